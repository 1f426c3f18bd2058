"""Carrying out effects (section 10): gains at once, the rest as steps; what they ask; whom an event wakes."""

from collections.abc import Sequence

from letopis.games.bruges.characters import Character, Op
from letopis.games.bruges.counting import counted
from letopis.games.bruges.course import BrugesChoice, misplaced
from letopis.games.bruges.houses import Household
from letopis.games.bruges.position import BrugesPosition, Player
from letopis.games.bruges.vocabulary import (
    CANAL_MARK,
    CARD,
    DICE_ROLLED,
    EACH,
    HIGHEST,
    LOWEST,
    OP_DIE_MONEY,
    OP_GUILDERS,
    OP_PER,
    OP_POINTS,
    OP_WORKERS,
    PERSON_ACTIVATED,
    SETTLE,
)
from letopis.kernel.actions import Action
from letopis.kernel.refusals import Figures, Refusal
from letopis.kernel.steps import Pick, Step

# ---- carrying out


def carry_out(position: BrugesPosition, seat: int, ops: list[Op]) -> None:
    """An effect's list in order (BR-10.2): gains at once, from the first question on as steps."""
    length = len(ops)
    place = 0
    while place < length and ops[place].plain:
        gain(position, seat, ops[place])
        place += 1
    if place < length:
        steps = position.components.effect_steps[seat]
        for later in range(length - 1, place - 1, -1):
            position.stack.append(steps[ops[later].number])


def begin(position: BrugesPosition, seat: int, card: Character) -> None:
    """A person's effect begins; one that speaks of "other" persons knows itself while it lasts."""
    if card.reflexive:
        position.stack.append(position.components.acting_steps[position.acting])
        position.acting = card.number
    carry_out(position, seat, card.effect)


def gain(position: BrugesPosition, seat: int, op: Op) -> None:
    """A gain that asks nobody anything."""
    player = position.seats[seat]
    code = op.code
    if code == OP_GUILDERS:
        player.guilders += op.n
    elif code == OP_POINTS:
        player.points += op.n
    elif code == OP_WORKERS:
        gain_workers(position, player, op)
    elif code == OP_DIE_MONEY:
        player.guilders += die_value(position, op.which)
    elif code == OP_PER:
        assert op.counter is not None
        times = min(counted(position, seat, op.counter) // op.per, op.most)
        for _ in range(times):
            for inner in op.inner:
                gain(position, seat, inner)
        return
    else:
        return  # a verb that changes a rule
    if position.telling is not None:
        tell_gain(position, seat, op)


def gain_workers(position: BrugesPosition, player: Player, op: Op) -> None:
    """Workers of a colour that needs no choice."""
    if op.colour == EACH:
        for colour in range(len(player.workers)):
            player.workers[colour] += op.n
    elif op.colour == CARD:
        player.workers[position.played] += op.n
    else:
        player.workers[op.colour] += op.n


def die_value(position: BrugesPosition, which: int) -> int:
    """The highest or lowest die, or that of a colour."""
    if which == HIGHEST:
        return max(position.dice)
    return min(position.dice) if which == LOWEST else position.dice[which]


def tell_gain(position: BrugesPosition, seat: int, op: Op) -> None:
    """The log line of a gain."""
    components = position.components
    card = components.cards[op.card].id
    if op.code == OP_GUILDERS:
        position.tell("event-gained-guilders", "BR-10.2", seat, {"card": card, "count": op.n})
    elif op.code == OP_POINTS:
        position.tell("event-gained-points", "BR-10.2", seat, {"card": card, "count": op.n})
    elif op.code == OP_DIE_MONEY:
        count = die_value(position, op.which)
        position.tell("event-gained-guilders", "BR-10.2", seat, {"card": card, "count": count})
    elif op.colour == EACH:
        position.tell("event-gained-workers-each", "BR-10.2", seat, {"card": card, "count": op.n})
    else:
        colour = components.colours[position.played if op.colour == CARD else op.colour]
        position.tell("event-gained-workers", "BR-10.2", seat, {"card": card, "count": op.n, "colour": colour})


# ---- events and whom they wake (BR-10.5, BR-10.6)


def applies(card: Character, event: int, by_card: bool, detail: int) -> bool:
    """BR-10.7: whether this event is the one the person waits for."""
    if card.action_only and not by_card:
        return False
    if card.when_colour >= 0:
        return card.when_colour == detail
    if event == SETTLE:
        return detail >= card.min_cost
    if event == CANAL_MARK and card.cells:
        return detail in card.cells
    if event == DICE_ROLLED and card.values:
        return detail in card.values
    if event == PERSON_ACTIVATED and card.when_kind >= 0:
        return card.when_kind == detail
    return True


def fire(
    position: BrugesPosition, seat: int, household: Household, event: int, by_card: bool = False, detail: int = -1
) -> None:
    """BR-10.4: what the seat's own persons give right after an event: gains at once, then what asks (BR-7.13)."""
    listening = household.listeners[event]
    if not listening:
        return
    cards = position.components.cards
    asking = 0
    for number in listening:
        card = cards[number]
        if applies(card, event, by_card, detail):
            if card.plain:
                for op in card.effect:
                    gain(position, seat, op)
            else:
                asking += 1
    if asking:
        steps = position.components.person_steps[seat]
        for place in range(len(listening) - 1, -1, -1):
            card = cards[listening[place]]
            if not card.plain and applies(card, event, by_card, detail):
                position.push(steps[card.number])


def fire_opponents(position: BrugesPosition, seat: int, event: int, detail: int = -1) -> None:
    """BR-7.13: what the opponents' persons give, clockwise from whoever's turn it is, after what lies above."""
    order = position.clockwise(position.active)
    for place in range(len(order) - 1, -1, -1):
        other = order[place]
        if other == seat:
            continue
        listening = position.seats[other].household.listeners[event]
        for at in range(len(listening) - 1, -1, -1):
            card = position.components.cards[listening[at]]
            if applies(card, event, False, detail):
                position.push(position.components.person_steps[other][card.number])


# ---- what an effect asks (BR-10.2, BR-10.3)


class Ask(BrugesChoice):
    """A question of an effect: one of several things or, where one may, to decline."""

    may_decline: bool = False

    def things(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        """All that may be chosen here, allowed or not, but to decline."""
        raise NotImplementedError

    def unfit(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        """Why this cannot be chosen, or None."""
        return None

    def take(self, position: BrugesPosition, seat: int, action: Action) -> None:
        """Do what was chosen."""
        raise NotImplementedError

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        things = self.things(position, seat)
        return [*things, position.components.decline] if self.may_decline else things

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        return None if action is position.components.decline else self.unfit(position, seat, action)

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        if action is not position.components.decline:
            self.take(position, seat, action)


class VerbAsk(Ask):
    """A question of one verb, whose place among the effects its notation names: `dig 0 brewer 1`."""

    def __init__(self, kind: str, seat: int, op: Op, *words: str) -> None:
        super().__init__(kind, seat, op.path, *words)
        self.op = op


class Several(Pick[BrugesPosition]):
    """A question of an effect about several things: one more, one back, enough."""

    may_decline: bool = False

    def enough(self, position: BrugesPosition, seat: int) -> Action | None:
        return position.components.decline if self.may_decline else None

    def left(self, position: BrugesPosition) -> int:
        """How many more it may be, as the pick that is asked for."""
        return self.most(position, self.seat) - len(position.picks[-1])

    def context(self, position: BrugesPosition, seat: int) -> Figures:
        return {"count": self.left(position)}

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        if len(position.picked_at(place)) > self.most(position, self.seat):
            return f"{len(position.picked_at(place))} things are picked, more than the effect allows"
        return misplaced(position, place)


class VerbPick(Several):
    """The same of one verb."""

    def __init__(self, kind: str, seat: int, op: Op, *words: str) -> None:
        super().__init__(kind, seat, op.path, *words)
        self.op = op

    def most(self, position: BrugesPosition, seat: int) -> int:
        return self.op.n


def ask(position: BrugesPosition, question: Step[BrugesPosition]) -> None:
    """Put a question on the stack; one that leaves nothing to choose but to decline is skipped."""
    if isinstance(question, Several):
        position.begin(question)  # closes by itself when there is nothing to pick
        return
    assert isinstance(question, Ask)
    if len(question.actions(position, question.seat)) > (1 if question.may_decline else 0):
        position.push(question)


def tidy_tail(cards: list[int], picked: int) -> None:
    """In whatever order cards were picked, they lie in one: it leaves no trace."""
    if picked > 1:
        cards[-picked:] = sorted(cards[-picked:])
