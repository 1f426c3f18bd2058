"""What is on the table, and the steps of a round: rules AB-2 to AB-5."""

from collections.abc import Sequence
from typing import Any, Final

from letopis.kernel.actions import Action
from letopis.kernel.notes import Note
from letopis.kernel.position import Position
from letopis.kernel.refusals import Figures, Refusal
from letopis.kernel.scores import Score
from letopis.kernel.steps import SeatChoice, Step, per_seat
from letopis_abbey.components import GOODS, Components

MOST_SEATS: Final = 4
NO_ROOM: Final = Refusal("AB-3", "refusal-no-room")
TOO_DEAR: Final = Refusal("AB-3", "refusal-too-dear")
SNOWED_IN: Final = Refusal("AB-4", "refusal-snowed-in")
WORK_LEFT: Final = Refusal("AB-3", "refusal-work-left")


class AbbeyPosition(Position):
    """Goods and points of each seat, monks at the places, and the place that is snowed in."""

    components: Components
    round: int
    snowed: int
    monks: list[int]  # at each place
    goods: list[list[int]]  # of each seat
    points: list[int]

    def copy(self) -> "AbbeyPosition":
        twin = AbbeyPosition()
        self.copy_into(twin)
        twin.components, twin.round, twin.snowed = self.components, self.round, self.snowed
        twin.monks, twin.points = self.monks.copy(), self.points.copy()
        twin.goods = [goods.copy() for goods in self.goods]
        return twin

    def look(self, seat: int | None) -> dict[str, Any]:
        places = [{**place.doc(), "monks": self.monks[place.number]} for place in self.components.places]
        return self.write() | {"rounds": self.components.rounds, "places": places}

    def write(self) -> dict[str, Any]:
        snowed = self.components.places[self.snowed].id
        monks = {place.id: self.monks[place.number] for place in self.components.places}
        seats = [{"points": points, **dict(zip(GOODS, goods))} for points, goods in zip(self.points, self.goods)]
        return {"round": self.round, "snowed": snowed, "monks": monks, "seats": seats}

    def redeal(self, seat: int) -> None:
        """Nothing is hidden."""

    def scores(self) -> list[Score]:
        return [Score({"work": points}, (sum(goods),)) for points, goods in zip(self.points, self.goods)]


class Round(Step[AbbeyPosition]):
    """AB-2, AB-4: snow falls on one place, and each in turn sends a monk, until all have gone."""

    def run(self, position: AbbeyPosition) -> None:
        components = position.components
        if position.round == components.rounds:
            return  # AB-5
        position.round += 1
        position.monks = [0] * len(components.places)
        position.snowed = position.chance.below(len(components.places), "snow")
        snowed = components.places[position.snowed].id
        position.tell("event-snow", "AB-4", -1, {"round": position.round, "place": snowed})
        position.push(self)  # the next round, beneath the turns of this one
        for seat in reversed(position.clockwise((position.round - 1) % position.players) * components.monks):
            position.push(TURNS[seat])


class Turn(SeatChoice[AbbeyPosition]):
    """AB-3: a monk goes where there is room and does the work at once; he rests only where there is none for him."""

    def __init__(self, seat: int) -> None:
        super().__init__("turn", seat)
        self.verbs = ("send", "rest")

    def candidates(self, position: AbbeyPosition, seat: int) -> Sequence[Action]:
        return [*position.components.sends, position.components.rest]

    def refusal(self, position: AbbeyPosition, seat: int, action: Action) -> Refusal | None:
        components = position.components
        if action is components.rest:
            return WORK_LEFT if any(self.refusal(position, seat, send) is None for send in components.sends) else None
        place = components.places[action.number]
        if place.number == position.snowed:
            return SNOWED_IN
        if position.monks[place.number] >= place.room:
            return NO_ROOM
        return TOO_DEAR if any(has < cost for has, cost in zip(position.goods[seat], place.cost)) else None

    def figures(self, position: AbbeyPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"place": action.words[0]} if action.words else {}

    def forecasts(self, position: AbbeyPosition, seat: int) -> list[Note]:
        return [Note("monks-left", "AB-2", {"count": position.stack.count(self) - 1})]

    def apply(self, position: AbbeyPosition, seat: int, action: Action) -> None:
        if action is position.components.rest:
            position.tell("event-rested", "AB-3", seat, {})
            return
        place = position.components.places[action.number]
        position.monks[place.number] += 1
        for good, (cost, gain) in enumerate(zip(place.cost, place.gain)):
            position.goods[seat][good] += gain - cost
        position.points[seat] += place.points
        position.tell("event-worked", "AB-3", seat, {"place": place.id, "points": place.points})


ROUND: Final = Round("round")
TURNS: Final = per_seat(Turn, MOST_SEATS)
