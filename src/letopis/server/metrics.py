"""What is counted, as Prometheus reads it. Written by hand: three kinds of figures in a text format of a few lines need
no client library, and those of several processes are put together from what each says, not from files that they share.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """Counters, gauges that are asked when somebody reads them, and one histogram of how long answers take."""

    def __init__(self) -> None:
        self.counters: Counter[tuple[str, str]] = Counter()  # name, labels
        self.gauges: dict[tuple[str, str], Callable[[], float]] = {}
        self.tallies: dict[str, tuple[str, Counter[str]]] = {}  # counters that are kept elsewhere: a label, by value
        self.buckets = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def count(self, name: str, labels: str = "", by: int = 1) -> None:
        """One more."""
        self.counters[(name, labels)] += by

    def gauge(self, name: str, ask: Callable[[], float], labels: str = "") -> None:
        """Something that is looked up when somebody reads it."""
        self.gauges[(name, labels)] = ask

    def took(self, seconds: float) -> None:
        """An answer was given after so long."""
        self.seconds += seconds
        self.buckets[bisect_left(BOUNDS, seconds)] += 1

    def text(self, process: int = 0) -> str:
        """All of it, as this process says it."""
        own = f'process="{process}"'
        lines: list[str] = []

        def write(name: str, labels: str, value: float | str) -> None:
            lines.append(f"letopis_{name}{{{f'{labels},{own}' if labels else own}}} {value}")

        counted = {**self.counters}
        for name, (label, tally) in self.tallies.items():
            counted.update({(name, f'{label}="{value}"'): count for value, count in tally.items()})
        for kind, figures in (("counter", counted), ("gauge", {key: ask() for key, ask in self.gauges.items()})):
            ending = "_total" if kind == "counter" else ""
            last = ""
            for (name, labels), value in sorted(figures.items()):
                if name != last:
                    lines.append(f"# TYPE letopis_{name}{ending} {kind}")
                    last = name
                write(name + ending, labels, value)
        lines.append("# TYPE letopis_request_seconds histogram")
        below = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.buckets, strict=True):
            below += count
            write("request_seconds_bucket", f'le="{bound}"', below)
        write("request_seconds_sum", "", f"{self.seconds:.6f}")
        write("request_seconds_count", "", below)
        return "\n".join([*lines, ""])


def together(texts: Iterable[str]) -> str:
    """What several processes say as one text, in which all of one name stands together.

    >>> print(together(["# TYPE a gauge\\na 1\\n# TYPE b gauge\\nb 2\\n", "# TYPE a gauge\\na 3\\n"]), end="")
    # TYPE a gauge
    a 1
    a 3
    # TYPE b gauge
    b 2
    """
    groups: dict[str, list[str]] = {}
    for text in texts:
        name = ""
        for line in text.splitlines():
            if line.startswith("#"):
                name = line
            groups.setdefault(name, [])
            if line != name:
                groups[name].append(line)
    return "".join(f"{line}\n" for name, lines in groups.items() for line in (name, *lines))
