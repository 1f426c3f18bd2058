"""What Era's room knows of good play: what a lord has that may bring points yet, as named features.

The features are a function of what stands, what lies on the tracks, and what the dice of this round will still do: what
is rolled but not yet collected, fed, struck, built or fought counts as if it were done. `weights.toml` says what each
is worth; it is learned from games.
"""

from typing import Final

from letopis.games.era import extort
from letopis.games.era.components import Components
from letopis.games.era.dice_features import dice_features
from letopis.games.era.domain import Domain
from letopis.games.era.grid import Placement
from letopis.games.era.position import EraPosition, Player
from letopis.games.era.survey import survey_of
from letopis.games.era.timing import RAID, due_of, progress_of, rounds_left
from letopis.kernel.weights import Weights

FEATURES: Final = (
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


# ---- points


def points(position: EraPosition, seat: int) -> float:
    """The score as it stands; dice that come and go at the end of the round have done so."""
    player = position.seats[seat]
    stock = player.stock
    return points_of(position, seat, player, player.domain, stock[0] + stock[1] + stock[2] + stock[3])


def points_of(position: EraPosition, seat: int, player: Player, domain: Domain, stock: int) -> float:
    """The same with another domain or stock."""
    components = position.components
    survey = survey_of(domain)
    culture = player.culture
    total = survey.points + components.culture_vp * culture + components.disaster_vp * player.disaster
    count = domain.count
    for piece in components.buildings:
        owned = count[piece.number]
        if owned and piece.bonus:
            if piece.bonus == "resource_left":
                total += piece.bonus_vp * min(piece.bonus_cap, stock) * owned
            elif piece.bonus == "culture":
                total += piece.bonus_vp * min(piece.bonus_cap, culture) * owned
            elif piece.bonus == "die":
                total += piece.bonus_vp * min(piece.bonus_cap, dice_owned(components, domain)) * owned
    if player.to_place:
        for number in player.to_place:
            total += components.pieces[number].vp
    leads = culture >= components.most_culture_least
    widest = survey.area >= components.largest_area_least
    if leads or widest:
        for other in range(position.players):
            if other != seat:
                theirs = position.seats[other]
                if leads and theirs.culture > culture:
                    leads = False
                if widest and survey_of(theirs.domain).area > survey.area:
                    widest = False
        if leads:
            total += components.most_culture_vp
        if widest:
            total += components.largest_area_vp
    return float(total)


def dice_owned(components: Components, domain: Domain) -> int:
    """The dice that the buildings of a domain give."""
    total = 0
    for die in components.dice:
        total += domain.count[die.building]
    return total


# ---- features


def features(position: EraPosition, seat: int) -> list[float]:
    """Everything, by the names of FEATURES."""
    player = position.seats[seat]
    left = rounds_left(position)
    return features_of(position, seat, player, player.domain, player.stock, player.builds, left)


def features_of(
    position: EraPosition, seat: int, player: Player, domain: Domain, stock: list[int], builds: int, left: float
) -> list[float]:
    """The same with another domain, stock and builds."""
    components = position.components
    due = due_of(position, seat)
    rolls = position.rolling
    found = dice_features(position, player, domain, stock, player.dice, builds, due, rolls, left)
    survey = survey_of(domain)
    count = domain.count
    raids = 0.0
    raiders = 0.0
    if due & RAID and not rolls:
        dice = player.dice
        if position.solo:
            if extort.overcomes(position, dice, position.philip):
                raids = 1.0
            elif extort.overcomes(position, position.philip, dice):
                raiders = 1.0
        else:
            for other in range(position.players):
                if other != seat:
                    theirs = position.seats[other].dice
                    if extort.overcomes(position, dice, theirs):
                        raids += 1.0
                    elif extort.overcomes(position, theirs, dice):
                        raiders += 1.0
    mouths = 0
    for die in components.dice:
        mouths += count[die.building]
    food = 0
    wood = 0
    for piece in components.producers:
        owned = count[piece.number]
        if owned:
            food += owned * piece.collect[3]
            wood += owned * (piece.collect[2] + piece.collect[1] + piece.collect[0])
    guilds = schools = cathedrals = markets = 0
    limits = components.limits
    for piece in components.buildings:
        owned = count[piece.number]
        if owned and piece.bonus:
            if piece.bonus == "resource_left":
                guilds += owned
            elif piece.bonus == "culture":
                schools += owned
            elif piece.bonus == "die":
                cathedrals += owned
            else:
                markets += owned
    some = min(left, 3.0)
    held = stock[0] + stock[1] + stock[2] + stock[3]
    space = limits[0] + limits[1] + limits[2] + limits[3] - held
    area = survey.area
    widest = 0
    wisest = 0
    for other in range(position.players):
        if other != seat:
            theirs_too = position.seats[other]
            widest = max(widest, survey_of(theirs_too.domain).area)
            wisest = max(wisest, theirs_too.culture)
    ahead = min(max(area - widest, 0), 12) if not position.solo else 0
    behind = min(max(widest - area, 0), 12)
    culture_ahead = min(max(player.culture - wisest, -4), 4)
    room = survey.room
    dice_kinds = components.dice
    found.extend(
        [
            raids,
            raiders,
            count[dice_kinds[0].building] * left,
            count[dice_kinds[1].building] * left,
            count[dice_kinds[2].building] * left,
            count[dice_kinds[3].building] * left,
            min(food, mouths) * left,
            max(food - mouths, 0) * left,
            wood * left,
            max(mouths - food, 0) * left,
            guilds * some,
            guilds * space * min(left, 2.0) * 0.5,
            schools * some,
            cathedrals * some,
            domain.set_dice * left,
            markets * some,
            survey.sick * left,
            survey.outside * left,
            float(min(room, 4)),
            float(min(max(room - 4, 0), 12)),
            survey.ring,
            survey.next_ring * min(left, 2.0) * 0.5,
            float(ahead),
            float(behind),
            float(culture_ahead),
            1.0,
            left,
            left if position.solo else 0.0,
            left * max(position.players - 2, 0),
        ]
    )
    return found


def outlook(position: EraPosition, seat: int, weights: Weights, left: float) -> float:
    """The points a seat can expect in the end; a piece in hand stands where it would go best."""
    player = position.seats[seat]
    domain = player.domain
    stock = player.stock
    builds = player.builds
    if player.building >= 0:
        place = survey_of(domain).places(player.building)[0]
        assert isinstance(place, Placement)
        stock = stock.copy()
        for resource, amount in position.components.pieces[player.building].price:
            stock[resource] -= amount
        domain = domain.with_piece(place)
        builds -= 1
    total = points_of(position, seat, player, domain, stock[0] + stock[1] + stock[2] + stock[3])
    if not position.stack:
        return total
    found = features_of(position, seat, player, domain, stock, builds, left)
    return total + weights.value(found, progress_of(position, left))
