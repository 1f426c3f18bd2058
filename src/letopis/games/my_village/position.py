"""What is on the table in My Village: the villages, the cards of the general display, the dice, the dead, the rat."""

from typing import Any, Final

from letopis.games.my_village import scoring, view
from letopis.games.my_village.card_kinds import (
    ABBOT,
    COUNCIL_CHAMBER,
    FIRST_CRAFT,
    FIRST_FIELD,
    JOKER_GOODS,
    MEETING_PLACE,
    Card,
)
from letopis.games.my_village.components import Components
from letopis.games.my_village.dice import POOL_BITS, POOL_MASK
from letopis.games.my_village.prices import GOODS, Price
from letopis.kernel.position import Position
from letopis.kernel.scores import Score

Numbers = tuple[int, ...]
NONE: Final[Numbers] = ()
EVERYBODY: Final = 0b11111  # all five villagers
LEFT: Final = 1  # the school's spaces
RIGHT: Final = 2
NO_TILE: Final = -1


class Village:
    """One player's village. Lists of cards are tuples: they change seldom, and copies share them."""

    board: int
    cloud: int  # MV-3.11: where the time marker stands
    reaper: bool  # MV-5.3: the bridge was crossed this turn
    coins: int
    tree: int  # story points that can be lost
    house: int  # story points that are safe
    laborers: int
    headman: int  # a place on his path
    villagers: int  # a bit for each profession that is present
    school: int  # LEFT, RIGHT
    church: int  # the card, or -1
    healed: int  # marks on the Church of Healing
    monks: Numbers
    council: int  # the card, or -1
    slots: int  # a bit for each marked slot of a scoring council
    jokers: int
    meeting: bool
    markers: int  # die-setting markers on the meeting place
    tile: int  # the white banner beside which the 2/12 tile lies; on the own meeting place it has no effect
    fields: Numbers  # 1 for a field with a plow
    plows: int  # how many of them
    crafts: list[int]  # the card for each good, or -1
    goods: list[int]
    travel: Numbers
    customers: Numbers  # unserved, by their place among the customers
    served: Numbers
    used: int  # a bit for each white banner used this turn

    def copy(self) -> "Village":
        """An independent village."""
        twin = Village()
        twin.board = self.board
        twin.cloud = self.cloud
        twin.reaper = self.reaper
        twin.coins = self.coins
        twin.tree = self.tree
        twin.house = self.house
        twin.laborers = self.laborers
        twin.headman = self.headman
        twin.villagers = self.villagers
        twin.school = self.school
        twin.church = self.church
        twin.healed = self.healed
        twin.monks = self.monks
        twin.council = self.council
        twin.slots = self.slots
        twin.jokers = self.jokers
        twin.meeting = self.meeting
        twin.markers = self.markers
        twin.tile = self.tile
        twin.fields = self.fields
        twin.plows = self.plows
        twin.crafts = self.crafts.copy()
        twin.goods = self.goods.copy()
        twin.travel = self.travel
        twin.customers = self.customers
        twin.served = self.served
        twin.used = self.used
        return twin

    def has(self, profession: int) -> bool:
        """MV-5.1: whether the villager is present; an area that needs none (-1) is always active."""
        return profession < 0 or self.villagers >> profession & 1 == 1

    def stock(self, components: Components, good: int) -> int:
        """How many of a good there are, plows on fields included, jokers not."""
        return self.goods[good] + self.plows if good == components.plow else self.goods[good]

    def good_spaces(self, components: Components, good: int) -> int:
        """How many of a good its building holds; 0 without one."""
        return components.cards[self.crafts[good]].spaces if self.crafts[good] >= 0 else 0

    def joker_spaces(self, components: Components) -> int:
        """How many jokers the council chamber holds."""
        if self.council < 0:
            return 0
        card = components.cards[self.council]
        return card.spaces if card.ability == JOKER_GOODS else 0

    def crosses(self, components: Components, time: int) -> bool:
        """MV-5.3: whether so much time leads across the bridge."""
        return self.cloud + time >= components.clouds

    def can_pay(self, components: Components, price: Price) -> bool:
        """MV-5.6: whether some way of paying is open; time can always be paid (MV-5.2)."""
        if price.free:
            return True
        for way in price.ways:
            if way.coins > self.coins:
                continue
            short = 0
            for good, count in way.needs:
                have = self.goods[good]
                if good == components.plow:
                    have += self.plows
                if have < count:
                    short += count - have
            if short <= self.jokers:
                return True
        return False

    def windows(self, components: Components) -> int:
        """MV-10.32: church windows."""
        count = 0
        for monk in self.monks:
            count += components.cards[monk].windows
        return count + components.cards[self.church].windows if self.church >= 0 else count

    def ability(self, components: Components) -> int:
        """MV-10.21: the church's ability, while the abbot is present."""
        if self.church < 0 or not self.has(ABBOT):
            return 0
        return components.cards[self.church].ability

    def white_values(self, components: Components, banner: int) -> int:
        """The values of one of the village's white banners, the tile's included (MV-10.38); 0 if there is none."""
        values = 0
        if banner >= components.first_customer:
            customer = banner - components.first_customer
            if customer in self.customers:
                values = components.customers[customer].white_values
        elif banner >= FIRST_FIELD:
            if banner - FIRST_FIELD < len(self.fields):
                values = components.field.white_values
        elif banner >= FIRST_CRAFT:
            craft = self.crafts[banner - FIRST_CRAFT]
            if craft >= 0:
                values = components.cards[craft].white_values
        elif banner > MEETING_PLACE:
            if self.council >= 0:
                values = components.cards[self.council].white_values
        elif banner == MEETING_PLACE:
            if self.meeting:
                values = components.meeting.white_values
        else:
            values = components.amusement_values[self.board] if banner else components.school_values
        if values and banner == self.tile and banner != MEETING_PLACE:
            values |= components.tile_values
        return values

    def bearer(self, components: Components, banner: int) -> Card:
        """The card that bears one of the village's white banners; school and amusement are on no card."""
        if banner >= components.first_customer:
            return components.customers[banner - components.first_customer]
        if banner >= FIRST_FIELD:
            return components.field
        if banner >= FIRST_CRAFT:
            return components.cards[self.crafts[banner - FIRST_CRAFT]]
        return components.cards[self.council] if banner == COUNCIL_CHAMBER else components.meeting

    def whites(self, components: Components) -> list[int]:
        """The white banners of the village (MV-8.16)."""
        found = [0, 1]
        if self.meeting:
            found.append(MEETING_PLACE)
        if self.council >= 0:
            found.append(MEETING_PLACE + 1)
        for good in range(GOODS):
            if self.crafts[good] >= 0:
                found.append(FIRST_CRAFT + good)
        for field in range(len(self.fields)):
            found.append(FIRST_FIELD + field)
        for customer in self.customers:
            found.append(components.first_customer + customer)
        return found

    def same_field(self, field: int, tile_matters: bool) -> int:
        """The first field that is as good as this one: same plow, same use this turn, and no tile beside it.

        For searches, which need not look at both; the rules let a player choose any.
        """
        if tile_matters and self.tile == FIRST_FIELD + field:
            return field
        for other in range(field):
            if (
                self.fields[other] == self.fields[field]
                and self.used >> FIRST_FIELD + other & 1 == self.used >> FIRST_FIELD + field & 1
                and not (tile_matters and self.tile == FIRST_FIELD + other)
            ):
                return other
        return field

    def set_plow(self, field: int, plow: int) -> None:
        """MV-10.12: put a plow on a field, or take it away to pay with it."""
        fields = list(self.fields)
        self.plows += plow - fields[field]
        fields[field] = plow
        self.fields = tuple(fields)


class MyVillagePosition(Position):
    """A game of My Village at one moment."""

    components: Components
    seats: list[Village]
    round: int
    first: int  # the starting player: who holds the hand when the round begins
    holder: int  # who holds the hand now
    hand_back: bool  # MV-8.6: it lies back side up
    hand_story: int
    turn: int  # turns begun this round
    pool: int  # how many dice of each colour and face, four bits each
    rat: int  # the distance to the invasion space
    chronicle: list[int]  # coffins filled, by profession
    graves: int
    churches: int  # a bit for each card still on display
    councils: int
    crafts: int
    meetings: int
    fields: int
    monks: list[Numbers]  # the three piles, the top card last
    travel: list[Numbers]  # the five piles, the top card last
    open: Numbers  # customers on display, in their order
    pile: Numbers  # customers face down, the top card last
    # of the turn being played
    low: int  # the two dice taken; -1 before
    high: int
    value: int  # the banner value; 0 before it is fixed
    card: int  # the card whose banner is being carried out; -1: none
    banner: int  # the white banner being carried out; -1: a black one
    effect: int  # how many of its effects are done
    bill: Numbers  # what is still to be paid: good, count and coins of each clause; the first is being paid
    lessons: int  # school steps to go
    most_invited: int  # how many customers may be paid for in the visit to the clerk; 0: there is none

    def copy(self) -> "MyVillagePosition":
        """The copy, as what it is."""
        twin = MyVillagePosition()
        self.copy_into(twin)
        twin.components = self.components
        twin.seats = [village.copy() for village in self.seats]
        twin.round = self.round
        twin.first = self.first
        twin.holder = self.holder
        twin.hand_back = self.hand_back
        twin.hand_story = self.hand_story
        twin.turn = self.turn
        twin.pool = self.pool
        twin.rat = self.rat
        twin.chronicle = self.chronicle.copy()
        twin.graves = self.graves
        twin.churches = self.churches
        twin.councils = self.councils
        twin.crafts = self.crafts
        twin.meetings = self.meetings
        twin.fields = self.fields
        twin.monks = self.monks.copy()
        twin.travel = self.travel.copy()
        twin.open = self.open
        twin.pile = self.pile
        twin.low = self.low
        twin.high = self.high
        twin.value = self.value
        twin.card = self.card
        twin.banner = self.banner
        twin.effect = self.effect
        twin.bill = self.bill
        twin.lessons = self.lessons
        twin.most_invited = self.most_invited
        return twin

    # ---- time, story, coins

    def pay_time(self, seat: int, time: int) -> None:
        """MV-5.2, MV-5.3: move the time marker; the reaper joins it on the bridge."""
        if not time:
            return
        village = self.seats[seat]
        crossed = village.crosses(self.components, time)
        village.cloud = (village.cloud + time) % self.components.clouds
        if self.telling is not None:
            self.tell("event-time", "MV-5.2", seat, {"time": time})
            if crossed and not village.reaper:
                self.tell("event-bridge", "MV-5.3", seat, {})
        if crossed:
            village.reaper = True

    def gain_story(self, seat: int, story: int, rule: str) -> None:
        """MV-5.4: story points go to the tree."""
        self.seats[seat].tree += story
        if story and self.telling is not None:
            self.tell("event-story", rule, seat, {"story": story})

    def gain_coins(self, seat: int, coins: int, rule: str) -> None:
        """MV-5.5: coins go to the money barn."""
        self.seats[seat].coins += coins
        if coins and self.telling is not None:
            self.tell("event-coins", rule, seat, {"coins": coins})

    # ---- the dead

    def coffins(self) -> int:
        """MV-12.1: filled coffin spaces, chronicle and graves together."""
        filled = self.graves
        for count in self.chronicle:
            filled += count
        return filled

    def coffins_to_fill(self) -> int:
        """MV-12.1: how many more end the game after their round; 0: enough have died."""
        return max(0, self.components.table_of(self.players).coffins - self.coffins())

    # ---- dice

    def dice_of(self, kind: int) -> int:
        """How many dice of a colour and face are in the pool."""
        return self.pool >> kind * POOL_BITS & POOL_MASK

    # ---- the contract

    def scores(self) -> list[Score]:
        return scoring.scores(self)

    @property
    def scores_are_open(self) -> bool:
        return True  # only piles are hidden, and they are nobody's

    def write(self) -> dict[str, Any]:
        return view.write(self)

    def look(self, seat: int | None) -> view.MyVillageView:
        return view.look(self)

    def redeal(self, seat: int) -> None:
        """MV-13.1: nobody sees the piles; only the top monks are known."""
        self.pile = self.shuffled(sorted(self.pile), "guess")  # the true order must not shape the guess
        for number, monks in enumerate(self.monks):
            if len(monks) > 1:
                self.monks[number] = (*self.shuffled(sorted(monks[:-1]), "guess"), monks[-1])
        for number, cards in enumerate(self.travel):
            self.travel[number] = self.shuffled(sorted(cards), "guess")

    def shuffled(self, cards: list[int], label: str) -> Numbers:
        """A pile in random order."""
        self.chance.shuffle(cards, label)
        return tuple(cards)


def new_position(components: Components, players: int) -> MyVillagePosition:
    """Section 4: the table before anything is shuffled."""
    table = components.table_of(players)
    position = MyVillagePosition()
    position.components = components
    position.round = 0
    position.first = 0
    position.holder = 0
    position.hand_back = False
    position.hand_story = 0
    position.turn = 0
    position.pool = 0
    position.rat = table.rat
    position.chronicle = [0] * len(components.chronicle)
    position.graves = 0
    position.churches = (1 << len(components.churches)) - 1
    position.councils = (1 << len(components.councils)) - 1
    position.crafts = (1 << len(components.crafts)) - 1
    position.meetings = components.meeting.count
    position.fields = components.field.count
    position.monks = [tuple([card.number for card in components.monks if card.pile == pile]) for pile in range(3)]
    position.travel = [tuple([card.number for card in components.travels if card.pile == pile]) for pile in range(5)]
    position.open = NONE
    position.pile = tuple(range(len(components.customers)))
    clear_turn(position)
    position.seats = [new_village(components, seat) for seat in range(players)]
    return position


def clear_turn(position: MyVillagePosition) -> None:
    """Nothing of a turn is left over."""
    position.low = -1
    position.high = -1
    position.value = 0
    position.card = -1
    position.banner = -1
    position.effect = 0
    position.bill = NONE
    position.lessons = 0
    position.most_invited = 0


def new_village(components: Components, board: int) -> Village:
    """MV-4.8: a village with its five villagers."""
    village = Village()
    village.board = board
    village.cloud = components.start_cloud
    village.reaper = False
    village.coins = 0
    village.tree = components.start_story
    village.house = components.start_house
    village.laborers = 0
    village.headman = 0
    village.villagers = EVERYBODY
    village.school = 0
    village.church = -1
    village.healed = 0
    village.monks = NONE
    village.council = -1
    village.slots = 0
    village.jokers = 0
    village.meeting = False
    village.markers = 0
    village.tile = NO_TILE
    village.fields = NONE
    village.plows = 0
    village.crafts = [-1] * GOODS
    village.goods = [0] * GOODS
    village.travel = NONE
    village.customers = NONE
    village.served = NONE
    village.used = 0
    return village
