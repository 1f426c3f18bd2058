"""Set-up (section 5, alone section 17)."""

from typing import Final

from letopis.games.villagers.position import VillagersPosition, alone
from letopis.kernel import stacking
from letopis.kernel.steps import Step


class SetUp(Step[VillagersPosition]):
    """VS-5.6 to VS-5.11: who is first, the stacks, the hands, the Reserve."""

    def misplaced(self, position: VillagersPosition, place: int) -> str | None:
        return stacking.not_above(position, place, "round") or stacking.covered(position, place)

    def run(self, position: VillagersPosition) -> None:
        components = position.components
        if position.players > 1:
            position.first = position.chance.below(position.players, "first player")
        deck = components.deck(position.players)
        position.chance.shuffle(deck, "deck")
        deal(position, deck)
        if position.solo is not None:
            set_up_events(position)


def deal(position: VillagersPosition, deck: list[int]) -> None:
    """VS-5.8, VS-5.10, VS-5.11: six stacks, five cards each, the rest is the Reserve."""
    components = position.components
    size = components.setups[position.players].cards_per_stack
    start = 0
    for stack in range(components.stacks):
        position.stacks[stack] = deck[start : start + size]
        start += size
    for player in position.seats:
        player.hand = sorted(deck[start : start + components.start_hand])
        start += components.start_hand
    position.reserve = deck[start:]


def set_up_events(position: VillagersPosition) -> None:
    """VS-17.3: two decks, and the first summer events open."""
    components = position.components
    solo = alone(position)
    level = components.levels[position.options["level"]]
    for event in components.events:
        if event.id not in level.without:
            solo.decks[event.deck].extend([event.number] * event.copies)
    for deck in range(len(solo.decks)):
        position.chance.shuffle(solo.decks[deck], DECK_LABELS[deck])
    for _ in range(min(level.at_setup, len(solo.decks[0]))):
        solo.open.append(solo.decks[0].pop())


DECK_LABELS: Final = ("summer events", "winter events")
SET_UP: Final[SetUp] = SetUp("set-up")
