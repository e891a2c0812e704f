"""What holds in every position of every game of Gwent, over random setups, houses and choices."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from sevencats.core import agenda
from sevencats.core.luck import Luck
from sevencats.core.piles import holds, merged
from sevencats.gwent import decks, explain
from sevencats.gwent.cards import NO_CARD, Card, Rule, Step
from sevencats.gwent.editions import EDITIONS
from sevencats.gwent.game import GAME
from sevencats.gwent.imagine import still_shown
from sevencats.gwent.state import State
from sevencats.gwent.strength import total
from tests.contract.games import advance, step

HOUSES: list[dict[str, Any]] = [
    {},
    {},
    {},
    {"relentless_takes_from": "deck"},
    {"medic_may_decline": True},
    {"after_a_tie": "coin"},
    {"reserve_is_endless": True},
    {"weather_stacks": False},
    {"skellige_units_act": False},
    {"gems": 4, "hand": 14},
    {"invader_binds_heroes": True},
    {"pirate_burns_itself": False},
    {"one_special_per_row": True},
    {"swaps": 12},
]


@st.composite
def legal_decks(draw: st.DrawFn, edition: str) -> dict[str, Any]:
    """A premade deck, or one gathered at random from all cards that a faction may use."""
    rules = EDITIONS[edition]
    pool = decks.pool_of(rules)
    if draw(st.booleans()):
        deck = decks.find(draw(st.sampled_from([deck.name for deck in decks.premade(rules)])))
        faction, cards, reserve = deck.faction, deck.cards, deck.reserve
    else:
        faction = draw(st.sampled_from(rules.factions))
        luck = Luck(draw(st.integers(0, 2**31)))
        units = [card for card in pool.legal(faction) if not card.special]
        specials = [card for card in pool.legal(faction) if card.special]
        cards = picked(units, 22 + luck.below(14), luck) + picked(specials, luck.below(11), luck)
        reserve = [card.becomes for card in cards if card.becomes is not None]
    leaders = [leader.id for leader in pool.leaders.values() if leader.faction == faction]
    return {
        "faction": faction,
        "leader": draw(st.sampled_from(leaders)),
        "cards": [card.id for card in cards],
        "reserve": [card.id for card in reserve],
    }


def picked(cards: list[Card], n: int, luck: Luck) -> list[Card]:
    pot, result = cards[:], []
    for _ in range(min(n, len(pot))):
        result.append(pot.pop(luck.below(len(pot))))
    return result


@st.composite
def starts(draw: st.DrawFn) -> State:
    """A game at its first question."""
    edition = draw(st.sampled_from(sorted(EDITIONS)))
    seats = [{"deck": draw(legal_decks(edition))} for _ in range(2)]
    setup = {
        "edition": edition,
        "house": draw(st.sampled_from(HOUSES)),
        "open_lists": draw(st.booleans()),
        "seats": seats,
    }
    return GAME.new(setup, draw(st.integers(0, 2**31)))


def cards_on(s: State) -> Counter[str]:
    """Every card that is anywhere, held by steps included."""
    found: Counter[str] = Counter()
    for side in s.sides:
        piles = [side.hand, side.deck, side.discard, side.removed, side.reserve, side.aside, side.weather]
        for row in side.rows:
            piles += [row.units, row.specials]
        for pile in piles:
            found.update(card.id for card in pile)
    for todo in [*s.steps(), *([] if s.decision is None else [s.decision.step])]:
        found.update(carried(todo))
    return found


def carried(todo: agenda.Step) -> list[str]:
    assert isinstance(todo, Step)
    assert isinstance(todo.rule, Rule)
    return [todo.card.id] if todo.rule.carries and todo.card is not NO_CARD else []


def walk(s: State) -> list[State]:
    """The position after each choice of a random game, as copies."""
    places = [s.copy()]
    while s.decision is not None:
        step(s)
        places.append(s.copy())
    return places


@given(starts())
def test_every_card_is_in_exactly_one_place_from_the_first_choice_to_the_last(s: State) -> None:
    before = cards_on(s)

    while s.decision is not None:
        step(s)

        now = cards_on(s)
        assert before - now == Counter()
        extra = now - before
        assert not extra or s.edition.reserve_is_endless
        assert all(s.pool.cards[id].reserve for id in extra)


@given(starts())
def test_the_total_of_a_side_is_the_sum_of_its_explained_strengths(s: State) -> None:
    for place in walk(s):
        for seat in range(2):
            told = sum(
                explain.unit(place, seat, r, card)[-1].strength
                for r in range(3)
                for card in place.sides[seat].rows[r].units
            )

            assert told == total(place, seat) == place.view(None)["sides"][seat]["total"]


@given(starts(), st.integers(0, 160), st.integers(0, 2**31))
def test_no_view_differs_from_its_imagined_twin(s: State, choices: int, seed: int) -> None:
    advance(s, choices)

    for seat in (0, 1, None):
        assert s.imagined(seat, Luck(seed)).view(seat) == s.view(seat)


@given(starts(), st.integers(0, 160), st.integers(0, 2**31))
def test_an_imagined_world_keeps_the_sizes_of_all_hidden_piles(s: State, choices: int, seed: int) -> None:
    advance(s, choices)

    world = s.imagined(0, Luck(seed))

    for name in ("hand", "deck", "aside", "shown"):
        assert len(getattr(world.sides[1], name)) == len(getattr(s.sides[1], name))


@given(starts())
def test_what_a_seat_knows_is_where_it_is_known_to_be(s: State) -> None:
    for place in walk(s):
        for side in place.sides:
            assert holds(side.hand, side.known)
            assert holds(side.deck, side.marked)
            assert holds(merged(side.hand, side.deck), merged(merged(side.known, side.marked), side.stirred))
            assert holds(side.hand, still_shown(side))


@given(starts(), st.integers(0, 160), st.integers(0, 2**31))
def test_what_a_seat_knows_holds_in_the_worlds_that_it_imagines(s: State, choices: int, seed: int) -> None:
    advance(s, choices)

    world = s.imagined(0, Luck(seed)).sides[1]

    assert holds(world.hand, world.known)
    assert holds(world.deck, world.marked)
    assert holds(merged(world.hand, world.deck), merged(merged(world.known, world.marked), world.stirred))
    assert holds(world.hand, still_shown(world))


@given(starts())
def test_piles_lie_in_card_order(s: State) -> None:
    for place in walk(s):
        for side in place.sides:
            for pile in (
                side.hand,
                side.deck,
                side.discard,
                side.reserve,
                side.removed,
                side.aside,
                side.weather,
                side.known,
                side.marked,
                side.stirred,
                side.seen,
                *(row.units for row in side.rows),
                *(row.specials for row in side.rows),
            ):
                assert pile == sorted(pile, key=lambda card: card.index)


@given(starts())
def test_a_pass_moves_no_card_of_a_hand_and_a_draw_moves_exactly_one_card(s: State) -> None:
    while s.decision is not None:
        asked, sizes = s.decision, [len(side.hand) for side in s.sides]
        text = step(s)[1]

        if asked.about == "turn" and text == "pass":
            assert [len(side.hand) for side in s.sides] == sizes
        if asked.about == "draw":
            seat = asked.step.seat
            assert len(s.sides[seat].hand) == sizes[seat] + 1
            assert len(s.sides[1 - seat].hand) == sizes[1 - seat]


@given(starts())
def test_units_lie_only_in_rows_of_their_icon_and_specials_only_where_they_may(s: State) -> None:
    for place in walk(s):
        for side in place.sides:
            for r, row in enumerate(side.rows):
                assert all(r in card.rows for card in row.units)
                assert {card.id for card in row.specials} <= {"decoy", "commanders-horn", "mardroeme"}
                horns = sum(card.doubles for card in row.specials) + row.sounded
                assert horns <= 1
                if place.edition.one_special_per_row:
                    assert horns + sum(card.brews for card in row.specials) <= 1
            assert all(card.weather for card in side.weather)


@given(starts())
def test_rounds_cost_a_gem_each_and_the_game_is_over_exactly_when_a_seat_has_none(s: State) -> None:
    gems = s.edition.gems
    for place in walk(s):
        lost = [gems - side.gems for side in place.sides]
        wins = [0, 0]
        for a, b in place.scores:
            wins[0] += a > b
            wins[1] += b > a
        ties = sum(a == b for a, b in place.scores)

        assert lost[0] >= wins[1]
        assert lost[1] >= wins[0]
        assert lost[0] <= wins[1] + ties
        assert lost[1] <= wins[0] + ties
        assert (min(side.gems for side in place.sides) == 0) == (place.outcome is not None)
        assert place.round == len(place.scores) + (0 if place.outcome is not None or between_rounds(place) else 1)


def between_rounds(s: State) -> bool:
    """Has the score of this round been written down, and the next round not begun?"""
    asked = [] if s.decision is None else [s.decision.step]
    return any(todo.rule.name == "next-round" for todo in [*asked, *s.steps()])
