"""Result slips of a round, one a table, as plain data."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from tourneydesk.core.event import Event, Round, Table
from tourneydesk.formats.age_swiss.settings import rules
from tourneydesk.present.messages import number, text
from tourneydesk.present.paper_codes import Printed, grouped
from tourneydesk.present.paper_people import person
from tourneydesk.present.paper_records import slip_code
from tourneydesk.present.sheets import Cell, Choices, Code, Column, Slip, Stamp, Written
from tourneydesk.present.slip_results import reported


@dataclass(frozen=True, slots=True)
class _Layout:
    """The columns that a format's players fill in, at a table of so many seats."""

    columns: Callable[[Event, int], tuple[Column, ...]]
    table: str = "slip_table"
    seats: tuple[str, ...] = ()


def slips(
    event: Event,
    posted: Round,
    stamp: Stamp,
    tables: Sequence[int] | None = None,
    *,
    filled: bool = False,
) -> list[Slip]:
    """The slips of these tables (None = all that are still to report), in table order; with
    ``filled`` what a table has reported stands on its slip.
    """
    wanted = posted.missing if tables is None else tables
    ordered = sorted(posted.tables, key=lambda table: table.number)
    return [
        _slip(event, posted, table, stamp, filled=filled)
        for table in ordered
        if table.number in wanted
    ]


def blank_slips(event: Event, sizes: Sequence[int], first: int, stamp: Stamp) -> list[Slip]:
    """Slips for tables of these sizes, numbered from ``first``, for names to be written in; without
    a code, for nobody knows yet who will sit there.
    """
    layout = _LAYOUTS[event.format]
    return [
        Slip(
            label=text(layout.table),
            table=str(number),
            round=_round(event, stamp),
            columns=_columns(layout, event, size),
            rows=tuple(
                (
                    _seat(layout, at),
                    *(Written("") for _ in range(2)),
                    *(column.blank for column in layout.columns(event, size)),
                    Written(""),
                )
                for at in range(size)
            ),
            code=None,
            stamp=stamp,
        )
        for number, size in enumerate(sizes, start=first)
    ]


def _round(event: Event, stamp: Stamp) -> str:
    """The round as it stands large on a slip; a ring has none."""
    return text("slip-ring") if event.format == "dual-ring" else stamp.round


def _columns(layout: _Layout, event: Event, seats: int) -> tuple[Column, ...]:
    return (
        Column(text("slip-seat"), 46),
        Column(text("slip-number"), 50),
        Column(text("slip-player"), 165),
        *layout.columns(event, seats),
        Column(text("slip-signature"), 70),
    )


def _seat(layout: _Layout, at: int) -> Written:
    return Written(text(layout.seats[at]) if layout.seats else str(at + 1), "centre")


def _slip(event: Event, posted: Round, table: Table, stamp: Stamp, *, filled: bool) -> Slip:
    layout = _LAYOUTS[event.format]
    to_fill = layout.columns(event, len(table.seats))
    digits = slip_code(event, posted, table, Printed(stamp.revision, stamp.digest))
    rows = tuple(
        (
            _seat(layout, at),
            Written(str(player), "centre"),
            Written(event.player(player).name, bold=True),
            *(reported(to_fill, table, player) if filled else (one.blank for one in to_fill)),
            Written(""),
        )
        for at, player in enumerate(table.players)
    )
    return Slip(
        label=text(layout.table),
        table=str(table.number),
        round=_round(event, stamp),
        columns=_columns(layout, event, len(table.seats)),
        rows=rows,
        # What is open would be read from a code as if it were known.
        code=None if event.open_items else Code(digits, _people(event, table), grouped(digits)),
        stamp=stamp,
    )


def _people(event: Event, table: Table) -> str:
    """Who sits there, for the square code, so that a lost card does not cost a name."""
    return "\n".join(person(event.player(player)) for player in table.players)


def _blank(code: str, share: int, cell: Cell | None = None) -> Column:
    return Column(text(code), share, blank=cell or Written(""))


def _age_swiss(event: Event, seats: int) -> tuple[Column, ...]:
    if rules(event.settings).games == 1:
        return (_blank("card_result", 125, _outcomes()), _drop())
    return (_blank("slip_games_won", 45), _blank("slip_games_drawn", 45), _drop())


def _us_swiss(event: Event, seats: int) -> tuple[Column, ...]:
    results = tuple(number(Fraction(halves, 2)) for halves in (2, 1, 0))
    return (_blank("card_result", 80, Choices(results)), _drop())


def _dual_ring(event: Event, seats: int) -> tuple[Column, ...]:
    return (_blank("card_result", 125, _outcomes()), _drop())


def _risk_swiss(event: Event, seats: int) -> tuple[Column, ...]:
    places = tuple(text(f"card-place-{at}") for at in range(1, seats + 1))
    return (
        _blank("card_place", 165, Choices((*places, text("card-withdrawn")))),
        _blank("card_game_points", 44),
        _blank("card_energy", 44),
    )


def _strikes(event: Event, seats: int) -> tuple[Column, ...]:
    return (_blank("card_score", 70), _drop())


def _outcomes() -> Choices:
    return Choices(tuple(text(f"card-{one}") for one in ("win", "draw", "loss")))


def _drop() -> Column:
    return _blank("slip_drop", 36)


_COLOURS = ("role_white", "role_black")
_LAYOUTS: Mapping[str, _Layout] = {
    "age-swiss": _Layout(_age_swiss),
    "risk-swiss": _Layout(_risk_swiss),
    "strikes": _Layout(_strikes),
    "dual-ring": _Layout(_dual_ring, "slip_board", _COLOURS),
    "us-swiss": _Layout(_us_swiss, "slip_board", _COLOURS),
}
