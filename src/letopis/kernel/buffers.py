"""Other people's buffers (a numpy array, an `array`, a `bytearray`), checked before anything is written into them."""

from letopis.kernel.errors import BadBuffer

NAMES = {"f": "float32", "?bBc": "one byte an entry", "i": "int32"}


def bytes_of(out: object, what: str, size: int, formats: str, item: int = 1) -> memoryview:
    """The bytes of a writable, contiguous buffer of so many items of one of these formats; BadBuffer for any other."""
    expected = f"{size} of {NAMES[formats]}, writable and contiguous"
    try:
        view = memoryview(out)  # type: ignore[arg-type]  # whatever it is, it is asked whether it is a buffer
    except TypeError:
        raise BadBuffer(what, f"a {type(out).__name__} is no buffer", expected) from None
    format = view.format.lstrip("<=@")
    if view.readonly:
        raise BadBuffer(what, "is read-only", expected)
    if not view.c_contiguous:
        raise BadBuffer(what, "is not contiguous", expected)
    if format not in formats or view.itemsize != item:
        raise BadBuffer(what, f"holds items of format {view.format!r}", expected)
    if view.nbytes != size * item:
        raise BadBuffer(what, f"holds {view.nbytes // item} items", expected)
    return view.cast("B")
