"""Marbles, a toy game to try the kernel and the harness on: secrets, chance, a hidden bag, open choices, a peek.

Everybody hides some pebbles in a fist (T-1); who hides most may take or leave the next marble of the bag (T-2), or
first peek at it (T-3) or shake the bag (T-4). The fists are emptied into the bowl. It ends with the bag (T-5).
"""

from tests.kernel.toy.game import Toy

GAME = Toy()
