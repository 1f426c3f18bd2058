"""The Countess's card after the events (VS-17.14 to VS-17.18), and the new events that its value brings."""

from typing import Final

from letopis.games.villagers.markets import second_due
from letopis.games.villagers.phases import with_others
from letopis.games.villagers.position import NOTHING, VillagersPosition, alone
from letopis.games.villagers.setting_up import DECK_LABELS
from letopis.kernel import stacking
from letopis.kernel.refusals import Figures
from letopis.kernel.steps import Step


class CountessTakes(Step[VillagersPosition]):
    """VS-17.14, VS-17.15: she takes the top of the Reserve, and its value says how many events come; VS-17.17."""

    def misplaced(self, position: VillagersPosition, place: int) -> str | None:
        problem = with_others(position) or stacking.not_above(position, place, "markets")
        return problem or stacking.not_below(position, place, "next-event")

    def run(self, position: VillagersPosition) -> None:
        if second_due(position):
            return
        solo = alone(position)
        from_reserve = int(position.has_reserve())
        card = top_of_reserve(position)
        value = 0
        if card >= 0:
            solo.receive(card)
            value = value_for_her(position, card)
            figures: Figures = {"card": position.components.villagers[card].id, "value": value}
            figures["reserve"] = from_reserve
            position.tell("event-countess-took", "VS-17.14", 0, figures)
        level = position.components.levels[position.options["level"]]
        draw_events(position, level.draw or position.components.events_drawn(value))


def top_of_reserve(position: VillagersPosition) -> int:
    """A card from the Reserve, or else from the leftmost stack; NOTHING if there is none."""
    if position.has_reserve():
        return position.from_reserve()
    stack = position.leftmost()
    return position.from_stack(stack) if stack >= 0 else NOTHING


def value_for_her(position: VillagersPosition, card: int) -> int:
    """VS-17.15, VS-15.12: printed gold, or the full formula in her village with the card in it."""
    solo = alone(position)
    villager = position.components.villagers[card]
    if villager.silver is None:
        return villager.gold
    return villager.gold + solo.village.worth_of(villager.silver, solo.symbols)


def draw_events(position: VillagersPosition, count: int) -> None:
    """VS-17.16: from the summer deck until the first market is over; VS-17.18: its discards make a new deck."""
    solo = alone(position)
    number = 0 if position.markets == 0 else 1
    deck = solo.decks[number]
    for _ in range(count):
        if not deck:
            events = position.components.events
            deck.extend([event for event in solo.spent if events[event].deck == number])
            solo.spent = [event for event in solo.spent if events[event].deck != number]
            position.chance.shuffle(deck, DECK_LABELS[number])
        if not deck:
            return
        event = deck.pop()
        position.reveals += 1
        solo.open.append(event)
        position.tell("event-event-drawn", "VS-17.16", 0, {"event": position.components.events[event].id})


COUNTESS_TAKES: Final[CountessTakes] = CountessTakes("countess")
