"""Learns what counts in Gwent from self-play: for each stage of the game one weight a feature, by logistic regression.

`python -m sevencats.lab.train` is the command `sevencats lab train gwent`."""
from __future__ import annotations

from collections.abc import Iterable
from math import exp, log
from pathlib import Path
from typing import Any, Final

from sevencats.bots.evaluate import gwent as evaluate
from sevencats.bots.evaluate.gwent import FEATURES
from sevencats.core import toml
from sevencats.core.words import BadInput
from sevencats.lab.crew import spread
from sevencats.lab.needs import need
from sevencats.lab.players import player
from sevencats.lab.progress import bar
from sevencats.lab.selfplay import Lesson, Seen, learn

FILE: Final = Path(evaluate.__file__).with_name("gwent.toml")
CAUTION: Final = 1.0                # how strongly weights are held near nothing: the regression's usual penalty

Weights = dict[str, dict[str, float]]


def train(games: int, seed: int, bot: str, edition: str, workers: int | None, out: Path) -> str:
    """Play, fit, write; what was learned, in words. The same seed gives the same weights, whatever the workers."""
    need("sklearn.linear_model")
    if games < 1:
        raise BadInput(f"Learning needs at least one game, not {games}.")
    player("gwent", bot)
    old = toml.load(FILE)
    seen = positions([Lesson(number, seed, bot, edition) for number in range(games)], workers)
    new = {stage: fitted(stage, [one for one in seen if stage_of(one, old) == stage]) for stage in old}
    try:
        out.write_text(written(FILE.read_text(encoding="utf-8"), new), encoding="utf-8")
    except OSError as why:
        raise BadInput(f"{out} cannot be written: {why.strerror}.") from None
    return report(seen, old, new, games, out)


def positions(lessons: list[Lesson], workers: int | None) -> list[Seen]:
    """What all games showed, in the order of their numbers."""
    found: dict[int, list[Seen]] = {}
    with bar("games", len(lessons)) as progress:
        for number, seen in spread(numbered, lessons, workers):
            found[number] = seen
            progress.update(1)
    return [one for number in sorted(found) for one in found[number]]


def numbered(lesson: Lesson) -> tuple[int, list[Seen]]:
    return lesson.number, learn(lesson)


def stage_of(one: Seen, stages: Iterable[str]) -> str:
    """The stage that judges a position: its gems left together, or the nearest."""
    return min(stages, key=lambda stage: abs(int(stage) - one.gems))


def fitted(stage: str, seen: list[Seen]) -> dict[str, float]:
    """Weights without an intercept: what is mine less the other's is worth nothing when both have the same."""
    if not any(one.points == 1 for one in seen) or not any(one.points == 0 for one in seen):
        raise BadInput(f"Too few games: with {stage} gems left, all {len(seen)} positions ended alike; play more.")
    rows = [one.features for one in seen] * 2
    results = [1] * len(seen) + [0] * len(seen)
    share = [one.points for one in seen] + [1 - one.points for one in seen]
    model = need("sklearn.linear_model").LogisticRegression(fit_intercept=False, C=CAUTION, max_iter=1000)
    model.fit(rows, results, sample_weight=share)
    return {name: round(float(weight), 3) + 0.0 for name, weight in zip(FEATURES, model.coef_[0], strict=True)}


def written(before: str, weights: Weights) -> str:
    """The file with new weights under its old head."""
    head = before[:before.index("\n[") + 1]
    return head.rstrip("\n") + "\n" + toml.dumps(dict(weights))


def report(seen: list[Seen], old: dict[str, Any], new: Weights, games: int, out: Path) -> str:
    lines = [f"{games:,} games, {len(seen):,} positions; surprise is the mean log loss, 0.693 for a coin.", ""]
    for stage in new:
        here = [one for one in seen if stage_of(one, old) == stage]
        lines.append(f"{stage} gems left: {len(here):,} positions, surprise {surprise(here, old[stage]):.3f} before, "
                     f"{surprise(here, new[stage]):.3f} now")
        lines += [f"  {name:<10} {old[stage].get(name, 0.0):8.3f} -> {new[stage][name]:8.3f}" for name in FEATURES]
    return "\n".join([*lines, "", f"Written to {out}."])


def surprise(seen: list[Seen], weights: dict[str, float]) -> float:
    """The mean log loss of these weights over these positions."""
    lost = 0.0
    for one in seen:
        odds = sum(weights.get(name, 0.0) * value for name, value in zip(FEATURES, one.features, strict=True))
        chance = min(max(1 / (1 + exp(-odds)), 1e-9), 1 - 1e-9)
        lost -= one.points * log(chance) + (1 - one.points) * log(1 - chance)
    return lost / max(1, len(seen))


if __name__ == "__main__":
    from sevencats.lab.commands import train_command
    train_command(prog_name="python -m sevencats.lab.train")
