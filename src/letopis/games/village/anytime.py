"""At any moment: villagers in the own turn (11), chests (12.13), bread (13.24) and life goals (15.2)."""

from collections.abc import Sequence
from typing import Final

from letopis.games.village.components.effects import (
    BRINGS_BEER,
    BRINGS_BREAD,
    BRINGS_COINS,
    BRINGS_CUBES,
    BRINGS_GOODS,
    BRINGS_GRAIN,
    BRINGS_MEMBER,
    CHEST_BRINGS,
    EASES_SEA,
    EASES_TRAVEL,
    EASES_WEDDING,
    EVERYTHING,
    MOVES_MEMBER,
)
from letopis.games.village.components.names import BREAD, HOLD, NONE, is_visible, number_of
from letopis.games.village.goals import is_met, reveal
from letopis.games.village.market import could_sell
from letopis.games.village.position import Player, VillagePosition
from letopis.games.village.questions import (
    CARDS_DO,
    MOMENT_OF,
    NO_SUCH_MEMBER,
    OWN_TURN,
    card_refusal,
    in_own_turn,
    words_of,
)
from letopis.games.village.sea import open_chest
from letopis.kernel.actions import Action
from letopis.kernel.asides import Asides
from letopis.kernel.notes import Note
from letopis.kernel.refusals import Figures, Refusal

NO_SUCH_CHEST: Final = Refusal("V-12.13", "refusal-no-such-chest")
NO_SUCH_GOAL: Final = Refusal("V-15.1", "refusal-no-such-goal")
GOAL_NOT_MET: Final = Refusal("V-15.2", "refusal-goal-not-met")
NO_BREAD: Final = Refusal("V-13.24", "refusal-no-bread")
HAS_BREAD: Final = Refusal("V-13.24", "refusal-has-bread")
NOT_ON_HIS_FEET: Final = Refusal("V-13.24", "refusal-not-on-his-feet")
BURIED_FIRST: Final = Refusal("V-6.17", "refusal-buried-first")
IN_A_PAYMENT: Final = Refusal("V-11.3", "refusal-in-a-payment")

MATTERS_AT: Final[dict[str, int]] = {  # what an aside has to bring so that it can matter at a question
    "turn-choice": EVERYTHING,
    "after": EVERYTHING,
    "harvest": BRINGS_GOODS | BRINGS_MEMBER | BRINGS_GRAIN,
    "crafts": BRINGS_CUBES | BRINGS_COINS | BRINGS_GRAIN | BRINGS_MEMBER | BRINGS_BREAD,
    "produce": BRINGS_BREAD,
    "sale": BRINGS_GOODS | BRINGS_GRAIN | BRINGS_BEER | BRINGS_CUBES | BRINGS_COINS,
    "travel": BRINGS_GOODS | BRINGS_CUBES | BRINGS_COINS | BRINGS_MEMBER | EASES_TRAVEL,
    "council": BRINGS_GOODS | BRINGS_CUBES | BRINGS_COINS | BRINGS_MEMBER | MOVES_MEMBER,
    "privilege": BRINGS_COINS,
    "church": BRINGS_CUBES | BRINGS_COINS | BRINGS_MEMBER,
    "fetch": BRINGS_COINS,
    "rise": BRINGS_BREAD,
    "consolation": BRINGS_COINS,
    "inn": BRINGS_CUBES | BRINGS_COINS | BRINGS_MEMBER,
    "card": BRINGS_BEER | BRINGS_COINS,
    "voyage": BRINGS_COINS | EASES_SEA,
    "load": BRINGS_GOODS | BRINGS_GRAIN | BRINGS_MEMBER | EASES_SEA,
    "sail": BRINGS_CUBES | BRINGS_COINS | EASES_SEA,
    "landing": BRINGS_CUBES | BRINGS_COINS | EASES_SEA,
    "smuggler": BRINGS_GOODS | BRINGS_GRAIN | BRINGS_BEER | BRINGS_CUBES | BRINGS_COINS | BRINGS_BREAD,
    "wedding": BRINGS_CUBES | BRINGS_COINS | BRINGS_MEMBER | EASES_WEDDING,
    "swap": BRINGS_CUBES,
    "death": BRINGS_BREAD | BRINGS_MEMBER | MOVES_MEMBER,
}
PAYMENTS: Final = ("pay", "well-pay")
BURIALS: Final = ("burial", "sea-burial")


def has_any(player: Player) -> bool:
    """Whether a family has anything that it might use at any moment."""
    return bool(player.hand or player.chests or player.goals) or player.stock[BREAD] > 0


class Anytime(Asides[VillagePosition]):
    """V-21.5: what stands beside every question of its owner."""

    def candidates(self, position: VillagePosition, seat: int) -> Sequence[Action]:
        player = position.seats[seat]
        components = position.components
        found: list[Action] = []
        for card in player.hand:
            if components.villagers[card].play.aside:
                found.append(components.villagers[card].play)
        last = NONE
        for chest in player.chests:
            if chest != last:
                found.append(components.chests[chest].open)
            last = chest
        for goal in player.goals:
            found.append(components.goals[goal].reveal)
        if player.stock[BREAD]:
            last = NONE
            for member in player.members:
                if member != last and is_visible(member >> 3) and member >> 3 != HOLD and member & 1 == 0:
                    found.append(components.feed[member])
                last = member
        return found

    def actions(self, position: VillagePosition, seat: int) -> Sequence[Action]:
        found: list[Action] = []
        if has_any(position.seats[seat]):
            for action in self.candidates(position, seat):
                if self.refusal(position, seat, action) is None:
                    found.append(action)
        return found

    def refusal(self, position: VillagePosition, seat: int, action: Action) -> Refusal | None:
        player = position.seats[seat]
        if action.kind == "play":
            return self.card_refusal(position, seat, action.number)
        if action.kind == "open":
            return None if action.number in player.chests else NO_SUCH_CHEST
        if action.kind == "goal":
            if action.number not in player.goals:
                return NO_SUCH_GOAL
            return None if is_met(position, seat, action.number) else GOAL_NOT_MET
        return self.bread_refusal(position, player, action.number)

    def card_refusal(self, position: VillagePosition, seat: int, number: int) -> Refusal | None:
        """V-11.3: any moment of the own turn, or of an action; what is begun, a payment or a burial, is ended first."""
        card = position.components.villagers[number]
        kind = position.stack[-1].kind
        refusal = card_refusal(position, seat, card, OWN_TURN | MOMENT_OF.get(kind, 0))
        if refusal is not None:
            return refusal
        if kind in BURIALS:
            return BURIED_FIRST
        return IN_A_PAYMENT if card.takes and kind in PAYMENTS else None

    def bread_refusal(self, position: VillagePosition, player: Player, member: int) -> Refusal | None:
        """V-13.24: under a visible living member on his feet, once."""
        if player.stock[BREAD] == 0:
            return NO_BREAD
        if member not in player.members:
            return NO_SUCH_MEMBER
        if not is_visible(member >> 3) or member >> 3 == HOLD:
            return NOT_ON_HIS_FEET
        if position.stack[-1].kind in BURIALS:
            return BURIED_FIRST
        return HAS_BREAD if member & 1 else None

    def figures(self, position: VillagePosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return words_of(action)

    def note(self, position: VillagePosition, seat: int, action: Action) -> Note | None:
        """V-13.24: bread for somebody who would not be the next to die."""
        lowest = position.seats[seat].lowest()
        if action.kind != "bread" or number_of(action.number & 7) == lowest:
            return None
        return Note("not-the-next", "V-13.24", {"number": lowest}, warns=True)

    def apply(self, position: VillagePosition, seat: int, action: Action) -> None:
        if action.kind == "play":
            CARDS_DO[0].play(position, seat, position.components.villagers[action.number])
        elif action.kind == "open":
            open_chest(position, seat, action.number)
        elif action.kind == "goal":
            reveal(position, seat, action.number)
        else:
            break_bread(position, seat, action)

    def matter(self, position: VillagePosition, seat: int) -> bool:
        player = position.seats[seat]
        if not has_any(player):
            return False
        for goal in player.goals:
            if is_met(position, seat, goal):
                return True
        kind = position.stack[-1].kind
        if kind == "death" and player.stock[BREAD]:
            return True
        wanted = MATTERS_AT.get(kind, 0)
        if kind == "sale" and not could_sell(position, seat):
            return False
        if player.chests and wanted & CHEST_BRINGS:
            return True
        if player.hand and wanted and in_own_turn(position, seat):
            villagers = position.components.villagers
            for card in player.hand:
                villager = villagers[card]
                if villager.brings & wanted and self.refusal(position, seat, villager.play) is None:
                    return True
        return False


def break_bread(position: VillagePosition, seat: int, action: Action) -> None:
    """V-13.24: his number counts 1 more from now on."""
    player = position.seats[seat]
    player.stock[BREAD] -= 1
    player.members.remove(action.number)
    player.members.append(action.number + 1)
    player.members.sort()
    if position.telling is not None:
        position.tell("event-bread", "V-13.24", seat, {"member": action.words[0], "place": action.words[1]})


ANYTIME: Final[Anytime] = Anytime()
