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

    Behind a space a number says how many steps are meant, else it is the fighter's move value."""
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
    steps = int(words[2]) if len(words) > 2 and words[2].isdigit() else fighter.kind.move
    return reach_told(s, fighter, s.roster.board.number(words[1]), steps)


def find(s: State, name: str) -> Fighter:
    if name not in s.roster.names:
        raise BadInput(unknown("a fighter, a card or one of attack, defence, combat", name,
                               (*WORDS, *s.roster.names, *CARDS)))
    return s.fighters[s.roster.names.index(name)]


def combat_told(s: State, what: str) -> str:
    combat = s.combat
    if combat is None:
        raise BadInput("There is no combat now.")
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
        raise BadInput(f'"{about}" is not a value that lies open; ask for "attack" or "defence" in a combat.')
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
    head = (f"{name} of seat {fighter.seat}: health {fighter.health} of {fighter.kind.health}, "
            f"move {fighter.kind.move}, {'ranged' if fighter.kind.ranged else 'melee'}")
    if fighter.space == OFF:
        return f"{head}; {where_off(fighter)}."
    zones = ", ".join(board.zones_of(fighter.space))
    reach = " ".join(board.named(s.reach(fighter, fighter.kind.move, False))) or "nothing"
    targets = [s.roster.names[other.index] for other in s.fighters
               if other.seat != fighter.seat and not attack_hindered(s, fighter, other)]
    return (f"{head}; on {board.ids[fighter.space]} (zones {zones}); reaches {reach}; "
            f"in range: {' '.join(targets) or 'nobody'}.")


def where_off(fighter: Fighter) -> str:
    return "off the board until it returns (U 4.10)" if fighter.health else "defeated (U 9.1)"


# -- reaching a space

def reach_told(s: State, fighter: Fighter, space: int, steps: int) -> str:
    board = s.roster.board
    name, there = s.roster.names[fighter.index], board.ids[space]
    if s.reach(fighter, steps, False) >> space & 1:
        n = board.distance(fighter.space, space, s.foes(fighter))
        return f"{name} can reach {there}: {n} of {steps} steps (U 4.4)."
    return f"{name} cannot reach {there}: {reach_hindered(s, fighter, space, steps)}."


def reach_hindered(s: State, fighter: Fighter, space: int, steps: int) -> str:
    board = s.roster.board
    if fighter.space == OFF:
        return f"it is {where_off(fighter)}"
    if fighter.space == space:
        return "it stands there already (U 4.4)"
    if fighter.stuck:
        return "it cannot leave its space this turn (U 4.7)"
    on_it = [s.roster.names[other.index] for other in s.fighters if other.space == space]
    if on_it:
        return f"{on_it[0]} stands there (U 4.4)"
    if board.reach(fighter.space, steps, 0) >> space & 1:
        return "opposing fighters are in the way (U 4.4)"
    far = board.distance(fighter.space, space, 0)
    if board.within(fighter.space, steps) >> space & 1:
        return f"the arrows lead the other way, and it is {far} steps around (U 1.4)"
    return f"it is {far} steps away, and {steps} are allowed (U 4.4)"


# -- attacking

def attack_told(s: State, attacker: Fighter, target: Fighter) -> str:
    names = s.roster.names
    why = attack_hindered(s, attacker, target)
    if why:
        return f"{names[attacker.index]} cannot attack {names[target.index]}: {why}."
    return f"{names[attacker.index]} can attack {names[target.index]}: {in_range_because(s, attacker, target)}."


def in_range_because(s: State, attacker: Fighter, target: Fighter) -> str:
    board = s.roster.board
    if board.adjacent[attacker.space] >> target.space & 1:
        return "adjacent (U 6.1)"
    common = [zone for zone in board.zones_of(attacker.space) if zone in board.zones_of(target.space)]
    return f"ranged, and both stand in {' and '.join(common)} (U 6.1)"


def attack_hindered(s: State, attacker: Fighter, target: Fighter) -> str:
    """Why not, apart from the cards in hand, which are secret; nothing if nothing hinders."""
    for fighter, word in ((attacker, "the attacker"), (target, "the target")):
        if fighter.space == OFF:
            return f"{word} is {where_off(fighter)}"
    if attacker.seat == target.seat:
        return "they are on the same side (U 6.1)"
    if not in_range(s, attacker, target):
        return "they are not adjacent and share no zone (U 6.1)" if attacker.kind.ranged else \
            "they are not adjacent (U 6.1)"
    if attacker.seat == s.seat and not may_be_attacked(s, target.seat):
        return "in a first turn only the next player may be attacked (U 9.5)"
    return ""
