"""A refusal: why an action is not allowed, as a rule number and a key; the sentence is made when a person asks."""

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from letopis.kernel.texts import Texts

Figures = dict[str, str | int]


class Refusal:
    """A rule number and the key of a sentence. Refusals without figures are made once and shared.

    `explained` returns the same refusal with its figures and the texts that turn it into a sentence.

    >>> import letopis
    >>> position = letopis.game("era").new(players=2, seed=1)
    >>> refusal = position.why("roll", 0)
    >>> refusal.rule, refusal.key
    ('L-3', 'refusal-not-asked')
    >>> refusal.sentence("ru")
    'Сейчас «roll» не выбрать: от вас ждут другого решения.'
    """

    def __init__(self, rule: str, key: str) -> None:
        self.rule = rule
        self.key = key
        self.figures: Figures = {}
        self.texts: Texts | None = None

    def explained(self, figures: Figures, texts: "Texts") -> "Refusal":
        """This refusal with the figures of the moment."""
        full = Refusal(self.rule, self.key)
        full.figures = figures
        full.texts = texts
        return full

    def sentence(self, lang: str = "en", names: list[str] | None = None) -> str:
        """Why not, with the figures in it."""
        if self.texts is None:
            return self.key
        return self.texts.say(lang, self.key, self.figures, names)

    @property
    def message(self) -> str:
        """The sentence in English."""
        return self.sentence("en")

    def __reduce__(self) -> tuple[Any, ...]:
        return refusal_of, (self.rule, self.key, self.figures, self.texts)

    def __repr__(self) -> str:
        return f"<Refusal {self.rule} {self.key} {self.figures}>"


def refusal_of(rule: str, key: str, figures: Figures, texts: "Texts | None") -> Refusal:
    """A refusal as it comes back from a pickle."""
    refusal = Refusal(rule, key)
    refusal.figures = figures
    refusal.texts = texts
    return refusal


# The rules of any table; the L-numbers stand in docs/contract.md.
GAME_OVER: Final = Refusal("L-1", "refusal-game-over")
NOT_AWAITED: Final = Refusal("L-2", "refusal-not-awaited")
NOT_ASKED: Final = Refusal("L-3", "refusal-not-asked")
NO_SUCH_ACTION: Final = Refusal("L-4", "refusal-no-such-action")
NO_SUCH_SEAT: Final = Refusal("L-5", "refusal-no-such-seat")
NOTHING_TO_UNDO: Final = Refusal("L-6", "refusal-nothing-to-undo")
UNDO_PAST_REVEAL: Final = Refusal("L-7", "refusal-undo-past-reveal")
UNDO_PAST_OTHERS: Final = Refusal("L-8", "refusal-undo-past-others")
TOO_FEW: Final = Refusal("L-9", "refusal-too-few")
NOT_PICKED: Final = Refusal("L-10", "refusal-not-picked")
