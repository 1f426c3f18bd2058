"""What a turn asks (6.1): a cube, or the Well (7.8); on an empty board any action (9)."""

from collections.abc import Sequence
from typing import Any, Final

from letopis.games.village.ceremony import marrying
from letopis.games.village.church import CHURCHES, leading
from letopis.games.village.components.names import (
    COIN,
    COLORS,
    CUBE_IDS,
    CUBES,
    FARMYARD,
    HARVEST,
    MARKET,
    MOST_SEATS,
    NONE,
    PLAGUE,
    SPACE_IDS,
    TRAVEL,
    WAGON,
)
from letopis.games.village.council import COUNCILS
from letopis.games.village.crafts import CRAFTS_OF
from letopis.games.village.death import free_graves, free_spaces
from letopis.games.village.farm import FAMILIES, HARVESTS
from letopis.games.village.forecasts import next_death, quill_passed
from letopis.games.village.inn import INNS
from letopis.games.village.market import MARKET_DAYS, may_sell
from letopis.games.village.paying import coin_note
from letopis.games.village.position import Player, VillagePosition
from letopis.games.village.questions import OWN_TURN, Asked, card_refusal, not_on
from letopis.games.village.sea import VOYAGES
from letopis.games.village.smuggler import SMUGGLERS
from letopis.games.village.travel import CHEAPER_WELL, TRAVELS
from letopis.games.village.wedding import WEDDINGS
from letopis.kernel.actions import Action
from letopis.kernel.notes import Note
from letopis.kernel.refusals import Figures, Refusal
from letopis.kernel.steps import SeatStep

NO_SUCH_CUBE: Final = Refusal("V-6.1", "refusal-no-such-cube")
NO_SUCH_SPACE: Final = Refusal("V-7.28", "refusal-no-such-space")
WELL_DRY: Final = Refusal("V-7.28", "refusal-well-dry")
WELL_TOO_DEAR: Final = Refusal("V-7.28", "refusal-well-too-dear")
MUST_TAKE: Final = Refusal("V-6.1", "refusal-must-take")
BOARD_NOT_EMPTY: Final = Refusal("V-9.6", "refusal-board-not-empty")
NEAR_THE_END: Final = 2  # places left in the chronicle or the graves, from which on they are told


OF_SPACES: Final[list[list[Any]]] = [  # what the action of a space is, by space and seat
    list(HARVESTS),
    list(FAMILIES),
    list(CRAFTS_OF),
    list(MARKET_DAYS),
    list(TRAVELS),
    list(COUNCILS),
    list(CHURCHES),
    list(INNS),
    list(SMUGGLERS),
    list(WEDDINGS),
]


def start_action(position: VillagePosition, seat: int, space: int) -> None:
    """The action of a space comes next."""
    if space == TRAVEL and position.setup.port:
        position.push(VOYAGES[seat])
    else:
        position.push(OF_SPACES[space][seat])


def well_price(position: VillagePosition) -> int:
    """V-7.28: cubes of one colour; cards may take some off."""
    return max(0, position.components.well_cubes - position.waived // CHEAPER_WELL)


def can_use_well(position: VillagePosition, player: Player) -> bool:
    """Whether cubes of one colour and coins (V-6.8) suffice."""
    best = 0
    for color in range(COLORS):
        if player.stock[color] > best:
            best = player.stock[color]
    return best + player.stock[COIN] >= well_price(position)


def cubes_to_take(position: VillagePosition) -> list[Action]:
    """Every cube on the action spaces, equal ones of a space once."""
    take = position.components.take
    found: list[Action] = []
    number = 0
    for count in position.spaces:
        if count:
            found.append(take[number])
        number += 1
    return found


def nothing_to_take(position: VillagePosition) -> str | None:
    """None if somebody could have a turn: cubes are there, or the last turns have come (V-9.6)."""
    if position.cubes or position.turns_left >= 0 or position.setup.plague == 0:
        return None
    return "no cube lies on an action space"


def why_idle(position: VillagePosition, seat: int, space: int) -> str:
    """V-6.3: why the action of a space would do nothing for a seat that may choose it now; nothing if it would."""
    player = position.seats[seat]
    if space == MARKET:
        position.out = 0
        position.free_sale = True
        return "" if may_sell(position, seat) else "nobody-to-serve"
    step: Asked = VOYAGES[seat] if space == TRAVEL and position.setup.port else OF_SPACES[space][seat]
    if len(step.actions(position, seat)) > 1:
        return ""
    if not player.has(FARMYARD) and space != TRAVEL:
        return "nobody-at-home"
    if space == HARVEST:
        return "barn-full"
    return "no-wagon" if space == TRAVEL and not position.setup.port and not player.stock[WAGON] else "nothing-to-do"


class TakeCube(Asked):
    """V-6.1: a cube from a space, or the Well for any action; on an empty board any action, or nothing (V-9.6)."""

    verbs: tuple[str, ...] = ("take", "well", "act", "pass")

    def misplaced(self, position: VillagePosition, place: int) -> str | None:
        problem = nothing_to_take(position)
        return problem if problem is not None else not_on(position, place, self.seat, "afterwards")

    def context(self, position: VillagePosition, seat: int) -> Figures:
        return {"count": position.cubes}

    def answers(self, position: VillagePosition, seat: int) -> list[Action]:
        components = position.components
        if position.cubes == 0:
            found = [components.act[space] for space in position.setup.spaces]
            found.append(components.passing)
            return found
        found = cubes_to_take(position)
        for space in position.setup.spaces:
            found.append(components.well[space])
        return found

    def actions(self, position: VillagePosition, seat: int) -> Sequence[Action]:
        player = position.seats[seat]
        if position.cubes and not can_use_well(position, player):
            return cubes_to_take(position)  # the same as asking `why_not` of each
        return self.answers(position, seat)

    def why_not(self, position: VillagePosition, seat: int, action: Action) -> Refusal | None:
        components = position.components
        if action.kind == "take":
            return None if position.spaces[action.number] else NO_SUCH_CUBE
        if action is components.passing:
            return MUST_TAKE if position.cubes else None
        if action.number not in position.setup.spaces:
            return NO_SUCH_SPACE
        if action.kind == "act":
            return BOARD_NOT_EMPTY if position.cubes else None
        if position.cubes == 0:
            return WELL_DRY
        return None if can_use_well(position, position.seats[seat]) else WELL_TOO_DEAR

    def figures(self, position: VillagePosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        words = super().figures(position, seat, action, refusal)
        words["count"] = well_price(position)
        return words

    def note(self, position: VillagePosition, seat: int, action: Action) -> Note | None:
        """V-6.3: what the action of the space would not do; V-6.2: what a plague cube costs."""
        if action is position.components.passing:
            return Note("given-away", "V-9.6", {"count": len(position.setup.spaces)}, warns=True)
        if action.kind == "play":
            return None
        trial = position.copy()
        space = action.number
        is_cube = False
        if action.kind == "take":
            space = action.number // CUBES
            cube = action.number % CUBES
            is_cube = cube != PLAGUE
            if is_cube:
                trial.seats[seat].stock[cube] += 1
            else:
                trial.spend_time(seat, position.components.plague_time)
        words: Figures = {"why": why_idle(trial, seat, space), "space": SPACE_IDS[space]}
        if words["why"] and is_cube:
            return Note("only-the-cube", "V-6.3", words)
        if words["why"]:
            return Note("nothing-for-it", "V-6.3", words, warns=True)
        return quill_passed(position, seat, action) if action.kind == "take" and not is_cube else None

    def forecasts(self, position: VillagePosition, seat: int) -> list[Note]:
        """The next death, the end of the game, and what the mass and the ceremony would bring."""
        found = next_death(position, seat)
        free = [free_spaces(position, section) for section in range(len(position.setup.chronicle))]
        if position.turns_left != NONE:
            found.insert(0, Note("last-turn", "V-9.2", {}, warns=True))
        elif min(sum(free), free_graves(position)) <= NEAR_THE_END:
            found.append(Note("near-the-end", "V-9.1", {"count": sum(free), "graves": free_graves(position)}))
        return found + leading(position, seat) + marrying(position, seat)

    def do(self, position: VillagePosition, seat: int, action: Action) -> None:
        components = position.components
        if action is components.passing:
            position.tell("event-passed", "V-9.6", seat, {})
            return
        if action.kind != "take":
            start_action(position, seat, action.number)
            if action.kind == "well":
                position.tell("event-well", "V-7.28", seat, {"space": SPACE_IDS[action.number]})
                pay_well(position, seat)
            return
        cube = action.number % CUBES
        position.spaces[action.number] -= 1
        position.cubes -= 1
        if position.telling is not None:
            words: Figures = {"thing": CUBE_IDS[cube], "space": SPACE_IDS[action.number // CUBES]}
            position.tell("event-took", "V-6.2", seat, words)
        start_action(position, seat, action.number // CUBES)
        if cube == PLAGUE:
            position.supply[PLAGUE] += 1
            position.spend_time(seat, components.plague_time)
        else:
            position.seats[seat].stock[cube] += 1


# ---- paying the Well


def well_ways(position: VillagePosition, seat: int) -> list[Action]:
    """Which colour and how many coins in place of its cubes; all coins is one way, whatever the colour."""
    components = position.components
    stock = position.seats[seat].stock
    price = well_price(position)
    found: list[Action] = []
    for color in range(COLORS):
        for coins in range(max(0, price - stock[color]), min(price - 1, stock[COIN]) + 1):
            found.append(components.pay_one[color * 10 + coins])
    if stock[COIN] >= price:
        found.append(components.pay[COIN])
    return found


def pay_well(position: VillagePosition, seat: int) -> None:
    """Pay if there is only one way, else ask."""
    if well_price(position) == 0:
        return
    found = well_ways(position, seat)
    if len(found) > 1:
        position.push(WELL_PAYS[seat])
    else:
        settle_well(position, seat, found[0])


def settle_well(position: VillagePosition, seat: int, action: Action) -> None:
    """Cubes of one colour, and coins for the rest."""
    price = well_price(position)
    coins = coins_of(position, action)
    position.waived %= CHEAPER_WELL
    if action.number != COIN:
        position.spend(seat, (action.number - 100) // 10, price - coins)
    position.spend(seat, COIN, coins)


def coins_of(position: VillagePosition, action: Action) -> int:
    """How many coins a payment of the Well takes."""
    return well_price(position) if action.number == COIN else action.number % 10


class WellPay(Asked):
    """V-7.28: three cubes of one colour, coins among them or not."""

    verbs: tuple[str, ...] = ("pay",)

    def misplaced(self, position: VillagePosition, place: int) -> str | None:
        if well_price(position) == 0 or not can_use_well(position, position.seats[self.seat]):
            return "there is nothing to pay, or nothing to pay with"
        return not_on(position, place, self.seat, *SPACE_IDS, "voyage", "market-day")

    def context(self, position: VillagePosition, seat: int) -> Figures:
        return {"count": well_price(position)}

    def answers(self, position: VillagePosition, seat: int) -> list[Action]:
        return well_ways(position, seat)

    def why_not(self, position: VillagePosition, seat: int, action: Action) -> Refusal | None:
        return None if action in well_ways(position, seat) else WELL_TOO_DEAR

    def remark(self, position: VillagePosition, seat: int, action: Action) -> Note | None:
        coins = coins_of(position, action)
        return coin_note(position, coins) if coins else None

    def figures(self, position: VillagePosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        words = super().figures(position, seat, action, refusal)
        words["count"] = well_price(position)
        return words

    def do(self, position: VillagePosition, seat: int, action: Action) -> None:
        settle_well(position, seat, action)


# ---- after the action


class Afterwards(SeatStep[VillagePosition]):
    """V-6.5: after the action cards may still be played, those taken in this turn too."""

    def misplaced(self, position: VillagePosition, place: int) -> str | None:
        return not_on(position, place, self.seat, "deaths")

    def run(self, position: VillagePosition) -> None:
        for card in position.seats[self.seat].hand:
            if card_refusal(position, self.seat, position.components.villagers[card], OWN_TURN) is None:
                position.push(AFTER[self.seat])
                return


class After(Asked):
    """V-6.5: a card, or the turn is over."""

    may_pass: bool = True

    def misplaced(self, position: VillagePosition, place: int) -> str | None:
        return not_on(position, place, self.seat, "deaths")


TAKES: Final[list[TakeCube]] = [TakeCube("turn-choice", seat) for seat in range(MOST_SEATS)]
WELL_PAYS: Final[list[WellPay]] = [WellPay("well-pay", seat) for seat in range(MOST_SEATS)]
AFTERWARDS: Final[list[Afterwards]] = [Afterwards("afterwards", seat) for seat in range(MOST_SEATS)]
AFTER: Final[list[After]] = [After("after", seat) for seat in range(MOST_SEATS)]
