"""Port (12): captains, cargo, steps, islands, lighthouses, treasure."""

from collections.abc import Sequence
from typing import Final

from letopis.games.village.bonuses import perform
from letopis.games.village.components.names import (
    COCOA,
    COIN,
    FARMYARD,
    GRAIN,
    HOLD,
    KIND_IDS,
    KINDS,
    LIGHTHOUSE,
    MOST_SEATS,
    NONE,
    PRESTIGE,
    TEA,
    THING_IDS,
)
from letopis.games.village.components.pieces import Island
from letopis.games.village.paying import charge, missing
from letopis.games.village.position import MOST_STEPS, Player, VillagePosition
from letopis.games.village.questions import NO_SUCH_MEMBER, Asked, at_home, not_in_action, picked_at, words_of
from letopis.games.village.travel import NO_TIME
from letopis.kernel.actions import Action
from letopis.kernel.notes import Note
from letopis.kernel.refusals import Figures, Refusal
from letopis.kernel.steps import Pick

NO_SUCH_CAPTAIN: Final = Refusal("V-12.2", "refusal-no-such-captain")
CAPTAIN_TOO_DEAR: Final = Refusal("V-12.2", "refusal-captain-too-dear")
NOT_IN_PORT: Final = Refusal("V-12.2", "refusal-not-in-port")
IN_PORT: Final = Refusal("V-12.5", "refusal-in-port")
HOLDS_FULL: Final = Refusal("V-12.3", "refusal-holds-full")
ONE_OF_A_TYPE: Final = Refusal("V-12.3", "refusal-one-of-a-type")
NOT_LOADABLE: Final = Refusal("V-12.3", "refusal-not-loadable")
NOT_OWNED: Final = Refusal("V-12.3", "refusal-not-owned")
NO_LINE: Final = Refusal("V-12.6", "refusal-no-line")
CANNOT_PAY_STEP: Final = Refusal("V-12.6", "refusal-cannot-pay-sea-step")
MUST_LEAVE: Final = Refusal("V-12.4", "refusal-must-leave")
NO_COAST: Final = Refusal("V-12.9", "refusal-no-coast")
NOT_BOUGHT: Final = Refusal("V-12.9", "refusal-not-bought")
NOT_ABOARD: Final = Refusal("V-12.9", "refusal-not-aboard")
NO_STACK: Final = Refusal("V-12.14", "refusal-no-stack")
COLLECTED: Final = Refusal("V-12.9", "refusal-collected")
NO_LIGHTHOUSE: Final = Refusal("V-12.9", "refusal-no-lighthouse")
KEPT: Final = Refusal("V-12.11", "refusal-lighthouse-kept")
CANNOT_PAY_KEEPER: Final = Refusal("V-12.9", "refusal-cannot-pay")

HAS_COLLECTED: Final = 1  # bits of `landed`
MEMBER: Final = 100  # numbers of the cargo that is no thing
CHEST: Final = 200


class Voyage(Asked):
    """V-12.1: leave the port, continue at sea, or return."""

    verbs: tuple[str, ...] = ("hire", "depart", "return")
    may_pass: bool = True
    takes_time: bool = True
    module: str = "port"

    def answers(self, position: VillagePosition, seat: int) -> list[Action]:
        components = position.components
        if position.seats[seat].ship == 0:
            return [components.captains[number].hire for number in position.captains]
        return [components.depart, components.back]

    def why_not(self, position: VillagePosition, seat: int, action: Action) -> Refusal | None:
        components = position.components
        player = position.seats[seat]
        if action is components.depart or action is components.back:
            return IN_PORT if player.ship == 0 else None
        if player.ship:
            return NOT_IN_PORT
        if action.number not in position.captains:
            return NO_SUCH_CAPTAIN
        return None if player.stock[COIN] >= components.captains[action.number].coins else CAPTAIN_TOO_DEAR

    def remark(self, position: VillagePosition, seat: int, action: Action) -> Note | None:
        """V-12.17: grain that has no room at home."""
        if action is not position.components.back:
            return None
        trial = position.copy()
        return_to_port(trial, seat)
        player = position.seats[seat]
        lost = player.stock[GRAIN] + player.cargo.count(GRAIN) - trial.seats[seat].stock[GRAIN]
        return Note("grain-lost", "V-12.17", {"count": lost}, warns=True) if lost else None

    def do(self, position: VillagePosition, seat: int, action: Action) -> None:
        components = position.components
        player = position.seats[seat]
        if action is components.back:
            return_to_port(position, seat)
        elif action is components.depart:
            position.steps = min(position.steps + components.captains[player.captain].free_steps, MOST_STEPS)
            position.push(SAILS[seat])
        else:
            captain = components.captains[action.number]
            position.captains.remove(captain.number)
            player.captain = captain.number
            if position.telling is not None:
                position.tell("event-hired", "V-12.2", seat, {"captain": captain.id, "count": captain.coins})
            position.spend(seat, COIN, captain.coins)
            position.steps = min(position.steps + captain.free_steps, MOST_STEPS)
            position.begin(LOADS[seat])


def return_to_port(position: VillagePosition, seat: int) -> None:
    """V-12.12, V-12.17: unload everything, grain over the limit to the supply; the captain leaves the game."""
    player = position.seats[seat]
    if position.waived & NO_TIME == 0:
        position.spend_time(seat, position.components.return_time)
    player.ship = 0
    player.captain = NONE
    player.duplicate = 0
    position.tell("event-returned", "V-12.12", seat, {})
    for thing in player.cargo:
        if thing != GRAIN or player.stock[GRAIN] < position.components.most_grain:
            player.stock[thing] += 1
    player.cargo = []
    for kind in player.kinds_at(HOLD):
        while HOLD * KINDS + kind in player.members:
            player.move(kind, HOLD, FARMYARD)
    player.chests = sorted(player.chests + player.stowed)
    player.stowed = []


def open_chest(position: VillagePosition, seat: int, chest: int) -> None:
    """V-12.13: turn it over, take what it shows, put it in the box."""
    position.seats[seat].chests.remove(chest)
    position.reveals += 1
    position.tell("event-chest", "V-12.13", seat, {"chest": position.components.chests[chest].id})
    perform(position, seat, position.components.chests[chest].effects)


# ---- loading


def room_refusal(position: VillagePosition, player: Player, kind: int) -> Refusal | None:
    """V-12.3: an empty hold, and at most one cargo of a type."""
    if player.holds_used() >= position.components.holds:
        return HOLDS_FULL
    return ONE_OF_A_TYPE if aboard(player, kind) and doubles(player) >= player.duplicate else None


def aboard(player: Player, kind: int) -> int:
    """How many cargoes of a type are in the holds."""
    if kind == MEMBER:
        return player.count(HOLD, HOLD + 1)
    return len(player.stowed) if kind == CHEST else player.cargo.count(kind)


def doubles(player: Player) -> int:
    """Cargoes over one of their type."""
    found = max(0, aboard(player, MEMBER) - 1) + max(0, aboard(player, CHEST) - 1)
    for place in range(1, len(player.cargo)):
        if player.cargo[place] == player.cargo[place - 1]:
            found += 1
    return found


class Load(Pick[VillagePosition]):
    """V-12.3: what goes into the holds; then out to sea."""

    verbs: tuple[str, ...] = ("load",)

    def context(self, position: VillagePosition, seat: int) -> Figures:
        return {"count": position.components.holds - position.seats[seat].holds_used()}

    def things(self, position: VillagePosition, seat: int) -> Sequence[Action]:
        components = position.components
        player = position.seats[seat]
        found: list[Action] = []
        for kind in player.kinds_at(FARMYARD):
            found.append(components.load_member[kind])
        for thing in components.loadable:
            if player.stock[thing]:
                found.append(components.load[thing])
        last = NONE
        for chest in player.chests:
            if chest != last:
                found.append(components.load_chest[chest])
            last = chest
        return found

    def unfit(self, position: VillagePosition, seat: int, action: Action) -> Refusal | None:
        components = position.components
        player = position.seats[seat]
        if action.number >= CHEST:
            if action.number - CHEST not in player.chests:
                return NOT_OWNED
            return room_refusal(position, player, CHEST)
        if action.number >= MEMBER:
            if not at_home(player, action.number - MEMBER):
                return NO_SUCH_MEMBER
            return room_refusal(position, player, MEMBER)
        if action.number not in components.loadable:
            return NOT_LOADABLE
        return room_refusal(position, player, action.number) if player.stock[action.number] else NOT_OWNED

    def figures(self, position: VillagePosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return words_of(action)

    def note(self, position: VillagePosition, seat: int, action: Action) -> Note | None:
        """V-12.3: holds that stay empty though something could go aboard."""
        if action is not position.components.depart or not self.fitting(position, seat):
            return None
        free = position.components.holds - position.seats[seat].holds_used()
        return Note("empty-holds", "V-12.3", {"count": free}, warns=free == position.components.holds)

    def most(self, position: VillagePosition, seat: int) -> int:
        return position.components.holds

    def enough(self, position: VillagePosition, seat: int) -> Action | None:
        return position.components.depart

    def spent(self, position: VillagePosition, seat: int) -> bool:
        return False  # setting sail is said, also with full holds

    def finish(self, position: VillagePosition, seat: int) -> None:
        position.push(SAILS[seat])

    def take(self, position: VillagePosition, seat: int, action: Action) -> None:
        player = position.seats[seat]
        if action.number >= CHEST:
            player.chests.remove(action.number - CHEST)
            player.stowed = sorted([*player.stowed, action.number - CHEST])
            position.tell("event-loaded", "V-12.3", seat, {"thing": "chest"})
        elif action.number >= MEMBER:
            player.move(action.number - MEMBER, FARMYARD, HOLD)
            position.tell("event-loaded", "V-12.3", seat, {"thing": "member"})
        else:
            player.stock[action.number] -= 1
            player.cargo = sorted([*player.cargo, action.number])
            position.tell("event-loaded", "V-12.3", seat, {"thing": THING_IDS[action.number]})

    def misplaced(self, position: VillagePosition, place: int) -> str | None:
        player = position.seats[self.seat]
        if player.ship or player.captain == NONE or position.steps == 0:
            return "a ship is loaded in port, with a captain and his first step"
        left = hold_numbers(player)
        for action in picked_at(position, place):
            if action.number not in left:
                return f"“{action.text}” is not in the holds"
            left.remove(action.number)
        return not_in_action(position, place, self.seat, "port")


def hold_numbers(player: Player) -> list[int]:
    """The holds as the numbers of the actions that filled them."""
    found = player.cargo.copy()
    for member in player.members:
        if member >> 3 == HOLD:
            found.append(MEMBER + (member & 7))
    for chest in player.stowed:
        found.append(CHEST + chest)
    return found


# ---- sailing


class Sail(Asked):
    """V-12.6 to V-12.10: a step, a landing, or the end of the movement."""

    verbs: tuple[str, ...] = ("sail", "land", "stop")
    takes_time: bool = True
    module: str = "port"

    def misplaced(self, position: VillagePosition, place: int) -> str | None:
        player = position.seats[self.seat]
        if player.captain == NONE or (player.ship == 0 and position.steps == 0):
            return "a ship sails with a captain, and leaves port by its free step"
        return super().misplaced(position, place)

    def context(self, position: VillagePosition, seat: int) -> Figures:
        return {"sea": position.components.seas[position.seats[seat].ship].id, "steps": position.steps}

    def answers(self, position: VillagePosition, seat: int) -> list[Action]:
        components = position.components
        sea = components.seas[position.seats[seat].ship]
        found = [components.sail[number] for number in sea.lines]
        found.append(components.land)
        found.append(components.stop)
        return found

    def why_not(self, position: VillagePosition, seat: int, action: Action) -> Refusal | None:
        components = position.components
        player = position.seats[seat]
        sea = components.seas[player.ship]
        if action is components.stop:
            return MUST_LEAVE if player.ship == 0 else None
        if action is components.land:
            return NO_COAST if sea.island == NONE else None
        if action.number not in sea.lines:
            return NO_LINE
        if position.steps:
            return None
        needs = components.captains[player.captain].step_cost.needs
        return None if missing(player, needs) <= player.stock[COIN] else CANNOT_PAY_STEP

    def remark(self, position: VillagePosition, seat: int, action: Action) -> Note | None:
        """V-12.9, V-12.10: free steps that are lost; a landing where nothing can be done."""
        components = position.components
        if action is components.land:
            trial = position.copy()
            trial.advance(action, seat)
            idle = len(LANDINGS[seat].actions(trial, seat)) == 1
            return Note("nothing-ashore", "V-12.9", {}, warns=True) if idle else None
        if action is components.stop and position.steps:
            return Note("steps-lost", "V-12.6", {"count": position.steps}, warns=True)
        return None

    def do(self, position: VillagePosition, seat: int, action: Action) -> None:
        components = position.components
        player = position.seats[seat]
        if action is components.stop:
            return
        if action is components.land:
            position.landed = 0
            position.tell("event-landed", "V-12.9", seat, {"sea": components.seas[player.ship].id})
            position.push(LANDINGS[seat])
            return
        position.push(self)
        player.ship = action.number
        sea = components.seas[action.number]
        position.tell("event-sailed", "V-12.6", seat, {"sea": sea.id})
        if sea.clock and position.waived & NO_TIME == 0:
            position.spend_time(seat, 1)  # V-12.8
        if position.steps:
            position.steps -= 1
            return
        captain = components.captains[player.captain]
        position.steps = captain.steps - 1
        charge(position, seat, captain.step_cost)


# ---- ashore


def keeper_refusal(position: VillagePosition, seat: int, island: Island, kind: int) -> Refusal | None:
    """V-12.9, V-12.11: why nobody can man the lighthouse."""
    player = position.seats[seat]
    if not island.has_lighthouse:
        return NO_LIGHTHOUSE
    if HOLD * KINDS + kind not in player.members:
        return NOT_ABOARD
    if position.resting(LIGHTHOUSE + island.number):
        return KEPT
    for thing, n in island.cost.things:
        if player.cargo.count(thing) < n:
            return CANNOT_PAY_KEEPER
    return None if missing(player, island.cost.needs) <= player.stock[COIN] else CANNOT_PAY_KEEPER


class Landing(Asked):
    """V-12.9: sell, collect, man the lighthouse, in any order; then the voyage's turn ends."""

    verbs: tuple[str, ...] = ("trade", "collect", "keeper")
    may_pass: bool = True
    takes_time: bool = True
    gives_away: str = "V-12.9"
    module: str = "port"

    def misplaced(self, position: VillagePosition, place: int) -> str | None:
        if position.components.seas[position.seats[self.seat].ship].island == NONE:
            return "the ship is at no coast"
        return super().misplaced(position, place)

    def context(self, position: VillagePosition, seat: int) -> Figures:
        return {"island": self.island(position, seat).id}

    def island(self, position: VillagePosition, seat: int) -> Island:
        """Where the ship lies."""
        components = position.components
        return components.islands[components.seas[position.seats[seat].ship].island]

    def answers(self, position: VillagePosition, seat: int) -> list[Action]:
        components = position.components
        player = position.seats[seat]
        found: list[Action] = []
        last = NONE
        for thing in player.cargo:
            if thing != last:
                found.append(components.trade[thing])
            last = thing
        found.append(components.collect)
        for kind in player.kinds_at(HOLD):
            found.append(components.keeper[kind])
        return found

    def why_not(self, position: VillagePosition, seat: int, action: Action) -> Refusal | None:
        player = position.seats[seat]
        island = self.island(position, seat)
        if action is position.components.collect:
            return self.collecting_refusal(position, player, island)
        if action.kind == "keeper":
            return keeper_refusal(position, seat, island, action.number)
        if action.number not in player.cargo:
            return NOT_ABOARD
        return None if island.prices[action.number] else NOT_BOUGHT

    def forecasts(self, position: VillagePosition, seat: int) -> list[Note]:
        """V-12.9: what all that is aboard would bring here."""
        prices = self.island(position, seat).prices
        worth = sum([prices[thing] for thing in position.seats[seat].cargo])
        return [Note("cargo-worth", "V-12.9", {"count": worth}), *super().forecasts(position, seat)]

    def collecting_refusal(self, position: VillagePosition, player: Player, island: Island) -> Refusal | None:
        """V-12.9: the top of the stack into an empty hold, once."""
        if island.stack == "treasure_chest":
            if not position.chest_stack:
                return NO_STACK
        elif not island.stack or position.supply[COCOA if island.stack == "cocoa" else TEA] == 0:
            return NO_STACK
        if position.landed & HAS_COLLECTED:
            return COLLECTED
        return room_refusal(position, player, stack_type(island))

    def do(self, position: VillagePosition, seat: int, action: Action) -> None:
        player = position.seats[seat]
        island = self.island(position, seat)
        position.push(self)
        if action is position.components.collect:
            position.landed |= HAS_COLLECTED
            take_from_stack(position, seat, island)
        elif action.kind == "keeper":
            player.move(action.number, HOLD, LIGHTHOUSE + island.number)
            player.keepers += 1
            if position.telling is not None:
                words: Figures = {"member": KIND_IDS[action.number], "island": island.id}
                position.tell("event-keeper", "V-12.9", seat, words)
            for thing, n in island.cost.things:
                for _ in range(n):
                    player.cargo.remove(thing)
                    position.supply[thing] += 1
            position.gain(seat, PRESTIGE, island.prestige)
            charge(position, seat, island.cubes)
        else:
            player.cargo.remove(action.number)
            if action.number != GRAIN:
                position.supply[action.number] += 1
            if position.telling is not None:
                words = {"thing": THING_IDS[action.number], "count": island.prices[action.number]}
                position.tell("event-traded", "V-12.9", seat, words)
            position.gain(seat, PRESTIGE, island.prices[action.number])


def stack_type(island: Island) -> int:
    """The type of cargo an island's stack gives."""
    if island.stack == "treasure_chest":
        return CHEST
    return COCOA if island.stack == "cocoa" else TEA


def take_from_stack(position: VillagePosition, seat: int, island: Island) -> None:
    """A token into a hold; a chest stays face down, but its carrier looks at it."""
    player = position.seats[seat]
    kind = stack_type(island)
    if kind != CHEST:
        position.supply[kind] -= 1
        player.cargo = sorted([*player.cargo, kind])
        position.tell("event-collected", "V-12.9", seat, {"thing": island.stack})
        return
    chest = position.chest_stack.pop()
    player.stowed = sorted([*player.stowed, chest])
    position.reveals += 1
    secret: Figures = {"thing": position.components.chests[chest].id}
    position.whisper("event-collected", "V-12.9", seat, secret, {"thing": "chest"})


VOYAGES: Final[list[Voyage]] = [Voyage("voyage", seat) for seat in range(MOST_SEATS)]
LOADS: Final[list[Load]] = [Load("load", seat) for seat in range(MOST_SEATS)]
SAILS: Final[list[Sail]] = [Sail("sail", seat) for seat in range(MOST_SEATS)]
LANDINGS: Final[list[Landing]] = [Landing("landing", seat) for seat in range(MOST_SEATS)]
