"""Seals that bind the dice, clocks, people who come back by a link, tables that were put away."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision: str | None = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("dice", sa.String(8), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("commitment", sa.String(64), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("clock", sa.Text))
    op.create_table(
        "people",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("links", sa.String(32), nullable=False),
    )
    op.create_table(
        "shelved",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id", name="shelved_pk"),
    )
    op.create_index("shelved_table", "shelved", ["table_id"])


def downgrade() -> None:
    op.drop_table("shelved")
    op.drop_table("people")
    for name in ("clock", "commitment", "dice"):
        op.drop_column("tables", name)
