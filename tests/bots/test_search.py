"""The search: the same choice for the same seed, at any table, within its budget, on what its seat can see."""

import pytest

import letopis
from letopis import bots
from letopis.bots.base import chances_of
from letopis.bots.budget import Budget, read_budget
from letopis.bots.search import Edge, Node, Search, asked_first, best_other
from letopis.kernel.errors import BadOption, Refused
from letopis.kernel.position import Position

GAMES = [game.name for game in letopis.games()]
TABLES = [(game.name, players) for game in letopis.games() for players in game.seats]
FEW = 12


def search(name: str, iterations: int = FEW, seed: int | str = 1) -> Search:
    return Search(letopis.game(name), seed, Budget(0.0, iterations))


def middle(name: str, players: int = 2, decisions: int = 25) -> Position:
    """A position some way into a game of greedy players."""
    game = letopis.game(name)
    position = game.new(players, 4)
    greedy = bots.bot("greedy", game, 4)
    for _ in range(decisions):
        seat = position.awaiting[0]
        position.advance(greedy.choose(position, seat), seat)
    return position


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_it_plays_at_every_table(name: str, players: int) -> None:
    game = letopis.game(name)
    position = game.new(players, 2)
    thinkers = [search(name, FEW, seat) for seat in range(players)]
    for _ in range(30):
        seat = position.awaiting[-1]
        action = thinkers[seat].choose(position, seat)
        assert position.why(action, seat) is None
        position.advance(action, seat)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_and_iterations_give_the_same_choices(name: str) -> None:
    def course() -> list[str]:
        position = middle(name)
        thinker = search(name, 40)
        chosen: list[str] = []
        while len(chosen) < 6 and not position.over:
            seat = position.awaiting[0]
            chosen.append(thinker.choose(position, seat).text)
            position.advance(position.legal(seat)[0], seat)
        return chosen

    assert course() == course()


@pytest.mark.parametrize("name", GAMES)
def test_thinking_changes_nothing_at_the_table(name: str) -> None:
    position = middle(name)
    before = position.dump()
    seat = position.awaiting[0]
    ranked = search(name, 30).ranked(position, seat)
    assert position.dump() == before
    assert {action.text for action, _ in ranked} <= {action.text for action in position.legal(seat)}


def test_the_tree_is_kept_between_the_seats_own_decisions() -> None:
    position = middle("my_village", decisions=20)
    thinker = search("my_village", 300)
    kept = 0
    for _ in range(40):
        seat = position.awaiting[0]
        action = thinker.choose(position, seat)
        position.advance(action, seat)
        if not position.over and position.awaiting[0] == seat and position.forced(seat) is None:
            root = thinker.kept(position, seat)
            if root is not None:
                assert root.seat == seat
                kept += root.visits
    assert kept > 0


def test_a_position_that_was_read_has_no_tree_of_another() -> None:
    position = middle("my_village", decisions=20)
    thinker = search("my_village")
    seat = position.awaiting[0]
    thinker.choose(position.game.load(position.dump()), seat)
    assert thinker.kept(position.game.load(position.dump()), seat) is None


def test_what_was_drawn_since_makes_the_tree_worthless() -> None:
    position = middle("bruges", decisions=20)
    thinker = search("bruges", 60)
    lost = 0
    for _ in range(60):
        seat = position.awaiting[0]
        thinker.choose(position, seat)
        position.advance(position.legal(seat)[0], seat)
        drawn = position.history is not None and position.history.sealed
        if drawn and not position.over and thinker.root is not None and position.forced(position.awaiting[0]) is None:
            assert thinker.kept(position, position.awaiting[0]) is None
            lost += 1
    assert lost


def test_what_another_guess_allows_joins_a_node_where_it_belongs() -> None:
    """In Bruges, where another's hand is hidden: each guess has him choose among other cards."""
    game, thinker, position = letopis.game("bruges"), search("bruges"), middle("bruges")
    greedy = bots.bot("greedy", game, 4)
    while position.awaiting != (1,) or len(position.legal(1)) < 3:
        seat = position.awaiting[0]
        position.advance(greedy.choose(position, seat), seat)
    node = Node(1, position.stack[-1].kind, 0)
    grown = 0
    for seed in range(12):
        guess = position.guess(0, seed)
        actions = thinker.judge.sensible(guess, 1, guess.legal(1))
        before = len(node.edges)
        allowed = thinker.allowed(node, guess, 1, actions)
        grown += len(node.edges) > before > 0
        assert {edge.action for edge in allowed} == set(actions)
        assert thinker.allowed(node, guess, 1, actions) == allowed
        for edges in (node.edges, allowed):
            priors = [edge.prior for edge in edges]
            assert priors == sorted(priors, reverse=True)
            assert len({edge.action for edge in edges}) == len(edges)
    assert grown


@pytest.mark.parametrize("name", GAMES)
def test_it_looks_as_far_beyond_its_leaves_as_the_room_can_foresee(name: str) -> None:
    position = middle(name)
    thinker = search(name)
    thinker.prepare(2)
    assert thinker.rollout == letopis.game(name).guides.rollout_choices
    for rollout in (0, 4):
        thinker.rollout = rollout
        guess = position.guess(0, 1)
        thinker.advance_to_choice(guess, 0)
        before = guess.dump()
        there = thinker.guide.stops(guess)
        thinker.roll_out(guess, 0)
        assert (guess.dump() == before) is (rollout == 0 or there)
        assert guess.over or asked_first(guess, 0) in guess.awaiting


def test_it_stops_looking_where_a_room_has_its_horizon() -> None:
    """In Era once the dice lie: to the end of the round and no further, where the next dice are luck."""
    game, thinker = letopis.game("era"), search("era")
    thinker.prepare(2)
    guide = thinker.guide
    position = middle("era", decisions=30)
    greedy = bots.bot("greedy", game, 4)
    while guide.stops(position):
        position.advance(greedy.choose(position, position.awaiting[0]), position.awaiting[0])
    looked = position.guess(0, 1)
    thinker.roll_out(looked, 0)
    assert guide.stops(looked)
    before = guide.leaf_values(looked)
    guide.before_chance(looked, position)
    other = position.guess(0, 2)
    thinker.roll_out(other, 0)
    guide.before_chance(other, position)
    assert guide.leaf_values(looked) == guide.leaf_values(other) != before  # whatever the dice of the new round


def test_the_tries_of_an_action_are_on_the_guesses_of_the_decision() -> None:
    """So that all actions are tried on the same: how often one was tried, and nothing else, says which is next."""
    position = middle("bruges")
    seat = position.awaiting[0]
    action = position.legal(seat)[0]
    points: list[float] = []
    for seed, deal in ((1, 7), (2, 7), (1, 8)):
        thinker = search("bruges", seed=seed)
        thinker.deal = deal
        root = Node(seat, position.stack[-1].kind, 0)
        root.edges.append(Edge(action, 1.0))
        for _ in range(4):
            thinker.iterate(root, position, seat)
        points.append(root.edges[0].points)
    assert points[0] == points[1] != points[2]


def test_what_is_automatic_has_no_node_unless_they_are_asked() -> None:
    """In Bruges, which pile to draw from: asked about it a search thinks, on its way to other things it does not."""
    game, thinker = letopis.game("bruges"), search("bruges", 100)
    position = middle("bruges")
    greedy = bots.bot("greedy", game, 4)
    met: set[str] = set()
    for _ in range(60):
        seat = position.awaiting[0]
        decision = position.decision(seat)
        if decision.kind not in met and position.forced(seat) is None and decision.context.get("count") != 1:
            met.add(decision.kind)
            automatic = thinker.guide.automatic(position, seat)
            assert (automatic is not None) is (decision.kind == "refilling")
            root = thinker.searched(position, seat, False)
            assert root.kind == decision.kind
            assert len(root.edges) > 1
            assert "refilling" not in kinds_below(root)
        position.advance(greedy.choose(position, seat), seat)
    assert met >= {"refilling", "play"}


def kinds_below(node: Node) -> set[str]:
    """What is asked in the tree under a node."""
    found: set[str] = set()
    for edge in node.edges:
        for child in [edge.first, *(edge.others or {}).values()]:
            if child is not None:
                found |= {child.kind} | kinds_below(child)
    return found


def test_it_beats_random_play() -> None:
    game = letopis.game("bruges")
    won = 0
    for number in range(4):
        position = game.new(2, number)
        players = [search("bruges", 30), bots.bot("random", game, number)]
        while not position.over:
            seat = position.awaiting[0]
            position.advance(players[(seat + number) % 2].choose(position, seat), seat)
        won += position.ranking()[0] == [number % 2]
    assert won == 4


def test_a_seat_that_is_not_awaited_is_refused() -> None:
    position = middle("bruges")
    waiting = 1 - position.awaiting[0]
    for name in ("master@5", "journeyman@5", "monte_carlo@5", "greedy", "apprentice"):
        with pytest.raises(Refused):
            bots.bot(name, position.game).ranked(position, waiting)


def test_a_game_that_is_over_is_refused() -> None:
    game = letopis.game("villagers")
    position = game.new(2, 1)
    greedy = bots.bot("greedy", game)
    while not position.over:
        seat = position.awaiting[0]
        position.advance(greedy.choose(position, seat), seat)
    with pytest.raises(Refused, match="over"):
        search("villagers").choose(position, 0)


@pytest.mark.parametrize("text", ["", "0", "0ms", "0s", "-5", "fast", "1.5", "1e9s", "99999999999", "ms", "1000s"])
def test_a_budget_of_nothing_or_nonsense_is_an_error(text: str) -> None:
    with pytest.raises(BadOption) as bad:
        read_budget(text)
    assert bad.value.option == "budget"
    assert bad.value.allowed


def test_a_budget_of_nothing_by_hand_is_an_error_too() -> None:
    with pytest.raises(BadOption):
        Budget(0.0, 0)


@pytest.mark.parametrize("name", ["master@0", "greedy@100ms", "wizard", "wizard@5", "master@soon"])
def test_a_bot_that_cannot_be_is_an_error(name: str) -> None:
    with pytest.raises(BadOption):
        bots.bot(name, letopis.game("era"))


def test_iterations_are_counted_and_kept_to() -> None:
    position = middle("village")
    thinker = search("village", 50)
    seat = position.awaiting[0]
    if position.forced(seat) is None:
        thinker.choose(position, seat)
        assert thinker.iterations <= 50


def test_winning_chances_add_up() -> None:
    assert sum(chances_of([30.0, 20.0, 25.0], 10.0)) == pytest.approx(1.0)
    assert best_other([30.0, 20.0, 25.0], 0) == 25.0
    assert best_other([30.0], 0) == 0.0


@pytest.mark.parametrize("name", GAMES)
def test_a_thought_judges_any_action_asked_about(name: str) -> None:
    position = middle(name)
    seat = position.awaiting[0]
    action = position.legal(seat)[-1]
    thought = search(name, 60).think(position, seat, action)
    line = thought.of(action)
    assert line is not None
    assert line.chance is not None
    assert 0.0 <= line.chance <= 1.0
    assert thought.best.chance is not None
