"""What is on the table in Era: the players, the supply, the box, the tokens."""

from typing import Any, Final

from letopis.games.era import scoring, view
from letopis.games.era.components import GUARDS, Components, packed
from letopis.games.era.domain import Domain, bare
from letopis.games.era.grid import Placement
from letopis.kernel.position import Position
from letopis.kernel.scores import Score

SEATS: Final = 4  # at the most
DICE_OF: Final = [f"dice of seat {seat}" for seat in range(SEATS)]  # what a draw is for, to sealed chance
MOST_ROUNDS: Final = 999_999  # so that whatever is written can be read: no game is near either
MOST_POINTS: Final = 999_999_999


class Player:
    """One lord: tracks, dice and domain. The domain itself never changes, so copies share it."""

    stock: list[int]  # goods, stone, wood, food
    culture: int
    disaster: int
    domain: Domain
    pool: list[int]  # dice owned, by colour
    dice: list[int]  # the faces shown, sorted; empty before the first roll
    lost: list[int]  # colours of the dice whose buildings were lost this round
    to_place: list[int]  # set-up: pieces still in hand
    marked: list[int]  # faces about to be rerolled
    turned: list[tuple[int, int]]  # dice set by a monastery in this choice: old face, new face
    shown: list[int]  # skull dice that all can see
    choosing: list[int]  # faces of which one alternative each is being taken, sorted; what was taken is picked
    builds: int  # hammers left
    building: int  # the piece chosen to be built, until it is placed; or -1
    demanded: int  # the resource somebody has just demanded; or -1

    def copy(self) -> "Player":
        """An independent player."""
        twin = Player()
        twin.stock = self.stock.copy()
        twin.culture = self.culture
        twin.disaster = self.disaster
        twin.domain = self.domain
        twin.pool = self.pool.copy()
        twin.dice = self.dice.copy()
        twin.lost = self.lost.copy()
        twin.to_place = self.to_place.copy()
        twin.marked = self.marked.copy()
        twin.turned = self.turned.copy()
        twin.shown = self.shown.copy()
        twin.choosing = self.choosing.copy()
        twin.builds = self.builds
        twin.building = self.building
        twin.demanded = self.demanded
        return twin

    def suffer(self, points: int) -> None:
        """E-10.2: disaster points, without any limit that a game could reach."""
        self.disaster = min(self.disaster + points, MOST_POINTS)

    def gain(self, resource: int, amount: int, limit: int) -> int:
        """E-8.4: add to a track; returns what it took, the rest is lost."""
        held = self.stock[resource]
        now = min(held + amount, limit)
        self.stock[resource] = now
        return now - held

    def staying(self) -> list[int]:
        """The dice that are not to be rolled again, as monasteries have turned them."""
        return self.dice + [new for _, new in self.turned]

    def purse(self) -> int:
        """The stock as one number, to hold against a cost: see `packed`."""
        return GUARDS | packed(self.stock)


class EraPosition(Position):
    """A game of Era at one moment."""

    components: Components
    seats: list[Player]
    supply: list[int]  # pieces
    box: list[int]
    supply_dice: list[int]
    box_dice: list[int]
    philip: list[int]  # solo: the faces of Sir Philip's dice
    first: int
    round: int
    tokens: int
    flipped: int
    setting_up: bool
    rolling: bool  # dice stand behind the screens
    choosing: tuple[int, ...]  # the seats that have not finished a choice all make at once

    def copy(self) -> "EraPosition":
        twin = EraPosition()
        self.copy_into(twin)
        twin.components = self.components
        twin.seats = [player.copy() for player in self.seats]
        twin.supply = self.supply.copy()
        twin.box = self.box.copy()
        twin.supply_dice = self.supply_dice.copy()
        twin.box_dice = self.box_dice.copy()
        twin.philip = self.philip.copy()
        twin.first = self.first
        twin.round = self.round
        twin.tokens = self.tokens
        twin.flipped = self.flipped
        twin.setting_up = self.setting_up
        twin.rolling = self.rolling
        twin.choosing = self.choosing
        return twin

    @property
    def solo(self) -> bool:
        """Whether Sir Philip is the only opponent."""
        return self.players == 1

    @property
    def last_round(self) -> int:
        """E-16.8, E-D31: the round after which the game is over at the latest."""
        return self.components.setups[self.players].rounds or int(self.options["round_limit"]) or MOST_ROUNDS

    @property
    def ends(self) -> bool:
        """E-13.2, E-13.3: whether the game is over when this round is."""
        if self.round >= self.last_round:
            return True
        return self.flipped >= self.tokens and not self.components.setups[self.players].rounds

    def finish_choosing(self, seat: int) -> bool:
        """A seat is ready; whether everybody is now, so that the next choice may begin."""
        self.choosing = tuple([other for other in self.choosing if other != seat])
        if self.choosing:
            return False
        self.choosing = self.clockwise(0)
        return True

    def suffer(self, seat: int, points: int, rule: str, key: str = "event-suffered") -> None:
        """Disaster points, and why."""
        self.seats[seat].suffer(points)
        self.tell(key, rule, seat, {"points": points})

    # ---- dice

    def roll(self, die: int, seat: int) -> int:
        """One die, as a face."""
        faces = self.components.dice[die].faces
        return faces[self.chance.below(len(faces), DICE_OF[seat])]

    def hammers(self, seat: int) -> int:
        """The builds on a seat's dice."""
        faces = self.components.faces
        count = 0
        for number in self.seats[seat].dice:
            count += faces[number].hammers
        return count

    def skulls(self, dice: list[int]) -> int:
        """The skulls on dice."""
        faces = self.components.faces
        count = 0
        for number in dice:
            count += faces[number].skulls
        return count

    def swords(self, dice: list[int]) -> int:
        """The swords on dice."""
        faces = self.components.faces
        count = 0
        for number in dice:
            count += faces[number].swords
        return count

    def shields(self, dice: list[int]) -> int:
        """The shields on dice."""
        faces = self.components.faces
        count = 0
        for number in dice:
            count += faces[number].shields
        return count

    # ---- the contract

    def scores(self) -> list[Score]:
        return scoring.scores(self)

    def return_alone(self) -> float:
        ranks = [title for _, title in self.components.ranks]
        earned = scoring.scores(self)[0].rank.removeprefix("rank-")
        return 2.0 * (ranks.index(earned) + 1 if earned else 0) / len(ranks) - 1.0  # E-16.9

    @property
    def scores_are_open(self) -> bool:
        return not self.setting_up  # dice behind screens do not count

    def write(self) -> dict[str, Any]:
        return view.write(self)

    def look(self, seat: int | None) -> view.EraView:
        return view.look(self, seat)

    def redeal(self, seat: int) -> None:
        """What seat cannot see: the others' layouts at set-up, their dice behind the screens, and what they chose."""
        for other in range(self.players):
            if other == seat:
                continue
            player = self.seats[other]
            if self.setting_up:
                self._redeal_layout(player, other not in self.choosing)
            if self.rolling:
                self._redeal_dice(player, other, other not in self.choosing)

    def _redeal_layout(self, player: Player, ready: bool) -> None:
        hand = start_hand(self.components, self.players)
        player.domain = bare(self.components)
        player.to_place = hand
        if not ready:
            return
        player.to_place = []
        for piece in hand:
            places = player.domain.places(piece)
            place = places[self.chance.below(len(places), "guess")]
            assert isinstance(place, Placement)
            player.domain = player.domain.with_piece(place)

    def _redeal_dice(self, player: Player, seat: int, ready: bool) -> None:
        faces = self.components.faces
        player.marked = []
        player.turned = []
        seen = player.shown.copy()
        dice = seen.copy()
        for die in range(len(player.pool)):
            unseen = player.pool[die] - sum([1 for number in seen if faces[number].die == die])
            for _ in range(unseen):
                while True:
                    face = self.roll(die, seat)
                    if faces[face].skulls == 0:
                        break
                dice.append(face)
        dice.sort()
        if ready:
            player.marked = [face for face in dice if faces[face].skulls == 0 and self.chance.below(2, "guess") == 1]
            for face in player.marked:
                dice.remove(face)
        player.dice = dice


def start_hand(components: Components, players: int) -> list[int]:
    """E-5.5: the pieces a player places at will."""
    scorched = [components.scorched.number] * components.setups[players].scorched
    return components.start_pieces + scorched


def new_position(components: Components, players: int) -> EraPosition:
    """E-5.1 to E-5.5: the table before anything is placed or rolled."""
    setup = components.setups[players]
    position = EraPosition()
    position.components = components
    position.first = 0
    position.round = 0
    position.tokens = setup.tokens
    position.flipped = 0
    position.setting_up = True
    position.rolling = False
    position.choosing = tuple(range(players))
    position.philip = []
    position.box = [setup.box.get(piece.number, 0) for piece in components.pieces]
    position.supply = [setup.supply.get(piece.number, 0) for piece in components.pieces]
    position.supply[components.scorched.number] = setup.supply_scorched
    position.supply_dice = [setup.supply_dice.get(die.number, 0) for die in components.dice]
    position.box_dice = [setup.box_dice.get(die.number, 0) for die in components.dice]
    position.seats = [new_player(components, players) for _ in range(players)]
    return position


def new_player(components: Components, players: int) -> Player:
    """E-5.3 to E-5.5: a lord with everything still in hand."""
    player = Player()
    player.stock = [resource.start for resource in components.resources]
    player.culture = 0
    player.disaster = 0
    player.domain = bare(components)
    player.pool = [components.start_dice.get(die.number, 0) for die in components.dice]
    player.dice = []
    player.lost = []
    player.to_place = start_hand(components, players)
    player.marked = []
    player.turned = []
    player.shown = []
    player.choosing = []
    player.builds = 0
    player.building = -1
    player.demanded = -1
    return player
