# not compiled: drawing is never in a hurry, and its libraries are not typed for the compiler
"""My Village's table as lines, each a label and a text; a line without a label is a heading."""

from letopis.games.my_village.dice import values_shown
from letopis.games.my_village.terminal.scene import MyVillageScene
from letopis.games.my_village.view import VillageView

Row = tuple[str, str]


def table(scene: MyVillageScene) -> list[Row]:
    """The moment, what lies in the middle, the others' villages and one's own."""
    found = [*moment(scene), *middle(scene)]
    for seat in range(len(scene.table["seats"])):
        if seat != scene.own:
            found += village(scene, seat)
    return [*found, *village(scene, scene.own)]


def brief(scene: MyVillageScene) -> list[Row]:
    """Only what changes quickly: the pool and one's own village."""
    return [*pool(scene), *village(scene, scene.own)]


def moment(scene: MyVillageScene) -> list[Row]:
    """The round, the coffins, the rat, the hand."""
    view = scene.table
    colour = scene.say("draw-red" if view["rat_red"] else "draw-gray")
    hand = scene.say("draw-back") if view["hand"]["back"] else scene.say("draw-story", count=view["hand"]["story"])
    heading = scene.say("draw-round", round=view["round"])
    coffins = scene.say("draw-of", count=view["coffins"], most=view["coffins_to_end"])
    dead = ", ".join(f"{scene.word(id)} {count}" for id, count in view["chronicle"].items() if count) or "–"
    return [
        ("", heading),
        (scene.say("draw-coffins"), f"{coffins} ({dead}; {scene.say('draw-graves', count=view['graves'])})"),
        (scene.say("draw-rat"), scene.say("draw-distance", count=view["rat"], colour=colour)),
        (scene.word("hand"), f"{scene.name(view['hand']['holder'])} ({hand})"),
        *pool(scene),
    ]


def pool(scene: MyVillageScene) -> list[Row]:
    """The dice, and the value formed."""
    view = scene.table
    found = [(scene.say("draw-pool"), scene.words(view["pool"]))]
    if "dice" in view:
        found.append((scene.say("draw-taken"), scene.words(view["dice"])))
    if "value" in view:
        found.append((scene.say("draw-value"), str(view["value"])))
    return found


def middle(scene: MyVillageScene) -> list[Row]:
    """The cards that can be had, with their values and prices."""
    view = scene.table
    found: list[Row] = []
    for key in ("churches", "councils"):
        told = [card(scene, id) for id in view[key]]
        found.append((scene.say(f"draw-{key}"), "; ".join(told) or "–"))
    tops = [pile["top"] for pile in view["monks"].values() if pile["top"]]
    monks = [card(scene, id) for id in tops]
    found.append((scene.say("draw-monks"), "; ".join(monks) or "–"))
    journeys = [
        f"{letter.upper()} {values_shown(journey.values)} ×{view['travel'][letter]}"
        for letter, journey in zip(view["travel"], scene.components.journeys, strict=True)
    ]
    found.append((scene.say("draw-travel"), "; ".join(journeys)))
    found.append((scene.say("draw-crafts"), scene.words(view["crafts"])))
    counts = f"{scene.word('field')} ×{view['fields']}, {scene.word('meeting_place')} ×{view['meeting_places']}"
    found.append((scene.say("draw-more"), counts))
    told = [customer(scene, id) for id in view["open"]]
    found.append((scene.say("draw-open", count=view["pile"]), "; ".join(told) or "–"))
    return found


def card(scene: MyVillageScene, id: str) -> str:
    """A card that can be had with its values and its price."""
    found = scene.components.card_of[id]
    return f"{scene.word(id)} {values_shown(found.values)} ({scene.price(found.price)})"


def customer(scene: MyVillageScene, id: str) -> str:
    """A customer with the values and points on the card."""
    card = scene.components.card_of[id]
    return scene.say("draw-customer", name=scene.word(id), values=values_shown(card.white_values), points=card.points)


def village(scene: MyVillageScene, seat: int) -> list[Row]:
    """All of a village; what is not there is not told."""
    own = scene.table["seats"][seat]
    numbers = {"coins": own["coins"], "tree": own["tree"], "house": own["house"], "bridge": own["bridge"]}
    found = [("", scene.name(seat)), (scene.say("draw-counts"), scene.say("draw-numbers", **numbers))]
    found.append((scene.say("draw-villagers"), scene.words(own["villagers"])))
    school = scene.words(own["school"])
    headman = scene.word(own["headman"])
    found.append((scene.say("draw-board"), scene.say("draw-places", school=school, headman=headman)))
    cards = [id for id in (own["church"], *own["monks"], own["council"]) if id] + own["crafts"] + own["travel"]
    if own["meeting_place"]:
        cards.append("meeting_place")
        figures = {"markers": own["markers"], "tile": scene.word(own["tile"])}
        found.append((scene.word("meeting_place"), scene.say("draw-meeting", **figures)))
    if own["fields"]:
        figures = {"fields": len(own["fields"]), "plows": own["plows"]}
        found.append((scene.word("fields"), scene.say("draw-fields", **figures)))
    found.append((scene.say("draw-cards"), scene.words(cards)))
    found += goods(scene, own)
    if own["customers"]:
        found.append((scene.say("draw-waiting"), "; ".join(customer(scene, id) for id in own["customers"])))
    if own["served"]:
        found.append((scene.word("served_customers"), str(len(own["served"]))))
    if own["laborers"]:
        found.append((scene.say("draw-laborers"), str(own["laborers"])))
    return found


def goods(scene: MyVillageScene, own: VillageView) -> list[Row]:
    """Goods and jokers, and the slots a council has marked, if there are any."""
    told = [f"{scene.word(good)} {count}" for good, count in own["goods"].items() if count]
    if own.get("jokers"):
        told.append(f"{scene.word('joker')} {own['jokers']}")
    found = [(scene.say("draw-goods"), ", ".join(told))] if told else []
    if own.get("slots"):
        found.append((scene.say("draw-slots"), scene.words(own["slots"])))
    return found
