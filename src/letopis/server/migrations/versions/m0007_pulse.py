"""A row in which to try whether anything can be written; and no more note of tables whose bots are due."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision: str | None = "0006"


def upgrade() -> None:
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.drop_column("tables", "bots_due")


def downgrade() -> None:
    op.add_column("tables", sa.Column("bots_due", sa.Boolean, nullable=False, server_default=sa.false()))
    op.drop_table("pulse")
