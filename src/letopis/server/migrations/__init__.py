"""How a database comes to its present shape; run at every start by `letopis.server.store`."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from letopis.server import schema


def migrate(connection: Connection) -> None:
    """Give a database its present shape, whatever it had."""
    known = inspect(connection).get_table_names()
    if "alembic_version" in known:
        version = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        if version == schema.HEAD:  # nothing to do, and Alembic need not be imported
            return
    elif not known and connection.dialect.name == "sqlite":  # a new file: no need to go the way of the old ones
        schema.metadata.create_all(connection)
        connection.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"))
        connection.execute(text("INSERT INTO alembic_version VALUES (:head)"), {"head": schema.HEAD})
        return
    upgrade(connection)


def upgrade(connection: Connection) -> None:
    """Bring an older database, or an empty one, to its present shape step by step."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
