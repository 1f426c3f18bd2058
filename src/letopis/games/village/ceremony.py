"""Wedding: the ceremony at the end of a round (13.3): a roll, couples, moves, rewards."""

from typing import Final

from letopis.games.village.bonuses import NONE_IN_SUPPLY, perform
from letopis.games.village.church import not_in_line
from letopis.games.village.components.names import (
    CEREMONY,
    COUPLE,
    DEAD,
    FARMYARD,
    LIGHTHOUSE,
    MOST_COUPLES,
    MOST_SEATS,
    NONE,
    THING_IDS,
)
from letopis.games.village.paying import can_pay, charge
from letopis.games.village.position import AREA_IDS, BAKERY, HOUSES, SHOP, VillagePosition
from letopis.games.village.questions import Asked, beneath, words_of
from letopis.kernel.actions import Action
from letopis.kernel.notes import Note
from letopis.kernel.refusals import NOT_ASKED, Figures, Refusal
from letopis.kernel.steps import SeatStep, Step

CANNOT_PAY: Final = Refusal("V-13.21", "refusal-cannot-pay")
NOBODY: Final = 99  # in place of a seat: the pink figure
MOST_PAIRS: Final = 4
PINK_BIT: Final = 4
AGE: Final = 8


def figures(position: VillagePosition) -> list[int]:
    """Who stands in the ceremony area, from the highest step: step * 1000 + seat * 8 + kind."""
    found: list[int] = []
    if position.pink_step != NONE:
        found.append(position.pink_step * 1000 + NOBODY * 8)
    for seat in range(position.players):
        for member in position.seats[seat].members:
            if CEREMONY <= member >> 3 < LIGHTHOUSE:
                found.append(((member >> 3) - CEREMONY) * 1000 + seat * 8 + (member & 7))
    found.sort()
    return found


def seat_of(figure: int) -> int:
    """Whose figure it is; NOBODY's is pink."""
    return figure % 1000 // 8


def couples_to_marry(position: VillagePosition) -> int:
    """V-13.12: how many pairs the figures in the ceremony area make."""
    return min(position.setup.pairs, len(figures(position)) // 2)


def faces_to_marry(position: VillagePosition, seat: int) -> int:
    """V-13.10 to V-13.12: with how many faces of the die somebody of a seat would marry as things stand."""
    found = 0
    for step in position.components.die_steps:
        trial = position.copy()
        CEREMONY_STEP.invite(trial, step)
        married = figures(trial)[: couples_to_marry(trial) * 2]
        found += 1 if seat in [seat_of(figure) for figure in married] else 0
    return found


def marrying(position: VillagePosition, seat: int) -> list[Note]:
    """Who has somebody in the ceremony area, and how likely he marries."""
    if not position.seats[seat].count(CEREMONY, LIGHTHOUSE):
        return []
    words: Figures = {"count": faces_to_marry(position, seat), "faces": position.components.die_faces}
    return [Note("marrying", "V-13.12", words)]


def not_in_ceremony(position: VillagePosition, place: int, *verbs: str) -> str | None:
    """None if it stands on a step of one of these kinds, at the end of a round with the Wedding."""
    if not position.setup.wedding:
        return "the Wedding is not in play"
    if position.stack[0].text != "round":
        return "the next round comes after a ceremony"
    return None if beneath(position, place)[0] in verbs else f"it stands on {' or '.join(verbs)}"


def doors_below(position: VillagePosition, place: int) -> int:
    """How many couples are asked for their door after this one."""
    return len([step for step in position.stack[:place] if step.text.startswith("door-of")])


class Ceremony(Step[VillagePosition]):
    """V-13.10 to V-13.13: the roll, a pink figure, who marries, who decides."""

    def misplaced(self, position: VillagePosition, place: int) -> str | None:
        if position.pink_step != NONE:
            return "a pink figure stands in the ceremony area already"
        return not_in_ceremony(position, place, "round")

    def run(self, position: VillagePosition) -> None:
        components = position.components
        face = position.chance.below(components.die_faces, "ceremony die")
        step = components.die_steps[face]
        position.tell("event-ceremony", "V-13.10", position.first, {"count": step + 1})
        self.invite(position, step)
        position.doors = []
        position.push(MOVES)
        pairs = couples_to_marry(position)
        for pair in range(pairs - 1, -1, -1):
            position.push(DOORS[pair])

    def invite(self, position: VillagePosition, step: int) -> None:
        """V-13.11: a pink figure on a free step, from the supply, else the one that has been longest in the houses."""
        if position.resting(CEREMONY + step):
            return
        if position.pinks_left() == 0:
            oldest = NONE
            for slot in range(len(position.couples)):
                couple = position.couples[slot]
                pink_there = couple & 3 == HOUSES and couple & PINK_BIT != 0
                if pink_there and (oldest == NONE or couple // AGE < position.couples[oldest] // AGE):
                    oldest = slot
            if oldest == NONE:
                return
            position.couples[oldest] -= PINK_BIT
            position.tell("event-pink-leaves", "V-13.11", position.first, {})
        position.pink_step = step
        position.tell("event-pink", "V-13.10", position.first, {"count": step + 1})


class DoorOf(Step[VillagePosition]):
    """V-13.13: the owner of the higher figure decides; for a pink one the die does."""

    def __init__(self, pair: int) -> None:
        super().__init__("door-of", str(pair))
        self.pair = pair

    def misplaced(self, position: VillagePosition, place: int) -> str | None:
        if self.pair >= couples_to_marry(position):
            return "so many do not marry"
        if self.pair + doors_below(position, place) + 1 != couples_to_marry(position):
            return "the pairs after it stand beneath it"
        return not_in_ceremony(position, place, "moves", "door-of")

    def run(self, position: VillagePosition) -> None:
        components = position.components
        seat = seat_of(figures(position)[self.pair * 2])
        if seat != NOBODY:
            position.push(DOOR_CHOICES[seat])
            return
        face = position.chance.below(components.die_faces, "ceremony die")
        door = BAKERY if components.die_bakery[face] else SHOP
        position.doors.append(door)
        position.tell("event-door-rolled", "V-13.13", position.first, {"area": AREA_IDS[door]})


class DoorChoice(Asked):
    """V-13.13: bakery or shop."""

    verbs: tuple[str, ...] = ("choose",)

    def misplaced(self, position: VillagePosition, place: int) -> str | None:
        pair = couples_to_marry(position) - 1 - doors_below(position, place)
        if pair < 0 or seat_of(figures(position)[pair * 2]) != self.seat:
            return f"seat {self.seat} does not decide"
        return not_in_ceremony(position, place, "moves", "door-of")

    def answers(self, position: VillagePosition, seat: int) -> list[Action]:
        return position.components.door

    def do(self, position: VillagePosition, seat: int, action: Action) -> None:
        position.doors.append(BAKERY + action.number)
        position.tell("event-door", "V-13.13", seat, {"area": action.words[0]})


class Moves(Step[VillagePosition]):
    """V-13.14: old couples to the houses, new ones through their door, all others home."""

    def misplaced(self, position: VillagePosition, place: int) -> str | None:
        pending = 0
        for step in position.stack[place + 1 :]:
            if step.text.startswith("door"):
                pending += 1
        if len(position.doors) + pending != couples_to_marry(position):
            return "each couple has one door"
        return not_in_ceremony(position, place, "round")

    def run(self, position: VillagePosition) -> None:
        couples = position.couples
        for slot in range(len(couples)):
            if couples[slot] and couples[slot] & 3 != HOUSES and position.partners(slot) == 2:
                couples[slot] += HOUSES - (couples[slot] & 3)
        self.marry(position)
        consoled = self.send_home(position)
        position.push(REWARDS)
        for seat in reversed(position.clockwise(position.first)):
            if seat in consoled:
                position.push(CONSOLING[seat])

    def marry(self, position: VillagePosition) -> None:
        """The new couples."""
        present = figures(position)
        for pair in range(len(position.doors)):
            slot = 0
            while slot < len(position.couples) and position.couples[slot]:
                slot += 1
            assert slot < MOST_COUPLES
            if slot == len(position.couples):
                position.couples.append(0)
            position.couples[slot] = position.doors[pair] + AGE * position.round
            for figure in present[pair * 2 : pair * 2 + 2]:
                seat = seat_of(figure)
                if seat == NOBODY:
                    position.couples[slot] += PINK_BIT
                    position.pink_step = NONE
                else:
                    position.seats[seat].move(figure % 8, CEREMONY + figure // 1000, COUPLE + slot)
            position.tell("event-married", "V-13.12", position.first, {"area": AREA_IDS[position.doors[pair]]})
        position.doors = []

    def send_home(self, position: VillagePosition) -> list[int]:
        """All without a partner; returns the seats whose member came from the ceremony area."""
        consoled: list[int] = []
        position.pink_step = NONE
        for seat in range(position.players):
            player = position.seats[seat]
            for member in player.members.copy():
                place = member >> 3
                single = COUPLE <= place < DEAD and position.partners(place - COUPLE) == 1
                if CEREMONY <= place < LIGHTHOUSE:
                    consoled.append(seat)
                elif not single:
                    continue
                player.move(member & 7, place, FARMYARD)
                if single:
                    position.couples[place - COUPLE] = 0
                if position.telling is not None:
                    words: Figures = {"member": position.components.die[member].words[0]}
                    position.tell("event-unmarried", "V-13.14", seat, words)
        while position.couples and position.couples[-1] == 0:
            position.couples.pop()
        return consoled


class Consoling(SeatStep[VillagePosition]):
    """V-13.21: asked only who could pay."""

    def misplaced(self, position: VillagePosition, place: int) -> str | None:
        return not_in_line(position, place, self.seat, "consoling", "rewards")

    def run(self, position: VillagePosition) -> None:
        player = position.seats[self.seat]
        if player.chests or can_pay(player, position.components.consolation_cost):
            position.push(CONSOLATIONS[self.seat])


class Consolation(Asked):
    """V-13.21: a cube for a bread or a tool."""

    verbs: tuple[str, ...] = ("gain",)
    may_pass: bool = True

    def misplaced(self, position: VillagePosition, place: int) -> str | None:
        return not_in_line(position, place, self.seat, "consoling", "rewards")

    def answers(self, position: VillagePosition, seat: int) -> list[Action]:
        components = position.components
        return [components.gain[thing] for thing in components.consolations]

    def why_not(self, position: VillagePosition, seat: int, action: Action) -> Refusal | None:
        components = position.components
        if action.number not in components.consolations:
            return NOT_ASKED
        if not can_pay(position.seats[seat], components.consolation_cost):
            return CANNOT_PAY
        return None if position.supply[action.number] else NONE_IN_SUPPLY

    def figures(self, position: VillagePosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"thing": action.words[0], **words_of(action)}

    def do(self, position: VillagePosition, seat: int, action: Action) -> None:
        position.tell("event-consoled", "V-13.21", seat, {"thing": THING_IDS[action.number]})
        position.gain(seat, action.number, 1)
        charge(position, seat, position.components.consolation_cost)


class Rewards(Step[VillagePosition]):
    """V-13.17: from the starting player; births in the houses, then bakery and shop, member by member."""

    def misplaced(self, position: VillagePosition, place: int) -> str | None:
        return not_in_ceremony(position, place, "round")

    def run(self, position: VillagePosition) -> None:
        order = position.clockwise(position.first)
        for seat in order:
            for _ in range(members_in(position, seat, HOUSES)):
                perform(position, seat, position.components.rewards["houses"][0])
        for seat in reversed(order):
            for _ in range(members_in(position, seat, SHOP)):
                position.push(SHOP_REWARDS[seat])
            for _ in range(members_in(position, seat, BAKERY)):
                position.push(BAKERY_REWARDS[seat])


def members_in(position: VillagePosition, seat: int, area: int) -> int:
    """How many of a family live in an area, in couples."""
    found = 0
    for member in position.seats[seat].members:
        place = member >> 3
        if COUPLE <= place < DEAD and position.couples[place - COUPLE] & 3 == area:
            found += 1
    return found


class Reward(Asked):
    """V-13.17: one of two rewards."""

    def misplaced(self, position: VillagePosition, place: int) -> str | None:
        asked = len([step for step in position.stack if step is self])
        if asked > members_in(position, self.seat, AREA_IDS.index(self.kind)):
            return f"seat {self.seat} has not so many members there"
        return not_in_ceremony(position, place, "round", "bakery", "shop")

    def answers(self, position: VillagePosition, seat: int) -> list[Action]:
        return position.components.bakery if self.kind == "bakery" else position.components.shop

    def do(self, position: VillagePosition, seat: int, action: Action) -> None:
        perform(position, seat, position.components.rewards[self.kind][action.number])


CEREMONY_STEP: Final[Ceremony] = Ceremony("ceremony")
DOORS: Final[list[DoorOf]] = [DoorOf(pair) for pair in range(MOST_PAIRS)]
DOOR_CHOICES: Final[list[DoorChoice]] = [DoorChoice("door", seat) for seat in range(MOST_SEATS)]
MOVES: Final[Moves] = Moves("moves")
CONSOLING: Final[list[Consoling]] = [Consoling("consoling", seat) for seat in range(MOST_SEATS)]
CONSOLATIONS: Final[list[Consolation]] = [Consolation("consolation", seat) for seat in range(MOST_SEATS)]
REWARDS: Final[Rewards] = Rewards("rewards")
BAKERY_REWARDS: Final[list[Reward]] = [Reward("bakery", seat) for seat in range(MOST_SEATS)]
SHOP_REWARDS: Final[list[Reward]] = [Reward("shop", seat) for seat in range(MOST_SEATS)]
