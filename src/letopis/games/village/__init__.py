"""Village with its Tavern, Port and Wedding: two to five families (design: Inka and Markus Brand; unofficial).

The game is in `game.py`.
"""
