"""Tournaments: bots against bots, every bot in every seat equally often, the same result for the same seed."""

from letopis.arena.ladder import Ladder, Rung, Rungs, climb
from letopis.arena.statistics import Standing, Summary, summarise, wilson
from letopis.arena.tournament import Outcome, Plan, Stuck, play_one, seating, tournament, tournaments

__all__ = [
    "Ladder",
    "Outcome",
    "Plan",
    "Rung",
    "Rungs",
    "Standing",
    "Stuck",
    "Summary",
    "climb",
    "play_one",
    "seating",
    "summarise",
    "tournament",
    "tournaments",
    "wilson",
]
