"""Alembic's way in: the store hands over an open connection. Imported by anybody else, it does nothing."""

from alembic import context

from letopis.server.schema import metadata

if hasattr(context, "config"):
    context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
    with context.begin_transaction():
        context.run_migrations()
