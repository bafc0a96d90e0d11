"""Pairing sheets for the wall: by table, and by name."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from tourneydesk.core.event import Event, Round, Table
from tourneydesk.core.results import BoardResult, MatchResult, ScoreResult
from tourneydesk.core.sayings import Advice
from tourneydesk.formats import format_of, standings_of
from tourneydesk.present.figures import points_text
from tourneydesk.present.messages import number, say, text
from tourneydesk.present.papers.sheet import (
    Block,
    Group,
    Row,
    Sheet,
    boxed,
    by_name,
    column,
    row,
    singles,
)
from tourneydesk.present.sheets import Column, Stamp
from tourneydesk.present.show import OfMany
from tourneydesk.present.shows import show_of

Scores = Mapping[int, str]


def pairings_by_table(
    event: Event, posted: Round, stamp: Stamp, tables: Sequence[int] | None = None
) -> Sheet:
    """Who sits where, in order of tables (None = all), with boxes for results; then who has no
    table. Games that were stopped are left out.
    """
    seated = sorted(
        (one for one in posted.tables if not one.void and (tables is None or one.number in tables)),
        key=lambda one: one.number,
    )
    scores = scores_before(event, posted)
    many = show_of(event).of_many
    games = _of_many(event, seated, scores, many) if many else _of_two(event, seated, scores)
    blocks = (games,) if tables is not None else (games, *_without_table(event, posted, scores))
    return Sheet(text("paper-name-tables"), blocks, stamp, "wall")


def pairings_by_name(event: Event, posted: Round, stamp: Stamp) -> Sheet:
    """Every player of the round by name: where he sits, as what, and with whom."""
    show = show_of(event)
    coloured = show.coloured
    columns = (
        column("slip_player", 170, bold=True),
        column("sheet_number_short", 34, "right"),
        column(_table_head(event), 46, "right", bold=True),
        *([column("card_colour", 48)] if coloured else []),
        column("card_others" if show.of_many else "card_opponents", 190),
    )
    tables: dict[int, list[Table]] = {}
    for table in posted.tables:
        for player in () if table.void else table.players:
            tables.setdefault(player, []).append(table)
    byes = {bye.player: bye for bye in posted.byes}
    groups: list[Group] = []
    for player in by_name(event, {*tables, *byes}):
        name, id_ = event.player(player).name, str(player)
        lines: list[Row] = []
        for table in tables.get(player, ()):
            colour = [_colour(table, player)] if coloured else []
            others = tuple(one for one in table.players if one != player)
            said = say(Advice("sheet_everyone", others), event)
            lines.append(row(columns, name, id_, str(table.number), *colour, said))
            name, id_ = "", ""
        if player in byes:
            blanks = [""] if coloured else []
            points = byes[player].points
            bye = text("sheet-bye", points=points)
            lines.append(row(columns, name, id_, "", *blanks, bye))
        groups.append(tuple(lines))
    block = Block("", columns, tuple(groups), notes=_nobody(groups))
    return Sheet(text("paper-name-names"), (block,), stamp, "wall")


def scores_before(event: Event, posted: Round) -> Scores:
    """What everybody had when the round was posted; empty for the ring, which has one round."""
    if posted.kind in format_of(event).ring_kinds:
        return {}
    rows = standings_of(event, posted.number - 1)
    known = {one.player: points_text(one) for one in rows}
    return {player.id: known.get(player.id, "0") for player in event.players}


def result_of(table: Table, player: int, in_points: bool = False) -> str:
    """What a player reached at his table in the space of a box: ``W``, ``½``, a place, a score."""
    match table.result:
        case None:
            return ""
        case MatchResult() as result if result.forfeited:
            return text("cross-forfeit-lost" if player in result.forfeited else "cross-forfeit-won")
        case MatchResult() as result:
            halves = 1 if result.drawn else 2 if result.winner == player else 0
            if in_points:
                return number(Fraction(halves, 2))
            return text(("card_loss_letter", "card_draw_letter", "card_win_letter")[halves])
        case BoardResult() | ScoreResult() as result if player in result.withdrawn:
            return text("card-withdrawn")
        case BoardResult() as result:
            return str(result.places[player])
        case ScoreResult() as result:
            return number(result.scores[player])


def _of_two(event: Event, tables: Sequence[Table], scores: Scores) -> Block:
    """One row a table: result, number, name, score and rating of the one and the other."""
    show = show_of(event)
    heads = ("role_white", "role_black") if show.coloured else ("slip_player",) * 2
    rated = show.rated
    figures = [column("sheet_score_short", 30, "right")] if scores else []
    figures += [column("card_rating", 36, "right")] if rated else []
    columns = (
        column(_table_head(event), 44, "right", bold=True),
        boxed("card_result", 36),
        column("sheet_number_short", 30, "right"),
        column(heads[0], 150, bold=True),
        *figures,
        column("sheet_number_short", 30, "right"),
        column(heads[1], 150, bold=True),
        *figures,
        boxed("card_result", 36),
    )

    def side(player: int) -> list[str]:
        one = event.player(player)
        rating = "" if one.rating is None else str(one.rating)
        score = [scores[player]] if scores else []
        return [str(player), one.name, *score, *([rating] if rated else [])]

    rows = [
        row(
            columns,
            str(table.number),
            result_of(table, table.players[0], show.in_points),
            *side(table.players[0]),
            *side(table.players[1]),
            result_of(table, table.players[1], show.in_points),
        )
        for table in tables
    ]
    return Block("", columns, singles(rows), marked=1, notes=_nobody(rows))


def _of_many(event: Event, tables: Sequence[Table], scores: Scores, many: OfMany) -> Block:
    """A row a seat, the rows of a table together."""
    points = f"head_{format_of(event).points}"
    columns = (
        column(_table_head(event), 56, "centre", bold=True),
        column("slip_seat", 32, "right"),
        column("sheet_number_short", 36, "right"),
        column("slip_player", 210, bold=True),
        column(points, 50, "right"),
        *(boxed(one, 56 if len(many.boxes) > 1 else 90) for one in many.boxes),
    )
    groups = tuple(
        tuple(
            row(
                columns,
                str(table.number) if seat == 1 else "",
                str(seat),
                str(player),
                event.player(player).name,
                scores[player],
                *_figures(table, player, len(many.boxes)),
            )
            for seat, player in enumerate(table.players, start=1)
        )
        for table in tables
    )
    return Block("", columns, groups, marked=1, notes=_nobody(groups))


def _figures(table: Table, player: int, boxes: int) -> list[str]:
    first, result = result_of(table, player), table.result
    if not isinstance(result, BoardResult):
        return [first, *[""] * (boxes - 1)]
    given = (result.game_points.get(player), result.energy.get(player))
    return [first, *("" if one is None else str(one) for one in given)]


def _without_table(event: Event, posted: Round, scores: Scores) -> tuple[Block, ...]:
    """The byes of a round; nothing where there is none."""
    if not posted.byes:
        return ()
    columns: tuple[Column, ...] = (
        column("sheet_number_short", 36, "right"),
        column("slip_player", 260, bold=True),
        column("", 200),
    )
    rows = [
        row(
            columns,
            str(bye.player),
            event.player(bye.player).name,
            text("sheet-bye", points=bye.points),
        )
        for bye in sorted(posted.byes, key=lambda one: one.player)
    ]
    return (Block(text("sheet-without-table"), columns, singles(rows)),)


def _colour(table: Table, player: int) -> str:
    return text(f"role-{table.seats[table.players.index(player)].role}")


def _table_head(event: Event) -> str:
    return "card_board" if show_of(event).boards else "card_table"


def _nobody(rows: Sequence[object]) -> tuple[str, ...]:
    return () if rows else (text("sheet-nobody"),)
