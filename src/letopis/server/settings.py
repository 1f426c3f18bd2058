"""What whoever runs a server may choose; every one also by an environment variable, LETOPIS_<NAME>."""

import os
import secrets
import sys
from dataclasses import dataclass, fields
from pathlib import Path

KEY_FILE = "key"


def data_folder() -> Path:
    """Where this user's programs keep their data."""
    if os.environ.get("LETOPIS_DATA_DIR"):
        return Path(os.environ["LETOPIS_DATA_DIR"])
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(Path.home() / "AppData" / "Local"))) / "letopis"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "letopis"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "letopis"


@dataclass(frozen=True, slots=True)
class Settings:
    """A server's choices."""

    data_dir: str = ""
    database: str = ""  # "": a SQLite file in the data folder
    key: str = ""  # signs cookies and links; "": a file in the data folder. Servers that share tables share it
    thinkers: int = 0  # processes in which bots think; 0: one less than there are cores, but two at least
    attention: float = 60.0  # seconds after which the bots of a table pause that nobody looks at
    pace: float = 0.2  # seconds between a bot's open moves, so that people can follow
    log_json: bool = False
    heartbeat: float = 15.0  # seconds between signs of life on a stream
    idle: float = 600.0  # seconds after which a table nobody looks at leaves the memory
    snapshot_every: int = 60  # plays
    thinking_time: float = 30.0  # seconds after which a bot's process counts as stuck
    apprentice_time: float = 0.2  # seconds that a level's bot has for a decision,
    journeyman_time: float = 0.5
    master_time: float = 1.5
    other_time: float = 1.5  # of another package's bot
    overrun: float = 4.0  # and how many more until a simple bot answers in its place
    hint_time: float = 1.0
    review_time: float = 0.1  # seconds a decision of a finished game
    thinker_memory: int = 1024  # megabytes of each process in which bots think; 0: no limit
    worker_patience: float = 20.0  # seconds without a sign of life after which a worker is started again
    shard: int = 0  # which of several processes this is: the server sets both by itself
    shards: int = 1

    # whom to believe
    hosts: str = ""  # names under which the server is asked, with commas; "": any. *.example.org: all of its own
    proxies: str = ""  # addresses and networks of the proxies before it: only they may say for whom they ask
    metrics_token: str = ""  # the word by which /metrics is told; "": it is told nobody

    # limits
    body: int = 64_000  # bytes
    head: int = 16_000  # bytes of a request's address and headers
    request_time: float = 10.0  # seconds until the whole of a request has come,
    write_time: float = 60.0  # and until what is written is read
    connections: int = 10_000  # open ones
    connections_per_address: int = 600
    arrival_rate: float = 100.0  # new ones a second from one address, and how many at once
    arrival_burst: int = 600
    person_rate: float = 20.0  # requests a second, and how many at once
    person_burst: int = 60
    address_rate: float = 100.0
    address_burst: int = 400
    tables_per_person: int = 50  # unfinished ones
    table_rate: float = 0.2  # new tables a second from one address, and how many at once
    table_burst: int = 30
    streams_per_person: int = 20
    streams_per_address: int = 400
    requests_at_once: int = 6  # of one address; the others wait
    work_rate: float = 0.3  # of each second, what one address may take of the server's time, and how much at once
    work_burst: float = 3.0
    talk_rate: float = 0.5  # words to a table a second, of one person and of one address, and how many at once
    talk_burst: int = 10

    @property
    def folder(self) -> Path:
        """The data folder."""
        return Path(self.data_dir) if self.data_dir else data_folder()

    @property
    def database_url(self) -> str:
        """The database's address."""
        return self.database or f"sqlite:///{(self.folder / 'tables.db').absolute()}"

    def time_of(self, level: str) -> float:
        """The seconds that a level's bot has for a decision."""
        times = {"apprentice": self.apprentice_time, "journeyman": self.journeyman_time, "master": self.master_time}
        return times.get(level, self.other_time)

    @property
    def key_file(self) -> Path:
        """Where the key is kept, unless the environment has it."""
        return self.folder / KEY_FILE

    def signing_key(self) -> bytes:
        """What cookies and links are signed with; made on the first start."""
        if self.key:
            return self.key.encode()
        path = self.key_file
        self.folder.mkdir(parents=True, exist_ok=True)
        try:
            with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
                file.write(secrets.token_hex(32))
        except FileExistsError:
            pass
        return path.read_text().strip().encode()

    def to_environment(self) -> dict[str, str]:
        """As environment variables, for the worker processes."""
        return {f"LETOPIS_{field.name.upper()}": str(getattr(self, field.name)) for field in fields(self)}


def from_environment() -> Settings:
    """The settings that the environment asks for."""
    given: dict[str, object] = {}
    kinds: dict[type, type] = {int: int, float: float, str: str}
    for field in fields(Settings):
        value = os.environ.get(f"LETOPIS_{field.name.upper()}")
        if value is None or value == "":
            continue
        kind = type(field.default)
        given[field.name] = value.lower() in ("1", "true", "yes", "on") if kind is bool else kinds[kind](value)
    return Settings(**given)  # type: ignore[arg-type]  # each value has been made of its field's own kind
