"""What holds for every leader with a power (G 10.1); what each of them does stands in the files of their factions."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from sevencats.gwent.catalogue import LEADERS
from sevencats.gwent.state import State
from tests.gwent.scenes import do, options, scene


class Use(NamedTuple):
    """A table where a leader may be used: what lies on either side, and what is asked afterwards."""

    mine: dict[str, Any] = {}
    yours: dict[str, Any] = {}
    answers: tuple[str, ...] = ()


USABLE = {
    "foltest-king-of-temeria": Use({"deck": ["impenetrable-fog*2", "ves"]}),
    "foltest-lord-commander-of-the-north": Use({"weather": ["biting-frost"]}),
    "foltest-the-siegemaster": Use(),
    "foltest-the-steel-forged": Use(yours={"siege": ["catapult*2"]}),
    "foltest-son-of-medell": Use(yours={"ranged": ["black-infantry-archer*2"]}),
    "emhyr-his-imperial-majesty": Use({"deck": ["torrential-rain*2", "vreemde"]}),
    "emhyr-emperor-of-nilfgaard": Use(),
    "emhyr-the-relentless": Use(yours={"discard": ["nekker*2"]}),
    "francesca-pureblood-elf": Use({"deck": ["biting-frost*2", "milva"]}),
    "francesca-the-beautiful": Use(),
    "francesca-queen-of-dol-blathanna": Use(yours={"close": ["fiend*2"]}),
    "francesca-hope-of-the-aen-seidhe": Use({"close": ["yaevinn"], "weather": ["biting-frost"]}),
    "eredin-king-of-the-wild-hunt": Use({"deck": ["biting-frost*2", "clear-weather"]}, answers=("play biting-frost",)),
    "eredin-commander-of-the-red-riders": Use(),
    "eredin-destroyer-of-worlds": Use(
        {"hand": ["nekker", "griffin", "fiend", "foglet"], "deck": ["ghoul", "harpy"]},
        answers=("discard nekker", "discard griffin", "take ghoul"),
    ),
    "eredin-bringer-of-death": Use({"discard": ["griffin", "fiend"]}, answers=("take fiend",)),
    "crach-an-craite": Use({"discard": ["olaf"]}, {"discard": ["nekker"]}),
}


def ready(leader: str, other: dict[str, Any] | None = None, **me: Any) -> State:
    """A table where this leader may be used."""
    use = USABLE[leader]
    return scene({"leader": leader, **use.mine, **me}, {**use.yours, **(other or {})})


def test_every_leader_with_a_power_is_here() -> None:
    assert set(USABLE) == {leader.id for leader in LEADERS.values() if leader.power is not None}


@pytest.mark.parametrize("leader", USABLE)
def test_using_the_leader_is_the_whole_turn(leader: str) -> None:
    s = ready(leader)

    do(s, "leader", *USABLE[leader].answers)

    assert s.sides[0].leader_used
    assert s.decision is not None
    assert s.decision.seat == 1


@pytest.mark.parametrize("leader", USABLE)
def test_the_leader_is_used_once_per_game(leader: str) -> None:
    s = ready(leader)
    assert "leader" in options(s)

    s = ready(leader, leader_used=True)

    assert "leader" not in options(s)
    assert "pass" in options(s)


@pytest.mark.parametrize("leader", USABLE)
def test_the_white_flame_cancels_the_leader(leader: str) -> None:
    s = ready(leader, {"leader": "emhyr-the-white-flame"})

    assert "leader" not in options(s)
    assert "pass" in options(s)


@pytest.mark.parametrize("leader", USABLE)
def test_the_other_seat_sees_that_the_leader_was_used(leader: str) -> None:
    s = ready(leader)
    s.listen()

    s.choose("leader")

    assert s.events[0].told_to(1) == {"kind": "leader", "seat": 0, "leader": leader}
    assert s.view(1)["sides"][0]["leader_used"] is True
