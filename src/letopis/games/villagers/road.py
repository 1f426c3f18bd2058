"""The road update (section 8)."""

from collections.abc import Sequence
from typing import Final

from letopis.games.villagers.components import MOST_SEATS
from letopis.games.villagers.draft import road_actions, road_refusal
from letopis.games.villagers.phases import Phase
from letopis.games.villagers.position import VillagersPosition
from letopis.kernel import stacking
from letopis.kernel.actions import Action
from letopis.kernel.notes import Note
from letopis.kernel.refusals import Figures, Refusal
from letopis.kernel.steps import SeatChoice, Step

NOT_ON_THE_ROAD: Final = Refusal("VS-8.5", "refusal-not-on-the-road")


class RoadUpdate(Phase):
    """VS-8.1 to VS-8.4 with three to five players; with two (and alone, VS-17.12) first the ducats."""

    def run(self, position: VillagersPosition) -> None:
        if position.components.setups[position.players].bids:
            position.push(SWEEP)
            for seat in position.clockwise(position.first):  # VS-8.5: the last in turn order decides first
                position.push(BIDS[seat])
            return
        road = position.road
        for slot in range(len(road)):  # VS-8.1
            if road[slot] >= 0 and position.coins[slot]:
                discard_from_road(position, slot, "VS-8.1")
        position.refill(reserve_first=True)  # VS-8.2
        for slot in range(len(road)):  # VS-8.3
            if road[slot] >= 0:
                position.coins[slot] += 1
        position.tell("event-road-paid", "VS-8.3", position.first, {})


def discard_from_road(position: VillagersPosition, slot: int, rule: str) -> None:
    """A villager goes to the discard pile, the ducats on it to the bank."""
    card = position.road[slot]
    ducats = position.clear_slot(slot)
    position.discard.append(card)
    if position.telling is not None:
        figures: Figures = {"card": position.components.villagers[card].id, "ducats": ducats}
        position.tell("event-road-discarded", rule, position.first, figures)


class Bid(SeatChoice[VillagersPosition]):
    """VS-8.5: a ducat from the bank on a villager of the Road, which keeps it there, or nothing."""

    verbs: tuple[str, ...] = ("ducat", "pass")

    def misplaced(self, position: VillagersPosition, place: int) -> str | None:
        if self.seat == position.first:
            return stacking.not_above(position, place, SWEEP.text)
        return stacking.not_above(position, place, BIDS[(self.seat - 1) % position.players].text)

    def candidates(self, position: VillagersPosition, seat: int) -> Sequence[Action]:
        found = road_actions(position, position.components.bids)
        found.append(position.components.passing)
        return found

    def actions(self, position: VillagersPosition, seat: int) -> Sequence[Action]:
        return self.candidates(position, seat)

    def refusal(self, position: VillagersPosition, seat: int, action: Action) -> Refusal | None:
        return None if action.kind == "pass" else road_refusal(position, action, NOT_ON_THE_ROAD)

    def figures(self, position: VillagersPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"card": action.words[0]}

    def forecasts(self, position: VillagersPosition, seat: int) -> list[Note]:
        found = [Note("leaving", "VS-8.6", {"count": len(leaving(position))})]
        if position.players > 1:
            found.append(Note("next-first", "VS-14.3", {"other": (position.first + 1) % position.players}))
        return found

    def note(self, position: VillagersPosition, seat: int, action: Action) -> Note | None:
        ducats = position.coins[position.slot_of(action.number)] if action.kind == "ducat" else 0
        return Note("stays-anyway", "VS-8.8", {"count": ducats}) if ducats else None

    def apply(self, position: VillagersPosition, seat: int, action: Action) -> None:
        if action.kind == "ducat":
            position.coins[position.slot_of(action.number)] += 1
            position.tell("event-ducat-put", "VS-8.5", seat, {"card": action.words[0]})
        else:
            position.tell("event-ducat-passed", "VS-8.5", seat, {})


def leaving(position: VillagersPosition) -> list[int]:
    """VS-8.6: the slots whose villagers have no ducat."""
    return [slot for slot in range(len(position.road)) if position.road[slot] >= 0 and not position.coins[slot]]


class Sweep(Step[VillagersPosition]):
    """VS-8.6, VS-8.7: villagers without a ducat leave the Road, the gaps are filled; the others stay (VS-8.8)."""

    def misplaced(self, position: VillagersPosition, place: int) -> str | None:
        if not position.components.setups[position.players].bids:
            return "so many players put no ducats"
        problem = stacking.not_above(position, place, "before-build")
        return problem or stacking.not_below(position, place, BIDS[position.first].text)

    def run(self, position: VillagersPosition) -> None:
        for slot in leaving(position):
            discard_from_road(position, slot, "VS-8.6")
        position.refill(reserve_first=True)


ROAD_UPDATE: Final[RoadUpdate] = RoadUpdate("road")
BIDS: Final[list[Bid]] = [Bid("ducat", seat) for seat in range(MOST_SEATS)]
SWEEP: Final[Sweep] = Sweep("sweep")
