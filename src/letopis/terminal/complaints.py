"""What a person did that cannot be: one line, said politely, never a traceback."""

USAGE = 2
FAILED = 1
INTERRUPTED = 130  # as shells say it


class Complaint(Exception):
    """Which field, what was wrong with it, what is allowed; the program leaves with the code."""

    def __init__(self, sentence: str, code: int = USAGE) -> None:
        super().__init__(sentence)
        self.code = code
