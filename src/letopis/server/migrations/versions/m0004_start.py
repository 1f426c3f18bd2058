"""Tables that begin with a position of somebody's own."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision: str | None = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("start", sa.Text))


def downgrade() -> None:
    op.drop_column("tables", "start")
