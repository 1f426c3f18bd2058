# not compiled: drawing is never in a hurry, and its libraries are not typed for the compiler
"""Era's table as lines of text, in an order that is good to listen to."""

from letopis.games.era.terminal.look import Cell, Look


def table(look: Look) -> str:
    """Everything: the moment, each player, the domains, the supply."""
    lines = [moment(look)]
    for seat in [look.own, *look.others]:
        lines += [player_line(look, seat), dice_line(look, seat)]
    if look.philip():
        lines.append(f"{look.say('draw-philip')} {faces(look, look.philip())}.")
    lines += board(look, look.own)
    lines += [domain_line(look, seat) for seat in [look.own, *look.others]]
    lines.append(supply_line(look))
    return "\n".join(line for line in lines if line)


def sketch(look: Look) -> str:
    """Only what changes quickly."""
    return "\n".join(line for line in (player_line(look, look.own), dice_line(look, look.own)) if line)


def moment(look: Look) -> str:
    """The round, the phase, the first player, the tokens."""
    view = look.view
    parts = [look.heading()]
    if view["round"] and len(look.names) > 1:
        parts.append(look.say("draw-first", name=look.name(view["first"])))
    if view["tokens"]:
        parts.append(look.say("draw-tokens-plain", flipped=view["flipped"], tokens=view["tokens"]))
    return ". ".join(parts) + "."


def player_line(look: Look, seat: int) -> str:
    """A player's tracks."""
    player = look.player(seat)
    stocks = [
        look.say("draw-track", name=look.word(resource.id), held=player[resource.id], limit=resource.limit)
        for resource in look.components.resources
    ]
    points = [f"{look.say(f'draw-{name}')} {player[name]}" for name in ("culture", "disaster", "area")]
    return f"{look.name(seat)}: {', '.join([*stocks, *points])}."


def dice_line(look: Look, seat: int) -> str:
    """A player's dice as far as they are seen."""
    player = look.player(seat)
    parts: list[str] = []
    seen = look.seen_faces(seat)
    if seen:
        parts.append(f"{look.say('draw-dice')} {faces(look, seen)}")
    elif not look.hidden_dice(seat):
        owned = ", ".join(f"{look.word(die)} {count}" for die, count in player["dice"].items() if count)
        parts.append(f"{look.say('draw-dice')} {owned}")
    if look.hidden_dice(seat):
        parts.append(look.say("draw-hidden", count=look.hidden_dice(seat)))
    if player.get("marked"):
        parts.append(f"{look.say('draw-marked')} {faces(look, player['marked'])}")
    for pair in player.get("set", []):
        old, new = pair.split()
        parts.append(look.say("draw-set", old=look.word(old), new=look.word(new)))
    return ". ".join(parts) + "."


def faces(look: Look, ids: list[str]) -> str:
    """Faces in words, each with its die; equal ones together."""
    told: list[str] = []
    for face in dict.fromkeys(ids):
        count = ids.count(face)
        times = look.say("draw-times", count=count) if count > 1 else ""
        told.append(f"{look.word(look.die_of(face))}: {look.word(face)}{times}")
    return "; ".join(told)


def board(look: Look, seat: int) -> list[str]:
    """The domain as rows of letters."""
    cols = look.components.grid.cols
    letters = "".join(chr(ord("a") + col) for col in range(cols))
    lines = [look.say("draw-rows"), f"   {letters}"]
    for number, cells in enumerate(look.cells(seat), 1):
        lines.append(f"{number:>2} " + "".join(sign(look, cell) for cell in cells))
    return lines


def sign(look: Look, cell: Cell) -> str:
    """A cell: a letter for a building, # a wall, x scorched, : enclosed, . empty."""
    if cell.piece is None:
        return ":" if cell.enclosed else "."
    if cell.piece.is_wall:
        return "#"
    if cell.piece.is_scorched:
        return "x"
    letter = look.letter(cell.piece)
    return letter if cell.first else letter.lower()


def domain_line(look: Look, seat: int) -> str:
    """Where everything stands: “farm at c5 to e6”."""
    told: list[str] = []
    for id, first, last, walled in look.standing(seat):
        key = "draw-stands-walled" if walled else "draw-stands"
        told.append(look.say(key, piece=look.word(id), first=first, last=last))
    return look.say("draw-domain", name=look.name(seat), pieces=", ".join(told))


def supply_line(look: Look) -> str:
    """What can be built."""
    told: list[str] = []
    for piece in look.components.for_sale:
        left = look.view["supply"][piece.id]
        if left:
            figures = {"piece": look.word(piece.id), "cost": look.cost(piece.id), "left": left, "vp": piece.vp}
            told.append(look.say("draw-for-sale", **figures))
    return look.say("draw-supply-plain", pieces="; ".join(told))
