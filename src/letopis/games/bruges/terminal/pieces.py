# not compiled: drawing is never in a hurry, and its libraries are not typed for the compiler
"""The pieces of the table as lines: in colours, and readable without them."""

from rich.text import Text

from letopis.games.bruges.terminal.scene import BrugesScene
from letopis.games.bruges.view import SeatView
from letopis.games.bruges.vocabulary import CATEGORIES, KINDS, SECTIONS
from letopis.kernel.actions import Action

# Calm colours; nothing is told by colour alone: the word stands beside it.
INK = {
    "blue": "bold #7fa6d6",
    "brown": "bold #bb9267",
    "red": "bold #dc7a72",
    "purple": "bold #b48ad6",
    "yellow": "bold #d9bd6a",
}
CLOSED = 3  # markers that make a circle
INDENT = "  "
LETTERS = 2  # that tell the colours apart: blue and brown, красный and коричневый


def coloured(scene: BrugesScene, line: Text, colour: str, text: str) -> None:
    """Append a text in one of the five colours."""
    line.append(text, INK.get(colour, ""))


def heading(scene: BrugesScene) -> Text:
    """The round, the phase, the first player, and whether this is the last round."""
    view = scene.view
    parts = [scene.say("draw-round", round=view["round"], phase=scene.say(f"phase-{view['phase']}"))]
    if scene.names:
        parts.append(scene.say("draw-first", name=scene.name(view["first"])))
    if view["last"]:
        parts.append(scene.say("draw-last", round=view["last"]))
    return Text(" · ".join(parts), "bold")


def dice(scene: BrugesScene) -> Text:
    """The dice, and what a step costs this round."""
    line = Text(f"{scene.say('draw-dice')} ")
    for colour, value in scene.view["dice"].items():
        coloured(scene, line, colour, f"{scene.word(colour)} {value or '–'}  ")
    return line.append(scene.say("draw-price", price=scene.view["price"]), "dim")


def piles(scene: BrugesScene) -> Text:
    """Both piles with their top colours, the extra pile, the discards, the statues."""
    line = Text()
    for number, pile in enumerate(scene.view["piles"]):
        line.append(scene.say("draw-pile", pile=number + 1, count=pile["count"]) + " ")
        if pile["colour"]:
            coloured(scene, line, pile["colour"], scene.word(pile["colour"], "_fem"))
        line.append("  ")
    discards = scene.view["discards"]
    line.append(scene.say("draw-extra", count=scene.view["extra"]) + "  ", "dim")
    top = scene.word(discards[-1]) if discards else "–"
    line.append(scene.say("draw-discards", count=len(discards), top=top) + "  ", "dim")
    return line.append(scene.say("draw-statues", values=" ".join(map(str, scene.view["statues"]))), "dim")


def area(scene: BrugesScene, seat: int) -> list[Text]:
    """A player's area: amounts, workers and threats, the canal, houses and persons."""
    player = scene.areas[seat]
    name = scene.name(seat)
    amounts = scene.say(
        "draw-amounts", points=player["points"], guilders=player["guilders"], reputation=player["reputation"]
    )
    first = Text().append(f"{name}: ", "bold").append(amounts)
    leads = [scene.word(category) for category in CATEGORIES if category in player["leads"]]
    if leads:
        first.append(f" · {scene.say('draw-leads')} {', '.join(leads)}")
    lines = [first, workers(scene, player), canal(scene, player), *town(scene, player)]
    if seat != scene.seat:
        lines.append(backs(scene, player))
    return lines


def workers(scene: BrugesScene, player: SeatView) -> Text:
    """Workers and threat markers of each colour."""
    line = Text(f"{INDENT}{scene.say('draw-workers')} ")
    for colour, count in player["workers"].items():
        coloured(scene, line, colour, f"{scene.word(colour)} {count}  ")
    line.append(f"{scene.say('draw-threats')} ")
    shown = {colour: count for colour, count in player["threats"].items() if count}
    for colour, count in shown.items():
        coloured(scene, line, colour, f"{scene.word(colour)} {'●' * count}{'○' * (CLOSED - count)}  ")
    return line if shown else line.append("–")


def canal(scene: BrugesScene, player: SeatView) -> Text:
    """Both sections: built cells, then the colours and prices still to build."""
    line = Text(INDENT)
    costs = scene.components.cell_costs
    for number, section in enumerate(SECTIONS):
        built = player["canal"][section]
        line.append(scene.say("draw-section", section=scene.word(section)) + " ")
        for cell, colour in enumerate(player["cells"][number]):
            sign = "■" if cell < built else str(costs[cell])
            coloured(scene, line, colour, f"{sign}{scene.word(colour)[:LETTERS]} ")
        if player["statues"][section]:
            line.append(scene.say("draw-statue", value=player["statues"][section]) + " ")
        line.append(" ")
    return line


def town(scene: BrugesScene, player: SeatView) -> list[Text]:
    """How many houses, and everybody who lives in them with their effects."""
    empty = [house for house in player["houses"] if not house["person"]]
    line = Text(f"{INDENT}{scene.say('draw-houses', count=len(player['houses']), empty=len(empty))} ")
    for house in empty:
        coloured(scene, line, house["colour"], f"{scene.word(house['colour'])} ")
    lines = [line]
    for house in player["houses"]:
        if house["person"]:
            mark = "↷" if house["rotated"] else "•"
            lines.append(character(scene, house["person"], f"{INDENT}{INDENT}{mark} ", dim=house["rotated"]))
    return lines


def character(scene: BrugesScene, id: str, before: str, dim: bool = False) -> Text:
    """A character in a line: colour, name, price, points, icon, estate, effect."""
    card = scene.card(id)
    colour = scene.components.colours[card.colour]
    icon = scene.say(f"kind-{KINDS[card.kind]}")
    if card.worker >= 0:
        icon += f" ({scene.word(scene.components.colours[card.worker])})"
    line = Text(before)
    coloured(scene, line, colour, f"{scene.word(id)} ")
    line.append(
        scene.say("draw-card", colour=scene.word(colour, "_fem"), cost=card.cost, points=card.points, icon=icon) + " "
    )
    line.append(scene.say(f"group-{scene.components.groups[card.group]}") + ". ", "dim")
    line.append(scene.word(id, "_effect"), "dim" if dim else "")
    return line


def backs(scene: BrugesScene, player: SeatView) -> Text:
    """Another's hand: the colours of the backs, and the cards all know."""
    line = Text(f"{INDENT}{scene.say('draw-hand')} ")
    for colour, count in player["hand_colours"].items():
        if count:
            coloured(scene, line, colour, f"{scene.word(colour)} {count}  ")
    if player["known"]:
        line.append(scene.say("draw-known", cards=", ".join(scene.word(id) for id in player["known"])))
    return line


def hand(scene: BrugesScene) -> list[Text]:
    """One's own hand, card by card; what is not yet looked at shows its colour only."""
    player = scene.areas[scene.own]
    lines = [Text(f"{INDENT}{scene.say('draw-hand')}")]
    lines += [character(scene, id, f"{INDENT}{INDENT}") for id in player.get("hand", [])]
    for colour in player.get("unseen", []):
        line = Text(f"{INDENT}{INDENT}")
        coloured(scene, line, colour, scene.say("draw-unseen", colour=scene.word(colour, "_fem")))
        lines.append(line)
    return lines


def remark(scene: BrugesScene, action: Action) -> str:
    """What a choice would bring or cost, as far as the printed figures tell; of a house, which one it is."""
    if action.kind in ("home", "burn-house"):
        return house(scene, int(action.words[0]) - 1)
    if not action.words or action.words[0] not in scene.components.card_of:
        return ""
    card = scene.card(action.words[0])
    colour = scene.components.colours[card.colour]
    if action.kind == "workers":
        return scene.word(colour)
    if action.kind == "guilders":
        return scene.say("draw-die", value=scene.view["dice"][colour])
    if action.kind == "settle":
        return scene.say("draw-costs", price=card.cost)
    if action.kind in ("threat", "canal", "house"):
        return scene.word(colour)
    return scene.word(card.id, "_effect")


def house(scene: BrugesScene, number: int) -> str:
    """A house of one's own: its colour, and who lives there or what its front is."""
    houses = scene.areas[scene.own]["houses"]
    if number >= len(houses):
        return ""
    found = houses[number]
    parts = [scene.word(found["colour"])]
    if found["person"]:
        parts.append(scene.word(found["person"]))
    elif "card" in found:
        parts.append(scene.say("draw-front", card=scene.word(found["card"])))
    return ", ".join(parts)
