"""Phase 3, playing cards (BR-5.1, BR-5.2), persons activated around them (BR-7.9), and extra cards (BR-10.2)."""

from collections.abc import Sequence
from typing import Final

from letopis.games.bruges.building import NOT_IN_HAND
from letopis.games.bruges.characters import Op
from letopis.games.bruges.components import MOST_SEATS
from letopis.games.bruges.course import BrugesChoice, BrugesSeatStep, BrugesStep
from letopis.games.bruges.effects import VerbAsk, ask
from letopis.games.bruges.foretelling import after, leads, points
from letopis.games.bruges.persons import (
    activatable,
    activate,
    activation_figures,
    activation_refusal,
    activations,
    is_idle,
    list_activations,
    worth_activating,
)
from letopis.games.bruges.position import BrugesPosition
from letopis.games.bruges.threats import dangers
from letopis.games.bruges.uses import list_uses, of_use, play_card, use_figures, use_refusal
from letopis.games.bruges.vocabulary import ALL_USES, PHASE_PLAY, USE_GUILDERS, USES
from letopis.kernel.actions import Action
from letopis.kernel.notes import Note
from letopis.kernel.refusals import Figures, Refusal

MUST_PLAY: Final = Refusal("BR-5.1", "refusal-must-play")
ONE_CARD_A_TURN: Final = Refusal("BR-5.1", "refusal-one-card-a-turn")
WRONG_USE: Final = Refusal("BR-10.2", "refusal-wrong-use")
IN_A_TURN: Final[tuple[str, ...]] = (*USES, "activate", "end")


class PlayPhase(BrugesStep):
    """BR-5.1: everybody has so many turns, one after another."""

    def run(self, position: BrugesPosition) -> None:
        position.phase = PHASE_PLAY
        position.push(TURNS[position.components.turns - 1])


class Turns(BrugesStep):
    """One turn for each, from the first player clockwise; and then the rest of them."""

    def __init__(self, left: int) -> None:
        super().__init__("turns", str(left))
        self.left = left

    def run(self, position: BrugesPosition) -> None:
        if self.left > 1:
            position.push(TURNS[self.left - 2])
        position.push_in_turn(TURN)


class Turn(BrugesSeatStep):
    """BR-5.1, BR-5.2: a turn before its card; without a card in hand it is for activations, until one is drawn."""

    def run(self, position: BrugesPosition) -> None:
        position.active = self.seat
        if position.seats[self.seat].hand:
            position.push(PLAY[self.seat])
        elif activatable(position, self.seat):
            position.push(IDLE[self.seat] if position.rules > 1 else REST[self.seat])


class AfterCard(BrugesSeatStep):
    """BR-7.9: after the card, persons may be activated; if none can be, the turn is over."""

    def run(self, position: BrugesPosition) -> None:
        if activatable(position, self.seat):
            position.push(REST[self.seat])


def turns_to_come(position: BrugesPosition, seat: int) -> int:
    """How many turns a seat still has in this round."""
    if position.phase < PHASE_PLAY:
        return position.components.turns
    turns = 0
    counted_on = False  # the turns after this circle, of which the stack has at most one step
    mine = TURN[seat]
    stack = position.stack
    for step in stack:
        if step is mine:
            turns += 1
        elif not counted_on and isinstance(step, Turns):
            turns += step.left
            counted_on = True
    if stack and position.active == seat and stack[-1].kind == "play":
        turns += 1
    return turns


def of_activation(position: BrugesPosition, seat: int, action: Action) -> Note | None:
    """Whether a person would be activated for nothing."""
    idle = is_idle(position, seat, action.number)
    return Note("idle", "BR-7.9", {"card": action.words[0]}, warns=True) if idle else None


class Play(BrugesChoice):
    """BR-5.1: a card for one of its six uses, or first a person's activation."""

    verbs: tuple[str, ...] = IN_A_TURN

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        components = position.components
        found: list[Action] = []
        for card in position.seats[seat].hand:
            found.extend(components.cards[card].plays)
        found.extend(activations(position, seat))
        return found

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        if action.kind == "activate":
            return activation_refusal(position, seat, action.number)
        if action.kind == "end":
            return MUST_PLAY
        return use_refusal(position, seat, action.number // len(USES), action.number % len(USES))

    def actions(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        found: list[Action] = []
        list_uses(position, seat, ALL_USES, found)
        list_activations(position, seat, found)
        return found

    def note(self, position: BrugesPosition, seat: int, action: Action) -> Note | None:
        if action.kind == "activate":
            return of_activation(position, seat, action)
        if action.number % len(USES) <= USE_GUILDERS and self.is_last_of_all(position, seat):
            then = after(position, self, seat, action)
            if points(then, seat) == points(position, seat) and not then.stack:
                return Note("no-points", "BR-8.1", {"use": f"use-{action.kind}"})
        return of_use(position, self, seat, action)

    def is_last_of_all(self, position: BrugesPosition, seat: int) -> bool:
        """BR-4.7: whether the seat plays its last card of the game."""
        return position.last == position.round and turns_to_come(position, seat) == 1

    def forecasts(self, position: BrugesPosition, seat: int) -> list[Note]:
        more = turns_to_come(position, seat) - 1
        last = self.is_last_of_all(position, seat)
        turns = Note("last-turn", "BR-4.7") if last else Note("turns", "BR-5.1", {"count": more})
        return [turns, *dangers(position, seat), *leads(position, seat)]

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        if action.kind == "activate":
            return activation_figures(position, action)
        return use_figures(position, seat, action, refusal)

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        if action.kind == "activate":
            position.push(TURN[seat])
            activate(position, seat, action.number)
        else:
            position.push(AFTER[seat])
            play_card(position, seat, action.number)

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        held = position.seats[self.seat].hand
        return super().misplaced(position, place) if held else "the hand is empty"


class Rest(BrugesChoice):
    """BR-7.9: after the card: activate persons, or end the turn."""

    verbs: tuple[str, ...] = IN_A_TURN

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        return [*activations(position, seat), position.components.end]

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        if action.kind == "activate":
            return activation_refusal(position, seat, action.number)
        if action.kind in USES:
            return ONE_CARD_A_TURN
        return None

    def actions(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        found: list[Action] = []
        list_activations(position, seat, found)
        found.append(position.components.end)
        return found

    def note(self, position: BrugesPosition, seat: int, action: Action) -> Note | None:
        if action.kind == "activate":
            return of_activation(position, seat, action)
        left = worth_activating(position, seat) if turns_to_come(position, seat) == 0 else []
        if not left:
            return None
        return Note("unused", "BR-4.16", {"cards": " ".join(left), "count": len(left)}, warns=True)

    def forecasts(self, position: BrugesPosition, seat: int) -> list[Note]:
        return leads(position, seat)

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return activation_figures(position, action)

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        if action.kind == "activate":
            position.push(AFTER[seat])
            activate(position, seat, action.number)


class Idle(Rest):
    """BR-5.2: a turn without a card so far: activate persons, or end the turn; a card that is drawn is played."""

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        return NOT_IN_HAND if action.kind in USES else super().refusal(position, seat, action)

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        if action.kind == "activate":
            position.push(TURN[seat])
            activate(position, seat, action.number)

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        held = position.seats[self.seat].hand
        return "the hand holds a card to play" if held else super().misplaced(position, place)


class Extra(VerbAsk):
    """BR-10.2 extra_card: one more card now, for one of the listed uses, under all normal rules."""

    may_decline = True
    verbs: tuple[str, ...] = (*USES, "decline")

    def __init__(self, seat: int, op: Op, left: int) -> None:
        super().__init__("extra", seat, op, str(left))
        self.left = left

    def things(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        cards = position.components.cards
        found: list[Action] = []
        for card in position.seats[seat].hand:
            found.extend([cards[card].plays[use] for use in range(len(USES)) if self.op.uses >> use & 1])
        return found

    def unfit(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        use = action.number % len(USES)
        if not self.op.uses >> use & 1:
            return WRONG_USE
        return use_refusal(position, seat, action.number // len(USES), use)

    def actions(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        found: list[Action] = []
        list_uses(position, seat, self.op.uses, found)
        found.append(position.components.decline)
        return found

    def note(self, position: BrugesPosition, seat: int, action: Action) -> Note | None:
        return None if action is position.components.decline else of_use(position, self, seat, action)

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        words = use_figures(position, seat, action, refusal)
        words["uses"] = " ".join([f"use-{USES[use]}" for use in range(len(USES)) if self.op.uses >> use & 1])
        return words

    def take(self, position: BrugesPosition, seat: int, action: Action) -> None:
        if self.left > 1:
            position.push(position.components.asks[seat][self.op.number][(self.op.n - self.left) * 2 + 1])
        play_card(position, seat, action.number)


class Further(BrugesStep):
    """An extra card more, after whatever the last one wakes; if there is still a point in asking."""

    def __init__(self, extra: Extra) -> None:
        super().__init__("further", extra.text)
        self.named = extra.named
        self.extra = extra

    def run(self, position: BrugesPosition) -> None:
        ask(position, self.extra)


PLAY_PHASE: Final[PlayPhase] = PlayPhase("play-phase")
TURNS: Final[list[Turns]] = [Turns(left) for left in range(1, 10)]
TURN: Final[list[Turn]] = [Turn("turn", seat) for seat in range(MOST_SEATS)]
AFTER: Final[list[AfterCard]] = [AfterCard("after-card", seat) for seat in range(MOST_SEATS)]
PLAY: Final[list[Play]] = [Play("play", seat) for seat in range(MOST_SEATS)]
REST: Final[list[Rest]] = [Rest("rest", seat) for seat in range(MOST_SEATS)]
IDLE: Final[list[Idle]] = [Idle("idle", seat) for seat in range(MOST_SEATS)]
