"""Who may see a table, and as whom; and the links that let others in."""

from typing import Any

from letopis.server.audience import Audience
from letopis.server.faults import Fault
from letopis.server.live import HUMAN, OPEN, LiveTable
from letopis.server.people import Signer
from letopis.server.visitors import Visitor


class Access:
    """Knows people by their seats and by the words of their links."""

    def __init__(self, signer: Signer) -> None:
        self.signer = signer

    def audience(self, live: LiveTable, guest: Visitor) -> Audience:
        """As whom a visitor sees a table; Fault when he may not."""
        info, signer = live.info, self.signer
        if live.forgotten:
            raise Fault("unknown-table", field="table")
        own = live.audience_of(guest.person.id, guest.seat)
        if guest.coach is not None:
            for seat, state in enumerate(live.seats):
                if state.kind == HUMAN and signer.fits(
                    guest.coach, "coach", info.id, info.links, str(seat), state.person or ""
                ):
                    if own.seat == seat:
                        return own
                    if own.seat is not None or not live.may_see(guest.person.id, seat):
                        raise Fault("no-coaching")
                    return Audience(seat, coach=True)
            raise Fault("bad-invitation", field="coach")
        if own.seat is not None or own.away is not None:
            return own
        if guest.invite is not None:
            invited = self.invited(live, guest.invite)
            own = live.as_invited(own, -1 if invited is None else invited)
        if own.owner:
            return own
        if info.watch != "nobody":
            if info.watch == "anyone" and not live.locked:
                return own
            if signer.fits(guest.watch, "watch", info.id, info.links):
                return own
        if own.invited is not None and own.invited >= 0 and not live.locked:
            return own
        raise Fault("no-watching" if own.invited is None else "bad-invitation")

    def invited(self, live: LiveTable, invite: str | None) -> int | None:
        """The seat that an invitation opens."""
        for seat, state in enumerate(live.seats):
            if state.kind == OPEN and self.signer.fits(invite, *self._invitation(live, seat)):
                return seat
        return None

    def _invitation(self, live: LiveTable, seat: int) -> tuple[str, ...]:
        """What the link to a seat is made of: another one since its host issued it anew."""
        anew = (live.invitations[seat],) if seat in live.invitations else ()
        return ("invite", live.info.id, live.info.links, str(seat), *anew)

    def links(self, live: LiveTable, audience: Audience) -> dict[str, Any]:
        """The links an audience may pass on. Not to be changed by the caller."""
        known: dict[str, Any] | None = live.lasting.get(("links", audience))
        if known is None:
            known = live.lasting[("links", audience)] = self._links(live, audience)
        return known

    def _links(self, live: LiveTable, audience: Audience) -> dict[str, Any]:
        info, signer = live.info, self.signer
        here = f"/table/{info.id}"
        links: dict[str, Any] = {}
        if audience.acts or audience.owner:
            links["invite"] = {
                str(seat): f"{here}?invite={signer.link(*self._invitation(live, seat))}"
                for seat, state in enumerate(live.seats)
                if state.kind == OPEN and not live.locked
            }
            if info.watch != "nobody":
                links["watch"] = f"{here}?watch={signer.link('watch', info.id, info.links)}"
        if audience.acts and audience.seat is not None:
            person = live.seats[audience.seat].person or ""
            links["coach"] = f"{here}?coach={signer.link('coach', info.id, info.links, str(audience.seat), person)}"
        return links
