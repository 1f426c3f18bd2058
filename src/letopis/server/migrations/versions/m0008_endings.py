"""What is kept of games that are over, whatever becomes of their rules; and where somebody has ever sat."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision: str | None = "0007"

THERE = sa.text("kind IN ('sit', 'coach')")


def upgrade() -> None:
    op.create_table(
        "endings",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("doc", sa.LargeBinary, nullable=False),
    )
    op.create_index("entries_there", "entries", ["person", "table_id"], sqlite_where=THERE, postgresql_where=THERE)


def downgrade() -> None:
    op.drop_index("entries_there", "entries")
    op.drop_table("endings")
