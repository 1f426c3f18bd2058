"""The site's pages: every one is led to from the index and stands in the navigation, and no link within is dead."""

import re
from pathlib import Path

from scripts.site import LINK, check, gather

ROOT = Path(__file__).parent.parent


def test_every_page_is_led_to_and_no_link_is_dead(tmp_path: Path) -> None:
    gather(tmp_path)
    pages = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.md")}
    links: dict[str, set[str]] = {}
    for page in pages:
        text = re.sub(r"```.*?```|`[^`]*`", "", (tmp_path / page).read_text(encoding="utf-8"), flags=re.DOTALL)
        found = {((tmp_path / page).parent / link[3]).resolve() for link in LINK.finditer(text)}
        assert not [str(path) for path in found if not path.is_file()], page
        links[page] = {path.relative_to(tmp_path).as_posix() for path in found}
    reached, ahead = set[str](), ["index.md"]
    while ahead:
        page = ahead.pop()
        if page not in reached and page in links:
            reached.add(page)
            ahead += links[page]
    assert reached == pages
    navigation = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:\n")[2]
    assert sorted(re.findall(r"[\w./-]+\.md", navigation)) == sorted(pages)


def test_a_request_to_somebody_else_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text('<a href="https://x.example">x</a><link href="own.css">', encoding="utf-8")
    assert check(tmp_path) == []
    (tmp_path / "b.html").write_text('<link rel="x" href="https://fonts.example/a">', encoding="utf-8")
    (tmp_path / "c.css").write_text("@import url(//x.example/a.css)", encoding="utf-8")
    assert [line.partition(":")[0] for line in check(tmp_path)] == ["b.html", "c.css"]
