"""Villagers, complete: one to five villages and the Countess (design: Haakon Hoel Gaarder; unofficial); `game.py`."""
