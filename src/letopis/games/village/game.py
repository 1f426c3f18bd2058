"""Village as a game of the table, with its Tavern, Port and Wedding."""

from pathlib import Path
from types import ModuleType
from typing import Any, Final

from letopis.games.village import (
    bonuses,
    ceremony,
    church,
    council,
    crafts,
    death,
    farm,
    inn,
    market,
    notation,
    paying,
    rounds,
    sea,
    smuggler,
    travel,
    turn,
    villagers,
    wedding,
)
from letopis.games.village.anytime import ANYTIME
from letopis.games.village.components.actions import Components
from letopis.games.village.components.names import MOST_SEATS
from letopis.games.village.components.pieces import MODULES, SIDES
from letopis.games.village.encoding import VillageEncoding
from letopis.games.village.knowledge import VillageEvaluation, VillageGuide
from letopis.games.village.position import VillagePosition, new_position
from letopis.games.village.rounds import ROUND
from letopis.games.village.setting_up import RANDOM, deal, first_of
from letopis.kernel.actions import Action
from letopis.kernel.asides import Asides
from letopis.kernel.chance import Chance
from letopis.kernel.data import Sheets
from letopis.kernel.errors import BadOption
from letopis.kernel.game import Game
from letopis.kernel.options import FlagOption, OneOption, SomeOption
from letopis.kernel.reading import Reader
from letopis.kernel.steps import Step, steps_in

OPTIONS: Final = (
    SomeOption("expansions", [], MODULES),  # V-1.4
    FlagOption("goals", False),
    OneOption("tavern_side", "a", SIDES),  # V-1.5
    OneOption("wedding_side", "a", SIDES),
    OneOption("first", RANDOM, [RANDOM, "1", "2", "3", "4", "5"]),  # V-4.9
)
VARIETIES: Final[list[dict[str, Any]]] = [  # V-1.4: every combination of the expansions
    {"expansions": [module for number, module in enumerate(MODULES) if chosen >> number & 1]}
    for chosen in range(1 << len(MODULES))
]

VARIANTS: Final[dict[tuple[str, int], str]] = {  # what is said of an action with this verb and so many words
    ("make", 3): "action-make-with-tool",
    ("pay", 2): "action-pay-with-coins",
    ("visit", 1): "action-visit-with",
    ("load", 2): "action-load-which",
    ("bury", 1): "action-bury-in",
}
REWARDS: Final = ("bakery", "shop")
RULES: Final[list[ModuleType]] = [
    *[bonuses, ceremony, church, council, crafts, death, farm, inn, market, paying, rounds, sea, smuggler, travel],
    *[turn, villagers, wedding],
]
SEATS: Final[list[str]] = [str(seat) for seat in range(MOST_SEATS)]


class Village(Game[VillagePosition]):
    """Two to five families, four generations, one chronicle."""

    rules_version: int = 2  # payments and gains in any order; what cards, chests and bread can still do is asked for
    played_versions: tuple[int, ...] = (1, 2)
    asides: Asides[Any] | None = ANYTIME

    def __init__(self) -> None:
        room, seats = Path(__file__).parent, (2, 3, 4, 5)
        super().__init__("village", room, seats, OPTIONS, "V", VillageEvaluation, VillageGuide, VillageEncoding)
        self.steps = steps_in(RULES)

    def read_components(self, sheets: Sheets) -> Any:
        return Components(sheets)

    def start(self, players: int, options: dict[str, Any], components: Any, chance: Chance) -> VillagePosition:
        assert isinstance(components, Components)
        first = first_of(options)
        if first >= players:
            raise BadOption("first", f"there is no seat {first + 1} at this table", f"{RANDOM}, 1 to {players}")
        position = new_position(components, components.setups[(tuple(options["expansions"]), players)])
        position.begin_with(self, players, options, chance)
        deal(position, first)
        position.stack = [ROUND]
        return position

    def read(
        self, reader: Reader, players: int, options: dict[str, Any], components: Any, chance: Chance
    ) -> VillagePosition:
        return notation.read(self, reader, players, options, components, chance)

    def find_step(self, position: VillagePosition, text: str) -> Step[Any] | None:
        """Steps of a card's own figures are made when they are asked for: `pick 0 2 orange pink`."""
        known = self.steps.get(text)
        words = text.split(" ")
        if known is not None or len(words) < 3 or words[1] not in SEATS:
            return known
        seat = int(words[1])
        if words[0] == "pick":
            known = bonuses.read_pick(seat, words[2:])
        elif words[0] == "one-of":
            known = bonuses.read_one_of(seat, words[2:])
        elif words[0] == "convert":
            known = villagers.read_convert(seat, words[2:])
        return known if known is not None and known.text == text else None

    def vocabulary(self, position: VillagePosition) -> dict[str, Action]:
        return position.components.vocabulary

    def describe(self, action: Action, lang: str = "en") -> str:
        key = VARIANTS.get((action.kind, len(action.words)), "")
        if action.kind in REWARDS:
            key = f"action-{action.kind}-{action.words[0]}"
        if not key or not self.texts.has(lang, key):
            return super().describe(action, lang)
        words = [int(word) if word.isdigit() else word for word in [*action.words, "", "", ""]]
        return self.texts.say(lang, key, {"first": words[0], "second": words[1], "third": words[2]})

    def varieties(self, players: int) -> list[dict[str, Any]]:
        return VARIETIES


GAME: Final[Village] = Village()
