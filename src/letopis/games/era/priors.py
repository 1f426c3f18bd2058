"""What Era's bots think at first: of hundreds of places a few, of dice what the next roll brings, of others a habit."""

from collections.abc import Sequence
from typing import Final

from letopis.games.era.collect import dice_of, left_over
from letopis.games.era.dice_features import Harvest, dice_features, harvest_of
from letopis.games.era.evaluation import Moment, outlook, outlook_of, outlook_with
from letopis.games.era.grid import Placement, Places
from letopis.games.era.position import EraPosition
from letopis.games.era.survey import PLACES_TRIED, survey_of
from letopis.games.era.timing import ALL, progress_of, rounds_left
from letopis.games.era.yields import yields_of
from letopis.kernel.actions import Action
from letopis.kernel.weights import Tally, Weights

NEXT_PLACE: Final = 0.6  # by how much the next best place is thought worse, at first
NOTHING: Final = -1  # in hand
ALONG_TRIED: Final = 2  # dice that a quill might be rolled along with, when a search plays on


def sensible(position: EraPosition, seat: int, actions: Sequence[Action]) -> Sequence[Action]:
    """Of hundreds of places the few that look best at a glance, the best first, and of pieces to place the first.

    Dice are rolled and decided in one order, for each set of them once; whoever may demand does.
    """
    if not isinstance(actions, Places):
        kind = position.stack[-1].kind
        if kind == "reroll":
            return in_order(position, seat, actions)
        if kind == "take":
            return of_first_die(position, seat, actions)
        if kind == "demand" or kind == "demand-philip":
            return [action for action in actions if action is not position.components.spare]
        return actions
    place = actions[0]
    assert isinstance(place, Placement)
    domain = position.seats[seat].domain
    if position.stack[-1].kind == "scorch":
        return survey_of(domain).ranked(actions.listed()).places[:PLACES_TRIED]
    return survey_of(domain).places(place.piece)


def in_order(position: EraPosition, seat: int, actions: Sequence[Action]) -> Sequence[Action]:
    """Nothing that comes before what was chosen already, and dice set before any is marked: each set of dice once."""
    player = position.seats[seat]
    if not player.marked and not player.turned:
        return actions
    faces_set = position.components.faces_set
    found: list[Action] = []
    for action in actions:
        if action.kind == "reroll":
            if player.marked and action.number < player.marked[-1]:
                continue
        elif action.kind == "set" and (player.marked or (player.turned and faces_set[action.text] < player.turned[-1])):
            continue
        found.append(action)
    return found


def of_first_die(position: EraPosition, seat: int, actions: Sequence[Action]) -> Sequence[Action]:
    """What the first die still to be decided offers, from what was taken of its equals on: so each set of them once."""
    choosing = position.seats[seat].choosing
    components = position.components
    taken = list(position.picks[-1])
    if not taken and choosing[0] == choosing[-1]:
        return actions
    held = dice_of(components, choosing, taken)
    if held is None:
        return actions
    first = choosing[held.index(-1)]
    offered = components.faces[first].alternatives
    least = 0
    for die in range(len(choosing)):
        if choosing[die] == first and held[die] >= 0:
            least = max(least, offered.index(components.taken[taken[held[die]].text]))
    return [components.takes[pair] for pair in offered[least:]]


def priors(position: EraPosition, seat: int, actions: Sequence[Action], weights: Weights) -> list[float] | None:
    """Places come the best first; pieces to build stand at their best places; others are looked at one by one."""
    kind = position.stack[-1].kind
    if kind == "build":
        return thoughts_of_building(position, seat, actions, weights)
    if kind != "place" and kind != "scorch":
        return None
    return [-NEXT_PLACE * number for number in range(len(actions))]


def thoughts_of_building(position: EraPosition, seat: int, actions: Sequence[Action], weights: Weights) -> list[float]:
    """The outlook with each piece, which need not be taken for that; after passing others come, so that is played."""
    moment = Moment(position, seat, rounds_left(position))
    known = survey_of(moment.player.domain).thoughts_at(moment.key(weights))
    found: list[float] = []
    for action in actions:
        thought = known.get(action.number)
        if thought is None:
            if action.number < 0:
                trial = position.copy()
                trial.advance(action, seat)
                found.append(outlook(trial, seat, weights, rounds_left(trial)))
                continue
            thought = outlook_with(moment, action.number, weights)
            known[action.number] = thought
        found.append(thought)
    return found


def rollout_choice(
    position: EraPosition, seat: int, actions: Sequence[Action], weights: Weights, decision: int
) -> Action | None:
    """What a seat does at first sight; None: what the best prior is of."""
    kind = position.stack[-1].kind
    player = position.seats[seat]
    if kind == "place":
        return survey_of(player.domain).places(player.building)[0]
    if position.solo:
        return None  # alone first choices scored 81 on average of 16 games; 87 of 50 before, though not the same games
    if kind == "build":
        return first_choice(position, seat, actions, weights, decision)
    if kind == "demand":
        return actions[0]  # what it brings is known only once the other has answered
    if kind == "take":
        return first_change(position, seat, of_first_die(position, seat, actions), weights)
    if kind == "bandits" or kind == "answer":
        return first_change(position, seat, actions, weights)
    return first_quill(position, seat, actions, weights) if kind == "quill" else None


def first_choice(
    position: EraPosition, seat: int, actions: Sequence[Action], weights: Weights, decision: int
) -> Action:
    """The piece that adds most to the domain as it stands, or none that adds nothing.

    What a piece adds was seen when the search first came to this domain in this round; stock and dice may have differed
    then, and that hardly matters. What it was seen to add one piece ago is believed until it would be chosen for that:
    pieces mostly add less beside others, seldom more.
    """
    gains = survey_of(position.seats[seat].domain).gains_at(decision, position.round)
    hoped = gains.hoped
    moment: Moment | None = None
    bare = 0.0  # the outlook with none of them
    while True:
        best = actions[len(actions) - 1]  # to build no more
        most = 0.0
        fresh = -1
        for action in actions:
            piece = action.number
            if piece < 0:
                continue
            gain = hoped.get(piece)
            if gain is None:
                fresh = piece
                break
            if gain > most:
                most = gain
                best = action
        if fresh < 0:
            fresh = best.number
            if fresh < 0 or fresh in gains.seen:
                return best
        if moment is None:
            moment = Moment(position, seat, rounds_left(position))
            bare = outlook_with(moment, NOTHING, weights)
        hoped[fresh] = outlook_with(moment, fresh, weights) - bare
        gains.seen.add(fresh)


def first_change(position: EraPosition, seat: int, actions: Sequence[Action], weights: Weights) -> Action:
    """What leaves the tracks best, as things stand: a resource taken or lost, or points of disaster instead."""
    moment = Moment(position, seat, rounds_left(position))
    components = position.components
    player = moment.player
    choosing, picks = player.choosing, position.picks
    position.picks = ()
    best = actions[0]
    most = -1e18
    for action in actions:
        stock = player.stock.copy()
        points = 0
        if action is components.suffer:
            points = components.bandit_points
        elif action is components.refuse:
            points = components.refusal_points
        elif action is components.pay:
            stock[player.demanded] -= 1
        elif action.kind == "lose":
            stock[action.number] -= 1
        else:
            resource, amount = components.taken[action.text]
            stock[resource] = min(stock[resource] + amount, components.limits[resource])
            player.choosing = left_over(components, choosing, [*picks[-1], action]) or []  # not to count a die twice
        worth = outlook_of(moment, player.domain, stock, player.builds, weights) + components.disaster_vp * points
        if worth > most:
            most = worth
            best = action
    player.choosing, position.picks = choosing, picks
    return best


def first_quill(position: EraPosition, seat: int, actions: Sequence[Action], weights: Weights) -> Action:
    """The best use of a quill; of the dice to roll along with it, only those that are missed least are thought of."""
    components = position.components
    left = rounds_left(position)
    means = yields_of(components).means
    player = position.seats[seat]
    others = player.dice.copy()
    others.remove(next(face for face in others if components.faces[face].quill))
    thought_of: list[Action] = []
    along: list[Action] = []
    missed: list[float] = []
    for action in actions:
        if action.number < 0:
            thought_of.append(action)
            continue
        kept = others.copy()
        kept.remove(action.number)
        harvest = harvest_of(components, player.stock, kept, 0, ALL, False)
        with_mean = worth_of_harvest(position, seat, harvest, weights, left)
        with_mean += means[components.faces[action.number].die].value
        along.append(action)
        missed.append(-with_mean)
    for _ in range(min(ALONG_TRIED, len(along))):
        least = 0
        for number in range(1, len(missed)):
            if missed[number] < missed[least]:
                least = number
        thought_of.append(along.pop(least))
        missed.pop(least)
    best = thought_of[0]
    most = -1e18
    for action in thought_of:
        promise = promise_of_roll(position, seat, action, weights)
        if promise > most:
            most = promise
            best = action
    return best


def automatic(position: EraPosition, seat: int) -> Action | None:
    """What is the only sensible thing to do, though not the only one: to demand, and to take the rest of equal dice."""
    kind = position.stack[-1].kind
    if kind != "demand" and kind != "demand-philip" and (kind != "take" or not position.picks[-1]):
        return None
    actions = sensible(position, seat, position.stack[-1].actions(position, seat))
    return actions[0] if len(actions) == 1 else None


def habit(position: EraPosition, seat: int) -> Action:
    """Dice that show less than they bring on average are rolled again, the others stay."""
    components = position.components
    kept = yields_of(components).kept
    player = position.seats[seat]
    least = player.marked[-1] if player.marked else -1
    for face in player.dice:
        if face >= least and not kept[face]:
            return components.rerolls[face]
    return components.finish_roll


def unroll(position: EraPosition) -> None:
    """Dice that nobody has chosen by yet: each as one that is rolled again, and so counts as its mean."""
    faces = position.components.faces
    poor = yields_of(position.components).poor
    for player in position.seats:
        player.dice = [poor[faces[face].die] for face in player.dice]


def promise_of_roll(position: EraPosition, seat: int, action: Action, weights: Weights) -> float:
    """Rolling a die again is worth the mean of its faces, for all dice marked so far; stopping is worth what lies."""
    player = position.seats[seat]
    components = position.components
    kept = player.dice + [new for _, new in player.turned]
    marked = player.marked
    if action.kind == "set":
        pair = components.faces_set[action.text]
        kept.remove(pair[0])
        return expected(position, seat, [*kept, pair[1]], marked, weights) + 0.05
    if action.kind == "reroll":
        kept.remove(action.number)
        return expected(position, seat, kept, [*marked, action.number], weights)
    if action.kind == "roll":
        return expected(position, seat, kept, marked, weights)
    if action.kind == "quill":
        quill = next(face for face in player.dice if components.faces[face].quill)
        kept.remove(quill)
        away = [quill]
        if action.number >= 0:
            kept.remove(action.number)
            away.append(action.number)
        return expected(position, seat, kept, away, weights)
    return expected(position, seat, player.dice, [], weights)  # a quill left alone


def expected(position: EraPosition, seat: int, kept: list[int], rolled: list[int], weights: Weights) -> float:
    """The mean worth over the next roll, one die at a time against the rest left out."""
    left = rounds_left(position)
    components = position.components
    own = yields_of(components).own
    harvest = harvest_of(components, position.seats[seat].stock, kept, 0, ALL, False)
    base = worth_of_harvest(position, seat, harvest, weights, left)
    value = base
    gains: dict[int, float] = {}
    for old in rolled:
        die = components.faces[old].die
        gain = gains.get(die)
        if gain is None:
            faces = components.dice[die].faces
            gain = 0.0
            for face in faces:
                harvest.add(face, own[face])
                gain += worth_of_harvest(position, seat, harvest, weights, left) - base
                harvest.take_back(own[face])
            gain /= len(faces)
            gains[die] = gain
        value += gain
    return value


def worth_of_harvest(position: EraPosition, seat: int, harvest: Harvest, weights: Weights, left: float) -> float:
    """What dice bring in the round that they are rolled for."""
    player = position.seats[seat]
    tally = Tally(weights)
    dice_features(position, player, player.domain, player.stock, harvest, left, tally)
    return tally.value(progress_of(position, left))
