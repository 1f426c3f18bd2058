"""The laws that every game keeps. A game that is registered is under them; nothing here knows a game by name.

`cases` says what is played (every seat count, a few option sets, positions written by hand), `walk` plays at random,
and each other module holds laws: functions of a case and a seed that fail when the law is broken. What only the game
itself can know it says in `tests/games/<name>/laws.py`, every part of which may be left out:

    OPTION_SETS             option sets to play with, besides the defaults
    POSITIONS               notations by name, for what random play seldom reaches
    components(position)    how many there are of each component, wherever they are: the same after every action
    check(position)         whatever else must hold at every moment
"""
