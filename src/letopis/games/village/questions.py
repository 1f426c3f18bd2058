"""What every question to a family has in common, and where it stands among the steps of a turn."""

from collections.abc import Sequence
from typing import Any, Final

from letopis.games.village.components.names import FARMYARD, KINDS, NONE
from letopis.games.village.components.pieces import Villager
from letopis.games.village.forecasts import next_death, quill_passed
from letopis.games.village.position import Player, VillagePosition
from letopis.kernel.actions import Action
from letopis.kernel.notes import Note
from letopis.kernel.refusals import Figures, Refusal
from letopis.kernel.steps import NO_SEATS, Pick, SeatChoice, SeatStep, Step

# V-11.3: the moments of a card's timing, as bits
OWN_TURN: Final = 1
TRAVELLING: Final = 2
AT_WELL: Final = 4
AT_SEA: Final = 8
MARRYING: Final = 16
DYING: Final = 32
TO_GRAVES: Final = 64
MARKET_ENDS: Final = 128
MOMENTS: Final[dict[str, int]] = {
    "own_turn": OWN_TURN,
    "action:travel": TRAVELLING,
    "action:well": AT_WELL,
    "action:sea_travel": AT_SEA,
    "action:wedding": MARRYING,
    "own_death_choice": DYING,
    "own_death_to_graves": TO_GRAVES,
    "own_market_day_end": MARKET_ENDS,
    "end_game": 0,
}
MOMENT_OF: Final[dict[str, int]] = {  # by question, beside the own turn
    "turn-choice": AT_WELL,
    "travel": TRAVELLING,
    "voyage": AT_SEA,
    "load": AT_SEA,
    "sail": AT_SEA,
    "landing": AT_SEA,
    "wedding": MARRYING,
    "death": DYING,
    "burial": TO_GRAVES,
    "market-ends": MARKET_ENDS,
}

NO_SUCH_CARD: Final = Refusal("V-11.1", "refusal-no-such-card")
KEPT_TO_THE_END: Final = Refusal("V-11.2", "refusal-kept-to-the-end")
OWN_TURN_ONLY: Final = Refusal("V-11.3", "refusal-own-turn-only")
NOT_NOW: Final = Refusal("V-11.3", "refusal-card-not-now")
USELESS: Final = Refusal("V-11.1", "refusal-card-useless")
NO_SUCH_MEMBER: Final = Refusal("V-7.31", "refusal-no-such-member")


class CardEffects:
    """What cards do: their own module knows, and puts itself here (it needs `Asked` first)."""

    def is_useful(self, position: VillagePosition, seat: int, card: Villager) -> bool:
        """Whether a villager would do anything now."""
        raise NotImplementedError

    def play(self, position: VillagePosition, seat: int, card: Villager) -> None:
        """Play a villager."""
        raise NotImplementedError

    def discard(self, position: VillagePosition, seat: int, card: Villager) -> None:
        """A villager leaves the game."""
        raise NotImplementedError


CARDS_DO: Final[list[CardEffects]] = []


class EndOfTurn(SeatStep[VillagePosition]):
    """The bottom of the stack while somebody has his turn."""


def in_own_turn(position: VillagePosition, seat: int) -> bool:
    """V-11.3: a market day of another, the mass and the ceremony are nobody's turn but the starter's."""
    bottom = position.stack[0]
    return isinstance(bottom, EndOfTurn) and bottom.seat == seat


def card_refusal(position: VillagePosition, seat: int, card: Villager, moment: int) -> Refusal | None:
    """V-11.3: whether a card may be played at a moment."""
    if card.number not in position.seats[seat].hand:
        return NO_SUCH_CARD
    if card.at_end:
        return KEPT_TO_THE_END
    if not in_own_turn(position, seat):
        return OWN_TURN_ONLY
    if MOMENTS[card.timing] & moment == 0:
        return NOT_NOW
    return None if CARDS_DO[0].is_useful(position, seat, card) else USELESS


class Asked(SeatChoice[VillagePosition]):
    """A choice of one seat: rooms of the rulebook say `answers`, `why_not` and `do`."""

    plays: int = 0  # the moment whose cards are answers to this very question (V-11.3)
    may_pass: bool = False  # whether "nothing of it" is an answer, too
    module: str = ""  # the expansion it belongs to
    takes_time: bool = False  # answers may cost time, so that somebody dies
    gives_away: str = ""  # the rule by which passing leaves something that costs nothing

    def __init__(self, kind: str, seat: int, *words: str) -> None:
        super().__init__(kind, seat, *words)
        self.verbs = (*(self.verbs or (kind,)), *(("pass",) if self.may_pass else ()), "play")

    # ---- what a room provides

    def answers(self, position: VillagePosition, seat: int) -> list[Action]:
        """Every answer of its own, allowed or not."""
        return []

    def why_not(self, position: VillagePosition, seat: int, action: Action) -> Refusal | None:
        """Why an answer of its own is not allowed."""
        return None

    def do(self, position: VillagePosition, seat: int, action: Action) -> None:
        """What an answer of its own leads to."""
        raise NotImplementedError

    def passed(self, position: VillagePosition, seat: int) -> None:
        """What it leads to that a family passes."""

    def remark(self, position: VillagePosition, seat: int, action: Action) -> Note | None:
        """What a family should know of an answer before it gives it, beside that it brings a death."""
        return None

    def misplaced(self, position: VillagePosition, place: int) -> str | None:
        return not_in_action(position, place, self.seat, self.module)

    # ---- the step

    def candidates(self, position: VillagePosition, seat: int) -> Sequence[Action]:
        found = [*self.answers(position, seat)]
        if self.may_pass:
            found.append(position.components.passing)
        return found + self.cards(position, seat) if self.plays else found

    def cards(self, position: VillagePosition, seat: int) -> list[Action]:
        """The cards in hand that are made for this question."""
        villagers = position.components.villagers
        hand = position.seats[seat].hand
        return [villagers[card].play for card in hand if MOMENTS[villagers[card].timing] & self.plays]

    def actions(self, position: VillagePosition, seat: int) -> Sequence[Action]:
        found: list[Action] = []
        for action in self.answers(position, seat):
            if self.why_not(position, seat, action) is None:
                found.append(action)
        if self.may_pass:
            found.append(position.components.passing)
        if self.plays and position.seats[seat].hand:
            for action in self.cards(position, seat):
                if self.refusal(position, seat, action) is None:
                    found.append(action)
        return found

    def refusal(self, position: VillagePosition, seat: int, action: Action) -> Refusal | None:
        if action.kind == "play":
            return card_refusal(position, seat, position.components.villagers[action.number], self.plays)
        return None if self.may_pass and action.kind == "pass" else self.why_not(position, seat, action)

    def figures(self, position: VillagePosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return words_of(action)

    def note(self, position: VillagePosition, seat: int, action: Action) -> Note | None:
        if action.kind == "play":
            return None
        if self.may_pass and action is position.components.passing:
            left = len(self.actions(position, seat)) - 1
            return (
                Note("given-away", self.gives_away, {"count": left}, warns=True) if self.gives_away and left else None
            )
        remark = self.remark(position, seat, action)
        return quill_passed(position, seat, action) if remark is None and self.takes_time else remark

    def forecasts(self, position: VillagePosition, seat: int) -> list[Note]:
        return next_death(position, seat) if self.takes_time else []

    def apply(self, position: VillagePosition, seat: int, action: Action) -> None:
        if action.kind == "play":
            position.push(self)
            CARDS_DO[0].play(position, seat, position.components.villagers[action.number])
        elif self.may_pass and action is position.components.passing:
            self.passed(position, seat)
        else:
            self.do(position, seat, action)


class AskedIfAny(Asked):
    """A question that falls away when nothing is left to answer: another card may have taken it in the meantime."""

    def awaits(self, position: VillagePosition) -> tuple[int, ...]:
        return self.seats if self.actions(position, self.seat) else NO_SEATS

    def close(self, position: VillagePosition) -> None:
        """Nothing is left to do."""

    def misplaced(self, position: VillagePosition, place: int) -> str | None:
        """A card is played beside any question of the own turn."""
        return not_beside(position, place, self.seat)


def words_of(action: Action) -> Figures:
    """The words of an action as the figures of a refusal."""
    return dict(zip(("first", "second", "third"), [*action.words, "", "", ""]))


def at_home(player: Player, kind: int) -> bool:
    """V-7.30: a member of this kind is on the farmyard."""
    return FARMYARD * KINDS + kind in player.members


# ---- where a step may stand


def beneath(position: VillagePosition, place: int) -> tuple[str, int]:
    """The step beneath a place of the stack: its verb, and the seat it names, if it names one."""
    if place == 0:
        return "", NONE
    words = position.stack[place - 1].text.split()
    names_seat = len(words) > 1 and words[0] != "door-of"
    return words[0], int(words[1]) if names_seat else NONE


def not_on(position: VillagePosition, place: int, seat: int, *verbs: str) -> str | None:
    """None if it stands on a step of one of these kinds, of the same seat where that one names a seat."""
    verb, other = beneath(position, place)
    if verb in verbs and other in (seat, NONE):
        return None
    return f"it stands on {' or '.join([f'“{verb}”' for verb in verbs])} of the same seat"


def not_in_action(position: VillagePosition, place: int, seat: int, module: str) -> str | None:
    """None if it is the question of an action, of a module in play: the rest of the turn is beneath it."""
    if module and module not in position.setup.modules:
        return f"the {module.title()} is not in play"
    return not_on(position, place, seat, "afterwards")


def not_beside(position: VillagePosition, place: int, seat: int) -> str | None:
    """None if it stands on a question of the same seat, in its own turn."""
    if not in_own_turn(position, seat):
        return f"it is not the turn of seat {seat}"
    return None if is_question(position, place - 1, seat) else "it stands beside a question of the same seat"


def is_question(position: VillagePosition, place: int, seat: int) -> bool:
    """Whether the step at a place asks this seat."""
    if place < 0:
        return False
    step = position.stack[place]
    return isinstance(step, SeatChoice) and step.seat == seat


def picked_at(position: VillagePosition, place: int) -> tuple[Action, ...]:
    """What was picked in the pick at a place of the stack."""
    number = 0
    for below in range(place):
        if isinstance(position.stack[below], Pick):
            number += 1
    return position.picks[number]


def is_under_way(position: VillagePosition, verb: str, seat: int) -> bool:
    """Whether a step of this kind and seat is on the stack."""
    text = f"{verb} {seat}"
    return any([step.text == text or step.text.startswith(f"{text} ") for step in position.stack])


def steps_of(position: VillagePosition, verb: str) -> list[Step[Any]]:
    """The steps of a kind on the stack."""
    return [step for step in position.stack if step.text.split()[0] == verb]
