"""The event phase of the solo game (VS-17.13 to VS-17.25): events are data, and these are their verbs (section 21)."""

from collections.abc import Sequence
from typing import Final

from letopis.games.villagers.components import COPIES
from letopis.games.villagers.countess import COUNTESS_TAKES, top_of_reserve
from letopis.games.villagers.draft import give_from_road, is_twin, road_actions
from letopis.games.villagers.effects import HAND, Effect
from letopis.games.villagers.foresight import her_gain
from letopis.games.villagers.phases import THE_ONE, Phase, with_others
from letopis.games.villagers.position import NOTHING, Solo, VillagersPosition, alone
from letopis.games.villagers.road import discard_from_road
from letopis.kernel import stacking
from letopis.kernel.actions import Action
from letopis.kernel.notes import Note
from letopis.kernel.refusals import Figures, Refusal
from letopis.kernel.steps import Choice, Step

NOT_OPEN: Final = Refusal("VS-17.13", "refusal-event-not-open")
CANNOT_GO: Final = Refusal("VS-17.13", "refusal-cannot-go")
MONEY: Final = ("pay", "pay_per", "countess_gain")  # effects that only move ducats
NOBODY: Final[tuple[int, ...]] = ()


class EventPhase(Phase):
    """VS-17.13: what worked in another phase is discarded; the others are resolved in any order."""

    def run(self, position: VillagersPosition) -> None:
        solo = position.solo
        if solo is None:
            return
        position.push(COUNTESS_TAKES)
        position.push(NEXT_EVENT)
        for event in solo.open.copy():
            if position.components.events[event].timing != "event":
                solo.open.remove(event)
                solo.spent.append(event)


class NextEvent(Step[VillagersPosition]):
    """As long as events lie open, the player chooses the next."""

    def misplaced(self, position: VillagersPosition, place: int) -> str | None:
        problem = with_others(position) or stacking.not_above(position, place, COUNTESS_TAKES.text)
        return problem or stacking.not_below(position, place, ORDER.text, RESOLVE.text)

    def run(self, position: VillagersPosition) -> None:
        if alone(position).open:
            position.push(self)
            position.push(ORDER)


class Order(Choice[VillagersPosition]):
    """VS-17.13: which event comes next; none, if the Jester has discarded the last."""

    def awaits(self, position: VillagersPosition) -> tuple[int, ...]:
        return THE_ONE if alone(position).open else NOBODY

    def close(self, position: VillagersPosition) -> None:
        """The phase goes on."""

    def misplaced(self, position: VillagersPosition, place: int) -> str | None:
        problem = with_others(position) or stacking.not_above(position, place, NEXT_EVENT.text)
        return problem or stacking.covered(position, place) or unready(position)

    def context(self, position: VillagersPosition, seat: int) -> Figures:
        return {"count": len(alone(position).open)}

    def candidates(self, position: VillagersPosition, seat: int) -> Sequence[Action]:
        found: list[Action] = []
        for event in alone(position).open:
            action = position.components.resolves[event]
            if action not in found:
                found.append(action)
        return found

    def refusal(self, position: VillagersPosition, seat: int, action: Action) -> Refusal | None:
        return None if action.number in alone(position).open else NOT_OPEN

    def figures(self, position: VillagersPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"event": action.words[0]}

    def note(self, position: VillagersPosition, seat: int, action: Action) -> Note | None:
        effects = position.components.events[action.number].effects
        for effect in effects:
            if effect.op not in MONEY:
                return None
        later = position.copy()
        for effect in effects:
            do(later, effect)
        paid = position.seats[0].ducats - later.seats[0].ducats
        return Note("costs", "VS-17.24", {"ducats": paid, "hers": alone(later).ducats - alone(position).ducats})

    def apply(self, position: VillagersPosition, seat: int, action: Action) -> None:
        solo = alone(position)
        solo.resolving = action.number
        solo.effect = 0
        solo.fallback = 0
        solo.left = -1
        position.tell("event-resolving", "VS-17.13", 0, {"event": action.words[0]})
        position.push(RESOLVE)


def unready(position: VillagersPosition) -> str | None:
    """Why events cannot be under way: those of another phase are discarded before."""
    for event in alone(position).open:
        if position.components.events[event].timing != "event":
            return f"{position.components.events[event].id} is no event of this phase"
    return None


class Resolve(Step[VillagersPosition]):
    """One effect after another, until a card is to be chosen or the event is done and discarded."""

    def misplaced(self, position: VillagersPosition, place: int) -> str | None:
        problem = stacking.not_above(position, place, NEXT_EVENT.text)
        return problem or stacking.not_below(position, place, PICK.text)

    def run(self, position: VillagersPosition) -> None:
        solo = alone(position)
        event = position.components.events[solo.resolving]
        while solo.effect < len(event.effects):
            effect = current(position)
            if effect is None or do(position, effect):
                solo.effect += 1
                solo.fallback = 0
                solo.left = -1
            elif position.stack and position.stack[-1] is PICK:
                return
        solo.open.remove(solo.resolving)
        solo.spent.append(solo.resolving)
        solo.resolving = NOTHING


def current(position: VillagersPosition) -> Effect | None:
    """The effect being done: the event's own, or what is done instead."""
    solo = alone(position)
    effect: Effect | None = position.components.events[solo.resolving].effects[solo.effect]
    for _ in range(solo.fallback):
        if effect is not None:
            effect = effect.fallback
    return effect


def do(position: VillagersPosition, effect: Effect) -> bool:
    """Do an effect; whether it is finished. If not, something else is done instead, or a card has to be chosen."""
    solo = alone(position)
    player = position.seats[0]
    if effect.op in ("pay", "pay_per"):
        owed = effect.amount
        if effect.op == "pay_per":
            owed *= len(player.hand) if effect.count == HAND else counted(position, effect)
        pay(position, owed, effect.to_countess)
        return True
    if effect.op == "countess_gain":
        solo.ducats += effect.amount
        position.tell("event-countess-gained", "VS-17.13", 0, {"ducats": effect.amount})
        return True
    if effect.op == "expose_jester":
        if not solo.jester:
            solo.fallback += 1
            return False
        solo.jester = False
        position.tell("event-jester-exposed", "VS-17.27", 0, {})
        return True
    return take(position, effect)


def counted(position: VillagersPosition, effect: Effect) -> int:
    """What an event counts in the village: VS-17.23, nothing of the Founders."""
    village = position.seats[0].village
    count = village.count(effect.count, effect.suit)
    if position.rules == 1:  # the Founders' food and gold were counted, too
        return count
    return count - village.count_of_founders(effect.count, effect.suit)


def pay(position: VillagersPosition, owed: int, to_countess: bool) -> None:
    """VS-17.24: as much as possible."""
    player = position.seats[0]
    paid = min(owed, player.ducats)
    player.ducats -= paid
    figures: Figures = {"ducats": paid, "owed": owed, "short": owed - paid}
    if to_countess:
        alone(position).ducats += paid
        position.tell("event-paid-countess", "VS-17.24", 0, figures)
    else:
        position.tell("event-paid-bank", "VS-17.24", 0, figures)


# ---- cards that events take


def take(position: VillagersPosition, effect: Effect) -> bool:
    """Cards go to the Countess or the discard pile, one by one."""
    solo = alone(position)
    if solo.left < 0:
        solo.left = effect.n
    while solo.left > 0:
        if effect.place == "reserve":
            if not take_from_reserve(position, effect):
                return instead(solo, effect)
        else:
            choices = options(position, effect)
            if not choices:
                return instead(solo, effect)
            if effect.choice == "random":
                take_one(position, effect, choices[position.chance.below(len(choices), "random card")])
            elif one_choice(position, effect, choices):
                take_one(position, effect, choices[0])
            else:
                position.push(RESOLVE)
                position.push(PICK)
                return False
        solo.left -= 1
    return True


def instead(solo: Solo, effect: Effect) -> bool:
    """`fallback` is done if no card fits."""
    if effect.fallback is None or solo.left < effect.n:
        return True
    solo.fallback += 1
    solo.left = -1
    return False


def one_choice(position: VillagersPosition, effect: Effect, choices: list[Action]) -> bool:
    """Whether there is nothing to ask: cards that nobody can tell apart are one."""
    village = position.seats[0].village
    for action in choices[1:]:
        if effect.place == "road":
            if not is_twin(position, position.slot_of(action.number)):
                return False
        elif effect.place != "village":
            return False
        else:
            first, other = village.find(choices[0].number), village.find(action.number)
            if village.cards[first] != village.cards[other] or village.ducats[first] != village.ducats[other]:
                return False
            if position.rules == 1:  # did not ask where the difference is slight
                if village.likeness(first) != village.likeness(other):
                    return False
            elif not village.alike(first, other):
                return False
    return True


def options(position: VillagersPosition, effect: Effect) -> list[Action]:
    """The cards an effect may take; of a hand each kind once, but by chance every card for itself."""
    components = position.components
    found: list[Action] = []
    player = position.seats[0]
    if effect.place == "stack":
        return [components.choose_stack[stack] for stack in range(len(position.stacks)) if position.stacks[stack]]
    if effect.place == "road":
        for action in road_actions(position, components.chosen):
            if passes(position, effect, position.road[position.slot_of(action.number)]):
                found.append(action)
    elif effect.place == "hand":
        for number in player.hand:
            action = components.chosen[number][0]
            if passes(position, effect, number) and (effect.choice == "random" or action not in found):
                found.append(action)
    else:
        village = player.village
        for node in range(len(village.cards)):
            if not village.covered(node) and passes(position, effect, village.cards[node]):
                found.append(components.chosen[village.cards[node]][village.ordinal(node)])
    if effect.choice in ("highest_gold", "lowest_gold") and found:
        golds = [components.villagers[action.number // COPIES].gold for action in found]
        best = max(golds) if effect.choice == "highest_gold" else min(golds)
        found = [found[place] for place in range(len(found)) if golds[place] == best]
    return found


def passes(position: VillagersPosition, effect: Effect, number: int) -> bool:
    """VS-17.23, VS-17.25 and the filter of the effect."""
    card = position.components.villagers[number]
    if card is position.components.founders or (card.basic >= 0 and effect.keeps_basics):
        return False
    return card.food >= effect.min_food and card.builders >= effect.min_builders and card.gold >= effect.min_gold


def goes(position: VillagersPosition, effect: Effect, card: int, rule: str) -> None:
    """A card arrives where the effect sends it."""
    villager = position.components.villagers[card]
    if effect.op == "countess_take":
        alone(position).receive(card)
        position.tell("event-countess-got", rule, 0, {"card": villager.id, "ducats": 0})
    elif villager.basic >= 0:
        position.basics[villager.basic] += 1
        position.tell("event-discarded", rule, 0, {"card": villager.id})
    else:
        position.discard.append(card)
        position.tell("event-discarded", rule, 0, {"card": villager.id})


def take_from_reserve(position: VillagersPosition, effect: Effect) -> bool:
    """VS-17.21: the top of the Reserve; without it a new Reserve, and without that the leftmost stack."""
    card = top_of_reserve(position)
    if card < 0:
        return False
    goes(position, effect, card, "VS-17.21")
    return True


def take_one(position: VillagersPosition, effect: Effect, action: Action) -> None:
    """One chosen card."""
    player = position.seats[0]
    if effect.place == "stack":
        goes(position, effect, position.from_stack(action.number), "VS-17.20")
    elif effect.place == "road":
        slot = position.slot_of(action.number)
        if effect.op == "countess_take":
            give_from_road(position, slot, "VS-17.20")
        else:
            discard_from_road(position, slot, "VS-17.20")
        position.refill(reserve_first=False)
    elif effect.place == "hand":
        card = action.number // COPIES
        player.play_card(card)
        goes(position, effect, card, "VS-17.13")
    else:
        leave_village(position, effect, player.village.find(action.number))


def leave_village(position: VillagersPosition, effect: Effect, node: int) -> None:
    """VS-17.22: ducats on a villager that leaves go to the player; VS-13.9: an uncovered Monk goes to the hand."""
    player = position.seats[0]
    villagers = position.components.villagers
    village = player.village
    card = village.cards[node]
    below = village.parent(node)
    player.ducats += village.ducats[node]
    village = village.without(node)
    while below >= 0 and villagers[village.cards[below]].wild and not village.covered(below):
        wild = village.cards[below]
        further = village.parent(below)
        village = village.without(below)
        player.take_up(wild)
        position.tell("event-back-to-hand", "VS-13.9", 0, {"card": villagers[wild].id})
        below = further
    player.village = village
    goes(position, effect, card, "VS-17.22")


class PickForEvent(Choice[VillagersPosition]):
    """Which card the event takes, when the player chooses."""

    verbs: tuple[str, ...] = ("choose", "pick")

    def awaits(self, position: VillagersPosition) -> tuple[int, ...]:
        return THE_ONE

    def misplaced(self, position: VillagersPosition, place: int) -> str | None:
        problem = with_others(position) or stacking.not_above(position, place, RESOLVE.text)
        if problem is None:
            effect = current(position) if alone(position).resolving >= 0 else None
            if effect is None or effect.op not in ("countess_take", "discard") or effect.choice in ("top", "random"):
                return "nobody chooses a card for the event"
            if not 0 < alone(position).left <= effect.n:
                return "the event takes no such number of cards"
        return problem or stacking.covered(position, place) or unready(position)

    def context(self, position: VillagersPosition, seat: int) -> Figures:
        return {"event": position.components.events[alone(position).resolving].id}

    def candidates(self, position: VillagersPosition, seat: int) -> Sequence[Action]:
        return self.actions(position, seat)

    def actions(self, position: VillagersPosition, seat: int) -> Sequence[Action]:
        effect = current(position)
        return [] if effect is None else options(position, effect)

    def refusal(self, position: VillagersPosition, seat: int, action: Action) -> Refusal | None:
        return None if action in self.actions(position, seat) else CANNOT_GO

    def figures(self, position: VillagersPosition, seat: int, action: Action, refusal: Refusal) -> Figures:
        return {"event": position.components.events[alone(position).resolving].id}

    def note(self, position: VillagersPosition, seat: int, action: Action) -> Note | None:
        effect = current(position)
        if effect is None or effect.op != "countess_take" or effect.place == "stack":
            return None
        later = position.copy()
        take_one(later, effect, action)
        return her_gain(position, later)

    def apply(self, position: VillagersPosition, seat: int, action: Action) -> None:
        effect = current(position)
        assert effect is not None
        take_one(position, effect, action)
        alone(position).left -= 1


EVENT_PHASE: Final[EventPhase] = EventPhase("events")
NEXT_EVENT: Final[NextEvent] = NextEvent("next-event")
ORDER: Final[Order] = Order("resolve")
RESOLVE: Final[Resolve] = Resolve("resolve-on")
PICK: Final[PickForEvent] = PickForEvent("pick")
