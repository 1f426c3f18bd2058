"""A village: villagers lying on each other as a forest (section 10). It never changes: a change makes another one.

The nodes stand in pre-order, each with its depth: a node's cards follow it, one deeper. So a node is on the table
uncovered when the next node is not deeper, and a tree is a run of nodes.
"""

from typing import TYPE_CHECKING, Final

from letopis.games.villagers.components import COPIES, Components
from letopis.games.villagers.effects import BUILDERS, FOOD, GOLD_SYMBOLS, PADLOCKS, SUIT_SYMBOLS, Silver

if TYPE_CHECKING:
    from letopis.games.villagers.components import Villager
    from letopis.games.villagers.ledger import Ledger

ALONE: Final = -1  # the place of what is laid with nothing under it


class Village:
    """The cards that work for a player, with what follows from them."""

    components: Components
    cards: list[int]
    depths: list[int]
    ducats: list[int]  # lying on each villager
    side: int  # of the Founders: 0 gold, 1 food
    apart: bool  # the Countess's: every villager lies by itself (VS-17.7)
    types: int  # the set of types that stand here, as bits
    room: int  # the set of types on which a card of their chain can be laid now
    wild_room: bool  # a Monk or an Apprentice could carry another card
    food: int  # visible, as the next four
    builders: int
    gold: int
    gold_symbols: int
    lying: int  # ducats on all villagers
    ledger: "Ledger | None"  # its sums, once somebody has asked
    encoded: bytes | None  # its part of an observation, once somebody has looked

    # ---- what lies on what

    def covered(self, node: int) -> bool:
        """Whether a villager lies on this one (VS-10.4)."""
        depths = self.depths
        return node + 1 < len(depths) and depths[node + 1] > depths[node]

    def after(self, node: int) -> int:
        """The first node after all that lies on this one."""
        depths = self.depths
        depth = depths[node]
        end = node + 1
        while end < len(depths) and depths[end] > depth:
            end += 1
        return end

    def carried(self, node: int) -> int:
        """How many villagers lie directly on this one."""
        depths = self.depths
        depth = depths[node] + 1
        count = 0
        end = node + 1
        while end < len(depths) and depths[end] >= depth:
            if depths[end] == depth:
                count += 1
            end += 1
        return count

    def capacity(self, node: int) -> int:
        """VS-4.2, VS-13.10: how many villagers may lie on it; a Monk or Apprentice 2 at the bottom, else 1."""
        carries = self.components.villagers[self.cards[node]].carries
        if carries < 0:
            return 1 if self.depths[node] else 2
        return carries

    def has_room(self, node: int) -> bool:
        """Whether one more villager may lie on it."""
        return not self.apart and self.carried(node) < self.capacity(node)

    def parent(self, node: int) -> int:
        """What it lies on, or ALONE."""
        depth = self.depths[node]
        if depth == 0:
            return ALONE
        below = node - 1
        while self.depths[below] >= depth:
            below -= 1
        return below

    def branch_suit(self, node: int) -> int:
        """The suit of the branch that begins here: of its first card that stands for itself; -1 if there is none."""
        for above in range(node, self.after(node)):
            card = self.components.villagers[self.cards[above]]
            if not card.wild:
                return card.suit
        return -1

    def carries_suit(self, node: int, suit: int) -> bool:
        """VS-13.10: whether what lies on this Monk or Apprentice is of this suit, or nothing does."""
        branch = node + 1
        end = self.after(node)
        while branch < end:
            found = self.branch_suit(branch)
            if found >= 0 and found != suit:
                return False
            branch = self.after(branch)
        return True

    def fits(self, card: "Villager", node: int) -> bool:
        """VS-10.1, VS-13.3: whether the card may lie on this node, by its chain from the bottom up."""
        return self.depths[node] + 1 == card.depth and self.has_room(node) and self.leads_to(card, node)

    def fits_over(self, card: "Villager", node: int) -> bool:
        """Whether the card may lie on a Monk that lies on this node."""
        return self.depths[node] + 2 == card.depth and self.leads_to(card, node)

    def leads_to(self, card: "Villager", node: int) -> bool:
        """Whether this node and all under it are as the card's chain wants them."""
        villagers = self.components.villagers
        below = node
        depth = self.depths[node] + 1
        while below != ALONE:
            depth -= 1
            under = self.cards[below]
            if villagers[under].wild:
                if not self.carries_suit(below, card.suit):
                    return False
            elif under != card.chain[depth]:
                return False
            below = self.parent(below)
        return True

    def spots(self, card: "Villager") -> list[int]:
        """Where a card of a chain can be laid."""
        found: list[int] = []
        cards = self.cards
        if self.room & self.components.villagers[card.below].bit:
            below = card.below
            for node in range(len(cards)):
                if cards[node] == below and self.has_room(node):
                    found.append(node)
        if self.wild_room:
            villagers = self.components.villagers
            for node in range(len(cards)):
                if villagers[cards[node]].wild and self.fits(card, node):
                    found.append(node)
        return found

    def has_spot(self, card: "Villager") -> bool:
        """Whether a card of a chain can be laid anywhere."""
        if self.room & self.components.villagers[card.below].bit:
            return True
        if self.wild_room:
            villagers = self.components.villagers
            for node in range(len(self.cards)):
                if villagers[self.cards[node]].wild and self.fits(card, node):
                    return True
        return False

    def likeness(self, node: int) -> int:
        """What makes a difference between two villagers of a type: what lies on them and under them, in short."""
        on_it = self.cards[node + 1] + 1 if self.covered(node) else 0
        below = self.parent(node)
        under = self.cards[below] + 1 if below != ALONE else 0
        return on_it * 64 + under

    def alike(self, node: int, other: int) -> bool:
        """Whether nobody can tell two villagers apart: the same place in equal trees, or equal ones side by side."""
        if node == other:
            return True
        if self.depths[node] != self.depths[other] or not self.same_run(node, other, self.after(node) - node):
            return False
        below = self.parent(node)
        if below == self.parent(other):
            return self.after(node) - node == self.after(other) - other
        root = self.root(node)
        twin = self.root(other)
        size = self.after(root) - root
        return node - root == other - twin and size == self.after(twin) - twin and self.same_run(root, twin, size)

    def same_run(self, node: int, other: int, size: int) -> bool:
        """Whether two runs of villagers are equal, with the ducats on them."""
        if other + size > len(self.cards):
            return False
        for step in range(size):
            if (
                self.cards[node + step] != self.cards[other + step]
                or self.depths[node + step] != self.depths[other + step]
                or self.ducats[node + step] != self.ducats[other + step]
            ):
                return False
        return True

    def root(self, node: int) -> int:
        """The bottom of its tree."""
        while self.depths[node]:
            node -= 1
        return node

    # ---- names

    def ordinal(self, node: int) -> int:
        """Its place among the villagers of its type."""
        card = self.cards[node]
        count = 0
        for other in range(node):
            if self.cards[other] == card:
                count += 1
        return count

    def find(self, name: int) -> int:
        """The node of a type and ordinal (as actions number them), or -1."""
        card = name // COPIES
        ordinal = name % COPIES
        for node in range(len(self.cards)):
            if self.cards[node] == card:
                if ordinal == 0:
                    return node
                ordinal -= 1
        return -1

    # ---- changes: each makes another village

    def twin(self) -> "Village":
        """One like it, to be changed before anybody sees it."""
        twin = Village()
        twin.components = self.components
        twin.cards = self.cards.copy()
        twin.depths = self.depths.copy()
        twin.ducats = self.ducats.copy()
        twin.side = self.side
        twin.apart = self.apart
        twin.types = self.types
        twin.room = self.room
        twin.wild_room = self.wild_room
        twin.food = self.food
        twin.builders = self.builders
        twin.gold = self.gold
        twin.gold_symbols = self.gold_symbols
        twin.lying = self.lying
        twin.ledger = None
        twin.encoded = None
        return twin

    def with_card(self, card: int, node: int) -> "Village":
        """The village with a card laid on a node, or ALONE."""
        twin = self.twin()
        place = len(self.cards)
        depth = 0
        if node != ALONE:
            place = self.after(node)
            depth = self.depths[node] + 1
            if not self.covered(node):
                twin.show(node, -1)
        twin.cards.insert(place, card)
        twin.depths.insert(place, depth)
        twin.ducats.insert(place, 0)
        twin.show(place, 1)
        laid = self.components.villagers[card]
        twin.types |= laid.bit
        if node != ALONE:
            twin.count_room(self.cards[node])
        if laid.carries > 0 and not self.apart:
            twin.room |= laid.bit
        elif laid.wild:
            twin.wild_room = True
        return twin

    def show(self, node: int, sign: int) -> None:
        """VS-10.4: what is printed below the name works from now on, or no longer."""
        number = self.cards[node]
        components = self.components
        if number == components.founders.number:
            side = self.side
            gold = components.founders_gold[side]
            self.food += sign * components.founders_food[side]
            self.builders += sign * components.founders_builders[side]
        else:
            card = components.villagers[number]
            gold = card.gold
            self.food += sign * card.food
            self.builders += sign * card.builders
        if gold:
            self.gold += sign * gold
            self.gold_symbols += sign

    def count_room(self, number: int) -> None:
        """Look again whether any villager of a type can carry one more."""
        card = self.components.villagers[number]
        if card.wild:
            self.wild_room = False
            for node in range(len(self.cards)):
                if self.components.villagers[self.cards[node]].wild and self.has_room(node):
                    self.wild_room = True
                    return
            return
        for node in range(len(self.cards)):
            if self.cards[node] == number and self.has_room(node):
                self.room |= card.bit
                return
        if self.room & card.bit:
            self.room ^= card.bit

    def with_ducats(self, node: int, amount: int) -> "Village":
        """VS-12.1: ducats put on a villager."""
        twin = self.twin()
        twin.ducats[node] += amount
        twin.lying += amount
        return twin

    def without_ducats(self) -> "Village":
        """VS-15.4: the ducats on villagers have been taken off."""
        twin = self.twin()
        twin.ducats = [0] * len(self.cards)
        twin.lying = 0
        return twin

    def with_side(self, side: int) -> "Village":
        """The Founders turned."""
        node = self.cards.index(self.components.founders.number)
        twin = self.twin()
        visible = not self.covered(node)
        if visible:
            twin.show(node, -1)
        twin.side = side
        if visible:
            twin.show(node, 1)
        return twin

    def replaced(self, node: int, card: int) -> "Village":
        """VS-13.5: a covered villager exchanged for an Apprentice."""
        cards = self.cards.copy()
        cards[node] = card
        return raised(self.components, cards, self.depths, self.ducats, self.side, self.apart)

    def without(self, node: int) -> "Village":
        """A top villager has left."""
        cards = self.cards.copy()
        depths = self.depths.copy()
        ducats = self.ducats.copy()
        cards.pop(node)
        depths.pop(node)
        ducats.pop(node)
        return raised(self.components, cards, depths, ducats, self.side, self.apart)

    # ---- counting for silver (section 15)

    def count(self, what: int, suit: int) -> int:
        """VS-15.8: suit and padlock symbols on all cards; food, builders and gold on visible ones only."""
        if what == FOOD:
            return self.food
        if what == BUILDERS:
            return self.builders
        if what == GOLD_SYMBOLS:
            return self.gold_symbols
        villagers = self.components.villagers
        total = 0
        for number in self.cards:
            card = villagers[number]
            if what == SUIT_SYMBOLS:
                if card.suit == suit:
                    total += card.suit_symbols
            elif what == PADLOCKS and card.lock >= 0:
                total += 1
        return total

    def count_of_founders(self, what: int, suit: int) -> int:
        """How much of a count stands on the Founders."""
        components = self.components
        founders = components.founders
        if what == SUIT_SYMBOLS:
            return founders.suit_symbols if founders.suit == suit else 0
        node = self.cards.index(founders.number)
        if self.covered(node) or what == PADLOCKS:
            return 0
        if what == FOOD:
            return components.founders_food[self.side]
        if what == BUILDERS:
            return components.founders_builders[self.side]
        return 1 if components.founders_gold[self.side] else 0

    def worth_of(self, silver: Silver, extra_symbols: int) -> int:
        """VS-15.13: what a formula pays in this village; the Countess's card brings gold symbols of its own."""
        if silver.sums_gold:
            return self.suit_gold(silver.suit)
        if silver.best_ducats:
            return max(self.ducats)  # the owner may choose, and chooses the most
        count = self.count(silver.count, silver.suit)
        if silver.count == GOLD_SYMBOLS:
            count += extra_symbols
        return silver.value * (count // silver.per)  # VS-15.10

    def suit_gold(self, suit: int) -> int:
        """VS-15.9: printed gold of a suit's visible villagers, without the ducats lying on them."""
        total = 0
        founders = self.components.founders.number
        for node in range(len(self.cards)):
            card = self.components.villagers[self.cards[node]]
            if card.suit == suit and not self.covered(node):
                total += self.components.founders_gold[self.side] if card.number == founders else card.gold
        return total

    def silver(self, extra_symbols: int = 0) -> int:
        """VS-15.11: what all visible silver pays."""
        total = 0
        for node in range(len(self.cards)):
            formula = self.components.villagers[self.cards[node]].silver
            if formula is not None and not self.covered(node):
                total += self.worth_of(formula, extra_symbols)
        return total

    def gold_of(self, node: int) -> int:
        """The printed gold of a villager, if it is visible."""
        if self.covered(node):
            return 0
        number = self.cards[node]
        if number == self.components.founders.number:
            return self.components.founders_gold[self.side]
        return self.components.villagers[number].gold


def raised(
    components: Components, cards: list[int], depths: list[int], ducats: list[int], side: int, apart: bool
) -> Village:
    """A village from its nodes."""
    village = Village()
    village.components = components
    village.cards = cards
    village.depths = depths
    village.ducats = ducats
    village.side = side
    village.apart = apart
    village.types = 0
    village.room = 0
    village.wild_room = False
    village.food = 0
    village.builders = 0
    village.gold = 0
    village.gold_symbols = 0
    village.lying = 0
    village.ledger = None
    village.encoded = None
    for node in range(len(cards)):
        card = components.villagers[cards[node]]
        village.types |= card.bit
        village.lying += ducats[node]
        if not village.covered(node):
            village.show(node, 1)
        if village.has_room(node):
            if card.wild:
                village.wild_room = True
            else:
                village.room |= card.bit
    return village


def founded(components: Components) -> Village:
    """VS-5.3: a village that begins, the Founders in it."""
    return raised(components, [components.founders.number], [0], [0], components.founders_start, False)


def manor(components: Components) -> Village:
    """VS-17.4: the Countess's village, nobody in it yet."""
    return raised(components, [], [], [], 0, True)
