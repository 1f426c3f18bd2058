"""What must hold: laws over every game, the kernel piece by piece, recorded games, the house itself."""
