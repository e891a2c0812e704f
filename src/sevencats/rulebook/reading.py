"""Reads the pages of the rulebook: headings with numbers, paragraphs with sources, rulings as lists or rows."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sevencats.rulebook.entry import RulebookEntry

HERE: Final = Path(__file__).parent
PAGES: Final = {"gwent": "G", "dice": "D", "unmatched": "U"}
HEADING: Final = re.compile(r"^(##|###) (\d+(?:\.\d+)?|[CG]-\d\d|`\w+`) ?(.*)$", re.MULTILINE)
ROW: Final = re.compile(r"^\| ([0ACGLOWX][.\d]\d*[a-z]?) \|(.*)\|$", re.MULTILINE)
RULING: Final = re.compile(r"\b(?:[CG]-\d\d|A\d+[a-z]?|[GCLOWX]\d+|0\.\d+)\b")
PART: Final = re.compile(r"\*\*([\w ]+)\.\*\* ")
PARAGRAPH: Final = re.compile(r"\b[GDU] \d+(?:\.\d+)?\b")


def read(language: str) -> list[RulebookEntry]:
    """All entries of one language, in the order of the pages."""
    entries: list[RulebookEntry] = []
    for game in PAGES:
        entries += page(language, game)
    return [*entries, *rulings(page_text(language, "rulings"))]


def page_text(language: str, name: str) -> str:
    path = HERE / language / f"{name}.md"
    return path.read_text(encoding="utf-8") if path.exists() else ""


def page(language: str, game: str) -> Iterator[RulebookEntry]:
    """The paragraphs of a game, and the rulings that stand on its page as rows of a table."""
    chapter = ""
    for level, number, title, body in sections(page_text(language, game)):
        if level == "##":
            chapter = title
        rows = ROW.findall(body) if level == "##" else []
        for id, cells in rows:
            yield row(game, chapter, id, [cell.strip() for cell in cells.split("|")])
        if not rows and body:
            text, sources = without_sources(body)
            yield RulebookEntry(f"{PAGES[game]} {number}", game, "paragraph", chapter, title, text, sources)


def row(game: str, chapter: str, id: str, cells: list[str]) -> RulebookEntry:
    """A ruling of a table: `question | ruling | rests on | ...` for dice, `ruling | mark | paragraph` for Unmatched."""
    if game == "dice":
        question, ruling, basis = [*cells, ""][:3]
        return RulebookEntry(id, game, "ruling", chapter, question, ruling, basis, paragraphs=PARAGRAPH.findall(ruling))
    ruling, mark, number = [*cells, "", ""][:3]
    return RulebookEntry(id, game, "ruling", chapter, "", ruling, mark, paragraphs=[f"U {number}"] if number else [])


def sections(text: str) -> Iterator[tuple[str, str, str, str]]:
    """Level, number, title and body of each numbered heading."""
    found = list(HEADING.finditer(text))
    ends = [heading.start() for heading in found[1:]] + [len(text)]
    for n, heading in enumerate(found):
        body = text[heading.end() : ends[n]]
        body = re.split(r"^## ", body, maxsplit=1, flags=re.MULTILINE)[0]
        yield heading[1], heading[2], heading[3], unwrapped(body)


def unwrapped(text: str) -> str:
    """Each paragraph and each point of a list in one line; tables stay as they are."""
    lines: list[str] = []
    for line in text.strip().splitlines():
        begins = not line.strip() or re.match(r"[|]|- |\d+\. |Sources: ", line)
        if lines and lines[-1] and not begins and not lines[-1].startswith("|"):
            lines[-1] += " " + line.strip()
        else:
            lines.append(line.strip())
    return "\n".join(lines)


def without_sources(body: str) -> tuple[str, str]:
    text, _, sources = body.partition("Sources: ")
    return text.strip(), sources.strip()


def rulings(text: str) -> Iterator[RulebookEntry]:
    """Contradictions, gaps and fields of editions, each under its own heading."""
    for _, number, title, body in sections(text):
        if number.startswith("`"):
            yield edition_field(number.strip("`"), body)
        else:
            kind = "contradiction" if number.startswith("C") else "gap"
            yield decided(RulebookEntry(number, "gwent", kind, "", title, body))


def edition_field(name: str, body: str) -> RulebookEntry:
    text, sources = without_sources(body)
    text = text.partition("\n\n|")[0]
    sources, _, cited = sources.partition("Paragraph")
    return RulebookEntry(name, "gwent", "field", "", name, text, sources.strip(), paragraphs=PARAGRAPH.findall(cited))


def decided(entry: RulebookEntry) -> RulebookEntry:
    """A ruling in parts (`- **Decision.** ...`); a translation is the decision alone."""
    words = PART.split(entry.text)
    parts = {name: text.strip(" -\n") for name, text in zip(words[1::2], words[2::2], strict=True)}
    if not parts:
        return entry
    why, _, confidence = parts["Why"].partition("Confidence: ")
    entry.text = parts["Decision"]
    entry.grounds = " ".join(part for part in (parts.get("The books", parts.get("Gap", "")), why.strip()) if part)
    entry.confidence = parts.get("Confidence", confidence).rstrip(".").lower()
    entry.paragraphs = spread(parts["Paragraph"], PARAGRAPH)
    return entry


def spread(text: str, pattern: re.Pattern[str], known: list[str] | None = None) -> list[str]:
    """The ids in a text; `G-40 to G-45` means all that are known between them."""
    found: list[str] = []
    last, end = "", 0
    for one in pattern.finditer(text):
        if known and last in known and one[0] in known and text[end : one.start()].strip("() ") == "to":
            found += known[known.index(last) + 1 : known.index(one[0])]
        found.append(one[0])
        last, end = one[0], one.end()
    return list(dict.fromkeys(found))


def evidence() -> dict[str, str]:
    """What the tags in sources and reasons stand for: `VG`, `FR25`."""
    rows = re.findall(r"^\| ([A-Z]+\d*) \| (.+) \| [a-z, ]+ \|$", page_text("en", "rulings"), re.MULTILINE)
    return dict(rows)


def reasons(language: str) -> dict[str, dict[str, str]]:
    """Sources, tags and reasons in another language."""
    return tomllib.loads((HERE / language / "reasons.toml").read_text(encoding="utf-8"))


def rephrased(sources: str, phrases: dict[str, str]) -> str:
    """Sources with each phrase in another language; the ids of rulings and the tags stay."""
    known = "|".join(re.escape(phrase) for phrase in sorted(phrases, key=len, reverse=True))
    return re.sub(rf"(?<!\w)(?:{known})(?!\w)", lambda found: phrases[found[0]], sources)
