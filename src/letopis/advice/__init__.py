"""What bots teach: hints with their reasons, and the review of a finished game."""

from letopis.advice.reasons import Reason, reason, reasons
from letopis.advice.review import Judgement, Review, Unfinished, judge, review, turning_points
from letopis.advice.teacher import teacher

__all__ = [
    "Judgement",
    "Reason",
    "Review",
    "Unfinished",
    "judge",
    "reason",
    "reasons",
    "review",
    "teacher",
    "turning_points",
]
