"""The course of a round (BR-1.2), and where a step may stand in it: what `load` holds a document to.

A round runs its course: the phases still to come lie in one order, and a phase's own steps on those of later phases.
What effects put there lies above, while somebody's part of a phase is going on.
"""

from typing import Final

from letopis.games.bruges.position import BrugesPosition
from letopis.games.bruges.vocabulary import PHASE_DRAW, PHASE_LEADERSHIP, PHASE_PLAY, PHASE_ROLL
from letopis.kernel.steps import SeatChoice, SeatStep, Step

COURSE: Final[tuple[tuple[str, ...], ...]] = (  # from the bottom of the stack up
    ("end-of-round",),
    ("round-ends",),
    ("leadership",),
    ("turns",),
    ("turn",),
    ("after-card", "play", "rest", "idle"),
    ("play-phase",),
    ("may-advance",),
    ("advance",),
    ("reputation",),
    ("threatened",),
    ("threats",),
    ("rolled",),
    ("reroller",),
    ("reroll",),
    ("roll-phase",),
    ("refill",),
    ("refilling",),
    ("draw-phase",),
)
LEVELS: Final[dict[str, int]] = {kind: level for level, kinds in enumerate(COURSE) for kind in kinds}
EFFECT: Final = 100  # the level of everything else
IN_TURN: Final = ("turn", "may-advance", "threatened", "reroller", "refill")  # one for each seat that is still to come
ANSWERS_TO: Final[dict[str, str]] = {  # the seat whose part it is comes before all that are still to come
    **dict.fromkeys(("after-card", "play", "rest", "idle"), "turn"),
    "advance": "may-advance",
    "reroll": "reroller",
    "refilling": "refill",
}
BEGINS: Final[dict[str, tuple[str, ...]]] = {  # what a step puts there itself does not lie beneath it
    "play-phase": ("turns", "turn"),
    "reputation": ("may-advance",),
    "threats": ("threatened",),
    "draw-phase": ("refill",),
}
PHASES_OF: Final[dict[str, tuple[int, ...]]] = {
    "round-ends": (PHASE_LEADERSHIP,),
    **dict.fromkeys(("turns", "turn", "after-card", "play", "rest", "idle"), (PHASE_PLAY,)),
    "play-phase": (PHASE_DRAW, PHASE_ROLL, PHASE_PLAY),
    **dict.fromkeys(("may-advance", "advance", "reputation", "threatened", "threats"), (PHASE_ROLL,)),
    **dict.fromkeys(("rolled", "reroller", "reroll"), (PHASE_ROLL,)),
    "roll-phase": (PHASE_DRAW, PHASE_ROLL),
    **dict.fromkeys(("refill", "refilling"), (PHASE_DRAW,)),
}
WHERE_EFFECTS_ARE: Final[dict[int, tuple[str, ...]]] = {  # what lies beneath an effect, by phase
    PHASE_ROLL: ("play-phase", "may-advance", "reputation", "threatened", "threats"),
    PHASE_PLAY: ("turn", "after-card"),
    PHASE_LEADERSHIP: ("end-of-round", "round-ends"),
}


def words_at(position: BrugesPosition, place: int) -> list[str]:
    """A step's notation in words; of a place that is not there, one that is no step."""
    return position.stack[place].text.split() if 0 <= place < len(position.stack) else ["nothing"]


def level_at(position: BrugesPosition, place: int) -> int:
    """How high a step stands in the course of a round."""
    return LEVELS.get(words_at(position, place)[0], EFFECT)


def base_of(position: BrugesPosition, place: int) -> int:
    """The place of the step of the course that an effect lies on, or -1."""
    place -= 1
    while place >= 0 and level_at(position, place) == EFFECT:
        place -= 1
    return place


def turn_of(position: BrugesPosition, seat: int) -> int:
    """When a seat's turn comes: 0 is the first player."""
    return (seat - position.first) % position.players


class BrugesStep(Step[BrugesPosition]):
    """Something that happens by itself."""

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        return misplaced(position, place)


class BrugesSeatStep(SeatStep[BrugesPosition]):
    """Something that happens to one seat."""

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        return misplaced(position, place)


class BrugesChoice(SeatChoice[BrugesPosition]):
    """A choice of one seat."""

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        return misplaced(position, place)


def misplaced(position: BrugesPosition, place: int) -> str | None:
    """Why a step cannot stand where it stands."""
    effect = level_at(position, place) == EFFECT
    return misplaced_effect(position, place) if effect else misplaced_course(position, place)


def misplaced_course(position: BrugesPosition, place: int) -> str | None:
    """Why a step of the course of a round cannot stand where it stands."""
    kind, *rest = words_at(position, place)
    level = LEVELS[kind]
    if place == 0:
        return None if level == 0 else "a round ends, so `end-of-round` is at the bottom"
    allowed = PHASES_OF.get(kind)
    if allowed is not None and position.phase not in allowed:
        return "it is no step of this phase"
    if kind in IN_TURN or kind in ANSWERS_TO:
        wrong = out_of_turn(position, place, kind, int(rest[0]))
        if wrong is not None:
            return wrong
    elif level_at(position, place - 1) >= level:
        return f"it comes after “{position.stack[place - 1].text}”, not before"
    elif words_at(position, place - 1)[0] in BEGINS.get(kind, ()):
        return f"“{position.stack[place - 1].text}” is its own and comes later"
    if position.phase == PHASE_ROLL and kind not in ("end-of-round", "leadership", "play-phase", "roll-phase"):
        return "the dice are not rolled" if 0 in position.dice else None
    return None


def out_of_turn(position: BrugesPosition, place: int, kind: str, seat: int) -> str | None:
    """Why it is not this seat's part of a phase."""
    beneath, *rest = words_at(position, place - 1)
    if kind == "refilling":
        if beneath != "look" or int(rest[0]) != seat:
            return f"“look {seat}” lies beneath it"
        return None  # `look` knows the rest
    if LEVELS.get(beneath, EFFECT) > LEVELS[kind]:
        return f"it comes after “{position.stack[place - 1].text}”, not before"
    if beneath == ANSWERS_TO.get(kind, kind) and turn_of(position, int(rest[0])) <= turn_of(position, seat):
        return f"seat {int(rest[0])} comes before seat {seat}"
    if kind in ("play", "rest", "idle", "after-card") and position.active != seat:
        return f"it is the turn of seat {position.active}"
    return None


def misplaced_effect(position: BrugesPosition, place: int) -> str | None:
    """Why nothing of an effect can go on there."""
    base = base_of(position, place)
    if base < 0:
        return "a round ends, so `end-of-round` is at the bottom"
    words = words_at(position, base)
    if words[0] not in WHERE_EFFECTS_ARE.get(position.phase, ()):
        return f"no effect lies on “{position.stack[base].text}” in this phase"
    if position.phase == PHASE_PLAY and position.active != int(words[1]):
        return f"it is the turn of seat {position.active}"
    return "the dice are not rolled" if 0 in position.dice else None


def misplaced_look(position: BrugesPosition, place: int, seat: int) -> str | None:
    """Why nobody looks at drawn cards there: drawing is on top of it, or all are drawn."""
    if place + 1 < len(position.stack):
        above = words_at(position, place + 1)
        if above[0] not in ("drawing", "refilling") or int(above[1]) != seat:
            return f"seat {seat} draws nothing above it"
    if position.phase != PHASE_DRAW:
        return misplaced_effect(position, place)
    beneath = words_at(position, place - 1)
    if beneath[0] == "refill":
        return None if turn_of(position, int(beneath[1])) > turn_of(position, seat) else "it is another seat's turn"
    low = place > 0 and level_at(position, place - 1) < LEVELS["refill"]
    return None if low else "phase 1 is not under way beneath it"
