"""Placing a villager (VS-9.4, section 10): where it lies, so that a Monk can still be covered (VS-13.4)."""

from collections.abc import Sequence
from typing import Final

from letopis.games.villagers.components import MOST_SEATS, Villager
from letopis.games.villagers.foresight import brings, covers
from letopis.games.villagers.monks import Turn, landings, monk_landings, turn_of, uncovered, waits
from letopis.games.villagers.padlocks import CANNOT_UNLOCK, NEEDED_FOR_THE_MONK, UNLOCKS, can_unlock, unlock_figures
from letopis.games.villagers.position import NOTHING, Player, VillagersPosition
from letopis.games.villagers.village import ALONE, Village
from letopis.kernel import stacking
from letopis.kernel.actions import Action
from letopis.kernel.notes import Note
from letopis.kernel.refusals import Figures, Refusal
from letopis.kernel.steps import SeatChoice, SeatStep

NOT_IN_HAND: Final = Refusal("VS-9.3", "refusal-not-in-hand")
LIMIT_REACHED: Final = Refusal("VS-9.2", "refusal-build-limit")
NOTHING_UNDER: Final = Refusal("VS-10.1", "refusal-nothing-under")
FULL: Final = Refusal("VS-10.3", "refusal-full")
NO_COVER: Final = Refusal("VS-13.4", "refusal-no-cover")
NOT_THERE: Final = Refusal("VS-10.1", "refusal-not-there")
PLAYED_NOT_PLACED: Final = Refusal("VS-13.1", "refusal-played-not-placed")


def place_refusal(position: VillagersPosition, seat: int, card: Villager) -> Refusal | None:
    """VS-9.4: a build action, a place in the chain, a padlock that can be opened; VS-13.4: every Monk is covered."""
    player = position.seats[seat]
    if card.discarded or card.is_apprentice:
        return PLAYED_NOT_PLACED
    if card.number not in player.hand:
        return NOT_IN_HAND
    if player.builds == 0:
        return LIMIT_REACHED
    if card.is_monk:
        return None if monk_can_be_laid(position, seat, card) else NO_COVER
    if card.depth and not player.village.has_spot(card):
        return FULL if player.village.types & position.components.villagers[card.below].bit else NOTHING_UNDER
    if card.lock >= 0 and not can_unlock(position, player, card):
        return CANNOT_UNLOCK
    if waits(player.village) and not landings(turn_of(position, seat).spend(card.number), card):
        return NEEDED_FOR_THE_MONK
    return None


def monk_can_be_laid(position: VillagersPosition, seat: int, monk: Villager) -> bool:
    """VS-13.3: with a build action for his cover, too."""
    player = position.seats[seat]
    if player.builds < 2:
        return False
    if not waits(player.village):
        for number in player.hand:  # the quickest way: at the bottom of a chain, with its second card on him
            card = position.components.villagers[number]
            if card.depth == 1 and (card.lock < 0 or can_unlock(position, player, card)):
                return True
    return len(monk_landings(turn_of(position, seat).spend(monk.number), monk, True)) > 0


def place_figures(position: VillagersPosition, seat: int, card: Villager) -> Figures:
    """What the sentence of a refused placement needs."""
    figures = unlock_figures(position, seat, card)
    figures["below"] = position.components.villagers[card.below].id if card.below >= 0 else ""
    return figures


def placing_note(position: VillagersPosition, seat: int, card: Villager) -> Note | None:
    """What a villager covers and brings, where it has but one place to lie."""
    village = position.seats[seat].village
    if card.is_monk or waits(village):
        return None
    places = village.spots(card) if card.depth else [ALONE]
    if not places or not one_place(position, village, places):
        return None
    return covers(village, card, places[0]) or brings(village, card, places[0])


def drafting_note(position: VillagersPosition, seat: int, card: Villager) -> Note | None:
    """VS-10.1, VS-12.4: what keeps a villager of the Road from being placed as things stand; or what it brings."""
    player = position.seats[seat]
    if card.special:
        return None
    if card.depth and not player.village.has_spot(card):
        below = position.components.villagers[card.below]
        to_be_had = below.basic >= 0 and position.basics[below.basic] > 0
        if not to_be_had and card.below not in player.hand and card.below not in player.square:
            full = player.village.types & below.bit != 0
            return Note("no-room" if full else "no-place", "VS-10.3" if full else "VS-10.1", {"below": below.id})
    if card.lock >= 0 and not can_unlock(position, player, card):
        return Note("cannot-unlock", "VS-12.4", unlock_figures(position, seat, card))
    return placing_note(position, seat, card)


# ---- a card on its way from the hand to the village


def begin_placing(position: VillagersPosition, seat: int, card: Villager) -> None:
    """A card has left the hand (or another village): find its place, open its padlock, lay it down."""
    position.placing = card.number
    places = spots(position, seat)
    if one_place(position, position.seats[seat].village, places):
        position.spot = places[0]
        if card.lock < 0:
            put_down(position, seat)
            return
        position.push(PUT_DOWNS[seat])
        position.push(UNLOCKS[seat])
        return
    position.spot = NOTHING
    position.push(PUT_DOWNS[seat])
    position.push(UNLOCKS[seat])
    position.push(ONS[seat])


def one_place(position: VillagersPosition, village: Village, places: list[int]) -> bool:
    """Whether there is nothing to ask: places that nobody can tell apart are one."""
    for place in range(1, len(places)):
        if places[place] == ALONE:
            return False
        if position.rules == 1:  # did not ask where the difference is slight
            first = places[0]
            if village.cards[first] != village.cards[places[place]]:
                return False
            if village.likeness(first) != village.likeness(places[place]):
                return False
        elif not village.alike(places[0], places[place]):
            return False
    return True


def spots(position: VillagersPosition, seat: int) -> list[int]:
    """Where the villager being placed can lie."""
    player: Player = position.seats[seat]
    card = position.components.villagers[position.placing]
    if not card.is_monk and not waits(player.village):
        return player.village.spots(card) if card.depth else [ALONE]
    turn: Turn = turn_of(position, seat)
    found = landings(turn, card)
    if position.rules == 1:  # the very next card covered the Monk
        for monk in uncovered(player.village):
            if monk in found:
                return [monk]
    return found


def put_down(position: VillagersPosition, seat: int) -> None:
    """VS-9.5: it stands in the village and does not move again."""
    player = position.seats[seat]
    card = position.components.villagers[position.placing]
    node = position.spot
    if position.telling is not None:
        figures: Figures = {"card": card.id}
        if node == ALONE:
            position.tell("event-placed", "VS-10.7", seat, figures)
        else:
            figures["below"] = position.components.villagers[player.village.cards[node]].id
            position.tell("event-placed-on", "VS-10.1", seat, figures)
    position.placing = NOTHING
    position.spot = NOTHING
    player.village = player.village.with_card(card.number, node)


class PutDown(SeatStep[VillagersPosition]):
    """The last step of placing."""

    def misplaced(self, position: VillagersPosition, place: int) -> str | None:
        if position.placing < 0:
            return "no villager is on its way"
        card = position.components.villagers[position.placing]
        if card.discarded or card.is_apprentice or card is position.components.founders:
            return f"{card.id} is not placed"
        problem = stacking.not_above(position, place, f"build {self.seat}")
        above = (f"unlock {self.seat}", f"pay {self.seat}")
        return problem or stacking.not_below(position, place, *above)

    def run(self, position: VillagersPosition) -> None:
        put_down(position, self.seat)


class On(SeatChoice[VillagersPosition]):
    """VS-10.3: on which villager, when several could carry it; a Monk may also lie alone."""

    verbs: tuple[str, ...] = ("on", "alone")

    def misplaced(self, position: VillagersPosition, place: int) -> str | None:
        problem = stacking.not_above(position, place, UNLOCKS[self.seat].text)
        if problem is None:
            card = position.components.villagers[position.placing]
            if card.lock >= 0 and not can_unlock(position, position.seats[self.seat], card):
                return "the padlock could not be opened"
        return problem or stacking.covered(position, place)

    def context(self, position: VillagersPosition, seat: int) -> Figures:
        return {"card": position.components.villagers[position.placing].id}

    def candidates(self, position: VillagersPosition, seat: int) -> Sequence[Action]:
        return self.actions(position, seat)

    def actions(self, position: VillagersPosition, seat: int) -> Sequence[Action]:
        components = position.components
        village = position.seats[seat].village
        found: list[Action] = []
        for node in spots(position, seat):
            if node == ALONE:
                found.append(components.alone)
            else:
                found.append(components.spots[village.cards[node]][village.ordinal(node)])
        return found

    def refusal(self, position: VillagersPosition, seat: int, action: Action) -> Refusal | None:
        village = position.seats[seat].village
        card = position.components.villagers[position.placing]
        node = ALONE
        if action.kind == "on":
            node = village.find(action.number)
            if node < 0:
                return NOT_THERE
        if node in spots(position, seat):
            return None
        if card.is_monk:
            return NO_COVER if node == ALONE or village.has_room(node) else NOT_THERE
        fits = node != ALONE and card.depth > 0 and village.fits(card, node)
        return NEEDED_FOR_THE_MONK if fits else NOT_THERE

    def figures(self, position: VillagersPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        below = action.words[0] if action.words else ""
        return {"card": position.components.villagers[position.placing].id, "below": below}

    def note(self, position: VillagersPosition, seat: int, action: Action) -> Note | None:
        if action.kind == "alone":
            return None
        village = position.seats[seat].village
        return covers(village, position.components.villagers[position.placing], village.find(action.number))

    def apply(self, position: VillagersPosition, seat: int, action: Action) -> None:
        alone = action is position.components.alone
        position.spot = ALONE if alone else position.seats[seat].village.find(action.number)


PUT_DOWNS: Final[list[PutDown]] = [PutDown("put-down", seat) for seat in range(MOST_SEATS)]
ONS: Final[list[On]] = [On("on", seat) for seat in range(MOST_SEATS)]
