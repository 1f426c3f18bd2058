"""Villager cards (11): each works once, for its owner, in its own time."""

from typing import Final

from letopis.games.village.bonuses import number_of_things, perform
from letopis.games.village.church import NOT_AT_WINDOW, lift, to_first_window
from letopis.games.village.components.effects import MOST_CONVERTED, MOST_REWOUND, Effect
from letopis.games.village.components.names import (
    BLACK_BAG,
    COIN,
    COLORS,
    FARMYARD,
    GRAIN,
    MOST_SEATS,
    NONE,
    OWNED,
    PRESTIGE,
    STAGE,
    THING_IDS,
    THING_OF,
    WINDOW,
)
from letopis.games.village.components.pieces import Villager
from letopis.games.village.council import NO_COUNCILLOR, PRIVILEGES, climb, privilege_refusal
from letopis.games.village.market import NOT_AT_THE_STALLS, hand_over
from letopis.games.village.position import MOST_STEPS, Player, VillagePosition
from letopis.games.village.questions import CARDS_DO, NO_SUCH_MEMBER, AskedIfAny, CardEffects, at_home, not_on
from letopis.games.village.travel import CHEAPER_WELL, NO_CUBES, NO_TIME, NO_WAGON
from letopis.kernel.actions import Action
from letopis.kernel.refusals import Figures, Refusal

TOO_MANY: Final = Refusal("V-11.1", "refusal-too-many")
WAIVED: Final[dict[str, int]] = {"wagon": NO_WAGON, "time": NO_TIME, "cubes": NO_CUBES}


def is_useful(position: VillagePosition, seat: int, card: Villager) -> bool:
    """Whether a card would do anything now: one that would not, or whose price is short, stays in hand."""
    stock = position.seats[seat].stock
    is_of_use = False
    for effect in card.effects:
        if effect.op == "pay":
            if stock[effect.what] < effect.n:
                return False
        elif works(position, seat, effect):
            is_of_use = True
    return is_of_use


def works(position: VillagePosition, seat: int, effect: Effect) -> bool:
    """Whether an effect would change anything."""
    player = position.seats[seat]
    op = effect.op
    if op == "gain":
        if effect.what == GRAIN:
            return player.stock[GRAIN] < position.components.most_grain
        return effect.what in (COIN, PRESTIGE) or position.supply[effect.what] > 0
    if op == "gain_choice":
        return any([position.supply[thing] > 0 for thing in effect.options])
    if op == "gain_cubes":
        return any([position.supply[color] > 0 for color in range(COLORS)])
    if op == "convert":
        return player.stock[effect.give] >= effect.rate
    if op == "take_family":
        return player.unborn() != NONE
    if op == "place_church":
        return player.has(FARMYARD)
    if op == "advance_church":
        return bool(liftable(position, player))
    if op == "advance_council":
        return bool(promotable(position, player))
    if op == "use_privilege":
        limit = max(effect.stages)
        return any([privilege_refusal(position, seat, number, limit) is None for number in range(limit)])
    if op == "rewind_time":
        return player.time > 0
    if op == "take_customer":
        return any([customer != NONE for customer in position.stalls])
    if op == "waive":
        return position.waived & waived_bits(effect) == 0
    if op == "choose_any_death":
        return not position.any_death
    if op == "well_discount":
        return position.waived // CHEAPER_WELL < position.components.well_cubes
    if op == "exchange_cube":
        return any([player.stock[color] > 0 for color in range(COLORS)])
    if op in ("sail_free_steps", "sail_ignore_clock"):
        return position.stack[-1].kind != "landing"
    if op == "load_duplicate":
        is_voyage = player.captain != NONE or position.rules == 1  # by which it waited for the next one
        return is_voyage and player.duplicate < position.components.holds
    return True


def waived_bits(effect: Effect) -> int:
    """What a waiver waives."""
    bits = 0
    for cost in effect.waived:
        bits |= WAIVED[cost]
    return bits


def discard(position: VillagePosition, seat: int, card: Villager) -> None:
    """V-11.2: a played card leaves the game."""
    position.seats[seat].hand.remove(card.number)
    if position.telling is not None:
        position.tell("event-played", "V-11.2", seat, {"card": card.id})


def play_card(position: VillagePosition, seat: int, card: Villager) -> None:
    """Play a card from hand."""
    discard(position, seat, card)
    player = position.seats[seat]
    for effect in card.effects:
        op = effect.op
        if op == "convert":
            position.push(convert_of(seat, effect.give, effect.take, effect.rate, effect.max))
        elif op == "place_church":
            position.push(ORDAINS[seat])
        elif op == "advance_church":
            position.push(LIFTS[seat])
        elif op == "advance_council":
            position.push(PROMOTES[seat])
        elif op == "use_privilege":
            position.push(PRIVILEGES[seat][max(effect.stages) - 1])
        elif op == "rewind_time":
            position.push(REWINDS[seat][effect.max - 1])
        elif op == "take_customer":
            position.push(SCRAPS[seat])
        elif op == "waive":
            position.waived |= waived_bits(effect)
        elif op == "choose_any_death":
            position.any_death = True
        elif op == "well_discount":
            left = position.components.well_cubes - position.waived // CHEAPER_WELL
            position.waived += CHEAPER_WELL * min(effect.n, left)
        elif op == "sail_free_steps":
            position.steps = min(position.steps + effect.n, MOST_STEPS)
        elif op == "sail_ignore_clock":
            position.waived |= NO_TIME
        elif op == "load_duplicate":
            player.duplicate = min(player.duplicate + effect.n, position.components.holds)
        else:
            perform(position, seat, [effect])


class Convert(AskedIfAny):
    """`convert`: so many of one thing for as many of another."""

    def __init__(self, seat: int, give: int, take: int, rate: int, limit: int) -> None:
        super().__init__("convert", seat, THING_IDS[give], THING_IDS[take], str(rate), str(limit))
        self.give = give
        self.taken = take
        self.rate = rate
        self.limit = limit

    def context(self, position: VillagePosition, seat: int) -> Figures:
        return {"count": self.most(position, seat)}

    def most(self, position: VillagePosition, seat: int) -> int:
        """How many can be exchanged."""
        return min(self.limit, position.seats[seat].stock[self.give] // self.rate)

    def answers(self, position: VillagePosition, seat: int) -> list[Action]:
        return position.components.convert[: self.limit]

    def why_not(self, position: VillagePosition, seat: int, action: Action) -> Refusal | None:
        return None if action.number <= self.most(position, seat) else TOO_MANY

    def do(self, position: VillagePosition, seat: int, action: Action) -> None:
        position.spend(seat, self.give, action.number * self.rate)
        position.gain(seat, self.taken, action.number)


CONVERTS: Final[dict[str, Convert]] = {}


def convert_of(seat: int, give: int, take: int, rate: int, limit: int) -> Convert:
    """The exchange; made once."""
    key = f"{seat} {give} {take} {rate} {limit}"
    known = CONVERTS.get(key)
    if known is None:
        known = Convert(seat, give, take, rate, limit)
        CONVERTS[key] = known
    return known


def read_convert(seat: int, words: list[str]) -> Convert | None:
    """`convert 0 grain coin 1 3` from its words."""
    if len(words) != 4 or any([word not in THING_IDS[:OWNED] for word in words[:2]]):
        return None
    rate, limit = number_of_things(words[2]), number_of_things(words[3])
    good = 0 < rate <= MOST_CONVERTED and 0 < limit <= MOST_CONVERTED and words[0] != words[1]
    return convert_of(seat, THING_OF[words[0]], THING_OF[words[1]], rate, limit) if good else None


class Ordain(AskedIfAny):
    """`place_church`: a member from the farmyard straight to the first window."""

    def answers(self, position: VillagePosition, seat: int) -> list[Action]:
        return [position.components.ordain[kind] for kind in position.seats[seat].kinds_at(FARMYARD)]

    def why_not(self, position: VillagePosition, seat: int, action: Action) -> Refusal | None:
        return None if at_home(position.seats[seat], action.number) else NO_SUCH_MEMBER

    def do(self, position: VillagePosition, seat: int, action: Action) -> None:
        position.seats[seat].move(action.number, FARMYARD, BLACK_BAG)
        to_first_window(position, seat, action.number)


def liftable(position: VillagePosition, player: Player) -> list[int]:
    """Members in the church that can step on, as window entered * KINDS + kind."""
    return player.steps_on(WINDOW, len(position.components.windows))


class Lift(AskedIfAny):
    """`advance_church`: a free step in the church."""

    def answers(self, position: VillagePosition, seat: int) -> list[Action]:
        return [position.components.lift[number] for number in liftable(position, position.seats[seat])]

    def why_not(self, position: VillagePosition, seat: int, action: Action) -> Refusal | None:
        return None if action.number in liftable(position, position.seats[seat]) else NOT_AT_WINDOW

    def do(self, position: VillagePosition, seat: int, action: Action) -> None:
        lift(position, seat, action.number & 7, action.number >> 3)


def promotable(position: VillagePosition, player: Player) -> list[int]:
    """Members that can enter the council or step on, as stage entered * KINDS + kind."""
    return player.kinds_at(FARMYARD) + player.steps_on(STAGE, len(position.components.stages))


class Promote(AskedIfAny):
    """`advance_council`: a free step in the council, without its privilege."""

    def answers(self, position: VillagePosition, seat: int) -> list[Action]:
        return [position.components.promote[number] for number in promotable(position, position.seats[seat])]

    def why_not(self, position: VillagePosition, seat: int, action: Action) -> Refusal | None:
        return None if action.number in promotable(position, position.seats[seat]) else NO_COUNCILLOR

    def do(self, position: VillagePosition, seat: int, action: Action) -> None:
        climb(position, seat, action.number & 7, action.number >> 3)


class Rewind(AskedIfAny):
    """`rewind_time`: the time marker goes back, not across the quill."""

    def __init__(self, seat: int, limit: int) -> None:
        super().__init__("rewind", seat, str(limit))
        self.limit = limit

    def context(self, position: VillagePosition, seat: int) -> Figures:
        return {"count": min(self.limit, position.seats[seat].time)}

    def answers(self, position: VillagePosition, seat: int) -> list[Action]:
        return position.components.rewind[: self.limit]

    def why_not(self, position: VillagePosition, seat: int, action: Action) -> Refusal | None:
        return None if action.number <= min(self.limit, position.seats[seat].time) else TOO_MANY

    def do(self, position: VillagePosition, seat: int, action: Action) -> None:
        position.seats[seat].time -= action.number
        if position.telling is not None:
            words: Figures = {"count": action.number, "now": position.seats[seat].time}
            position.tell("event-rewound", "V-11.1", seat, words)


class Scrap(AskedIfAny):
    """`take_customer`: a customer left at the stalls, for nothing."""

    verbs: tuple[str, ...] = ("serve",)

    def misplaced(self, position: VillagePosition, place: int) -> str | None:
        return not_on(position, place, self.seat, "market-ends")

    def answers(self, position: VillagePosition, seat: int) -> list[Action]:
        return [position.components.customers[number].serve for number in position.stalls if number != NONE]

    def why_not(self, position: VillagePosition, seat: int, action: Action) -> Refusal | None:
        return None if action.number in position.stalls else NOT_AT_THE_STALLS

    def do(self, position: VillagePosition, seat: int, action: Action) -> None:
        position.stalls[position.stalls.index(action.number)] = NONE
        hand_over(position, seat, position.components.customers[action.number], "V-11.3", False)


class Villagers(CardEffects):
    """What the questions and `anytime` ask of cards."""

    def is_useful(self, position: VillagePosition, seat: int, card: Villager) -> bool:
        return is_useful(position, seat, card)

    def play(self, position: VillagePosition, seat: int, card: Villager) -> None:
        play_card(position, seat, card)

    def discard(self, position: VillagePosition, seat: int, card: Villager) -> None:
        discard(position, seat, card)


CARDS_DO.append(Villagers())
ORDAINS: Final[list[Ordain]] = [Ordain("ordain", seat) for seat in range(MOST_SEATS)]
LIFTS: Final[list[Lift]] = [Lift("lift", seat) for seat in range(MOST_SEATS)]
PROMOTES: Final[list[Promote]] = [Promote("promote", seat) for seat in range(MOST_SEATS)]
REWINDS: Final[list[list[Rewind]]] = [
    [Rewind(seat, limit) for limit in range(1, MOST_REWOUND + 1)] for seat in range(MOST_SEATS)
]
SCRAPS: Final[list[Scrap]] = [Scrap("scrap", seat) for seat in range(MOST_SEATS)]
