"""Bruges, complete: two to four merchants (design: Stefan Feld; unofficial). The game is in `game.py`."""
