"""Training of evaluation weights from self-play: for each stage one weight a feature, by logistic regression.

`python -m sevencats.lab.train` is the command `sevencats lab train`."""

from __future__ import annotations

from math import exp, log
from pathlib import Path
from typing import Final

from sevencats.core import toml
from sevencats.core.words import BadInput
from sevencats.lab.executors import parallel
from sevencats.lab.needs import need
from sevencats.lab.players import player
from sevencats.lab.progress import bar
from sevencats.lab.selfplay import Lesson, Seen, learn, opinion
from sevencats.lab.sides import SIDES

CAUTION: Final = 1.0  # how strongly weights are held near nothing: the regression's usual penalty
LEARNED: Final = "# Learned from "

Weights = dict[str, dict[str, float]]


def train(game: str, games: int, seed: int, bot: str, table: str | None, workers: int | None, out: Path | None) -> str:
    """Play, fit, write; what was learned, in words. The same seed gives the same weights, whatever the workers."""
    need("sklearn.linear_model")
    if games < 1:
        raise BadInput("learning-games", n=games)
    player(game, bot)
    judge = opinion(game)
    where = table or SIDES[game].usual
    SIDES[game].tables(where)
    out = out or judge.file
    old = toml.load(judge.file)
    seen = positions([Lesson(number, game, seed, bot, where) for number in range(games)], workers)
    new = {stage: fitted(stage, [one for one in seen if one.stage == stage], judge.names) for stage in old}
    source = f"{LEARNED}{games:,} games of {bot} against itself, seed {seed}."
    try:
        out.write_text(written(judge.file.read_text(encoding="utf-8"), source, new), encoding="utf-8")
    except OSError as why:
        raise BadInput("unwritable", path=out, why=why.strerror) from None
    return report(seen, old, new, games, out)


def positions(lessons: list[Lesson], workers: int | None) -> list[Seen]:
    """What all games showed, in the order of their numbers."""
    found: dict[int, list[Seen]] = {}
    with bar("games", len(lessons)) as progress:
        for number, seen in parallel(numbered, lessons, workers):
            found[number] = seen
            progress.update(1)
    return [one for number in sorted(found) for one in found[number]]


def numbered(lesson: Lesson) -> tuple[int, list[Seen]]:
    return lesson.number, learn(lesson)


def fitted(stage: str, seen: list[Seen], names: tuple[str, ...]) -> dict[str, float]:
    """Weights without an intercept: what is mine less the other's is worth nothing when both have the same."""
    if not any(one.points == 1 for one in seen) or not any(one.points == 0 for one in seen):
        raise BadInput("too-few-games", stage=stage, n=len(seen))
    rows = [one.features for one in seen] * 2
    results = [1] * len(seen) + [0] * len(seen)
    share = [one.points for one in seen] + [1 - one.points for one in seen]
    model = need("sklearn.linear_model").LogisticRegression(fit_intercept=False, C=CAUTION, max_iter=1000)
    model.fit(rows, results, sample_weight=share)
    return {name: round(float(weight), 3) + 0.0 for name, weight in zip(names, model.coef_[0], strict=True)}


def written(before: str, source: str, weights: Weights) -> str:
    """The file with new weights under its old head, which says where they come from."""
    head = [line for line in before[: before.index("\n[")].rstrip("\n").split("\n") if not line.startswith(LEARNED)]
    return "\n".join([*head, source]) + "\n" + toml.dumps(dict(weights))


def report(seen: list[Seen], old: Weights, new: Weights, games: int, out: Path) -> str:
    lines = [f"{games:,} games, {len(seen):,} positions; surprise is the mean log loss, 0.693 for a coin.", ""]
    for stage, weights in new.items():
        here = [one for one in seen if one.stage == stage]
        lines.append(
            f"stage {stage}: {len(here):,} positions, surprise {surprise(here, old[stage], weights):.3f} "
            f"before, {surprise(here, weights, weights):.3f} now"
        )
        lines += [f"  {name:<10} {old[stage].get(name, 0.0):8.3f} -> {weight:8.3f}" for name, weight in weights.items()]
    return "\n".join([*lines, "", f"Written to {out}."])


def surprise(seen: list[Seen], weights: dict[str, float], names: dict[str, float]) -> float:
    """The mean log loss of these weights over these positions; features have these names."""
    lost = 0.0
    for one in seen:
        odds = sum(weights.get(name, 0.0) * value for name, value in zip(names, one.features, strict=True))
        chance = min(max(1 / (1 + exp(-odds)), 1e-9), 1 - 1e-9)
        lost -= one.points * log(chance) + (1 - one.points) * log(1 - chance)
    return lost / max(1, len(seen))


if __name__ == "__main__":
    from sevencats.lab.commands import train_command

    train_command(prog_name="python -m sevencats.lab.train")
