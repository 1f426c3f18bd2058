# not compiled: drawing is never in a hurry, and its libraries are not typed for the compiler
"""The view with words for it, and the components it speaks of."""

from typing import cast

from letopis.games.my_village.card_kinds import Card
from letopis.games.my_village.components import Components
from letopis.games.my_village.game import GAME
from letopis.games.my_village.prices import Price
from letopis.games.my_village.view import MyVillageView
from letopis.kernel.scene import Glance, Scene, scene_texts


class MyVillageScene(Scene):
    """A view of My Village and the box it speaks of."""

    texts = scene_texts(GAME)

    def __init__(self, glance: Glance) -> None:
        super().__init__(glance)
        self.components: Components = GAME.components(glance.options)
        self.table = cast("MyVillageView", glance.view)

    def words(self, ids: list[str]) -> str:
        """Several things in a row, or a dash."""
        return ", ".join(self.word(id) for id in ids) or "–"

    def price(self, price: Price) -> str:
        """A price in words: 2 time + 1 wagon or 2 coins."""
        parts = [self.say("draw-time", count=price.time)] if price.time else []
        for clause in price.clauses:
            ways = []
            if clause.good >= 0:
                good = self.word(self.components.goods[clause.good])
                ways.append(self.say("draw-amount", count=clause.count, name=good))
            if clause.coins:
                ways.append(self.say("draw-amount", count=clause.coins, name=self.word("coin")))
            parts.append(self.say("draw-or", first=ways[0], second=ways[-1]) if len(ways) > 1 else ways[0])
        return " + ".join(parts) or self.say("draw-free")

    def journey_price(self, card: Card) -> Price:
        """What a letter costs the one who looks, the gray banner included."""
        travelled = self.table["seats"][self.own]["travel"]
        if travelled and len(travelled) == card.pile:
            return self.components.card_of[travelled[-1]].onward
        return card.price
