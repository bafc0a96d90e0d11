"""The RISK 2210 reporting form, the rating view, the final in the standings."""

from collections.abc import Iterator, Mapping, Sequence

from tourneydesk.core.event import Event, Round, Table
from tourneydesk.core.results import BoardResult
from tourneydesk.formats import standings_of
from tourneydesk.formats.risk_swiss.plan import final_report
from tourneydesk.formats.risk_swiss.points import match_points
from tourneydesk.formats.risk_swiss.rating import RatingLine, rating_view
from tourneydesk.present.messages import name_of, text
from tourneydesk.present.papers.sheet import Block, Row, Sheet, boxed, column, event_facts, row
from tourneydesk.present.papers.standings import standings_block
from tourneydesk.present.sheets import Choices, Column, Digits, Stamp

MEMBER_BOXES = 10
MOST = 5


def board_forms(
    event: Event, posted: Round, stamp: Stamp, tables: Sequence[int] | None = None
) -> Sheet:
    """A form for each board of a round (None = all): in finishing order where it has reported,
    otherwise by seats with places to ring; signed by a player and a judge.
    """
    blocks = tuple(
        _board(event, posted, table, open_=table.result is None, signed=True)
        for table in sorted(posted.tables, key=lambda table: table.number)
        if tables is None or table.number in tables
    )
    facts = event_facts(event)
    return Sheet(text("paper-name-boards"), blocks, stamp, "form", facts)


def event_form(event: Event, stamp: Stamp) -> Sheet:
    """Every board of every round in finishing order, then the standings; signed by the
    organizer.
    """
    blocks = [
        _board(event, posted, table, open_=False, signed=False)
        for posted in event.rounds
        for table in posted.tables
        if table.result is not None
    ]
    rows = standings_of(event)
    last = standings_block(event, text("head-standings"), rows)
    signed = (text("sheet-signed-organizer"), text("sheet-signed-date"))
    blocks.append(Block(last.heading, last.columns, last.groups, notes=last.notes, signed=signed))
    facts = (*event_facts(event), (text("sheet-players"), str(len(event.entered))))
    return Sheet(text("paper-name-form"), tuple(blocks), stamp, "desk", facts)


def _board(event: Event, posted: Round, table: Table, *, open_: bool, signed: bool) -> Block:
    code = "sheet_board_of" if posted.kind == "swiss" else f"sheet_board_{posted.kind}"
    heading = text(code, event.format, round=posted.number, table=str(table.number))
    return Block(
        heading,
        _columns(open_=open_),
        (tuple(_rows(event, posted, table, open_=open_)),),
        signed=(text("sheet-signed-player"), text("sheet-signed-judge")) if signed else (),
    )


def _columns(*, open_: bool) -> tuple[Column, ...]:
    place = (
        Column(text("card-place"), 130, blank=_places())
        if open_
        else column("head_place", 34, "center", bold=True)
    )
    figure = boxed if open_ else _figure
    return (
        place,
        Column(text("card-member"), 110, blank=Digits("", MEMBER_BOXES)),
        column("head_name", 130 if open_ else 200, bold=True),
        column("head_number", 28, "right"),
        figure("card_game_points", 46),
        figure("card_energy", 46),
        figure("card_match_points", 46),
    )


def _figure(code: str, share: int) -> Column:
    return column(code, share + 12, "right")


def _rows(event: Event, posted: Round, table: Table, *, open_: bool) -> list[Row]:
    columns = _columns(open_=open_)
    result = table.result if isinstance(table.result, BoardResult) else None
    places = result.places if result is not None else {}
    players = sorted(table.players, key=lambda entry: places.get(entry, MOST + 1))
    rows: list[Row] = []
    for player in players:
        entry = event.player(player)
        place = places.get(player)
        counted = posted.kind == "swiss" and place is not None
        place_text = text("card-withdrawn") if place is None else text(f"card-place-{place}")
        game_points = None if result is None else result.game_points.get(player)
        energy = None if result is None else result.energy.get(player)
        rows.append(
            row(
                columns,
                _places() if open_ else place_text,
                Digits(entry.member_id or "", MEMBER_BOXES),
                name_of(event, player),
                str(player),
                "" if game_points is None else str(game_points),
                "" if energy is None else str(energy),
                "" if place is None or not counted else str(match_points(event, place)),
            )
        )
    return rows


def _places() -> Choices:
    places = (text(f"card-place-{at}") for at in range(1, MOST + 1))
    return Choices((*places, text("card-withdrawn")))


# The RISK 2210 rating view as plain data: each board as head-to-head matches.


def head_to_head(event: Event) -> list[dict[str, object]]:
    """Wins and losses of each player, by board and in total, and the expected change.

    ``change`` is in rating points, to two decimal places; None without a rating or a K-value.
    """
    return [
        {
            "player": line.player,
            "wins": line.wins,
            "losses": line.losses,
            "change": _points(line),
            "boards": [
                {
                    "round": board.round,
                    "table": board.table,
                    "wins": board.wins,
                    "losses": board.losses,
                }
                for board in line.boards
            ],
        }
        for line in rating_view(event)
    ]


def rating_lines(event: Event) -> Iterator[str]:
    """The same as text, only where a K-value is set: the largest gain first."""
    if event.settings["k_value"] is None:
        return
    known = [(line, change) for line in rating_view(event) if (change := _points(line)) is not None]
    if known:
        yield text("head-ratings")
    for line, change in sorted(known, key=lambda row: (-row[1], row[0].player)):
        sign = "+" if change > 0 else "−" if change < 0 else "±"
        yield "  " + text(
            "rating-line",
            name=name_of(event, line.player),
            wins=line.wins,
            losses=line.losses,
            change=f"{sign}{abs(change):.2f}",
        )


def _points(line: RatingLine) -> float | None:
    return None if line.change is None else float(round(line.change, 2))


# The final in the standings: everyone's place in it, and what decided.


def final_places(event: Event) -> Mapping[int, str]:
    """The places of those who finished the final."""
    result = final_report(event)
    return {} if result is None else {one: str(place) for one, place in result.places.items()}


def decided(event: Event) -> str:
    """What decided the final; empty without one, or if its game points were not reported."""
    result = final_report(event)
    first = next((one for one, place in result.places.items() if place == 1), 0) if result else 0
    points = result.game_points.get(first) if result is not None else None
    return "" if points is None else text("first-in-final", event.format, points=points)
