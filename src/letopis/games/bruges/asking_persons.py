"""What effects ask about other persons and opponents (BR-10.2, BR-10.3)."""

from collections.abc import Sequence
from typing import Final

from letopis.games.bruges.asking import Ask, Several
from letopis.games.bruges.asking_cards import not_in_hand, to_hand
from letopis.games.bruges.characters import Op
from letopis.games.bruges.gains import carry_out
from letopis.games.bruges.household import EMPTY
from letopis.games.bruges.position import NO_CARD, BrugesPosition
from letopis.games.bruges.uses import (
    NO_WORKER,
)
from letopis.games.bruges.words import CATEGORIES, CHOOSE, OP_THREAT
from letopis.kernel.actions import Action
from letopis.kernel.refusals import NOT_ASKED, Figures, Refusal

NOT_ROTATED: Final = Refusal("BR-10.2", "refusal-not-rotated")
NO_OTHER_PERSON: Final = Refusal("BR-10.2", "refusal-no-other-person")
NOT_COPIED: Final = Refusal("BR-10.2", "refusal-not-copied")
NOT_UNBEATEN: Final = Refusal("BR-10.2", "refusal-not-unbeaten")
ALREADY_COLOURED: Final = Refusal("BR-4.15", "refusal-already-coloured")
NOT_AN_OPPONENT: Final = Refusal("BR-10.3", "refusal-not-an-opponent")
IS_IMMUNE: Final = Refusal("BR-10.4", "refusal-immune")


class Refresh(Several):
    """BR-10.2 refresh: another rotated person upright, but none that refreshes itself."""

    may_decline = True
    verbs: tuple[str, ...] = ("refresh",)

    def __init__(self, seat: int, op: Op) -> None:
        super().__init__("refresh", seat, op)
        self.op = op

    def things(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        household = position.seats[seat].household
        cards = position.components.cards
        return [cards[household.tenants[place]].refresh for place in household.activatable]

    def unfit(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        player = position.seats[seat]
        place = player.household.place_of(action.number)
        if place < 0 or action.number == position.acting or position.components.cards[action.number].refreshes:
            return NO_OTHER_PERSON
        return None if player.rotated >> place & 1 else NOT_ROTATED

    def most(self, position: BrugesPosition, seat: int) -> int:
        return self.op.n

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"card": action.words[0]}

    def take(self, position: BrugesPosition, seat: int, action: Action) -> None:
        player = position.seats[seat]
        player.rotated &= ~(1 << player.household.place_of(action.number))
        position.tell("event-refreshed", "BR-10.2", seat, {"card": action.words[0]})

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        return nobody_acts(position) or super().misplaced(position, place)


def nobody_acts(position: BrugesPosition) -> str | None:
    """An effect that speaks of "other" persons is somebody's."""
    return "it speaks of others, and nobody acts" if position.acting == NO_CARD else None


class Recall(Several):
    """BR-10.2 recall: another person back into the hand; the house is empty."""

    may_decline = True
    verbs: tuple[str, ...] = ("recall",)

    def __init__(self, seat: int, op: Op) -> None:
        super().__init__("recall", seat, op)
        self.op = op

    def things(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        cards = position.components.cards
        tenants = position.seats[seat].household.tenants
        return [cards[card].recall for card in tenants if card != EMPTY and card != position.acting]

    def unfit(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        place = position.seats[seat].household.place_of(action.number)
        return NO_OTHER_PERSON if place < 0 or action.number == position.acting else None

    def most(self, position: BrugesPosition, seat: int) -> int:
        return self.op.n

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"card": action.words[0]}

    def take(self, position: BrugesPosition, seat: int, action: Action) -> None:
        position.dismiss(seat, position.seats[seat].household.place_of(action.number))
        to_hand(position, seat, action.number)
        position.tell("event-person-returns", "BR-10.2", seat, {"card": action.words[0]})

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        wrong = nobody_acts(position) or not_in_hand(position, place, self.seat)
        return wrong or super().misplaced(position, place)


class Copy(Ask):
    """BR-10.2 copy_person: the effect of another person as if it were yours; nobody who copies is copied."""

    may_decline = True

    def __init__(self, seat: int, op: Op) -> None:
        super().__init__("copy", seat, op)
        self.op = op

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        return nobody_acts(position) or super().misplaced(position, place)

    def owned_by(self, position: BrugesPosition, number: int) -> int:
        """The seat in whose play area a person is, or -1."""
        for other in range(position.players):
            if position.seats[other].household.place_of(number) >= 0:
                return other
        return -1

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        found: list[Action] = []
        for other in position.opponents(seat):
            self.list_persons(position, other, found)
        if self.op.whose_any:
            self.list_persons(position, seat, found)
        found.append(position.components.decline)
        return found

    def list_persons(self, position: BrugesPosition, other: int, found: list[Action]) -> None:
        """Every person of the icon in one play area."""
        cards = position.components.cards
        for tenant in position.seats[other].household.tenants:
            if tenant != EMPTY and cards[tenant].kind == self.op.kind:
                found.append(cards[tenant].copy)

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        if action.kind == "decline":
            return None
        if action.kind != "copy" or action.number < 0:
            return NOT_ASKED
        owner = self.owned_by(position, action.number)
        card = position.components.cards[action.number]
        if owner < 0 or (owner == seat and not self.op.whose_any) or action.number == position.acting:
            return NO_OTHER_PERSON
        return NOT_COPIED if card.kind != self.op.kind or card.copies else None

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"card": action.words[0]}

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        if action.kind == "decline":
            return
        position.tell("event-copied", "BR-10.2", seat, {"card": action.words[0]})
        carry_out(position, seat, position.components.cards[action.number].effect)


class Flip(Ask):
    """BR-10.2 flip_majority: a grey marker of a category in which nobody is ahead of you."""

    may_decline = True

    def __init__(self, seat: int, op: Op) -> None:
        super().__init__("flip", seat, op)

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        return [*position.components.flips, position.components.decline]

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        if action.kind == "decline":
            return None
        if action.kind != "flip" or action.number < 0:
            return NOT_ASKED
        if position.seats[seat].leads >> action.number & 1:
            return ALREADY_COLOURED
        return None if position.is_unbeaten(seat, action.number) else NOT_UNBEATEN

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"category": action.words[0]}

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        if action.kind != "decline":
            position.seats[seat].leads |= 1 << action.number
            category = CATEGORIES[action.number]
            position.tell("event-leads", "BR-10.2", seat, {"category": category})


class ChooseOption(Ask):
    """BR-10.2 choose: one of several lists."""

    def __init__(self, seat: int, op: Op) -> None:
        super().__init__("choose", seat, op)
        self.op = op

    def context(self, position: BrugesPosition, seat: int) -> Figures:
        return {"card": position.components.cards[self.op.card].id}

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        return position.components.options[: len(self.op.options)]

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        return None if action.kind == "choose" and 0 <= action.number < len(self.op.options) else NOT_ASKED

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        carry_out(position, seat, self.op.options[action.number])


class ChooseVictim(Ask):
    """BR-10.3 opponents one: an opponent of your choice who is not immune."""

    def __init__(self, seat: int, op: Op) -> None:
        super().__init__("victim", seat, op)
        self.op = op

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        return [position.components.victims[other] for other in position.opponents(seat)]

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        if action.kind != "victim" or action.number < 0:
            return NOT_ASKED
        if action.number == seat or action.number >= position.players:
            return NOT_AN_OPPONENT
        return IS_IMMUNE if position.seats[action.number].household.immune else None

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"other": action.number}

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        for inner in reversed(self.op.inner):
            position.push(position.components.victim_steps[seat][action.number][inner.number])


class NameColour(Ask):
    """BR-10.3 threat choose: one colour for all opponents."""

    def __init__(self, seat: int, op: Op) -> None:
        super().__init__("name", seat, op)
        self.op = op

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        return position.components.names

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        return None if action.kind == "name" and action.number >= 0 else NOT_ASKED

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        components = position.components
        position.tell("event-named", "BR-10.3", seat, {"colour": action.words[0]})
        for victim in reversed(position.opponents(seat)):
            if position.seats[victim].household.immune:
                continue
            for inner in reversed(self.op.inner):
                if inner.code == OP_THREAT and inner.colour == CHOOSE:
                    position.push(components.steps[f"receive {victim} {action.number} {inner.n}"])
                else:
                    position.push(components.victim_steps[seat][victim][inner.number])


class Give(Several):
    """BR-10.3 give_workers: the victim picks the workers, as many as told or as there are."""

    verbs: tuple[str, ...] = ("give",)

    def __init__(self, seat: int, other: int, op: Op) -> None:
        super().__init__("give", seat, op, str(other))
        self.other = other
        self.op = op

    def context(self, position: BrugesPosition, seat: int) -> Figures:
        return {"other": self.other, "count": min(self.left(position), position.seats[seat].all_workers())}

    def things(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        return position.components.gives

    def unfit(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        return None if position.seats[seat].workers[action.number] else NO_WORKER

    def most(self, position: BrugesPosition, seat: int) -> int:
        return self.op.n

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"colour": action.words[0], "card": position.components.cards[self.op.card].id}

    def take(self, position: BrugesPosition, seat: int, action: Action) -> None:
        position.seats[seat].workers[action.number] -= 1
        position.seats[self.other].workers[action.number] += 1
        position.tell("event-gave-worker", "BR-10.3", seat, {"other": self.other, "colour": action.words[0]})

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        return "nobody gives to himself" if self.seat == self.other else super().misplaced(position, place)
