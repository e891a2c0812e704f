"""Say how much of each file of the rules the tests run, and fail if one has less than 95 of 100 lines."""

from __future__ import annotations

import sys

from coverage import Coverage

LEAST = 95


def main() -> int:
    coverage = Coverage()
    coverage.load()
    total = coverage.report(show_missing=True, skip_covered=True, precision=1)
    low = [path for path in sorted(coverage.get_data().measured_files()) if share(coverage, path) < LEAST]
    for path in low:
        print(f"{path}: {share(coverage, path):.1f} % of its lines are run, expected {LEAST} %.")
    print(f"The tests of the rules run {total:.1f} % of their lines.")
    return 1 if low else 0


def share(coverage: Coverage, path: str) -> float:
    """The hundredths of a file's lines that were run."""
    _, lines, _, missing, _ = coverage.analysis2(path)
    return 100 * (1 - len(missing) / len(lines)) if lines else 100


if __name__ == "__main__":
    sys.exit(main())
