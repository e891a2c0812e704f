"""The two lines that say where a table stands: the headline above it, and the question below."""

from __future__ import annotations

from sevencats.core.decision import CHANCE
from sevencats.locales import Words
from sevencats.terminal.canvas import cut
from sevencats.terminal.face import Face, Scene
from sevencats.terminal.sessions.session import LOST, STEPPING, THINKING, WAITING, Trouble
from sevencats.terminal.speech import Speech


def headline(face: Face, scene: Scene, width: int) -> str:
    """Game, round and score at the left; what is unusual about this table at the right."""
    sight, speech = scene.sight, scene.speech
    game = speech.words.say(f"game-{sight.game}")
    left = f"{game} · {face.headline(scene)}" if sight.view is not None else game
    right = (
        speech.say("step", n=sight.number, last=sight.facts["last"])
        if sight.note == STEPPING
        else speech.say("over")
        if sight.result is not None
        else speech.say("watching")
        if sight.facts.get("watches")
        else ""
    )
    room = width - len(right) - 2
    return f"{cut(left, room):<{room}}  {right}"


def status(speech: Speech) -> str:
    """The question, or why there is none; an offer that waits for an answer comes first."""
    sight = speech.sight
    if sight.note == LOST:
        return speech.say("lost")
    if sight.note == WAITING:
        return speech.say("waiting")
    offer = sight.facts.get("offer")
    if offer and sight.seat not in offer["agreed"]:
        return speech.say(f"offer-{offer['kind']}", who=speech.who(offer["seat"]))
    if sight.note == STEPPING:
        return stepped(speech)
    gone = [chair for chair in sight.facts.get("chairs", []) if chair["gone"] > 0]
    if gone and sight.result is None:
        return speech.say("gone", who=gone[0]["name"], n=gone[0]["gone"])
    if sight.note == THINKING and sight.view is not None and sight.view["decision"] is not None:
        seat = sight.view["decision"]["seat"]
        return speech.say("luck") if seat == CHANCE else f"{speech.question()} …"
    return speech.question()


def stepped(speech: Speech) -> str:
    """The choice that was made last; at both ends of a record, which version made it if it was another one."""
    facts, n = speech.sight.facts, speech.sight.number
    made = f" {speech.words.made_by(facts['made_by'])}" if facts["made_by"] and n in (0, facts["last"]) else ""
    if facts["choice"] is None:
        return speech.say("beginning") + made
    who = speech.words.say("luck") if facts["chose"] == CHANCE else speech.who(facts["chose"])
    return speech.say("stepped", n=n, last=facts["last"], who=who, what=speech.chosen(facts["choice"])) + made


def unreachable(words: Words, trouble: Trouble) -> str:
    """A house that was never reached."""
    return words.say("terminal-unreachable", house=trouble.house, why=trouble.why, n=trouble.n, most=trouble.most)
