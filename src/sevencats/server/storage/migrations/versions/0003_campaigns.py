"""Campaigns of Gwen't and the tables of their ledger, which only grows."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
GROWS = "the ledger only grows"


def upgrade() -> None:
    op.create_table(
        "campaigns",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "dice_characters",
        sa.Column("campaign", sa.Text, sa.ForeignKey("campaigns.id"), primary_key=True),
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
    )
    op.create_table(
        "dice_sets",
        sa.Column("campaign", sa.Text, primary_key=True),
        sa.Column("character", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("faction", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["campaign", "character"], ["dice_characters.campaign", "dice_characters.name"]),
    )
    op.create_table(
        "dice_games",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("campaign", sa.Text, sa.ForeignKey("campaigns.id"), nullable=False, index=True),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("bet", sa.BigInteger, nullable=False),
        sa.Column("stake", sa.BigInteger, nullable=False),
        sa.Column("real_dice", sa.Integer, nullable=False),
        sa.Column("by_hand", sa.Integer, nullable=False),
    )
    op.create_table(
        "dice_players",
        sa.Column("game", sa.Integer, sa.ForeignKey("dice_games.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("character", sa.Text, nullable=False),
        sa.Column("lot", sa.Integer, nullable=False),
        sa.Column("wager", sa.Text),
    )
    op.create_table(
        "dice_records",
        sa.Column("game", sa.Integer, sa.ForeignKey("dice_games.id"), primary_key=True, autoincrement=False),
        sa.Column("record", sa.Text, nullable=False),
    )
    op.create_table(
        "dice_transactions",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("campaign", sa.Text, sa.ForeignKey("campaigns.id"), nullable=False, index=True),
        sa.Column("at", sa.Text, nullable=False),
        sa.Column("cause", sa.Text, nullable=False),
        sa.Column("game", sa.Integer, sa.ForeignKey("dice_games.id")),
        sa.Column("moment", sa.Text),
        sa.UniqueConstraint("game", "moment"),
    )
    op.create_table(
        "dice_entries",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("deed", sa.Integer, sa.ForeignKey("dice_transactions.id"), nullable=False),
        sa.Column("campaign", sa.Text, nullable=False),
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("lot", sa.Integer, nullable=False),
        sa.Column("amount", sa.BigInteger, sa.CheckConstraint("amount <> 0"), nullable=False),
    )
    op.create_index("dice_entries_account", "dice_entries", ["campaign", "account", "what", "lot"])
    only_grow("dice_transactions", "dice_entries")


def only_grow(*tables: str) -> None:
    """Rows of these tables are neither changed nor deleted, whoever asks."""
    if op.get_bind().dialect.name == "postgresql":
        op.execute(
            f"CREATE FUNCTION dice_only_grows() RETURNS trigger LANGUAGE plpgsql AS "
            f"$$ BEGIN RAISE EXCEPTION '{GROWS}'; END $$"
        )
        for table in tables:
            op.execute(
                f"CREATE TRIGGER {table}_stay BEFORE UPDATE OR DELETE ON {table} "
                "FOR EACH ROW EXECUTE FUNCTION dice_only_grows()"
            )
        return
    for table in tables:
        for name, moment in (("stay", "UPDATE"), ("last", "DELETE")):
            op.execute(
                f"CREATE TRIGGER {table}_{name} BEFORE {moment} ON {table} BEGIN SELECT RAISE(ABORT, '{GROWS}'); END"
            )
