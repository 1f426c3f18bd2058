"""A game: the rules of one title with its options, and the door to its positions."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from letopis.kernel.actions import Action, tidy
from letopis.kernel.asides import Asides
from letopis.kernel.chance import FAST, KINDS, SEALED, Chance, SealedChance, fast_from_state, from_seed
from letopis.kernel.data import Files, Sheets, digest, overlay, read_folder, read_overlay
from letopis.kernel.errors import BadData, BadNotation, BadOption
from letopis.kernel.evaluation import Evaluation
from letopis.kernel.guide import Guide
from letopis.kernel.learned import Learned, read_learned
from letopis.kernel.observation import Encoding, Observation
from letopis.kernel.options import Option, checked
from letopis.kernel.position import NOTHING_PICKED, Position
from letopis.kernel.reading import Reader, parse_document, plain_copy, shown, whole
from letopis.kernel.records import Record
from letopis.kernel.refusals import Figures
from letopis.kernel.rulebook import Rulebook, read_rulebook
from letopis.kernel.spaces import Actions
from letopis.kernel.steps import Pick, Step, added
from letopis.kernel.texts import LANGUAGES, Texts

KERNEL = Path(__file__).parent
LONGEST_TEXT = 200  # of an action: nothing longer is looked up
MOST_PICKED = 200  # things of one pick: no game is near it

P = TypeVar("P", bound=Position)


def checked_seed(seed: object) -> int | str:
    """A seed that can be kept in a record: a number or a text, neither without end."""
    if isinstance(seed, str):
        if len(seed) > LONGEST_TEXT or not seed.isprintable():
            raise BadOption("seed", f"{shown(seed)} is too long or not printable", f"{LONGEST_TEXT} characters")
        return seed
    number = whole(seed)
    if number is None:
        raise BadOption("seed", f"{shown(seed)} is neither a number nor a text", "a number or a text")
    if number.bit_length() > 256:
        raise BadOption("seed", f"{shown(seed)} is too long", "a number of at most 256 bits")
    return number


def word_figures(action: Action) -> Figures:
    """An action's words as `first`, `second`, `third`; one that is missing reads as 0."""
    figures: Figures = {"first": 0, "second": 0, "third": 0}
    for name, word in zip(("first", "second", "third"), action.words, strict=False):
        figures[name] = int(word) if word.isdigit() else word
    return figures


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[P]):
    """The rules of one title. A room makes one instance, `GAME`.

    >>> import letopis
    >>> game = letopis.game("era")
    >>> game.name, game.title("en"), game.seats
    ('era', 'Era: Medieval Age', (1, 2, 3, 4))
    >>> [option.name for option in game.options]
    ['round_limit']
    """

    rules_version: int = 1  # what new games are played by
    played_versions: tuple[int, ...] = (1,)  # all that are still played: a position knows its own
    asides: Asides[Any] | None = None  # what a seat may do at any moment, beside the question it is asked

    def __init__(
        self,
        name: str,
        room: Path,
        seats: tuple[int, ...],
        options: tuple[Option, ...],
        letter: str,
        evaluates: type[Evaluation[Any]] = Evaluation,
        guides: type[Guide[Any]] = Guide,
        encodes: type[Encoding[Any]] = Encoding,
    ) -> None:
        self.name = name
        self.room = room
        self.seats = seats
        self.options = options
        self.letter = letter  # rule numbers begin with it: E-5.2
        self.evaluates = evaluates
        self.guides = guides
        self.encodes = encodes
        self.steps: dict[str, Step[Any]] = {}  # by their notation; `steps_in` finds them in the room's modules
        self.releases: dict[int, str] = {}  # of versions no longer played: the last release of Letopis that plays each
        self.texts = Texts([KERNEL, room])
        self._rulebooks: dict[str, Rulebook] = {}
        self._files: Files | None = None
        self._known: dict[str, Any] = {}
        self._learned: Learned | None = None
        self._evaluations: dict[int, Evaluation[Any]] = {}
        self._actions: dict[int, Actions] = {}  # by the vocabulary: an owner's data may have another
        self._own_actions: Actions | None = None
        self._observations: dict[int, Observation] = {}

    # ---- what a room provides

    def read_components(self, sheets: Sheets) -> Any:
        """The data files as typed objects, checked."""
        raise NotImplementedError

    def start(self, players: int, options: dict[str, Any], components: Any, chance: Chance) -> P:
        """A position before anybody has been asked, its stack ready."""
        raise NotImplementedError

    def read(self, reader: Reader, players: int, options: dict[str, Any], components: Any, chance: Chance) -> P:
        """The room's part of reading a notation, its stack included."""
        raise NotImplementedError

    def find_action(self, position: P, text: str) -> Action | None:
        """The action of this text, or None."""
        return None if len(text) > LONGEST_TEXT else self.vocabulary(position).get(tidy(text))

    def find_step(self, position: P, text: str) -> Step[Any] | None:
        """The step of this notation, or None."""
        return self.steps.get(text)

    def vocabulary(self, position: P) -> dict[str, Action]:
        """Every action of the game by its text."""
        raise NotImplementedError

    def varieties(self, players: int) -> list[dict[str, Any]]:
        """The options under which bots should learn and be tried, for so many seats."""
        return [{}]

    # ---- what a room's `read` asks

    def read_stack(self, reader: Reader, position: P, usual: Sequence[str]) -> list[str]:
        """Put the steps of a document on the stack, the next one last; left out, the usual ones; returns their texts.

        Whether they may stand there they are asked later.
        """
        texts = reader.texts("stack") if reader.has("stack") else list(usual)
        for place, text in enumerate(texts):
            step = self.find_step(position, text)
            if step is None:
                raise reader.wrong(f"stack[{place}]", f"{shown(text)} is no step", f"see docs/notation/{self.name}.md")
            for seat in step.named:
                if seat >= position.players:
                    allowed = f"0 to {position.players - 1}"
                    raise reader.wrong(f"stack[{place}]", f"{shown(text)} names a seat that is not there", allowed)
            position.stack.append(step)
        return texts

    # ---- what it knows of good play, for bots

    def learned(self) -> Learned:
        """What was learned of it, from its room; read once."""
        if self._learned is None:
            self._learned = read_learned(self.room, self.evaluates.feature_names, self.guides.prior_names)
        return self._learned

    def evaluation(self, players: int, learned: Learned | None = None) -> Evaluation[P]:
        """What a position of so many seats is worth, by what was learned; the room's own is made once."""
        if learned is not None:
            return self.evaluates(players, learned)
        known = self._evaluations.get(players)
        if known is None:
            known = self.evaluates(players, self.learned())
            self._evaluations[players] = known
        return known

    def guide(self, evaluation: Evaluation[P]) -> Guide[P]:
        """What a search asks beside the evaluation."""
        return self.guides(evaluation)

    # ---- numbers, for programs that learn

    @property
    def actions(self) -> Actions:
        """Every action of the game with its id."""
        if self._own_actions is None:
            self._own_actions = self.actions_of(self.new(self.seats[-1]))
        return self._own_actions

    def actions_of(self, position: P) -> Actions:
        """The same for the components a position is played with: an owner's data may have more or fewer."""
        vocabulary = self.vocabulary(position)
        known = self._actions.get(id(vocabulary))
        if known is None:
            known = Actions(self.name, self.rules_version, vocabulary)
            self._actions[id(vocabulary)] = known
        return known

    def observation(self, players: object) -> Observation:
        """What `position.observe` writes at a table of so many seats: every number by name."""
        seats = whole(players)
        if seats is None or seats not in self.seats:
            allowed = ", ".join(map(str, self.seats))
            raise BadOption("players", f"{shown(players)} is not a number of seats of this game", allowed)
        known = self._observations.get(seats)
        if known is None:
            known = Observation(self, seats)
            self._observations[seats] = known
        return known

    # ---- the contract

    def title(self, lang: str = "en") -> str:
        """The game's name in a language."""
        return self.texts.say(lang, "title")

    def describe(self, action: Action, lang: str = "en") -> str:
        """An action in words: the message `action-<kind>` with its words as `first`, `second`, `third`.

        >>> import letopis
        >>> game = letopis.game("era")
        >>> game.describe(letopis.Action("build", "farm"), "ru")
        'Построить: ферма'
        """
        return self.texts.say(lang, f"action-{action.kind}", word_figures(action))

    def describe_several(self, actions: Sequence[Action], lang: str = "en") -> str:
        """Actions that are one decision, in words: equal ones are counted.

        Where the room has `several-<kind>`, it names all things of that kind together, and says what else is meant by
        it, so that a bare "enough" needs no words; a thing is `thing-<kind>`, or else its name.

        >>> import letopis
        >>> game = letopis.game("era")
        >>> marked = [letopis.Action("reroll", "p1"), letopis.Action("reroll", "p1"), letopis.Action("roll")]
        >>> game.describe_several(marked)
        'Reroll: 2 peasant dice “3 food”'
        """
        if len(actions) == 1:
            return self.describe(actions[0], lang)
        counted: dict[str, dict[Action, int]] = {}
        for action in actions:
            alike = counted.setdefault(action.kind, {})
            alike[action] = alike.get(action, 0) + 1
        named = any([self.texts.has(lang, f"several-{kind}") for kind in counted])
        said: list[str] = []
        for kind, things in counted.items():
            if self.texts.has(lang, f"several-{kind}"):
                key = f"thing-{kind}" if self.texts.has(lang, f"thing-{kind}") else "thing"
                each = [self.texts.say(lang, key, {**word_figures(one), "count": n}) for one, n in things.items()]
                said.append(self.texts.phrase(lang, f"several-{kind}", {"things": ", ".join(each)}))
                continue
            for action, count in things.items():
                if action.words or not named:
                    said.append(self.describe(action, lang) + (f" ×{count}" if count > 1 else ""))
        return ". ".join(said)

    def new(
        self,
        players: object = 2,
        seed: object = 0,
        options: object = None,
        chance: object = FAST,
        rules: object = None,
    ) -> P:
        """A game that begins: the same seed and options give the same game.

        Seats are a whole number, the seed a number or a text, chance `fast` or `sealed`, rules a version that is still
        played (None: the newest); anything else is a BadOption, also where compiled code would rather not be asked.
        """
        seats = whole(players)
        if seats is None or seats not in self.seats:
            allowed = ", ".join(map(str, self.seats))
            raise BadOption("players", f"{shown(players)} is not a number of seats of this game", allowed)
        sown = checked_seed(seed)
        if not isinstance(chance, str) or chance not in KINDS:
            raise BadOption("chance", f"{shown(chance)} is unknown", ", ".join(KINDS))
        version = self.rules_version
        if rules is not None:
            asked = whole(rules)
            if asked is None or asked not in self.played_versions:
                raise BadOption("rules", self.unplayed(rules), ", ".join(map(str, self.played_versions)))
            version = asked
        chosen, components = self._prepare({} if options is None else options)
        position = self.start(seats, chosen, components, from_seed(sown, chance))
        position.rules = version
        self.actions_of(position)  # every action it will ever list has its id
        position.origin = Record(self.name, version, seats, sown, chance, self._stated(chosen))
        position.telling = position.opening
        position.settle()
        position.telling = None
        return position

    def unplayed(self, rules: object) -> str:
        """What is to be said of a rules version that is not played here."""
        release = self.releases.get(rules) if isinstance(rules, int) else None
        played = f", but by release {release}" if release is not None else ""
        return f"rules version {shown(rules)} of {self.name} is not played by this program{played}"

    def load(self, doc: object) -> P:
        """A position from its notation, a document or its text; BadNotation says which field is wrong.

        What it accepts can be played to the end, dumped and loaded again, taken back and replayed.
        """
        reader = Reader(parse_document(doc) if isinstance(doc, str) else doc)
        if reader.text("game", default=self.name) != self.name:
            raise reader.wrong("game", f"{shown(reader.raw('game'))} is another game", self.name)
        rules = reader.whole("rules", 1, 10_000, self.rules_version)
        if rules not in self.played_versions:
            raise reader.wrong("rules", self.unplayed(rules), ", ".join(map(str, self.played_versions)))
        seats = len(reader.items("seats"))
        players = reader.whole("players", self.seats[0], self.seats[-1], seats or 2)
        if players not in self.seats:
            raise reader.wrong("players", f"{players} is not a number of seats of this game", str(self.seats))
        try:
            options, components = self._prepare(reader.table("options", optional=True).value)
        except BadOption as bad:
            raise BadNotation(f"options.{bad.option}", bad.problem, bad.allowed) from None
        position = self.read(reader, players, options, components, self._read_chance(reader))
        position.rules = rules
        self.actions_of(position)
        position.picks = self._read_picks(reader, position)
        reader.finish()
        for place, step in enumerate(position.stack):
            problem = step.misplaced(position, place)
            if problem is not None:
                raise BadNotation(f"stack[{place}]", f"{shown(step.text)} cannot stand there: {problem}")
        position.settle()
        for seat in position.awaited:
            if not position.stack[-1].actions(position, seat):
                raise BadNotation("stack", f"{shown(position.stack[-1].text)} leaves seat {seat} nothing to choose")
        position.origin = Record(self.name, rules, players, 0, FAST, {})
        position.origin.start = position.dump()
        return position

    def rules(self, lang: str = "en") -> Rulebook:
        """The numbered rules, in our own words."""
        lang = lang if lang in LANGUAGES else "en"
        if lang not in self._rulebooks:
            self._rulebooks[lang] = read_rulebook(self.room, lang)
        return self._rulebooks[lang]

    def provenance(self) -> dict[str, int]:
        """How many figures of the data come from where."""
        return Sheets(self.own_files()).provenance()

    def components(self, options: object = None) -> Any:
        """The components in play under these options, as the room's own objects."""
        return self._prepare({} if options is None else options)[1]

    def chance(self, seed: object) -> Chance:
        """A fast generator for a guess or a search."""
        return from_seed(checked_seed(seed))

    # ---- as any object of Python

    def __reduce__(self) -> tuple[Any, ...]:
        return room_game, (type(self).__module__,)

    def __copy__(self) -> "Game[P]":
        return self

    def __deepcopy__(self, memo: object) -> "Game[P]":
        return self

    def __repr__(self) -> str:
        return f"<game {self.name}, rules {self.rules_version}>"

    # ---- behind it

    def own_files(self) -> Files:
        """The game's data files as they are in its room."""
        if self._files is None:
            self._files = read_folder(self.room / "data")
        return self._files

    def _prepare(self, given: object) -> tuple[dict[str, Any], Any]:
        """Checked options, and the components they play with."""
        if not isinstance(given, Mapping):
            raise BadOption("options", f"{shown(given)} is not a table of options", "names with values")
        asked: dict[Any, Any] = dict(given)
        data = asked.pop("data", None)
        options = checked(self.options, asked)
        if not data:
            return options, self._components_of("", {})
        try:
            extra: Files = plain_copy(read_overlay(data))
        except BadNotation as bad:
            raise BadData("data", "data", bad.problem, bad.allowed) from None
        options["data"] = extra
        return options, self._components_of(digest(extra), extra)

    def _components_of(self, name: str, extra: Files) -> Any:
        if name not in self._known:
            files = overlay(self.own_files(), extra) if extra else self.own_files()
            self._known[name] = self.read_components(Sheets(files))
        return self._known[name]

    def _stated(self, options: dict[str, Any]) -> dict[str, Any]:
        """The options that differ from their defaults: what a record needs to say."""
        defaults = {option.name: option.default for option in self.options}
        return {name: value for name, value in options.items() if name not in defaults or defaults[name] != value}

    def _read_picks(self, reader: Reader, position: P) -> tuple[tuple[Action, ...], ...]:
        """What was picked so far in each pick on the stack; what is not said is nothing."""
        under_way: list[Pick[Any]] = []
        for step in position.stack:
            if isinstance(step, Pick):
                under_way.append(step)
        if not reader.has("picks"):
            return tuple([NOTHING_PICKED for _ in under_way])
        lists = reader.items("picks")
        if len(lists) != len(under_way):
            raise reader.wrong("picks", f"are {len(lists)}", f"a list for each pick on the stack: {len(under_way)}")
        found: list[tuple[Action, ...]] = []
        for number, pick in enumerate(under_way):
            texts = lists[number]
            if not isinstance(texts, list):
                raise reader.wrong(f"picks[{number}]", f"{shown(texts)} is not a list", "a list of actions")
            if len(texts) > MOST_PICKED:
                raise reader.wrong(f"picks[{number}]", f"holds {len(texts)} things", f"at most {MOST_PICKED}")
            picked: tuple[Action, ...] = NOTHING_PICKED
            for place, text in enumerate(texts):
                action = self.find_action(position, text) if isinstance(text, str) else None
                if action is None or action.kind not in pick.verbs:
                    allowed = "actions of " + ", ".join(pick.verbs)
                    raise reader.wrong(f"picks[{number}][{place}]", f"{shown(text)} is not picked here", allowed)
                picked = added(picked, action)
            found.append(picked)
        return tuple(found)

    def _read_chance(self, reader: Reader) -> Chance:
        if not reader.has("chance"):
            seed = reader.raw("seed") if reader.has("seed") else 0
            try:
                return from_seed(checked_seed(seed))
            except BadOption as bad:
                raise reader.wrong("seed", bad.problem, bad.allowed) from None
        inner = reader.table("chance")
        kind = inner.text("kind", KINDS)
        made: Chance
        try:
            if kind == SEALED:
                sealed = SealedChance(bytes.fromhex(inner.text("seed")))
                counters = inner.table("counters", optional=True)
                sealed.counters = {label: counters.whole(label, 0, 1_000_000_000) for label in counters.value}
                made = sealed
            else:
                made = fast_from_state(inner.text("state"))
        except ValueError:
            raise inner.wrong("", "is not a generator's state", "hexadecimal digits") from None
        made.drawn = inner.whole("drawn", 0, 1_000_000_000, 0)
        inner.finish()
        return made


def room_game(module: str) -> Any:
    """The one game of a room, by the module that makes it: what a pickled game comes back as."""
    return import_module(module).GAME
