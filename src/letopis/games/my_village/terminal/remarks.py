# not compiled: drawing is never in a hurry, and its libraries are not typed for the compiler
"""What to say beside a choice: what dice would open, what a card costs and gives."""

from letopis.games.my_village.components import JOURNEY
from letopis.games.my_village.terminal.look import Look
from letopis.kernel.actions import Action

BANNERS_TOLD = 6


def remark(look: Look, action: Action) -> str:
    """A price, a value, points; often nothing."""
    components = look.components
    if action.kind == "take":
        return dice(look, action)
    if action.kind == "add":
        card = components.card_of[action.words[0]]
        price = look.price(look.journey_price(card) if card.kind == JOURNEY else card.price)
        return look.say("draw-price-points", price=price, points=card.points) if card.points else price
    if action.kind in ("use", "invite") and action.words[0] in components.card_of:
        card = components.card_of[action.words[0]]
        figures = {"price": look.price(card.price), "points": card.points}
        return look.say("draw-price-points", **figures) if card.points else ""
    if action.kind == "headman":
        return look.say("draw-time", count=components.question_time)
    if action.kind == "bury":
        number = action.number
        filled = look.view["chronicle"][action.words[0]]
        spaces = components.chronicle[number]
        return look.say("draw-story", count=spaces[filled] if filled < len(spaces) else 0)
    return ""


def dice(look: Look, action: Action) -> str:
    """The sum, and the banners that it would open."""
    value = sum(int(word[1:]) for word in action.words)
    black = len([word for word in action.words if word.startswith("b")])
    view, cards = look.view, look.components.card_of
    own = look.player(look.own)
    opened = [look.word(white["id"]) for white in own["whites"] if value in white["values"]]
    lying = [*view["churches"], *view["councils"], *[pile["top"] for pile in view["monks"].values() if pile["top"]]]
    lying += [id for id, count in (("field", view["fields"]), ("meeting_place", view["meeting_places"])) if count]
    lying += [
        f"travel_{letter}"
        for letter, left in view["travel"].items()
        if left and "abcde"[len(own["travel"]) :][:1] == letter
    ]
    opened += [look.word(id) for id in lying if cards[id].values >> value & 1]
    types = {cards[id].good for id in view["crafts"] if cards[id].values >> value & 1}
    owned = {cards[id].good for id in own["crafts"]}
    opened += [look.word(look.components.crafts_of[good]) for good in sorted(types - owned)]
    if look.components.clerk_values >> value & 1:
        opened.append(look.word("clerk"))
    if look.components.hand_values >> value & 1 and not view["hand"]["back"]:
        opened.append(look.word("hand"))
    more = " …" if len(opened) > BANNERS_TOLD else ""
    told = ", ".join(opened[:BANNERS_TOLD]) + more
    time = look.say("draw-plus-time", count=black * look.components.black_die_time) if black else ""
    return look.say("draw-dice-value", value=value, time=time, banners=told or "–")
