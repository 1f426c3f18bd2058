"""Banners (MV-8.2, MV-8.18): what stands in the way of a black one, of a white one, and why not, in figures."""

from typing import Final

from letopis.games.my_village.card_kinds import (
    CHURCH,
    COUNCIL,
    CRAFT,
    FIELD,
    JOURNEY,
    LETTERS,
    MEETING,
    MONK,
    PROFESSIONS,
    Card,
)
from letopis.games.my_village.cards import ADDED
from letopis.games.my_village.clerk import can_visit
from letopis.games.my_village.dice import values_shown
from letopis.games.my_village.headman import headman_figures
from letopis.games.my_village.position import MyVillagePosition, Village
from letopis.games.my_village.prices import Price
from letopis.kernel.actions import Action
from letopis.kernel.refusals import Figures, Refusal

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
    if not village.has(components.villager_for(banner)):
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
        words["villager"] = PROFESSIONS[max(components.villager_for(banner), 0)]
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
