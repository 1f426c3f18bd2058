# not compiled: drawing is never in a hurry, and its libraries are not typed for the compiler
"""The view in words: each part of the table as a heading and a line, in an order that is good to listen to."""

from letopis.games.village.components.names import CUBE_IDS, OWNED, THING_IDS
from letopis.games.village.game import GAME
from letopis.kernel.scene import Scene, scene_texts

LETTERED = ("orange", "green", "brown", "pink", "plague")
Row = tuple[str, str]


class VillageScene(Scene):
    """A view of Village in words."""

    texts = scene_texts(GAME)

    # ---- words

    def card(self, id: str) -> str:
        """What a villager or a life goal says."""
        return self.texts.forms(self.lang, id).get("_text", "")

    def several(self, words: list[str]) -> str:
        """A list, or a dash."""
        return ", ".join(words) or "–"

    # ---- the common boards

    def heading(self) -> str:
        """The round and who starts."""
        parts = [self.say("draw-round", round=self.view["round"], name=self.name(self.view["first"]))]
        if "next_first" in self.view:
            parts.append(self.say("draw-next", name=self.name(self.view["next_first"])))
        doing = self.view.get("doing", {})
        if "ended_by" in doing:
            parts.append(self.say("draw-ending"))
        return " · ".join(parts)

    def spaces(self) -> list[Row]:
        """Every action space with its cubes, a letter for each."""
        return [(self.word(space), self.cubes(cubes)) for space, cubes in self.view["spaces"].items()]

    def cubes(self, cubes: dict[str, int]) -> str:
        """Cubes as letters: the same in colours and without."""
        return " ".join(self.say(f"letter-{id}") for id in CUBE_IDS for _ in range(cubes.get(id, 0))) or "–"

    def boards(self) -> list[Row]:
        """Market, chronicle and graves, and what the modules add."""
        view = self.view
        rows = [
            (self.say("draw-stalls"), self.several([self.word(id) for id in view["stalls"] if id])),
            (self.say("draw-queue"), self.several([self.word(id) for id in view["queue"]])),
        ]
        places = {**view["chronicle"], "graves": view["graves"]}
        filled = [f"{self.word(id)} {place['filled']}/{place['spaces']}" for id, place in places.items()]
        rows.append((self.say("draw-dead"), self.several(filled)))
        if "piles" in view:
            tops = [f"{self.word(pile['top'])} ({pile['cards']})" for pile in view["piles"] if pile["cards"]]
            rows.append((self.say("draw-piles"), self.several(tops)))
        if "captains" in view:
            rows.append((self.say("draw-captains"), self.several([self.word(id) for id in view["captains"]])))
        if view.get("couples"):
            rows.append((self.say("draw-couples"), self.several(self.couples())))
        return rows

    def couples(self) -> list[str]:
        """Couples by where they live."""
        return [
            f"{self.word(f'couple{number + 1}')}: {self.word(text.split()[0])}"
            for number, text in enumerate(self.view["couples"])
            if text
        ]

    # ---- a family

    def family(self, seat: int) -> list[Row]:
        """What a family owns and where its members are."""
        player = self.player(seat)
        life = self.say("draw-life", prestige=player["prestige"], time=player["time"])
        owned = [f"{self.word(id)} {player[id]}" for id in THING_IDS[:OWNED] if player.get(id)]
        rows = [(self.say("draw-track"), life), (self.say("draw-owns"), self.several(owned))]
        members = [f"{self.word(place)}: {' '.join(kinds)}" for place, kinds in player["members"].items()]
        rows.append((self.say("draw-members"), self.several(members)))
        for key in ("customers", "markers", "hand", "cargo", "stowed", "chests", "goals", "reached"):
            held = player.get(key)
            if isinstance(held, int) and held:
                rows.append((self.say(f"draw-{key}"), str(held)))
            elif held:
                rows.append((self.say(f"draw-{key}"), self.several([self.word(id) for id in held])))
        if player.get("ship", "port") != "port":
            rows.append((self.say("draw-ship"), f"{self.word(player['ship'])}, {self.word(player['captain'])}"))
        return rows

    # ---- as lines

    def plain(self, brief: bool) -> str:
        """Everything as lines of text, or only one's own family."""
        lines = (
            [] if brief else [self.heading(), *[f"{title}: {text}" for title, text in self.spaces() + self.boards()]]
        )
        for seat in [self.own] if brief else [self.own, *self.others]:
            lines += [f"{self.name(seat)}.", *[f"{title}: {text}" for title, text in self.family(seat)]]
        return "\n".join(lines)
