"""The next round by hand: its kind, its figures, its steps, its charts."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from tourneydesk.core.event import Event
from tourneydesk.formats import format_of, standings_of
from tourneydesk.present.hand_round import HandRound, players_still_in
from tourneydesk.present.messages import has, text
from tourneydesk.present.papers.sheet import Block, Sheet, column, row, singles
from tourneydesk.present.papers.standings import standings_block
from tourneydesk.present.sheets import Stamp
from tourneydesk.present.shows import show_of
from tourneydesk.present.table import Align

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


# Charts for going on by hand: what follows for each number of players, and everybody in order.

Head = tuple[str, int, Align]
"""A column: the code of its heading, its share of the width, the side of its cells."""


def chart(
    event: Event,
    heading: str,
    heads: Sequence[Head],
    rows: Iterable[Sequence[str]],
    *notes: str,
) -> Block:
    """A chart with a heading and a row of texts for each case; the first column is bold."""
    columns = tuple(
        column(code, share, align, bold=at == 0, format_key=event.format)
        for at, (code, share, align) in enumerate(heads)
    )
    lines = singles(row(columns, *one) for one in rows)
    return Block(text(heading, event.format), columns, lines, notes=notes)


def still_in_order(event: Event) -> Iterator[Block]:
    """Everybody still in, by the standings, once something is played."""
    still_in = set(players_still_in(event))
    rows = [line for line in standings_of(event) if line.player in still_in]
    if event.rounds and rows:
        yield standings_block(event, text("hand-chart-order"), rows)


def hand_charts(event: Event, stamp: Stamp) -> Sheet | None:
    """The format's charts; None if there is nothing to go on with."""
    by_hand = show_of(event).by_hand
    if by_hand.round(event) is None:
        return None
    blocks = tuple(by_hand.charts(event))
    return Sheet(text("hand-charts"), blocks, stamp) if blocks else None
