"""Village cards (section 10): their kinds, the villagers they need, what their banners can do."""

from typing import Final

from letopis.games.my_village.prices import Price
from letopis.kernel.actions import numbered

PROFESSIONS: Final = ("abbot", "councilman", "traveller", "craftsman", "merchant")
ABBOT: Final = 0
COUNCILMAN: Final = 1
TRAVELLER: Final = 2
CRAFTSMAN: Final = 3
MERCHANT: Final = 4
NOBODY_NEEDED: Final = -1
LETTERS: Final = ("a", "b", "c", "d", "e")
SYMBOLS: Final = ("quill", "chalice", "rosary")

# kinds of cards, in the order in which they are numbered
CHURCH: Final = 0
MONK: Final = 1
COUNCIL: Final = 2
MEETING: Final = 3
FIELD: Final = 4
CRAFT: Final = 5
JOURNEY: Final = 6  # the dark side of a travel pile
CUSTOMER: Final = 7
TRAVEL: Final = 8  # a travel card's light side
NEEDS: Final = [ABBOT, ABBOT, COUNCILMAN, COUNCILMAN, NOBODY_NEEDED, CRAFTSMAN, TRAVELLER, MERCHANT, TRAVELLER]

# abilities
NO_ABILITY: Final = 0
AVOID_RATS: Final = 1
FREE_CUSTOMER: Final = 2
REDRAW_TRAVEL: Final = 3
JOKER_GOODS: Final = 4
SCORE_CARDS: Final = 5
SCORE_LIVING: Final = 6
ABILITIES: Final = {
    "none": NO_ABILITY,
    "avoid_rats": AVOID_RATS,
    "free_customer": FREE_CUSTOMER,
    "redraw_travel": REDRAW_TRAVEL,
    "built_in_window": NO_ABILITY,
    "joker_goods": JOKER_GOODS,
    "score_cards_by_slot": SCORE_CARDS,
    "score_living_by_slot": SCORE_LIVING,
    "set_die": NO_ABILITY,
    "plow_space": NO_ABILITY,
}
AREA_SLOTS: Final = ("travel", "craft", "served_customers", "religion", "fields")

# effects (section 15.2 of the rules)
ADD: Final = 0
GAIN_COIN: Final = 1
GAIN_STORY: Final = 2
MARKER: Final = 3
TILE: Final = 4
COIN_IF_PLOW: Final = 5
DO_QUESTION: Final = 6
DO_SCHOOL: Final = 7
DO_CLERK: Final = 8
SERVE: Final = 9
BLACK_EFFECTS: Final = {
    CHURCH: {"add": ADD, "coin": GAIN_COIN, "story": GAIN_STORY},
    MONK: {
        "add": ADD,
        "coin": GAIN_COIN,
        "story": GAIN_STORY,
        "do_question": DO_QUESTION,
        "do_school": DO_SCHOOL,
        "do_clerk": DO_CLERK,
    },
    COUNCIL: {"add": ADD, "coin": GAIN_COIN, "story": GAIN_STORY, "marker": MARKER},
    MEETING: {"add": ADD, "coin": GAIN_COIN, "story": GAIN_STORY, "marker": MARKER, "tile_2_12": TILE},
    FIELD: {"add": ADD, "coin": GAIN_COIN, "story": GAIN_STORY},
    CRAFT: {"add": ADD, "coin": GAIN_COIN, "story": GAIN_STORY, "marker": MARKER},
    JOURNEY: {"add": ADD},
}
WHITE_EFFECTS: Final = {
    COUNCIL: {"coin": GAIN_COIN, "story": GAIN_STORY, "marker": MARKER},
    MEETING: {"coin": GAIN_COIN, "story": GAIN_STORY, "marker": MARKER, "tile_2_12": TILE},
    FIELD: {"coin": GAIN_COIN, "story": GAIN_STORY, "coin_if_plow": COIN_IF_PLOW},
    CRAFT: {"coin": GAIN_COIN, "story": GAIN_STORY, "marker": MARKER},
    CUSTOMER: {"coin": GAIN_COIN, "story": GAIN_STORY, "serve": SERVE},
}

# white banners of a village, by number: the fields and customers follow the crafts
SCHOOL: Final = 0
AMUSEMENT: Final = 1
MEETING_PLACE: Final = 2
COUNCIL_CHAMBER: Final = 3
FIRST_CRAFT: Final = 4
FIRST_FIELD: Final = 9


class Effect:
    """One effect of a banner: what, and how much of it."""

    def __init__(self, op: int, n: int) -> None:
        self.op = op
        self.n = n


class Card:
    """A village card: its black and its white banner and what it is worth."""

    def __init__(self, number: int, kind: int, place: int, id: str) -> None:
        self.number = number
        self.kind = kind
        self.place = place  # among the cards of its kind
        self.bit = 1 << place
        self.id = id
        self.count = 1
        self.needs = NEEDS[kind]
        self.values = 0  # a bit for each banner value
        self.white_values = 0
        self.any = False
        self.white_time = 0
        self.price = Price(0, [])
        self.effects: list[Effect] = []
        self.white_effects: list[Effect] = []
        self.spaces = 0
        self.slots: list[str] = []
        self.points = 0
        self.windows = 0
        self.ability = NO_ABILITY
        self.pile = 0  # a monk's symbol, a travel card's letter
        self.good = -1  # a craft building's good, which is also its type
        self.ends_travel = False
        self.onward = self.price  # travel: the price of the next letter, the gray banner included
        self.add = numbered("add", number, id)
