# not compiled: drawing is never in a hurry, and its libraries are not typed for the compiler
"""A view of Villagers in words, line by line, in an order that is also good to listen to."""

import re
from typing import NamedTuple, cast

from letopis.games.villagers.components import Components
from letopis.games.villagers.game import GAME
from letopis.games.villagers.view_types import PileView, VillagersView
from letopis.kernel.scene import Glance, Scene, scene_texts

ID = re.compile(r"[a-z_]+")


class StyledLine(NamedTuple):
    """A line of the drawing, and its colour."""

    text: str
    style: str = ""


class VillagersScene(Scene):
    """A view of Villagers and the box it speaks of."""

    texts = scene_texts(GAME)

    def __init__(self, glance: Glance) -> None:
        super().__init__(glance)
        self.components: Components = GAME.components(glance.options)
        self.seen = cast(VillagersView, glance.view)

    # ---- words

    def tree(self, text: str) -> str:
        """A tree of a village with its villagers in words: `Lumberjack > Wheeler`."""
        words = text.replace(":food", f" ({self.word('food')})")
        return ID.sub(
            lambda match: self.word(match.group()) if match.group() in self.components.type_of else match[0], words
        )

    def face(self, id: str) -> str:
        """What a card shows: `9 gold, 1 food; padlock: Blacksmith`."""
        card = self.components.type_of.get(id)
        if card is None:
            return ""
        parts = [self.word(self.components.suit_ids[card.suit])]
        for key, amount in (("gold", card.gold), ("food", card.food), ("builders", card.builders)):
            if amount:
                parts.append(self.say(f"draw-{key}", count=amount))
        if card.silver is not None:
            parts.append(self.say("draw-silver"))
        if card.below >= 0:
            parts.append(self.say("draw-below", card=self.word(self.components.villagers[card.below].id)))
        if card.lock >= 0:
            parts.append(self.say("draw-lock", card=self.word(self.components.villagers[card.lock].id)))
        return ", ".join(parts)

    # ---- lines

    def table(self) -> list[StyledLine]:
        """Everything."""
        lines = [self.heading(), self.road(), self.stacks(), self.supplies()]
        if "countess" in self.seen:
            lines += self.countess()
        for other in self.others:
            lines += self.village(other)
        return [*lines, *self.village(self.own)]

    def brief(self) -> list[StyledLine]:
        """Only what changes quickly: the Road and one's own."""
        return [self.road(), *self.village(self.own)]

    def heading(self) -> StyledLine:
        """The round, the phase, who is first."""
        view = self.seen
        phase, first = self.say(f"draw-phase-{view['phase']}"), self.name(view["first"])
        return StyledLine(self.say("draw-round", round=view["round"], phase=phase, name=first), "bold")

    def road(self) -> StyledLine:
        """The slots with their ducats."""
        slots = [self.tree(card) if card else "–" for card in self.seen["road"]]
        return StyledLine(f"{self.say('draw-road')}: {' · '.join(slots)}", "cyan")

    def stacks(self) -> StyledLine:
        """How many cards, and the back on top; where the market cards lie."""
        told: list[str] = []
        for number, stack in enumerate(self.seen["stacks"], 1):
            market = "".join(
                " " + self.say("draw-market", number=place)
                for place, card in enumerate(self.seen["markets"], 1)
                if card["stack"] == number and not card["held"]
            )
            told.append(f"{number}: {self.pile(stack)}{market}")
        return StyledLine(f"{self.say('draw-stacks')}: {' · '.join(told)}")

    def pile(self, pile: PileView) -> str:
        """A face-down pile: `4 (wood)`."""
        if not pile["count"]:
            return self.say("draw-used-up")
        known = [
            self.word(card) if card else self.word(back) for card, back in zip(pile["mine"], pile["backs"], strict=True)
        ]
        return f"{pile['count']} ({known[0]})"

    def supplies(self) -> StyledLine:
        """The Reserve, the discards and the basic villagers."""
        basics = ", ".join(f"{self.word(id)} {count}" for id, count in self.seen["basics"].items())
        reserve = self.pile(self.seen["reserve"])
        return StyledLine(
            self.say("draw-supplies", reserve=reserve, discard=len(self.seen["discard"]), basics=basics), "dim"
        )

    def village(self, seat: int) -> list[StyledLine]:
        """A player: figures, village, hand or backs."""
        player = self.seen["seats"][seat]
        figures = {
            key: player[key] for key in ("ducats", "draft_limit", "build_limit", "first_market", "second_market")
        }
        lines = [StyledLine(self.say("draw-player", name=self.name(seat), **figures), "bold")]
        lines.append(StyledLine("  " + " · ".join(self.tree(tree) for tree in player["village"]), "green"))
        if player["square"]:
            lines.append(StyledLine(f"  {self.say('draw-square')}: {', '.join(map(self.word, player['square']))}"))
        if "hand" in player:
            hand = [f"{self.word(card)} [{self.face(card)}]" for card in player["hand"]]
            lines.append(StyledLine(f"  {self.say('draw-hand')}: {'; '.join(hand)}"))
        else:
            lines.append(StyledLine(f"  {self.say('draw-hand')}: {', '.join(map(self.word, player['backs']))}", "dim"))
        return lines

    def countess(self) -> list[StyledLine]:
        """The Countess's village and supply, the open events, the Jester."""
        her = self.seen["countess"]
        figures = {"ducats": her["ducats"], "gold": her["gold"]}
        figures |= {key: her["forecast"][key] for key in ("first_market", "second_market")}
        lines = [StyledLine(self.say("draw-countess", **figures), "bold magenta")]
        lines.append(StyledLine("  " + " · ".join(self.tree(tree) for tree in her["village"]), "magenta"))
        for event in her["open"]:
            lines.append(StyledLine(f"  ! {event['names'][self.lang]}: {event['texts'][self.lang]}", "yellow"))
        if her["jester"]:
            lines.append(StyledLine(f"  {self.say('draw-jester')}"))
        return lines
