"""Runs the command line as a person would: words after `letopis`, lines on the keyboard, what came out."""

import io
import sys
from collections.abc import Iterable
from contextlib import redirect_stderr, redirect_stdout
from typing import NamedTuple

from letopis.cli import main


class Ran(NamedTuple):
    """How it ended."""

    code: int
    out: str
    err: str


def run(*words: str, typed: Iterable[str] = ()) -> Ran:
    """`letopis WORDS`, with these lines piped in."""
    out, err, keyboard = io.StringIO(), io.StringIO(), sys.stdin
    sys.stdin = io.StringIO("".join(f"{line}\n" for line in typed))
    try:
        with redirect_stdout(out), redirect_stderr(err):
            code = main(list(words))
    finally:
        sys.stdin = keyboard
    return Ran(code, out.getvalue(), err.getvalue())
