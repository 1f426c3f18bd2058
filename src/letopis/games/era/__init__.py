"""Era: Medieval Age, complete: one to four lords (design: Matt Leacock; unofficial). The game is in `game.py`."""
