"""What a person may type at the table besides a choice."""

from collections.abc import Callable
from pathlib import Path

from rich.columns import Columns
from rich.table import Table
from rich.text import Text

from letopis import bots
from letopis.advice.reasons import figures_of, reasons
from letopis.advice.teacher import teacher
from letopis.kernel.actions import Action
from letopis.kernel.errors import Refused
from letopis.kernel.refusals import NO_SUCH_ACTION, Refusal
from letopis.terminal.choices import Choices
from letopis.terminal.complaints import Complaint
from letopis.terminal.options import open_record
from letopis.terminal.rulespage import find_rules, show_rules
from letopis.terminal.screen import Screen
from letopis.terminal.session import Session
from letopis.terminal.sheet import draw_sheet
from letopis.terminal.words import Words

NAMES = ("why", "undo", "hint", "rules", "score", "table", "list", "log", "save", "load", "help", "quit")
HINTS = 3
HINT_TIME = 1.0  # seconds


class Leave(Exception):
    """The person has had enough for now."""


class Commands:
    """The commands of a table. Each returns whether the position changed, so that the seat is asked anew."""

    def __init__(self, session: Session, screen: Screen, words: Words, redraw: Callable[[int], None]) -> None:
        self.session = session
        self.screen = screen
        self.words = words
        self.redraw = redraw
        self.known = {self.words(f"command-{name}"): name for name in NAMES}
        self.known |= {name: name for name in NAMES}

    def named(self, line: str) -> tuple[str, str] | None:
        """The command a line begins with, and the rest of it; None when it is none."""
        verb, _, rest = line.partition(" ")
        name = self.known.get(verb.lower())
        return None if name is None else (name, rest.strip())

    def run(self, name: str, rest: str, choices: Choices) -> bool:
        """Do it."""
        does: dict[str, Callable[[str, Choices], bool]] = {
            "why": self.why,
            "undo": self.undo,
            "hint": self.hint,
            "rules": self.rules,
            "score": self.score,
            "table": self.table,
            "list": self.list,
            "log": self.log,
            "save": self.save,
            "load": self.load,
            "help": self.help,
            "quit": self.quit,
        }
        try:
            return does[name](rest, choices)
        except Complaint as complaint:
            self.screen.say(str(complaint), "red")
            return False

    # ---- understanding the game

    def describe(self, action: Action) -> str:
        """An action in words."""
        return self.session.game.describe(action, self.words.lang)

    def refuse(self, refusal: Refusal) -> None:
        """Say why not, and by which rule."""
        sentence = refusal.sentence(self.words.lang, self.session.names)
        self.screen.say(self.words("refused", sentence=sentence, rule=refusal.rule), "red")
        if refusal.key == NO_SUCH_ACTION.key:
            self.screen.say(self.words("see-help"), "dim")

    def why(self, rest: str, choices: Choices) -> bool:
        """Whether an action is allowed, and if not, why."""
        position, seat = self.session.position, choices.seat
        if not rest:
            self.screen.say(self.words("why-what"))
            return False
        action = choices.numbered(int(rest)) if rest.isdecimal() else None
        if action is None:
            meant = choices.meant(rest)
            if meant.several:
                self.say_several(meant.several, choices)
                return False
            action = meant.action
        refusal = position.why(action if action is not None else rest, seat)
        if refusal is not None:
            self.refuse(refusal)
        elif action is not None:
            self.screen.say(self.words("why-legal", action=self.describe(action)), "green")
        return False

    def say_several(self, actions: tuple[Action, ...], choices: Choices) -> None:
        """A text that could mean several actions."""
        few = ", ".join(action.text for action in actions[:6])
        self.screen.say(self.words("several", actions=few + (", …" if len(actions) > 6 else "")), "red")

    def hint(self, rest: str, choices: Choices) -> bool:
        """What a bot would do in this seat, and why."""
        position, seat, game = self.session.position, choices.seat, self.session.game
        name = teacher(HINT_TIME)
        with self.screen.busy(self.words("thinking", name=name.partition("@")[0])):
            thought = bots.bot(name, game, 0).think(position, seat)
        ranked = [figures_of(line) for line in thought.ranked[:HINTS]]
        for place, (line, why) in enumerate(zip(thought.ranked, reasons(game, ranked, self.words.lang))):
            said = self.words("hint", action=self.describe(line.action), text=line.action.text, why=why)
            self.screen.say(said, "green" if place == 0 else "")
        return False

    def rules(self, rest: str, choices: Choices) -> bool:
        """A rule by its number, or the headings of all."""
        book = self.session.game.rules(self.words.lang)
        if rest:
            show_rules(self.screen, find_rules(book, rest, self.words))
            return False
        headings: dict[str, str] = {}
        for number, rule in book.rules.items():
            headings.setdefault(rule.heading, number)
        for heading, number in headings.items():
            self.screen.say(f"{number:<8} {heading}")
        self.screen.say(self.words("rules-how", example=next(iter(book.rules), "")), "dim")
        return False

    def score(self, rest: str, choices: Choices) -> bool:
        """The score sheet as things stand."""
        session = self.session
        sheet = draw_sheet(session.position, choices.seat, session.names, self.words, self.screen.plain)
        self.screen.show(sheet)
        return False

    def table(self, rest: str, choices: Choices) -> bool:
        """The whole table again."""
        self.redraw(choices.seat)
        return False

    def log(self, rest: str, choices: Choices) -> bool:
        """All that has happened."""
        self.say_log(self.session.log(choices.seat))
        return False

    def say_log(self, lines: list[tuple[str, str]]) -> None:
        """Sentences with their rules."""
        for sentence, rule in lines:
            if self.screen.plain:
                self.screen.say(f"{sentence} ({rule})")
            else:
                self.screen.show(Text.assemble(("· ", "dim"), sentence, (f"  {rule}", "dim")))

    # ---- the choices

    def list(self, rest: str, choices: Choices) -> bool:
        """All choices, or those whose text begins so, a page at a time."""
        chosen = [
            (number, action)
            for number, action in enumerate(choices.actions, 1)
            if not rest or rest.lower() in (action.text, choices.short(action)[: len(rest)])
        ]
        if not chosen:
            self.screen.say(self.words("list-none", given=rest), "red")
            return False
        width = max(len(str(len(choices.actions))), 1)
        entries = [f"{number:>{width}} {choices.short(action)}" for number, action in chosen]
        a_line = max(1, self.screen.width // (max(map(len, entries)) + 2))
        page = a_line * max(5, self.screen.height - 4) if self.screen.live else len(entries)
        for start in range(0, len(entries), page):
            if start and self.screen.ask(self.words("list-more")).strip():
                break
            few = entries[start : start + page]
            self.screen.show("\n".join(few) if self.screen.plain else Columns(few, padding=(0, 2), column_first=True))
        return False

    # ---- time and files

    def undo(self, rest: str, choices: Choices) -> bool:
        """Take back the last choice, or one thing of several."""
        thing = ""
        if rest:
            picked = self.session.position.picked
            thing = next((action.text for action in picked if action.text.endswith(rest)), rest)
        return self.take_back(choices.seat, thing)

    def take_back(self, seat: int, thing: str = "") -> bool:
        """Take back the seat's last choice, or one thing that it has picked, or say why not."""
        try:
            self.session.undo(seat, thing)
        except Refused as refused:
            self.refuse(refused.refusal)
            return False
        self.screen.say(self.words("undone"), "green")
        return True

    def save(self, rest: str, choices: Choices) -> bool:
        """Write the record to a file."""
        if not rest:
            raise Complaint(self.words("save-where"))
        path = Path(rest)
        self.session.save(path)
        self.screen.say(self.words("saved", file=str(path)), "green")
        return False

    def load(self, rest: str, choices: Choices) -> bool:
        """Go on with the game of a file."""
        if not rest:
            raise Complaint(self.words("load-what"))
        path = Path(rest).expanduser()
        self.session.load(open_record(path, self.words), path)
        self.screen.say(self.words("loaded", file=str(path)), "green")
        return True

    def help(self, rest: str, choices: Choices) -> bool:
        """What can be typed."""
        self.screen.say(self.words("help-choose"))
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        for name in NAMES:
            usage, meaning = self.words(f"usage-{name}"), self.words(f"meaning-{name}")
            if self.screen.plain:
                self.screen.say(f"{usage}: {meaning}")
            else:
                table.add_row(Text(usage, "bold"), meaning)
        if not self.screen.plain:
            self.screen.show(table)
        return False

    def quit(self, rest: str, choices: Choices) -> bool:
        """Leave; the game is kept."""
        raise Leave
