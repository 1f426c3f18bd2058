"""Phase 5, Build (section 11): a hammer, a piece, a place."""

from collections.abc import Sequence
from typing import Final

from letopis.games.era import scoring
from letopis.games.era.components import Piece, covers
from letopis.games.era.extort import raids_ahead
from letopis.games.era.grid import Placement
from letopis.games.era.placing import all_places, free_places, placing_figures, placing_refusal
from letopis.games.era.position import SEATS, EraPosition, Player
from letopis.games.era.stacking import OfTurn, out_of_turn
from letopis.kernel.actions import Action
from letopis.kernel.notes import Note
from letopis.kernel.refusals import Figures, Refusal
from letopis.kernel.stacking import covered
from letopis.kernel.steps import SeatChoice

NONE_LEFT: Final = Refusal("E-11.2", "refusal-none-left")
CANNOT_PAY: Final = Refusal("E-11.2", "refusal-cannot-pay")
NO_ROOM: Final = Refusal("E-11.2", "refusal-no-room")


class BuildTurn(OfTurn):
    """E-11.1: as many builds as hammers."""

    def run(self, position: EraPosition) -> None:
        position.seats[self.seat].builds = position.hammers(self.seat)
        if position.seats[self.seat].builds:
            position.push(BUILDS[self.seat])


def build_refusal(position: EraPosition, player: Player, piece: Piece) -> Refusal | None:
    """E-11.2: in supply, affordable, placeable."""
    if position.supply[piece.number] == 0:
        return NONE_LEFT
    if not covers(player.purse(), piece.packed):
        return CANNOT_PAY
    return None if player.domain.has_room(piece.number) else NO_ROOM


class Build(SeatChoice[EraPosition]):
    """E-11.2: which piece, or no more."""

    verbs: tuple[str, ...] = ("build", "pass")

    def context(self, position: EraPosition, seat: int) -> Figures:
        return {"builds": position.seats[seat].builds}

    def candidates(self, position: EraPosition, seat: int) -> Sequence[Action]:
        return [*position.components.builds, position.components.passing]

    def actions(self, position: EraPosition, seat: int) -> Sequence[Action]:
        player = position.seats[seat]
        supply = position.supply
        domain = player.domain
        found: list[Action] = []
        purse = player.purse()
        for piece in position.components.for_sale:  # the three questions of `build_refusal`
            if covers(purse, piece.packed) and supply[piece.number] and domain.has_room(piece.number):
                found.append(piece.build)
        found.append(position.components.passing)
        return found

    def refusal(self, position: EraPosition, seat: int, action: Action) -> Refusal | None:
        if action is position.components.passing:
            return None
        return build_refusal(position, position.seats[seat], position.components.pieces[action.number])

    def figures(self, position: EraPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        words: Figures = {"piece": action.words[0]}
        if refusal is CANNOT_PAY:
            stock = position.seats[seat].stock
            cost = position.components.piece_of[action.words[0]].cost
            short = next(number for number in range(len(cost)) if stock[number] < cost[number])
            words["resource"] = position.components.resource_ids[short]
            words["cost"] = cost[short]
            words["stock"] = stock[short]
        return words

    def note(self, position: EraPosition, seat: int, action: Action) -> Note | None:
        if action is position.components.passing:
            words: Figures = {"builds": position.seats[seat].builds, "pieces": len(self.actions(position, seat)) - 1}
            return Note("builds-left", "E-11.1", words, True)
        piece = position.components.pieces[action.number]
        if flips(position, piece, 1):
            left = position.tokens - position.flipped - 1
            return Note("flips-token", "E-11.4", {"piece": piece.id, "left": left}, left == 0)
        if not piece.bonus or piece.wants_room:
            return None
        twin = position.copy()
        twin.stack.pop().apply(twin, seat, action)
        twin.stack.pop().apply(twin, seat, free_places(twin.seats[seat], piece.number)[0])
        points = scoring.bonus(position.components, twin.seats[seat], piece.number)
        points -= scoring.bonus(position.components, position.seats[seat], piece.number)
        return Note("end-bonus", "E-14.6", {"piece": piece.id, "points": points})

    def forecasts(self, position: EraPosition, seat: int) -> list[Note]:
        return [*raids_ahead(position, seat), *area_ahead(position, seat), *end_ahead(position)]

    def apply(self, position: EraPosition, seat: int, action: Action) -> None:
        player = position.seats[seat]
        if action is position.components.passing:
            player.builds = 0
            position.tell("event-passed", "E-11.1", seat, {})
            return
        player.building = action.number
        position.push(PLACES[seat])

    def misplaced(self, position: EraPosition, place: int) -> str | None:
        return no_build(position, self.seat) or covered(position, place) or out_of_turn(position, place)


def flips(position: EraPosition, piece: Piece, left: int) -> bool:
    """E-11.4: whether a tracking token turns when so many of a building were left, and now there is none."""
    return piece.is_building and position.supply[piece.number] == left and position.flipped < position.tokens


def area_ahead(position: EraPosition, seat: int) -> list[Note]:
    """Who has the largest walled-in area, as it stands."""
    components = position.components
    areas = [player.domain.area for player in position.seats]
    largest = max(areas)
    words: Figures = {"area": areas[seat], "largest": largest, "vp": components.largest_area_vp}
    if largest < components.largest_area_least:
        return [Note("no-area", "E-14.8", words)]
    if areas[seat] == largest:
        return [Note("own-area", "E-14.8", words)]
    return [Note("largest-area", "E-14.8", {**words, "other": areas.index(largest)})]


def end_ahead(position: EraPosition) -> list[Note]:
    """Whether this is the last round, or one token more makes it so."""
    if position.ends:
        return [Note("last-round", "E-13.2", {}, True)]
    ends_by_tokens = not position.components.setups[position.players].rounds
    return [Note("last-token", "E-11.4")] if ends_by_tokens and position.tokens - position.flipped == 1 else []


class Place(SeatChoice[EraPosition]):
    """E-11.2: pay, take it from the supply, place it; the last of a type flips a token (E-11.4)."""

    def context(self, position: EraPosition, seat: int) -> Figures:
        return {"piece": position.components.pieces[position.seats[seat].building].id}

    def candidates(self, position: EraPosition, seat: int) -> Sequence[Action]:
        return all_places(position, position.seats[seat].building)

    def actions(self, position: EraPosition, seat: int) -> Sequence[Action]:
        player = position.seats[seat]
        return free_places(player, player.building)

    def refusal(self, position: EraPosition, seat: int, action: Action) -> Refusal | None:
        player = position.seats[seat]
        return placing_refusal(player, player.building, action)

    def figures(self, position: EraPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        player = position.seats[seat]
        return placing_figures(position, player, player.building, action, refusal)

    def note(self, position: EraPosition, seat: int, action: Action) -> Note | None:
        assert isinstance(action, Placement)
        domain = position.seats[seat].domain.with_piece(action)
        sick = len(domain.sick()) - len(position.seats[seat].domain.sick())
        return Note("clusters", "E-4.8", {"buildings": sick}) if sick > 0 else None

    def forecasts(self, position: EraPosition, seat: int) -> list[Note]:
        piece = position.components.pieces[position.seats[seat].building]
        if not piece.is_building:
            return area_ahead(position, seat)
        words: Figures = {"piece": piece.id, "vp": piece.vp, "walled": piece.vp * position.components.walled_multiplier}
        return [Note("always-walled" if piece.always_walled else "worth-walled", "E-14.1", words)]

    def apply(self, position: EraPosition, seat: int, action: Action) -> None:
        assert isinstance(action, Placement)
        player = position.seats[seat]
        piece = position.components.pieces[action.piece]
        for resource, amount in piece.price:
            player.stock[resource] -= amount
        position.supply[piece.number] -= 1
        player.domain = player.domain.with_piece(action)
        player.building = -1
        player.builds -= 1
        position.tell("event-built", "E-11.2", seat, {"piece": piece.id, "cell": action.words[1]})
        if flips(position, piece, 0):
            position.flipped += 1
            left = position.tokens - position.flipped
            position.tell("event-token-flipped", "E-11.4", seat, {"piece": piece.id, "left": left})
        if player.builds:
            position.push(BUILDS[seat])

    def misplaced(self, position: EraPosition, place: int) -> str | None:
        player = position.seats[self.seat]
        if player.building < 0:
            return f"seat {self.seat} has chosen nothing to build"
        refusal = build_refusal(position, player, position.components.pieces[player.building])
        if refusal is not None:
            return f"seat {self.seat} cannot build that: none is left, it cannot pay, or there is no room"
        return no_build(position, self.seat) or covered(position, place) or out_of_turn(position, place)


def no_build(position: EraPosition, seat: int) -> str | None:
    """E-11.1: why a seat is not building: for each build a hammer."""
    builds = position.seats[seat].builds
    if builds == 0:
        return f"seat {seat} has no builds left"
    if position.seats[seat].dice and builds > position.hammers(seat):
        return f"seat {seat} has {builds} builds and not so many hammers"
    return None


BUILD_TURNS: Final[list[BuildTurn]] = [BuildTurn("build-turn", seat) for seat in range(SEATS)]
BUILDS: Final[list[Build]] = [Build("build", seat) for seat in range(SEATS)]
PLACES: Final[list[Place]] = [Place("place", seat) for seat in range(SEATS)]
