"""What effects do to opponents (BR-10.3)."""

from collections.abc import Sequence
from typing import Any, Final

from letopis.games.bruges.building import NO_WORKER
from letopis.games.bruges.characters import Op
from letopis.games.bruges.course import BrugesSeatStep
from letopis.games.bruges.effects import VerbAsk, VerbPick, ask
from letopis.games.bruges.foretelling import of_nothing, of_penalties
from letopis.games.bruges.position import BrugesPosition
from letopis.games.bruges.threats import RECKON, receive, strike
from letopis.games.bruges.vocabulary import CHOOSE, OP_GIVE_GUILDERS, OP_GIVE_WORKERS, OP_PENALTY, OP_THREAT
from letopis.kernel.actions import Action
from letopis.kernel.notes import Note
from letopis.kernel.refusals import Figures, Refusal
from letopis.kernel.steps import Step

NOT_AN_OPPONENT: Final = Refusal("BR-10.3", "refusal-not-an-opponent")
IS_IMMUNE: Final = Refusal("BR-10.4", "refusal-immune")


def strike_victim(position: BrugesPosition, seat: int, victim: int, op: Op) -> None:
    """What an effect does to one opponent, verb by verb."""
    for inner in reversed(op.inner):
        position.push(position.components.victim_steps[seat][victim][inner.number])


class VictimEffect(BrugesSeatStep):
    """BR-10.3: one verb on one opponent."""

    def __init__(self, seat: int, victim: int, op: Op) -> None:
        super().__init__("victim-effect", seat, str(victim), op.path)
        self.named = (seat, victim)
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
            ask(position, position.components.asks[self.victim][op.number][self.seat])
        elif op.code == OP_PENALTY:
            strike(position, self.victim, op.colour, False)

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        return "nobody strikes himself" if self.seat == self.victim else super().misplaced(position, place)


class ChooseVictim(VerbAsk):
    """BR-10.3 opponents one: an opponent of your choice who is not immune."""

    def things(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        return [position.components.victims[other] for other in position.others(seat)]

    def unfit(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        if action.number == seat or action.number >= position.players:
            return NOT_AN_OPPONENT
        return IS_IMMUNE if position.seats[action.number].household.immune else None

    def note(self, position: BrugesPosition, seat: int, action: Action) -> Note | None:
        return of_nothing(position, self, seat, action)

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"other": action.number}

    def take(self, position: BrugesPosition, seat: int, action: Action) -> None:
        strike_victim(position, seat, action.number, self.op)


class NameColour(VerbAsk):
    """BR-10.3 threat choose: one colour for all opponents."""

    def things(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        return position.components.names

    def steps_for(self, position: BrugesPosition, seat: int, victim: int, colour: int) -> list[Step[Any]]:
        """What strikes one opponent, in order."""
        components = position.components
        return [
            components.steps[f"receive {victim} {colour} {inner.n}"]
            if inner.code == OP_THREAT and inner.colour == CHOOSE
            else components.victim_steps[seat][victim][inner.number]
            for inner in self.op.inner
        ]

    def victims(self, position: BrugesPosition, seat: int) -> list[int]:
        """The opponents who are not immune, clockwise."""
        return [other for other in position.others(seat) if not position.seats[other].household.immune]

    def note(self, position: BrugesPosition, seat: int, action: Action) -> Note | None:
        struck: list[Note] = []
        last = seat
        for victim in self.victims(position, seat):
            steps = self.steps_for(position, seat, victim, action.number)
            found = of_penalties("strikes", position, victim, list(reversed(steps)), every=True)
            if found:
                last = victim
            struck.extend(found)
        if not struck:
            return None
        words: Figures = {"threat": struck[0].figures["threat"], "other": last, "count": len(struck)}
        return Note("strikes", "BR-10.3", words)

    def take(self, position: BrugesPosition, seat: int, action: Action) -> None:
        position.tell("event-named", "BR-10.3", seat, {"colour": action.words[0]})
        for victim in reversed(self.victims(position, seat)):
            position.stack.extend(reversed(self.steps_for(position, seat, victim, action.number)))


class Give(VerbPick):
    """BR-10.3 give_workers: the victim picks the workers, as many as told or as there are."""

    verbs: tuple[str, ...] = ("give",)

    def __init__(self, seat: int, other: int, op: Op) -> None:
        super().__init__("give", seat, op, str(other))
        self.named = (seat, other)
        self.other = other

    def context(self, position: BrugesPosition, seat: int) -> Figures:
        return {"other": self.other, "count": min(self.left(position), position.seats[seat].all_workers())}

    def things(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        return position.components.gives

    def unfit(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        return None if position.seats[seat].workers[action.number] else NO_WORKER

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"colour": action.words[0], "card": position.components.cards[self.op.card].id}

    def take(self, position: BrugesPosition, seat: int, action: Action) -> None:
        position.seats[seat].workers[action.number] -= 1
        position.seats[self.other].workers[action.number] += 1
        position.tell("event-gave-worker", "BR-10.3", seat, {"other": self.other, "colour": action.words[0]})

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        return "nobody gives to himself" if self.seat == self.other else super().misplaced(position, place)
