"""What every position promises: it asks, is answered, can be copied, viewed and imagined."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from sevencats.core.agenda import Rule, Step, listed
from sevencats.core.decision import CHANCE, NO_WEIGHTS, Decision, Option, Refused, lottery, once
from sevencats.core.event import Event
from sevencats.core.luck import Luck
from sevencats.core.outcome import Outcome

if TYPE_CHECKING:
    from sevencats.core.playout import Policy

View = Mapping[str, Any]


class State:
    """One position of one game: the open question, the agenda, and whatever the game lays on the table."""

    def __init__(self, flow: Rule[Any, Any, Any]) -> None:
        self.flow = flow  # the rule that goes on when nothing is left to do
        self.agenda: Step | None = None  # the next step holds the rest; copies share the chain
        self.decision: Decision | None = None
        self.outcome: Outcome | None = None
        self.inside = False  # luck is resolved inside, from `luck`
        self.luck = Luck(0)
        self.policy: Policy[Any] | None = None  # in a playout: it may answer before options are listed
        self.heard: list[Event] | None = None  # None: nobody listens, and nothing is told

    def choose(self, option: Option | str) -> None:
        """Take an offered option; refuse any other and change nothing."""
        self.take(self.offered(option))

    def offered(self, wanted: Option | str) -> Option:
        """The option that is meant, or a refusal."""
        decision = self.decision
        if decision is None:
            raise Refused("not-offered-over", came=wanted)
        return decision.offered(wanted)

    def take(self, option: Option) -> None:
        """`choose` without the check, for those who picked the option from the list."""
        decision = self.decision
        assert decision is not None
        self.decision = None
        if self.heard is not None:
            self.heard = []
        step = decision.step
        step.rule.answered(self, step, option)
        self.run()

    def toss(self) -> Option:
        """What luck would choose now, from the state's own generator."""
        decision = self.decision
        assert decision is not None
        return decision.options[self.luck.weighed(decision.weights)]

    def run(self) -> None:
        """Do what is on the agenda until somebody must choose or the game is over."""
        while self.decision is None and self.outcome is None:
            step = self.agenda
            if step is None:
                self.flow.do(self, NO_STEP)
            else:
                self.agenda = step.rest
                step.rule.do(self, step)

    def queue(self, first: Step, second: Step | None = None, third: Step | None = None) -> None:
        """Do these next, in this order, before all that was queued earlier."""
        rest = self.agenda
        if third is not None:
            third.rest = rest
            rest = third
        if second is not None:
            second.rest = rest
            rest = second
        first.rest = rest
        self.agenda = first

    def steps(self) -> list[Step]:
        """The agenda as a list."""
        return listed(self.agenda)

    def ask(self, step: Step) -> None:
        """Put the rule's question to its seat; one with one answer is not asked, unless it is a turn's action."""
        policy = self.policy
        if policy is not None:
            answer = policy.answer(self, step)
            if answer is not None:
                step.rule.answered(self, step, answer)
                return
        options = once(step.rule.asks(self, step))
        if is_question(step, options):
            self.decision = Decision(step, step.seat, tuple(options), NO_WEIGHTS)
        elif options:
            step.rule.answered(self, step, options[0])

    def draw_lots(self, step: Step) -> None:
        """Put the rule's question to CHANCE, who is asked even about a single kind: the others may not know it is."""
        options = step.rule.asks(self, step)
        if not options:
            return
        if self.inside:
            step.rule.answered(self, step, options[self.luck.below(len(options))])
        else:
            self.decision = lottery(step, options)

    def ask_again(self) -> bool:
        """The open question with fresh options, after what it offers has changed; False if it would not be asked."""
        decision = self.decision
        if decision is None:
            return True
        step = decision.step
        options = step.rule.asks(self, step)
        if decision.seat == CHANCE and options:
            self.decision = lottery(step, options)
            return True
        options = once(options)
        self.decision = Decision(step, decision.seat, tuple(options), NO_WEIGHTS)
        return is_question(step, options)

    def listen(self) -> None:
        """From now on, keep what happens between two choices in `events`."""
        if self.heard is None:
            self.heard = []

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened since the last choice, if somebody listens."""
        return () if self.heard is None else tuple(self.heard)

    def tell(self, event: Event) -> None:
        """Whoever tells asks first whether somebody listens: an event that nobody hears is not even made."""
        if self.heard is not None:
            self.heard.append(event)

    def go_on_like(self, other: State) -> None:
        """Take over another's question, agenda and luck; what lies on the table is the game's to copy."""
        self.agenda = other.agenda
        self.decision = other.decision
        self.outcome = other.outcome
        self.inside = other.inside
        self.luck.seed = other.luck.seed

    @abstractmethod
    def copy(self) -> State:
        """An independent twin that nobody listens to."""

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """All that this seat may know, built from nothing; None is a spectator."""

    @abstractmethod
    def told_step(self, step: Step) -> Mapping[str, Any]:
        """A step in the shape that the game's `wire` states."""

    @abstractmethod
    def imagined(self, seat: int | None, luck: Luck) -> State:
        """The same position with all that this seat cannot know drawn anew."""

    @abstractmethod
    def data(self) -> dict[str, Any]:
        """The whole position as plain data, from which the game's `load` makes it again."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.data() == other.data()

    def __hash__(self) -> int:
        """A state is equal by its data and changes with every choice: as a key it would be lost at the next one."""
        raise TypeError("A state changes with every choice and cannot be hashed; its data as text can be a key.")


def is_question(step: Step, options: list[Option]) -> bool:
    """Is there something to choose, or one action that its player must see and confirm?"""
    return len(options) > 1 or (len(options) == 1 and step.rule.always_asks)


NO_STEP: Final = Step(Rule("nothing"), 0, 0)
