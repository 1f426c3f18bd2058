"""What a village's cards come to, counted once: villages never change, and a search asks for the same one often."""

from typing import Final

from letopis.games.villagers.components import Villager
from letopis.games.villagers.effects import BUILDERS, FOOD, GOLD_SYMBOLS, PADLOCKS, SUIT_SYMBOLS, Silver
from letopis.games.villagers.village import Village

FAR: Final = 4  # more free villagers of a kind than this are of no use


class Rates:
    """What a village's silver pays for one symbol more of each kind."""

    def __init__(self, suits: int) -> None:
        self.symbols = [0.0] * suits
        self.gold_of = [0.0] * suits  # for each gold of a suit
        self.padlock = 0.0
        self.food = 0.0
        self.builder = 0.0
        self.gold_symbol = 0.0

    def add(self, silver: Silver, share: float) -> None:
        """A formula."""
        if silver.best_ducats:
            return
        if silver.sums_gold:
            self.gold_of[silver.suit] += share
            return
        each = share * silver.value / silver.per
        if silver.count == SUIT_SYMBOLS:
            self.symbols[silver.suit] += each
        elif silver.count == PADLOCKS:
            self.padlock += each
        elif silver.count == FOOD:
            self.food += each
        elif silver.count == BUILDERS:
            self.builder += each
        elif silver.count == GOLD_SYMBOLS:
            self.gold_symbol += each

    def copy(self) -> "Rates":
        """Independent ones."""
        twin = Rates(0)
        twin.symbols = self.symbols.copy()
        twin.gold_of = self.gold_of.copy()
        twin.padlock = self.padlock
        twin.food = self.food
        twin.builder = self.builder
        twin.gold_symbol = self.gold_symbol
        return twin


class Ledger:
    """The sums of one village."""

    def __init__(self, village: Village, extra_symbols: int) -> None:
        components = village.components
        villagers = components.villagers
        suits = len(components.suit_ids)
        self.symbols = [0] * suits
        self.gold_of = [0] * suits  # visible, by suit
        self.padlocks = 0
        self.keys = 0
        self.basics_free = 0  # basic villagers with room for a chain
        self.links_free = 0
        self.best_gold = 0
        self.best_ducats = 0
        self.food = village.food
        self.builders = village.builders
        self.gold_symbols = village.gold_symbols + extra_symbols
        self.rates = Rates(suits)
        formulas: list[Villager] = []
        cards = village.cards
        for node in range(len(cards)):
            card = villagers[cards[node]]
            self.symbols[card.suit] += card.suit_symbols
            if card.lock >= 0:
                self.padlocks += 1
            self.keys += card.keys
            gold = village.gold_of(node) if card.gold or card is components.founders else 0
            if gold:
                self.gold_of[card.suit] += gold
                if gold > self.best_gold:
                    self.best_gold = gold
            ducats = village.ducats[node]
            if ducats > self.best_ducats:
                self.best_ducats = ducats
            if village.room & card.bit and village.has_room(node):
                if card.basic >= 0:
                    self.basics_free += 1
                else:
                    self.links_free += 1
            if card.silver is not None:
                formulas.append(card)
        self.formulas = len(formulas)
        self.silver = 0  # what all formulas pay as things stand
        self.of_symbols = 0  # formulas by what they count
        self.of_padlocks = 0
        self.of_limits = 0  # food and builders
        self.of_gold = 0
        self.agents = 0
        for card in formulas:
            silver = card.silver
            assert silver is not None
            self.silver += self.worth_of(silver)
            self.rates.add(silver, 1.0)
            if silver.best_ducats:
                self.agents += 1
            elif silver.sums_gold or silver.count == GOLD_SYMBOLS:
                self.of_gold += 1
            elif silver.count == SUIT_SYMBOLS:
                self.of_symbols += 1
            elif silver.count == PADLOCKS:
                self.of_padlocks += 1
            else:
                self.of_limits += 1
        self.basics_free = min(self.basics_free, FAR)
        self.links_free = min(self.links_free, FAR)

    def worth_of(self, silver: Silver) -> int:
        """VS-15.13: what a formula pays here, as `Village.worth_of`."""
        if silver.sums_gold:
            return self.gold_of[silver.suit]
        if silver.best_ducats:
            return self.best_ducats
        if silver.count == SUIT_SYMBOLS:
            count = self.symbols[silver.suit]
        elif silver.count == PADLOCKS:
            count = self.padlocks
        elif silver.count == FOOD:
            count = self.food
        elif silver.count == BUILDERS:
            count = self.builders
        else:
            count = self.gold_symbols
        return silver.value * (count // silver.per)


def ledger_of(village: Village, extra_symbols: int = 0) -> Ledger:
    """A village's ledger; the Countess's card brings gold symbols of its own, always the same to the same village."""
    found = village.ledger
    if found is None:
        found = Ledger(village, extra_symbols)
        village.ledger = found
    return found
