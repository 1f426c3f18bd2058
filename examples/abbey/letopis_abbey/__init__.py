"""Abbey: monks go to work, one after another. A whole game for Letopis in a package of its own."""
