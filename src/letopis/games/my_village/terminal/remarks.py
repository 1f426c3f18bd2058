# not compiled: drawing is never in a hurry, and its libraries are not typed for the compiler
"""What to say beside a choice: what dice would open, what a card costs and gives."""

from letopis.games.my_village.card_kinds import JOURNEY
from letopis.games.my_village.terminal.scene import MyVillageScene
from letopis.kernel.actions import Action

BANNERS_TOLD = 6


def remark(scene: MyVillageScene, action: Action) -> str:
    """A price, a value, points; often nothing."""
    components = scene.components
    if action.kind == "take":
        return dice(scene, action)
    if action.kind == "add":
        card = components.card_of[action.words[0]]
        price = scene.price(scene.journey_price(card) if card.kind == JOURNEY else card.price)
        return scene.say("draw-price-points", price=price, points=card.points) if card.points else price
    if action.kind in ("use", "invite") and action.words[0] in components.card_of:
        card = components.card_of[action.words[0]]
        figures = {"price": scene.price(card.price), "points": card.points}
        return scene.say("draw-price-points", **figures) if card.points else ""
    if action.kind == "headman":
        return scene.say("draw-time", count=components.question_time)
    if action.kind == "bury":
        number = action.number
        filled = scene.table["chronicle"][action.words[0]]
        spaces = components.chronicle[number]
        return scene.say("draw-story", count=spaces[filled] if filled < len(spaces) else 0)
    return ""


def dice(scene: MyVillageScene, action: Action) -> str:
    """The sum, and the banners that it would open."""
    value = sum(int(word[1:]) for word in action.words)
    black = len([word for word in action.words if word.startswith("b")])
    view, cards = scene.table, scene.components.card_of
    own = scene.table["seats"][scene.own]
    opened = [scene.word(white["id"]) for white in own["whites"] if value in white["values"]]
    lying = [*view["churches"], *view["councils"], *[pile["top"] for pile in view["monks"].values() if pile["top"]]]
    lying += [id for id, count in (("field", view["fields"]), ("meeting_place", view["meeting_places"])) if count]
    lying += [
        f"travel_{letter}"
        for letter, left in view["travel"].items()
        if left and "abcde"[len(own["travel"]) :][:1] == letter
    ]
    opened += [scene.word(id) for id in lying if cards[id].values >> value & 1]
    types = {cards[id].good for id in view["crafts"] if cards[id].values >> value & 1}
    owned = {cards[id].good for id in own["crafts"]}
    opened += [scene.word(scene.components.crafts_of[good]) for good in sorted(types - owned)]
    if scene.components.clerk_values >> value & 1:
        opened.append(scene.word("clerk"))
    if scene.components.hand_values >> value & 1 and not view["hand"]["back"]:
        opened.append(scene.word("hand"))
    more = " …" if len(opened) > BANNERS_TOLD else ""
    told = ", ".join(opened[:BANNERS_TOLD]) + more
    time = scene.say("draw-plus-time", count=black * scene.components.black_die_time) if black else ""
    return scene.say("draw-dice-value", value=value, time=time, banners=told or "–")
