"""Phases 2 and 3, Collect and Feed (sections 8 and 9)."""

from collections.abc import Sequence
from typing import Final

from letopis.games.era.components import Components
from letopis.games.era.disasters import disasters_ahead
from letopis.games.era.extort import raids_ahead
from letopis.games.era.position import MOST_POINTS, SEATS, EraPosition, Player
from letopis.games.era.stacking import OfTurn, to_come
from letopis.kernel.actions import Action
from letopis.kernel.notes import Note
from letopis.kernel.refusals import Figures, Refusal
from letopis.kernel.stacking import covered, not_above
from letopis.kernel.steps import Pick

NOT_ON_DIE: Final = Refusal("E-8.2", "refusal-not-on-die")
NO_DIE_LEFT: Final = Refusal("E-8.2", "refusal-no-die-left")


class Collect(OfTurn):
    """E-8.1: what the dice show, skull dice too; dice with an alternative are asked about (E-8.2)."""

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
        player.culture = min(player.culture + culture, MOST_POINTS)  # E-8.5
        player.choosing = choosing
        tell_gains(position, self.seat, before, culture, "E-8.1", "event-collected")
        position.push(INCOME[self.seat])
        if choosing:
            position.begin(TAKES[self.seat])


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


class Take(Pick[EraPosition]):
    """E-8.2: one alternative for each such die. What is taken counts, not in which order nor from which of the dice."""

    verbs: tuple[str, ...] = ("take",)

    def context(self, position: EraPosition, seat: int) -> Figures:
        choosing = position.seats[seat].choosing
        faces = " ".join([position.components.faces[face].id for face in dict.fromkeys(choosing)])
        return {"faces": faces, "dice": len(choosing), "left": len(choosing) - len(position.picked)}

    def things(self, position: EraPosition, seat: int) -> Sequence[Action]:
        components = position.components
        found: list[Action] = []
        last = -1
        for face in position.seats[seat].choosing:
            if face != last:
                for pair in components.faces[face].alternatives:
                    if components.takes[pair] not in found:
                        found.append(components.takes[pair])
            last = face
        return found

    def unfit(self, position: EraPosition, seat: int, action: Action) -> Refusal | None:
        components = position.components
        pair = components.taken.get(action.text)
        choosing = position.seats[seat].choosing
        for face in choosing:
            if pair in components.faces[face].alternatives:
                enough = left_over(components, choosing, [*position.picks[-1], action])
                return NO_DIE_LEFT if enough is None else None
        return NOT_ON_DIE

    def fitting(self, position: EraPosition, seat: int) -> Sequence[Action]:
        choosing = position.seats[seat].choosing
        if choosing[0] == choosing[-1]:  # sorted: one face is as good as the other
            return self.things(position, seat)
        return super().fitting(position, seat)

    def note(self, position: EraPosition, seat: int, action: Action) -> Note | None:
        resource, amount = position.components.taken[action.text]
        player = position.seats[seat].copy()
        wasted = amount - player.gain(resource, amount, position.components.limits[resource])
        return Note("wasted", "E-8.4", {"amount": wasted, "resource": action.words[1]}) if wasted else None

    def forecasts(self, position: EraPosition, seat: int) -> list[Note]:
        return round_ahead(position, seat)

    def figures(self, position: EraPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        pair = position.components.taken.get(action.text)
        return {} if pair is None else {"amount": pair[1], "resource": position.components.resource_ids[pair[0]]}

    def most(self, position: EraPosition, seat: int) -> int:
        return len(position.seats[seat].choosing)

    def least(self, position: EraPosition, seat: int) -> int:
        return len(position.seats[seat].choosing)

    def spent(self, position: EraPosition, seat: int) -> bool:
        return len(position.picks[-1]) >= len(position.seats[seat].choosing)

    def take(self, position: EraPosition, seat: int, action: Action) -> None:
        components = position.components
        player = position.seats[seat]
        resource, amount = components.taken[action.text]
        before = player.stock.copy()
        player.gain(resource, amount, components.limits[resource])
        tell_gains(position, seat, before, 0, "E-8.2", "event-collected")

    def finish(self, position: EraPosition, seat: int) -> None:
        position.seats[seat].choosing = []

    def misplaced(self, position: EraPosition, place: int) -> str | None:
        choosing = position.seats[self.seat].choosing
        components = position.components
        if not choosing or not all(components.faces[face].alternatives for face in choosing):
            return "no die with an alternative is to be decided"
        if left_over(components, choosing, list(position.picks[-1])) is None:
            return "more is picked than its dice offer"
        return covered(position, place) or not_above(position, place, INCOME[self.seat].text)


def left_over(components: Components, choosing: list[int], taken: list[Action]) -> list[int] | None:
    """The dice still to be decided once each thing taken has a die that offers it; None: there are not so many."""
    held = dice_of(components, choosing, taken)
    return None if held is None else [choosing[die] for die in range(len(choosing)) if held[die] < 0]


def dice_of(components: Components, choosing: list[int], taken: list[Action]) -> list[int] | None:
    """For each die the number of what is taken from it, or -1; None: there is more than they offer."""
    pairs = [components.taken[action.text] for action in taken]
    held = [-1] * len(choosing)
    for number in range(len(pairs)):
        if not finds_die(components, choosing, pairs, held, number, [False] * len(choosing)):
            return None
    return held


def finds_die(
    components: Components,
    choosing: list[int],
    pairs: list[tuple[int, int]],
    held: list[int],
    number: int,
    tried: list[bool],
) -> bool:
    """Whether there is a die for one thing more, the first that will do; others may change theirs for it."""
    for die in range(len(choosing)):
        if not tried[die] and pairs[number] in components.faces[choosing[die]].alternatives:
            tried[die] = True
            if held[die] < 0 or finds_die(components, choosing, pairs, held, held[die], tried):
                held[die] = number
                return True
    return False


def undecided(position: EraPosition, player: Player) -> list[int]:
    """The dice of which something is still to be taken."""
    choosing = player.choosing
    if not choosing or not position.picks or not position.picks[-1]:
        return choosing
    left = left_over(position.components, choosing, list(position.picks[-1]))
    return choosing if left is None else left


class Income(OfTurn):
    """E-8.3: then farms and lumber mills."""

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


class Feed(OfTurn):
    """E-9.1, E-9.2: a food for every die; a disaster point for each that goes hungry."""

    def run(self, position: EraPosition) -> None:
        components = position.components
        player = position.seats[self.seat]
        eaten, hungry = meal(components, player.stock[components.food], len(player.dice))
        points = hungry * components.disaster_per_hungry
        player.stock[components.food] -= eaten
        player.suffer(points)
        if position.telling is not None and eaten + hungry:
            key, rule = ("event-starved", "E-9.2") if hungry else ("event-fed", "E-9.1")
            position.tell(key, rule, self.seat, {"food": eaten, "hungry": hungry, "points": points})


def meal(components: Components, food: int, dice: int) -> tuple[int, int]:
    """E-9.1, E-9.2: how much food is eaten, and how many dice go hungry."""
    eaten = min(food, dice * components.food_per_die)
    return eaten, dice - eaten // components.food_per_die if components.food_per_die else 0


def meal_ahead(position: EraPosition, seat: int) -> list[Note]:
    """What the next meal needs, and what there will be by the dice that stay, farms, and dice still to be decided."""
    if not to_come(position, "feed", "feed", seat):
        return []
    components = position.components
    twin = position.copy()
    player = twin.seats[seat]
    rolled = len(player.marked)
    player.dice = player.staying()
    if to_come(position, "collect", "collect", seat):
        COLLECTS[seat].run(twin)
    if INCOME[seat] in twin.stack:
        INCOME[seat].run(twin)
    offered = [components.faces[face].alternatives for face in undecided(twin, player)]
    more = sum([amount for pairs in offered for resource, amount in pairs if resource == components.food])
    food = player.stock[components.food]
    more = min(more, components.limits[components.food] - food)
    dice = len(player.dice) + rolled
    _, hungry = meal(components, food, dice)
    if not dice:
        return []
    points = hungry * components.disaster_per_hungry
    figures: Figures = {"need": dice * components.food_per_die, "food": food, "more": more, "points": points}
    return [Note("meal", "E-9.2" if hungry else "E-9.1", figures, hungry > 0)]


def round_ahead(position: EraPosition, seat: int) -> list[Note]:
    """What dice will bring beside what they show: the meal, disasters, demands."""
    return [*meal_ahead(position, seat), *disasters_ahead(position, seat), *raids_ahead(position, seat)]


COLLECTS: Final[list[Collect]] = [Collect("collect", seat) for seat in range(SEATS)]
TAKES: Final[list[Take]] = [Take("take", seat) for seat in range(SEATS)]
INCOME: Final[list[Income]] = [Income("income", seat) for seat in range(SEATS)]
FEEDS: Final[list[Feed]] = [Feed("feed", seat) for seat in range(SEATS)]
