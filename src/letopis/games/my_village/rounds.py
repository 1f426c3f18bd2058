"""Set-up (section 4), the round (section 6) and the end of the game (section 12)."""

from typing import Final

from letopis.games.my_village import view
from letopis.games.my_village.banner_value import TURNS
from letopis.games.my_village.card_kinds import SYMBOLS
from letopis.games.my_village.cards import TRAVEL_LABELS
from letopis.games.my_village.clerk import open_customers
from letopis.games.my_village.dice import BLACK, FACES, POOL_BITS
from letopis.games.my_village.position import MyVillagePosition, new_village
from letopis.kernel.steps import Step

DICE_LABEL: Final = "dice"
MOST_ROUNDS: Final = 9999  # of any game: nobody plays that long


class SetUp(Step[MyVillagePosition]):
    """MV-4.4 to MV-4.10: shuffle the piles, deal the boards, choose the starting player, pay the first coins."""

    def run(self, position: MyVillagePosition) -> None:
        chance = position.chance
        position.pile = position.shuffled(list(position.pile), "customers")
        for number, monks in enumerate(position.monks):
            position.monks[number] = position.shuffled(list(monks), SYMBOLS[number])
        for number, travel in enumerate(position.travel):
            position.travel[number] = position.shuffled(list(travel), TRAVEL_LABELS[number])
        open_customers(position, 0, position.components.open_customers)
        boards = list(range(len(position.components.boards)))
        chance.shuffle(boards, "boards")
        chosen = int(position.options["starting_player"])
        position.first = chosen - 1 if chosen else chance.below(position.players, "starting player")
        position.holder = position.first
        for seat in range(position.players):
            village = position.seats[seat]
            village.board = boards[seat]
            village.coins = position.components.start_coins[(seat - position.first) % position.players]
        position.tell("event-starting-player", "MV-4.9", position.first, {})
        position.push(ROUND)

    def misplaced(self, position: MyVillagePosition, place: int) -> str | None:
        if len(position.stack) > 1:
            return "it stands alone"
        components = position.components
        fresh = [view.write_village(components, new_village(components, village.board)) for village in position.seats]
        dealt = position.round or position.open or position.graves or any(position.chronicle)
        if dealt or [view.write_village(components, village) for village in position.seats] != fresh:
            return "the game has begun"
        return None


class Round(Step[MyVillagePosition]):
    """MV-6.2: a story point on the hand, palm up, and the dice; then the turns (MV-6.3)."""

    def run(self, position: MyVillagePosition) -> None:
        position.round += 1
        position.first = position.holder
        position.hand_back = False
        position.hand_story += 1
        position.turn = 0
        roll(position)
        if position.telling is not None:
            words: dict[str, str | int] = {"round": position.round, "story": position.hand_story}
            position.tell("event-round", "MV-6.2", position.first, words)
        position.push(END_OF_ROUND)
        for turn in range(turns(position) - 1, -1, -1):
            position.push(TURNS[(position.first + turn) % position.players])

    def misplaced(self, position: MyVillagePosition, place: int) -> str | None:
        if len(position.stack) > 1:
            return "it stands alone"
        return "no further round is played" if position.round >= round_limit(position) else None


def turns(position: MyVillagePosition) -> int:
    """How many turns a round has."""
    return position.players * position.components.table_of(position.players).turns


def turns_to_come(position: MyVillagePosition) -> list[str]:
    """The turns of this round that have not begun, as they lie on the stack."""
    left = range(turns(position) - 1, position.turn - 1, -1)
    return [TURNS[(position.first + turn) % position.players].text for turn in left]


def round_limit(position: MyVillagePosition) -> int:
    """MV-D26: the round after which a game is stopped that nobody wants to end."""
    return int(position.options["round_limit"]) or MOST_ROUNDS


def roll(position: MyVillagePosition) -> None:
    """MV-6.2 (2): all black and white dice in play are the pool."""
    table = position.components.table_of(position.players)
    chance = position.chance
    pool = 0
    for _ in range(table.white):
        pool += 1 << chance.below(FACES, DICE_LABEL) * POOL_BITS
    for _ in range(table.black):
        pool += 1 << (chance.below(FACES, DICE_LABEL) + BLACK) * POOL_BITS
    position.pool = pool


class EndOfRound(Step[MyVillagePosition]):
    """MV-6.5, MV-12.1: the game ends when enough villagers have died; else another round."""

    def run(self, position: MyVillagePosition) -> None:
        position.pool = 0  # MV-6.4: what is left over waits for the next roll
        if not position.coffins_to_fill():
            position.tell("event-game-over", "MV-12.1", position.holder, {"round": position.round})
        elif position.round >= round_limit(position):
            position.tell("event-round-limit", "MV-D26", position.holder, {"round": position.round})
        else:
            position.push(ROUND)

    def misplaced(self, position: MyVillagePosition, place: int) -> str | None:
        if place:
            return "it lies at the bottom"
        if not position.round:
            return "no round has begun"
        coming = [step.text for step in position.stack if step.kind == "turn"]
        if coming != turns_to_come(position):
            return (
                f"after {position.turn} turns begun these are to come: {', '.join(turns_to_come(position)) or 'none'}"
            )
        dice = sum([position.dice_of(kind) for kind in range(len(position.components.dice))])
        return "the pool has not two dice for each turn to come" if dice < 2 * len(coming) else None


SET_UP: Final[SetUp] = SetUp("setup")
ROUND: Final[Round] = Round("round")
END_OF_ROUND: Final[EndOfRound] = EndOfRound("end-of-round")
