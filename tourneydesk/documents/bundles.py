"""Builds each document: its data from `present`, painted on pages."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from tourneydesk.documents.cards import card_bundle
from tourneydesk.documents.certificates import certificate_bundle
from tourneydesk.documents.cover_page import cover_bundle
from tourneydesk.documents.drawing.page import CARD, Bundle
from tourneydesk.documents.drawing.ruled_sheets import sheet_bundle
from tourneydesk.documents.emergency_kit import hand_bundles
from tourneydesk.documents.printing import Work, with_results
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


def sheet(made: Callable[[Work], Sheet]) -> Callable[[Work], Sequence[Bundle]]:
    return lambda work: [sheet_bundle(made(work), work.how.paper)]


def tables(work: Work) -> Sheet:
    return pairings_by_table(work.event, work.at_round, work.of_round, work.how.tables)


def names(work: Work) -> Sheet:
    return pairings_by_name(work.event, work.at_round, work.of_round)


def slip_sheets(work: Work) -> Sequence[Bundle]:
    """Slips of the requested tables, else of the unreported tables, else of the whole round."""
    posted, tables = work.at_round, work.how.tables
    if tables is None and not posted.missing:
        tables = tuple(table.number for table in posted.tables if not table.void)
    made = slips(work.event, posted, work.of_round, tables)
    return [slip_bundle(made, work.how.paper)] if made else []


def filled_slips(work: Work) -> Sequence[Bundle]:
    """Slips of the tables that have reported, with their results; by default of the last round with
    results.
    """
    if work.how.round is None:
        work = replace(work, posted=with_results(work.event))
    posted, asked = work.at_round, work.how.tables
    reported = [table.number for table in posted.tables if table.result is not None]
    wanted = [number for number in reported if asked is None or number in asked]
    made = slips(work.event, posted, work.of_round, wanted, filled=True)
    return [slip_bundle(made, work.how.paper)] if made else []


def standings(work: Work) -> Sheet:
    return standings_sheet(work.event, work.of_round, work.through)


def packet(work: Work) -> Sequence[Bundle]:
    whole = replace(work, how=replace(work.how, tables=None))
    sheets = [sheet_bundle(made(whole), work.how.paper) for made in (tables, names)]
    return [*sheets, *slip_sheets(whole), sheet_bundle(_before(whole), work.how.paper)]


def _before(work: Work) -> Sheet:
    """The standings that hang next to a round's pairings: those before the round while it is
    played.
    """
    posted = work.at_round
    if posted.kind in format_of(work.event).ring_kinds or not posted.missing:
        return standings(work)
    return standings_sheet(work.event, work.of_round, posted.number - 1)


def record_cards(work: Work) -> Sequence[Bundle]:
    made = cards(work.event, work.of_round, work.how.players)
    return [card_bundle(made, work.how.paper, _cards_up(work))] if made else []


def blank_cards(work: Work) -> Sequence[Bundle]:
    card = blank_card(work.event, work.whole)
    up = _cards_up(work)
    many = 1 if work.how.paper == CARD else up
    return [card_bundle([card] * many, work.how.paper, up)]


def _cards_up(work: Work) -> int:
    return work.how.up if work.how.up in (3, 4) else _BLANK_CARDS


def cover(work: Work) -> Sequence[Bundle]:
    return [cover_bundle(cover_sheet(work.event, work.whole), work.how.paper)]


def hand_pack(work: Work) -> Sequence[Bundle]:
    how = work.how
    following = stamp(
        work.event, len(work.event.rounds) + 1, how.printed_at, how.revision, how.digest
    )
    now = replace(work, posted=work.event.current)
    return hand_bundles(work.event, now.whole, now.of_round, following, how.paper, _cards_up(work))


def numbers(work: Work) -> Sequence[Bundle]:
    numbers = table_numbers(work.event, work.posted, work.how.tables)
    up = work.how.up if work.how.up in (1, 2, 4) else 1
    title = text("paper-name-numbers")
    made = number_bundle(numbers, title, work.whole, work.how.paper, up)
    return [made] if numbers else []


def ring(work: Work) -> Sequence[Bundle]:
    chart = ring_chart(work.event, work.whole)
    return [ring_bundle(chart, work.how.paper)] if chart is not None else []


def all_certificates(work: Work) -> Sequence[Bundle]:
    made = certificates(work.event, work.whole)
    return [certificate_bundle(made, work.how.paper)] if made else []
