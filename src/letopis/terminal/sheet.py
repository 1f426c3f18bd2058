"""The score sheet: as it stands for a seat, or as the game ended."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from letopis.kernel.position import Position
from letopis.terminal.words import Words, term

UNKNOWN = "?"
GUESSES = 3


class ScoreSheet:
    """Rows and totals by seat; None stands for what the reader cannot know yet."""

    def __init__(self, rows: dict[str, list[int | None]], totals: list[int | None]) -> None:
        self.rows = rows
        self.totals = totals


def sheet_for(position: Position, seat: int | None) -> ScoreSheet:
    """The scores as a seat can know them.

    They are taken from guesses, in which all that the seat cannot see is dealt anew: a figure on which the guesses
    agree is known to the seat, the others are not. At the end there is nothing left to hide.
    """
    if position.over or seat is None:
        possible = [position.scores()]
    else:
        possible = [position.guess(seat, seed).scores() for seed in range(GUESSES)]
    first = possible[0]
    rows: dict[str, list[int | None]] = {}
    for row in first[0].rows:
        rows[row] = [agreed([sheet[other].rows[row] for sheet in possible]) for other in range(len(first))]
    totals = [agreed([sheet[other].total for sheet in possible]) for other in range(len(first))]
    return ScoreSheet(rows, totals)


def agreed(values: list[int]) -> int | None:
    """The value, if it is the same in all guesses."""
    return values[0] if len(set(values)) == 1 else None


def draw_sheet(position: Position, seat: int | None, names: list[str], words: Words, plain: bool) -> RenderableType:
    """The sheet as a table, or as sentences."""
    sheet = sheet_for(position, seat)
    game = position.game
    labels = {row: term(game, words.lang, f"row-{row}", row) for row in sheet.rows}
    if plain:
        lines: list[str] = []
        for number, name in enumerate(names):
            parts = [
                f"{labels[row]} {shown(values[number])}" for row, values in sheet.rows.items() if values[number] != 0
            ]
            lines.append(words("sheet-line", name=name, total=shown(sheet.totals[number]), rows=", ".join(parts)))
        return "\n".join(lines)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold", show_footer=True)
    table.add_column(words("sheet-title"), Text(words("sheet-total"), style="bold"))
    for number, name in enumerate(names):
        footer = Text(shown(sheet.totals[number]), style="bold")
        table.add_column(name, footer, justify="right", max_width=18, overflow="ellipsis", no_wrap=True)
    for row, values in sheet.rows.items():
        table.add_row(
            Text(labels[row], style="" if any(values) else "dim"),
            *[Text(shown(value) if value != 0 else "·", style=tone(value)) for value in values],
        )
    return table


def shown(value: int | None) -> str:
    """A figure with a true minus, or a question mark."""
    return UNKNOWN if value is None else str(value).replace("-", "−")


def tone(value: int | None) -> str:
    """How a figure is coloured."""
    if value is None or value == 0:
        return "dim"
    return "red" if value < 0 else ""


def result_lines(position: Position, names: list[str], words: Words) -> list[str]:
    """Who won, who came where, and the title of a game played alone."""
    scores = position.scores()
    if len(scores) == 1:
        lines = [words("result-alone", total=scores[0].total)]
        if scores[0].rank:
            title = term(position.game, words.lang, scores[0].rank)
            lines.append(words("result-title", title=title))
            comment = scores[0].rank.replace("rank-", "rank-comment-", 1)
            if position.game.texts.has(words.lang, comment):
                lines.append(position.game.texts.say(words.lang, comment))
        return lines
    ranking = position.ranking()
    winners = [names[seat] for seat in ranking[0]]
    lines = [
        words("result-won", name=winners[0]) if len(winners) == 1 else words("result-shared", names=", ".join(winners))
    ]
    place = 1
    for seats in ranking:
        for seat in seats:
            lines.append(words("result-place", place=place, name=names[seat], total=scores[seat].total))
        place += len(seats)
    return lines
