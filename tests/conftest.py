"""What all tests share: the build that is tested, and how hard Hypothesis tries."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

from sevencats.build import is_compiled
from tests.web.needs import missing

BUILD = "compiled" if is_compiled() else "plain"
WANTED = os.environ.get("SEVENCATS_BUILD", BUILD)
assert BUILD == WANTED, f"these tests were to run on the {WANTED} rules, but the {BUILD} ones were imported"

settings.register_profile(
    "house",
    deadline=None,
    max_examples=int(os.environ.get("EXAMPLES", "60")),
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=True,
)
settings.load_profile("house")

MISSING = missing()
collect_ignore = ["web"] if MISSING else []


def pytest_report_header() -> list[str]:
    return [f"rules: {BUILD}", *([MISSING] if MISSING else [])]


def pytest_configure() -> None:
    if MISSING and os.environ.get("CI"):
        raise pytest.UsageError(MISSING)
