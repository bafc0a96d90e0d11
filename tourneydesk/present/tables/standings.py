"""The table of the standings, and the cells of the crosstable."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, partial
from typing import Literal

from tourneydesk.core.event import Event, Player
from tourneydesk.core.field import status
from tourneydesk.core.format import Leaving
from tourneydesk.core.standings import Standing
from tourneydesk.formats import format_of
from tourneydesk.present.figures import (
    OPEN,
    figure_cells,
    figure_heads,
    figure_keys,
    group_standings,
    place_text,
)
from tourneydesk.present.messages import number, text, word_of
from tourneydesk.present.paper_rebuild.lines import OF_TWO, Line
from tourneydesk.present.paper_rebuild.records import records
from tourneydesk.present.places import ExplainedStandings, clinch_text, clinch_tone
from tourneydesk.present.shows import show_of
from tourneydesk.present.table import (
    Column,
    Field,
    Kind,
    Table,
    Tone,
    about_player,
    field,
    table_of,
    written,
)

# What every player did, round by round (in a ring: game by game): the cells of the crosstable,
# the wall chart and the standings.

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


LEAST_LETTERS = 22
"""The least characters shown of a name, however little room there is."""


def standings_table(
    event: Event,
    rows: Sequence[Standing],
    ids: Iterable[str] | None = None,
    *,
    explained: ExplainedStandings | None = None,
    now: Mapping[int, int] | None = None,
    rounds: Crossings | None = None,
    winners: Collection[int] = (),
    through: int | None = None,
) -> Table[int]:
    """A row for each of these standings, after the round ``through`` (None = now). The columns are
    ``place``, ``now`` (the real places, while other results are being tried), ``number``, ``name``,
    ``rating``, ``age``, ``ages`` (the age group), ``club``, ``record`` and ``opponents_wins`` (if
    the format has them), ``round1`` … (if ``rounds`` has them), ``points``, each tiebreak that any
    player has by its key, ``decisive`` (if the format has such a column and anybody a cell in it),
    ``out`` (if anybody is) and ``stakes`` (if ``explained`` has them). The ``winners`` come first.
    """
    keys = figure_keys(rows)
    figures = {row.player: figure_cells(row, keys) for row in rows}
    heads = figure_heads(event, keys)

    def figure(at: int, id: str) -> Field[Standing]:
        return Column(heads[at], "number", id=id), lambda row: figures[row.player][at]

    def player(row: Standing) -> Player:
        return event.player(row.player)

    def place_now(row: Standing) -> str:
        return written(now.get(row.player)) if now else ""

    fields: list[Field[Standing]] = [
        field("place", "number", place_text),
        *([field("now", "number", place_now)] if now else []),
        *about_player(player, LEAST_LETTERS, event),
        *(
            one
            for one in _more_about_player(event, player, through)
            # As a tiebreak it has its column already.
            if one[0].id != "opponents_wins" or "opponents" not in keys
        ),
        *(round_fields(event, rounds, short=True) if rounds is not None else ()),
        *(figure(at, id) for at, id in enumerate(("points", *keys))),
        *_decisive(event, rows),
    ]
    if any(row.out_in is not None for row in rows):
        fields.append(field("out", "text", _out))
    if explained is not None and explained.clinch_status:
        fields.append(_stakes(explained))
    return table_of(
        fields,
        rows,
        lambda row: row.player,
        ids,
        lambda row: "first" if row.player in winners else "" if row.out_in is None else "out",
        partial(_tone, rounds=rounds or {}, explained=explained, winners=winners),
    )


def _more_about_player(
    event: Event, player: Callable[[Standing], Player], through: int | None
) -> Iterator[Field[Standing]]:
    """Age group, club, record and the opponents' wins."""
    show = show_of(event)

    @cache
    def groups() -> Mapping[int, str]:
        return {
            row.player: word_of(name, "ages", event.format)
            for name, rows in group_standings(event, through).items()
            for row in rows
        }

    @cache
    def records() -> Mapping[int, str]:
        return show.record(event, through) if show.record is not None else {}

    if format_of(event).groups is not None:
        head = text("head-age-group")
        yield Column(head, id="ages"), lambda row: groups().get(row.player, "")
    yield field("club", "text", lambda row: player(row).club or "")
    if show.record is not None:
        head = text("head-wins-losses-draws")
        yield Column(head, "mark", id="record"), lambda row: records().get(row.player, "")
    if show.opponents_wins is not None:
        shares = show.opponents_wins
        head = text("head-opponents-wins")

        @cache
        def percentages() -> Mapping[int, str]:
            return shares(event, through)

        yield (
            Column(head, "number", id="opponents_wins"),
            lambda row: percentages().get(row.player, ""),
        )


def _tone(
    row: Standing,
    id: str,
    *,
    rounds: Crossings,
    explained: ExplainedStandings | None,
    winners: Collection[int],
) -> Tone:
    """Wins and points stand out, losses and players who are out while others play step back."""
    if id.startswith("round"):
        return TONES.get(crossing_at(rounds, row.player, id).outcome, "")
    if explained is not None and explained.clinch_status:
        if id == "stakes":
            return clinch_tone(explained, row)
        if row.out_in is not None:
            return "quiet"
    return "strong" if id == "points" or (id == "name" and row.player in winners) else ""


def _decisive(event: Event, rows: Sequence[Standing]) -> Sequence[Field[Standing]]:
    """The format's own column, if anybody has a cell in it."""
    decisive = show_of(event).decisive
    deciding = decisive(event) if decisive is not None else {}
    if not any(row.player in deciding for row in rows):
        return ()
    head = text("head-decisive", event.format)
    kind: Kind = "number" if all(cell.isdigit() for cell in deciding.values()) else "text"
    return ((Column(head, kind, id="decisive"), lambda row: deciding.get(row.player, "")),)


def crosstable(event: Event, rows: Sequence[Standing], rounds: Crossings) -> Table[int]:
    """A row for each of these standings with every round as on paper: ``place``, ``number``,
    ``name``, ``round1`` … and ``points``.
    """

    def tone(row: Standing, id: str) -> Tone:
        if id.startswith("round"):
            return TONES.get(crossing_at(rounds, row.player, id).outcome, "")
        return "strong" if id in ("name", "points") else ""

    def player(row: Standing) -> Player:
        return event.player(row.player)

    number, name, *_ = about_player(player, LEAST_LETTERS, event)
    head = figure_heads(event, ())[0]
    points: Field[Standing] = (
        Column(head, "number", id="points"),
        lambda row: figure_cells(row, ())[0],
    )
    fields: Sequence[Field[Standing]] = (
        field("place", "number", place_text),
        number,
        name,
        *round_fields(event, rounds, short=False),
        points,
    )
    return table_of(fields, rows, lambda row: row.player, tone=tone)


def round_fields(event: Event, rounds: Crossings, *, short: bool) -> Sequence[Field[Standing]]:
    """A column for each round or, in a ring, for each game of a player, by ``round`` and number;
    its heading and its cells are ``short`` or as on paper.
    """
    code = "sheet-game-short" if format_of(event).ring_kinds else "sheet-round-short"
    longest = max((len(cells) for cells in rounds.values()), default=0)

    def one(at: int) -> Field[Standing]:
        id = f"round{at}"

        def cell(row: Standing) -> str:
            found = crossing_at(rounds, row.player, id)
            return found.short if short else found.text

        return Column(text(code, number=at), "mark", id=id), cell

    return [one(at) for at in range(1, longest + 1)]


def crossing_at(rounds: Crossings, player: int, id: str) -> Crossing:
    """What a player did in the round of a column."""
    cells, at = rounds.get(player, ()), int(id.removeprefix("round"))
    return cells[at - 1] if at <= len(cells) else Crossing()


def _out(row: Standing) -> str:
    return "" if row.out_in is None else text("cell-round", round=row.out_in)


def _stakes(explained: ExplainedStandings) -> Field[Standing]:
    fmt = format_of(explained.event)
    leavings = fmt.leavings(explained.event)

    def cell(row: Standing) -> str:
        return clinch_text(explained, row, status(explained.event, leavings, row.player))

    return Column(text("head-stakes", fmt.key), "chip", id="stakes"), cell
