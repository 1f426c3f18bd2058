"""Step II of a turn (section 8): one black banner, or a chain of white ones, or the black "?" banner."""

from collections.abc import Sequence
from typing import Final

from letopis.games.my_village.banners import (
    black_refusal,
    clerk_refusal,
    hand_refusal,
    on_display,
    open_whites,
    price_of,
    white_refusal,
    why_figures,
)
from letopis.games.my_village.card_kinds import (
    AMUSEMENT,
    FIRST_FIELD,
    LETTERS,
    MEETING_PLACE,
    SCHOOL,
    Card,
)
from letopis.games.my_village.cards import EFFECTS, lost_effects
from letopis.games.my_village.clerk import no_merchant, visit_clerk
from letopis.games.my_village.components import SEATS
from letopis.games.my_village.death import crossing, fates
from letopis.games.my_village.headman import ask_headman, headman_note, headman_refusal, unsecured
from letopis.games.my_village.paying import charge
from letopis.games.my_village.position import MyVillagePosition, Village
from letopis.games.my_village.school import begin_lessons, has_lessons
from letopis.games.my_village.standing import NOTHING_ABOVE, in_a_turn
from letopis.kernel.actions import Action
from letopis.kernel.notes import Note
from letopis.kernel.refusals import Figures, Refusal
from letopis.kernel.stacking import is_on_top
from letopis.kernel.steps import SeatChoice, SeatStep

ONE_WAY: Final = Refusal("MV-7.5", "refusal-one-way")
NO_PASSING: Final = Refusal("MV-7.5", "refusal-no-passing")


def use_banner(position: MyVillagePosition, seat: int, banner: int) -> None:
    """MV-8.20: pay and carry out one white banner; the meeting place is the last (MV-8.21)."""
    components = position.components
    village = position.seats[seat]
    village.used |= 1 << banner
    if banner != MEETING_PLACE:
        position.push(MORE[seat])
    if position.telling is not None:
        position.tell("event-used", "MV-8.18", seat, {"banner": components.whites[banner]})
    if banner == SCHOOL:
        position.pay_time(seat, components.school_time)
        begin_lessons(position, seat, 1)
    elif banner == AMUSEMENT:
        position.pay_time(seat, components.amusement_time)
        position.gain_story(seat, components.amusement_story, "MV-8.22")
    else:
        position.banner = banner
        position.effect = 0
        position.push(EFFECTS[seat])
        card = village.bearer(components, banner)
        position.card = card.number
        if banner >= components.first_customer:
            charge(position, seat, card.price)
        else:
            position.pay_time(seat, card.white_time)


# ---- what is to be known before


def opened(position: MyVillagePosition, seat: int, value: int) -> list[Action]:
    """What a banner value would open, but for the headman, who can always be asked."""
    trial = position.copy()
    trial.value = value
    return [action for action in ACTIVATES[seat].actions(trial, seat) if action.kind != "headman"]


def black_note(position: MyVillagePosition, seat: int, card: Card) -> Note | None:
    """That an effect of a card would be lost, or that its time leads across the bridge."""
    if lost_effects(position, seat, card, card.effects, -1):
        return Note("effect-lost", "MV-11.2", {"card": card.id})
    return crossing(position, seat, price_of(position, position.seats[seat], card).time)


def white_note(position: MyVillagePosition, seat: int, banner: int) -> Note | None:
    """That a banner does nothing, or less than it might, or ends the turn, or leads across the bridge."""
    components = position.components
    village = position.seats[seat]
    name = components.whites[banner]
    if is_idle(position, seat, banner):
        return Note("does-nothing", "MV-8.24" if banner == SCHOOL else "MV-11.2", {"banner": name}, warns=True)
    if banner == MEETING_PLACE:
        others = [components.whites[other] for other in unused(position, seat) if other != MEETING_PLACE]
        if others:
            return Note("comes-last", "MV-8.21", {"banners": " ".join(others)}, warns=True)
    field = banner - FIRST_FIELD if banner < components.first_customer else -1
    if field >= 0 and not village.fields[field] and (village.goods[components.plow] or village.jokers):
        return Note("unplowed", "MV-10.11", {"banner": name})
    return crossing(position, seat, white_time(position, village, banner))


def white_time(position: MyVillagePosition, village: Village, banner: int) -> int:
    """The time that a white banner costs."""
    components = position.components
    if banner < MEETING_PLACE:
        return components.amusement_time if banner == AMUSEMENT else components.school_time
    card = village.bearer(components, banner)
    return card.price.time if banner >= components.first_customer else card.white_time


def is_idle(position: MyVillagePosition, seat: int, banner: int) -> bool:
    """Whether a white banner that can be activated would do nothing (MV-8.24, MV-11.2)."""
    if banner < MEETING_PLACE:
        return banner == SCHOOL and not has_lessons(position.seats[seat])
    card = position.seats[seat].bearer(position.components, banner)
    effects = card.white_effects
    return lost_effects(position, seat, card, effects, banner) == len(effects)


def unused(position: MyVillagePosition, seat: int) -> list[int]:
    """The white banners that could still be activated this turn, and would do something."""
    found: list[Action] = []
    open_whites(position, position.seats[seat], found, False)
    return [action.number for action in found if not is_idle(position, seat, action.number)]


# ---- the decisions


class Activate(SeatChoice[MyVillagePosition]):
    """MV-7.5: exactly one of the three ways; (c) is always possible."""

    verbs: tuple[str, ...] = ("add", "hand", "clerk", "use", "headman", "stop")

    def context(self, position: MyVillagePosition, seat: int) -> Figures:
        return {"value": position.value}

    def candidates(self, position: MyVillagePosition, seat: int) -> Sequence[Action]:
        components = position.components
        village = position.seats[seat]
        found: list[Action] = []
        for cards in (components.laid_open, components.monks, components.journeys):
            found += [card.add for card in cards if on_display(position, card)]
        found += [components.hand, components.clerk]
        found += [components.uses[banner] for banner in village.whites(components)]
        return [*found, *components.steps, components.stay]

    def actions(self, position: MyVillagePosition, seat: int) -> Sequence[Action]:
        components = position.components
        village = position.seats[seat]
        value = position.value
        found: list[Action] = []
        for card in components.black_of[value]:
            if black_refusal(position, village, card) is None:
                found.append(card.add)
        for pile in position.monks:  # the top ones
            if pile:
                monk = components.cards[pile[-1]]
                if monk.values >> value & 1 and black_refusal(position, village, monk) is None:
                    found.append(monk.add)
        letter = len(village.travel)
        if letter < len(LETTERS):
            journey = components.journeys[letter]
            if journey.values >> value & 1 and black_refusal(position, village, journey) is None:
                found.append(journey.add)
        if hand_refusal(position, seat) is None:
            found.append(components.hand)
        if clerk_refusal(position, seat) is None:
            found.append(components.clerk)
        open_whites(position, village, found, False)
        for place in components.path[village.headman].next:
            found.append(components.steps[place])
        found.append(components.stay)
        return found

    def refusal(self, position: MyVillagePosition, seat: int, action: Action) -> Refusal | None:
        components = position.components
        village = position.seats[seat]
        kind = action.kind
        if action is components.hand:
            return hand_refusal(position, seat)
        if action is components.clerk:
            return clerk_refusal(position, seat)
        if action is components.stop:
            return NO_PASSING
        if kind == "add":
            return black_refusal(position, village, components.cards[action.number])
        if kind == "use":
            return white_refusal(position, village, action.number)
        return headman_refusal(position, seat, action)

    def figures(self, position: MyVillagePosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return why_figures(position, seat, action, refusal)

    def apply(self, position: MyVillagePosition, seat: int, action: Action) -> None:
        components = position.components
        kind = action.kind
        if kind == "add":
            card = components.cards[action.number]
            if position.telling is not None:
                position.tell("event-activated", "MV-8.3", seat, {"card": card.id})
            position.card = card.number
            position.banner = -1
            position.effect = 0
            position.push(EFFECTS[seat])
            charge(position, seat, price_of(position, position.seats[seat], card))
        elif kind == "use":
            use_banner(position, seat, action.number)
        elif kind == "headman":
            ask_headman(position, seat, action)
        elif action is components.clerk:
            visit_clerk(position, seat, components.most_invited)
        else:
            take_hand(position, seat)

    def note(self, position: MyVillagePosition, seat: int, action: Action) -> Note | None:
        components = position.components
        if action.kind == "add":
            return black_note(position, seat, components.cards[action.number])
        if action.kind == "use":
            return white_note(position, seat, action.number)
        if action.kind == "headman":
            return headman_note(position, seat, action)
        if action is components.clerk:
            return no_merchant(position, seat)
        return crossing(position, seat, components.hand_time)

    def forecasts(self, position: MyVillagePosition, seat: int) -> list[Note]:
        return [*fates(position, seat), *unsecured(position, seat)]

    def misplaced(self, position: MyVillagePosition, place: int) -> str | None:
        if position.seats[self.seat].used:
            return "banners were used this turn"
        return in_a_turn(position, place, self.seat)


def take_hand(position: MyVillagePosition, seat: int) -> None:
    """MV-8.6: the hand with its story points; its holder begins the next round (MV-8.9)."""
    position.pay_time(seat, position.components.hand_time)
    story = position.hand_story
    position.hand_story = 0
    position.hand_back = True
    position.holder = seat
    position.tell("event-hand", "MV-8.6", seat, {"story": story})
    position.seats[seat].tree += story


class More(SeatStep[MyVillagePosition]):
    """MV-8.18: any number of white banners; asked as long as one more can be activated."""

    def run(self, position: MyVillagePosition) -> None:
        found: list[Action] = []
        open_whites(position, position.seats[self.seat], found, True)
        if found:
            position.push(CHAINS[self.seat])

    def misplaced(self, position: MyVillagePosition, place: int) -> str | None:
        if is_on_top(position, place):
            return NOTHING_ABOVE
        if not position.seats[self.seat].used:
            return "no banner was used this turn"
        return in_a_turn(position, place, self.seat)


class Chain(SeatChoice[MyVillagePosition]):
    """MV-8.18: one more white banner, or no more."""

    verbs: tuple[str, ...] = ("use", "stop", "add", "hand", "clerk", "headman")

    def context(self, position: MyVillagePosition, seat: int) -> Figures:
        return {"value": position.value}

    def candidates(self, position: MyVillagePosition, seat: int) -> Sequence[Action]:
        components = position.components
        village = position.seats[seat]
        return [*[components.uses[banner] for banner in village.whites(components)], components.stop]

    def actions(self, position: MyVillagePosition, seat: int) -> Sequence[Action]:
        village = position.seats[seat]
        found: list[Action] = []
        open_whites(position, village, found, False)
        found.append(position.components.stop)
        return found

    def refusal(self, position: MyVillagePosition, seat: int, action: Action) -> Refusal | None:
        if action.kind == "use":
            return white_refusal(position, position.seats[seat], action.number)
        return None if action is position.components.stop else ONE_WAY

    def figures(self, position: MyVillagePosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return why_figures(position, seat, action, refusal)

    def apply(self, position: MyVillagePosition, seat: int, action: Action) -> None:
        if action.kind == "use":
            use_banner(position, seat, action.number)

    def note(self, position: MyVillagePosition, seat: int, action: Action) -> Note | None:
        """What would be left unused; a person is asked once more if some of it costs no time."""
        if action.kind == "use":
            return white_note(position, seat, action.number)
        left = unused(position, seat)
        if not left:
            return None
        free = any([not white_time(position, position.seats[seat], banner) for banner in left])
        names = " ".join([position.components.whites[banner] for banner in left])
        return Note("banners-left", "MV-8.18", {"banners": names}, warns=free)

    def forecasts(self, position: MyVillagePosition, seat: int) -> list[Note]:
        return fates(position, seat)

    def misplaced(self, position: MyVillagePosition, place: int) -> str | None:
        used = position.seats[self.seat].used
        if not used or used >> MEETING_PLACE & 1:
            return "the meeting place comes last" if used else "no banner was used this turn"
        return in_a_turn(position, place, self.seat)


MORE: Final[list[More]] = [More("more", seat) for seat in range(SEATS)]
CHAINS: Final[list[Chain]] = [Chain("chain", seat) for seat in range(SEATS)]
ACTIVATES: Final[list[Activate]] = [Activate("activate", seat) for seat in range(SEATS)]
