"""The church (7.7) and the mass (8)."""

from collections.abc import Sequence
from typing import Final

from letopis.games.village.components.names import (
    BLACK_BAG,
    BREAD,
    CEREMONY,
    COIN,
    FARMYARD,
    GRAIN,
    KIND_IDS,
    KINDS,
    MOST_SEATS,
    NONE,
    PRESTIGE,
    WINDOW,
)
from letopis.games.village.forecasts import next_death
from letopis.games.village.paying import can_pay, charge
from letopis.games.village.position import Player, VillagePosition
from letopis.games.village.questions import NO_SUCH_MEMBER, Asked, at_home, beneath, picked_at, words_of
from letopis.kernel.actions import Action
from letopis.kernel.notes import Note
from letopis.kernel.refusals import Figures, Refusal
from letopis.kernel.steps import Pick, SeatStep, Step

CANNOT_PAY_ENTRY: Final = Refusal("V-7.27", "refusal-cannot-pay")
NOT_IN_THE_BAG: Final = Refusal("V-8.1", "refusal-not-in-the-bag")
NO_COIN: Final = Refusal("V-8.1", "refusal-no-coin")
BAG_CLOSED: Final = Refusal("V-8.1", "refusal-bag-closed")
NOT_AT_WINDOW: Final = Refusal("V-8.3", "refusal-not-at-window")
NO_GRAIN: Final = Refusal("V-8.3", "refusal-no-grain")
NO_BREAD: Final = Refusal("V-13.23", "refusal-no-bread")


class Church(Asked):
    """V-7.27: a member into the black bag, for a cube or for time."""

    verbs: tuple[str, ...] = ("join",)
    may_pass: bool = True
    takes_time: bool = True

    def answers(self, position: VillagePosition, seat: int) -> list[Action]:
        components = position.components
        found: list[Action] = []
        for kind in position.seats[seat].kinds_at(FARMYARD):
            found.append(components.join[kind * 2])
            found.append(components.join[kind * 2 + 1])
        return found

    def why_not(self, position: VillagePosition, seat: int, action: Action) -> Refusal | None:
        player = position.seats[seat]
        if not at_home(player, action.number >> 1):
            return NO_SUCH_MEMBER
        return None if can_pay(player, position.components.church_entries[action.number & 1]) else CANNOT_PAY_ENTRY

    def forecasts(self, position: VillagePosition, seat: int) -> list[Note]:
        """V-8.1: what the mass will draw from."""
        inside = sum([player.count(BLACK_BAG, BLACK_BAG + 1) for player in position.seats])
        words: Figures = {"count": position.components.mass_draw, "monks": position.components.monks, "members": inside}
        return [Note("black-bag", "V-8.1", words), *leading(position, seat), *next_death(position, seat)]

    def do(self, position: VillagePosition, seat: int, action: Action) -> None:
        position.seats[seat].move(action.number >> 1, FARMYARD, BLACK_BAG)
        if position.telling is not None:
            position.tell("event-joined", "V-7.27", seat, {"member": action.words[0]})
        charge(position, seat, position.components.church_entries[action.number & 1])


# ---- the mass


class Mass(Step[VillagePosition]):
    """V-8.1 to V-8.4: fetch and draw, advance, majority; from the starting player."""

    def misplaced(self, position: VillagePosition, place: int) -> str | None:
        return not_before_the_end(position, place)

    def run(self, position: VillagePosition) -> None:
        position.fetched = 0
        position.tell("event-mass", "V-8.1", position.first, {})
        position.push(MAJORITY)
        order = position.clockwise(position.first)
        for seat in reversed(order):
            position.push(RISING[seat])
        position.push(DRAW)
        for seat in reversed(order):
            position.push(FETCHING[seat])


class Fetching(SeatStep[VillagePosition]):
    """V-8.1: each player once; asked only who could."""

    def misplaced(self, position: VillagePosition, place: int) -> str | None:
        return not_in_line(position, place, self.seat, "fetching", "draw")

    def run(self, position: VillagePosition) -> None:
        if can_fetch(position, self.seat):
            position.begin(FETCHES[self.seat])


def can_fetch(position: VillagePosition, seat: int) -> bool:
    """Whether a seat could take anybody out of the bag, if need be with the coins of a chest."""
    player = position.seats[seat]
    components = position.components
    if position.fetched >= components.fetch_most or not player.has(BLACK_BAG):
        return False
    return player.stock[COIN] >= components.fetch_coins or len(player.chests) > 0


class Fetch(Pick[VillagePosition]):
    """V-8.1: take own members out of the black bag, a coin each."""

    verbs: tuple[str, ...] = ("fetch",)

    def context(self, position: VillagePosition, seat: int) -> Figures:
        return {"count": position.components.fetch_most - position.fetched}

    def things(self, position: VillagePosition, seat: int) -> Sequence[Action]:
        return [position.components.fetch[kind] for kind in position.seats[seat].kinds_at(BLACK_BAG)]

    def unfit(self, position: VillagePosition, seat: int, action: Action) -> Refusal | None:
        components = position.components
        player = position.seats[seat]
        if BLACK_BAG * KINDS + action.number not in player.members:
            return NOT_IN_THE_BAG
        if position.fetched >= components.fetch_most:
            return BAG_CLOSED
        return None if player.stock[COIN] >= components.fetch_coins else NO_COIN

    def figures(self, position: VillagePosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return words_of(action)

    def forecasts(self, position: VillagePosition, seat: int) -> list[Note]:
        return leading(position, seat)

    def most(self, position: VillagePosition, seat: int) -> int:
        return position.components.fetch_most - position.fetched + len(position.picks[-1])

    def enough(self, position: VillagePosition, seat: int) -> Action | None:
        return position.components.passing

    def spent(self, position: VillagePosition, seat: int) -> bool:
        return not can_fetch(position, seat)

    def take(self, position: VillagePosition, seat: int, action: Action) -> None:
        position.spend(seat, COIN, position.components.fetch_coins)
        position.fetched += 1
        to_first_window(position, seat, action.number)

    def misplaced(self, position: VillagePosition, place: int) -> str | None:
        if len(picked_at(position, place)) > position.fetched:
            return "more were taken out of the bag than have left it"
        return not_in_line(position, place, self.seat, "fetching", "draw")


def to_first_window(position: VillagePosition, seat: int, kind: int) -> None:
    """V-8.2: out of the bag, to the first window."""
    position.seats[seat].move(kind, BLACK_BAG, WINDOW)
    if position.telling is not None:
        position.tell("event-ordained", "V-8.2", seat, {"member": KIND_IDS[kind]})


class Draw(Step[VillagePosition]):
    """V-8.1, V-8.2: the rest is drawn; monks return to the bag afterwards."""

    def misplaced(self, position: VillagePosition, place: int) -> str | None:
        below = beneath(position, place)[0]
        return None if below in ("rising", "majority") else "it stands on “rising” or “majority”"

    def run(self, position: VillagePosition) -> None:
        components = position.components
        figures: list[int] = [NONE] * components.monks
        for seat in range(position.players):
            for member in position.seats[seat].members:
                if member >> 3 == BLACK_BAG:
                    figures.append(seat * KINDS + (member & 7))
        draws = components.mass_draw - position.fetched
        if len(figures) == components.monks:
            return  # nobody is in the bag: only monks could come
        monks = 0
        for _ in range(draws):
            place = position.chance.below(len(figures), "black bag")
            drawn = figures[place]
            figures[place] = figures[-1]
            figures.pop()
            if drawn == NONE:
                monks += 1
            else:
                to_first_window(position, drawn >> 3, drawn & 7)
        position.tell("event-monks", "V-8.2", position.first, {"count": monks})


class Rising(SeatStep[VillagePosition]):
    """V-8.3: each player once; asked only who could."""

    def misplaced(self, position: VillagePosition, place: int) -> str | None:
        return not_in_line(position, place, self.seat, "rising", "majority")

    def run(self, position: VillagePosition) -> None:
        if can_rise(position, position.seats[self.seat]):
            position.push(RISES[self.seat])


def can_rise(position: VillagePosition, player: Player) -> bool:
    """Whether any step in the church can be paid, if need be with the bread of a dowry."""
    windows = position.components.windows
    has_bread = player.stock[BREAD] > 0 or (len(player.chests) > 0 and position.setup.wedding and position.rules != 1)
    for member in player.members:
        place = (member >> 3) - WINDOW
        is_on_the_way = 0 <= place < len(windows) - 1
        if is_on_the_way and (has_bread or player.stock[GRAIN] >= windows[place + 1].grain):
            return True
    return False


class Rise(Asked):
    """V-8.3, V-13.23: a step for its grain, or for one bread; as often as wanted."""

    may_pass: bool = True

    def misplaced(self, position: VillagePosition, place: int) -> str | None:
        return not_in_line(position, place, self.seat, "rising", "majority")

    def answers(self, position: VillagePosition, seat: int) -> list[Action]:
        components = position.components
        found: list[Action] = []
        for step in position.seats[seat].steps_on(WINDOW, len(components.windows)):
            found.append(components.rise[step * 2])
            if position.setup.wedding:
                found.append(components.rise[step * 2 + 1])
        return found

    def why_not(self, position: VillagePosition, seat: int, action: Action) -> Refusal | None:
        player = position.seats[seat]
        window = action.number >> 1 >> 3
        if window == 0 or (WINDOW + window - 1) * KINDS + (action.number >> 1 & 7) not in player.members:
            return NOT_AT_WINDOW
        if action.number & 1:
            return None if player.stock[BREAD] else NO_BREAD
        return None if player.stock[GRAIN] >= position.components.windows[window].grain else NO_GRAIN

    def forecasts(self, position: VillagePosition, seat: int) -> list[Note]:
        return leading(position, seat)

    def remark(self, position: VillagePosition, seat: int, action: Action) -> Note | None:
        """V-8.4: that this step brings the majority."""
        trial = position.copy()
        self.do(trial, seat, action)
        if seat in winners(position) or seat not in winners(trial):
            return None
        return Note("brings-majority", "V-8.4", {"count": position.components.majority})

    def figures(self, position: VillagePosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        words = words_of(action)
        words["cost"] = position.components.windows[action.number >> 4].grain
        words["stock"] = position.seats[seat].stock[GRAIN]
        return words

    def do(self, position: VillagePosition, seat: int, action: Action) -> None:
        window = action.number >> 4
        if action.number & 1:
            position.spend(seat, BREAD, 1)
        else:
            position.spend(seat, GRAIN, position.components.windows[window].grain)
        lift(position, seat, action.number >> 1 & 7, window)
        position.push(RISING[seat])


def lift(position: VillagePosition, seat: int, kind: int, window: int) -> None:
    """A member steps to the next window."""
    position.seats[seat].move(kind, WINDOW + window - 1, WINDOW + window)
    if position.telling is not None:
        words: Figures = {"member": KIND_IDS[kind], "count": window + 1}
        position.tell("event-rose", "V-8.3", seat, words)


def winners(position: VillagePosition) -> list[int]:
    """V-8.4: who has most members on the windows; among them the furthest; all who are tied."""
    best = 0
    found: list[int] = []
    for seat in range(position.players):
        player = position.seats[seat]
        strength = player.count(WINDOW, CEREMONY) * 16 + player.furthest(WINDOW, CEREMONY)
        if strength > best:
            best = strength
            found = [seat]
        elif strength == best and best:
            found.append(seat)
    return found


def leading(position: VillagePosition, seat: int) -> list[Note]:
    """V-8.4: who would have the majority now; nothing with nobody at the windows."""
    found = winners(position)
    if not found:
        return []
    state = "theirs" if seat not in found else "alone" if len(found) == 1 else "shared"
    first = found[0] if found[0] != seat or len(found) == 1 else found[1]
    words: Figures = {"state": state, "other": first, "leaders": len(found), "count": position.components.majority}
    return [Note("majority", "V-8.4", words)]


class Majority(Step[VillagePosition]):
    """V-8.4: most members on the windows; then the furthest; then all who are tied."""

    def misplaced(self, position: VillagePosition, place: int) -> str | None:
        return not_before_the_end(position, place)

    def run(self, position: VillagePosition) -> None:
        position.fetched = 0
        for seat in winners(position):
            position.tell("event-majority", "V-8.4", seat, {"count": position.components.majority})
            position.gain(seat, PRESTIGE, position.components.majority)


def not_before_the_end(position: VillagePosition, place: int) -> str | None:
    """None where a mass may stand: before the ceremony, the next round or the final scoring."""
    below = beneath(position, place)[0]
    last = "ceremony" if position.setup.wedding else "round"
    return None if below in (last, "final-scoring") else f"a mass comes before “{last}” or “final-scoring”"


def not_in_line(position: VillagePosition, place: int, seat: int, line: str, end: str) -> str | None:
    """None if, from the starting player on, this seat comes before those beneath it; the last of them before `end`."""
    below, other = beneath(position, place)
    order = position.clockwise(position.first)
    if below == end or (below == line and order.index(other) > order.index(seat)):
        return None
    return f"it stands on “{line}” of a later seat or on “{end}”"


CHURCHES: Final[list[Church]] = [Church("church", seat) for seat in range(MOST_SEATS)]
MASS: Final[Mass] = Mass("mass")
FETCHING: Final[list[Fetching]] = [Fetching("fetching", seat) for seat in range(MOST_SEATS)]
FETCHES: Final[list[Fetch]] = [Fetch("fetch", seat) for seat in range(MOST_SEATS)]
DRAW: Final[Draw] = Draw("draw")
RISING: Final[list[Rising]] = [Rising("rising", seat) for seat in range(MOST_SEATS)]
RISES: Final[list[Rise]] = [Rise("rise", seat) for seat in range(MOST_SEATS)]
MAJORITY: Final[Majority] = Majority("majority")
