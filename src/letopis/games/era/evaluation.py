"""What Era's room knows of good play: how much a position, a roll and a place are worth.

Everything is in victory points, from what the seat itself sees. The weights were found by hill climbing over games
of the greedy player; `letopis arena era` measures what they are good for.
"""

from typing import Final

from letopis.games.era.components import Components, Face
from letopis.games.era.domain import Domain
from letopis.games.era.grid import Placement, Places
from letopis.games.era.position import EraPosition, Player
from letopis.games.era.scoring import sheet
from letopis.kernel.actions import Action

# What there is to weigh, by name, so that a tuner can turn the screws.
WEIGHTS: Final[dict[str, float]] = {
    "goods": 0.79,
    "stone": 0.9,
    "wood": 0.6,
    "food": 0.21,
    "peasant": 0.9,
    "burgher": 1.19,
    "noble": 0.38,
    "clergy": 0.6,
    "income": 0.45,
    "guildhall": 7.51,
    "university": 2.39,
    "cathedral": 3.9,
    "monastery": 0.75,
    "sick": 0.091,
    "outside": 0.042,
    "room": 0.25,
    "room_most": 8.37,
    "ring": 7.98,
    "hungry": 0.24,
    "hammer": 2.52,
    "hammer_more": 1.4,
    "hammer_spare": 0.22,
    "culture": 0.4,
    "sword": 0.18,
    "shield": 0.1,
    "reroll": 0.0,
    "late": 1.02,
    "contact": 0.3,
    "touch_wall": 0.043,
    "edge": 0.015,
}
RESOURCES: Final = ("goods", "stone", "wood", "food")
DICE: Final = ("peasant", "burgher", "noble", "clergy")
SKULL_COST: Final = [0.0, 0.7, 1.5, 1.0, 2.5, 1.5, 1.5]  # by number of skulls, for oneself
SKULL_GAIN: Final = [0.0, 0.0, 0.0, 1.0, 0.0, 1.5, 0.0]  # by number of skulls, against opponents
PLACES_TRIED: Final = 6


def rounds_left(position: EraPosition) -> float:
    """How many rounds are still to come after this one: counted alone, guessed from the tokens with others."""
    rounds = position.components.setups[position.players].rounds
    if rounds:
        return float(rounds - position.round)
    return 1.4 * (position.tokens - position.flipped)


def worth(position: EraPosition, seat: int) -> float:
    """The score as it stands and what the town promises for the rounds to come."""
    player = position.seats[seat]
    if player.building >= 0:
        return worth_once_placed(position, seat)
    total = float(sum(sheet(position, seat).values()))
    left = rounds_left(position)
    if position.over or left <= 0.0:
        return total + 0.01 * sum(player.stock)
    weights = WEIGHTS
    components = position.components
    domain = player.domain
    soon = min(1.0, weights["late"] + left * 0.25)
    for resource in range(len(RESOURCES)):
        total += weights[RESOURCES[resource]] * player.stock[resource] * soon
    for die in components.dice:
        total += weights[die.id] * domain.count[die.building] * left
    total += weights["income"] * income(components, domain, player) * left
    for id in ("guildhall", "university", "cathedral", "monastery"):
        piece = components.piece_of.get(id)
        if piece is not None:
            total += weights[id] * domain.count[piece.number] * min(left, 3.0)
    total -= weights["sick"] * len(domain.sick()) * left
    total += worth_of_walls(components, domain, left)
    return total


def income(components: Components, domain: Domain, player: Player) -> float:
    """What farms and mills bring a round; food only as far as there are mouths."""
    mouths = 0
    for die in components.dice:
        mouths += domain.count[die.building]
    value = 0.0
    for piece in components.producers:
        for resource in range(len(RESOURCES)):
            amount = piece.collect[resource] * domain.count[piece.number]
            if resource == components.food:
                value += 1.6 * min(amount, mouths - 1)
            else:
                value += amount
    return value


def worth_of_walls(components: Components, domain: Domain, left: float) -> float:
    """Room inside for buildings to come, and how far the planned ring has grown."""
    weights = WEIGHTS
    free = (domain.enclosed & domain.free).bit_count()
    value = weights["room"] * min(float(free), weights["room_most"])
    plan = ring_of(components)
    if plan:
        built = 0
        for placement in domain.pieces:
            if components.pieces[placement.piece].barrier:
                built |= placement.mask & plan
        grown = built.bit_count() / plan.bit_count()
        value += weights["ring"] * grown * grown
    outside = 0
    for placement in domain.pieces:
        if components.pieces[placement.piece].is_building and not domain.is_walled(placement):
            outside += 1
    return value - weights["outside"] * outside * left


def worth_once_placed(position: EraPosition, seat: int) -> float:
    """A piece chosen but not yet placed is worth what it is in the best place at hand."""
    trial = position.copy()
    assert isinstance(trial, EraPosition)
    player = trial.seats[seat]
    piece = player.building
    best = best_places(trial, seat, piece, player.domain.places(piece), 1)
    action = best[0]
    assert isinstance(action, Placement)
    for resource, amount in trial.components.pieces[piece].price:
        player.stock[resource] -= amount
    player.domain = player.domain.with_piece(action)
    player.building = -1
    return worth(trial, seat)


# ---- places


def ring_of(components: Components) -> int:
    """The ring the greedy builder has in mind: the keep closes its left side, three starting walls the others."""
    grid = components.grid
    row, col = min(components.centre)
    height = len({r for r, _ in components.centre})
    top, bottom = row - 1, row + height
    left, right = col + 1, col + 5
    if bottom >= grid.rows or right >= grid.cols or top < 0:
        return 0
    cells = [(top, c) for c in range(left, right + 1)] + [(bottom, c) for c in range(left, right + 1)]
    cells += [(r, right) for r in range(top + 1, bottom)]
    return grid.mask(cells)


def inside_of(components: Components) -> int:
    """The cells the planned ring encloses."""
    plan = ring_of(components)
    return components.grid.enclosed(plan | components.centre_keep.mask) if plan else 0


def best_places(position: EraPosition, seat: int, piece: int, places: Places, most: int) -> list[Action]:
    """The few places that look best at a glance."""
    components = position.components
    domain = position.seats[seat].domain
    outlook = Outlook(components, domain)
    ranked: list[tuple[float, int]] = []
    found = places.listed()
    for number in range(len(found)):
        place = found[number]
        assert isinstance(place, Placement)
        ranked.append((-glance(components, domain, place, outlook), number))
    ranked.sort()
    return [found[number] for _, number in ranked[:most]]


class Outlook:
    """What a look at a domain shows before any place is judged."""

    def __init__(self, components: Components, domain: Domain) -> None:
        self.plan = ring_of(components)
        self.inside = inside_of(components)
        self.crowd = 0  # buildings that could form a cluster
        self.rims = 0  # cells that markets want empty
        self.barrier = 0
        for placement in domain.pieces:
            kind = components.pieces[placement.piece]
            if kind.barrier:
                self.barrier |= placement.mask
            elif kind.is_building:
                self.crowd |= placement.mask
                if kind.bonus == "empty_adjacent_cell":
                    self.rims |= placement.rim


def glance(components: Components, domain: Domain, place: Placement, outlook: Outlook) -> float:
    """A place at a glance: rings grow, clusters are avoided, market rims stay free."""
    weights = WEIGHTS
    plan, inside, barrier = outlook.plan, outlook.inside, outlook.barrier
    kind = components.pieces[place.piece]
    mask = place.mask
    enclosed = domain.enclosed
    if kind.barrier and not kind.die >= 0:
        on_plan = (mask & plan).bit_count()
        off_plan = mask.bit_count() - on_plan
        value = on_plan - 1.5 * off_plan - 2.0 * (mask & enclosed).bit_count()
        value += 0.1 * (place.rim & barrier).bit_count() - 0.3 * (mask & inside).bit_count()
        return value
    value = -1.0 * (mask & plan & ~barrier).bit_count()  # the plan's cells are for walls
    walled = mask & enclosed == mask
    if kind.is_scorched:
        return value - (mask & inside).bit_count() - 0.2 * (place.rim & outlook.crowd).bit_count()
    room = weights["room"] * (mask & (enclosed | inside)).bit_count()
    if walled and not kind.always_walled:
        value += kind.vp
    value -= room
    if kind.clusters:
        value -= weights["contact"] * (place.rim & outlook.crowd).bit_count()
    value -= 0.8 * (mask & outlook.rims).bit_count()
    if kind.bonus == "empty_adjacent_cell":
        value += (place.rim & domain.free).bit_count()
    value += weights["touch_wall"] * (place.rim & barrier).bit_count()
    value += weights["edge"] * (mask & components.grid.edge).bit_count()
    return value


# ---- dice


def worth_of_dice(position: EraPosition, seat: int, dice: list[int]) -> float:
    """What a roll would bring: tracks after collecting and feeding, builds, arms, and the disaster of its skulls."""
    weights = WEIGHTS
    components = position.components
    player = position.seats[seat]
    stock = player.stock.copy()
    culture = hammers = swords = shields = skulls = 0
    choices: list[Face] = []
    for number in dice:
        face = components.faces[number]
        culture += face.culture
        hammers += face.hammers
        swords += face.swords
        shields += face.shields
        skulls += face.skulls
        if face.alternatives:
            choices.append(face)
        else:
            gains = face.gains
            for resource in range(len(gains)):
                stock[resource] += gains[resource]
    for piece in components.producers:
        for resource in range(len(stock)):
            stock[resource] += piece.collect[resource] * player.domain.count[piece.number]
    mouths = len(dice) * components.food_per_die
    for face in choices:
        best = face.alternatives[0]
        for resource, amount in face.alternatives:
            if resource == components.food and stock[resource] < mouths:
                best = (resource, amount)
                break
            if resource != components.food:
                best = (resource, amount)
        stock[best[0]] += best[1]
    guilds = 0
    for piece in components.buildings:
        if piece.bonus == "resource_left":
            guilds += piece.bonus_vp * player.domain.count[piece.number]
    left = rounds_left(position)
    soon = min(1.0, weights["late"] + left * 0.25) if left > 0.0 else 0.0
    value = 0.0
    for resource in range(len(stock)):
        held = min(stock[resource], components.limits[resource])
        if resource == components.food:
            value -= max(0, mouths - held) * (weights["hungry"] + components.disaster_per_hungry)
            held = max(0, held - mouths)
        value += held * (weights[RESOURCES[resource]] * soon + guilds)
    value += culture * (1.0 + weights["culture"])
    value += worth_of_hammers(hammers, left)
    value += weights["sword"] * min(swords, 5) + weights["shield"] * shields
    value -= SKULL_COST[min(skulls, 6)]
    if not position.solo:
        value += SKULL_GAIN[min(skulls, 6)]
    return value


def worth_of_hammers(hammers: int, left: float) -> float:
    """The first builds matter most."""
    weights = WEIGHTS
    value = 0.0
    for number in range(hammers):
        if number == 0:
            value += weights["hammer"]
        elif number < 3:
            value += weights["hammer_more"]
        else:
            value += weights["hammer_spare"]
    return value


def promise_of_roll(position: EraPosition, seat: int, action: Action) -> float | None:
    """Rolling a die again is worth the mean of its faces, for all dice marked so far; stopping is worth what lies."""
    player = position.seats[seat]
    components = position.components
    kept = player.dice + [new for _, new in player.turned]
    marked = player.marked
    if action.kind == "set":
        pair = components.faces_set[action.text]
        kept.remove(pair[0])
        return expected(position, seat, [*kept, pair[1]], marked) + 0.05
    if action.kind == "reroll":
        kept.remove(action.number)
        return expected(position, seat, kept, [*marked, action.number]) + WEIGHTS["reroll"]
    if action.kind == "roll":
        return expected(position, seat, kept, marked)
    if action.kind == "quill":
        quill = next(face for face in player.dice if components.faces[face].quill)
        kept.remove(quill)
        away = [quill]
        if action.number >= 0:
            kept.remove(action.number)
            away.append(action.number)
        return expected(position, seat, kept, away)
    return worth_of_dice(position, seat, player.dice)  # a quill left alone


def expected(position: EraPosition, seat: int, kept: list[int], rolled: list[int]) -> float:
    """The mean worth over the next roll, one die at a time against the rest left out."""
    base = worth_of_dice(position, seat, kept)
    value = base
    components = position.components
    for old in rolled:
        faces = components.dice[components.faces[old].die].faces
        gain = 0.0
        for face in faces:
            gain += worth_of_dice(position, seat, [*kept, face]) - base
        value += gain / len(faces)
    return value
