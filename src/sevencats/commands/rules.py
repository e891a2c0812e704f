"""The command `sevencats rules`: what a rule is, with its paragraph, its sources and the rulings behind it."""

from __future__ import annotations

import json
import re
import shutil
import textwrap
from typing import TYPE_CHECKING

import click

from sevencats.commands.choices import EDITION_NAMES, EDITIONS
from sevencats.core.registry import NAMES

if TYPE_CHECKING:
    from sevencats.gwent import Edition
    from sevencats.rulebook import Rulebook, RulebookEntry

WIDEST = 100  # longer lines are hard to read


@click.command()
@click.argument("query", nargs=-1)
@click.option("--game", type=click.Choice(NAMES), help="Look only in the rules of this game.")
@click.option("--language", help="en, fr, nl or cs. If not said, that of the system.")
@click.option("--edition", type=EDITIONS, help=f"How it is in this edition: {EDITION_NAMES}")
@click.option("--contradictions", is_flag=True, help="Where the rulebooks contradict each other, and what was decided.")
@click.option("--editions", is_flag=True, help="In what the editions differ, side by side.")
@click.option("--json", "as_json", is_flag=True, help="The entries as JSON.")
def rules(
    query: tuple[str, ...],
    game: str | None,
    language: str | None,
    edition: str | None,
    contradictions: bool,
    editions: bool,
    as_json: bool,
) -> None:
    """What a rule is: by its name, a card, a leader, a paragraph, or any words.

    \b
    sevencats rules medic
    sevencats rules tight bond --language fr
    sevencats rules G 5.3 --edition classic-2015
    sevencats rules --contradictions
    sevencats rules --game unmatched
    """
    from sevencats.commands.language import system_language
    from sevencats.gwent import editions as gwent
    from sevencats.locales import COMPLETE
    from sevencats.rulebook import rulebook

    book = rulebook(system_language(COMPLETE) if language is None else language)
    chosen = {name: gwent.edition(name) for name in (gwent.EDITIONS if edition is None else [edition])}
    whole = not query
    if contradictions or editions:
        found = book.contradictions() if contradictions else book.editions()
    else:
        found = (
            book.search(" ".join(query), game or "")
            if query
            else [entry for entry in book.entries if entry.kind == "paragraph" and game in (None, entry.game)]
        )
    if as_json:
        click.echo(json.dumps([entry.data() for entry in found], ensure_ascii=False))
    elif contradictions or editions:
        click.echo(with_legend(book, [told(book, entry, chosen) for entry in found]))
    elif whole:
        click.echo(contents(found))
    else:
        click.echo(answer(book, found, chosen))


def contents(entries: list[RulebookEntry]) -> str:
    """A line for each paragraph under its chapter."""
    lines: list[str] = []
    chapter = ""
    for entry in entries:
        if entry.chapter != chapter:
            chapter = entry.chapter
            lines += ["", click.style(chapter, bold=True)]
        lines.append(f"  {entry.id:<8}{entry.title}")
    return "\n".join(lines[1:])


def answer(book: Rulebook, found: list[RulebookEntry], editions: dict[str, Edition]) -> str:
    """The best entry in full with its rulings, and where else to look."""
    best = found[0]
    parts = [told(book, best, editions)]
    rulings = [book.entry(id) for id in best.rulings]
    if rulings:
        parts.append(
            "\n".join(
                [
                    click.style(book.words.say("rules-rulings"), bold=True),
                    *(
                        wrapped(
                            f"{ruling.id}  {ruling.title + '. ' if ruling.title else ''}{ruling.text}", "  ", "        "
                        )
                        for ruling in rulings
                    ),
                ]
            )
        )
    others = [entry for entry in found[1:] if entry.id not in best.rulings][:8]
    if others:
        parts.append(
            "\n".join(
                [
                    click.style(book.words.say("rules-see-also"), bold=True),
                    *(wrapped(f"{entry.id}  {entry.title or entry.text}", "  ", "        ") for entry in others),
                ]
            )
        )
    return with_legend(book, parts)


def with_legend(book: Rulebook, parts: list[str]) -> str:
    """The parts, and at their end what the tags in them stand for."""
    tags = set(re.findall(r"\b[A-Z]+\d*\b", " ".join(parts)))
    lines = [wrapped(f"{tag:<5} {meaning}", "  ", "        ") for tag, meaning in book.evidence.items() if tag in tags]
    if lines:
        parts.append("\n".join([click.style(book.words.say("rules-evidence"), bold=True), *lines]))
    return "\n\n".join(parts)


def told(book: Rulebook, entry: RulebookEntry, editions: dict[str, Edition]) -> str:
    """One entry in full."""
    say = book.words.say
    chapter = f"  ({entry.chapter})" if entry.chapter and entry.chapter != entry.title else ""
    lines = [click.style(f"{entry.id}  {entry.title}".rstrip(), bold=True) + click.style(chapter, dim=True)]
    lines += [wrapped(line, "  ", "  ") for line in entry.text.splitlines()]
    for field in [entry] if entry.kind == "field" else [book.entry(name) for name in entry.fields]:
        values = " · ".join(
            say("rules-pair", name=say(f"edition-{name}"), value=value(book, field, getattr(rules, field.id)))
            for name, rules in editions.items()
        )
        lines.append(wrapped(say("rules-pair", name=f"{field.title} (`{field.id}`)", value=values), "  ", "    "))
    for id, text in (
        ("rules-grounds", entry.grounds),
        ("rules-confidence", entry.confidence),
        ("rules-sources", entry.sources),
        ("rules-paragraphs", ", ".join(entry.paragraphs)),
    ):
        if text:
            lines.append(wrapped(say(id, text=text), "  ", "    "))
    return "\n".join(lines)


def value(book: Rulebook, field: RulebookEntry, value: object) -> str:
    """A value of a field in words."""
    if isinstance(value, bool):
        return book.words.say("yes" if value else "no")
    if isinstance(value, tuple):
        kind = "set" if field.id == "sets" else "faction"
        return ", ".join(book.words.say(f"{kind}-{name}") for name in value)
    return book.words.part(f"house-{field.id.replace('_', '-')}", value) if isinstance(value, str) else str(value)


def wrapped(line: str, first: str, later: str) -> str:
    """A line in the width of the terminal; rows of tables stay as they are."""
    if line.startswith("|"):
        return "" if re.fullmatch(r"[|\-]+", line) else first + line.strip("| ").replace(" | ", "  |  ")
    width = min(WIDEST, shutil.get_terminal_size((WIDEST, 24)).columns)
    return textwrap.fill(line, width, initial_indent=first, subsequent_indent=later, break_long_words=False)
