"""The sheets for the wall with their options: pairings, standings, the wall chart."""

from dataclasses import replace

from tourneydesk.core.event import Event
from tourneydesk.documents.options import Option
from tourneydesk.documents.printing import PrintJob
from tourneydesk.formats import format_of
from tourneydesk.present.messages import text
from tourneydesk.present.papers.charts import ORDERS, wall_chart
from tourneydesk.present.papers.pairings import pairings_by_name, pairings_by_table
from tourneydesk.present.papers.sheet import Sheet
from tourneydesk.present.papers.standings import (
    column_name,
    columns_to_choose,
    groupings,
    standings_sheet,
    usual_columns,
)
from tourneydesk.present.prizes.tables import Shown, prizes_sheet, usual_shown
from tourneydesk.present.shows import show_of

POSTERS = {"no": 0.0, "2": 31.0, "3": 46.0, "4": 62.0, "5": 80.0}
"""The size of letters, in points, for reading from this many meters: an x-height of ten minutes of
arc (1000 · m / 345 / .536 · 2.835). The last one is larger: 1/200 of 3 m, as AVIXA asks for."""

PHONES = Option("phones", ("yes", "no"))
"""Whether the address for phones is on the sheet while pages are shared."""


def tables(job: PrintJob) -> Sheet:
    """The pairings by table."""
    requested = job.options.tables
    sheet = pairings_by_table(job.event, job.at_round, job.of_round, requested, poster=_poster(job))
    return replace(sheet, address=_address(job))


def options_of_tables(_: Event) -> tuple[Option, ...]:
    return (_posters(), PHONES)


def names(job: PrintJob) -> Sheet:
    """The pairings by name."""
    across = int(job.choice("columns-a-page"))
    sheet = pairings_by_name(
        job.event, job.at_round, job.of_round, across=across, poster=_poster(job)
    )
    return replace(sheet, address=_address(job))


def options_of_names(_: Event) -> tuple[Option, ...]:
    return (Option("columns-a-page", ("2", "3")), _posters(), PHONES)


def standings(job: PrintJob) -> Sheet:
    """The standings, now or after a round of the past."""
    return _standings(job, job.through)


def standings_before(job: PrintJob) -> Sheet:
    """The standings that hang next to a round's pairings: those before the round while it is
    played.
    """
    posted = job.at_round
    if posted.kind in format_of(job.event).ring_kinds or not posted.missing:
        return standings(job)
    return _standings(job, posted.number - 1)


def options_of_standings(event: Event) -> tuple[Option, ...]:
    columns, by = columns_to_choose(event), groupings(event)
    names = tuple(column_name(event, id) for id in columns)
    usual = usual_columns(event)
    return (
        Option("columns", columns, several=True, usual=usual, names=names),
        *((Option("by", by),) if len(by) > 1 else ()),
        _posters(),
    )


def wall(job: PrintJob) -> Sheet:
    """The wall chart."""
    chosen = job.choice("order")
    return wall_chart(job.event, job.whole, next(one for one in ORDERS if one == chosen))


def options_of_wall(event: Event) -> tuple[Option, ...]:
    rated = show_of(event).rated
    return (Option("order", tuple(one for one in ORDERS if rated or one != "rating")),)


def prizes(job: PrintJob) -> Sheet:
    """The prize list, or who wins what."""
    shown: Shown = "winners" if job.choice("shown") == "winners" else "list"
    return prizes_sheet(job.event, job.whole, shown, signed=job.choice("signature") == "yes")


def options_of_prizes(event: Event) -> tuple[Option, ...]:
    usual = usual_shown(event)
    shown = ("winners", "list") if usual == "winners" else ("list", "winners")
    return (Option("shown", shown, remembered=False), Option("signature", ("no", "yes")))


def _standings(job: PrintJob, through: int | None) -> Sheet:
    return standings_sheet(
        job.event,
        job.of_round,
        through,
        columns=job.choices("columns"),
        by=job.choice("by") if len(groupings(job.event)) > 1 else "all",
        poster=_poster(job),
    )


def _address(job: PrintJob) -> str:
    """The address for phones, while pages are shared and unless it is left out."""
    return job.options.pages_address if job.choice(PHONES.key) == "yes" else ""


def _poster(job: PrintJob) -> float:
    return POSTERS[job.choice("poster")]


def _posters() -> Option:
    names = (
        text("paper-option-poster-no") if meters == "no" else text("paper-poster-at", meters=meters)
        for meters in POSTERS
    )
    return Option("poster", tuple(POSTERS), names=tuple(names))
