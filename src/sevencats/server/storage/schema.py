"""Database schema: people and their things, matches, and the log of every match (`choices`). Views and events are not
stored. Names of tables and columns are those of 0.1, and stay."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

server_values = Table(  # the secret and the server time
    "house",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("login", Text, unique=True),  # the name in lower case; null for a guest
    Column("password", Text),  # argon2id; null for a guest
    Column("made", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("digest", Text, nullable=False, unique=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("agent", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", Text, primary_key=True),
    Column("digest", Text, nullable=False, unique=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
)

library = Table(  # decks and campaign characters
    "shelf",
    metadata,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("name", Text, primary_key=True),
    Column("data", JSON, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("wanted", JSON, nullable=False),  # the setup without its seats
    Column("setup", JSON),  # complete when everybody sits
    Column("content", Text, nullable=False),
    Column("engine", Text, nullable=False),
    Column("clock", JSON),
    Column("public", Boolean, nullable=False),
    Column("hot", Boolean, nullable=False),  # everybody at one screen
    Column("seed", Text, nullable=False),  # secret until the end
    Column("status", Text, nullable=False),  # open, playing, over
    Column("result", JSON),
    Column("began", BigInteger, nullable=False),  # server time of the first question
    Column("deadline", BigInteger),  # server time at which the asked seat's clock falls
    Column("host", Text, ForeignKey("people.id"), nullable=False),
    Column("made", BigInteger, nullable=False),
    Index("matches_status", "status", "made"),
)

chairs = Table(
    "chairs",
    metadata,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), index=True),
    Column("bot", Text),  # a level
    Column("name", Text, nullable=False),
    Column("wanted", JSON, nullable=False),  # this seat's part of the setup
)

choices = Table(  # the key (match, n) settles every race
    "choices",
    metadata,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("verb", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("option", Text, nullable=False),
    Column("at", BigInteger, nullable=False),  # server time, milliseconds
    Column("lag", BigInteger, nullable=False, server_default="0"),  # for which the entry before was not yet told
)

chat = Table(
    "chat",
    metadata,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("k", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("phrase", Text),
    Column("text", Text),
    Column("made", BigInteger, nullable=False),
)

mutes = Table(
    "mutes",
    metadata,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
)

campaigns = Table(  # of a game master; the ledger's tables follow
    "campaigns",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("made", BigInteger, nullable=False),
)

Table(
    "dice_characters",
    metadata,
    Column("campaign", Text, ForeignKey("campaigns.id"), primary_key=True),
    Column("name", Text, primary_key=True),
    Column("number", Integer, nullable=False),
)

Table(
    "dice_sets",
    metadata,
    Column("campaign", Text, primary_key=True),
    Column("character", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("faction", Text, nullable=False),
    ForeignKeyConstraint(["campaign", "character"], ["dice_characters.campaign", "dice_characters.name"]),
)

Table(
    "dice_games",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("campaign", Text, ForeignKey("campaigns.id"), nullable=False, index=True),
    Column("setup", Text, nullable=False),
    Column("bet", BigInteger, nullable=False),
    Column("stake", BigInteger, nullable=False),
    Column("real_dice", Integer, nullable=False),
    Column("by_hand", Integer, nullable=False),
)

Table(
    "dice_players",
    metadata,
    Column("game", Integer, ForeignKey("dice_games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("character", Text, nullable=False),
    Column("lot", Integer, nullable=False),
    Column("wager", Text),
)

Table(
    "dice_records",
    metadata,
    Column("game", Integer, ForeignKey("dice_games.id"), primary_key=True, autoincrement=False),
    Column("record", Text, nullable=False),
)

Table(
    "dice_transactions",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("campaign", Text, ForeignKey("campaigns.id"), nullable=False, index=True),
    Column("at", Text, nullable=False),
    Column("cause", Text, nullable=False),
    Column("game", Integer, ForeignKey("dice_games.id")),
    Column("moment", Text),
    UniqueConstraint("game", "moment"),  # a game is settled once
)

Table(
    "dice_entries",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("deed", Integer, ForeignKey("dice_transactions.id"), nullable=False),
    Column("campaign", Text, nullable=False),
    Column("account", Text, nullable=False),
    Column("what", Text, nullable=False),
    Column("lot", Integer, nullable=False),
    Column("amount", BigInteger, CheckConstraint("amount <> 0"), nullable=False),
    Index("dice_entries_account", "campaign", "account", "what", "lot"),
)

Table(  # what was done under a caller's idempotency key, and the answer
    "dice_requests",
    metadata,
    Column("campaign", Text, ForeignKey("campaigns.id"), primary_key=True),
    Column("key", Text, primary_key=True),
    Column("request", Text, nullable=False),
    Column("answer", Text, nullable=False),
)
