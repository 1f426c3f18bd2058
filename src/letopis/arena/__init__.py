"""Tournaments: bots against bots, every bot in every seat equally often, the same result for the same seed."""

from letopis.arena.statistics import Standing, Summary, summarise, wilson
from letopis.arena.tournament import Outcome, Plan, Stuck, play_one, seating, tournament

__all__ = [
    "Outcome",
    "Plan",
    "Standing",
    "Stuck",
    "Summary",
    "play_one",
    "seating",
    "summarise",
    "tournament",
    "wilson",
]
