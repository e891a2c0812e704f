"""What every number means: in full, and as the short tables of the documentation."""

from __future__ import annotations

from itertools import groupby

from sevencats.envs.layouts.layout import AnyLayout


def full(layout: AnyLayout) -> str:
    """Every action, every lot and every number of an observation, one a line."""
    lines = [f"{layout.name}_v{layout.version}", "", "actions"]
    lines += [f"{n} {text}" for n, text in enumerate(layout.actions)]
    lines += ["", "lots", *[f"{n} {text}" for n, text in enumerate(layout.lots)]]
    lines += ["", "observation"]
    lines += [
        f"{field.at + n} {field.name}: {label}" for field in layout.fields for n, label in enumerate(field.labels)
    ]
    return "\n".join(lines)


def tables(layout: AnyLayout) -> str:
    """The same in Markdown, with what belongs together in one line."""
    return "\n".join(
        [
            "| actions | what |",
            "|---|---|",
            *runs(layout.actions),
            "",
            "| lots of luck | what |",
            "|---|---|",
            *runs(layout.lots),
            "",
            "| numbers | field | what |",
            "|---|---|---|",
            *[
                f"| {span(field.at, len(field.labels))} | {field.name} | {brief(field.labels)} |"
                for field in layout.fields
            ],
        ]
    )


def runs(texts: list[str]) -> list[str]:
    """Texts that begin with the same word and follow each other."""
    lines, at = [], 0
    for verb, group in groupby(texts, lambda text: text.split(" ")[0]):
        same = list(group)
        rest = [text.removeprefix(verb).strip() for text in same]
        lines.append(f"| {span(at, len(same))} | `{verb}`{' ' + brief(rest) if rest[0] else ''} |")
        at += len(same)
    return lines


def span(at: int, length: int) -> str:
    return str(at) if length == 1 else f"{at} to {at + length - 1}"


def brief(labels: list[str]) -> str:
    """All of a few labels; of many, the first, the last, and how many there are."""
    if len(labels) <= 10:
        return ", ".join(labels)
    return f"{labels[0]} … {labels[-1]} ({len(labels)})"
