"""The Jester (VS-17.26, VS-17.27): once a game, at any moment of choice, an open event is discarded."""

from collections.abc import Sequence
from typing import Final

from letopis.games.villagers.position import SEAT, VillagersPosition
from letopis.kernel.actions import Action
from letopis.kernel.refusals import NOT_ASKED, Figures, Refusal
from letopis.kernel.steps import Choice, Step

NO_JESTER: Final = Refusal("VS-17.27", "refusal-no-jester")
NOT_OPEN: Final = Refusal("VS-17.26", "refusal-event-not-open")
HAPPENING: Final = Refusal("VS-17.26", "refusal-event-happening")
PHASES: Final[dict[str, int]] = {"draft": 0, "build": 1, "event": 2}  # in the order of a round


def jests(position: VillagersPosition) -> list[Action]:
    """An action for each open event."""
    solo = position.solo
    if solo is None:
        return []
    found: list[Action] = []
    for event in solo.open:
        action = position.components.jests[event]
        if action not in found:
            found.append(action)
    return found


def jester_refusal(position: VillagersPosition, action: Action, phase: str) -> Refusal | None:
    """VS-17.26: not what happens already: an event of a phase does from its start. `phase` is the one under way."""
    solo = position.solo
    if solo is None or action.number < 0:
        return NOT_ASKED
    if not solo.jester:
        return NO_JESTER
    if action.number not in solo.open or action.number == solo.resolving:
        return NOT_OPEN
    if phase and phase != "event" and PHASES[position.components.events[action.number].timing] <= PHASES[phase]:
        return HAPPENING
    return None


def play_jester(position: VillagersPosition, action: Action) -> None:
    """The event is discarded unresolved; the Jester leaves the game."""
    solo = position.solo
    assert solo is not None
    solo.jester = False
    solo.open.remove(action.number)
    solo.spent.append(action.number)
    position.tell("event-jester", "VS-17.26", 0, {"event": action.words[0]})


class BeforePhase(Step[VillagersPosition]):
    """The last moment for the Jester to stop an event of the phase that now begins."""

    def __init__(self, phase: str) -> None:
        super().__init__(f"before-{phase}")
        self.phase = phase

    def run(self, position: VillagersPosition) -> None:
        solo = position.solo
        if solo is None or not solo.jester:
            return
        for number in solo.open:
            if position.components.events[number].timing == self.phase:
                position.push(LAST_CALLS[self.phase])
                return


class LastCall(Choice[VillagersPosition]):
    """VS-17.26: use the Jester before the phase begins, or keep him."""

    def __init__(self, phase: str) -> None:
        super().__init__("jester", phase)
        self.phase = phase
        self.before = "" if phase == "draft" else "draft"

    def awaits(self, position: VillagersPosition) -> tuple[int, ...]:
        return SEAT[0]

    def context(self, position: VillagersPosition, seat: int) -> Figures:
        return {"phase": f"phase-{self.phase}"}

    def candidates(self, position: VillagersPosition, seat: int) -> Sequence[Action]:
        return [*jests(position), position.components.keep]

    def refusal(self, position: VillagersPosition, seat: int, action: Action) -> Refusal | None:
        if action is position.components.keep:
            return None
        return jester_refusal(position, action, self.before) if action.kind == "jester" else NOT_ASKED

    def figures(self, position: VillagersPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"event": action.words[0]}

    def apply(self, position: VillagersPosition, seat: int, action: Action) -> None:
        if action.kind == "jester":
            play_jester(position, action)


LAST_CALLS: Final[dict[str, LastCall]] = {phase: LastCall(phase) for phase in ("draft", "build")}
BEFORE: Final[dict[str, BeforePhase]] = {phase: BeforePhase(phase) for phase in ("draft", "build")}
