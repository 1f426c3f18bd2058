"""What a face of a die brings, and a die on average, in numbers that can be added up."""

from typing import Final

from letopis.games.era.components import Components
from letopis.games.era.dice import Face

WORSE: Final = 0.15  # by how much a face must be worse than its die's mean to be rolled again


class Yield:
    """What a face shows, or a die on average, in numbers that can be added up."""

    def __init__(self) -> None:
        self.goods = 0.0
        self.stone = 0.0
        self.wood = 0.0
        self.food = 0.0
        self.culture = 0.0
        self.hammers = 0.0
        self.swords = 0.0
        self.shields = 0.0
        self.skulls = 0.0
        self.alternative = False  # of a face that offers several things: only one of them is here
        self.value = 0.0  # at a glance: which dice are rolled again

    def add(self, face: Face, share: float) -> None:
        """A part of a face; of an alternative the second."""
        gains = list(face.gains)
        for resource, amount in face.alternatives[-1:]:
            gains[resource] += amount
        self.goods += share * gains[0]
        self.stone += share * gains[1]
        self.wood += share * gains[2]
        self.food += share * gains[3]
        self.culture += share * face.culture
        self.hammers += share * face.hammers
        self.swords += share * face.swords
        self.shields += share * face.shields
        self.skulls += share * face.skulls

    def judge(self, quill: bool) -> None:
        """At a glance, in points."""
        self.value = 0.8 * self.goods + 0.9 * self.stone + 0.6 * self.wood + 0.4 * self.food
        self.value += 1.5 * self.culture + 1.4 * self.hammers + 0.15 * self.swords + 0.1 * self.shields
        self.value += 1.0 if quill else 0.0


class Yields:
    """Every face's and every die's."""

    def __init__(self, components: Components) -> None:
        self.means: list[Yield] = []  # by die
        self.own: list[Yield] = []  # by face
        self.kept: list[bool] = []  # by face: better than rolling again
        self.poor: list[int] = []  # by die: a face that is rolled again
        for die in components.dice:
            mean = Yield()
            for number in die.faces:
                mean.add(components.faces[number], 1.0 / len(die.faces))
            mean.judge(False)
            self.means.append(mean)
        for face in components.faces:
            own = Yield()
            own.add(face, 1.0)
            own.judge(face.quill)
            own.alternative = face.alternatives != ()
            self.own.append(own)
            self.kept.append(face.skulls > 0 or own.value > self.means[face.die].value - WORSE)
        for die in components.dice:
            self.poor.append(next((number for number in die.faces if not self.kept[number]), die.faces[0]))


def yields_of(components: Components) -> Yields:
    """Made once."""
    yields = components.yields
    if yields is None:
        yields = Yields(components)
        components.yields = yields
    return yields
