"""The example, installed as anybody would: its own tests pass, it keeps every law, and it shows wherever games do."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.running import Server, new_id, running, until

EXAMPLE = Path(__file__).parents[2] / "examples" / "abbey"
MOST_LINES = 300  # of Python, tests included


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder it is installed in."""
    place: Path = tmp_path_factory.mktemp("site")
    quiet = ["-q", "--disable-pip-version-check", "--no-deps", "--no-build-isolation"]
    source = place / "source"
    subprocess.run(["cp", "-r", str(EXAMPLE), str(source)], check=True)  # a build leaves things behind
    command = [sys.executable, "-m", "pip", "install", *quiet, "--target", str(place / "lib"), str(source)]
    subprocess.run(command, check=True, env={**os.environ, "PIP_NO_INDEX": "1"})
    return place / "lib"


def around(site: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [str(site), os.environ.get("PYTHONPATH", "")]))}


def test_it_is_small() -> None:
    sources = [path for path in EXAMPLE.rglob("*.py") if "build" not in path.parts]
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in sources) < MOST_LINES


def test_its_own_tests_pass_and_it_keeps_the_laws(site: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(EXAMPLE / "tests")]
    ran = subprocess.run(command, cwd=EXAMPLE, env=around(site), capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout


def test_it_shows_on_the_command_line_and_in_the_arena(site: Path) -> None:
    for words, expected in (
        (["games"], "abbey: Abbey"),
        (["rules", "abbey"], "AB-4"),
        (["arena", "abbey", "--bots", "prior,greedy", "--games", "4", "--jobs", "1"], "prior"),
    ):
        command = [sys.executable, "-c", "from letopis.cli import main; main()", *words]
        ran = subprocess.run(command, env=around(site), capture_output=True, text=True, check=False)
        assert ran.returncode == 0, ran.stderr
        assert expected in ran.stdout


def test_it_is_played_in_a_browser_against_its_own_bot(site: Path, tmp_path: Path) -> None:
    with running(Server(tmp_path, PYTHONPATH=around(site)["PYTHONPATH"])) as server:
        anna = server.guest("Anna", lang="ru")
        assert "Аббатство" in anna.get("/").text
        places = anna.get("/compendium/abbey").text  # a plain list, for the room does not say more
        assert 'class="component plain"' in places
        assert "Скрипторий" in places
        table = anna.new_table("me", "prior", game="abbey")
        page = anna.get(f"/table/{table}").text
        assert 'class="abbey-places"' in page
        assert "монах" in page
        until("the end", lambda: anna.play_something(table) is None and anna.state(table)["table"]["over"])
        refused = anna.post("/api/tables", id=new_id(), game="abbey", seats=["me"])
        assert refused.status_code == 422
