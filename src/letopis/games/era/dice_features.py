"""The features that the dice of a round decide, and by which a roll is judged: the first of FEATURES."""

from letopis.games.era.components import Saving
from letopis.games.era.domain import Domain
from letopis.games.era.position import EraPosition, Player
from letopis.games.era.survey import survey_of
from letopis.games.era.timing import BUILD, COLLECT, FEED, INCOME, RAID, STRIKE
from letopis.games.era.yields import yields_of
from letopis.kernel.weights import Tally


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
    tally: Tally,
) -> None:
    """Add the first features: tracks as they will be after collecting and feeding, builds, disasters, arms.

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
    if due & (COLLECT | STRIKE | BUILD):  # after that dice only fight
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
    survey = survey_of(domain)
    guilds = survey.guild_points
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
            disease = float(survey.sick)
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
    savings = components.savings
    supply = position.supply
    tally.add(goods * use)
    tally.add(stone * use)
    tally.add(wood * use)
    tally.add(food * use)
    tally.add(hungry)
    tally.add(guilds * (total - before))
    tally.add(guilds * total * min(left, 4.0) * 0.25)
    tally.add(culture * (1.0 + survey.school_points))
    tally.add(culture_lead(position, player, culture) if culture > 0.0 else 0.0)
    tally.add(first_build)
    tally.add(second)
    tally.add(third)
    tally.add(more)
    tally.add(bandits)
    tally.add(disease)
    tally.add(treachery)
    tally.add(fire)
    tally.add(attack)
    tally.add(revolt)
    tally.add(min(swords, 6.0))
    tally.add(min(shields, 6.0))
    tally.add(nearness(savings[0], supply, goods, stone, wood) * use)
    tally.add(nearness(savings[1], supply, goods, stone, wood) * use)
    tally.add(nearness(savings[2], supply, goods, stone, wood) * use)
    tally.add(nearness(savings[3], supply, goods, stone, wood) * use)
    tally.add(nearness(savings[4], supply, goods, stone, wood) * use)


def culture_lead(position: EraPosition, player: Player, more: float) -> float:
    """E-14.7: the points for most culture, as far as so much more takes them from others or from nobody."""
    components = position.components
    need = components.most_culture_least
    for other in position.seats:
        if other is not player and other.culture > need:
            need = other.culture
    short = need - player.culture
    return components.most_culture_vp * min(1.0, more / short) if short > 0 else 0.0


def nearness(saving: Saving, supply: list[int], goods: float, stone: float, wood: float) -> float:
    """How much of a building's price is saved, squared; nothing when none is left."""
    if saving.piece < 0 or supply[saving.piece] == 0:
        return 0.0
    part = (min(goods, saving.goods) + min(stone, saving.stone) + min(wood, saving.wood)) / saving.whole
    return part * part
