"""What a position is worth to a seat, in points: for the bots. It looks only at what the seat may see."""

from collections.abc import Sequence
from typing import Final

from letopis.games.bruges.asking import Ask, TakeSame, TakeWorker
from letopis.games.bruges.asking_cards import Extra, TakeDiscard
from letopis.games.bruges.asking_persons import Refresh
from letopis.games.bruges.asking_prices import DiscardThreats, Pay, PayOn, PayStep
from letopis.games.bruges.characters import Character, Laurel, Op
from letopis.games.bruges.counting import counted
from letopis.games.bruges.drawing import Drawing
from letopis.games.bruges.effects import Effect, PersonStep
from letopis.games.bruges.household import EMPTY
from letopis.games.bruges.playing import Turn, Turns
from letopis.games.bruges.position import BrugesPosition, Player
from letopis.games.bruges.words import (
    ACTIVATE,
    ADVANCE,
    ALL_USES,
    BUILD_CANAL,
    BUILD_HOUSE,
    CANAL_MARK,
    CATEGORIES,
    COUNT_GROUP,
    DICE_ROLLED,
    DISCARD_THREAT,
    EACH,
    FIRE,
    FLASH,
    FLOOD,
    HIGHEST,
    INTRIGUE,
    LAUREL,
    LOWEST,
    MAJORITY_CHECK,
    OP_CANAL,
    OP_CHOOSE,
    OP_COPY_PERSON,
    OP_DIE_MONEY,
    OP_DISCARD_HAND,
    OP_DISCARD_THREATS,
    OP_DRAW,
    OP_DRAW_KEEP,
    OP_EXTRA_CARD,
    OP_FLIP_MAJORITY,
    OP_GIVE_GUILDERS,
    OP_GIVE_WORKERS,
    OP_GUILDERS,
    OP_HOUSE,
    OP_OPPONENTS,
    OP_PAY,
    OP_PENALTY,
    OP_PER,
    OP_POINTS,
    OP_REFRESH,
    OP_REPUTATION,
    OP_SETTLE,
    OP_TAKE_DISCARD,
    OP_THREAT,
    OP_WORKERS,
    OPPONENT_ADVANCES,
    OPPONENT_EFFECT,
    OPPONENT_PENALTY,
    OPPONENT_SETTLES,
    OPPONENT_TAKES_GUILDERS,
    PENALTY,
    PERSON_ACTIVATED,
    PHASE_PLAY,
    PLAGUE,
    REFILL,
    ROUND_END,
    SETTLE,
    TAKE_GUILDERS,
    TAKE_WORKERS,
    WORKER,
)
from letopis.kernel.actions import Action

# Rates of exchange, in points; found by playing greedy against itself with others.
GUILDER: Final[float] = 0.3
GUILDER_TO_SPARE: Final[float] = 0.12
GUILDERS_OF_USE: Final[int] = 14
SPARE_WORKER: Final[float] = 0.1
CARD: Final[float] = 0.55
EMPTY_HOUSE: Final[float] = 0.9
HIT: Final[float] = 0.33  # a die shows 5 or 6
WORKER_OF_COLOUR: Final[list[float]] = [0.0, 0.38, 0.68, 0.88]  # for having 0, 1, 2, 3 of one colour
LEAD: Final[list[float]] = [
    0.08,
    0.18,
    0.4,
    0.8,
    0.9,
]  # chance of a marker: two behind, one behind, tied, ahead by 1, 2
TURNS_IN_A_ROUND: Final[float] = 4.0

# How often an event comes up in a round, about.
FREQUENCY: Final[dict[int, float]] = {
    TAKE_WORKERS: 0.8,
    TAKE_GUILDERS: 1.1,
    DISCARD_THREAT: 0.7,
    BUILD_CANAL: 0.5,
    BUILD_HOUSE: 0.8,
    SETTLE: 0.8,
    ACTIVATE: 1.0,
    REFILL: 1.0,
    DICE_ROLLED: 1.0,
    PENALTY: 0.12,
    ADVANCE: 0.8,
    MAJORITY_CHECK: 1.0,
    ROUND_END: 1.0,
    CANAL_MARK: 0.2,
    PERSON_ACTIVATED: 1.5,
    OPPONENT_SETTLES: 0.9,
    OPPONENT_TAKES_GUILDERS: 1.1,
    OPPONENT_ADVANCES: 0.7,
    OPPONENT_PENALTY: 0.4,
    OPPONENT_EFFECT: 0.2,
}
RULE_CHANGED: Final[float] = 0.5  # what a changed rule gives each time, when it is no gain
THREAT_RATE: Final[float] = 1.6  # markers received in a round


def worth(position: BrugesPosition, seat: int) -> float:
    """Points as they would be scored now, and what everything else promises."""
    player = position.seats[seat]
    life = rounds_left(position, seat)
    value = float(position.scores()[seat].total)
    if not position.stack:
        return value + player.guilders * 0.001
    value += wealth(player, life)
    value += town(position, seat, life)
    value += persons(position, seat, life)
    value += hand(position, seat, life)
    value -= threat_risk(position, player, life)
    value += promised(position, seat, life)
    for other in range(position.players):
        if other != seat:
            rival = position.seats[other]
            value -= 0.2 * (rival.points + GUILDER * rival.guilders - threat_risk(position, rival, life))
    return value


# ---- time


def rounds_left(position: BrugesPosition, seat: int) -> float:
    """How many rounds of play are left for a seat, parts of this one included."""
    if position.last:
        later = float(position.last - position.round)
    else:
        drawn = 4.2 * position.players  # cards a round
        later = 2.0 * min(position.left[0], position.left[1]) / drawn
        if position.phase >= PHASE_PLAY:
            later = max(later, 1.0)
    turns = 0
    found = position.phase < PHASE_PLAY
    for step in position.stack:
        if isinstance(step, Turns):
            turns += step.left
            found = False
        elif isinstance(step, Turn) and step.seat == seat:
            turns += 1
    this = 1.0 if found else turns / TURNS_IN_A_ROUND
    return later + this


# ---- what lies before a player


def wealth(player: Player, life: float) -> float:
    """Guilders and workers, as long as there is time to use them."""
    use = min(1.0, life)
    money = min(player.guilders, GUILDERS_OF_USE) * GUILDER
    if player.guilders > GUILDERS_OF_USE:
        money += (player.guilders - GUILDERS_OF_USE) * GUILDER_TO_SPARE
    people = 0.0
    for count in player.workers:
        if count < 4:
            people += WORKER_OF_COLOUR[count]
        else:
            people += WORKER_OF_COLOUR[3] + (count - 3) * SPARE_WORKER
    return (money + people) * use


def town(position: BrugesPosition, seat: int, life: float) -> float:
    """Empty houses, canals under way, markers that may be won."""
    player = position.seats[seat]
    use = min(1.0, life)
    empty = len(player.household.houses) - player.household.persons
    value = EMPTY_HOUSE * min(empty, 2) * use
    value += (
        section(position, player.left, player.statue_left) + section(position, player.right, player.statue_right)
    ) * min(1.0, life / 2.0)
    points = position.components.leadership_points
    for category in range(len(CATEGORIES)):
        if not player.leads >> category & 1:
            value += points * lead_chance(position, seat, category) * min(1.0, 0.4 + life / 3.0)
    return value


def section(position: BrugesPosition, built: int, statue: int) -> float:
    """What the tokens of an unfinished section promise."""
    components = position.components
    third = components.third_cell
    if built < third:
        return components.third_cell_points * built / third * 0.7
    if built >= components.cells or statue or position.statues >= len(components.statues):
        return 0.0
    return components.statues[position.statues] * (built - third + 0.6) / (components.cells - third + 0.6) * 0.55


def lead_chance(position: BrugesPosition, seat: int, category: int) -> float:
    """How likely the seat will turn the marker of a category."""
    mine = position.standing(seat, category)
    best = 0
    for other in range(position.players):
        if other != seat:
            best = max(best, position.standing(other, category))
    ahead = mine - best
    if mine == 0 or ahead < -2:
        return 0.04
    return LEAD[min(ahead, 2) + 2]


def threat_risk(position: BrugesPosition, player: Player, life: float) -> float:
    """What the threat markers may cost before the end."""
    components = position.components
    dice = max(0.0, life - 0.25) if position.phase >= PHASE_PLAY else life
    risk = 0.0
    for colour in range(len(player.threats)):
        markers = player.threats[colour]
        if markers and not player.household.cancels >> colour & 1:
            short = components.for_penalty - markers
            chance = min(0.9, HIT * dice) if short <= 1 else min(0.5, HIT * HIT * dice * 0.8)
            risk += chance * loss(position, player, components.penalty_of[colour])
    return risk


def loss(position: BrugesPosition, player: Player, penalty: int) -> float:
    """What a penalty would cost."""
    if penalty == FLOOD:
        return 0.3 + 0.28 * player.all_workers()
    if penalty == PLAGUE:
        return 2.8 if player.household.persons else 0.3
    if penalty == FIRE:
        return 1.8 if player.household.houses else 0.3
    if penalty == INTRIGUE:
        return float(position.components.intrigue_loss)
    return 0.8 + 0.25 * player.guilders


# ---- persons


def persons(position: BrugesPosition, seat: int, life: float) -> float:
    """What the persons in play will still give."""
    player = position.seats[seat]
    cards = position.components.cards
    tenants = player.household.tenants
    now = life - int(life)
    value = 0.0
    for place in range(len(tenants)):
        if tenants[place] == EMPTY:
            continue
        card = cards[tenants[place]]
        if card.activates:
            each = effect_value(position, seat, card.effect, life)
            if card.kind == WORKER:
                each -= 0.3
            if each > 0:
                later = life - now if position.phase >= PHASE_PLAY else life
                value += each * 0.75 * later
                if not player.rotated >> place & 1 and position.phase >= PHASE_PLAY:
                    value += each * 0.6 if can_pay(player, card) else each * 0.2
        elif card.event >= 0:
            value += standing_value(position, seat, card, life)
    return value


def can_pay(player: Player, card: Character) -> bool:
    """Whether the person could be activated now."""
    return card.kind != WORKER or player.workers[card.worker] > 0 or player.household.activate_any


def standing_value(position: BrugesPosition, seat: int, card: Character, life: float) -> float:
    """What a person with an automatic effect gives until the end."""
    often = FREQUENCY.get(card.event, THREAT_RATE)
    gains = 0.0
    changes = 0.0
    for op in card.effect:
        each = op_value(position, seat, op, life)
        if each == 0.0:
            changes += RULE_CHANGED
        gains += each
    if card.event == PENALTY:
        changes *= 4.0
    if card.when_colour >= 0 and card.event == DISCARD_THREAT:
        often *= 0.3
    rivals = position.players - 1 if card.event >= OPPONENT_SETTLES else 1
    return (gains + changes) * often * rivals * life


def effect_value(position: BrugesPosition, seat: int, ops: list[Op], life: float) -> float:
    """What carrying out a list gives, about."""
    value = 0.0
    for op in ops:
        value += op_value(position, seat, op, life)
    return value


def op_value(position: BrugesPosition, seat: int, op: Op, life: float) -> float:
    """What one verb gives, about."""
    code = op.code
    player = position.seats[seat]
    use = min(1.0, life + 0.1)
    if code == OP_GUILDERS:
        return op.n * GUILDER * use
    if code == OP_POINTS:
        return float(op.n)
    if code == OP_WORKERS:
        return op.n * 0.32 * use if op.colour != EACH else op.n * 1.6 * use
    if code == OP_DRAW:
        return op.n * CARD * use
    if code == OP_DRAW_KEEP:
        return (op.keep * 1.2 + 0.1) * CARD * use
    if code == OP_TAKE_DISCARD:
        return op.n * CARD * 1.3 * use if position.discards else 0.1
    if code == OP_DISCARD_HAND:
        return -op.n * 0.3
    if code == OP_DISCARD_THREATS:
        have = player.all_threats()
        return min(op.n, have) * 1.4 if have else 0.7 * op.n * min(1.0, life)
    if code == OP_DIE_MONEY:
        typical = 5.3 if op.which == HIGHEST else 1.4 if op.which == LOWEST else 3.5
        return typical * GUILDER * use
    if code == OP_REPUTATION:
        return op.n * max(0.0, 1.5 - op.pay * GUILDER)
    if code == OP_EXTRA_CARD:
        return (1.1 if op.uses == ALL_USES else 0.6) * op.n * use if len(player.hand) > 1 else 0.3
    return act_value(position, seat, op, life)


def act_value(position: BrugesPosition, seat: int, op: Op, life: float) -> float:
    """The rarer verbs."""
    code = op.code
    if code == OP_CANAL:
        return 2.0 if op.free else 1.0
    if code == OP_HOUSE:
        return 1.6
    if code == OP_SETTLE:
        return 0.9
    if code == OP_PAY:
        cost = op.cost_guilders * GUILDER + op.cost_workers * 0.3 + op.cost_cards * CARD
        return max(0.0, effect_value(position, seat, op.inner, life) - cost) * op.n
    if code == OP_REFRESH:
        return 0.7
    if code == OP_COPY_PERSON:
        return 0.9
    if code == OP_FLIP_MAJORITY:
        return 2.5
    if code == OP_PER:
        assert op.counter is not None
        times = min(counted(position, seat, op.counter) // op.per, op.most)
        return (times + 0.3) * effect_value(position, seat, op.inner, life)
    if code == OP_CHOOSE:
        return max([effect_value(position, seat, option, life) for option in op.options])
    if code == OP_OPPONENTS:
        rivals = 1 if op.one else position.players - 1
        return rivals * victim_value(op)
    return 0.0


def victim_value(op: Op) -> float:
    """What harming one opponent is worth."""
    value = 0.0
    for inner in op.inner:
        if inner.code == OP_THREAT:
            value += 0.35 * inner.n
        elif inner.code == OP_GIVE_GUILDERS:
            value += GUILDER * inner.n
        elif inner.code == OP_GIVE_WORKERS:
            value += 0.35 * inner.n
        elif inner.code == OP_PENALTY:
            value += 1.0
    return value


# ---- the hand


def hand(position: BrugesPosition, seat: int, life: float) -> float:
    """Cards not yet played; good characters are worth keeping if there is time and money."""
    player = position.seats[seat]
    use = min(1.0, life)
    value = 0.0
    cards = position.components.cards
    seen = len(player.hand) - player.unseen
    best = 0.0
    for place in range(len(player.hand)):
        value += CARD * use
        if place < seen:
            card = cards[player.hand[place]]
            gain = settled_value(position, seat, card, life) - card.cost * GUILDER
            best = max(best, gain)
            value += 0.18 * max(0.0, gain) * use
    return value + 0.2 * best * use


def settled_value(position: BrugesPosition, seat: int, card: Character, life: float) -> float:
    """What a character would bring in all if settled now."""
    value = float(card.points)
    if card.kind == FLASH:
        return value + effect_value(position, seat, card.effect, life)
    if card.kind == LAUREL:
        for laurel in card.laurels:
            value += laurel_value(position, seat, laurel, card)
        return value
    if card.activates:
        each = effect_value(position, seat, card.effect, life) - (0.3 if card.kind == WORKER else 0.0)
        return value + max(0.0, each) * 0.75 * life
    return value + standing_value(position, seat, card, life)


def laurel_value(position: BrugesPosition, seat: int, laurel: Laurel, card: Character) -> float:
    """What a laurel would score, counting itself where it belongs to what it counts."""
    count = counted(position, seat, laurel.counter)
    if laurel.counter.code == COUNT_GROUP and laurel.counter.argument == card.group:
        count += 1
    return float(min(count // laurel.per * laurel.points, laurel.most))


# ---- choices under way


def promised(position: BrugesPosition, seat: int, life: float) -> float:
    """What the seat's own unfinished choices will still give."""
    value = 0.0
    for step in position.stack:
        if isinstance(step, Effect):
            if step.seat == seat:
                value += op_value(position, seat, step.op, life)
        elif isinstance(step, PersonStep):
            if step.seat == seat:
                value += effect_value(position, seat, step.card.effect, life)
        elif isinstance(step, Drawing):
            if step.seat == seat:
                value += step.left * CARD * min(1.0, life)
        elif isinstance(step, Ask) and step.seat == seat:
            value += ask_value(position, seat, step, life)
    return value


def ask_value(position: BrugesPosition, seat: int, ask: Ask, life: float) -> float:
    """What a question of an effect promises."""
    use = min(1.0, life)
    if isinstance(ask, TakeWorker):
        return ask.left * 0.33 * use
    if isinstance(ask, TakeSame):
        return ask.amount * 0.28 * use
    if isinstance(ask, DiscardThreats):
        return min(ask.left, position.seats[seat].all_threats()) * 1.3
    if isinstance(ask, PayStep):
        return ask.left * max(0.1, 1.4 - ask.op.pay * GUILDER)
    if isinstance(ask, Pay):
        cost = ask.op.cost_guilders * GUILDER + ask.op.cost_workers * 0.3 + ask.op.cost_cards * CARD
        return max(0.0, effect_value(position, seat, ask.op.inner, life) - cost) * ask.left
    if isinstance(ask, PayOn):
        return effect_value(position, seat, ask.op.inner, life) - ask.owed * 0.3
    if isinstance(ask, Extra):
        return 0.9 * use
    if isinstance(ask, TakeDiscard):
        return ask.left * 0.7 * use
    if isinstance(ask, Refresh):
        return 0.7
    return 0.8 * use


def sensible(position: BrugesPosition, seat: int, actions: Sequence[Action]) -> Sequence[Action]:
    """All of them: no action of Bruges is silly by its kind alone."""
    return actions
