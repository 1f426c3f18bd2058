"""The past of a position, and what of it a seat may take back."""

from typing import TYPE_CHECKING, Any, Optional

from letopis.kernel.actions import Action
from letopis.kernel.refusals import NOT_PICKED, NOTHING_TO_UNDO, UNDO_PAST_OTHERS, UNDO_PAST_REVEAL, Refusal
from letopis.kernel.steps import Step

if TYPE_CHECKING:
    from letopis.kernel.position import Position


class Link:
    """One action played, linked to those before it: copies of a position share their past."""

    def __init__(self, previous: Optional["Link"], seat: int, action: Action, sealed: bool, choice: Step[Any]) -> None:
        self.previous = previous
        self.seat = seat
        self.action = action
        self.sealed = sealed  # chance was drawn or something hidden was shown: nobody takes this back
        self.choice = choice


def last_choice(position: "Position", seat: int) -> Link | Refusal:
    """The seat's last action; or why it stands."""
    if position.origin is None:
        return NOTHING_TO_UNDO
    link = position.history
    beside: Step[Any] | None = None  # what others chose in secret since
    while link is not None:
        if link.sealed:
            return UNDO_PAST_REVEAL
        if link.seat == seat:
            return link if beside is None or beside is link.choice else UNDO_PAST_OTHERS
        if not link.choice.together or (beside is not None and beside is not link.choice):
            return UNDO_PAST_OTHERS
        beside = link.choice
        link = link.previous
    return NOTHING_TO_UNDO


def last_pick(position: "Position", seat: int, thing: Action | None) -> Link | Refusal:
    """The link of one of the things picked since the pick that is asked for began."""
    if thing is None or seat not in position.awaited or thing not in position.picked:
        return NOT_PICKED
    link = position.history
    for _ in position.picked:
        if link is None or link.choice is not position.stack[-1] or link.seat != seat or link.action.aside:
            break
        if link.sealed:
            return UNDO_PAST_REVEAL
        if link.action == thing:
            return link
        link = link.previous
    return NOTHING_TO_UNDO


def without(position: "Position", gone: Link) -> "Position":
    """The same game, but for one action."""
    kept: list[Link] = []
    link = position.history
    while link is not None:
        if link is not gone:
            kept.append(link)
        link = link.previous
    assert position.origin is not None
    earlier = position.origin.begin(position.game)
    for link in reversed(kept):
        earlier.advance(link.action, link.seat)
    return earlier
