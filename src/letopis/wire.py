"""What goes over the line: JSON, and the areas of pages, each written and packed once, whoever gets it."""

import json
import zlib
from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache
from importlib import import_module
from types import MappingProxyType
from typing import Any


def _if_there(name: str) -> Any:
    """A module that is quicker at something; not every machine has a wheel of it."""
    try:
        return import_module(name)
    except ImportError:
        return None


_orjson, _isal = _if_there("orjson"), _if_there("isal.isal_zlib")

GZIP = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"  # the head of a gzip stream without name and time
LEVEL = 3 if _isal is None else 0  # isal's next level makes a fifth less of it, and takes three times as long
PACKING = (LEVEL, zlib.DEFLATED, -13, 6)  # a small window: areas are small, and there are many
packer: Callable[..., Any] = zlib.compressobj if _isal is None else _isal.compressobj
WORTH_PACKING = 400  # bytes


def as_json(value: Any) -> bytes:
    """A value as JSON.

    >>> as_json("Да").decode()
    '"Да"'
    """
    return json.dumps(value, ensure_ascii=False).encode() if _orjson is None else bytes(_orjson.dumps(value))


class Area(str):
    """An area's HTML that remembers how it goes over the line.

    `parts` are areas inside it that go their own way: where they belong an empty element stands (`hole`), and the page
    keeps what it has there until that part itself comes.

    >>> zlib.decompressobj(31).decompress(GZIP + Area("<p>Да</p>").packed).decode()
    '"<p>Да</p>"'
    """

    parts: Mapping[str, "Area"] = MappingProxyType({})

    @cached_property
    def written(self) -> bytes:
        """As JSON."""
        return as_json(self)

    @cached_property
    def packed(self) -> bytes:
        """As JSON, packed for any place in any gzip stream: it refers to nothing before it and ends with a byte."""
        data = as_json(self)
        if len(data) < WORTH_PACKING:
            return stored(data)
        packing = packer(*PACKING)
        return bytes(packing.compress(data) + packing.flush(zlib.Z_FULL_FLUSH))


def stored(data: bytes) -> bytes:
    """A few bytes as they stand in a gzip stream, not worth packing.

    >>> zlib.decompressobj(31).decompress(GZIP + stored(b"hello ") + stored(b"world"))
    b'hello world'
    """
    return b"\x00" + len(data).to_bytes(2, "little") + (len(data) ^ 0xFFFF).to_bytes(2, "little") + data


@lru_cache(maxsize=10_000)
def _named(name: str, packed: bool) -> bytes:
    """The name of an area before it, and a comma before that."""
    head = f', "{name}": '.encode()
    return stored(head) if packed else head


TAIL = b"}}\n\n"
END = stored(TAIL)


def areas_message(id: str, number: int, areas: Mapping[str, str], packed: bool) -> bytes:
    """The event that brings areas; one line of JSON, put together from what is ready."""
    first = next(iter(areas), "")
    parts: list[bytes] = []
    for name, html in areas.items():
        area = html if isinstance(html, Area) else Area(html)
        if name is not first:
            parts.append(_named(name, packed))
        parts.append(area.packed if packed else area.written)
    names = f'"{first}": ' if areas else ""
    head = f'id: {id}\nevent: areas\ndata: {{"number": {number}, "areas": {{{names}'.encode()
    if packed:
        return b"".join((stored(head), *parts, END))
    return b"".join((head, *parts, TAIL))
