"""Writes everything that is made of the contract: `python -m codegen` in a clone."""

from __future__ import annotations

from pathlib import Path

from codegen.files import generated


def main() -> None:
    for path, text in generated(Path.cwd()).items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
