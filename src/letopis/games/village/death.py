"""Death (6.3): who dies, where he rests, and whether that ends the game (9)."""

from typing import Final

from letopis.games.village.components.names import (
    BESIDE,
    BREAD,
    CHRONICLE,
    COUPLE,
    DEAD,
    GONE,
    GRAVES,
    KIND_IDS,
    KINDS,
    MOST_SEATS,
    NONE,
    PRESTIGE,
    SAILORS,
    is_visible,
    number_of,
)
from letopis.games.village.position import VillagePosition
from letopis.games.village.questions import (
    CARDS_DO,
    DYING,
    NO_SUCH_MEMBER,
    TO_GRAVES,
    Asked,
    in_own_turn,
    not_on,
    words_of,
)
from letopis.games.village.scoring import chronicle_points, chronicled
from letopis.kernel.actions import Action
from letopis.kernel.notes import Note
from letopis.kernel.refusals import NOT_ASKED, Figures, Refusal
from letopis.kernel.steps import SeatStep

NOT_THE_LOWEST: Final = Refusal("V-6.13", "refusal-not-the-lowest")
IN_THE_BAG: Final = Refusal("V-6.13", "refusal-in-the-bag")
GRAVE_TAKEN: Final = Refusal("V-6.16", "refusal-grave-taken")


class Deaths(SeatStep[VillagePosition]):
    """V-6.11: one after another, as many as are due."""

    def misplaced(self, position: VillagePosition, place: int) -> str | None:
        return not_on(position, place, self.seat, "turn-over")

    def run(self, position: VillagePosition) -> None:
        player = position.seats[self.seat]
        position.any_death = False
        if player.dying == 0:
            return
        if player.lowest() == NONE:
            player.dying = 0  # V-6.15
            return
        position.push(self)
        position.push(DYINGS[self.seat])


class Dying(Asked):
    """V-6.13, V-6.14: who dies; before that bread or a card."""

    verbs: tuple[str, ...] = ("die",)
    plays: int = DYING

    def misplaced(self, position: VillagePosition, place: int) -> str | None:
        if position.seats[self.seat].dying == 0:
            return f"no death of seat {self.seat} is due"
        return not_on(position, place, self.seat, "deaths", "market-deaths")

    def answers(self, position: VillagePosition, seat: int) -> list[Action]:
        die = position.components.die
        found: list[Action] = []
        last = NONE
        for member in position.seats[seat].members:
            if member != last and is_visible(member >> 3):
                found.append(die[member])
            last = member
        return found

    def why_not(self, position: VillagePosition, seat: int, action: Action) -> Refusal | None:
        player = position.seats[seat]
        if action.number not in player.members:
            return NO_SUCH_MEMBER
        if not is_visible(action.number >> 3):
            return IN_THE_BAG
        if position.any_death or number_of(action.number & 7) == player.lowest():
            return None
        return NOT_THE_LOWEST

    def context(self, position: VillagePosition, seat: int) -> Figures:
        return {"count": position.seats[seat].dying}

    def figures(self, position: VillagePosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"lowest": position.seats[seat].lowest(), **words_of(action)}

    def remark(self, position: VillagePosition, seat: int, action: Action) -> Note | None:
        """V-6.16, V-9.1: where he would rest, what that adds to the chronicle's points, whether it ends the game."""
        rest = rest_of(position, action.number)
        trial = position.copy()
        bury(trial, seat, action.number, rest)
        if trial.ended_by != position.ended_by:
            return Note("ends-game", "V-9.1", {"rest": rest_id(position, rest)}, warns=True)
        added = scored_in_chronicle(trial, seat) - scored_in_chronicle(position, seat)
        left = places_left(position, rest)
        return Note("rests", "V-6.16", {"rest": rest_id(position, rest), "left": left, "points": added})

    def do(self, position: VillagePosition, seat: int, action: Action) -> None:
        position.any_death = False
        position.seats[seat].dying -= 1
        die(position, seat, action.number)


def scored_in_chronicle(position: VillagePosition, seat: int) -> int:
    """V-9.4d: what a family's members in the chronicle are worth."""
    return chronicle_points(position, chronicled(position, position.seats[seat]))


def free_spaces(position: VillagePosition, section: int) -> int:
    """Free spaces in a section of the chronicle."""
    return position.setup.chronicle[section] - position.resting(CHRONICLE + section)


def free_graves(position: VillagePosition) -> int:
    """Free anonymous graves."""
    return position.setup.graves - position.resting(GRAVES)


def free_sailors(position: VillagePosition) -> list[int]:
    """The sailors' graves that are free."""
    found: list[int] = []
    for number in range(len(position.components.sailor_graves)):
        if position.resting(SAILORS + number) == 0:
            found.append(number)
    return found


def rest_of(position: VillagePosition, member: int) -> int:
    """V-6.16: where somebody would rest: his section, else a grave, at sea the first that is free; or nowhere."""
    section, at_sea = position.components.resting_of[member >> 3]
    if section != NONE and free_spaces(position, section) > 0:
        return CHRONICLE + section
    if not at_sea:
        return GRAVES if free_graves(position) > 0 else GONE
    free = free_sailors(position)
    return SAILORS + free[0] if free else GONE


def die(position: VillagePosition, seat: int, member: int) -> None:
    """V-6.16, V-6.17: to his section if it has a free space; else a card may help, or it is a grave."""
    rest = rest_of(position, member)
    if rest < GRAVES:
        bury(position, seat, member, rest)
        return
    position.corpse = member
    if position.components.resting_of[member >> 3][0] != NONE and has_bard(position, seat):
        position.push(BURIALS[seat])
    else:
        lay_to_rest(position, seat)


def has_bard(position: VillagePosition, seat: int) -> bool:
    """V-11.3: a card in hand keeps him out of the grave, in the own turn only (D-27)."""
    if not in_own_turn(position, seat):
        return False
    for card in position.seats[seat].hand:
        if position.components.villagers[card].timing == "own_death_to_graves":
            return True
    return False


def lay_to_rest(position: VillagePosition, seat: int) -> None:
    """V-6.16: outside the chronicle; among several sailors' graves the owner chooses."""
    rest = rest_of(position, position.corpse)
    if SAILORS <= rest < BESIDE and len(free_sailors(position)) > 1:
        position.push(SEA_BURIALS[seat])
    else:
        bury(position, seat, position.corpse, rest)


def bury(position: VillagePosition, seat: int, member: int, rest: int) -> None:
    """V-6.19: he rests; his bread returns, his lighthouse is free, his partner is widowed; the end may be near."""
    components = position.components
    player = position.seats[seat]
    kind = member & 7
    place = member >> 3
    player.members.remove(member)
    player.members.append(rest * KINDS + (kind & 6))
    player.members.sort()
    position.corpse = NONE
    if kind & 1:
        position.supply[BREAD] += 1
    if COUPLE <= place < DEAD:
        position.leave_couple(place - COUPLE)
    if position.telling is not None:
        words: Figures = {
            "member": KIND_IDS[kind],
            "place": components.place_ids[place],
            "rest": rest_id(position, rest),
        }
        position.tell("event-died", "V-6.16", seat, words)
    if SAILORS <= rest < BESIDE:
        position.gain(seat, PRESTIGE, components.sailor_graves[rest - SAILORS])
    if position.ended_by == NONE and rest < BESIDE and is_full(position, rest):
        position.ended_by = seat  # V-9.1
        position.tell("event-end-triggered", "V-9.1", seat, {"rest": rest_id(position, rest)})


def rest_id(position: VillagePosition, rest: int) -> str:
    """Where the dead lie, by id."""
    if rest < GRAVES:
        return position.components.sections[rest - CHRONICLE].id
    if rest == GRAVES:
        return "graves"
    if rest < BESIDE:
        return "sailor_graves"
    return "beside" if rest == BESIDE else "gone"


def places_left(position: VillagePosition, rest: int) -> int:
    """The free places where one would rest; none for who leaves the game."""
    if rest < GRAVES:
        return free_spaces(position, rest - CHRONICLE)
    if rest == GRAVES:
        return free_graves(position)
    return len(free_sailors(position)) if rest < BESIDE else 0


def is_full(position: VillagePosition, rest: int) -> bool:
    """V-9.1: the last free space of the chronicle, the last grave, the last sailors' grave."""
    if rest < GRAVES:
        for section in range(len(position.setup.chronicle)):
            if free_spaces(position, section) > 0:
                return False
        return True
    return free_graves(position) <= 0 if rest == GRAVES else not free_sailors(position)


class Burial(Asked):
    """V-11.6: the Bard, or a grave after all."""

    verbs: tuple[str, ...] = ("bury",)
    plays: int = TO_GRAVES

    def misplaced(self, position: VillagePosition, place: int) -> str | None:
        return nobody_to_bury(position, place, self.seat, False)

    def answers(self, position: VillagePosition, seat: int) -> list[Action]:
        return [position.components.bury_plain]

    def why_not(self, position: VillagePosition, seat: int, action: Action) -> Refusal | None:
        return None if action is position.components.bury_plain else NOT_ASKED

    def apply(self, position: VillagePosition, seat: int, action: Action) -> None:
        if action.kind != "play":
            super().apply(position, seat, action)
            return
        CARDS_DO[0].discard(position, seat, position.components.villagers[action.number])
        bury(position, seat, position.corpse, BESIDE)

    def do(self, position: VillagePosition, seat: int, action: Action) -> None:
        lay_to_rest(position, seat)


class SeaBurial(Asked):
    """V-6.16: which sailors' grave."""

    verbs: tuple[str, ...] = ("bury",)

    def misplaced(self, position: VillagePosition, place: int) -> str | None:
        return nobody_to_bury(position, place, self.seat, True)

    def answers(self, position: VillagePosition, seat: int) -> list[Action]:
        return position.components.bury

    def why_not(self, position: VillagePosition, seat: int, action: Action) -> Refusal | None:
        if action is position.components.bury_plain:
            return NOT_ASKED
        return None if action.number in free_sailors(position) else GRAVE_TAKEN

    def do(self, position: VillagePosition, seat: int, action: Action) -> None:
        bury(position, seat, position.corpse, SAILORS + action.number)


def nobody_to_bury(position: VillagePosition, place: int, seat: int, at_sea: bool) -> str | None:
    """None if the one to be buried is a member of this seat for whom the chronicle has no space."""
    corpse = position.corpse
    if corpse == NONE or corpse not in position.seats[seat].members:
        return f"nobody of seat {seat} is to be buried"
    section, drowned = position.components.resting_of[corpse >> 3]
    if section != NONE and free_spaces(position, section) > 0:
        return "the chronicle has a space for him"
    if at_sea and not (drowned and free_sailors(position)):
        return "there is no sailors' grave for him"
    return not_on(position, place, seat, "deaths", "market-deaths")


DEATHS: Final[list[Deaths]] = [Deaths("deaths", seat) for seat in range(MOST_SEATS)]
DYINGS: Final[list[Dying]] = [Dying("death", seat) for seat in range(MOST_SEATS)]
BURIALS: Final[list[Burial]] = [Burial("burial", seat) for seat in range(MOST_SEATS)]
SEA_BURIALS: Final[list[SeaBurial]] = [SeaBurial("sea-burial", seat) for seat in range(MOST_SEATS)]
