# not compiled: drawing is never in a hurry, and templates read it freely
"""What Era's board.html draws: a domain as shapes, dice as symbols, who is stronger than whom. All from the view."""

from functools import cached_property, lru_cache
from typing import Any

from letopis.games.era.components import Components, Disaster, Piece
from letopis.games.era.dice import Face
from letopis.games.era.domain import cleared
from letopis.games.era.game import GAME
from letopis.games.era.grid import DEGREES, Placement
from letopis.games.era.survey import survey_of
from letopis.games.era.view import EraView, held

CELL = 20  # the side of a cell in the drawing's own units
PLACING = ("setup", "place", "scorch")  # decisions answered on the domain
CHRONICLE_NEAR = True  # under the question, at a full table
CARDS = ".ware-choice, .place.other .domain"  # what can be seen large
PHASES = ("roll", "collect", "feed", "disasters", "build", "extort")
UNSEEN = ("lost", "to_place", "choosing", "builds", "building", "demanded")  # of a player: not on his place
ROLLING = (*UNSEEN, "faces", "shown", "marked", "set")  # while he rolls, his dice lie with the question


def piece(state: dict[str, Any], area: str) -> Any:
    """What an area is made of, so that it is drawn anew only when that changes."""
    view: EraView = state["view"]
    if area == "common":
        dice = None if view["phase"] in ("setup", "roll") else [seat.get("faces") for seat in view["seats"]]
        course = (view["round"], view["first"], view["phase"], view["tokens"], view["flipped"])
        return (course, view["supply"], view["philip"], dice)
    if area == "choices":
        asked = state["decision"]
        return None if asked is None else (view["seats"][asked["seat"]], view["supply"])
    seat = int(area.removeprefix("place-"))
    asked = state["decision"]
    rolling = asked is not None and asked["seat"] == seat and asked["kind"] == "reroll"
    unseen = ROLLING if rolling else UNSEEN
    seen = {key: value for key, value in view["seats"][seat].items() if key not in unseen}
    return (seen, view["phase"] == "setup")


def lit(state: dict[str, Any]) -> Any:
    """What of the question is seen on the place of whoever is asked: a domain to build on, pieces to take away."""
    asked = state["decision"]
    return (asked is not None and asked["kind"] == "reroll", is_placing(state), removable(state))


def is_placing(state: dict[str, Any]) -> bool:
    """Whether the decision is answered on the domain."""
    asked = state["decision"]
    return asked is not None and asked["kind"] in PLACING and bool(state["choices"])


def removable(state: dict[str, Any]) -> tuple[tuple[str, str], ...]:
    """Where a piece on my domain is itself an answer: its place, and the action."""
    return tuple((" ".join(c["words"]), c["text"]) for c in state["choices"] if c["kind"] == "remove" and c["legal"])


class Shape:
    """A piece on a domain: where it lies and how it is drawn."""

    def __init__(self, components: Components, placement: Placement) -> None:
        self.piece = components.pieces[placement.piece]
        self.id = self.piece.id
        self.icon = "wall" if self.piece.is_wall else self.id
        self.kind = "wall" if self.piece.is_wall else self.id
        self.where = placement.where
        self.cell = placement.words[1]
        cells = components.grid.cells(placement.mask)
        top, left = min(row for row, _ in cells), min(col for _, col in cells)
        self.x, self.y = left * CELL, top * CELL
        own = [(row - top, col - left) for row, col in cells]
        self.outline = outline(tuple(own))
        self.icon_x, self.icon_y, self.icon_size = icon_spot(tuple(own))
        rows, cols = [row for row, _ in cells], [col for _, col in cells]
        self.first = components.grid.name(min(rows), min(cols))
        self.last = components.grid.name(max(rows), max(cols))


@lru_cache(maxsize=20_000)
def shape(components: Components, placement: Placement) -> Shape:
    """The same for all who have a piece lying there."""
    return Shape(components, placement)


@lru_cache(maxsize=20_000)
def outline(cells: tuple[tuple[int, int], ...]) -> str:
    """The border of some cells as an SVG path.

    >>> outline(((0, 0), (0, 1)))
    'M0 0H40V20H0Z'
    """
    inside = set(cells)
    steps: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for row, col in sorted(inside):
        for beside, start, end in (
            ((row - 1, col), (row, col), (row, col + 1)),
            ((row, col + 1), (row, col + 1), (row + 1, col + 1)),
            ((row + 1, col), (row + 1, col + 1), (row + 1, col)),
            ((row, col - 1), (row + 1, col), (row, col)),
        ):
            if beside not in inside:
                steps.setdefault(start, []).append(end)
    path: list[str] = []
    while steps:
        start = min(steps)
        here, corners, before = start, [start], (0, 0)
        while True:
            there = steps[here].pop(0)
            if not steps[here]:
                del steps[here]
            way = (there[0] - here[0], there[1] - here[1])
            if way == before:
                corners[-1] = there
            else:
                corners.append(there)
            here, before = there, way
            if here == start:
                break
        path.append(f"M{corners[0][1] * CELL} {corners[0][0] * CELL}")
        last = corners[0]
        for corner in corners[1:-1]:
            path.append(f"H{corner[1] * CELL}" if corner[0] == last[0] else f"V{corner[0] * CELL}")
            last = corner
        path.append("Z")
    return "".join(path)


@lru_cache(maxsize=2_000)
def preview(cells: tuple[tuple[int, int], ...]) -> tuple[str, int, int]:
    """Some cells by themselves: their border, width and height."""
    width, height = max(col for _, col in cells) + 1, max(row for row, _ in cells) + 1
    return outline(cells), width * CELL, height * CELL


@lru_cache(maxsize=2_000)
def icon_spot(cells: tuple[tuple[int, int], ...]) -> tuple[float, float, float]:
    """Where a piece's icon stands, and how large: on a square of four cells if there is one."""
    inside = set(cells)
    for row, col in cells:
        if {(row, col + 1), (row + 1, col), (row + 1, col + 1)} <= inside:
            return col * CELL + 5, row * CELL + 5, 2 * CELL - 10
    middle = (sum(row for row, _ in cells) / len(cells), sum(col for _, col in cells) / len(cells))
    row, col = min(cells, key=lambda cell: (cell[0] - middle[0]) ** 2 + (cell[1] - middle[1]) ** 2)
    if len(cells) == 2:
        return middle[1] * CELL + 1, middle[0] * CELL + 1, CELL - 2
    return col * CELL + 1.5, row * CELL + 1.5, CELL - 3


class Drawing:
    """A domain with all that is drawn of it."""

    def __init__(self, components: Components, places: tuple[str, ...]) -> None:
        grid = components.grid
        domain = cleared(components)
        for where in places:
            placement = components.placement(where)
            if placement is not None:
                domain = domain.with_piece(placement)
        clustered, sick = domain.clustered(), domain.sick()
        self.shapes = [  # in the order in which they are drawn; whether walled in, sick, healed
            (
                shape(components, placement),
                domain.is_walled(placement),
                placement in sick,
                placement in clustered and placement not in sick,
            )
            for placement in domain.pieces
        ]
        self.rings = outline(tuple(grid.cells(domain.enclosed)))  # the border of all that is walled in
        self.danger = len(sick)  # how many disaster points disease would bring now
        self._grid, self._free = grid, domain.free
        inside = grid.cells(domain.enclosed & domain.free)
        self.area_spot: tuple[int, int] | None = None  # a free enclosed cell for the count of the area
        if inside:
            row, col = inside[len(inside) // 2]
            self.area_spot = col * CELL + CELL // 2, row * CELL + CELL // 2

    @cached_property
    def free_cells(self) -> str:
        """The empty cells by name."""
        return " ".join(self._grid.name(row, col) for row, col in self._grid.cells(self._free))


@lru_cache(maxsize=5_000)
def picture(components: Components, places: tuple[str, ...]) -> Drawing:
    """The same for all who have built the same, and as long as nobody builds."""
    return Drawing(components, places)


Effect = tuple[str, str, int, int]  # its kind, of what, how much, and at most how much


@lru_cache(maxsize=1_000)
def does(components: Components, piece: Piece) -> tuple[Effect, ...]:
    """What a piece does beside its points."""
    found: list[Effect] = []
    if piece.die >= 0:
        found.append(("die", components.dice[piece.die].id, 1, 0))
    if piece.always_walled:
        found.append(("walled", "", 0, 0))
    found += [("collect", id, amount, 0) for id, amount in zip(components.resource_ids, piece.collect) if amount]
    if piece.heals:
        found.append(("heals", "", 0, 0))
    if piece.set_dice:
        found.append(("set", "", piece.set_dice, 0))
    if piece.bonus:
        found.append((f"end-{piece.bonus}", "", piece.bonus_vp, piece.bonus_cap))
    return tuple(found)


@lru_cache(maxsize=500)
def good_layout(components: Components, places: tuple[str, ...], hand: tuple[str, ...]) -> list[str]:
    """Where each piece of a hand would go best, one after another."""
    domain = cleared(components)
    for where in places:
        standing = components.placement(where)
        if standing is not None:
            domain = domain.with_piece(standing)
    found: list[str] = []
    for id in hand:
        best = survey_of(domain).places(components.piece_of[id].number)[0]
        assert isinstance(best, Placement)
        domain = domain.with_piece(best)
        found.append(best.text)
    return found


class DieFace:
    """A face of a die: its colour and its symbols."""

    def __init__(self, components: Components, face: Face, marked: bool) -> None:
        self.id = face.id
        self.marked = marked  # to be rolled again
        self.die = components.dice[face.die].id
        self.order = face.number
        self.skull = face.skulls > 0
        ids = components.resource_ids
        self.symbols: list[str] = []
        for resource, amount in enumerate(face.gains):
            self.symbols += [ids[resource]] * amount
        self.symbols += ["culture"] * face.culture + ["hammer"] * face.hammers + ["sword"] * face.swords
        self.symbols += ["shield"] * face.shields + ["quill"] * face.quill + ["skull"] * face.skulls
        self.either = [(ids[resource], amount) for resource, amount in face.alternatives]


@lru_cache(maxsize=1_000)
def die_face(components: Components, id: str, marked: bool = False) -> DieFace:
    """The same for all dice that lie so."""
    return DieFace(components, components.face_of[id], marked)


class Board:
    """A state with the questions that Era's template asks of it."""

    def __init__(self, state: dict[str, Any], lang: str) -> None:
        self.state = state
        self.view: EraView = state["view"]
        self.lang = lang
        self.components: Components = GAME.components(state["table"]["options"])
        self.grid = self.components.grid
        self.side = self.grid.cols * CELL
        self.cell = CELL
        self.phases = PHASES
        self._dice: dict[int, list[DieFace]] = {}

    # ---- tracks

    def tracks(self, seat: int) -> tuple[tuple[str, int, int], ...]:
        """A player's resources: id, how many, at most."""
        player = self.view["seats"][seat]
        return tuple((resource.id, held(player, resource.id), resource.limit) for resource in self.components.resources)

    @property
    def rounds(self) -> int:
        """How many rounds there are, if that is fixed."""
        return self.components.setups[len(self.view["seats"])].rounds

    # ---- a domain

    def picture(self, seat: int) -> Drawing:
        """The domain as it stands."""
        return picture(self.components, tuple(self.view["seats"][seat]["domain"]))

    @property
    def columns(self) -> str:
        """The letters over the board."""
        return "".join(self.grid.name(0, col)[0] for col in range(self.grid.cols))

    # ---- placing

    @property
    def placing(self) -> bool:
        """Whether the decision is answered on the domain."""
        return is_placing(self.state)

    @property
    def hand(self) -> list[tuple[Piece, int]]:
        """The pieces of which one is to be placed, the first one first, and how many there are of each."""
        asked = self.state["decision"]
        ids = dict.fromkeys(choice["words"][0] for choice in self.state["choices"] if choice["kind"] == "place")
        held = self.view["seats"][asked["seat"]].get("to_place", []) if asked["kind"] == "setup" else []
        return [(self.components.piece_of[id], max(1, held.count(id))) for id in ids]

    @property
    def plans(self) -> dict[str, dict[str, Any]]:
        """For each of them how it looks, the cells of its turns, and for each turn where it may be placed."""
        found: dict[str, dict[str, list[str]]] = {}
        for choice in self.state["choices"]:
            if choice["legal"] and choice["kind"] == "place":
                id, cell, *turned = choice["words"]
                found.setdefault(id, {}).setdefault(turned[0] if turned else "0", []).append(cell)
        return {
            piece.id: {
                "kind": "wall" if piece.is_wall else piece.id,
                "turns": [turn.cells for turn in piece.turns],
                "legal": [
                    " ".join(found.get(piece.id, {}).get(str(turn * DEGREES), [])) for turn in range(len(piece.turns))
                ],
            }
            for piece, _ in self.hand
        }

    def preview(self, piece: Piece) -> tuple[str, int, int]:
        """A piece as it looks unturned: its border, width and height."""
        return preview(tuple(piece.turns[0].cells))

    def removable(self) -> tuple[tuple[str, str], ...]:
        """Where a piece on my domain is itself an answer: its place, and the action."""
        return removable(self.state)

    # ---- dice

    def face(self, id: str) -> DieFace:
        """A die that shows a face."""
        return die_face(self.components, id)

    def dice(self, seat: int) -> list[DieFace]:
        """The dice of a player whose faces are seen, those marked to be rolled again among them."""
        known = self._dice.get(seat)
        if known is None:
            player = self.view["seats"][seat]
            known = [self.face(id) for id in (player["faces"] if "faces" in player else player.get("shown", []))]
            known += [die_face(self.components, id, True) for id in player.get("marked", [])]
            known += [self.face(pair.split()[1]) for pair in player.get("set", [])]
            known.sort(key=lambda die: die.order)
            self._dice[seat] = known
        return known

    def hidden(self, seat: int) -> int:
        """How many of a player's dice are behind a screen."""
        player = self.view["seats"][seat]
        if "faces" in player or "shown" not in player:
            return 0
        return sum(player["dice"].values()) - len(player["shown"])

    def owned(self, seat: int) -> tuple[tuple[str, int], ...]:
        """The dice a player owns, by colour."""
        return tuple((die, count) for die, count in self.view["seats"][seat]["dice"].items() if count)

    def row(self, seat: int) -> tuple[tuple[DieFace, ...], int, tuple[tuple[str, int], ...], int, str]:
        """A player's dice: those seen, how many are hidden, else those owned; the skulls, and what they bring."""
        seen, hidden = tuple(self.dice(seat)), self.hidden(seat)
        return seen, hidden, () if seen or hidden else self.owned(seat), self.skulls(seat), self.disaster(seat)

    def skulls(self, seat: int) -> int:
        """Skulls in sight."""
        return sum(self.components.face_of[die.id].skulls for die in self.dice(seat))

    def disaster(self, seat: int) -> str:
        """The disaster that the skulls in sight bring, or nothing."""
        skulls = self.skulls(seat)
        row = self.components.disaster_for(skulls) if skulls else None
        return "" if row is None else row.id

    def sets(self) -> dict[str, list[dict[str, Any]]]:
        """What a monastery can turn: by the face that lies there."""
        found: dict[str, list[dict[str, Any]]] = {}
        for choice in self.state["choices"]:
            if choice["kind"] == "set" and choice["legal"]:
                found.setdefault(choice["words"][0], []).append(choice)
        return found

    @property
    def layout(self) -> list[str]:
        """A good place for each piece that is still to be set up, as actions in order."""
        player = self.view["seats"][self.state["decision"]["seat"]]
        return good_layout(self.components, tuple(player["domain"]), tuple(player.get("to_place", ())))

    # ---- building

    @property
    def offers(self) -> list[tuple[dict[str, Any], Piece]]:
        """What can be built: the answer, and the piece."""
        return [(c, self.components.piece_of[c["words"][0]]) for c in self.state["choices"] if c["kind"] == "build"]

    def does(self, piece: Piece) -> tuple[Effect, ...]:
        """What a piece does beside its points: a kind of effect, of what, how much, and at most how much."""
        return does(self.components, piece)

    def price(self, id: str) -> tuple[tuple[str, int, bool], ...]:
        """What a piece costs me: resource, cost, and whether I have less."""
        asked = self.state["decision"]
        player = self.view["seats"][asked["seat"] if asked else 0]
        return tuple((id, amount, held(player, id) < amount) for id, amount in self.costs(self.components.piece_of[id]))

    def costs(self, piece: Piece) -> tuple[tuple[str, int], ...]:
        """What a piece costs: resource, amount."""
        ids = self.components.resource_ids
        return tuple((ids[resource], amount) for resource, amount in piece.price)

    @property
    def wares(self) -> tuple[tuple[Piece, tuple[tuple[str, int], ...], int, tuple[Effect, ...]], ...]:
        """All that can be built: a piece, its price, how many are left, what it does."""
        sold = self.components.for_sale
        return tuple((piece, self.costs(piece), self.left(piece.id), self.does(piece)) for piece in sold)

    @property
    def disasters(self) -> tuple[Disaster, ...]:
        """What skulls bring."""
        return tuple(self.components.disasters)

    def left(self, id: str) -> int:
        """How many are left in the supply."""
        return self.view["supply"][id]

    # ---- extortion

    @property
    def raids(self) -> list[tuple[int, int, int, list[bool | None]]] | None:
        """Who can demand of whom, once the dice are seen: seat, swords, shields, and for each other yes or no."""
        if self.view["phase"] in ("setup", "roll", "over") or len(self.view["seats"]) < 2:
            return None
        dice = [[self.components.face_of[id] for id in seat.get("faces", [])] for seat in self.view["seats"]]
        if not any(dice):
            return None
        swords = [sum(face.swords for face in faces) for faces in dice]
        shields = [sum(face.shields for face in faces) for faces in dice]
        return [
            (
                seat,
                swords[seat],
                shields[seat],
                [
                    None if o == seat else swords[seat] > swords[o] and swords[seat] > shields[o]
                    for o in range(len(dice))
                ],
            )
            for seat in range(len(dice))
        ]
