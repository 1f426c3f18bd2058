"""Step II of a turn (section 8): one black banner, or a chain of white ones, or the black "?" banner."""

from collections.abc import Sequence
from typing import Final

from letopis.games.my_village.card_kinds import (
    AMUSEMENT,
    CHURCH,
    COUNCIL,
    COUNCILMAN,
    CRAFT,
    CRAFTSMAN,
    FIELD,
    FIRST_CRAFT,
    FIRST_FIELD,
    JOURNEY,
    LETTERS,
    MEETING,
    MEETING_PLACE,
    MERCHANT,
    MONK,
    PROFESSIONS,
    SCHOOL,
    Card,
)
from letopis.games.my_village.cards import ADDED, EFFECTS
from letopis.games.my_village.clerk import can_visit, visit_clerk
from letopis.games.my_village.components import SEATS
from letopis.games.my_village.dice import values_shown
from letopis.games.my_village.headman import ask_headman, headman_figures, headman_refusal
from letopis.games.my_village.paying import charge
from letopis.games.my_village.position import MyVillagePosition, Village
from letopis.games.my_village.prices import Price
from letopis.games.my_village.school import begin_lessons
from letopis.games.my_village.standing import NOTHING_ABOVE, in_a_turn
from letopis.kernel.actions import Action
from letopis.kernel.refusals import Figures, Refusal
from letopis.kernel.stacking import is_on_top
from letopis.kernel.steps import SeatChoice, SeatStep

WRONG_VALUE: Final = Refusal("MV-8.2", "refusal-wrong-value")
CANNOT_PAY: Final = Refusal("MV-8.2", "refusal-cannot-pay")
NOT_ON_DISPLAY: Final = Refusal("MV-3.5", "refusal-not-on-display")
NOT_ON_TOP: Final = Refusal("MV-4.4", "refusal-not-on-top")
NO_VILLAGER: Final[list[Refusal]] = [Refusal(rule, "refusal-no-villager") for rule in ADDED]  # by the card's kind
HAS_CHURCH: Final = Refusal("MV-10.20", "refusal-has-church")
NO_CHURCH: Final = Refusal("MV-10.30", "refusal-no-church")
WINDOWS_FULL: Final = Refusal("MV-10.32", "refusal-windows-full")
HAS_COUNCIL: Final = Refusal("MV-10.41", "refusal-has-council")
HAS_MEETING_PLACE: Final = Refusal("MV-10.35", "refusal-has-meeting-place")
HAS_CRAFT: Final = Refusal("MV-10.2", "refusal-has-craft")
OTHER_LETTER: Final = Refusal("MV-10.51", "refusal-other-letter")
JOURNEY_OVER: Final = Refusal("MV-10.53", "refusal-journey-over")
HAND_WRONG_VALUE: Final = Refusal("MV-8.5", "refusal-wrong-value")
HAND_TAKEN: Final = Refusal("MV-8.7", "refusal-hand-taken")
OWN_HAND: Final = Refusal("MV-8.8", "refusal-own-hand")
CLERK_WRONG_VALUE: Final = Refusal("MV-8.10", "refusal-wrong-value")
NO_CUSTOMERS: Final = Refusal("MV-8.12", "refusal-no-customers")
ONE_WAY: Final = Refusal("MV-7.5", "refusal-one-way")
NO_PASSING: Final = Refusal("MV-7.5", "refusal-no-passing")
NO_SUCH_BANNER: Final = Refusal("MV-8.16", "refusal-no-such-banner")
USED: Final = Refusal("MV-8.19", "refusal-used")
WHITE_WRONG_VALUE: Final = Refusal("MV-8.18", "refusal-wrong-value")
IDLE: Final = Refusal("MV-8.18", "refusal-idle")
WHITE_CANNOT_PAY: Final = Refusal("MV-8.18", "refusal-cannot-pay")

# ---- (a) one black banner


def on_display(position: MyVillagePosition, card: Card) -> bool:
    """Whether the card, or one of its kind, can still be had (MV-3.5); of monks only the top ones."""
    kind = card.kind
    if kind == CRAFT:
        return position.crafts & card.bit != 0
    if kind == CHURCH:
        return position.churches & card.bit != 0
    if kind == COUNCIL:
        return position.councils & card.bit != 0
    if kind == MEETING:
        return position.meetings > 0
    if kind == FIELD:
        return position.fields > 0
    if kind == JOURNEY:
        return len(position.travel[card.pile]) > 0
    pile = position.monks[card.pile]
    return len(pile) > 0 and pile[-1] == card.number


def requirement(position: MyVillagePosition, village: Village, card: Card) -> Refusal | None:
    """MV-8.2 (iii): what section 10 asks for besides the value and the price."""
    kind = card.kind
    if not village.has(card.needs):
        return NO_VILLAGER[kind]
    if kind == CRAFT:
        return HAS_CRAFT if village.crafts[card.good] >= 0 else None
    if kind == JOURNEY:
        if village.travel and position.components.cards[village.travel[-1]].ends_travel:
            return JOURNEY_OVER
        return OTHER_LETTER if card.pile != len(village.travel) else None
    if kind == CHURCH:
        return HAS_CHURCH if village.church >= 0 else None
    if kind == MONK:
        if village.church < 0:
            return NO_CHURCH
        full = village.windows(position.components) >= position.components.most_windows
        return WINDOWS_FULL if full else None
    if kind == COUNCIL:
        return HAS_COUNCIL if village.council >= 0 else None
    if kind == MEETING:
        return HAS_MEETING_PLACE if village.meeting else None
    return None


def price_of(position: MyVillagePosition, village: Village, card: Card) -> Price:
    """The card's price; a journey that goes on also pays the last card's gray banner (MV-10.52)."""
    if card.kind == JOURNEY and village.travel:
        return position.components.cards[village.travel[-1]].onward
    return card.price


def black_refusal(position: MyVillagePosition, village: Village, card: Card) -> Refusal | None:
    """MV-8.2: why a card's black banner cannot be activated."""
    if not on_display(position, card):
        if card.kind == MONK and card.number in position.monks[card.pile]:
            return NOT_ON_TOP
        return NOT_ON_DISPLAY
    if not card.values >> position.value & 1:
        return WRONG_VALUE
    refusal = requirement(position, village, card)
    if refusal is not None:
        return refusal
    return None if village.can_pay(position.components, price_of(position, village, card)) else CANNOT_PAY


def hand_refusal(position: MyVillagePosition, seat: int) -> Refusal | None:
    """MV-8.5 to MV-8.8: why the starting player hand cannot be taken."""
    if not position.components.hand_values >> position.value & 1:
        return HAND_WRONG_VALUE
    if position.hand_back:
        return HAND_TAKEN
    return OWN_HAND if is_own_hand(position, seat) else None


def is_own_hand(position: MyVillagePosition, seat: int) -> bool:
    """MV-8.8: whether it is the starting player's own, who may take it in his second turn only."""
    if position.first != seat:
        return False
    return position.components.table_of(position.players).turns == 1 or position.turn < position.players


def clerk_refusal(position: MyVillagePosition, seat: int) -> Refusal | None:
    """MV-8.10, MV-8.12: why the clerk's office cannot be visited."""
    if not position.components.clerk_values >> position.value & 1:
        return CLERK_WRONG_VALUE
    return None if can_visit(position, seat) else NO_CUSTOMERS


# ---- (b) white banners


def villager_for(position: MyVillagePosition, banner: int) -> int:
    """Whose area a white banner belongs to; -1: always active (MV-8.18)."""
    if banner >= position.components.first_customer:
        return MERCHANT
    if banner >= FIRST_FIELD or banner < MEETING_PLACE:
        return -1
    return COUNCILMAN if banner < FIRST_CRAFT else CRAFTSMAN


def white_refusal(position: MyVillagePosition, village: Village, banner: int) -> Refusal | None:
    """MV-8.18, MV-8.19: why a white banner cannot be activated now."""
    components = position.components
    values = village.white_values(components, banner)
    if not values:
        return NO_SUCH_BANNER
    if village.used >> banner & 1:
        return USED
    if not values >> position.value & 1:
        return WHITE_WRONG_VALUE
    if not village.has(villager_for(position, banner)):
        return IDLE
    if banner >= components.first_customer:
        price = components.customers[banner - components.first_customer].price
        return None if village.can_pay(components, price) else WHITE_CANNOT_PAY
    return None


def open_whites(position: MyVillagePosition, village: Village, found: list[Action], one: bool) -> None:
    """The white banners that can be activated now; only one of them if the question is whether there is any."""
    components = position.components
    uses = components.uses
    for banner in village.whites(components):
        if white_refusal(position, village, banner) is None:
            found.append(uses[banner])
            if one:
                return


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

    def misplaced(self, position: MyVillagePosition, place: int) -> str | None:
        used = position.seats[self.seat].used
        if not used or used >> MEETING_PLACE & 1:
            return "the meeting place comes last" if used else "no banner was used this turn"
        return in_a_turn(position, place, self.seat)


# ---- why not, in figures


def why_figures(position: MyVillagePosition, seat: int, action: Action, refusal: Refusal) -> Figures:
    """The figures of every refusal of step II."""
    components = position.components
    village = position.seats[seat]
    if action.kind == "headman":
        return headman_figures(position, seat, action)
    words: Figures = {"thing": action.words[0] if action.words else action.kind, "value": position.value}
    values = components.hand_values if action is components.hand else components.clerk_values
    if action.kind == "add":
        card = components.cards[action.number]
        values = card.values
        words["villager"] = PROFESSIONS[max(card.needs, 0)]
        words["windows"] = village.windows(components)
        words["letter"] = LETTERS[min(len(village.travel), len(LETTERS) - 1)].upper()
        if refusal is CANNOT_PAY:
            words.update(shortage(position, village, price_of(position, village, card)))
    elif action.kind == "use":
        banner = action.number
        values = village.white_values(components, banner)
        words["villager"] = PROFESSIONS[max(villager_for(position, banner), 0)]
        if refusal is WHITE_CANNOT_PAY:
            words.update(shortage(position, village, components.customers[banner - components.first_customer].price))
    words["values"] = values_shown(values)
    return words


def shortage(position: MyVillagePosition, village: Village, price: Price) -> Figures:
    """What of a price is missing: the first good or coins that cannot be paid."""
    components = position.components
    words: Figures = {"missing": "coin", "need": 0, "have": village.coins, "jokers": village.jokers}
    for clause in price.clauses:
        if clause.good >= 0:
            have = village.stock(components, clause.good)
            if have < clause.count and (not clause.coins or village.coins < clause.coins):
                words["missing"] = components.goods[clause.good]
                words["need"] = clause.count
                words["have"] = have
                return words
        elif village.coins < clause.coins:
            words["need"] = clause.coins
            return words
    for clause in price.clauses:  # each alone could be paid, but not all together
        words["need"] = int(str(words["need"])) + clause.coins
    return words


MORE: Final[list[More]] = [More("more", seat) for seat in range(SEATS)]
CHAINS: Final[list[Chain]] = [Chain("chain", seat) for seat in range(SEATS)]
ACTIVATES: Final[list[Activate]] = [Activate("activate", seat) for seat in range(SEATS)]
