"""Limits of a phase (VS-7.1, VS-9.2, VS-11.1), and how events change them (section 21)."""

from typing import TYPE_CHECKING

from letopis.games.villagers.components import Components

if TYPE_CHECKING:
    from letopis.games.villagers.position import VillagersPosition


def modified(position: "VillagersPosition", what: str, base: int) -> int:
    """A number as the face-up events change it."""
    solo = position.solo
    return base if solo is None else changed(position.components, solo.open, what, base)


def changed(components: Components, events: list[int], what: str, base: int) -> int:
    """A number as these events change it; several changes of one kind add up."""
    value = base
    least = 0
    for number in events:
        for effect in components.events[number].effects:
            if effect.op == "modify" and effect.what == what:
                value += effect.delta if effect.sets < 0 else effect.sets - base
                least = max(least, effect.least)
    return max(value, least)


def draft_limit(position: "VillagersPosition", seat: int) -> int:
    """VS-7.1: 2 and the visible food, at most 5."""
    components = position.components
    food = position.seats[seat].village.food
    return modified(position, "draft_limit", min(components.draft_base + food, components.draft_max))


def build_limit(position: "VillagersPosition", seat: int) -> int:
    """VS-9.2: 2 and the visible builders, at most 5."""
    components = position.components
    builders = position.seats[seat].village.builders
    return modified(position, "build_limit", min(components.build_base + builders, components.build_max))


def build_most(position: "VillagersPosition") -> int:
    """The highest build limit there can be."""
    return max(modified(position, "build_limit", position.components.build_max), position.components.build_max)


def exchange_limit(position: "VillagersPosition") -> int:
    """VS-11.1: up to three exchanges."""
    return modified(position, "basic_exchange_limit", position.components.exchanges)


def surcharge(position: "VillagersPosition") -> int:
    """What events add to the price of each padlock."""
    return modified(position, "unlock_surcharge", 0)


def drafts_due(position: "VillagersPosition") -> int:
    """How many cards will go from the stacks to the players and the Road in this round yet."""
    due = 0
    for player in position.seats:
        due += player.drafts
    return due if position.solo is None else 2 * due
