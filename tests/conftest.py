"""What all tests share: the build that is tested, and how hard Hypothesis tries."""
from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

from sevencats.build import is_compiled

BUILD = "compiled" if is_compiled() else "plain"
WANTED = os.environ.get("SEVENCATS_BUILD", BUILD)
assert BUILD == WANTED, f"these tests were to run on the {WANTED} rules, but the {BUILD} ones were imported"

settings.register_profile("house", deadline=None, max_examples=int(os.environ.get("EXAMPLES", "60")),
                          suppress_health_check=[HealthCheck.too_slow], derandomize=True)
settings.load_profile("house")


def pytest_report_header() -> str:
    return f"rules: {BUILD}"
