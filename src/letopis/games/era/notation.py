"""Reading Era's notation (docs/notation/era.md): what can be derived may be left out."""

from typing import Any, Final

from letopis.games.era.components import Components
from letopis.games.era.dice import Die
from letopis.games.era.domain import Domain, cleared
from letopis.games.era.position import MOST_POINTS, EraPosition, Player, new_position, start_hand
from letopis.kernel.chance import Chance
from letopis.kernel.game import Game
from letopis.kernel.reading import Reader, shown

MOST_TOKENS: Final = 200  # as a file may say


def read(
    game: Game[Any], reader: Reader, players: int, options: dict[str, Any], components: Components, chance: Chance
) -> EraPosition:
    """A position from its notation; what can be derived may be left out."""
    position = new_position(components, players)
    position.begin_with(game, players, options, chance)
    phase = reader.text("phase", PHASE_STACKS, "" if reader.has("stack") else default_phase(reader))
    names = reader.texts("stack") if reader.has("stack") else list(PHASE_STACKS[phase])
    position.setting_up = agreed(reader, "setting_up", "setup" in names)
    position.rolling = agreed(reader, "rolling", "reveal" in names)
    if "round" in names:  # none has begun
        position.round = reader.whole("round", 0, 0, 0)
    else:
        position.round = reader.whole("round", 1, position.last_round, 1)
    position.first = reader.whole("first", 0, players - 1, 0)
    most = max(position.tokens, len(components.building_numbers))  # E-11.4: each type flips one, so the end can come
    position.tokens = reader.whole("tokens", 0, min(MOST_TOKENS, most), position.tokens)
    position.flipped = reader.whole("flipped", 0, position.tokens, 0)
    for seat, inner in enumerate(reader.seats(players)):
        read_player(position, inner, position.seats[seat])
    position.choosing = read_choosing(position, reader)
    if position.solo:
        position.philip = read_philip(position, reader)
    read_pieces(position, reader)
    read_dice(position, reader)
    game.read_stack(reader, position, names)
    check_leftovers(position, reader)
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
    player.culture = reader.whole("culture", 0, MOST_POINTS, 0)
    player.disaster = reader.whole("disaster", 0, MOST_POINTS, 0)
    if reader.has("domain"):
        player.domain = read_domain(components, reader)
    read_hand(position, reader, player)
    player.lost = [die.number for die in reader.picks("lost", components.die_of)]
    player.choosing = sorted(read_faces(components, reader, "choosing"))
    player.marked = sorted(read_faces(components, reader, "marked"))
    player.dice = sorted(read_faces(components, reader, "faces"))
    read_turned(components, reader, player)
    reader.whole("least", 0, 9, 0)  # of rules version 1, which asked about equal dice in one order
    player.builds = reader.whole("builds", 0, 9999, 0)
    if reader.has("building"):
        player.building = reader.pick("building", components.piece_of).number
        if components.pieces[player.building].is_scorched:
            raise reader.wrong("building", "a scorched area is not built")
    if reader.has("demanded"):
        player.demanded = components.resource_ids.index(reader.text("demanded", components.resource_ids))
    read_pool(position, reader, player)
    read_shown(position, reader, player)
    check_choices(components, reader, player)
    reader.finish()


def read_hand(position: EraPosition, reader: Reader, player: Player) -> None:
    """E-5.5: at set-up whatever was dealt stands or is still in hand; later there is nothing in hand."""
    components = position.components
    stated = [piece.number for piece in reader.picks("to_place", components.piece_of)]
    if not position.setting_up:
        player.to_place = stated  # there is no step it could belong to
        return
    standing = player.domain.pieces.copy()
    if components.centre_keep not in standing:
        raise reader.wrong("domain", "lacks the keep in the centre", components.centre_keep.where)
    standing.remove(components.centre_keep)
    hand = start_hand(components, position.players)
    for placement in standing:
        if placement.piece not in hand:
            raise reader.wrong("domain", f"{placement.where} was not dealt", "what E-5.5 deals")
        hand.remove(placement.piece)
    if reader.has("to_place") and sorted(stated) != sorted(hand):
        allowed = ", ".join([components.pieces[number].id for number in hand])
        raise reader.wrong("to_place", "is not what was dealt and does not stand yet", allowed or "nothing")
    player.to_place = hand


def read_turned(components: Components, reader: Reader, player: Player) -> None:
    """E-7.5: what monasteries turned, a die for each of them."""
    for place, words in enumerate(reader.texts("set")):
        found = components.faces_set.get(f"set {words}")
        if found is None or found[0] == found[1]:
            raise reader.wrong(f"set[{place}]", f"{shown(words)} is not two faces of one die", "such as p6 p3")
        player.turned.append(found)
    player.turned.sort()
    if len(player.turned) > player.domain.set_dice:
        raise reader.wrong("set", f"turns {len(player.turned)} dice", f"{player.domain.set_dice}, by the monasteries")


def read_shown(position: EraPosition, reader: Reader, player: Player) -> None:
    """E-17.2: the skull dice in front of the screen; one that a monastery turned stays there until the roll."""
    faces = position.components.faces
    stated = sorted(read_faces(position.components, reader, "shown"))
    if not position.rolling:
        player.shown = stated  # there is no step it could belong to
        return
    lying = player.dice + [old for old, _ in player.turned]
    player.shown = sorted([number for number in lying if faces[number].skulls])
    if reader.has("shown") and stated != player.shown:
        allowed = ", ".join([faces[number].id for number in player.shown])
        raise reader.wrong("shown", "are not the skulls of the dice", allowed or "nothing")


def check_choices(components: Components, reader: Reader, player: Player) -> None:
    """Of dice that are chosen, only those that may be."""
    if any(components.faces[face].skulls for face in player.marked):
        raise reader.wrong("marked", "a die with a skull is not rolled again", "dice without skulls")  # E-7.2
    lying = player.dice.copy()
    for face in player.choosing:
        if face not in lying:
            raise reader.wrong("choosing", f"{components.faces[face].id} is not among the dice shown", "some of faces")
        lying.remove(face)


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
    start = [components.start_dice.get(die.number, 0) for die in components.dice]
    if position.setting_up and player.pool != start:
        raise reader.wrong(
            "dice", "are not those of the start", ", ".join(f"{n} {die.id}" for n, die in zip(start, components.dice))
        )
    for die in components.dice:
        check_lost(reader, die, player)


def check_lost(reader: Reader, die: Die, player: Player) -> None:
    """E-10.12: a die that was lost is still there until the end of the round; the others have their buildings."""
    owned, lost = player.pool[die.number], player.lost.count(die.number)
    homes = player.domain.count[die.building] + player.to_place.count(die.building)
    if lost > owned or owned - lost > homes:
        raise reader.wrong("lost", f"{owned} {die.id} dice, {lost} of them lost, do not fit {homes} buildings")


def read_faces(components: Components, reader: Reader, key: str) -> list[int]:
    """Faces by id; equal faces of a die are one."""
    return [face.twin for face in reader.picks(key, components.face_of)]


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
    return sorted(faces)


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
    """Box and supply: stated, or what the box holds at first, with what was lost in this round, and what is left."""
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
    else:
        for player in position.seats:
            for die in player.lost:
                position.box[components.dice[die].building] += 1
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
    for die in components.dice:  # E-3.6
        owed = position.supply[die.building]
        for player in position.seats:
            owed += player.domain.count[die.building] + player.to_place.count(die.building)
            owed -= player.pool[die.number] - player.lost.count(die.number)
        if left[die.number] < owed:
            raise reader.wrong(
                f"supply_dice.{die.id}", f"{left[die.number]} are not enough", f"{owed}, a die for every building"
            )


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


def check_leftovers(position: EraPosition, reader: Reader) -> None:
    """What belongs to a step may only be there while the step is."""
    names = [step.text for step in position.stack]
    top = names[-1] if names else ""
    everybody = len(position.choosing) == position.players
    if not everybody and not (position.stack and position.stack[-1].together):
        raise reader.wrong("choosing", "belongs to a step that is not on the stack", "every seat")
    if position.philip and (position.rolling or "roll" in names or "round" in names):
        raise reader.wrong("philip", "Sir Philip has not rolled yet", "nothing")
    for seat in range(position.players):
        player = position.seats[seat]
        if "build" in names or f"build-turn {seat}" in names:
            player.builds = 0  # they will be counted
        owners = {
            "marked": (bool(player.marked), top.startswith("reroll")),
            "set": (bool(player.turned), top == "reroll 2"),
            "shown": (bool(player.shown), position.rolling),
            "to_place": (bool(player.to_place), position.setting_up),
            "choosing": (bool(player.choosing), top == f"take {seat}"),
            "builds": (player.builds > 0, top in (f"build {seat}", f"place {seat}")),
            "building": (player.building >= 0, top == f"place {seat}"),
            "demanded": (player.demanded >= 0, top.startswith((f"answer {seat} ", "answer-philip"))),
            "faces": (bool(player.dice), "round" not in names),
        }
        for key, (there, due) in owners.items():
            if there and not due:
                raise reader.wrong(f"seats[{seat}].{key}", "belongs to a step that is not on the stack", "nothing")
