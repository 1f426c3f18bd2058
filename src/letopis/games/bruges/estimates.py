"""What the characters' effects give, in points, about: the figures that features and half-made choices are made of."""

from typing import Final

from letopis.games.bruges.characters import Character, Laurel, Op
from letopis.games.bruges.components import Components
from letopis.games.bruges.counting import counted
from letopis.games.bruges.drawing import Drawing
from letopis.games.bruges.effects import Ask, Several
from letopis.games.bruges.hand import TakeDiscard
from letopis.games.bruges.payments import Pay
from letopis.games.bruges.persons import PersonStep, Refresh
from letopis.games.bruges.playing import Extra
from letopis.games.bruges.position import BrugesPosition
from letopis.games.bruges.reputation import PayStep
from letopis.games.bruges.taking import TakeSame, TakeWorker
from letopis.games.bruges.threats import DiscardThreats
from letopis.games.bruges.verbs import Effect
from letopis.games.bruges.vocabulary import (
    ACTIVATE,
    ADVANCE,
    ALL_USES,
    BUILD_CANAL,
    BUILD_HOUSE,
    CANAL_MARK,
    COUNT_GROUP,
    DICE_ROLLED,
    DISCARD_THREAT,
    EACH,
    HIGHEST,
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
    REFILL,
    ROUND_END,
    SETTLE,
    TAKE_GUILDERS,
    TAKE_WORKERS,
    WORKER,
)

# Rates of exchange, in points.
GUILDER: Final[float] = 0.3
A_WORKER: Final[float] = 0.32
A_CARD: Final[float] = 0.55
TYPICAL_COUNT: Final[float] = 2.5  # of whatever a verb counts, inside another verb

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


def furnish(components: Components) -> None:
    """Write what the characters give on their cards."""
    for card in components.cards:
        card.counting = [op for op in card.effect if op.code == OP_PER]
        card.each = -A_WORKER if card.kind == WORKER else 0.0
        for op in card.effect:
            if op.code != OP_PER:
                card.each += op_value(op)
        if card.event >= 0:
            card.a_round = rate_of(card)


def rate_of(card: Character) -> float:
    """What a person with an automatic effect gives in a round; of opponents, for each of them."""
    often = FREQUENCY.get(card.event, THREAT_RATE)
    gains = 0.0
    changes = 0.0
    for op in card.effect:
        each = op_value(op)
        if each == 0.0:
            changes += RULE_CHANGED
        gains += each
    if card.event == PENALTY:
        changes *= 4.0
    if card.when_colour >= 0 and card.event == DISCARD_THREAT:
        often *= 0.3
    return (gains + changes) * often


def use_of(position: BrugesPosition, seat: int, card: Character) -> float:
    """What carrying out a person's effect gives, with what it counts as it stands."""
    value = card.each
    for op in card.counting:
        assert op.counter is not None
        times = min(counted(position, seat, op.counter) // op.per, op.most)
        value += (times + 0.3) * list_value(op.inner)
    return value


def laurel_of(position: BrugesPosition, seat: int, laurel: Laurel, card: Character) -> float:
    """What a laurel would score, counting itself where it belongs to what it counts."""
    count = counted(position, seat, laurel.counter)
    if laurel.counter.code == COUNT_GROUP and laurel.counter.argument == card.group:
        count += 1
    return float(min(count // laurel.per * laurel.points, laurel.most))


# ---- verbs


def list_value(ops: list[Op]) -> float:
    """What carrying out a list gives."""
    value = 0.0
    for op in ops:
        value += op_value(op)
    return value


def op_value(op: Op) -> float:
    """What one verb gives."""
    code = op.code
    if code == OP_GUILDERS:
        return op.n * GUILDER
    if code == OP_POINTS:
        return float(op.n)
    if code == OP_WORKERS:
        return op.n * A_WORKER if op.colour != EACH else op.n * 5.0 * A_WORKER
    if code == OP_DRAW:
        return op.n * A_CARD
    if code == OP_DRAW_KEEP:
        return (op.keep * 1.2 + 0.1) * A_CARD
    if code == OP_TAKE_DISCARD:
        return op.n * A_CARD * 1.3
    if code == OP_DISCARD_HAND:
        return -op.n * 0.3
    if code == OP_DISCARD_THREATS:
        return op.n * 0.9
    if code == OP_DIE_MONEY:
        typical = 5.3 if op.which == HIGHEST else 1.4 if op.which == LOWEST else 3.5
        return typical * GUILDER
    if code == OP_REPUTATION:
        return op.n * max(0.0, 1.5 - op.pay * GUILDER)
    if code == OP_EXTRA_CARD:
        return (1.1 if op.uses == ALL_USES else 0.6) * op.n
    return act_value(op)


def act_value(op: Op) -> float:
    """The rarer verbs."""
    code = op.code
    if code == OP_CANAL:
        return 2.0 if op.free else 1.0
    if code == OP_HOUSE:
        return 1.6
    if code == OP_SETTLE:
        return 0.9
    if code == OP_PAY:
        return max(0.0, list_value(op.inner) - price_of(op)) * op.n
    if code == OP_REFRESH:
        return 0.7
    if code == OP_COPY_PERSON:
        return 0.9
    if code == OP_FLIP_MAJORITY:
        return 2.5
    if code == OP_PER:
        return TYPICAL_COUNT / op.per * list_value(op.inner)
    if code == OP_CHOOSE:
        return max([list_value(option) for option in op.options])
    if code == OP_OPPONENTS:
        return victim_value(op)
    return 0.0


def price_of(op: Op) -> float:
    """What a verb that pays for a gain costs."""
    return op.cost_guilders * GUILDER + op.cost_workers * A_WORKER + op.cost_cards * A_CARD


def victim_value(op: Op) -> float:
    """What harming one opponent is worth."""
    value = 0.0
    for inner in op.inner:
        if inner.code == OP_THREAT:
            value += 0.35 * inner.n
        elif inner.code == OP_GIVE_GUILDERS:
            value += GUILDER * inner.n
        elif inner.code == OP_GIVE_WORKERS:
            value += A_WORKER * inner.n
        elif inner.code == OP_PENALTY:
            value += 1.0
    return value


# ---- choices under way


def promised(position: BrugesPosition, seat: int) -> float:
    """What the seat's own unfinished choices will still give."""
    value = 0.0
    picks = 0
    for step in position.stack:
        if isinstance(step, Several):
            if step.seat == seat:
                value += pick_value(position, seat, step, len(position.picks[picks]))
            picks += 1
        elif isinstance(step, Ask):
            if step.seat == seat:
                value += ask_value(step)
        elif isinstance(step, Effect):
            if step.seat == seat:
                value += op_value(step.op)
        elif isinstance(step, PersonStep):
            if step.seat == seat:
                value += use_of(position, seat, step.card)
        elif isinstance(step, Drawing) and step.seat == seat:
            value += step.left * A_CARD
    return value


def ask_value(ask: Ask) -> float:
    """What a question of an effect promises."""
    if isinstance(ask, TakeSame):
        return ask.amount * 0.28
    return 0.9 if isinstance(ask, Extra) else 0.8


def pick_value(position: BrugesPosition, seat: int, pick: Several, picked: int) -> float:
    """What is still to come of a pick."""
    left = pick.most(position, seat) - picked
    if isinstance(pick, TakeWorker):
        return left * A_WORKER
    if isinstance(pick, DiscardThreats):
        return min(left, position.seats[seat].all_threats()) * 1.3
    if isinstance(pick, PayStep):
        return left * max(0.1, 1.4 - pick.op.pay * GUILDER)
    if isinstance(pick, Pay):
        gain = list_value(pick.op.inner)
        owed = pick.owed(picked)
        if owed:
            return gain - owed * 0.3
        return max(0.0, gain - price_of(pick.op)) * (left // pick.each)
    if isinstance(pick, TakeDiscard):
        return left * 0.7
    return 0.7 if isinstance(pick, Refresh) else 0.8
