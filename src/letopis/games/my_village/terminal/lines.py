# not compiled: drawing is never in a hurry, and its libraries are not typed for the compiler
"""My Village's table as lines, each a label and a text; a line without a label is a heading."""

from typing import Any

from letopis.games.my_village.terminal.look import Look

Line = tuple[str, str]


def table(look: Look) -> list[Line]:
    """The moment, what lies in the middle, the others' villages and one's own."""
    found = [*moment(look), *middle(look)]
    for seat in range(len(look.view["seats"])):
        if seat != look.own:
            found += village(look, seat)
    return [*found, *village(look, look.own)]


def brief(look: Look) -> list[Line]:
    """Only what changes quickly: the pool and one's own village."""
    return [*pool(look), *village(look, look.own)]


def moment(look: Look) -> list[Line]:
    """The round, the coffins, the rat, the hand."""
    view = look.view
    colour = look.say("draw-red" if view["rat_red"] else "draw-gray")
    hand = look.say("draw-back") if view["hand"]["back"] else look.say("draw-story", count=view["hand"]["story"])
    heading = look.say("draw-round", round=view["round"])
    coffins = look.say("draw-of", count=view["coffins"], most=view["coffins_to_end"])
    dead = ", ".join(f"{look.word(id)} {count}" for id, count in view["chronicle"].items() if count) or "–"
    return [
        ("", heading),
        (look.say("draw-coffins"), f"{coffins} ({dead}; {look.say('draw-graves', count=view['graves'])})"),
        (look.say("draw-rat"), look.say("draw-distance", count=view["rat"], colour=colour)),
        (look.word("hand"), f"{look.name(view['hand']['holder'])} ({hand})"),
        *pool(look),
    ]


def pool(look: Look) -> list[Line]:
    """The dice, and the value formed."""
    view = look.view
    found = [(look.say("draw-pool"), look.words(view["pool"]))]
    if "dice" in view:
        found.append((look.say("draw-taken"), look.words(view["dice"])))
    if "value" in view:
        found.append((look.say("draw-value"), str(view["value"])))
    return found


def middle(look: Look) -> list[Line]:
    """The cards that can be had, with their values and prices."""
    view, cards = look.view, look.components.card_of
    found: list[Line] = []
    for key in ("churches", "councils"):
        told = [f"{look.word(id)} {look.values(cards[id].values)} ({look.price(cards[id].price)})" for id in view[key]]
        found.append((look.say(f"draw-{key}"), "; ".join(told) or "–"))
    tops = [pile["top"] for pile in view["monks"].values() if pile["top"]]
    monks = [f"{look.word(id)} {look.values(cards[id].values)} ({look.price(cards[id].price)})" for id in tops]
    found.append((look.say("draw-monks"), "; ".join(monks) or "–"))
    journeys = [
        f"{letter.upper()} {look.values(card.values)} ×{view['travel'][letter]}"
        for letter, card in zip(view["travel"], look.components.journeys, strict=True)
    ]
    found.append((look.say("draw-travel"), "; ".join(journeys)))
    found.append((look.say("draw-crafts"), look.words(view["crafts"])))
    counts = f"{look.word('field')} ×{view['fields']}, {look.word('meeting_place')} ×{view['meeting_places']}"
    found.append((look.say("draw-more"), counts))
    told = [customer(look, id) for id in view["open"]]
    found.append((look.say("draw-open", count=view["pile"]), "; ".join(told) or "–"))
    return found


def customer(look: Look, id: str) -> str:
    """A customer with the values and points on the card."""
    card = look.components.card_of[id]
    return look.say("draw-customer", name=look.word(id), values=look.values(card.white_values), points=card.points)


def village(look: Look, seat: int) -> list[Line]:
    """All of a village; what is not there is not told."""
    own = look.player(seat)
    numbers = {"coins": own["coins"], "tree": own["tree"], "house": own["house"], "bridge": own["bridge"]}
    found = [("", look.name(seat)), (look.say("draw-counts"), look.say("draw-numbers", **numbers))]
    found.append((look.say("draw-villagers"), look.words(own["villagers"])))
    school = look.words(own["school"])
    headman = look.word(own["headman"])
    found.append((look.say("draw-board"), look.say("draw-places", school=school, headman=headman)))
    cards = [id for id in (own["church"], *own["monks"], own["council"]) if id] + own["crafts"] + own["travel"]
    if own["meeting_place"]:
        cards.append("meeting_place")
        figures = {"markers": own["markers"], "tile": look.word(own["tile"])}
        found.append((look.word("meeting_place"), look.say("draw-meeting", **figures)))
    if own["fields"]:
        figures = {"fields": len(own["fields"]), "plows": own["plows"]}
        found.append((look.word("fields"), look.say("draw-fields", **figures)))
    found.append((look.say("draw-cards"), look.words(cards)))
    found += goods(look, own)
    if own["customers"]:
        found.append((look.say("draw-waiting"), "; ".join(customer(look, id) for id in own["customers"])))
    if own["served"]:
        found.append((look.word("served_customers"), str(len(own["served"]))))
    if own["laborers"]:
        found.append((look.say("draw-laborers"), str(own["laborers"])))
    return found


def goods(look: Look, own: dict[str, Any]) -> list[Line]:
    """Goods and jokers, and the slots a council has marked, if there are any."""
    told = [f"{look.word(good)} {count}" for good, count in own["goods"].items() if count]
    if own.get("jokers"):
        told.append(f"{look.word('joker')} {own['jokers']}")
    found = [(look.say("draw-goods"), ", ".join(told))] if told else []
    if own.get("slots"):
        found.append((look.say("draw-slots"), look.words(own["slots"])))
    return found
