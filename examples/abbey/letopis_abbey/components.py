"""The data as typed objects, checked: a mistake in a data file is a `BadData` that names the field."""

from typing import Any

from letopis.kernel.actions import Action, numbered
from letopis.kernel.data import Sheets

GOODS = ("wood", "stone", "apples")


class Place:
    """Where a monk can go."""

    def __init__(self, number: int, id: str, room: int, cost: list[int], gain: list[int], points: int) -> None:
        self.number, self.id, self.room = number, id, room
        self.cost, self.gain, self.points = cost, gain, points

    def doc(self) -> dict[str, Any]:
        """As a view shows it: plain data of its own, for whoever gets it may change it."""
        return {"id": self.id, "room": self.room, "cost": [*self.cost], "gain": [*self.gain], "points": self.points}


class Components:
    """What is in the box, and every action once: all positions share them."""

    def __init__(self, sheets: Sheets) -> None:
        sheet = sheets.sheet("places.toml")
        abbey = sheet.table("abbey")
        self.monks, self.rounds = abbey.whole("monks", 1, 9), abbey.whole("rounds", 1, 99)
        self.places: list[Place] = []
        for number, row in enumerate(sheet.tables("places")):
            cost, gain = ([row.table(key, True).whole(good, 0, 9, 0) for good in GOODS] for key in ("cost", "gain"))
            room, points = row.whole("room", 1, 99), row.whole("points", 0, 99, 0)
            self.places.append(Place(number, row.text("id"), room, cost, gain, points))
        self.sends: list[Action] = [numbered("send", place.number, place.id) for place in self.places]
        self.rest = Action("rest")
        self.vocabulary = {action.text: action for action in (*self.sends, self.rest)}
