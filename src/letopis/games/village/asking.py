"""What every decision of a family has in common: its own answers, and beside them what may be done at any time."""

from collections.abc import Sequence
from typing import Final

from letopis.games.village.goals import is_met, reveal
from letopis.games.village.pieces import Extra, Villager
from letopis.games.village.places import BREAD, FARMYARD, HOLD, KINDS, NONE, is_visible
from letopis.games.village.position import Player, VillagePosition
from letopis.kernel.actions import Action
from letopis.kernel.refusals import NOT_ASKED, Figures, Refusal
from letopis.kernel.steps import Choice

# V-11.3: the moments of a card's timing, as bits
ANYTIME: Final = 1  # chests and life goals, in turn or not
OWN_TURN: Final = 2
TRAVELLING: Final = 4
AT_WELL: Final = 8
AT_SEA: Final = 16
MARRYING: Final = 32
DYING: Final = 64
TO_GRAVES: Final = 128
MARKET_ENDS: Final = 256
BREAKING_BREAD: Final = 512
MOMENTS: Final[dict[str, int]] = {
    "own_turn": OWN_TURN,
    "action:travel": TRAVELLING,
    "action:well": AT_WELL,
    "action:sea_travel": AT_SEA,
    "action:wedding": MARRYING,
    "own_death_choice": DYING,
    "own_death_to_graves": TO_GRAVES,
    "own_market_day_end": MARKET_ENDS,
    "end_game": 0,
}

NO_SUCH_CARD: Final = Refusal("V-11.1", "refusal-no-such-card")
KEPT_TO_THE_END: Final = Refusal("V-11.2", "refusal-kept-to-the-end")
OWN_TURN_ONLY: Final = Refusal("V-11.3", "refusal-own-turn-only")
NOT_NOW: Final = Refusal("V-11.3", "refusal-card-not-now")
USELESS: Final = Refusal("V-11.1", "refusal-card-useless")
NO_SUCH_CHEST: Final = Refusal("V-12.13", "refusal-no-such-chest")
NO_SUCH_GOAL: Final = Refusal("V-15.1", "refusal-no-such-goal")
GOAL_NOT_MET: Final = Refusal("V-15.2", "refusal-goal-not-met")
NO_BREAD: Final = Refusal("V-13.24", "refusal-no-bread")
HAS_BREAD: Final = Refusal("V-13.24", "refusal-has-bread")
NOT_ON_HIS_FEET: Final = Refusal("V-13.24", "refusal-not-on-his-feet")
NO_SUCH_MEMBER: Final = Refusal("V-7.31", "refusal-no-such-member")


class Matters:
    """What cards, chests and goals do: their own modules know, and put themselves here (they need `Asked` first)."""

    def is_useful(self, position: VillagePosition, seat: int, card: Villager) -> bool:
        """Whether a villager would do anything now."""
        raise NotImplementedError

    def play(self, position: VillagePosition, seat: int, card: Villager) -> None:
        """Play a villager."""
        raise NotImplementedError

    def discard(self, position: VillagePosition, seat: int, card: Villager) -> None:
        """A villager leaves the game."""
        raise NotImplementedError

    def open(self, position: VillagePosition, seat: int, chest: int) -> None:
        """Open a chest."""
        raise NotImplementedError


MATTERS: Final[list[Matters]] = []


class Asked(Choice[VillagePosition]):
    """A choice of one seat: rooms of the rulebook say `answers`, `why_not` and `do`."""

    moment: int = 0

    def __init__(self, kind: str, seat: int, *words: str) -> None:
        super().__init__(kind, str(seat), *words)
        self.seat = seat
        self.alone = (seat,)

    # ---- what a room provides

    def answers(self, position: VillagePosition, seat: int) -> list[Action]:
        """Every answer of its own, allowed or not."""
        raise NotImplementedError

    def why_not(self, position: VillagePosition, seat: int, action: Action) -> Refusal | None:
        """Why an answer of its own is not allowed."""
        raise NotImplementedError

    def do(self, position: VillagePosition, seat: int, action: Action) -> None:
        """What an answer of its own leads to."""
        raise NotImplementedError

    # ---- the step

    def awaits(self, position: VillagePosition) -> tuple[int, ...]:
        return self.alone

    def candidates(self, position: VillagePosition, seat: int) -> Sequence[Action]:
        found = self.answers(position, seat)
        if self.moment and has_extras(position.seats[seat], self.moment):
            found = found + extras(position, seat, self.moment)
        return found

    def actions(self, position: VillagePosition, seat: int) -> Sequence[Action]:
        found: list[Action] = []
        for action in self.answers(position, seat):
            if self.why_not(position, seat, action) is None:
                found.append(action)
        if self.moment and has_extras(position.seats[seat], self.moment):
            add_extras(position, seat, self.moment, found)
        return found

    def refusal(self, position: VillagePosition, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Extra):
            return extra_refusal(position, seat, action, self.moment)
        if action.number < 0 and action.words:
            return NOT_ASKED  # made by hand: the kernel looks up the game's own
        return self.why_not(position, seat, action)

    def figures(self, position: VillagePosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        names = ("first", "second", "third")
        return dict(zip(names, [*action.words, "", "", ""]))

    def apply(self, position: VillagePosition, seat: int, action: Action) -> None:
        if isinstance(action, Extra):
            position.push(self)
            use_extra(position, seat, action)
        else:
            self.do(position, seat, action)


def has_extras(player: Player, moment: int) -> bool:
    """Whether there is anything to offer beside the question itself."""
    if player.chests or player.goals or player.hand:
        return True
    return moment & BREAKING_BREAD != 0 and player.stock[BREAD] > 0


def extras(position: VillagePosition, seat: int, moment: int) -> list[Action]:
    """V-21.5: every card, chest, goal and bread of a seat, each once, allowed now or not."""
    components = position.components
    player = position.seats[seat]
    found: list[Action] = []
    for card in player.hand:
        found.append(components.villagers[card].play)
    last = NONE
    for chest in player.chests:
        if chest != last:
            found.append(components.chests[chest].open)
        last = chest
    for goal in player.goals:
        found.append(components.goals[goal].reveal)
    if moment & BREAKING_BREAD and player.stock[BREAD]:
        last = NONE
        for member in player.members:
            if member != last and is_visible(member >> 3) and member >> 3 != HOLD and member & 1 == 0:
                found.append(components.feed[member])
            last = member
    return found


def add_extras(position: VillagePosition, seat: int, moment: int, found: list[Action]) -> None:
    """The extras that are allowed."""
    for action in extras(position, seat, moment):
        assert isinstance(action, Extra)
        if extra_refusal(position, seat, action, moment) is None:
            found.append(action)


def extra_refusal(position: VillagePosition, seat: int, action: Extra, moment: int) -> Refusal | None:
    """The one home of legality for what may be done at any time."""
    player = position.seats[seat]
    if action.kind == "play":
        if action.number not in player.hand:
            return NO_SUCH_CARD
        return card_refusal(position, seat, position.components.villagers[action.number], moment)
    if moment == 0:
        return NOT_ASKED
    if action.kind == "open":
        return None if action.number in player.chests else NO_SUCH_CHEST
    if action.kind == "goal":
        if action.number not in player.goals:
            return NO_SUCH_GOAL
        return None if is_met(position, seat, action.number) else GOAL_NOT_MET
    return bread_refusal(player, action.number, moment)


def card_refusal(position: VillagePosition, seat: int, card: Villager, moment: int) -> Refusal | None:
    """V-11.3: whether a card in hand may be played now."""
    if card.at_end:
        return KEPT_TO_THE_END
    if position.seat != seat:
        return OWN_TURN_ONLY
    if MOMENTS[card.timing] & moment == 0:
        return NOT_NOW
    return None if MATTERS[0].is_useful(position, seat, card) else USELESS


def bread_refusal(player: Player, member: int, moment: int) -> Refusal | None:
    """V-13.24: under a visible living member on his feet, once."""
    if moment & BREAKING_BREAD == 0:
        return NOT_ASKED
    if player.stock[BREAD] == 0:
        return NO_BREAD
    if member not in player.members:
        return NO_SUCH_MEMBER
    if not is_visible(member >> 3) or member >> 3 == HOLD:
        return NOT_ON_HIS_FEET
    return HAS_BREAD if member & 1 else None


def use_extra(position: VillagePosition, seat: int, action: Extra) -> None:
    """Play a villager, open a chest, reveal a goal, break bread."""
    components = position.components
    player = position.seats[seat]
    if action.kind == "play":
        MATTERS[0].play(position, seat, components.villagers[action.number])
    elif action.kind == "open":
        MATTERS[0].open(position, seat, action.number)
    elif action.kind == "goal":
        reveal(position, seat, action.number)
    else:
        player.stock[BREAD] -= 1
        player.members.remove(action.number)
        player.members.append(action.number + 1)
        player.members.sort()
        if position.telling is not None:
            position.tell("event-bread", "V-13.24", seat, {"member": action.words[0], "place": action.words[1]})


def at_home(player: Player, kind: int) -> bool:
    """V-7.30: a member of this kind is on the farmyard."""
    return FARMYARD * KINDS + kind in player.members
