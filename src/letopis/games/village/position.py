"""What is on the table in Village: the families, the supply, the boards of all modules."""

from typing import Any, Final

from letopis.games.village import scoring, view
from letopis.games.village.components.actions import Components
from letopis.games.village.components.names import (
    BEER,
    COCOA,
    COIN,
    COUPLE,
    CUBES,
    DEAD,
    FARMYARD,
    GENERATIONS,
    GRAIN,
    HOLD,
    KINDS,
    NONE,
    OWNED,
    PRESTIGE,
    SPACES,
    TEA,
    THING_IDS,
    UNBORN,
    is_visible,
    number_of,
)
from letopis.games.village.components.pieces import Setup
from letopis.games.village.view_types import VillageView
from letopis.kernel.position import Position
from letopis.kernel.scores import Score

BAKERY: Final = 1  # the areas in which couples live
SHOP: Final = 2
HOUSES: Final = 3
AREA_IDS: Final[list[str]] = ["", "bakery", "shop", "houses"]
PILES: Final = 3
MOST: Final = 9999  # of points, coins, rounds and deaths: no game comes near, but what is written must be readable
MOST_STEPS: Final = 999


class Player:
    """One family: its members, what it owns, its ship and its cards."""

    members: list[int]  # place * KINDS + kind, sorted
    stock: list[int]  # by thing
    prestige: int  # scored so far
    time: int  # the space of the time marker
    dying: int  # deaths that are due
    markers: int  # cities visited, as bits
    customers: list[int]  # served, in order
    hand: list[int]  # villagers
    hired: int  # villagers ever taken
    ship: int  # where it is; 0 is the port
    captain: int
    cargo: list[int]  # things in the holds, sorted; members aboard are in `members`
    stowed: list[int]  # chests in the holds
    chests: list[int]  # chests before the player
    duplicate: int  # cargoes over the limit of one a type, on this voyage
    keepers: int  # members ever put on lighthouses
    goals: list[int]  # life goals in hand
    reached: list[int]  # life goals revealed

    def copy(self) -> "Player":
        """An independent player."""
        twin = Player()
        twin.members = self.members.copy()
        twin.stock = self.stock.copy()
        twin.prestige = self.prestige
        twin.time = self.time
        twin.dying = self.dying
        twin.markers = self.markers
        twin.customers = self.customers.copy()
        twin.hand = self.hand.copy()
        twin.hired = self.hired
        twin.ship = self.ship
        twin.captain = self.captain
        twin.cargo = self.cargo.copy()
        twin.stowed = self.stowed.copy()
        twin.chests = self.chests.copy()
        twin.duplicate = self.duplicate
        twin.keepers = self.keepers
        twin.goals = self.goals.copy()
        twin.reached = self.reached.copy()
        return twin

    # ---- members

    def has(self, place: int) -> bool:
        """Whether a member is there."""
        for member in self.members:
            if member >> 3 == place:
                return True
        return False

    def count(self, low: int, high: int) -> int:
        """How many members are in the places from low up to, not including, high."""
        found = 0
        for member in self.members:
            place = member >> 3
            if low <= place < high:
                found += 1
        return found

    def kinds_at(self, place: int) -> list[int]:
        """The kinds of member in a place, each once."""
        found: list[int] = []
        last = NONE
        for member in self.members:
            if member >> 3 == place and member != last:
                found.append(member & 7)
                last = member
        return found

    def move(self, kind: int, start: int, end: int) -> None:
        """A member goes from place to place."""
        self.members.remove(start * KINDS + kind)
        self.members.append(end * KINDS + kind)
        self.members.sort()

    def steps_on(self, first: int, length: int) -> list[int]:
        """Who stands in a row of places before its last, each kind once: the step that is next * KINDS + kind."""
        found: list[int] = []
        last = NONE
        for member in self.members:
            step = (member >> 3) - first + 1
            if member != last and 1 <= step < length:
                found.append(step * KINDS + (member & 7))
            last = member
        return found

    def furthest(self, first: int, end: int) -> int:
        """How far a member has come in a row of places, counted from 1; 0 for nobody there."""
        best = 0
        for member in self.members:
            place = member >> 3
            if first <= place < end and place - first >= best:
                best = place - first + 1
        return best

    def lowest(self) -> int:
        """V-6.13: the lowest number among the visible living members, or NONE."""
        least = NONE
        for member in self.members:
            if is_visible(member >> 3):
                number = number_of(member & 7)
                if least == NONE or number < least:
                    least = number
        return least

    def unborn(self) -> int:
        """V-7.3: the kind of the lowest-numbered member in the supply, or NONE."""
        return self.members[0] & 7 if self.members[0] >> 3 == UNBORN else NONE

    def living(self) -> int:
        """V-2.3: members born and not dead, those in the black bag too (D-32)."""
        return self.count(FARMYARD, DEAD)

    def holds_used(self) -> int:
        """Holds that are not empty."""
        return len(self.cargo) + len(self.stowed) + self.count(HOLD, HOLD + 1)


class VillagePosition(Position):
    """A game of Village at one moment."""

    components: Components
    setup: Setup
    seats: list[Player]
    supply: list[int]  # by thing; coins and grain are not counted
    bag: list[int]  # the green bag, by cube
    spaces: list[int]  # cubes on the action spaces: space * CUBES + cube
    cubes: int  # how many of them
    stalls: list[int]  # customers, NONE for an empty stall
    queue: list[int]
    pile: list[int]  # customers to come, the next one last
    round: int
    first: int  # the starting player
    next_first: int  # who holds the next starting player marker, or NONE
    # Tavern
    piles: list[list[int]]  # villagers, the top last
    # Port
    captains: list[int]
    chest_stack: list[int]  # the top last
    # Wedding
    couples: list[int]  # by slot: 0, or area + 4 if one is pink + 8 * the ceremony they married at
    pink_step: int  # the pink figure in the ceremony area, or NONE
    doors: list[int]  # what the couples about to marry have chosen
    # what is going on
    seat: int  # whose turn it is
    due: list[int]  # the cubes of a payment: mask * 16 + units
    waived: int  # what cards waive in this action, as bits
    out: int  # seats out of the market day, as bits
    free_sale: bool
    waiting: int  # deaths of the starter from before the market day
    steps: int  # sea steps in hand
    landed: int  # what has been done ashore, as bits
    any_death: bool
    corpse: int  # kind and place of the member being buried, or NONE
    fetched: int  # figures taken or drawn in this mass
    ended_by: int  # who filled the last place, or NONE
    turns_left: int  # last turns to come, NONE while the game goes on

    def copy(self) -> "VillagePosition":
        twin = VillagePosition()
        self.copy_into(twin)
        twin.components = self.components
        twin.setup = self.setup
        twin.seats = [player.copy() for player in self.seats]
        twin.supply = self.supply.copy()
        twin.bag = self.bag.copy()
        twin.spaces = self.spaces.copy()
        twin.cubes = self.cubes
        twin.stalls = self.stalls.copy()
        twin.queue = self.queue.copy()
        twin.pile = self.pile.copy()
        twin.round = self.round
        twin.first = self.first
        twin.next_first = self.next_first
        twin.piles = [pile.copy() for pile in self.piles]
        twin.captains = self.captains.copy()
        twin.chest_stack = self.chest_stack.copy()
        twin.couples = self.couples.copy()
        twin.pink_step = self.pink_step
        twin.doors = self.doors.copy()
        twin.seat = self.seat
        twin.due = self.due.copy()
        twin.waived = self.waived
        twin.out = self.out
        twin.free_sale = self.free_sale
        twin.waiting = self.waiting
        twin.steps = self.steps
        twin.landed = self.landed
        twin.any_death = self.any_death
        twin.corpse = self.corpse
        twin.fetched = self.fetched
        twin.ended_by = self.ended_by
        twin.turns_left = self.turns_left
        return twin

    # ---- what a family gains and pays

    def gain(self, seat: int, thing: int, n: int) -> int:
        """V-3.2, V-7.2: take from the supply what there is and what there is room for; returns how many."""
        player = self.seats[seat]
        if thing == PRESTIGE:
            player.prestige = min(player.prestige + n, MOST)
        elif thing == GRAIN:
            n = min(n, max(0, self.components.most_grain - player.stock[GRAIN]))
            player.stock[GRAIN] += n
        elif thing == COIN:
            player.stock[COIN] = min(player.stock[COIN] + n, MOST)
        else:
            n = min(n, self.supply[thing])
            self.supply[thing] -= n
            player.stock[thing] += n
        if self.telling is not None and n:
            self.tell("event-gained", "V-3.2", seat, {"thing": THING_IDS[thing], "count": n})
        return n

    def spend(self, seat: int, thing: int, n: int) -> None:
        """V-6.7: back to the supply."""
        if n == 0:
            return
        self.seats[seat].stock[thing] -= n
        if thing != COIN and thing != GRAIN:
            self.supply[thing] += n
        if self.telling is not None:
            self.tell("event-paid", "V-6.7", seat, {"thing": THING_IDS[thing], "count": n})

    def spend_time(self, seat: int, t: int) -> None:
        """V-6.10: advance the time marker; each passing of the quill is a death."""
        if t == 0:
            return
        player = self.seats[seat]
        now = player.time + t
        passed = now // self.components.life
        player.time = now - passed * self.components.life
        player.dying = min(player.dying + passed, MOST)
        if self.telling is not None:
            self.tell("event-time", "V-6.10", seat, {"count": t, "now": player.time})
            if passed:
                self.tell("event-quill", "V-6.10", seat, {"count": passed})

    def birth(self, seat: int) -> bool:
        """V-7.3: the lowest-numbered member from the supply to the farmyard, if there is one."""
        player = self.seats[seat]
        kind = player.unborn()
        if kind == NONE:
            return False
        player.move(kind, UNBORN, FARMYARD)
        if self.telling is not None:
            self.tell("event-born", "V-7.3", seat, {"count": (kind >> 1) + 1})
        return True

    def components_in_play(self, thing: int) -> bool:
        """Whether there are such things in this game at all (beer: only with the Tavern)."""
        return self.setup.totals[thing] > 0

    # ---- the Wedding board

    def partners(self, couple: int) -> int:
        """How many figures a couple still has, the pink one too."""
        found = 1 if self.couples[couple] & 4 else 0
        for player in self.seats:
            found += player.count(COUPLE + couple, COUPLE + couple + 1)
        return found

    def leave_couple(self, couple: int) -> None:
        """V-13.16: somebody died or was called home: a pink partner goes back at once, an empty place is free."""
        if self.couples[couple] & 4 or self.partners(couple) == 0:
            self.couples[couple] = 0
        while self.couples and self.couples[-1] == 0:
            self.couples.pop()

    def pinks_left(self) -> int:
        """Pink figures in the supply."""
        used = 0 if self.pink_step == NONE else 1
        for couple in self.couples:
            if couple & 4:
                used += 1
        return self.setup.pinks - used

    # ---- chronicle and graves

    def resting(self, place: int) -> int:
        """How many of all families lie there."""
        found = 0
        for player in self.seats:
            found += player.count(place, place + 1)
        return found

    # ---- the contract

    def scores(self) -> list[Score]:
        return scoring.scores(self)

    def write(self) -> dict[str, Any]:
        return view.write(self)

    def look(self, seat: int | None) -> VillageView:
        return view.look(self, seat)

    def redeal(self, seat: int) -> None:
        """V-17.2, V-17.3: the order of the piles, the chests and the life goals of others."""
        self.pile.sort()  # here and below: the true order must not shape the guess
        self.chance.shuffle(self.pile, "guess")
        self._redeal_villagers()
        self._redeal_chests(seat)
        self._redeal_goals(seat)

    def _redeal_villagers(self) -> None:
        """V-10.5: nobody may look through the piles, nor below a card that was put under one."""
        unseen: list[int] = []
        for pile in self.piles:
            unseen += pile[:-1]
        unseen.sort()
        self.chance.shuffle(unseen, "guess")
        for pile in self.piles:
            for place in range(len(pile) - 1):
                pile[place] = unseen.pop()

    def _redeal_chests(self, seat: int) -> None:
        unseen = self.chest_stack.copy()
        for other in range(self.players):
            if other != seat:
                unseen += self.seats[other].stowed
                unseen += self.seats[other].chests
        if not unseen:
            return
        unseen.sort()
        self.chance.shuffle(unseen, "guess")
        for place in range(len(self.chest_stack)):
            self.chest_stack[place] = unseen.pop()
        for other in range(self.players):
            if other != seat:
                player = self.seats[other]
                player.stowed = sorted([unseen.pop() for _ in player.stowed])
                player.chests = sorted([unseen.pop() for _ in player.chests])

    def _redeal_goals(self, seat: int) -> None:
        """Silver for silver and gold for gold, out of all cards the seat has not seen."""
        goals = self.components.goals
        seen = self.seats[seat].goals.copy()
        for player in self.seats:
            seen += player.reached
        for gold in (False, True):
            unseen = [number for number in self.setup.goals if goals[number].gold == gold and number not in seen]
            self.chance.shuffle(unseen, "guess")
            for other in range(self.players):
                if other != seat:
                    player = self.seats[other]
                    player.goals = [unseen.pop() if goals[goal].gold == gold else goal for goal in player.goals]


def new_position(components: Components, setup: Setup) -> VillagePosition:
    """V-4: the table before anything is shuffled."""
    position = VillagePosition()
    position.components = components
    position.setup = setup
    position.supply = setup.totals.copy()
    position.supply[COCOA] = 0
    position.supply[TEA] = 0
    position.bag = [0] * CUBES
    position.spaces = [0] * (SPACES * CUBES)
    position.cubes = 0
    position.stalls = [NONE] * setup.stalls
    position.queue = []
    position.pile = []
    position.round = 0
    position.first = 0
    position.next_first = NONE
    position.piles = []
    position.captains = []
    position.chest_stack = []
    position.couples = []
    position.pink_step = NONE
    position.doors = []
    position.seat = 0
    position.due = []
    position.waived = 0
    position.out = 0
    position.free_sale = False
    position.waiting = 0
    position.steps = 0
    position.landed = 0
    position.any_death = False
    position.corpse = NONE
    position.fetched = 0
    position.ended_by = NONE
    position.turns_left = NONE
    position.seats = [new_player(components, setup) for _ in range(setup.players)]
    for _ in position.seats:
        position.supply[BEER] -= min(position.supply[BEER], components.start_beer if setup.tavern else 0)
    if setup.port:
        position.captains = [captain.number for captain in components.captains]
        position.supply[COCOA] = setup.totals[COCOA]
        position.supply[TEA] = setup.totals[TEA]
    return position


def new_player(components: Components, setup: Setup) -> Player:
    """V-4.1 to V-4.3: a family at the start."""
    player = Player()
    at_home = components.start_members + (components.start_extra if setup.wedding else 0)
    player.members = []
    for generation in range(GENERATIONS):
        for _ in range(setup.family[generation]):
            place = FARMYARD if generation == 0 and at_home > 0 else UNBORN
            at_home -= 1
            player.members.append(place * KINDS + generation * 2)
    player.members.sort()
    player.stock = [0] * OWNED
    player.stock[COIN] = components.start_coins
    if setup.tavern:
        player.stock[BEER] = components.start_beer
    player.prestige = 0
    player.time = components.life_start
    player.dying = 0
    player.markers = 0
    player.customers = []
    player.hand = []
    player.hired = 0
    player.ship = 0
    player.captain = NONE
    player.cargo = []
    player.stowed = []
    player.chests = []
    player.duplicate = 0
    player.keepers = 0
    player.goals = []
    player.reached = []
    return player
