from typing import Any

from letopis.games.my_village.position import MyVillagePosition


def read(*args: Any) -> MyVillagePosition:
    raise NotImplementedError
