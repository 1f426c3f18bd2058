"""What a merchant can still expect, for the bots: named features of a position, in learned weights.

A feature looks only at what the seat may see, or at what a guess deals. Guilders, workers and houses count as long as
there is time to use them; persons by what they give (`estimates`) and how often.
"""

from collections.abc import Sequence
from typing import Final

from letopis.games.bruges.characters import Character
from letopis.games.bruges.counting import bits, counted
from letopis.games.bruges.estimates import GUILDER, laurel_of, promised, use_of
from letopis.games.bruges.household import EMPTY
from letopis.games.bruges.playing import Turn, Turns
from letopis.games.bruges.position import BrugesPosition, Player
from letopis.games.bruges.scoring import canal, laurels
from letopis.games.bruges.words import (
    CATEGORIES,
    FIRE,
    FLASH,
    FLOOD,
    INTRIGUE,
    LAUREL,
    OPPONENT_SETTLES,
    PHASE_DRAW,
    PHASE_PLAY,
    PLAGUE,
    USE_SETTLE,
    USES,
    WORKER,
)
from letopis.kernel.actions import Action
from letopis.kernel.weights import Weights

FEATURES: Final = (
    *("merchant", "rounds_left", "turns_left"),
    *("guilders", "more_guilders", "spare_guilders"),
    *("worker_colours", "second_workers", "third_workers", "spare_workers"),
    *("empty_house", "more_empty_houses", "canal_begun", "next_statue"),
    *("lead_in_reputation", "lead_in_persons", "lead_in_canal", "steps_to_go"),
    *("flood", "plague", "raid", "fire", "intrigue"),
    *("free_persons", "paid_persons", "upright_persons", "persons_at_work", "growing_laurels"),
    *("cards", "unseen_cards", "good_characters", "best_character", "affordable_character"),
    *("best_die", "canal_cards", "house_card", "promised"),
)
MERCHANT: Final = 0
ROUNDS: Final = 1
TURNS_LEFT: Final = 2
GUILDERS: Final = 3
MORE_GUILDERS: Final = 4
SPARE_GUILDERS: Final = 5
COLOURS: Final = 6
SECOND_WORKERS: Final = 7
THIRD_WORKERS: Final = 8
SPARE_WORKERS: Final = 9
EMPTY_HOUSE: Final = 10
EMPTY_HOUSES: Final = 11
BEGUN: Final = 12
STATUE: Final = 13
LEADS: Final = 14  # reputation, persons, canal
STEPS: Final = 17
RISKS: Final = 18  # flood, plague, raid, fire, intrigue
FREE: Final = 23
PAID: Final = 24
UPRIGHT: Final = 25
AT_WORK: Final = 26
GROWING: Final = 27
CARDS: Final = 28
UNSEEN: Final = 29
CHARACTERS: Final = 30
BEST: Final = 31
AFFORDABLE: Final = 32
BEST_DIE: Final = 33
CANAL_CARDS: Final = 34
HOUSE_CARD: Final = 35
PROMISED: Final = 36

FEW_GUILDERS: Final[int] = 6
GUILDERS_OF_USE: Final[int] = 14
HIT: Final[float] = 0.33  # a die shows 5 or 6
LEAD: Final[list[float]] = [0.08, 0.18, 0.4, 0.8, 0.9]  # chance of a marker: two behind, one, tied, ahead by 1, 2
HARDLY: Final[float] = 0.04
TURNS_IN_A_ROUND: Final[float] = 4.0
ROUNDS_IN_A_GAME: Final[float] = 8.0
CARDS_A_ROUND: Final[float] = 4.2  # drawn by each player
USED: Final[float] = 0.75  # of all rounds in which a person could be activated
STEPS_A_ROUND: Final[float] = 0.7  # of reputation, for whoever can pay
RESTING: Final[tuple[str, ...]] = ("play", "rest", "refilling", "advance")


# ---- what there is, and how far the game has come


def points(position: BrugesPosition, seat: int) -> float:
    """The score of a seat as things stand, without its sheet."""
    components = position.components
    player = position.seats[seat]
    household = player.household
    total = player.points + household.person_points + len(household.houses) * components.house_points
    total += bits(player.leads) * components.leadership_points + player.statue_left + player.statue_right
    total += components.reputation_points[player.reputation] + canal(position, seat) + laurels(position, seat)
    return float(total)


def rounds_to_come(position: BrugesPosition) -> float:
    """How many rounds follow this one, about."""
    if position.last:
        return float(position.last - position.round)
    later = 2.0 * min(position.left[0], position.left[1]) / (CARDS_A_ROUND * position.players)
    return max(later, 1.0) if position.phase >= PHASE_PLAY else later


def turns_to_come(position: BrugesPosition, seat: int) -> int:
    """How many turns a seat still has in this round."""
    if position.phase < PHASE_PLAY:
        return position.components.turns
    turns = 0
    for step in position.stack:
        if isinstance(step, Turns):
            turns += step.left
        elif isinstance(step, Turn) and step.seat == seat:
            turns += 1
    if position.stack and position.stack[-1].kind == "play" and position.active == seat:
        turns += 1
    return turns


def progress(position: BrugesPosition) -> float:
    """How much of the game is over."""
    life = rounds_to_come(position) + turns_to_come(position, position.first) / TURNS_IN_A_ROUND
    return max(0.0, 1.0 - life / ROUNDS_IN_A_GAME)


def at_rest(position: BrugesPosition) -> bool:
    """Nobody is asked about an effect under way."""
    return not position.stack or position.stack[-1].kind in RESTING


# ---- features


def features(position: BrugesPosition, seat: int) -> list[float]:
    """What a merchant has that may bring points yet."""
    found = [0.0] * len(FEATURES)
    player = position.seats[seat]
    turns = turns_to_come(position, seat)
    life = rounds_to_come(position) + turns / TURNS_IN_A_ROUND
    use = min(1.0, life)
    found[MERCHANT] = 1.0
    found[ROUNDS] = life
    found[TURNS_LEFT] = float(turns)
    look_at_wealth(player, use, found)
    look_at_town(position, seat, life, found)
    look_at_threats(position, player, life, found)
    look_at_persons(position, seat, life, found)
    look_at_hand(position, seat, life, found)
    if not at_rest(position):
        found[PROMISED] = promised(position, seat)
    return found


def look_at_wealth(player: Player, use: float, found: list[float]) -> None:
    """Guilders and workers, as long as there is time to use them."""
    guilders = player.guilders
    if guilders <= FEW_GUILDERS:
        found[GUILDERS] = guilders * use
    else:
        found[GUILDERS] = FEW_GUILDERS * use
        found[MORE_GUILDERS] = (min(guilders, GUILDERS_OF_USE) - FEW_GUILDERS) * use
        if guilders > GUILDERS_OF_USE:
            found[SPARE_GUILDERS] = (guilders - GUILDERS_OF_USE) * use
    colours = 0
    second = 0
    third = 0
    spare = 0
    for count in player.workers:
        if count:
            colours += 1
            if count > 1:
                second += 1
                if count > 2:
                    third += 1
                    spare += count - 3
    found[COLOURS] = colours * use
    found[SECOND_WORKERS] = second * use
    found[THIRD_WORKERS] = third * use
    found[SPARE_WORKERS] = spare * use


def look_at_town(position: BrugesPosition, seat: int, life: float, found: list[float]) -> None:
    """Empty houses, canals under way, markers that may be won, steps of reputation."""
    player = position.seats[seat]
    components = position.components
    use = min(1.0, life)
    empty = len(player.household.houses) - player.household.persons
    if empty:
        found[EMPTY_HOUSE] = use
        found[EMPTY_HOUSES] = (empty - 1) * use
    digging = min(1.0, life / 2.0)
    for section in range(2):
        built = player.right if section else player.left
        statue = player.statue_right if section else player.statue_left
        third = components.third_cell
        if built < third:
            found[BEGUN] += built * digging / third
        elif built < components.cells and not statue and position.statues < len(components.statues):
            near = (built - third + 0.6) / (components.cells - third + 0.6)
            found[STATUE] += components.statues[position.statues] * near * digging
    hope = min(1.0, 0.4 + life / 3.0) * components.leadership_points
    for category in range(len(CATEGORIES)):
        if not player.leads >> category & 1:
            found[LEADS + category] = hope * lead_chance(position, seat, category, 0)
    found[STEPS] = min(STEPS_A_ROUND * life, float(components.last_step - player.reputation))


def lead_chance(position: BrugesPosition, seat: int, category: int, more: int) -> float:
    """How likely the seat will turn the marker of a category, if it had so much more."""
    mine = position.standing(seat, category) + more
    best = 0
    for other in range(position.players):
        if other != seat:
            theirs = position.standing(other, category)
            if theirs > best:
                best = theirs
    ahead = mine - best
    if mine == 0 or ahead < -2:
        return HARDLY
    return LEAD[min(ahead, 2) + 2]


def look_at_threats(position: BrugesPosition, player: Player, life: float, found: list[float]) -> None:
    """BR-6.2: what the threat markers may cost before the end."""
    components = position.components
    dice = max(0.0, life - 0.25) if position.phase >= PHASE_PLAY else life
    for colour in range(len(player.threats)):
        markers = player.threats[colour]
        if markers and not player.household.cancels >> colour & 1:
            near = components.for_penalty - markers <= 1
            chance = min(0.9, HIT * dice) if near else min(0.5, HIT * HIT * dice * 0.8)
            penalty = components.penalty_of[colour]
            if penalty == FLOOD:
                found[RISKS] = chance * (0.3 + 0.28 * player.all_workers())
            elif penalty == PLAGUE:
                found[RISKS + 1] = chance * (2.8 if player.household.persons else 0.3)
            elif penalty == FIRE:
                found[RISKS + 3] = chance * (1.8 if player.household.houses else 0.3)
            elif penalty == INTRIGUE:
                found[RISKS + 4] = chance * components.intrigue_loss
            else:
                found[RISKS + 2] = chance * (0.8 + 0.25 * player.guilders)


def look_at_persons(position: BrugesPosition, seat: int, life: float, found: list[float]) -> None:
    """What the persons in play will still give."""
    player = position.seats[seat]
    cards = position.components.cards
    tenants = player.household.tenants
    playing = position.phase >= PHASE_PLAY
    later = float(int(life)) if playing else life
    for place in range(len(tenants)):
        if tenants[place] == EMPTY:
            continue
        card = cards[tenants[place]]
        if card.activates:
            each = use_of(position, seat, card)
            if each > 0.0:
                found[PAID if card.kind == WORKER else FREE] += each * later
                if playing and not player.rotated >> place & 1 and life > 0.0:
                    payable = card.kind != WORKER or player.workers[card.worker] > 0 or player.household.activate_any
                    found[UPRIGHT] += each if payable else 0.3 * each
        elif card.event >= 0:
            rivals = position.players - 1 if card.event >= OPPONENT_SETTLES else 1
            found[AT_WORK] += card.a_round * rivals * life
        else:
            for laurel in card.laurels:
                if counted(position, seat, laurel.counter) // laurel.per * laurel.points < laurel.most:
                    found[GROWING] += life * laurel.points / laurel.per


def look_at_hand(position: BrugesPosition, seat: int, life: float, found: list[float]) -> None:
    """Cards not yet played: their characters, if there is time and money, and their colours."""
    player = position.seats[seat]
    household = player.household
    components = position.components
    use = min(1.0, life)
    held = len(player.hand)
    seen = held - player.unseen
    if position.phase == PHASE_DRAW and held < household.hand_size:
        held = household.hand_size  # BR-4.2: to be drawn yet
    found[CARDS] = held * use
    found[UNSEEN] = (held - seen) * use
    playing = position.phase >= PHASE_PLAY
    room = len(household.houses) > household.persons
    colours = 0
    best = 0.0
    affordable = 0.0
    total = 0.0
    die = 0
    for place in range(seen):
        card = components.cards[player.hand[place]]
        colours |= 1 << card.colour
        price = household.prices_by_card[card.cost_class]
        gain = settled(position, seat, card, life) - price * GUILDER
        if gain > 0.0:
            total += gain
            if gain > best:
                best = gain
            if gain > affordable and room and price <= player.guilders:
                affordable = gain
        if position.dice[card.colour] > die:
            die = position.dice[card.colour]
    found[CHARACTERS] = total * use
    found[BEST] = best * use
    found[AFFORDABLE] = affordable * use
    if playing and life > 0.0:
        found[BEST_DIE] = float(die)
    sections = components.places[components.setups[position.players].places[seat]].sections
    if player.left < components.cells and colours >> sections[0][player.left] & 1:
        found[CANAL_CARDS] += use
    if player.right < components.cells and colours >> sections[1][player.right] & 1:
        found[CANAL_CARDS] += use
    workers = player.workers
    for colour in range(len(workers)):
        if workers[colour] and colours >> colour & 1:
            found[HOUSE_CARD] = use
            break


def settled(position: BrugesPosition, seat: int, card: Character, life: float) -> float:
    """What a character would bring in all if settled now."""
    gain = float(card.points)
    if card.kind == FLASH:
        gain += use_of(position, seat, card)
    elif card.kind == LAUREL:
        for laurel in card.laurels:
            gain += laurel_of(position, seat, laurel, card)
    elif card.activates:
        each = use_of(position, seat, card)
        if each > 0.0:
            gain += each * USED * life
    else:
        rivals = position.players - 1 if card.event >= OPPONENT_SETTLES else 1
        gain += card.a_round * rivals * life
    return gain


# ---- outlook


def outlook(position: BrugesPosition, seat: int, weights: Weights) -> float:
    """The points a merchant can expect in the end."""
    now = points(position, seat)
    if not position.stack:
        return now
    return now + weights.value(features(position, seat), progress(position))


def sensible(position: BrugesPosition, seat: int, actions: Sequence[Action]) -> Sequence[Action]:
    """Of equal uses of two cards of one colour only that of the card whose character would be missed less."""
    if len(actions) < 2 or position.stack[-1].kind != "play":
        return actions
    player = position.seats[seat]
    cards = position.components.cards
    household = player.household
    spared = 0  # cards kept back, as bits of the hand
    colours: list[int] = [-1] * len(position.components.colours)
    value: list[float] = [0.0] * len(player.hand)
    life = rounds_to_come(position) + 0.5
    twins = False
    for place in range(len(player.hand)):
        card = cards[player.hand[place]]
        value[place] = settled(position, seat, card, life) - household.prices_by_card[card.cost_class] * GUILDER
        other = colours[card.colour]
        if other < 0:
            colours[card.colour] = place
            continue
        twins = True
        if value[place] < value[other]:
            spared |= 1 << other
            colours[card.colour] = place
        else:
            spared |= 1 << place
    if not twins:
        return actions
    found: list[Action] = []
    for action in actions:
        if action.kind != "activate" and action.number % len(USES) != USE_SETTLE:
            number = action.number // len(USES)
            place = 0
            while player.hand[place] != number:
                place += 1
            if spared >> place & 1:
                continue
        found.append(action)
    return found
