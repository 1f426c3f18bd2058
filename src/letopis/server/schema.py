"""The tables of the database; the migrations bring a database to this shape."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

HEAD = "0008"  # the newest migration

metadata = MetaData()

THERE = text("kind IN ('sit', 'coach')")  # what one is at a table by: sought as it stands here, the index is found

# What never changes of a table, and, below, what lists of tables show: derived from the entries, written with them.
tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(128), nullable=False),
    Column("salt", String(128), nullable=False),
    Column("owner", String(32), nullable=False),
    Column("mode", String(8), nullable=False),
    Column("watch", String(8), nullable=False),
    Column("invited", Text, nullable=False),
    Column("links", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("joinable", Boolean, nullable=False),
    Column("summary", Text, nullable=False),
    Column("practice", Boolean, nullable=False, server_default=false()),
    Column("start", Text),  # a notation, for a game that begins in the middle
    Column("course", String(64), nullable=False, server_default=""),
    Column("guided", Boolean, nullable=False, server_default=false()),
    Column("dice", String(8), nullable=False, server_default=""),
    Column("commitment", String(64), nullable=False, server_default=""),
    Column("clock", Text),  # none: nobody minds
    Index("tables_updated", "over", "updated"),
    Index("tables_owner", "owner"),
)

# The record. Two servers cannot both write entry 12, and a command counts once.
entries = Table(
    "entries",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer),
    Column("data", Text, nullable=False),
    Column("person", String(32)),
    Column("command", String(64)),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "number", name="entries_pk"),
    UniqueConstraint("table_id", "command", name="entries_command"),
    Index("entries_there", "person", "table_id", sqlite_where=THERE, postgresql_where=THERE),
)

# Where a position does not have to be played again from the start: the newest of each table.
snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("doc", Text, nullable=False),
)

# Who sits where, for a person's own list.
places = Table(
    "places",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("person", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "seat", name="places_pk"),
    Index("places_person", "person"),
)

# Where /healthz tries whether anything can be written: one row; and, in another, when all of this was last put here by
# a restore: whoever has an older edition in memory may not write.
PULSE, EDITION = 1, 2
pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
)

# What the best bot thinks of a finished game: made when first asked for.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("doc", Text, nullable=False),
)

# A game that is over as it was drawn then, packed: to be read also when nobody plays its rules any more.
endings = Table(
    "endings",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("doc", LargeBinary, nullable=False),
)

# What the cookie does not hold: what to call somebody who comes back by his link, and of which links the last one is.
people = Table(
    "people",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("links", String(32), nullable=False),
)

# Tables that a person has put away.
shelved = Table(
    "shelved",
    metadata,
    Column("person", String(32), nullable=False),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    PrimaryKeyConstraint("person", "table_id", name="shelved_pk"),
    Index("shelved_table", "table_id"),
)

of_tables = (entries, snapshots, places, reviews, endings, shelved)  # what goes with a table that is deleted
