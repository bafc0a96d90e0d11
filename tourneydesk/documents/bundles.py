"""Builds each document: its data from `present`, painted on pages."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from tourneydesk.core.event import Event
from tourneydesk.documents.cards import SIZES as CARD_SIZES
from tourneydesk.documents.cards import card_bundle, card_size, cards_a_sheet
from tourneydesk.documents.certificates import certificate_bundle
from tourneydesk.documents.cover_card import cover_card_bundle
from tourneydesk.documents.cover_page import cover_bundle
from tourneydesk.documents.drawing.page import STOCK, Bundle
from tourneydesk.documents.drawing.ruled_sheets import sheet_bundle
from tourneydesk.documents.emergency_kit import kit_bundles
from tourneydesk.documents.options import Option
from tourneydesk.documents.printing import PrintJob, with_results
from tourneydesk.documents.ring_chart import ring_bundle
from tourneydesk.documents.slips import slip_bundle
from tourneydesk.documents.table_numbers import number_bundle
from tourneydesk.formats import format_of
from tourneydesk.present.cards.deck import blank_card, cards
from tourneydesk.present.cards.sizes import CardSize
from tourneydesk.present.messages import text
from tourneydesk.present.papers.certificates import certificates
from tourneydesk.present.papers.cover import cover_sheet
from tourneydesk.present.papers.pairings import pairings_by_name, pairings_by_table
from tourneydesk.present.papers.ring_sheet import ring_chart
from tourneydesk.present.papers.sheet import Sheet
from tourneydesk.present.papers.standings import standings_sheet
from tourneydesk.present.papers.table_numbers import table_numbers
from tourneydesk.present.sheets import stamp
from tourneydesk.present.slips.content import slips


def sheet(content: Callable[[PrintJob], Sheet]) -> Callable[[PrintJob], Sequence[Bundle]]:
    return lambda job: [sheet_bundle(content(job), job.options.paper)]


def tables(job: PrintJob) -> Sheet:
    return pairings_by_table(job.event, job.at_round, job.of_round, job.options.tables)


def names(job: PrintJob) -> Sheet:
    return pairings_by_name(job.event, job.at_round, job.of_round)


def slip_sheets(job: PrintJob) -> Sequence[Bundle]:
    """Slips of the requested tables, else of the unreported tables, else of the whole round."""
    posted, tables = job.at_round, job.options.tables
    if tables is None and not posted.missing:
        tables = tuple(table.number for table in posted.tables if not table.void)
    slips_to_print = slips(job.event, posted, job.of_round, tables)
    return [slip_bundle(slips_to_print, job.options.paper)] if slips_to_print else []


def filled_slips(job: PrintJob) -> Sequence[Bundle]:
    """Slips of the tables that have reported, with their results; by default of the last round with
    results.
    """
    if job.options.round is None:
        job = replace(job, posted=with_results(job.event))
    posted, requested = job.at_round, job.options.tables
    reported = [table.number for table in posted.tables if table.result is not None]
    table_numbers = [number for number in reported if requested is None or number in requested]
    slips_to_print = slips(job.event, posted, job.of_round, table_numbers, filled=True)
    return [slip_bundle(slips_to_print, job.options.paper)] if slips_to_print else []


def standings(job: PrintJob) -> Sheet:
    return standings_sheet(job.event, job.of_round, job.through)


def packet(job: PrintJob) -> Sequence[Bundle]:
    round_job = replace(job, options=replace(job.options, tables=None))
    sheets = [sheet_bundle(content(round_job), job.options.paper) for content in (tables, names)]
    return [
        *sheets,
        *slip_sheets(round_job),
        sheet_bundle(_before(round_job), job.options.paper),
    ]


def _before(job: PrintJob) -> Sheet:
    """The standings that hang next to a round's pairings: those before the round while it is
    played.
    """
    posted = job.at_round
    if posted.kind in format_of(job.event).ring_kinds or not posted.missing:
        return standings(job)
    return standings_sheet(job.event, job.of_round, posted.number - 1)


def record_cards(job: PrintJob) -> Sequence[Bundle]:
    size, up = _card_size(job)
    deck = cards(job.event, job.of_round, job.options.players, size, back=_with_back(job))
    return [card_bundle(deck, job.options.paper, up)] if deck else []


def blank_cards(job: PrintJob) -> Sequence[Bundle]:
    size, up = _card_size(job)
    card = blank_card(job.event, job.whole, size, back=_with_back(job))
    count = cards_a_sheet(job.options.paper, size, up)
    return [card_bundle([card] * count, job.options.paper, up)]


def options_of_cards(_: Event) -> tuple[Option, ...]:
    """The size of cards cut from a sheet; whether their back is printed; ``up`` 3 is three of the
    smallest in a column.
    """
    fit, column = text("paper-option-up-cards-fit"), text("paper-option-up-cards-column")
    return (
        Option("size", CARD_SIZES),
        Option("back", ("no", "yes")),
        Option("up", ("4", "3"), names=(fit, column)),
    )


def _card_size(job: PrintJob) -> tuple[CardSize, int | None]:
    """The size of the cards, and how many are on a sheet (None = as many as fit)."""
    up = 3 if job.choice("up") == "3" else None
    return card_size(job.options.paper, "3x5" if up == 3 else job.choice("size")), up


def _with_back(job: PrintJob) -> bool:
    return job.choice("back") == "yes"


def cover(job: PrintJob) -> Sequence[Bundle]:
    content, paper = cover_sheet(job.event, job.whole), job.options.paper
    return [(cover_card_bundle if paper in STOCK else cover_bundle)(content, paper)]


def emergency_kit(job: PrintJob) -> Sequence[Bundle]:
    options = job.options
    next_stamp = stamp(
        job.event, len(job.event.rounds) + 1, options.printed_at, options.revision, options.digest
    )
    current = replace(job, posted=job.event.current)
    everybody = replace(current, options=replace(options, players=None))
    return kit_bundles(
        job.event,
        current.whole,
        current.of_round,
        next_stamp,
        options.paper,
        record_cards(everybody),
    )


def numbers(job: PrintJob) -> Sequence[Bundle]:
    numbers = table_numbers(job.event, job.posted, job.options.tables)
    title = text("paper-name-numbers", job.event.format)
    bundle = number_bundle(numbers, title, job.whole, job.options.paper, int(job.choice("up")))
    return [bundle] if numbers else []


def ring(job: PrintJob) -> Sequence[Bundle]:
    chart = ring_chart(job.event, job.whole)
    return [ring_bundle(chart, job.options.paper)] if chart is not None else []


def all_certificates(job: PrintJob) -> Sequence[Bundle]:
    items = certificates(job.event, job.whole)
    return [certificate_bundle(items, job.options.paper)] if items else []
