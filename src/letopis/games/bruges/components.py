"""Bruges' components as typed objects, read from data/*.toml and checked: nothing of them is written in code."""

from typing import Any, Final

from letopis.games.bruges.characters import MOST, Character, EffectReader
from letopis.games.bruges.vocabulary import CATEGORIES, EVENTS, PENALTIES, SECTIONS, USES
from letopis.kernel.actions import Action, numbered
from letopis.kernel.data import Sheets
from letopis.kernel.reading import Reader, shown
from letopis.kernel.steps import Step

SEATS: Final = (2, 3, 4)
MOST_SEATS: Final[int] = 4
DRAW_PILES: Final[int] = 2


class Place:
    """A guard house with the colours of its two canal sections, counted outwards from the seal (BR-5.6)."""

    def __init__(self, id: str, sections: list[list[int]]) -> None:
        self.id = id
        self.sections = sections


class SetUp:
    """What differs with the number of seats (BR-3.3, BR-3.6)."""

    def __init__(self, piles: list[int], extra: int, places: list[int]) -> None:
        self.piles = piles
        self.extra = extra
        self.places = places


class Components:
    """All components of a game, from its data files."""

    def __init__(self, sheets: Sheets) -> None:
        self._colours(sheets.sheet("colours.toml"))
        self._groups(sheets.sheet("groups.toml"))
        self._cards(sheets)
        self._uses(sheets.sheet("actions.toml"))
        self._board(sheets.sheet("board.toml"))
        self._supply(sheets)
        self._actions()
        # the steps that depend on the characters, put here by `verbs.furnish`
        self.effect_steps: list[list[Step[Any]]] = []  # by seat and verb
        self.victim_steps: list[list[list[Step[Any]]]] = []  # by seat, victim and verb
        self.person_steps: list[list[Step[Any]]] = []  # by seat and card
        self.activated_steps: list[list[Step[Any]]] = []  # by seat and card
        self.acting_steps: list[Step[Any]] = []  # by card, nobody last
        self.home_steps: list[list[Step[Any]]] = []  # by seat and card
        self.asks: list[list[list[Step[Any]]]] = []  # by seat and verb, and what a verb asks further
        self.steps: dict[str, Step[Any]] = {}  # all of them by their notation

    # ---- reading

    def _colours(self, sheet: Reader) -> None:
        rows = sheet.tables("colour", optional=False)
        self.colours: list[str] = [row.text("id") for row in rows]
        self.penalty_of: list[int] = []
        self.threats: list[str] = []  # the penalties by their names in the texts
        for row in rows:
            penalty = row.text("penalty", PENALTIES)
            self.penalty_of.append(PENALTIES.index(penalty))
            self.threats.append(row.text("threat"))
        if len(set(self.colours)) != 5 or len(set(self.penalty_of)) != 5:
            raise sheet.wrong("colour", "there are not five colours with a penalty each", "five")

    def _groups(self, sheet: Reader) -> None:
        self.groups: list[str] = [row.text("id") for row in sheet.tables("group", optional=False)]
        self.cards_per_group = sheet.whole("cards_per_group", 1, MOST)

    def _cards(self, sheets: Sheets) -> None:
        effects = EffectReader(self.colours, self.groups, sheets.sheet("vocabulary.toml"))
        sheet = sheets.sheet("cards.toml")
        self.cards: list[Character] = []
        for number, reader in enumerate(sheet.tables("card", optional=False)):
            named = Reader(reader.value, f"card.{reader.value.get('id', number)}", reader.file, reader.asked)
            self.cards.append(effects.character(named, number))
        self.ops = effects.ops
        self.card_of: dict[str, Character] = {card.id: card for card in self.cards}
        if len(self.card_of) != len(self.cards):
            raise sheet.wrong("card", "two cards have the same id", "unique ids")
        self.costs: list[int] = sorted({card.cost for card in self.cards})
        for card in self.cards:
            card.cost_class = self.costs.index(card.cost)
        self.colour_of: list[int] = [card.colour for card in self.cards]
        self.cards_of: list[list[int]] = [  # by colour, in order
            [card.number for card in self.cards if card.colour == colour] for colour in range(len(self.colours))
        ]
        for group, id in enumerate(self.groups):
            count = len([card for card in self.cards if card.group == group])
            if count != self.cards_per_group:
                raise sheet.wrong("card", f"{id} has {count} cards", str(self.cards_per_group))

    def _uses(self, sheet: Reader) -> None:
        rows = {row.text("id"): row for row in sheet.tables("action", optional=False)}
        for use in USES:
            if use not in rows:
                raise sheet.wrong("action", f"{use} is missing", ", ".join(USES))
        self.workers_taken = rows["workers"].whole("amount", 0, MOST)
        self.threat_points = rows["threat"].whole("points", 0, MOST)

    def _board(self, sheet: Reader) -> None:
        canal = sheet.table("canal")
        canal.whole("sections_per_place", len(SECTIONS), len(SECTIONS))
        self.cells = canal.whole("cells_per_section", 1, 9)
        self.cell_costs = whole_list(canal, "cell_costs", self.cells)
        self.third_cell = canal.whole("third_cell", 1, self.cells)
        self.third_cell_points = canal.whole("third_cell_points", 0, MOST)
        self.statue_cell = canal.whole("statue_cell", 1, self.cells)
        self.places: list[Place] = []
        for row in sheet.tables("place", optional=False):
            sections: list[list[int]] = []
            for name in SECTIONS:
                words = row.texts(name, optional=False)
                if sorted(words) != sorted(self.colours):
                    raise row.wrong(name, f"{shown(words)} is not every colour once", ", ".join(self.colours))
                sections.append([self.colours.index(word) for word in words])
            self.places.append(Place(row.text("id"), sections))
        self.seating: dict[int, list[int]] = {}
        self.sections: list[list[list[list[int]]]] = [[[] for _ in range(most)] for most in range(MOST_SEATS + 1)]
        ids = [place.id for place in self.places]
        seating = sheet.table("place_by_players")
        for players in SEATS:
            words = seating.texts(str(players), optional=False)
            if len(set(words)) != players or any(word not in ids for word in words):
                raise seating.wrong(str(players), f"{shown(words)} are not {players} places", ", ".join(ids))
            self.seating[players] = [ids.index(word) for word in words]
            for seat, place in enumerate(self.seating[players]):
                self.sections[players][seat] = self.places[place].sections
        reputation = sheet.table("reputation")
        self.last_step = reputation.whole("steps", 1, MOST)
        self.reputation_points = whole_list(reputation, "points", self.last_step + 1)
        statues = sheet.table("statues")
        self.statues = whole_list(statues, "stack", len(statues.items("stack")))
        statues.whole("max_per_player", len(SECTIONS), len(SECTIONS))
        track = sheet.table("score_track")
        self.least_points = track.whole("minimum", 0, 0)

    def _supply(self, sheets: Sheets) -> None:
        sheet = sheets.sheet("supply.toml")
        counts = sheet.table("components")
        total = counts.whole("character_cards", 1, 999)
        if total != len(self.cards):
            raise counts.wrong("character_cards", f"says {total}, but there are {len(self.cards)} cards")
        each = sheet.table("per_colour")
        self.markers = each.whole("threat_markers", 1, MOST)
        if self.markers * len(self.colours) != counts.whole("threat_markers", 1, 999):
            raise counts.wrong("threat_markers", f"is not {self.markers} of each colour")
        cards_each = each.whole("cards", 1, MOST)
        for colour, id in enumerate(self.colours):
            count = len([card for card in self.cards if card.colour == colour])
            if count != cards_each:
                raise each.wrong("cards", f"says {cards_each}, but {count} cards are {id}")
        start = sheet.table("player_start")
        self.start_guilders = start.whole("guilders", 0, MOST)
        self.start_workers = start.whole("workers_each_colour", 0, MOST)
        self.start_points = start.whole("points", 0, MOST)
        self.start_reputation = start.whole("reputation", 0, self.last_step)
        self._deck(sheet.table("deck"))
        round = sheet.table("round")
        self.hand_size = round.whole("hand_size", 1, MOST)
        self.die_sides = round.whole("die_sides", 2, MOST)
        self.turns = round.whole("cards_played", 1, 9)
        self.threat_values = whole_list(round, "threat_die_values", len(round.items("threat_die_values")))
        self.reputation_values = whole_list(round, "reputation_die_values", len(round.items("reputation_die_values")))
        faces = range(MOST + 1)
        self.threatens: list[bool] = [value in self.threat_values for value in faces]  # by what a die shows
        self.step_prices: list[int] = [value if value in self.reputation_values else 0 for value in faces]
        self.for_penalty = round.whole("markers_for_penalty", 1, 9)
        if self.markers <= (self.for_penalty - 1) * MOST_SEATS:  # BR-6.7
            raise each.wrong("threat_markers", "are too few for four players", "more than four open circles need")
        scoring = sheet.table("scoring")
        self.house_points = scoring.whole("house", 0, MOST)
        self.leadership_points = scoring.whole("leadership_marker", 0, MOST)
        self.intrigue_loss = scoring.whole("intrigue_loss", 0, MOST)

    def _deck(self, deck: Reader) -> None:
        """BR-3.3: how many cards lie where."""
        self.setups: dict[int, SetUp] = {}
        for players in SEATS:
            key = str(players)
            first = deck.table("first_pile_by_players").whole(key, 1, 999)
            second = deck.table("second_pile_by_players").whole(key, 1, 999)
            extra = deck.table("extra_pile_by_players").whole(key, 0, 999)
            if first + second + extra != len(self.cards):
                raise deck.wrong("extra_pile_by_players", f"the piles of {players} players are not {len(self.cards)}")
            self.setups[players] = SetUp([first, second], extra, self.seating[players])

    # ---- every action of the game, made once

    def _actions(self) -> None:
        colours = list(enumerate(self.colours))
        self.draws = [numbered("draw", pile, str(pile + 1)) for pile in range(DRAW_PILES)]
        self.enough = Action("enough")
        self.refilling = [*self.draws, self.enough]
        self.rerolls = [numbered("reroll", number, id) for number, id in colours]
        self.suffers = [numbered("suffer", number, id) for number, id in colours]
        self.burn_houses = [numbered("burn-house", number, str(number + 1)) for number in range(len(self.cards))]
        self.homes = [numbered("home", number, str(number + 1)) for number in range(len(self.cards))]
        self.burn_canals = [numbered("burn-canal", number, id) for number, id in enumerate(SECTIONS)]
        self.advance = Action("advance")
        self.stay = Action("stay")
        self.end = Action("end")
        self.decline = Action("decline")
        self.agree = Action("pay")
        self.dice_chosen = [numbered("die", number, id) for number, id in colours]
        self.marked = [numbered("marker", number, id) for number, id in colours]
        self.pays = [numbered("pay-worker", number, id) for number, id in colours]
        self.takes = [numbered("take-worker", number, id) for number, id in colours]
        self.gives = [numbered("give", number, id) for number, id in colours]
        self.names = [numbered("name", number, id) for number, id in colours]
        self.built = [numbered("section", number, id) for number, id in enumerate(SECTIONS)]
        self.flips = [numbered("flip", number, id) for number, id in enumerate(CATEGORIES)]
        self.victims = [numbered("victim", seat, str(seat + 1)) for seat in range(MOST_SEATS)]
        self.options = [numbered("choose", number, str(number + 1)) for number in range(9)]
        every: list[Action] = [*self.refilling, self.advance, self.stay, self.end, self.decline, self.agree]
        for listed in (self.rerolls, self.suffers, self.burn_houses, self.burn_canals, self.dice_chosen, self.marked):
            every.extend(listed)
        for listed in (self.pays, self.takes, self.gives, self.names, self.built, self.flips, self.victims):
            every.extend(listed)
        every.extend(self.options)
        every.extend(self.homes)
        for card in self.cards:
            every.extend(card.actions())
        self.vocabulary: dict[str, Action] = {action.text: action for action in every}
        self.no_listeners: list[list[int]] = [[] for _ in EVENTS]


def whole_list(reader: Reader, key: str, length: int) -> list[int]:
    """A list of whole numbers of a known length."""
    items = reader.items(key, optional=False)
    if len(items) != length or not items:
        raise reader.wrong(key, f"holds {len(items)} numbers", str(length))
    numbers: list[int] = []
    for place, item in enumerate(items):
        if isinstance(item, bool) or not isinstance(item, int) or not 0 <= item <= MOST:
            raise reader.wrong(f"{key}[{place}]", f"{shown(item)} is not a whole number in range", f"0 to {MOST}")
        numbers.append(item)
    return numbers
