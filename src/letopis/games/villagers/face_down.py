"""Face-down cards and what is known of them (section 18).

A card in a stack, in the Reserve or out of the game is its type; one that a player returned carries that player's mark
in higher bits, with how many cards he had returned before. A card of a hand that all have seen is noted with the same
count: what was drafted after a card was returned cannot be that card. Together this is all that anybody can infer.
"""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from letopis.games.villagers.position import Player, VillagersPosition

TYPE: Final = 63  # the bits of the type
MARK: Final = 64
NOTE: Final = 6  # a note of a seen card: its type, and above it the count


def marked(card: int, seat: int, count: int) -> int:
    """A card that a seat returns, its count-th."""
    return card + MARK * (seat + 1 + 8 * count)


def owner(value: int) -> int:
    """The seat that returned a card, or -1."""
    return (value >> NOTE & 7) - 1


def count_of(value: int) -> int:
    """How many cards that seat had returned before."""
    return value >> NOTE >> 3


def noted(card: int, count: int) -> int:
    """A note of a card that all have seen."""
    return card + (count << NOTE)


def forget(player: "Player", card: int, latest: int) -> None:
    """A card like one of those seen has been played or turned up: the latest that can be it is no longer expected."""
    best = -1
    for place in range(len(player.seen)):
        note = player.seen[place]
        if note & TYPE == card and note >> NOTE <= latest and (best < 0 or note > player.seen[best]):
            best = place
    if best >= 0:
        player.seen.pop(best)


def turned_up(position: "VillagersPosition", value: int) -> int:
    """A face-down card is turned up: its type."""
    position.reveals += 1
    seat = owner(value)
    if seat >= 0:
        forget(position.seats[seat], value & TYPE, count_of(value))
    return value & TYPE


def redeal(position: "VillagersPosition", seat: int) -> None:
    """VS-18.2, VS-18.3: deal anew what the seat cannot see, with every back as it is.

    Known are all backs in hands, the back of each stack's and the Reserve's highest card that nobody returned, the
    backs of returned cards, the seat's own returned cards, and of the others' what all have seen them draft.
    """
    piles = [*position.stacks, position.reserve, position.gone]
    villagers = position.components.villagers
    unseen = [0] * (TYPE + 1)  # cards by type: where they truly lay must not shape the guess
    for pile in piles:
        for value in pile:
            if value < MARK:
                unseen[value] += 1
            elif owner(value) != seat:
                unseen[value & TYPE] += 1
    for other in range(position.players):
        if other != seat:
            for card in position.seats[other].hand:
                unseen[card] += 1
            for note in position.seats[other].seen:
                unseen[note & TYPE] -= 1
    pools: list[list[int]] = [[] for _ in range(len(position.components.suit_ids))]
    for card in range(position.components.deck_types):
        count = unseen[card]
        if count:
            pool = pools[villagers[card].suit]
            for _ in range(count):
                pool.append(card)
    for other in range(position.players):
        if other != seat:
            _deal_to(position, other, piles, pools)
    tops: list[int] = []
    for pile in piles:
        top = len(pile) - 1
        while top >= 0 and pile[top] >= MARK:
            top -= 1
        tops.append(top)
        if top >= 0:
            pile[top] = _drawn(position, pools[villagers[pile[top]].suit])
    rest: list[int] = []
    for pool in pools:
        rest.extend(pool)
    position.chance.shuffle(rest, "guess")
    for number in range(len(piles)):
        pile = piles[number]
        for place in range(tops[number]):
            if pile[place] < MARK:
                pile[place] = rest.pop()


def _drawn(position: "VillagersPosition", pool: list[int]) -> int:
    """Any card of a pool, which it leaves."""
    place = position.chance.below(len(pool), "guess")
    card = pool[place]
    pool[place] = pool[-1]
    pool.pop()
    return card


def _deal_to(position: "VillagersPosition", seat: int, piles: list[list[int]], pools: list[list[int]]) -> None:
    """Another seat's hand and returned cards: first the returned ones in their order, then the hand takes the rest."""
    villagers = position.components.villagers
    player = position.seats[seat]
    returned: list[tuple[int, int, int]] = []  # count, pile, place
    for pile_number in range(len(piles)):
        pile = piles[pile_number]
        for place in range(len(pile)):
            value = pile[place]
            if value >= MARK and owner(value) == seat:
                returned.append((count_of(value), pile_number, place))
    returned.sort()
    seen = player.seen.copy()
    sizes = [0] * len(pools)  # cells of each suit still to be filled
    for card in player.hand:
        sizes[villagers[card].suit] += 1
    for _, pile_number, place in returned:
        sizes[villagers[piles[pile_number][place] & TYPE].suit] += 1
    notes = [0] * len(pools)  # of each suit in `seen`
    for note in seen:
        notes[villagers[note & TYPE].suit] += 1
    for count, pile_number, place in returned:
        suit = villagers[piles[pile_number][place] & TYPE].suit
        fitting: list[int] = []
        if notes[suit]:
            for note in seen:
                if note >> NOTE <= count and villagers[note & TYPE].suit == suit:
                    fitting.append(note)
        unseen = sizes[suit] - notes[suit]
        chosen = position.chance.below(len(fitting) + unseen, "guess")
        if chosen < len(fitting):
            card = fitting[chosen] & TYPE
            seen.remove(fitting[chosen])
            notes[suit] -= 1
        else:
            card = _drawn(position, pools[suit])
        sizes[suit] -= 1
        piles[pile_number][place] = marked(card, seat, count)
    hand: list[int] = []
    for note in seen:
        hand.append(note & TYPE)
        sizes[villagers[note & TYPE].suit] -= 1
    for suit in range(len(pools)):
        for _ in range(sizes[suit]):
            hand.append(_drawn(position, pools[suit]))
    hand.sort()
    player.hand = hand
