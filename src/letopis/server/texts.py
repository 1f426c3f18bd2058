"""The server's own words, in both languages."""

from pathlib import Path

from letopis.kernel.texts import Texts

TEXTS = Texts([Path(__file__).parent])
