"""The command `letopis`, also `python -m letopis`: says what is missing where only the library is installed."""

import sys

from letopis.terminal.complaints import FAILED, Complaint
from letopis.terminal.extras import with_extra


def main(arguments: list[str] | None = None) -> int:
    """Run a command; returns the exit code."""
    try:
        with with_extra("terminal"):
            from letopis.cli import main as run
    except Complaint as complaint:
        sys.stderr.write(f"letopis: {complaint}\n")
        return FAILED
    return run(arguments)


if __name__ == "__main__":
    sys.exit(main())
