"""Playing at a table in a terminal: draw, tell, ask, play, until the game is over."""

import shlex
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.rule import Rule as Separator
from rich.text import Text

from letopis.kernel.actions import Action
from letopis.kernel.errors import Refused
from letopis.kernel.scene import Glance
from letopis.terminal.choices import Choices
from letopis.terminal.commands import NAMES, Commands, Leave
from letopis.terminal.complaints import Complaint
from letopis.terminal.drawing import artist
from letopis.terminal.layout import Part, cut, fitted
from letopis.terminal.screen import ENDLESS, Screen
from letopis.terminal.session import Session
from letopis.terminal.sheet import draw_sheet, result_lines
from letopis.terminal.words import Words

TWO_COLUMNS = 12  # more choices than this stand in columns


class Table:
    """A session on a screen."""

    def __init__(self, session: Session, screen: Screen, words: Words) -> None:
        self.session = session
        self.screen = screen
        self.words = words
        self.artist = artist(session.game)
        self.commands = Commands(session, screen, words, self.draw_whole)
        self.holder: int | None = None  # the person at the keyboard
        self.drawn: dict[int, object] = {}  # of each seat: the moment it last saw the whole table
        self.notes: list[list[str]] = [[] for _ in session.seats]  # of each seat: what it has yet to be told

    # ---- the game

    def run(self) -> None:
        """Play to the end, or until the person leaves; the game is kept either way."""
        session = self.session
        try:
            while not session.position.over:
                self.go_on(session.next_seat(self.holder))
            self.finish()
        except (Leave, EOFError, KeyboardInterrupt):
            self.leave()
        except Complaint:  # a bot that cannot go on: the game is kept
            self.leave()
            raise

    def go_on(self, seat: int) -> None:
        """One decision, whoever makes it."""
        session = self.session
        if seat in session.bots:
            with self.screen.busy(self.words("thinking", name=session.names[seat])):
                session.bot_plays(seat)
            return
        if not self.hand_over(seat):
            return
        forced = session.position.forced(seat)
        if forced is not None:
            self.notes[seat].append(self.words("forced", action=self.commands.describe(forced)))
            session.play(forced, seat)
        else:
            self.ask(seat)
        session.autosave()

    def hand_over(self, seat: int) -> bool:
        """Pass the keyboard between two people if one may see what the other may not; False: the other took back."""
        holder, self.holder = self.holder, seat
        if holder is None or holder == seat:
            return True
        session = self.session
        if not (session.has_secrets(holder, seat) or session.has_secrets(seat, holder)):
            return True
        while True:
            self.screen.clear()
            names = session.names
            self.screen.say(self.words("hand-over", name=names[seat], other=names[holder]), "bold")
            command = self.commands.named(self.screen.ask())
            if command is None:
                self.screen.clear()
                return True
            if command[0] == "quit":
                raise Leave
            if command[0] == "undo" and self.commands.take_back(holder):
                self.holder = holder
                return False

    # ---- one decision

    def ask(self, seat: int) -> None:
        """Show the table and ask until something is played or changed."""
        position = self.session.position
        choices = Choices(position, seat)
        self.screen.clear()
        if self.screen.live and not self.screen.plain:
            self.show_page(choices)
        else:
            self.tell(seat)
            self.draw_or_sketch(seat)
            self.offer(choices)
        offers = [*[action.text for action in choices.actions], *NAMES]
        while True:
            line = self.screen.ask(offers=offers)
            if line and self.answer(line, choices):
                return

    def answer(self, line: str, choices: Choices) -> bool:
        """Take a typed line; whether the position changed."""
        numbers = line.replace(",", " ").split()
        if all(number.isdecimal() for number in numbers):
            return self.play_numbers([int(number) for number in numbers], choices)
        command = self.commands.named(line)
        if command is not None and line.lower() not in [action.text for action in choices.actions]:
            return self.commands.run(*command, choices)
        meant = choices.meant(line)
        if meant.several:
            self.commands.say_several(meant.several, choices)
            return False
        return self.play(meant.action if meant.action is not None else line, choices.seat)

    def play(self, action: Action | str, seat: int) -> bool:
        """Play, or say why not."""
        try:
            self.session.play(action, seat)
        except Refused as refused:
            self.commands.refuse(refused.refusal)
            return False
        return True

    def play_numbers(self, numbers: list[int], choices: Choices) -> bool:
        """Choices by their numbers in the list as first shown, one after another while the question is the same."""
        actions: list[Action] = []
        for number in numbers:
            action = choices.numbered(number)
            if action is None:
                self.screen.say(self.words("no-such-number", number=number, most=len(choices.actions)), "red")
                return False
            actions.append(action)
        question = self.session.position.decision(choices.seat).kind
        for place, action in enumerate(actions):
            if place and not self.still_asked(question, choices.seat):
                self.screen.say(self.words("stopped", played=place, left=len(actions) - place))
                return True
            if not self.play(action, choices.seat):
                return place > 0
        return True

    def still_asked(self, question: str, seat: int) -> bool:
        """Whether the seat is still asked the same question, with no chance drawn in between."""
        position = self.session.position
        asked = seat in position.awaiting and position.decision(seat).kind == question
        return asked and position.why_not_undo(seat) is None

    # ---- showing

    def draw_whole(self, seat: int) -> None:
        """Everything, though one may have to scroll back."""
        self.draw(seat, height=ENDLESS)
        if self.screen.live:
            self.foretell(seat)

    def show_page(self, choices: Choices) -> None:
        """All of it on one screen: what is too long says with which command it is seen whole."""
        seat, screen = choices.seat, self.screen
        news = screen.lines_of(lambda: self.tell(seat))
        question = screen.lines_of(lambda: self.pose(choices))
        foretold = screen.lines_of(lambda: self.foretell(seat))
        answers = screen.lines_of(lambda: self.list_choices(choices))
        board = screen.lines_of(lambda: self.draw(seat))
        if len(board) + len(question) + len(answers) > screen.height:
            board = screen.lines_of(lambda: self.draw(seat, brief=True)) or board
        parts = [
            Part(news, 2, "log", ends=True),
            Part(board, 8, "table"),
            Part(question, len(question)),
            Part(foretold, 2, "table"),
            Part(answers, 6, "list"),
        ]
        for part, shown in fitted(parts, [4, 1, 3, 0], screen.height):
            left = len(part.lines) - shown + 1
            command = self.words(f"command-{part.command}") if part.command else ""
            screen.show_lines(cut(part, shown, self.words("more-lines", count=left, command=command)))

    def draw(self, seat: int, brief: bool = False, height: int = 0) -> None:
        """The table as a seat sees it."""
        drawing = self.artist.draw(self.glance(seat, brief, height or self.screen.height))
        if drawing != "":
            self.screen.show(drawing)

    def glance(self, seat: int, brief: bool = False, height: int = 0) -> Glance:
        """What a seat sees now, and how it is shown here."""
        position, screen = self.session.position, self.screen
        view, names = position.view(seat), self.session.names
        return Glance(view, self.words.lang, seat, names, position.options, screen.plain, brief, screen.width, height)

    def draw_or_sketch(self, seat: int) -> None:
        """The whole table on a page that was cleared or when much is new; else only what changes quickly."""
        moment = self.moment(self.session.position.view(seat))
        whole = (self.screen.live and not self.screen.plain) or self.drawn.get(seat) != moment
        self.drawn[seat] = moment
        self.draw(seat, brief=not whole)

    def moment(self, view: dict[str, Any]) -> object:
        """What makes a whole table worth reading again: a new round; on a page, also a new question."""
        if self.screen.plain:
            return view.get("round")
        decision = view["decision"] or {}
        return view.get("round"), view.get("phase"), decision.get("kind")

    def tell(self, seat: int) -> None:
        """What happened since the seat last looked."""
        news = self.session.news(seat)
        notes, self.notes[seat] = self.notes[seat], []
        for note in notes:
            self.screen.say(note, "dim")
        self.commands.say_log(news)
        if (news or notes) and not self.screen.plain:
            self.screen.say("")

    def offer(self, choices: Choices) -> None:
        """The question, and the choices if they are few."""
        self.pose(choices)
        self.foretell(choices.seat)
        self.list_choices(choices)

    def pose(self, choices: Choices) -> None:
        """The question, and what was picked so far."""
        session, words = self.session, self.words
        decision = session.position.decision(choices.seat)
        question = decision.sentence(words.lang, session.names)
        if not self.screen.plain:
            self.screen.show(Separator(style="dim"))
        asked = question if session.humans == 1 else words("asked", name=session.names[choices.seat], question=question)
        self.screen.say(asked, "bold")
        picks = decision.selection
        if picks is not None and picks.picked:
            things = ", ".join(self.commands.describe(action) for action in picks.picked)
            self.screen.say(words("picked", number=len(picks.picked), most=picks.most, things=things))

    def foretell(self, seat: int) -> None:
        """What will happen as things stand."""
        session = self.session
        for note in session.position.forecasts(seat):
            self.screen.say("  " + note.sentence(session.game.texts, self.words.lang, seat, session.names), "dim")

    def list_choices(self, choices: Choices) -> None:
        """The choices if they are few, else how to name one."""
        words = self.words
        if choices.many:
            examples = choices.examples()
            key = "many" if len(examples) == 1 else "many-two"
            self.screen.say(words(key, count=len(choices.actions), example=examples[0], other=examples[-1]))
            return
        glance = self.glance(choices.seat)
        lines: list[Text] = []
        for number, action in enumerate(choices.actions, 1):
            remark = self.remark(glance, action, choices.seat)
            described = self.commands.describe(action)
            if self.screen.plain:
                self.screen.say(f"{number}. {described}" + (f" ({remark})" if remark else ""))
            else:
                line = Text.assemble(
                    (f"{number:>3} ", "bold cyan"), described, (f"  {remark}" if remark else "", "dim")
                )
                lines.append(line)
        if not self.screen.plain:
            if len(lines) > TWO_COLUMNS:
                self.screen.show(Columns(lines, padding=(0, 3), column_first=True))
            else:
                self.screen.show(*lines)

    def remark(self, glance: Glance, action: Action, seat: int) -> str:
        """What is said beside a choice: the room's drawing of it, and what one should know before taking it."""
        session = self.session
        note = session.position.note(action, seat)
        told = "" if note is None else note.sentence(session.game.texts, self.words.lang, seat, session.names)
        return "; ".join(filter(None, (self.artist.remark(glance, action), told)))

    # ---- the end

    def finish(self) -> None:
        """The score sheet, who won, and the record for whoever wants it."""
        session, words = self.session, self.words
        reader = self.holder if self.holder is not None else 0
        self.screen.clear()
        self.draw(reader)
        self.tell(reader)
        self.screen.say("")
        self.screen.show(draw_sheet(session.position, None, session.names, words, self.screen.plain))
        self.screen.say("")
        for place, line in enumerate(result_lines(session.position, session.names, words)):
            self.screen.say(line, "bold" if place == 0 else "")
        session.forget_autosave()
        self.offer_record()

    def offer_record(self) -> None:
        """Ask where to keep the record; a bad place is asked about again."""
        while True:
            self.screen.say(self.words("offer-record"))
            try:
                name = self.screen.ask()
            except (EOFError, KeyboardInterrupt):
                return
            if not name:
                return
            try:
                self.session.save(Path(name))
            except Complaint as complaint:
                self.screen.say(str(complaint), "red")
                continue
            self.screen.say(self.words("saved", file=name), "green")
            return

    def leave(self) -> None:
        """A polite good-bye, with the way back."""
        session = self.session
        self.screen.say("")
        acted = any(session.seats[seat].human for seat, _ in session.position.record().actions)
        if not acted or session.position.over:
            self.screen.say(self.words("goodbye"))
            return
        path = session.autosave_path
        try:
            session.save(path)
        except Complaint as complaint:
            self.screen.say(str(complaint), "red")
            return
        resume = ["letopis", "play", session.game.name, "--load", str(path)]
        resume += ["--seats", ",".join(seat.text for seat in session.seats), "--lang", self.words.lang]
        if self.screen.plain:
            resume.append("--plain")
        self.screen.say(self.words("kept", file=str(path)))
        self.screen.say(self.words("resume"))
        self.screen.output.write(f"  {shlex.join(resume)}\n")
