"""What every player did, round by round (in a ring: game by game): the cells of the crosstable, the
wall chart and the standings.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from tourneydesk.core.event import Event
from tourneydesk.core.format import Leaving
from tourneydesk.formats import format_of
from tourneydesk.present.figures import OPEN
from tourneydesk.present.messages import number, text
from tourneydesk.present.paper_rebuild.lines import OF_TWO, Line
from tourneydesk.present.paper_rebuild.records import records
from tourneydesk.present.shows import show_of
from tourneydesk.present.table import Tone

Outcome = Literal["", "won", "drawn", "lost"]
OUTCOMES: Mapping[str, Outcome] = {
    "won": "won",
    "forfeit_won": "won",
    "drawn": "drawn",
    "lost": "lost",
    "forfeit_lost": "lost",
}
TONES: Mapping[Outcome, Tone] = {"won": "strong", "lost": "quiet"}


@dataclass(frozen=True, slots=True)
class Crossing:
    """A player in a round. ``text`` has everything that a chart shows, ``short`` fits into a narrow
    column, and ``mark`` is the bare result; all are empty if the player was not to play. The best
    figure at a table of more than two is ``won``. ``table`` is 0 without one.
    """

    text: str = ""
    short: str = ""
    mark: str = ""
    outcome: Outcome = ""
    round: int = 0
    table: int = 0


Crossings = Mapping[int, Sequence[Crossing]]
"""By player; one for each round, or in the ring for each of the player's games."""


def crossings(event: Event) -> Crossings:
    """Every player's rounds or games in order."""
    seats_at = {
        (posted.number, table.number): table.players
        for posted in event.rounds
        for table in posted.tables
    }
    of_many = show_of(event).of_many
    figures: dict[tuple[int, int], tuple[Fraction, bool]] = {}
    for posted in event.rounds if of_many is not None else ():
        for table in posted.tables:
            at_table = of_many.crossed(event, table) if of_many is not None else {}
            for player, figure in at_table.items():
                figures[posted.number, player] = figure, figure == min(at_table.values())
    # A last game between some players is not a round that the others missed.
    fmt = format_of(event)
    extra = {posted.number for posted in event.rounds if posted.kind in fmt.extra_kinds}
    leavings = fmt.leavings(event)
    missed = text("cross-missed")
    chart: dict[int, list[Crossing]] = {}
    for player, record in records(event).items():
        cells: dict[int, Crossing] = {}
        for at, line in enumerate(record.lines, start=1):
            seated = seats_at.get((line.round, line.table), ())
            opponents = [other_player for other_player in seated if other_player != player]
            column = at if line.kind in fmt.ring_kinds else line.round
            cells[column] = _crossing(event, line, opponents, figures.get((line.round, player)))
        column_count = max(cells, default=0) if fmt.ring_kinds else len(event.rounds)
        last_round = _last(event, leavings.get(player), player)
        absent = Crossing(missed, missed, missed)
        chart[player] = [
            cells.get(at, absent if at <= last_round and at not in extra else Crossing())
            for at in range(1, column_count + 1)
        ]
    _mark_open(event, chart, missed)
    return chart


def _mark_open(event: Event, chart: Mapping[int, list[Crossing]], missed: str) -> None:
    """Puts a question mark where no paper of a rebuilt event shows what a player did."""
    if format_of(event).ring_kinds:
        return
    unknown = Crossing(OPEN, OPEN, OPEN)
    for item in event.open_items:
        if item.kind == "place" and item.player in chart:
            chart[item.player][item.round - 1] = unknown
        for cells in chart.values() if item.kind == "round" else ():
            if item.round <= len(cells) and cells[item.round - 1].text == missed:
                cells[item.round - 1] = unknown


def _last(event: Event, leaving: Leaving | None, player: int) -> int:
    """The last round in which a player without table or bye counts as absent rather than gone."""
    if leaving is not None:
        return leaving.round
    if not event.player(player).dropped:
        return len(event.rounds)
    sat = (
        posted.number
        for posted in reversed(event.rounds)
        if posted.table_of(player) or any(bye.player == player for bye in posted.byes)
    )
    return next(sat, 0)


def _crossing(
    event: Event, line: Line, opponents: Sequence[int], figure: tuple[Fraction, bool] | None
) -> Crossing:
    opponent = str(opponents[0]) if len(opponents) == 1 else ""
    outcome: Outcome = ""
    if not line.table and line.outcome == "missed":
        whole = short = mark = text("cross-missed")
    elif not line.table:
        whole = text("cross-bye", points=Fraction(line.figures[0] or 0))
        short = mark = text("cross-short-bye")
    elif line.outcome == "open":
        whole = text("cross-open", other=opponent, table=str(line.table))
        short = mark = text("cross-short-open")
    elif line.outcome in OF_TWO:
        seats = ("white", "black") if show_of(event).has_colors else ("", "")
        color = text(f"cross-{seats[line.seat]}") if seats[line.seat] else ""
        whole = text(
            f"cross_{line.outcome}_as" if color else f"cross_{line.outcome}",
            other=opponent,
            colour=color,
        )
        short = text(f"cross_short_{line.outcome}", other=opponent)
        mark = text(f"cross_short_{line.outcome}", other="")
        outcome = OUTCOMES.get(line.outcome, "")
    elif line.outcome != "finished":
        whole = text("cross-withdrawn", table=str(line.table))
        short = mark = text("cross-short-withdrawn")
    else:
        value, best = figure or (Fraction(0), False)
        short = mark = number(value)
        whole = text("cross-board", figure=short, table=str(line.table))
        outcome = "won" if best else ""
    return Crossing(whole, short, mark, outcome, line.round, line.table)
