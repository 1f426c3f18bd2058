"""Village cards (section 10): taking one, and carrying out its banner's effects in their order."""

from collections.abc import Sequence
from typing import Final

from letopis.games.my_village import scoring
from letopis.games.my_village.card_kinds import (
    ADD,
    CHURCH,
    COIN_IF_PLOW,
    COUNCIL,
    CRAFT,
    DO_CLERK,
    DO_QUESTION,
    DO_SCHOOL,
    FIELD,
    FIRST_FIELD,
    FREE_CUSTOMER,
    GAIN_COIN,
    GAIN_STORY,
    JOURNEY,
    LETTERS,
    MARKER,
    MEETING,
    MEETING_PLACE,
    MONK,
    REDRAW_TRAVEL,
    SCORE_CARDS,
    SERVE,
    TILE,
    Card,
    Effect,
)
from letopis.games.my_village.clerk import VISITS, can_visit, visit_clerk
from letopis.games.my_village.components import SEATS
from letopis.games.my_village.dice import values_shown
from letopis.games.my_village.headman import QUESTIONS
from letopis.games.my_village.position import MyVillagePosition, Village
from letopis.games.my_village.school import begin_lessons, has_lessons
from letopis.games.my_village.standing import carried_out, misplaced_effects
from letopis.kernel.actions import Action
from letopis.kernel.notes import Note
from letopis.kernel.refusals import NOT_ASKED, Figures, Refusal
from letopis.kernel.steps import SeatChoice, SeatStep

SLOT_MARKED: Final = Refusal("MV-10.43", "refusal-slot-marked")
SLOT_MARKED_PEOPLE: Final = Refusal("MV-10.44", "refusal-slot-marked")
NO_SUCH_BANNER_FOR_TILE: Final = Refusal("MV-10.35", "refusal-no-banner-for-tile")
TILE_NOT_ON_MEETING_PLACE: Final = Refusal("MV-D14", "refusal-tile-not-on-meeting-place")
TILE_LIES_THERE: Final = Refusal("MV-10.36", "refusal-tile-lies-there")
TILE_MUST_LIE: Final = Refusal("MV-10.35", "refusal-tile-must-lie")
NO_REDRAW: Final = Refusal("MV-10.26", "refusal-no-redraw")

ADDED: Final = ["MV-10.20", "MV-10.30", "MV-10.41", "MV-10.35", "MV-10.10", "MV-10.3", "MV-10.51"]  # by kind


class Effects(SeatStep[MyVillagePosition]):
    """MV-8.3: what a banner does, in the order of its list; what must be chosen is asked in between."""

    def run(self, position: MyVillagePosition) -> None:
        card = position.components.cards[position.card]
        black = position.banner < 0
        effects = card.effects if black else card.white_effects
        if black and position.effect == 0:
            take_card(position, self.seat, card)
        while position.effect < len(effects):
            effect = effects[position.effect]
            position.effect += 1
            if self.asks_for(position, card, effect):
                return
        position.card = -1
        position.banner = -1
        position.effect = 0

    def asks_for(self, position: MyVillagePosition, card: Card, effect: Effect) -> bool:
        """Carry out one effect; whether it asks something, so that the rest waits below on the stack."""
        seat = self.seat
        op = effect.op
        village = position.seats[seat]
        if op == MARKER:
            return self.place_marker(position, village, card)
        if op == GAIN_COIN:
            position.gain_coins(seat, effect.n, "MV-5.5")
        elif op == GAIN_STORY:
            position.gain_story(seat, effect.n, "MV-5.4")
        elif op == ADD:
            if card.kind == JOURNEY:
                return self.may_redraw(position, village, card)
            if position.telling is not None:
                position.tell("event-added", ADDED[card.kind], seat, {"card": card.id})
        elif op == SERVE:
            serve(position, seat, village, card)
        elif op == COIN_IF_PLOW:
            if village.fields[position.banner - FIRST_FIELD]:
                position.gain_coins(seat, effect.n, "MV-10.11")
        elif op == TILE:
            position.push(self)
            position.push(TILES[seat])
            return True
        elif op == DO_SCHOOL:
            position.push(self)
            begin_lessons(position, seat, effect.n)
            return True
        elif op == DO_QUESTION:
            position.push(self)
            position.lessons = effect.n
            position.push(QUESTIONS[seat])
            return True
        elif op == DO_CLERK and can_visit(position, seat):
            position.push(self)
            if village.ability(position.components) == FREE_CUSTOMER:
                position.most_invited = min(effect.n, position.components.most_invited)
                position.push(VISITS[seat])
            else:
                visit_clerk(position, seat, effect.n)
            return True
        return False

    def place_marker(self, position: MyVillagePosition, village: Village, card: Card) -> bool:
        """A marker on an empty space of this card; without one it is not placed (MV-11.2)."""
        if not has_space(village, card):
            return False
        if card.kind == CRAFT:
            village.goods[card.good] += 1
            if position.telling is not None:
                rule = "MV-10.3" if position.banner < 0 else "MV-10.4"
                position.tell("event-good", rule, self.seat, {"good": position.components.goods[card.good]})
        elif card.kind == MEETING:
            village.markers += 1
            position.tell("event-marker", "MV-10.37", self.seat, {})
        elif not card.slots:
            village.jokers += 1
            position.tell("event-joker", "MV-10.42", self.seat, {})
        else:
            position.push(self)
            position.push(SLOTS[self.seat])
            return True
        return False

    def may_redraw(self, position: MyVillagePosition, village: Village, card: Card) -> bool:
        """MV-10.51: turn over the top card; it may be sent back where that can matter (MV-10.26, MV-D28)."""
        draw_travel(position, self.seat, village, card.pile)
        if not can_redraw(position, village, card.pile) and (
            position.rules == 1 or not ends_too_soon(position, village)
        ):
            return False
        position.push(self)
        position.push(REDRAWS[self.seat])
        return True

    def misplaced(self, position: MyVillagePosition, place: int) -> str | None:
        return misplaced_effects(position, place, self.seat)


def take_card(position: MyVillagePosition, seat: int, card: Card) -> None:
    """MV-8.3: the card leaves the display for the village."""
    village = position.seats[seat]
    kind = card.kind
    if kind == CRAFT:
        position.crafts &= ~card.bit
        village.crafts[card.good] = card.number
    elif kind == CHURCH:
        position.churches &= ~card.bit
        village.church = card.number
    elif kind == MONK:
        pile = position.monks[card.pile]
        position.monks[card.pile] = pile[:-1]
        village.monks = (*village.monks, card.number)
        if len(pile) > 1:  # MV-8.4: the next one is seen
            position.reveals += 1
            if position.telling is not None:
                below = position.components.cards[pile[-2]]
                position.tell("event-next-monk", "MV-8.4", seat, {"card": below.id})
    elif kind == COUNCIL:
        position.councils &= ~card.bit
        village.council = card.number
    elif kind == MEETING:
        position.meetings -= 1
        village.meeting = True
        village.tile = MEETING_PLACE
    elif kind == FIELD:
        position.fields -= 1
        village.fields = (*village.fields, 0)


def lost_effects(position: MyVillagePosition, seat: int, card: Card, effects: list[Effect], banner: int) -> int:
    """How many effects of a banner would do nothing now."""
    village = position.seats[seat]
    lost = 0
    for effect in effects:
        op = effect.op
        if (
            (op == MARKER and not has_space(village, card))
            or (op == COIN_IF_PLOW and not village.fields[banner - FIRST_FIELD])
            or (op == DO_SCHOOL and not has_lessons(village))
            or (op == DO_CLERK and not can_visit(position, seat))
        ):
            lost += 1
    return lost


def has_space(village: Village, card: Card) -> bool:
    """MV-11.2: whether a marker finds an empty space on a card of the village."""
    if card.kind == CRAFT:
        return village.goods[card.good] < card.spaces
    if card.kind == MEETING:
        return village.markers < card.spaces
    return village.slots != (1 << card.spaces) - 1 if card.slots else village.jokers < card.spaces


def draw_travel(position: MyVillagePosition, seat: int, village: Village, pile: int) -> None:
    """MV-10.50: what the light side shows is seen by all now."""
    cards = position.travel[pile]
    village.travel = (*village.travel, cards[-1])
    position.travel[pile] = cards[:-1]
    position.reveals += 1
    if position.telling is not None:
        position.tell("event-travelled", "MV-10.51", seat, {"card": position.components.cards[cards[-1]].id})


def can_redraw(position: MyVillagePosition, village: Village, pile: int) -> bool:
    """MV-10.26: the Wayfarers' Church, and another card of the letter (MV-D16)."""
    return len(position.travel[pile]) > 0 and village.ability(position.components) == REDRAW_TRAVEL


def ends_too_soon(position: MyVillagePosition, village: Village) -> bool:
    """MV-D28: whether the card drawn last ends the journey before the last letter, as the chapel does (MV-10.53)."""
    card = position.components.cards[village.travel[-1]]
    return card.ends_travel and card.pile < len(LETTERS) - 1


def serve(position: MyVillagePosition, seat: int, village: Village, card: Card) -> None:
    """MV-10.16: to the pile of the served; the tile goes home (MV-10.39)."""
    village.customers = tuple([other for other in village.customers if other != card.place])
    village.served = (*village.served, card.place)
    if position.telling is not None:
        position.tell("event-served", "MV-10.16", seat, {"customer": card.id, "points": card.points})
    if village.tile == position.components.first_customer + card.place:
        village.tile = MEETING_PLACE
        position.tell("event-tile-home", "MV-10.39", seat, {})


class Slot(SeatChoice[MyVillagePosition]):
    """MV-10.43, MV-10.44: which slot of the scoring council is marked for good."""

    verbs: tuple[str, ...] = ("mark",)

    def context(self, position: MyVillagePosition, seat: int) -> Figures:
        return {"card": position.components.cards[position.card].id}

    def candidates(self, position: MyVillagePosition, seat: int) -> Sequence[Action]:
        components = position.components
        areas = components.cards[position.card].ability == SCORE_CARDS
        return components.area_marks if areas else components.people_marks

    def refusal(self, position: MyVillagePosition, seat: int, action: Action) -> Refusal | None:
        if action not in self.candidates(position, seat):
            return NOT_ASKED
        if not position.seats[seat].slots >> action.number & 1:
            return None
        areas = position.components.cards[position.card].ability == SCORE_CARDS
        return SLOT_MARKED if areas else SLOT_MARKED_PEOPLE

    def figures(self, position: MyVillagePosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"slot": action.words[0]}

    def apply(self, position: MyVillagePosition, seat: int, action: Action) -> None:
        position.seats[seat].slots |= 1 << action.number
        if position.telling is not None:
            areas = position.components.cards[position.card].ability == SCORE_CARDS
            position.tell("event-marked", "MV-10.43" if areas else "MV-10.44", seat, {"slot": action.words[0]})

    def note(self, position: MyVillagePosition, seat: int, action: Action) -> Note | None:
        """What the mark would score as things stand."""
        components = position.components
        marked = position.seats[seat].copy()
        marked.slots |= 1 << action.number
        points = scoring.council(components, marked) - scoring.council(components, position.seats[seat])
        areas = components.cards[position.card].ability == SCORE_CARDS
        return Note("slot-worth", "MV-10.43" if areas else "MV-10.44", {"points": points})

    def misplaced(self, position: MyVillagePosition, place: int) -> str | None:
        if position.card < 0 or not position.components.cards[position.card].slots:
            return "the card has no slots"
        return carried_out(position, place, self.seat, MARKER)


class LayTile(SeatChoice[MyVillagePosition]):
    """MV-10.35, MV-10.36: beside which white banner the 2/12 tile lies; with the white banner it may stay."""

    verbs: tuple[str, ...] = ("tile", "keep")

    def candidates(self, position: MyVillagePosition, seat: int) -> Sequence[Action]:
        components = position.components
        found: list[Action] = []
        for banner in position.seats[seat].whites(components):
            if banner != MEETING_PLACE:
                found.append(components.tiles[banner])
        found.append(components.keep)
        return found

    def refusal(self, position: MyVillagePosition, seat: int, action: Action) -> Refusal | None:
        components = position.components
        village = position.seats[seat]
        banner = action.number
        if action is components.keep:
            return TILE_MUST_LIE if position.banner < 0 else None
        if banner == MEETING_PLACE:
            return TILE_NOT_ON_MEETING_PLACE
        if not village.white_values(components, banner):
            return NO_SUCH_BANNER_FOR_TILE
        return TILE_LIES_THERE if banner == village.tile else None

    def figures(self, position: MyVillagePosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"banner": action.words[0] if action.words else ""}

    def apply(self, position: MyVillagePosition, seat: int, action: Action) -> None:
        if action is position.components.keep:
            position.tell("event-tile-stayed", "MV-10.36", seat, {})
            return
        position.seats[seat].tile = action.number
        if position.telling is not None:
            rule = "MV-10.35" if position.banner < 0 else "MV-10.36"
            position.tell("event-tile", rule, seat, {"banner": action.words[0]})

    def note(self, position: MyVillagePosition, seat: int, action: Action) -> Note | None:
        """The values that the banner would have."""
        if action is position.components.keep:
            return None
        components = position.components
        village = position.seats[seat]
        laid = village.copy()
        laid.tile = action.number
        values = laid.white_values(components, action.number)
        if values == village.white_values(components, action.number):
            return Note("tile-adds-nothing", "MV-10.38", {"banner": action.words[0]}, warns=True)
        return Note("tile-values", "MV-10.38", {"banner": action.words[0], "values": values_shown(values)})

    def misplaced(self, position: MyVillagePosition, place: int) -> str | None:
        return carried_out(position, place, self.seat, TILE)


class Redraw(SeatChoice[MyVillagePosition]):
    """MV-10.26: keep the travel card, or put it under its pile and take the next, which must be kept; or none."""

    verbs: tuple[str, ...] = ("keep", "redraw", "skip")

    def context(self, position: MyVillagePosition, seat: int) -> Figures:
        village = position.seats[seat]
        drawn = position.components.cards[village.travel[-1]]
        return {"card": drawn.id, "next": 1 if can_redraw(position, village, drawn.pile) else 0}

    def candidates(self, position: MyVillagePosition, seat: int) -> Sequence[Action]:
        return [position.components.keep, position.components.redraw, position.components.skip]

    def refusal(self, position: MyVillagePosition, seat: int, action: Action) -> Refusal | None:
        components = position.components
        village = position.seats[seat]
        drawn = components.cards[village.travel[-1]]
        return None if action is not components.redraw or can_redraw(position, village, drawn.pile) else NO_REDRAW

    def apply(self, position: MyVillagePosition, seat: int, action: Action) -> None:
        components = position.components
        if action is components.keep:
            return
        village = position.seats[seat]
        back = village.travel[-1]
        pile = components.cards[back].pile
        village.travel = village.travel[:-1]
        if position.telling is not None:
            key = "event-redrawn" if action is components.redraw else "event-turned-back"
            rule = "MV-10.26" if action is components.redraw else "MV-D28"
            position.tell(key, rule, seat, {"card": components.cards[back].id})
        if action is components.redraw:
            draw_travel(position, seat, village, pile)
        position.travel[pile] = position.shuffled([back, *position.travel[pile]], TRAVEL_LABELS[pile])

    def note(self, position: MyVillagePosition, seat: int, action: Action) -> Note | None:
        components = position.components
        drawn = components.cards[position.seats[seat].travel[-1]]
        if action is components.skip:
            return Note("turned-back", "MV-D28", {"points": drawn.points}, warns=not drawn.ends_travel)
        if action is components.redraw:
            return Note("next-must-be-kept", "MV-10.26")
        return Note("journey-ends" if drawn.ends_travel else "goes-on", "MV-10.53", {"points": drawn.points})

    def misplaced(self, position: MyVillagePosition, place: int) -> str | None:
        village = position.seats[self.seat]
        if position.card < 0 or position.components.cards[position.card].kind != JOURNEY:
            return "nobody travels"
        pile = position.components.cards[position.card].pile
        if len(village.travel) != pile + 1:
            return "no card of that letter was drawn"
        if not can_redraw(position, village, pile) and not ends_too_soon(position, village):
            return "the card is kept without a question"
        return carried_out(position, place, self.seat, ADD)


TRAVEL_LABELS: Final[list[str]] = [f"travel {letter}" for letter in "ABCDE"]
EFFECTS: Final[list[Effects]] = [Effects("effects", seat) for seat in range(SEATS)]
SLOTS: Final[list[Slot]] = [Slot("slot", seat) for seat in range(SEATS)]
TILES: Final[list[LayTile]] = [LayTile("tile", seat) for seat in range(SEATS)]
REDRAWS: Final[list[Redraw]] = [Redraw("redraw", seat) for seat in range(SEATS)]
