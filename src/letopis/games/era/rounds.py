"""The round (section 6), its end and the end of the game (section 13)."""

from typing import Any, Final

from letopis.games.era import build, collect, disasters, extort, roll
from letopis.games.era.position import EraPosition
from letopis.games.era.stacking import OfRound, out_of_set_up
from letopis.kernel.steps import Step


class Round(Step[EraPosition]):
    """E-6.1: six phases, then the end of the round."""

    def run(self, position: EraPosition) -> None:
        position.round += 1
        position.tell("event-round", "E-6.1", position.first, {"round": position.round})
        position.stack.extend(OF_A_ROUND)

    def misplaced(self, position: EraPosition, place: int) -> str | None:
        return out_of_set_up(position, place)


class Phase(OfRound):
    """E-6.2: a phase in which players act one after another, clockwise from the first."""

    def __init__(self, name: str, turns: list[Step[Any]]) -> None:
        super().__init__(name)
        self.turns = turns

    def run(self, position: EraPosition) -> None:
        for seat in reversed(position.clockwise(position.first)):
            position.push(self.turns[seat])


class EndOfRound(OfRound):
    """E-13.1 to E-13.4: dice follow buildings; then the game is over or the first-player peg passes on."""

    def run(self, position: EraPosition) -> None:
        for seat in range(position.players):
            adjust_dice(position, seat)
        if self.game_ends(position):
            position.tell("event-game-over", "E-13.2", position.first, {"round": position.round})
            return
        position.first = (position.first + 1) % position.players
        position.push(ROUND)

    def game_ends(self, position: EraPosition) -> bool:
        """Whether this was the last round."""
        if position.ends or position.components.setups[position.players].rounds:
            return position.ends
        for player in position.seats:
            for die in position.components.dice:
                if die.builds and player.pool[die.number]:
                    return False
        return True  # E-13.4


def adjust_dice(position: EraPosition, seat: int) -> None:
    """E-13.1: a die for each building that gives one; the die of a lost building goes to the box."""
    player = position.seats[seat]
    for die in position.components.dice:
        lost = player.lost.count(die.number) if player.lost else 0
        owed = player.domain.count[die.building]
        gained = owed - player.pool[die.number] + lost
        if lost:
            position.box_dice[die.number] += lost
            position.tell("event-die-lost", "E-13.1", seat, {"die": die.id, "count": lost})
        if gained:
            position.supply_dice[die.number] -= gained
            position.tell("event-die-gained", "E-13.1", seat, {"die": die.id, "count": gained})
        player.pool[die.number] = owed
    player.lost = []
    player.dice = []
    player.builds = 0


ROUND: Final[Round] = Round("round")
END_OF_ROUND: Final[EndOfRound] = EndOfRound("end-of-round")
PHASES: Final[list[Step[Any]]] = [
    roll.FIRST_ROLL,
    Phase("collect", list(collect.COLLECTS)),
    Phase("feed", list(collect.FEEDS)),
    Phase("disasters", list(disasters.STRIKES)),
    Phase("build", list(build.BUILD_TURNS)),
    Phase("extort", list(extort.RAIDS)),
]
OF_A_ROUND: Final[list[Step[Any]]] = [END_OF_ROUND, *PHASES[::-1]]  # as they lie on the stack, the next one last
