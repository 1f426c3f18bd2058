"""Crafts (7.3): train a member, produce by time or by payment, double it with a tool (13.4)."""

from typing import Final

from letopis.games.village.components.actions import Components
from letopis.games.village.components.names import COIN, FARMYARD, KINDS, MOST_SEATS, NONE, THING_IDS, TOOL
from letopis.games.village.components.pieces import Building
from letopis.games.village.paying import can_pay, charge
from letopis.games.village.position import VillagePosition
from letopis.games.village.questions import NO_SUCH_MEMBER, Asked, at_home, not_on
from letopis.kernel.actions import Action
from letopis.kernel.notes import Note
from letopis.kernel.refusals import NOT_ASKED, Figures, Refusal

NOT_IN_PLAY: Final = Refusal("V-10.1", "refusal-not-in-play")
NO_TRAINING: Final = Refusal("V-7.7", "refusal-no-training")
NO_CRAFTSMAN: Final = Refusal("V-7.8", "refusal-no-craftsman")
CANNOT_PAY: Final = Refusal("V-7.8", "refusal-cannot-pay")
SOLD_OUT: Final = Refusal("V-7.10", "refusal-sold-out")
NO_TOOL: Final = Refusal("V-13.25", "refusal-no-tool")
BY_TIME_ONLY: Final = Refusal("V-7.8", "refusal-by-time-only")

PAYING: Final = 1
WITH_TOOL: Final = 2


def making_refusal(position: VillagePosition, seat: int, building: Building, thing: int, way: int) -> Refusal | None:
    """V-7.7, V-7.8, V-13.25: why a production is not possible."""
    player = position.seats[seat]
    if building.number not in position.setup.buildings:
        return NOT_IN_PLAY
    if way & PAYING == 0:
        if not building.trains or not player.has(building.place):
            return NO_CRAFTSMAN
    elif not can_pay(player, building.payment):
        return CANNOT_PAY
    if thing != COIN and position.supply[thing] == 0:
        return SOLD_OUT
    return NO_TOOL if way & WITH_TOOL and player.stock[TOOL] == 0 else None


def made(components: Components, thing: int, way: int) -> int:
    """How many of a thing one production makes, doubled by a tool."""
    n = 0
    for other, count in components.buildings[components.maker[thing]].outputs:
        if other == thing:
            n = count
    return n * components.tool_factor if way & WITH_TOOL else n


def supply_note(position: VillagePosition, seat: int, action: Action) -> Note | None:
    """V-7.10: that the supply has fewer than would be made."""
    thing = action.number >> 2
    wanted = made(position.components, thing, action.number)
    there = position.copy().gain(seat, thing, wanted)
    words: Figures = {"thing": THING_IDS[thing], "count": there, "lost": wanted - there}
    return Note("short-supply", "V-7.10", words, warns=True) if there < wanted else None


def produce(position: VillagePosition, seat: int, thing: int, way: int) -> None:
    """One production."""
    components = position.components
    building = components.buildings[components.maker[thing]]
    n = made(components, thing, way)
    if way & WITH_TOOL:
        position.spend(seat, TOOL, 1)
    position.tell("event-made", "V-7.8", seat, {"building": building.id, "thing": THING_IDS[thing], "count": n})
    if way & PAYING:
        charge(position, seat, building.payment)
    else:
        position.spend_time(seat, building.produce)
    position.gain(seat, thing, n)


class Crafts(Asked):
    """V-7.6: one building: train in it, or produce there."""

    verbs: tuple[str, ...] = ("make", "train")
    may_pass: bool = True
    takes_time: bool = True

    def answers(self, position: VillagePosition, seat: int) -> list[Action]:
        components = position.components
        player = position.seats[seat]
        tools = 4 if player.stock[TOOL] else 2
        kinds = player.kinds_at(FARMYARD)
        found: list[Action] = []
        for number in position.setup.buildings:
            building = components.buildings[number]
            for thing, _ in building.outputs:
                for way in range(tools):
                    if building.trains or way & PAYING:
                        found.append(components.make[thing * 4 + way])
            if building.trains:
                for kind in kinds:
                    found.append(components.train[number * KINDS + kind])
        return found

    def why_not(self, position: VillagePosition, seat: int, action: Action) -> Refusal | None:
        components = position.components
        if action.kind == "make":
            thing = action.number >> 2
            maker = components.maker[thing]
            if maker == NONE:
                return NOT_ASKED
            return making_refusal(position, seat, components.buildings[maker], thing, action.number & 3)
        building = components.buildings[action.number >> 3]
        if building.number not in position.setup.buildings:
            return NOT_IN_PLAY
        if not building.trains:
            return NO_TRAINING
        return None if at_home(position.seats[seat], action.number & 7) else NO_SUCH_MEMBER

    def remark(self, position: VillagePosition, seat: int, action: Action) -> Note | None:
        return supply_note(position, seat, action) if action.kind == "make" else None

    def do(self, position: VillagePosition, seat: int, action: Action) -> None:
        if action.kind == "make":
            produce(position, seat, action.number >> 2, action.number & 3)
            return
        building = position.components.buildings[action.number >> 3]
        position.seats[seat].move(action.number & 7, FARMYARD, building.place)
        if position.telling is not None:
            words: Figures = {"member": action.words[1], "building": building.id}
            position.tell("event-trained", "V-7.8", seat, words)
        position.spend_time(seat, building.train)
        position.push(PRODUCES[seat][building.number])


class Produce(Asked):
    """V-7.10: after the training he may produce at once, by time."""

    verbs: tuple[str, ...] = ("make",)
    may_pass: bool = True
    takes_time: bool = True

    def __init__(self, seat: int, building: int) -> None:
        super().__init__("produce", seat, str(building))
        self.building = building

    def misplaced(self, position: VillagePosition, place: int) -> str | None:
        building = self.building
        if building not in position.setup.buildings or not position.components.buildings[building].trains:
            return "nobody is trained there"
        if not position.seats[self.seat].has(position.components.buildings[building].place):
            return f"seat {self.seat} has nobody there"
        return not_on(position, place, self.seat, "afterwards")

    def context(self, position: VillagePosition, seat: int) -> Figures:
        return {"building": position.components.buildings[self.building].id}

    def answers(self, position: VillagePosition, seat: int) -> list[Action]:
        components = position.components
        found: list[Action] = []
        for thing, _ in components.buildings[self.building].outputs:
            found.append(components.make[thing * 4])
            if position.seats[seat].stock[TOOL]:
                found.append(components.make[thing * 4 + WITH_TOOL])
        return found

    def why_not(self, position: VillagePosition, seat: int, action: Action) -> Refusal | None:
        components = position.components
        if components.maker[action.number >> 2] != self.building:
            return NOT_ASKED
        if action.number & PAYING:
            return BY_TIME_ONLY
        building = components.buildings[self.building]
        return making_refusal(position, seat, building, action.number >> 2, action.number & 3)

    def remark(self, position: VillagePosition, seat: int, action: Action) -> Note | None:
        return supply_note(position, seat, action)

    def do(self, position: VillagePosition, seat: int, action: Action) -> None:
        produce(position, seat, action.number >> 2, action.number & 3)


CRAFTS_OF: Final[list[Crafts]] = [Crafts("crafts", seat) for seat in range(MOST_SEATS)]
PRODUCES: Final[list[list[Produce]]] = [
    [Produce(seat, building) for building in range(8)] for seat in range(MOST_SEATS)
]
