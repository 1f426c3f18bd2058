"""What a seat should know before it chooses: what comes as things stand, and what a villager brings or covers.

The rules themselves do it, on a copy where something happens; all of it is from what every seat sees.
"""

from letopis.games.villagers.components import Villager
from letopis.games.villagers.end_of_build import END_OF_BUILD, turns
from letopis.games.villagers.limits import build_limit, draft_limit, drafts_due
from letopis.games.villagers.markets import MARKETS, first_due, first_market, second_due, second_market
from letopis.games.villagers.position import VillagersPosition, alone
from letopis.games.villagers.village import ALONE, Village
from letopis.kernel.notes import Note

# ---- beside the question


def of_markets(position: VillagersPosition, seat: int) -> list[Note]:
    """The market at the end of this round and what it pays; or how many cards lie before the next one."""
    if second_due(position):
        return [] if unsettled(position) else [the_end(position, seat)]
    if first_due(position):
        return [] if unsettled(position) else [first_pays(position, seat)]
    cards = 0
    for stack in range(len(position.stacks)):
        cards += len(position.stacks[stack])
    if cards <= drafts_due(position):
        return [Note("last-round", "VS-15.4", {"count": cards})]
    if position.markets == 0:
        cards = 0
        for stack in position.components.first_needs:
            cards += len(position.stacks[stack])
    rule = "VS-15.4" if position.markets else "VS-15.1"
    return [Note("until-market", rule, {"count": cards, "market": position.markets + 1})]


def unsettled(position: VillagersPosition) -> bool:
    """Whether open events will change what a market pays."""
    if position.solo is not None:
        for event in position.solo.open:
            if position.components.events[event].timing == "event":
                return True
    return False


def at_the_end(position: VillagersPosition) -> VillagersPosition:
    """The end of the round, if nobody does anything more."""
    later = position.copy()
    END_OF_BUILD.run(later)
    MARKETS.run(later)
    return later


def first_pays(position: VillagersPosition, seat: int) -> Note:
    """VS-15.2: what the first market pays."""
    gain = at_the_end(position).seats[seat].ducats - position.seats[seat].ducats
    return Note("first-market", "VS-15.2", {"ducats": gain})


def the_end(position: VillagersPosition, seat: int) -> Note:
    """VS-16.1, VS-17.29: the final sums: one's own and the best of the others, or the Countess's."""
    later = at_the_end(position)
    own = later.seats[seat].ducats
    if later.solo is not None:
        return Note("final-alone", "VS-17.29", {"ducats": own, "hers": later.solo.ducats})
    best = -1
    for other in later.others(seat):
        if best < 0 or later.seats[other].ducats > later.seats[best].ducats:
            best = other
    return Note("final", "VS-16.1", {"ducats": own, "other": best, "theirs": later.seats[best].ducats})


def of_next_round(position: VillagersPosition, seat: int) -> list[Note]:
    """VS-14.1, VS-7.1, VS-9.2: whether the Founders turn, and the limits of the next round; new events apart."""
    found: list[Note] = []
    village = position.seats[seat].village
    if turns(village):
        found.append(Note("founders-turn", "VS-14.1", {"ducats": village.gold - village.with_side(1).gold}))
    if not second_due(position):
        later = position.copy()
        END_OF_BUILD.run(later)
        if later.solo is not None:
            later.solo.open = []  # those of this round are over by then
        limits: dict[str, int | str] = {"drafts": draft_limit(later, seat), "builds": build_limit(later, seat)}
        found.append(Note("next-round", "VS-7.1", limits))
    return found


# ---- what a villager brings


def covers(village: Village, card: Villager, node: int) -> Note | None:
    """VS-10.4: what no longer works once a card lies on a node."""
    if node == ALONE or village.covered(node):
        return None
    after = village.with_card(card.number, node)
    gold = village.gold + card.gold - after.gold
    food = village.food + card.food - after.food
    builders = village.builders + card.builders - after.builders
    if not gold and not food and not builders:
        return None
    below = village.components.villagers[village.cards[node]].id
    return Note("covers", "VS-10.4", {"card": below, "gold": gold, "food": food, "builders": builders})


def brings(village: Village, card: Villager, node: int) -> Note | None:
    """VS-15.13: what a card's silver would pay, once it lies there; VS-7.1, VS-9.2: or that a limit gets no higher."""
    after = village.with_card(card.number, node)
    if card.silver is not None:
        return Note("silver-now", "VS-15.13", {"ducats": after.worth_of(card.silver, 0)})
    components = village.components
    if card.food and village.food >= components.draft_max - components.draft_base:
        return Note("food-no-higher", "VS-7.1", {"count": components.draft_max})
    if card.builders and village.builders >= components.build_max - components.build_base:
        return Note("builders-no-higher", "VS-9.2", {"count": components.build_max})
    return None


def her_gain(position: VillagersPosition, later: VillagersPosition) -> Note:
    """VS-17.28: what she has in the end by what she gets, as things stand, all markets to come included."""
    return Note("her-gain", "VS-17.28", {"ducats": her_end(later) - her_end(position)})


def her_end(position: VillagersPosition) -> int:
    """What she would have after the markets to come, were they held now."""
    later = position.copy()
    if later.markets == 0:
        first_market(later)
    second_market(later)
    return alone(later).ducats
