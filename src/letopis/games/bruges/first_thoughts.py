"""What a merchant thinks at first of cards, persons, piles and steps, without playing them: the search looks further.

Each thought is a sum of figures in learned weights (`thoughts` in weights.toml), so that a choice takes a few
microseconds where playing every action and looking takes a hundred.
"""

from collections.abc import Sequence
from typing import Final

from letopis.games.bruges.asking_prices import step_price
from letopis.games.bruges.estimates import GUILDER, use_of
from letopis.games.bruges.evaluation import (
    FEW_GUILDERS,
    GUILDERS_OF_USE,
    TURNS_IN_A_ROUND,
    lead_chance,
    rounds_to_come,
    settled,
    turns_to_come,
)
from letopis.games.bruges.position import BrugesPosition, Player
from letopis.games.bruges.rolling import reputation_price
from letopis.games.bruges.uses import KINDS_OF_USE, cell_price, next_colour
from letopis.games.bruges.words import (
    LEAD_CANAL,
    LEAD_PERSONS,
    LEAD_REPUTATION,
    USE_CANAL,
    USE_GUILDERS,
    USE_HOUSE,
    USE_SETTLE,
    USE_THREAT,
    USE_WORKERS,
    WORKER,
)
from letopis.kernel.actions import Action

NAMES: Final = (
    *("character_lost", "best_character_lost", "another_of_colour", "die_lost"),
    *("first_workers", "second_workers", "third_workers", "more_workers", "workers_at_end"),
    *("workers_for_house", "workers_for_person"),
    *("take_guilders", "guilders", "guilders_for_the_poor", "guilders_for_the_rich", "guilders_for_person"),
    *("first_marker", "second_marker", "marker_in_time"),
    *("cell", "price_of_cell", "points_of_cell", "lead_in_canal", "cells_to_third", "statue"),
    *("house", "house_in_time", "another_house", "house_for_character"),
    *("settle", "points_of_person", "gain_of_person", "price_of_person", "lead_in_persons"),
    *("activate", "free_person", "paid_person", "worker_paid"),
    *("held_of_colour", "first_of_colour", "next_cells_colour", "workers_colour", "third_of_colour"),
    *("advance", "price_of_step", "price_for_the_poor", "lead_in_reputation", "points_of_step"),
)
LOST: Final = 0
BEST_LOST: Final = 1
ANOTHER: Final = 2
DIE_LOST: Final = 3
WORKERS: Final = 4  # four of them
WORKERS_LATE: Final = 8
WORKERS_HOUSE: Final = 9
WORKERS_PERSON: Final = 10
TAKE: Final = 11
COINS: Final = 12
COINS_POOR: Final = 13
COINS_RICH: Final = 14
COINS_PERSON: Final = 15
MARKER: Final = 16  # two of them
MARKER_TIME: Final = 18
CELL: Final = 19
CELL_PRICE: Final = 20
CELL_POINTS: Final = 21
CELL_LEAD: Final = 22
CELL_BEGUN: Final = 23
STATUE: Final = 24
HOUSE: Final = 25
HOUSE_TIME: Final = 26
HOUSE_MORE: Final = 27
HOUSE_WANTED: Final = 28
SETTLE: Final = 29
PERSON_POINTS: Final = 30
PERSON_GAIN: Final = 31
PERSON_PRICE: Final = 32
PERSON_LEAD: Final = 33
ACTIVATE: Final = 34
FREE: Final = 35
PAID: Final = 36
WORKER_PAID: Final = 37
HELD: Final = 38
FIRST_HELD: Final = 39
PILE_CELL: Final = 40
PILE_WORKER: Final = 41
PILE_THIRD: Final = 42
ADVANCE: Final = 43
STEP_PRICE: Final = 44
STEP_POOR: Final = 45
STEP_LEAD: Final = 46
STEP_POINTS: Final = 47


def hunches(position: BrugesPosition, seat: int, actions: Sequence[Action], weights: list[float]) -> list[float] | None:
    """What is thought of each action, in points that compare within a choice; None for the rarer choices."""
    kind = position.stack[-1].kind
    if kind == "play" or kind == "rest":
        return of_turns(position, seat, actions, weights)
    if kind == "refilling":
        return of_piles(position, seat, actions, weights)
    if kind == "advance":
        return [of_step(position, seat, weights) if action.kind == "advance" else 0.0 for action in actions]
    return None


def of_turns(position: BrugesPosition, seat: int, actions: Sequence[Action], weights: list[float]) -> list[float]:
    """The uses of the cards, the persons to activate, and to end."""
    player = position.seats[seat]
    household = player.household
    cards = position.components.cards
    life = rounds_to_come(position) + turns_to_come(position, seat) / TURNS_IN_A_ROUND
    hand = player.hand
    gains: list[float] = []
    kept: list[float] = []
    best = 0.0
    lacking = 0  # guilders, to the best character
    for number in hand:
        card = cards[number]
        gain = settled(position, seat, card, life)
        gains.append(gain)
        price = household.prices_by_card[card.cost_class]
        net = gain - price * GUILDER
        kept.append(max(0.0, net))
        if net > best:
            best = net
            lacking = price - player.guilders
    found: list[float] = []
    place = 0
    for action in actions:
        number = action.number
        if action.kind == "activate":
            found.append(of_person(position, seat, number, weights))
        elif number < 0:
            found.append(0.0)
        else:
            while hand[place] != number // KINDS_OF_USE:
                place = place + 1 if place + 1 < len(hand) else 0
            use = number % KINDS_OF_USE
            if use == USE_SETTLE:
                found.append(of_settling(position, seat, hand[place], gains[place], life, weights))
                continue
            value = weights[LOST] * kept[place]
            if kept[place] == best:
                value += weights[BEST_LOST] * best
            found.append(value + of_use(position, seat, hand, place, use, life, best, lacking, weights))
    return found


def of_use(
    position: BrugesPosition,
    seat: int,
    hand: list[int],
    place: int,
    use: int,
    life: float,
    best: float,
    lacking: int,
    weights: list[float],
) -> float:
    """A card for one of its uses but the last."""
    player = position.seats[seat]
    colour_of = position.components.colour_of
    colour = colour_of[hand[place]]
    time = min(1.0, life)
    another = False
    for other in range(len(hand)):
        if other != place and colour_of[hand[other]] == colour:
            another = True
            break
    value = weights[ANOTHER] if another else 0.0
    if use == USE_GUILDERS:
        household = player.household
        amount = max(position.dice[colour], household.die_min) + household.plus
        if household.die_choice:
            amount = max(position.dice) + household.plus
        has = player.guilders
        value += weights[TAKE] + weights[COINS] * amount * time
        if has < FEW_GUILDERS:
            value += weights[COINS_POOR] * min(amount, FEW_GUILDERS - has) * time
        elif has + amount > GUILDERS_OF_USE:
            value += weights[COINS_RICH] * (has + amount - GUILDERS_OF_USE) * time
        if lacking > 0:
            value += weights[COINS_PERSON] * min(amount, lacking) * time
        return value
    value += weights[DIE_LOST] * position.dice[colour] * time
    if use == USE_WORKERS:
        return value + of_workers(position, player, colour, another, time, weights)
    if use == USE_THREAT:
        return value + weights[MARKER if player.threats[colour] < 2 else MARKER + 1] + weights[MARKER_TIME] * time
    if use == USE_HOUSE:
        empty = len(player.household.houses) - player.household.persons
        value += weights[HOUSE] + weights[HOUSE_TIME] * time
        return value + (weights[HOUSE_MORE] * empty * time if empty else weights[HOUSE_WANTED] * best * time)
    return value + of_cell(position, seat, player, colour, time, weights) if use == USE_CANAL else value


def of_workers(
    position: BrugesPosition, player: Player, colour: int, another: bool, time: float, weights: list[float]
) -> float:
    """Workers of a colour: for a house that the next card may be, for persons who want one."""
    has = player.workers[colour]
    value = weights[WORKERS + min(3, has)] * time + weights[WORKERS_LATE] * (1.0 - time)
    if another and not has:
        value += weights[WORKERS_HOUSE] * time
    household = player.household
    cards = position.components.cards
    for place in household.activatable:
        card = cards[household.tenants[place]]
        if card.kind == WORKER and card.worker == colour:
            value += weights[WORKERS_PERSON] * time
    return value


def of_cell(
    position: BrugesPosition, seat: int, player: Player, colour: int, time: float, weights: list[float]
) -> float:
    """The next cell of a section."""
    components = position.components
    section = 0 if next_colour(position, seat, 0) == colour else 1
    built = player.right if section else player.left
    value = weights[CELL] + weights[CELL_PRICE] * cell_price(position, seat, section, True) * time
    if built + 1 == components.third_cell:
        value += weights[CELL_POINTS] * components.third_cell_points
    elif built + 1 < components.third_cell:
        value += weights[CELL_BEGUN] * (built + 1)
    if built + 1 == components.statue_cell and position.statues < len(components.statues):
        value += weights[STATUE] * components.statues[position.statues]
    return value + weights[CELL_LEAD] * lead_gained(position, seat, player, LEAD_CANAL)


def of_settling(
    position: BrugesPosition, seat: int, number: int, gain: float, life: float, weights: list[float]
) -> float:
    """A person into a house."""
    player = position.seats[seat]
    card = position.components.cards[number]
    time = min(1.0, life)
    value = weights[SETTLE] + weights[PERSON_POINTS] * card.points + weights[PERSON_GAIN] * (gain - card.points)
    value += weights[PERSON_PRICE] * player.household.prices_by_card[card.cost_class] * time
    return value + weights[PERSON_LEAD] * lead_gained(position, seat, player, LEAD_PERSONS)


def of_person(position: BrugesPosition, seat: int, number: int, weights: list[float]) -> float:
    """A person activated."""
    card = position.components.cards[number]
    each = use_of(position, seat, card)
    if card.kind == WORKER:
        return weights[ACTIVATE] + weights[PAID] * each + weights[WORKER_PAID]
    return weights[ACTIVATE] + weights[FREE] * each


def lead_gained(position: BrugesPosition, seat: int, player: Player, category: int) -> float:
    """How much likelier one more of it makes the marker."""
    if player.leads >> category & 1:
        return 0.0
    return lead_chance(position, seat, category, 1) - lead_chance(position, seat, category, 0)


def of_piles(position: BrugesPosition, seat: int, actions: Sequence[Action], weights: list[float]) -> list[float]:
    """The colours on top of the piles, beside those in hand."""
    player = position.seats[seat]
    colour_of = position.components.colour_of
    found: list[float] = []
    for action in actions:
        if action.number < 0:
            found.append(0.0)
            continue
        colour = colour_of[position.piles[action.number][position.left[action.number] - 1]]
        held = 0
        for number in player.hand:
            if colour_of[number] == colour:
                held += 1
        value = weights[HELD] * held
        if held == 0:
            value += weights[FIRST_HELD]
        elif held > 1:
            value += weights[PILE_THIRD]
        if next_colour(position, seat, 0) == colour or next_colour(position, seat, 1) == colour:
            value += weights[PILE_CELL]
        if player.workers[colour]:
            value += weights[PILE_WORKER]
        found.append(value)
    return found


def of_step(position: BrugesPosition, seat: int, weights: list[float]) -> float:
    """A step of reputation for its price."""
    player = position.seats[seat]
    price = step_price(position, seat, reputation_price(position))
    points = position.components.reputation_points
    value = weights[ADVANCE] + weights[STEP_PRICE] * price
    if player.guilders - price < 4:
        value += weights[STEP_POOR] * (4 - player.guilders + price)
    value += weights[STEP_POINTS] * (points[player.reputation + 1] - points[player.reputation])
    return value + weights[STEP_LEAD] * lead_gained(position, seat, player, LEAD_REPUTATION)


def pile(position: BrugesPosition, seat: int, weights: list[float]) -> Action:
    """The pile to draw from."""
    actions = position.stack[-1].actions(position, seat)
    thoughts = of_piles(position, seat, actions, weights)
    best = 0
    for number in range(1, len(actions)):
        if thoughts[number] > thoughts[best]:
            best = number
    return actions[best]
