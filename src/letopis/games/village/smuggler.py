"""Wedding: the smuggler (13.1). No member is placed; one of three options."""

from typing import Final

from letopis.games.village.bonuses import perform
from letopis.games.village.components.names import MOST_SEATS, PRESTIGE, THING_IDS
from letopis.games.village.market import LACKS_GOODS, fill_queue, hand_over, has_goods
from letopis.games.village.paying import can_pay, charge
from letopis.games.village.position import VillagePosition
from letopis.games.village.questions import Asked, beneath
from letopis.kernel.actions import Action
from letopis.kernel.refusals import Figures, Refusal
from letopis.kernel.steps import Step

NOT_IN_THE_QUEUE: Final = Refusal("V-13.2", "refusal-not-in-the-queue")
CANNOT_PAY_BUYER: Final = Refusal("V-13.1", "refusal-cannot-pay")
CANNOT_PAY_BRIBE: Final = Refusal("V-13.2", "refusal-cannot-pay")
NOT_SO_MANY: Final = Refusal("V-13.1", "refusal-too-many")


class Smuggler(Asked):
    """V-13.1 to V-13.3: sell tools or bread, serve somebody in the queue, or take cubes."""

    verbs: tuple[str, ...] = ("sell", "serve", "contraband")
    may_pass: bool = True
    takes_time: bool = True
    module: str = "wedding"

    def answers(self, position: VillagePosition, seat: int) -> list[Action]:
        components = position.components
        player = position.seats[seat]
        found: list[Action] = []
        for thing in components.smuggler_effects["sell"][0].options:
            for n in range(1, player.stock[thing] + 1):
                found.append(components.sell_of[thing * 100 + n])
        for number in position.queue:
            found.append(components.customers[number].serve)
        found.append(components.contraband)
        return found

    def why_not(self, position: VillagePosition, seat: int, action: Action) -> Refusal | None:
        components = position.components
        player = position.seats[seat]
        if action is components.contraband:
            return None
        if action.kind == "sell":
            if player.stock[action.number // 100] < action.number % 100:
                return NOT_SO_MANY
            return None if can_pay(player, components.smuggler_costs["sell"]) else CANNOT_PAY_BUYER
        if action.number not in position.queue:
            return NOT_IN_THE_QUEUE
        if not has_goods(player, components.customers[action.number]):
            return LACKS_GOODS
        return None if can_pay(player, components.smuggler_costs["queue_customer"]) else CANNOT_PAY_BRIBE

    def do(self, position: VillagePosition, seat: int, action: Action) -> None:
        components = position.components
        if action is components.contraband:
            charge(position, seat, components.smuggler_costs["cubes"])
            perform(position, seat, components.smuggler_effects["cubes"])
        elif action.kind == "sell":
            thing, n = action.number // 100, action.number % 100
            position.spend(seat, thing, n)
            effect = components.smuggler_effects["sell"][0]
            if position.telling is not None:
                words: Figures = {"thing": THING_IDS[thing], "count": n}
                position.tell("event-smuggled", "V-13.1", seat, words)
            position.gain(seat, PRESTIGE, n * effect.prestige_each)
            charge(position, seat, components.smuggler_costs["sell"])
        else:
            position.queue.remove(action.number)
            hand_over(position, seat, components.customers[action.number], "V-13.2")
            position.push(RESTOCK)
            charge(position, seat, components.smuggler_costs["queue_customer"])


class Restock(Step[VillagePosition]):
    """V-13.2: once the cube is paid, the queue moves up and a new customer comes."""

    def misplaced(self, position: VillagePosition, place: int) -> str | None:
        return None if beneath(position, place)[0] == "afterwards" else "it stands on “afterwards”"

    def run(self, position: VillagePosition) -> None:
        fill_queue(position)


RESTOCK: Final[Restock] = Restock("restock")
SMUGGLERS: Final[list[Smuggler]] = [Smuggler("smuggler", seat) for seat in range(MOST_SEATS)]
