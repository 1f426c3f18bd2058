# not compiled: drawing is never in a hurry, and its libraries are not typed for the compiler
"""Era's table as lines of text, in an order that is good to listen to."""

from letopis.games.era.terminal.scene import Cell, EraScene


def table(scene: EraScene) -> str:
    """Everything: the moment, each player, the domains, the supply."""
    lines = [moment(scene)]
    for seat in [scene.own, *scene.others]:
        lines += [player_line(scene, seat), dice_line(scene, seat)]
    if scene.philip():
        lines.append(f"{scene.say('draw-philip')} {faces(scene, scene.philip())}.")
    lines += board(scene, scene.own)
    lines += [domain_line(scene, seat) for seat in [scene.own, *scene.others]]
    lines.append(supply_line(scene))
    return "\n".join(line for line in lines if line)


def sketch(scene: EraScene) -> str:
    """Only what changes quickly."""
    return "\n".join(line for line in (player_line(scene, scene.own), dice_line(scene, scene.own)) if line)


def moment(scene: EraScene) -> str:
    """The round, the phase, the first player, the tokens."""
    view = scene.view
    parts = [scene.heading()]
    if view["round"] and len(scene.names) > 1:
        parts.append(scene.say("draw-first", name=scene.name(view["first"])))
    if view["tokens"]:
        parts.append(scene.say("draw-tokens-plain", flipped=view["flipped"], tokens=view["tokens"]))
    return ". ".join(parts) + "."


def player_line(scene: EraScene, seat: int) -> str:
    """A player's tracks."""
    player = scene.player(seat)
    stocks = [
        scene.say("draw-track", name=scene.word(resource.id), held=player[resource.id], limit=resource.limit)
        for resource in scene.components.resources
    ]
    points = [f"{scene.say(f'draw-{name}')} {player[name]}" for name in ("culture", "disaster", "area")]
    return f"{scene.name(seat)}: {', '.join([*stocks, *points])}."


def dice_line(scene: EraScene, seat: int) -> str:
    """A player's dice as far as they are seen."""
    player = scene.player(seat)
    parts: list[str] = []
    seen = scene.seen_faces(seat)
    if seen:
        parts.append(f"{scene.say('draw-dice')} {faces(scene, seen)}")
    elif not scene.hidden_dice(seat):
        owned = ", ".join(f"{scene.word(die)} {count}" for die, count in player["dice"].items() if count)
        parts.append(f"{scene.say('draw-dice')} {owned}")
    if scene.hidden_dice(seat):
        parts.append(scene.say("draw-hidden", count=scene.hidden_dice(seat)))
    if player.get("marked"):
        parts.append(f"{scene.say('draw-marked')} {faces(scene, player['marked'])}")
    for pair in player.get("set", []):
        old, new = pair.split()
        parts.append(scene.say("draw-set", old=scene.word(old), new=scene.word(new)))
    return ". ".join(parts) + "."


def faces(scene: EraScene, ids: list[str]) -> str:
    """Faces in words, each with its die; equal ones together."""
    told: list[str] = []
    for face in dict.fromkeys(ids):
        count = ids.count(face)
        times = scene.say("draw-times", count=count) if count > 1 else ""
        told.append(f"{scene.word(scene.die_of(face))}: {scene.word(face)}{times}")
    return "; ".join(told)


def board(scene: EraScene, seat: int) -> list[str]:
    """The domain as rows of letters."""
    cols = scene.components.grid.cols
    letters = "".join(chr(ord("a") + col) for col in range(cols))
    lines = [scene.say("draw-rows"), f"   {letters}"]
    for number, cells in enumerate(scene.cells(seat), 1):
        lines.append(f"{number:>2} " + "".join(sign(scene, cell) for cell in cells))
    return lines


def sign(scene: EraScene, cell: Cell) -> str:
    """A cell: a letter for a building, # a wall, x scorched, : enclosed, . empty."""
    if cell.piece is None:
        return ":" if cell.enclosed else "."
    if cell.piece.is_wall:
        return "#"
    if cell.piece.is_scorched:
        return "x"
    letter = scene.letter(cell.piece)
    return letter if cell.first else letter.lower()


def domain_line(scene: EraScene, seat: int) -> str:
    """Where everything stands: “farm at c5 to e6”."""
    told: list[str] = []
    for id, first, last, walled in scene.standing(seat):
        key = "draw-stands-walled" if walled else "draw-stands"
        told.append(scene.say(key, piece=scene.word(id), first=first, last=last))
    return scene.say("draw-domain", name=scene.name(seat), pieces=", ".join(told))


def supply_line(scene: EraScene) -> str:
    """What can be built."""
    told: list[str] = []
    for piece in scene.components.for_sale:
        left = scene.view["supply"][piece.id]
        if left:
            figures = {"piece": scene.word(piece.id), "cost": scene.cost(piece.id), "left": left, "vp": piece.vp}
            told.append(scene.say("draw-for-sale", **figures))
    return scene.say("draw-supply-plain", pieces="; ".join(told))
