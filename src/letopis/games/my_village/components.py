"""My Village's components as typed objects, read from data/*.toml and checked: nothing of them is written in code."""

from typing import Final

from letopis.games.my_village.card_kinds import (
    ABILITIES,
    ADD,
    AREA_SLOTS,
    BLACK_EFFECTS,
    CHURCH,
    COUNCIL,
    COUNCILMAN,
    CRAFT,
    CRAFTSMAN,
    CUSTOMER,
    FIELD,
    FIRST_CRAFT,
    FIRST_FIELD,
    JOURNEY,
    LETTERS,
    MEETING,
    MEETING_PLACE,
    MERCHANT,
    MONK,
    NOBODY_NEEDED,
    PROFESSIONS,
    SCORE_CARDS,
    SCORE_LIVING,
    SERVE,
    SYMBOLS,
    TILE,
    TRAVEL,
    WHITE_EFFECTS,
    Card,
    Effect,
)
from letopis.games.my_village.dice import ANY_VALUE, FACES, LEAST_VALUE, MOST_VALUE, coins_to_form
from letopis.games.my_village.prices import COIN, GOODS, TIME, Clause, Price, amount, read_clauses
from letopis.kernel.actions import Action, numbered
from letopis.kernel.data import Sheets
from letopis.kernel.reading import Reader, shown

MOST: Final = 99  # of anything: what a file may say of a count at most
SEATS: Final = 4
MAIN_HOUSE: Final = 0  # on the headman's path


class Place:
    """A place on the headman's path (MV-3.13)."""

    def __init__(self, number: int, id: str) -> None:
        self.number = number
        self.id = id
        self.next: list[int] = []
        self.coins = 0
        self.story = 0
        self.secures = False
        self.step = numbered("headman", number, id)


class Table:
    """What differs with the number of players (MV-4.11, MV-3.9)."""

    def __init__(self, players: int, white: int, black: int, turns: int, coffins: int, rat: int) -> None:
        self.players = players
        self.white = white
        self.black = black
        self.turns = turns
        self.coffins = coffins
        self.rat = rat


class Components:
    """Everything in the box, with the actions that follow from it."""

    def __init__(self, sheets: Sheets) -> None:
        self.cards: list[Card] = []
        self.card_of: dict[str, Card] = {}
        self.goods: list[str] = []
        self.crafts_of: list[str] = [""] * GOODS  # the type that makes each good
        self._read_board(sheets.sheet("board.toml"))
        self._read_villages(sheets.sheet("village_boards.toml"))
        figures = sheets.sheet("figures.toml")
        self.tile_values = self._values(figures.table("tile_2_12"), "values")
        self.rat_share = figures.table("rats").whole("story_lost_of", 1, MOST)
        self._read_goods(sheets.sheet("craft_buildings.toml"))
        self.churches = self._read_cards(sheets.sheet("churches.toml"), "church", CHURCH)
        self.monks = self._read_cards(sheets.sheet("monks.toml"), "monk", MONK)
        self.monks.sort(key=lambda card: card.pile)
        self.councils = self._read_cards(sheets.sheet("councils.toml"), "council", COUNCIL)
        self.meeting = self._read_cards(sheets.sheet("meeting_places.toml"), "meeting_place", MEETING)[0]
        self.field = self._read_cards(sheets.sheet("fields.toml"), "field", FIELD)[0]
        self.crafts = self._read_cards(sheets.sheet("craft_buildings.toml"), "craft", CRAFT)
        self._read_journeys(sheets.sheet("travel.toml"))
        self.customers = self._read_cards(sheets.sheet("customers.toml"), "customer", CUSTOMER)
        self._read_travel(sheets.sheet("travel.toml"))
        self._check_counts(sheets.sheet("board.toml"))
        self.first_customer = FIRST_FIELD + self.field.count
        self._sort_by_value()
        # MV-7.3: the coins that make each value of two faces with 0, 1, 2 markers; -1 where a cheaper way is as good
        self.form_coins = [coins_to_form(pair // FACES + 1, pair % FACES + 1) for pair in range(FACES * FACES)]
        self._make_actions()

    # ---- the board

    def _values(self, reader: Reader, key: str) -> int:
        bits = 0
        for item in reader.items(key, optional=False):
            if isinstance(item, bool) or not isinstance(item, int) or not LEAST_VALUE <= item <= MOST_VALUE:
                raise reader.wrong(key, f"{shown(item)} is no banner value", f"{LEAST_VALUE} to {MOST_VALUE}")
            bits |= 1 << item
        return bits

    def _some_values(self, reader: Reader, key: str) -> int:
        bits = self._values(reader, key)
        if not bits:
            raise reader.wrong(key, "is empty", "1 or 2 banner values")
        return bits

    def _read_board(self, sheet: Reader) -> None:
        dice = sheet.table("dice")
        if dice.items("faces") != list(range(1, FACES + 1)):
            raise dice.wrong("faces", f"{shown(dice.raw('faces'))} are not the faces of a die", "1 to 6")
        self.black_die_time = dice.whole("black_die_time", 0, MOST)
        track = sheet.table("life_track")
        self.clouds = track.whole("clouds", 2, MOST)
        start = sheet.table("start")
        self.start_cloud = start.whole("time_marker_at", 0, self.clouds - 1)
        self.start_story = start.whole("story_on_tree", 0, MOST)
        self.start_house = start.whole("story_in_house", 0, MOST)
        coins = start.table("coins_by_seat")
        self.start_coins = [coins.whole(f"seat_{seat}", 0, MOST) for seat in range(1, SEATS + 1)]
        rats = sheet.table("rat_track")
        self.rat_spaces = rats.whole("spaces", 1, MOST)
        self.red_within = rats.whole("red_within", 0, self.rat_spaces)
        coffins = self._by_players(sheet.table("end"), "by_players", "coffins")
        distances = self._by_players(rats, "start", "distance")
        self.tables: list[Table | None] = [None] * (SEATS + 1)
        for reader in dice.tables("by_players"):
            players = reader.whole("players", 2, SEATS)
            white = reader.whole("white", 0, dice.whole("white_total", 0, MOST))
            black = reader.whole("black", 0, dice.whole("black_total", 0, MOST))
            turns = reader.whole("turns_per_round", 1, 9)
            if white + black < 2 * turns * players or max(white, black) > 15:
                raise reader.wrong("white", f"{white + black} dice are not two for every turn", "at least two a turn")
            if players not in coffins or players not in distances:
                raise sheet.wrong("end.by_players", f"says nothing of {players} players")
            if distances[players] > self.rat_spaces:
                raise rats.wrong("start", f"{distances[players]} is farther than the track", str(self.rat_spaces))
            self.tables[players] = Table(players, white, black, turns, coffins[players], distances[players])
        for players in range(2, SEATS + 1):
            if self.tables[players] is None:
                raise dice.wrong("by_players", f"says nothing of {players} players", "2, 3 and 4")
        self.chronicle: list[list[int]] = [[] for _ in PROFESSIONS]
        for reader in sheet.tables("chronicle"):
            number = PROFESSIONS.index(reader.text("profession", PROFESSIONS))
            points = [item for item in reader.items("story") if isinstance(item, int) and 0 <= item <= MOST]
            if len(points) != len(reader.items("story")):
                raise reader.wrong("story", f"{shown(reader.raw('story'))} are no points", "a list of points")
            self.chronicle[number] = points
        self._read_path(sheet)
        question = sheet.table("question_banner")
        self.question_time = question.whole("time", 0, MOST)
        hand = sheet.table("starting_hand")
        self.hand_values = self._some_values(hand, "values")
        self.hand_time = hand.whole("time", 0, MOST)
        self.hand_points = sheet.table("scoring").whole("starting_hand", -MOST, MOST)
        self._read_clerk(sheet.table("clerks_office"))
        windows = sheet.table("windows")
        self.most_windows = windows.whole("max", 0, 20)
        points = [item for item in windows.items("points") if isinstance(item, int)]
        if len(points) != self.most_windows + 1:
            raise windows.wrong("points", f"holds {len(points)} figures", f"{self.most_windows + 1}, from no window on")
        self.window_points = points
        scoring = sheet.table("scoring")
        self.field_points = scoring.whole("field_card", 0, MOST)
        self.laborer_points = scoring.whole("day_laborer", -MOST, 0)
        self.people_points = scoring.whole("peoples_council_per_villager", 0, MOST)
        self.area_points = scoring.whole("area_council_per_card", 0, MOST)

    def _by_players(self, reader: Reader, key: str, what: str) -> dict[int, int]:
        return {inner.whole("players", 2, SEATS): inner.whole(what, 1, MOST) for inner in reader.tables(key)}

    def _read_path(self, sheet: Reader) -> None:
        readers = sheet.tables("headman_path")
        ids = [reader.text("id") for reader in readers]
        self.path: list[Place] = []
        for number, reader in enumerate(readers):
            place = Place(number, ids[number])
            for text in reader.texts("next"):
                if text not in ids:
                    raise reader.wrong("next", f"{shown(text)} is no place", ", ".join(ids))
                place.next.append(ids.index(text))
            for text in reader.texts("on_enter"):
                if text == "secure_story":
                    place.secures = True
                    continue
                name, count = amount(reader, "on_enter", text, [COIN, "story"])
                if name == COIN:
                    place.coins += count
                else:
                    place.story += count
            place.next.sort()
            self.path.append(place)
        at = sheet.table("start").text("headman_at", ids)
        if not self.path or ids.index(at) != MAIN_HOUSE:
            raise sheet.wrong("start.headman_at", f"{shown(at)} is not the first place of the path")

    def _read_clerk(self, clerk: Reader) -> None:
        self.clerk_values = self._some_values(clerk, "values")
        self.open_customers = clerk.whole("display", 1, MOST)
        self.clerk_time: list[int] = [0]
        self.clerk_coins: list[int] = [0]
        for number, reader in enumerate(clerk.tables("price"), 1):
            reader.whole("cards", number, number)
            self.clerk_time.append(reader.whole("time", self.clerk_time[-1], MOST))
            self.clerk_coins.append(reader.whole("coins", self.clerk_coins[-1], MOST))
        self.most_invited = len(self.clerk_time) - 1
        if not self.most_invited:
            raise clerk.wrong("price", "is empty", "a price for one card, for two, and so on")

    def _read_villages(self, sheet: Reader) -> None:
        common = sheet.table("common")
        stated = [(inner.text("id"), inner.text("villager")) for inner in common.tables("area")]
        self.areas = [area for area, _ in stated]
        villagers = [villager for _, villager in stated if villager]
        if villagers != list(PROFESSIONS):
            raise common.wrong("area", f"{shown(villagers)} are not the five professions", ", ".join(PROFESSIONS))
        self.area_of = [area for area, villager in stated if villager]
        school = common.table("school")
        self.school_values = self._some_values(school, "values")
        self.school_time = school.whole("time", 0, 1)
        self.graduate_time = school.whole("graduate_time", 0, MOST)
        self.graduate_story = school.whole("graduate_right_story", 0, MOST)
        amusement = common.table("amusement")
        self.amusement_time = amusement.whole("time", 0, 1)
        self.amusement_story = 0
        for text in amusement.texts("effects"):
            self.amusement_story += amount(amusement, "effects", text, ["story"])[1]
        self.boards: list[str] = []
        self.amusement_values: list[int] = []
        for reader in sheet.tables("board"):
            self.boards.append(reader.text("id"))
            self.amusement_values.append(self._some_values(reader, "amusement_values"))
        if len(self.boards) < SEATS:
            raise sheet.wrong("board", f"holds {len(self.boards)} boards", f"{SEATS} or more")

    def _read_goods(self, sheet: Reader) -> None:
        self.goods = [reader.text("id") for reader in sheet.tables("good")]
        if len(self.goods) != GOODS or "plow" not in self.goods:
            raise sheet.wrong("good", f"holds {shown(self.goods)}", "five goods, the plow among them")
        self.plow = self.goods.index("plow")

    # ---- the cards

    def _new_card(self, kind: int, place: int, id: str, reader: Reader) -> Card:
        card = Card(len(self.cards), kind, place, id)
        if id in self.card_of:
            raise reader.wrong("id", f"{shown(id)} stands there twice", "an id of its own")
        self.cards.append(card)
        self.card_of[id] = card
        return card

    def _read_cards(self, sheet: Reader, key: str, kind: int) -> list[Card]:
        found: list[Card] = []
        for place, reader in enumerate(sheet.tables(key)):
            card = self._new_card(kind, place, reader.text("id"), reader)
            alike = kind in (MEETING, FIELD)
            card.count = reader.whole("count", 1, 12 if alike else 1)
            card.points = reader.whole("points", -MOST, MOST, 0)
            card.windows = reader.whole("windows", 0, 6, 0)
            card.spaces = reader.whole("spaces", 0, 9, 0)
            clauses = read_clauses(reader, "cost", self.goods) if reader.has("cost") else []
            if kind != CUSTOMER:
                card.values = self._some_values(reader, "values")
                card.price = Price(reader.whole("time", 0, MOST), clauses)
                card.effects = self._effects(reader, "effects", card, BLACK_EFFECTS[kind], ADD)
            else:
                card.any = reader.flag("any", False)
                card.price = Price(reader.whole("white_time", 0, 1), clauses)
            if kind in WHITE_EFFECTS:
                card.white_values = ANY_VALUE if card.any else self._some_values(reader, "white_values")
                card.white_time = reader.whole("white_time", 0, 1)
                only = SERVE if kind == CUSTOMER else -1
                card.white_effects = self._effects(reader, "white_effects", card, WHITE_EFFECTS[kind], only)
            card.ability = ABILITIES[reader.text("ability", ABILITIES, "none")]
            if kind == MONK:
                card.pile = SYMBOLS.index(reader.text("symbol", SYMBOLS))
            elif kind == CRAFT:
                card.good = self.goods.index(reader.text("good", self.goods))
                self.crafts_of[card.good] = reader.text("type")
            elif kind == COUNCIL:
                self._slots(reader, card)
            found.append(card)
        if not found or (kind in (MEETING, FIELD) and len(found) != 1):
            raise sheet.wrong(key, f"holds {len(found)} kinds of card")
        return found

    def _slots(self, reader: Reader, card: Card) -> None:
        card.slots = reader.texts("slots")
        if card.ability == SCORE_CARDS and card.slots != list(AREA_SLOTS):
            raise reader.wrong("slots", f"{shown(card.slots)} are not the five areas", ", ".join(AREA_SLOTS))
        if card.ability == SCORE_LIVING and card.slots != list(PROFESSIONS):
            raise reader.wrong("slots", f"{shown(card.slots)} are not the professions", ", ".join(PROFESSIONS))
        if card.slots and len(card.slots) != card.spaces:
            raise reader.wrong("spaces", f"says {card.spaces}, but there are {len(card.slots)} slots")

    def _effects(self, reader: Reader, key: str, card: Card, known: dict[str, int], once: int) -> list[Effect]:
        found: list[Effect] = []
        for text in reader.texts(key, optional=False):
            name, _, rest = text.partition(":")
            if name not in known:
                raise reader.wrong(key, f"{shown(text)} is no effect of this side", ", ".join(known))
            op = known[name]
            if op == ADD and rest != reader.text("area", self.areas):
                raise reader.wrong(key, f"{shown(text)} is another area", str(reader.raw("area")))
            counted = op not in (ADD, TILE, SERVE)
            n = amount(reader, key, text, [name])[1] if counted else 1
            found.append(Effect(op, n))
        if once >= 0 and [effect.op for effect in found].count(once) != 1:
            raise reader.wrong(key, "must add (or serve) the card exactly once")
        return found

    def _read_journeys(self, sheet: Reader) -> None:
        self.journeys: list[Card] = []
        self.journey_counts: list[int] = []
        for place, reader in enumerate(sheet.tables("travel_dark")):
            letter = reader.text("letter").lower()
            if place >= len(LETTERS) or letter != LETTERS[place]:
                raise reader.wrong("letter", f"{shown(letter)} is out of order", ", ".join(LETTERS).upper())
            card = self._new_card(JOURNEY, place, f"travel_{letter}", reader)
            card.count = 0  # the light sides are counted
            card.pile = place
            card.values = self._some_values(reader, "values")
            card.price = Price(reader.whole("time", 0, MOST), read_clauses(reader, "cost", self.goods))
            if reader.texts("effects") != ["add:travel"]:
                raise reader.wrong("effects", f"{shown(reader.raw('effects'))} is not what travel does", "add:travel")
            card.effects = [Effect(ADD, 1)]
            self.journey_counts.append(reader.whole("count", 1, MOST))
            self.journeys.append(card)
        if len(self.journeys) != len(LETTERS):
            raise sheet.wrong("travel_dark", f"holds {len(self.journeys)} letters", "A to E")

    def _read_travel(self, sheet: Reader) -> None:
        self.travels: list[Card] = []
        for place, reader in enumerate(sheet.tables("travel")):
            card = self._new_card(TRAVEL, place, reader.text("id"), reader)
            reader.whole("count", 1, 1)
            letter = reader.text("letter").lower()
            if letter not in LETTERS:
                raise reader.wrong("letter", f"{shown(letter)} is no letter of the journey", "A to E")
            card.pile = LETTERS.index(letter)
            card.points = reader.whole("points", -MOST, MOST)
            card.ends_travel = reader.flag("ends_travel") or card.pile == len(LETTERS) - 1
            if not card.ends_travel:
                card.onward = self._onward(reader, self.journeys[card.pile + 1].price)
            self.travels.append(card)
        for pile, journey in enumerate(self.journeys):
            count = len([card for card in self.travels if card.pile == pile])
            if count != self.journey_counts[pile]:
                stated = self.journey_counts[pile]
                raise sheet.wrong(f"travel_dark.{journey.id}", f"says {stated}, but there are {count} cards")

    def _onward(self, reader: Reader, price: Price) -> Price:
        """MV-10.52: the next letter's price with this card's gray banner."""
        time = price.time
        clauses = price.clauses.copy()
        for text in reader.texts("gray"):
            name, count = amount(reader, "gray", text, [COIN, TIME, *self.goods])
            if name == TIME:
                time += count
            elif name == COIN:
                clauses.append(Clause(-1, 0, count))
            else:
                clauses.append(Clause(self.goods.index(name), count, 0))
        return Price(time, clauses)

    def _check_counts(self, sheet: Reader) -> None:
        total = sum([card.count for card in self.cards])
        stated = sheet.table("tokens").whole("village_cards", 0, 999)
        if total != stated:
            raise sheet.wrong("tokens.village_cards", f"says {stated}, but the counts add up to {total}")
        for good, name in enumerate(self.crafts_of):
            if not name:
                raise sheet.wrong("tokens.village_cards", f"no craft building makes {self.goods[good]}")
        if len(set(self.crafts_of)) != GOODS:
            raise sheet.wrong("tokens.village_cards", "one type of craft building makes two goods")

    def _sort_by_value(self) -> None:
        """The cards whose black banner shows a value, so that only they are looked at."""
        open_kinds = (CHURCH, COUNCIL, MEETING, FIELD, CRAFT)
        self.laid_open = [card for card in self.cards if card.kind in open_kinds]  # all but the piles
        self.black_of: list[list[Card]] = []
        for value in range(MOST_VALUE + 1):
            self.black_of.append([card for card in self.laid_open if card.values >> value & 1])

    # ---- what can be said

    def _make_actions(self) -> None:
        self.dice = [f"{colour}{face}" for colour in "wb" for face in range(1, FACES + 1)]
        self.takes: list[Action | None] = [None] * (len(self.dice) ** 2)
        self.vocabulary: dict[str, Action] = {}
        for low in range(len(self.dice)):
            for high in range(low, len(self.dice)):
                action = numbered("take", low * len(self.dice) + high, self.dice[low], self.dice[high])
                self.takes[action.number] = action
                self.vocabulary[action.text] = action
                self.vocabulary[f"take {self.dice[high]} {self.dice[low]}"] = action
        self.forms = []
        for value in range(LEAST_VALUE, MOST_VALUE + 1):
            for markers, word in enumerate(["", "marker", "markers"]):
                words = [str(value), word] if word else [str(value)]
                self.forms.append(numbered("form", value * 3 + markers, *words))
        self.hand = Action("hand")
        self.clerk = Action("clerk")
        self.stop = Action("stop")
        self.skip = Action("skip")
        self.stay = Action("headman", "stay")
        self.steps = [place.step for place in self.path]
        self.adds = [card.add for card in self.cards if card.kind not in (CUSTOMER, TRAVEL)]
        ids = ["school", "amusement", "meeting_place", "council", *self.crafts_of]
        self.field_ids = [f"field_{number}" for number in range(1, self.field.count + 1)]
        self.whites = [*ids, *self.field_ids, *[card.id for card in self.customers]]
        self.uses = [numbered("use", number, id) for number, id in enumerate(self.whites)]
        self.white_of = dict(zip(self.whites, self.uses, strict=True))
        self.tiles = [numbered("tile", number, id) for number, id in enumerate(self.whites)]
        self.plows = [numbered("plow", number, id) for number, id in enumerate(self.field_ids)]
        self.joker_plows = [numbered("plow", number, id, "joker") for number, id in enumerate(self.field_ids)]
        for action in [*self.plows, *self.joker_plows]:
            action.aside = True  # MV-10.12: at any moment
        self.pay_goods = [numbered("pay", number, id) for number, id in enumerate(self.goods)]
        self.pay_fields = [numbered("pay", GOODS + number, id) for number, id in enumerate(self.field_ids)]
        self.pay_joker = numbered("pay", GOODS + self.field.count, "joker")
        self.pay_coins = numbered("pay", GOODS + self.field.count + 1, "coin")
        self.study_left = Action("study", "left")
        self.study_right = Action("study", "right")
        self.graduates_left = [numbered("graduate", n, "left", id) for n, id in enumerate(PROFESSIONS)]
        self.graduates_right = [numbered("graduate", n + 5, "right", id) for n, id in enumerate(PROFESSIONS)]
        self.invites = [numbered("invite", card.place, card.id) for card in self.customers]
        self.area_marks = [numbered("mark", number, id) for number, id in enumerate(AREA_SLOTS)]
        self.people_marks = [numbered("mark", number, id) for number, id in enumerate(PROFESSIONS)]
        self.keep = Action("keep")
        self.redraw = Action("redraw")
        self.buries = [numbered("bury", number, id) for number, id in enumerate(PROFESSIONS)]
        self.hires = [numbered("hire", number, id) for number, id in enumerate(PROFESSIONS)]
        self.heal = Action("heal")
        self.suffer = Action("suffer")
        few = [self.hand, self.clerk, self.stop, self.skip, self.stay, self.pay_joker, self.pay_coins]
        few += [self.study_left, self.study_right, self.keep, self.redraw, self.heal, self.suffer]
        several = [*self.forms, *self.steps, *self.adds, *self.uses, *self.tiles, *self.plows, *self.joker_plows]
        several += [*self.pay_goods, *self.pay_fields, *self.graduates_left, *self.graduates_right, *self.invites]
        for action in [*few, *several, *self.area_marks, *self.people_marks, *self.buries, *self.hires]:
            self.vocabulary[action.text] = action

    def villager_for(self, banner: int) -> int:
        """Whose area a white banner belongs to; -1: always active (MV-8.18)."""
        if banner >= self.first_customer:
            return MERCHANT
        if banner >= FIRST_FIELD or banner < MEETING_PLACE:
            return NOBODY_NEEDED
        return COUNCILMAN if banner < FIRST_CRAFT else CRAFTSMAN

    def table_of(self, players: int) -> Table:
        """The figures of a number of players."""
        table = self.tables[players]
        assert table is not None
        return table
