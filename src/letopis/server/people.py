"""Who somebody is, without passwords: a signed cookie; and the links that open a seat, a view, a seat's secrets."""

import base64
import hashlib
import hmac
import secrets
import unicodedata
from dataclasses import dataclass
from functools import lru_cache

COOKIE = "letopis"
LONGEST_NAME = 24
LONGEST_COOKIE = 400
MOST_LINES = 5  # of what is said at once
MOST_KNOWN = 10_000
MOST_LINKS = 20_000


@dataclass(frozen=True, slots=True)
class Person:
    """An id nobody can guess, and what the person wants to be called ("": not said)."""

    id: str
    name: str = ""


def new_person() -> Person:
    """Somebody we have not seen before."""
    return Person(secrets.token_hex(10))


def tidy_name(name: str) -> str:
    """A name fit to be shown: no control characters, no long gaps, "" when nothing is left or it is too long.

    >>> tidy_name("  Anna \\n von\\tHof "), tidy_name("x" * 25), tidy_name("\\u202eanna")
    ('Anna von Hof', '', 'anna')
    """
    kept = "".join(c if c.isspace() or unicodedata.category(c)[0] != "C" else "" for c in name)
    tidy = " ".join(kept.split())
    return tidy if len(tidy) <= LONGEST_NAME else ""


def tidy_talk(text: str) -> str:
    r"""What somebody says, without control characters; lines stay, if they are few.

    >>> tidy_talk(" one\ntwo\x07 "), tidy_talk("a" + 20 * "\n" + "b").count("\n")
    ('one\ntwo', 5)
    """
    kept = "".join(c if c == "\n" or unicodedata.category(c)[0] != "C" else " " for c in text)
    lines = kept.strip().split("\n")
    return "\n".join([*lines[:MOST_LINES], " ".join(lines[MOST_LINES:])]).strip()


class Signer:
    """Signs with the server's key."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self._read_once = lru_cache(maxsize=MOST_KNOWN)(self._read)  # the same few come with every request
        self.link = lru_cache(maxsize=MOST_LINKS)(self._link)  # shown with every state

    def _sign(self, purpose: str, *parts: str) -> str:
        text = "\x00".join((purpose, *parts)).encode()
        return base64.urlsafe_b64encode(hmac.digest(self.key, text, "sha256")[:18]).decode()

    def cookie(self, person: Person) -> str:
        """A person as the value of a cookie."""
        name = base64.urlsafe_b64encode(person.name.encode()).decode().rstrip("=")
        return f"{person.id}.{name}.{self._sign('person', person.id, person.name)}"

    def person(self, cookie: str | None) -> Person | None:
        """Whose cookie it is; None when we have not signed it.

        >>> signer = Signer(b"key")
        >>> signer.person(signer.cookie(Person("42", "Анна")))
        Person(id='42', name='Анна')
        >>> print(signer.person(signer.cookie(Person("42", "Анна")).replace("42", "43")))
        None
        """
        return None if cookie is None or len(cookie) > LONGEST_COOKIE else self._read_once(cookie)

    def _read(self, cookie: str) -> Person | None:
        parts = cookie.split(".")
        if len(parts) != 3:
            return None
        try:
            name = base64.urlsafe_b64decode(parts[1] + "=" * (-len(parts[1]) % 4)).decode()
        except (ValueError, UnicodeDecodeError):
            return None
        if not hmac.compare_digest(self._sign("person", parts[0], name).encode(), parts[2].encode()):
            return None
        return Person(parts[0], name)

    def return_word(self, person: str, nonce: str) -> str:
        """The secret word by which somebody comes back."""
        return f"{person}.{self._sign('return', person, nonce)}"

    def returns(self, word: str, person: str, nonce: str) -> bool:
        """Whether a word is that of a person's last link.

        >>> signer = Signer(b"key")
        >>> word = signer.return_word("42", "")
        >>> signer.returns(word, "42", ""), signer.returns(word, "42", "renewed"), signer.returns(word, "43", "")
        (True, False, False)
        """
        return hmac.compare_digest(self.return_word(person, nonce).encode(), word.encode("utf-8", "replace"))

    def sealed(self, purpose: str, person: str, text: str) -> str:
        """Something a person keeps for us, with our signature."""
        return f"{text}.{self._sign(purpose, person, text)}"

    def unsealed(self, purpose: str, person: str, value: str) -> str | None:
        """What it was; None when we have not signed it for this person.

        >>> signer = Signer(b"key")
        >>> kept = signer.sealed("score", "42", "a.b")
        >>> signer.unsealed("score", "42", kept), signer.unsealed("score", "43", kept)
        ('a.b', None)
        """
        text, _, signature = value.rpartition(".")
        fits = hmac.compare_digest(self._sign(purpose, person, text).encode(), signature.encode("utf-8", "replace"))
        return text if fits else None

    def _link(self, purpose: str, table: str, nonce: str, *parts: str) -> str:
        """The secret word of a link."""
        return self._sign(purpose, table, nonce, *parts)

    def fits(self, word: str | None, purpose: str, table: str, nonce: str, *parts: str) -> bool:
        """Whether a word is that secret word."""
        wanted = self.link(purpose, table, nonce, *parts)
        return word is not None and hmac.compare_digest(wanted.encode(), word.encode("utf-8", "replace"))

    def table_id(self, person: str, command: str) -> str:
        """The id of the table that a person's command makes: the same command makes no second one."""
        digest = hmac.digest(self.key, f"table\x00{person}\x00{command}".encode(), "sha256")
        return base64.b32encode(digest[:10]).decode().lower()[:12]


def command_key(person: str, command: str) -> str:
    """A page-made id as the store keeps it: two people's ids never meet."""
    return hashlib.sha256(f"{person}\x00{command}".encode()).hexdigest()[:40]
