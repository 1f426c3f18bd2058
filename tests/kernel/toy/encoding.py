"""The toy as numbers; its flaws are those that the laws must notice."""

from letopis.kernel.observation import NONE, Encoding, Row
from tests.kernel.toy.position import ToyPosition

MARBLES = 12


class ToyEncoding(Encoding[ToyPosition]):
    """As the view."""

    picks = ("charm",)

    def encode(self, position: ToyPosition, seat: int, row: Row) -> None:
        row.number("bowl", position.bowl)
        row.number("bag", len(position.bag))
        row.number("left", len(position.left))
        row.numbers("charms", position.charms)
        peeks = seat == position.peeked and position.flaw != "rows forget what was peeked at"
        row.number("next", position.bag[-1] if peeks else 0)
        row.number("fist", position.fists[seat] + 1)
        for whose, other in enumerate(position.clockwise(seat)):
            row.whose = whose
            row.number("pebbles", position.hands[other] + max(position.fists[other], 0))
            won = position.won[other]
            row.numbers("won", [won[at] if at < len(won) else 0 for at in range(MARBLES)])
            row.numbers("owned", position.owned[other])
            row.flag("bell", position.bells[other] > 0)
            if position.flaw == "rows show fists":
                row.number("behind the screen", position.fists[other])
        row.whose = NONE
