"""Step III of a turn (section 9): death, the chronicle, day laborers, and the rat."""

from collections.abc import Sequence
from typing import Final

from letopis.games.my_village.card_kinds import ABBOT, AVOID_RATS, PROFESSIONS
from letopis.games.my_village.components import SEATS
from letopis.games.my_village.dice import FACES
from letopis.games.my_village.position import MyVillagePosition, Village, clear_turn
from letopis.games.my_village.standing import NOTHING_ABOVE, not_in_turn, whose_turn
from letopis.kernel.actions import Action
from letopis.kernel.notes import Note
from letopis.kernel.refusals import Figures, Refusal
from letopis.kernel.stacking import beneath, is_on_top, not_above
from letopis.kernel.steps import SeatChoice, SeatStep, Step

NO_SUCH_VILLAGER: Final = Refusal("MV-9.3", "refusal-no-such-villager")
NEAR_THE_END: Final = 2  # coffins

# ---- what is foretold


def crossing(position: MyVillagePosition, seat: int, time: int) -> Note | None:
    """MV-5.3: that so much time leads across the bridge, unless it was crossed this turn."""
    village = position.seats[seat]
    if not time or village.reaper or not village.crosses(position.components, time):
        return None
    return Note("crosses-bridge", "MV-5.3", {"time": time})


def fates(position: MyVillagePosition, seat: int) -> list[Note]:
    """Who may die and when, what the rat would take, and whether the end is near."""
    village = position.seats[seat]
    if village.reaper:
        living = " ".join([PROFESSIONS[number] for number in range(len(PROFESSIONS)) if village.has(number)])
        found = [Note("death-comes", "MV-9.1", {"villagers": living}, warns=True)]
    else:
        found = [Note("bridge", "MV-5.3", {"time": position.components.clouds - village.cloud})]
    return found + rat_and_end(position, village, 0)


def rat_and_end(position: MyVillagePosition, village: Village, dying: int) -> list[Note]:
    """What the next roll of the rat die may take, and how many more deaths end the game, so many being sure."""
    found: list[Note] = []
    lost = 0 if can_heal(position, village) else loss(position, village)
    if lost and position.rat <= FACES:
        figures: Figures = {"pips": position.rat, "story": lost}
        found.append(Note("rats", "MV-9.7", figures, warns=position.rat == 1))
    left = position.coffins_to_fill() - dying
    if left <= 0:
        found.append(Note("last-round", "MV-12.1", warns=True))
    elif left <= NEAR_THE_END:
        found.append(Note("end-is-near", "MV-12.1", {"count": left}))
    return found


# ---- what happens


class Death(SeatStep[MyVillagePosition]):
    """MV-9.1: the end of a turn; if the bridge was crossed, somebody dies and the rat runs."""

    def run(self, position: MyVillagePosition) -> None:
        village = position.seats[self.seat]
        clear_turn(position)
        village.used = 0
        if village.reaper:
            village.reaper = False  # MV-9.2; crossing twice is still one death (MV-9.8)
            position.push(RATS[self.seat])
            position.push(BURIALS[self.seat])

    def misplaced(self, position: MyVillagePosition, place: int) -> str | None:
        return NOTHING_ABOVE if is_on_top(position, place) else not_in_turn(position, place, self.seat)


class Bury(SeatChoice[MyVillagePosition]):
    """MV-9.3: which villager dies; the chronicle first, then the graves."""

    def candidates(self, position: MyVillagePosition, seat: int) -> Sequence[Action]:
        return position.components.buries

    def refusal(self, position: MyVillagePosition, seat: int, action: Action) -> Refusal | None:
        return None if position.seats[seat].has(action.number) else NO_SUCH_VILLAGER

    def figures(self, position: MyVillagePosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"villager": action.words[0]}

    def apply(self, position: MyVillagePosition, seat: int, action: Action) -> None:
        village = position.seats[seat]
        profession = action.number
        village.villagers &= ~(1 << profession)
        spaces = position.components.chronicle[profession]
        filled = position.chronicle[profession]
        if filled < len(spaces):
            position.chronicle[profession] += 1
            if position.telling is not None:
                words: Figures = {"villager": PROFESSIONS[profession], "story": spaces[filled]}
                position.tell("event-chronicled", "MV-9.3", seat, words)
            village.tree += spaces[filled]
        else:
            position.graves += 1
            if position.telling is not None:
                words = {"villager": PROFESSIONS[profession], "grave": position.graves}
                position.tell("event-buried", "MV-9.3", seat, words)
        if not village.villagers:
            position.push(HIRES[seat])

    def note(self, position: MyVillagePosition, seat: int, action: Action) -> Note | None:
        """Whose area would stand idle (MV-5.1)."""
        components = position.components
        village = position.seats[seat]
        villager = PROFESSIONS[action.number]
        if village.villagers == 1 << action.number:
            return Note("nobody-left", "MV-9.4", {"points": -components.laborer_points})
        if action.number == ABBOT and village.ability(components):
            return Note("church-sleeps", "MV-10.21", {"card": components.cards[village.church].id})
        count = 0
        for banner in village.whites(components):
            if components.villager_for(banner) == action.number:
                count += 1
        return Note("falls-idle", "MV-5.1", {"villager": villager, "count": count}) if count else None

    def forecasts(self, position: MyVillagePosition, seat: int) -> list[Note]:
        return rat_and_end(position, position.seats[seat], 1)

    def misplaced(self, position: MyVillagePosition, place: int) -> str | None:
        return not_above(position, place, f"rat {self.seat}")


class Hire(SeatChoice[MyVillagePosition]):
    """MV-9.4: nobody is left, so a day laborer takes the place of the player's choice."""

    def context(self, position: MyVillagePosition, seat: int) -> Figures:
        return {"points": -position.components.laborer_points}

    def candidates(self, position: MyVillagePosition, seat: int) -> Sequence[Action]:
        return position.components.hires

    def apply(self, position: MyVillagePosition, seat: int, action: Action) -> None:
        village = position.seats[seat]
        village.laborers += 1
        village.villagers |= 1 << action.number
        if position.telling is not None:
            position.tell("event-hired", "MV-9.4", seat, {"villager": action.words[0]})

    def misplaced(self, position: MyVillagePosition, place: int) -> str | None:
        if position.seats[self.seat].villagers:
            return "somebody lives in the village"
        return not_above(position, place, f"rat {self.seat}")


class Rat(SeatStep[MyVillagePosition]):
    """MV-9.5, MV-9.6: the rat die; on the invasion space the rat stops (MV-9.7)."""

    def run(self, position: MyVillagePosition) -> None:
        pips = position.chance.below(FACES, "rat die") + 1
        position.rat = max(0, position.rat - pips)
        if position.telling is not None:
            position.tell("event-rat", "MV-9.5", self.seat, {"pips": pips, "distance": position.rat})
        if position.rat == 0:
            position.tell("event-invasion", "MV-9.7", self.seat, {})
            position.push(RAT_HOME)
            for seat in reversed(position.clockwise(self.seat)):
                position.push(LOSSES[seat])

    def misplaced(self, position: MyVillagePosition, place: int) -> str | None:
        return NOTHING_ABOVE if is_on_top(position, place) else not_in_turn(position, place, self.seat)


class RatHome(Step[MyVillagePosition]):
    """MV-9.7: the rat goes back to the start space of the player count."""

    def run(self, position: MyVillagePosition) -> None:
        position.rat = position.components.table_of(position.players).rat

    def misplaced(self, position: MyVillagePosition, place: int) -> str | None:
        if is_on_top(position, place):
            return NOTHING_ABOVE
        if position.rat:
            return f"the rat is {position.rat} from the invasion space"
        return not_in_turn(position, place, whose_turn(position))


def loss(position: MyVillagePosition, village: Village) -> int:
    """MV-9.7: half of the story points on the tree, rounded down."""
    return village.tree // position.components.rat_share


def can_heal(position: MyVillagePosition, village: Village) -> bool:
    """MV-10.24: the Church of Healing with its abbot and a free space."""
    if village.ability(position.components) != AVOID_RATS:
        return False
    return village.healed < position.components.cards[village.church].spaces


class Loss(SeatStep[MyVillagePosition]):
    """MV-9.7: what an invasion takes from one village; who can avoid a loss is asked."""

    def run(self, position: MyVillagePosition) -> None:
        village = position.seats[self.seat]
        if loss(position, village) and can_heal(position, village):
            position.push(HEALS[self.seat])
        else:
            suffer(position, self.seat, village)

    def misplaced(self, position: MyVillagePosition, place: int) -> str | None:
        return NOTHING_ABOVE if is_on_top(position, place) else invasion_amiss(position, place, self.seat)


def invasion_amiss(position: MyVillagePosition, place: int, seat: int) -> str | None:
    """Why it is not this seat that the rats come to next: they go round from whoever's turn it is, the last beneath."""
    below = beneath(position, place)
    if below == RAT_HOME.text:
        after = whose_turn(position)
    elif below.startswith("loss ") and below != f"loss {whose_turn(position)}":
        after = int(below.split()[1])
    else:
        return "`rat-home`, or the `loss` of who comes after, lies beneath it"
    return None if (after - 1) % position.players == seat else f"seat {after} does not come after"


def suffer(position: MyVillagePosition, seat: int, village: Village) -> None:
    """The points go back to the supply."""
    lost = loss(position, village)
    village.tree -= lost
    position.tell("event-lost-story", "MV-9.7", seat, {"story": lost})


class Heal(SeatChoice[MyVillagePosition]):
    """MV-10.24: twice in a game the Church of Healing may spare its owner."""

    verbs: tuple[str, ...] = ("heal", "suffer")

    def context(self, position: MyVillagePosition, seat: int) -> Figures:
        village = position.seats[seat]
        spaces = position.components.cards[village.church].spaces
        return {"story": loss(position, village), "left": spaces - village.healed}

    def candidates(self, position: MyVillagePosition, seat: int) -> Sequence[Action]:
        return [position.components.heal, position.components.suffer]

    def apply(self, position: MyVillagePosition, seat: int, action: Action) -> None:
        village = position.seats[seat]
        if action is position.components.heal:
            village.healed += 1
            position.tell("event-healed", "MV-10.24", seat, {})
        else:
            suffer(position, seat, village)

    def misplaced(self, position: MyVillagePosition, place: int) -> str | None:
        village = position.seats[self.seat]
        if not loss(position, village) or not can_heal(position, village):
            return "there is nothing to heal, or nothing to heal with"
        return invasion_amiss(position, place, self.seat)


DEATHS: Final[list[Death]] = [Death("death", seat) for seat in range(SEATS)]
BURIALS: Final[list[Bury]] = [Bury("bury", seat) for seat in range(SEATS)]
HIRES: Final[list[Hire]] = [Hire("hire", seat) for seat in range(SEATS)]
RATS: Final[list[Rat]] = [Rat("rat", seat) for seat in range(SEATS)]
RAT_HOME: Final[RatHome] = RatHome("rat-home")
LOSSES: Final[list[Loss]] = [Loss("loss", seat) for seat in range(SEATS)]
HEALS: Final[list[Heal]] = [Heal("heal", seat) for seat in range(SEATS)]
