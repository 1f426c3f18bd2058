"""A position: everything that is true at one moment of a game, with the stack of steps that will go on from it."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Optional

from mypy_extensions import mypyc_attr

from letopis.kernel.actions import Action
from letopis.kernel.chance import Chance
from letopis.kernel.decisions import Decision, Selection
from letopis.kernel.errors import BadOption, LetopisError, Refused
from letopis.kernel.events import Event
from letopis.kernel.explaining import explained, explained_for, known_seat, quoted
from letopis.kernel.notes import Note
from letopis.kernel.outline import as_html, as_svg
from letopis.kernel.reading import plain_copy, shown
from letopis.kernel.refusals import (
    GAME_OVER,
    NO_SUCH_ACTION,
    NO_SUCH_SEAT,
    NOT_ASKED,
    NOT_AWAITED,
    Figures,
    Refusal,
)
from letopis.kernel.scores import Score, rank, shares
from letopis.kernel.steps import Pick, Step
from letopis.kernel.taking_back import Link, last_choice, last_pick, without

if TYPE_CHECKING:
    from letopis.kernel.game import Game
    from letopis.kernel.records import Record
    from letopis.kernel.spaces import Actions

NOBODY: Final[tuple[int, ...]] = ()
NOBODY_KNOWS: Final[tuple[int, ...]] = ()
NO_FIGURES: Final[Figures] = {}
NO_PICKS: Final[tuple[tuple[Action, ...], ...]] = ()
NOTHING_PICKED: Final[tuple[Action, ...]] = ()
MOST_SEATS: Final = 10
ORDERS: Final[list[list[tuple[int, ...]]]] = [  # by the number of seats and the first of them
    [(*range(first, players), *range(first)) for first in range(players)] for players in range(MOST_SEATS + 1)
]


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """What every game's position has: seats, chance, the stack, and its past.

    >>> import letopis
    >>> position = letopis.game("era").new(players=2, seed=1)
    >>> position.awaiting, position.over, len(position.legal(0))
    ((0, 1), False, 1088)
    >>> _ = position.play("place longhouse a1", 0)
    >>> position.why("place longhouse a1", 0).rule
    'E-4.5'
    >>> position.undone(0).dump() == letopis.game("era").new(players=2, seed=1).dump()
    True
    """

    game: "Game[Any]"
    players: int
    options: dict[str, Any]
    chance: Chance
    stack: list[Step[Any]]
    history: Link | None
    origin: Optional["Record"]  # how this game began; None for a guess, which was never played
    telling: list[Event] | None
    reveals: int
    awaited: tuple[int, ...]
    opening: list[Event]  # what happened before anybody was asked
    picks: tuple[tuple[Action, ...], ...]  # what was picked so far in each pick on the stack, the innermost last
    rules: int  # the rules version it is played by

    # ---- what a game's room provides

    def copy(self) -> "Position":
        """An independent position with the same future for the same actions."""
        raise NotImplementedError

    def look(self, seat: int | None) -> Mapping[str, object]:
        """What a seat (None: a spectator) may see, as plain data."""
        raise NotImplementedError

    def redeal(self, seat: int) -> None:
        """Deal anew, with this position's own chance, all that the seat cannot see."""
        raise NotImplementedError

    def write(self) -> dict[str, Any]:
        """The room's part of the notation."""
        raise NotImplementedError

    def scores(self) -> list[Score]:
        """Each seat's score sheet as things stand."""
        raise NotImplementedError

    @property
    def scores_are_open(self) -> bool:
        """Whether nothing counts in them that is hidden from anybody; a room that is not sure says no."""
        return False

    # ---- who is asked what

    @property
    def awaiting(self) -> tuple[int, ...]:
        """The seats that may act now, in order; empty when the game is over."""
        return self.awaited

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.stack

    def asked(self, seat: object) -> Step[Any]:
        """The choice a seat is asked for; Refused when it is not awaited."""
        self._asked_seat(seat)
        return self.stack[-1]

    def decision(self, seat: object) -> Decision:
        """What the seat is asked."""
        asked = self._asked_seat(seat)
        choice = self.stack[-1]
        selection: Selection | None = None
        if isinstance(choice, Pick):
            picked = self.picks[-1]
            least, most = choice.least(self, asked), choice.most(self, asked)
            selection = Selection(picked, least, most, choice.enough(self, asked))
        return Decision(self, asked, choice.kind, choice.context(self, asked), selection)

    def legal(self, seat: object) -> Sequence[Action]:
        """The actions a seat may choose from, asides among them; never empty while it is awaited."""
        asked = self._asked_seat(seat)
        answers = self.stack[-1].actions(self, asked)
        asides = self.game.asides
        if asides is None:
            return answers
        beside = asides.actions(self, asked)
        return [*answers, *beside] if beside else answers

    def answers(self, seat: object) -> Sequence[Action]:
        """The legal answers to the question alone."""
        asked = self._asked_seat(seat)
        return self.stack[-1].actions(self, asked)

    def asides(self, seat: object) -> Sequence[Action]:
        """What the seat may do beside the question: the rulebook's "at any moment"."""
        asked = self._asked_seat(seat)
        asides = self.game.asides
        return NOTHING_PICKED if asides is None else asides.actions(self, asked)

    def considered(self, seat: object) -> Sequence[Action]:
        """What a search has to look at: the legal answers, and asides only where they can matter."""
        asked = self._asked_seat(seat)
        answers = self.stack[-1].actions(self, asked)
        asides = self.game.asides
        if asides is None or not asides.matter(self, asked):
            return answers
        beside = asides.actions(self, asked)
        return [*answers, *beside] if beside else answers

    def candidates(self, seat: object) -> Sequence[Action]:
        """Every action of the seat's decision, also those that would be refused: for pages that say why."""
        asked = self._asked_seat(seat)
        answers = self.stack[-1].candidates(self, asked)
        asides = self.game.asides
        return answers if asides is None else [*answers, *asides.candidates(self, asked)]

    def forced(self, seat: object) -> Action | None:
        """The only legal action, when there is just one and nobody expects to be asked."""
        asked = self._asked_seat(seat)
        choice = self.stack[-1]
        if not choice.forced(self, asked):
            return None
        actions = choice.actions(self, asked)
        if len(actions) != 1:
            return None
        asides = self.game.asides
        if asides is not None and asides.matter(self, asked) and asides.actions(self, asked):
            return None
        return actions[0]

    def note(self, action: object, seat: object) -> Note | None:
        """What the seat should know of a legal action before it takes it; None: nothing, or it is not allowed."""
        chosen = self._found(action)
        actor = known_seat(self, seat)
        if chosen is None or self._refusal(chosen, actor) is not None:
            return None
        asides = self.game.asides
        if chosen.aside and asides is not None:
            return asides.note(self, actor, chosen)
        return self.stack[-1].note(self, actor, chosen)

    def forecasts(self, seat: object) -> list[Note]:
        """What will happen as things stand, beside the question that the seat is asked."""
        return self.stack[-1].forecasts(self, self._asked_seat(seat))

    @property
    def picked(self) -> tuple[Action, ...]:
        """What was picked so far in the pick that is asked for, sorted by text."""
        return self.picks[-1] if self.picks else NOTHING_PICKED

    def times(self) -> dict[str, int]:
        """Of the pick that is asked for, the things that can be picked more than once in a row, and how often."""
        pick = self.stack[-1]
        found: dict[str, int] = {}
        if not isinstance(pick, Pick) or pick.most(self, pick.seat) - len(self.picks[-1]) < 2:
            return found
        for thing in pick.fitting(self, pick.seat):
            trial = self.copy()
            count = 0
            while trial.stack and trial.stack[-1] is pick and thing in pick.fitting(trial, pick.seat):
                trial.advance(thing, pick.seat)
                link = trial.history
                if link is not None and link.sealed:  # what comes then is not known before
                    break
                count += 1
            if count > 1:
                found[thing.text] = count
        return found

    # ---- playing

    def play(self, action: object, seat: object) -> list[Event]:
        """Play an action, or its text; returns what happened, or raises Refused and changes nothing."""
        chosen = self._found(action)
        if chosen is None:
            raise Refused(explained(self, NO_SUCH_ACTION, seat, quoted(action)))
        actor = known_seat(self, seat)
        refusal = self._refusal(chosen, actor)
        if refusal is not None:
            raise Refused(explained_for(self, refusal, chosen, seat))
        told: list[Event] = []
        self.telling = told
        self.advance(chosen, actor)
        self.telling = None
        return told

    def advance(self, action: Action, seat: int) -> None:
        """Play an action out of `legal`, unchecked and without telling: what searches and play-outs use."""
        stack = self.stack
        before = self.chance.drawn + self.reveals
        done = False
        if action.aside:
            choice = stack[-1]
            asides = self.game.asides
            assert asides is not None
            asides.apply(self, seat, action)
        else:
            choice = stack.pop()
            choice.apply(self, seat, action)
            done = not stack or stack[-1] is not choice
        self.settle()
        # that the last of all has chosen is a reveal, too: the others' choices stand from here on
        sealed = self.chance.drawn + self.reveals != before or (choice.together and done)
        self.history = Link(self.history, seat, action, sealed, choice)

    def settle(self) -> None:
        """Run what happens by itself until somebody is asked or the game is over."""
        stack = self.stack
        while stack:
            top = stack[-1]
            if not top.asks:
                stack.pop()
                top.run(self)
                continue
            awaited = top.awaits(self)
            if awaited:
                self.awaited = awaited
                return
            stack.pop()
            top.close(self)
        self.picks = NO_PICKS
        self.awaited = NOBODY

    def push(self, step: Step[Any]) -> None:
        """Put a step on the stack: it comes next."""
        self.stack.append(step)

    def begin(self, pick: Pick[Any]) -> None:
        """Put a pick on the stack, with nothing picked yet."""
        self.stack.append(pick)
        self.picks = (*self.picks, NOTHING_PICKED)

    def tell(self, key: str, rule: str, seat: int, figures: Figures) -> None:
        """Report an event that everybody sees."""
        if self.telling is not None:
            self.telling.append(Event(key, rule, seat, figures, None, NOBODY_KNOWS, True))

    def whisper(self, key: str, rule: str, seat: int, secret: Figures, figures: Figures | None = None) -> None:
        """Report an event whose figures only the seat itself sees; the others see `figures`, or nothing."""
        if self.telling is not None:
            public = figures is not None
            self.telling.append(Event(key, rule, seat, figures or NO_FIGURES, secret, (seat,), public))

    # ---- why not

    def why(self, action: object, seat: object) -> Refusal | None:
        """None for a legal action, else the refusal it would get."""
        chosen = self._found(action)
        if chosen is None:
            return explained(self, NO_SUCH_ACTION, seat, quoted(action))
        refusal = self._refusal(chosen, known_seat(self, seat))
        return None if refusal is None else explained_for(self, refusal, chosen, seat)

    def _found(self, action: object) -> Action | None:
        """The game's own action of this text, or equal to one that somebody made by hand; None for anything else."""
        if isinstance(action, str):
            return self.game.find_action(self, action)
        return self.game.find_action(self, action.text) if isinstance(action, Action) else None

    def _asked_seat(self, seat: object) -> int:
        """A seat that is awaited; Refused for any other."""
        if isinstance(seat, int) and seat in self.awaited and not isinstance(seat, bool):
            return seat
        real = known_seat(self, seat)  # numpy's whole numbers, too
        if real in self.awaited:
            return real
        raise Refused(explained(self, self._unasked(real), seat, ""))

    def _unasked(self, seat: int) -> Refusal:
        if not self.stack:
            return GAME_OVER
        return NO_SUCH_SEAT if seat < 0 else NOT_AWAITED

    def _refusal(self, action: Action, seat: int) -> Refusal | None:
        if seat not in self.awaited:
            return self._unasked(seat)
        if action.aside:
            asides = self.game.asides
            return NOT_ASKED if asides is None else asides.refusal(self, seat, action)
        step = self.stack[-1]
        if not isinstance(step, Pick) and not step.answered_by(action):
            return NOT_ASKED
        return step.refusal(self, seat, action)

    # ---- looking

    def view(self, seat: object = None) -> dict[str, Any]:
        """All that a seat, or with None a spectator, may see: plain data, the only way information leaves."""
        viewer = None if seat is None else self._real_seat(seat)
        return self._seen(viewer)

    def _real_seat(self, seat: object) -> int:
        """A seat of this table; Refused for anything else."""
        real = known_seat(self, seat)
        if real < 0:
            raise Refused(explained(self, NO_SUCH_SEAT, seat, ""))
        return real

    def _seen(self, seat: int | None) -> dict[str, Any]:
        awaiting = self.awaited
        seen: dict[str, Any] = {
            "game": self.game.name,
            "players": self.players,
            "seat": seat,
            "awaiting": list(awaiting),
            "over": self.over,
            "decision": None if seat is None or seat not in awaiting else self.decision(seat).doc(),
        }
        seen.update(self.look(seat))
        return seen

    def guess(self, seat: object, seed: object) -> "Position":
        """A copy in which all that the seat cannot see is dealt anew at random, as it well might be."""
        observer = self._real_seat(seat)
        twin = self.copy()
        twin.chance = self.game.chance(seed)
        twin.history = None
        twin.origin = None
        twin.redeal(observer)
        return twin

    def ranking(self) -> list[list[int]]:
        """Seats from first place to last by the scores as they stand; seats that share a place stand together."""
        return rank(self.scores())

    # ---- writing down

    def dump(self) -> dict[str, Any]:
        """The position as notation: complete, secrets and chance included."""
        doc: dict[str, Any] = {
            "game": self.game.name,
            "rules": self.rules,
            "players": self.players,
            "options": plain_copy(self.options),
        }
        doc.update(self.write())
        doc["stack"] = [step.text for step in self.stack]
        for picked in self.picks:
            if picked:
                doc["picks"] = [[action.text for action in each] for each in self.picks]
                break
        doc["chance"] = self.chance.state()
        return doc

    def record(self) -> "Record":
        """The whole game so far as a record."""
        if self.origin is None:
            raise LetopisError("a guess was never played: it has no record")
        links: list[Link] = []
        link = self.history
        while link is not None:
            links.append(link)
            link = link.previous
        links.reverse()
        return self.origin.extended([(link.seat, link.action.text) for link in links], self)

    # ---- numbers, for programs that learn

    @property
    def actions(self) -> "Actions":
        """Every action of the game it is played with: `game.actions`, but where an owner's data have more or fewer."""
        return self.game.actions_of(self)

    def mask(self, seat: object, out: object = None) -> Any:
        """A 1 for each action the seat may choose and a 0 for every other, by the ids of `game.actions`.

        Written into a buffer of as many bytes (numpy's int8, uint8 or bool, a `bytearray`); returned, or made anew.

        >>> import letopis
        >>> position = letopis.game("bruges").new(players=2, seed=1)
        >>> seat = position.awaiting[0]
        >>> sum(position.mask(seat)) == len(position.legal(seat))
        True
        """
        asked = self._asked_seat(seat)
        return self.game.actions_of(self).mask(self, asked, out)

    def observe(self, seat: object, out: object = None) -> Any:
        """All that the seat may know as numbers, by `game.observation(players)`, written into a float32 buffer.

        >>> import letopis
        >>> position = letopis.game("bruges").new(players=2, seed=1)
        >>> row = position.observe(0)
        >>> position.game.observation(2).read(row)["mine.guilders"]
        5.0
        """
        real = self._real_seat(seat)
        return self.game.observation(self.players).write(self, real, out)

    def returns(self, by: str = "places") -> list[float]:
        """What each seat has come to as things stand: its place from 1 (first) to -1 (last), or its points.

        Seats that share places share what these are worth. Alone it is 1 or -1: whether the opponent is beaten; where
        there is none, how far a ladder of titles was climbed.

        >>> import letopis
        >>> letopis.game("bruges").new(players=3, seed=1).returns()
        [0.0, 0.0, 0.0]
        """
        scores = self.scores()
        if by == "points":
            return [float(score.total) for score in scores]
        if by != "places":
            raise BadOption("by", f"{shown(by)} is unknown", "places, points")
        return [self.return_alone()] if self.players == 1 else shares(scores)

    def won_alone(self) -> bool | None:
        """Whether the opponent of a solo game is beaten, as things stand; None where there is none to beat."""
        return None

    def return_alone(self) -> float:
        """What a solo game has come to, from -1 to 1: won or lost, or how far a ladder of titles was climbed."""
        won = self.won_alone()
        return 0.0 if won is None else 1.0 if won else -1.0

    # ---- taking back

    def why_not_undo(self, seat: object, thing: object = None) -> Refusal | None:
        """None when the seat may take back its last action (or one thing of its pick), else the reason."""
        target = self._taken_back(self._real_seat(seat), thing)
        return explained(self, target, seat, quoted(thing)) if isinstance(target, Refusal) else None

    def undone(self, seat: object, thing: object = None) -> "Position":
        """The game without the seat's last action; or without one thing of the pick it is in, whichever came first.

        Possible until chance is drawn, something hidden is shown, or another seat acts openly: what others choose
        in secret at the same time is no obstacle, for nobody has seen it.
        """
        target = self._taken_back(self._real_seat(seat), thing)
        if isinstance(target, Refusal):
            raise Refused(explained(self, target, seat, quoted(thing)))
        return without(self, target)

    def _taken_back(self, seat: int, thing: object) -> Link | Refusal:
        return last_choice(self, seat) if thing is None else last_pick(self, seat, self._found(thing))

    # ---- as any object of Python

    def __reduce__(self) -> tuple[Any, ...]:
        if self.origin is None:  # a guess was never played
            return restored, (self.game, None, self.dump())
        return restored, (self.game, self.record().doc(), None)

    def __copy__(self) -> "Position":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Position":
        return self.copy()

    def __repr__(self) -> str:
        doing = "over" if not self.stack else f"{self.stack[-1].text} awaits {', '.join(map(str, self.awaited))}"
        return f"<{self.game.name}, {self.players} seats: {doing}>"

    def _repr_html_(self) -> str:
        return as_html(self)

    def svg(self) -> str:
        """What a spectator sees in outline, as a picture for notebooks."""
        return as_svg(self)

    # ---- for rooms

    def clockwise(self, first: int) -> tuple[int, ...]:
        """All seats, from one on."""
        return ORDERS[self.players][first]

    def others(self, seat: int) -> tuple[int, ...]:
        """All seats but one, clockwise from it."""
        return ORDERS[self.players][seat][1:]

    def copy_into(self, twin: "Position") -> None:
        """Copy what every position has; rooms call it from their `copy`."""
        twin.game = self.game
        twin.players = self.players
        twin.options = self.options
        twin.chance = self.chance.copy()
        twin.stack = self.stack.copy()
        twin.history = self.history
        twin.origin = self.origin
        twin.telling = None
        twin.reveals = self.reveals
        twin.awaited = self.awaited
        twin.opening = self.opening
        twin.picks = self.picks
        twin.rules = self.rules

    def begin_with(self, game: "Game[Any]", players: int, options: dict[str, Any], chance: Chance) -> None:
        """Fill what every position has, for a game that begins; rooms call it when they make one."""
        self.game = game
        self.players = players
        self.options = options
        self.chance = chance
        self.stack = []
        self.history = None
        self.origin = None
        self.telling = None
        self.reveals = 0
        self.awaited = NOBODY
        self.opening = []
        self.picks = NO_PICKS
        self.rules = game.rules_version


def restored(game: "Game[Any]", record: dict[str, Any] | None, notation: dict[str, Any] | None) -> Position:
    """A position as it comes back from a pickle: with its past, or, as a guess has none, without."""
    position: Position
    if record is not None:
        from letopis.kernel.records import read_record, replay

        position = replay(read_record(record), game)
    else:
        position = game.load(notation)
        position.origin = None
    return position
