"""How long a line was stored before it was told, given back to the clock that ran meanwhile."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("choices", sa.Column("lag", sa.BigInteger, nullable=False, server_default="0"))
