"""The house keeps its shape: layers, names, paragraphs and sizes."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from sevencats.gwent.abilities import ABILITIES
from sevencats.gwent.catalogue import CARDS, LEADERS
from sevencats.gwent.editions import FIELDS
from sevencats.gwent.position import RULES

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src/sevencats"
FLOORS = (  # from the ground up; a room uses only what is below it
    ("core",),
    ("gwent", "dice", "unmatched"),
    ("solvers",),
    ("bots", "campaign", "workers"),
    ("lab", "envs"),
    ("locales", "build"),
    ("rulebook",),
    ("server",),
    ("terminal",),
    ("commands",),
    ("cli",),
    ("__main__",),
)
GAME_ROOMS = ("gwent", "dice", "unmatched")
ENGINE = [path for room in ("core", *GAME_ROOMS) for path in sorted((SOURCE / room).rglob("*.py"))]


def imports(path: Path) -> Iterator[str]:
    """The rooms of the house that a file uses."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = []
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module] if node.module != "sevencats" else [f"sevencats.{name.name}" for name in node.names]
        elif isinstance(node, ast.Import):
            names = [name.name for name in node.names]
        yield from (name.split(".")[1] for name in names if name.startswith("sevencats."))


def floor(room: str) -> int:
    return next(n for n, rooms in enumerate(FLOORS) if room in rooms)


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("*.py")), ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_point_downward(path: Path) -> None:
    own = path.relative_to(SOURCE).parts[0].removesuffix(".py")
    used = {room for room in imports(path) if room not in ("__version__", own)}

    wrong = {room for room in used if own != "__init__" and floor(room) >= floor(own)}

    assert not wrong


@pytest.mark.parametrize(
    "path",
    [path for path in ENGINE if path.parent.name != "heroes"],  # heroes are content
    ids=lambda path: str(path.relative_to(SOURCE)),
)
def test_no_engine_module_knows_a_card_or_a_leader_by_name(path: Path) -> None:
    powers = {*RULES, *(ability.name for ability in ABILITIES)}  # some cards are named after what they do
    names = {*CARDS, *LEADERS} - powers
    words = {
        node.value
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }

    assert not words & names


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: str(path.relative_to(SOURCE)))
def test_files_stay_small(path: Path) -> None:
    lines = len(path.read_text(encoding="utf-8").splitlines())

    assert lines <= (200 if path.parent.name == "core" else 400 if path.name == "wire.py" else 360)


def test_every_paragraph_that_the_code_cites_stands_in_the_rules() -> None:
    rules = (ROOT / "src/sevencats/rulebook/en/gwent.md").read_text(encoding="utf-8")
    paragraphs = set(re.findall(r"^###? (\d+(?:\.\d+)?) ", rules, re.M))
    cited = {number for path in ENGINE for number in re.findall(r"\bG (\d+(?:\.\d+)?)\b", path.read_text("utf-8"))}

    assert len(cited) > 40
    assert cited <= paragraphs


def test_every_ruling_that_the_code_cites_stands_in_the_rulings() -> None:
    text = (ROOT / "src/sevencats/rulebook/en/rulings.md").read_text(encoding="utf-8")
    cited = {name for path in ENGINE for name in re.findall(r"\b[CG]-\d\d\b", path.read_text("utf-8"))}

    assert cited <= set(re.findall(r"^### ([CG]-\d\d)", text, re.M))


def test_every_ability_has_a_test_file() -> None:
    text = " ".join(path.stem for path in (ROOT / "tests/gwent").glob("test_*.py"))

    for ability in ABILITIES:
        word = ability.name.split("-")[0] if ability.name.startswith("scorch") else ability.name.replace("-", "_")
        assert word in text, ability.name


def test_every_leader_has_a_test() -> None:
    text = "".join(path.read_text("utf-8") for path in (ROOT / "tests/gwent").glob("test_leaders_*.py"))

    assert [leader for leader in LEADERS if leader not in text] == []


def test_every_field_of_an_edition_has_a_test_and_a_paragraph() -> None:
    tests = (ROOT / "tests/gwent/test_editions.py").read_text(encoding="utf-8")
    rulings = (ROOT / "src/sevencats/rulebook/en/rulings.md").read_text(encoding="utf-8")

    assert [field for field in FIELDS if field not in tests] == []
    assert [field for field in FIELDS if f"### `{field}`" not in rulings] == []


def test_every_rule_that_can_wait_on_the_agenda_can_be_read_back() -> None:
    waiting = set()
    for path in sorted((SOURCE / "gwent").glob("*.py")):
        waiting |= set(re.findall(r"^([A-Z_]+): Final = [A-Z]\w+\(\"[a-z-]+\"\)$", path.read_text("utf-8"), re.M))
    named = {name for name, rule in _constants().items() if rule in RULES.values()}

    assert waiting - named - {"FLOW", "NO_RULE"} == set()


def _constants() -> dict[str, object]:
    from sevencats.gwent import abilities, clearing, deploy, drawing, factions, leaders, specials, turns

    found: dict[str, object] = {}
    for module in (abilities, clearing, deploy, drawing, factions, leaders, specials, turns):
        found.update({name: value for name, value in vars(module).items() if name.isupper()})
    return found


@pytest.mark.parametrize("room", GAME_ROOMS)
def test_a_game_says_only_how_it_is_set_up_and_laid_out(room: str) -> None:
    """What all games do alike stands in core: they hand it the functions of their rooms."""
    tree = ast.parse((SOURCE / room / "game.py").read_text(encoding="utf-8"))
    (game,) = [node for node in tree.body if isinstance(node, ast.ClassDef)]

    said = {node.name for node in game.body if isinstance(node, ast.FunctionDef)}

    assert said <= {"completed", "seats_of", "table"}


@pytest.mark.parametrize("room", GAME_ROOMS)
def test_a_view_takes_the_question_the_agenda_and_the_outcome_from_core(room: str) -> None:
    text = (SOURCE / room / "view.py").read_text(encoding="utf-8")

    assert "decision.told()" not in text
    assert "outcome.data()" not in text
    assert "s.steps()" not in text


def test_what_is_imported_by_its_name_is_imported_in_one_place() -> None:
    by_name = {
        str(path.relative_to(SOURCE)) for path in SOURCE.rglob("*.py") if "import_module(" in path.read_text("utf-8")
    }

    assert by_name == {"core/lazy.py", "lab/needs.py"}  # the latter: libraries that may be missing


def test_rooms_say_what_they_are_for() -> None:
    for path in SOURCE.rglob("__init__.py"):
        assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))), path


def test_migrations_follow_each_other_in_one_line() -> None:
    files = sorted((SOURCE / "server/storage/migrations/versions").glob("0*.py"))
    found = [re.findall(r'^(?:down_)?revision(?:: \w+)? = "?(\w+)"?', path.read_text("utf-8"), re.M) for path in files]

    assert [path.name[:4] for path in files] == [f"{n:04}" for n in range(1, len(files) + 1)]
    assert [one[0] for one in found] == [path.name[:4] for path in files]
    assert [one[1] for one in found[1:]] == [one[0] for one in found[:-1]]


def classes(path: Path) -> Iterator[tuple[str, list[str]]]:
    """The classes of a file with what they inherit from, as it is written there."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef):
            yield node.name, [ast.unparse(base).partition("[")[0] for base in node.bases]


def test_no_interpreted_class_inherits_from_a_compiled_one() -> None:
    """The compiler forbids it, but only the compiled build would tell. Exceptions and typed tables are not compiled."""
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["sevencats"]["compiled"]
    compiled = {path for group in groups for room in group for path in (SOURCE / room).rglob("*.py")}
    bases = {name: inherited for path in compiled for name, inherited in classes(path)}

    def is_plain(name: str) -> bool:
        above = [base for base in bases.get(name, []) if base != name]
        return name.endswith(("Error", "Exception", "TypedDict")) or any(map(is_plain, above))

    wrong = {
        f"{path.relative_to(SOURCE)}: {name}({base})"
        for path in set(SOURCE.rglob("*.py")) - compiled
        for name, inherited in classes(path)
        for base in inherited
        if base in bases and not is_plain(base) and base not in dict(classes(path))
    }

    assert not wrong


def test_a_class_name_has_one_meaning_outside_the_games() -> None:
    """Wire types are named apart: one may be called like the thing that it tells."""
    homes: dict[tuple[bool, str], list[str]] = {}
    for path in sorted(SOURCE.rglob("*.py")):
        where = path.relative_to(SOURCE)
        if where.parts[0] not in GAME_ROOMS:
            on_the_wire = path.name in ("wire.py", "messages.py")
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.ClassDef):
                    homes.setdefault((on_the_wire, node.name), []).append(str(where))

    assert {name: files for (_, name), files in homes.items() if len(files) > 1} == {}
