"""What scripts/icons.py makes of a path: shorter, and the same to the eye."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

SCRIPT = Path(__file__).parents[2] / "scripts" / "icons.py"


def script() -> Any:
    """The script as a module."""
    spec = spec_from_file_location("icons", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


ICONS = script()


@pytest.mark.parametrize(
    ("path", "light"),
    [
        ("M90.54 23.02c-18.3.1-36.7 7-50.7 21", "m91 23c-19 0-37 7-51 21"),
        ("M10 10L20.4 30.2H40V9.6z", "m10 10 10 20h20v-20z"),
        ("m10 10 5 5M30 30z", "m10 10 5 5m15 15z"),
        ("M1 1l.2.2.2.2 9 9", "m1 1 9 9"),
        ("M256 16a66.2 66.2 0 0 0-18.6 45.81", "m256 16a66.2 66.2 0 0 0-18.6 45.8"),
        ("M5 5a3 3 0 013 3", "m5 5a3 3 0 0 1 3 3"),
        ("M0 0l-.4.5", "m0 0"),
    ],
)
def test_points_stand_on_whole_units_and_arcs_keep_their_chords(path: str, light: str) -> None:
    assert ICONS.light(path) == light


def test_roundings_do_not_add_up() -> None:
    steps = ICONS.segments(ICONS.light("M0 0" + "h.4v.3" * 300))
    assert sum(figures[0] for command, figures in steps if command == "h") == pytest.approx(120, abs=1)
    assert sum(figures[0] for command, figures in steps if command == "v") == pytest.approx(90, abs=1)
