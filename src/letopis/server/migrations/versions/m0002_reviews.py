"""Reviews of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("doc", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("reviews")
