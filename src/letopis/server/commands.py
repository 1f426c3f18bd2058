"""What can be done at a table: which entries a command takes, or the Fault that says why it cannot be done."""

from collections.abc import Callable, Sequence

from letopis.server.audience import Audience
from letopis.server.doorkeeper import Doorkeeper
from letopis.server.doors import Visitor
from letopis.server.entries import BACK, BOT, LEAVE, LOCK, NAME, SIT, TALK, Entry
from letopis.server.faults import Fault
from letopis.server.live import HUMAN, OPEN, ROBOT, LiveTable
from letopis.server.people import tidy_talk

Make = Callable[[LiveTable, Audience, Visitor], Sequence[Entry]]


def acting(audience: Audience) -> int:
    """The seat of somebody who sits there; Fault for everybody else."""
    if audience.seat is None or not audience.acts:
        raise Fault("no-seat")
    return audience.seat


def stale(live: LiveTable, guest: Visitor) -> Fault:
    """The visitor is behind."""
    return Fault("stale", field="number", number=live.number_for(live.audience_of(guest.person.id)))


def play(action: str, number: int) -> Make:
    """Play an action, chosen when the visitor had seen `number` changes."""

    def make(live: LiveTable, audience: Audience, guest: Visitor) -> Sequence[Entry]:
        seat = acting(audience)
        if live.ended:
            raise Fault("over")
        if not live.asked_since(seat) <= number <= live.number_for(audience):
            raise stale(live, guest)
        return live.plays_after(seat, action, guest.person.id)

    return make


def undo(live: LiveTable, audience: Audience, guest: Visitor) -> Sequence[Entry]:
    """Take back the visitor's last choice."""
    return live.undo_after(acting(audience), guest.person.id)


def take_back(thing: str) -> Make:
    """Take back one of the things that the visitor has picked."""

    def make(live: LiveTable, audience: Audience, guest: Visitor) -> Sequence[Entry]:
        seat = acting(audience)
        if live.ended:
            raise Fault("over")
        return live.thing_taken_back(seat, thing, guest.person.id)

    return make


def sit(seat: int | None, doorkeeper: Doorkeeper) -> Make:
    """Take a seat: the one an invitation is for, the given one, or any that is open."""

    def make(live: LiveTable, audience: Audience, guest: Visitor) -> Sequence[Entry]:
        if audience.seat is not None or audience.away is not None:
            raise Fault("no-coaching" if audience.coach else "already-seated")
        if live.locked and not audience.owner:
            raise Fault("locked")
        if live.ended:
            raise Fault("over")
        if guest.invite is None:
            chosen = _free_seat(live, audience, seat)
        else:
            invited = doorkeeper.invited(live, guest.invite)
            if invited is None or seat not in (None, invited):
                raise Fault("bad-invitation", field="invite")
            chosen = invited
        return [Entry(0, SIT, chosen, {"name": guest.name}, guest.person.id)]

    return make


def _free_seat(live: LiveTable, audience: Audience, seat: int | None) -> int:
    for other, state in enumerate(live.seats):
        free = state.kind == OPEN and (audience.owner or other not in live.info.invited)
        if free and seat in (None, other):
            return other
    if seat is not None and seat >= live.info.players:
        raise Fault("unknown-seat", field="seat", allowed=f"0 to {live.info.players - 1}")
    raise Fault("seat-taken", field="seat")


def leave(seat: int | None) -> Make:
    """Get up; or, as the owner, free the seat of a bot."""

    def make(live: LiveTable, audience: Audience, guest: Visitor) -> Sequence[Entry]:
        chosen = _own_or_owned(live, audience, seat)
        state = live.seats[chosen]
        if chosen not in (audience.seat, audience.away) and (state.kind != ROBOT or state.away is not None):
            raise Fault("not-your-seat", field="seat")
        return [Entry(0, LEAVE, chosen, {}, guest.person.id)]

    return make


def hand_to_bot(seat: int | None, level: str) -> Make:
    """A bot plays on: for the visitor, or, at the owner's word, for an open seat or a person who is not there."""

    def make(live: LiveTable, audience: Audience, guest: Visitor) -> Sequence[Entry]:
        chosen = _own_or_owned(live, audience, seat)
        if live.ended:
            raise Fault("over")
        if chosen != audience.seat and live.seats[chosen].kind == HUMAN and chosen in live.connected:
            raise Fault("still-here", field="seat")
        if live.seats[chosen].kind == ROBOT and live.seats[chosen].away is not None:
            raise Fault("seat-taken", field="seat")
        return [Entry(0, BOT, chosen, {"level": level}, guest.person.id)]

    return make


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


def come_back(live: LiveTable, audience: Audience, guest: Visitor) -> Sequence[Entry]:
    """Play again where a bot stood in."""
    if audience.away is None:
        raise Fault("not-away")
    return [Entry(0, BACK, audience.away, {}, guest.person.id)]


def rename(live: LiveTable, audience: Audience, guest: Visitor) -> Sequence[Entry]:
    """Call the visitor at this table what he wants to be called now."""
    return [Entry(0, NAME, acting(audience), {"name": guest.name}, guest.person.id)]


def lock(locked: bool) -> Make:
    """Let nobody new in, or let them in again."""

    def make(live: LiveTable, audience: Audience, guest: Visitor) -> Sequence[Entry]:
        if not audience.owner:
            raise Fault("not-owner")
        return [Entry(0, LOCK, None, {"locked": locked}, guest.person.id)]

    return make


def say(text: str) -> Make:
    """Table talk, by those who sit there."""

    def make(live: LiveTable, audience: Audience, guest: Visitor) -> Sequence[Entry]:
        seat = acting(audience)
        said = tidy_talk(text)
        if not said:
            raise Fault("bad-request", field="text", detail="There is nothing in it.")
        return [Entry(0, TALK, seat, {"name": live.seats[seat].name, "text": said}, guest.person.id)]

    return make
