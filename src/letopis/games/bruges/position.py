"""What is on the table in Bruges: the players, the piles, the dice, the statues."""

from typing import Any, Final

from letopis.games.bruges import dealing, scoring, view
from letopis.games.bruges.components import DRAW_PILES, Components
from letopis.games.bruges.houses import EMPTY, Household
from letopis.games.bruges.vocabulary import CATEGORIES, PHASE_DRAW, PHASE_PLAY
from letopis.kernel.actions import Action
from letopis.kernel.position import Position
from letopis.kernel.scores import Score
from letopis.kernel.steps import Pick

NO_CARD: Final[int] = -1


class Player:
    """One merchant. The household itself never changes, so copies share it."""

    points: int
    guilders: int
    workers: list[int]  # by colour
    threats: list[int]  # by colour
    reputation: int
    leads: int  # leadership markers turned to their coloured side, as a mask of categories
    left: int  # canal tokens in the left section
    right: int
    statue_left: int  # the statue of the left section, or 0
    statue_right: int
    hand: list[int]
    unseen: int  # the last cards of the hand that were drawn and not yet looked at (BR-4.3)
    known: tuple[int, ...]  # cards that all saw going into this hand, and that are still in it or in a house
    household: Household
    rotated: int  # a mask of houses whose persons were used this round

    def copy(self) -> "Player":
        """An independent player."""
        twin = Player()
        twin.points = self.points
        twin.guilders = self.guilders
        twin.workers = self.workers.copy()
        twin.threats = self.threats.copy()
        twin.reputation = self.reputation
        twin.leads = self.leads
        twin.left = self.left
        twin.right = self.right
        twin.statue_left = self.statue_left
        twin.statue_right = self.statue_right
        twin.hand = self.hand.copy()
        twin.unseen = self.unseen
        twin.known = self.known
        twin.household = self.household
        twin.rotated = self.rotated
        return twin

    @property
    def canal(self) -> int:
        """Canal tokens in both sections."""
        return self.left + self.right

    def all_workers(self) -> int:
        """Workers of all colours."""
        count = 0
        for number in self.workers:
            count += number
        return count

    def worker_colours(self) -> int:
        """How many colours there are among the workers."""
        count = 0
        for number in self.workers:
            if number:
                count += 1
        return count

    def all_threats(self) -> int:
        """Threat markers of all colours."""
        count = 0
        for number in self.threats:
            count += number
        return count

    def forget(self, card: int) -> None:
        """A card that all knew to be in the hand lies open again."""
        if card in self.known:
            self.known = tuple([other for other in self.known if other != card])

    def recalls(self, card: int) -> None:
        """A card goes into the hand before everybody's eyes."""
        self.hand.append(card)
        self.known = (*self.known, card)


class BrugesPosition(Position):
    """A game of Bruges at one moment."""

    components: Components
    seats: list[Player]
    first: int
    active: int  # whose turn it is; outside phase 3 the first player
    round: int
    last: int  # the round that ends the game; 0 while nobody knows
    phase: int
    dice: list[int]  # by colour; 0 before the first roll
    rerolled: int  # a mask of the dice rolled again in this choice
    piles: list[list[int]]  # top card last; the lists never change, only what is left of them
    left: list[int]  # how many cards of each pile are left
    extra: list[int]  # the extra pile; never changes; empty once it is in play
    discards: list[int]  # top card last
    statues: int  # how many statues are gone from the stack
    played: int  # the colour of the card played last
    acting: int  # the person whose effect speaks of others, or NO_CARD

    def copy(self) -> "BrugesPosition":
        twin = BrugesPosition()
        self.copy_into(twin)
        twin.components = self.components
        twin.seats = [player.copy() for player in self.seats]
        twin.first = self.first
        twin.active = self.active
        twin.round = self.round
        twin.last = self.last
        twin.phase = self.phase
        twin.dice = self.dice.copy()
        twin.rerolled = self.rerolled
        twin.piles = self.piles.copy()
        twin.left = self.left.copy()
        twin.extra = self.extra
        twin.discards = self.discards.copy()
        twin.statues = self.statues
        twin.played = self.played
        twin.acting = self.acting
        return twin

    def picked_at(self, place: int) -> tuple[Action, ...]:
        """What was picked so far in the pick at a place of the stack."""
        return self.picks[len([step for step in self.stack[:place] if isinstance(step, Pick)])]

    def push_in_turn(self, steps: list[Any]) -> None:
        """A step of each seat, from the first player clockwise."""
        order = self.clockwise(self.first)
        for place in range(len(order) - 1, -1, -1):
            self.stack.append(steps[order[place]])

    def reputation_price(self) -> int:
        """BR-4.11: the sum of all dice showing 1 or 2."""
        price = 0
        prices = self.components.step_prices
        for value in self.dice:
            price += prices[value]
        return price

    # ---- piles (BR-4.5 to BR-4.8)

    def pile(self, number: int) -> list[int]:
        """The cards of a pile, top card last."""
        return self.piles[number][: self.left[number]]

    def can_draw(self) -> bool:
        """Whether any card can still be drawn; cards discarded since the piles ran dry come back first (BR-4.6)."""
        left = self.left
        if left[0] + left[1] < DRAW_PILES and self.discards:
            self.split(1 if left[0] else 0)
        return left[0] + left[1] > 0

    def take_top(self, pile: int) -> int:
        """The top card of a pile, which is replaced when it has run out; shows the next card's colour."""
        self.reveals += 1
        left = self.left[pile] - 1
        self.left[pile] = left
        card = self.piles[pile][left]
        if left == 0:
            self._replace(pile)
        return card

    def ending_round(self) -> int:
        """BR-4.7, BR-4.8: the last round, if a pile ran out now."""
        return self.round + 1 if self.phase >= PHASE_PLAY else self.round

    def _replace(self, pile: int) -> None:
        if self.extra:  # BR-4.5
            self.piles[pile] = self.extra
            self.left[pile] = len(self.extra)
            self.extra = []
            self.last = self.ending_round()
            self.tell("event-extra-pile", "BR-4.5", self.active, {"pile": pile + 1, "round": self.last})
            return
        if self.last == 0:  # a game whose extra pile was empty from the start
            self.last = self.ending_round()
        self.split(pile)

    def split(self, pile: int) -> None:
        """BR-4.6: halve the other pile; with fewer than two cards left the discards come back."""
        other = 1 - pile
        rest = self.pile(other)
        if len(rest) < DRAW_PILES:
            mixed = self.discards
            self.discards = []
            self.chance.shuffle(mixed, "discard pile")
            rest = mixed + rest
            self.tell("event-reshuffled", "BR-4.6", self.active, {"count": len(rest)})
        else:
            self.tell("event-split", "BR-4.6", self.active, {"pile": pile + 1})
        moved = len(rest) // 2
        self.piles[pile] = rest[:moved]
        self.piles[other] = rest[moved:]
        self.left[pile] = moved
        self.left[other] = len(rest) - moved

    # ---- persons

    def discard(self, card: int) -> None:
        """Onto the discard pile, open to all (BR-9.1)."""
        self.discards.append(card)

    def dismiss(self, seat: int, place: int) -> int:
        """BR-7.11: a person leaves a house; returns the card."""
        player = self.seats[seat]
        card = player.household.tenants[place]
        player.household = player.household.with_person(place, EMPTY)
        player.rotated &= ~(1 << place)
        return card

    # ---- leadership (BR-4.13, BR-4.14)

    def standing(self, seat: int, category: int) -> int:
        """A seat's value in a category."""
        player = self.seats[seat]
        if category == 0:
            return player.reputation
        return player.household.persons if category == 1 else player.left + player.right

    def is_leader(self, seat: int, category: int) -> bool:
        """Whether a seat alone has the highest value; ties_win lets a tie count (BR-10.4)."""
        mine = self.standing(seat, category)
        if mine == 0:
            return False
        ties = self.seats[seat].household.ties_win
        for other in range(self.players):
            if other != seat:
                theirs = self.standing(other, category)
                if theirs > mine or (theirs == mine and not ties):
                    return False
        return True

    def is_unbeaten(self, seat: int, category: int) -> bool:
        """BR-10.2 flip_majority: a value of at least 1, and no opponent's is higher."""
        mine = self.standing(seat, category)
        if mine == 0:
            return False
        for other in range(self.players):
            if self.standing(other, category) > mine:
                return False
        return True

    def categories_led(self, seat: int) -> int:
        """In how many categories a seat is sole leader now."""
        count = 0
        for category in range(len(CATEGORIES)):
            if self.is_leader(seat, category):
                count += 1
        return count

    # ---- the contract

    def scores(self) -> list[Score]:
        return scoring.scores(self)

    def write(self) -> dict[str, Any]:
        return view.write(self)

    def look(self, seat: int | None) -> view.BrugesView:
        return view.look(self, seat)

    def redeal(self, seat: int) -> None:
        dealing.redeal(self, seat)


def new_player(components: Components) -> Player:
    """BR-3.5, BR-3.7: a merchant at the start, without a card."""
    player = Player()
    player.points = components.start_points
    player.guilders = components.start_guilders
    player.workers = [components.start_workers] * len(components.colours)
    player.threats = [0] * len(components.colours)
    player.reputation = components.start_reputation
    player.leads = 0
    player.left = 0
    player.right = 0
    player.statue_left = 0
    player.statue_right = 0
    player.hand = []
    player.unseen = 0
    player.known = ()
    player.household = Household(components, (), (), 0, 0, ())
    player.rotated = 0
    return player


def new_position(components: Components, players: int) -> BrugesPosition:
    """The table before anything is dealt."""
    position = BrugesPosition()
    position.components = components
    position.seats = [new_player(components) for _ in range(players)]
    position.first = 0
    position.active = 0
    position.round = 0
    position.last = 0
    position.phase = PHASE_DRAW
    position.dice = [0] * len(components.colours)
    position.rerolled = 0
    position.piles = [[], []]
    position.left = [0, 0]
    position.extra = []
    position.discards = []
    position.statues = 0
    position.played = 0
    position.acting = NO_CARD
    return position
