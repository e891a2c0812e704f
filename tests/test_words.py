"""Every question, option, event, explanation and outcome of the games can be said, and nothing is said in vain."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from codegen.message_ids import tags
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from sevencats.bots.levels import LEVELS
from sevencats.core.registry import NAMES, find
from sevencats.dice import explain as dice_explain
from sevencats.dice.factions import FACTIONS as DICE_FACTIONS
from sevencats.dice.state import State as DiceState
from sevencats.dice.tables import DIFFICULTIES
from sevencats.dice.variants import CHOICES as DICE_CHOICES
from sevencats.dice.variants import FIELDS as DICE_FIELDS
from sevencats.dice.variants import VARIANTS
from sevencats.gwent import decks
from sevencats.gwent import explain as gwent_explain
from sevencats.gwent.abilities import ABILITIES
from sevencats.gwent.cards import ROWS
from sevencats.gwent.catalogue import CARDS, LEADERS
from sevencats.gwent.decks import PREMADE
from sevencats.gwent.editions import CHOICES, EDITIONS, FACTIONS, FIELDS, OFFERED, SETS
from sevencats.gwent.state import State as GwentState
from sevencats.locales import COMPLETE, Words
from sevencats.server.contract.names import GAMES
from sevencats.unmatched import explain as unmatched_explain
from sevencats.unmatched.board import BOARDS
from sevencats.unmatched.catalogue import CARDS as ACTION_CARDS
from sevencats.unmatched.catalogue import HEROES
from sevencats.unmatched.state import State as UnmatchedState

SOURCE = Path(__file__).parent.parent / "src/sevencats"
SEATS = ("Ada", "Ben", "Cyd")
FILES = ("gwent", "gwent-play", "dice", "unmatched", "house")  # of the games; rooms have files of their own


def constants(game: str) -> Iterator[tuple[str, ast.AST]]:
    for path in sorted((SOURCE / game).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            yield path.stem, node


@cache
def asked(game: str) -> set[str]:
    """What the rules of a game ask about."""
    return {
        node.value.value
        for _, node in constants(game)
        if isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Name)
        and node.targets[0].id == "about"
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    }


@cache
def causes(game: str) -> set[str]:
    return {
        word.replace(" ", "-")
        for stem, node in constants(game)
        if stem == "explain" and isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Reason"
        for word in re.findall(r"'([a-z ]+)'", ast.unparse(node.args[0]))
    }


@cache
def endings(game: str) -> set[str]:
    return {
        word
        for _, node in constants(game)
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Outcome"
        for word in re.findall(r"'([a-z-]+)'", ast.unparse(node.args[1]))
    }


def needed(game: str) -> set[str]:
    """The messages for all that a game asks, offers, tells and explains."""
    wire = GAMES[game]
    return {
        f"{game}-{kind}-{word}"
        for kind, words in (
            ("ask", asked(game)),
            ("option", tags(wire.Option, "do")),
            ("event", tags(wire.Event, "kind")),
            ("explain", causes(game)),
            ("outcome", endings(game)),
        )
        for word in words
    }


def names() -> dict[str, set[str]]:
    """Every name that the games and the house know, by its kind."""
    fighters = {kind.id for hero in HEROES.values() for kind in (hero.kind, hero.sidekick)}
    return {
        "card": {*CARDS, *ACTION_CARDS},
        "leader": {*LEADERS},
        "row": {*ROWS},
        "faction": {*FACTIONS, "neutral"},
        "deck": {*PREMADE},
        "edition": {*OFFERED},
        "set": {*SETS},
        "level": {*LEVELS},
        "game": {*NAMES},
        "ability": {
            *(ability.name for ability in ABILITIES),
            "agile",
            "hero",
            "decoy",
            "always-prepared",
            "source",
            "heart-of-the-forest",
        },
        "house": {field.replace("_", "-") for field in (*FIELDS, *DICE_FIELDS)},
        "variant": {*VARIANTS},
        "dice-faction": {*DICE_FACTIONS, "random"},
        "difficulty": {*DIFFICULTIES, "roll"},
        "keeps": {one.keeps for one in DIFFICULTIES.values()},
        "hero": {*HEROES},
        "fighter": {*fighters, "mirrored"},
        "board": {*BOARDS},
        "zone": {zone for board in BOARDS.values() for zone in board.zones},
        "type": {card.type for card in ACTION_CARDS.values()},
    }


@pytest.mark.parametrize("game", NAMES)
def test_every_message_that_a_game_needs_is_there_and_no_other(game: str) -> None:
    there = {
        id.partition(".")[0]
        for id in patterns("en", FILES)
        if re.match(rf"{game}-(ask|option|event|explain|outcome)-", id)
    }

    assert len(asked(game)) > 5
    assert there == needed(game)


def test_every_name_is_there_and_no_other() -> None:
    kinds = names()
    there: dict[str, set[str]] = {kind: set() for kind in kinds}
    for id in {id.partition(".")[0] for id in patterns("en", FILES)}:
        for kind in sorted(kinds, key=len, reverse=True):
            if id.startswith(f"{kind}-") and not re.match(r"dice-(ask|option|event|explain|outcome)-", id):
                there[kind].add(id.removeprefix(f"{kind}-"))
                break

    assert there == kinds


def test_every_message_of_the_browser_is_said_somewhere() -> None:
    rooms = ("web", "web-*", "offline", "replay", "companion")
    pages = sorted((SOURCE.parent.parent / "web/src").rglob("*"))
    source = "\n".join(path.read_text("utf-8") for path in pages if path.suffix in (".ts", ".svelte", ".json"))
    begun = set(re.findall(r"([a-z]+(?:-[a-z]+)*-)\$\{", source))  # `web-trouble-${kind}` begins many

    unsaid = {
        id
        for id in {id.partition(".")[0] for id in patterns("en", rooms)}
        if f'"{id}"' not in source
        and f"`{id}`" not in source
        and f'"{id}.' not in source
        and not any(id.startswith(one) for one in begun)
    }

    assert unsaid == set()


def test_every_term_and_every_message_of_the_terminal_is_said_somewhere() -> None:
    rooms = (SOURCE, SOURCE.parent.parent / "web/src")
    source = "\n".join(
        path.read_text("utf-8")
        for room in rooms
        for path in sorted(room.rglob("*"))
        if path.suffix in (".py", ".toml", ".ts", ".svelte")
    )
    begun = set(re.findall(r"([a-z]+(?:-[a-z]+)*-)(?:\{|[\"'] \+)", source)) - {"terminal-", "term-"}
    terms = {id for id in patterns("en", FILES) if id.startswith("term-")}

    unsaid = {
        id
        for id in terms | {id.partition(".")[0] for id in patterns("en", ("terminal", "table"))}
        if not re.search(rf"[\"'`](terminal-)?{id.removeprefix('terminal-')}[\"'`]", source)
        and not any(id.removeprefix("terminal-").startswith(one.removeprefix("terminal-")) for one in begun)
    }

    assert len(terms) > 10
    assert unsaid == set()


def test_abilities_leaders_factions_action_cards_house_rules_and_levels_say_what_they_do() -> None:
    words = Words("en")
    kinds = names()

    for kind in ("ability", "leader", "faction", "dice-faction", "house", "edition", "variant", "level", "game"):
        for name in kinds[kind]:
            assert words.part(f"{kind}-{name}", "does"), name
    for card in (*ACTION_CARDS, *(card.id for card in CARDS.values() if card.kind == "weather")):
        assert words.part(f"card-{card}", "does"), card


def test_every_value_in_words_of_a_house_rule_has_a_name() -> None:
    words = Words("en")

    for field, values in {**CHOICES, **DICE_CHOICES}.items():
        for value in values:
            assert words.part(f"house-{field.replace('_', '-')}", value)


def test_what_a_card_of_a_hero_does_is_told_as_the_engine_tells_it() -> None:
    words = Words("en")

    for id, card in ACTION_CARDS.items():
        assert words.part(f"card-{id}", "does") == (card.meaning or "No effect.")


def setups(game: str) -> list[dict[str, Any]]:
    if game == "gwent":
        return [
            {
                "edition": edition.name,
                "house": house,
                "seats": [{"deck": deck.name, "leader": leader.id}, {"deck": "init-nilfgaard"}],
            }
            for edition in EDITIONS.values()
            for house in ({"medic_may_decline": True}, {"after_a_tie": "coin"})
            for deck in decks.premade(edition)
            if deck.name.startswith("init-")
            for leader in decks.pool_of(edition).leaders.values()
            if leader.faction == deck.faction
        ]
    if game == "dice":
        return [
            {
                "variant": variant,
                "open_hands": open_hands,
                "winner_needed": True,
                "seats": [
                    {"faction": faction, "tactics_base": 10, "dice": ["d4*3", "d6*3", "d8*3", "d10*4"]},
                    {"faction": "random", "difficulty": level},
                ],
            }
            for variant in VARIANTS
            for faction in DICE_FACTIONS
            for open_hands in (True, False)
            for level in ("roll", "easy", "hard")
        ]
    return [
        {"board": board, "seats": [{"hero": one}, {"hero": other}]}
        for board in BOARDS
        for one in HEROES
        for other in HEROES
        for _ in range(4)
    ]


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", NAMES)
def test_random_games_can_be_told_from_the_first_question_to_the_end(game: str, language: str) -> None:
    words = Words(language)
    said = 0

    for seed, setup in enumerate(setups(game)[:: 1 if language == "en" else 4]):
        for sentence in sentences(words, game, setup, seed):
            assert re.search(r"\w", sentence), (game, seed)
            assert not re.search(r"[{}$]|\(\)|  | [.,]", sentence), sentence
            said += 1

    assert said > 2000


def sentences(words: Words, game: str, setup: dict[str, Any], seed: int) -> Iterator[str]:
    """All that is said in one random game, to the first seat."""
    state = find(game).new(setup, seed)
    state.listen()
    edition = setup.get("edition", "")
    while state.decision is not None:
        decision = state.decision
        seen = state.view(decision.seat if decision.seat >= 0 else 0)["decision"]
        yield words.question(game, seen, SEATS, 0, edition)
        for option in decision.options[:12]:
            yield words.option(game, option.told, edition, SEATS, 0)
        luck = decision.seat < 0
        state.take(state.toss() if luck else decision.options[state.luck.below(len(decision.options))])
        for event in state.events:
            yield words.event(game, event.told_to(0), SEATS, 0, edition)
        for reason in reasons(state):
            yield words.explanation(game, reason.data(), edition)
    outcome = state.outcome
    assert outcome is not None
    yield words.outcome(game, {"winner": outcome.winner, "why": outcome.why}, SEATS, 0)


def reasons(state: Any) -> Iterator[Any]:
    if isinstance(state, GwentState):
        for r in range(3):
            for card in state.sides[0].rows[r].units[:2]:
                yield from gwent_explain.unit(state, 0, r, card)
    elif isinstance(state, DiceState):
        yield from dice_explain.total(state, 0)
    elif isinstance(state, UnmatchedState):
        if state.combat is not None and state.combat.revealed:
            yield from unmatched_explain.value(state.combat.attack)
        for other in state.fighters[1:]:
            yield unmatched_explain.attack(state, state.fighters[0], other)
        yield unmatched_explain.reach(state, state.fighters[0], state.turn % state.roster.board.size, 2)


@pytest.mark.parametrize(
    ("game", "option", "sentence"),
    [
        ("gwent", {"do": "decoy", "card": "harpy", "row": "ranged"}, "Take back Harpy (Ranged Combat)"),
        ("gwent", {"do": "first", "seat": 0}, "You start"),
        ("gwent", {"do": "first", "seat": 1}, "Ben starts"),
        ("dice", {"do": "play", "die": "d8=7"}, "Play 7 on a d8"),
        ("dice", {"do": "roll", "die": "d10=3"}, "3 on a d10"),
        ("unmatched", {"do": "move", "fighter": "wolf-b", "space": "K27"}, "Wolf B to K27"),
        ("unmatched", {"do": "attack", "fighter": "ciri-0", "target": "ciri-1"}, "Ciri (1) attacks Ciri (2)"),
        ("unmatched", {"do": "search-discard"}, "Search your discard pile"),
        ("unmatched", {"do": "draw-one"}, "Draw a card"),
        ("unmatched", {"do": "draw", "card": "igni"}, "Draw Igni"),
        ("unmatched", {"do": "through-nobody"}, "Through nobody"),
    ],
)
def test_an_option_is_said_with_its_names(game: str, option: dict[str, Any], sentence: str) -> None:
    assert Words("en").option(game, option, "", SEATS, 0) == sentence


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        ({"kind": "drew", "seat": 0, "card": "ves"}, "You draw Ves."),
        ({"kind": "drew", "seat": 1, "card": None}, "Ben draws a card."),
        ({"kind": "round", "seat": -1, "round": 2, "faction": None}, "Round 2 is a tie."),
        ({"kind": "shuffled", "seat": 1, "n": 1}, "One card returns from Ben's discard pile to the deck."),
    ],
)
def test_an_event_is_said_to_the_one_who_hears_it(event: dict[str, Any], sentence: str) -> None:
    assert Words("en").event("gwent", event, SEATS, 0) == sentence


def patterns(language: str, files: tuple[str, ...] = ("*",)) -> dict[str, ftl.Pattern]:
    """Every message and attribute of a language, or of some of its files, by its id."""
    found = {}
    for path in sorted(path for name in files for path in (SOURCE / "locales" / language).glob(f"{name}.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), (path, entry.content)
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, entry.id.name
                found.update({f"{entry.id.name}.{part.id.name}": part.value for part in entry.attributes})
                if entry.value is not None:
                    found[entry.id.name] = entry.value
    return found


def inside(node: Any) -> Iterator[Any]:
    """All nodes of a pattern."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                yield from inside(child)


def variables(pattern: ftl.Pattern) -> set[str]:
    return {node.id.name for node in inside(pattern) if isinstance(node, ftl.VariableReference)}


def letters(pattern: ftl.Pattern) -> str:
    return "".join(node.value for node in inside(pattern) if isinstance(node, ftl.TextElement))


def is_borrowed(id: str, language: str) -> bool:
    """Dutch keeps English card names; the name of the promo card is known in English and Polish alone."""
    return id == "card-roach" or (language == "nl" and bool(re.fullmatch(r"(card|leader)-[a-z0-9-]+", id)))


@pytest.mark.translations
@pytest.mark.parametrize("language", COMPLETE[1:])
def test_every_complete_language_has_all_messages_of_english(language: str) -> None:
    english = {id for id in patterns("en") if not is_borrowed(id, language)}

    assert english - patterns(language).keys() == set()


@pytest.mark.parametrize("language", COMPLETE[1:])
def test_no_language_has_a_message_that_english_does_not_have(language: str) -> None:
    own = {id for id in patterns(language) if not is_borrowed(id, language) and id.partition(".")[2] not in EDITIONS}

    assert own - patterns("en").keys() == set()


@pytest.mark.parametrize("language", COMPLETE[1:])
def test_messages_use_the_variables_that_their_english_ones_may_use(language: str) -> None:
    english = patterns("en")
    table = {"who", "you", "what", "where", "known", "n"}

    for id, pattern in patterns(language).items():
        of_a_table = re.match(rf"({'|'.join(NAMES)})-(ask|event)-", id)
        assert variables(pattern) <= variables(english.get(id, pattern)) | (table if of_a_table else set()), id


@pytest.mark.translations
@pytest.mark.parametrize("language", COMPLETE[1:])
def test_no_sentence_is_left_in_english(language: str) -> None:
    english = patterns("en")
    printed = {"unmatched-option-manoeuvre", "gwent-explain-tight-bond", "gwent-explain-morale", "gwent-explain-horn"}

    left = {
        id
        for id, pattern in patterns(language).items()
        if re.search(r"-(ask|option|event|explain|outcome)-|\.does$", id)
        and re.search(r"\w{3}", letters(pattern))
        and id in english
        and letters(pattern) == letters(english[id])
    }

    assert left == (printed if language == "nl" else set())


@pytest.mark.parametrize(
    ("n", "sentence"),
    [
        (1, "Z tvého balíčku odhozených karet se do balíčku vrací jedna karta."),
        (3, "Z tvého balíčku odhozených karet se do balíčku vracejí 3 karty."),
        (7, "Z tvého balíčku odhozených karet se do balíčku vrací 7 karet."),
    ],
)
def test_czech_counts_in_its_own_way(n: int, sentence: str) -> None:
    event = {"kind": "shuffled", "seat": 0, "n": n}

    assert Words("cs").event("gwent", event, SEATS, 0) == sentence


def test_french_leaves_its_spaces_before_colons_and_question_marks() -> None:
    for id, pattern in patterns("fr").items():
        text = letters(pattern)
        assert not re.search(r"[^\u202f][?!;]|(?<=\w) ?:(?= |$)", text), (id, text)
        assert not re.search(r"\b[ldcjnmts]'\w", text, re.I), (id, text)


def test_what_dutch_does_not_name_is_named_in_english_and_described_in_dutch() -> None:
    words = Words("nl")

    assert words.option("unmatched", {"do": "lay", "card": "igni"}) == "Aanvallen met Igni"
    assert words.part("card-igni", "does").startswith("Na het gevecht")
