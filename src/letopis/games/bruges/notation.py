"""Reading Bruges' notation (docs/notation/bruges.md): what can be derived may be left out."""

from typing import Any, Final

from letopis.games.bruges.components import Components
from letopis.games.bruges.houses import EMPTY, Household
from letopis.games.bruges.position import NO_CARD, BrugesPosition, Player, new_position
from letopis.games.bruges.view import PHASES
from letopis.games.bruges.vocabulary import CATEGORIES, PHASE_DRAW, PHASE_PLAY, PHASE_ROLL, SECTIONS
from letopis.kernel.chance import Chance
from letopis.kernel.game import Game
from letopis.kernel.reading import Reader, shown
from letopis.kernel.steps import Pick

MOST: Final = 999_999_999_999  # of points, guilders, workers: nobody's play comes near it
MOST_ROUNDS: Final = 9_999
UNROLLED_DIE: Final = 3  # what a die shows when a position of a later phase does not say: 3 means nothing in phase 2

IN_A_TURN: Final = ("after-card", "play", "rest", "idle")
PHASE_STACKS: Final[dict[str, tuple[str, ...]]] = {
    "draw": ("end-of-round", "leadership", "play-phase", "roll-phase", "draw-phase"),
    "roll": ("end-of-round", "leadership", "play-phase", "roll-phase"),
    "threats": ("end-of-round", "leadership", "play-phase", "reputation", "threats"),
    "reputation": ("end-of-round", "leadership", "play-phase", "reputation"),
    "play": ("end-of-round", "leadership", "play-phase"),
    "leadership": ("end-of-round", "leadership"),
    "over": (),
}
PHASE_NUMBERS: Final[dict[str, int]] = {
    **{name: number for number, name in PHASES.items()},
    "threats": PHASE_ROLL,
    "reputation": PHASE_ROLL,
    "over": PHASE_DRAW,
}


def read(
    game: Game[Any], reader: Reader, players: int, options: dict[str, Any], components: Components, chance: Chance
) -> BrugesPosition:
    """A position from its notation; what can be derived may be left out."""
    position = new_position(components, players)
    position.begin_with(game, players, options, chance)
    phase = reader.text("phase", PHASE_STACKS, "draw")
    position.phase = PHASE_NUMBERS[phase]
    position.round = reader.whole("round", 0, MOST_ROUNDS, 1)
    position.last = reader.whole("last", 0, MOST_ROUNDS + 1, 0)
    if position.last and not 0 <= position.last - position.round <= 1:
        raise reader.wrong("last", f"is {position.last} in round {position.round}", "this round or the next (BR-4.7)")
    position.first = read_first(position, reader, int(options["first"]))
    cards = Cards(components)
    for seat, inner in enumerate(reader.seats(players)):
        SeatReader(components, inner, cards).read(position.seats[seat])
    check_markers(position, reader)
    read_dice(position, reader, phase)
    read_statues(position, reader)
    read_piles(position, reader, cards)
    read_moment(position, reader)
    game.read_stack(reader, position, PHASE_STACKS[phase])
    for place, step in enumerate(position.stack[:-1]):
        if step.asks and not isinstance(step, Pick):
            raise reader.wrong(f"stack[{place}]", f"“{step.text}” is asked, so it comes last", "the next step last")
    read_active(position, reader)
    check_moment(position, reader)
    return position


def read_first(position: BrugesPosition, reader: Reader, chosen: int) -> int:
    """The seat with the marker: where the option says who began (BR-3.8), it has passed on since (BR-4.16)."""
    players = position.players
    if chosen > players:
        raise reader.wrong("options.first", f"there is no seat {chosen} with {players} players", f"0 to {players}")
    began = (chosen - 1 + max(position.round, 1) - 1) % players
    first = reader.whole("first", 0, players - 1, began if chosen else 0)
    if chosen and first != began:
        raise reader.wrong("first", f"is not who goes first in round {position.round} by the option", str(began))
    return first


def known_card(reader: Reader, key: str, id: object, components: Components) -> int:
    """A card by its id."""
    if not isinstance(id, str) or id not in components.card_of:
        raise reader.wrong(key, f"{shown(id)} is no character", "an id of cards.toml")
    return components.card_of[id].number


class Cards:
    """Where every card is: each exactly once."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.taken: dict[int, str] = {}
        self.open_houses: list[tuple[Player, int, int]] = []  # houses whose card nobody named: any of a colour will do

    def take(self, reader: Reader, key: str, id: object) -> int:
        """A card by its id; BadNotation when it is unknown or already lies elsewhere."""
        number = known_card(reader, key, id, self.components)
        if number in self.taken:
            raise reader.wrong(key, f"{id} is already at {self.taken[number]}", "every card once")
        self.taken[number] = reader.where(key)
        return number

    def take_all(self, reader: Reader, key: str) -> list[int]:
        """A list of cards."""
        return [self.take(reader, f"{key}[{place}]", id) for place, id in enumerate(reader.texts(key))]

    def left(self) -> list[int]:
        """The cards nobody has named."""
        return [card.number for card in self.components.cards if card.number not in self.taken]


class SeatReader:
    """Reads one seat."""

    def __init__(self, components: Components, reader: Reader, cards: Cards) -> None:
        self.components = components
        self.reader = reader
        self.cards = cards

    def read(self, player: Player) -> None:
        """All of a player; amounts that are missing are those of the start."""
        reader, components = self.reader, self.components
        player.points = reader.whole("points", 0, MOST, player.points)
        player.guilders = reader.whole("guilders", 0, MOST, player.guilders)
        if reader.has("workers"):
            player.workers = self.colours("workers", MOST)
        player.threats = self.colours("threats", components.markers)
        player.reputation = reader.whole("reputation", 0, components.last_step, player.reputation)
        for category in reader.picks("leads", {id: number for number, id in enumerate(CATEGORIES)}):
            player.leads |= 1 << category
        canal = reader.counts("canal", SECTIONS, components.cells)
        player.left, player.right = canal.get("left", 0), canal.get("right", 0)
        statues = reader.counts("statues", SECTIONS, 99)
        player.statue_left, player.statue_right = statues.get("left", 0), statues.get("right", 0)
        player.hand = self.cards.take_all(reader, "hand")
        player.unseen = reader.whole("unseen", 0, len(player.hand), 0)
        self.houses(player)
        self.known(player)
        reader.finish()

    def colours(self, key: str, high: int) -> list[int]:
        """Amounts by colour."""
        counts = self.reader.counts(key, self.components.colours, high)
        return [counts.get(id, 0) for id in self.components.colours]

    def houses(self, player: Player) -> None:
        """Houses, each with its card, its person and what is known of it; a card left out is dealt later."""
        houses: list[int] = []
        tenants: list[int] = []
        blind = opened = 0
        maybe: list[tuple[int, ...]] = []
        readers = self.reader.tables("houses")
        most = len(self.components.cards)
        if len(readers) > most:
            raise self.reader.wrong("houses", f"there are {len(readers)}", f"at most {most}, as many as cards")
        for place, inner in enumerate(readers):
            colour = -1
            if inner.has("colour"):
                colour = self.components.colours.index(inner.text("colour", self.components.colours))
            if inner.has("card"):
                houses.append(self.cards.take(inner, "card", inner.raw("card")))
                if colour not in (-1, self.components.colour_of[houses[-1]]):
                    raise inner.wrong("colour", "is not the card's colour", "leave it out")
            else:
                houses.append(EMPTY)
                self.cards.open_houses.append((player, place, colour))
            tenants.append(self.cards.take(inner, "person", inner.raw("person")) if inner.has("person") else EMPTY)
            if inner.flag("rotated", False):
                if tenants[-1] == EMPTY or not self.components.cards[tenants[-1]].activates:
                    raise inner.wrong("rotated", "nobody there can be rotated", "persons that are activated")
                player.rotated |= 1 << place
            blind |= int(inner.flag("blind", False)) << place
            opened |= int(inner.flag("open", False)) << place
            maybe.append(self.maybe(inner, houses[-1], (blind | opened) >> place & 1))
            if blind & opened & 1 << place:
                raise inner.wrong("open", "nobody has seen the house, and everybody has", "blind or open")
            inner.finish()
        player.household = Household(self.components, tuple(houses), tuple(tenants), blind, opened, tuple(maybe))

    def maybe(self, reader: Reader, house: int, settled: int) -> tuple[int, ...]:
        """The cards known to all that a house might be: of its colour, and only while that is in doubt."""
        cards = self.known_cards(reader, "maybe")
        colour_of = self.components.colour_of
        for place, card in enumerate(cards):
            if settled or house == EMPTY or colour_of[card] != colour_of[house] or cards.count(card) > 1:
                raise reader.wrong(f"maybe[{place}]", "the house cannot be that card", "cards of its colour, each once")
        return tuple(cards)

    def known_cards(self, reader: Reader, key: str) -> list[int]:
        """Cards that are named a second time, by those who know of them."""
        ids = reader.texts(key)
        return [known_card(reader, f"{key}[{place}]", id, self.components) for place, id in enumerate(ids)]

    def known(self, player: Player) -> None:
        """Cards all know to be in the hand or in a house that might be them."""
        known = self.known_cards(self.reader, "known")
        seen = player.hand[: len(player.hand) - player.unseen]
        household = player.household
        for place, card in enumerate(known):
            at_home = card in household.houses and card in household.maybe[household.houses.index(card)]
            if known.count(card) > 1 or not (card in seen or at_home):
                raise self.reader.wrong(f"known[{place}]", "is neither in the hand nor in a house that may be it")
        player.known = tuple(known)


def check_markers(position: BrugesPosition, reader: Reader) -> None:
    """No more threat markers than there are."""
    for colour, id in enumerate(position.components.colours):
        held = sum([player.threats[colour] for player in position.seats])
        if held > position.components.markers:
            raise reader.wrong("seats", f"hold {held} {id} threat markers", str(position.components.markers))


def read_dice(position: BrugesPosition, reader: Reader, phase: str) -> None:
    """The dice as they lie; after the roll a die that is not named shows 3."""
    counts = reader.counts("dice", position.components.colours, position.components.die_sides)
    usual = 0 if phase in ("draw", "roll") and not reader.has("stack") else UNROLLED_DIE
    if phase == "draw":
        usual = 0
    position.dice = [counts.get(id, usual) for id in position.components.colours]
    if 0 in position.dice and (position.phase > PHASE_ROLL or phase in ("threats", "reputation")):
        raise reader.wrong("dice", "a die shows nothing, though they were rolled", "1 to 6")


def read_statues(position: BrugesPosition, reader: Reader) -> None:
    """The statues that nobody has; the stack is taken from the top."""
    stack = position.components.statues
    held: list[int] = []
    for player in position.seats:
        held.extend([value for value in (player.statue_left, player.statue_right) if value])
    position.statues = len(held)
    if sorted(held, reverse=True) != sorted(stack[: len(held)], reverse=True):
        raise reader.wrong("seats", f"hold the statues {held}", f"the top ones of {stack}")
    if reader.has("statues") and reader.items("statues") != stack[len(held) :]:
        raise reader.wrong("statues", f"{shown(reader.raw('statues'))} are not what is left", str(stack[len(held) :]))


def read_piles(position: BrugesPosition, reader: Reader, cards: Cards) -> None:
    """The piles, top card last; cards that nobody names are shuffled into what is not said."""
    components = position.components
    position.discards = cards.take_all(reader, "discards")
    if position.last and reader.items("extra"):
        raise reader.wrong("extra", "lies aside, though the last round is known", "nothing, once it is in play")
    stated = reader.items("piles")
    if stated and len(stated) != len(position.piles):
        raise reader.wrong("piles", f"there are {len(stated)}", "two piles")
    piles: list[list[int]] = []
    for place, listed in enumerate(stated):
        if not isinstance(listed, list):
            raise reader.wrong(f"piles[{place}]", f"{shown(listed)} is not a list", "a list of cards, the top one last")
        piles.append([cards.take(reader, f"piles[{place}][{at}]", id) for at, id in enumerate(listed)])
    has_extra = reader.has("extra")
    extra = cards.take_all(reader, "extra")
    left = cards.left()
    position.chance.shuffle(left, "deck")
    fill_houses(position, reader, cards, left)
    if not has_extra and not position.last:
        size = len(left) if stated else min(components.setups[position.players].extra, len(left))
        extra = left[:size]
        left = left[size:]
    if not stated:
        half = (len(left) + 1) // 2
        piles = [left[:half], left[half:]]
        left = []
    if left and not reader.has("discards"):
        position.discards = left
        left = []
    if left:
        raise reader.wrong("piles", f"{len(left)} cards are nowhere, {components.cards[left[0]].id} among them")
    position.piles = piles
    position.left = [len(pile) for pile in piles]
    position.extra = extra
    if 0 in position.left and sum(position.left) > 1:
        raise reader.wrong("piles", "one is empty though there are cards for two", "two piles (BR-4.6)")
    if not position.last and position.round + 3 * sum(position.left) > MOST_ROUNDS:
        raise reader.wrong("round", f"{position.round} is so late that no game would end", "an earlier round")


def fill_houses(position: BrugesPosition, reader: Reader, cards: Cards, left: list[int]) -> None:
    """A card for each house that names none."""
    for player, place, colour in cards.open_houses:
        fitting = [card for card in left if colour in (-1, position.components.colour_of[card])]
        if not fitting:
            raise reader.wrong("seats", "there is no card left for a house", "fewer houses")
        left.remove(fitting[0])
        old = player.household
        houses = (*old.houses[:place], fitting[0], *old.houses[place + 1 :])
        player.household = Household(position.components, houses, old.tenants, old.blind, old.open, old.maybe)


def read_moment(position: BrugesPosition, reader: Reader) -> None:
    """What an unfinished choice needs."""
    components = position.components
    colours = {id: number for number, id in enumerate(components.colours)}
    for colour in reader.picks("rerolled", colours):
        position.rerolled |= 1 << colour
    position.played = reader.pick("played", colours, 0)
    if reader.has("acting"):
        position.acting = known_card(reader, "acting", reader.text("acting"), components)


def read_active(position: BrugesPosition, reader: Reader) -> None:
    """Whose turn it is, which the stack tells as well; outside phase 3 the first player."""
    usual = position.first
    if position.phase == PHASE_PLAY:
        for place, step in enumerate(position.stack):
            words = step.text.split()
            if words[0] in IN_A_TURN or (words[0] == "turn" and place < len(position.stack) - 1):
                usual = int(words[1])
    position.active = reader.whole("active", 0, position.players - 1, usual)
    if position.phase != PHASE_PLAY and position.active != position.first:
        raise reader.wrong("active", f"seat {position.active} has no turn in this phase", "the first player")


def check_moment(position: BrugesPosition, reader: Reader) -> None:
    """What is only half done needs the step that will finish it."""
    steps = [step.text.split() for step in position.stack]
    for seat, player in enumerate(position.seats):
        mine = [words[0] for words in steps if len(words) > 1 and words[1] == str(seat)]
        if player.unseen and "look" not in mine and "sifting" not in mine:
            raise reader.wrong(f"seats[{seat}].unseen", "nobody will look at them", f"“look {seat}” on the stack")
        if max(player.threats) >= position.components.for_penalty and "reckon" not in mine and "suffer" not in mine:
            raise reader.wrong(f"seats[{seat}].threats", "a circle is closed", f"“reckon {seat}” on the stack (BR-6.2)")
    acts = any([words[0] == "acting" for words in steps])
    if acts != (position.acting != NO_CARD):
        raise reader.wrong("acting", "and the steps called `acting` do not belong together", "both or neither")
    if acts and not position.components.cards[position.acting].reflexive:
        raise reader.wrong("acting", "the effect of that person does not speak of others", "one whose effect does")
    if 0 in position.dice and steps not in ([], [["round"]]) and ["roll-phase"] not in steps:
        raise reader.wrong("dice", "a die shows nothing, and nobody will roll it", "1 to 6")
    if position.rerolled and not any([words[0] == "reroll" for words in steps]):
        raise reader.wrong("rerolled", "nobody is rolling again", "“reroll” on the stack")
