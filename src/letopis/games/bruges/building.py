"""Uses IV and V (BR-5.6 to BR-5.8): canal cells and houses, also by a person's effect (BR-10.2)."""

from collections.abc import Sequence
from typing import Final

from letopis.games.bruges.components import MOST_SEATS
from letopis.games.bruges.counting import ALL_COLOURS, colours_of, only_colour
from letopis.games.bruges.course import BrugesChoice, BrugesSeatStep, words_at
from letopis.games.bruges.drawing import EMPTY_PILE, of_draw
from letopis.games.bruges.effects import VerbAsk, fire
from letopis.games.bruges.foretelling import of_points
from letopis.games.bruges.position import BrugesPosition, Player
from letopis.games.bruges.vocabulary import BUILD_CANAL, BUILD_HOUSE, CANAL_MARK, SECTIONS, USE_HOUSE, USES
from letopis.kernel.actions import Action
from letopis.kernel.notes import Note
from letopis.kernel.refusals import Figures, Refusal

NOT_IN_HAND: Final = Refusal("BR-5.1", "refusal-not-in-hand")
NO_CELL: Final = Refusal("BR-5.6", "refusal-no-cell")
CANAL_FULL: Final = Refusal("BR-5.6", "refusal-canal-full")
CELL_TOO_DEAR: Final = Refusal("BR-5.10", "refusal-cell-too-dear")
NO_WORKER: Final = Refusal("BR-5.8", "refusal-no-worker")

# ---- canals (BR-5.6, BR-5.7)


def next_colour(position: BrugesPosition, seat: int, section: int) -> int:
    """The colour of the next cell of a section, or -1 when it is complete."""
    components = position.components
    player = position.seats[seat]
    built = player.right if section else player.left
    if built >= components.cells:
        return -1
    return components.sections[position.players][seat][section][built]


def cell_price(position: BrugesPosition, seat: int, section: int, by_card: bool) -> int:
    """BR-5.6, BR-7.14: the printed price of the next cell, less the discounts."""
    player = position.seats[seat]
    built = player.right if section else player.left
    household = player.household
    discount = household.canal_discount_by_card if by_card else household.canal_discount
    return max(0, position.components.cell_costs[built] - discount)


def canal_colours(position: BrugesPosition, seat: int) -> int:
    """A mask of the colours whose cards can build a canal cell now."""
    mask = 0
    guilders = position.seats[seat].guilders
    for section in range(2):
        colour = next_colour(position, seat, section)
        if colour >= 0 and cell_price(position, seat, section, True) <= guilders:
            mask |= 1 << colour
    return mask


def why_no_cell(position: BrugesPosition, seat: int, colour: int) -> Refusal:
    """No next cell of the colour, or it is too dear."""
    ends = [next_colour(position, seat, section) for section in range(2)]
    if ends == [-1, -1]:
        return CANAL_FULL
    return CELL_TOO_DEAR if colour in ends else NO_CELL


def play_canal(position: BrugesPosition, seat: int) -> None:
    """BR-5.6: IV, the next cell of a section; asked only when both fit."""
    guilders = position.seats[seat].guilders
    fitting = 0
    last = 0
    for section in range(2):
        if next_colour(position, seat, section) != position.played:
            continue
        if cell_price(position, seat, section, True) <= guilders:
            fitting += 1
            last = section
    if fitting > 1:
        position.push(SECTION_CHOICES[seat])
    else:
        dig(position, seat, last, cell_price(position, seat, last, True), True)


def dig(position: BrugesPosition, seat: int, section: int, price: int, by_card: bool) -> None:
    """BR-5.6, BR-5.7: pay, put the token; a section completed for the first time brings a statue (BR-6.4)."""
    components = position.components
    player = position.seats[seat]
    player.guilders -= price
    if section:
        player.right += 1
        cell = player.right
    else:
        player.left += 1
        cell = player.left
    if position.telling is not None:
        position.tell("event-cell-built", "BR-5.6", seat, {"section": SECTIONS[section], "cell": cell, "price": price})
    if cell == components.statue_cell:
        take_statue(position, seat, section)
    fire(position, seat, player.household, CANAL_MARK, by_card, cell)
    fire(position, seat, player.household, BUILD_CANAL, by_card)


def take_statue(position: BrugesPosition, seat: int, section: int) -> None:
    """BR-5.7: the top statue, one for each section, while there are any."""
    components = position.components
    player = position.seats[seat]
    had = player.statue_right if section else player.statue_left
    if had or position.statues >= len(components.statues):
        return
    value = components.statues[position.statues]
    position.statues += 1
    if section:
        player.statue_right = value
    else:
        player.statue_left = value
    position.tell("event-statue", "BR-5.7", seat, {"value": value} if position.telling is not None else {})


class ChooseSection(BrugesChoice):
    """BR-5.6: the next cells of both sections have the card's colour."""

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        return position.components.built

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        colour = next_colour(position, seat, action.number)
        if colour != position.played:
            return CANAL_FULL if colour < 0 else NO_CELL
        price = cell_price(position, seat, action.number, True)
        return None if price <= position.seats[seat].guilders else CELL_TOO_DEAR

    def note(self, position: BrugesPosition, seat: int, action: Action) -> Note | None:
        return of_points(position, self, seat, action)

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return section_figures(position, seat, action.number, True)

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        dig(position, seat, action.number, cell_price(position, seat, action.number, True), True)


class Dig(VerbAsk):
    """BR-10.2 canal: the next cell of a section without a card, whatever its colour."""

    may_decline = True
    verbs: tuple[str, ...] = ("section", "decline")

    def price(self, position: BrugesPosition, seat: int, section: int) -> int:
        """What the next cell costs."""
        return 0 if self.op.free else cell_price(position, seat, section, False)

    def things(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        return position.components.built

    def unfit(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        if next_colour(position, seat, action.number) < 0:
            return CANAL_FULL
        return None if self.price(position, seat, action.number) <= position.seats[seat].guilders else CELL_TOO_DEAR

    def note(self, position: BrugesPosition, seat: int, action: Action) -> Note | None:
        return of_points(position, self, seat, action)

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return section_figures(position, seat, action.number, False)

    def take(self, position: BrugesPosition, seat: int, action: Action) -> None:
        dig(position, seat, action.number, self.price(position, seat, action.number), False)


def section_figures(position: BrugesPosition, seat: int, section: int, by_card: bool) -> Figures:
    """What the sentences about one section need."""
    colours = position.components.colours
    colour = next_colour(position, seat, section)
    words: Figures = {"guilders": position.seats[seat].guilders, "colour": colours[position.played]}
    words["colours"] = colours[colour] if colour >= 0 else ""
    words["price"] = cell_price(position, seat, section, by_card) if colour >= 0 else 0
    return words


# ---- houses (BR-5.8)


def house_colours(player: Player) -> int:
    """A mask of the colours whose cards can become a house now."""
    mask = colours_of(player.workers)
    return ALL_COLOURS if mask and player.household.house_worker_any_by_card else mask


def play_house(position: BrugesPosition, seat: int, card: int, by_card: bool) -> None:
    """BR-5.8: V, a card from the hand becomes a house for a worker of its colour."""
    player = position.seats[seat]
    colour = position.components.colour_of[card]
    any_worker = player.household.house_worker_any_by_card if by_card else player.household.house_worker_any
    put_house(position, seat, card)
    mask = colours_of(player.workers)
    if any_worker and mask & (mask - 1):
        position.push(BUILT_BY_CARD[seat] if by_card else BUILT[seat])
        position.push(HOUSE_WORKERS[seat])
        return
    player.workers[only_colour(mask) if any_worker else colour] -= 1
    house_built(position, seat, by_card)


def put_house(position: BrugesPosition, seat: int, card: int) -> None:
    """A card from the hand, face down: others see its colour, and may know more (BR-9.1, BR-9.2)."""
    player = position.seats[seat]
    hand = player.hand
    colour_of = position.components.colour_of
    colour = colour_of[card]
    known = player.known
    open = False
    maybe: tuple[int, ...] = ()
    if known:
        maybe = tuple([other for other in known if colour_of[other] == colour])
        alike = [other for other in hand if colour_of[other] == colour]
        if card in known and len(alike) == 1:  # there was no other of its colour: nobody can doubt which it is
            open = True
            maybe = ()
            player.forget(card)
    hand.remove(card)
    player.household = player.household.with_house(card, False, open, maybe)
    if position.telling is not None:
        words: Figures = {"colour": position.components.colours[colour]}
        secret: Figures = {"colour": position.components.colours[colour], "card": position.components.cards[card].id}
        position.tell("event-house", "BR-5.8", seat, words)
        position.whisper("event-house-front", "BR-9.2", seat, secret)


def house_built(position: BrugesPosition, seat: int, by_card: bool) -> None:
    """What persons give for a house."""
    fire(position, seat, position.seats[seat].household, BUILD_HOUSE, by_card)


class PayWorker(BrugesChoice):
    """BR-10.4 worker_any: which worker pays, for a house or an activation; what comes then lies beneath."""

    verbs: tuple[str, ...] = ("pay-worker",)

    def __init__(self, kind: str, seat: int, why_not: Refusal, *beneath: str) -> None:
        super().__init__(kind, seat)
        self.why_not = why_not
        self.beneath = beneath

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        return position.components.pays

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        return None if position.seats[seat].workers[action.number] else self.why_not

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"colour": action.words[0], "card": ""}

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        position.seats[seat].workers[action.number] -= 1

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        under = words_at(position, place - 1)
        if under[0] not in self.beneath or int(under[1]) != self.seat:
            return f"seat {self.seat} pays for nothing beneath it"
        return super().misplaced(position, place)


class Built(BrugesSeatStep):
    """A house is paid for: what persons give follows."""

    def __init__(self, seat: int, by_card: bool) -> None:
        super().__init__("built-by-card" if by_card else "built", seat)
        self.by_card = by_card

    def run(self, position: BrugesPosition) -> None:
        house_built(position, self.seat, self.by_card)


class HouseFromHand(VerbAsk):
    """BR-10.2 house: one more card from the hand as a house."""

    may_decline = True
    verbs: tuple[str, ...] = ("house", "decline")

    def things(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        cards = position.components.cards
        return [cards[card].plays[USE_HOUSE] for card in position.seats[seat].hand]

    def unfit(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        player = position.seats[seat]
        card = action.number // len(USES)
        if card not in player.hand:
            return NOT_IN_HAND
        if self.op.no_worker:
            return None
        mask = colours_of(player.workers)
        fits = player.household.house_worker_any and mask != 0
        return None if fits or mask >> position.components.colour_of[card] & 1 else NO_WORKER

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        card = position.components.card_of[action.words[0]]
        return {"card": card.id, "colour": position.components.colours[card.colour]}

    def take(self, position: BrugesPosition, seat: int, action: Action) -> None:
        card = action.number // len(USES)
        if self.op.no_worker:
            put_house(position, seat, card)
            house_built(position, seat, False)
        else:
            play_house(position, seat, card, False)


class HouseFromPile(VerbAsk):
    """BR-10.2 house: the top card of a pile becomes a house, and nobody looks at it (BR-9.2)."""

    verbs: tuple[str, ...] = ("draw",)

    def things(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        return position.components.draws

    def unfit(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        return None if position.left[action.number] else EMPTY_PILE

    def note(self, position: BrugesPosition, seat: int, action: Action) -> Note | None:
        return of_draw(position, action)

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"pile": action.number + 1}

    def take(self, position: BrugesPosition, seat: int, action: Action) -> None:
        card = position.take_top(action.number)
        player = position.seats[seat]
        player.household = player.household.with_house(card, True, False, ())
        if position.telling is not None:
            colour = position.components.colours[position.components.colour_of[card]]
            position.tell("event-house", "BR-10.2", seat, {"colour": colour})
        house_built(position, seat, False)


SECTION_CHOICES: Final[list[ChooseSection]] = [ChooseSection("section", seat) for seat in range(MOST_SEATS)]
HOUSE_WORKERS: Final[list[PayWorker]] = [
    PayWorker("house-worker", seat, NO_WORKER, "built", "built-by-card") for seat in range(MOST_SEATS)
]
BUILT: Final[list[Built]] = [Built(seat, False) for seat in range(MOST_SEATS)]
BUILT_BY_CARD: Final[list[Built]] = [Built(seat, True) for seat in range(MOST_SEATS)]
