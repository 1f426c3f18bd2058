"""What we measure, and against whom."""
