"""What every bot can do: choose, rank, and say what it thinks."""

from math import exp
from typing import Any, Final

from mypy_extensions import mypyc_attr

from letopis.kernel.actions import Action
from letopis.kernel.chance import Chance, from_seed
from letopis.kernel.evaluation import Evaluation
from letopis.kernel.game import Game
from letopis.kernel.learned import Learned
from letopis.kernel.position import Position

EXPLAINED: Final = 3  # actions of a thought that come with the rows they move
GUESSES: Final = 4  # over which those rows are averaged
MOST_PARTS: Final = 12  # answers of a seat that are told as one decision
FOLLOWED: Final = 6  # own choices an action leads to, at most, until a row moves
MOST_TOGETHER: Final = 100  # choices that all seats make at once
CERTAINTY: Final = 1.7  # standard deviations to the logistic curve's own scale


class Candidate:
    """An action and what a bot thinks of it."""

    def __init__(self, action: Action, worth: float, chance: float | None, rows: dict[str, float]) -> None:
        self.action = action
        self.worth = worth  # in victory points
        self.chance = chance  # of winning, 0 to 1; alone of beating the game, None where nothing can be beaten
        self.rows = rows  # how the rows of the seat's own score sheet are expected to move

    def __repr__(self) -> str:
        return f"<Candidate {self.action.text} {self.worth:.2f}>"


class Thought:
    """What a bot thinks of a decision: its actions, best first."""

    def __init__(self, ranked: list[Candidate]) -> None:
        self.ranked = ranked

    @property
    def best(self) -> Candidate:
        """The line it would play."""
        return self.ranked[0]

    def of(self, action: Action) -> Candidate | None:
        """What it thinks of one action; None when it gave it no thought."""
        for line in self.ranked:
            if line.action == action:
                return line
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player made of code: chooses for a seat, and can say how it ranks the actions."""

    def __init__(self, game: Game[Any], seed: int | str, learned: Learned | None = None) -> None:
        self.game = game
        self.learned = learned  # None: what the room has learned itself
        self.chance: Chance = from_seed(f"bot {seed}")
        self.name = ""  # what it was made by, with its budget
        self._evaluation: Evaluation[Any] | None = None

    def evaluation(self, players: int) -> Evaluation[Any]:
        """What the room knows of good play with so many seats, by what this bot has learned."""
        known = self._evaluation
        if known is None or known.players != players:
            known = self.game.evaluation(players, self.learned)
            self._evaluation = known
        return known

    def __reduce__(self) -> tuple[Any, ...]:
        from letopis.bots import revived

        if not self.name:
            raise TypeError("a bot that was not made by its name cannot be pickled")
        return revived, (self.name, self.game, self.learned, self.chance)

    def __repr__(self) -> str:
        return f"<bot {self.name or type(self).__name__} of {self.game.name}>"

    def choose(self, position: Position, seat: int) -> Action:
        """The action it plays; the position stays as it is."""
        raise NotImplementedError

    def ranked(self, position: Position, seat: int) -> list[tuple[Action, float]]:
        """The legal actions with what the bot thinks they are worth in points, best first."""
        raise NotImplementedError

    def think(self, position: Position, seat: int, also: Action | None = None) -> Thought:
        """The best actions with what they are worth and why, from what the seat can see.

        `also` is judged in any case, however silly; Refused when the seat is not awaited.

        >>> import letopis
        >>> from letopis.bots import bot
        >>> game = letopis.game("era")
        >>> thought = bot("greedy", game, seed=1).think(game.new(players=2, seed=7), 0)
        >>> thought.best.action.kind, 0 < thought.best.chance < 1
        ('place', True)
        """
        position.asked(seat)
        ranked = self.ranked(position, seat)
        guesses = [position.guess(seat, self.chance.below(1 << 30, "thought")) for _ in range(GUESSES)]
        if also is not None and not any([action == also for action, _ in ranked]):
            ranked.append((also, self._beside(guesses, seat, also, ranked[0])))
        standing = self._standing(guesses, seat, ranked[0][0])
        above = ranked[0][1] - standing[seat]
        evaluation = self.evaluation(position.players)
        scale = evaluation.spread(position) / CERTAINTY
        lines: list[Candidate] = []
        for action, worth in ranked:
            rows: dict[str, float] = {}
            if len(lines) < EXPLAINED or action == also:
                rows = expected_rows(evaluation, guesses, seat, action)
            standing[seat] = worth - above
            chance = None if len(standing) == 1 else chances_of(standing, scale)[seat]
            lines.append(Candidate(action, worth - above, chance, rows))
        return Thought(lines)

    def rest(self, position: Position, seat: int, first: Action) -> list[Action]:
        """What a decision of several answers that begins with one goes on with; what is forced plays itself.

        >>> import letopis
        >>> from letopis.bots import bot
        >>> game = letopis.game("era")
        >>> position = game.new(players=2, seed=7)
        >>> bot("greedy", game, seed=1).rest(position, 0, position.legal(0)[0])  # a placement is a decision of its own
        []
        """
        choice = position.asked(seat)
        found: list[Action] = []
        if not choice.several or first.aside:
            return found
        trial = position.copy()
        trial.advance(first, seat)
        for _ in range(MOST_PARTS):
            link = trial.history
            sealed = link is not None and link.sealed  # what comes then is not known before
            if sealed or not trial.stack or trial.stack[-1] is not choice or seat not in trial.awaited:
                break
            forced = trial.forced(seat)
            action = self.next_part(trial, seat) if forced is None else forced
            if action.aside:
                break
            if forced is None:
                found.append(action)
            trial.advance(action, seat)
        return found

    def next_part(self, trial: Position, seat: int) -> Action:
        """What it would choose in the middle of a decision of several answers; from what the seat can see."""
        guess = trial.guess(seat, self.chance.below(1 << 30, "part"))
        return likely(self.evaluation(trial.players), guess, seat)

    def _standing(self, guesses: list[Position], seat: int, best: Action) -> list[float]:
        """What everybody can expect after the best action, in victory points.

        Promises compare with each other and nothing else, so there the position itself is asked. Where several choose
        at once, some may be done and others not: all are, before they are compared.
        """
        first = guesses[0]
        evaluation = self.evaluation(first.players)
        if first.stack[-1].together:
            looked_at = [once_all_have_chosen(evaluation, first)]
        elif evaluation.promise(first, seat, best) is not None:
            looked_at = guesses
        else:
            looked_at = [after(guess, seat, best) for guess in guesses]
        total = evaluation.outlooks(looked_at[0])
        for guess in looked_at[1:]:
            outlooks = evaluation.outlooks(guess)
            for number in range(len(total)):
                total[number] += outlooks[number]
        return [amount / len(looked_at) for amount in total]

    def _beside(self, guesses: list[Position], seat: int, also: Action, best: tuple[Action, float]) -> float:
        """The worth of an action that was not ranked: as far behind the best as the room's evaluation says."""
        evaluation = self.evaluation(guesses[0].players)
        behind = 0.0
        for guess in guesses:
            behind += worth_after(evaluation, guess, seat, best[0]) - worth_after(evaluation, guess, seat, also)
        return best[1] - max(0.0, behind / len(guesses))


def chances_of(outlooks: list[float], scale: float) -> list[float]:
    """Everybody's winning chances: the further ahead, the better, on the scale of what may still happen.

    >>> chances_of([10.0, 10.0], 5.0)
    [0.5, 0.5]
    >>> [round(chance, 2) for chance in chances_of([28.0, 20.0], 8.0)]
    [0.73, 0.27]
    """
    top = max(outlooks)
    parts = [exp(max(-50.0, (outlook - top) / scale)) for outlook in outlooks]
    total = sum(parts)
    return [part / total for part in parts]


def after(guess: Position, seat: int, action: Action) -> Position:
    """A guess once an action has been played."""
    trial = guess.copy()
    trial.advance(action, seat)
    return trial


def worth_after(evaluation: Evaluation[Any], guess: Position, seat: int, action: Action) -> float:
    """What the room thinks of a guess after an action."""
    promise = evaluation.promise(guess, seat, action)
    if promise is not None:
        return promise
    return evaluation.worth(after(guess, seat, action), seat)


def expected_rows(evaluation: Evaluation[Any], guesses: list[Position], seat: int, action: Action) -> dict[str, float]:
    """How the rows of the seat's sheet move with an action, on average; rows that stay are left out."""
    moved: dict[str, float] = {}
    for guess in guesses:
        before = guess.scores()[seat].rows
        for row, points in rows_after(evaluation, guess, seat, action).items():
            if points != before.get(row, 0):
                moved[row] = moved.get(row, 0.0) + (points - before.get(row, 0)) / len(guesses)
    return moved


def rows_after(evaluation: Evaluation[Any], guess: Position, seat: int, action: Action) -> dict[str, int]:
    """The seat's rows after an action.

    What the action leads to is chosen by the room's evaluation, until a row moves, somebody else is asked, the same
    question comes again or the stack is done with it: to decide on a building moves nothing until it is placed.
    """
    before = guess.scores()[seat].rows
    kind, depth = guess.decision(seat).kind, len(guess.stack)
    trial = after(guess, seat, action)
    rows = trial.scores()[seat].rows
    for _ in range(FOLLOWED):
        if rows != before or trial.awaiting != (seat,) or len(trial.stack) < depth:
            break
        if trial.decision(seat).kind == kind:
            break
        trial.advance(likely(evaluation, trial, seat), seat)
        rows = trial.scores()[seat].rows
    return rows


def once_all_have_chosen(evaluation: Evaluation[Any], guess: Position) -> Position:
    """A guess with what is chosen at once chosen by everybody, as the room's evaluation would."""
    trial = guess.copy()
    choice = trial.stack[-1]
    for _ in range(MOST_TOGETHER):
        if trial.over or trial.stack[-1] is not choice:
            break
        seat = trial.awaiting[0]
        trial.advance(likely(evaluation, trial, seat), seat)
    return trial


def likely(evaluation: Evaluation[Any], guess: Position, seat: int) -> Action:
    """What the room's evaluation would choose."""
    forced = guess.forced(seat)
    if forced is not None:
        return forced
    actions = evaluation.sensible(guess, seat, guess.considered(seat))
    best = actions[0]
    most = worth_after(evaluation, guess, seat, best)
    for action in actions[1:]:
        worth = worth_after(evaluation, guess, seat, action)
        if worth > most:
            best = action
            most = worth
    return best
