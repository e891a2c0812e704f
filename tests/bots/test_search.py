"""A search grows a new tree for every choice, and stops when more of it could not change the choice."""

from __future__ import annotations

from sevencats.bots import Seat
from sevencats.bots.levels import evaluation
from sevencats.bots.search import Node, Search, is_decided, simulate
from sevencats.core.decision import CHANCE
from sevencats.core.luck import Luck
from sevencats.core.state import State
from tests.contract.games import advance, begin
from tests.gwent.scenes import scene


def alone() -> State:
    """The other seat has passed and is ahead by more than any one card: seat 0 plays, and is asked again."""
    return scene(
        {"gems": 1, "hand": ["ves", "catapult", "yarpen-zigrin", "redanian-foot-soldier"]},
        {"passed": True, "close": ["vesemir", "zoltan-chivay"]},
    )


def test_a_choice_does_not_depend_on_what_the_bot_thought_before() -> None:
    kept, fresh, state = Search(evaluation("gwent"), 300), Search(evaluation("gwent"), 300), alone()
    state.take(kept.choose(Seat(state, 0, Luck(1))).option)

    thoughts = [bot.choose(Seat(state, 0, Luck(2))) for bot in (kept, fresh)]

    assert repr(thoughts[0]) == repr(thoughts[1])


def test_a_search_stops_when_more_simulations_could_not_change_its_choice() -> None:
    root = Node(None, 0, 0.5)
    root.children = [Node(None, 0, 0.5) for _ in range(3)]
    root.children[0].visits, root.children[2].visits = 60, 20

    assert is_decided(root, 39)
    assert not is_decided(root, 40)


def test_thinking_to_the_end_would_choose_the_same() -> None:
    for seed in range(12):
        state = advance(begin("gwent", {}, seed), 34)
        if state.decision is None or state.decision.seat == CHANCE:
            continue
        bot, seat = Search(evaluation("gwent"), 150), Seat(state, state.decision.seat, Luck(seed))
        tree = bot.grow(seat)
        chosen = max(tree.children, key=lambda node: node.visits)
        for _ in range(150 - tree.visits):
            simulate(tree, seat.imagine(), evaluation("gwent"))

        assert max(tree.children, key=lambda node: node.visits) is chosen
