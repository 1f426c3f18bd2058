"""The Monk (VS-13.3, VS-13.4): who stands uncovered, and whether he can still be covered before the turn ends.

A turn is thought through without touching the position. What may help is tried: a card of the hand that fits, another
Monk, the villager an Apprentice fetches; for the padlock the Tinner, the Smuggler's ducats, an unlocking villager of
one's own. Whatever keeps one such way open is allowed, so a turn with an uncovered Monk never runs into a dead end.
"""

from letopis.games.villagers.components import Villager
from letopis.games.villagers.limits import surcharge
from letopis.games.villagers.position import NOTHING, VillagersPosition
from letopis.games.villagers.village import ALONE, Village


def uncovered(village: Village) -> list[int]:
    """The Monks on which nothing lies."""
    found: list[int] = []
    if village.types & village.components.monk_bits:
        villagers = village.components.villagers
        cards = village.cards
        for node in range(len(cards)):
            if villagers[cards[node]].is_monk and not village.covered(node):
                found.append(node)
    return found


def waits(village: Village) -> bool:
    """Whether a Monk waits for a cover."""
    return village.types & village.components.monk_bits != 0 and len(uncovered(village)) > 0


class Turn:
    """What a seat can still build with in its turn. Its lists are shared until they change."""

    position: VillagersPosition  # whose events count
    seat: int
    village: Village  # the seat's own
    villages: list[Village]  # of all seats; the own one may be out of date
    hand: list[int]
    builds: int
    ducats: int
    exchanges: int
    tinner: bool
    basics: list[int]

    def twin(self) -> "Turn":
        """Another, to go on from here."""
        twin = Turn()
        twin.position = self.position
        twin.seat = self.seat
        twin.village = self.village
        twin.villages = self.villages
        twin.hand = self.hand
        twin.builds = self.builds
        twin.ducats = self.ducats
        twin.exchanges = self.exchanges
        twin.tinner = self.tinner
        twin.basics = self.basics
        return twin

    # ---- what may be done

    def price(self, card: Villager) -> int:
        """VS-12.1: what a padlock takes from the supply at least."""
        if card.lock < 0:
            return 0
        components = self.position.components
        extra = 0 if self.position.solo is None else surcharge(self.position)
        if self.tinner or self.village.types & components.villagers[card.lock].bit:
            return extra
        return components.unlock_cost + extra

    def without(self, card: int) -> "Turn":
        """A card leaves the hand."""
        twin = self.twin()
        twin.hand = self.hand.copy()
        twin.hand.remove(card)
        return twin

    def spend(self, card: int) -> "Turn":
        """A card leaves the hand for a build action."""
        twin = self.without(card)
        twin.builds -= 1
        return twin

    def laid(self, card: Villager, node: int) -> "Turn":
        """A villager that is on its way lies on a node, or ALONE, as cheaply as can be."""
        twin = self.twin()
        twin.ducats -= self.price(card)
        twin.village = self.village.with_card(card.number, node)
        return twin

    def swapped(self, other: int, node: int, apprentice: int) -> "Turn":
        """An Apprentice has taken a villager's place."""
        twin = self.twin()
        if other == self.seat:
            twin.village = self.village.replaced(node, apprentice)
        else:
            twin.villages = self.villages.copy()
            twin.villages[other] = self.villages[other].replaced(node, apprentice)
        return twin

    def with_side(self, side: int) -> "Turn":
        """The Founders, which an Apprentice has replaced, are laid anew."""
        twin = self.twin()
        village = self.village.twin()
        village.side = side
        twin.village = village.with_card(self.position.components.founders.number, ALONE)
        return twin

    def returned(self, card: int, basic: int) -> "Turn":
        """VS-11.1: a card of the hand for a basic villager."""
        twin = self.without(card)
        twin.exchanges -= 1
        twin.basics = self.basics.copy()
        twin.basics[basic] -= 1
        twin.village = self.village.with_card(self.position.components.basics[basic].number, ALONE)
        return twin

    def kinds(self) -> list[Villager]:
        """The hand, each type once."""
        found: list[Villager] = []
        last = NOTHING
        for number in self.hand:
            if number != last:
                last = number
                found.append(self.position.components.villagers[number])
        return found

    def places(self, card: Villager) -> list[int]:
        """Where a villager other than a Monk may lie."""
        return self.village.spots(card) if card.depth else [ALONE]


def turn_of(position: VillagersPosition, seat: int) -> Turn:
    """The turn as it is."""
    player = position.seats[seat]
    turn = Turn()
    turn.position = position
    turn.seat = seat
    turn.village = player.village
    turn.villages = [other.village for other in position.seats]
    turn.hand = player.hand
    turn.builds = player.builds
    turn.ducats = player.ducats
    turn.exchanges = player.exchanges
    turn.tinner = player.tinner
    turn.basics = position.basics
    return turn


def finishable(turn: Turn) -> bool:
    """VS-13.4: whether every Monk can be covered before the turn ends."""
    village = turn.village
    monks = uncovered(village)
    if not monks:
        return True
    spare = turn.builds - len(monks)
    if spare < 0:
        return False
    kinds = turn.kinds()
    for card in kinds:
        if card.is_monk:
            if spare > 0:
                for node in monks:
                    if finishable(turn.spend(card.number).laid(card, node)):
                        return True
        elif card.depth and turn.price(card) <= turn.ducats:
            for node in monks:
                if village.fits(card, node) and (
                    len(monks) == 1 or finishable(turn.spend(card.number).laid(card, node))
                ):
                    return True
    if turn.position.rules == 1:  # looked at the very next card only
        return False
    for card in kinds:
        if card.is_tinner and not turn.tinner:  # costs nothing and opens everything
            helped = turn.without(card.number)
            helped.tinner = True
            return finishable(helped)
        if card.is_smuggler and by_smuggling(turn, card):
            return True
        if card.is_apprentice and by_swapping(turn, card, monks, spare):
            return True
        if card.keys and spare > 0 and by_unlocking(turn, card, kinds):
            return True
    return False


def by_smuggling(turn: Turn, smuggler: Villager) -> bool:
    """VS-13.12: with half of the best gold."""
    cost = turn.price(smuggler)
    gain = half_of(best_gold(turn.village), smuggler)
    if cost > turn.ducats or gain <= cost:
        return False
    richer = turn.without(smuggler.number)
    richer.ducats += gain - cost
    return finishable(richer)


def best_gold(village: Village) -> int:
    """The most that is printed on a visible villager."""
    best = 0
    for node in range(len(village.cards)):
        best = max(best, village.gold_of(node))
    return best


def half_of(gold: int, smuggler: Villager) -> int:
    """VS-13.12: rounded up."""
    return -(-gold * smuggler.numerator // smuggler.denominator)


def by_unlocking(turn: Turn, unlocker: Villager, kinds: list[Villager]) -> bool:
    """VS-12.1a: with an unlocking villager of one's own, so that the bank pays."""
    if turn.village.types & unlocker.bit:
        return False
    for card in kinds:
        if card.lock == unlocker.number:
            return by_placing(turn, unlocker)
    return False


def by_placing(turn: Turn, card: Villager) -> bool:
    """With a villager of the hand placed first, or what it has to lie on."""
    places = turn.places(card)
    if places:
        if turn.price(card) <= turn.ducats:
            for node in places:
                if finishable(turn.spend(card.number).laid(card, node)):
                    return True
        return False
    below = turn.position.components.villagers[card.below]
    if below.basic < 0:
        return card.below in turn.hand and by_placing(turn, below)
    if turn.exchanges and turn.basics[below.basic]:
        for given in turn.kinds():
            if given is not card and finishable(turn.returned(given.number, below.basic)):
                return True
    return False


def by_swapping(turn: Turn, apprentice: Villager, monks: list[int], spare: int) -> bool:
    """VS-13.5: with the villager an Apprentice fetches, or where he takes the place of one under the Monk."""
    components = turn.position.components
    village = turn.village
    after = turn.spend(apprentice.number)
    for other in range(len(turn.villages)):
        if other == turn.seat:
            continue
        theirs = turn.villages[other]
        for node in range(len(theirs.cards)):
            card = components.villagers[theirs.cards[node]]
            if card.depth == 0 or not theirs.covered(node) or turn.price(card) > turn.ducats:
                continue
            for monk in monks:
                if village.fits(card, monk) and finishable(
                    after.swapped(other, node, apprentice.number).laid(card, monk)
                ):
                    return True
    for node in range(len(village.cards)):
        card = components.villagers[village.cards[node]]
        if card.wild or not village.covered(node) or turn.price(card) > turn.ducats:
            continue
        carries_a_monk = False
        fits_a_monk = False
        for monk in monks:
            carries_a_monk = carries_a_monk or node < monk < village.after(node)
            fits_a_monk = fits_a_monk or (card.depth > 0 and village.fits(card, monk))
        if fits_a_monk or (carries_a_monk and spare > 0):
            home = after.swapped(turn.seat, node, apprentice.number)
            if card is components.founders:
                if finishable(home.with_side(0)) or finishable(home.with_side(1)):
                    return True
                continue
            for place in home.places(card):
                if finishable(home.laid(card, place)):
                    return True
    return spare > 0 and by_covering(turn, monks)


def by_covering(turn: Turn, monks: list[int]) -> bool:
    """With a card laid on a villager that the Apprentice could then fetch for the Monk."""
    village = turn.village
    villagers = turn.position.components.villagers
    for node in range(len(village.cards)):
        link = villagers[village.cards[node]]
        if link.depth == 0 or link.carries == 0 or village.covered(node):
            continue
        for monk in monks:
            if village.fits(link, monk):
                for card in turn.kinds():
                    if (
                        card.depth
                        and village.fits(card, node)
                        and turn.price(card) <= turn.ducats
                        and finishable(turn.spend(card.number).laid(card, node))
                    ):
                        return True
    return False


# ---- where a villager on its way may lie


def landings(turn: Turn, card: Villager) -> list[int]:
    """Where a villager that has left the hand (or another village) may lie, with every Monk covered in the end."""
    if card.is_monk:
        return monk_landings(turn, card, False)
    places = turn.places(card)
    monks = uncovered(turn.village)
    if not monks:
        return places
    found: list[int] = []
    for node in places:
        if node in monks:
            if len(monks) == 1 or finishable(turn.laid(card, node)):
                found.append(node)
        elif turn.builds >= len(monks) and finishable(turn.laid(card, node)):
            found.append(node)
    return found


def monk_landings(turn: Turn, monk: Villager, one: bool) -> list[int]:
    """VS-13.3: where a Monk can be laid. `one`: any will do."""
    if turn.builds < 1:
        return []
    village = turn.village
    covers = [] if waits(village) else covers_of(turn)  # those that a Monk by himself would need
    depths = depths_of_covers(turn)
    found: list[int] = []
    for node in range(len(village.cards)):
        if one and found:
            return found
        could = depths >> village.depths[node] & 4 != 0 and village.has_room(node)
        if could and (fits_above(village, covers, node) or finishable(turn.laid(monk, node))):
            found.append(node)
    if depths & 2 and (fits_above(village, covers, ALONE) or finishable(turn.laid(monk, ALONE))):
        found.append(ALONE)
    return found


def covers_of(turn: Turn) -> list[Villager]:
    """Villagers of the hand that could be laid on a Monk as it is, each type once."""
    found: list[Villager] = []
    for card in turn.kinds():
        if card.depth and turn.price(card) <= turn.ducats:
            found.append(card)
    return found


def fits_above(village: Village, covers: list[Villager], node: int) -> bool:
    """Whether one of them would fit on a Monk that lies on a node, or ALONE."""
    for card in covers:
        if card.depth == 1 if node == ALONE else village.fits_over(card, node):
            return True
    return False


def depths_of_covers(turn: Turn) -> int:
    """How deep in their chains the villagers lie that could cover a Monk, as bits."""
    villagers = turn.position.components.villagers
    depths = 0
    monks = 0
    fetched = False
    for number in turn.hand:
        card = villagers[number]
        depths |= 1 << card.depth
        if card.is_monk:
            monks += 1
        elif card.is_apprentice:
            fetched = True
    if fetched:
        for village in turn.villages:
            for number in village.cards:
                depths |= 1 << villagers[number].depth
    for _ in range(monks):
        depths |= depths >> 1  # another Monk between
    return depths
