"""The closed vocabulary of the characters (section 10), as small numbers: kinds, events, verbs, counters, uses."""

from typing import Final

# ---- the six uses of a card (section 5)
USES: Final[tuple[str, ...]] = ("workers", "guilders", "threat", "canal", "house", "settle")
USE_WORKERS: Final[int] = 0
USE_GUILDERS: Final[int] = 1
USE_THREAT: Final[int] = 2
USE_CANAL: Final[int] = 3
USE_HOUSE: Final[int] = 4
USE_SETTLE: Final[int] = 5
ALL_USES: Final[int] = 63

# ---- icons (BR-7.3 to BR-7.8)
KINDS: Final[tuple[str, ...]] = ("flash", "worker", "infinity", "laurel")
FLASH: Final[int] = 0
WORKER: Final[int] = 1
INFINITY: Final[int] = 2
LAUREL: Final[int] = 3

# ---- colours beyond the five of the data
ANY: Final[int] = 100
SAME: Final[int] = 101
EACH: Final[int] = 102
CARD: Final[int] = 103
CHOOSE: Final[int] = 104
HIGHEST: Final[int] = 105
LOWEST: Final[int] = 106

# ---- categories of leadership (BR-4.13), sections of a canal (BR-5.6), penalties (BR-6.2)
CATEGORIES: Final[tuple[str, ...]] = ("reputation", "persons", "canal")
LEAD_REPUTATION: Final[int] = 0
LEAD_PERSONS: Final[int] = 1
LEAD_CANAL: Final[int] = 2
SECTIONS: Final[tuple[str, ...]] = ("left", "right")
PENALTIES: Final[tuple[str, ...]] = (
    "lose_all_workers",
    "discard_one_person",
    "discard_house_or_canal_token",
    "lose_3_points",
    "lose_all_guilders",
)
FLOOD: Final[int] = 0
PLAGUE: Final[int] = 1
FIRE: Final[int] = 2
INTRIGUE: Final[int] = 3
RAID: Final[int] = 4

# ---- events (BR-10.5, BR-10.6)
MODIFIERS: Final[tuple[str, ...]] = (
    "take_workers",
    "take_guilders",
    "discard_threat",
    "build_canal",
    "build_house",
    "settle",
    "activate",
)
TRIGGERS: Final[tuple[str, ...]] = (
    "refill",
    "dice_rolled",
    "threat_received",
    "penalty",
    "advance",
    "majority_check",
    "round_end",
    "canal_mark",
    "person_activated",
    "opponent_settles",
    "opponent_takes_guilders",
    "opponent_advances",
    "opponent_penalty",
    "opponent_effect",
)
EVENTS: Final[tuple[str, ...]] = MODIFIERS + TRIGGERS
NO_EVENT: Final[int] = -1
TAKE_WORKERS: Final[int] = 0
TAKE_GUILDERS: Final[int] = 1
DISCARD_THREAT: Final[int] = 2
BUILD_CANAL: Final[int] = 3
BUILD_HOUSE: Final[int] = 4
SETTLE: Final[int] = 5
ACTIVATE: Final[int] = 6
REFILL: Final[int] = 7
DICE_ROLLED: Final[int] = 8
THREAT_RECEIVED: Final[int] = 9
PENALTY: Final[int] = 10
ADVANCE: Final[int] = 11
MAJORITY_CHECK: Final[int] = 12
ROUND_END: Final[int] = 13
CANAL_MARK: Final[int] = 14
PERSON_ACTIVATED: Final[int] = 15
OPPONENT_SETTLES: Final[int] = 16
OPPONENT_TAKES_GUILDERS: Final[int] = 17
OPPONENT_ADVANCES: Final[int] = 18
OPPONENT_PENALTY: Final[int] = 19
OPPONENT_EFFECT: Final[int] = 20

# ---- verbs (BR-10.2 to BR-10.4)
VERBS: Final[tuple[str, ...]] = (
    "guilders",
    "points",
    "workers",
    "draw",
    "draw_keep",
    "take_discard",
    "discard_hand",
    "discard_threats",
    "die_money",
    "reputation",
    "extra_card",
    "canal",
    "house",
    "settle",
    "pay",
    "refresh",
    "recall",
    "copy_person",
    "flip_majority",
    "reroll",
    "per",
    "choose",
    "opponents",
    "threat",
    "give_guilders",
    "give_workers",
    "penalty",
    "set_amount",
    "plus",
    "die_min",
    "die_choice",
    "discount",
    "colour_free",
    "worker_any",
    "cancel",
    "hand_size",
    "ties_win",
    "immune",
)
OP_GUILDERS: Final[int] = 0
OP_POINTS: Final[int] = 1
OP_WORKERS: Final[int] = 2
OP_DRAW: Final[int] = 3
OP_DRAW_KEEP: Final[int] = 4
OP_TAKE_DISCARD: Final[int] = 5
OP_DISCARD_HAND: Final[int] = 6
OP_DISCARD_THREATS: Final[int] = 7
OP_DIE_MONEY: Final[int] = 8
OP_REPUTATION: Final[int] = 9
OP_EXTRA_CARD: Final[int] = 10
OP_CANAL: Final[int] = 11
OP_HOUSE: Final[int] = 12
OP_SETTLE: Final[int] = 13
OP_PAY: Final[int] = 14
OP_REFRESH: Final[int] = 15
OP_RECALL: Final[int] = 16
OP_COPY_PERSON: Final[int] = 17
OP_FLIP_MAJORITY: Final[int] = 18
OP_REROLL: Final[int] = 19
OP_PER: Final[int] = 20
OP_CHOOSE: Final[int] = 21
OP_OPPONENTS: Final[int] = 22
OP_THREAT: Final[int] = 23
OP_GIVE_GUILDERS: Final[int] = 24
OP_GIVE_WORKERS: Final[int] = 25
OP_PENALTY: Final[int] = 26
OP_SET_AMOUNT: Final[int] = 27
OP_PLUS: Final[int] = 28
OP_DIE_MIN: Final[int] = 29
OP_DIE_CHOICE: Final[int] = 30
OP_DISCOUNT: Final[int] = 31
OP_COLOUR_FREE: Final[int] = 32
OP_WORKER_ANY: Final[int] = 33
OP_CANCEL: Final[int] = 34
OP_HAND_SIZE: Final[int] = 35
OP_TIES_WIN: Final[int] = 36
OP_IMMUNE: Final[int] = 37

GAINS: Final[tuple[int, ...]] = (OP_GUILDERS, OP_POINTS, OP_WORKERS, OP_DIE_MONEY)
VICTIM_VERBS: Final[tuple[str, ...]] = ("threat", "give_guilders", "give_workers", "penalty")
REFLEXIVE: Final[tuple[int, ...]] = (OP_REFRESH, OP_RECALL, OP_COPY_PERSON)
MODIFIES: Final[dict[int, tuple[int, ...]]] = {  # which event each changing verb changes
    OP_SET_AMOUNT: (TAKE_WORKERS,),
    OP_PLUS: (TAKE_GUILDERS,),
    OP_DIE_MIN: (TAKE_GUILDERS,),
    OP_DIE_CHOICE: (TAKE_GUILDERS,),
    OP_DISCOUNT: (BUILD_CANAL, SETTLE, ADVANCE),
    OP_COLOUR_FREE: (DISCARD_THREAT,),
    OP_WORKER_ANY: (BUILD_HOUSE, ACTIVATE),
    OP_CANCEL: (PENALTY,),
    OP_HAND_SIZE: (REFILL,),
    OP_TIES_WIN: (MAJORITY_CHECK,),
    OP_IMMUNE: (OPPONENT_EFFECT,),
    OP_REROLL: (DICE_ROLLED,),
}

# ---- counters (BR-10.8)
COUNTERS: Final[tuple[str, ...]] = (
    "persons",
    "persons_group",
    "persons_kind",
    "persons_min_cost",
    "groups",
    "houses",
    "empty_houses",
    "workers",
    "worker_colours",
    "guilders",
    "hand_cards",
    "canal_cells",
    "reputation_steps",
    "majority_markers",
    "categories_led",
    "threat_free_colours",
    "rotated_persons",
    "opponents_behind_reputation",
    "opponents_threats",
)
PER_ARGUMENT: Final[tuple[str, ...]] = ("persons_group", "persons_kind", "persons_min_cost")
COUNT_PERSONS: Final[int] = 0
COUNT_GROUP: Final[int] = 1
COUNT_KIND: Final[int] = 2
COUNT_MIN_COST: Final[int] = 3
COUNT_GROUPS: Final[int] = 4
COUNT_HOUSES: Final[int] = 5
COUNT_EMPTY_HOUSES: Final[int] = 6
COUNT_WORKERS: Final[int] = 7
COUNT_WORKER_COLOURS: Final[int] = 8
COUNT_GUILDERS: Final[int] = 9
COUNT_HAND: Final[int] = 10
COUNT_CANAL: Final[int] = 11
COUNT_REPUTATION: Final[int] = 12
COUNT_MARKERS: Final[int] = 13
COUNT_LED: Final[int] = 14
COUNT_THREAT_FREE: Final[int] = 15
COUNT_ROTATED: Final[int] = 16
COUNT_BEHIND: Final[int] = 17
COUNT_OPPONENTS_THREATS: Final[int] = 18

# ---- phases
PHASE_DRAW: Final[int] = 1
PHASE_ROLL: Final[int] = 2
PHASE_PLAY: Final[int] = 3
PHASE_LEADERSHIP: Final[int] = 4
