"""A fault: why a request is not granted. Always JSON with a code, a sentence in the visitor's language, and a 4xx."""

from typing import Any

from letopis.kernel.refusals import Refusal
from letopis.server.texts import TEXTS

STATUS = {
    "bad-request": 422,
    "bad-json": 400,
    "unknown-address": 404,
    "unknown-table": 404,
    "unknown-game": 404,
    "unknown-seat": 404,
    "unknown-moment": 404,
    "unknown-rule": 404,
    "unknown-puzzle": 404,
    "wrong-method": 405,
    "wrong-origin": 403,
    "wrong-host": 421,
    "wrong-content": 415,
    "too-large": 413,
    "too-fast": 429,
    "too-much-talk": 429,
    "too-many-tables": 429,
    "too-many-new-tables": 429,
    "moved-on": 409,
    "too-many-streams": 429,
    "bad-option": 422,
    "bad-start": 422,
    "bad-name": 422,
    "bad-invitation": 403,
    "no-watching": 403,
    "no-seat": 403,
    "not-owner": 403,
    "not-your-seat": 403,
    "no-coaching": 403,
    "seen-secrets": 403,
    "locked": 403,
    "seat-taken": 409,
    "already-seated": 409,
    "not-away": 409,
    "still-here": 409,
    "refused": 409,
    "lesson": 409,
    "lesson-waits": 409,
    "no-course": 409,
    "unknown-course": 404,
    "final": 409,
    "stale": 409,
    "still-running": 409,
    "begun": 409,
    "not-begun": 409,
    "number-given": 409,
    "seats-open": 409,
    "seat-by-invitation": 403,
    "seat-not-open": 409,
    "bad-return": 403,
    "not-late": 409,
    "not-alone": 409,
    "closed": 409,
    "broken-seal": 409,
    "over": 409,
    "other-rules": 409,
    "game-gone": 409,
    "busy": 503,
    "database-gone": 503,
    "internal": 500,
}


class Fault(Exception):
    """A request that is not granted; nothing has changed."""

    def __init__(
        self,
        code: str,
        field: str | None = None,
        allowed: str | None = None,
        detail: str | None = None,
        refusal: Refusal | None = None,
        names: list[str] | None = None,
        said: str = "",
        **more: Any,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.status = STATUS[code]
        self.field = field
        self.allowed = allowed
        self.detail = detail  # in English, for whoever writes a program: what exactly was wrong with the input
        self.refusal = refusal
        self.names = names
        self.said = said  # the reason, where it is somebody else's sentence
        self.more = more

    def message(self, lang: str = "en") -> str:
        """The reason in words."""
        if self.refusal is not None:
            return self.refusal.sentence(lang, self.names)
        return self.said or TEXTS.say(lang, f"fault-{self.code}", {"allowed": self.allowed or ""})

    def doc(self, lang: str = "en") -> dict[str, Any]:
        """As plain data."""
        doc: dict[str, Any] = {"error": self.code, "message": self.message(lang)}
        if self.field is not None:
            doc["field"] = self.field
        if self.allowed:
            doc["allowed"] = self.allowed
        if self.detail:
            doc["detail"] = self.detail
        if self.refusal is not None:
            doc["rule"] = self.refusal.rule
            doc["key"] = self.refusal.key
        doc.update(self.more)
        return doc
