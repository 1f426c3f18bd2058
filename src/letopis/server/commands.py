"""What can be done at a table: a command does it on a draft, or raises the Fault that says why it cannot be done."""

from collections.abc import Callable, Sequence

from letopis.server.access import Access
from letopis.server.audience import Audience
from letopis.server.draft import Draft
from letopis.server.entries import AGAIN, BACK, BOT, LEAVE, LOCK, NAME, SIT, TALK
from letopis.server.faults import Fault
from letopis.server.live import HUMAN, OPEN, ROBOT, LiveTable
from letopis.server.people import tidy_talk
from letopis.server.table_view import label
from letopis.server.visitors import Visitor

Command = Callable[[Draft, Audience, Visitor], None]


def acting(audience: Audience) -> int:
    """The seat of somebody who sits there; Fault for everybody else."""
    if audience.seat is None or not audience.acts:
        raise Fault("no-seat")
    return audience.seat


def stale(live: LiveTable, guest: Visitor) -> Fault:
    """The visitor is behind."""
    return Fault("stale", field="number", number=live.number_for(live.audience_of(guest.person.id, guest.seat)))


def play(actions: Sequence[str], number: int, held: bool = False) -> Command:
    """Play actions one after the other, all or none, chosen when the visitor had seen `number` changes.

    With `held`, what cannot be taken back afterwards is not done: Fault "final".
    """

    def command(draft: Draft, audience: Audience, guest: Visitor) -> None:
        live, seat = draft.live, acting(audience)
        if live.ended:
            raise Fault("over")
        if not live.asked_since(seat) <= number <= live.number_for(audience):
            raise stale(live, guest)
        for action in actions:
            draft.play(seat, action, guest.person.id)
        if held and live.final(seat):
            raise Fault("final", what=label(live.info.game, actions[-1], guest.lang))

    return command


def undo(draft: Draft, audience: Audience, guest: Visitor) -> None:
    """Take back the visitor's last choice."""
    draft.undo(acting(audience), guest.person.id)


def take_back(thing: str) -> Command:
    """Take back one of the things that the visitor has picked."""

    def command(draft: Draft, audience: Audience, guest: Visitor) -> None:
        live, seat = draft.live, acting(audience)
        if live.ended:
            raise Fault("over")
        draft.take_back(seat, thing, guest.person.id)

    return command


def sit(seat: int | None, access: Access) -> Command:
    """Take a seat: the one an invitation is for, the given one, or any that is open."""

    def command(draft: Draft, audience: Audience, guest: Visitor) -> None:
        live = draft.live
        if audience.seat is not None or audience.away is not None:
            raise Fault("no-coaching" if audience.coach else "already-seated")
        if live.locked and not audience.owner:
            raise Fault("locked")
        if live.ended:
            raise Fault("over")
        if guest.invite is None:
            chosen = _free_seat(live, audience, seat)
        else:
            invited = access.invited(live, guest.invite)
            if invited is None or seat not in (None, invited):
                raise Fault("bad-invitation", field="invite")
            chosen = invited
        draft.add(SIT, chosen, {"name": guest.name}, guest.person.id)

    return command


def _free_seat(live: LiveTable, audience: Audience, seat: int | None) -> int:
    for other, state in enumerate(live.seats):
        free = state.kind == OPEN and (audience.owner or other not in live.info.invited)
        if free and seat in (None, other):
            return other
    if seat is not None and seat >= live.info.players:
        raise Fault("unknown-seat", field="seat", allowed=f"0 to {live.info.players - 1}")
    raise Fault("seat-taken", field="seat")


def leave(seat: int | None) -> Command:
    """Get up; or, as the owner, free the seat of a bot."""

    def command(draft: Draft, audience: Audience, guest: Visitor) -> None:
        live = draft.live
        chosen = _own_or_owned(live, audience, seat)
        state = live.seats[chosen]
        if chosen not in (audience.seat, audience.away) and (state.kind != ROBOT or state.away is not None):
            raise Fault("not-your-seat", field="seat")
        draft.add(LEAVE, chosen, {}, guest.person.id)

    return command


def hand_to_bot(seat: int | None, level: str) -> Command:
    """A bot plays on: for the visitor, or, at the owner's word, for an open seat or a person who is not there."""

    def command(draft: Draft, audience: Audience, guest: Visitor) -> None:
        live = draft.live
        chosen = _own_or_owned(live, audience, seat)
        if live.ended:
            raise Fault("over")
        if chosen != audience.seat and live.seats[chosen].kind == HUMAN and chosen in live.connected:
            raise Fault("still-here", field="seat")
        if live.seats[chosen].kind == ROBOT and live.seats[chosen].away is not None:
            raise Fault("seat-taken", field="seat")
        draft.add(BOT, chosen, {"level": level}, guest.person.id)

    return command


def _own_or_owned(live: LiveTable, audience: Audience, seat: int | None) -> int:
    own = audience.seat if audience.acts else audience.away
    if seat is not None and not 0 <= seat < live.info.players:
        raise Fault("unknown-seat", field="seat", allowed=f"0 to {live.info.players - 1}")
    if seat is None or seat == own:
        if own is None:
            raise Fault("no-seat")
        return own
    if not audience.owner:
        raise Fault("not-your-seat" if own is not None else "not-owner", field="seat")
    return seat


def come_back(draft: Draft, audience: Audience, guest: Visitor) -> None:
    """Play again where a bot stood in."""
    if audience.away is None:
        raise Fault("not-away")
    draft.add(BACK, audience.away, {}, guest.person.id)


def rename(draft: Draft, audience: Audience, guest: Visitor) -> None:
    """Call the visitor at this table what he wants to be called now."""
    draft.add(NAME, acting(audience), {"name": guest.name}, guest.person.id)


def lock(locked: bool) -> Command:
    """Let nobody new in, or let them in again."""

    def command(draft: Draft, audience: Audience, guest: Visitor) -> None:
        if not audience.owner:
            raise Fault("not-owner")
        draft.add(LOCK, None, {"locked": locked}, guest.person.id)

    return command


def say(text: str) -> Command:
    """Table talk, by those who sit there."""

    def command(draft: Draft, audience: Audience, guest: Visitor) -> None:
        live, seat = draft.live, acting(audience)
        said = tidy_talk(text)
        if not said:
            raise Fault("bad-request", field="text", detail="There is nothing in it.")
        draft.add(TALK, seat, {"name": live.seats[seat].name, "text": said}, guest.person.id)

    return command


def go_on_at(table: str) -> Command:
    """Show everybody the way to the table where the same players go on."""

    def command(draft: Draft, audience: Audience, guest: Visitor) -> None:
        draft.add(AGAIN, None, {"table": table}, guest.person.id)

    return command
