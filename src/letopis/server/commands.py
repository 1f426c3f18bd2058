"""What can be done at a table: a command does it on a draft, or raises the Fault that says why it cannot be done."""

import secrets
from collections.abc import Callable, Sequence

from letopis.lessons.place import ON
from letopis.server.access import Access
from letopis.server.audience import Audience
from letopis.server.draft import Draft
from letopis.server.entries import AGAIN, BACK, BOT, CLOSE, COACH, LEAVE, LINK, LOCK, NAME, NUMBER, SIT, TALK, VOTE
from letopis.server.faults import Fault
from letopis.server.lesson_view import check
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


def going(live: LiveTable) -> None:
    """Fault unless the game has begun and is not over."""
    if live.ended:
        raise Fault("closed" if live.closed else "over")
    if not live.begun:
        raise Fault("not-begun")


def play(actions: Sequence[str], number: int, held: bool = False) -> Command:
    """Play actions one after the other, all or none, chosen when the visitor had seen `number` changes.

    With `held`, what cannot be taken back afterwards is not done: Fault "final".
    """

    def command(draft: Draft, audience: Audience, guest: Visitor) -> None:
        live, seat = draft.live, acting(audience)
        going(live)
        if not live.asked_since(seat) <= number <= live.number_for(audience):
            raise stale(live, guest)
        for action in actions:
            check(live, seat, action, guest.lang)
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
        going(live)
        draft.take_back(seat, thing, guest.person.id)

    return command


def tell_course(do: str) -> Command:
    """Read on in the course at this table, skip a lesson, or leave the course and play freely."""

    def command(draft: Draft, audience: Audience, guest: Visitor) -> None:
        course, seat = draft.live.guided, acting(audience)
        if course is None or not course.leads or seat != course.course.learner:
            raise Fault("no-course")
        lesson = course.place.of(course.course)
        if do == ON and lesson is not None and lesson.acts:
            raise Fault("lesson-waits")
        draft.tell_course(do, guest.person.id)

    return command


def sit(seat: int | None, access: Access, number: str = "") -> Command:
    """Take a seat: the one an invitation is for, the given one, or any that is open; and add a number to the dice."""

    def command(draft: Draft, audience: Audience, guest: Visitor) -> None:
        live = draft.live
        if audience.seat is not None or audience.away is not None:
            raise Fault("no-coaching" if audience.coach else "already-seated")
        if live.locked and not audience.owner:
            raise Fault("locked")
        if live.ended:
            raise Fault("over")
        invited = access.invited(live, guest.invite)
        if invited is not None and seat in (None, invited):
            chosen = invited
        elif guest.invite is not None and seat is None:
            raise Fault("bad-invitation", field="invite")
        else:
            chosen = _free_seat(live, audience, seat, guest)
        if not live.may_see(guest.person.id, chosen):
            raise Fault("seen-secrets", field="seat")
        share = {} if live.begun else {"number": number}
        draft.add(SIT, chosen, {"name": guest.name, **share}, guest.person.id)
        draft.begin()

    return command


def add_number(number: str) -> Command:
    """Add a number to the dice, from a seat that one has sat at since the table was made."""

    def command(draft: Draft, audience: Audience, guest: Visitor) -> None:
        live, seat = draft.live, acting(audience)
        if live.begun:
            raise Fault("begun")
        if not set(live.beside(seat)) & set(live.wanting()):
            raise Fault("number-given")
        draft.add(NUMBER, seat, {"number": number}, guest.person.id)
        draft.begin()

    return command


def begin(draft: Draft, audience: Audience, guest: Visitor) -> None:
    """Begin without the numbers of those whose pages have not been here yet."""
    live = draft.live
    acting(audience)
    if live.begun:
        raise Fault("begun")
    if not live.full:
        raise Fault("seats-open")
    draft.settle()


def _free_seat(live: LiveTable, audience: Audience, seat: int | None, guest: Visitor) -> int:
    """The seat that is meant; if any will do, one at which the visitor may sit."""
    free = [
        other
        for other, state in enumerate(live.seats)
        if state.kind == OPEN and (audience.owner or other not in live.info.invited) and seat in (None, other)
    ]
    if free:
        return next((other for other in free if live.may_see(guest.person.id, other)), free[0])
    if seat is not None and seat >= live.info.players:
        raise Fault("unknown-seat", field="seat", allowed=f"0 to {live.info.players - 1}")
    kept = [state.kind == OPEN for other, state in enumerate(live.seats) if seat in (None, other)]
    raise Fault("seat-by-invitation" if any(kept) else "seat-taken", field="seat")


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
        draft.begin()

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


def vote(seat: int) -> Command:
    """Vote for a bot to stand in for somebody who does not come; half of the others are enough."""

    def command(draft: Draft, audience: Audience, guest: Visitor) -> None:
        live, own = draft.live, acting(audience)
        going(live)
        if seat >= live.info.players:
            raise Fault("unknown-seat", field="seat", allowed=f"0 to {live.info.players - 1}")
        may_from = live.timing.vote_from(seat)
        if live.seats[seat].kind != HUMAN or seat in live.beside(own) or may_from is None or draft.at < may_from:
            raise Fault("not-late", field="seat")
        draft.add(VOTE, seat, {"by": live.beside(own)[0]}, guest.person.id)
        voters = live.voters(seat)
        if 2 * len(live.votes[seat] & voters) >= len(voters):
            draft.stand_in(seat, "voted")

    return command


def reissue(seat: int) -> Command:
    """Another link to an open seat: the last one opens nothing any more."""

    def command(draft: Draft, audience: Audience, guest: Visitor) -> None:
        live = draft.live
        if not audience.owner:
            raise Fault("not-owner")
        if seat >= live.info.players:
            raise Fault("unknown-seat", field="seat", allowed=f"0 to {live.info.players - 1}")
        if live.seats[seat].kind != OPEN:
            raise Fault("seat-not-open", field="seat")
        draft.add(LINK, seat, {"word": secrets.token_hex(8)}, guest.person.id)

    return command


def close(draft: Draft, audience: Audience, guest: Visitor) -> None:
    """Close the table for good: at once if nobody else sits there, else when everybody who sits there wants it."""
    live = draft.live
    if not (audience.acts or audience.owner):
        raise Fault("no-seat")
    if live.ended:
        raise Fault("closed" if live.closed else "over")
    if not audience.acts and any(state.kind == HUMAN for state in live.seats):
        raise Fault("not-alone")
    draft.add(CLOSE, audience.seat if audience.acts else None, {}, guest.person.id)


def come_back(draft: Draft, audience: Audience, guest: Visitor) -> None:
    """Play again where a bot stood in."""
    if audience.away is None:
        raise Fault("not-away")
    draft.add(BACK, audience.away, {}, guest.person.id)


def rename(draft: Draft, audience: Audience, guest: Visitor) -> None:
    """Call the visitor at this table what he wants to be called now."""
    draft.add(NAME, acting(audience), {"name": guest.name}, guest.person.id)


def coach(draft: Draft, audience: Audience, guest: Visitor) -> None:
    """Note that the visitor knows the secrets of a seat from now on."""
    draft.add(COACH, audience.seat, {}, guest.person.id)


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
