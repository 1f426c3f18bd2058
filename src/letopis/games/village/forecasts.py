"""What a family should know at any question: the next death, and which answers bring one."""

from letopis.games.village.components.names import NONE, is_visible, number_of
from letopis.games.village.position import VillagePosition
from letopis.kernel.actions import Action
from letopis.kernel.notes import Note


def next_death(position: VillagePosition, seat: int) -> list[Note]:
    """V-6.10, V-6.13: how much time is left until the quill, and how many could die; nothing with nobody in sight."""
    player = position.seats[seat]
    lowest = player.lowest()
    if lowest == NONE:
        return []
    threatened = [member for member in player.members if is_visible(member >> 3) and number_of(member & 7) == lowest]
    left = position.components.life - player.time
    return [Note("next-death", "V-6.13", {"count": left, "number": lowest, "members": len(threatened)})]


def quill_passed(position: VillagePosition, seat: int, action: Action) -> Note | None:
    """V-6.10: that an answer makes members die: it is tried, and only what befalls the family itself is looked at."""
    trial = position.copy()
    trial.advance(action, seat)
    deaths = trial.seats[seat].dying - position.seats[seat].dying
    return (
        Note("quill-passed", "V-6.10", {"count": deaths, "number": position.seats[seat].lowest()})
        if deaths > 0
        else None
    )
