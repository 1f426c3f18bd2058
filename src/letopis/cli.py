"""The command line: `letopis --help`. Every command is a thin door to what does the work."""

import json
import secrets
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

import letopis
from letopis import keeping
from letopis.keeping import served
from letopis.kernel.errors import BadOption, BadRecord, LetopisError
from letopis.terminal.complaints import FAILED, INTERRUPTED, USAGE, Complaint
from letopis.terminal.extras import checkout, with_extra
from letopis.terminal.options import check_bot, find_game, open_record, read_options, read_port, read_seed, read_whole
from letopis.terminal.screen import Screen
from letopis.terminal.seats import HUMAN, read_seats, usual_seats
from letopis.terminal.words import Words, chosen_language, preferred_language

here = Words(preferred_language())  # help speaks the language of the environment

LOCAL = "127.0.0.1"


Lang = Annotated[str | None, typer.Option("--lang", metavar="ru|en", help=here("opt-lang"))]
Plain = Annotated[bool, typer.Option("--plain", help=here("opt-plain"))]
Json = Annotated[bool, typer.Option("--json", help=here("opt-json"))]
GameName = Annotated[str, typer.Argument(metavar="GAME", help=here("arg-game"), show_default=False)]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help=here("arg-record"), show_default=False)]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help=here("opt-option"))]
Data = Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help=here("opt-data"))]


class InOrder(TyperGroup):
    """Commands as a newcomer needs them, not as they happen to be defined."""

    def list_commands(self, ctx: Any) -> list[str]:
        tables = ["serve", "backup", "restore", "export", "export-me", "erase-me"]
        playing = ["play", "connect", "arena", "train", "puzzles", "record", "rules", "games"]
        return [*tables, *playing, "new-game", "bench"]


app = typer.Typer(
    name="letopis",
    cls=InOrder,
    help=here("cli-about"),
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
record_app = typer.Typer(help=here("cli-record"), no_args_is_help=True)


class MatchOrLadder(TyperGroup):
    """`letopis arena GAME` is a match: its name may be left out."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if not args or (args[0] not in self.commands and args[0] not in ctx.help_option_names):
            args = ["match", *args]
        return super().parse_args(ctx, args)


arena_app = typer.Typer(cls=MatchOrLadder, help=here("cli-arena"))


@app.callback(invoke_without_command=True)
def welcome(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help=here("opt-version"))] = False,
    lang: Lang = None,
) -> None:
    if context.invoked_subcommand is not None:
        return
    if version:
        sys.stdout.write(f"letopis {letopis.__version__}\n")
        return
    if sys.stdout.isatty():
        _serve(LOCAL, 0, 1, None, None, False, True)
        return
    words = Words(chosen_language(lang))  # nobody is there who could look at a browser: say what there is
    screen = Screen()
    screen.say(words("welcome-title"), "bold")
    screen.say(words("welcome"))
    for game in letopis.games():
        screen.say(f"  letopis play {game.name:<12} {game.title(words.lang)}")
    screen.say(words("welcome-more"))


@app.command(help=served("cli-serve"))
def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS", help=served("opt-host"))] = LOCAL,
    port: Annotated[str, typer.Option(metavar="N", help=served("opt-port"))] = "8000",
    database: Annotated[str | None, typer.Option(metavar="URL", help=served("opt-database"))] = None,
    workers: Annotated[str, typer.Option(metavar="N", help=served("opt-workers"))] = "1",
    data_dir: Annotated[Path | None, typer.Option(metavar="FOLDER", help=served("opt-data-dir"))] = None,
    log_json: Annotated[bool, typer.Option("--log-json", help=served("opt-log-json"))] = False,
    browser: Annotated[bool, typer.Option("--open", help=served("opt-open"))] = False,
) -> None:
    words = Words(preferred_language())
    processes = read_whole("--workers", workers, 1, words)
    _serve(host, read_port(port, words), processes, database, data_dir, log_json, browser)


def _serve(
    host: str, port: int, workers: int, database: str | None, data_dir: Path | None, log_json: bool, browser: bool
) -> None:
    with with_extra("server"):
        from letopis import app as application
        from letopis.server import run

    try:
        application.serve(run.settings_for(database, data_dir, log_json), host, port, workers, browser, here.lang)
    except run.CannotServe as cannot:
        raise Complaint(str(cannot)) from None


@app.command(help=here("cli-play"))
def play(
    name: GameName,
    seats: Annotated[str | None, typer.Option(metavar="LIST", help=here("opt-seats"))] = None,
    solo: Annotated[bool, typer.Option("--solo", help=here("opt-solo"))] = False,
    seed: Annotated[str | None, typer.Option(metavar="N|TEXT", help=here("opt-seed"))] = None,
    lang: Lang = None,
    plain: Plain = False,
    data: Data = None,
    option: Options = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help=here("opt-load"))] = None,
) -> None:
    from letopis.terminal.session import Session
    from letopis.terminal.table import Table

    words = Words(chosen_language(lang))
    game = find_game(name, words)
    spec = HUMAN if solo else seats
    if solo and seats not in (None, HUMAN):
        raise Complaint(words("bad-solo"))
    if load is None:
        sitting = read_seats(spec or usual_seats(2), game, words)
        options = read_options(game, option or [], data, words)
        position = game.new(len(sitting), secrets.randbelow(10**9) if seed is None else read_seed(seed), options)
        session = Session(position, sitting, words)
    else:
        if seed is not None or option or data is not None:
            raise Complaint(words("bad-load"))
        record = open_record(load, words)
        sitting = read_seats(spec or usual_seats(record.players), game, words)
        if record.game != game.name:
            raise Complaint(words("other-game", file=str(load), game=record.game))
        try:
            position = record.begin(game)
        except LetopisError as error:
            raise Complaint(words("bad-record", file=str(load), why=str(error)), FAILED) from None
        if len(sitting) != record.players:
            raise Complaint(words("other-seats", file=str(load), count=record.players))
        session = Session(position, sitting, words)
        session.load(record, load)
    Table(session, Screen(plain), words).run()


@app.command(help=here("cli-connect"))
def connect(
    address: Annotated[str, typer.Argument(metavar="URL", help=here("arg-connect"), show_default=False)],
    bot: Annotated[str, typer.Option("--bot", metavar="BOT", help=here("opt-bot"))] = "master",
    name: Annotated[str | None, typer.Option(metavar="TEXT", help=here("opt-name"))] = None,
    game: Annotated[str | None, typer.Option(metavar="GAME", help=here("opt-game-connect"))] = None,
    against: Annotated[str, typer.Option(metavar="A,B,...", help=here("opt-against"))] = "journeyman",
    cookies: Annotated[Path | None, typer.Option(metavar="FILE", help=here("opt-cookies"))] = None,
    as_json: Json = False,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    from letopis.terminal.visitpage import run_visit

    words = Words(chosen_language(lang))
    raise typer.Exit(run_visit(Screen(plain), address, bot, name, game, against, cookies, as_json, words))


@arena_app.command("match", help=here("cli-match"))
def match(
    name: GameName,
    entrants: Annotated[str, typer.Option("--bots", metavar="A,B,...", help=here("opt-bots"))] = "greedy,random",
    count: Annotated[str, typer.Option("--games", metavar="N", help=here("opt-games"))] = "100",
    jobs: Annotated[str, typer.Option(metavar="N", help=here("opt-jobs"))] = "0",
    seed: Annotated[str, typer.Option(metavar="N|TEXT", help=here("opt-seed-arena"))] = "0",
    solo: Annotated[bool, typer.Option("--solo", help=here("opt-solo-arena"))] = False,
    cap: Annotated[str, typer.Option(metavar="N", help=here("opt-cap"))] = "20000",
    forfeit: Annotated[bool, typer.Option("--forfeit", help=here("opt-forfeit"))] = False,
    census: Annotated[Path | None, typer.Option(metavar="FILE", help=here("opt-census"))] = None,
    records: Annotated[Path | None, typer.Option(metavar="FILE", help=here("opt-records"))] = None,
    table: Annotated[Path | None, typer.Option(metavar="FILE", help=here("opt-table"))] = None,
    resume: Annotated[bool, typer.Option("--resume", help=here("opt-resume"))] = False,
    data: Data = None,
    option: Options = None,
    as_json: Json = False,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    from letopis.arena import Plan
    from letopis.terminal.arenapage import ArenaFiles, run_arena, usual_jobs

    words = Words(chosen_language(lang))
    if records is None and (table is not None or resume):
        raise Complaint(words("bad-no-records", option="--table" if table is not None else "--resume"))
    if table is not None and find_spec("pyarrow") is None:
        raise Complaint(words("bad-no-pyarrow"))
    game = find_game(name, words)
    names = tuple(entrant.strip() for entrant in entrants.split(","))
    for entrant in names:
        check_bot("--bots", entrant, game, words)
    players = 1 if solo else len(names)
    if players not in game.seats:
        raise Complaint(words("bad-bot-count", count=players, allowed=", ".join(map(str, game.seats))))
    options = read_options(game, option or [], data, words)
    plan = Plan(
        game=name,
        bots=names,
        games=read_whole("--games", count, 1, words),
        seed=read_seed(seed),
        options=options,
        solo=players == 1,
        cap=read_whole("--cap", cap, 1, words),
        forfeit=forfeit,
        census=census is not None,
        recorded=records is not None,
    )
    if census is not None and records is not None:
        raise Complaint(words("bad-census-records"))
    processes = read_whole("--jobs", jobs, 0, words) or usual_jobs()
    files = ArenaFiles(census, records, table, resume)
    raise typer.Exit(run_arena(Screen(plain), plan, processes, as_json, words, files))


@arena_app.command("ladder", help=here("cli-ladder"))
def ladder(
    names: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help=here("arg-ladder-games"))] = None,
    entrants: Annotated[str | None, typer.Option("--bots", metavar="A,B,...", help=here("opt-climbers"))] = None,
    seats: Annotated[str | None, typer.Option(metavar="2,3,...", help=here("opt-tables"))] = None,
    count: Annotated[str, typer.Option("--games", metavar="N", help=here("opt-games-each"))] = "100",
    time: Annotated[str | None, typer.Option(metavar="100ms", help=here("opt-time"))] = None,
    jobs: Annotated[str, typer.Option(metavar="N", help=here("opt-jobs"))] = "0",
    seed: Annotated[str, typer.Option(metavar="N|TEXT", help=here("opt-seed-arena"))] = "0",
    cap: Annotated[str, typer.Option(metavar="N", help=here("opt-cap"))] = "20000",
    page: Annotated[Path | None, typer.Option("--write", metavar="FILE", help=here("opt-write"))] = None,
    as_json: Json = False,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    from letopis.terminal.arenapage import usual_jobs
    from letopis.terminal.ladderpage import read_ladders, run_ladder

    words = Words(chosen_language(lang))
    ladders = read_ladders(names or [], entrants, seats, count, time, read_seed(seed), cap, words)
    processes = read_whole("--jobs", jobs, 0, words) or usual_jobs()
    raise typer.Exit(run_ladder(Screen(plain), ladders, processes, as_json, page, words))


app.add_typer(arena_app, name="arena")


@app.command(help=here("cli-train"))
def train(
    name: GameName,
    count: Annotated[str, typer.Option("--games", metavar="N", help=here("opt-games-train"))] = "2000",
    rounds: Annotated[str, typer.Option(metavar="N", help=here("opt-rounds"))] = "5",
    seed: Annotated[str, typer.Option(metavar="N|TEXT", help=here("opt-seed-arena"))] = "0",
    jobs: Annotated[str, typer.Option(metavar="N", help=here("opt-jobs"))] = "0",
    alone: Annotated[bool, typer.Option("--alone", help=here("opt-alone-train"))] = False,
    priors: Annotated[bool, typer.Option("--priors", help=here("opt-priors-train"))] = False,
    leaves: Annotated[bool, typer.Option("--leaves", help=here("opt-leaves-train"))] = False,
    iterations: Annotated[str, typer.Option(metavar="N", help=here("opt-iterations-train"))] = "0",
    out: Annotated[Path | None, typer.Option(metavar="FILE", help=here("opt-out-train"))] = None,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    words = Words(chosen_language(lang))
    game = find_game(name, words)
    with with_extra("train"):
        from letopis.terminal.trainpage import Wish, run_leaves, run_priors, run_training
    from letopis.terminal.arenapage import usual_jobs

    if priors + leaves + alone > 1:
        raise Complaint(words("train-either"))
    tries = read_whole("--iterations", iterations, 0, words)
    if leaves and tries:
        raise Complaint(words("train-no-search"))
    wish = Wish(
        Screen(plain),
        game,
        read_whole("--games", count, 1, words),
        read_seed(seed),
        read_whole("--jobs", jobs, 0, words) or usual_jobs(),
        tries,
        out,
        words,
        1 if priors or leaves else read_whole("--rounds", rounds, 1, words),
    )
    if priors or leaves:
        raise typer.Exit(run_priors(wish) if priors else run_leaves(wish))
    raise typer.Exit(run_training(wish, alone))


@app.command(help=here("cli-puzzles"))
def puzzles(
    name: GameName,
    count: Annotated[str, typer.Option("--games", metavar="N", help=here("opt-games-puzzles"))] = "100",
    seed: Annotated[str, typer.Option(metavar="N|TEXT", help=here("opt-seed-arena"))] = "0",
    jobs: Annotated[str, typer.Option(metavar="N", help=here("opt-jobs"))] = "0",
    out: Annotated[Path | None, typer.Option(metavar="FILE", help=here("opt-out-puzzles"))] = None,
    check: Annotated[bool, typer.Option("--check", help=here("opt-check"))] = False,
    judge: Annotated[str | None, typer.Option(metavar="NAME", help=here("opt-judge-puzzles"))] = None,
    page: Annotated[Path | None, typer.Option("--write", metavar="FILE", help=here("opt-write-puzzles"))] = None,
    as_json: Json = False,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    from letopis.terminal.arenapage import usual_jobs
    from letopis.terminal.puzzlepage import PuzzleWish, run_check, run_search

    words = Words(chosen_language(lang))
    game = find_game(name, words)
    if judge is not None:
        check_bot("--judge", judge, game, words)
    processes = read_whole("--jobs", jobs, 0, words) or usual_jobs()
    wish = PuzzleWish(Screen(plain), game, processes, out, words)
    games = read_whole("--games", count, 1, words)
    if check:
        raise typer.Exit(run_check(wish, judge, page, as_json))
    raise typer.Exit(run_search(wish, games, str(read_seed(seed))))


@record_app.command("show", help=here("cli-record-show"))
def record_show(
    file: RecordFile,
    events: Annotated[bool, typer.Option("--events", help=here("opt-events"))] = False,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    from letopis.terminal.recordpage import show_record

    raise typer.Exit(show_record(Screen(plain), file, Words(chosen_language(lang)), events))


@record_app.command("verify", help=here("cli-record-verify"))
def record_verify(
    file: RecordFile,
    seal: Annotated[str, typer.Option("--seal", metavar="HEX", help=here("opt-seal"))] = "",
    as_json: Json = False,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    from letopis.terminal.recordpage import verify_record, verify_records

    if file.suffix == ".jsonl":
        raise typer.Exit(verify_records(Screen(plain), file, Words(chosen_language(lang))))
    raise typer.Exit(verify_record(Screen(plain), file, Words(chosen_language(lang)), seal.strip().lower(), as_json))


@record_app.command("review", help=here("cli-record-review"))
def record_review(
    file: RecordFile,
    judge: Annotated[str | None, typer.Option("--bot", metavar="NAME", help=here("opt-judge"))] = None,
    as_json: Json = False,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    from letopis.terminal.reviewpage import review_record

    raise typer.Exit(review_record(Screen(plain), file, Words(chosen_language(lang)), judge, as_json))


app.add_typer(record_app, name="record")
app.add_typer(keeping.app)


@app.command(help=here("cli-rules"))
def rules(
    name: GameName,
    number: Annotated[str | None, typer.Argument(metavar="[NUMBER]", help=here("arg-number"))] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help=here("opt-coverage"))] = False,
    as_json: Json = False,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    from letopis.terminal.rulespage import find_rules, show_coverage, show_rules

    words = Words(chosen_language(lang))
    game = find_game(name, words)
    screen = Screen(plain)
    if coverage:
        raise typer.Exit(show_coverage(screen, game, words, Path.cwd(), as_json))
    book = game.rules(words.lang)
    if as_json:
        chosen = list(book.rules.values()) if number is None else find_rules(book, number, words)
        docs = [{"number": rule.number, "heading": rule.heading, "text": rule.text} for rule in chosen]
        sys.stdout.write(json.dumps(docs, ensure_ascii=False) + "\n")
        return
    if number is None:
        screen.prose(book.told)
    else:
        show_rules(screen, find_rules(book, number, words))


@app.command("games", help=here("cli-games"))
def list_games(as_json: Json = False, lang: Lang = None) -> None:
    words = Words(chosen_language(lang))
    if as_json:
        docs = [
            {
                "name": game.name,
                "title": game.title(words.lang),
                "seats": list(game.seats),
                "options": [option.doc() for option in game.options],
            }
            for game in letopis.games()
        ]
        sys.stdout.write(json.dumps(docs, ensure_ascii=False) + "\n")
        return
    screen = Screen()
    for game in letopis.games():
        screen.say(f"{game.name}: {game.title(words.lang)}", "bold")
        screen.say(words("game-seats", seats=", ".join(map(str, game.seats))))
        for option in game.options:
            title = game.texts.say(words.lang, f"option-{option.name}")
            figures = {"default": str(option.default), "allowed": option.allowed}
            screen.say(words("game-option", name=option.name, title=title, **figures))


@app.command("new-game", help=here("cli-new-game"))
def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help=here("arg-new-game"), show_default=False)],
    title: Annotated[str | None, typer.Option(metavar="TEXT", help=here("opt-title"))] = None,
    folder: Annotated[Path | None, typer.Option(metavar="FOLDER", help=here("opt-folder"))] = None,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    from letopis.terminal.newgame import run_new_game

    raise typer.Exit(run_new_game(Screen(plain), name, title, folder, Words(chosen_language(lang))))


@app.command(help=here("cli-bench"))
def bench(
    names: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help=here("arg-games"))] = None,
    seconds: Annotated[str, typer.Option(metavar="N", help=here("opt-seconds"))] = "1",
    as_json: Json = False,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    from letopis.measures import measure
    from letopis.terminal.arenapage import new_table, show_table

    words = Words(chosen_language(lang))
    chosen = [find_game(name, words) for name in names] if names else letopis.games()
    time = read_whole("--seconds", seconds, 1, words)
    results = [measure(game, 2 if 2 in game.seats else game.seats[0], time) for game in chosen]
    if as_json:
        sys.stdout.write(json.dumps([result.doc() for result in results]) + "\n")
        return
    heads = ("bench-game", "bench-players", "bench-decisions", "bench-copy", "bench-view", "bench-guess")
    table = new_table(*[words(head) for head in heads])
    for result in results:
        costs = [f"{cost:.1f} µs" for cost in (result.copy_us, result.view_us, result.guess_us)]
        table.append([result.game, str(result.players), f"{result.decisions_a_second:,.0f}", *costs])
    screen = Screen(plain)
    show_table(screen, table)
    uncompiled = "bench-plain-package" if checkout() is None else "bench-plain"
    screen.say(words("bench-compiled" if letopis.compiled() else uncompiled))


def main(arguments: list[str] | None = None) -> int:
    """Run a command; returns the exit code. What a person did wrong is one line, never a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that cannot show a letter shows a question mark
    try:
        code = app(arguments, prog_name="letopis", standalone_mode=False)
    except Complaint as complaint:
        return complain(str(complaint), complaint.code)
    except BadOption as bad:
        return complain(
            Words(preferred_language())("bad-value", field=bad.option, problem=bad.problem, allowed=bad.allowed), USAGE
        )
    except BadRecord as bad:
        return complain(str(bad), FAILED)
    except LetopisError as error:
        return complain(str(error), USAGE)
    except typer.TyperException as wrong:
        # without a sentence it is the help page, asked for by giving nothing
        sentence = wrong.format_message()
        return complain(sentence, wrong.exit_code) if sentence else wrong.exit_code
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    return code if isinstance(code, int) else 0


def complain(sentence: str, code: int) -> int:
    """One line on the error stream."""
    sys.stderr.write("letopis: " + " ".join(sentence.split()) + "\n")
    return code
