"""The verbs of section 10: what each does or asks, and every step that depends on the characters, made once."""

from collections.abc import Sequence
from typing import Any, Final

from letopis.games.bruges import building, hand, leadership, opponents, payments, persons, reputation, settling, threats
from letopis.games.bruges.characters import Op
from letopis.games.bruges.components import MOST_SEATS, Components
from letopis.games.bruges.counting import counted
from letopis.games.bruges.course import BrugesSeatStep
from letopis.games.bruges.drawing import LOOKS, start_drawing
from letopis.games.bruges.effects import VerbAsk, VerbPick, ask, carry_out, gain
from letopis.games.bruges.foretelling import of_nothing
from letopis.games.bruges.opponents import Give, VictimEffect, strike_victim
from letopis.games.bruges.persons import Acting, Activated, PersonStep, nobody_acts
from letopis.games.bruges.playing import Extra, Further
from letopis.games.bruges.position import NO_CARD, BrugesPosition
from letopis.games.bruges.settling import Home
from letopis.games.bruges.taking import TAKE_WORKER, TakeSame
from letopis.games.bruges.threats import Receive
from letopis.games.bruges.vocabulary import (
    ANY,
    CHOOSE,
    OP_CANAL,
    OP_CHOOSE,
    OP_COPY_PERSON,
    OP_DISCARD_HAND,
    OP_DISCARD_THREATS,
    OP_DRAW,
    OP_DRAW_KEEP,
    OP_EXTRA_CARD,
    OP_FLIP_MAJORITY,
    OP_GIVE_WORKERS,
    OP_HOUSE,
    OP_OPPONENTS,
    OP_PAY,
    OP_PER,
    OP_RECALL,
    OP_REFRESH,
    OP_REPUTATION,
    OP_SETTLE,
    OP_TAKE_DISCARD,
    OP_THREAT,
    OP_WORKERS,
    REFLEXIVE,
    VERBS,
    VICTIM_VERBS,
)
from letopis.kernel.actions import Action
from letopis.kernel.notes import Note
from letopis.kernel.refusals import NOT_ASKED, Figures, Refusal
from letopis.kernel.steps import Step


class Effect(BrugesSeatStep):
    """One verb of an effect, for the seat that carries it out; what cannot be done is skipped."""

    def __init__(self, seat: int, op: Op) -> None:
        super().__init__("effect", seat, op.path)
        self.op = op

    def run(self, position: BrugesPosition) -> None:
        op = self.op
        if op.plain:
            gain(position, self.seat, op)
        elif op.code == OP_PER:
            self.per(position)
        elif op.code == OP_OPPONENTS:
            self.opponents(position)
        elif op.code == OP_DRAW:
            position.push(LOOKS[self.seat])
            start_drawing(position, self.seat, op.n)
        elif op.code == OP_DRAW_KEEP:
            position.push(position.components.asks[self.seat][op.number][0])
            start_drawing(position, self.seat, op.n)
        else:
            self.ask(position)

    def ask(self, position: BrugesPosition) -> None:
        """Ask, if there is anything to choose."""
        if not self.op.from_deck or position.can_draw():
            ask(position, position.components.asks[self.seat][self.op.number][0])

    def per(self, position: BrugesPosition) -> None:
        """BR-10.2 per: the reward so many times."""
        op = self.op
        assert op.counter is not None
        for _ in range(min(counted(position, self.seat, op.counter) // op.per, op.most)):
            steps = position.components.effect_steps[self.seat]
            for inner in reversed(op.inner):
                position.push(steps[inner.number])

    def opponents(self, position: BrugesPosition) -> None:
        """BR-10.3: each opponent in turn, or one, or first a colour is named; the immune are passed over."""
        op = self.op
        if op.one or any([inner.colour == CHOOSE and inner.code == OP_THREAT for inner in op.inner]):
            self.ask(position)
            return
        for victim in reversed(position.others(self.seat)):
            if not position.seats[victim].household.immune:
                strike_victim(position, self.seat, victim, op)

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        wrong = nobody_acts(position) if self.op.code in REFLEXIVE else None
        return wrong or super().misplaced(position, place)


class ChooseOption(VerbAsk):
    """BR-10.2 choose: one of several lists."""

    def context(self, position: BrugesPosition, seat: int) -> Figures:
        return {"card": position.components.cards[self.op.card].id}

    def things(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        return position.components.options[: len(self.op.options)]

    def unfit(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        return None if action.number < len(self.op.options) else NOT_ASKED

    def note(self, position: BrugesPosition, seat: int, action: Action) -> Note | None:
        return of_nothing(position, self, seat, action)

    def take(self, position: BrugesPosition, seat: int, action: Action) -> None:
        carry_out(position, seat, self.op.options[action.number])


# ---- furnishing the components with every step that depends on the characters

QUESTIONS: Final[dict[int, tuple[str, type[VerbAsk] | type[VerbPick]]]] = {  # of the verbs that ask just one
    OP_TAKE_DISCARD: ("take-discard", hand.TakeDiscard),
    OP_DISCARD_HAND: ("discard-hand", hand.DiscardHand),
    OP_DISCARD_THREATS: ("discard-threats", threats.DiscardThreats),
    OP_REPUTATION: ("pay-step", reputation.PayStep),
    OP_CANAL: ("dig", building.Dig),
    OP_SETTLE: ("settle-more", settling.SettleMore),
    OP_PAY: ("pay", payments.Pay),
    OP_REFRESH: ("refresh", persons.Refresh),
    OP_RECALL: ("recall", persons.Recall),
    OP_COPY_PERSON: ("copy", persons.Copy),
    OP_FLIP_MAJORITY: ("flip", leadership.Flip),
    OP_CHOOSE: ("choose", ChooseOption),
}


class Furnisher:
    """Makes each step once; equal ones are the same object."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.steps = components.steps

    def one(self, step: Step[Any]) -> Step[Any]:
        """The step of this notation, made only once."""
        known = self.steps.get(step.text)
        if known is None:
            known = self.steps[step.text] = step
        return known

    def only(self, step: Step[Any], makes_sense: bool) -> Step[Any]:
        """The step, which a notation may name only if it makes sense."""
        return self.one(step) if makes_sense else step

    def furnish(self) -> None:
        """All of them."""
        components = self.components
        seats = range(MOST_SEATS)
        for card in components.cards:
            components.acting_steps.append(self.one(Acting(card.number, card.id)))
        components.acting_steps.append(self.one(Acting(NO_CARD, "nobody")))
        for seat in seats:
            components.effect_steps.append([self.only(Effect(seat, op), not on_victim(op)) for op in components.ops])
            components.person_steps.append([self.one(PersonStep(seat, card)) for card in components.cards])
            components.activated_steps.append(
                [self.one(Activated(seat, card.number, card.id)) for card in components.cards]
            )
            components.victim_steps.append(
                [
                    [
                        self.only(VictimEffect(seat, victim, op), on_victim(op) and op.colour != CHOOSE)
                        for op in components.ops
                    ]
                    for victim in seats
                ]
            )
            components.asks.append([self.asks(seat, op) for op in components.ops])
            components.home_steps.append([self.one(Home(seat, card.number, card.id)) for card in components.cards])
        for seat in seats:
            for colour in range(len(components.colours)):
                for amount in range(1, components.markers + 1):
                    self.one(Receive(seat, colour, amount))

    def asks(self, seat: int, op: Op) -> list[Step[Any]]:
        """The questions of one verb: the first of the list is asked first."""
        code = op.code
        question: Step[Any] | None = None
        if code in QUESTIONS:
            kind, make = QUESTIONS[code]
            question = make(kind, seat, op)
        elif code == OP_WORKERS:
            question = TAKE_WORKER[seat][op.n - 1] if op.colour == ANY else TakeSame(seat, op.n)
        elif code == OP_HOUSE and op.from_deck:
            question = building.HouseFromPile("house-from-pile", seat, op)
        elif code == OP_HOUSE:
            question = building.HouseFromHand("house-from-hand", seat, op)
        elif code == OP_OPPONENTS and op.one:
            question = opponents.ChooseVictim("victim", seat, op)
        elif code == OP_OPPONENTS:
            question = opponents.NameColour("name", seat, op)
        if question is not None:
            return [self.one(question)]
        made: list[Step[Any]] = []
        if code == OP_DRAW_KEEP:
            made = [hand.Sifting(seat, op), *[hand.Sift(seat, op, drawn) for drawn in range(1, op.n + 1)]]
        elif code == OP_EXTRA_CARD:
            made = [Extra(seat, op, op.n)]
            for left in range(op.n - 1, 0, -1):
                extra = Extra(seat, op, left)
                made += [Further(extra), extra]
        elif code == OP_GIVE_WORKERS:
            made = [Give(seat, other, op) for other in range(MOST_SEATS)]
        return [self.one(step) for step in made]


def on_victim(op: Op) -> bool:
    """Whether a verb is one that strikes an opponent (BR-10.3)."""
    return VERBS[op.code] in VICTIM_VERBS


def furnish(components: Components) -> Components:
    """Put every step that depends on the characters beside them."""
    Furnisher(components).furnish()
    return components
