"""What is written leads on: every link arrives, the index knows every page, every picture is shown and well named."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PICTURES = DOCS / "generated" / "pictures"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md")])
LINK = re.compile(r"\]\(([^)#\s]+)[^)]*\)")
PICTURE = re.compile(r"(home|[a-z_]+-(table|roll))-(desktop|phone)-(en|ru)\.png")


def targets(page: Path) -> set[Path]:
    """The files that a page links to or shows."""
    found = LINK.findall(page.read_text(encoding="utf-8"))
    return {
        (page.parent / link).resolve() for link in found if ":" not in link
    }  # nor of rules pages: pictures and signs


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_arrives(page: Path) -> None:
    assert not [str(target) for target in targets(page) if not target.exists()]


def test_the_index_leads_to_every_page() -> None:
    index = DOCS / "index.md"
    assert set(PAGES) - targets(index) == {index}


def test_a_picture_is_shown_by_a_page_and_its_name_says_of_what_it_is() -> None:
    shown = set().union(*(targets(page) for page in PAGES))
    kept = set(PICTURES.iterdir())
    assert kept <= shown
    assert not [picture.name for picture in kept if not PICTURE.fullmatch(picture.name)]


def test_contributing_shows_every_room_of_the_house() -> None:
    house = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").split("```")[1]
    sources = ROOT / "src" / "letopis"
    rooms = [*sources.iterdir(), *[room for room in (sources / "games").iterdir() if (room / "data").is_dir()]]
    names = [
        room.name for room in rooms if room.suffix in ("", ".py") and room.name not in ("__pycache__", "__init__.py")
    ]
    assert not [name for name in names if name not in house and not re.fullmatch("__(pycache|init)__.*", name)]


def test_the_walk_of_a_click_is_short_and_names_what_is_there() -> None:
    walk = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("## The walk of one click\n")[2]
    walk = walk.partition("\n## ")[0].strip()
    assert 5 < len(walk.splitlines()) < 20
    sources = ROOT / "src" / "letopis"
    modules = {path.stem for path in sources.rglob("*.py")}
    said = "\n".join(path.read_text(encoding="utf-8") for path in sources.rglob("*.py"))
    for name in re.findall(r"`([^`]+)`", walk):
        first, *rest = name.removesuffix(".py").split("/")[-1].split(".")
        known = first in modules or re.search(rf"\b(class|def) {first}\b|^{first}\b.* = ", said, re.MULTILINE)
        assert known or (sources / name).is_dir(), name
        for word in rest:
            assert re.search(rf"\b(class|def) {word}\b", said), name
