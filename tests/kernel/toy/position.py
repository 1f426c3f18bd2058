"""The toy's table, its two choices, a pick and an aside. `flaw` breaks one promise on purpose: the laws must notice."""

from collections.abc import Sequence
from typing import Any

from letopis.kernel.actions import Action, numbered
from letopis.kernel.asides import Asides
from letopis.kernel.notes import Note
from letopis.kernel.position import Position
from letopis.kernel.refusals import Figures, Refusal
from letopis.kernel.scores import Score
from letopis.kernel.steps import Choice, Pick, SeatChoice, Step, per_seat

TOO_MANY = Refusal("T-1", "refusal-too-many")
PEEKED = Refusal("T-3", "refusal-peeked")
HIDES = [numbered("hide", count, str(count)) for count in range(10)]
NO_CHARM = Refusal("T-6", "refusal-no-charm")
RUNG = Refusal("T-7", "refusal-rung")
FISTS = Refusal("T-7", "refusal-fists")
CHARMS = [numbered("charm", kind, name) for kind, name in enumerate(("acorn", "bead", "coin"))]
ENOUGH = Action("enough")
RING = Action("ring")
RING.aside = True
TAKE, LEAVE, PEEK, SHAKE = Action("take"), Action("leave"), Action("peek"), Action("shake")


class ToyPosition(Position):
    """Pebbles in hands, fists and bowl; marbles in the bag, with the seats, and left unseen."""

    flaw: str
    hands: list[int]
    fists: list[int]  # -1: still choosing
    bowl: int
    bag: list[int]  # the next one last
    left: list[int]
    won: list[list[int]]
    charms: list[int]  # of each kind, beside the bag
    owned: list[list[int]]  # of each seat
    bells: list[int]  # of each seat: 1 until it has rung
    peeked: int  # the seat that knows the next marble; or -1

    def copy(self) -> Position:
        twin = ToyPosition()
        self.copy_into(twin)
        twin.flaw = self.flaw
        twin.hands = self.hands if self.flaw == "copies share hands" else self.hands.copy()
        twin.fists = self.fists.copy()
        twin.bowl = self.bowl
        twin.bag = self.bag.copy()
        twin.left = self.left.copy()
        twin.won = [marbles.copy() for marbles in self.won]
        twin.charms = self.charms.copy()
        twin.owned = [charms.copy() for charms in self.owned]
        twin.bells = self.bells.copy()
        twin.peeked = self.peeked
        return twin

    def write(self) -> dict[str, Any]:
        doc: dict[str, Any] = {"hands": self.hands.copy(), "fists": self.fists.copy(), "peeked": self.peeked}
        doc |= {"bag": self.bag.copy(), "left": self.left.copy(), "won": [marbles.copy() for marbles in self.won]}
        doc |= {"charms": self.charms.copy(), "owned": [own.copy() for own in self.owned], "bells": self.bells.copy()}
        return doc if self.flaw == "the notation forgets" else {**doc, "bowl": self.bowl}

    def look(self, seat: int | None) -> dict[str, Any]:
        mine = [fist if other == seat else -1 for other, fist in enumerate(self.fists)]
        doc: dict[str, Any] = {
            "pebbles": [hand + max(fist, 0) for hand, fist in zip(self.hands, self.fists)],
            "fists": self.fists.copy() if self.flaw == "views show fists" else mine,
            "bowl": self.bowl,
            "bag": len(self.bag),
            "left": len(self.left),
            "won": [marbles.copy() for marbles in self.won],
            "charms": self.charms.copy(),
            "owned": [charms.copy() for charms in self.owned],
            "bells": self.bells.copy(),
            "next": self.bag[-1] if seat is not None and seat == self.peeked else 0,
        }
        if self.flaw == "views show the seed" and self.origin is not None:
            doc["note"] = f"dealt from {self.origin.seed}"
        return doc

    def redeal(self, seat: int) -> None:
        if self.flaw == "guesses know everything":
            return
        known = [self.bag.pop()] if self.peeked == seat else []
        unseen = self.bag + self.left
        self.chance.shuffle(unseen, "guess")
        size = len(self.bag)
        self.bag, self.left = unseen[:size] + known, unseen[size:]
        if self.flaw == "guesses forget":
            self.bag, self.left, self.won[seat] = [*self.bag, *self.won[seat]], self.left, []
        for other in range(self.players):
            if other != seat and self.fists[other] >= 0:
                all_of_it = self.hands[other] + self.fists[other]
                self.fists[other] = self.chance.below(all_of_it + 1, "guess")
                self.hands[other] = all_of_it - self.fists[other]

    def scores(self) -> list[Score]:
        return [
            Score(
                {"marbles": sum(self.won[seat]), "pebbles": self.hands[seat], "charms": sum(self.owned[seat])},
                (len(self.won[seat]),),
            )
            for seat in range(self.players)
        ]

    @property
    def scores_are_open(self) -> bool:
        return max(self.fists) < 0 or self.flaw == "scores tell"


class Hide(Choice[ToyPosition]):
    """T-1: all at once, unseen."""

    def __init__(self) -> None:
        super().__init__("hide")
        self.together = True

    def awaits(self, position: ToyPosition) -> tuple[int, ...]:
        return tuple(seat for seat in range(position.players) if position.fists[seat] < 0)

    def context(self, position: ToyPosition, seat: int) -> Figures:
        return {"left": position.hands[seat]}

    def candidates(self, position: ToyPosition, seat: int) -> Sequence[Action]:
        return HIDES[: position.hands[seat] + 2]

    def actions(self, position: ToyPosition, seat: int) -> Sequence[Action]:
        legal = HIDES[: position.hands[seat] + 1]
        return legal[1:] if position.flaw == "legal misses one" and len(legal) > 1 else legal

    def refusal(self, position: ToyPosition, seat: int, action: Action) -> Refusal | None:
        if position.flaw == "refusals change something" and action.number > position.hands[seat]:
            position.bowl += 1
        return TOO_MANY if action.number > position.hands[seat] else None

    def figures(self, position: ToyPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        if position.flaw == "refusals tell":
            return {"left": position.hands[seat], "rival": max(position.fists)}
        return {"left": position.hands[seat]}

    def apply(self, position: ToyPosition, seat: int, action: Action) -> None:
        position.hands[seat] -= action.number
        position.fists[seat] = action.number
        if position.flaw == "events tell":
            position.tell("event-hid", "T-1", seat, {"pebbles": action.number})
        else:
            position.whisper("event-hid", "T-1", seat, {"pebbles": action.number}, {"pebbles": 0})
        if self.awaits(position):
            position.push(self)
            return
        best = max(range(position.players), key=lambda other: position.fists[other])
        position.bowl += sum(position.fists) - (position.flaw == "a pebble is lost")
        position.fists = [-1] * position.players
        if position.flaw != "reveals are not counted":
            position.reveals += 1
        position.tell("event-fists-open", "T-2", best, {})
        position.push(CLAIMS[best])


class Claim(SeatChoice[ToyPosition]):
    """T-2 to T-4: in the open."""

    def __init__(self, seat: int) -> None:
        super().__init__("claim", seat)
        self.verbs = ("take", "leave", "peek", "shake")

    def candidates(self, position: ToyPosition, seat: int) -> Sequence[Action]:
        return [TAKE, LEAVE, PEEK, SHAKE]

    def refusal(self, position: ToyPosition, seat: int, action: Action) -> Refusal | None:
        return PEEKED if action in (PEEK, SHAKE) and position.peeked >= 0 else None

    def note(self, position: ToyPosition, seat: int, action: Action) -> Note | None:
        if action == LEAVE and position.peeked == seat:
            return Note("known", "T-3", {"worth": position.bag[-1]}, warns=True)
        if position.flaw == "notes tell" and action == TAKE:
            return Note("known", "T-3", {"worth": position.bag[-1]})
        return None

    def forecasts(self, position: ToyPosition, seat: int) -> list[Note]:
        return [Note("bag", "T-5", {"count": len(position.bag)})]

    def apply(self, position: ToyPosition, seat: int, action: Action) -> None:
        if action == PEEK:
            position.peeked = seat
            position.reveals += 1
            position.whisper("event-peeked", "T-3", seat, {"worth": position.bag[-1]}, {"worth": 0})
        elif action == SHAKE:
            position.chance.shuffle(position.bag, "shake")
            position.tell("event-shook", "T-4", seat, {})
        else:
            self.settle_marble(position, seat, action)
            return
        position.push(self)

    def settle_marble(self, position: ToyPosition, seat: int, action: Action) -> None:
        """The marble is taken, and seen; or left, unseen."""
        marble = position.bag.pop()
        position.peeked = -1
        charmed = False
        if action == TAKE:
            position.won[seat].append(marble)
            position.reveals += 1
            position.tell("event-took", "T-2", seat, {"worth": marble})
            charmed = True
        else:
            position.left.append(marble)
            position.tell("event-left", "T-2", seat, {})
        if position.flaw == "it never ends" and not position.bag:
            position.bag, position.left = position.left + [marble for won in position.won for marble in won], []
            position.won = [[] for _ in position.won]
        if position.bag:  # T-5
            position.push(HIDE)
        if charmed:
            position.begin(CHARMINGS[seat])

    def misplaced(self, position: ToyPosition, place: int) -> str | None:
        return None if position.bag else "there is no marble to claim"


class Charm(Pick[ToyPosition]):
    """T-6: up to two charms, in any order."""

    def __init__(self, seat: int) -> None:
        super().__init__("charming", seat)
        self.verbs = ("charm",)

    def things(self, position: ToyPosition, seat: int) -> Sequence[Action]:
        return CHARMS

    def unfit(self, position: ToyPosition, seat: int, action: Action) -> Refusal | None:
        if position.flaw == "picks keep to an order" and position.picked and position.picked[-1].number > action.number:
            return NO_CHARM
        return None if position.charms[action.number] else NO_CHARM

    def figures(self, position: ToyPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"charm": action.words[0]} if action.words else {}

    def take(self, position: ToyPosition, seat: int, action: Action) -> None:
        position.charms[action.number] -= 1
        first = position.flaw == "the first pick counts twice" and len(position.picked) == 1 and not action.number
        position.owned[seat][action.number] += 1
        if first and position.bowl:
            position.bowl -= 1
            position.hands[seat] += 1
        position.tell("event-charmed", "T-6", seat, {"charm": action.words[0]})

    def most(self, position: ToyPosition, seat: int) -> int:
        return 2

    def enough(self, position: ToyPosition, seat: int) -> Action | None:
        return ENOUGH


class Bell(Asides[ToyPosition]):
    """T-7: once a game each may ring for a pebble of the bowl, whatever he is asked, but not behind his fist."""

    def candidates(self, position: ToyPosition, seat: int) -> Sequence[Action]:
        return [RING]

    def refusal(self, position: ToyPosition, seat: int, action: Action) -> Refusal | None:
        if position.stack[-1].together:
            return FISTS
        return None if position.bells[seat] and position.bowl else RUNG

    def apply(self, position: ToyPosition, seat: int, action: Action) -> None:
        position.bells[seat] = 0
        position.bowl -= 1
        position.hands[seat] += 1
        position.tell("event-rang", "T-7", seat, {})

    def matter(self, position: ToyPosition, seat: int) -> bool:
        return position.bowl > 0


HIDE = Hide()
CLAIMS = per_seat(Claim, 3)
CHARMINGS = per_seat(Charm, 3)
BELL = Bell()
STEPS: dict[str, Step[Any]] = {step.text: step for step in (HIDE, *CLAIMS, *CHARMINGS)}
VOCABULARY = {action.text: action for action in (*HIDES, TAKE, LEAVE, PEEK, SHAKE, *CHARMS, ENOUGH, RING)}
