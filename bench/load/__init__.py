"""Many live tables at once: how many actions a second a server holds, ours and boardgame.io's."""
