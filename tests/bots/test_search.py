"""A search goes on from what it thought before, as far as that agrees with what has happened."""

from __future__ import annotations

import pytest

from sevencats.bots import Seat
from sevencats.bots.levels import GAMES, evaluation
from sevencats.bots.search import Node, Search, is_settled, simulate
from sevencats.core.decision import CHANCE
from sevencats.core.luck import Luck
from sevencats.core.state import State
from tests.contract.games import advance, begin
from tests.gwent.scenes import scene

AHEAD = {"passed": True, "close": ["vesemir", "zoltan-chivay"]}


def alone() -> State:
    """The other seat has passed and is ahead by more than any one card: seat 0 plays, and is asked again."""
    return scene({"gems": 1, "hand": ["ves", "catapult", "yarpen-zigrin", "redanian-foot-soldier"]}, AHEAD)


def every(tree: Node) -> list[Node]:
    return [tree, *(node for child in tree.children for node in every(child))]


def tries(bot: Search, state: State, seed: int) -> int:
    thought = bot.choose(Seat(state, 0, Luck(seed)))
    return sum(one.tries for one in thought.considered)


def test_the_next_choice_begins_with_what_was_tried_below_the_last_one() -> None:
    bot, state = Search(evaluation("gwent"), 300), alone()

    first = bot.choose(Seat(state, 0, Luck(1))).option
    below = next(node for node in bot.tree.children if node.option is first)
    kept = sum(child.tries for child in below.children)
    state.take(first)
    after = tries(bot, state, 2)

    assert bot.tree is below
    assert 0 < kept < after <= kept + 300


def test_nothing_is_kept_of_what_did_not_happen() -> None:
    bot, state = Search(evaluation("gwent"), 300), alone()
    bot.choose(Seat(state, 0, Luck(1)))
    before = bot.tree

    elsewhere = scene({"gems": 1, "hand": ["ves", "catapult", "yarpen-zigrin"], "close": ["zoltan-chivay"]}, AHEAD)

    assert tries(bot, elsewhere, 2) <= 300
    assert bot.tree not in every(before)


def test_the_same_question_asked_again_is_thought_about_anew() -> None:
    bot = Search(evaluation("gwent"), 100)

    first, again = (repr(bot.choose(Seat(alone(), 0, Luck(1)))) for _ in range(2))

    assert first == again


def test_a_search_stops_when_more_simulations_could_not_change_its_choice() -> None:
    root = Node(None, 0, 0.5)
    root.children = [Node(None, 0, 0.5) for _ in range(3)]
    root.children[0].tries, root.children[2].tries = 60, 20

    assert is_settled(root, 39)
    assert not is_settled(root, 40)


def test_thinking_to_the_end_would_choose_the_same() -> None:
    for seed in range(12):
        state = advance(begin("gwent", {}, seed), 34)
        if state.decision is None or state.decision.seat == CHANCE:
            continue
        bot, seat = Search(evaluation("gwent"), 150), Seat(state, state.decision.seat, Luck(seed))
        chosen = bot.choose(seat).option
        done = sum(node.tries for node in bot.tree.children)
        for _ in range(150 - done):
            simulate(bot.tree, seat.imagine(), evaluation("gwent"))

        assert max(bot.tree.children, key=lambda node: node.tries).option is chosen


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_sees_is_the_same_in_every_world_it_imagines(game: str) -> None:
    opinion, luck = evaluation(game), Luck(1)

    for seed in range(20):
        state = advance(begin(game, {}, seed), 8 + 4 * seed)
        if state.decision is None or state.decision.seat == CHANCE:
            continue
        seat = state.decision.seat
        assert opinion.sight(state, seat) == opinion.sight(state.imagined(seat, luck), seat) != 0


@pytest.mark.parametrize("game", GAMES)
def test_what_a_bot_remembers_has_no_secret_in_it(game: str) -> None:
    for seed in range(6):
        here, there = begin(game, {}, seed), begin(game, {}, seed)
        bots = [Search(evaluation(game), 20), Search(evaluation(game), 20)]
        luck = Luck(seed)
        for _ in range(60):
            decision = here.decision
            if decision is None:
                break
            seat = decision.seat
            if seat == CHANCE:
                here.take(here.toss())
            elif seat == 0:
                there = here.imagined(0, luck)
                thoughts = [bot.choose(Seat(world, 0, Luck(7))) for bot, world in zip(bots, (here, there), strict=True)]
                assert repr(thoughts[0]) == repr(thoughts[1])
                here.take(thoughts[0].option)
            else:
                here.take(decision.options[luck.below(len(decision.options))])
