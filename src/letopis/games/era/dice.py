"""Dice and their faces (section 3), read from data/dice.toml and checked."""

from typing import Final

from letopis.kernel.reading import Reader

MOST: Final = 200  # of anything: what a file may say of a count at most


class Face:
    """One face of a die. `number` is its place among all faces; equal faces of a die count as the first, their twin."""

    def __init__(self, reader: Reader, number: int, die: int, resource_ids: list[str]) -> None:
        self.number = number
        self.twin = number
        self.die = die
        self.id = reader.text("id")
        self.gains = tuple([reader.whole(id, 0, 99, 0) for id in resource_ids])
        self.culture = reader.whole("culture", 0, 99, 0)
        self.hammers = reader.whole("build", 0, 99, 0)
        self.swords = reader.whole("sword", 0, 99, 0)
        self.shields = reader.whole("shield", 0, 99, 0)
        self.skulls = reader.whole("skull", 0, 99, 0)
        self.quill = reader.flag("reroll", False)
        alternatives: list[tuple[int, int]] = []  # (resource, amount): exactly one is taken
        for choice in reader.tables("any"):
            for resource, id in enumerate(resource_ids):
                if choice.has(id):
                    alternatives.append((resource, choice.whole(id, 1, 99)))
        self.alternatives: tuple[tuple[int, int], ...] = tuple(alternatives)

    def content(self) -> tuple[object, ...]:
        """What it shows, without its name."""
        marks = (self.culture, self.hammers, self.swords, self.shields, self.skulls)
        return (self.gains, *marks, self.quill, self.alternatives)


class Die:
    """A colour of die: how many there are, the building that gives one, and six faces as numbers."""

    def __init__(self, reader: Reader, number: int, faces: list[Face]) -> None:
        self.number = number
        self.id = reader.text("id")
        self.count = reader.whole("count", 0, MOST)
        self.building = -1
        self.faces: tuple[int, ...] = tuple([face.twin for face in faces])
        self.builds = any([face.hammers > 0 for face in faces])
        self.fights = any([face.swords > 0 for face in faces])


def read_dice(sheet: Reader, resource_ids: list[str]) -> tuple[list[Die], list[Face]]:
    """All dice, and the faces of all."""
    dice: list[Die] = []
    faces: list[Face] = []
    for reader in sheet.tables("die"):
        own: list[Face] = []
        for face_reader in reader.tables("faces"):
            face = Face(face_reader, len(faces), len(dice), resource_ids)
            own.append(face)
            faces.append(face)
            face.twin = next(other.number for other in own if other.content() == face.content())
        if not own:
            raise reader.wrong("faces", "a die needs faces")
        dice.append(Die(reader, len(dice), own))
    swords = [{faces[number].swords for number in die.faces} for die in dice if die.fights]
    if not swords or len(swords[0]) < 2:  # E-5.7
        raise sheet.wrong("die", "all roll equally many swords, so that nobody could be first", "faces that differ")
    total, stated = sum(die.count for die in dice), sheet.table("meta").whole("total", 0, 999)
    if total != stated:
        raise sheet.wrong("meta.total", f"says {stated}, but the counts add up to {total}")
    return dice, faces
