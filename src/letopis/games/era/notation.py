"""Reading Era's notation (docs/notation/era.md): what can be derived may be left out."""

from typing import Any, Final

from letopis.games.era.components import Components
from letopis.games.era.domain import Domain, cleared
from letopis.games.era.position import EraPosition, Player, new_position
from letopis.games.era.rounds import STEPS
from letopis.kernel.chance import Chance
from letopis.kernel.game import Game
from letopis.kernel.reading import Reader, shown

MOST: Final = 9999  # of culture, disasters, rounds


def read(
    game: Game, reader: Reader, players: int, options: dict[str, Any], components: Components, chance: Chance
) -> EraPosition:
    """A position from its notation; what can be derived may be left out."""
    position = new_position(components, players)
    position.begin_with(game, players, options, chance)
    phase = reader.text("phase", PHASE_STACKS, "" if reader.has("stack") else default_phase(reader))
    names = reader.texts("stack") if reader.has("stack") else list(PHASE_STACKS[phase])
    position.setting_up = agreed(reader, "setting_up", "setup" in names)
    position.rolling = agreed(reader, "rolling", "reveal" in names)
    position.round = reader.whole("round", 0, MOST, 0 if position.setting_up else 1)
    position.first = reader.whole("first", 0, players - 1, 0)
    position.tokens = reader.whole("tokens", 0, 99, position.tokens)
    position.flipped = reader.whole("flipped", 0, position.tokens, 0)
    seats = reader.tables("seats")
    if seats and len(seats) != players:
        raise reader.wrong("seats", f"holds {len(seats)} seats", f"{players}, as many as players")
    for seat, inner in enumerate(seats):
        read_player(position, inner, position.seats[seat])
    position.choosing = read_choosing(position, reader)
    if position.solo:
        position.philip = read_philip(position, reader)
    read_pieces(position, reader)
    read_dice(position, reader)
    for place, name in enumerate(names):
        step = STEPS.get(name)
        if step is None:
            raise reader.wrong(f"stack[{place}]", f"{shown(name)} is no step", "see docs/notation/era.md")
        if any(word.isdigit() and int(word) >= players for word in name.split()[1:] if not name.startswith("reroll")):
            raise reader.wrong(
                f"stack[{place}]", f"{shown(name)} names a seat that is not there", f"0 to {players - 1}"
            )
        position.stack.append(step)
    check_stack(position, reader)
    return position


def read_choosing(position: EraPosition, reader: Reader) -> tuple[int, ...]:
    """The seats still choosing: as stated, else all, at set-up those with pieces in hand."""
    if not reader.has("choosing"):
        seats = range(position.players)
        return tuple([seat for seat in seats if position.seats[seat].to_place or not position.setting_up])
    stated = reader.items("choosing")
    seats_stated: list[int] = []
    for seat in stated:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < position.players:
            raise reader.wrong("choosing", f"{shown(seat)} is no seat", f"some of 0 to {position.players - 1}")
        if seat not in seats_stated:
            seats_stated.append(seat)
    if not seats_stated:
        raise reader.wrong("choosing", "names nobody", f"some of 0 to {position.players - 1}")
    return tuple(sorted(seats_stated))


def agreed(reader: Reader, key: str, derived: bool) -> bool:
    """A flag that follows from the stack: it may be stated, but not otherwise."""
    if reader.flag(key, derived) != derived:
        raise reader.wrong(key, "does not agree with the stack", str(derived).lower())
    return derived


PHASE_STACKS: Final = {
    "setup": ("round", "first-player", "setup"),
    "roll": ("end-of-round", "extort", "build", "disasters", "feed", "collect", "roll"),
    "collect": ("end-of-round", "extort", "build", "disasters", "feed", "collect"),
    "feed": ("end-of-round", "extort", "build", "disasters", "feed"),
    "disasters": ("end-of-round", "extort", "build", "disasters"),
    "build": ("end-of-round", "extort", "build"),
    "extort": ("end-of-round", "extort"),
    "end": ("end-of-round",),
    "over": (),
}


def default_phase(reader: Reader) -> str:
    """A document that shows domains is about a round; a bare one is about the set-up."""
    for seat in reader.items("seats"):
        if isinstance(seat, dict) and "domain" in seat:
            return "roll"
    return "setup"


def read_player(position: EraPosition, reader: Reader, player: Player) -> None:
    """One seat."""
    components = position.components
    for number, resource in enumerate(components.resources):
        player.stock[number] = reader.whole(resource.id, 0, resource.limit, resource.start)
    player.culture = reader.whole("culture", 0, MOST, 0)
    player.disaster = reader.whole("disaster", 0, MOST, 0)
    if reader.has("domain"):
        player.domain = read_domain(components, reader)
    if reader.has("to_place") or not position.setting_up:
        player.to_place = [
            find(reader, f"to_place[{place}]", id, components.piece_of).number
            for place, id in enumerate(reader.texts("to_place"))
        ]
    player.lost = [
        find(reader, f"lost[{place}]", id, components.die_of).number for place, id in enumerate(reader.texts("lost"))
    ]
    for key in ("shown", "choosing"):
        setattr(player, key, read_faces(components, reader, key))
    player.marked = sorted(read_faces(components, reader, "marked"))
    player.dice = sorted(read_faces(components, reader, "faces"))
    for place, words in enumerate(reader.texts("set")):
        found = components.faces_set.get(f"set {words}")
        if found is None:
            raise reader.wrong(f"set[{place}]", f"{shown(words)} is not two faces of one die", "such as p6 p3")
        player.turned.append(found)
    player.turned.sort()
    player.least = reader.whole("least", 0, 9, 0)
    player.builds = reader.whole("builds", 0, 99, 0)
    if reader.has("building"):
        player.building = find(reader, "building", reader.text("building"), components.piece_of).number
        if components.pieces[player.building].is_scorched:
            raise reader.wrong("building", "a scorched area is not built")
    if reader.has("demanded"):
        player.demanded = components.resource_ids.index(reader.text("demanded", components.resource_ids))
    read_pool(position, reader, player)
    reader.finish()


def read_pool(position: EraPosition, reader: Reader, player: Player) -> None:
    """The dice owned: as stated, else as shown, else one for each building that gives one."""
    components = position.components
    rolled = [0] * len(components.dice)
    for number in [*player.dice, *player.marked, *[old for old, _ in player.turned]]:
        rolled[components.faces[number].die] += 1
    if reader.has("dice"):
        counts = reader.counts("dice", components.die_of, 99)
        player.pool = [counts.get(die.id, 0) for die in components.dice]
    elif any(rolled):
        player.pool = rolled.copy()
    elif position.setting_up:
        player.pool = [components.start_dice.get(die.number, 0) for die in components.dice]
    else:
        player.pool = [player.domain.count[die.building] for die in components.dice]
    if not position.setting_up and not reader.has("lost"):
        # a die more than buildings: its building was lost this round
        for die in components.dice:
            player.lost += [die.number] * max(0, player.pool[die.number] - player.domain.count[die.building])
    if any(rolled) and rolled != player.pool:
        stated = ", ".join(f"{player.pool[die.number]} {die.id}" for die in components.dice)
        raise reader.wrong("faces", "the dice shown are not the dice owned", stated)
    if position.rolling and not any(rolled) and any(player.pool):
        raise reader.wrong("faces", "are missing, though the dice are rolled", "a face for every die")
    if position.rolling and not reader.has("shown"):
        player.shown = [number for number in player.dice if components.faces[number].skulls]


def find(reader: Reader, key: str, id: str, known: dict[str, Any]) -> Any:
    """A thing by its id."""
    if id not in known:
        raise reader.wrong(key, f"{shown(id)} is unknown", ", ".join(known))
    return known[id]


def read_faces(components: Components, reader: Reader, key: str) -> list[int]:
    """Faces by id; equal faces of a die are one."""
    numbers: list[int] = []
    for place, id in enumerate(reader.texts(key)):
        face = find(reader, f"{key}[{place}]", id, components.face_of)
        numbers.append(components.twin(face).number)
    return numbers


def read_philip(position: EraPosition, reader: Reader) -> list[int]:
    """E-16.3: the faces of Sir Philip's dice, of all of them or, before he has rolled, of none."""
    components = position.components
    faces = read_faces(components, reader, "philip")
    his = components.setups[position.players].philip
    rolled = dict.fromkeys(his, 0)
    for face in faces:
        die = components.faces[face].die
        rolled[die] = rolled.get(die, 0) + 1
    if faces and rolled != his:
        allowed = ", ".join([f"{count} {components.dice[number].id}" for number, count in sorted(his.items())])
        raise reader.wrong("philip", "these are not the dice that Sir Philip rolls", allowed)
    return faces


def read_domain(components: Components, reader: Reader) -> Domain:
    """Pieces on their cells, none over another."""
    grid = components.grid
    domain = cleared(components)
    for place, text in enumerate(reader.texts("domain")):
        found = components.placement(text)
        key = f"domain[{place}]"
        if found is None:
            allowed = f"a piece, a cell from a1 to {grid.name(grid.rows - 1, grid.cols - 1)} and a turn: farm c5 90"
            raise reader.wrong(key, f"{shown(text)} is no piece that fits on the board", allowed)
        if not domain.is_free(found):
            raise reader.wrong(key, f"{found.where} stands on {domain.in_the_way(found).where}", "empty cells")
        domain = domain.with_piece(found)
    return domain


def read_pieces(position: EraPosition, reader: Reader) -> None:
    """Box and supply: stated, or what the box holds at first and what is left over."""
    components = position.components
    ids = list(components.piece_of)
    used = [0] * len(components.pieces)
    for player in position.seats:
        for number in player.to_place:
            used[number] += 1
        for number in range(len(used)):
            used[number] += player.domain.count[number]
    if reader.has("box"):
        box = reader.counts("box", ids, 999)
        position.box = [box.get(piece.id, 0) for piece in components.pieces]
    left = [piece.count - position.box[piece.number] - used[piece.number] for piece in components.pieces]
    stated = reader.counts("supply", ids, 999)
    settle(
        reader, "supply", "box", [(piece.id, piece.number) for piece in components.pieces], stated, left, position.box
    )
    position.supply = left


def read_dice(position: EraPosition, reader: Reader) -> None:
    """Dice likewise; Sir Philip's are his."""
    components = position.components
    philip = components.setups[position.players].philip
    if reader.has("box_dice"):
        box = reader.counts("box_dice", components.die_of, 999)
        position.box_dice = [box.get(die.id, 0) for die in components.dice]
    left = [
        die.count
        - position.box_dice[die.number]
        - philip.get(die.number, 0)
        - sum(player.pool[die.number] for player in position.seats)
        for die in components.dice
    ]
    stated = reader.counts("supply_dice", components.die_of, 999)
    dice = [(die.id, die.number) for die in components.dice]
    settle(reader, "supply_dice", "box_dice", dice, stated, left, position.box_dice)
    position.supply_dice = left


def settle(
    reader: Reader,
    key: str,
    box_key: str,
    things: list[tuple[str, int]],
    stated: dict[str, int],
    left: list[int],
    box: list[int],
) -> None:
    """Every component is somewhere: what the supply is said to hold less than is left must be in the box."""
    for id, number in things:
        if left[number] < 0:
            raise reader.wrong(f"{key}.{id}", f"{-left[number]} more are on the table than the game has")
        if id not in stated:
            continue
        missing = left[number] - stated[id]
        if missing < 0 or (missing > 0 and reader.has(box_key)):
            raise reader.wrong(
                f"{key}.{id}", f"{stated[id]} do not add up with the box and the table", str(left[number])
            )
        left[number] = stated[id]
        box[number] += missing


def check_stack(position: EraPosition, reader: Reader) -> None:
    """Whoever is asked must have what the question is about."""
    components = position.components
    for step in position.stack:
        name, *words = step.text.split()
        seat = int(words[0]) if words and name != "reroll" else 0
        player = position.seats[seat]
        needed = {
            "take": bool(player.choosing) and all(components.faces[face].alternatives for face in player.choosing),
            "place": player.building >= 0,
            "answer": player.demanded >= 0,
            "answer-philip": player.demanded >= 0,
            "quill": any(components.faces[face].quill for face in player.dice),
            "setup": all(
                (other in position.choosing) == bool(position.seats[other].to_place)
                for other in range(position.players)
            ),
            "demand-philip": position.solo,
        }
        if not needed.get(name, True):
            raise reader.wrong("stack", f"“{step.text}” lacks what it is about", "see docs/notation/era.md")
    check_leftovers(position, reader)
    if not position.stack or not position.stack[-1].asks:
        return
    top = position.stack[-1]
    awaited = top.awaits(position)
    if not awaited or not all(top.actions(position, seat) for seat in awaited):
        raise reader.wrong("stack", f"nobody could answer “{top.text}”", "a step that somebody can answer")


REPEATABLE: Final = ("bandits", "scorch", "burn", "raze")  # one victim may be struck more than once


def check_leftovers(position: EraPosition, reader: Reader) -> None:
    """What belongs to a step may only be there while the step is."""
    names = [step.text for step in position.stack]
    rerolling = bool(names) and names[-1].startswith("reroll")
    everybody = len(position.choosing) == position.players
    if not everybody and not (names and position.stack[-1].together):
        raise reader.wrong("choosing", "belongs to a step that is not on the stack", "every seat")
    for step in position.stack:
        if step.asks and step.kind not in REPEATABLE and names.count(step.text) > 1:
            raise reader.wrong("stack", f"“{step.text}” is asked twice", "each choice once")
    for seat in range(position.players):
        player = position.seats[seat]
        building = f"place {seat}" in names
        owners = {
            "marked": (bool(player.marked), rerolling),
            "set": (bool(player.turned), rerolling),
            "shown": (bool(player.shown), position.rolling),
            "to_place": (bool(player.to_place), position.setting_up),
            "choosing": (bool(player.choosing) or player.least > 0, f"take {seat}" in names),
            "building": (player.building >= 0, building),
            "demanded": (player.demanded >= 0, any(n.startswith((f"answer {seat} ", "answer-philip")) for n in names)),
        }
        for key, (there, due) in owners.items():
            if there and not due:
                raise reader.wrong(f"seats[{seat}].{key}", "belongs to a step that is not on the stack", "nothing")
