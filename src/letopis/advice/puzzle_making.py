"""Finding puzzles: games of strong bots, and in them the moments at which one action alone is right.

A moment is looked at ever more closely, and whatever fails is left: greedy overlooks the action; the bot that plays the
game prefers it by a margin; so do searches of other seeds and budgets; and when every legal action is given equal tries
of its own, it is still ahead of all others. Every look deals anew what the seat cannot see, so that the answer is best
over all that may be so, never in the one world alone that the game was played in.
"""

from collections import Counter
from collections.abc import Callable
from math import exp, log
from typing import Any, Final, NamedTuple

import letopis
from letopis import bots
from letopis.advice.puzzle import Collection, Opinion, Puzzle
from letopis.arena.lessons import Players
from letopis.bots.base import CERTAINTY, Candidate, Thought, after, chances_of
from letopis.bots.search import Edge, Node, Search
from letopis.kernel.actions import Action
from letopis.kernel.evaluation import Evaluation
from letopis.kernel.game import Game
from letopis.kernel.position import Position

PLAYER: Final = "journeyman"  # of the games that puzzles are found in
FIRST: Final = "master@250"  # who finds the answer,
QUICK: Final = "master@1500"  # and who has to agree; all with seeds of their own
DEEP: Final = "master@16000"
TRIES: Final = 400  # of every legal action by itself
FIRST_MARGIN: Final = 0.05  # of the chance to win: the least that makes a second look worth it
MARGIN: Final = 0.12  # and what it takes in the end,
EVEN_MARGIN: Final = 0.08  # also where all are tried equally often: a search is the surer the more it likes an action
MOST_ANSWERS: Final = 2  # that come to the same
FEWEST: Final = 3  # actions to choose from
MOST: Final = 25
GREEDY: Final = 5  # greedy players that are asked
EASY: Final = 5  # one puzzle in so many may be one that greedy finds
HANDFUL: Final = 5  # games that are looked through at a time
A_GAME: Final = 2  # puzzles from one game, at most
A_KIND: Final = 30  # that ask for one kind of decision
AN_ANSWER: Final = 3  # and that have one answer
APART: Final = 12  # decisions between two of them
LONGEST: Final = 4000  # decisions of a game
PLAYED_OUT: Final = 30  # games from here on, for what an action brings in the end
LEAST_ROW: Final = 0.3  # points: less is not worth a word
LINE: Final = 5  # choices of a line that is shown
LINE_BOT: Final = "master@3000"
DEALS: Final = 3  # on which two actions have to come to the same

# who tries to solve it, how often, and how strong a player each is taken for
SOLVERS: Final = (("apprentice", 10, 1100), ("greedy", 4, 1350), ("journeyman", 6, 1600), ("master@150", 6, 1800))
MIDDLE: Final = 1500  # the rating of a puzzle of which nothing is known,
WIDTH: Final = 300  # and how far it may be off
CURVE: Final = 400 / 2.302585  # the scale of such ratings


class Task(NamedTuple):
    """One game to look through."""

    game: str
    seed: str
    number: int
    full: tuple[str, ...]  # kinds of decisions of which there are enough
    easy: bool  # whether one may be among them that greedy finds


def search_games(found: Collection, games: int, jobs: int, heard: Callable[[int], None]) -> None:
    """Look through at least so many games in all, a handful at a time; `heard` is told after each.

    The same seed finds the same puzzles, on however many cores and however often broken off: what there is enough of
    is counted between handfuls.
    """
    with Players(jobs) as players:
        while found.games < games:
            numbers = range(found.games, found.games + HANDFUL)
            full = tuple(kind for kind, many in Counter(one.kind for one in found.puzzles).items() if many >= A_KIND)
            wanted = EASY * sum(one.easy for one in found.puzzles) < len(found.puzzles)
            tasks = [Task(found.game, found.seed, number, full, wanted and number % EASY == 0) for number in numbers]
            for puzzles in players.each(look_through, tasks):
                found.puzzles += [puzzle for puzzle in puzzles if fits(found, puzzle)]
            found.games = numbers.stop
            heard(len(numbers))


def fits(found: Collection, puzzle: Puzzle) -> bool:
    """Whether it is none of many that ask for the same."""
    return sum(one.answer == puzzle.answer for one in found.puzzles) < AN_ANSWER


def table_of(game: Game[Any], number: int) -> tuple[int, dict[str, Any]]:
    """Seats and options of one of many games: mostly two seats, sometimes three or one, under all options in turn."""
    several = [players for players in game.seats if 1 < players <= 3]
    counts = [*several[:1] * 3, *several[1:], *([1] if 1 in game.seats else [])]
    players = counts[number % len(counts)]
    varieties = game.varieties(players)
    return players, varieties[number // len(counts) % len(varieties)]


def look_through(task: Task) -> list[Puzzle]:
    """Play a game and find its puzzles."""
    game = letopis.game(task.game)
    players, options = table_of(game, task.number)
    seed = f"{task.seed}/{task.number}"
    position = game.new(players, f"puzzles {seed}", options)
    sitting = [bots.bot(PLAYER, game, f"{seed} {seat}") for seat in range(players)]
    found: list[Puzzle] = []
    rest = 0
    for number in range(LONGEST):
        if position.over or len(found) == A_GAME:
            break
        seat = position.awaiting[0]
        only = position.forced(seat)
        if only is not None:
            position.advance(only, seat)
            continue
        thought = sitting[seat].think(position, seat)
        rest -= 1
        seems_clear = len(thought.ranked) > 1 and ahead(position, *thought.ranked[:2]) >= FIRST_MARGIN
        kind = position.decision(seat).kind
        if rest < 0 and seems_clear and kind not in task.full and is_a_question(position, seat):
            easy = task.easy and not any(one.easy for one in found)
            puzzle = PuzzleMoment(position, seat, f"{seed}/{number}", easy).puzzle()
            if puzzle is not None:
                found.append(puzzle)
                rest = APART
        position.advance(thought.best.action, seat)
    return found


def ahead(position: Position, one: Candidate | Opinion, other: Candidate | Opinion) -> float:
    """How much more often an action wins; alone, as often as so many points ahead would win."""
    if one.chance is not None and other.chance is not None:
        return one.chance - other.chance
    evaluation: Evaluation[Any] = position.game.evaluation(position.players)
    return chances_of([one.worth, other.worth], evaluation.spread(position) / CERTAINTY)[0] - 0.5


def is_a_question(position: Position, seat: int) -> bool:
    """Whether there is one thing to choose among several, not too many to look at."""
    selection = position.decision(seat).selection
    if selection is not None and selection.most > 1:
        return False  # of several things any order is right
    return FEWEST <= len(position.legal(seat)) <= MOST


class PuzzleMoment:
    """A decision that may be a puzzle."""

    def __init__(self, position: Position, seat: int, origin: str, easy: bool) -> None:
        # what is stored is a guess, not the game's own secret; and what is judged is what is stored
        self.start = position.guess(seat, f"puzzle {origin}").dump()
        self.position = position.game.load(self.start)
        self.seat = seat
        self.origin = origin
        self.easy = easy
        self.game: Game[Any] = position.game
        self.evaluation: Evaluation[Any] = self.game.evaluation(position.players)
        self.legal = list(position.legal(seat))

    def puzzle(self) -> Puzzle | None:
        """The puzzle, if there is one."""
        tempting = self.tempting()
        first = self.thought(FIRST)
        best = first.best.action
        if (best == tempting and not self.easy) or self.asks_again(best):
            return None
        rest = first.ranked[MOST_ANSWERS:]
        if rest and ahead(self.position, first.best, rest[0]) < MARGIN:
            return None
        quick = self.thought(QUICK)
        answers = [best, *[action for action in self.near(quick, best) if self.comes_to_the_same(best, action)]]
        if (tempting in answers and not self.easy) or len(answers) > MOST_ANSWERS or not self.agrees(quick, answers):
            return None
        opinions = self.opinions(answers, quick)
        if opinions is None:
            return None
        if tempting in answers:
            others = [action for action in self.legal if action not in answers]
            tempting = max(others, key=lambda action: opinions[action.text].decides)
        rows, gain = self.in_the_end(best, tempting)
        if gain <= 0 or not self.agrees(self.thought(DEEP), answers):
            return None
        solved = self.solved([action.text for action in answers])
        return Puzzle(
            self.game.name,
            self.start,
            self.seat,
            tuple(action.text for action in answers),
            tempting.text,
            opinions,
            rows,
            self.line(best),
            rating_of(solved),
            solved,
            self.position.decision(self.seat).kind,
            self.origin,
        )

    def thought(self, name: str) -> Thought:
        """What a bot thinks of it."""
        return bots.bot(name, self.game, f"{self.origin} {name}").think(self.position, self.seat)

    def agrees(self, thought: Thought, answers: list[Action]) -> bool:
        """Whether it prefers one of these actions to all others by the margin."""
        rest = [line for line in thought.ranked if line.action not in answers]
        clear = bool(rest) and min(ahead(self.position, thought.best, line) for line in rest) >= MARGIN
        return clear and thought.best.action in answers

    def near(self, thought: Thought, best: Action) -> list[Action]:
        """The actions that may be as good, for all that a thought says."""
        lines = {line.action: line for line in thought.ranked}
        far = [line.action for line in thought.ranked if ahead(self.position, thought.best, line) >= MARGIN]
        return [action for action in self.legal if action != best and not (action in lines and action in far)]

    # ---- what bots make of it

    def tempting(self) -> Action:
        """What greedy players choose most often."""
        seeds = range(GREEDY)
        chosen = [bots.bot("greedy", self.game, f"{self.origin} {n}").choose(self.position, self.seat) for n in seeds]
        return Counter(chosen).most_common(1)[0][0]

    def asks_again(self, action: Action) -> bool:
        """Whether the same is asked again right after an action: of several such things any may come first."""
        then = after(self.position, self.seat, action)
        return self.seat in then.awaiting and then.stack[-1].kind == self.position.stack[-1].kind

    def comes_to_the_same(self, one: Action, other: Action) -> bool:
        """Whether two actions lead to one position, at once or when each is followed by the other."""
        guesses = [self.position.guess(self.seat, deal) for deal in range(DEALS)]
        return all(self.same(guess, one, other) for guess in guesses)

    def same(self, guess: Position, one: Action, other: Action) -> bool:
        first, second = after(guess, self.seat, one), after(guess, self.seat, other)
        if alike(first, second):
            return True
        for position, action in ((first, other), (second, one)):
            if self.seat not in position.awaiting or action not in position.legal(self.seat):
                return False
        return alike(after(first, self.seat, other), after(second, self.seat, one))

    def opinions(self, answers: list[Action], quick: Thought) -> dict[str, Opinion] | None:
        """What equal tries make of every legal action, on the same guesses; None where others come too near."""
        search = bots.bot(f"master@{TRIES}", self.game, f"{self.origin} tries")
        assert isinstance(search, Search)
        search.ranked(self.position, self.seat)
        assert search.root is not None
        promising = [line.action for line in quick.ranked if line.action not in answers]
        order = [*answers, *promising, *[a for a in self.legal if a not in answers and a not in promising]]
        found: dict[str, Opinion] = {}
        for action in order:
            opinion = found[action.text] = self.opinion(search, search.root, action)
            if action not in answers and ahead(self.position, found[answers[0].text], opinion) < EVEN_MARGIN:
                return None
        return found

    def opinion(self, search: Search, root: Node, action: Action) -> Opinion:
        """What a search makes of one action when it tries no other."""
        edge, only = Edge(action, 1.0), Node(self.seat, root.kind, root.chance_key)
        only.edges.append(edge)
        search.nodes = 0  # a tree of its own
        for _ in range(TRIES):
            search.iterate(only, self.position, self.seat)
        alone = len(self.evaluation.outlooks(self.position)) == 1
        return Opinion(round(edge.points / edge.visits, 2), None if alone else round(edge.chances / edge.visits, 4))

    def in_the_end(self, answer: Action, tempting: Action) -> tuple[dict[str, float], float]:
        """By how much more each row brings when quick bots play on from the answer; and how much further ahead."""
        rows: dict[str, float] = {}
        lead = 0.0
        for deal in range(PLAYED_OUT):
            guess = self.position.guess(self.seat, f"end {deal}")
            for action, sign in ((answer, 1), (tempting, -1)):
                end = played_out(after(guess, self.seat, action), deal)
                scores = end.scores()
                for row, points in scores[self.seat].rows.items():
                    rows[row] = rows.get(row, 0.0) + sign * points / PLAYED_OUT
                outlooks = self.evaluation.outlooks(end)
                others = [outlook for number, outlook in enumerate(outlooks) if number != self.seat]
                lead += sign * (outlooks[self.seat] - max(others, default=0.0)) / PLAYED_OUT
        return {row: round(points, 1) for row, points in rows.items() if abs(points) >= LEAST_ROW}, lead

    def line(self, answer: Action) -> tuple[tuple[int, str], ...]:
        """How it may go on: the answer and some choices more, as far as the position's own chance has it."""
        position = self.position.copy()
        sitting = [bots.bot(LINE_BOT, self.game, f"{self.origin} line {n}") for n in range(position.players)]
        moves = [(self.seat, answer.text)]
        position.advance(answer, self.seat)
        choices = 1
        while not position.over and choices < LINE:
            seat = position.awaiting[0]
            action = position.forced(seat)
            if action is None:
                choices += 1
                action = sitting[seat].choose(position, seat)
            moves.append((seat, action.text))
            position.advance(action, seat)
        return tuple(moves)

    def solved(self, answers: list[str]) -> dict[str, float]:
        """How often each kind of bot finds the answer."""
        found: dict[str, float] = {}
        for name, tries, _ in SOLVERS:
            players = [bots.bot(name, self.game, f"{self.origin} solver {number}") for number in range(tries)]
            right = sum(player.choose(self.position, self.seat).text in answers for player in players)
            found[name] = round(right / tries, 2)
        return found


def alike(one: Position, other: Position) -> bool:
    """Whether two positions are the same but for the chance to come."""
    first, second = one.dump(), other.dump()
    del first["chance"], second["chance"]
    return first == second


def played_out(position: Position, deal: int) -> Position:
    """The end of a game that greedy bots play on."""
    players = [bots.bot("greedy", position.game, f"end {deal} {seat}") for seat in range(position.players)]
    for _ in range(LONGEST):
        if position.over:
            break
        seat = position.awaiting[0]
        position.advance(players[seat].choose(position, seat), seat)
    return position


def rating_of(solved: dict[str, float]) -> int:
    """The rating that best explains who solves a puzzle and who does not.

    >>> easy = rating_of({"apprentice": 0.9, "greedy": 1.0, "journeyman": 1.0, "master@150": 1.0})
    >>> hard = rating_of({"apprentice": 0.0, "greedy": 0.0, "journeyman": 0.0, "master@150": 0.5})
    >>> easy < 1100 < 1700 < hard
    True
    """
    return max(range(600, 2601, 10), key=lambda rating: likelihood(rating, solved))


def likelihood(rating: int, solved: dict[str, float]) -> float:
    """How well a rating explains it, on a logarithmic scale."""
    total = -(((rating - MIDDLE) / WIDTH) ** 2) / 2
    for name, tries, strength in SOLVERS:
        chance = 1 / (1 + exp((rating - strength) / CURVE))
        total += tries * (solved[name] * log(chance) + (1 - solved[name]) * log(1 - chance))
    return total
