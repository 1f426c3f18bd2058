"""What an audience sees of a table, as plain data: all that the pages and the API show is made from this.

Nothing here reads the hidden truth: what is seen comes from `position.view(seat)`, from the seat's own decision, from
events as the audience sees them, from scores in which nothing hidden counts, and else from guesses, in which all that
the audience cannot see is dealt anew.
"""

import time
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, Protocol

from letopis.games import game as find_game
from letopis.kernel.actions import Action
from letopis.kernel.decisions import Selection
from letopis.kernel.notes import Note
from letopis.kernel.position import Position
from letopis.kernel.refusals import Refusal
from letopis.kernel.scores import Score
from letopis.server.audience import Audience
from letopis.server.clock import QUIET
from letopis.server.lesson_view import lesson_view
from letopis.server.live import HUMAN, OPEN, ROBOT, LiveTable
from letopis.server.sealing import terms
from letopis.server.taking_back import TakingBack

MOST_REFUSED = 60  # candidates: where there are more (places on a board, say), only the legal ones are listed

State = dict[str, Any]

NO_COUNTS: Final[State] = {"legal": 0, "candidates": 0}
NOBODY_ASKED: Final[State] = {"awaiting": [], "decision": None}


class PageRenderer(Protocol):
    """What turns a state into HTML: the pages have one, `letopis.app` hands it to the server.

    The HTML of an area may depend on nothing but the state and the language: it is kept and sent to everybody who
    sees the same, and sent again only when it differs.
    """

    def render_page(self, state: State, lang: str) -> str:
        """The whole page of a table."""

    def render_fault(self, fault: dict[str, Any], lang: str) -> str:
        """A page that says what went wrong: `Fault.doc` and its status."""

    def board(self, state: State, lang: str) -> str:
        """The board and everybody's place, whole, to be looked at."""

    def areas(self, state: State, lang: str, before: Mapping[str, str] | None = None) -> dict[str, str]:
        """Its areas: the id of an element and its outer HTML; `before` is what the same page showed before."""


def table_view(
    live: LiveTable, audience: Audience, lang: str, links: dict[str, Any] | None = None, at: int | None = None
) -> State:
    """The state of a table for an audience; with `at`, as it was when the audience had seen that many changes.

    `links` are the links this audience may pass on; the server puts them in. KeyError: no such moment.
    """
    position = live.position
    if at is not None:
        earlier = live.moment(audience, at)
        if earlier is None:
            raise KeyError(at)
        position = earlier
    common = common_to_all(live, lang)
    view = position.view(audience.seat)
    if not live.begun or live.closed:
        view |= NOBODY_ASKED
    number = live.number_for(audience)
    log = live.log(audience, lang)
    table = _table(live, common, audience, lang, number, links or {})
    table["at"] = number if at is None else at
    table["looking_back"] = at is not None
    return {
        "table": table,
        "view": view,
        **_decision(live, common.names, position, audience, lang, asked=at is None and live.begun and not live.ended),
        "log": log if at is None else [line for line in log if line["number"] <= at],
        "scores": common.scores if at is None and common.scores else scores(position, audience, lang, live),
        "ranking": position.ranking() if position.over else None,
        "talk": common.talk,
        "since": since(live, audience, view) if at is None else None,
        "history": live.history(audience),
        "lesson": lesson_view(live, audience, lang) if at is None else None,
    }


class Common:
    """What all who look at a table see alike, in one language."""

    def __init__(self, live: LiveTable, lang: str) -> None:
        awaited = live.awaiting
        self.names = live.names(lang)
        self.seats = [_seat(live, seat, name, seat in awaited) for seat, name in enumerate(self.names)]
        self.scores = open_scores(live.position, live.info.game, lang) if live.position.scores_are_open else None
        told = live.info.clock.kind or time.time() - live.timing.last > QUIET  # else it would change with every play
        self.clocks = [_clock(live, seat) for seat in awaited if told and live.seats[seat].kind == HUMAN]
        self.talk = [
            {"number": said.number, "seat": said.seat, "name": said.name, "text": said.text, "at": said.at}
            for said in live.talk
        ]


def common_to_all(live: LiveTable, lang: str) -> Common:
    """Made once for each change of a table, and of who is there."""
    place = (lang, frozenset(live.connected))
    found: Common | None = live.at_hand.get(place)
    if found is None:
        found = live.at_hand[place] = Common(live, lang)
    return found


def _table(live: LiveTable, common: Common, audience: Audience, lang: str, number: int, links: dict[str, Any]) -> State:
    info = live.info
    seat = audience.seat if audience.acts else None
    back = live.taking_back(seat) if seat is not None else None
    refusal = back if isinstance(back, Refusal) else None
    return {
        "id": info.id,
        "game": info.game,
        "title": live.game.title(lang),
        "number": number,
        "players": info.players,
        "options": live.position.options,
        "mode": info.mode,
        "practice": info.practice,
        "watch": info.watch,
        "locked": live.locked,
        "owner": audience.owner,
        "commitment": live.commitment,
        "begun": live.begun,
        "seal": _seal(live),
        "revealed": _revealed(live) if live.ended else None,
        "over": live.over,
        "closed": live.closed,
        "closing": sorted(live.closing),
        "host": live.host,
        "clock": live.info.clock.doc() if live.info.clock.kind else None,
        "clocks": common.clocks,
        "may_sit": live.may_sit(audience),
        "invitation": None if audience.invited is None else "open" if audience.invited >= 0 else "used",
        "again": live.again,
        "seats": common.seats,
        "me": seat,
        "turn_beside": None if seat is None else live.turn_beside(seat),
        "coaching": audience.seat if audience.coach else None,
        "away": audience.away,
        "links": links,
        "can_undo": seat is not None and refusal is None,
        "undo_with": back.how if isinstance(back, TakingBack) else None,
        "why_not_undo": None if refusal is None else _why_not_undo(live, refusal, lang, common.names),
        "thinking": live.bots_awaited(),
    }


def _revealed(live: LiveTable) -> State:
    """What was secret while the game ran."""
    return {"secret": live.info.seed, "salt": live.info.salt, "seed": live.origin.seed}


def _seal(live: LiveTable) -> State:
    """What a page has to keep to check the dice itself when the game is over. The numbers are no secret: they were
    added to one."""
    known: State | None = live.lasting.get("seal")
    if known is None:
        sealed = live.origin.seal
        known = live.lasting["seal"] = {
            "dice": live.info.dice,
            "terms": terms(live.info),
            "bond": live.bond,
            "numbers": None if sealed is None else sealed.numbers,
            "wanting": live.wanting(),
        }
    return known


def _why_not_undo(live: LiveTable, refusal: Refusal, lang: str, names: list[str]) -> State:
    place = (refusal.key, refusal.figures["seat"], lang)
    known: State | None = live.lasting.get(place)
    if known is None:
        known = live.lasting[place] = {"rule": refusal.rule, "sentence": refusal.sentence(lang, names)}
    return known


def _seat(live: LiveTable, seat: int, name: str, awaited: bool) -> State:
    state = live.seats[seat]
    return {
        "seat": seat,
        "name": name,
        "kind": state.kind,
        "invited": state.kind == OPEN and seat in live.info.invited,
        "level": state.level if state.kind == ROBOT else None,
        "stands_in_for": state.away_name or None if state.kind == ROBOT else None,
        "connected": seat in live.connected if state.kind == HUMAN else state.kind != OPEN,
        "awaited": awaited,
    }


def _clock(live: LiveTable, seat: int) -> State:
    """How long a person is waited for: seconds since 1970, so that a page counts down by itself."""
    timing, votes, voters = live.timing, live.votes.get(seat, frozenset()), live.voters(seat)
    return {
        "seat": seat,
        "since": timing.since[seat],
        "due": timing.due(seat),
        "vote_from": timing.vote_from(seat) if voters else None,
        "votes": sorted(votes),
        "needed": (len(voters) + 1) // 2,
    }


# ---- since one's last choice


def since(live: LiveTable, audience: Audience, view: State) -> State | None:
    """What a seat's last choice was, as the seat counts, and what each seat has more or less of since then."""
    seat = audience.seat
    if seat is None:
        return None
    left = live.left(seat)
    counted = live.telling.counts
    if live.number_for(audience) == left.number:
        left.seen(view)
        return {"number": left.number, "counts": []}
    if not counted:
        return {"number": left.number, "counts": []}
    before, now = left.view(seat)["seats"], view["seats"]
    return {
        "number": left.number,
        "counts": [
            {key: new[key] - old[key] for key in counted if new[key] != old[key]}
            for old, new in zip(before, now, strict=True)
        ],
    }


# ---- the decision


def _decision(
    live: LiveTable, names: list[str], position: Position, audience: Audience, lang: str, asked: bool
) -> State:
    seat = audience.seat
    if not asked or seat is None or seat not in position.awaiting:
        return {"decision": None, "choices": [], "asides": [], "forecasts": [], "counts": NO_COUNTS}
    decision = position.decision(seat)
    answers = position.answers(seat)
    offered: Sequence[Action] = answers
    asides: Sequence[Action] = ()
    if len(answers) <= MOST_REFUSED:
        candidates = position.candidates(seat)
        if live.game.asides is not None:
            asides = [action for action in candidates if action.aside]
            candidates = [action for action in candidates if not action.aside]
        if len(candidates) <= MOST_REFUSED:
            offered = candidates
    else:
        asides = position.asides(seat)
    choices = _choices(live, names, position, seat, offered, answers, lang)
    return {
        "decision": {
            "kind": decision.kind,
            "prompt": decision.sentence(lang, names),
            "context": dict(decision.context),
            "seat": seat,
            "since": live.question_since(seat),
            "selection": None if decision.selection is None else _selection(live, position, decision.selection, lang),
        },
        "choices": choices,
        "asides": _choices(live, names, position, seat, asides, position.asides(seat), lang) if asides else [],
        "forecasts": [_note(live, note, seat, lang, names) for note in position.forecasts(seat)],
        "counts": {"legal": len(answers), "candidates": len(choices)},
    }


def _choices(
    live: LiveTable,
    names: list[str],
    position: Position,
    seat: int,
    offered: Sequence[Action],
    legal: Sequence[Action],
    lang: str,
) -> list[State]:
    """Actions as something to choose, those that are not allowed with the reason."""
    game = live.info.game
    if len(legal) > MOST_REFUSED:
        return [legal_choice(game, action.text, lang) for action in legal]
    allowed = {action.text for action in legal}
    return [
        _legal(live, position, seat, action, lang, names)
        if action.text in allowed
        else _refused(live, position, seat, action, lang, names)
        for action in offered
    ]


def _selection(live: LiveTable, position: Position, selection: Selection, lang: str) -> State:
    """What was picked so far of several things, equal ones counted, how many it may be, and what can be picked how
    often at once."""
    counted: dict[str, int] = {}
    for action in selection.picked:
        counted[action.text] = counted.get(action.text, 0) + 1
    return {
        "picked": [{**legal_choice(live.info.game, text, lang), "count": count} for text, count in counted.items()],
        "number": len(selection.picked),
        "least": selection.least,
        "most": selection.most,
        "enough": None if selection.enough is None else selection.enough.text,
        "times": position.times(),
    }


def _legal(live: LiveTable, position: Position, seat: int, action: Action, lang: str, names: list[str]) -> State:
    """An action that is allowed, with what the seat should know of it before."""
    asides = live.game.asides
    if action.aside and asides is not None:
        note = asides.note(position, seat, action)
    else:
        note = position.stack[-1].note(position, seat, action)
    choice = legal_choice(live.info.game, action.text, lang)
    return choice if note is None else {**choice, "note": _note(live, note, seat, lang, names)}


def _note(live: LiveTable, note: Note, seat: int, lang: str, names: list[str]) -> State:
    figures = tuple(note.figures.items())
    return _noted(live.info.game, lang, seat, tuple(names), note.key, note.rule, note.warns, figures)


@lru_cache(maxsize=50_000)
def _noted(
    game: str,
    lang: str,
    seat: int,
    names: tuple[str, ...],
    key: str,
    rule: str,
    warns: bool,
    figures: tuple[tuple[str, Any], ...],
) -> State:
    """A note in words. Shared by all who are told the same, so nobody changes it."""
    sentence = Note(key, rule, dict(figures)).sentence(find_game(game).texts, lang, seat, list(names))
    return {"key": key, "rule": rule, "sentence": sentence, "warns": warns}


def _refused(live: LiveTable, position: Position, seat: int, action: Action, lang: str, names: list[str]) -> State:
    refusal = position.why(action, seat)
    game = live.info.game
    if refusal is None:
        return legal_choice(game, action.text, lang)
    return refused_choice(game, action.text, lang, refusal.rule, refusal.sentence(lang, names))


@lru_cache(maxsize=50_000)
def legal_choice(game: str, text: str, lang: str) -> State:
    """An action as something to choose. Shared by all who may choose it, so nobody changes it."""
    kind, *words = text.split(" ")
    return {
        "text": text,
        "label": label(game, text, lang),
        "kind": kind,
        "words": words,
        "legal": True,
        "rule": None,
        "reason": None,
        "note": None,
    }


@lru_cache(maxsize=50_000)
def refused_choice(game: str, text: str, lang: str, rule: str, reason: str) -> State:
    """An action that may not be chosen, and why. Shared like the others."""
    return {**legal_choice(game, text, lang), "legal": False, "rule": rule, "reason": reason}


@lru_cache(maxsize=50_000)
def label(game: str, text: str, lang: str) -> str:
    """An action in words.

    >>> label("era", "build farm", "ru")
    'Построить: ферма'
    """
    kind, *words = text.split(" ")
    return find_game(game).describe(Action(kind, *words), lang)


def label_of_several(game: str, texts: Sequence[str], lang: str) -> str:
    """Actions that are one decision, in words."""
    actions = [Action(*text.split(" ")) for text in texts]
    return find_game(game).describe_several(actions, lang)


# ---- scores


@lru_cache(maxsize=10_000)
def row_label(game: str, row: str, lang: str) -> str:
    """A row of a score sheet in words."""
    return find_game(game).texts.say(lang, f"row-{row}")


def scores(position: Position, audience: Audience, lang: str, live: LiveTable) -> list[State]:
    """Each seat's score sheet as far as the audience can know it; rows that it cannot know are None.

    Where something hidden counts, nothing is taken from the truth: two guesses of what the audience sees are scored,
    and a row counts as known where they agree.
    """
    game = live.info.game
    if position.over or position.scores_are_open:
        return open_scores(position, game, lang)
    sheets = (_rows(game, lang, _figures(one), _figures(two)) for one, two in _guessed(position, audience.seat))
    return [{"seat": seat, "total": total, "rows": rows, "rank": ""} for seat, (rows, total) in enumerate(sheets)]


def open_scores(position: Position, game: str, lang: str) -> list[State]:
    """Each seat's score sheet, when anybody could work it out. Shared, so nobody changes it."""
    shown: list[State] = []
    for seat, score in enumerate(position.scores()):
        figures = _figures(score)
        rows, total = _rows(game, lang, figures, figures)
        shown.append({"seat": seat, "total": total, "rows": rows, "rank": score.rank if position.over else ""})
    return shown


Figures = tuple[tuple[str, int], ...]


def _figures(score: Score | None) -> Figures | None:
    return None if score is None else (*score.rows.items(), ("", score.total))


@lru_cache(maxsize=20_000)
def _rows(game: str, lang: str, one: Figures | None, two: Figures | None) -> tuple[list[State], int | None]:
    """The rows of a score sheet, known where two guesses agree, and the total. Shared, so nobody changes them."""
    if one is None:
        return [], None
    other = dict(two or ())
    rows = [
        {"row": row, "label": row_label(game, row, lang), "points": points if other.get(row) == points else None}
        for row, points in one[:-1]
    ]
    return rows, one[-1][1] if one == two else None


def _guessed(position: Position, observer: int | None) -> list[tuple[Score | None, Score | None]]:
    """Each seat's score in two guesses of what an observer sees."""
    seats = range(position.players)
    if observer is not None:
        one, two = (_scores(position, observer, seed) for seed in (1, 2))
        return [(one[seat], two[seat]) for seat in seats]
    if position.players == 1:
        return [(None, None)]
    # what two others (where there is only one, he twice) make of a seat is what everybody sees of it
    sheets = {
        (other, seed): _scores(position, other, seed)
        for other, seed in {(0, 1), (1, 1), (position.players - 1, 2), (position.players - 2, 2)}
    }
    found: list[tuple[Score | None, Score | None]] = []
    for seat in seats:
        first, last = (1 if seat == 0 else 0), (position.players - (2 if seat == position.players - 1 else 1))
        found.append((sheets[(first, 1)][seat], sheets[(last, 2)][seat]))
    return found


def _scores(position: Position, observer: int, seed: int) -> list[Score]:
    return position.guess(observer, f"score sheet {seed}").scores()
