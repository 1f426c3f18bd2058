"""Phase 1, Roll (section 7): three rolls behind the screens, the monastery, the reveal, the quills."""

from collections.abc import Sequence
from typing import Final

from letopis.games.era.build import end_ahead
from letopis.games.era.collect import round_ahead
from letopis.games.era.position import SEATS, EraPosition, Player
from letopis.games.era.stacking import QUILL, REVEALED, OfRound, out_of_turn, step_beneath, when
from letopis.kernel.actions import Action
from letopis.kernel.notes import Note
from letopis.kernel.refusals import NOT_ASKED, Figures, Refusal
from letopis.kernel.stacking import covered, not_above
from letopis.kernel.steps import Choice, SeatChoice

NO_SUCH_DIE: Final = Refusal("E-7.3", "refusal-no-such-die")
NO_SUCH_DIE_LEFT: Final = Refusal("E-7.4", "refusal-no-such-die")
SKULL_STAYS: Final = Refusal("E-7.2", "refusal-skull-stays")
NO_DIE_TO_SET: Final = Refusal("E-7.5", "refusal-no-such-die")
NO_MONASTERY: Final = Refusal("E-7.5", "refusal-no-monastery")
MONASTERIES_USED: Final = Refusal("E-7.5", "refusal-monasteries-used")
SAME_FACE: Final = Refusal("E-7.5", "refusal-same-face")
NO_SUCH_PARTNER: Final = Refusal("E-7.9", "refusal-no-such-die")

ROLL_RULES: Final = ["", "E-7.1", "E-7.3", "E-7.4"]
SECOND: Final = 2
THIRD: Final = 3


class FirstRoll(OfRound):
    """E-7.1: everybody rolls all dice; skulls are set out (E-7.2)."""

    def run(self, position: EraPosition) -> None:
        position.rolling = True
        position.philip = []
        for seat in range(position.players):
            player = position.seats[seat]
            dice: list[int] = []
            for die in range(len(player.pool)):
                for _ in range(player.pool[die]):
                    dice.append(position.roll(die, seat))
            show(position, seat, dice, dice, 1)
        position.push(REVEAL)
        position.push(THIRD_ROLL)
        position.push(SECOND_ROLL)

    def misplaced(self, position: EraPosition, place: int) -> str | None:
        below = step_beneath(position, place)
        if below is not None and when(below) == REVEALED:
            return "the dice are rolled already"
        return super().misplaced(position, place)


def show(position: EraPosition, seat: int, dice: list[int], rolled: list[int], roll: int) -> None:
    """The dice after a roll: the owner sees them, the others see the skulls."""
    player = position.seats[seat]
    dice.sort()
    faces = position.components.faces
    player.dice = dice
    player.shown = [face for face in dice if faces[face].skulls]
    if position.telling is not None:  # told also when nothing was rolled: that, too, is behind the screen
        faces_rolled = face_list(position, rolled) if rolled else "none"
        secret: Figures = {"roll": roll, "faces": faces_rolled, "skulls": len(player.shown)}
        public: Figures = {"roll": roll, "faces": "unseen", "skulls": len(player.shown)}
        position.whisper("event-rolled", ROLL_RULES[roll], seat, secret, public)


def face_list(position: EraPosition, dice: list[int]) -> str:
    """Faces as their ids, a space between: `p1 p6 n2`."""
    return " ".join([position.components.faces[face].id for face in dice])


class Reroll(Choice[EraPosition]):
    """E-7.3, E-7.4: which dice to roll again, one by one; before roll 2 also what the monasteries set (E-7.5).

    Equal dice are offered once, and in which order dice are marked and set leaves no trace.
    """

    verbs: tuple[str, ...] = ("set", "reroll", "roll")
    several: bool = True

    def __init__(self, roll: int) -> None:
        super().__init__("reroll", str(roll))
        self.together = True
        self.roll = roll

    def awaits(self, position: EraPosition) -> tuple[int, ...]:
        return position.choosing

    def context(self, position: EraPosition, seat: int) -> Figures:
        player = position.seats[seat]
        sets = player.domain.set_dice - len(player.turned) if self.roll == SECOND else 0
        return {"roll": self.roll, "marked": len(player.marked), "sets": sets}

    def candidates(self, position: EraPosition, seat: int) -> Sequence[Action]:
        player = position.seats[seat]
        components = position.components
        found: list[Action] = []
        showing = distinct(player.dice)
        if self.roll == SECOND and position.seats[seat].domain.set_dice:
            for old in showing:
                for new in distinct(sorted(components.dice[components.faces[old].die].faces)):
                    found.append(components.sets[(old, new)])
        for face in showing:
            found.append(components.rerolls[face])
        found.append(components.finish_roll)
        return found

    def actions(self, position: EraPosition, seat: int) -> Sequence[Action]:
        player = position.seats[seat]
        components = position.components
        found: list[Action] = []
        if self.roll == SECOND and player.domain.set_dice > len(player.turned):
            for face in distinct(player.dice):  # the same as asking `setting_refusal` of each pair
                found.extend(components.sets_from[face])
        last = -1
        for face in player.dice:  # sorted; the same as asking `marking_refusal` of each
            if face != last and not components.faces[face].skulls:
                found.append(components.rerolls[face])
            last = face
        found.append(components.finish_roll)
        return found

    def refusal(self, position: EraPosition, seat: int, action: Action) -> Refusal | None:
        components = position.components
        if action is components.finish_roll:
            return None
        player = position.seats[seat]
        if action.kind == "reroll":
            return self.marking_refusal(position, player, action.number)
        return self.setting_refusal(player, components.faces_set[action.text])

    def marking_refusal(self, position: EraPosition, player: Player, face: int) -> Refusal | None:
        """Why a die cannot be rolled again."""
        if face not in player.dice:
            return NO_SUCH_DIE if self.roll == SECOND else NO_SUCH_DIE_LEFT
        return SKULL_STAYS if position.components.faces[face].skulls else None

    def setting_refusal(self, player: Player, pair: tuple[int, int]) -> Refusal | None:
        """Why a monastery cannot turn a die so."""
        if self.roll != SECOND:
            return NOT_ASKED
        dice = player.domain.set_dice
        if len(player.turned) >= dice:
            return MONASTERIES_USED if dice else NO_MONASTERY
        if pair[0] not in player.dice:
            return NO_DIE_TO_SET
        return SAME_FACE if pair[0] == pair[1] else None

    def figures(self, position: EraPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"face": action.words[0], "monasteries": position.seats[seat].domain.set_dice} if action.words else {}

    def forecasts(self, position: EraPosition, seat: int) -> list[Note]:
        return [*round_ahead(position, seat), *end_ahead(position)]

    def apply(self, position: EraPosition, seat: int, action: Action) -> None:
        components = position.components
        player = position.seats[seat]
        if action is components.finish_roll:
            position.tell("event-ready", "E-7.6", seat, {})
            if position.finish_choosing(seat):
                self.roll_again(position)
                return
        elif action.kind == "reroll":
            player.dice.remove(action.number)
            player.marked.append(action.number)
            player.marked.sort()
        else:
            pair = components.faces_set[action.text]
            player.dice.remove(pair[0])
            player.turned.append(pair)
            player.turned.sort()
            if position.telling is not None:
                words: Figures = {"old": action.words[0], "new": action.words[1]}
                position.whisper("event-die-set", "E-7.5", seat, words)
        position.push(self)

    def forced(self, position: EraPosition, seat: int) -> bool:
        """A roll is the player's own to make once a die is marked, though nothing else be left to choose."""
        player = position.seats[seat]
        return not player.marked and not player.turned

    def roll_again(self, position: EraPosition) -> None:
        """E-17.3: all at once, when the last has chosen."""
        faces = position.components.faces
        for seat in range(position.players):
            player = position.seats[seat]
            rolled = [position.roll(faces[face].die, seat) for face in player.marked]
            dice = player.staying() + rolled
            player.marked = []
            player.turned = []
            show(position, seat, dice, rolled, self.roll)

    def misplaced(self, position: EraPosition, place: int) -> str | None:
        if self.roll == SECOND:
            return not_above(position, place, THIRD_ROLL.text) or covered(position, place)
        above = place + 1 < len(position.stack) and position.stack[place + 1] is SECOND_ROLL
        return not_above(position, place, REVEAL.text) or (None if above else covered(position, place))


def distinct(numbers: list[int]) -> list[int]:
    """Sorted numbers, each once."""
    found: list[int] = []
    for number in numbers:
        if not found or found[-1] != number:
            found.append(number)
    return found


class Reveal(OfRound):
    """E-7.7: screens up. In the solo game Sir Philip rolls (E-16.3); then the quills (E-7.8)."""

    def run(self, position: EraPosition) -> None:
        components = position.components
        position.rolling = False
        position.reveals += 1
        for seat in range(position.players):
            player = position.seats[seat]
            player.shown = []
            if position.telling is not None and player.dice:
                position.tell("event-dice-shown", "E-7.7", seat, {"faces": face_list(position, player.dice)})
        if position.solo:
            rolled: list[int] = []
            for die, count in sorted(components.setups[position.players].philip.items()):
                faces = components.dice[die].faces
                for _ in range(count):
                    rolled.append(faces[position.chance.below(len(faces), "Sir Philip")])
            position.philip = sorted(rolled)
            position.tell("event-philip-rolled", "E-16.3", 0, {"faces": face_list(position, position.philip)})
        for seat in reversed(position.clockwise(position.first)):
            if shows_quill(position, seat):
                position.push(QUILLS[seat])


def shows_quill(position: EraPosition, seat: int) -> bool:
    """Whether a clergy die of the seat shows a quill."""
    faces = position.components.faces
    for face in position.seats[seat].dice:
        if faces[face].quill:
            return True
    return False


class Quill(SeatChoice[EraPosition]):
    """E-7.9, E-7.10: reroll a quill, alone or with one other die, as long as there is one."""

    verbs: tuple[str, ...] = ("quill", "pass")

    def partners(self, position: EraPosition) -> list[int]:
        """The dice that may be rolled along: all but the quill itself."""
        dice = position.seats[self.seat].dice.copy()
        dice.remove(self.quill_face(position))
        return dice

    def quill_face(self, position: EraPosition) -> int:
        """The face of the quill die."""
        faces = position.components.faces
        return next(face for face in position.seats[self.seat].dice if faces[face].quill)

    def candidates(self, position: EraPosition, seat: int) -> Sequence[Action]:
        components = position.components
        with_partner = [components.quills[face] for face in distinct(self.partners(position))]
        return [components.quill_alone, *with_partner, components.passing]

    def refusal(self, position: EraPosition, seat: int, action: Action) -> Refusal | None:
        components = position.components
        if action is components.passing or action is components.quill_alone:
            return None
        return None if action.number in self.partners(position) else NO_SUCH_PARTNER

    def figures(self, position: EraPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"face": action.words[0]} if action.words else {}

    def forecasts(self, position: EraPosition, seat: int) -> list[Note]:
        return round_ahead(position, seat)

    def apply(self, position: EraPosition, seat: int, action: Action) -> None:
        components = position.components
        if action is components.passing:
            return
        player = position.seats[seat]
        away = [self.quill_face(position)]
        if action is not components.quill_alone:
            away.append(action.number)
        dice = player.dice.copy()
        rolled: list[int] = []
        for face in away:
            dice.remove(face)
            rolled.append(position.roll(components.faces[face].die, seat))
        player.dice = sorted(dice + rolled)
        if position.telling is not None:
            words: Figures = {"old": face_list(position, away), "new": face_list(position, rolled)}
            position.tell("event-quill", "E-7.9", seat, words)
        if shows_quill(position, seat):
            position.push(self)

    def misplaced(self, position: EraPosition, place: int) -> str | None:
        if not shows_quill(position, self.seat):
            return f"no die of seat {self.seat} shows a quill"
        if place + 1 < len(position.stack) and when(position.stack[place + 1]) != QUILL:
            return covered(position, place)
        return out_of_turn(position, place)


FIRST_ROLL: Final[FirstRoll] = FirstRoll("roll")
SECOND_ROLL: Final[Reroll] = Reroll(SECOND)
THIRD_ROLL: Final[Reroll] = Reroll(THIRD)
REVEAL: Final[Reveal] = Reveal("reveal")
QUILLS: Final[list[Quill]] = [Quill("quill", seat) for seat in range(SEATS)]
