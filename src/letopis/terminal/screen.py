"""The screen and the keyboard: coloured or plain, a terminal or a pipe."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TextIO

from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.text import Text

PROMPT = "> "
ENDLESS = 10_000


class Screen:
    """Where the table is drawn and answers are read.

    Plain means lines of text and nothing else: no colours, no boxes, no clearing, no wrapping, for screen readers.
    """

    def __init__(self, plain: bool = False, output: TextIO | None = None, keyboard: TextIO | None = None) -> None:
        self.plain = plain
        self.output = output or sys.stdout
        self.keyboard = keyboard or sys.stdin
        self.console = Console(file=self.output, no_color=plain or None, highlight=False, markup=False, emoji=False)
        self.live = self.keyboard.isatty() and self.output.isatty()

    @property
    def width(self) -> int:
        """How many columns there are."""
        return self.console.width

    @property
    def height(self) -> int:
        """How many lines there are; without end where nobody has to scroll back."""
        return self.console.height if self.live else ENDLESS

    def show(self, *things: RenderableType) -> None:
        """Print each on lines of its own."""
        for thing in things:
            if self.plain:
                self.output.write(f"{thing}\n")
            else:
                self.console.print(thing)

    def say(self, sentence: str, style: str = "") -> None:
        """Print a sentence."""
        self.show(sentence if self.plain else Text(sentence, style=style))

    def lines_of(self, show: Callable[[], None]) -> list[str]:
        """What would be shown, line by line, with its colours."""
        with self.console.capture() as captured:
            show()
        return captured.get().splitlines()

    def show_lines(self, lines: list[str]) -> None:
        """Print lines as `lines_of` gave them."""
        for line in lines:
            self.output.write(f"{line}\n")

    def prose(self, markdown: str) -> None:
        """Print a text in Markdown."""
        if self.plain:
            self.show(markdown.replace("**", "").replace("*", "").replace("`", ""))
        else:
            self.show(Markdown(markdown))

    def clear(self) -> None:
        """Begin a new page, where there is a terminal to wipe."""
        if self.live and not self.plain:
            self.console.clear()

    @contextmanager
    def busy(self, sentence: str) -> Iterator[None]:
        """A sign of life while something takes time."""
        if self.live and not self.plain:
            with self.console.status(sentence):
                yield
        else:
            yield

    def ask(self, prompt: str = PROMPT, offers: list[str] | None = None) -> str:
        """A line from the keyboard, with editing and completion where there is a terminal; EOFError at its end."""
        if self.live:
            _complete_from(offers or [])
            return input(prompt).strip()
        self.output.write(prompt)
        self.output.flush()
        line = self.keyboard.readline()
        if not line:
            self.output.write("\n")
            raise EOFError
        self.output.write(f"{line.strip()}\n")  # a pipe does not echo: the transcript should
        return line.strip()


def _complete_from(offers: list[str]) -> None:
    """Let the tab key complete a line from these."""
    try:
        import readline
    except ImportError:  # no such library on this system: typing still works
        return

    def completion(text: str, state: int) -> str | None:
        matches = [offer for offer in offers if offer.startswith(text)]
        return matches[state] if state < len(matches) else None

    readline.set_completer(completion)
    readline.set_completer_delims("")
    readline.parse_and_bind("tab: complete")
