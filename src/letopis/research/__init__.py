"""For people who study games: many games at once, and adapters to the libraries of the field.

`VectorGame` needs nothing further. The adapters want their library (the extra `research` brings PettingZoo, Gymnasium,
numpy and pyarrow): `letopis.research.zoo` (PettingZoo), `letopis.research.gym` (Gymnasium), `letopis.research.spiel`
(OpenSpiel), `letopis.research.dataset` (tables of plies).
"""

from letopis.research.vector import VectorGame

__all__ = ["VectorGame"]
