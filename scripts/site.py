"""Gather the pages of the documentation's site: site.py TARGET; or look at a site that was built: site.py --check SITE.

What is written by hand and by commands is copied, with links that lead within the site; the rules of the games, the
command line and the HTTP API are written down from what there is.
"""

import io
import os
import re
import shutil
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any
from unittest.mock import patch

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
MOVED = {"README.md": "about.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)#\s:]+)(#[^)\s]*)?\)")
COMMANDS = ("serve", "play", "connect", "arena match", "arena ladder", "train", "puzzles", "record show")
MORE_COMMANDS = ("record verify", "record review", "rules", "games", "new-game", "bench")
REQUEST = re.compile(r"<(?:script|link|img|iframe|source)\b[^>]*?\b(?:src|href)=[\"']?((?:https?:)?//[^\"'\s>]+)")
CSS_REQUEST = re.compile(r"(?:url\(|@import)\s*[\"']?((?:https?:)?//[^\"')\s]+)")
LIBRARY = ("letopis", "letopis.bots", "letopis.arena", "letopis.testing", "letopis.visit")


def place(path: Path) -> str:
    """Where a file of ours stands in the site; "" if nowhere."""
    if path.is_relative_to(DOCS):
        return path.relative_to(DOCS).as_posix() if path.suffix in (".md", ".png") else ""
    return MOVED.get(path.name, "") if path.parent == ROOT else ""


def led(text: str, source: Path) -> str:
    """A page with its links as they are in the site; what is not there is named."""
    here = Path(place(source)).parent

    def lead(found: re.Match[str]) -> str:
        target = place((source.parent / found[3]).resolve())
        if not target:
            return found[2]
        return f"{found[1]}[{found[2]}]({os.path.relpath(target, here)}{found[4] or ''})"

    return LINK.sub(lead, text)


def gather(target: Path) -> None:
    """All pages."""
    shutil.rmtree(target, ignore_errors=True)
    for source in sorted([*DOCS.rglob("*"), *(ROOT / name for name in MOVED)]):
        if not source.is_file() or not place(source):
            continue
        path = target / place(source)
        path.parent.mkdir(parents=True, exist_ok=True)
        if source.suffix == ".md":
            path.write_text(led(source.read_text(encoding="utf-8"), source), encoding="utf-8")
        else:
            shutil.copy(source, path)
    written = {"reference/library.md": library(), "reference/commands.md": commands(), "reference/http-api.md": http()}
    titles = {"reference/library.md": "the library", "reference/commands.md": "the command line"}
    titles["reference/http-api.md"] = "the HTTP API"
    for name, title, text in rules():
        written[name], titles[name] = text, title
    for name, text in written.items():
        (target / name).parent.mkdir(exist_ok=True)
        (target / name).write_text(text, encoding="utf-8")
    index = target / "index.md"
    rows = [f"- [{titles[name]}]({name})" for name in written]
    index.write_text(index.read_text(encoding="utf-8") + "\n## Reference and rules\n\n" + "\n".join(rows) + "\n")


def rules() -> list[tuple[str, str, str]]:
    """The numbered rules of each game in both languages: page, title, text. Pictures are told in words."""
    import letopis
    from letopis.kernel.rulebook import told

    found: list[tuple[str, str, str]] = []
    for game in letopis.games():
        for lang, word in (("en", "rules"), ("ru", "правила")):
            text = (game.room / f"rules.{lang}.md").read_text(encoding="utf-8")
            lines = "\n".join(told(line) for line in text.splitlines())
            found.append((f"rules/{game.name}.{lang}.md", f"{game.title(lang)}: {word}", f"{lines}\n"))
    return found


def library() -> str:
    """What mkdocstrings is to show."""
    return "# The library\n\n" + "".join(f"::: {name}\n\n" for name in LIBRARY)


def commands() -> str:
    """The command line's own help, in English."""
    from letopis.cli import main

    parts = ["# The command line\n"]
    around = {"COLUMNS": "100", "TERM": "dumb", "NO_COLOR": "1", "LANG": "C"}
    with patch.dict(os.environ, around):
        for words in ("", *COMMANDS, *MORE_COMMANDS):
            said = io.StringIO()
            with redirect_stdout(said), redirect_stderr(said):
                main([*words.split(), "--help"])
            name = f"letopis {words}".strip()
            parts.append(f"## `{name}`\n\n```text\n{said.getvalue().strip()}\n```\n")
    return "\n".join(parts)


def http() -> str:
    """The API as its own document describes it."""
    from letopis.app import create_app
    from letopis.server.settings import Settings

    doc = create_app(Settings(key="only for its document", database="sqlite:///never-opened.db")).openapi()
    schemas: dict[str, Any] = doc["components"]["schemas"]
    lines = ["# The HTTP API", "", "`GET /openapi.json` of a running server is the same for programs.", ""]
    for path, verbs in doc["paths"].items():
        for verb, what in verbs.items():
            lines += [f"## `{verb.upper()} {path}`", "", what.get("summary", ""), ""]
            fields = [
                (parameter["name"], parameter["in"], parameter.get("description", ""))
                for parameter in what.get("parameters", [])
            ]
            body = what.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
            known = schemas.get(body.get("$ref", "").rpartition("/")[2], {})
            fields += [
                (name, "body", field.get("description", "")) for name, field in known.get("properties", {}).items()
            ]
            if fields:
                lines += ["| name | in | what |", "| --- | --- | --- |"]
                lines += [f"| `{name}` | {where} | {told.replace('|', '/')} |" for name, where, told in fields]
                lines.append("")
    return "\n".join(lines)


def check(site: Path) -> list[str]:
    """Whatever a page would ask of somebody else."""
    found: list[str] = []
    for path in sorted([*site.rglob("*.html"), *site.rglob("*.css")]):
        pattern = CSS_REQUEST if path.suffix == ".css" else REQUEST
        asked = pattern.findall(path.read_text(encoding="utf-8"))
        found += [f"{path.relative_to(site)}: {one}" for one in asked]
    return found


if __name__ == "__main__":
    if sys.argv[1] == "--check":
        asked = check(Path(sys.argv[2]))
        sys.exit("\n".join(["letopis: the site asks others for", *asked]) if asked else 0)
    gather(Path(sys.argv[1]))
