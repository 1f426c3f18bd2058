"""Phases 2 and 3, Collect and Feed (sections 8 and 9)."""

from collections.abc import Sequence
from typing import Final

from letopis.games.era.position import EraPosition
from letopis.kernel.actions import Action
from letopis.kernel.refusals import NOT_ASKED, Figures, Refusal
from letopis.kernel.steps import SeatChoice, Step

NOT_ON_DIE: Final = Refusal("E-8.2", "refusal-not-on-die")
TAKEN_IN_ORDER: Final = Refusal("E-8.2", "refusal-taken-in-order")


class Collect(Step[EraPosition]):
    """E-8.1: what the dice show, skull dice too; dice with an alternative are asked about (E-8.2)."""

    def __init__(self, seat: int) -> None:
        super().__init__("collect", str(seat))
        self.seat = seat

    def run(self, position: EraPosition) -> None:
        components = position.components
        player = position.seats[self.seat]
        before = player.stock.copy()
        culture = 0
        choosing: list[int] = []
        for number in player.dice:
            face = components.faces[number]
            culture += face.culture
            if face.alternatives:
                choosing.append(number)
            else:
                gains = face.gains
                for resource in range(len(gains)):
                    if gains[resource]:
                        player.gain(resource, gains[resource], components.limits[resource])
        player.culture += culture  # E-8.5
        player.choosing = choosing
        player.least = 0
        tell_gains(position, self.seat, before, culture, "E-8.1", "event-collected")
        position.push(INCOME[self.seat])
        if choosing:
            position.push(TAKES[self.seat])


def tell_gains(position: EraPosition, seat: int, before: list[int], culture: int, rule: str, key: str) -> None:
    """Report what was added to the tracks, if anything was."""
    if position.telling is None:
        return
    stock = position.seats[seat].stock
    words: Figures = {"culture": culture}
    for resource, id in enumerate(position.components.resource_ids):
        words[id] = stock[resource] - before[resource]
    if any(words.values()):
        position.tell(key, rule, seat, words)


class Take(SeatChoice[EraPosition]):
    """E-8.2: one alternative for each such die. Equal dice are asked about in one order only."""

    def __init__(self, seat: int) -> None:
        super().__init__("take", seat)

    def alternatives(self, position: EraPosition) -> tuple[tuple[int, int], ...]:
        """What the die in question offers."""
        return position.components.faces[position.seats[self.seat].choosing[0]].alternatives

    def context(self, position: EraPosition, seat: int) -> Figures:
        choosing = position.seats[seat].choosing
        return {"face": position.components.faces[choosing[0]].id, "left": len(choosing)}

    def candidates(self, position: EraPosition, seat: int) -> Sequence[Action]:
        return [position.components.takes[pair] for pair in self.alternatives(position)]

    def refusal(self, position: EraPosition, seat: int, action: Action) -> Refusal | None:
        pair = position.components.taken.get(action.text)
        if pair is None:
            return NOT_ASKED
        offered = self.alternatives(position)
        if pair not in offered:
            return NOT_ON_DIE
        return TAKEN_IN_ORDER if offered.index(pair) < position.seats[seat].least else None

    def apply(self, position: EraPosition, seat: int, action: Action) -> None:
        components = position.components
        player = position.seats[seat]
        resource, amount = components.taken[action.text]
        before = player.stock.copy()
        player.gain(resource, amount, components.limits[resource])
        tell_gains(position, seat, before, 0, "E-8.2", "event-collected")
        alternative = self.alternatives(position).index((resource, amount))
        face = player.choosing.pop(0)
        player.least = alternative if player.choosing and player.choosing[0] == face else 0
        if player.choosing:
            position.push(self)


class Income(Step[EraPosition]):
    """E-8.3: then farms and lumber mills."""

    def __init__(self, seat: int) -> None:
        super().__init__("income", str(seat))
        self.seat = seat

    def run(self, position: EraPosition) -> None:
        components = position.components
        player = position.seats[self.seat]
        before = player.stock.copy()
        count = player.domain.count
        for piece in components.producers:
            if count[piece.number]:
                for resource in range(len(piece.collect)):
                    if piece.collect[resource]:
                        amount = piece.collect[resource] * count[piece.number]
                        player.gain(resource, amount, components.limits[resource])
        tell_gains(position, self.seat, before, 0, "E-8.3", "event-income")


class Feed(Step[EraPosition]):
    """E-9.1, E-9.2: a food for every die; a disaster point for each that goes hungry."""

    def __init__(self, seat: int) -> None:
        super().__init__("feed", str(seat))
        self.seat = seat

    def run(self, position: EraPosition) -> None:
        components = position.components
        player = position.seats[self.seat]
        need = len(player.dice) * components.food_per_die
        eaten = min(player.stock[components.food], need)
        hungry = len(player.dice) - eaten // components.food_per_die if components.food_per_die else 0
        player.stock[components.food] -= eaten
        player.disaster += hungry * components.disaster_per_hungry
        if position.telling is not None and need:
            key, rule = ("event-starved", "E-9.2") if hungry else ("event-fed", "E-9.1")
            position.tell(key, rule, self.seat, {"food": eaten, "hungry": hungry})


COLLECTS: Final[list[Collect]] = [Collect(seat) for seat in range(4)]
TAKES: Final[list[Take]] = [Take(seat) for seat in range(4)]
INCOME: Final[list[Income]] = [Income(seat) for seat in range(4)]
FEEDS: Final[list[Feed]] = [Feed(seat) for seat in range(4)]
