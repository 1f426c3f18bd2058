"""What is counted, as Prometheus reads it."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """Counters, gauges that are asked when somebody reads them, and one histogram of how long answers take."""

    def __init__(self) -> None:
        self.counters: Counter[tuple[str, str]] = Counter()  # name, labels
        self.gauges: dict[str, Callable[[], float]] = {}
        self.buckets = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def count(self, name: str, labels: str = "", by: int = 1) -> None:
        """One more."""
        self.counters[(name, labels)] += by

    def took(self, seconds: float) -> None:
        """An answer was given after so long."""
        self.seconds += seconds
        self.buckets[bisect_left(BOUNDS, seconds)] += 1

    def text(self) -> str:
        """All of it."""
        lines: list[str] = []
        for name in sorted({name for name, _ in self.counters}):
            lines.append(f"# TYPE letopis_{name}_total counter")
            for (other, labels), value in sorted(self.counters.items()):
                if other == name:
                    lines.append(f"letopis_{name}_total{f'{{{labels}}}' if labels else ''} {value}")
        for name, ask in sorted(self.gauges.items()):
            lines += [f"# TYPE letopis_{name} gauge", f"letopis_{name} {ask()}"]
        lines.append("# TYPE letopis_request_seconds histogram")
        below = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.buckets, strict=True):
            below += count
            lines.append(f'letopis_request_seconds_bucket{{le="{bound}"}} {below}')
        lines += [f"letopis_request_seconds_sum {self.seconds:.6f}", f"letopis_request_seconds_count {below}", ""]
        return "\n".join(lines)
