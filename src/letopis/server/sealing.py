"""What binds a table's dice: the promise made when it is made, the numbers of those who sit, the proof at the end."""

from letopis.kernel.chance import SEALED
from letopis.kernel.records import Record
from letopis.kernel.seal import Seal, settled_seed
from letopis.server.entries import TableInfo


def sealed_by(info: TableInfo, numbers: list[str]) -> Seal | None:
    """The seal of a table whose seats have added these numbers; None where there is none that binds."""
    if not info.dice:
        return None
    made = Seal(info.seed, info.salt, info.dice, list(info.invited), numbers)
    made.commitment = info.commitment
    return made


def seed_of(info: TableInfo, numbers: list[str]) -> str:
    """What the game is dealt from."""
    return settled_seed(info.seed, numbers) if info.dice else info.seed


def begins(info: TableInfo, seed: str) -> Record:
    """A table's game before the first play."""
    record = Record(info.game, info.rules, info.players, seed, SEALED, info.options)
    record.practice, record.start = info.practice, info.start
    return record


def promise(info: TableInfo) -> str:
    """The commitment to all that a new table begins with; it is stored with it."""
    seal = sealed_by(info, [])
    return "" if seal is None else seal.promised(begins(info, ""))


def terms(info: TableInfo) -> str:
    """What is promised, in words that a page can hash itself."""
    seal = sealed_by(info, [])
    return "" if seal is None else seal.terms(begins(info, ""))
