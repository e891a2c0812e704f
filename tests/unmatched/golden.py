"""Golden games of Unmatched as text, one for each pairing; `python -m tests.unmatched.golden` writes them anew."""
from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from sevencats.core.decision import CHANCE, Decision, Option
from sevencats.core.luck import Luck
from sevencats.unmatched import BOARDS, GAME, HEROES

HERE = Path(__file__).parent.parent / "golden"
EAGER = {"action": ("attack", "scheme"), "defence": ("defend",)}     # what is chosen more often than not


def golden() -> Iterator[tuple[Path, str]]:
    """Every golden game: its file and the text that should be in it."""
    boards, seed = list(BOARDS), 0
    for a in HEROES:
        for b in HEROES:
            seed += 1
            yield HERE / f"unmatched-{a}-{b}.txt", played([a, b], boards[seed % 2], seed)
    for seed, board in enumerate(boards, start=20):
        yield HERE / f"unmatched-three-{board}.txt", played(list(HEROES), board, seed)


def played(heroes: list[str], board: str, seed: int) -> str:
    """A random game of players who like to fight, a line a choice, with all health after each action."""
    state = GAME.new({"board": board, "seats": [{"hero": hero} for hero in heroes]}, seed)
    luck = Luck(seed)
    lines = [f"Unmatched, {board}: {' against '.join(heroes)}"]
    while state.decision is not None:
        decision = state.decision
        option = chosen(decision, luck)
        before = state.turn, state.actions
        state.take(option)
        who = "luck" if decision.seat == CHANCE else str(decision.seat)
        over = (state.turn, state.actions) != before or state.decision is None
        life = " ".join(str(fighter.health) for fighter in state.fighters) if over else ""
        lines.append(f"{who:>4} {option.text}{'  ' + life if over else ''}")
    return "\n".join([*lines, GAME.show(state.view(None))]) + "\n"


def chosen(decision: Decision, luck: Luck) -> Option:
    if decision.seat == CHANCE:
        return decision.options[luck.weighed(decision.weights)]
    eager = [option for option in decision.options if option.text.startswith(EAGER.get(decision.about, ("-",)))]
    options = eager if eager and luck.below(4) else list(decision.options)
    return options[luck.below(len(options))]


if __name__ == "__main__":
    for path, text in golden():
        changed = not path.exists() or path.read_text(encoding="utf-8") != text
        path.write_text(text, encoding="utf-8")
        print(f"{'written  ' if changed else 'unchanged'} {path.name}")
