"""A matrix of win rates as a picture: SVG by hand, PNG made from it, and a page that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import Final

from sevencats.core.words import BadInput
from sevencats.lab.duel import Rates, both_ways, overall
from sevencats.lab.needs import need
from sevencats.lab.rates import Rate

KINDS: Final = (".svg", ".png", ".html")
CELL: Final = 46  # pixels of a cell's side
LETTER: Final = 7.6  # pixels of a letter's width
GROUND: Final = "#231810"
INK: Final = "#f4e8cf"
QUIET: Final = "#d3c2a0"
BAD: Final = (125, 43, 34)
EVEN: Final = (65, 46, 32)
GOOD: Final = (70, 110, 48)
LEGEND: Final = "win rate of the row against the column in %, and half its 95 % interval"
STYLE: Final = (
    f"body{{background:{GROUND};color:{INK};font-family:Alegreya,Georgia,serif;margin:2rem}}"
    "h1{font-weight:600}svg{max-width:100%;height:auto}table{border-collapse:collapse;margin-top:2rem}"
    "th,td{padding:.25rem .9rem;text-align:right;border-bottom:1px solid #5b4230;"
    "font-variant-numeric:lining-nums tabular-nums}th:first-child{text-align:left}"
)


def checked(paths: Iterable[Path]) -> None:
    """Say what cannot be drawn before the games are played, not after."""
    for path in paths:
        if path.suffix not in KINDS:
            raise BadInput("picture", path=path, names=KINDS)
        if path.suffix == ".png":
            need("vl_convert")


def save(found: Rates, title: str, path: Path) -> None:
    """Draw the matrix into a file whose ending says what it becomes."""
    try:
        if path.suffix == ".png":
            path.write_bytes(need("vl_convert").svg_to_png(svg(found, title), scale=2))
        else:
            path.write_text(svg(found, title) if path.suffix == ".svg" else page(found, title), encoding="utf-8")
    except OSError as why:
        raise BadInput("unwritable", path=path, why=why.strerror) from None


def svg(found: Rates, title: str) -> str:
    """Rows against columns, the best deck first; a cell that is pointed at says its interval and games."""
    matrix, names = both_ways(found), list(overall(found))
    left = round(max(map(len, names)) * LETTER) + 40
    top = 96
    wide = max(left + CELL * len(names), round(max(len(title) * 1.3, len(LEGEND)) * LETTER)) + 20
    high = top + CELL * len(names) + 20
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}" '
        'role="img" font-family="sans-serif" font-size="14">',
        f"<title>{escape(title)}</title>",
        f'<rect width="100%" height="100%" fill="{GROUND}"/>',
        f'<text x="20" y="34" font-size="18" fill="{INK}">{escape(title)}</text>',
        f'<text x="20" y="58" fill="{QUIET}">{LEGEND}</text>',
    ]
    for row, name in enumerate(names):
        y = top + row * CELL
        parts.append(text(left - 12, y + CELL / 2 + 5, f"{name}  {row + 1}", INK, "end"))
        parts.append(text(left + row * CELL + CELL / 2, top - 10, str(row + 1), QUIET, "middle"))
        parts += [
            cell(left + column * CELL, y, f"{name} against {other}", matrix[name, other])
            for column, other in enumerate(names)
            if other != name
        ]
    return "\n".join([*parts, "</svg>", ""])


def cell(x: float, y: float, who: str, rate: Rate) -> str:
    return (
        f"<g><title>{escape(f'{who}: {rate}, {rate.games} games')}</title>"
        f'<rect x="{x + 1}" y="{y + 1}" width="{CELL - 2}" height="{CELL - 2}" rx="4" fill="{colour(rate.score)}"/>'
        + text(x + CELL / 2, y + CELL / 2 + 1, f"{rate.score * 100:.0f}", INK, "middle")
        + text(x + CELL / 2, y + CELL / 2 + 15, f"±{rate.reach * 100:.0f}", INK, "middle", 10)
        + "</g>"
    )


def text(x: float, y: float, words: str, fill: str, anchor: str, size: int = 14) -> str:
    return f'<text x="{x}" y="{y}" fill="{fill}" text-anchor="{anchor}" font-size="{size}">{escape(words)}</text>'


def colour(score: float) -> str:
    """From bad over even to good."""
    end, share = (GOOD, score * 2 - 1) if score > 0.5 else (BAD, 1 - score * 2)
    mixed = [round(a + (b - a) * share) for a, b in zip(EVEN, end, strict=True)]
    return "#" + "".join(f"{part:02x}" for part in mixed)


def page(found: Rates, title: str) -> str:
    """The picture and all its numbers, in one file."""
    rows = [f"<tr><th>{escape(name)}</th>{numbers(rate)}</tr>" for name, rate in overall(found).items()]
    duels = [f"<tr><th>{escape(a)} against {escape(b)}</th>{numbers(rate)}</tr>" for (a, b), rate in found.items()]
    head = "<tr><th></th><td>win rate</td><td>95 % interval</td><td>games</td></tr>"
    return "\n".join(
        [
            "<!doctype html>",
            '<html lang="en">',
            '<head><meta charset="utf-8">',
            f"<title>{escape(title)}</title>",
            f"<style>{STYLE}</style></head>",
            f"<body><h1>{escape(title)}</h1>",
            svg(found, title),
            f"<table>{head}",
            *rows,
            "</table>",
            f"<table>{head}",
            *duels,
            "</table></body></html>",
            "",
        ]
    )


def numbers(rate: Rate) -> str:
    low, high = rate.interval
    return f"<td>{rate.score:.1%}</td><td>{low:.1%} to {high:.1%}</td><td>{rate.games}</td>"
