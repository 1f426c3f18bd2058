# not compiled: drawing is never in a hurry, and its libraries are not typed for the compiler
"""The pieces of the table as lines: in colours, and readable without them."""

from typing import Any

from rich.text import Text

from letopis.games.bruges.terminal.look import Look
from letopis.games.bruges.words import CATEGORIES, KINDS, SECTIONS
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


def coloured(look: Look, line: Text, colour: str, text: str) -> None:
    """Append a text in one of the five colours."""
    line.append(text, INK.get(colour, ""))


def heading(look: Look) -> Text:
    """The round, the phase, the first player, and whether this is the last round."""
    view = look.view
    parts = [look.say("draw-round", round=view["round"], phase=look.say(f"phase-{view['phase']}"))]
    if look.names:
        parts.append(look.say("draw-first", name=look.name(view["first"])))
    if view["last"]:
        parts.append(look.say("draw-last", round=view["last"]))
    return Text(" · ".join(parts), "bold")


def dice(look: Look) -> Text:
    """The dice, and what a step costs this round."""
    line = Text(f"{look.say('draw-dice')} ")
    for colour, value in look.view["dice"].items():
        coloured(look, line, colour, f"{look.word(colour)} {value or '–'}  ")
    return line.append(look.say("draw-price", price=look.view["price"]), "dim")


def piles(look: Look) -> Text:
    """Both piles with their top colours, the extra pile, the discards, the statues."""
    line = Text()
    for number, pile in enumerate(look.view["piles"]):
        line.append(look.say("draw-pile", pile=number + 1, count=pile["count"]) + " ")
        if pile["colour"]:
            coloured(look, line, pile["colour"], look.word(pile["colour"], "_fem"))
        line.append("  ")
    discards = look.view["discards"]
    line.append(look.say("draw-extra", count=look.view["extra"]) + "  ", "dim")
    top = look.word(discards[-1]) if discards else "–"
    line.append(look.say("draw-discards", count=len(discards), top=top) + "  ", "dim")
    return line.append(look.say("draw-statues", values=" ".join(map(str, look.view["statues"]))), "dim")


def area(look: Look, seat: int) -> list[Text]:
    """A player's area: amounts, workers and threats, the canal, houses and persons."""
    player = look.player(seat)
    name = look.name(seat)
    amounts = look.say(
        "draw-amounts", points=player["points"], guilders=player["guilders"], reputation=player["reputation"]
    )
    first = Text().append(f"{name}: ", "bold").append(amounts)
    leads = [look.word(category) for category in CATEGORIES if category in player["leads"]]
    if leads:
        first.append(f" · {look.say('draw-leads')} {', '.join(leads)}")
    lines = [first, workers(look, player), canal(look, player), *town(look, player)]
    if seat != look.seat:
        lines.append(backs(look, player))
    return lines


def workers(look: Look, player: dict[str, Any]) -> Text:
    """Workers and threat markers of each colour."""
    line = Text(f"{INDENT}{look.say('draw-workers')} ")
    for colour, count in player["workers"].items():
        coloured(look, line, colour, f"{look.word(colour)} {count}  ")
    line.append(f"{look.say('draw-threats')} ")
    shown = {colour: count for colour, count in player["threats"].items() if count}
    for colour, count in shown.items():
        coloured(look, line, colour, f"{look.word(colour)} {'●' * count}{'○' * (CLOSED - count)}  ")
    return line if shown else line.append("–")


def canal(look: Look, player: dict[str, Any]) -> Text:
    """Both sections: built cells, then the colours and prices still to build."""
    line = Text(INDENT)
    costs = look.components.cell_costs
    for number, section in enumerate(SECTIONS):
        built = player["canal"][section]
        line.append(look.say("draw-section", section=look.word(section)) + " ")
        for cell, colour in enumerate(player["cells"][number]):
            sign = "■" if cell < built else str(costs[cell])
            coloured(look, line, colour, f"{sign}{look.word(colour)[:LETTERS]} ")
        if player["statues"][section]:
            line.append(look.say("draw-statue", value=player["statues"][section]) + " ")
        line.append(" ")
    return line


def town(look: Look, player: dict[str, Any]) -> list[Text]:
    """How many houses, and everybody who lives in them with their effects."""
    empty = [house for house in player["houses"] if not house["person"]]
    line = Text(f"{INDENT}{look.say('draw-houses', count=len(player['houses']), empty=len(empty))} ")
    for house in empty:
        coloured(look, line, house["colour"], f"{look.word(house['colour'])} ")
    lines = [line]
    for house in player["houses"]:
        if house["person"]:
            mark = "↷" if house["rotated"] else "•"
            lines.append(character(look, house["person"], f"{INDENT}{INDENT}{mark} ", dim=house["rotated"]))
    return lines


def character(look: Look, id: str, before: str, dim: bool = False) -> Text:
    """A character in a line: colour, name, price, points, icon, estate, effect."""
    card = look.card(id)
    colour = look.components.colours[card.colour]
    icon = look.say(f"kind-{KINDS[card.kind]}")
    if card.worker >= 0:
        icon += f" ({look.word(look.components.colours[card.worker])})"
    line = Text(before)
    coloured(look, line, colour, f"{look.word(id)} ")
    line.append(
        look.say("draw-card", colour=look.word(colour, "_fem"), cost=card.cost, points=card.points, icon=icon) + " "
    )
    line.append(look.say(f"group-{look.components.groups[card.group]}") + ". ", "dim")
    line.append(look.word(id, "_effect"), "dim" if dim else "")
    return line


def backs(look: Look, player: dict[str, Any]) -> Text:
    """Another's hand: the colours of the backs, and the cards all know."""
    line = Text(f"{INDENT}{look.say('draw-hand')} ")
    for colour, count in player["hand_colours"].items():
        if count:
            coloured(look, line, colour, f"{look.word(colour)} {count}  ")
    if player["known"]:
        line.append(look.say("draw-known", cards=", ".join(look.word(id) for id in player["known"])))
    return line


def hand(look: Look) -> list[Text]:
    """One's own hand, card by card; what is not yet looked at shows its colour only."""
    player = look.player(look.own)
    lines = [Text(f"{INDENT}{look.say('draw-hand')}")]
    lines += [character(look, id, f"{INDENT}{INDENT}") for id in player.get("hand", [])]
    for colour in player.get("unseen", []):
        line = Text(f"{INDENT}{INDENT}")
        coloured(look, line, colour, look.say("draw-unseen", colour=look.word(colour, "_fem")))
        lines.append(line)
    return lines


def remark(look: Look, action: Action) -> str:
    """What a choice would bring or cost, as far as the printed figures tell; of a house, which one it is."""
    if action.kind in ("home", "burn-house"):
        return house(look, int(action.words[0]) - 1)
    if not action.words or action.words[0] not in look.components.card_of:
        return ""
    card = look.card(action.words[0])
    colour = look.components.colours[card.colour]
    if action.kind == "workers":
        return look.word(colour)
    if action.kind == "guilders":
        return look.say("draw-die", value=look.view["dice"][colour])
    if action.kind == "settle":
        return look.say("draw-costs", price=card.cost)
    if action.kind in ("threat", "canal", "house"):
        return look.word(colour)
    return look.word(card.id, "_effect")


def house(look: Look, number: int) -> str:
    """A house of one's own: its colour, and who lives there or what its front is."""
    houses = look.player(look.own)["houses"]
    if number >= len(houses):
        return ""
    found = houses[number]
    parts = [look.word(found["colour"])]
    if found["person"]:
        parts.append(look.word(found["person"]))
    elif "card" in found:
        parts.append(look.say("draw-front", card=look.word(found["card"])))
    return ", ".join(parts)
