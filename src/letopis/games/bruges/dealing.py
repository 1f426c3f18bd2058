"""Dealing: the set-up of the piles (BR-3.3), and dealing anew what a seat cannot see (BR-9.1, BR-9.2)."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from letopis.games.bruges.position import BrugesPosition, Player

TRIES: Final[int] = 20  # at finding a place for the cards all know to be in a hand or a house


def deal(position: "BrugesPosition") -> None:
    """BR-3.3: all cards shuffled once; as many stacks as players, in two piles, and the rest as the extra pile.

    Shuffling the stacks in play a second time would change nothing: a shuffled part of a shuffled deck is no more
    shuffled than before.
    """
    components = position.components
    setup = components.setups[position.players]
    deck = list(range(len(components.cards)))
    position.chance.shuffle(deck, "deck")
    first = setup.piles[0]
    second = first + setup.piles[1]
    position.piles = [deck[:first], deck[first:second]]
    position.left = [first, second - first]
    position.extra = deck[second:]


def redeal(position: "BrugesPosition", seat: int) -> None:
    """Deal anew all fronts the seat does not know, each to a place of its card's colour where the colour is seen."""
    mixer = Mixer(position, seat)
    mixer.gather()
    mixer.deal()


class Mixer:
    """One dealing anew: every hidden slot gives up its card, then takes one of the right colour."""

    def __init__(self, position: "BrugesPosition", seat: int) -> None:
        self.position = position
        self.seat = seat
        self.pool: list[list[int]] = []

    def gather(self) -> None:
        """Every card the seat cannot name, by colour; where they truly lay must not shape the guess."""
        position = self.position
        components = position.components
        hidden: list[bool] = [False] * len(components.cards)
        for number in range(len(position.piles)):
            for card in position.pile(number):
                hidden[card] = True
        for card in position.extra:
            hidden[card] = True
        for other in range(position.players):
            player = position.seats[other]
            for card in self.closed_hand(other, player):
                hidden[card] = True
            houses = player.household.houses
            for place in self.closed_houses(other, player):
                hidden[houses[place]] = True
            for card in player.known:
                hidden[card] = False
        for cards in components.cards_of:
            self.pool.append([card for card in cards if hidden[card]])

    def take(self, colour: int) -> int:
        """A card of a colour, drawn at random."""
        cards = self.pool[colour]
        drawn = self.position.chance.below(len(cards), "guess")
        card = cards[drawn]
        cards[drawn] = cards[-1]
        cards.pop()
        return card

    def closed_hand(self, other: int, player: "Player") -> list[int]:
        """The cards of a hand whose fronts the seat does not know; of the own hand those not yet looked at."""
        if other == self.seat:
            return player.hand[len(player.hand) - player.unseen :]
        return player.hand

    def closed_houses(self, other: int, player: "Player") -> list[int]:
        """Houses whose fronts the seat does not know: others' ones, and those built unseen from a pile."""
        household = player.household
        hidden = household.blind if other == self.seat else ~household.open
        return [place for place in range(len(household.houses)) if hidden >> place & 1]

    def deal(self) -> None:
        """Slots whose colour is seen first; the rest of the piles take what is left, in random order."""
        position = self.position
        for other in range(position.players):
            player = position.seats[other]
            if other == self.seat:
                self.deal_own(player)
            else:
                self.deal_other(player)
        tops: list[int] = []
        for pile in range(len(position.piles)):
            if position.left[pile]:
                top = position.piles[pile][position.left[pile] - 1]
                tops.append(self.take(position.components.colour_of[top]))
        rest: list[int] = []
        for cards in self.pool:
            rest.extend(cards)
        position.chance.shuffle(rest, "guess")
        self.deal_piles(rest, tops)

    def deal_piles(self, rest: list[int], tops: list[int]) -> None:
        """The piles below their tops, and the extra pile."""
        position = self.position
        start = 0
        for pile in range(len(position.piles)):
            size = position.left[pile]
            if size == 0:
                position.piles[pile] = []
                continue
            cards = rest[start : start + size - 1]
            cards.append(tops.pop(0))
            position.piles[pile] = cards
            start += size - 1
        position.extra = rest[start:]

    def deal_own(self, player: "Player") -> None:
        """The seat's own unseen cards."""
        colour_of = self.position.components.colour_of
        for place in range(len(player.hand) - player.unseen, len(player.hand)):
            player.hand[place] = self.take(colour_of[player.hand[place]])
        houses = list(player.household.houses)
        for place in self.closed_houses(self.seat, player):
            houses[place] = self.take(colour_of[houses[place]])
        self.rehouse(player, houses)

    def deal_other(self, player: "Player") -> None:
        """Another's hand and houses: the cards all know stay among the places where they may be."""
        household = player.household
        colour_of = self.position.components.colour_of
        hand = player.hand.copy()
        houses = list(household.houses)
        fixed_hand = [card if card in player.known else -1 for card in hand]
        fixed_houses = [card if card in player.known else -1 for card in houses]
        for place in range(len(houses)):
            if household.open >> place & 1:
                fixed_houses[place] = houses[place]
        if player.known:
            self.move_known(player, hand, houses, fixed_hand, fixed_houses)
        for place in range(len(hand)):
            card = fixed_hand[place]
            hand[place] = card if card >= 0 else self.take(colour_of[hand[place]])
        for place in range(len(houses)):
            card = fixed_houses[place]
            houses[place] = card if card >= 0 else self.take(colour_of[houses[place]])
        player.hand = hand
        self.rehouse(player, houses)

    def move_known(
        self, player: "Player", hand: list[int], houses: list[int], fixed_hand: list[int], fixed_houses: list[int]
    ) -> None:
        """A known card may be in the hand or in any house that might be it; if no new way is found, as it is."""
        colour_of = self.position.components.colour_of
        chance = self.position.chance
        for _ in range(TRIES):
            in_hand = [-1] * len(hand)
            in_houses = [houses[place] if player.household.open >> place & 1 else -1 for place in range(len(houses))]
            done = True
            for card in player.known:
                ways: list[int] = [
                    place
                    for place in range(len(hand) - player.unseen)
                    if in_hand[place] < 0 and colour_of[hand[place]] == colour_of[card]
                ]
                ways.extend(
                    [
                        -1 - place
                        for place in range(len(houses))
                        if in_houses[place] < 0 and card in player.household.maybe[place]
                    ]
                )
                if not ways:
                    done = False
                    break
                way = ways[chance.below(len(ways), "guess")]
                if way >= 0:
                    in_hand[way] = card
                else:
                    in_houses[-1 - way] = card
            if done:
                fixed_hand[:] = in_hand
                fixed_houses[:] = in_houses
                return

    def rehouse(self, player: "Player", houses: list[int]) -> None:
        """The same household with other cards as houses: the persons, and so all they change, stay."""
        old = player.household
        if tuple(houses) != old.houses:
            player.household = type(old)(old.components, tuple(houses), old.tenants, old.blind, old.open, old.maybe)
