"""The characters (sections 7 and 10): effects in a closed vocabulary, read from data/cards.toml and checked."""

from typing import Final

from letopis.games.bruges.vocabulary import (
    ALL_USES,
    ANY,
    CARD,
    CHOOSE,
    COUNTERS,
    EACH,
    EVENTS,
    GAINS,
    HIGHEST,
    INFINITY,
    KINDS,
    LAUREL,
    LOWEST,
    MODIFIERS,
    MODIFIES,
    NO_EVENT,
    OP_PER,
    OP_WORKERS,
    PER_ARGUMENT,
    REFLEXIVE,
    SAME,
    USES,
    VERBS,
    VICTIM_VERBS,
    WORKER,
)
from letopis.kernel.actions import Action, numbered
from letopis.kernel.reading import Reader, shown

MOST: Final = 200  # of anything: what a file may say of a count at most
MOST_ASKED: Final = 9  # of anything that is chosen one by one
UNBOUNDED: Final = 9999


class Counter:
    """BR-10.8: something that is counted, with its argument: an estate, a kind, a price."""

    def __init__(self, code: int, argument: int, text: str) -> None:
        self.code = code
        self.argument = argument
        self.text = text


class Op:
    """One verb of an effect with its figures (BR-10.2 to BR-10.4). `number` is its place among all of the game."""

    def __init__(self, number: int, card: int, path: str, code: int) -> None:
        self.number = number
        self.card = card
        self.path = path  # `juggler 1`, and inside another verb `brewer 0.1.0`
        self.code = code
        self.plain = False  # a gain that asks nobody anything
        self.n = 0
        self.colour = 0  # a colour, or ANY, SAME, EACH, CARD, CHOOSE
        self.keep = 0
        self.depth = 0
        self.min_have = 0
        self.which = 0  # a die: a colour, HIGHEST or LOWEST
        self.pay = 0
        self.free = False
        self.from_deck = False
        self.no_worker = False
        self.uses = 0  # what an extra card may be played for, as a mask
        self.cost_guilders = 0
        self.cost_workers = 0
        self.cost_cards = 0
        self.whose_any = False
        self.kind = 0
        self.one = False
        self.counter: Counter | None = None
        self.per = 1
        self.most = UNBOUNDED
        self.inner: list[Op] = []
        self.options: list[list[Op]] = []


class Laurel:
    """BR-10.9: `points` for each full `per` of a counter, at most `most` in all."""

    def __init__(self, counter: Counter, per: int, points: int, most: int) -> None:
        self.counter = counter
        self.per = per
        self.points = points
        self.most = most


class Character:
    """One of the cards: a colour, and a person with price, points, estate, icon and effect."""

    def __init__(self, number: int, id: str) -> None:
        self.number = number
        self.id = id
        self.colour = 0
        self.group = 0
        self.cost = 0
        self.cost_class = 0  # its price's place among all prices
        self.points = 0
        self.kind = 0
        self.once = False  # infinity of the first type
        self.worker = -1
        self.event = NO_EVENT
        self.effect: list[Op] = []
        self.laurels: list[Laurel] = []
        self.plain = False  # its whole effect asks nobody anything
        self.reflexive = False  # speaks of "other" persons: it must know itself (BR-10.2)
        self.refreshes = False
        self.copies = False
        self.when_colour = -1
        self.action_only = False
        self.min_cost = 0
        self.values: list[int] = []
        self.cells: list[int] = []
        self.when_kind = -1
        self.fewest_guilders = False
        # what it gives, in points: figures of `estimates`, put here when the cards are read
        self.each = 0.0  # once carried out, but for what it counts
        self.counting: list[Op] = []  # the verbs that give so much for each of something
        self.a_round = 0.0  # in a round, when it works by itself
        self.plays: list[Action] = [numbered(use, number * len(USES) + place, id) for place, use in enumerate(USES)]
        self.activate = numbered("activate", number, id)
        self.take = numbered("take-card", number, id)
        self.discard = numbered("discard", number, id)
        self.lose = numbered("lose", number, id)
        self.copy = numbered("copy", number, id)
        self.refresh = numbered("refresh", number, id)
        self.recall = numbered("recall", number, id)

    def actions(self) -> list[Action]:
        """Everything one can do with this card."""
        others = [self.activate, self.take, self.discard, self.lose, self.copy, self.refresh, self.recall]
        return [*self.plays, *others]

    @property
    def activates(self) -> bool:
        """BR-7.4, BR-7.5: whether the owner activates it in a turn."""
        return self.kind == WORKER or self.once


class EffectReader:
    """Reads the effects of one game: every verb gets a number."""

    def __init__(self, colours: list[str], groups: list[str], allowed: Reader) -> None:
        self.colours = colours
        self.groups = groups
        self.ops: list[Op] = []
        # the data's own list of words: what is not there is refused even if the code knew it
        self.kinds = allowed.texts("kinds", optional=False)
        self.infinity_types = allowed.texts("infinity_types", optional=False)
        self.events = [*allowed.texts("events_modifier", False), *allowed.texts("events_trigger", False)]
        names = ("ops_gain", "ops_act", "ops_struct", "ops_victim", "ops_modify")
        self.verbs = [verb for name in names for verb in allowed.texts(name, optional=False)]
        self.counters = allowed.texts("counters", optional=False)
        self.scores = allowed.texts("scores", optional=False)
        self.when_keys = allowed.texts("when_keys", optional=False)
        for verb in self.verbs:
            if verb not in VERBS:
                raise allowed.wrong("ops_gain", f"{shown(verb)} is a verb the game does not know", ", ".join(VERBS))

    def character(self, reader: Reader, number: int) -> Character:
        """One card."""
        card = Character(number, reader.text("id"))
        card.colour = self.colours.index(reader.text("colour", self.colours))
        card.group = self.groups.index(reader.text("group", self.groups))
        card.cost = reader.whole("cost", 0, MOST)
        card.points = reader.whole("points", 0, MOST)
        if card.points * 3 != card.cost:
            raise reader.wrong("points", f"{card.points} is not a third of the price {card.cost}", str(card.cost // 3))
        kind = reader.text("kind", self.kinds)
        if kind not in KINDS:
            raise reader.wrong("kind", f"{shown(kind)} is unknown", ", ".join(KINDS))
        card.kind = KINDS.index(kind)
        if card.kind == WORKER:
            card.worker = self.colours.index(reader.text("worker", self.colours))
        if card.kind == INFINITY:
            self._infinity(reader, card)
        if reader.has("when"):
            self._when(reader.table("when"), card)
        if card.kind == LAUREL:
            card.laurels = [self._laurel(inner) for inner in reader.tables("effect", optional=False)]
        else:
            card.effect = self._list(reader.tables("effect", optional=False), card, card.id)
            self._check_use(reader, card)
        if not card.laurels and not card.effect:
            raise reader.wrong("effect", "is empty", "at least one verb")
        card.plain = all([op.plain for op in card.effect])
        card.reflexive = holds(card.effect, REFLEXIVE)
        card.refreshes = holds(card.effect, (VERBS.index("refresh"),))
        card.copies = holds(card.effect, (VERBS.index("copy_person"),))
        for key in ("en", "ru", "text_en", "text_ru"):
            reader.text(key)
        reader.finish(("source", "prov", "note", "ref", "source_url"))
        return card

    def _infinity(self, reader: Reader, card: Character) -> None:
        type = reader.text("infinity", self.infinity_types)
        card.once = type == "once"
        if card.once:
            return
        event = reader.text("on", self.events)
        if event not in EVENTS:
            raise reader.wrong("on", f"{shown(event)} is an event the game does not know", ", ".join(EVENTS))
        card.event = EVENTS.index(event)
        if (event in MODIFIERS) != (type == "modifier"):
            raise reader.wrong("on", f"{shown(event)} is no event of a {type}", "see vocabulary.toml")

    def _when(self, reader: Reader, card: Character) -> None:
        """BR-10.7."""
        if reader.has("colour"):
            card.when_colour = self.colours.index(reader.text("colour", self.colours))
        card.action_only = reader.text("scope", ("action", "any"), "any") == "action"
        card.min_cost = reader.whole("min_cost", 0, MOST, 0)
        card.values = self._numbers(reader, "values", 6)
        card.cells = self._numbers(reader, "cells", MOST)
        if reader.has("kind"):
            card.when_kind = KINDS.index(reader.text("kind", KINDS))
        if reader.has("condition"):
            reader.text("condition", ("fewest_guilders",))
            card.fewest_guilders = True
        for key in reader.value:
            if key not in self.when_keys:
                raise reader.wrong(key, "is unknown", ", ".join(self.when_keys))
        reader.finish()

    def _numbers(self, reader: Reader, key: str, high: int) -> list[int]:
        numbers: list[int] = []
        for place, item in enumerate(reader.items(key)):
            if isinstance(item, bool) or not isinstance(item, int) or not 1 <= item <= high:
                raise reader.wrong(f"{key}[{place}]", f"{shown(item)} is out of range", f"1 to {high}")
            numbers.append(item)
        return numbers

    def _laurel(self, reader: Reader) -> Laurel:
        reader.text("score", self.scores)
        most = reader.whole("max", 0, MOST, MOST) if reader.has("max") else UNBOUNDED
        laurel = Laurel(self._counter(reader), reader.whole("per", 1, MOST), reader.whole("points", 0, MOST), most)
        reader.finish()
        return laurel

    def _counter(self, reader: Reader) -> Counter:
        """BR-10.8: `persons`, or with its argument `persons_group:nobles`."""
        text = reader.text("count")
        name, colon, argument = text.partition(":")
        listed = f"{name}:*" if colon else name
        if name not in COUNTERS or listed not in self.counters or bool(colon) != (name in PER_ARGUMENT):
            raise reader.wrong("count", f"{shown(text)} is unknown", ", ".join(self.counters))
        value = 0
        if name == "persons_group":
            value = self._of(reader, "count", argument, self.groups)
        elif name == "persons_kind":
            value = self._of(reader, "count", argument, list(KINDS))
        elif colon:
            if not argument.isdigit():
                raise reader.wrong("count", f"{shown(argument)} is no price", "a whole number")
            value = int(argument)
        return Counter(COUNTERS.index(name), value, text)

    def _of(self, reader: Reader, key: str, word: str, known: list[str]) -> int:
        if word not in known:
            raise reader.wrong(key, f"{shown(word)} is unknown", ", ".join(known))
        return known.index(word)

    def _list(self, readers: list[Reader], card: Character, path: str, victim: bool = False) -> list[Op]:
        ops: list[Op] = []
        for place, reader in enumerate(readers):
            joint = " " if path == card.id else "."
            ops.append(self._op(reader, card, f"{path}{joint}{place}", victim))
        return ops

    def _op(self, reader: Reader, card: Character, path: str, victim: bool) -> Op:
        verb = reader.text("op", self.verbs)
        if (verb in VICTIM_VERBS) != victim:
            raise reader.wrong("op", f"{shown(verb)} stands in the wrong place", "BR-10.3")
        op = Op(len(self.ops), card.number, path, VERBS.index(verb))
        self.ops.append(op)
        self._figures(reader, op, verb)
        self._structure(reader, op, verb, card, path)
        op.plain = op.code in GAINS and not (op.code == OP_WORKERS and op.colour in (ANY, SAME))
        if op.code == OP_PER:
            op.plain = all([inner.plain for inner in op.inner])
        elif op.code in MODIFIES:
            op.plain = True  # nothing is carried out: it changes a rule
        reader.finish()
        return op

    def _figures(self, reader: Reader, op: Op, verb: str) -> None:
        """The numbers and words of a verb."""
        if verb in ("guilders", "points"):
            op.n = reader.whole("n", 1, MOST)
        elif verb in ("draw", "discard_hand", "extra_card", "refresh", "recall", "reroll"):
            op.n = reader.whole("n", 1, MOST_ASKED)
        elif verb in ("set_amount", "plus", "die_min", "discount", "hand_size", "give_guilders"):
            op.n = reader.whole("n", 0, MOST)
        elif verb == "workers":
            op.n = reader.whole("n", 1, MOST_ASKED)
            op.colour = self._colour(reader, {"any": ANY, "same": SAME, "each": EACH, "card": CARD})
        elif verb == "draw_keep":
            op.n = reader.whole("n", 1, MOST_ASKED)
            op.keep = reader.whole("keep", 0, op.n)
        elif verb == "take_discard":
            op.n = reader.whole("n", 1, MOST_ASKED)
            op.depth = reader.whole("depth", 1, MOST)
        elif verb == "discard_threats":
            op.n = reader.whole("n", 1, MOST_ASKED)
            op.colour = self._colour(reader, {"any": ANY, "same": SAME})
            op.min_have = reader.whole("min_have", 0, MOST, 0)
        elif verb == "die_money":
            named = {"highest": HIGHEST, "lowest": LOWEST}
            which = reader.text("which", [*self.colours, *named])
            op.which = named[which] if which in named else self.colours.index(which)
        elif verb == "reputation":
            op.n = reader.whole("n", 1, MOST_ASKED)
            op.pay = reader.whole("pay", 0, MOST)
        elif verb == "threat":
            op.n = reader.whole("n", 1, 9)
            op.colour = self._colour(reader, {"choose": CHOOSE})
        elif verb == "penalty":
            op.colour = self._colour(reader, {})
        elif verb == "give_workers":
            op.n = reader.whole("n", 1, MOST_ASKED)
            reader.text("pick", ("victim",))

    def _colour(self, reader: Reader, special: dict[str, int]) -> int:
        word = reader.text("colour", [*self.colours, *special])
        return special[word] if word in special else self.colours.index(word)

    def _structure(self, reader: Reader, op: Op, verb: str, card: Character, path: str) -> None:
        """The rest: what a verb does with cards, and lists inside it."""
        if verb == "extra_card":
            for use in reader.texts("actions", optional=False):
                if use != "any" and use not in USES:
                    raise reader.wrong("actions", f"{shown(use)} is unknown", ", ".join(["any", *USES]))
                op.uses |= ALL_USES if use == "any" else 1 << USES.index(use)
        elif verb == "canal":
            op.free = reader.text("pay", ("printed", "free")) == "free"
        elif verb == "house":
            op.from_deck = reader.text("from", ("hand", "deck")) == "deck"
            op.no_worker = reader.text("worker", ("none", "card"), "card") == "none"
            if op.from_deck and not op.no_worker:
                raise reader.wrong("worker", "a house from a pile costs no worker", "none")
        elif verb == "settle":
            op.n = reader.whole("discount", 0, MOST)
        elif verb == "pay":
            self._cost(reader.table("cost"), op)
            op.n = reader.whole("times", 1, MOST_ASKED)
            op.inner = self._list(reader.tables("gain", optional=False), card, path)
        elif verb == "copy_person":
            op.whose_any = reader.text("whose", ("opponent", "any")) == "any"
            op.kind = KINDS.index(reader.text("kind", ("flash", "worker")))
        elif verb == "flip_majority":
            reader.text("condition", ("tied_first",))
        elif verb == "per":
            op.counter = self._counter(reader)
            op.per = reader.whole("per", 1, MOST)
            op.most = reader.whole("max", 0, MOST, MOST) if reader.has("max") else UNBOUNDED
            op.inner = self._list(reader.tables("reward", optional=False), card, path)
        elif verb == "choose":
            lists = reader.items("options", optional=False)
            for place, item in enumerate(lists):
                if not isinstance(item, list):
                    raise reader.wrong(f"options[{place}]", f"{shown(item)} is not a list", "a list of effects")
                key = reader.where(f"options[{place}]")
                readers = [Reader(inner, f"{key}[{at}]", reader.file, reader.asked) for at, inner in enumerate(item)]
                op.options.append(self._list(readers, card, f"{path}.{place}"))
            if not 2 <= len(op.options) <= 9:
                raise reader.wrong("options", f"there are {len(op.options)} of them", "2 to 9")
        elif verb == "opponents":
            op.one = reader.text("who", ("each", "one")) == "one"
            op.inner = self._list(reader.tables("effect", optional=False), card, path, victim=True)
            if op.one and any([inner.colour == CHOOSE for inner in op.inner]):
                raise reader.wrong("who", "a colour is named for each opponent, not for one", "each")

    def _cost(self, reader: Reader, op: Op) -> None:
        """One kind of cost: guilders, workers of any colours, or cards from the hand."""
        op.cost_guilders = reader.whole("guilders", 0, MOST, 0)
        op.cost_workers = reader.whole("workers", 0, MOST_ASKED, 0)
        op.cost_cards = reader.whole("cards", 0, 1, 0)
        reader.text("colour", ("any",), "any")
        if sum([1 for cost in (op.cost_guilders, op.cost_workers, op.cost_cards) if cost]) != 1:
            raise reader.wrong("", "is not one kind of cost", "guilders, workers, or 1 card")
        reader.finish()

    def _check_use(self, reader: Reader, card: Character) -> None:
        """BR-10.4: a verb that changes a rule stands only where that rule is."""
        for place, op in enumerate(card.effect):
            events = MODIFIES.get(op.code)
            if events is not None and card.event not in events:
                raise reader.wrong(f"effect[{place}].op", f"{VERBS[op.code]} changes nothing there", "BR-10.4")
        for op in card.effect:
            for inner in nested(op):
                if inner.code in MODIFIES:
                    raise reader.wrong("effect", f"{VERBS[inner.code]} stands inside another verb", "BR-10.4")


def nested(op: Op) -> list[Op]:
    """The verbs inside a verb."""
    inside: list[Op] = []
    for listed in [op.inner, *op.options]:
        for inner in listed:
            inside.append(inner)
            inside.extend(nested(inner))
    return inside


def holds(ops: list[Op], codes: tuple[int, ...]) -> bool:
    """Whether a list of effects contains one of the verbs, also inside others."""
    for op in ops:
        if op.code in codes:
            return True
        for inner in nested(op):
            if inner.code in codes:
                return True
    return False
