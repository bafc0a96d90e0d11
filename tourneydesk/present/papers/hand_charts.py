"""Charts for going on by hand: what follows for each number of players, and everybody in order."""

from collections.abc import Iterable, Iterator, Sequence

from tourneydesk.core.event import Event
from tourneydesk.formats import standings_of
from tourneydesk.present.hand_round import players_still_in
from tourneydesk.present.messages import text
from tourneydesk.present.papers.sheet import Block, Sheet, column, row, singles
from tourneydesk.present.papers.standings import standings_block
from tourneydesk.present.sheets import Stamp
from tourneydesk.present.shows import show_of
from tourneydesk.present.table import Align

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
