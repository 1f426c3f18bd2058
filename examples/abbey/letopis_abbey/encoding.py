"""Abbey as numbers, for programs that learn: `position.observe(seat)`."""

from letopis.kernel.observation import NONE, Encoding, Row
from letopis_abbey.components import GOODS
from letopis_abbey.position import AbbeyPosition


class AbbeyEncoding(Encoding[AbbeyPosition]):
    """Nothing is hidden; units are powers of two: a 1 stands for 8 goods."""

    def encode(self, position: AbbeyPosition, seat: int, row: Row) -> None:
        places = [place.id for place in position.components.places]
        row.number("round", position.round, 2)
        row.one_of("snowed", position.snowed, len(places), places)
        row.numbers("monks", position.monks, 1, places)
        for whose, other in enumerate(position.clockwise(seat)):
            row.whose = whose
            row.number("points", position.points[other], 4)
            row.numbers("goods", position.goods[other], 3, GOODS)
        row.whose = NONE
