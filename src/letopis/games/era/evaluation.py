"""What Era's room knows of good play: what a lord has that may bring points yet, as named features.

The features are a function of what stands, what lies on the tracks, and what the dice of this round will still do: what
is rolled but not yet collected, fed, struck, built or fought counts as if it were done. `weights.toml` says what each
is worth; it is learned from games.
"""

from typing import Final

from letopis.games.era import extort
from letopis.games.era.components import packed
from letopis.games.era.dice_features import dice_features, harvest_of
from letopis.games.era.domain import Domain
from letopis.games.era.grid import Placement
from letopis.games.era.position import EraPosition
from letopis.games.era.survey import MomentKey, survey_of
from letopis.games.era.timing import RAID, due_of, progress_of, rounds_left
from letopis.kernel.weights import Tally, Weights, no_weights

FEATURES: Final[tuple[str, ...]] = (
    # what the dice of this round decide, and so what a roll is judged by
    "goods",
    "stone",
    "wood",
    "food",
    "hungry",  # dice that will go hungry in this round
    "guild_stock",  # what is to be collected, once for each guildhall
    "guild_stock_early",  # resources times guildhalls, with rounds to come in which they are spent
    "culture",  # to be collected, once more for each university
    "culture_lead",  # the points for the most of it, where what is to be collected takes them
    "first_build",
    "second_build",
    "third_build",
    "more_builds",
    "bandits",
    "disease",  # the buildings it will strike
    "treachery",
    "fire",
    "attack",
    "revolt",  # the goods it will take
    "swords",
    "shields",
    "guildhall_saved",  # how near its price is
    "university_saved",
    "cathedral_saved",
    "monastery_saved",
    "market_saved",
    # what stands, mostly for each round to come
    "raids",  # opponents who will have to pay
    "raiders",  # opponents who will demand
    "peasants",
    "burghers",
    "nobles",
    "clergy",
    "farms",  # as far as there are mouths
    "farms_spare",
    "lumber_mills",
    "mouths_unfed",
    "guildhalls",
    "guildhall_room",  # what the tracks could still take, once for each guildhall
    "universities",
    "cathedrals",
    "monasteries",
    "markets",
    "sick",
    "outside",  # buildings that an attack could take
    "room",  # empty cells inside the walls, the first four
    "more_room",
    "ring",
    "next_ring",
    "area_ahead",
    "area_behind",
    "culture_ahead",
    # what everybody can expect
    "game",  # the same for all
    "rounds",  # to come
    "rounds_alone",
    "rounds_in_a_crowd",
)

NO_WEIGHTS: Final = no_weights(FEATURES)


class Moment:
    """What a seat's outlook takes from the table, whatever it builds now: looked at once for all its choices."""

    def __init__(self, position: EraPosition, seat: int, left: float) -> None:
        self.position = position
        self.player = position.seats[seat]
        self.left = left
        self.due = due_of(position, seat)
        self.raids = 0.0
        self.raiders = 0.0
        self.widest = 0  # of the others
        self.wisest = 0
        fights = self.due & RAID != 0 and not position.rolling
        if position.solo:
            if fights:
                self.compare_arms(position.philip)
            return
        for other in range(position.players):
            if other != seat:
                theirs = position.seats[other]
                self.widest = max(self.widest, survey_of(theirs.domain).area)
                self.wisest = max(self.wisest, theirs.culture)
                if fights:
                    self.compare_arms(theirs.dice)

    def compare_arms(self, theirs: list[int]) -> None:
        """Who of the two will have to pay."""
        dice = self.player.dice
        if extort.overcomes(self.position, dice, theirs):
            self.raids += 1.0
        elif extort.overcomes(self.position, theirs, dice):
            self.raiders += 1.0

    def key(self, weights: Weights) -> MomentKey:
        """All that the outlook of a seat that builds depends on, beside its domain."""
        player = self.player
        supply = self.position.supply
        flags = (player.builds * 64 + self.due) * 64 + int(self.raids) * 8 + int(self.raiders)
        for saving in self.position.components.savings:
            flags = flags * 2 + int(saving.piece >= 0 and supply[saving.piece] > 0)
        others = self.widest * 1024 + self.wisest
        return (weights, self.left, packed(player.stock), player.culture, player.disaster, others, flags)


# ---- points


def points(position: EraPosition, seat: int) -> float:
    """The score as it stands; dice that come and go at the end of the round have done so."""
    player = position.seats[seat]
    stock = player.stock
    moment = Moment(position, seat, rounds_left(position))
    return points_of(moment, player.domain, stock[0] + stock[1] + stock[2] + stock[3])


def points_of(moment: Moment, domain: Domain, stock: int) -> float:
    """The same with another domain or stock."""
    player = moment.player
    components = domain.components
    survey = survey_of(domain)
    culture = player.culture
    total = survey.points + components.culture_vp * culture + components.disaster_vp * player.disaster
    for piece in survey.rewarded:
        owned = domain.count[piece.number]
        if piece.bonus == "resource_left":
            total += piece.bonus_vp * min(piece.bonus_cap, stock) * owned
        elif piece.bonus == "culture":
            total += piece.bonus_vp * min(piece.bonus_cap, culture) * owned
        elif piece.bonus == "die":
            total += piece.bonus_vp * min(piece.bonus_cap, survey.mouths) * owned
    if player.to_place:
        for number in player.to_place:
            total += components.pieces[number].vp
    if culture >= components.most_culture_least and culture >= moment.wisest:
        total += components.most_culture_vp
    if survey.area >= components.largest_area_least and survey.area >= moment.widest:
        total += components.largest_area_vp
    return float(total)


# ---- features


def features(position: EraPosition, seat: int) -> list[float]:
    """Everything, by the names of FEATURES."""
    player = position.seats[seat]
    moment = Moment(position, seat, rounds_left(position))
    found: list[float] = []
    add_features(moment, player.domain, player.stock, player.builds, Tally(NO_WEIGHTS, found))
    return found


def add_features(moment: Moment, domain: Domain, stock: list[int], builds: int, tally: Tally) -> None:
    """The same with another domain, stock and builds, one by one."""
    position = moment.position
    player = moment.player
    left = moment.left
    harvest = harvest_of(position.components, stock, player.dice, builds, moment.due, position.rolling)
    dice_features(position, player, domain, stock, harvest, left, tally)
    survey = survey_of(domain)
    components = domain.components
    count = domain.count
    food = survey.food
    mouths = survey.mouths
    limits = components.limits
    some = min(left, 3.0)
    held = stock[0] + stock[1] + stock[2] + stock[3]
    space = limits[0] + limits[1] + limits[2] + limits[3] - held
    area = survey.area
    widest = moment.widest
    ahead = min(max(area - widest, 0), 12) if not position.solo else 0
    behind = min(max(widest - area, 0), 12)
    culture_ahead = min(max(player.culture - moment.wisest, -4), 4)
    room = survey.room
    dice_kinds = components.dice
    tally.add(moment.raids)
    tally.add(moment.raiders)
    tally.add(count[dice_kinds[0].building] * left)
    tally.add(count[dice_kinds[1].building] * left)
    tally.add(count[dice_kinds[2].building] * left)
    tally.add(count[dice_kinds[3].building] * left)
    tally.add(min(food, mouths) * left)
    tally.add(max(food - mouths, 0) * left)
    tally.add(survey.wood * left)
    tally.add(max(mouths - food, 0) * left)
    tally.add(survey.guilds * some)
    tally.add(survey.guilds * space * min(left, 2.0) * 0.5)
    tally.add(survey.schools * some)
    tally.add(survey.cathedrals * some)
    tally.add(domain.set_dice * left)
    tally.add(survey.markets * some)
    tally.add(survey.sick * left)
    tally.add(survey.outside * left)
    tally.add(float(min(room, 4)))
    tally.add(float(min(max(room - 4, 0), 12)))
    tally.add(survey.ring)
    tally.add(survey.next_ring * min(left, 2.0) * 0.5)
    tally.add(float(ahead))
    tally.add(float(behind))
    tally.add(float(culture_ahead))
    tally.add(1.0)
    tally.add(left)
    tally.add(left if position.solo else 0.0)
    tally.add(left * max(position.players - 2, 0))


def outlook(position: EraPosition, seat: int, weights: Weights, left: float) -> float:
    """The points a seat can expect in the end; a piece in hand stands where it would go best."""
    return outlook_with(Moment(position, seat, left), position.seats[seat].building, weights)


def outlook_with(moment: Moment, piece: int, weights: Weights) -> float:
    """The same with a piece in hand, or with none (-1)."""
    player = moment.player
    domain = player.domain
    stock = player.stock
    builds = player.builds
    if piece >= 0:
        place = survey_of(domain).places(piece)[0]
        assert isinstance(place, Placement)
        stock = stock.copy()
        for resource, amount in domain.components.pieces[piece].price:
            stock[resource] -= amount
        domain = domain.with_piece(place)
        builds -= 1
    return outlook_of(moment, domain, stock, builds, weights)


def outlook_of(moment: Moment, domain: Domain, stock: list[int], builds: int, weights: Weights) -> float:
    """The same with another domain, stock and builds."""
    total = points_of(moment, domain, stock[0] + stock[1] + stock[2] + stock[3])
    if not moment.position.stack:
        return total
    tally = Tally(weights)
    add_features(moment, domain, stock, builds, tally)
    return total + tally.value(progress_of(moment.position, moment.left))
