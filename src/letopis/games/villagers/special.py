"""Special villagers that are played (section 13): Apprentice, Tinner, Smuggler. The Monk is in `placing`."""

from collections.abc import Sequence
from typing import Final

from letopis.games.villagers.components import COPIES, MOST_SEATS, Villager
from letopis.games.villagers.monks import Turn, best_gold, finishable, half_of, landings, turn_of, waits
from letopis.games.villagers.padlocks import CANNOT_UNLOCK, NEEDED_FOR_THE_MONK, UNLOCKS, can_unlock, unlock_figures
from letopis.games.villagers.placing import LIMIT_REACHED, NOT_IN_HAND, begin_placing
from letopis.games.villagers.position import NOTHING, Player, VillagersPosition
from letopis.games.villagers.village import ALONE
from letopis.kernel import stacking
from letopis.kernel.actions import Action
from letopis.kernel.notes import Note
from letopis.kernel.refusals import Figures, Refusal
from letopis.kernel.steps import SeatChoice, SeatStep

PLACED_NOT_PLAYED: Final = Refusal("VS-13.1", "refusal-placed-not-played")
NOBODY_TO_REPLACE: Final = Refusal("VS-13.5", "refusal-nobody-to-replace")
NOT_COVERED: Final = Refusal("VS-13.5", "refusal-not-covered")
NOT_THEIR_FOUNDERS: Final = Refusal("VS-13.2", "refusal-not-their-founders")
NO_CHAIN_OF_ITS_OWN: Final = Refusal("VS-13.7", "refusal-no-chain-of-its-own")
NO_PLACE_FOR_IT: Final = Refusal("VS-13.5", "refusal-no-place-for-it")
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
        return None if can_swap(position, seat, card) else obstacle(position, seat, card)[0]
    if card.is_smuggler and player.village.gold == 0:
        return NO_GOLD
    if card.lock >= 0 and not can_unlock(position, player, card):
        return CANNOT_UNLOCK
    if card.is_smuggler and waits(player.village):
        turn = turn_of(position, seat).without(card.number)
        turn.ducats += half_of(best_gold(player.village), card) - turn.price(card)
        if not finishable(turn):
            return NEEDED_FOR_THE_MONK
    return None


def play_note(position: VillagersPosition, seat: int, card: Villager) -> Note | None:
    """What a special villager brings, or that it would be wasted."""
    player = position.seats[seat]
    villagers = position.components.villagers
    if card.is_tinner:
        if player.tinner:
            return Note("tinner-again", "VS-13.11", warns=True)
        for number in player.hand:
            if villagers[number].lock >= 0 or villagers[number].is_apprentice:
                return None
        return Note("tinner-nothing", "VS-13.11", warns=True)
    if card.is_smuggler:
        gain, cost = half_of(best_gold(player.village), card), turn_of(position, seat).price(card)
        return Note("smuggler", "VS-13.12", {"ducats": gain, "cost": cost}, warns=gain <= cost)
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


def replace_refusal(
    position: VillagersPosition, seat: int, other: int, node: int, apprentice: int, turn: Turn | None
) -> Refusal | None:
    """VS-13.5 to VS-13.7: a covered villager with a chain, not another's Founders, that can be placed at home.

    `turn` is the rest of the turn once the Apprentice has left the hand, if a Monk waits for a cover.
    """
    village = position.seats[other].village
    card = position.components.villagers[village.cards[node]]
    if not village.covered(node):
        return NOT_COVERED
    if card.wild:
        return NO_CHAIN_OF_ITS_OWN
    founders = card is position.components.founders
    if founders and other != seat:
        return NOT_THEIR_FOUNDERS
    home = position.seats[seat].village
    if card.depth:
        if other == seat:
            home = village.replaced(node, apprentice)
        if not home.has_spot(card):
            return NO_PLACE_FOR_IT
    if card.lock >= 0 and not can_unlock(position, position.seats[seat], card):
        return CANNOT_UNLOCK
    if turn is not None:
        after = turn.swapped(other, node, apprentice)
        if founders:
            possible = finishable(after.with_side(0)) or finishable(after.with_side(1))
        else:
            possible = len(landings(after, card)) > 0
        if not possible:
            return NEEDED_FOR_THE_MONK
    return None


def covered_ones(position: VillagersPosition) -> list[tuple[int, int]]:
    """Every covered villager: the seat, and the node of its village."""
    found: list[tuple[int, int]] = []
    for seat in range(position.players):
        village = position.seats[seat].village
        for node in range(len(village.cards)):
            if village.covered(node):
                found.append((seat, node))
    return found


def swap_of(position: VillagersPosition, seat: int, node: int) -> Action:
    """The action that names a villager."""
    village = position.seats[seat].village
    return position.components.swaps[seat][village.cards[node]][village.ordinal(node)]


def can_swap(position: VillagersPosition, seat: int, apprentice: Villager) -> bool:
    """Whether an Apprentice of the hand can replace anybody."""
    turn = turn_of(position, seat).spend(apprentice.number) if waits(position.seats[seat].village) else None
    for other in range(position.players):  # asked for every list of answers: it stops at the first
        village = position.seats[other].village
        for node in range(len(village.cards)):
            if village.covered(node) and replace_refusal(position, seat, other, node, apprentice.number, turn) is None:
                return True
    return False


def obstacle(position: VillagersPosition, seat: int, apprentice: Villager) -> tuple[Refusal, int]:
    """What keeps an Apprentice of the hand from replacing anybody, and whom: a padlock, or what the only one lacks."""
    turn = turn_of(position, seat).spend(apprentice.number) if waits(position.seats[seat].village) else None
    found = NOBODY_TO_REPLACE
    whom = NOTHING
    first = True
    for other, node in covered_ones(position):
        refusal = replace_refusal(position, seat, other, node, apprentice.number, turn)
        if refusal is None:
            return NOBODY_TO_REPLACE, NOTHING
        if first or (refusal is CANNOT_UNLOCK and found is not CANNOT_UNLOCK):
            found = refusal
            whom = position.seats[other].village.cards[node]
        elif found is not refusal and found is not CANNOT_UNLOCK:
            found = NOBODY_TO_REPLACE
            whom = NOTHING
        first = False
    return found, whom


class Swap(SeatChoice[VillagersPosition]):
    """VS-13.5: whom the Apprentice replaces."""

    def misplaced(self, position: VillagersPosition, place: int) -> str | None:
        if position.placing < 0 or not position.components.villagers[position.placing].is_apprentice:
            return "no Apprentice is being played"
        problem = stacking.not_above(position, place, f"build {self.seat}")
        return problem or stacking.covered(position, place)

    def candidates(self, position: VillagersPosition, seat: int) -> Sequence[Action]:
        return [swap_of(position, other, node) for other, node in covered_ones(position)]

    def actions(self, position: VillagersPosition, seat: int) -> Sequence[Action]:
        turn = turn_of(position, seat) if waits(position.seats[seat].village) else None
        found: list[Action] = []
        for other, node in covered_ones(position):
            if replace_refusal(position, seat, other, node, position.placing, turn) is None:
                found.append(swap_of(position, other, node))
        return found

    def refusal(self, position: VillagersPosition, seat: int, action: Action) -> Refusal | None:
        other = action.number & 7
        if other >= position.players:
            return NOT_COVERED
        node = position.seats[other].village.find(action.number >> 3)
        if node < 0:
            return NOT_COVERED
        turn = turn_of(position, seat) if waits(position.seats[seat].village) else None
        return replace_refusal(position, seat, other, node, position.placing, turn)

    def figures(self, position: VillagersPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return unlock_figures(position, seat, position.components.villagers[(action.number >> 3) // COPIES])

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


class Side(SeatChoice[VillagersPosition]):
    """VS-13.6: the Founders are laid anew, with the side up that the player chooses."""

    def misplaced(self, position: VillagersPosition, place: int) -> str | None:
        if position.placing != position.components.founders.number:
            return "the Founders are not being laid anew"
        problem = stacking.not_above(position, place, f"build {self.seat}")
        return problem or stacking.covered(position, place)

    def candidates(self, position: VillagersPosition, seat: int) -> Sequence[Action]:
        return position.components.side

    def refusal(self, position: VillagersPosition, seat: int, action: Action) -> Refusal | None:
        if waits(position.seats[seat].village) and not finishable(turn_of(position, seat).with_side(action.number)):
            return NEEDED_FOR_THE_MONK  # the Smuggler's gold is
        return None

    def figures(self, position: VillagersPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"card": position.components.founders.id}

    def note(self, position: VillagersPosition, seat: int, action: Action) -> Note | None:
        components = position.components
        side = action.number
        shown: Figures = {"gold": components.founders_gold[side], "food": components.founders_food[side]}
        shown["builders"] = components.founders_builders[side]
        return Note("side-shows", "VS-13.6", shown)

    def apply(self, position: VillagersPosition, seat: int, action: Action) -> None:
        player = position.seats[seat]
        village = player.village.twin()
        village.side = action.number
        player.village = village.with_card(position.placing, ALONE)
        position.placing = NOTHING
        position.tell("event-founders-anew", "VS-13.6", seat, {"side": f"side-{action.words[0]}"})


# ---- the Smuggler


def golden(position: VillagersPosition, seat: int) -> list[Action]:
    """VS-13.12: visible villagers with printed gold, each type once."""
    village = position.seats[seat].village
    found: list[Action] = []
    for node in range(len(village.cards)):
        action = position.components.smuggles[village.cards[node]]
        if village.gold_of(node) and action not in found:
            found.append(action)
    if waits(village):
        found = [action for action in found if gold_is_enough(position, seat, action.number)]
    return found


def gold_is_enough(position: VillagersPosition, seat: int, card: int) -> bool:
    """VS-13.4: whether this gold lets a Monk that waits be covered yet."""
    turn = turn_of(position, seat)
    gold = gold_by_type(position.seats[seat], card)
    turn.ducats += half_of(gold, position.components.villagers[position.placing])
    return finishable(turn)


def gold_by_type(player: Player, card: int) -> int:
    """The printed gold of a visible villager of this type, or 0."""
    village = player.village
    for node in range(len(village.cards)):
        if village.cards[node] == card and village.gold_of(node):
            return village.gold_of(node)
    return 0


def no_smuggling(position: VillagersPosition, seat: int, place: int) -> str | None:
    """Why no Smuggler can be at work in this place of the stack."""
    if position.placing < 0 or not position.components.villagers[position.placing].is_smuggler:
        return "no Smuggler is being played"
    if not position.seats[seat].village.gold:
        return "there is no gold to smuggle"
    return stacking.not_above(position, place, f"build {seat}")


class Smuggling(SeatStep[VillagersPosition]):
    """VS-13.12: the padlock is open; whose gold?"""

    def misplaced(self, position: VillagersPosition, place: int) -> str | None:
        return no_smuggling(position, self.seat, place) or stacking.not_below(position, place, f"pay {self.seat}")

    def run(self, position: VillagersPosition) -> None:
        choices = golden(position, self.seat)
        if len(choices) == 1:
            smuggle(position, self.seat, choices[0].number)
        else:
            position.push(SMUGGLES[self.seat])


def smuggle(position: VillagersPosition, seat: int, card: int) -> None:
    """Half of the printed gold, rounded up, from the bank; then the Smuggler is discarded."""
    player = position.seats[seat]
    smuggler = position.components.villagers[position.placing]
    gold = gold_by_type(player, card)
    gain = half_of(gold, smuggler)
    player.ducats += gain
    position.discard.append(position.placing)
    position.placing = NOTHING
    figures: Figures = {"card": position.components.villagers[card].id, "ducats": gain}
    position.tell("event-smuggled", "VS-13.12", seat, figures)


class Smuggle(SeatChoice[VillagersPosition]):
    """VS-13.12: which villager's gold."""

    def misplaced(self, position: VillagersPosition, place: int) -> str | None:
        return no_smuggling(position, self.seat, place) or stacking.covered(position, place)

    def candidates(self, position: VillagersPosition, seat: int) -> Sequence[Action]:
        return golden(position, seat)

    def actions(self, position: VillagersPosition, seat: int) -> Sequence[Action]:
        return golden(position, seat)

    def refusal(self, position: VillagersPosition, seat: int, action: Action) -> Refusal | None:
        if not gold_by_type(position.seats[seat], action.number):
            return NO_GOLD
        if waits(position.seats[seat].village) and not gold_is_enough(position, seat, action.number):
            return NEEDED_FOR_THE_MONK
        return None

    def figures(self, position: VillagersPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"card": action.words[0]}

    def note(self, position: VillagersPosition, seat: int, action: Action) -> Note | None:
        smuggler = position.components.villagers[position.placing]
        gain = half_of(gold_by_type(position.seats[seat], action.number), smuggler)
        return Note("smuggle-gain", "VS-13.12", {"ducats": gain})

    def apply(self, position: VillagersPosition, seat: int, action: Action) -> None:
        smuggle(position, seat, action.number)


SWAPS: Final[list[Swap]] = [Swap("swap", seat) for seat in range(MOST_SEATS)]
SIDES: Final[list[Side]] = [Side("side", seat) for seat in range(MOST_SEATS)]
SMUGGLINGS: Final[list[Smuggling]] = [Smuggling("smuggling", seat) for seat in range(MOST_SEATS)]
SMUGGLES: Final[list[Smuggle]] = [Smuggle("smuggle", seat) for seat in range(MOST_SEATS)]
