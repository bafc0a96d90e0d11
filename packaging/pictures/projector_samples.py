"""Sample events that fill a given number of rows of each kind of page, for pictures and tests."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from operator import attrgetter

from PySide6.QtGui import QGuiApplication

from pictures.events import LONG_NAME, format_with
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Bye, Event, Player, Round, Seat, Table
from tourneydesk.core.journal.replay import opened
from tourneydesk.core.results import ScoreResult
from tourneydesk.desk.files.opening import plan
from tourneydesk.desk.practice import made_up_players, made_up_result
from tourneydesk.formats import FORMATS, format_of
from tourneydesk.gui.projector.page_layout import measure_in
from tourneydesk.present.messages import text
from tourneydesk.present.projector.page import DisplayOptions, Kind, ProjectorPage
from tourneydesk.present.projector.pages import projector_pages

SEED = "pages"
RATED = attrgetter("rated")
MAX_ROWS = 1000
EVERY = 7
"""One of this many players has a name too long for its column."""


@dataclass(frozen=True, slots=True)
class Sample:
    """The content of pages: an event, and the display options."""

    event: Event
    options: DisplayOptions

    @property
    def pages(self) -> list[ProjectorPage]:
        measure = measure_in(QGuiApplication.font())
        return projector_pages(self.event, replace(self.options, measure=measure))


def pairings(rows: int) -> Sample:
    """Tables of two, with colors; some have results."""
    return _options(_seated(format_with(RATED), 2 * rows, 2, _some), "tables")


def names(rows: int) -> Sample:
    return _options(_seated(format_with(RATED), rows, 2), "names")


def seats(rows: int) -> Sample:
    """Tables of four and a smaller one for the rest, with a row for each seat."""
    return _options(_seated(_by_score(), rows, 4, _some), "tables")


def standings(rows: int) -> Sample:
    return _options(_seated(format_with(RATED), rows, 2, _some), "standings")


def out(rows: int) -> Sample:
    """Every second player is eliminated."""
    return _options(_seated(_by_score(), 2 * rows, 2, _lost, {"elimination_level": 24}), "out")


def ring(rows: int) -> Sample:
    """A ring of this many players; at least three."""
    event = _entered(format_with(lambda show: show.ring is not None), rows)
    if rows > 2:
        proposed = format_of(event).propose(event, Draw(SEED, "ring"))
        event = _with(event, rounds=(proposed,))
    return _options(event, "ring")


def final(rows: int) -> Sample:
    """A finished event."""
    return _options(_seated(format_with(RATED), rows, 2, _any, {"rounds": 1}), "final")


def clock(rows: int) -> Sample:
    """This number of tables with extra time."""
    sample = _options(_seated(format_with(RATED), 2 * rows, 2), "clock")
    return replace(
        sample,
        options=replace(sample.options, more_time={n: n % 9 + 1 for n in range(1, rows + 1)}),
    )


def message(rows: int) -> Sample:
    """A large message, and one under the standings."""
    sample = _options(_seated(format_with(RATED), rows, 2, _some), "message", "standings")
    return replace(sample, options=replace(sample.options, message=text("screen-soon-none")))


def _by_score() -> str:
    """The format whose tables of several players report scores."""
    return next(key for key, fmt in FORMATS.items() if fmt.result is ScoreResult)


SAMPLES: Mapping[str, Callable[[int], Sample]] = {
    "pairings": pairings,
    "names": names,
    "seats": seats,
    "standings": standings,
    "out": out,
    "ring": ring,
    "final": final,
    "clock": clock,
    "message": message,
}


Playing = Callable[[Event, Table], Table]
"""Gives a table its result, or leaves it unchanged."""


def _seated(
    key: str,
    players: int,
    seats: int,
    play: Playing = lambda _, table: table,
    settings: Mapping[str, object] | None = None,
) -> Event:
    """An event with one round of tables of this size, seated in order of entry; leftover players
    sit at a smaller table or, with tables of two, get a bye.
    """
    event = _entered(key, players, settings)
    if not players:
        return event
    left_over = players % 2 if seats == 2 else 0
    roles = ("white", "black") if seats == 2 else ("seat",) * seats
    tables = tuple(
        play(event, Table(number, tuple(map(Seat, range(first, players + 1 - left_over), roles))))
        for number, first in enumerate(range(1, players + 1 - left_over, seats), start=1)
    )
    byes = (Bye(players, Fraction(1), "odd"),) if left_over else ()
    kind = FORMATS[key].kinds[0]
    return _with(event, rounds=(Round(1, kind, tables, byes),))


def _entered(key: str, players: int, settings: Mapping[str, object] | None = None) -> Event:
    event = opened((plan(key, text("made-up-event"), SEED, settings or {}),))
    if not players:
        return event
    return _with(event, players=_players()[:players])


def _with(
    event: Event, *, players: tuple[Player, ...] | None = None, rounds: tuple[Round, ...] = ()
) -> Event:
    """The event with these players or rounds, as one more step of its history."""
    all_players = event.players if players is None else players
    return replace(event, players=all_players, rounds=rounds, moment=event.moment + 1)


@cache
def _players() -> tuple[Player, ...]:
    return tuple(
        replace(one, name=LONG_NAME) if one.id % EVERY == 0 else one
        for one in made_up_players(MAX_ROWS, Draw(SEED, "players"))
    )


def _any(event: Event, table: Table) -> Table:
    result = made_up_result(event, table, Draw(SEED, f"table {table.number}"))
    return replace(table, result=result, ended=table.number) if len(table.seats) > 1 else table


def _some(event: Event, table: Table) -> Table:
    """Every third table is still playing."""
    return table if table.number % 3 == 0 else _any(event, table)


def _lost(_event: Event, table: Table) -> Table:
    scores = {player: Fraction(10 - at) for at, player in enumerate(table.players)}
    return replace(table, result=ScoreResult(scores), ended=table.number)


def _options(event: Event, *kinds: Kind) -> Sample:
    return Sample(event, DisplayOptions(kinds))
