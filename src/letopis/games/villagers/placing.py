"""Placing a villager (VS-9.4, section 10): where it lies; and the Monk, who needs a cover at once (VS-13.3)."""

from collections.abc import Sequence
from typing import Final

from letopis.games.villagers.components import Villager
from letopis.games.villagers.padlocks import CANNOT_UNLOCK, UNLOCKS, can_unlock, unlock_figures
from letopis.games.villagers.position import NOTHING, SEAT, Player, VillagersPosition
from letopis.games.villagers.village import ALONE, Village
from letopis.kernel.actions import Action
from letopis.kernel.refusals import NOT_ASKED, Figures, Refusal
from letopis.kernel.steps import Choice, Step

NOT_IN_HAND: Final = Refusal("VS-9.3", "refusal-not-in-hand")
LIMIT_REACHED: Final = Refusal("VS-9.2", "refusal-build-limit")
NOTHING_UNDER: Final = Refusal("VS-10.1", "refusal-nothing-under")
FULL: Final = Refusal("VS-10.3", "refusal-full")
NO_COVER: Final = Refusal("VS-13.4", "refusal-no-cover")
NOT_THERE: Final = Refusal("VS-10.1", "refusal-not-there")
NOT_ON_THE_MONK: Final = Refusal("VS-13.4", "refusal-not-on-the-monk")
THE_FIRST_IS_AS_GOOD: Final = Refusal("VS-10.3", "refusal-the-first-is-as-good")
PLAYED_NOT_PLACED: Final = Refusal("VS-13.1", "refusal-played-not-placed")


def place_refusal(position: VillagersPosition, player: Player, card: Villager) -> Refusal | None:
    """VS-9.4: a build action, a place in the chain, a padlock that can be opened."""
    if card.discarded or card.is_apprentice:
        return PLAYED_NOT_PLACED
    if card.number not in player.hand:
        return NOT_IN_HAND
    if player.builds == 0:
        return LIMIT_REACHED
    if card.is_monk:
        return None if monk_spots(position, player) else NO_COVER
    if card.depth and not player.village.has_spot(card):
        return FULL if player.village.types & position.components.villagers[card.below].bit else NOTHING_UNDER
    if card.lock >= 0 and not can_unlock(position, player, card):
        return CANNOT_UNLOCK
    return None


def place_figures(position: VillagersPosition, seat: int, card: Villager) -> Figures:
    """What the sentence of a refused placement needs."""
    figures = unlock_figures(position, seat, card)
    figures["below"] = position.components.villagers[card.below].id if card.below >= 0 else ""
    return figures


# ---- the Monk


def covers(position: VillagersPosition, player: Player, village: Village, node: int, builds: int, monks: int) -> bool:
    """VS-13.4: whether some card of the hand can lie on the Monk at this node, perhaps after another Monk."""
    villagers = position.components.villagers
    for number in player.hand:
        card = villagers[number]
        if card.is_monk:
            if monks > 0 and builds > 1:
                higher = village.with_card(number, node)
                if covers(position, player, higher, node + 1, builds - 1, monks - 1):
                    return True
        elif (
            builds > 0
            and card.depth
            and village.fits(card, node)
            and (card.lock < 0 or can_unlock(position, player, card))
        ):
            return True
    return False


def monk_of(position: VillagersPosition, player: Player) -> int:
    """The Monk's type, if one is in the hand, else NOTHING."""
    for number in player.hand:
        if position.components.villagers[number].is_monk:
            return number
    return NOTHING


def monk_fits(position: VillagersPosition, player: Player, monk: int, node: int, builds: int, monks: int) -> bool:
    """Whether a Monk can be laid on a node, or ALONE, and be covered; `builds` and `monks` without this one."""
    village = player.village
    if node != ALONE and not village.has_room(node):
        return False
    place = len(village.cards) if node == ALONE else village.after(node)
    return covers(position, player, village.with_card(monk, node), place, builds, monks)


def monk_spots(position: VillagersPosition, player: Player) -> list[int]:
    """VS-13.3: where a Monk of the hand can be laid; places that make no difference are named once."""
    monk = monk_of(position, player)
    if monk < 0 or player.builds < 2:
        return []
    return spots_of_monk(position, player, monk, player.builds - 1, player.hand.count(monk) - 1)


def spots_of_monk(position: VillagersPosition, player: Player, monk: int, builds: int, monks: int) -> list[int]:
    """The same, for a Monk that has left the hand already."""
    village = player.village
    found: list[int] = []
    known: list[int] = []
    for node in range(len(village.cards)):
        key = village.cards[node] + 64 * village.likeness(node)
        if key not in known and monk_fits(position, player, monk, node, builds, monks):
            known.append(key)
            found.append(node)
    if monk_fits(position, player, monk, ALONE, builds, monks):
        found.append(ALONE)
    return found


# ---- a card on its way from the hand to the village


def begin_placing(position: VillagersPosition, seat: int, card: Villager) -> None:
    """A card has left the hand (or another village): find its place, open its padlock, lay it down."""
    position.placing = card.number
    places = spots(position, seat)
    if len(places) == 1:
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


def spots(position: VillagersPosition, seat: int) -> list[int]:
    """Where the villager being placed can lie."""
    player = position.seats[seat]
    card = position.components.villagers[position.placing]
    if card.is_monk:
        return spots_of_monk(position, player, card.number, player.builds, player.hand.count(card.number))
    if card.depth == 0:
        return [ALONE]
    return player.village.spots(card)


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
    if card.is_monk:
        position.spot = len(player.village.cards) if node == ALONE else player.village.after(node)
        position.push(COVERS[seat])
    player.village = player.village.with_card(card.number, node)


class PutDown(Step[VillagersPosition]):
    """The last step of placing."""

    def __init__(self, seat: int) -> None:
        super().__init__("put-down", str(seat))
        self.seat = seat

    def run(self, position: VillagersPosition) -> None:
        put_down(position, self.seat)


class On(Choice[VillagersPosition]):
    """VS-10.3: on which villager, when several could carry it; a Monk may also lie alone."""

    def __init__(self, seat: int) -> None:
        super().__init__("on", str(seat))
        self.seat = seat

    def awaits(self, position: VillagersPosition) -> tuple[int, ...]:
        return SEAT[self.seat]

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
        player = position.seats[seat]
        card = position.components.villagers[position.placing]
        if action is position.components.alone:
            return None if ALONE in spots(position, seat) else NOT_THERE
        if action.kind != "on" or action.number < 0:
            return NOT_ASKED
        node = player.village.find(action.number)
        if node < 0:
            return NOT_THERE
        if node in spots(position, seat):
            return None
        if card.is_monk:
            monks = player.hand.count(card.number)
            if not monk_fits(position, player, card.number, node, player.builds, monks):
                return NO_COVER
        elif not player.village.fits(card, node):
            return NOT_THERE
        return THE_FIRST_IS_AS_GOOD

    def figures(self, position: VillagersPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        below = action.words[0] if action.words else ""
        return {"card": position.components.villagers[position.placing].id, "below": below}

    def apply(self, position: VillagersPosition, seat: int, action: Action) -> None:
        alone = action is position.components.alone
        position.spot = ALONE if alone else position.seats[seat].village.find(action.number)


class Cover(Choice[VillagersPosition]):
    """VS-13.4: the very next placement lies on the Monk."""

    def __init__(self, seat: int) -> None:
        super().__init__("cover", str(seat))
        self.seat = seat

    def awaits(self, position: VillagersPosition) -> tuple[int, ...]:
        return SEAT[self.seat]

    def candidates(self, position: VillagersPosition, seat: int) -> Sequence[Action]:
        return [position.components.places[number] for number in sorted(set(position.seats[seat].hand))]

    def refusal(self, position: VillagersPosition, seat: int, action: Action) -> Refusal | None:
        if action.kind != "place" or action.number < 0:
            return NOT_ASKED
        player = position.seats[seat]
        card = position.components.villagers[action.number]
        if card.number not in player.hand:
            return NOT_IN_HAND
        if player.builds == 0:
            return LIMIT_REACHED
        if card.is_monk:
            monks = player.hand.count(card.number) - 1
            fits = monk_fits(position, player, card.number, position.spot, player.builds - 1, monks)
            return None if fits else NO_COVER
        if not card.depth or not player.village.fits(card, position.spot):
            return NOT_ON_THE_MONK
        if card.lock >= 0 and not can_unlock(position, player, card):
            return CANNOT_UNLOCK
        return None

    def figures(self, position: VillagersPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return place_figures(position, seat, position.components.villagers[action.number])

    def apply(self, position: VillagersPosition, seat: int, action: Action) -> None:
        player = position.seats[seat]
        player.play_card(action.number)
        player.builds -= 1
        player.built += 1
        position.placing = action.number
        position.push(PUT_DOWNS[seat])
        position.push(UNLOCKS[seat])


PUT_DOWNS: Final[list[PutDown]] = [PutDown(seat) for seat in range(5)]
ONS: Final[list[On]] = [On(seat) for seat in range(5)]
COVERS: Final[list[Cover]] = [Cover(seat) for seat in range(5)]
