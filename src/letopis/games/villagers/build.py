"""The build phase (section 9), exchanges for basic villagers (section 11), and the end of the phase (VS-14.1)."""

from collections.abc import Sequence
from typing import Final

from letopis.games.villagers.components import MOST_SEATS
from letopis.games.villagers.end_of_build import END_OF_BUILD
from letopis.games.villagers.face_down import marked
from letopis.games.villagers.foresight import of_markets, of_next_round
from letopis.games.villagers.limits import build_limit, build_most, exchange_limit
from letopis.games.villagers.monks import finishable, turn_of, uncovered, waits
from letopis.games.villagers.padlocks import NEEDED_FOR_THE_MONK, can_unlock, unlock_figures
from letopis.games.villagers.phases import PHASES, Phase
from letopis.games.villagers.placing import (
    NOT_IN_HAND,
    begin_placing,
    monk_can_be_laid,
    place_figures,
    place_refusal,
    placing_note,
)
from letopis.games.villagers.position import NOTHING, VillagersPosition
from letopis.games.villagers.special import can_swap, obstacle, play, play_note, play_refusal
from letopis.games.villagers.village import ALONE
from letopis.kernel import stacking
from letopis.kernel.actions import Action
from letopis.kernel.notes import Note
from letopis.kernel.refusals import Figures, Refusal
from letopis.kernel.steps import SeatChoice

NO_MORE_EXCHANGES: Final = Refusal("VS-11.1", "refusal-no-more-exchanges")
EMPTY_HAND: Final = Refusal("VS-11.1", "refusal-empty-hand")
SUPPLY_EMPTY: Final = Refusal("VS-11.6", "refusal-supply-empty")
MONK_WAITS: Final = Refusal("VS-13.4", "refusal-monk-waits")
ONTO_NOTHING: Final = Refusal("VS-11.3", "refusal-onto-nothing")

TO_COME: Final = PHASES[: PHASES.index("build")]  # what lies under the build turns


class BuildPhase(Phase):
    """VS-9.1, VS-9.2: limits as builders stand at the beginning; then complete turns, clockwise."""

    def run(self, position: VillagersPosition) -> None:
        exchanges = exchange_limit(position)
        for seat in reversed(position.clockwise(position.first)):
            player = position.seats[seat]
            player.builds = build_limit(position, seat)
            player.exchanges = exchanges
            player.tinner = False
            position.push(BUILDS[seat])


class Build(SeatChoice[VillagersPosition]):
    """VS-9.3: place villagers, exchange cards for basic ones, play special ones, in any order; or end the turn."""

    verbs: tuple[str, ...] = ("place", "play", "exchange", "end")

    def misplaced(self, position: VillagersPosition, place: int) -> str | None:
        order = position.clockwise(position.first)
        turn = place - len(TO_COME)
        if not 0 <= turn < len(order) or order[len(order) - 1 - turn] != self.seat:
            return "turns are taken clockwise from the first player"
        below = stacking.not_above(position, place, BUILDS[order[-turn]].text if turn else END_OF_BUILD.text)
        player = position.seats[self.seat]
        if place + 1 < len(position.stack) and position.stack[place + 1].kind == "build":
            fresh = player.builds == build_limit(position, self.seat) and player.exchanges == exchange_limit(position)
            if not fresh or player.built or player.tinner:
                return "a turn that is yet to come has all of its actions"
        elif player.builds + player.built > build_most(position) or player.exchanges > exchange_limit(position):
            return "there are more actions than a turn has"
        return below

    def context(self, position: VillagersPosition, seat: int) -> Figures:
        player = position.seats[seat]
        monks = len(uncovered(player.village))
        return {"count": player.builds, "exchanges": player.exchanges, "monks": monks}

    def forecasts(self, position: VillagersPosition, seat: int) -> list[Note]:
        return [*of_markets(position, seat), *of_next_round(position, seat)]

    def candidates(self, position: VillagersPosition, seat: int) -> Sequence[Action]:
        components = position.components
        found: list[Action] = []
        last = NOTHING
        for number in position.seats[seat].hand:
            if number != last:
                last = number
                card = components.villagers[number]
                played = card.discarded or card.is_apprentice
                found.append(components.plays[number] if played else components.places[number])
        found.extend(components.exchanged)
        found.append(components.end)
        return found

    def actions(self, position: VillagersPosition, seat: int) -> Sequence[Action]:
        components = position.components
        villagers = components.villagers
        player = position.seats[seat]
        village = player.village
        if village.types & components.monk_bits and waits(village):
            return [
                action for action in self.candidates(position, seat) if self.refusal(position, seat, action) is None
            ]
        found: list[Action] = []
        last = NOTHING
        builds = player.builds
        for number in player.hand:  # the questions of `place_refusal` and `play_refusal`
            if number == last:
                continue
            last = number
            card = villagers[number]
            if card.special:
                if card.is_monk:
                    if builds > 1 and monk_can_be_laid(position, seat, card):
                        found.append(components.places[number])
                elif card.is_apprentice:
                    if builds and can_swap(position, seat, card):
                        found.append(components.plays[number])
                elif play_refusal(position, seat, card) is None:
                    found.append(components.plays[number])
            elif (
                builds
                and (card.depth == 0 or village.has_spot(card))
                and (card.lock < 0 or can_unlock(position, player, card))
            ):
                found.append(components.places[number])
        if player.exchanges > 0 and player.hand:
            for basic in range(len(components.exchanged)):
                if position.basics[basic]:
                    found.append(components.exchanged[basic])
        found.append(components.end)
        return found

    def refusal(self, position: VillagersPosition, seat: int, action: Action) -> Refusal | None:
        components = position.components
        if action is components.end:
            return MONK_WAITS if waits(position.seats[seat].village) else None
        if action.kind == "exchange":
            return exchange_refusal(position, seat, action.number)
        card = components.villagers[action.number]
        return place_refusal(position, seat, card) if action.kind == "place" else play_refusal(position, seat, card)

    def figures(self, position: VillagersPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        components = position.components
        if action.kind == "exchange":
            return {"card": action.words[0], "count": exchange_limit(position)}
        if action.kind == "end":
            return {"count": len(uncovered(position.seats[seat].village))}
        card = components.villagers[action.number]
        if card.is_apprentice and action.kind == "play":
            whom = obstacle(position, seat, card)[1] if card.number in position.seats[seat].hand else NOTHING
            return unlock_figures(position, seat, components.villagers[whom] if whom >= 0 else card)
        return place_figures(position, seat, card)

    def note(self, position: VillagersPosition, seat: int, action: Action) -> Note | None:
        if action.kind == "end":
            return unused(position, seat, self.actions(position, seat))
        if action.kind == "exchange":
            return idle(position, seat, action.number)
        card = position.components.villagers[action.number]
        return placing_note(position, seat, card) if action.kind == "place" else play_note(position, seat, card)

    def apply(self, position: VillagersPosition, seat: int, action: Action) -> None:
        components = position.components
        player = position.seats[seat]
        if action is components.end:
            player.builds = 0
            player.exchanges = 0
            player.tinner = False
            position.tell("event-built", "VS-9.1", seat, {})
            return
        position.push(self)
        if action.kind == "place":
            player.play_card(action.number)
            player.builds -= 1
            player.built += 1
            begin_placing(position, seat, components.villagers[action.number])
        elif action.kind == "exchange":
            position.basic = action.number
            begin_exchange(position, seat)
        else:
            play(position, seat, components.villagers[action.number])


def unused(position: VillagersPosition, seat: int, actions: Sequence[Action]) -> Note | None:
    """VS-9.3: what a turn that ends now leaves undone, while somebody can be placed or played."""
    player = position.seats[seat]
    for action in actions:
        if action.kind == "place" or action.kind == "play":
            exchanges = player.exchanges if player.hand else 0
            return Note("end", "VS-9.3", {"builds": player.builds, "exchanges": exchanges}, warns=True)
    return None


# ---- basic villagers


def exchange_refusal(position: VillagersPosition, seat: int, basic: int) -> Refusal | None:
    """VS-11.1, VS-11.6: an exchange left, a card to give, one to take."""
    player = position.seats[seat]
    if player.exchanges == 0:
        return NO_MORE_EXCHANGES
    if not player.hand:
        return EMPTY_HAND
    if not position.basics[basic]:
        return SUPPLY_EMPTY
    if waits(player.village):
        for card in player.hand:
            if can_return(position, seat, card, basic):
                return None
        return NEEDED_FOR_THE_MONK
    return None


def can_return(position: VillagersPosition, seat: int, card: int, basic: int) -> bool:
    """VS-13.4: whether a Monk that waits can do without this card."""
    return finishable(turn_of(position, seat).returned(card, basic))


def idle(position: VillagersPosition, seat: int, basic: int) -> Note | None:
    """VS-11.5: that nobody of the hand belongs above a basic villager."""
    number = position.components.basics[basic].number
    for card in position.seats[seat].hand:
        if number in position.components.villagers[card].chain:
            return None
    return Note("basic-idle", "VS-10.1")


def begin_exchange(position: VillagersPosition, seat: int) -> None:
    """VS-11.3, VS-11.4: onto which stack; with all of them used up onto the Reserve, and without it out of the game."""
    open_stacks = 0
    for stack in range(len(position.stacks)):
        if position.stacks[stack]:
            open_stacks += 1
            position.onto = stack
    position.push(RETURNS[seat])
    if open_stacks > 1:
        position.onto = NOTHING
        position.push(ONTOS[seat])
    elif open_stacks == 0:
        position.onto = NOTHING


class Onto(SeatChoice[VillagersPosition]):
    """VS-11.1: onto which stack the card will go."""

    def misplaced(self, position: VillagersPosition, place: int) -> str | None:
        if len([stack for stack in position.stacks if stack]) < 2 or position.onto >= 0:
            return "there are not several stacks to choose from, or one is chosen already"
        return stacking.not_above(position, place, RETURNS[self.seat].text) or stacking.covered(position, place)

    def context(self, position: VillagersPosition, seat: int) -> Figures:
        return {"card": position.components.basics[position.basic].id}

    def candidates(self, position: VillagersPosition, seat: int) -> Sequence[Action]:
        return position.components.onto

    def refusal(self, position: VillagersPosition, seat: int, action: Action) -> Refusal | None:
        return None if position.stacks[action.number] else ONTO_NOTHING

    def figures(self, position: VillagersPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"stack": action.number + 1}

    def note(self, position: VillagersPosition, seat: int, action: Action) -> Note | None:
        delays = position.markets == 0 and action.number in position.components.first_needs
        return Note("longer", "VS-15.1") if delays else None

    def apply(self, position: VillagersPosition, seat: int, action: Action) -> None:
        position.onto = action.number


class Return(SeatChoice[VillagersPosition]):
    """VS-11.1, VS-11.2: a card of the hand goes back face down; the basic villager comes to the village."""

    def misplaced(self, position: VillagersPosition, place: int) -> str | None:
        problem = stacking.not_above(position, place, BUILDS[self.seat].text)
        if position.basic < 0 or exchange_refusal(position, self.seat, position.basic) is not None:
            return "there is no exchange that can be made"
        if place + 1 < len(position.stack):
            return problem or stacking.not_below(position, place, ONTOS[self.seat].text)
        if position.leftmost() >= 0 and (position.onto < 0 or not position.stacks[position.onto]):
            return "the card needs a stack that has cards"
        return problem if position.leftmost() >= 0 or position.onto < 0 else "there is no stack to put it on"

    def context(self, position: VillagersPosition, seat: int) -> Figures:
        return {"card": position.components.basics[position.basic].id}

    def candidates(self, position: VillagersPosition, seat: int) -> Sequence[Action]:
        found: list[Action] = []
        last = NOTHING
        for number in position.seats[seat].hand:
            if number != last:
                last = number
                found.append(position.components.returns[number])
        return found

    def actions(self, position: VillagersPosition, seat: int) -> Sequence[Action]:
        found = self.candidates(position, seat)
        if waits(position.seats[seat].village):
            return [action for action in found if can_return(position, seat, action.number, position.basic)]
        return found

    def refusal(self, position: VillagersPosition, seat: int, action: Action) -> Refusal | None:
        player = position.seats[seat]
        if action.number not in player.hand:
            return NOT_IN_HAND
        if waits(player.village) and not can_return(position, seat, action.number, position.basic):
            return NEEDED_FOR_THE_MONK
        return None

    def figures(self, position: VillagersPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"card": action.words[0]}

    def note(self, position: VillagersPosition, seat: int, action: Action) -> Note | None:
        placeable = place_refusal(position, seat, position.components.villagers[action.number]) is None
        return Note("could-be-placed", "VS-9.3") if placeable else None

    def apply(self, position: VillagersPosition, seat: int, action: Action) -> None:
        components = position.components
        player = position.seats[seat]
        card = action.number
        player.hand.remove(card)  # unseen: what all know of the hand stays as it was
        value = marked(card, seat, player.returned)
        player.returned += 1
        if position.onto >= 0:
            position.stacks[position.onto].append(value)
            key = "event-returned"
        elif position.reserve:
            position.reserve.append(value)
            key = "event-returned-reserve"
        else:
            position.gone.append(value)
            key = "event-returned-gone"
        basic = components.basics[position.basic]
        if position.telling is not None:
            public: Figures = {
                "card": f"suit-{components.suit_ids[components.villagers[card].suit]}",
                "basic": basic.id,
                "stack": position.onto + 1,
                "known": 0,
            }
            secret: Figures = {**public, "card": components.villagers[card].id, "known": 1}
            position.whisper(key, "VS-11.1", seat, secret, public)
        position.basics[position.basic] -= 1
        player.exchanges -= 1
        player.village = player.village.with_card(basic.number, ALONE)  # VS-11.5: no build action
        position.basic = NOTHING
        position.onto = NOTHING


BUILD_PHASE: Final[BuildPhase] = BuildPhase("build")
BUILDS: Final[list[Build]] = [Build("build", seat) for seat in range(MOST_SEATS)]
ONTOS: Final[list[Onto]] = [Onto("onto", seat) for seat in range(MOST_SEATS)]
RETURNS: Final[list[Return]] = [Return("return", seat) for seat in range(MOST_SEATS)]
