"""What a merchant can still expect, for the bots: named features of a position, in learned weights.

A feature looks only at what the seat may see, or at what a guess deals. Guilders, workers and houses count as long as
there is time to use them; persons by what they give (`estimates`) and how often.
"""

from collections.abc import Sequence
from typing import Final

from letopis.games.bruges.characters import Character
from letopis.games.bruges.counting import bits, colours_of, counted
from letopis.games.bruges.estimates import GUILDER, laurel_of, promised, use_of
from letopis.games.bruges.houses import EMPTY
from letopis.games.bruges.playing import turns_to_come
from letopis.games.bruges.position import BrugesPosition, Player
from letopis.games.bruges.scoring import canal, laurels
from letopis.games.bruges.uses import KINDS_OF_USE
from letopis.games.bruges.vocabulary import (
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
    WORKER,
)
from letopis.kernel.actions import Action
from letopis.kernel.steps import one_order
from letopis.kernel.weights import Tally, Weights, no_weights

FEATURES: Final[tuple[str, ...]] = (
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
NO_WEIGHTS: Final = no_weights(FEATURES)
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


def progress(position: BrugesPosition) -> float:
    """How much of the game is over."""
    life = rounds_to_come(position) + turns_to_come(position, position.first) / TURNS_IN_A_ROUND
    return max(0.0, 1.0 - life / ROUNDS_IN_A_GAME)


def at_rest(position: BrugesPosition) -> bool:
    """Nobody is asked about an effect under way."""
    if not position.stack:
        return True
    kind = position.stack[-1].kind
    return kind == "play" or kind == "rest" or kind == "refilling" or kind == "advance" or kind == "idle"


# ---- features


def features(position: BrugesPosition, seat: int) -> list[float]:
    """What a merchant has that may bring points yet."""
    found: list[float] = []
    look(position, seat, Tally(NO_WEIGHTS, found))
    return found


def look(position: BrugesPosition, seat: int, tally: Tally) -> None:
    """The features one after the other, as they are named."""
    player = position.seats[seat]
    turns = turns_to_come(position, seat)
    life = rounds_to_come(position) + turns / TURNS_IN_A_ROUND
    tally.add(1.0)
    tally.add(life)
    tally.add(float(turns))
    look_at_wealth(player, min(1.0, life), tally)
    look_at_town(position, seat, life, tally)
    look_at_threats(position, player, life, tally)
    look_at_persons(position, seat, life, tally)
    look_at_hand(position, seat, life, tally)
    tally.add(0.0 if at_rest(position) else promised(position, seat))


def look_at_wealth(player: Player, use: float, tally: Tally) -> None:
    """Guilders and workers, as long as there is time to use them."""
    guilders = player.guilders
    tally.add(min(guilders, FEW_GUILDERS) * use)
    tally.add((min(guilders, GUILDERS_OF_USE) - FEW_GUILDERS) * use if guilders > FEW_GUILDERS else 0.0)
    tally.add((guilders - GUILDERS_OF_USE) * use if guilders > GUILDERS_OF_USE else 0.0)
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
    tally.add(colours * use)
    tally.add(second * use)
    tally.add(third * use)
    tally.add(spare * use)


def look_at_town(position: BrugesPosition, seat: int, life: float, tally: Tally) -> None:
    """Empty houses, canals under way, markers that may be won, steps of reputation."""
    player = position.seats[seat]
    components = position.components
    use = min(1.0, life)
    empty = len(player.household.houses) - player.household.persons
    tally.add(use if empty else 0.0)
    tally.add((empty - 1) * use if empty else 0.0)
    digging = min(1.0, life / 2.0)
    begun = 0.0
    next_statue = 0.0
    for section in range(2):
        built = player.right if section else player.left
        statue = player.statue_right if section else player.statue_left
        third = components.third_cell
        if built < third:
            begun += built * digging / third
        elif built < components.cells and not statue and position.statues < len(components.statues):
            near = (built - third + 0.6) / (components.cells - third + 0.6)
            next_statue += components.statues[position.statues] * near * digging
    tally.add(begun)
    tally.add(next_statue)
    hope = min(1.0, 0.4 + life / 3.0) * components.leadership_points
    for category in range(len(CATEGORIES)):
        led = player.leads >> category & 1
        tally.add(0.0 if led else hope * lead_chance(position, seat, category, 0))
    tally.add(min(STEPS_A_ROUND * life, float(components.last_step - player.reputation)))


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


def look_at_threats(position: BrugesPosition, player: Player, life: float, tally: Tally) -> None:
    """BR-6.2: what the threat markers may cost before the end."""
    components = position.components
    household = player.household
    dice = max(0.0, life - 0.25) if position.phase >= PHASE_PLAY else life
    flood = plague = raid = fire = intrigue = 0.0
    for colour in range(len(player.threats)):
        markers = player.threats[colour]
        if markers and not household.cancels >> colour & 1:
            near = components.for_penalty - markers <= 1
            chance = min(0.9, HIT * dice) if near else min(0.5, HIT * HIT * dice * 0.8)
            penalty = components.penalty_of[colour]
            if penalty == FLOOD:
                flood = chance * (0.3 + 0.28 * player.all_workers())
            elif penalty == PLAGUE:
                plague = chance * (2.8 if household.persons else 0.3)
            elif penalty == FIRE:
                fire = chance * (1.8 if household.houses else 0.3)
            elif penalty == INTRIGUE:
                intrigue = chance * components.intrigue_loss
            else:
                raid = chance * (0.8 + 0.25 * player.guilders)
    tally.add(flood)
    tally.add(plague)
    tally.add(raid)
    tally.add(fire)
    tally.add(intrigue)


def look_at_persons(position: BrugesPosition, seat: int, life: float, tally: Tally) -> None:
    """What the persons in play will still give."""
    player = position.seats[seat]
    cards = position.components.cards
    playing = position.phase >= PHASE_PLAY
    later = float(int(life)) if playing else life
    free = paid = upright = at_work = growing = 0.0
    place = -1
    for tenant in player.household.tenants:
        place += 1
        if tenant == EMPTY:
            continue
        card = cards[tenant]
        if card.activates:
            each = use_of(position, seat, card)
            if each > 0.0:
                if card.kind == WORKER:
                    paid += each * later
                else:
                    free += each * later
                if playing and not player.rotated >> place & 1 and life > 0.0:
                    payable = card.kind != WORKER or player.workers[card.worker] > 0 or player.household.activate_any
                    upright += each if payable else 0.3 * each
        elif card.event >= 0:
            rivals = position.players - 1 if card.event >= OPPONENT_SETTLES else 1
            at_work += card.a_round * rivals * life
        else:
            for laurel in card.laurels:
                if counted(position, seat, laurel.counter) // laurel.per * laurel.points < laurel.most:
                    growing += life * laurel.points / laurel.per
    tally.add(free)
    tally.add(paid)
    tally.add(upright)
    tally.add(at_work)
    tally.add(growing)


def look_at_hand(position: BrugesPosition, seat: int, life: float, tally: Tally) -> None:
    """Cards not yet played: their characters, if there is time and money, and their colours."""
    player = position.seats[seat]
    household = player.household
    components = position.components
    use = min(1.0, life)
    held = len(player.hand)
    seen = held - player.unseen
    if position.phase == PHASE_DRAW and held < household.hand_size:
        held = household.hand_size  # BR-4.2: to be drawn yet
    tally.add(held * use)
    tally.add((held - seen) * use)
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
        shows = position.dice[card.colour]
        if shows > die:
            die = shows
    tally.add(total * use)
    tally.add(best * use)
    tally.add(affordable * use)
    tally.add(float(die) if position.phase >= PHASE_PLAY and life > 0.0 else 0.0)
    sections = components.sections[position.players][seat]
    cells = 0.0
    if player.left < components.cells and colours >> sections[0][player.left] & 1:
        cells += use
    if player.right < components.cells and colours >> sections[1][player.right] & 1:
        cells += use
    tally.add(cells)
    tally.add(use if colours & colours_of(player.workers) else 0.0)


def settled(position: BrugesPosition, seat: int, card: Character, life: float) -> float:
    """What a character would bring in all if settled now."""
    return at_once(position, seat, card) + in_a_round(position, seat, card) * life


def at_once(position: BrugesPosition, seat: int, card: Character) -> float:
    """What a character would bring however much of the game is left."""
    gain = float(card.points)
    if card.kind == FLASH:
        gain += use_of(position, seat, card)
    elif card.kind == LAUREL:
        for laurel in card.laurels:
            gain += laurel_of(position, seat, laurel, card)
    return gain


def in_a_round(position: BrugesPosition, seat: int, card: Character) -> float:
    """What a character would bring in each round to come."""
    if card.kind == FLASH or card.kind == LAUREL:
        return 0.0
    if card.activates:
        return max(0.0, use_of(position, seat, card)) * USED
    rivals = position.players - 1 if card.event >= OPPONENT_SETTLES else 1
    return card.a_round * rivals


# ---- outlook


def outlook(position: BrugesPosition, seat: int, weights: Weights) -> float:
    """The points a merchant can expect in the end."""
    now = points(position, seat)
    if not position.stack:
        return now
    tally = Tally(weights)
    look(position, seat, tally)
    return now + tally.value(progress(position))


def sensible(position: BrugesPosition, seat: int, actions: Sequence[Action]) -> Sequence[Action]:
    """What is worth a thought: of equal things one, and workers in one order.

    Other picks stay in any order: they are few and small, and whoever looks one step ahead takes the best marker or
    card first, and must not lose what comes before it.
    """
    if len(actions) < 2:
        return actions
    kind = position.stack[-1].kind
    if kind == "play":
        return unspared(position, seat, actions)
    if kind == "home":  # the oldest house: which one matters only when it burns
        return actions[:1]
    if kind == "take-worker":
        return one_order(position, actions)
    return different_dice(position, actions) if kind == "die" else actions


def different_dice(position: BrugesPosition, actions: Sequence[Action]) -> list[Action]:
    """Of dice of equal value the first."""
    dice = position.dice
    return [action for action in actions if dice[action.number] not in dice[: action.number]]


def unspared(position: BrugesPosition, seat: int, actions: Sequence[Action]) -> Sequence[Action]:
    """Of equal uses of two cards of one colour only that of the card whose character would be missed less."""
    spared = spared_cards(position, seat)
    if not spared:
        return actions
    hand = position.seats[seat].hand
    found: list[Action] = []
    place = 0
    for action in actions:
        if action.kind != "activate" and action.number % KINDS_OF_USE != USE_SETTLE:
            number = action.number // KINDS_OF_USE
            while hand[place] != number:
                place = place + 1 if place + 1 < len(hand) else 0
            if spared >> place & 1:
                continue
        found.append(action)
    return found


def spared_cards(position: BrugesPosition, seat: int) -> int:
    """The cards that are kept back while there is another of their colour, as bits of the hand."""
    hand = position.seats[seat].hand
    cards = position.components.cards
    life = rounds_to_come(position) + 0.5
    spared = 0
    played: list[int] = [-1] * len(position.components.colours)  # the card to be played, by colour
    for place in range(len(hand)):
        card = cards[hand[place]]
        other = played[card.colour]
        if other < 0:
            played[card.colour] = place
        elif missed(position, seat, card, life) < missed(position, seat, cards[hand[other]], life):
            spared |= 1 << other
            played[card.colour] = place
        else:
            spared |= 1 << place
    return spared


def missed(position: BrugesPosition, seat: int, card: Character, life: float) -> float:
    """What a character would bring for its price."""
    price = position.seats[seat].household.prices_by_card[card.cost_class]
    return settled(position, seat, card, life) - price * GUILDER
