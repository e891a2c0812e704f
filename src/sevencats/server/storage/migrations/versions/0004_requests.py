"""Answers to requests of campaigns that came with an idempotency key."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "dice_requests",
        sa.Column("campaign", sa.Text, sa.ForeignKey("campaigns.id"), primary_key=True),
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("request", sa.Text, nullable=False),
        sa.Column("answer", sa.Text, nullable=False),
    )
