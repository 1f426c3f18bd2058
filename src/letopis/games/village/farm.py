"""Grain harvest (7.1) and Family (7.2)."""

from typing import Final

from letopis.games.village.components.names import (
    COUPLE,
    DEAD,
    FARMYARD,
    GRAIN,
    HOLD,
    INN,
    KINDS,
    LIGHTHOUSE,
    MOST_SEATS,
    NONE,
)
from letopis.games.village.position import Player, VillagePosition
from letopis.games.village.questions import NO_SUCH_MEMBER, Asked
from letopis.kernel.actions import Action
from letopis.kernel.notes import Note
from letopis.kernel.refusals import Figures, Refusal

NOBODY_TO_REAP: Final = Refusal("V-7.1", "refusal-nobody-to-reap")
BARN_FULL: Final = Refusal("V-7.2", "refusal-barn-full")
NONE_UNBORN: Final = Refusal("V-7.3", "refusal-none-unborn")
CANNOT_COME_HOME: Final = Refusal("V-7.4", "refusal-cannot-come-home")


def yield_of(position: VillagePosition, player: Player) -> int:
    """V-7.1: the best level whose animal and plow are owned."""
    best = 0
    for needs, grain in position.components.harvests:
        owned = True
        for thing in needs:
            if player.stock[thing] == 0:
                owned = False
        if owned and grain > best:
            best = grain
    return best


class Harvest(Asked):
    """V-7.1: take grain, or let it stand."""

    may_pass: bool = True
    gives_away: str = "V-7.1"

    def context(self, position: VillagePosition, seat: int) -> Figures:
        return {"count": yield_of(position, position.seats[seat])}

    def answers(self, position: VillagePosition, seat: int) -> list[Action]:
        return [position.components.harvest]

    def why_not(self, position: VillagePosition, seat: int, action: Action) -> Refusal | None:
        player = position.seats[seat]
        if not player.has(FARMYARD):
            return NOBODY_TO_REAP
        return BARN_FULL if player.stock[GRAIN] >= position.components.most_grain else None

    def remark(self, position: VillagePosition, seat: int, action: Action) -> Note | None:
        """V-7.2: how much of the grain has room."""
        grain = yield_of(position, position.seats[seat])
        had = position.copy().gain(seat, GRAIN, grain)
        return Note("barn-room", "V-7.2", {"count": had, "lost": grain - had}) if had < grain else None

    def do(self, position: VillagePosition, seat: int, action: Action) -> None:
        position.tell("event-harvest", "V-7.1", seat, {})
        position.gain(seat, GRAIN, yield_of(position, position.seats[seat]))


def comes_home(place: int) -> bool:
    """V-7.4: from the boards, but not from the black bag, a lighthouse or a hold."""
    return INN <= place < DEAD and place != HOLD and not LIGHTHOUSE <= place < COUPLE


class Family(Asked):
    """V-7.3: a birth, or one comes home."""

    verbs: tuple[str, ...] = ("birth", "home")
    may_pass: bool = True
    gives_away: str = "V-7.3"

    def answers(self, position: VillagePosition, seat: int) -> list[Action]:
        components = position.components
        found = [components.birth]
        last = NONE
        for member in position.seats[seat].members:
            if member != last and member >= INN * KINDS and member < DEAD * KINDS:
                found.append(components.home[member])
            last = member
        return found

    def why_not(self, position: VillagePosition, seat: int, action: Action) -> Refusal | None:
        player = position.seats[seat]
        if action is position.components.birth:
            return NONE_UNBORN if player.unborn() == NONE else None
        if not comes_home(action.number >> 3):
            return CANNOT_COME_HOME
        return None if action.number in player.members else NO_SUCH_MEMBER

    def do(self, position: VillagePosition, seat: int, action: Action) -> None:
        if action is position.components.birth:
            position.birth(seat)
        else:
            send_home(position, seat, action.number)


def send_home(position: VillagePosition, seat: int, member: int) -> None:
    """A member returns to the farmyard; one of a couple leaves a widowed partner (V-13.16)."""
    place = member >> 3
    position.seats[seat].move(member & 7, place, FARMYARD)
    if place >= COUPLE:
        position.leave_couple(place - COUPLE)
    if position.telling is not None:
        words: Figures = {"member": position.components.home[member].words[0]}
        words["place"] = position.components.place_ids[place]
        position.tell("event-home", "V-7.3", seat, words)


HARVESTS: Final[list[Harvest]] = [Harvest("harvest", seat) for seat in range(MOST_SEATS)]
FAMILIES: Final[list[Family]] = [Family("family", seat) for seat in range(MOST_SEATS)]
