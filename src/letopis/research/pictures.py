"""What environments show of a position: its outline as text, and that text as a picture."""

import sys
from typing import Any

from letopis.kernel.outline import outline
from letopis.kernel.position import Position

RENDER_MODES = ("ansi", "rgb_array", "human")
MARGIN = 8  # pixels


def rendered(position: Position, mode: str | None) -> Any:
    """What `render` returns in a mode; None: nothing was asked for."""
    if mode is None:
        return None
    text = "\n".join(outline(position))
    if mode == "ansi":
        return text
    if mode == "human":
        sys.stdout.write(f"{text}\n\n")
        return None
    return _pixels(text)


def _pixels(text: str) -> Any:
    """Black letters on white."""
    import numpy as np
    from PIL import Image, ImageDraw

    drawn = ImageDraw.Draw(Image.new("RGB", (1, 1)))
    _, _, right, bottom = drawn.multiline_textbbox((MARGIN, MARGIN), text)
    image = Image.new("RGB", (int(right) + MARGIN, int(bottom) + MARGIN), "white")
    ImageDraw.Draw(image).multiline_text((MARGIN, MARGIN), text, fill="black")
    return np.asarray(image)
