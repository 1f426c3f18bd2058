"""Set-up (section 5): the secret layout, its reveal, and who is first."""

from collections.abc import Sequence
from typing import Final, cast

from letopis.games.era import scoring
from letopis.games.era.grid import Placement
from letopis.games.era.placing import placing_figures, placing_refusal
from letopis.games.era.position import EraPosition
from letopis.games.era.stacking import out_of_set_up
from letopis.kernel.actions import Action
from letopis.kernel.notes import Note
from letopis.kernel.refusals import Figures, Refusal
from letopis.kernel.stacking import covered
from letopis.kernel.steps import Choice, Step

NOT_IN_HAND: Final = Refusal("E-5.6", "refusal-not-in-hand")


class SetUpDomain(Choice[EraPosition]):
    """E-5.6: each places what was dealt, in any order, unseen; when all are ready the layouts are shown."""

    verbs: tuple[str, ...] = ("place",)

    def __init__(self) -> None:
        super().__init__("setup")
        self.together = True

    def awaits(self, position: EraPosition) -> tuple[int, ...]:
        return position.choosing

    def context(self, position: EraPosition, seat: int) -> Figures:
        return {"left": len(position.seats[seat].to_place)}

    def candidates(self, position: EraPosition, seat: int) -> Sequence[Action]:
        turns = position.components.turns_of(position.seats[seat].to_place)
        return [place for turn in turns for place in turn.placements]

    def actions(self, position: EraPosition, seat: int) -> Sequence[Action]:
        player = position.seats[seat]
        places = player.domain.places_for(position.components.turns_of(player.to_place))
        return cast("Sequence[Action]", places)

    def refusal(self, position: EraPosition, seat: int, action: Action) -> Refusal | None:
        piece = self.piece(position, action)
        player = position.seats[seat]
        return placing_refusal(player, piece, action) if piece in player.to_place else NOT_IN_HAND

    def piece(self, position: EraPosition, action: Action) -> int:
        """The piece that an action would place, on the board or beyond it."""
        return action.piece if isinstance(action, Placement) else position.components.piece_of[action.words[0]].number

    def figures(self, position: EraPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        player = position.seats[seat]
        return placing_figures(position, player, self.piece(position, action), action, refusal)

    def forecasts(self, position: EraPosition, seat: int) -> list[Note]:
        domain = position.seats[seat].domain
        standing = [place for place in domain.pieces if position.components.pieces[place.piece].is_building]
        points = sum([scoring.worth(domain, place) for place in standing])
        sick = len(domain.sick())
        layout = Note("layout", "E-14.1", {"points": points, "area": domain.area})
        return [layout, Note("layout-danger", "E-10.4", {"points": sick}, True)] if sick else [layout]

    def apply(self, position: EraPosition, seat: int, action: Action) -> None:
        assert isinstance(action, Placement)
        player = position.seats[seat]
        player.domain = player.domain.with_piece(action)
        player.to_place.remove(action.piece)
        if position.telling is not None:
            words: Figures = {"piece": position.components.pieces[action.piece].id, "cell": action.words[1]}
            position.whisper("event-laid-out", "E-5.6", seat, words)
        if player.to_place:
            position.push(self)
            return
        position.tell("event-ready", "E-5.6", seat, {})
        if not position.finish_choosing(seat):
            position.push(self)
            return
        position.setting_up = False
        position.tell("event-layouts-shown", "E-5.6", seat, {})

    def misplaced(self, position: EraPosition, place: int) -> str | None:
        in_hand = tuple([seat for seat in range(position.players) if position.seats[seat].to_place])
        if not in_hand or position.choosing != in_hand:
            return "it asks those who have pieces in hand, and nobody else"
        return out_of_set_up(position, place) or covered(position, place)


class FirstPlayer(Step[EraPosition]):
    """E-5.7: a gray die each; most swords is first, ties among the tied roll again."""

    def run(self, position: EraPosition) -> None:
        if position.solo:
            return
        die = next(die for die in position.components.dice if die.fights)
        tied = list(range(position.players))
        while len(tied) > 1:
            swords: list[int] = []
            for seat in tied:
                rolled = die.faces[position.chance.below(len(die.faces), "first player")]
                swords.append(position.swords([rolled]))
                face = position.components.faces[rolled].id
                position.tell("event-first-roll", "E-5.7", seat, {"face": face, "swords": swords[-1]})
            tied = [seat for seat, number in zip(tied, swords) if number == max(swords)]
        position.first = tied[0]
        position.tell("event-first-player", "E-5.7", tied[0], {})

    def misplaced(self, position: EraPosition, place: int) -> str | None:
        return out_of_set_up(position, place)


SET_UP: Final[SetUpDomain] = SetUpDomain()
FIRST_PLAYER: Final[FirstPlayer] = FirstPlayer("first-player")
