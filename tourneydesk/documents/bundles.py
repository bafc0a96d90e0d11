"""Builds each document: its data from `present`, painted on pages."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from tourneydesk.documents.cards import card_bundle
from tourneydesk.documents.certificates import certificate_bundle
from tourneydesk.documents.cover_page import cover_bundle
from tourneydesk.documents.drawing.page import CARD, Bundle
from tourneydesk.documents.drawing.ruled_sheets import sheet_bundle
from tourneydesk.documents.emergency_kit import kit_bundles
from tourneydesk.documents.printing import PrintJob, with_results
from tourneydesk.documents.ring_chart import ring_bundle
from tourneydesk.documents.slips import slip_bundle
from tourneydesk.documents.table_numbers import number_bundle
from tourneydesk.formats import format_of
from tourneydesk.present.cards.deck import blank_card, cards
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

_BLANK_CARDS = 4
"""One sheet of them."""


def sheet(content: Callable[[PrintJob], Sheet]) -> Callable[[PrintJob], Sequence[Bundle]]:
    return lambda work: [sheet_bundle(content(work), work.options.paper)]


def tables(work: PrintJob) -> Sheet:
    return pairings_by_table(work.event, work.at_round, work.of_round, work.options.tables)


def names(work: PrintJob) -> Sheet:
    return pairings_by_name(work.event, work.at_round, work.of_round)


def slip_sheets(work: PrintJob) -> Sequence[Bundle]:
    """Slips of the requested tables, else of the unreported tables, else of the whole round."""
    posted, tables = work.at_round, work.options.tables
    if tables is None and not posted.missing:
        tables = tuple(table.number for table in posted.tables if not table.void)
    slips_ = slips(work.event, posted, work.of_round, tables)
    return [slip_bundle(slips_, work.options.paper)] if slips_ else []


def filled_slips(work: PrintJob) -> Sequence[Bundle]:
    """Slips of the tables that have reported, with their results; by default of the last round with
    results.
    """
    if work.options.round is None:
        work = replace(work, posted=with_results(work.event))
    posted, requested = work.at_round, work.options.tables
    reported = [table.number for table in posted.tables if table.result is not None]
    table_numbers = [number for number in reported if requested is None or number in requested]
    slips_ = slips(work.event, posted, work.of_round, table_numbers, filled=True)
    return [slip_bundle(slips_, work.options.paper)] if slips_ else []


def standings(work: PrintJob) -> Sheet:
    return standings_sheet(work.event, work.of_round, work.through)


def packet(work: PrintJob) -> Sequence[Bundle]:
    round_work = replace(work, options=replace(work.options, tables=None))
    sheets = [sheet_bundle(content(round_work), work.options.paper) for content in (tables, names)]
    return [
        *sheets,
        *slip_sheets(round_work),
        sheet_bundle(_before(round_work), work.options.paper),
    ]


def _before(work: PrintJob) -> Sheet:
    """The standings that hang next to a round's pairings: those before the round while it is
    played.
    """
    posted = work.at_round
    if posted.kind in format_of(work.event).ring_kinds or not posted.missing:
        return standings(work)
    return standings_sheet(work.event, work.of_round, posted.number - 1)


def record_cards(work: PrintJob) -> Sequence[Bundle]:
    deck = cards(work.event, work.of_round, work.options.players)
    return [card_bundle(deck, work.options.paper, _cards_up(work))] if deck else []


def blank_cards(work: PrintJob) -> Sequence[Bundle]:
    card = blank_card(work.event, work.whole)
    up = _cards_up(work)
    count = 1 if work.options.paper == CARD else up
    return [card_bundle([card] * count, work.options.paper, up)]


def _cards_up(work: PrintJob) -> int:
    return work.options.up if work.options.up in (3, 4) else _BLANK_CARDS


def cover(work: PrintJob) -> Sequence[Bundle]:
    return [cover_bundle(cover_sheet(work.event, work.whole), work.options.paper)]


def emergency_kit(work: PrintJob) -> Sequence[Bundle]:
    options = work.options
    next_stamp = stamp(
        work.event, len(work.event.rounds) + 1, options.printed_at, options.revision, options.digest
    )
    current = replace(work, posted=work.event.current)
    return kit_bundles(
        work.event, current.whole, current.of_round, next_stamp, options.paper, _cards_up(work)
    )


def numbers(work: PrintJob) -> Sequence[Bundle]:
    numbers = table_numbers(work.event, work.posted, work.options.tables)
    up = work.options.up if work.options.up in (1, 2, 4) else 1
    title = text("paper-name-numbers")
    bundle = number_bundle(numbers, title, work.whole, work.options.paper, up)
    return [bundle] if numbers else []


def ring(work: PrintJob) -> Sequence[Bundle]:
    chart = ring_chart(work.event, work.whole)
    return [ring_bundle(chart, work.options.paper)] if chart is not None else []


def all_certificates(work: PrintJob) -> Sequence[Bundle]:
    items = certificates(work.event, work.whole)
    return [certificate_bundle(items, work.options.paper)] if items else []
