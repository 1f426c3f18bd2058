"""The six uses of a card (BR-5.3 to BR-5.10) and the acts they share with persons' effects."""

from collections.abc import Sequence
from typing import Final

from letopis.games.bruges.gains import begin, fire, fire_opponents
from letopis.games.bruges.household import EMPTY
from letopis.games.bruges.placing import misplaced_effect, words_at
from letopis.games.bruges.position import BrugesPosition, Player
from letopis.games.bruges.words import (
    ADVANCE,
    BUILD_CANAL,
    BUILD_HOUSE,
    CANAL_MARK,
    DISCARD_THREAT,
    FLASH,
    OPPONENT_ADVANCES,
    OPPONENT_SETTLES,
    OPPONENT_TAKES_GUILDERS,
    SECTIONS,
    SETTLE,
    TAKE_GUILDERS,
    TAKE_WORKERS,
    USE_CANAL,
    USE_GUILDERS,
    USE_HOUSE,
    USE_SETTLE,
    USE_THREAT,
    USE_WORKERS,
    USES,
)
from letopis.kernel.actions import Action
from letopis.kernel.refusals import NOT_ASKED, Figures, Refusal
from letopis.kernel.steps import SeatChoice, Step

NOT_IN_HAND: Final = Refusal("BR-5.1", "refusal-not-in-hand")
NO_MARKER: Final = Refusal("BR-5.5", "refusal-no-marker")
NO_CELL: Final = Refusal("BR-5.6", "refusal-no-cell")
CANAL_FULL: Final = Refusal("BR-5.6", "refusal-canal-full")
CELL_TOO_DEAR: Final = Refusal("BR-5.10", "refusal-cell-too-dear")
NO_WORKER: Final = Refusal("BR-5.8", "refusal-no-worker")
NO_EMPTY_HOUSE: Final = Refusal("BR-5.9", "refusal-no-empty-house")
PERSON_TOO_DEAR: Final = Refusal("BR-5.10", "refusal-person-too-dear")
NO_SUCH_HOUSE: Final = Refusal("BR-5.9", "refusal-no-such-house")
HOUSE_TAKEN: Final = Refusal("BR-5.9", "refusal-house-taken")

ALL_COLOURS: Final[int] = 31
KINDS_OF_USE: Final[int] = 6  # len(USES), as a plain number for the hot path

# ---- what is possible


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


def colours_of(counts: list[int]) -> int:
    """A mask of the colours there is at least one of."""
    mask = 0
    bit = 1
    for count in counts:
        if count:
            mask |= bit
        bit <<= 1
    return mask


def threat_colours(player: Player) -> int:
    """A mask of the colours whose cards can discard a marker now."""
    mask = colours_of(player.threats)
    return ALL_COLOURS if mask and player.household.colour_free else mask


def house_colours(player: Player) -> int:
    """A mask of the colours whose cards can become a house now."""
    mask = colours_of(player.workers)
    return ALL_COLOURS if mask and player.household.house_worker_any_by_card else mask


def list_uses(position: BrugesPosition, seat: int, uses: int, found: list[Action]) -> None:
    """Every card of the hand for every use that is possible, of those allowed."""
    components = position.components
    player = position.seats[seat]
    household = player.household
    guilders = player.guilders
    canals = canal_colours(position, seat) if uses & 1 << USE_CANAL else 0
    markers = threat_colours(player) if uses & 1 << USE_THREAT else 0
    houses = house_colours(player) if uses & 1 << USE_HOUSE else 0
    settles = uses & 1 << USE_SETTLE != 0 and len(household.houses) > household.persons
    prices = household.prices_by_card
    for number in player.hand:
        card = components.cards[number]
        plays = card.plays
        bit = 1 << card.colour
        if uses & 1 << USE_WORKERS:
            found.append(plays[USE_WORKERS])
        if uses & 1 << USE_GUILDERS:
            found.append(plays[USE_GUILDERS])
        if markers & bit:
            found.append(plays[USE_THREAT])
        if canals & bit:
            found.append(plays[USE_CANAL])
        if houses & bit:
            found.append(plays[USE_HOUSE])
        if settles and prices[card.cost_class] <= guilders:
            found.append(plays[USE_SETTLE])


def use_refusal(position: BrugesPosition, seat: int, card: int, use: int) -> Refusal | None:
    """BR-5.10: why a card cannot be played for a use."""
    player = position.seats[seat]
    if card not in player.hand:
        return NOT_IN_HAND
    character = position.components.cards[card]
    bit = 1 << character.colour
    if use == USE_THREAT:
        return None if threat_colours(player) & bit else NO_MARKER
    if use == USE_CANAL:
        return None if canal_colours(position, seat) & bit else why_no_cell(position, seat, character.colour)
    if use == USE_HOUSE:
        return None if house_colours(player) & bit else NO_WORKER
    if use == USE_SETTLE:
        return settle_refusal(player, player.household.prices_by_card[character.cost_class])
    return None


def why_no_cell(position: BrugesPosition, seat: int, colour: int) -> Refusal:
    """No next cell of the colour, or it is too dear."""
    ends = [next_colour(position, seat, section) for section in range(2)]
    if ends == [-1, -1]:
        return CANAL_FULL
    return CELL_TOO_DEAR if colour in ends else NO_CELL


def settle_refusal(player: Player, price: int) -> Refusal | None:
    """BR-5.9: an empty house, and the price."""
    if len(player.household.houses) <= player.household.persons:
        return NO_EMPTY_HOUSE
    return None if price <= player.guilders else PERSON_TOO_DEAR


def use_figures(position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
    """What the sentences of `use_refusal` need."""
    components = position.components
    player = position.seats[seat]
    words: Figures = {"guilders": player.guilders}
    if not action.words or action.words[0] not in components.card_of:
        return words
    card = components.card_of[action.words[0]]
    words["card"] = card.id
    words["colour"] = components.colours[card.colour]
    if refusal is CELL_TOO_DEAR:
        ends = [section for section in range(2) if next_colour(position, seat, section) == card.colour]
        words["price"] = min([cell_price(position, seat, section, True) for section in ends])
    elif refusal is NO_CELL:
        ends = [next_colour(position, seat, section) for section in range(2)]
        words["colours"] = " ".join([components.colours[colour] for colour in ends if colour >= 0])
    elif refusal is PERSON_TOO_DEAR:
        words["price"] = player.household.prices_by_card[card.cost_class]
    return words


# ---- doing it


def play_card(position: BrugesPosition, seat: int, number: int) -> None:
    """A card from the hand for one of its six uses."""
    card = number // KINDS_OF_USE
    use = number % KINDS_OF_USE
    player = position.seats[seat]
    position.played = position.components.colour_of[card]
    if use == USE_HOUSE:
        play_house(position, seat, card, True)
        return
    player.hand.remove(card)
    if player.known:
        player.forget(card)
    if use == USE_SETTLE:
        price = player.household.prices_by_card[position.components.cards[card].cost_class]
        settle(position, seat, card, price, True)
        return
    position.discards.append(card)
    if position.telling is not None:
        position.tell(
            "event-plays", "BR-5.1", seat, {"card": position.components.cards[card].id, "use": f"use-{USES[use]}"}
        )
    if use == USE_WORKERS:
        take_workers(position, seat)
    elif use == USE_GUILDERS:
        take_guilders(position, seat)
    elif use == USE_THREAT:
        play_threat(position, seat)
    else:
        play_canal(position, seat)


def take_workers(position: BrugesPosition, seat: int) -> None:
    """BR-5.3: I, workers of the card's colour."""
    player = position.seats[seat]
    amount = player.household.worker_amount
    player.workers[position.played] += amount
    if position.telling is not None:
        colour = position.components.colours[position.played]
        position.tell("event-took-workers", "BR-5.3", seat, {"count": amount, "colour": colour})
    fire(position, seat, player.household, TAKE_WORKERS, True)


def take_guilders(position: BrugesPosition, seat: int) -> None:
    """BR-5.4: II, guilders as the die of the card's colour shows; a person may let one choose the die (BR-10.5)."""
    if position.seats[seat].household.die_choice and min(position.dice) != max(position.dice):
        position.push(DICE[seat])
    else:
        take_from_die(position, seat, position.played)


def take_from_die(position: BrugesPosition, seat: int, die: int) -> None:
    """BR-10.5: the die, its least value, what is added, the taking, further gains."""
    player = position.seats[seat]
    household = player.household
    amount = max(position.dice[die], household.die_min) + household.plus
    player.guilders += amount
    if position.telling is not None:
        colour = position.components.colours[die]
        position.tell("event-took-guilders", "BR-5.4", seat, {"count": amount, "colour": colour})
    fire_opponents(position, seat, OPPONENT_TAKES_GUILDERS)
    fire(position, seat, household, TAKE_GUILDERS, True)


def play_threat(position: BrugesPosition, seat: int) -> None:
    """BR-5.5: III, one threat marker, of the card's colour unless a person frees that."""
    player = position.seats[seat]
    if not player.household.colour_free:
        discard_marker(position, seat, position.played, True)
        return
    mask = colours_of(player.threats)
    if mask & (mask - 1):
        position.push(MARKERS[seat])
    else:
        colour = 0
        while mask > 1 << colour:
            colour += 1
        discard_marker(position, seat, colour, True)


def discard_marker(position: BrugesPosition, seat: int, colour: int, by_card: bool) -> None:
    """BR-5.5: a marker back to the supply and a point, also by a person's effect."""
    player = position.seats[seat]
    player.threats[colour] -= 1
    player.points += position.components.threat_points
    if position.telling is not None:
        words: Figures = {"colour": position.components.colours[colour], "points": position.components.threat_points}
        position.tell("event-marker-discarded", "BR-5.5", seat, words)
    fire(position, seat, player.household, DISCARD_THREAT, by_card, colour)


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
    if any_worker:
        colour = 0
        while mask > 1 << colour:
            colour += 1
    player.workers[colour] -= 1
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


def settle(position: BrugesPosition, seat: int, card: int, price: int, by_card: bool) -> None:
    """BR-5.9, BR-7.3: VI, a person into an empty house; a lightning effect follows at once.

    The card has left the hand. The newcomer does not change its own settling (BR-7.12). Of several empty houses it gets
    the oldest, and its owner says first of all whether it is another one.
    """
    player = position.seats[seat]
    character = position.components.cards[card]
    player.guilders -= price
    before = player.household
    place = before.first_empty()
    player.household = before.with_person(place, card)
    player.rotated &= ~(1 << place)
    if position.telling is not None:
        position.tell("event-settled", "BR-5.9", seat, {"card": character.id, "price": price})
    fire_opponents(position, seat, OPPONENT_SETTLES)
    fire(position, seat, before, SETTLE, by_card, character.cost)
    if character.kind == FLASH:
        begin(position, seat, character)
    if len(before.houses) - before.persons > 1 and position.rules > 1:
        position.push(position.components.home_steps[seat][card])


def advance(position: BrugesPosition, seat: int, price: int) -> None:
    """BR-4.11: one step on the reputation track."""
    player = position.seats[seat]
    player.guilders -= price
    player.reputation += 1
    if position.telling is not None:
        position.tell("event-advanced", "BR-4.11", seat, {"price": price, "step": player.reputation})
    fire_opponents(position, seat, OPPONENT_ADVANCES)
    fire(position, seat, player.household, ADVANCE)


# ---- the short choices that may follow


class ChooseDie(SeatChoice[BrugesPosition]):
    """BR-10.4 die_choice: any die."""

    def __init__(self, seat: int) -> None:
        super().__init__("die", seat)

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        return position.components.dice_chosen

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        return None if action.kind == "die" and action.number >= 0 else NOT_ASKED

    def actions(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        return position.components.dice_chosen

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        take_from_die(position, seat, action.number)

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        free = position.seats[self.seat].household.die_choice
        return misplaced_effect(position, place) if free else "nobody lets the seat choose a die"


class ChooseMarker(SeatChoice[BrugesPosition]):
    """BR-10.4 colour_free: which marker goes."""

    def __init__(self, seat: int) -> None:
        super().__init__("marker", seat)

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        return position.components.marked

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        if action.kind != "marker" or action.number < 0:
            return NOT_ASKED
        return None if position.seats[seat].threats[action.number] else NO_MARKER

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"colour": action.words[0]}

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        discard_marker(position, seat, action.number, True)

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        free = position.seats[self.seat].household.colour_free
        return misplaced_effect(position, place) if free else "nobody lets the seat choose a marker"


class ChooseSection(SeatChoice[BrugesPosition]):
    """BR-5.6: the next cells of both sections have the card's colour."""

    def __init__(self, seat: int) -> None:
        super().__init__("section", seat)

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        return position.components.built

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        if action.kind != "section" or action.number < 0:
            return NOT_ASKED
        colour = next_colour(position, seat, action.number)
        if colour != position.played:
            return CANAL_FULL if colour < 0 else NO_CELL
        price = cell_price(position, seat, action.number, True)
        return None if price <= position.seats[seat].guilders else CELL_TOO_DEAR

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return section_figures(position, seat, action.number, True)

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        dig(position, seat, action.number, cell_price(position, seat, action.number, True), True)

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        return misplaced_effect(position, place)


def section_figures(position: BrugesPosition, seat: int, section: int, by_card: bool) -> Figures:
    """What the sentences about one section need."""
    colours = position.components.colours
    colour = next_colour(position, seat, section)
    words: Figures = {"guilders": position.seats[seat].guilders, "colour": colours[position.played]}
    words["colours"] = colours[colour] if colour >= 0 else ""
    words["price"] = cell_price(position, seat, section, by_card) if colour >= 0 else 0
    return words


class PayHouse(SeatChoice[BrugesPosition]):
    """BR-10.4 worker_any: which worker pays for the house."""

    def __init__(self, seat: int) -> None:
        super().__init__("house-worker", seat)

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        return position.components.pays

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        if action.kind != "pay-worker" or action.number < 0:
            return NOT_ASKED
        return None if position.seats[seat].workers[action.number] else NO_WORKER

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"colour": action.words[0]}

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        position.seats[seat].workers[action.number] -= 1

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        beneath = words_at(position, place - 1)
        if beneath[0] not in ("built", "built-by-card") or int(beneath[1]) != self.seat:
            return f"seat {self.seat} builds no house beneath it"
        return misplaced_effect(position, place)


class Built(Step[BrugesPosition]):
    """A house is paid for: what persons give follows."""

    def __init__(self, seat: int, by_card: bool) -> None:
        super().__init__("built-by-card" if by_card else "built", str(seat))
        self.seat = seat
        self.by_card = by_card

    def run(self, position: BrugesPosition) -> None:
        house_built(position, self.seat, self.by_card)

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        return misplaced_effect(position, place)


class Home(SeatChoice[BrugesPosition]):
    """BR-5.9: into which of the empty houses a newcomer moves; the oldest of them is the one it stands in so far."""

    def __init__(self, seat: int, card: int, id: str) -> None:
        super().__init__("home", seat, id)
        self.card = card
        self.id = id

    def context(self, position: BrugesPosition, seat: int) -> Figures:
        return {"card": self.id}

    def candidates(self, position: BrugesPosition, seat: int) -> Sequence[Action]:
        return position.components.homes[: len(position.seats[seat].household.houses)]

    def refusal(self, position: BrugesPosition, seat: int, action: Action) -> Refusal | None:
        if action.kind != "home" or action.number < 0:
            return NOT_ASKED
        tenants = position.seats[seat].household.tenants
        if action.number >= len(tenants):
            return NO_SUCH_HOUSE
        tenant = tenants[action.number]
        return None if tenant == EMPTY or tenant == self.card else HOUSE_TAKEN

    def figures(self, position: BrugesPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        household = position.seats[seat].household
        words: Figures = {"count": len(household.houses)}
        if refusal is HOUSE_TAKEN:
            words["card"] = position.components.cards[household.tenants[action.number]].id
        return words

    def apply(self, position: BrugesPosition, seat: int, action: Action) -> None:
        player = position.seats[seat]
        household = player.household
        if household.tenants[action.number] == EMPTY:
            player.household = household.moved(household.place_of(self.card), action.number)
        if position.telling is not None:
            components = position.components
            colour = components.colours[components.colour_of[household.houses[action.number]]]
            words: Figures = {"card": self.id, "house": action.number + 1, "colour": colour}
            position.tell("event-moved-in", "BR-5.9", seat, words)

    def misplaced(self, position: BrugesPosition, place: int) -> str | None:
        player = position.seats[self.seat]
        at = player.household.place_of(self.card)
        if at < 0 or player.rotated >> at & 1:
            return "that person is no newcomer"
        return misplaced_effect(position, place)


DICE: Final[list[ChooseDie]] = [ChooseDie(seat) for seat in range(4)]
MARKERS: Final[list[ChooseMarker]] = [ChooseMarker(seat) for seat in range(4)]
SECTION_CHOICES: Final[list[ChooseSection]] = [ChooseSection(seat) for seat in range(4)]
HOUSE_WORKERS: Final[list[PayHouse]] = [PayHouse(seat) for seat in range(4)]
BUILT: Final[list[Built]] = [Built(seat, False) for seat in range(4)]
BUILT_BY_CARD: Final[list[Built]] = [Built(seat, True) for seat in range(4)]
