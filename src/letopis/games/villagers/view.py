"""Villagers' position as plain data: whole, for the notation, or as a seat sees it."""

from typing import TYPE_CHECKING, Any, Final

from letopis.games.villagers import limits
from letopis.games.villagers.components import Components
from letopis.games.villagers.face_down import MARK, NOTE, TYPE, count_of, owner
from letopis.games.villagers.trees import purse, write_village
from letopis.games.villagers.view_types import (
    CountessView,
    EventView,
    MarketView,
    PileView,
    SeatView,
    VillageFigures,
    VillagersView,
)
from letopis.games.villagers.village import ALONE, Village

if TYPE_CHECKING:
    from letopis.games.villagers.position import Player, Solo, VillagersPosition

# ---- writing


def write(position: "VillagersPosition") -> dict[str, Any]:
    """The room's part of the notation."""
    components = position.components
    doc: dict[str, Any] = {
        "round": position.round,
        "first": position.first,
        "drafter": position.drafter,
        "markets": position.markets,
        "road": write_road(position),
        "stacks": [write_pile(components, stack) for stack in position.stacks],
        "reserve": write_pile(components, position.reserve),
        "discard": ids(components, position.discard),
        "gone": write_pile(components, position.gone),
        "basics": write_basics(position),
        "seats": [write_player(components, player) for player in position.seats],
    }
    if position.placing >= 0:
        doc["placing"] = components.villagers[position.placing].id
    if position.spot != ALONE:
        doc["spot"] = position.spot
    if position.basic >= 0:
        doc["basic"] = components.basics[position.basic].id
    if position.onto >= 0:
        doc["onto"] = position.onto + 1
    if position.solo is not None:
        doc["countess"] = write_solo(components, position.solo)
    return doc


def ids(components: Components, cards: list[int]) -> list[str]:
    """Cards by id."""
    return [components.villagers[card].id for card in cards]


def write_road(position: "VillagersPosition") -> list[str]:
    """The slots: `carpenter`, with ducats `carpenter{2}`, or nothing."""
    found: list[str] = []
    for slot in range(len(position.road)):
        card = position.road[slot]
        found.append("" if card < 0 else position.components.villagers[card].id + purse(position.coins[slot]))
    return found


def write_pile(components: Components, pile: list[int]) -> list[str]:
    """Face-down cards, the top last; `carpenter@1.0` was returned by seat 1 as the first of its returned cards."""
    found: list[str] = []
    for value in pile:
        id = components.villagers[value & TYPE].id
        found.append(id if value < MARK else f"{id}@{owner(value)}.{count_of(value)}")
    return found


def write_basics(position: "VillagersPosition") -> dict[str, int]:
    """The supplies."""
    return {card.id: position.basics[card.basic] for card in position.components.basics}


def write_player(components: Components, player: "Player") -> dict[str, Any]:
    """All of a player; what is empty between phases is left out."""
    doc: dict[str, Any] = {
        "ducats": player.ducats,
        "hand": ids(components, player.hand),
        "village": write_village(player.village),
    }
    if player.seen:
        doc["seen"] = [write_note(components, note) for note in player.seen]
    if player.returned:
        doc["returned"] = player.returned
    if player.square:
        doc["square"] = ids(components, player.square)
    if player.drafts:
        doc["drafts"] = player.drafts
    if player.builds:
        doc["builds"] = player.builds
    if player.built:
        doc["built"] = player.built
    if player.exchanges:
        doc["exchanges"] = player.exchanges
    if player.tinner:
        doc["tinner"] = True
    if max(player.earned) > 0:
        doc["earned"] = player.earned.copy()
    return doc


def write_note(components: Components, note: int) -> str:
    """A drafted card that may be in the hand; `carpenter@2`: drafted after two cards had been returned."""
    count = note >> NOTE
    return components.villagers[note & TYPE].id + (f"@{count}" if count else "")


def write_solo(components: Components, solo: "Solo") -> dict[str, Any]:
    """The Countess, the events, the Jester."""
    events = components.events
    doc: dict[str, Any] = {
        "ducats": solo.ducats,
        "village": write_village(solo.village),
        "summer": [events[event].id for event in solo.decks[0]],
        "winter": [events[event].id for event in solo.decks[1]],
        "open": [events[event].id for event in solo.open],
        "spent": [events[event].id for event in solo.spent],
        "jester": solo.jester,
    }
    if max(solo.earned) > 0:
        doc["earned"] = solo.earned.copy()
    if solo.resolving >= 0:
        doc["resolving"] = events[solo.resolving].id
        doc["effect"] = solo.effect
        doc["fallback"] = solo.fallback
        doc["left"] = solo.left
    return doc


# ---- what a seat sees (section 18)


def look(position: "VillagersPosition", seat: int | None) -> VillagersView:
    """Everything public; of face-down cards the backs, and the faces only of one's own."""
    components = position.components
    now = phase(position)
    doc: VillagersView = {
        "round": position.round,
        "first": position.first,
        "phase": now,
        "road": write_road(position),
        "stacks": [look_at_pile(components, stack, seat) for stack in position.stacks],
        "reserve": look_at_pile(components, position.reserve, seat),
        "gone": look_at_pile(components, position.gone, seat),
        "discard": ids(components, position.discard),
        "basics": write_basics(position),
        "markets": [look_at_market(position, 0), look_at_market(position, 1)],
        "seats": [look_at(position, other, seat, now) for other in range(position.players)],
        "placing": components.villagers[position.placing].id if position.placing >= 0 else "",
        "basic": components.basics[position.basic].id if position.basic >= 0 else "",
        "onto": position.onto + 1,
    }
    if position.solo is not None:
        doc["countess"] = look_at_countess(position, position.solo)
    return doc


PHASE_OF: Final = {
    "draft": "draft",
    "give": "draft",
    "ducat": "road",
    "resolve": "events",
    "pick": "events",
}


def phase(position: "VillagersPosition") -> str:
    """Which phase it is, by the step at the top."""
    if not position.stack:
        return "over"
    words = position.stack[-1].text.split()
    return words[1] if words[0] == "jester" else PHASE_OF.get(words[0], "build")


def look_at_pile(components: Components, pile: list[int], seat: int | None) -> PileView:
    """How many cards, the backs that all have seen from the top down, and which of these the seat returned itself."""
    backs: list[str] = []
    mine: list[str] = []
    for place in range(len(pile) - 1, -1, -1):
        value = pile[place]
        card = components.villagers[value & TYPE]
        backs.append(components.suit_ids[card.suit])
        mine.append(card.id if seat is not None and owner(value) == seat else "")
        if value < MARK:
            break
    return {"count": len(pile), "backs": backs, "mine": mine}


def look_at_market(position: "VillagersPosition", market: int) -> MarketView:
    """A market card: under which stack it lies, whether it is due or over."""
    needs = position.components.first_needs if market == 0 else list(range(len(position.stacks)))
    empty = not any(position.stacks[stack] for stack in needs)
    held = position.markets > market
    return {"stack": position.components.under[market], "due": empty and not held, "held": held}


def look_at(position: "VillagersPosition", other: int, seat: int | None, now: str) -> SeatView:
    """A player as the seat sees him."""
    components = position.components
    player = position.seats[other]
    suits = [components.villagers[card].suit for card in player.hand]
    sums = figures(player.village, 0, 0)
    draft, build, exchanges = limits_of(position, player, now)
    doc: SeatView = {
        "ducats": player.ducats,
        "backs": [components.suit_ids[suit] for suit in sorted(suits)],
        "seen": sorted([components.villagers[note & TYPE].id for note in player.seen]),
        "square": ids(components, player.square),
        "drafts": player.drafts,
        "builds": player.builds,
        "built": player.built,
        "exchanges": player.exchanges,
        "tinner": player.tinner,
        "village": write_village(player.village),
        "food": sums["food"],
        "builders": sums["builders"],
        "gold": sums["gold"],
        "first_market": sums["first_market"],
        "second_market": sums["second_market"],
        "draft_limit": draft,
        "build_limit": build,
        "exchange_limit": exchanges,
    }
    if other == seat:
        doc["hand"] = ids(components, player.hand)
    return doc


def limits_of(position: "VillagersPosition", player: "Player", now: str) -> tuple[int, int, int]:
    """VS-7.1, VS-9.2, VS-11.1: of drafts, builds, exchanges in the phase that is on or comes next, with events."""
    components = position.components
    draft = min(components.draft_base + player.village.food, components.draft_max)
    build = min(components.build_base + player.village.builders, components.build_max)
    exchanges = components.exchanges
    if position.solo is not None:
        if now == "draft":  # what an event does to a draft is over with it
            draft = limits.modified(position, "draft_limit", draft)
        if now in ("draft", "road", "build"):
            build = limits.modified(position, "build_limit", build)
            exchanges = limits.exchange_limit(position)
    if now == "build" and player.builds + player.built > 0:
        build = player.builds + player.built  # as builders stood when the phase began
    return draft, build, exchanges


def figures(village: Village, gold: int, symbols: int) -> VillageFigures:
    """What is visible in a village, and what both markets would pay now."""
    first = village.gold + gold + village.lying
    return {
        "food": village.food,
        "builders": village.builders,
        "gold": village.gold + gold,
        "first_market": first,
        "second_market": first + village.silver(symbols),
    }


def look_at_countess(position: "VillagersPosition", solo: "Solo") -> CountessView:
    """All of the Countess is public; of the event decks only their sizes."""
    components = position.components
    return {
        "level": position.options["level"],
        "ducats": solo.ducats,
        "gold": solo.gold,
        "village": write_village(solo.village),
        "forecast": figures(solo.village, solo.gold, solo.symbols),
        "season": "summer" if position.markets == 0 else "winter",
        "summer": len(solo.decks[0]),
        "winter": len(solo.decks[1]),
        "open": [look_at_event(components, event) for event in solo.open],
        "spent": [components.events[event].id for event in solo.spent],
        "jester": solo.jester,
        "resolving": components.events[solo.resolving].id if solo.resolving >= 0 else "",
    }


def look_at_event(components: Components, number: int) -> EventView:
    """An open event: its words come with the data, so that an owner of the box can put the true ones in."""
    event = components.events[number]
    return {
        "id": event.id,
        "names": dict(event.names),
        "texts": dict(event.texts),
        "timing": event.timing,
        "reconstructed": event.reconstructed,
    }
