"""Whole games on file: golden records that replay for ever, and digests that hold every build to the same games.

`python -m tests.records` writes what is missing. Nothing that stands is overwritten: a golden record is a promise to
people who kept their games. A change of rules that breaks one raises the game's `rules_version`, keeps the old rules
playable, and adds records of the new version beside the old ones. `--anew` overwrites the files of the present rules
version, and is allowed only as long as no release has promised them, or when the harness itself plays differently.
Digests and counts are no promise, only a tripwire: after a change that is meant to change games (rules, data, order of
actions or draws), write them anew and say why in the commit.
"""
