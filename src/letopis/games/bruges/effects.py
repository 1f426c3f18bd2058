"""The verbs of section 10 as steps: what a person's effect asks, and what it does to opponents."""

from typing import Any

from letopis.games.bruges import asking, asking_cards, asking_persons, asking_prices
from letopis.games.bruges.characters import Character, Op
from letopis.games.bruges.components import MOST_SEATS, Components
from letopis.games.bruges.counting import counted
from letopis.games.bruges.drawing import LOOKS, Drawing, look_at_drawn, start_drawing
from letopis.games.bruges.gains import begin, gain
from letopis.games.bruges.placing import misplaced_effect, misplaced_look
from letopis.games.bruges.playing import activated
from letopis.games.bruges.position import NO_CARD, BrugesPosition
from letopis.games.bruges.threats import RECKON, Receive, receive, strike
from letopis.games.bruges.uses import Home
from letopis.games.bruges.words import (
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
    OP_GIVE_GUILDERS,
    OP_GIVE_WORKERS,
    OP_HOUSE,
    OP_OPPONENTS,
    OP_PAY,
    OP_PENALTY,
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
from letopis.kernel.steps import Step


class Effect(Step[BrugesPosition]):
    """One verb of an effect, for the seat that carries it out; what cannot be done is skipped."""

    def __init__(self, seat: int, op: Op) -> None:
        super().__init__("effect", str(seat), op.path)
        self.seat = seat
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
            asking.ask(position, position.components.asks[self.seat][self.op.number][0])

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
        for victim in reversed(position.opponents(self.seat)):
            if not position.seats[victim].household.immune:
                strike_victim(position, self.seat, victim, op)

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        wrong = asking_persons.nobody_acts(position) if self.op.code in REFLEXIVE else None
        return wrong or misplaced_effect(position, place)


def strike_victim(position: BrugesPosition, seat: int, victim: int, op: Op) -> None:
    """What an effect does to one opponent, verb by verb."""
    for inner in reversed(op.inner):
        position.push(position.components.victim_steps[seat][victim][inner.number])


class VictimEffect(Step[BrugesPosition]):
    """BR-10.3: one verb on one opponent."""

    def __init__(self, seat: int, victim: int, op: Op) -> None:
        super().__init__("victim-effect", str(seat), str(victim), op.path)
        self.seat = seat
        self.victim = victim
        self.op = op

    def run(self, position: BrugesPosition) -> None:
        op = self.op
        victim = position.seats[self.victim]
        if op.code == OP_THREAT:
            position.push(RECKON[self.victim])
            receive(position, self.victim, op.colour, op.n)
        elif op.code == OP_GIVE_GUILDERS:
            amount = min(op.n, victim.guilders)
            victim.guilders -= amount
            position.seats[self.seat].guilders += amount
            if position.telling is not None:
                position.tell("event-gave-guilders", "BR-10.3", self.victim, {"other": self.seat, "count": amount})
        elif op.code == OP_GIVE_WORKERS:
            asking.ask(position, position.components.asks[self.victim][op.number][self.seat])
        elif op.code == OP_PENALTY:
            strike(position, self.victim, op.colour, False)

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        return "nobody strikes himself" if self.seat == self.victim else misplaced_effect(position, place)


class PersonStep(Step[BrugesPosition]):
    """A person's whole effect, when its turn comes."""

    def __init__(self, seat: int, card: Character) -> None:
        super().__init__("person", str(seat), card.id)
        self.seat = seat
        self.card = card

    def run(self, position: BrugesPosition) -> None:
        begin(position, self.seat, self.card)

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        return misplaced_effect(position, place) if self.card.event >= 0 else "that person waits for no event"


class Activated(Step[BrugesPosition]):
    """A person's activation, once its worker is paid."""

    def __init__(self, seat: int, card: int, id: str) -> None:
        super().__init__("activated", str(seat), id)
        self.seat = seat
        self.card = card

    def run(self, position: BrugesPosition) -> None:
        activated(position, self.seat, self.card)

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        player = position.seats[self.seat]
        at = player.household.place_of(self.card)
        if at < 0 or not player.rotated >> at & 1:
            return "that person was not activated"
        return misplaced_effect(position, place)


class Acting(Step[BrugesPosition]):
    """An effect that speaks of others is over: whose effect goes on, if any."""

    def __init__(self, card: int, id: str) -> None:
        super().__init__("acting", id)
        self.card = card

    def run(self, position: BrugesPosition) -> None:
        position.acting = self.card

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        before = [step for step in position.stack[:place] if isinstance(step, Acting)]
        if (self.card == NO_CARD) != (not before):
            return "nobody acts before the first who does"
        if self.card != NO_CARD and not position.components.cards[self.card].reflexive:
            return "that effect does not speak of others"
        return misplaced_effect(position, place)


class Sifting(Step[BrugesPosition]):
    """BR-10.2 draw_keep: all are drawn and looked at; now some are discarded."""

    def __init__(self, seat: int, op: Op) -> None:
        super().__init__("sifting", str(seat), op.path)
        self.seat = seat
        self.op = op

    def run(self, position: BrugesPosition) -> None:
        drawn = position.seats[self.seat].unseen
        look_at_drawn(position, self.seat)
        if drawn > self.op.keep:
            asking.ask(position, position.components.asks[self.seat][self.op.number][drawn])

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        drawn = position.seats[self.seat].unseen
        above = position.stack[place + 1] if place + 1 < len(position.stack) else None
        if isinstance(above, Drawing):
            drawn += above.left
        if drawn > self.op.n:
            return f"{drawn} cards are drawn, more than the effect allows"
        return misplaced_look(position, place, self.seat)


# ---- furnishing the components with every step that depends on the characters


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
            for step in asking.TAKE_WORKER[seat][1:]:
                self.one(step)
            for colour in range(len(components.colours)):
                for amount in range(1, components.markers + 1):
                    self.one(Receive(seat, colour, amount))

    def asks(self, seat: int, op: Op) -> list[Step[Any]]:
        """The questions of one verb: the first of the list is asked first."""
        made: list[Step[Any]] = []
        code = op.code
        if code == OP_WORKERS and op.colour == ANY:
            made = [asking.TAKE_WORKER[seat][op.n]]
        elif code == OP_WORKERS:
            made = [self.one(asking.TakeSame(seat, op.n))]
        elif code == OP_DRAW_KEEP:
            made = [self.one(Sifting(seat, op))]
            for drawn in range(1, op.n + 1):
                made.append(self.one(asking_cards.Sift(seat, op, drawn)))
        elif code == OP_TAKE_DISCARD:
            made = [self.one(asking_cards.TakeDiscard(seat, op))]
        elif code == OP_DISCARD_HAND:
            made = [self.one(asking_cards.DiscardHand(seat, op))]
        elif code == OP_DISCARD_THREATS:
            made = [self.one(asking_prices.DiscardThreats(seat, op))]
        elif code == OP_REPUTATION:
            made = [self.one(asking_prices.PayStep(seat, op))]
        elif code == OP_EXTRA_CARD:
            for left in range(op.n, 0, -1):
                extra = asking_cards.Extra(seat, op, left)
                made.append(self.one(extra))
                if left < op.n:
                    made.insert(len(made) - 1, self.one(asking_cards.Further(extra)))
        elif code == OP_CANAL:
            made = [self.one(asking_cards.Dig(seat, op))]
        elif code == OP_HOUSE:
            made = [
                self.one(asking_cards.HouseFromPile(seat, op) if op.from_deck else asking_cards.HouseFromHand(seat, op))
            ]
        elif code == OP_SETTLE:
            made = [self.one(asking_cards.SettleMore(seat, op))]
        elif code == OP_PAY:
            made = [self.one(asking_prices.Pay(seat, op))]
        elif code == OP_REFRESH:
            made = [self.one(asking_persons.Refresh(seat, op))]
        elif code == OP_RECALL:
            made = [self.one(asking_persons.Recall(seat, op))]
        elif code == OP_COPY_PERSON:
            made = [self.one(asking_persons.Copy(seat, op))]
        elif code == OP_FLIP_MAJORITY:
            made = [self.one(asking_persons.Flip(seat, op))]
        elif code == OP_CHOOSE:
            made = [self.one(asking_persons.ChooseOption(seat, op))]
        elif code == OP_OPPONENTS:
            made = [self.one(asking_persons.ChooseVictim(seat, op) if op.one else asking_persons.NameColour(seat, op))]
        elif code == OP_GIVE_WORKERS:
            made = [self.one(asking_persons.Give(seat, other, op)) for other in range(MOST_SEATS)]
        return made


def on_victim(op: Op) -> bool:
    """Whether a verb is one that strikes an opponent (BR-10.3)."""
    return VERBS[op.code] in VICTIM_VERBS


def furnish(components: Components) -> Components:
    """Put every step that depends on the characters beside them."""
    Furnisher(components).furnish()
    return components
