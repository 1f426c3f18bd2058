"""Special villagers that are played (section 13): Apprentice, Tinner, Smuggler. The Monk is in `placing`."""

from collections.abc import Sequence
from typing import Final

from letopis.games.villagers.components import COPIES, Villager
from letopis.games.villagers.padlocks import CANNOT_UNLOCK, UNLOCKS, can_unlock
from letopis.games.villagers.placing import LIMIT_REACHED, NOT_IN_HAND, begin_placing
from letopis.games.villagers.position import NOTHING, SEAT, Player, VillagersPosition
from letopis.games.villagers.village import ALONE
from letopis.kernel.actions import Action
from letopis.kernel.refusals import NOT_ASKED, Figures, Refusal
from letopis.kernel.steps import Choice, Step

PLACED_NOT_PLAYED: Final = Refusal("VS-13.1", "refusal-placed-not-played")
NOBODY_TO_REPLACE: Final = Refusal("VS-13.5", "refusal-nobody-to-replace")
NOT_COVERED: Final = Refusal("VS-13.5", "refusal-not-covered")
NOT_THEIR_FOUNDERS: Final = Refusal("VS-13.2", "refusal-not-their-founders")
NO_CHAIN_OF_ITS_OWN: Final = Refusal("VS-13.7", "refusal-no-chain-of-its-own")
NO_PLACE_FOR_IT: Final = Refusal("VS-13.5", "refusal-no-place-for-it")
THE_FIRST_IS_AS_GOOD: Final = Refusal("VS-13.5", "refusal-the-first-is-as-good")
NO_GOLD: Final = Refusal("VS-13.12", "refusal-no-gold")


def play_refusal(position: VillagersPosition, seat: int, card: Villager) -> Refusal | None:
    """VS-13.1: what a special villager of the hand needs."""
    player = position.seats[seat]
    if not (card.discarded or card.is_apprentice):
        return PLACED_NOT_PLAYED
    if card.number not in player.hand:
        return NOT_IN_HAND
    if card.is_apprentice:
        if player.builds == 0:
            return LIMIT_REACHED
        return None if targets(position, seat, card.number, True) else NOBODY_TO_REPLACE
    if card.is_smuggler and player.village.gold == 0:
        return NO_GOLD
    if card.lock >= 0 and not can_unlock(position, player, card):
        return CANNOT_UNLOCK
    return None


def play(position: VillagersPosition, seat: int, card: Villager) -> None:
    """A special villager leaves the hand."""
    player = position.seats[seat]
    player.play_card(card.number)
    if card.is_tinner:
        player.tinner = True  # VS-13.11: for what is played from now on
        position.discard.append(card.number)
        position.tell("event-tinner", "VS-13.11", seat, {})
        return
    position.placing = card.number
    if card.is_apprentice:
        player.builds -= 1  # VS-13.5: one build action in all
        player.built += 1
        position.push(SWAPS[seat])
        return
    position.push(SMUGGLINGS[seat])
    position.push(UNLOCKS[seat])


# ---- the Apprentice


def replace_refusal(position: VillagersPosition, seat: int, other: int, node: int, apprentice: int) -> Refusal | None:
    """VS-13.5 to VS-13.7: a covered villager with a chain, not another's Founders, that can be placed at home."""
    village = position.seats[other].village
    card = position.components.villagers[village.cards[node]]
    if not village.covered(node):
        return NOT_COVERED
    if card.wild:
        return NO_CHAIN_OF_ITS_OWN
    player = position.seats[seat]
    if card is position.components.founders:
        return None if other == seat else NOT_THEIR_FOUNDERS
    if card.depth:
        home = player.village if other != seat else village.replaced(node, apprentice)
        if not home.has_spot(card):
            return NO_PLACE_FOR_IT
    if card.lock >= 0 and not can_unlock(position, player, card):
        return CANNOT_UNLOCK
    return None


def targets(position: VillagersPosition, seat: int, apprentice: int, one: bool) -> list[Action]:
    """Whom an Apprentice can replace; villagers that make no difference are named once. `one`: any will do."""
    found: list[Action] = []
    for other in range(position.players):
        village = position.seats[other].village
        known: list[int] = []
        for node in range(len(village.cards)):
            if not village.covered(node):
                continue
            key = village.cards[node] + 64 * village.likeness(node)
            if key in known or replace_refusal(position, seat, other, node, apprentice) is not None:
                continue
            known.append(key)
            card = village.cards[node]
            found.append(position.components.swaps[other][card][village.ordinal(node)])
            if one:
                return found
    return found


class Swap(Choice[VillagersPosition]):
    """VS-13.5: whom the Apprentice replaces."""

    def __init__(self, seat: int) -> None:
        super().__init__("swap", str(seat))
        self.seat = seat

    def awaits(self, position: VillagersPosition) -> tuple[int, ...]:
        return SEAT[self.seat]

    def candidates(self, position: VillagersPosition, seat: int) -> Sequence[Action]:
        found: list[Action] = []
        for other in range(position.players):
            village = position.seats[other].village
            for node in range(len(village.cards)):
                table = position.components.swaps[other][village.cards[node]]
                if village.covered(node) and table:
                    found.append(table[village.ordinal(node)])
        return found

    def actions(self, position: VillagersPosition, seat: int) -> Sequence[Action]:
        return targets(position, seat, position.placing, False)

    def refusal(self, position: VillagersPosition, seat: int, action: Action) -> Refusal | None:
        if action.kind != "swap" or action.number < 0:
            return NOT_ASKED
        other = action.number & 7
        if other >= position.players:
            return NOT_COVERED
        node = position.seats[other].village.find(action.number >> 3)
        if node < 0:
            return NOT_COVERED
        refusal = replace_refusal(position, seat, other, node, position.placing)
        if refusal is None and action not in targets(position, seat, position.placing, False):
            return THE_FIRST_IS_AS_GOOD
        return refusal

    def figures(self, position: VillagersPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        card = position.components.villagers[(action.number >> 3) // COPIES]
        figures: Figures = {"card": card.id, "below": "", "cost": position.components.unlock_cost}
        figures["ducats"] = position.seats[seat].ducats
        figures["unlocker"] = position.components.villagers[card.lock].id if card.lock >= 0 else ""
        return figures

    def apply(self, position: VillagersPosition, seat: int, action: Action) -> None:
        other = action.number & 7
        owner = position.seats[other]
        node = owner.village.find(action.number >> 3)
        card = position.components.villagers[owner.village.cards[node]]
        owner.village = owner.village.replaced(node, position.placing)
        position.placing = card.number
        key = "event-swapped-own" if other == seat else "event-swapped"
        position.tell(key, "VS-13.5", seat, {"card": card.id, "other": other})
        if card is position.components.founders:
            position.push(SIDES[seat])
        else:
            begin_placing(position, seat, card)


class Side(Choice[VillagersPosition]):
    """VS-13.6: the Founders are laid anew, with the side up that the player chooses."""

    def __init__(self, seat: int) -> None:
        super().__init__("side", str(seat))
        self.seat = seat

    def awaits(self, position: VillagersPosition) -> tuple[int, ...]:
        return SEAT[self.seat]

    def candidates(self, position: VillagersPosition, seat: int) -> Sequence[Action]:
        return position.components.side

    def refusal(self, position: VillagersPosition, seat: int, action: Action) -> Refusal | None:
        return None if action.kind == "side" and action.number >= 0 else NOT_ASKED

    def apply(self, position: VillagersPosition, seat: int, action: Action) -> None:
        player = position.seats[seat]
        village = player.village.twin()
        village.side = action.number
        player.village = village.with_card(position.placing, ALONE)
        position.placing = NOTHING
        position.tell("event-founders-anew", "VS-13.6", seat, {"side": f"side-{action.words[0]}"})


# ---- the Smuggler


def golden(position: VillagersPosition, player: Player) -> list[Action]:
    """VS-13.12: visible villagers with printed gold, each type once."""
    village = player.village
    found: list[Action] = []
    for node in range(len(village.cards)):
        action = position.components.smuggles[village.cards[node]]
        if village.gold_of(node) and action not in found:
            found.append(action)
    return found


def gold_by_type(player: Player, card: int) -> int:
    """The printed gold of a visible villager of this type, or 0."""
    village = player.village
    for node in range(len(village.cards)):
        if village.cards[node] == card and village.gold_of(node):
            return village.gold_of(node)
    return 0


class Smuggling(Step[VillagersPosition]):
    """VS-13.12: the padlock is open; whose gold?"""

    def __init__(self, seat: int) -> None:
        super().__init__("smuggling", str(seat))
        self.seat = seat

    def run(self, position: VillagersPosition) -> None:
        choices = golden(position, position.seats[self.seat])
        if len(choices) == 1:
            smuggle(position, self.seat, choices[0].number)
        else:
            position.push(SMUGGLES[self.seat])


def smuggle(position: VillagersPosition, seat: int, card: int) -> None:
    """Half of the printed gold, rounded up, from the bank; then the Smuggler is discarded."""
    player = position.seats[seat]
    smuggler = position.components.villagers[position.placing]
    gold = gold_by_type(player, card)
    gain = -(-gold * smuggler.numerator // smuggler.denominator)
    player.ducats += gain
    position.discard.append(position.placing)
    position.placing = NOTHING
    figures: Figures = {"card": position.components.villagers[card].id, "ducats": gain}
    position.tell("event-smuggled", "VS-13.12", seat, figures)


class Smuggle(Choice[VillagersPosition]):
    """VS-13.12: which villager's gold."""

    def __init__(self, seat: int) -> None:
        super().__init__("smuggle", str(seat))
        self.seat = seat

    def awaits(self, position: VillagersPosition) -> tuple[int, ...]:
        return SEAT[self.seat]

    def candidates(self, position: VillagersPosition, seat: int) -> Sequence[Action]:
        return golden(position, position.seats[seat])

    def actions(self, position: VillagersPosition, seat: int) -> Sequence[Action]:
        return golden(position, position.seats[seat])

    def refusal(self, position: VillagersPosition, seat: int, action: Action) -> Refusal | None:
        if action.kind != "smuggle" or action.number < 0:
            return NOT_ASKED
        return None if gold_by_type(position.seats[seat], action.number) else NO_GOLD

    def figures(self, position: VillagersPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"card": action.words[0]}

    def apply(self, position: VillagersPosition, seat: int, action: Action) -> None:
        smuggle(position, seat, action.number)


SWAPS: Final[list[Swap]] = [Swap(seat) for seat in range(5)]
SIDES: Final[list[Side]] = [Side(seat) for seat in range(5)]
SMUGGLINGS: Final[list[Smuggling]] = [Smuggling(seat) for seat in range(5)]
SMUGGLES: Final[list[Smuggle]] = [Smuggle(seat) for seat in range(5)]
