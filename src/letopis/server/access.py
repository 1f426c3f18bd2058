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
        own = live.audience_of(guest.person.id, guest.seat)
        if guest.coach is not None:
            for seat, state in enumerate(live.seats):
                if state.kind == HUMAN and signer.fits(
                    guest.coach, "coach", info.id, info.links, str(seat), state.person or ""
                ):
                    if own.seat is None:
                        return Audience(seat, coach=True)
                    if own.seat != seat:
                        raise Fault("no-coaching")
                    return own
            raise Fault("bad-invitation", field="coach")
        if own.seat is not None or own.owner or own.away is not None:
            return own
        if info.watch != "nobody":
            if info.watch == "anyone" and not live.locked:
                return own
            if signer.fits(guest.watch, "watch", info.id, info.links):
                return own
        if self.invited(live, guest.invite) is not None and not live.locked:
            return own
        raise Fault("no-watching")

    def invited(self, live: LiveTable, invite: str | None) -> int | None:
        """The seat that an invitation opens."""
        for seat, state in enumerate(live.seats):
            if state.kind == OPEN and self.signer.fits(invite, "invite", live.info.id, live.info.links, str(seat)):
                return seat
        return None

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
                str(seat): f"{here}?invite={signer.link('invite', info.id, info.links, str(seat))}"
                for seat, state in enumerate(live.seats)
                if state.kind == OPEN and not live.locked
            }
            if info.watch != "nobody":
                links["watch"] = f"{here}?watch={signer.link('watch', info.id, info.links)}"
        if audience.acts and audience.seat is not None:
            person = live.seats[audience.seat].person or ""
            links["coach"] = f"{here}?coach={signer.link('coach', info.id, info.links, str(audience.seat), person)}"
        return links
