"""The round (5): seeding, turns, mass, ceremony; the end of the game (9)."""

from typing import Final

from letopis.games.village import ceremony, church, death, turn
from letopis.games.village.components.names import CUBES, MOST_SEATS, NONE, PLAGUE
from letopis.games.village.goals import is_met, reveal
from letopis.games.village.position import MOST, VillagePosition
from letopis.games.village.questions import EndOfTurn
from letopis.games.village.sea import open_chest
from letopis.kernel.steps import SeatStep, Step


class Round(Step[VillagePosition]):
    """V-5.1 to V-5.6: the markers change hands, cubes go on the spaces, the starting player begins."""

    def misplaced(self, position: VillagePosition, place: int) -> str | None:
        return "cubes lie on the action spaces" if position.cubes else not_at_the_bottom(place)

    def run(self, position: VillagePosition) -> None:
        position.round = min(position.round + 1, MOST)
        if position.next_first != NONE:
            position.first = position.next_first
            position.next_first = NONE
        position.tell("event-round", "V-5.1", position.first, {"round": position.round})
        seed(position)
        position.push(TURNS[position.first])


def not_at_the_bottom(place: int) -> str | None:
    """None for the last step of all."""
    return "nothing comes after it" if place else None


def seed(position: VillagePosition) -> None:
    """V-5.1 to V-5.3: fill the bag from the supply, draw the cubes of every space."""
    setup = position.setup
    bag = position.bag
    for cube in range(CUBES):
        added = position.supply[cube]
        if cube != PLAGUE and added > setup.bag_per_color:
            added = setup.bag_per_color
        position.supply[cube] -= added
        bag[cube] += added
    wanted = setup.first_cubes if position.round == 1 else setup.cubes
    left = sum(bag)
    if left >= sum(wanted):
        for space in setup.spaces:
            for _ in range(wanted[space]):
                draw(position, space, left)
                left -= 1
        return
    for lap in range(max(wanted)):  # V-5.2: one a space, in rotation, until the bag is empty
        for space in setup.spaces:
            if lap < wanted[space] and left:
                draw(position, space, left)
                left -= 1


def draw(position: VillagePosition, space: int, left: int) -> None:
    """One cube out of the green bag onto a space."""
    place = position.chance.below(left, "green bag")
    cube = 0
    while place >= position.bag[cube]:
        place -= position.bag[cube]
        cube += 1
    position.bag[cube] -= 1
    position.spaces[space * CUBES + cube] += 1
    position.cubes += 1


class Turn(SeatStep[VillagePosition]):
    """V-6.1, V-6.6: a cube or the Well, the action, deaths, the end of the game."""

    def misplaced(self, position: VillagePosition, place: int) -> str | None:
        if position.seat != self.seat or len(position.stack) > 1:
            return "it stands alone, and whose turn it is is said by `turn`"
        return turn.nothing_to_take(position)

    def run(self, position: VillagePosition) -> None:
        seat = self.seat
        position.seat = seat
        position.waived = 0
        position.steps = 0
        position.landed = 0
        if position.telling is not None:
            position.tell("event-turn", "V-6.1", seat, {})
        stack = position.stack
        stack.append(TURN_OVERS[seat])
        stack.append(death.DEATHS[seat])
        stack.append(turn.AFTERWARDS[seat])
        stack.append(turn.TAKES[seat])


class TurnOver(EndOfTurn):
    """V-5.4, V-9.2: the next turn, the end of the round, or the end of the game."""

    def misplaced(self, position: VillagePosition, place: int) -> str | None:
        if position.seat != self.seat:
            return "whose turn it is is said by `turn`"
        return not_at_the_bottom(place)

    def run(self, position: VillagePosition) -> None:
        position.waived = 0
        following = (self.seat + 1) % position.players
        if position.turns_left < 0 and position.ended_by >= 0:
            # V-9.8: when another player filled the last place, in a market day, all have a last turn
            position.turns_left = position.players - (1 if position.ended_by == self.seat else 0)
        if position.turns_left == 0:
            position.push(END_OF_GAME)
        elif position.turns_left > 0:
            position.turns_left -= 1
            position.push(TURNS[following])
        elif position.cubes == 0:
            position.push(END_OF_ROUND)
        else:
            position.push(TURNS[following])


class EndOfRound(Step[VillagePosition]):
    """V-5.5: mass, with the Wedding a ceremony, the next round."""

    def misplaced(self, position: VillagePosition, place: int) -> str | None:
        if position.cubes:
            return "cubes lie on the action spaces"
        return "it stands alone" if len(position.stack) > 1 else None

    def run(self, position: VillagePosition) -> None:
        position.push(ROUND)
        if position.setup.wedding:
            position.push(ceremony.CEREMONY_STEP)
        position.push(church.MASS)


class EndOfGame(Step[VillagePosition]):
    """V-9.3: the final mass, no ceremony, and the scoring."""

    def misplaced(self, position: VillagePosition, place: int) -> str | None:
        return "it stands alone" if len(position.stack) > 1 else None

    def run(self, position: VillagePosition) -> None:
        position.tell("event-final-mass", "V-9.3", position.first, {})
        position.push(FINAL_SCORING)
        position.push(church.MASS)


class FinalScoring(Step[VillagePosition]):
    """V-9.4: chests on farmyards are opened, goals that are met are shown; the rest is counting."""

    def misplaced(self, position: VillagePosition, place: int) -> str | None:
        return not_at_the_bottom(place)

    def run(self, position: VillagePosition) -> None:
        for seat in position.clockwise(position.first):
            player = position.seats[seat]
            for chest in player.chests.copy():
                open_chest(position, seat, chest)
            for goal in player.goals.copy():
                if is_met(position, seat, goal):
                    reveal(position, seat, goal)
        position.tell("event-game-over", "V-9.4", position.first, {"round": position.round})


TURNS: Final[list[Turn]] = [Turn("turn", seat) for seat in range(MOST_SEATS)]
TURN_OVERS: Final[list[TurnOver]] = [TurnOver("turn-over", seat) for seat in range(MOST_SEATS)]
ROUND: Final[Round] = Round("round")
END_OF_ROUND: Final[EndOfRound] = EndOfRound("end-of-round")
END_OF_GAME: Final[EndOfGame] = EndOfGame("end-of-game")
FINAL_SCORING: Final[FinalScoring] = FinalScoring("final-scoring")
