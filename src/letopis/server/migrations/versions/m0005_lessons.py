"""Tables at which one learns."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision: str | None = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("course", sa.String(64), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("guided", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("tables", "guided")
    op.drop_column("tables", "course")
