"""Coming back: a person's own link, on another device or after the cookie is lost. The last one is the only one."""

import secrets
from typing import Any

from letopis.server.faults import Fault
from letopis.server.people import Person, Signer
from letopis.server.store import Store

ADDRESS = "/return#"  # what follows the sign goes to no server, into no log and to no other site


class Returning:
    """Knows people by the words of their links."""

    def __init__(self, store: Store, signer: Signer) -> None:
        self.store = store
        self.signer = signer

    async def link(self, person: Person) -> str:
        """The way back for somebody; what he is called is kept for then."""
        name, links = await self.store.person(person.id) or ("", "")
        if person.name and person.name != name:
            await self.store.keep_person(person.id, person.name, links)
        return ADDRESS + self.signer.return_word(person.id, links)

    async def renew(self, person: Person) -> str:
        """Another way back; the old one ends here."""
        await self.store.keep_person(person.id, person.name, secrets.token_hex(8))
        return await self.link(person)

    async def named(self, person: Person) -> None:
        """Keep what somebody wants to be called."""
        _, links = await self.store.person(person.id) or ("", "")
        await self.store.keep_person(person.id, person.name, links)

    async def of(self, word: str) -> Person:
        """Whose link it is; Fault when it is nobody's, or no longer the last."""
        id = word.partition(".")[0]
        name, links = await self.store.person(id) or ("", "")
        if not self.signer.returns(word, id, links):
            raise Fault("bad-return", field="word")
        return Person(id, name)

    async def look(self, word: str) -> dict[str, Any]:
        """Who would be back: what he is called, and at how many tables he is."""
        person = await self.of(word)
        tables = {row["id"] for row in await self.store.of_person(person.id)}
        return {"name": person.name, "tables": len(tables)}
