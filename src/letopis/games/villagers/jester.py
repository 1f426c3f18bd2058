"""The Jester (VS-17.26, VS-17.27): once a game, at any moment, an open event is discarded before it happens."""

from collections.abc import Sequence
from typing import Final

from letopis.games.villagers.limits import build_limit, draft_limit, exchange_limit, surcharge
from letopis.games.villagers.phases import THE_ONE, Phase
from letopis.games.villagers.position import Solo, VillagersPosition, alone
from letopis.kernel import stacking
from letopis.kernel.actions import Action
from letopis.kernel.asides import Asides
from letopis.kernel.notes import Note
from letopis.kernel.refusals import NOT_ASKED, Figures, Refusal
from letopis.kernel.steps import Choice

NO_JESTER: Final = Refusal("VS-17.27", "refusal-no-jester")
NOT_OPEN: Final = Refusal("VS-17.26", "refusal-event-not-open")
HAPPENING: Final = Refusal("VS-17.26", "refusal-event-happening")
NOBODY: Final[tuple[int, ...]] = ()
NO_ASIDES: Final[tuple[Action, ...]] = ()
LAST_MOMENTS: Final = ("jester", "resolve")  # questions after which an event happens: before them there is time


class Jester(Asides[VillagersPosition]):
    """VS-17.26: beside any question."""

    def candidates(self, position: VillagersPosition, seat: int) -> Sequence[Action]:
        solo = position.solo
        if solo is None or not solo.jester:
            return NO_ASIDES
        found: list[Action] = []
        for event in solo.open:
            action = position.components.jests[event]
            if action not in found:
                found.append(action)
        return found

    def actions(self, position: VillagersPosition, seat: int) -> Sequence[Action]:
        if position.solo is None:
            return NO_ASIDES
        return [action for action in self.candidates(position, seat) if self.refusal(position, seat, action) is None]

    def refusal(self, position: VillagersPosition, seat: int, action: Action) -> Refusal | None:
        solo = position.solo
        if solo is None:
            return NOT_ASKED
        if not solo.jester:
            return NO_JESTER
        if action.number not in solo.open:
            return NOT_OPEN
        return HAPPENING if happening(position, solo, action.number) else None

    def figures(self, position: VillagersPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"event": action.words[0]}

    def apply(self, position: VillagersPosition, seat: int, action: Action) -> None:
        play_jester(position, action)

    def note(self, position: VillagersPosition, seat: int, action: Action) -> Note | None:
        return None if self.matter(position, seat) else Note("jester-early", "VS-17.26")

    def matter(self, position: VillagersPosition, seat: int) -> bool:
        return position.solo is not None and position.stack[-1].kind in LAST_MOMENTS


def happening(position: VillagersPosition, solo: Solo, event: int) -> bool:
    """Whether it is being resolved, or the phase that it changes has begun: that step is off the stack by then."""
    timing = position.components.events[event].timing
    if event == solo.resolving:
        return solo.open.count(event) == 1
    if timing == "event":
        return False
    for step in position.stack:
        if step.text == timing:
            return False
    return True


def play_jester(position: VillagersPosition, action: Action) -> None:
    """The event is discarded unresolved; the Jester leaves the game."""
    solo = alone(position)
    solo.jester = False
    solo.open.remove(action.number)
    solo.spent.append(action.number)
    position.tell("event-jester", "VS-17.26", 0, {"event": action.words[0]})


class BeforePhase(Phase):
    """The last moment for the Jester to stop an event of the phase that now begins."""

    def __init__(self, phase: str) -> None:
        super().__init__(f"before-{phase}")
        self.phase = phase

    def run(self, position: VillagersPosition) -> None:
        if last_moment(position, self.phase):
            position.push(LAST_CALLS[self.phase])


def last_moment(position: VillagersPosition, phase: str) -> bool:
    """Whether the Jester could stop an event of this phase."""
    solo = position.solo
    if solo is not None and solo.jester:
        for number in solo.open:
            if position.components.events[number].timing == phase:
                return True
    return False


class LastCall(Choice[VillagersPosition]):
    """VS-17.26: the Jester beside it, or keep him; once he is used there is nothing to ask."""

    verbs: tuple[str, ...] = ("keep",)

    def __init__(self, phase: str) -> None:
        super().__init__("jester", phase)
        self.phase = phase

    def awaits(self, position: VillagersPosition) -> tuple[int, ...]:
        solo = position.solo
        return THE_ONE if solo is not None and solo.jester else NOBODY

    def close(self, position: VillagersPosition) -> None:
        """The phase begins."""

    def misplaced(self, position: VillagersPosition, place: int) -> str | None:
        if not last_moment(position, self.phase):
            return "there is no Jester, or no open event of this phase"
        return stacking.not_above(position, place, self.phase) or stacking.covered(position, place)

    def context(self, position: VillagersPosition, seat: int) -> Figures:
        return {"phase": f"phase-{self.phase}"}

    def forecasts(self, position: VillagersPosition, seat: int) -> list[Note]:
        return limits_to_come(position, self.phase)

    def candidates(self, position: VillagersPosition, seat: int) -> Sequence[Action]:
        return (position.components.keep,)

    def apply(self, position: VillagersPosition, seat: int, action: Action) -> None:
        """He stays."""


def limits_to_come(position: VillagersPosition, phase: str) -> list[Note]:
    """VS-17.19: what the open events do to the phase that now begins."""
    without = position.copy()
    alone(without).open = []
    limits = [("build", build_limit(position, 0), build_limit(without, 0))]
    limits.append(("exchange", exchange_limit(position), exchange_limit(without)))
    if phase == "draft":
        limits = [("draft", draft_limit(position, 0), draft_limit(without, 0))]
    found: list[Note] = []
    for what, count, usual in limits:
        if count != usual:
            found.append(Note(f"with-{what}", "VS-17.19", {"count": count, "without": usual}))
    if phase == "build" and surcharge(position):
        found.append(Note("with-padlock", "VS-17.19", {"ducats": surcharge(position)}))
    return found


LAST_CALLS: Final[dict[str, LastCall]] = {phase: LastCall(phase) for phase in ("draft", "build")}
BEFORE: Final[dict[str, BeforePhase]] = {phase: BeforePhase(phase) for phase in ("draft", "build")}
JESTER: Final[Jester] = Jester()
