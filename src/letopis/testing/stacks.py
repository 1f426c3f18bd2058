"""Documents that nobody's play has written: stacks and figures of real moments, mixed, nudged and crossed.

A leaf that is out of range is one thing; a stack that does not belong to the figures beside it is another, and only
the second finds a question that nobody could ever be asked. Each document is made by a generator of its own number, so
that a failure is found again by it.
"""

import json
import random
from collections.abc import Iterator
from typing import Any

import letopis
from letopis import BadData, BadNotation, Position
from letopis.testing.cases import Case, cases_of
from letopis.testing.walk import choices, generator, play_on, viewers

Doc = dict[str, Any]
FIGURES = (-1, 0, 1, 2, 3, 4, 5, 7, 12, 40, 99, 9_999, 10_000, 10**6)
PLAYED = 12  # decisions that an accepted document is played for


class Moments:
    """Real moments of one game: documents as text, every step that was seen on a stack, every value by its path."""

    def __init__(self, game: letopis.Game[letopis.Position]) -> None:
        self.game = game
        self.docs: list[str] = []
        self.steps: set[str] = set()
        for case in cases_of(game):
            self.visit(case)
        self.words = sorted({word for step in self.steps for word in step.split()})
        self.texts = sorted(self.steps)

    def visit(self, case: Case) -> None:
        """Some moments of a game, and all the steps of it."""
        position, chooser = case.begin(3), generator(case, 3)
        for number, (seat, action) in enumerate(choices(position, chooser)):
            new = [step.text for step in position.stack if step.text not in self.steps]
            if number % 23 == 0 or new:
                self.steps.update(new)
                self.docs.append(json.dumps(position.dump()))
            position.play(action, seat)
        self.docs.append(json.dumps(position.dump()))

    def spoiled(self, number: int) -> Doc:
        """The document of this number: a real one, with its stack and its figures out of step."""
        chooser = random.Random(f"{self.game.name} {number}")
        doc: Doc = json.loads(chooser.choice(self.docs))
        for _ in range(chooser.choice((1, 1, 1, 2, 2, 3))):
            if chooser.random() < 0.5:
                self.shift_stack(doc, chooser)
            else:
                self.shift_figure(doc, chooser)
        return doc

    def shift_stack(self, doc: Doc, chooser: random.Random) -> None:
        """Another stack, or a step more, less, elsewhere or with another word."""
        stack = doc.get("stack")
        if not isinstance(stack, list) or not all(isinstance(step, str) and step.split() for step in stack):
            return  # a figure was shifted there before
        place = chooser.randrange(len(stack) + 1)
        match chooser.randrange(6):
            case 0:
                doc["stack"] = json.loads(chooser.choice(self.docs))["stack"]
            case 1 if place < len(stack):
                del stack[place]
            case 2 if len(stack) > 1:
                chooser.shuffle(stack)
            case 3 if place < len(stack):
                words = stack[place].split()
                words[chooser.randrange(len(words))] = chooser.choice(self.words)
                stack[place] = " ".join(words)
            case 4:
                doc["stack"] = [chooser.choice(self.texts) for _ in range(chooser.randrange(4))]
            case _:
                stack.insert(place, chooser.choice(self.texts))

    def shift_figure(self, doc: Doc, chooser: random.Random) -> None:
        """A figure nudged or replaced, a list shortened or lengthened, or a value of another moment in its place."""
        holder, key = place_in(doc, chooser)
        value = holder[key]
        if chooser.random() < 0.3:
            other = json.loads(chooser.choice(self.docs))
            if isinstance(holder, dict) and holder is doc and key in other:
                holder[key] = other[key]
                return
        if isinstance(value, bool):
            holder[key] = not value
        elif isinstance(value, int):
            holder[key] = chooser.choice(FIGURES) if chooser.random() < 0.3 else value + chooser.choice((-2, -1, 1, 2))
        elif isinstance(value, list) and value:
            item = chooser.randrange(len(value))
            if chooser.random() < 0.5:
                del value[item]
            else:
                value.insert(item, json.loads(json.dumps(value[chooser.randrange(len(value))])))
        elif isinstance(holder, dict) and chooser.random() < 0.3:
            del holder[key]
        elif isinstance(value, str):
            strings = list(texts_of(doc))
            holder[key] = chooser.choice(strings)


def place_in(doc: Doc, chooser: random.Random) -> tuple[Any, Any]:
    """A field or an item, as what holds it and its key: as likely near the root as deep down."""
    holder: Any = doc
    while True:
        key = chooser.choice(list(holder)) if isinstance(holder, dict) else chooser.randrange(len(holder))
        inner = holder[key]
        if not isinstance(inner, (dict, list)) or not inner or chooser.random() < 0.25:
            return holder, key
        holder = inner


def texts_of(value: Any) -> Iterator[str]:
    """Every text in a document."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for item in value:
            yield from texts_of(item)
    elif isinstance(value, dict):
        for item in value.values():
            yield from texts_of(item)


def keeps_its_promise(game: letopis.Game[letopis.Position], doc: Doc, number: int) -> bool:
    """False if `load` refuses the document by name; else it must play on, and be dumped, loaded, undone, replayed."""
    try:
        position = game.load(doc)
    except (BadNotation, BadData):
        return False
    is_whole(position)
    chooser = random.Random(number)
    played = play_on(position, chooser, PLAYED if number % 50 else 20_000)
    is_whole(position)
    if played and not position.over:
        for seat in range(position.players):
            if position.why_not_undo(seat) is None:
                is_whole(position.undone(seat))
    assert letopis.replay(position.record().text()).dump() == position.dump()
    return True


def is_whole(position: Position) -> None:
    """It can be looked at, guessed from, written down and read again, and whoever is awaited has something to do."""
    doc = position.dump()
    assert position.game.load(doc).dump() == doc
    for viewer in viewers(position):
        position.view(viewer)
    for seat in position.awaiting:
        assert position.legal(seat)
        position.guess(seat, 1).legal(seat)
    assert position.over or position.awaiting
    position.scores()
