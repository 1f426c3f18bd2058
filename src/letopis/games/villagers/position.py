"""What is on the table in Villagers: the Road with its stacks, the Reserve, the villages, and alone the Countess."""

from typing import Any, Final

from letopis.games.villagers import face_down, scoring, view
from letopis.games.villagers.components import Components
from letopis.games.villagers.face_down import turned_up
from letopis.games.villagers.view_types import VillagersView
from letopis.games.villagers.village import Village, founded, manor
from letopis.kernel.position import Position
from letopis.kernel.scores import Score

NOTHING: Final = -1  # no card, no event, nowhere
ANY_TIME: Final = 1 << 30  # later than any note of a seen card

# what a player earned at the markets, for the score sheet
FIRST_GOLD: Final = 0
FIRST_DUCATS: Final = 1
SECOND_GOLD: Final = 2
SILVER: Final = 3
SECOND_DUCATS: Final = 4
EARNINGS: Final = 5


class Purse:
    """A supply of ducats, and the village that fills it at the markets. Villages never change, so copies share them."""

    ducats: int
    village: Village
    earned: list[int]  # at the markets

    def earn(self, row: int, amount: int) -> None:
        """Ducats from the bank at a market."""
        self.ducats += amount
        earned = self.earned.copy()
        earned[row] += amount
        self.earned = earned


class Player(Purse):
    """One player: hand, Square, supply and village."""

    hand: list[int]  # sorted
    seen: list[int]  # notes of drafted cards that may still be in the hand: see `face_down`
    returned: int  # cards put back onto stacks so far
    square: list[int]  # cards drafted in this phase
    drafts: int  # cards still to draft
    builds: int  # build actions left
    built: int  # build actions used in this phase
    exchanges: int  # exchanges for basic villagers left
    tinner: bool  # padlocks may be opened for nothing until the end of the turn

    def copy(self) -> "Player":
        """An independent player."""
        twin = Player()
        twin.hand = self.hand.copy()
        twin.seen = self.seen.copy()
        twin.returned = self.returned
        twin.square = self.square.copy()
        twin.ducats = self.ducats
        twin.village = self.village
        twin.drafts = self.drafts
        twin.builds = self.builds
        twin.built = self.built
        twin.exchanges = self.exchanges
        twin.tinner = self.tinner
        twin.earned = self.earned
        return twin

    def play_card(self, card: int) -> None:
        """A card leaves the hand and is seen by all."""
        self.hand.remove(card)
        face_down.forget(self, card, ANY_TIME)

    def take_up(self, card: int) -> None:
        """A card that all have seen comes to the hand."""
        hand = self.hand
        place = len(hand)
        while place and hand[place - 1] > card:
            place -= 1
        hand.insert(place, card)
        self.seen.append(face_down.noted(card, self.returned))


class Solo(Purse):
    """Alone: the Countess, the events, the Jester (section 17)."""

    gold: int  # of her card
    symbols: int
    decks: list[list[int]]  # summer, winter; the next event last
    open: list[int]  # face-up events, in the order they were drawn
    spent: list[int]  # discarded events
    jester: bool  # still at hand
    resolving: int  # the event being resolved
    effect: int  # which of its effects
    fallback: int  # how often something else is done instead, for want of a card
    left: int  # cards this effect still takes, or -1 before it begins

    def copy(self) -> "Solo":
        """An independent one."""
        twin = Solo()
        twin.ducats = self.ducats
        twin.village = self.village
        twin.gold = self.gold
        twin.symbols = self.symbols
        twin.earned = self.earned
        twin.decks = [deck.copy() for deck in self.decks]
        twin.open = self.open.copy()
        twin.spent = self.spent.copy()
        twin.jester = self.jester
        twin.resolving = self.resolving
        twin.effect = self.effect
        twin.fallback = self.fallback
        twin.left = self.left
        return twin

    def receive(self, card: int) -> None:
        """VS-17.7: a villager comes to her village and lies by itself."""
        self.village = self.village.with_card(card, -1)


class VillagersPosition(Position):
    """A game of Villagers at one moment."""

    components: Components
    seats: list[Player]
    road: list[int]  # the villagers of the slots
    coins: list[int]  # ducats on them
    stacks: list[list[int]]  # face down, the top last; see `face_down`
    reserve: list[int]
    discard: list[int]
    gone: list[int]  # out of the game, face down (VS-11.4)
    basics: list[int]  # supplies of basic villagers
    first: int
    round: int
    drafter: int  # whose turn it is to draft
    markets: int  # held so far
    placing: int  # the villager being placed or played, out of the hand and not yet in the village
    spot: int  # the villager on which it will lie, or a Monk that must be covered next
    basic: int  # the basic villager an exchange is for
    onto: int  # the stack an exchange puts a card on
    solo: Solo | None

    def copy(self) -> "VillagersPosition":
        twin = VillagersPosition()
        self.copy_into(twin)
        twin.components = self.components
        twin.seats = [player.copy() for player in self.seats]
        twin.road = self.road.copy()
        twin.coins = self.coins.copy()
        twin.stacks = [stack.copy() for stack in self.stacks]
        twin.reserve = self.reserve.copy()
        twin.discard = self.discard.copy()
        twin.gone = self.gone.copy()
        twin.basics = self.basics.copy()
        twin.first = self.first
        twin.round = self.round
        twin.drafter = self.drafter
        twin.markets = self.markets
        twin.placing = self.placing
        twin.spot = self.spot
        twin.basic = self.basic
        twin.onto = self.onto
        solo = self.solo
        twin.solo = None if solo is None else solo.copy()
        return twin

    # ---- stacks and the Reserve

    def leftmost(self) -> int:
        """The leftmost stack that has cards, or NOTHING."""
        stacks = self.stacks
        for stack in range(len(stacks)):
            if stacks[stack]:
                return stack
        return NOTHING

    def has_reserve(self) -> bool:
        """Whether a card can come from the Reserve; alone the discards become a new one (VS-17.21)."""
        return len(self.reserve) > 0 or (self.solo is not None and len(self.discard) > 0)

    def from_reserve(self) -> int:
        """Turn up the top card of the Reserve, which there is."""
        if not self.reserve:
            self.reserve = self.discard
            self.discard = []
            self.chance.shuffle(self.reserve, "reserve")
            self.tell("event-new-reserve", "VS-17.21", 0, {"count": len(self.reserve)})
        return turned_up(self, self.reserve.pop())

    def from_stack(self, stack: int) -> int:
        """Turn up the top card of a stack."""
        card = turned_up(self, self.stacks[stack].pop())
        if not self.stacks[stack]:
            self.tell("event-stack-used-up", "VS-7.7", self.first, {"stack": stack + 1})
        return card

    def refill(self, reserve_first: bool) -> None:
        """Fill the empty slots from the leftmost stack and then the Reserve (VS-7.4, VS-7.8), or the other way."""
        road = self.road
        for slot in range(len(road)):
            if road[slot] < 0:
                stack = self.leftmost()
                if self.has_reserve() and (reserve_first or stack < 0):
                    road[slot] = self.from_reserve()
                elif stack >= 0:
                    road[slot] = self.from_stack(stack)
                else:
                    return
                if self.telling is not None:
                    card = self.components.villagers[road[slot]].id
                    self.tell("event-refilled", "VS-8.2" if reserve_first else "VS-7.4", self.first, {"card": card})

    def slot_of(self, name: int) -> int:
        """The slot of a type and ordinal (as actions number them), or NOTHING."""
        return scoring.nth(self.road, name)

    def clear_slot(self, slot: int) -> int:
        """Take the villager and the ducats off a slot; returns the ducats."""
        ducats = self.coins[slot]
        self.road[slot] = NOTHING
        self.coins[slot] = 0
        return ducats

    # ---- the contract

    def scores(self) -> list[Score]:
        return scoring.scores(self)

    def won_alone(self) -> bool | None:
        return None if self.solo is None else scoring.is_won(self)

    def write(self) -> dict[str, Any]:
        return view.write(self)

    def look(self, seat: int | None) -> VillagersView:
        return view.look(self, seat)

    def redeal(self, seat: int) -> None:
        """What the seat cannot see: faces of stacks, Reserve, other hands; alone the order of the events."""
        face_down.redeal(self, seat)
        if self.solo is not None:
            for deck in self.solo.decks:
                deck.sort()
                self.chance.shuffle(deck, "guess")


def alone(position: VillagersPosition) -> Solo:
    """The Countess and her events, which a solo game has."""
    solo = position.solo
    assert solo is not None
    return solo


def new_position(components: Components, players: int, level: str) -> VillagersPosition:
    """The table before anything is dealt: VS-5.1 to VS-5.5, and VS-17.2 to VS-17.4 alone."""
    position = VillagersPosition()
    position.components = components
    position.seats = [new_player(components) for _ in range(players)]
    position.road = components.starters.copy()
    position.coins = [0] * components.slots
    position.stacks = [[] for _ in range(components.stacks)]
    position.reserve = []
    position.discard = []
    position.gone = []
    position.basics = [card.copies for card in components.basics]
    position.first = 0
    position.round = 0
    position.drafter = 0
    position.markets = 0
    position.placing = NOTHING
    position.spot = NOTHING
    position.basic = NOTHING
    position.onto = NOTHING
    position.solo = new_solo(components, level) if players == 1 else None
    return position


def new_player(components: Components) -> Player:
    """VS-5.3, VS-5.5: Founders and a supply."""
    player = Player()
    player.hand = []
    player.seen = []
    player.returned = 0
    player.square = []
    player.ducats = components.start_ducats
    player.village = founded(components)
    player.drafts = 0
    player.builds = 0
    player.built = 0
    player.exchanges = 0
    player.tinner = False
    player.earned = [0] * EARNINGS
    return player


def new_solo(components: Components, level: str) -> Solo:
    """VS-17.2, VS-17.4, VS-17.30, VS-17.31: the Countess as the level has her."""
    chosen = components.levels[level]
    solo = Solo()
    solo.ducats = chosen.ducats
    solo.village = manor(components)
    solo.gold = components.countess_gold[chosen.side]
    solo.symbols = components.countess_symbols[chosen.side]
    solo.earned = [0] * EARNINGS
    solo.decks = [[], []]
    solo.open = []
    solo.spent = []
    solo.jester = chosen.jester
    solo.resolving = NOTHING
    solo.effect = 0
    solo.fallback = 0
    solo.left = -1
    return solo
