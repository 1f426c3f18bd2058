"""What Era's room knows of good play: what a lord has that may bring points yet, as named features.

The features are a function of what stands, what lies on the tracks, and what the dice of this round will still do: what
is rolled but not yet collected, fed, struck, built or fought counts as if it were done. `weights.toml` says what each
is worth; it is learned from games.
"""

from collections.abc import Sequence
from typing import Any, Final

from letopis.games.era import build, collect, disasters, extort, rounds
from letopis.games.era.components import Components, Face
from letopis.games.era.domain import Domain
from letopis.games.era.grid import Placement, Places
from letopis.games.era.position import EraPosition, Player
from letopis.games.era.survey import PLACES_TRIED, survey_of
from letopis.kernel.actions import Action
from letopis.kernel.steps import Step
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

COLLECT: Final = 1  # what is still to come for a seat in this round
INCOME: Final = 2
FEED: Final = 4
STRIKE: Final = 8
BUILD: Final = 16
RAID: Final = 32
ALL: Final = COLLECT | INCOME | FEED | STRIKE | BUILD | RAID
PHASES: Final = rounds.PHASES

PACE: Final = 0.75  # rounds that the end is away for each building it still needs, with two players
MOST_LEFT: Final = 9.0
NEXT_PLACE: Final = 0.6  # by how much the next best place is thought worse, at first
WORSE: Final = 0.15  # by how much a face must be worse than its die's mean to be rolled again


class Yield:
    """What a face shows, or a die on average, in numbers that can be added up."""

    def __init__(self) -> None:
        self.gains = [0.0, 0.0, 0.0, 0.0]
        self.culture = 0.0
        self.hammers = 0.0
        self.swords = 0.0
        self.shields = 0.0
        self.skulls = 0.0
        self.value = 0.0  # at a glance: which dice are rolled again

    def add(self, face: Face, share: float) -> None:
        """A part of a face; of an alternative the second."""
        for resource in range(4):
            self.gains[resource] += share * face.gains[resource]
        if face.alternatives:
            resource, amount = face.alternatives[-1]
            self.gains[resource] += share * amount
        self.culture += share * face.culture
        self.hammers += share * face.hammers
        self.swords += share * face.swords
        self.shields += share * face.shields
        self.skulls += share * face.skulls

    def judge(self, quill: bool) -> None:
        """At a glance, in points."""
        gains = self.gains
        self.value = 0.8 * gains[0] + 0.9 * gains[1] + 0.6 * gains[2] + 0.4 * gains[3]
        self.value += 1.5 * self.culture + 1.4 * self.hammers + 0.15 * self.swords + 0.1 * self.shields
        self.value += 1.0 if quill else 0.0


class Yields:
    """Every face's and every die's."""

    def __init__(self, components: Components) -> None:
        self.means: list[Yield] = []
        self.kept: list[bool] = []  # by face: better than rolling again
        for die in components.dice:
            mean = Yield()
            for number in die.faces:
                mean.add(components.faces[number], 1.0 / len(die.faces))
            mean.judge(False)
            self.means.append(mean)
        for face in components.faces:
            own = Yield()
            own.add(face, 1.0)
            own.judge(face.quill)
            self.kept.append(face.skulls > 0 or own.value > self.means[face.die].value - WORSE)


def yields_of(components: Components) -> Yields:
    """Made once."""
    yields = components.yields
    if yields is None:
        yields = Yields(components)
        components.yields = yields
    return yields


# ---- time


def rounds_left(position: EraPosition) -> float:
    """How many rounds are still to come after this one: counted alone, guessed with others from what the end needs."""
    components = position.components
    length = components.setups[position.players].rounds
    if length:
        return float(length - max(1, position.round))
    need = position.tokens - position.flipped
    if need <= 0:
        return 0.0
    supply = position.supply
    fewest: list[int] = []
    for piece in components.buildings:
        left = supply[piece.number]
        if left == 0:
            continue
        if len(fewest) < need:
            fewest.append(left)
            if len(fewest) == need:
                fewest.sort()
        elif left < fewest[-1]:
            fewest[-1] = left
            fewest.sort()
    total = 0
    for left in fewest:
        total += left
    return min(MOST_LEFT, PACE * (need + total) / (position.players - 1))


def progress_of(position: EraPosition, left: float) -> float:
    """How much of the game is over."""
    length = position.components.setups[position.players].rounds
    whole = float(length) if length else 5.5
    done = 1.0 - left / whole
    return max(done, 0.0)


def progress(position: EraPosition) -> float:
    """How much of the game is over."""
    return progress_of(position, rounds_left(position))


def due_of(position: EraPosition, seat: int) -> int:
    """What is still to come for a seat in this round."""
    stack = position.stack
    if position.setting_up or not stack:
        return 0
    phases = 0  # whole phases that have not begun
    while phases < 5 and phases + 1 < len(stack) and stack[phases + 1] is PHASES[5 - phases]:
        phases += 1
    if phases == 5:
        return ALL
    flags = 0
    if phases >= 1 or stands(stack, extort.RAIDS[seat]):
        flags |= RAID
    if phases >= 2 or (phases == 1 and stands(stack, build.BUILD_TURNS[seat])):
        flags |= BUILD
    if phases >= 3 or (phases == 2 and stands(stack, disasters.STRIKES[seat])):
        flags |= STRIKE
    if phases == 4:
        flags |= FEED
        if stands(stack, collect.COLLECTS[seat]):
            flags |= COLLECT | INCOME
        elif stands(stack, collect.INCOME[seat]):
            flags |= INCOME
    return flags


def stands(stack: list[Step[Any]], step: Step[Any]) -> bool:
    """Whether a step is on the stack."""
    for other in stack:
        if other is step:
            return True
    return False


def at_rest(position: EraPosition) -> bool:
    """Not while dice are marked, a disaster or a demand is being answered, a piece or the rest of a turn is built."""
    stack = position.stack
    if not stack or position.setting_up:
        return True
    if position.rolling:
        if len(position.choosing) != position.players:
            return False
        for player in position.seats:
            if player.marked or player.turned:
                return False
        return True
    kind = stack[-1].kind
    if kind == "build":
        seat = position.awaited[0]
        return position.seats[seat].builds == position.hammers(seat)
    return kind == "quill" or kind == "take"


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


def dice_features(
    position: EraPosition,
    player: Player,
    domain: Domain,
    held: list[int],
    dice: list[int],
    builds: int,
    due: int,
    rolls: bool,
    left: float,
) -> list[float]:
    """The first features: tracks as they will be after collecting and feeding, builds, disasters, arms.

    `rolls`: dice may be rolled again, so that a bad face counts as its die's mean.
    """
    components = position.components
    goods, stone, wood, food = float(held[0]), float(held[1]), float(held[2]), float(held[3])
    before = goods + stone + wood + food
    culture = 0.0
    hammers = float(builds)
    swords = 0.0
    shields = 0.0
    skulls = 0.0
    hungry = 0.0
    choices: list[int] = []
    if due & RAID:
        collected = due & COLLECT != 0
        if due & BUILD:
            hammers = 0.0
        yields = yields_of(components)
        faces = components.faces
        for number in dice:
            face = faces[number]
            if rolls and not yields.kept[number]:
                mean = yields.means[face.die]
                gains = mean.gains
                goods += gains[0]
                stone += gains[1]
                wood += gains[2]
                food += gains[3]
                culture += mean.culture
                hammers += mean.hammers
                swords += mean.swords
                shields += mean.shields
                skulls += mean.skulls
                continue
            if collected:
                if face.alternatives:
                    choices.append(number)
                else:
                    whole = face.gains
                    goods += whole[0]
                    stone += whole[1]
                    wood += whole[2]
                    food += whole[3]
                    culture += face.culture
            if due & BUILD:
                hammers += face.hammers
            swords += face.swords
            shields += face.shields
            skulls += face.skulls
    if due & (COLLECT | INCOME | FEED):
        if not due & COLLECT:
            choices = player.choosing
        limits = components.limits
        mouths = float(len(dice) * components.food_per_die)
        if due & (COLLECT | INCOME):
            for piece in components.producers:
                producing = domain.count[piece.number]
                if producing:
                    brought = piece.collect
                    goods += brought[0] * producing
                    stone += brought[1] * producing
                    wood += brought[2] * producing
                    food += brought[3] * producing
        for number in choices:
            resource, amount = components.faces[number].alternatives[-1]
            first, most = components.faces[number].alternatives[0]
            if first == components.food and food < mouths:
                resource, amount = first, most
            if resource == 0:
                goods += amount
            elif resource == 1:
                stone += amount
            elif resource == 2:
                wood += amount
            else:
                food += amount
        goods = min(goods, float(limits[0]))
        stone = min(stone, float(limits[1]))
        wood = min(wood, float(limits[2]))
        food = min(food, float(limits[3]))
        if due & FEED:
            food -= mouths
            if food < 0.0:
                hungry = -food
                food = 0.0
    total = goods + stone + wood + food
    guilds = 0.0
    schools = 0.0
    count = domain.count
    for piece in components.buildings:
        if piece.bonus and count[piece.number]:
            if piece.bonus == "resource_left":
                guilds += piece.bonus_vp * count[piece.number]
            elif piece.bonus == "culture":
                schools += piece.bonus_vp * count[piece.number]
    first_build = min(hammers, 1.0)
    second = min(max(hammers - 1.0, 0.0), 1.0)
    third = min(max(hammers - 2.0, 0.0), 1.0)
    more = max(hammers - 3.0, 0.0)
    use = min(1.0, left) if hammers < 0.5 else 1.0
    bandits = disease = treachery = fire = attack = revolt = 0.0
    if due & STRIKE and skulls > 0.0:
        if skulls < 1.5:
            bandits = min(skulls, 1.0)
        elif skulls < 2.5:
            disease = float(survey_of(domain).sick)
        elif skulls < 3.5:
            treachery = -1.0 if position.solo else 1.0  # alone it strikes oneself
        elif skulls < 4.5:
            fire = 1.0
        elif skulls < 5.5:
            attack = -1.0 if position.solo else 1.0
        else:
            revolt = goods
    if not due & RAID or not position.rolling:
        swords = 0.0
        shields = 0.0
    saved = components.big_prices
    supply = position.supply
    return [
        goods * use,
        stone * use,
        wood * use,
        food * use,
        hungry,
        guilds * (total - before),
        guilds * total * min(left, 4.0) * 0.25,
        culture * (1.0 + schools),
        culture_lead(position, player, culture) if culture > 0.0 else 0.0,
        first_build,
        second,
        third,
        more,
        bandits,
        disease,
        treachery,
        fire,
        attack,
        revolt,
        min(swords, 6.0),
        min(shields, 6.0),
        nearness(saved[0], supply, goods, stone, wood) * use,
        nearness(saved[1], supply, goods, stone, wood) * use,
        nearness(saved[2], supply, goods, stone, wood) * use,
        nearness(saved[3], supply, goods, stone, wood) * use,
        nearness(saved[4], supply, goods, stone, wood) * use,
    ]


def culture_lead(position: EraPosition, player: Player, more: float) -> float:
    """E-14.7: the points for most culture, as far as so much more takes them from others or from nobody."""
    components = position.components
    need = components.most_culture_least
    for other in position.seats:
        if other is not player and other.culture > need:
            need = other.culture
    short = need - player.culture
    return components.most_culture_vp * min(1.0, more / short) if short > 0 else 0.0


def nearness(price: tuple[int, int, int, int], supply: list[int], goods: float, stone: float, wood: float) -> float:
    """How much of a building's price is saved, squared; nothing when none is left."""
    piece, of_goods, of_stone, of_wood = price
    if piece < 0 or supply[piece] == 0:
        return 0.0
    saved = min(goods, float(of_goods)) + min(stone, float(of_stone)) + min(wood, float(of_wood))
    part = saved / (of_goods + of_stone + of_wood)
    return part * part


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


# ---- places and rolls


def sensible(position: EraPosition, seat: int, actions: Sequence[Action]) -> Sequence[Action]:
    """Of hundreds of places, the few that look best at a glance, the best first."""
    if not isinstance(actions, Places):
        return actions
    place = actions[0]
    assert isinstance(place, Placement)
    domain = position.seats[seat].domain
    if position.stack[-1].kind == "scorch":
        return survey_of(domain).ranked(actions.listed())[:PLACES_TRIED]
    return survey_of(domain).places(place.piece)


def hunches(position: EraPosition, actions: Sequence[Action]) -> list[float] | None:
    """Places come the best first; all other choices are looked at one by one."""
    kind = position.stack[-1].kind
    if kind != "place" and kind != "scorch":
        return None
    return [-NEXT_PLACE * number for number in range(len(actions))]


def habit(position: EraPosition, seat: int) -> Action:
    """Dice that show less than they bring on average are rolled again, the others stay."""
    components = position.components
    kept = yields_of(components).kept
    player = position.seats[seat]
    least = player.marked[-1] if player.marked else -1
    for face in player.dice:
        if face >= least and not kept[face]:
            return components.rerolls[face]
    return components.finish_roll


def promise_of_roll(position: EraPosition, seat: int, action: Action, weights: Weights) -> float:
    """Rolling a die again is worth the mean of its faces, for all dice marked so far; stopping is worth what lies."""
    player = position.seats[seat]
    components = position.components
    kept = player.dice + [new for _, new in player.turned]
    marked = player.marked
    if action.kind == "set":
        pair = components.faces_set[action.text]
        kept.remove(pair[0])
        return expected(position, seat, [*kept, pair[1]], marked, weights) + 0.05
    if action.kind == "reroll":
        kept.remove(action.number)
        return expected(position, seat, kept, [*marked, action.number], weights)
    if action.kind == "roll":
        return expected(position, seat, kept, marked, weights)
    if action.kind == "quill":
        quill = next(face for face in player.dice if components.faces[face].quill)
        kept.remove(quill)
        away = [quill]
        if action.number >= 0:
            kept.remove(action.number)
            away.append(action.number)
        return expected(position, seat, kept, away, weights)
    return expected(position, seat, player.dice, [], weights)  # a quill left alone


def expected(position: EraPosition, seat: int, kept: list[int], rolled: list[int], weights: Weights) -> float:
    """The mean worth over the next roll, one die at a time against the rest left out."""
    left = rounds_left(position)
    progress = progress_of(position, left)
    player = position.seats[seat]
    domain = player.domain
    stock = player.stock
    base = weights.value(dice_features(position, player, domain, stock, kept, 0, ALL, False, left), progress)
    value = base
    components = position.components
    gains: dict[int, float] = {}
    for old in rolled:
        die = components.faces[old].die
        gain = gains.get(die)
        if gain is None:
            faces = components.dice[die].faces
            gain = 0.0
            for face in faces:
                found = dice_features(position, player, domain, stock, [*kept, face], 0, ALL, False, left)
                gain += weights.value(found, progress) - base
            gain /= len(faces)
            gains[die] = gain
        value += gain
    return value
