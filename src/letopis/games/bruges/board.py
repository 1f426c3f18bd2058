# not compiled: drawing is never in a hurry, and templates read it freely
"""What Bruges' board.html draws: the town plan, what the dice mean, cards with their six uses. All from the view."""

from functools import cache
from typing import Any, Final

from letopis.games.bruges.characters import Character, Op
from letopis.games.bruges.components import Components
from letopis.games.bruges.game import GAME
from letopis.games.bruges.houses import EMPTY, Household
from letopis.games.bruges.view import BrugesView, SeatView
from letopis.games.bruges.vocabulary import ANY, CATEGORIES, KINDS, OP_WORKERS, SAME, SECTIONS, USES, VERBS, WORKER
from letopis.kernel.data import overlay, read_overlay

CHRONICLE_NEAR: Final = True  # under the question, at a full table
CARDS: Final = ".house, .small-card, .full-card"  # what can be seen large
PHASES: Final = ("draw", "roll", "play", "leadership")
PLAN_WIDTH: Final = 560  # of the town plan, in its own units
PLAN_HEIGHT: Final = 260
GUARD_HOUSE: Final = (30, 28)  # the north-western one; the others are its mirror images
ARMS: Final = (  # its two sections from the seal to the middle of the town: down its own side, and along the wall
    ((30, 64), (30, 97), (72, 97), (112, 97), (152, 97)),
    ((80, 28), (120, 28), (160, 28), (200, 28), (240, 28)),
)
ROWS_OF_HOUSES: Final = (
    (54, 47, 4),
    (54, 114, 4),
    (402, 47, 4),
    (402, 114, 4),
    (54, 182, 4),
    (402, 182, 4),
)  # x, y, count
CORNERS: Final = {"north_west": (0, 0), "north_east": (1, 0), "south_east": (1, 1), "south_west": (0, 1)}  # east, south
CARD_ANSWERS: Final = ("activate", "take-card", "discard", "lose", "copy", "refresh", "recall")
COLOUR_ANSWERS: Final = ("die", "reroll", "marker", "suffer", "pay-worker", "take-worker", "give", "name")
IN_PAIRS: Final = ("draw", *COLOUR_ANSWERS, "burn-house", "home")  # short answers, two in a row
MANY_CARDS: Final = 5
ON_COMMON: Final = ("draw", "die", "reroll", "section", "burn-canal", "advance")  # answers lit on what all share
ON_OTHERS: Final = ("copy", "victim")  # answers lit at other players' places

State = dict[str, Any]


def piece(state: State, area: str) -> Any:
    """What an area is made of, so that it is drawn anew only when that changes."""
    view = state["view"]
    acts = state["table"]["me"] is not None
    if area == "common":
        keys = ("round", "last", "first", "phase", "dice", "price", "piles", "extra", "discards", "statues")
        canals = [[seat[key] for key in ("canal", "statues", "reputation", "cells", "place")] for seat in view["seats"]]
        lit = [choice["text"] for choice in state["choices"] if choice["legal"] and choice["kind"] in ON_COMMON]
        return ([view[key] for key in keys], canals, state["table"]["me"], state["table"]["coaching"], acts and lit)
    if area == "choices":
        return None if state["decision"] is None else view
    lit = [choice["text"] for choice in state["choices"] if choice["legal"] and choice["kind"] in ON_OTHERS]
    seat = int(area.removeprefix("place-"))
    return (view["seats"][seat], [standing(other) for other in view["seats"]], view["dice"], acts and lit)


def standing(player: SeatView) -> tuple[int, int, int]:
    """BR-4.13: what is compared in phase 4: steps, persons, canal tokens."""
    persons = len([house for house in player["houses"] if house["person"]])
    return player["reputation"], persons, player["canal"]["left"] + player["canal"]["right"]


@cache
def our_sources() -> dict[str, State]:
    """Our own cards as the data tells them, with where each field comes from."""
    return {card["id"]: card for card in GAME.own_files()["cards.toml"]["card"]}


def sources(data: object) -> dict[str, State]:
    """The same for an owner's own figures laid over ours."""
    if not data:
        return our_sources()
    return {card["id"]: card for card in overlay(GAME.own_files(), read_overlay(data))["cards.toml"]["card"]}


class Card:
    """A character as it is shown."""

    def __init__(self, components: Components, character: Character, told: State) -> None:
        self.id = character.id
        self.colour = components.colours[character.colour]
        self.group = components.groups[character.group]
        self.cost = character.cost
        self.points = character.points
        self.kind = KINDS[character.kind]
        self.worker = components.colours[character.worker] if character.kind == WORKER else ""
        self.when = "once" if character.once else self.kind
        self.source = told["source"]
        fields = told.get("prov", {})
        self.reconstructed = [field for field, source in fields.items() if source == "reconstructed"]


class Use:
    """One of the six uses of a card in hand: the answer it is, and the figure that goes with it."""

    def __init__(self, kind: str, text: str, choice: State | None, figure: str) -> None:
        self.kind = kind
        self.text = text
        self.choice = choice
        self.figure = figure

    @property
    def legal(self) -> bool:
        """Whether it can be chosen now."""
        return self.choice is not None and bool(self.choice["legal"])


class Cell:
    """A cell of a canal section on the town plan."""

    def __init__(self, number: int, spot: tuple[int, int], colour: str, price: int) -> None:
        self.number = number
        self.x, self.y = spot
        self.colour = colour
        self.price = price
        self.built = False
        self.next = False
        self.last_built = False
        self.action: State | None = None


class Arm:
    """A canal section: its cells from the seal outwards, and the statue it brought."""

    def __init__(self, section: str, cells: list[Cell], statue: int) -> None:
        self.section = section
        self.cells = cells
        self.statue = statue

    @property
    def bed(self) -> str:
        """The bed of the canal as an SVG path."""
        return "M" + "L".join(f"{cell.x} {cell.y}" for cell in self.cells)


class GuardHouse:
    """A corner of the town: a guard house, whose it is, and its two arms."""

    def __init__(self, id: str, seat: int | None, spot: tuple[int, int], arms: list[Arm]) -> None:
        self.id = id
        self.seat = seat
        self.x, self.y = spot
        self.arms = arms


class Board:
    """A state with the questions that Bruges' template asks of it."""

    def __init__(self, state: State, lang: str) -> None:
        self.state = state
        self.view: BrugesView = state["view"]
        self.lang = lang
        options = state["table"]["options"]
        self.components: Components = GAME.components(options)
        self.told = sources(options.get("data"))
        self.acts = state["table"]["me"] is not None
        self.choices = {choice["text"]: choice for choice in state["choices"]}
        self.asked = state["decision"]["kind"] if state["decision"] else ""
        self.colours = self.components.colours
        self.phases = PHASES
        self.width, self.height = PLAN_WIDTH, PLAN_HEIGHT
        self.rows_of_houses = ROWS_OF_HOUSES
        self.households: dict[int, Household] = {}

    def action(self, *texts: str) -> State | None:
        """The first of these answers that this audience may give now: what is to be lit."""
        if not self.acts:
            return None
        found = [self.choices[text] for text in texts if text in self.choices and self.choices[text]["legal"]]
        return found[0] if found else None

    # ---- what all see

    def threat_of(self, colour: str) -> str:
        """The threat of a colour, by its name in the texts."""
        threat: str = self.components.threats[self.colours.index(colour)]
        return threat

    @property
    def dice(self) -> list[tuple[str, int, str, State | None]]:
        """Each die: its colour, its value, what it means besides its guilders, and the answer it may be."""
        found: list[tuple[str, int, str, State | None]] = []
        for colour, value in self.view["dice"].items():
            meaning = ""
            if value in self.components.threat_values:
                meaning = "threat"
            elif value in self.components.reputation_values:
                meaning = "reputation"
            found.append((colour, value, meaning, self.action(f"die {colour}", f"reroll {colour}")))
        return found

    @property
    def rolled(self) -> bool:
        """Whether the dice are those of this round."""
        return self.view["phase"] != "draw" and any(self.view["dice"].values())

    @property
    def piles(self) -> list[tuple[int, str, int, State | None]]:
        """Each pile: its number, the colour of its top card, how many cards, the answer it may be."""
        return [
            (number, pile["colour"], pile["count"], self.action(f"draw {number}"))
            for number, pile in enumerate(self.view["piles"], 1)
        ]

    @property
    def discards(self) -> list[Card]:
        """The discard pile, the newest first."""
        return [self.card(id) for id in reversed(self.view["discards"])]

    @property
    def track(self) -> list[tuple[int, int, list[int]]]:
        """The reputation track: step, points, and who stands there."""
        seats = [seat["reputation"] for seat in self.view["seats"]]
        return [
            (step, points, [seat for seat, reached in enumerate(seats) if reached == step])
            for step, points in enumerate(self.components.reputation_points)
        ]

    @property
    def plan(self) -> list[GuardHouse]:
        """The four corners of the town; a place nobody has is drawn as well."""
        owners = {seat["place"]: number for number, seat in enumerate(self.view["seats"])}
        found: list[GuardHouse] = []
        for place in self.components.places:
            east, south = CORNERS[place.id]

            def mirrored(spot: tuple[int, int], east: int = east, south: int = south) -> tuple[int, int]:
                return (PLAN_WIDTH - spot[0] if east else spot[0], PLAN_HEIGHT - spot[1] if south else spot[1])

            spots = [[mirrored(spot) for spot in arm] for arm in ARMS]
            if east:
                spots.reverse()  # the arm along the wall is the left one there
            seat = owners.get(place.id)
            if seat is None:
                cells = [[self.colours[colour] for colour in section] for section in place.sections]
                arms = [self.arm(None, section, cells[n], spots[n]) for n, section in enumerate(SECTIONS)]
            else:
                arms = self.arms(seat, spots)
            found.append(GuardHouse(place.id, seat, mirrored(GUARD_HOUSE), arms))
        return found

    def arms(self, seat: int, spots: list[list[tuple[int, int]]] | None = None) -> list[Arm]:
        """A player's two canal sections."""
        cells = self.view["seats"][seat]["cells"]
        flat = [[(0, 0)] * self.components.cells] * len(SECTIONS)
        return [self.arm(seat, section, cells[n], (spots or flat)[n]) for n, section in enumerate(SECTIONS)]

    def arm(self, seat: int | None, section: str, colours: list[str], spots: list[tuple[int, int]]) -> Arm:
        """A section cell by cell, with what may be done there."""
        made: list[Cell] = []
        player = None if seat is None else self.view["seats"][seat]
        built = player["canal"][section] if player else 0
        for number, colour in enumerate(colours):
            cell = Cell(number + 1, spots[number], colour, self.components.cell_costs[number])
            cell.built = number < built
            cell.next = player is not None and number == built
            cell.last_built = cell.built and number == built - 1
            if seat == self.state["table"]["me"] and seat is not None:
                if cell.next:
                    cell.action = self.action(f"section {section}")
                elif cell.last_built:
                    cell.action = self.action(f"burn-canal {section}")
            made.append(cell)
        return Arm(section, made, player["statues"][section] if player else 0)

    # ---- a player

    def household(self, seat: int) -> Household:
        """What a player's persons change, from the persons all can see."""
        known = self.households.get(seat)
        if known is None:
            houses = self.view["seats"][seat]["houses"]
            tenants = tuple(self.number(house["person"]) if house["person"] else EMPTY for house in houses)
            blank = tuple([()] * len(houses))
            known = Household(self.components, (0,) * len(houses), tenants, 0, 0, blank)
            self.households[seat] = known
        return known

    def number(self, id: str) -> int:
        """A card's number."""
        return self.components.card_of[id].number

    def card(self, id: str) -> Card:
        """A card as it is shown."""
        return Card(self.components, self.components.card_of[id], self.told[id])

    def person_answer(self, id: str) -> State | None:
        """What may be answered with a person in play, lit or refused."""
        texts = [f"{kind} {id}" for kind in ("activate", "lose", "refresh", "recall", "copy")]
        return next((self.choices[text] for text in texts if text in self.choices), None)

    def leadership(self, seat: int) -> list[tuple[str, bool, int, bool, State | None]]:
        """BR-4.13 to BR-4.15: each category: whether the marker is coloured, how many, whether alone in the lead."""
        counts = [standing(player) for player in self.view["seats"]]
        found: list[tuple[str, bool, int, bool, State | None]] = []
        for number, category in enumerate(CATEGORIES):
            mine = counts[seat][number]
            best = max(count[number] for other, count in enumerate(counts) if other != seat)
            ahead = mine > 0 and (mine > best or (mine == best and self.household(seat).ties_win))
            coloured = category in self.view["seats"][seat]["leads"]
            answer = self.action(f"flip {category}") if seat == self.state["table"]["me"] else None
            found.append((category, coloured, mine, ahead, answer))
        return found

    def worker_answer(self, colour: str) -> State | None:
        """What may be answered with a worker of a colour."""
        return self.action(f"pay-worker {colour}", f"take-worker {colour}", f"give {colour}")

    def threat_answer(self, colour: str) -> State | None:
        """What may be answered with a threat marker of a colour."""
        return self.action(f"marker {colour}", f"suffer {colour}")

    # ---- the hand

    def hand(self, seat: int) -> list[Card]:
        """The cards this audience sees in a hand."""
        return [self.card(id) for id in self.view["seats"][seat].get("hand", [])]

    @property
    def by_hand(self) -> bool:
        """Whether the question is answered with the six uses of the cards in hand."""
        return any(choice["kind"] in USES for choice in self.choices.values())

    def uses(self, seat: int, card: Card) -> list[Use]:
        """The six uses of a card in hand."""
        return [
            Use(kind, f"{kind} {card.id}", self.choices.get(f"{kind} {card.id}"), self.figure(seat, card, kind))
            for kind in USES
        ]

    def figure(self, seat: int, card: Card, kind: str) -> str:
        """What a use would bring or cost: with everything the player's persons change in it."""
        player = self.view["seats"][seat]
        household = self.household(seat)
        if kind == "workers":
            return f"+{household.worker_amount}"
        if kind == "guilders":
            return f"+{self.guilders(seat, card.colour)}"
        if kind == "threat":
            return f"{player['threats'][card.colour]}/{self.components.for_penalty}"
        if kind == "canal":
            ends = [
                cell.price for arm in self.arms(seat) for cell in arm.cells if cell.next and cell.colour == card.colour
            ]
            return f"−{max(0, min(ends) - household.canal_discount_by_card)}" if ends else "–"
        if kind == "house":
            return "−1"
        return f"−{household.prices_by_card[self.components.card_of[card.id].cost_class]}"

    def guilders(self, seat: int, colour: str) -> int:
        """BR-10.5: what the die of a colour brings a player, with all that is chosen, raised and added."""
        household = self.household(seat)
        dice = self.view["dice"]
        value = max(dice.values()) if household.die_choice else dice[colour]
        return max(int(value), household.die_min) + household.plus

    # ---- answers

    def sort(self, choice: State) -> str:
        """What kind of thing an answer speaks of: how it is to be drawn."""
        if choice["kind"] in CARD_ANSWERS:
            return "card"
        return "colour" if choice["kind"] in COLOUR_ANSWERS else str(choice["kind"])

    def in_pairs(self, answers: list[State]) -> bool:
        """Whether answers stand two in a row: short ones, and many cards."""
        kind = answers[0]["kind"]
        return kind in IN_PAIRS or (kind in CARD_ANSWERS and len(answers) > MANY_CARDS)

    def next_cell(self, seat: int, section: str) -> Cell | None:
        """The next cell of a section, if there is one."""
        return next((cell for cell in self.arms(seat)[SECTIONS.index(section)].cells if cell.next), None)

    def options(self, choice: State) -> list[tuple[str, int]]:
        """BR-10.2 choose: what one of the effects offered brings, as verbs with their figures."""
        card = self.components.card_of[self.state["decision"]["context"]["card"]]
        choosing = next(op for op in card.effect if op.options)
        return [(gain(op), op.n) for op in choosing.options[int(choice["words"][0]) - 1]]


def gain(op: Op) -> str:
    """A verb by its name, workers by how their colour is chosen."""
    if op.code == OP_WORKERS:
        return {ANY: "workers-any", SAME: "workers-same"}.get(op.colour, "workers")
    return VERBS[op.code]
