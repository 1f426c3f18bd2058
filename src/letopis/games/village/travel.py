"""Travel (7.5): one step along a road, without the Port."""

from typing import Final

from letopis.games.village.bonuses import BONUSES
from letopis.games.village.components.effects import Cost
from letopis.games.village.components.names import CITY, FARMYARD, KINDS, MOST_SEATS
from letopis.games.village.components.pieces import Road
from letopis.games.village.paying import can_pay, charge
from letopis.games.village.position import VillagePosition
from letopis.games.village.questions import NO_SUCH_MEMBER, Asked
from letopis.kernel.actions import Action
from letopis.kernel.notes import Note
from letopis.kernel.refusals import Figures, Refusal

NO_MEMBER_THERE: Final = Refusal("V-7.19", "refusal-no-such-member")
CANNOT_PAY_ROAD: Final = Refusal("V-7.20", "refusal-cannot-pay")

NO_WAGON: Final = 1  # bits of `waived`
NO_TIME: Final = 2
NO_CUBES: Final = 4
CHEAPER_WELL: Final = 8  # above the bits: cubes that cards take off the Well


def toll(position: VillagePosition, road: Road) -> Cost:
    """V-7.20, V-11.5: what a road asks, without what cards waive."""
    if position.waived == 0:
        return road.cost
    cost = Cost()
    cost.needs = [] if position.waived & NO_CUBES else road.cost.needs
    cost.time = 0 if position.waived & NO_TIME else road.cost.time
    cost.things = [] if position.waived & NO_WAGON else road.cost.things
    return cost


class Travel(Asked):
    """V-7.19: from the village to a first city, or on to a neighbouring one."""

    verbs: tuple[str, ...] = ("go",)
    may_pass: bool = True
    takes_time: bool = True

    def misplaced(self, position: VillagePosition, place: int) -> str | None:
        return "the Port is in play" if position.setup.port else super().misplaced(position, place)

    def answers(self, position: VillagePosition, seat: int) -> list[Action]:
        components = position.components
        player = position.seats[seat]
        found: list[Action] = []
        cities = len(components.cities)
        for city in components.cities:
            kinds = player.kinds_at(FARMYARD if city.number == 0 else CITY + city.number)
            if not kinds:
                continue
            for road in city.roads:
                for kind in kinds:
                    found.append(components.go[(city.number * cities + road.to) * KINDS + kind])
        return found

    def road(self, position: VillagePosition, action: Action) -> Road:
        """The road an action takes."""
        cities = position.components.cities
        pair = action.number >> 3
        start = cities[pair // len(cities)]
        for road in start.roads:
            if road.to == pair % len(cities):
                return road
        raise AssertionError(action.text)

    def why_not(self, position: VillagePosition, seat: int, action: Action) -> Refusal | None:
        components = position.components
        player = position.seats[seat]
        start = (action.number >> 3) // len(components.cities)
        if (CITY + start if start else FARMYARD) * KINDS + (action.number & 7) not in player.members:
            return NO_MEMBER_THERE if start else NO_SUCH_MEMBER
        return None if can_pay(player, toll(position, self.road(position, action))) else CANNOT_PAY_ROAD

    def remark(self, position: VillagePosition, seat: int, action: Action) -> Note | None:
        visited = position.seats[seat].markers >> self.road(position, action).to & 1
        return Note("been-there", "V-7.21", {"city": action.words[2]}) if visited else None

    def do(self, position: VillagePosition, seat: int, action: Action) -> None:
        components = position.components
        player = position.seats[seat]
        road = self.road(position, action)
        start = (action.number >> 3) // len(components.cities)
        player.move(action.number & 7, CITY + start if start else FARMYARD, CITY + road.to)
        if position.telling is not None:
            words: Figures = {"member": action.words[0], "city": action.words[2]}
            position.tell("event-travelled", "V-7.19", seat, words)
        cost = toll(position, road)
        position.waived = 0
        if player.markers >> road.to & 1 == 0:  # V-7.21
            player.markers |= 1 << road.to
            position.push(BONUSES[seat][f"city{road.to}"])
        charge(position, seat, cost)


TRAVELS: Final[list[Travel]] = [Travel("travel", seat) for seat in range(MOST_SEATS)]
