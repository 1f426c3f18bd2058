"""The draft phase (section 7), and what the Countess gets of it (VS-17.5 to VS-17.9)."""

from collections.abc import Sequence
from typing import Final

from letopis.games.villagers.components import COPIES, MOST_SEATS
from letopis.games.villagers.foresight import her_gain, of_markets
from letopis.games.villagers.limits import draft_limit
from letopis.games.villagers.phases import THE_ONE, Phase, with_others
from letopis.games.villagers.placing import drafting_note
from letopis.games.villagers.position import NOTHING, VillagersPosition, alone
from letopis.kernel import stacking
from letopis.kernel.actions import Action
from letopis.kernel.notes import Note
from letopis.kernel.refusals import Figures, Refusal
from letopis.kernel.steps import Choice, SeatChoice, Step

NOT_ON_THE_ROAD: Final = Refusal("VS-7.3", "refusal-not-on-the-road")
STACK_USED_UP: Final = Refusal("VS-7.7", "refusal-stack-used-up")
STACKS_BEFORE_RESERVE: Final = Refusal("VS-7.8", "refusal-stacks-before-reserve")
RESERVE_USED_UP: Final = Refusal("VS-7.8", "refusal-reserve-used-up")
NOT_FOR_HER: Final = Refusal("VS-17.5", "refusal-not-for-her")


class DraftPhase(Phase):
    """VS-7.1: limits are fixed for the phase; then all draft in turn."""

    def run(self, position: VillagersPosition) -> None:
        for seat in range(position.players):
            player = position.seats[seat]
            player.drafts = draft_limit(position, seat)
            position.tell("event-draft-limit", "VS-7.1", seat, {"count": player.drafts})
        position.drafter = position.first
        next_draft(position)


def next_draft(position: VillagersPosition) -> None:
    """VS-7.2: the next seat clockwise that has not reached its limit; nobody else, and the phase is over (VS-7.10)."""
    players = position.players
    seats = position.seats
    seat = position.drafter
    for _ in range(players):
        if seats[seat].drafts > 0:
            if anything_left(position):
                position.drafter = seat
                position.push(DRAFTS[seat])
                return
            break
        seat += 1
        if seat == players:
            seat = 0
    for seat in range(players):
        if seats[seat].drafts:
            position.tell("event-drafts-lost", "VS-7.9", seat, {"count": seats[seat].drafts})
            seats[seat].drafts = 0
            take_square(position, seat)


def anything_left(position: VillagersPosition) -> bool:
    """VS-7.9: whether there is a villager to take."""
    for card in position.road:
        if card >= 0:
            return True
    return position.leftmost() >= 0 or position.has_reserve()


def take_square(position: VillagersPosition, seat: int) -> None:
    """VS-7.6: drafted cards go to the hand."""
    player = position.seats[seat]
    for card in player.square:
        player.take_up(card)
    player.square = []


class Draft(SeatChoice[VillagersPosition]):
    """VS-7.3: a villager of the Road, or the top card of a stack unseen."""

    verbs: tuple[str, ...] = ("take", "draw")

    def misplaced(self, position: VillagersPosition, place: int) -> str | None:
        if position.drafter != self.seat or not position.seats[self.seat].drafts or not anything_left(position):
            return "this seat cannot draft: it is another's turn, or nothing is left to draft"
        return stacking.not_above(position, place, "road") or stacking.covered(position, place)

    def context(self, position: VillagersPosition, seat: int) -> Figures:
        return {"count": position.seats[seat].drafts}

    def forecasts(self, position: VillagersPosition, seat: int) -> list[Note]:
        return of_markets(position, seat)

    def note(self, position: VillagersPosition, seat: int, action: Action) -> Note | None:
        if action.kind != "take":
            return None
        return drafting_note(position, seat, position.components.villagers[action.number // COPIES])

    def candidates(self, position: VillagersPosition, seat: int) -> Sequence[Action]:
        components = position.components
        found: list[Action] = road_actions(position, components.takes)
        found.extend(components.draw_stack)
        found.append(components.draw_reserve)
        return found

    def actions(self, position: VillagersPosition, seat: int) -> Sequence[Action]:
        components = position.components
        found = road_actions(position, components.takes)
        some = False
        stacks = position.stacks
        for stack in range(len(stacks)):
            if stacks[stack]:
                found.append(components.draw_stack[stack])
                some = True
        if not some and position.has_reserve():
            found.append(components.draw_reserve)
        return found

    def refusal(self, position: VillagersPosition, seat: int, action: Action) -> Refusal | None:
        if action.kind == "take":
            return road_refusal(position, action, NOT_ON_THE_ROAD)
        if action is position.components.draw_reserve:
            if position.leftmost() >= 0:
                return STACKS_BEFORE_RESERVE
            return None if position.has_reserve() else RESERVE_USED_UP
        return None if position.stacks[action.number] else STACK_USED_UP

    def figures(self, position: VillagersPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        if action.kind == "draw":
            return {"stack": action.number + 1, "count": sum([len(stack) > 0 for stack in position.stacks])}
        return {"card": action.words[0]}

    def apply(self, position: VillagersPosition, seat: int, action: Action) -> None:
        player = position.seats[seat]
        if action.kind == "take":
            slot = position.slot_of(action.number)
            card = position.road[slot]
            ducats = position.clear_slot(slot)
            player.ducats += ducats  # VS-7.4
            if position.telling is not None:
                id = position.components.villagers[card].id
                position.tell("event-drafted", "VS-7.4", seat, {"card": id, "ducats": ducats})
        else:
            reserve = action is position.components.draw_reserve
            card = position.from_reserve() if reserve else position.from_stack(action.number)
            if position.telling is not None:
                id = position.components.villagers[card].id
                position.tell("event-drafted-unseen", "VS-7.8" if reserve else "VS-7.5", seat, {"card": id})
        player.square.append(card)
        player.drafts -= 1
        if player.drafts == 0:
            take_square(position, seat)
        if position.solo is not None:
            position.push(AFTER_DRAFT)
            for other in position.road:
                if other >= 0:  # VS-17.9
                    position.push(GIVE)
                    return
            return
        after_draft(position)


def after_draft(position: VillagersPosition) -> None:
    """VS-7.4: gaps are closed at once; the next player drafts."""
    if NOTHING in position.road:
        position.refill(reserve_first=False)
    position.drafter = (position.drafter + 1) % position.players
    next_draft(position)


class AfterDraft(Step[VillagersPosition]):
    """VS-17.5: alone the gaps are closed after the Countess has got hers."""

    def misplaced(self, position: VillagersPosition, place: int) -> str | None:
        problem = with_others(position) or stacking.not_above(position, place, "road")
        return problem or stacking.not_below(position, place, "give")

    def run(self, position: VillagersPosition) -> None:
        after_draft(position)


class Give(Choice[VillagersPosition]):
    """VS-17.5: another villager of the Road goes to the Countess, with the ducats on it (VS-17.6)."""

    def awaits(self, position: VillagersPosition) -> tuple[int, ...]:
        return THE_ONE

    def misplaced(self, position: VillagersPosition, place: int) -> str | None:
        return stacking.not_above(position, place, "after-draft") or stacking.covered(position, place)

    def candidates(self, position: VillagersPosition, seat: int) -> Sequence[Action]:
        return road_actions(position, position.components.gives)

    def actions(self, position: VillagersPosition, seat: int) -> Sequence[Action]:
        return road_actions(position, position.components.gives)

    def refusal(self, position: VillagersPosition, seat: int, action: Action) -> Refusal | None:
        return road_refusal(position, action, NOT_FOR_HER)

    def figures(self, position: VillagersPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"card": action.words[0]}

    def note(self, position: VillagersPosition, seat: int, action: Action) -> Note | None:
        later = position.copy()
        self.apply(later, seat, action)
        return her_gain(position, later)

    def apply(self, position: VillagersPosition, seat: int, action: Action) -> None:
        give_from_road(position, position.slot_of(action.number), "VS-17.5")


def give_from_road(position: VillagersPosition, slot: int, rule: str) -> None:
    """VS-17.6: the villager to her village, the ducats on it to her supply."""
    solo = alone(position)
    card = position.road[slot]
    ducats = position.clear_slot(slot)
    solo.ducats += ducats
    solo.receive(card)
    if position.telling is not None:
        figures: Figures = {"card": position.components.villagers[card].id, "ducats": ducats}
        position.tell("event-countess-got", rule, 0, figures)


def road_actions(position: VillagersPosition, table: list[list[Action]]) -> list[Action]:
    """One action a villager of the Road."""
    found: list[Action] = []
    road = position.road
    for slot in range(len(road)):
        card = road[slot]
        if card >= 0:
            ordinal = 0
            for other in range(slot):
                if road[other] == card:
                    ordinal += 1
            found.append(table[card][ordinal])
    return found


def road_refusal(position: VillagersPosition, action: Action, refusal: Refusal) -> Refusal | None:
    """Refused unless such a villager lies on the Road."""
    return None if position.slot_of(action.number) >= 0 else refusal


def is_twin(position: VillagersPosition, slot: int) -> bool:
    """Whether an equal villager with equal ducats lies on the Road before this one."""
    road = position.road
    for other in range(slot):
        if road[other] == road[slot] and position.coins[other] == position.coins[slot]:
            return True
    return False


DRAFT_PHASE: Final[DraftPhase] = DraftPhase("draft")
DRAFTS: Final[list[Draft]] = [Draft("draft", seat) for seat in range(MOST_SEATS)]
AFTER_DRAFT: Final[AfterDraft] = AfterDraft("after-draft")
GIVE: Final[Give] = Give("give")
