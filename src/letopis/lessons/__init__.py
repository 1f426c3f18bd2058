"""Guided first games: courses made of lessons, data in a game's room, and where a learner is in one.

`course` reads a course, `place` says which lesson one is at, a pure function of what was done, and `sentences` what it
says. No table and no page is known here; see docs/lessons.md.
"""
