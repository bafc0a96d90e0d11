"""The steps for making the next round by hand, with the figures of this event."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tourneydesk.core.event import Event
from tourneydesk.formats import format_of
from tourneydesk.present.hand_round import HandRound
from tourneydesk.present.messages import has, text
from tourneydesk.present.sheets import Stamp
from tourneydesk.present.shows import show_of

MOST_NAMED = 30
"""With more names or tables than this, a step would be too long to read."""


@dataclass(frozen=True, slots=True)
class Steps:
    """A heading and numbered steps of one or more sentences each."""

    title: str
    heading: str
    steps: tuple[str, ...]
    stamp: Stamp


def hand_steps(event: Event, stamp: Stamp) -> Steps:
    """How staff continue without a computer from the current state."""
    title = text("hand-title")
    by_hand, fmt = show_of(event).by_hand, format_of(event)
    next_round = by_hand.round(event)
    current = event.current
    steps: list[str] = []
    if current is not None and current.missing and current.kind not in fmt.ring_kinds:
        steps.append(
            text("hand-open", event.format, round=current.number, tables=len(current.missing))
        )
    if next_round is None:
        return Steps(title, text("paper-name-hand"), (*steps, text("hand-none")), stamp)
    steps += by_hand.steps(event, next_round)
    steps += [text("hand-keep", event.format), text("hand-after")]
    return Steps(title, _heading(event, next_round), tuple(steps), stamp)


def sizes_text(event: Event, sizes: Sequence[int]) -> tuple[str, ...]:
    """How many tables of each size, largest first."""
    counts = sorted(Counter(sizes).items(), reverse=True)
    of_many = show_of(event).of_many
    if of_many is None:
        return (text("hand_pairs", event.format, count=len(sizes)),)
    return tuple(text(of_many.size, count=count, size=size) for size, count in counts)


def _heading(event: Event, next_round: HandRound) -> str:
    """The words for a round of that kind, or for the first one if the format has words for it."""
    begins = not event.rounds and has("hand-heading-first", event.format)
    return text(
        "hand-heading-first" if begins else f"hand-heading-{next_round.kind}",
        event.format,
        round=next_round.round_number,
        players=len(next_round.players) - len(next_round.requested_byes),
        sizes=sizes_text(event, next_round.sizes),
        size=max(next_round.sizes, default=0),
    )


def planned(event: Event) -> Iterator[str]:
    """The number of rounds, if it is set."""
    rounds = format_of(event).outlook(event).rounds_planned
    if rounds is not None:
        yield text("hand_planned", event.format, rounds=rounds)
