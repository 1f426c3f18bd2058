"""A seat's choices: how they are listed, and which of them a typed line means."""

from dataclasses import dataclass

from letopis.kernel.actions import Action, tidy
from letopis.kernel.position import Position

MOST_LISTED = 30  # more choices than this are counted, not listed

# What the keys of a Russian keyboard would have typed on a Latin one.
LATIN_KEYS = str.maketrans("йцукенгшщзфывапролдячсмить", "qwertyuiopasdfghjklzxcvbnm")


@dataclass(frozen=True)
class Meant:
    """What a typed text means: an action, or several it could be, or (neither) nothing known."""

    action: Action | None = None
    several: tuple[Action, ...] = ()


class Choices:
    """The legal actions of a seat, as first shown."""

    def __init__(self, position: Position, seat: int) -> None:
        self.position = position
        self.seat = seat
        self.actions = list(position.legal(seat))
        self.prefix = common_words(self.actions)

    @property
    def many(self) -> bool:
        """Whether there are too many to list."""
        return len(self.actions) > MOST_LISTED

    def short(self, action: Action) -> str:
        """An action without the words that all choices share: what is enough to type."""
        return " ".join(action.text.split()[len(self.prefix) :]) or action.text

    def numbered(self, number: int) -> Action | None:
        """A choice by its number in the list."""
        return self.actions[number - 1] if 1 <= number <= len(self.actions) else None

    def examples(self) -> list[str]:
        """One short way to choose from the middle of the list, and one with all its words."""
        middle = self.actions[len(self.actions) // 3]
        longest = max(self.actions, key=lambda action: len(action.words))
        shorts = [self.short(middle), self.short(longest)]
        return shorts if len(longest.words) > len(middle.words) else shorts[:1]

    def meant(self, typed: str) -> Meant:
        """The action a person means by a text, legal or not: whole, or its end, or its beginning."""
        for text in (tidy(typed), tidy(typed).translate(LATIN_KEYS)):
            found = self._meant(text)
            if found.action is not None or found.several:
                return found
        return Meant()

    def _meant(self, text: str) -> Meant:
        game = self.position.game
        whole = game.find_action(self.position, text)
        if whole is not None:
            return Meant(whole)
        for part in (ends_with, begins_with):
            matches = [action for action in self.actions if part(action, text)]
            if matches:
                return Meant(matches[0]) if len(matches) == 1 else Meant(several=tuple(matches))
        candidates = self.position.candidates(self.seat)
        refused = [action for action in candidates if ends_with(action, text)]
        if len(refused) == 1:
            return Meant(refused[0])
        # what no list holds the game may still know: a place off the board, a turn that looks like another
        return Meant(game.find_action(self.position, " ".join([*common_words(list(candidates)), text])))


def ends_with(action: Action, text: str) -> bool:
    """Whether an action's last words are these."""
    return action.text.endswith(f" {text}")


def begins_with(action: Action, text: str) -> bool:
    """Whether an action's text begins so."""
    return action.text.startswith(text)


def common_words(actions: list[Action]) -> list[str]:
    """The words with which all these actions begin.

    >>> common_words([Action("place", "farm", "c5"), Action("place", "farm", "c5", "90")])
    ['place', 'farm', 'c5']
    >>> common_words([Action("place", "farm", "c5"), Action("pass")])
    []
    """
    if not actions:
        return []
    shared = actions[0].text.split()
    for action in actions:
        words = action.text.split()
        same = 0
        while same < min(len(shared), len(words)) and shared[same] == words[same]:
            same += 1
        shared = shared[:same]
    return shared
