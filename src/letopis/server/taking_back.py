"""What a seat may take back at a table: its last choice, bots' answers with it, and as practice whatever came since."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from letopis.kernel.refusals import GAME_OVER, NOTHING_TO_UNDO, UNDO_PAST_OTHERS, UNDO_PAST_REVEAL, Refusal

if TYPE_CHECKING:
    from letopis.server.live import LiveTable, PlayedAction

ALONE = ""  # only what is the seat's own, and what the server played by itself after it
BOTS = "bots"  # with what bots answered
PRACTICE = "practice"  # with whatever came since, chance included
GUESSES = 4  # at what a person cannot see: what is not possible in all of them tells something hidden


@dataclass(frozen=True, slots=True)
class TakingBack:
    """The entries that go, and by which right."""

    entries: list[int]
    how: str = ALONE


def taking_back(live: "LiveTable", seat: int) -> TakingBack | Refusal:
    """What goes when a seat takes back its last choice; or why it may not."""
    if live.guided is not None and live.guided.leads and seat == live.guided.course.learner:
        return _a_step_back(live)
    if live.over or live.ended:
        return GAME_OVER
    found = _by_the_rules(live, seat)
    if isinstance(found, Refusal) and live.practised_by(seat):
        return _as_practice(live, seat)
    return found


def _a_step_back(live: "LiveTable") -> TakingBack | Refusal:
    """In a course: the last step, be it an action or a word to the course, with whatever came of it."""
    assert live.guided is not None
    since = live.guided.back_to()
    if not since:
        return NOTHING_TO_UNDO
    if since == live.guided.turned:
        return TakingBack([since], PRACTICE)
    done = {play.entry for play in live.plays} | {written.entry for written in live.guided.deeds}
    return TakingBack(sorted(entry for entry in done if entry >= since), PRACTICE)


def _by_the_rules(live: "LiveTable", seat: int) -> TakingBack | Refusal:
    """The walk is the position's own, except that what the server played by itself at the end does not count as
    somebody acting, that a seat takes back its own such plays together with the choice before them, and that bots
    take back what they have answered, if the answer told nothing hidden."""
    link, plays = live.position.history, live.plays
    trailing = True
    others = people = openly = False  # whether others have chosen since, people among them, or in the open
    shown: list[PlayedAction] = []  # what bots did in the open
    for index in range(len(plays) - 1, -1, -1):
        play = plays[index]
        if link is None:  # what lies before a snapshot could not be taken back even then
            break
        if link.sealed:
            return UNDO_PAST_REVEAL
        trailing = trailing and play.auto
        if play.seat != seat and not trailing:
            others = True
            people = people or not (play.auto or live.is_bot(play.seat))
        if others and not link.choice.together:  # also the seat's own open action, if others have built on it
            openly = True
        if openly and people:
            return UNDO_PAST_OTHERS
        if play.seat == seat and not play.auto:
            if not openly:
                return TakingBack(_own(live, seat))
            if any(live.told_hidden(each, seat) for each in shown):
                return UNDO_PAST_REVEAL
            return TakingBack([each.entry for each in plays[index:]], BOTS)
        if play.seat != seat and not play.auto and not link.choice.together:
            shown.append(play)
        link = link.previous
    played = any(play.seat == seat and not play.auto for play in plays)
    return UNDO_PAST_REVEAL if played else NOTHING_TO_UNDO


def _own(live: "LiveTable", seat: int) -> list[int]:
    """A seat's last choice, and what the server played by itself since."""
    standing, took = list(live.plays), list[int]()
    while standing[-1].auto:
        took.append(standing.pop().entry)
    for play in reversed(standing):
        if play.seat == seat:
            took.append(play.entry)
            if not play.auto:
                break
    return sorted(took)


def _as_practice(live: "LiveTable", seat: int) -> TakingBack | Refusal:
    """All since the seat's last choice. What chance said it will say again: its draws are counted, not timed."""
    for index in range(len(live.plays) - 1, -1, -1):
        if live.plays[index].seat == seat and not live.plays[index].auto:
            return TakingBack([play.entry for play in live.plays[index:]], PRACTICE)
    return NOTHING_TO_UNDO
