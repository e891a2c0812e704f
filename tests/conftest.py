"""What all tests share: the build that is tested, and how hard Hypothesis tries."""
from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from sevencats.build import is_compiled

BUILD = "compiled" if is_compiled() else "plain"
WANTED = os.environ.get("SEVENCATS_BUILD", BUILD)
assert BUILD == WANTED, f"these tests were to run on the {WANTED} rules, but the {BUILD} ones were imported"

settings.register_profile("house", deadline=None, max_examples=int(os.environ.get("EXAMPLES", "60")),
                          suppress_health_check=[HealthCheck.too_slow], derandomize=True)
settings.load_profile("house")


CLIENT = Path(__file__).parents[1] / "build/client/index.html"
MISSING = ("There is no chromium here: the browser client is not tried." if shutil.which("chromium") is None else
           "The browser client is not built (make web): it is not tried." if not CLIENT.exists() else "")
collect_ignore = ["web"] if MISSING else []


def pytest_report_header() -> list[str]:
    return [f"rules: {BUILD}", *([MISSING] if MISSING else [])]


def pytest_configure() -> None:
    if MISSING and os.environ.get("CI"):
        raise pytest.UsageError(MISSING)
