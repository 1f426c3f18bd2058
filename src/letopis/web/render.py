"""A table as HTML, area by area: an area is a pure function of its piece of the state and the language."""

import json
import re
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from functools import cache, lru_cache, partial
from pathlib import Path
from typing import Any
from weakref import ref

from jinja2 import BaseLoader, ChoiceLoader, Environment, FileSystemLoader, StrictUndefined, TemplateNotFound
from markupsafe import Markup

from letopis.games import names as game_names
from letopis.web.lights import selectors
from letopis.web.look import Look, Page
from letopis.web.rooms import room
from letopis.web.tale import Happening, TaleLine, news, tale
from letopis.web.templating import QuickEnvironment
from letopis.wire import Area

HERE = Path(__file__).parent
KEPT = 50_000  # areas of tables, and lines of logs
KEPT_LARGE = 20_000  # large pieces of boards
LINES = 30  # of the log on the table, at least; the whole of it has a page of its own
LEAF = 8  # lines of the log that go to a page together
KEPT_AT_ONCE = 100  # seatings
SEATED = ("me", "away", "may_sit", "links", "watch", "clock")
OURS = ("locked", "owner", "seal", "begun", "revealed", "closed", "closing", *SEATED)  # what else its people see

State = dict[str, Any]


class RoomLoader(BaseLoader):
    """Finds `rooms/<game>/board.html` in the game's own room."""

    def get_source(self, environment: Environment, template: str) -> tuple[str, str | None, Callable[[], bool] | None]:
        place, _, rest = template.partition("/")
        name, _, file = rest.partition("/")
        if place != "rooms" or name not in game_names():
            raise TemplateNotFound(template)
        path = room(name).folder / file
        if not path.is_file():
            raise TemplateNotFound(template)
        return path.read_text(encoding="utf-8"), str(path), lambda: True


@cache
def environment(game: str = "", lang: str = "") -> Environment:
    """The templates of the pages and of the rooms; those of a table's page for one game, in one language."""
    made = QuickEnvironment(
        {"kept": kept, "kept_large": kept_large, "apart": apart, "button": button},
        Page(lang, room(game)) if game else None,
        loader=ChoiceLoader([FileSystemLoader(HERE / "templates"), RoomLoader()]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    made.filters["tojson_compact"] = lambda value: json.dumps(value, separators=(",", ":"), ensure_ascii=False)
    return made


@cache
def macro_of(template: str, game: str, lang: str, macro: str) -> Callable[..., Markup]:
    """A macro of a template."""
    found: Callable[..., Markup] = getattr(environment(game, lang).get_template(template).module, macro)
    return found


@cache
def has_macro(template: str, game: str, lang: str, macro: str) -> bool:
    """Whether a template has such a macro."""
    return hasattr(environment(game, lang).get_template(template).module, macro)


class Shown(dict[str, str]):
    """The areas of a page and their parts, by their ids; with what they were made of, for whoever draws the next."""

    def __init__(self, place: tuple[str, str]) -> None:
        super().__init__()
        self.place = place  # table and language
        self.pieces: dict[str, tuple[Any, Area]] = {}
        self.log: list[dict[str, Any]] = []  # the log itself, to which lines are only added,
        self.lines = 0  # and how many it had


class Drawing:
    """One state on its way to HTML: what its areas share is made once, and only if one of them is drawn."""

    def __init__(self, state: State, lang: str, before: Mapping[str, str] | None = None) -> None:
        self.state = state
        self.lang = lang
        self.room = room(state["table"]["game"])
        self.look = Look(state, lang, self.room)
        self.table: str = state["table"]["id"]
        self.shown = Shown((self.table, lang))
        self.before = before if isinstance(before, Shown) and before.place == self.shown.place else self.shown
        self.shown.pieces = self.before.pieces.copy()
        self._board: Any = None

    def from_room(self, macro: str, *arguments: Any) -> Markup:
        """What a macro of the room's board makes."""
        if self._board is None:
            self._board = self.room.board(self.state, self.lang)
        return self._macro(self.room.template, macro)(self.look, self._board, *arguments)

    def from_page(self, macro: str, *arguments: Any) -> Markup:
        """What a macro of the pages makes."""
        return self._macro("areas.html", macro)(self.look, *arguments)

    def _macro(self, template: str, macro: str) -> Callable[..., Markup]:
        return macro_of(template, self.room.game.name, self.lang, macro)


@lru_cache(maxsize=KEPT)
def small(template: str, game: str, lang: str, macro: str, arguments: tuple[Any, ...]) -> Markup:
    """A small thing that looks the same wherever it is shown: what a macro makes of its arguments alone."""
    return macro_of(template, game, lang, macro)(Page(lang, room(game)), *arguments)


def kept(page: Page, macro: str, *arguments: Any) -> Markup:
    """For a room's board: `kept(look, "die", id)` is `die(page, id)`, drawn once for all tables.

    The macro gets a page without a table, so that it can depend on nothing but its arguments and the language.
    """
    assert page.room is not None
    return small(page.room.template, page.room.game.name, page.lang, macro, arguments)


@lru_cache(maxsize=KEPT_LARGE)
def large(template: str, game: str, lang: str, macro: str, arguments: tuple[Any, ...]) -> Markup:
    """As `small`, for what is too large to keep tens of thousands of."""
    return small.__wrapped__(template, game, lang, macro, arguments)


def kept_large(page: Page, macro: str, *arguments: Any) -> Markup:
    """As `kept`, for a large piece of a place that most actions leave as it is."""
    assert page.room is not None
    return large(page.room.template, page.room.game.name, page.lang, macro, arguments)


OPENING = re.compile(r'\s*<(\w+) id="([^"]+)"')
HOLE = re.compile(r'<\w+ id="([^"]+)" data-elsewhere></\w+>')


def apart(look: Look, html: str) -> Markup:
    """For a room's board: an element with an id that goes to the pages by itself, when it has changed."""
    found = OPENING.match(html)
    assert found is not None
    look.parts[found[2]] = html
    return hole(found[1], found[2])


@lru_cache(maxsize=KEPT)
def hole(tag: str, id: str) -> Markup:
    """What stands for an element where it belongs, until it comes."""
    return Markup('<{} id="{}" data-elsewhere></{}>').format(tag, id, tag)


def whole(area: str, areas: Mapping[str, str]) -> Markup:
    """An area with all its parts in it."""
    return Markup(HOLE.sub(lambda found: whole(areas[found[1]], areas), area))


def button(look: Look, choice: dict[str, Any], body: Markup | None, style: str) -> Markup:
    """An answer as a button: see choices.html."""
    assert look.room is not None
    icon = look.icon_of([*choice["words"], choice["kind"]]) if body is None else ""
    known = (choice["text"], choice["label"], icon, choice["legal"], choice["rule"], choice["reason"])
    note = choice["note"]
    told = () if note is None else (note["sentence"], note["rule"], note["warns"])
    return small("choices.html", look.room.game.name, look.lang, "drawn", (*known, look.acts, body, style, *told))


def place(look: Look, seat: int) -> Area:
    """A seat's place, in which what the room draws goes by itself: of the rest the same few come all through a game."""
    assert look.room is not None
    table, its = look.table, look.seats[seat]
    there, total = its["connected"] or table["mode"] == "post", look.score(seat)["total"]
    known = (its["name"], its["kind"], its["level"], seat == table["me"], there, its["stands_in_for"] is not None)
    return _place(look.lang, seat, seat == look.large, *known, its["awaited"], total)


@lru_cache(maxsize=KEPT_LARGE)
def _place(lang: str, seat: int, *shown: Any) -> Area:
    head = macro_of("areas.html", "", lang, "place_head")(Page(lang), seat, *shown)
    return Area(f"{head}  {hole('div', f'inner-{seat}')}\n</section>\n")


_lines: dict[tuple[int, int], tuple[dict[str, Any], Markup]] = {}


def log_lines(look: Look, entries: list[dict[str, Any]], first: int = 1) -> list[Markup]:
    """Lines of the log, numbered from the first; an entry that was drawn before is known by itself."""
    found: list[Markup] = []
    for index, entry in enumerate(entries, first):
        place = (id(entry), index)
        known = _lines.get(place)
        if known is None or known[0] is not entry:
            known = (entry, _log_line(look, index, entry))
            if len(_lines) >= KEPT:
                _lines.clear()
            _lines[place] = known
        found.append(known[1])
    return found


def _log_line(look: Look, index: int, entry: dict[str, Any]) -> Markup:
    seat, rule = entry["seat"], entry["rule"]
    icon = look.icon_of(entry["figures"].values())
    badge = f'<span class="badge seat-{seat}" aria-hidden="true">{seat + 1}</span>' if seat in look.table_seats else ""
    style = "of-table" if entry["by"] is None else entry["kind"]
    own = f' class="{style}"' if style else ""
    return Markup(  # all of it is ours, but the sentence
        f'<li id="l-{index}"{own}>{badge} {look.icon(icon) if icon else ""}'
        f'<span class="words">{look.linked(entry["sentence"])}</span> {look.rule(rule)}</li>\n'
    )


def timeline(state: State, lang: str) -> Area:
    """The way back through the game: the same for all tables that have come as far."""
    table, history = state["table"], state["history"]
    back, last = table["looking_back"], history[-1] if history else 0
    return _timeline(lang, back, len(history), last, table["at"] if back else last)


@lru_cache(maxsize=KEPT)
def _timeline(lang: str, back: bool, moments: int, last: int, at: int) -> Area:
    return Area(macro_of("areas.html", "", lang, "timeline")(Page(lang), back, moments, last, at))


class Renderer:
    """What the server calls: whole pages of a table, and the areas that its streams send.

    An area is kept as long as somebody shows it, with the piece it was drawn from: whoever sees the same piece gets the
    same area.
    """

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, str, str], list[tuple[Any, ref[Area]]]] = OrderedDict()

    def render_page(
        self, state: State, lang: str, theme: str = "", home: str = "", origin: str = "", named: bool = True
    ) -> str:
        """The whole page of a table; `home` is the query of its address, which its stream needs too; `origin` where it
        stands, for previews of links to it; `named` whether whoever looks has said what to call him."""
        look = Look(state, lang, room(state["table"]["game"]))
        drawn = self.areas(state, lang)
        areas = {name: whole(html, drawn) for name, html in drawn.items()}
        guest = {"theme": theme, "home": home, "origin": origin, "named": named}
        page = environment().get_template("table.html")
        return page.render(look=look, page=look, areas=areas, now=time.time(), **guest)

    def render_fault(self, fault: dict[str, Any], lang: str, theme: str = "") -> str:
        """A page that says what went wrong."""
        return environment().get_template("fault.html").render(page=Page(lang), fault=fault, theme=theme, origin="")

    def board(self, state: State, lang: str) -> str:
        """The board and everybody's place, whole: what is looked at of a game that is over."""
        drawn = self.areas(state, lang)
        places = [f"area-place-{seat['seat']}" for seat in state["table"]["seats"]]
        return "".join(whole(drawn[name], drawn) for name in ("area-common", "area-aside", *places) if name in drawn)

    def areas(self, state: State, lang: str, before: Mapping[str, str] | None = None) -> dict[str, str]:
        """The areas of a table's page, and their parts: the id of an element and its outer HTML.

        With what was shown before, what is made of the same as then is taken from there.
        """
        drawing = Drawing(state, lang, before)
        shown, pieces = drawing.shown, drawing.shown.pieces
        parts: list[Mapping[str, Area]] = []
        for name, piece, draw in self._plan(drawing):
            known = pieces.get(name)
            if known is None or known[0] != piece:
                known = pieces[name] = (piece, self._area(drawing, name, piece, draw))
            area = shown[name] = known[1]
            if area.parts:
                parts.append(area.parts)
        for seat in drawing.look.table_seats:
            shown[f"area-place-{seat}"] = place(drawing.look, seat)
        for some in parts:
            shown.update(some)
        self._log(drawing)
        shown["area-timeline"] = timeline(state, lang)
        return shown

    def _area(self, drawing: Drawing, name: str, piece: Any, draw: Callable[[], str]) -> Area:
        """An area, drawn if nobody shows one of the same piece."""
        place = (drawing.table, name, drawing.lang)
        known: list[tuple[Any, ref[Area]]] = self._kept.get(place, [])
        for shown, weak in known[::-1]:
            found: Area | None = weak() if shown == piece else None
            if found is not None:
                return found
        look = drawing.look
        outside, look.parts = look.parts, {}
        drawn = str(draw())
        parts = {id: self._part(drawing, id, html) for id, html in look.parts.items()}
        look.parts = outside
        made: Area | None = None
        alive: list[tuple[Any, ref[Area]]] = []
        for shown, weak in known:
            area = weak()
            if area is not None:
                alive.append((shown, weak))
                if area == drawn and area.parts == parts:
                    made = area
        if made is None:
            made = Area(drawn)
            if parts:
                made.parts = parts
        alive.append((piece, ref(made)))
        self._kept[place] = alive
        self._kept.move_to_end(place)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return made

    def _part(self, drawing: Drawing, id: str, html: str) -> Area:
        return html if isinstance(html, Area) else self._area(drawing, id, html, lambda: html)

    def _log(self, drawing: Drawing) -> None:
        """The log's latest lines by the leaf, the latest leaf first."""
        entries, shown, before = drawing.state["log"], drawing.shown, drawing.before
        count = shown.lines = len(entries)
        shown.log = entries
        known = before.lines if before.log is entries else 0
        for start in reversed(_leaves_of(count)):
            name = f"log-{start}"
            leaf = before.get(name) if min(start + LEAF, count) <= known else None
            if leaf is None:
                lines = entries[start : start + LEAF]
                words = [(line["sentence"], line["seat"], line["rule"], line["figures"]) for line in lines]
                leaf = self._area(drawing, name, words, partial(_leaf, drawing.look, lines, start))
            shown[name] = leaf

    def _plan(self, drawing: Drawing) -> list[tuple[str, Any, Callable[[], str]]]:
        """For each area the piece of the state it is made of, and how; in a piece what differs soonest stands first."""
        state, look, its_room = drawing.state, drawing.look, drawing.room
        table, scores, asked = state["table"], state["scores"], state["decision"]
        mine, large, me, options, over = look.mine, look.large, table["me"], table["options"], look.over
        seats, awaited, there = _seating(look.seats)
        acts = me is not None
        back = table["looking_back"] and (table["at"], table["number"])
        question = (acts, back, table["over"], asked, state["choices"], state["asides"])
        count = len(state["log"])

        def decision() -> Markup:
            own = drawing.from_room("choices") if asked is not None else Markup("")
            return drawing.from_page("decision", own)

        def inner(seat: int) -> str:
            return f'<div id="inner-{seat}">{drawing.from_room("place", seat, seat == large)}</div>'

        def log() -> Markup:
            leaves = _leaves_of(count)
            holes = [hole("ol", f"log-{start}") for start in reversed(leaves)]
            return drawing.from_page("log", Markup("".join(holes)), count, leaves.start > 0)

        plan: list[tuple[str, Any, Callable[[], str]]] = [
            (
                "area-common",
                (seats, options, its_room.piece(state, "common")),
                lambda: drawing.from_page("common", drawing.from_room("common")),
            )
        ]
        undo = (table["can_undo"], table["undo_with"], table["why_not_undo"])
        sits = (table["away"], look.free_seat, table["closed"], table["invitation"], look.watching)
        seating = (undo, sits, table["turn_beside"], table["links"].get("invite"))
        unbegun = look.unbegun and look.missing
        inviting = look.inviting and (seats, unbegun, table["owner"], me, look.free_seat, table["invitation"], there)
        plan.append(
            (
                "area-decision",
                (
                    asked is None and awaited,
                    unbegun,
                    seating,
                    seats,
                    options,
                    question,
                    state["forecasts"],
                    its_room.piece(state, "choices"),
                ),
                decision,
            )
        )
        lit = its_room.lit(state, question)
        for seat in look.table_seats:
            whose = (seat == large, seat == mine, seat == me)
            piece = (whose, seats, options, seat == mine and lit, scores[seat], its_room.piece(state, f"place-{seat}"))
            plan.append((f"inner-{seat}", piece, partial(inner, seat)))
        if has_macro(its_room.template, its_room.game.name, drawing.lang, "aside"):
            plan.append(
                (
                    "area-aside",
                    (seats, options, its_room.piece(state, "aside")),
                    lambda: drawing.from_page("aside", drawing.from_room("aside")),
                )
            )
        since, told = tale(look), news(look)
        present = [one.seat for one in since]
        clocks = table["clocks"]
        plan += (
            ("area-clock", clocks and (clocks, me, seats, back), lambda: drawing.from_page("clock")),
            (
                "area-since",
                (present, mine is None, table["over"]),
                lambda: drawing.from_page("since", [hole("li", f"since-{seat}") for seat in present]),
            ),
            (
                "area-lesson",
                state["lesson"],
                lambda: drawing.from_page("lesson", state["lesson"], lit_by(state["lesson"])),
            ),
            ("area-news", told, lambda: drawing.from_page("news", told)),
            (
                "area-invite",
                inviting and (inviting, table["links"].get("invite")),
                lambda: drawing.from_page("invite"),
            ),
            ("area-scores", (seats, scores, state["ranking"]), lambda: drawing.from_page("scores")),
            ("area-log", count, log),
            ("area-talk", (acts, state["talk"]), lambda: drawing.from_page("talk")),
            ("area-people", ([table[key] for key in OURS], seats, there, over), lambda: drawing.from_page("people")),
            (
                "area-end",
                over and (seats, scores, state["ranking"], table["revealed"], table["again"]),
                lambda: drawing.from_page("end"),
            ),
        )
        for one in since:  # after the strip itself, which has only their places
            plan.append((f"since-{one.seat}", (seats, mine, one), partial(_since_line, drawing, one)))
        return plan


def lit_by(lesson: dict[str, Any] | None) -> str:
    """What a lesson lights, as a selector."""
    return selectors(lesson.get("light", [])) if lesson is not None else ""


def _since_line(drawing: Drawing, one: TaleLine) -> Markup:
    return drawing.from_page("since_line", one, _steps(drawing.look, one.folded), _steps(drawing.look, one.pieces))


def _steps(look: Look, happenings: tuple[Happening, ...]) -> Markup:
    """Steps in a row, each drawn once for all who are told of it."""
    assert look.room is not None
    game = look.room.game.name
    return Markup("").join(
        [small("areas.html", game, look.lang, "step", (h.number, h.icon, h.words, h.kind)) for h in happenings]
    )


Seating = tuple[Any, tuple[bool, ...], tuple[bool, ...]]
_seatings: dict[int, tuple[list[dict[str, Any]], Seating]] = {}


def _seating(seats: list[dict[str, Any]]) -> Seating:
    """Who sits where, who is awaited, who is there: once for all who look at a table."""
    known = _seatings.get(id(seats))
    if known is None or known[0] is not seats:
        names = tuple((seat["name"], seat["kind"], seat["level"], seat["stands_in_for"]) for seat in seats)
        awaited, there = tuple(seat["awaited"] for seat in seats), tuple(seat["connected"] for seat in seats)
        known = (seats, (_same(names), awaited, there))
        if len(_seatings) >= KEPT_AT_ONCE:
            _seatings.clear()
        _seatings[id(seats)] = known
    return known[1]


@lru_cache(maxsize=KEPT)
def _same(piece: tuple[Any, ...]) -> tuple[Any, ...]:
    """One object for all that are equal: whether it is the same is then seen at once."""
    return piece


def _leaves_of(count: int) -> range:
    """Where the leaves of a log of so many lines begin, of those that the table shows."""
    return range(max(0, count - LINES) // LEAF * LEAF, count, LEAF)


def _leaf(look: Look, entries: list[dict[str, Any]], start: int) -> str:
    lines = log_lines(look, entries, start + 1)
    return f'<ol id="log-{start}">\n{"".join(reversed(lines))}</ol>\n'


RENDERER = Renderer()
