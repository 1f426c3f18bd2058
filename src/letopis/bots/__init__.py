"""Players made of code: random, greedy; later search."""
