"""The command line of whoever keeps a server's tables for years: backups, games as records, what is kept of people."""

import asyncio
import json
import os
import sys
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TextIO, TypeVar

import typer

from letopis.kernel.texts import Texts
from letopis.terminal.complaints import FAILED, Complaint
from letopis.terminal.extras import with_extra
from letopis.terminal.words import chosen_language, preferred_language

if TYPE_CHECKING:
    from letopis.server.backend import Backend
    from letopis.server.people import Person

T = TypeVar("T")
EVERY = 1000  # games after which it says how far it is
PRIVATE = 0o600
SERVER_TEXTS = Texts([Path(__file__).parent / "server"])


def served(key: str) -> str:
    """The server's own words, for its help."""
    return SERVER_TEXTS.say(preferred_language(), key)


Database = Annotated[str | None, typer.Option("--database", metavar="URL", help=served("opt-database"))]
DataDir = Annotated[Path | None, typer.Option("--data-dir", metavar="FOLDER", help=served("opt-data-dir"))]
Lang = Annotated[str | None, typer.Option("--lang", metavar="ru|en", help=served("opt-lang"))]
Replace = Annotated[bool, typer.Option("--replace", help=served("opt-replace"))]
BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help=served("arg-backup"), show_default=False)]
Out = Annotated[str, typer.Argument(metavar="[FILE]", help=served("arg-out"), show_default=False)]
Link = Annotated[str, typer.Argument(metavar="LINK", help=served("arg-link"), show_default=False)]

app = typer.Typer()


class Keeper:
    """The settings of a command, and how it speaks."""

    def __init__(self, database: str | None, data_dir: Path | None, lang: str | None) -> None:
        with with_extra("server"):
            from letopis.server import backups  # noqa: F401  # what all of these need
            from letopis.server.run import settings_for

        self.lang = chosen_language(lang)
        self.settings = settings_for(database, data_dir, False)

    def words(self, key: str, **figures: Any) -> str:
        """A sentence of the server's."""
        return SERVER_TEXTS.phrase(self.lang, key, figures)

    def say(self, key: str, **figures: Any) -> None:
        """Print one, beside what is written."""
        sys.stderr.write(self.words(key, **figures) + "\n")

    @contextmanager
    def complaining(self) -> Iterator[None]:
        """What cannot be done is said in a sentence."""
        from letopis.server.backups import CannotKeep
        from letopis.server.faults import Fault
        from letopis.server.store import DatabaseGone

        try:
            yield
        except CannotKeep as cannot:
            raise Complaint(self.words(cannot.key, **cannot.figures), FAILED) from None
        except Fault as fault:
            raise Complaint(fault.message(self.lang), FAILED) from None
        except DatabaseGone as gone:
            where, why = self.settings.database_url.rpartition("@")[2], str(gone).partition("\n")[0]
            raise Complaint(self.words("keep-database", where=where, why=why), FAILED) from None

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something with the tables, if they have the shape that this release knows."""
        from letopis.server.backups import check_revision

        try:
            with self.complaining():
                check_revision(self.settings)
                return asyncio.run(work)
        finally:
            work.close()

    @contextmanager
    def writing(self, file: str) -> Iterator[TextIO]:
        """A file that is there as a whole or not at all, and which nobody else may read; or what is printed."""
        if file == "-":
            yield sys.stdout
            return
        path = Path(file)
        part = path.with_name(f".{path.name}.part")
        try:
            with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE), "w", encoding="utf-8") as out:
                yield out
            part.replace(path)
        except OSError as error:
            raise Complaint(self.words("backup-unwritable", file=file, why=error.strerror or ""), FAILED) from None
        finally:
            part.unlink(missing_ok=True)


@app.command("backup", help=served("cli-backup"))
def backup(
    file: BackupFile, replace: Replace = False, database: Database = None, data_dir: DataDir = None, lang: Lang = None
) -> None:
    from letopis.server import backups

    keeper = Keeper(database, data_dir, lang)
    with keeper.complaining():
        kept = backups.backup(keeper.settings, file, replace)
    keeper.say("backup-done", file=str(file), tables=kept.tables, rows=kept.rows)


@app.command("restore", help=served("cli-restore"))
def restore(
    file: BackupFile, replace: Replace = False, database: Database = None, data_dir: DataDir = None, lang: Lang = None
) -> None:
    from letopis.server import backups

    keeper = Keeper(database, data_dir, lang)
    with keeper.complaining():
        kept = backups.restore(keeper.settings, file, replace)
    keeper.say("restore-done", made=kept.made or "?", tables=kept.tables, rows=kept.rows)
    if kept.key is not True:
        keeper.say("restore-no-key" if kept.key is None else "restore-other-key")


@app.command("export", help=served("cli-export"))
def export(file: Out = "-", database: Database = None, data_dir: DataDir = None, lang: Lang = None) -> None:
    from letopis.server.all_records import all_records

    keeper = Keeper(database, data_dir, lang)

    async def write() -> int:
        count = 0
        with keeper.writing(file) as out:
            async for table, record, why in all_records(keeper.settings):
                if record is None:
                    keeper.say("export-without", table=table, why=why)
                    continue
                out.write(json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n")
                count += 1
                if count % EVERY == 0:
                    keeper.say("export-so-far", count=count)
        return count

    keeper.say("export-done", count=keeper.run(write()))


@app.command("export-me", help=served("cli-export-me"))
def export_me(
    link: Link, file: Out = "-", database: Database = None, data_dir: DataDir = None, lang: Lang = None
) -> None:
    keeper = Keeper(database, data_dir, lang)

    async def write(backend: "Backend", person: "Person") -> None:
        doc = await backend.personal.everything(person)
        with keeper.writing(file) as out:
            out.write(json.dumps(doc, ensure_ascii=False, indent=1) + "\n")

    keeper.run(_with_person(keeper, link, write))


@app.command("erase-me", help=served("cli-erase-me"))
def erase_me(
    link: Link,
    sure: Annotated[bool, typer.Option("--yes", help=served("opt-yes"))] = False,
    database: Database = None,
    data_dir: DataDir = None,
    lang: Lang = None,
) -> None:
    keeper = Keeper(database, data_dir, lang)
    if not sure and not typer.confirm(keeper.words("erase-sure")):
        raise typer.Abort

    async def erase(backend: "Backend", person: "Person") -> dict[str, int]:
        return await backend.personal.erase(person)

    keeper.say("erase-done", **keeper.run(_with_person(keeper, link, erase)))


async def _with_person(keeper: Keeper, link: str, do: Any) -> Any:
    """Do something about the person whose return link it is."""
    from letopis.server.backend import Backend

    if not keeper.settings.key and not keeper.settings.key_file.is_file():
        raise Complaint(keeper.words("keep-no-key", where=str(keeper.settings.key_file)), FAILED)
    backend = Backend(keeper.settings)
    try:
        await backend.store.catch_edition()  # else nothing could be written
        return await do(backend, await backend.returning.of(link.rpartition("#")[2].strip()))
    finally:
        await backend.close()
