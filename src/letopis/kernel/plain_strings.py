# not compiled: it chooses what plain Python works with
"""Bytes written one number after another: librt's, which compiled code writes in a nanosecond; or the same by hand
where plain Python runs without librt."""

import struct

try:
    from librt.strings import BytesWriter, write_f32_le, write_i32_le
except ImportError:  # a Python for which there is no librt: nothing is compiled there

    class BytesWriter:  # type: ignore[no-redef]
        """As librt's."""

        def __init__(self) -> None:
            self.held = bytearray()

        def write(self, more: bytes) -> None:
            """Append bytes."""
            self.held += more

        def truncate(self, size: int) -> None:
            """Forget what is beyond."""
            del self.held[size:]

        def getvalue(self) -> bytes:
            """All of it."""
            return bytes(self.held)

        def __len__(self) -> int:
            return len(self.held)

        def __setitem__(self, at: int, value: int) -> None:
            self.held[at] = value

    def write_i32_le(writer: BytesWriter, n: int, /) -> None:  # type: ignore[misc]
        writer.write(struct.pack("<i", n))

    def write_f32_le(writer: BytesWriter, n: float, /) -> None:
        writer.write(struct.pack("<f", n))


__all__ = ["BytesWriter", "write_f32_le", "write_i32_le"]
