"""What a merchant thinks at first of cards, persons, piles and steps, without playing them: the search looks further.

Each thought is a sum of figures in learned weights (`learned/priors.toml`), so that a choice takes a few
microseconds where playing every action and looking takes a hundred.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from letopis.games.bruges.building import cell_price, next_colour
from letopis.games.bruges.estimates import GUILDER, use_of
from letopis.games.bruges.evaluation import (
    FEW_GUILDERS,
    GUILDERS_OF_USE,
    TURNS_IN_A_ROUND,
    lead_chance,
    rounds_to_come,
    settled,
    spared_cards,
)
from letopis.games.bruges.playing import turns_to_come
from letopis.games.bruges.position import BrugesPosition, Player
from letopis.games.bruges.reputation import step_price
from letopis.games.bruges.uses import KINDS_OF_USE
from letopis.games.bruges.vocabulary import (
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

NAMES: Final[tuple[str, ...]] = (
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
OUT_OF_THE_QUESTION: Final = -1e18  # what is thought of using up a card that is spared


def priors(position: BrugesPosition, seat: int, actions: Sequence[Action], weights: list[float]) -> list[float] | None:
    """What is thought of each action, in points that compare within a choice; None for the rarer choices."""
    kind = position.stack[-1].kind
    if kind == "play" or kind == "rest" or kind == "idle":
        return of_turns(position, seat, actions, weights)
    if kind == "refilling":
        return of_piles(position, seat, actions, weights)
    if kind == "advance":
        return [of_step(position, seat, weights) if action.kind == "advance" else 0.0 for action in actions]
    return None


def rollout_choice(
    position: BrugesPosition, seat: int, actions: Sequence[Action], weights: list[float]
) -> Action | None:
    """The sensible action of the best thought; None for the rarer choices."""
    kind = position.stack[-1].kind
    if kind == "play" or kind == "rest" or kind == "idle":
        return of_turn(position, seat, actions, weights)
    if kind == "advance":
        components = position.components
        return components.advance if of_step(position, seat, weights) >= 0.0 else components.stay
    return None


def of_turns(position: BrugesPosition, seat: int, actions: Sequence[Action], weights: list[float]) -> list[float]:
    """The uses of the cards, the persons to activate, and to end."""
    turn = Reflection(position, seat, weights, 0)
    return [turn.on(action) for action in actions]


def of_turn(position: BrugesPosition, seat: int, actions: Sequence[Action], weights: list[float]) -> Action:
    """The sensible action of a turn that looks best."""
    spared = spared_cards(position, seat) if position.stack[-1].kind == "play" else 0
    turn = Reflection(position, seat, weights, spared)
    chosen = actions[0]
    most = OUT_OF_THE_QUESTION
    for action in actions:
        thought = turn.on(action)
        if thought > most:
            most = thought
            chosen = action
    return chosen


class Reflection:
    """First thoughts on a turn: of the whole hand once, then of one action after another, card by card."""

    def __init__(self, position: BrugesPosition, seat: int, weights: list[float], spared: int) -> None:
        self.position = position
        self.seat = seat
        self.weights = weights
        self.spared = spared  # cards of the hand that are not to be used up, as bits
        player = position.seats[seat]
        self.player = player
        self.hand = player.hand
        household = player.household
        cards = position.components.cards
        life = rounds_to_come(position) + turns_to_come(position, seat) / TURNS_IN_A_ROUND
        self.time = min(1.0, life)
        gains: list[float] = []
        kept: list[float] = []
        best = 0.0  # of the characters, for its price
        lacking = 0  # guilders, to the best character
        held = 0
        twins = 0  # colours of several cards, as bits
        for number in player.hand:
            card = cards[number]
            gain = settled(position, seat, card, life)
            gains.append(gain)
            price = household.prices_by_card[card.cost_class]
            net = gain - price * GUILDER
            kept.append(max(0.0, net))
            if net > best:
                best = net
                lacking = price - player.guilders
            bit = 1 << card.colour
            twins |= held & bit
            held |= bit
        self.gains = gains
        self.kept = kept
        self.best = best
        self.lacking = lacking
        self.twins = twins
        # the card that is thought of
        self.card: i64 = -1
        self.place: i64 = -1
        self.colour = 0
        self.is_spared = False
        self.another = False  # of its colour is in the hand
        self.lost = 0.0  # with its character

    def on(self, action: Action) -> float:
        """What is thought of an action."""
        number: i64 = action.number
        if number < 0:
            return 0.0
        if action.kind == "activate":
            return of_person(self.position, self.seat, number, self.weights)
        card = number // KINDS_OF_USE
        if card != self.card:
            self.turn_to(card)
        use = number - card * KINDS_OF_USE
        if use == USE_SETTLE:
            return self.of_settling()
        return OUT_OF_THE_QUESTION if self.is_spared else self.lost + self.of_use(use)

    def turn_to(self, card: i64) -> None:
        """Another card of the hand: actions name them in its order."""
        hand = self.hand
        last: i64 = len(hand) - 1
        place = self.place
        while True:
            place = place + 1 if place < last else 0
            held: i64 = hand[place]
            if held == card:
                break
        self.card = card
        self.place = place
        colour = self.position.components.colour_of[card]
        self.colour = colour
        self.is_spared = self.spared >> place & 1 != 0
        self.another = self.twins >> colour & 1 != 0
        kept = self.kept[place]
        lost = self.weights[LOST] * kept
        if kept == self.best:
            lost += self.weights[BEST_LOST] * kept
        self.lost = lost

    def of_use(self, use: i64) -> float:
        """The card for one of its uses but the last."""
        weights = self.weights
        player = self.player
        time = self.time
        value = weights[ANOTHER] if self.another else 0.0
        if use == USE_GUILDERS:
            return self.of_guilders(value)
        value += weights[DIE_LOST] * self.position.dice[self.colour] * time
        if use == USE_WORKERS:
            return value + self.of_workers()
        if use == USE_THREAT:
            marker = MARKER if player.threats[self.colour] < 2 else MARKER + 1
            return value + weights[marker] + weights[MARKER_TIME] * time
        if use == USE_HOUSE:
            empty = len(player.household.houses) - player.household.persons
            value += weights[HOUSE] + weights[HOUSE_TIME] * time
            return value + (weights[HOUSE_MORE] * empty * time if empty else weights[HOUSE_WANTED] * self.best * time)
        return value + self.of_cell() if use == USE_CANAL else value

    def of_guilders(self, value: float) -> float:
        """What the die shows: for the poor, for the rich, for the best character."""
        weights = self.weights
        player = self.player
        household = player.household
        dice = self.position.dice
        time = self.time
        if household.die_choice:
            amount = max(max(dice), household.die_min) + household.plus
        else:
            amount = max(dice[self.colour], household.die_min) + household.plus
        has = player.guilders
        value += weights[TAKE] + weights[COINS] * amount * time
        if has < FEW_GUILDERS:
            value += weights[COINS_POOR] * min(amount, FEW_GUILDERS - has) * time
        elif has + amount > GUILDERS_OF_USE:
            value += weights[COINS_RICH] * (has + amount - GUILDERS_OF_USE) * time
        if self.lacking > 0:
            value += weights[COINS_PERSON] * min(amount, self.lacking) * time
        return value

    def of_workers(self) -> float:
        """Workers of the card's colour: for a house that the next card may be, for persons who want one."""
        weights = self.weights
        player = self.player
        time = self.time
        has = player.workers[self.colour]
        value = weights[WORKERS + min(3, has)] * time + weights[WORKERS_LATE] * (1.0 - time)
        if self.another and not has:
            value += weights[WORKERS_HOUSE] * time
        household = player.household
        cards = self.position.components.cards
        for place in household.activatable:
            card = cards[household.tenants[place]]
            if card.kind == WORKER and card.worker == self.colour:
                value += weights[WORKERS_PERSON] * time
        return value

    def of_cell(self) -> float:
        """The next cell of a section."""
        position = self.position
        weights = self.weights
        player = self.player
        components = position.components
        section = 0 if next_colour(position, self.seat, 0) == self.colour else 1
        built = player.right if section else player.left
        value = weights[CELL] + weights[CELL_PRICE] * cell_price(position, self.seat, section, True) * self.time
        if built + 1 == components.third_cell:
            value += weights[CELL_POINTS] * components.third_cell_points
        elif built + 1 < components.third_cell:
            value += weights[CELL_BEGUN] * (built + 1)
        if built + 1 == components.statue_cell and position.statues < len(components.statues):
            value += weights[STATUE] * components.statues[position.statues]
        return value + weights[CELL_LEAD] * lead_gained(position, self.seat, player, LEAD_CANAL)

    def of_settling(self) -> float:
        """The person into a house."""
        weights = self.weights
        player = self.player
        card = self.position.components.cards[self.card]
        gain = self.gains[self.place]
        value = weights[SETTLE] + weights[PERSON_POINTS] * card.points + weights[PERSON_GAIN] * (gain - card.points)
        value += weights[PERSON_PRICE] * player.household.prices_by_card[card.cost_class] * self.time
        return value + weights[PERSON_LEAD] * lead_gained(self.position, self.seat, player, LEAD_PERSONS)


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
    return [of_pile(position, seat, action.number, weights) if action.number >= 0 else 0.0 for action in actions]


def of_pile(position: BrugesPosition, seat: int, number: int, weights: list[float]) -> float:
    """The colour on top of a pile."""
    player = position.seats[seat]
    colour_of = position.components.colour_of
    colour = colour_of[position.piles[number][position.left[number] - 1]]
    held = 0
    for card in player.hand:
        if colour_of[card] == colour:
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
    return value


def of_step(position: BrugesPosition, seat: int, weights: list[float]) -> float:
    """A step of reputation for its price."""
    player = position.seats[seat]
    price = step_price(position, seat, position.reputation_price())
    points = position.components.reputation_points
    value = weights[ADVANCE] + weights[STEP_PRICE] * price
    if player.guilders - price < 4:
        value += weights[STEP_POOR] * (4 - player.guilders + price)
    value += weights[STEP_POINTS] * (points[player.reputation + 1] - points[player.reputation])
    return value + weights[STEP_LEAD] * lead_gained(position, seat, player, LEAD_REPUTATION)


def pile(position: BrugesPosition, seat: int, weights: list[float]) -> Action:
    """The pile to draw from, or to stop."""
    actions = position.stack[-1].actions(position, seat)
    chosen = actions[0]
    most = OUT_OF_THE_QUESTION
    for action in actions:
        thought = of_pile(position, seat, action.number, weights) if action.number >= 0 else 0.0
        if thought > most:
            most = thought
            chosen = action
    return chosen
