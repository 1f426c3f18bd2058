"""The vocabulary of the data (section 21): counts, silver formulas, and what events do."""

from typing import Final

from letopis.kernel.reading import Reader

# what a formula counts
SUIT_SYMBOLS: Final = 0
PADLOCKS: Final = 1
FOOD: Final = 2
BUILDERS: Final = 3
GOLD_SYMBOLS: Final = 4
HAND: Final = 5
COUNTS: Final[dict[str, int]] = {
    "padlocks": PADLOCKS,
    "food_visible": FOOD,
    "builders_visible": BUILDERS,
    "gold_symbols_visible": GOLD_SYMBOLS,
}

OPS: Final = ("pay", "pay_per", "countess_gain", "countess_take", "discard", "modify", "expose_jester")
PLACES: Final = ("road", "stack", "reserve", "hand", "village")

LIMITS: Final = ("draft_limit", "build_limit", "basic_exchange_limit", "unlock_surcharge")
TIMINGS: Final = ("event", "draft", "build")
DECKS: Final = ("summer", "winter")
# who chooses, or how it is chosen, in each place
HOW: Final[dict[str, tuple[str, ...]]] = {
    "road": ("player", "random", "highest_gold", "lowest_gold"),
    "stack": ("player", "random"),
    "reserve": ("top",),
    "hand": ("player", "random", "highest_gold", "lowest_gold"),
    "village": ("player", "random", "highest_gold", "lowest_gold"),
}


class Silver:
    """A silver formula: `value` for every `per` of a count, the gold of a suit, or the ducats on one villager."""

    def __init__(self, op: str) -> None:
        self.sums_gold = op == "sum_gold_visible"
        self.best_ducats = op == "coins_on_one_villager"
        self.value = 0
        self.per = 1
        self.count = 0
        self.suit = -1


class Effect:
    """One thing an event does."""

    def __init__(self, op: str) -> None:
        self.op = op
        self.to_countess = False
        self.amount = 0
        self.count = 0
        self.suit = -1
        self.place = ""
        self.n = 0
        self.choice = ""
        self.keeps_basics = False  # basic villagers cannot be taken
        self.min_food = 0
        self.min_builders = 0
        self.min_gold = 0
        self.what = ""
        self.delta = 0
        self.sets = -1  # the value it sets, or -1
        self.least = 0
        self.fallback: Effect | None = None


class EventCard:
    """An event card of the solo game."""

    def __init__(self, number: int, id: str) -> None:
        self.number = number
        self.id = id
        self.deck = 0  # 0 summer, 1 winter
        self.copies = 1
        self.timing = "event"
        self.effects: list[Effect] = []
        self.names: dict[str, str] = {}
        self.texts: dict[str, str] = {}
        self.reconstructed = False


def suit_counts(suits: list[str]) -> list[str]:
    """Every word for what a formula can count."""
    return [f"suit_symbols:{suit}" for suit in suits] + list(COUNTS)


def read_count(reader: Reader, key: str, suits: list[str], allowed: list[str]) -> tuple[int, int]:
    """What is counted, and of which suit."""
    word = reader.text(key, allowed)
    if word == "hand":
        return HAND, -1
    if word.startswith("suit_symbols:"):
        return SUIT_SYMBOLS, suits.index(word.partition(":")[2])
    return COUNTS[word], -1


def read_event(reader: Reader, number: int, suits: list[str]) -> EventCard:
    """VS-17.41: an event is data; replacing its text and effects needs no code."""
    event = EventCard(number, reader.text("id"))
    event.deck = DECKS.index(reader.text("deck", DECKS))
    event.copies = reader.whole("copies", 1, 9)
    event.timing = reader.text("timing", TIMINGS)
    event.names = {"en": reader.text("en"), "ru": reader.text("ru")}
    event.texts = {"en": reader.text("text_en"), "ru": reader.text("text_ru")}
    event.reconstructed = reader.text("effect_source") == "reconstructed"
    for inner in reader.tables("effects", optional=False):
        event.effects.append(read_effect(inner, event.timing, suits))
    return event


def read_effect(reader: Reader, timing: str, suits: list[str]) -> Effect:
    """One effect, every field of it known."""
    effect = Effect(reader.text("op", OPS))
    if (effect.op == "modify") != (timing != "event"):
        raise reader.wrong("op", f"{effect.op} does not go with the timing {timing}", "modify, with draft or build")
    if effect.op in ("pay", "pay_per"):
        effect.to_countess = reader.text("to", ["countess", "bank"]) == "countess"
        effect.amount = reader.whole("amount" if effect.op == "pay" else "each", 0, 99)
        if effect.op == "pay_per":
            effect.count, effect.suit = read_count(reader, "count", suits, [*suit_counts(suits), "hand"])
    elif effect.op == "countess_gain":
        effect.amount = reader.whole("amount", 0, 99)
    elif effect.op in ("countess_take", "discard"):
        read_taking(reader, effect, timing, suits)
    elif effect.op == "modify":
        read_modifier(reader, effect, timing)
    else:
        effect.fallback = read_effect(reader.table("if_used"), timing, suits)
    reader.finish(also=["source", "note"])
    return effect


def read_taking(reader: Reader, effect: Effect, timing: str, suits: list[str]) -> None:
    """A card goes to the Countess or to the discard pile."""
    effect.place = reader.text("from", PLACES)
    effect.n = reader.whole("cards", 1, 9)  # not "n": overlays would take it for a name
    effect.choice = reader.text("choice", HOW[effect.place])
    effect.keeps_basics = effect.op == "countess_take"  # VS-17.25
    if reader.has("filter"):
        inner = reader.table("filter")
        if effect.place == "village" and not inner.flag("top", False):
            raise inner.wrong("top", "only top villagers can leave a village", "true")
        inner.flag("top", False)
        effect.keeps_basics = not inner.flag("basic", True) or effect.keeps_basics
        effect.min_food = inner.whole("min_food", 0, 9, 0)
        effect.min_builders = inner.whole("min_builders", 0, 9, 0)
        effect.min_gold = inner.whole("min_gold", 0, 99, 0)
        inner.finish()
    elif effect.place == "village":
        raise reader.wrong("filter", "is missing: only top villagers can leave a village", "{ top = true }")
    if reader.has("fallback"):
        effect.fallback = read_effect(reader.table("fallback"), timing, suits)


def read_modifier(reader: Reader, effect: Effect, timing: str) -> None:
    """A limit of the next draft or build phase."""
    effect.what = reader.text("what", LIMITS)
    if (effect.what == "draft_limit") != (timing == "draft"):
        raise reader.wrong("what", f"{effect.what} does not belong to the {timing} phase")
    if reader.has("set"):
        effect.sets = reader.whole("set", 0, 99)
    else:
        effect.delta = reader.whole("delta", -9, 9)
    effect.least = reader.whole("min", 0, 9, 0)
    reader.text("to", ["bank"], "bank")
