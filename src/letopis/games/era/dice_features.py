"""The features that the dice of a round decide, and by which a roll is judged: the first of FEATURES."""

from letopis.games.era.collect import undecided
from letopis.games.era.components import Components, Saving
from letopis.games.era.domain import Domain
from letopis.games.era.position import EraPosition, Player
from letopis.games.era.survey import Survey, survey_of
from letopis.games.era.timing import BUILD, COLLECT, FEED, INCOME, RAID, STRIKE
from letopis.games.era.yields import Yield, yields_of
from letopis.kernel.weights import Tally


class Harvest:
    """What lies on the tracks and what dice bring beside it, in numbers that can be added up."""

    def __init__(self, held: list[int], builds: int, due: int) -> None:
        self.due = due  # in this round: what dice show of the rest is done already
        self.goods = float(held[0])
        self.stone = float(held[1])
        self.wood = float(held[2])
        self.food = float(held[3])
        self.culture = 0.0
        self.hammers = 0.0 if due & BUILD else float(builds)
        self.swords = 0.0
        self.shields = 0.0
        self.skulls = 0.0
        self.dice = 0
        self.choices: list[int] = []  # faces of which one thing is taken

    def add(self, number: int, brought: Yield) -> None:
        """A die with this face, and what it brings."""
        self.dice += 1
        due = self.due
        if not due & (COLLECT | STRIKE | BUILD):
            return  # it only fights
        if due & COLLECT:
            if brought.alternative:
                self.choices.append(number)
            else:
                self.goods += brought.goods
                self.stone += brought.stone
                self.wood += brought.wood
                self.food += brought.food
                self.culture += brought.culture
        if due & BUILD:
            self.hammers += brought.hammers
        self.swords += brought.swords
        self.shields += brought.shields
        self.skulls += brought.skulls

    def take_back(self, brought: Yield) -> None:
        """The last die that was added, if it shows whole numbers, while everything is still due."""
        self.dice -= 1
        if brought.alternative:
            self.choices.pop()
        else:
            self.goods -= brought.goods
            self.stone -= brought.stone
            self.wood -= brought.wood
            self.food -= brought.food
            self.culture -= brought.culture
        self.hammers -= brought.hammers
        self.swords -= brought.swords
        self.shields -= brought.shields
        self.skulls -= brought.skulls


def harvest_of(components: Components, held: list[int], dice: list[int], builds: int, due: int, rolls: bool) -> Harvest:
    """Tracks and dice together; `rolls`: dice may be rolled again, so that a bad face counts as its die's mean."""
    harvest = Harvest(held, builds, due)
    yields = yields_of(components)
    own = yields.own
    for number in dice:
        if rolls and not yields.kept[number]:
            harvest.add(number, yields.means[components.faces[number].die])
        else:
            harvest.add(number, own[number])
    return harvest


def dice_features(
    position: EraPosition, player: Player, domain: Domain, held: list[int], harvest: Harvest, left: float, tally: Tally
) -> None:
    """Add the first features: tracks as they will be after collecting and feeding, builds, disasters, arms."""
    components = position.components
    due = harvest.due
    goods, stone, wood, food = harvest.goods, harvest.stone, harvest.wood, harvest.food
    before = held[0] + held[1] + held[2] + held[3]
    culture = harvest.culture
    hammers = harvest.hammers
    swords = harvest.swords
    shields = harvest.shields
    skulls = harvest.skulls
    hungry = 0.0
    if due & (COLLECT | INCOME | FEED):
        choices = harvest.choices if due & COLLECT else undecided(position, player)
        limits = components.limits
        mouths = float(harvest.dice * components.food_per_die)
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
    use = min(1.0, left) if hammers < 0.5 else 1.0
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
    if hammers != 0.0:
        tally.add(min(hammers, 1.0))
        tally.add(min(max(hammers - 1.0, 0.0), 1.0))
        tally.add(min(max(hammers - 2.0, 0.0), 1.0))
        tally.add(max(hammers - 3.0, 0.0))
    else:
        tally.add_nothing(4)
    if due & STRIKE and skulls > 0.0:
        disaster_features(position, survey, skulls, goods, tally)
    else:
        tally.add_nothing(6)
    if due & RAID and position.rolling:
        tally.add(min(swords, 6.0))
        tally.add(min(shields, 6.0))
    else:
        tally.add_nothing(2)
    tally.add(nearness(savings[0], supply, goods, stone, wood) * use)
    tally.add(nearness(savings[1], supply, goods, stone, wood) * use)
    tally.add(nearness(savings[2], supply, goods, stone, wood) * use)
    tally.add(nearness(savings[3], supply, goods, stone, wood) * use)
    tally.add(nearness(savings[4], supply, goods, stone, wood) * use)


def disaster_features(position: EraPosition, survey: Survey, skulls: float, goods: float, tally: Tally) -> None:
    """What so many skulls will do."""
    bandits = disease = treachery = fire = attack = revolt = 0.0
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
    tally.add(bandits)
    tally.add(disease)
    tally.add(treachery)
    tally.add(fire)
    tally.add(attack)
    tally.add(revolt)


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
