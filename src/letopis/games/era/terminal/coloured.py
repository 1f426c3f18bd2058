# not compiled: drawing is never in a hurry, and its libraries are not typed for the compiler
"""Era's table in colours: boards, the supply, tracks and dice, laid out as the room allows."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from letopis.games.era.components import Piece
from letopis.games.era.terminal.boards import INK, Panel, other_board, own_board, sign, style
from letopis.games.era.terminal.scene import Cell, EraScene

DICE = {
    "peasant": f"{INK} on #d9bd6a",
    "burgher": f"{INK} on #7fa6d6",
    "noble": "#f0ece4 on #6d6a66",
    "clergy": f"{INK} on #e8e4da",
}
GAP = 2
HIGH = 50  # lines from which the others' boards have room above one's own
SETTING_UP = "setup"
PLACING = (SETTING_UP, "place", "scorch")  # decisions that ask for a place
NAME_WIDTH = 16


def table(scene: EraScene, width: int, height: int) -> RenderableType:
    """The whole table; one's own nearest to the question, the others' boards beside it or above."""
    own = [own_board(scene), supply(scene)]
    above: list[RenderableType] = []
    if scene.view["phase"] != SETTING_UP:  # until then there is nothing to see of the others
        others = [other_board(scene, seat) for seat in scene.others]
        if sum(size + GAP for size, _ in own + others) - GAP <= width:
            own += others
        elif height >= HIGH:
            above = in_rows(others, width)
    everybody = [scene.own, *scene.others]
    dice = [line for seat in [*scene.others, scene.own] for line in dice_lines(scene, seat, width)]
    return Group(heading(scene, width), Text(), *above, *in_rows(own, width), tracks(scene, everybody), *dice)


def sketch(scene: EraScene, width: int) -> RenderableType:
    """Only what changes quickly: one's tracks and dice, and the domain where a place is asked for."""
    decision = scene.view["decision"] or {}
    board = [own_board(scene)[1]] if decision.get("kind") in PLACING else []
    return Group(*board, tracks(scene, [scene.own]), *dice_lines(scene, scene.own, width))


def heading(scene: EraScene, width: int) -> Text:
    """The round and phase on the left, the first player and the clock of the game on the right."""
    left = Text(scene.heading(), "bold")
    right = Text()
    view = scene.view
    if view["round"] and len(scene.names) > 1:
        right.append(scene.say("draw-first", name=scene.name(view["first"])), "dim")
    if view["tokens"]:
        right.append("   " + scene.say("draw-tokens") + " ", "dim")
        right.append("✗" * view["flipped"] + "○" * (view["tokens"] - view["flipped"]))
    return Text.assemble(left, " " * max(2, width - left.cell_len - right.cell_len), right)


def in_rows(panels: list[Panel], width: int) -> list[RenderableType]:
    """Panels side by side while they fit, then in a further row."""
    rows: list[list[Panel]] = [[]]
    for panel in panels:
        used = sum(size + GAP for size, _ in rows[-1])
        if rows[-1] and used + panel[0] > width:
            rows.append([])
        rows[-1].append(panel)
    drawn: list[RenderableType] = []
    for row in rows:
        grid = Table.grid(padding=(0, GAP, 0, 0))
        for size, _ in row:
            grid.add_column(width=size, no_wrap=True)
        grid.add_row(*[content for _, content in row])
        drawn += [grid, Text()]
    return drawn


# ---- the supply


def supply(scene: EraScene) -> Panel:
    """What can be built: letter, name, price, points, how many are left; bold where the seat can pay for it."""
    ids = scene.components.resource_ids
    paid = [number for number in range(len(ids)) if any(piece.cost[number] for piece in scene.components.for_sale)]
    heads = [scene.say(f"head-{ids[number]}") for number in paid] + [scene.say("draw-vp"), scene.say("draw-left")]
    names = max(len(scene.short(piece)) for piece in scene.components.for_sale)
    widths = [2, names, *[max(4, len(head)) for head in heads]]
    table = Table.grid(padding=(0, 1, 0, 0))
    for place, size in enumerate(widths):
        table.add_column(width=size, justify="right" if place > 1 else "left", no_wrap=True)
    table.add_row(*[Text(head, "dim") for head in ["", scene.say("draw-supply"), *heads]])
    for piece in scene.components.for_sale:
        table.add_row(*supply_row(scene, piece, paid))
    return sum(widths) + len(widths), table


def supply_row(scene: EraScene, piece: Piece, paid: list[int]) -> list[Text]:
    """One line of the supply."""
    left = scene.view["supply"][piece.id]
    stock = scene.player(scene.own)
    ids = scene.components.resource_ids
    pays = all(stock[ids[resource]] >= amount for resource, amount in piece.price)
    tone = "dim" if not left else ("bold" if pays else "")
    sample = Cell(piece, True, False)
    cells = [Text(sign(scene, sample), style(sample)), Text(scene.short(piece), tone)]
    cells += [Text(str(piece.cost[number] or "·"), tone if piece.cost[number] else "dim") for number in paid]
    return [*cells, Text(str(piece.vp or "·"), tone if piece.vp else "dim"), Text(str(left or "–"), tone)]


# ---- tracks and dice


def tracks(scene: EraScene, seats: list[int]) -> RenderableType:
    """Everybody's tracks, a line each."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(width=NAME_WIDTH, no_wrap=True, overflow="ellipsis")
    points = ("culture", "disaster", "area")
    heads = [scene.word(id) for id in scene.components.resource_ids] + [scene.say(f"draw-{name}") for name in points]
    for _ in heads:
        table.add_column(justify="right", no_wrap=True)
    table.add_row("", *[Text(head, "dim") for head in heads])
    for seat in seats:
        player = scene.player(seat)
        cells = [Text(scene.name(seat), "bold" if seat == scene.own else "")]
        for resource in scene.components.resources:
            held = player[resource.id]
            cells.append(Text.assemble((str(held), "bold" if held else "dim"), (f"/{resource.limit}", "dim")))
        cells += [Text(str(player[name]), "" if player[name] else "dim") for name in points]
        table.add_row(*cells)
    return table


def dice_lines(scene: EraScene, seat: int, width: int) -> list[Text]:
    """A player's dice as far as they are seen: faces as chips, and how many stand behind the screen."""
    player = scene.player(seat)
    faces = scene.seen_faces(seat)
    signs = chips(scene, faces)
    if scene.hidden_dice(seat):
        signs.append((scene.say("draw-hidden", count=scene.hidden_dice(seat)), ""))
    elif not faces:
        signs = [(f"{scene.word(die)} {count}", die) for die, count in player["dice"].items() if count]
    lines = flowing(scene.name(seat), signs, width, "bold" if seat == scene.own else "")
    if player.get("marked"):
        lines += flowing(scene.say("draw-marked"), chips(scene, player["marked"]), width, "dim")
    for pair in player.get("set", []):
        old, new = pair.split()
        lines.append(Text(" " * (NAME_WIDTH + GAP) + scene.say("draw-set", old=scene.word(old), new=scene.word(new))))
    if seat == scene.own and scene.philip():
        lines += flowing(scene.say("draw-philip"), chips(scene, scene.philip()), width, "")
    return lines


def chips(scene: EraScene, faces: list[str]) -> list[tuple[str, str]]:
    """Dice as signs with their colour; equal ones together."""
    signs: list[tuple[str, str]] = []
    for face in dict.fromkeys(faces):
        die, count = scene.die_of(face), faces.count(face)
        letter = scene.say(f"letter-{die}")
        times = f"{count}× " if count > 1 else ""
        signs.append((f"{letter} {times}{scene.word(face)}", die))
    return signs


def flowing(label: str, signs: list[tuple[str, str]], width: int, tone: str) -> list[Text]:
    """Chips after a label, on as many lines as they need."""
    head = Text().append(label, tone)
    head.truncate(NAME_WIDTH, overflow="ellipsis")
    indent = NAME_WIDTH + GAP
    head.pad_right(indent - head.cell_len)
    lines = [head]
    for face, die in signs:
        chip = Text(f" {face} ", DICE.get(die, "dim"))
        if lines[-1].cell_len + chip.cell_len > width and lines[-1].cell_len > indent:
            lines.append(Text(" " * indent))
        lines[-1].append_text(chip).append(" ")
    return lines
