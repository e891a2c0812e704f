"""Every answer can explain itself: how a combat value came about, why a space can be reached or a fighter attacked."""

from __future__ import annotations

from typing import Final

from sevencats.core.reason import Reason
from sevencats.core.words import BadInput, unknown
from sevencats.unmatched.bout import PRINTED, Part
from sevencats.unmatched.cards import NO_CARD, Card
from sevencats.unmatched.catalogue import CARDS
from sevencats.unmatched.combat import in_range, may_be_attacked
from sevencats.unmatched.fighters import OFF, Fighter
from sevencats.unmatched.state import State

WORDS: Final = ("attack", "defence", "combat")


def told(s: State, about: str) -> str:
    """`attack`, `defence` or `combat`; a card; a fighter; a fighter and a space; a fighter and one to be attacked.

    Behind a space a number below 1000 says how many steps are meant, else it is the fighter's move value."""
    words = about.split()
    if not words or words[0] in WORDS:
        return combat_told(s, words[0] if words else "combat")
    if words[0] in CARDS and words[0] not in s.roster.names:
        return card_told(CARDS[words[0]])
    fighter = find(s, words[0])
    if len(words) == 1:
        return fighter_told(s, fighter)
    if words[1] in s.roster.names:
        return attack_told(s, fighter, find(s, words[1]))
    said = words[2] if len(words) > 2 else ""
    steps = int(said) if said.isdecimal() and len(said) < 4 else fighter.kind.move
    return reach_told(s, fighter, s.roster.board.number(words[1]), steps)


def find(s: State, name: str) -> Fighter:
    if name not in s.roster.names:
        raise unknown("fighter-or-card", name, (*WORDS, *s.roster.names, *CARDS))
    return s.fighters[s.roster.names.index(name)]


def combat_told(s: State, what: str) -> str:
    combat = s.combat
    if combat is None:
        raise BadInput("no-combat")
    lines = []
    if what != "defence":
        lines.append("attack: " + (value_told(combat.attack) if combat.revealed else "face down (U 6.2)"))
    if what != "attack":
        lines.append("defence: " + (value_told(combat.defence) if combat.revealed else "not revealed yet (U 6.2)"))
    return "\n".join(lines)


def value(part: Part) -> list[Reason]:
    """Why a card in combat is worth what it is; the last reason bears its value."""
    if part.card is NO_CARD:
        return [Reason("no card", [], "U 6.5", 0)]
    n = part.card.value
    reasons = [Reason("printed", [part.card.id], "U 7.1", n)]
    if part.instead != PRINTED:
        n = part.instead
        reasons.append(Reason("instead", [], "U 7.2", n))
    for cause, more in part.added:
        n += more
        reasons.append(Reason("added", [cause], "U 7.1", n))
    if part.ignored:
        reasons.append(Reason("ignored", [part.ignored], "U 7.3", 0))
    if part.cancelled:
        reasons.append(Reason("cancelled", [], "U 8.2", part.value()))
    return reasons


def open_number(s: State, about: str) -> list[Reason]:
    """The reasons of a value in combat, once it lies open: `attack` or `defence`."""
    combat = s.combat
    if about not in ("attack", "defence") or combat is None or not combat.revealed:
        raise BadInput("explain-value", came=about)
    return value(combat.attack if about == "attack" else combat.defence)


def value_told(part: Part) -> str:
    """`rend 5: printed 3 (U 7.1); + 2 by igni (U 7.1)`"""
    reasons = value(part)
    if part.card is NO_CARD:
        return f"0: no card ({reasons[0].paragraph})"
    told = []
    before = 0
    for reason in reasons:
        told.append(f"{step_told(reason, reason.strength - before)} ({reason.paragraph})")
        before = reason.strength
    return f"{part.card.id} {part.value()}: " + "; ".join(told)


def step_told(reason: Reason, more: int) -> str:
    if reason.what == "printed":
        return f"printed {reason.strength}"
    if reason.what == "instead":
        return f"{reason.strength} instead"
    if reason.what == "added":
        return f"+ {more} by {reason.causes[0]}"
    return f"ignored because of {reason.causes[0]}" if reason.what == "ignored" else "effects cancelled"


def card_told(card: Card) -> str:
    value = "" if card.value < 0 else f", value {card.value}"
    banner = "any fighter" if card.banner is None else card.banner.id
    source = ", Source" if card.source else ""
    return f"{card.id}: {card.type}{value}, boost {card.boost}, for {banner}{source}. {card.meaning}".rstrip()


def fighter_told(s: State, fighter: Fighter) -> str:
    board = s.roster.board
    name = s.roster.names[fighter.index]
    head = (
        f"{name} of seat {fighter.seat}: health {fighter.health} of {fighter.kind.health}, "
        f"move {fighter.kind.move}, {'ranged' if fighter.kind.ranged else 'melee'}"
    )
    if fighter.space == OFF:
        return f"{head}; {where_off(fighter)}."
    zones = ", ".join(board.zones_of(fighter.space))
    reached = " ".join(board.named(s.reach(fighter, fighter.kind.move, False))) or "nothing"
    targets = [s.roster.names[other.index] for other in s.fighters if attack(s, fighter, other).what in IN_RANGE]
    return (
        f"{head}; on {board.ids[fighter.space]} (zones {zones}); reaches {reached}; "
        f"in range: {' '.join(targets) or 'nobody'}."
    )


def where_off(fighter: Fighter) -> str:
    return "off the board until it returns (U 4.10)" if fighter.health else "defeated (U 9.1)"


def in_words(reason: Reason, table: dict[str, str]) -> str:
    """A reason by its English sentence; its causes are what the sentence names in its order."""
    said = table[reason.what].format(*reason.causes, n=reason.strength)
    return f"{said} ({reason.paragraph})."


# -- reaching a space

REACH: Final = {
    "reaches": "{0} can reach {1}: {n} of {2} steps",
    "away": "{0} cannot reach {1}: it is off the board until it returns",
    "defeated": "{0} cannot reach {1}: it is defeated",
    "stands there": "{0} cannot reach {1}: it stands there already",
    "held": "{0} cannot reach {1}: it cannot leave its space this turn",
    "occupied": "{0} cannot reach {1}: {2} stands there",
    "blocked": "{0} cannot reach {1}: opposing fighters are in the way",
    "arrows": "{0} cannot reach {1}: the arrows lead the other way, and it is {n} steps around",
    "too far": "{0} cannot reach {1}: it is {n} steps away, and {2} are allowed",
}


def reach_told(s: State, fighter: Fighter, space: int, steps: int) -> str:
    return in_words(reach(s, fighter, space, steps), REACH)


def reach(s: State, fighter: Fighter, space: int, steps: int) -> Reason:
    """Why a space can be reached in so many steps, or why not."""
    board = s.roster.board
    pair = [s.roster.names[fighter.index], board.ids[space]]
    if s.reach(fighter, steps, False) >> space & 1:
        return Reason("reaches", [*pair, str(steps)], "U 4.4", board.distance(fighter.space, space, s.foes(fighter)))
    if fighter.space == OFF:
        return Reason("away", pair, "U 4.10", 0) if fighter.health else Reason("defeated", pair, "U 9.1", 0)
    if fighter.space == space:
        return Reason("stands there", pair, "U 4.4", 0)
    if fighter.stuck:
        return Reason("held", pair, "U 4.7", 0)
    on_it = [s.roster.names[other.index] for other in s.fighters if other.space == space]
    if on_it:
        return Reason("occupied", [*pair, on_it[0]], "U 4.4", 0)
    if board.reach(fighter.space, steps, 0) >> space & 1:
        return Reason("blocked", pair, "U 4.4", 0)
    far = board.distance(fighter.space, space, 0)
    if board.within(fighter.space, steps) >> space & 1:
        return Reason("arrows", pair, "U 1.4", far)
    return Reason("too far", [*pair, str(steps)], "U 4.4", far)


# -- attacking

ATTACK: Final = {
    "adjacent": "{0} can attack {1}: adjacent",
    "same zone": "{0} can attack {1}: ranged, and both stand in {2}",
    "two zones": "{0} can attack {1}: ranged, and both stand in {2} and {3}",
    "attacker away": "{0} cannot attack {1}: the attacker is off the board until it returns",
    "attacker defeated": "{0} cannot attack {1}: the attacker is defeated",
    "target away": "{0} cannot attack {1}: the target is off the board until it returns",
    "target defeated": "{0} cannot attack {1}: the target is defeated",
    "same side": "{0} cannot attack {1}: they are on the same side",
    "not adjacent": "{0} cannot attack {1}: they are not adjacent",
    "no common zone": "{0} cannot attack {1}: they are not adjacent and share no zone",
    "first turn": "{0} cannot attack {1}: in a first turn only the next player may be attacked",
}
IN_RANGE: Final = ("adjacent", "same zone", "two zones")


def attack_told(s: State, attacker: Fighter, target: Fighter) -> str:
    return in_words(attack(s, attacker, target), ATTACK)


def attack(s: State, attacker: Fighter, target: Fighter) -> Reason:
    """Why a fighter may be attacked, or why not, apart from the cards in hand, which are secret."""
    pair = [s.roster.names[attacker.index], s.roster.names[target.index]]
    if attacker.space == OFF:
        return (
            Reason("attacker away", pair, "U 4.10", 0)
            if attacker.health
            else Reason("attacker defeated", pair, "U 9.1", 0)
        )
    if target.space == OFF:
        return (
            Reason("target away", pair, "U 4.10", 0) if target.health else Reason("target defeated", pair, "U 9.1", 0)
        )
    if attacker.seat == target.seat:
        return Reason("same side", pair, "U 6.1", 0)
    if not in_range(s, attacker, target):
        return Reason("no common zone" if attacker.kind.ranged else "not adjacent", pair, "U 6.1", 0)
    if attacker.seat == s.seat and not may_be_attacked(s, target.seat):
        return Reason("first turn", pair, "U 9.5", 0)
    board = s.roster.board
    if board.adjacent[attacker.space] >> target.space & 1:
        return Reason("adjacent", pair, "U 6.1", 0)
    common = [zone for zone in board.zones_of(attacker.space) if zone in board.zones_of(target.space)]
    return Reason("same zone" if len(common) == 1 else "two zones", pair + common[:2], "U 6.1", 0)
