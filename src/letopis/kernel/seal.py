"""The seal of a table: what binds its dice before anybody sits, and how anybody can check afterwards that it held.

The server draws a secret and shows the *commitment*, a hash of the secret, a salt and the terms of the game. Then each
seat's page adds a *number* of its own, and the commitment with all numbers is hashed once more: the *bond*. The seed of
the game is a hash of the secret and the numbers, so that whoever knows the one did not know the others.

All hashes are SHA-256 of plain lines of text, so that a page, or anybody with a pencil, can make them again.
"""

import hashlib
import json
from typing import TYPE_CHECKING, Any, Final

from letopis.kernel.chance import seed_bytes
from letopis.kernel.data import digest
from letopis.kernel.reading import Reader

if TYPE_CHECKING:
    from letopis.kernel.records import Record

SERVER: Final = "server"  # the server's secret alone settles the dice: the game begins at once
ALL: Final = "all"  # everybody's number is mixed in: the game begins when all have added theirs
GIVEN: Final = "given"  # the position that the game began with brought its own chance
DICE: Final = (SERVER, ALL, GIVEN)

NO_NUMBER: Final = "-"
HEX: Final = frozenset("0123456789abcdef")


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _plain(value: object) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def _roll(numbers: list[str]) -> str:
    return "".join([f"seat {seat}: {number or NO_NUMBER}\n" for seat, number in enumerate(numbers)])


def settled_seed(secret: str, numbers: list[str]) -> str:
    """The seed of a game: of the server's secret and a number of each seat, "" for a seat that gave none.

    >>> settled_seed("secret", ["1f", ""]) == settled_seed("secret", ["1f", "2e"])
    False
    """
    return _hash(f"letopis seed 1\nsecret: {secret}\n{_roll(numbers)}")


class Seal:
    """What a table's dice were bound by; complete only when the game is over."""

    def __init__(self, secret: str, salt: str, dice: str, invited: list[int], numbers: list[str]) -> None:
        self.secret = secret
        self.salt = salt
        self.dice = dice
        self.invited = invited  # seats that only a link opened
        self.numbers = numbers  # of each seat; "": it gave none
        self.commitment = ""  # as it was stored before anybody sat
        self.bond = ""  # as it was stored when the game began

    def terms(self, record: "Record") -> str:
        """What was promised, in lines of text: all that a game begins with, but its chance."""
        options = {name: value for name, value in record.options.items() if name != "data"}
        data = record.options.get("data")
        return "".join(
            [
                "letopis terms 1\n",
                f"game: {record.game}\n",
                f"rules: {record.rules}\n",
                f"players: {record.players}\n",
                f"invited: {_plain(self.invited)}\n",
                f"options: {_plain(options)}\n",
                f"data: {digest(data) if isinstance(data, dict) else data or NO_NUMBER}\n",
                f"start: {NO_NUMBER if record.start is None else _hash(_plain(record.start))}\n",
                f"practice: {_plain(record.practice)}\n",
                f"dice: {self.dice}\n",
            ]
        )

    def promised(self, record: "Record") -> str:
        """The commitment that secret, salt and terms give."""
        return _hash(f"{self.terms(record)}secret: {self.secret}\nsalt: {self.salt}\n")

    def bound(self) -> str:
        """The bond that commitment and numbers give."""
        return _hash(f"letopis bond 1\ncommitment: {self.commitment}\n{_roll(self.numbers)}")

    def doc(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "secret": self.secret,
            "salt": self.salt,
            "dice": self.dice,
            "invited": list(self.invited),
            "numbers": list(self.numbers),
            "commitment": self.commitment,
            "bond": self.bond,
        }


def read_seal(reader: Reader) -> Seal:
    """The seal of a record."""
    invited = [seat for seat in reader.items("invited") if isinstance(seat, int)]
    made = Seal(reader.text("secret"), reader.text("salt"), reader.text("dice", DICE), invited, reader.texts("numbers"))
    made.commitment, made.bond = reader.text("commitment"), reader.text("bond")
    reader.finish()
    return made


def broken(record: "Record", shown: str = "") -> str:
    """What of a record's seal does not hold, or "". `shown` is the commitment or the bond that somebody has kept.

    `none`: there is no seal; `commitment`: secret, salt or terms are not those that were promised; `bond`: a seat's
    number was changed; `seed`: the game was played with another seed; `shown-differs`: it is not what was shown.
    """
    seal = record.seal
    if seal is None:
        return "none"
    if seal.promised(record) != seal.commitment:
        return "commitment"
    if len(seal.numbers) != record.players or seal.bound() != seal.bond:
        return "bond"
    seed = settled_seed(seal.secret, seal.numbers)
    if record.seed != seed or record.chance != "sealed":
        return "seed"
    if record.start is not None and seal.dice != GIVEN:
        chance = record.start.get("chance")
        if not isinstance(chance, dict) or chance.get("seed") != seed_bytes(seed).hex():
            return "seed"
    return "shown-differs" if shown and shown not in (seal.commitment, seal.bond) else ""
