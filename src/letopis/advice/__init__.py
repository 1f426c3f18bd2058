"""What bots teach: hints with their reasons, and the review of a finished game."""

from letopis.advice.reasons import Reason, reason
from letopis.advice.review import Judgement, Review, Unfinished, judge, review, turning_points

__all__ = ["Judgement", "Reason", "Review", "Unfinished", "judge", "reason", "review", "turning_points"]
