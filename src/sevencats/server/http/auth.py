"""Authentication: guests and accounts, by a signed session cookie or a bot's bearer token. Tokens are stored as hashes,
passwords as argon2id; a session that was revoked is worth nothing."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from itsdangerous import BadSignature, Signer
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from sevencats.server.http.middleware import client_of
from sevencats.server.refusal import Refusal
from sevencats.server.storage import schema
from sevencats.server.storage.repository import Repository, now

if TYPE_CHECKING:
    from sevencats.server.http.endpoint import Context
    from sevencats.server.state import Server

COOKIE: Final = "sevencats"
HOUR: Final = 3600
YEAR: Final = 365 * 24 * HOUR
LATELY: Final = 20.0  # seconds for which a session need not be looked up again
MANY: Final = 5000  # sessions remembered so
people, sessions, tokens = schema.people, schema.sessions, schema.tokens


class Caller(Struct):
    """Somebody who asks for something."""

    person: str
    name: str
    guest: bool
    session: str | None = None
    cookie: str | None = None  # to be set: this session is new
    token: str | None = None  # the id of the bot's token

    @property
    def credential(self) -> str | None:
        """What can be revoked: the id of the session or of the token."""
        return self.session or self.token


class Identity:
    def __init__(self, repository: Repository, secret: str) -> None:
        self.repository = repository
        self.secret = secret
        self.signer = Signer(secret, salt="session")
        self.hasher = PasswordHasher()
        self.threads = asyncio.Semaphore(2)  # a hash takes 140 ms of a core
        self.lately: dict[str, tuple[Caller, float]] = {}  # sessions that were looked up a moment ago
        self.nobody = self.hasher.hash(secrets.token_hex(16))

    async def caller(self, connection: HTTPConnection) -> Caller | None:
        """Whoever comes with a token or, without one, with a cookie that is known here."""
        bearer, cookie = connection.headers.get("authorization"), connection.cookies.get(COOKIE)
        if bearer is not None:
            return await self.by_token(bearer.removeprefix("Bearer ").strip())
        return await self.by_cookie(cookie) if cookie else None

    async def by_cookie(self, cookie: str) -> Caller | None:
        try:
            token = self.signer.unsign(cookie).decode()
        except (BadSignature, UnicodeError):
            return None
        key = digest(token)
        known = self.lately.get(key)
        if known is not None and known[1] > monotonic():
            return replace(known[0])
        row = await self.repository.one(
            select(sessions.c.id, sessions.c.seen, people.c.id.label("person"), people.c.name, people.c.login)
            .join(people, people.c.id == sessions.c.person)
            .where(sessions.c.digest == key)
        )
        if row is None:
            return None
        if row["seen"] < now() - HOUR:
            await self.repository.do(update(sessions).where(sessions.c.id == row["id"]).values(seen=now()))
        caller = Caller(row["person"], row["name"], row["login"] is None, row["id"])
        if len(self.lately) >= MANY:
            self.lately.clear()
        self.lately[key] = caller, monotonic() + LATELY
        return replace(caller)

    def forget(self, session: str | None) -> None:
        """A session has ended or changed: ask the repository next time."""
        self.lately = {key: known for key, known in self.lately.items() if known[0].session != session}

    async def by_token(self, token: str) -> Caller | None:
        row = await self.repository.one(
            select(people.c.id, people.c.name, people.c.login, tokens.c.id.label("token"))
            .join(tokens, tokens.c.person == people.c.id)
            .where(tokens.c.digest == digest(token))
        )
        return None if row is None else Caller(row["id"], row["name"], row["login"] is None, token=row["token"])

    async def guest(self, agent: str) -> Caller:
        """Somebody new, who can play at once."""
        person, name = secrets.token_urlsafe(9), f"Guest {secrets.randbelow(9000) + 1000}"
        await self.repository.do(insert(people).values(id=person, name=name, made=now()))
        return await self.begin(person, name, True, agent)

    async def begin(self, person: str, name: str, guest: bool, agent: str) -> Caller:
        """A new session."""
        id, token = secrets.token_urlsafe(9), secrets.token_urlsafe(32)
        await self.repository.do(
            insert(sessions).values(
                id=id, digest=digest(token), person=person, agent=agent[:120], made=now(), seen=now()
            )
        )
        return Caller(person, name, guest, id, self.signer.sign(token).decode())

    async def register(self, caller: Caller, name: str, password: str, agent: str) -> Caller:
        """A guest becomes an account and keeps everything."""
        if not caller.guest:
            raise Refusal("turn", "account")
        hashed = await self.hash(password)
        try:
            await self.repository.do(
                update(people)
                .where(people.c.id == caller.person)
                .values(name=name, login=name.casefold(), password=hashed)
            )
        except IntegrityError:
            raise Refusal("turn", "name-taken", came=name) from None
        return await self.renew(caller, caller.person, name, agent)

    async def login(self, caller: Caller, name: str, password: str, agent: str) -> Caller:
        """Prove an account's password; what the guest had moves into it."""
        row = await self.repository.one(select(people).where(people.c.login == name.casefold()))
        if not await self.proved(self.nobody if row is None else row["password"], password) or row is None:
            raise Refusal("foreign", "password", 403)
        if caller.guest:
            await self.move(caller.person, row["id"])
        return await self.renew(caller, row["id"], row["name"], agent)

    async def renew(self, caller: Caller, person: str, name: str, agent: str) -> Caller:
        """Whoever proves who they are gets a new session; the old one ends."""
        fresh = await self.begin(person, name, False, agent)
        if caller.session is not None:
            await self.repository.do(delete(sessions).where(sessions.c.id == caller.session))
            self.forget(caller.session)
        return fresh

    async def move(self, guest: str, person: str) -> None:
        """A guest's seats, tables, decks, campaigns and tokens become the account's; what it has of the same name
        stays."""
        library, chairs = schema.library, schema.chairs
        kept = {
            (row["kind"], row["game"], row["name"])
            for row in await self.repository.all(select(library).where(library.c.person == person))
        }
        moves: list[Any] = [
            update(library)
            .where(
                library.c.person == guest,
                library.c.kind == row["kind"],
                library.c.game == row["game"],
                library.c.name == row["name"],
            )
            .values(person=person)
            for row in await self.repository.all(select(library).where(library.c.person == guest))
            if (row["kind"], row["game"], row["name"]) not in kept
        ]
        taken = select(chairs.c.match).where(chairs.c.person == person)
        await self.repository.do(
            *moves,
            update(chairs).where(chairs.c.person == guest, chairs.c.match.not_in(taken)).values(person=person),
            update(tokens).where(tokens.c.person == guest).values(person=person),
            update(schema.campaigns).where(schema.campaigns.c.person == guest).values(person=person),
            update(schema.matches).where(schema.matches.c.host == guest).values(host=person),
        )

    async def change_password(self, caller: Caller, old: str, new: str) -> list[str]:
        """A new password ends all other sessions and all tokens, for a thief may have made them; the ids of these."""
        row = await self.repository.one(select(people.c.password).where(people.c.id == caller.person))
        if caller.guest or row is None or not await self.proved(row["password"], old):
            raise Refusal("foreign", "password", 403)
        hashed = await self.hash(new)
        others = sessions.c.person == caller.person, sessions.c.id != (caller.session or "")
        bots = tokens.c.person == caller.person

        def work(connection: Connection) -> list[str]:
            ended = [*connection.scalars(select(sessions.c.id).where(*others))]
            ended += connection.scalars(select(tokens.c.id).where(bots))
            connection.execute(update(people).where(people.c.id == caller.person).values(password=hashed))
            connection.execute(delete(sessions).where(*others))
            connection.execute(delete(tokens).where(bots))
            return ended

        revoked: list[str] = await self.repository.change(work)
        return revoked

    async def ended(self, credentials: list[str]) -> list[str]:
        """Which of these sessions and tokens are no more."""
        known = await self.repository.several(
            select(sessions.c.id).where(sessions.c.id.in_(credentials)),
            select(tokens.c.id).where(tokens.c.id.in_(credentials)),
        )
        return list(set(credentials) - {row["id"] for rows in known for row in rows})

    async def rename(self, caller: Caller, name: str) -> None:
        if not caller.guest:
            raise Refusal("turn", "account-name")
        await self.repository.do(update(people).where(people.c.id == caller.person).values(name=name))
        self.forget(caller.session)

    async def sessions(self, caller: Caller) -> list[dict[str, Any]]:
        mine = sessions.c.person == caller.person
        return await self.repository.all(select(sessions).where(mine).order_by(sessions.c.made))

    async def revoke(self, caller: Caller, session: str) -> None:
        mine = sessions.c.person == caller.person, sessions.c.id == session
        if not await self.repository.do(delete(sessions).where(*mine)):
            raise Refusal("foreign", "no-session", 404)
        self.forget(session)

    async def new_token(self, caller: Caller, name: str) -> tuple[str, int, str]:
        """A bot's token, told once: its id, when it was made, and itself."""
        id, made, token = secrets.token_urlsafe(9), now(), "sc_" + secrets.token_urlsafe(32)
        await self.repository.do(
            insert(tokens).values(id=id, digest=digest(token), person=caller.person, name=name, made=made)
        )
        return id, made, token

    async def revoke_token(self, caller: Caller, id: str) -> None:
        if not await self.repository.do(delete(tokens).where(tokens.c.person == caller.person, tokens.c.id == id)):
            raise Refusal("foreign", "no-token", 404)

    def invitation(self, match: str) -> str:
        """The key in a table's invite link; it is nowhere written down."""
        return hmac.new(self.secret.encode(), f"invite:{match}".encode(), hashlib.sha256).hexdigest()[:24]

    def invited(self, match: str, key: str | None) -> bool:
        return key is not None and hmac.compare_digest(self.invitation(match).encode(), key.encode())

    async def hash(self, password: str) -> str:
        async with self.threads:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def proved(self, hashed: str, password: str) -> bool:
        async with self.threads:
            return await asyncio.to_thread(self.matches, hashed, password)

    def matches(self, hashed: str, password: str) -> bool:
        try:
            return self.hasher.verify(hashed, password)
        except (Argon2Error, InvalidHashError):
            return False


def digest(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


async def authenticate(request: Request, known: bool) -> Caller | None:
    server: Server = request.app.state.server
    caller = await server.identity.caller(request)
    if caller is None and "authorization" in request.headers:
        raise Refusal("foreign", "token-unknown", 401)
    if caller is not None or not known:
        return caller
    if not server.guests.take(client_of(request.scope) or ""):
        raise Refusal("rate", "guests", 429)
    return await server.identity.guest(request.headers.get("user-agent", ""))


def set_cookie(context: Context, response: Response) -> None:
    if context.new is not None and context.new.cookie is not None:
        response.set_cookie(
            COOKIE,
            context.new.cookie,
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=context.server.settings.secure,
            path="/",
        )
    elif context.forget:
        response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
