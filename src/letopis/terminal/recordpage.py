"""Records in a terminal: a whole game to read, and the proof that it was played so."""

import json
from pathlib import Path

import letopis
from letopis.kernel.errors import BadRecord, LetopisError, Refused
from letopis.kernel.events import Event
from letopis.kernel.position import Position
from letopis.kernel.records import Record, read_record
from letopis.kernel.seal import broken
from letopis.terminal.complaints import FAILED, Complaint
from letopis.terminal.options import find_game, open_record, read_file
from letopis.terminal.screen import Screen
from letopis.terminal.sheet import draw_sheet, result_lines
from letopis.terminal.words import Words, term


def show_record(screen: Screen, path: Path, words: Words, events: bool) -> int:
    """The header, each action as a sentence under its round and phase, and the score sheet."""
    record = open_record(path, words, FAILED)
    game = find_game(record.game, words)
    screen.say(game.title(words.lang), "bold")
    for line in header(record, words):
        screen.say(line)
    names = [game.texts.name_of(words.lang, seat, None) for seat in range(record.players)]
    try:
        position = record.begin(game)
    except LetopisError as error:
        raise Complaint(words("bad-record", file=str(path), why=str(error)), FAILED) from None
    heading = ""
    if events:
        tell(screen, position, position.opening, None, names, words)
    for number, (seat, text) in enumerate(record.actions, 1):
        now = moment(position, words)
        if now != heading:
            heading = now
            screen.say("")
            screen.say(heading, "bold")
        action = game.find_action(position, text)
        described = text if action is None else game.describe(action, words.lang)
        try:
            happened = position.play(text, seat)
        except Refused as refused:
            raise Complaint(
                words("bad-record", file=str(path), why=f"{BadRecord(number, str(refused))}"), FAILED
            ) from None
        screen.say(words("record-action", number=number, name=names[seat], action=described))
        if events:
            tell(screen, position, happened, seat, names, words)
    screen.say("")
    screen.show(draw_sheet(position, None, names, words, screen.plain))
    screen.say("")
    for line in result_lines(position, names, words) if position.over else [words("record-unfinished")]:
        screen.say(line)
    return 0


def tell(
    screen: Screen, position: Position, events: list[Event], seat: int | None, names: list[str], words: Words
) -> None:
    """What an action led to, as the seat that acted saw it; as everybody did what came before anybody was asked."""
    for event in events:
        sentence = event.sentence(position.game.texts, words.lang, seat, names)
        if sentence is not None:
            screen.say(f"      {sentence} ({event.rule})", "dim")


def header(record: Record, words: Words) -> list[str]:
    """How the game began."""
    options = ", ".join(f"{name}={value}" for name, value in record.options.items() if name != "data")
    if "data" in record.options:
        options = ", ".join(filter(None, [options, words("record-data")]))
    return [
        words("record-players", count=record.players),
        words("record-seed", seed=str(record.seed), chance=record.chance),
        words("record-options", options=options or words("none")),
        words("record-length", count=len(record.actions)),
    ]


def moment(position: Position, words: Words) -> str:
    """The round and the phase, where a game's view tells them."""
    view = position.view(None)
    parts: list[str] = []
    if view.get("round"):
        parts.append(words("round", round=view["round"]))
    if view.get("phase"):
        parts.append(term(position.game, words.lang, f"phase-{view['phase']}", str(view["phase"])))
    return " · ".join(parts)


def verify_records(screen: Screen, path: Path, words: Words) -> int:
    """Check many games, one a line; OK with how many, or the first line that is wrong and why."""
    count = 0
    for number, line in enumerate(read_file(path, words).splitlines(), 1):
        if not line.strip():
            continue
        try:
            record = read_record(line)
            flaw = broken(record)
            if flaw not in ("", "none"):
                raise BadRecord(0, words(f"seal-{flaw}"))
            letopis.replay(record)
        except BadRecord as bad:
            where = words("record-line", file=str(path), line=number)
            raise Complaint(words("bad-record", file=where, why=str(bad)), FAILED) from None
        count += 1
    screen.say(words("verified-all", count=count), "green")
    return 0


def verify_record(screen: Screen, path: Path, words: Words, shown: str = "", as_json: bool = False) -> int:
    """Check its seal, replay it; OK with the scores, or the reason why not. `shown`: a seal that somebody has kept."""
    record = open_record(path, words, FAILED)
    flaw = broken(record, shown)
    if flaw and (flaw != "none" or shown):
        raise Complaint(words("bad-record", file=str(path), why=words(f"seal-{flaw}")), FAILED)
    try:
        position = letopis.replay(record)
    except BadRecord as bad:
        raise Complaint(words("bad-record", file=str(path), why=str(bad)), FAILED) from None
    if as_json:
        doc = {"game": record.game, "actions": len(record.actions), "over": position.over}
        scores = [{"total": score.total, "rows": score.rows} for score in position.scores()]
        screen.output.write(json.dumps({**doc, "scores": scores, "sealed": record.seal is not None}) + "\n")
        return 0
    totals = ", ".join(str(score.total) for score in position.scores())
    key = "verified" if position.over else "verified-unfinished"
    screen.say(words(key, count=len(record.actions), totals=totals), "green")
    if record.seal is None:
        screen.say(words("seal-none"))
    else:
        numbers = sum(1 for number in record.seal.numbers if number)
        screen.say(words(f"seal-holds-{record.seal.dice}", numbers=numbers, seats=record.players), "green")
        screen.say(words("seal-shown" if shown else "seal-compare", commitment=record.seal.commitment))
    return 0
