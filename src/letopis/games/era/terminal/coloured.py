# not compiled: drawing is never in a hurry, and its libraries are not typed for the compiler
"""Era's table in colours: boards of letters and blocks, dice, tracks and the supply."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from letopis.games.era.components import Piece
from letopis.games.era.terminal.look import Cell, Look

# Calm colours; nothing is told by colour alone: letters, blocks and dots say the same.
FIELD = ("#3d4c42 on #27332b", "#414f46 on #2b382f")  # a chequered field, so that a column is easy to follow
INSIDE = "#b3a682 on #453f31"
WALL = "#a39d92 on #27332b"
KEEP = "bold #22201c on #cfc8ba"
SCORCHED = "#6b574c on #1f1815"
GROUND = {
    "longhouse": "#d9bd6a",
    "townhouse": "#7fa6d6",
    "church": "#e8e4da",
    "farm": "#a9bd6e",
    "lumber_mill": "#bb9267",
    "hospital": "#dc9a92",
    "monastery": "#b9a3d6",
    "market": "#e3a96e",
    "guildhall": "#79b8ad",
    "university": "#9db9e3",
    "cathedral": "#e6d58b",
}
DICE = {
    "peasant": "#22201c on #d9bd6a",
    "burgher": "#22201c on #7fa6d6",
    "noble": "#f0ece4 on #6d6a66",
    "clergy": "#22201c on #e8e4da",
}
WIDE = 96  # from here on tracks are drawn as rows of pegs
GAP = 2
SETTING_UP = "setup"
PLACING = (SETTING_UP, "place", "scorch")  # decisions that ask for a place


def table(look: Look, width: int) -> RenderableType:
    """The whole table, as many panels side by side as the width allows."""
    panels = [own_board(look), supply(look)]
    if look.view["phase"] != SETTING_UP:  # until then there is nothing to see of the others
        panels += [other_board(look, seat) for seat in look.others]
    return Group(heading(look, width), Text(), *in_rows(panels, width), *hand(look, width))


def sketch(look: Look, width: int) -> RenderableType:
    """Only what changes quickly: dice and tracks, and the domain where a place is asked for."""
    decision = look.view["decision"] or {}
    board = [own_board(look)[1]] if decision.get("kind") in PLACING else []
    return Group(*board, *hand(look, width))


def heading(look: Look, width: int) -> Text:
    """The round and phase on the left, the clock of the game on the right."""
    left = Text(look.heading(), style="bold")
    right = Text()
    view = look.view
    if view["round"] and look.names and len(look.names) > 1:
        right.append(look.say("draw-first", name=look.names[view["first"]]), "dim")
    if view["tokens"]:
        right.append("   " + look.say("draw-tokens") + " ", "dim")
        right.append("✗" * view["flipped"] + "○" * (view["tokens"] - view["flipped"]))
    return Text.assemble(left, " " * max(2, width - left.cell_len - right.cell_len), right)


Panel = tuple[int, RenderableType]  # its width, and what is in it


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


# ---- boards


def own_board(look: Look) -> Panel:
    """The domain of the one who looks, two signs a cell."""
    letters = "".join(f"{chr(ord('a') + col)} " for col in range(look.components.grid.cols))
    lines = [Text(f"   {letters}", style="dim")]
    for number, cells in enumerate(look.cells(look.own)):
        line = Text(f"{number + 1:>2} ", style="dim")
        for column, cell in enumerate(cells):
            line.append(wide_sign(look, cell), style(cell, number + column))
        lines.append(line)
    return 3 + 2 * look.components.grid.cols, Group(*lines)


def other_board(look: Look, seat: int) -> Panel:
    """Another's domain, a sign a cell, with what else is known of them."""
    player = look.player(seat)
    letters = "".join(chr(ord("a") + col) for col in range(look.components.grid.cols))
    size = 3 + look.components.grid.cols + 6
    title = Text(look.names[seat], style="bold")
    title.truncate(size, overflow="ellipsis")
    lines = [title, Text(f"   {letters}", style="dim")]
    for number, cells in enumerate(look.cells(seat)):
        line = Text(f"{number + 1:>2} ", style="dim")
        for column, cell in enumerate(cells):
            line.append(narrow_sign(look, cell), style(cell, number + column))
        lines.append(line)
    ids = look.components.resource_ids
    for pair in (ids[:2], ids[2:]):
        lines.append(Text("  ".join(f"{look.word(id)} {player[id]}" for id in pair)))
    lines += [Text(line) for line in points(look, seat)]
    lines += dice_lines(look, seat, size)
    return size, Group(*lines)


def wide_sign(look: Look, cell: Cell) -> str:
    """A cell of the large board."""
    if cell.piece is None:
        return "• " if cell.enclosed else ". "
    if cell.piece.is_wall:
        return "██"
    if cell.piece.is_scorched:
        return "░░"
    letter = look.letter(cell.piece)
    if cell.piece.barrier:
        return f"{letter}▓" if cell.first else "▓▓"
    return (letter if cell.first else letter.lower()) + ("•" if cell.enclosed else " ")


def narrow_sign(look: Look, cell: Cell) -> str:
    """A cell of a small board."""
    if cell.piece is not None and cell.piece.barrier and not cell.piece.is_wall:
        return look.letter(cell.piece) if cell.first else "▓"
    return wide_sign(look, cell)[0]


def style(cell: Cell, shade: int) -> str:
    """The colours of a cell."""
    if cell.piece is None:
        return INSIDE if cell.enclosed else FIELD[shade % 2]
    if cell.piece.is_wall:
        return WALL
    if cell.piece.is_scorched:
        return SCORCHED
    if cell.piece.barrier:
        return KEEP
    weight = "bold " if cell.first else ""
    return f"{weight}#22201c on {GROUND.get(cell.piece.id, '#c8c8c8')}"


# ---- the supply


def supply(look: Look) -> Panel:
    """What can be built: letter, name, price, points, how many are left; bold where the seat can pay for it."""
    ids = look.components.resource_ids
    paid = [number for number in range(len(ids)) if any(piece.cost[number] for piece in look.components.for_sale)]
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(width=2)
    table.add_column(width=13, no_wrap=True)
    heads = [look.word(ids[number]) for number in paid]
    for head in heads:
        table.add_column(justify="right", width=max(5, len(head)))
    table.add_column(justify="right", width=4)
    table.add_column(justify="right", width=4)
    labels = ["", look.say("draw-supply"), *heads, look.say("draw-vp"), look.say("draw-left")]
    table.add_row(*[Text(label, "dim") for label in labels])
    for piece in look.components.for_sale:
        table.add_row(*supply_row(look, piece, paid))
    size = 2 + 13 + sum(max(5, len(head)) for head in heads) + 8 + len(paid) + 3
    return size, table


def supply_row(look: Look, piece: Piece, paid: list[int]) -> list[Text]:
    """One line of the supply."""
    left = look.view["supply"][piece.id]
    stock = look.player(look.own)
    ids = look.components.resource_ids
    pays = all(stock[ids[resource]] >= amount for resource, amount in piece.price)
    tone = "dim" if not left else ("bold" if pays else "")
    if piece.is_wall:
        sign = Text("██", WALL)
    else:
        sign = Text(wide_sign(look, Cell(piece, True, False)), style(Cell(piece, True, False), 0))
    cells = [sign, Text(look.word(piece.id), tone, overflow="ellipsis")]
    cells += [Text(str(piece.cost[number] or "·"), tone if piece.cost[number] else "dim") for number in paid]
    return [*cells, Text(str(piece.vp or "·"), tone if piece.vp else "dim"), Text(str(left or "–"), tone)]


# ---- the one who looks: tracks and dice


def hand(look: Look, width: int) -> list[RenderableType]:
    """Tracks and dice of the one who looks, and Sir Philip's."""
    player = look.player(look.own)
    tracks = Text()
    for number, resource in enumerate(look.components.resources):
        held = player[resource.id]
        pegs = "■" * held + "□" * (resource.limit - held) + " " if width >= WIDE else ""
        tracks.append(look.word(resource.id) + " ", "dim").append(pegs)
        tracks.append(f"{held}/{resource.limit}", "bold" if held else "")
        tracks.append("   " if number < len(look.components.resources) - 1 else "")
    name = Text(look.names[look.own], "bold") if look.names else Text()
    lines: list[RenderableType] = [Text.assemble(name, "  ", tracks)]
    indent = " " * (name.cell_len + 2)
    lines.append(Text(indent + "   ".join(points(look, look.own))))
    lines += dice_lines(look, look.own, width)
    if look.view["philip"]:
        lines += chips(look, look.say("draw-philip"), look.view["philip"], width)
    return lines


def points(look: Look, seat: int) -> list[str]:
    """Culture, disaster points, and the area within the walls."""
    player = look.player(seat)
    return [look.say(f"draw-{name}", count=player[name]) for name in ("culture", "disaster", "area")]


def dice_lines(look: Look, seat: int, width: int) -> list[Text]:
    """A player's dice as far as they are seen: faces as chips, and how many stand behind the screen."""
    player = look.player(seat)
    lines: list[Text] = []
    faces = look.seen_faces(seat)
    if faces:
        lines += chips(look, look.say("draw-dice"), faces, width)
    elif not look.hidden_dice(seat):
        lines += owned(look, player["dice"], width)
    if look.hidden_dice(seat):
        lines.append(Text(look.say("draw-hidden", count=look.hidden_dice(seat)), "dim"))
    if player.get("marked"):
        lines += chips(look, look.say("draw-marked"), player["marked"], width)
    for pair in player.get("set", []):
        old, new = pair.split()
        lines.append(Text(look.say("draw-set", old=look.word(old), new=look.word(new))))
    return lines


def owned(look: Look, dice: dict[str, int], width: int) -> list[Text]:
    """The dice a player has, before they are rolled."""
    signs = [(f"{look.word(die)} {count}", die) for die, count in dice.items() if count]
    return flowing(Text(look.say("draw-dice") + " ", "dim"), signs, width)


def chips(look: Look, label: str, faces: list[str], width: int) -> list[Text]:
    """Dice as coloured chips; equal ones together."""
    signs: list[tuple[str, str]] = []
    for face in dict.fromkeys(faces):
        count = faces.count(face)
        letter = look.say(f"letter-{look.die_of(face)}")
        times = f"{count}× " if count > 1 else ""
        signs.append((f"{letter} {times}{look.word(face)}", look.die_of(face)))
    return flowing(Text(f"{label} ", "dim"), signs, width)


def flowing(label: Text, signs: list[tuple[str, str]], width: int) -> list[Text]:
    """Chips after a label, on as many lines as they need."""
    lines = [label]
    for sign, die in signs:
        chip = Text(f" {sign} ", DICE.get(die, "reverse"))
        if lines[-1].cell_len + chip.cell_len > width and lines[-1].cell_len > 1:
            lines.append(Text())
        lines[-1].append_text(chip).append(" ")
    return lines
