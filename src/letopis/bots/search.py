"""Search: information-set Monte-Carlo tree search over guesses, with the room's evaluation at its leaves.

Each iteration deals anew what the seat cannot see (`guess`), walks down a tree of actions and looks at the position it
comes to first, or, where the room's first sight is good enough for a short rollout, at the position after that: what
every seat can expect in the end (`leaf_values`) becomes everybody's winning chances. The tree is one for all guesses: a
node stands for the actions on the way to it and for what chance has shown there, as far as the room tells that apart
(`chance_key`), and holds what the seat that is asked would choose for itself. The room's priors say which actions to
try first (PUCT); more of them as a node is visited more often (progressive widening).
"""

import gc
from collections.abc import Sequence
from math import exp, sqrt
from typing import Any, Final

from letopis.bots.base import (
    CERTAINTY,
    EXPLAINED,
    GUESSES,
    Bot,
    Candidate,
    Thought,
    chances_of,
    expected_rows,
    worth_after,
)
from letopis.bots.budget import Budget
from letopis.kernel.actions import Action
from letopis.kernel.evaluation import Evaluation
from letopis.kernel.game import Game
from letopis.kernel.guide import Guide
from letopis.kernel.learned import Learned
from letopis.kernel.position import Position
from letopis.kernel.records import Record
from letopis.kernel.taking_back import Link

EXPLORE: Final = 1.6  # how much a promising action is tried beside the best so far
FIRST_PLAY: Final = 0.5  # standard deviations by which an action not tried yet counts for less than those that were;
FIRST_PLAY_ALONE: Final = -0.5  # alone, where nobody punishes an error, for more
TEMPERATURE: Final = 1.5  # points by which an action must look worse to be tried e times less
UNIFORM: Final = 0.1  # the part of all attention that every action gets
SURPRISE: Final = 4.0  # points by which an action that few guesses allow can look better than the others, at most
FIRST_TRIED: Final = 3
WIDENING: Final = 1.2
DEEPEST: Final = 60  # actions; beyond it a position is looked at as it is
MOST_NODES: Final = 400_000
MOST_GUESSES: Final = 65_536  # of a decision
REVIEWED: Final = 16  # after so many iterations, whether more could change the choice
MARGIN: Final = 0.12  # how much the margin counts beside winning


class Edge:
    """An action of a node: how promising it looked, and what became of it."""

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.visits = 0
        self.total = 0.0  # of the utilities of the seat that chooses
        self.points = 0.0  # of its leads in points
        self.chances = 0.0  # of its winning chances
        self.first: Node | None = None
        self.others: dict[tuple[int, str, int], Node] | None = None  # where chance leads elsewhere
        self.allowed = 0  # the last time that a guess allowed it, in the count of its node

    def child(self, seat: int, kind: str, chance_key: int) -> "Node":
        """The node behind it where this seat is asked this, after chance has shown this."""
        node = self.first
        if node is None:
            node = Node(seat, kind, chance_key)
            self.first = node
            return node
        if node.chance_key == chance_key and node.seat == seat and node.kind == kind:
            return node
        others = self.others
        if others is None:
            others = {}
            self.others = others
        key = (seat, kind, chance_key)
        other = others.get(key)
        if other is None:
            other = Node(seat, kind, chance_key)
            others[key] = other
        return other


class Node:
    """A seat's decision in the tree."""

    def __init__(self, seat: int, kind: str, chance_key: int) -> None:
        self.seat = seat
        self.kind = kind
        self.chance_key = chance_key
        self.edges: list[Edge] = []
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0
        self.times = 0  # that a guess said which of them it allows
        self._known: dict[Action, Edge] | None = None

    def known(self) -> dict[Action, Edge]:
        """The edges by their actions."""
        known = self._known
        if known is None or len(known) != len(self.edges):
            known = {edge.action: edge for edge in self.edges}
            self._known = known
        return known

    def add(self, edge: Edge) -> None:
        """One more action, behind those that look as promising."""
        edges = self.edges
        place = len(edges)
        while place > 0 and edges[place - 1].prior < edge.prior:
            place -= 1
        edges.insert(place, edge)
        if self._known is not None:
            self._known[edge.action] = edge


class Search(Bot):
    """Thinks for a budget; the same seed and iterations give the same choice."""

    def __init__(self, game: Game[Any], seed: int | str, budget: Budget, learned: Learned | None = None) -> None:
        super().__init__(game, seed, learned)
        self.judge: Evaluation[Any] = self.evaluation(game.seats[0])
        self.guide: Guide[Any] = game.guide(self.judge)
        self.budget = budget
        self.iterations = 0  # of the last decision
        self.nodes = 0
        self.root: Node | None = None
        self.after: Link | None = None  # the history that the kept tree stands on
        self.of: Record | None = None  # and the game that it is of
        self.begun = False
        self.first_play = 0.0  # what an action not tried yet counts less for, at this table
        self.deal = 0  # which guesses this decision is thought over on
        self.rolls_out = True  # where the room has rollouts,
        self.rollout = 0  # of so many choices a seat
        self.offer: Sequence[Action] = ()  # what may be chosen where playing on has stopped,
        self.offered_in: Position | None = None  # and in which position; None where it was not looked at

    def prepare(self, players: int) -> None:
        """Have at hand what the room knows of play with so many seats."""
        if players != self.judge.players:
            self.judge = self.evaluation(players)
            self.guide = self.game.guide(self.judge)
        self.rollout = self.guide.rollout_choices if self.rolls_out else 0

    # ---- what it is asked

    def choose(self, position: Position, seat: int) -> Action:
        forced = position.forced(seat)
        if forced is not None:
            return forced
        root = self.searched(position, seat, True)
        best = root.edges[0]
        for edge in root.edges:
            if edge.visits > best.visits or (edge.visits == best.visits and edge.total > best.total):
                best = edge
        return best.action

    def ranked(self, position: Position, seat: int) -> list[tuple[Action, float]]:
        return [(edge.action, worth) for edge, worth, _ in judged(self.searched(position, seat, False))]

    def think(self, position: Position, seat: int, also: Action | None = None) -> Thought:
        root = self.searched(position, seat, False)
        guesses = [position.guess(seat, self.chance.below(1 << 30, "thought")) for _ in range(GUESSES)]
        if also is not None and also not in root.known():
            self.try_out(root, position, seat, also)
        alone = len(self.judge.outlooks(position)) == 1
        lines: list[Candidate] = []
        for edge, worth, chance in judged(root):
            if edge.visits == 0 and edge.action != also:
                continue
            rows: dict[str, float] = {}
            if len(lines) < EXPLAINED or edge.action == also:
                rows = expected_rows(self.judge, guesses, seat, edge.action)
            lines.append(Candidate(edge.action, worth, None if alone else chance, rows))
        return Thought(lines)

    def next_part(self, trial: Position, seat: int) -> Action:
        node = self.kept(trial, seat)
        if node is None or node.visits == 0:
            return super().next_part(trial, seat)
        best = node.edges[0]
        for edge in node.edges:
            if edge.visits > best.visits or (edge.visits == best.visits and edge.total > best.total):
                best = edge
        return best.action

    def try_out(self, root: Node, position: Position, seat: int, action: Action) -> None:
        """Give an action that looked silly the tries it needs to be judged beside the others."""
        edge = Edge(action, 1.0)
        only = Node(seat, root.kind, root.chance_key)
        only.edges.append(edge)
        for _ in range(max(10, min(100, self.iterations // 10))):
            self.iterate(only, position, seat)
        root.edges.append(edge)

    def searched(self, position: Position, seat: int, choosing: bool) -> Node:
        """The tree of a decision once the budget is spent; or, to choose only, once no other action can win."""
        actions = position.considered(seat)  # complains if the seat is not awaited
        self.prepare(position.players)
        budget = self.budget
        budget.start()
        self.deal = self.chance.below(1 << 20, "deal")
        self.first_play = FIRST_PLAY if position.players > 1 else FIRST_PLAY_ALONE
        root = self.kept(position, seat)
        if root is None:
            root = Node(seat, position.stack[-1].kind, self.guide.chance_key(position, seat))
            self.nodes = 1
        collecting = gc.isenabled()
        gc.disable()  # nothing here goes round in a circle, and the tree is long to look through
        try:
            if not root.edges:
                guess = position.guess(seat, self.chance.below(1 << 30, "guess"))
                self.expand(root, guess, seat, self.judge.sensible(guess, seat, actions), True)
            iterations = 0
            if len(root.edges) > 1 or root.edges[0].visits == 0:
                while not budget.is_spent(iterations):
                    self.iterate(root, position, seat)
                    iterations += 1
                    if len(root.edges) == 1:
                        break
                    if choosing and iterations % REVIEWED == 0 and is_settled(root, budget.left(iterations)):
                        break
        finally:
            if collecting:
                gc.enable()
        self.iterations = iterations
        self.root = root
        self.after = position.history
        self.of = position.origin
        self.begun = True
        return root

    def kept(self, position: Position, seat: int) -> Node | None:
        """The part of the last tree that still stands: the same seat, and only open choices since."""
        node = self.root
        if node is None or not self.begun or self.nodes > MOST_NODES // 2 or position.origin is not self.of:
            return None
        since: list[Link] = []
        link = position.history
        while link is not self.after:
            if link is None or link.sealed or len(since) >= 8:
                return None
            since.append(link)
            link = link.previous
        kind = position.stack[-1].kind
        chance_key = self.guide.chance_key(position, seat)
        edge: Edge | None = None
        for number in range(len(since) - 1, -1, -1):
            step = since[number]
            if edge is not None:
                if edge.first is None or edge.others is not None:
                    return None  # nobody knows which way chance went
                node = edge.first
                edge = None
            if node.seat != step.seat:
                continue  # a forced choice, which has no node
            edge = node.known().get(step.action)
            if edge is None and not node.edges:
                return None
        if edge is not None:
            node = edge.child(seat, kind, chance_key)
        if node.seat != seat or node.kind != kind or node.chance_key != chance_key:
            return None
        legal = position.considered(seat)
        for known in node.edges:
            if known.action not in legal:
                return None
        return node

    # ---- one iteration

    def iterate(self, root: Node, position: Position, seat: int) -> None:
        """Deal, walk down, look, and tell everybody on the way.

        Every action's first try sees the same guess, and so every other: what luck alone brings, it brings to all.
        """
        judge, guide = self.judge, self.guide
        edge = self.select(root, None)
        guess = position.guess(seat, self.deal * MOST_GUESSES + edge.visits % MOST_GUESSES)
        chance = guess.chance
        node = root
        certain = True
        nodes: list[Node] = []
        edges: list[Edge] = []
        while True:
            nodes.append(node)
            edges.append(edge)
            before = chance.drawn + guess.reveals
            guess.advance(edge.action, node.seat)
            if not self.advance_to_choice(guess, seat):
                break
            mover = asked_first(guess, seat)
            if chance.drawn + guess.reveals != before or mover != seat:
                certain = False
            node = edge.child(mover, guess.stack[-1].kind, guide.chance_key(guess, mover))
            if node.visits == 0 and not node.edges:
                self.nodes += 1
            if len(edges) >= DEEPEST:
                break
            if not node.edges:
                if (node.visits == 0 and judge.at_rest(guess)) or self.nodes >= MOST_NODES:
                    break
                self.expand(node, guess, mover, judge.sensible(guess, mover, self.offered(guess, mover)), False)
                edge = self.select(node, None)
            elif certain:
                edge = self.select(node, None)
            else:
                actions = judge.sensible(guess, mover, self.offered(guess, mover))
                edge = self.select(node, self.allowed(node, guess, mover, actions))
        self.roll_out(guess, seat)
        guide.before_chance(guess, position)
        self.backpropagate(guess, nodes, edges, node)

    def roll_out(self, guess: Position, seat: int) -> None:
        """Play a little further, what looks best at first sight: much that a leaf only promises has come by then."""
        judge, guide = self.judge, self.guide
        choices = self.rollout * guess.players
        for number in range(choices * 2):
            if not guess.stack or guide.stops(guess) or (number >= choices and judge.at_rest(guess)):
                return
            mover = asked_first(guess, seat)
            legal = self.offered(guess, mover)
            action = guide.rollout_choice(guess, mover, legal, self.deal)
            if action is None:
                actions = judge.sensible(guess, mover, legal)
                priors = self.first_thoughts(guess, mover, actions, False)
                best = 0
                for other in range(1, len(priors)):
                    if priors[other] > priors[best]:
                        best = other
                action = actions[best]
            guess.advance(action, mover)
            if not self.advance_to_choice(guess, seat):
                return

    def advance_to_choice(self, guess: Position, seat: int) -> bool:
        """Play what is forced, what hardly matters, and what others choose unseen; False when the game is over."""
        self.offered_in = None
        for _ in range(1000):
            awaited = guess.awaited
            if not awaited:
                return False
            step = guess.stack[-1]
            mover = awaited[0]
            if step.together:
                if seat in awaited:
                    mover = seat
                else:  # what they choose is hidden from everybody, so any sensible thing will do
                    chosen = self.guide.unseen_choice(guess, mover)
                    if chosen is None:
                        actions = self.judge.sensible(guess, mover, step.actions(guess, mover))
                        chosen = actions[self.chance.below(len(actions), "unseen")]
                    guess.advance(chosen, mover)
                    continue
            automatic = self.guide.automatic(guess, mover)
            if automatic is None:
                if not step.forced(guess, mover):
                    return True
                only = step.actions(guess, mover) if self.game.asides is None else guess.considered(mover)
                if len(only) != 1:
                    self.offer = only
                    self.offered_in = guess
                    return True
                automatic = only[0]
            guess.advance(automatic, mover)
        return True

    def offered(self, guess: Position, mover: int) -> Sequence[Action]:
        """What may be chosen where playing on has stopped."""
        return self.offer if self.offered_in is guess else guess.considered(mover)

    def backpropagate(self, guess: Position, nodes: list[Node], edges: list[Edge], leaf: Node) -> None:
        """Add what the leaf is worth to every edge on the way, for the seat that chose there."""
        outlooks = self.guide.leaf_values(guess)
        over = not guess.stack
        spread = self.guide.leaves.spread(guess) / CERTAINTY
        chances = chances_of(outlooks, 0.5 if over else spread)
        if over and guess.players > 1:
            winners = guess.ranking()[0]
            chances = [0.0] * len(outlooks)
            for winner in winners:
                chances[winner] = 1.0 / len(winners)
        leaf.visits += 1
        for number in range(len(nodes)):
            node = nodes[number]
            edge = edges[number]
            seat = node.seat
            lead = outlooks[seat] - best_other(outlooks, seat)
            chance = chances[seat]
            utility = chance + MARGIN * lead / (abs(lead) + 40.0) if len(outlooks) > 1 else lead * 0.01
            if node is not leaf:
                node.visits += 1
            node.total += utility
            node.squares += utility * utility
            edge.visits += 1
            edge.total += utility
            edge.points += lead
            edge.chances += chance

    # ---- a node

    def expand(self, node: Node, guess: Position, seat: int, actions: Sequence[Action], well: bool) -> None:
        """Give a node its actions, the most promising first; `well`: look at each as well as the room can."""
        worths = self.first_thoughts(guess, seat, actions, well)
        best = max(worths)
        weights = [exp((worth - best) / TEMPERATURE) for worth in worths]
        total = sum(weights)
        even = UNIFORM / len(weights)
        order = sorted(range(len(weights)), key=lambda number: -worths[number])
        for number in order:
            node.add(Edge(actions[number], weights[number] / total * (1.0 - UNIFORM) + even))

    def join(self, node: Node, guess: Position, seat: int, fresh: list[Action], beside: Edge | None) -> None:
        """Give a node actions that other guesses did not allow, each where it belongs beside one it has."""
        if beside is None:
            self.expand(node, guess, seat, fresh, False)
        else:
            worths = self.first_thoughts(guess, seat, [beside.action, *fresh], False)
            least = UNIFORM / (len(node.edges) + len(fresh))
            for number, action in enumerate(fresh):
                better = min(SURPRISE, worths[number + 1] - worths[0])
                node.add(Edge(action, min(1.0, max(least, beside.prior * exp(better / TEMPERATURE)))))

    def first_thoughts(self, guess: Position, seat: int, actions: Sequence[Action], well: bool) -> list[float]:
        """What the room thinks of each action, in points: by its priors, or as well as it can, one step ahead."""
        if len(actions) == 1:
            return [0.0]
        if not well:
            return self.guide.priors(guess, seat, actions)
        return [worth_after(self.judge, guess, seat, action) for action in actions]

    def allowed(self, node: Node, guess: Position, seat: int, actions: Sequence[Action]) -> list[Edge]:
        """The edges that this guess allows, the most promising first; actions that are new to the node join it."""
        known = node.known()
        times = node.times + 1
        node.times = times
        fresh: list[Action] = []
        for action in actions:
            edge = known.get(action)
            if edge is None:
                fresh.append(action)
            else:
                edge.allowed = times
        edges = [edge for edge in node.edges if edge.allowed == times]
        if not fresh:
            return edges
        self.join(node, guess, seat, fresh, edges[0] if edges else None)
        for action in fresh:
            known[action].allowed = times
        return [edge for edge in node.edges if edge.allowed == times]

    def select(self, node: Node, allowed: list[Edge] | None) -> Edge:
        """The edge to try now: what has done well, and what promised well and was tried little."""
        edges = node.edges if allowed is None else allowed
        visits = node.visits
        if visits == 0:
            best = edges[0]
            for edge in edges:
                if edge.prior > best.prior:
                    best = edge
            return best
        mean = node.total / visits
        variance = node.squares / visits - mean * mean
        deviation = sqrt(max(1e-6, variance))
        scale = EXPLORE * deviation * sqrt(float(visits))
        untried = mean - self.first_play * deviation
        wide = FIRST_TRIED + int(WIDENING * sqrt(float(visits)))
        chosen = edges[0]
        most = -1e18
        for number in range(len(edges)):
            if number >= wide:
                break
            edge = edges[number]
            tried = edge.visits
            value = edge.total / tried if tried else untried
            value += scale * edge.prior / (1 + tried)
            if value > most:
                most = value
                chosen = edge
        return chosen


def asked_first(guess: Position, seat: int) -> int:
    """Who chooses now: the seat itself where several choose at once."""
    awaited = guess.awaited
    return seat if guess.stack[-1].together and seat in awaited else awaited[0]


def judged(root: Node) -> list[tuple[Edge, float, float]]:
    """The edges, the one to be chosen first, each with its points and its winning chances.

    What few tries make better than an action that was preferred to it is luck: it counts for no more than that one.
    """
    found: list[tuple[Edge, float, float]] = []
    points = chances = 1e18
    for edge in sorted(root.edges, key=lambda edge: (-edge.visits, -edge.total, -edge.prior)):
        tries = max(1, edge.visits)
        points = min(points, edge.points / tries)
        chances = min(chances, edge.chances / tries)
        found.append((edge, points, chances))
    return found


def is_settled(root: Node, left: int) -> bool:
    """Whether the most visited action stays so, though another got all iterations that are left."""
    most = second = 0
    for edge in root.edges:
        if edge.visits > most:
            second = most
            most = edge.visits
        elif edge.visits > second:
            second = edge.visits
    return most - second > left


def best_other(outlooks: list[float], seat: int) -> float:
    """The best outlook but a seat's own; 0 when it is alone."""
    best = 0.0
    found = False
    for other in range(len(outlooks)):
        if other != seat and (not found or outlooks[other] > best):
            best = outlooks[other]
            found = True
    return best
