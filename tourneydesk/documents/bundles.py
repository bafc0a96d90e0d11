"""Builds each document: its data from `present`, painted on pages."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from tourneydesk.core.event import Event
from tourneydesk.documents import wall_sheets
from tourneydesk.documents.bracket import bracket_bundles
from tourneydesk.documents.cards.cover import cover_card_bundle
from tourneydesk.documents.cards.sheets import SIZES as CARD_SIZES
from tourneydesk.documents.cards.sheets import card_bundle, card_size, cards_a_sheet
from tourneydesk.documents.certificates import DESIGNS, certificate_bundle
from tourneydesk.documents.cover_page import cover_bundle
from tourneydesk.documents.drawing.page import STOCK, Bundle
from tourneydesk.documents.drawing.ruled_sheets import sheet_bundle
from tourneydesk.documents.emergency_kit import kit_bundles
from tourneydesk.documents.options import Option
from tourneydesk.documents.printing import PrintJob, with_results
from tourneydesk.documents.ring_chart import ring_bundle
from tourneydesk.documents.rules_sheet import rules_bundle
from tourneydesk.documents.schedules import schedule_bundle
from tourneydesk.documents.slip_geometry import UP, UP_OF_MANY
from tourneydesk.documents.slips import bits_of_code, slip_bundle
from tourneydesk.documents.table_numbers import number_bundle
from tourneydesk.present.cards.card import CardSize
from tourneydesk.present.cards.deck import blank_card, cards
from tourneydesk.present.drawings import BracketDrawing
from tourneydesk.present.messages import listed_name_of, text
from tourneydesk.present.papers.certificates import CLASSES, PRIZES, awarded_for, certificates
from tourneydesk.present.papers.charts import ring_chart
from tourneydesk.present.papers.door import cover_sheet
from tourneydesk.present.papers.pairings import table_numbers
from tourneydesk.present.papers.rules_sheet import rules_sheet
from tourneydesk.present.papers.schedules import schedules
from tourneydesk.present.papers.sheet import Sheet, by_name
from tourneydesk.present.sheets import stamp
from tourneydesk.present.shows import show_of
from tourneydesk.present.slips import slips, spare_slip

ALL = "all"
"""The value of an option: every player, every place."""


def sheet(content: Callable[[PrintJob], Sheet]) -> Callable[[PrintJob], Sequence[Bundle]]:
    return lambda job: [sheet_bundle(content(job), job.options.paper)]


def slip_sheets(job: PrintJob) -> Sequence[Bundle]:
    """Slips of the requested tables, else of the unreported tables, else of the whole round."""
    posted, tables = job.at_round, job.options.tables
    if tables is None and not posted.missing:
        tables = tuple(table.number for table in posted.tables if not table.void)
    return _slips(job, tables)


def filled_slips(job: PrintJob) -> Sequence[Bundle]:
    """Slips of the tables that have reported, with their results; by default of the last round with
    results.
    """
    if job.options.round is None:
        job = replace(job, posted=with_results(job.event))
    posted, requested = job.at_round, job.options.tables
    reported = [table.number for table in posted.tables if table.result is not None]
    table_numbers = [number for number in reported if requested is None or number in requested]
    return _slips(job, table_numbers, filled=True)


def options_of_slips(event: Event) -> tuple[Option, ...]:
    up = UP_OF_MANY if _of_many(event) else UP
    return (Option("up", tuple(map(str, up))),)


def _of_many(event: Event) -> bool:
    return show_of(event).of_many is not None


def _slips(
    job: PrintJob, tables: Sequence[int] | None, *, filled: bool = False
) -> Sequence[Bundle]:
    """The slips of these tables, and blank ones in the places left over on their sheets."""
    event, paper, up = job.event, job.options.paper, int(job.choice("up"))
    bits = bits_of_code(paper, up, of_many=_of_many(event))
    made = slips(event, job.at_round, job.of_round, tables, filled=filled, code_bits=bits)
    spare = None if filled else spare_slip(event, job.of_round)
    return [slip_bundle(made, paper, up, spare)] if made else []


PACKET = ("tables", "names", "slips", "standings")
"""The documents of which the packet of a round consists."""


def packet(job: PrintJob, offered: Mapping[str, tuple[Option, ...]]) -> Sequence[Bundle]:
    """The parts of the packet; ``offered`` are the options of each, by its key."""
    round_job = replace(job, options=replace(job.options, tables=None))
    made = (
        sheet(wall_sheets.tables),
        sheet(wall_sheets.names),
        slip_sheets,
        sheet(wall_sheets.standings_before),
    )
    return [
        bundle
        for key, bundles_of in zip(PACKET, made, strict=True)
        for bundle in bundles_of(round_job.offering(offered[key], key))
    ]


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


def rules(job: PrintJob) -> Sequence[Bundle]:
    return [rules_bundle(rules_sheet(job.event, job.whole), job.options.paper)]


def player_schedules(job: PrintJob) -> Sequence[Bundle]:
    chosen = job.choice("player")
    players = job.options.players if chosen == ALL else (int(chosen),)
    items = schedules(job.event, job.whole, players)
    return [schedule_bundle(items, job.options.paper)] if items else []


def options_of_schedules(event: Event) -> tuple[Option, ...]:
    """All players or one, by name."""
    ids = by_name(event, [player.id for player in event.entered])
    every = text("paper-option-player-all")
    names = (every, *(listed_name_of(event, player) for player in ids))
    return (Option("player", (ALL, *map(str, ids)), names=names, remembered=False),)


def emergency_kit(job: PrintJob) -> Sequence[Bundle]:
    options, following = job.options, show_of(job.event).by_hand.round(job.event)
    next_stamp = stamp(
        job.event,
        len(job.event.rounds) + 1,
        options.printed_at,
        options.revision,
        options.digest,
        "" if following is None else following.kind,
    )
    current = replace(job, posted=job.event.current)
    everybody = replace(current, options=replace(options, players=None))
    return kit_bundles(
        job.event,
        current.whole,
        current.of_round,
        next_stamp,
        options.paper,
        [*record_cards(everybody), *(blank_cards(current) if following is not None else ())],
    )


def numbers(job: PrintJob) -> Sequence[Bundle]:
    numbers = table_numbers(job.event, job.posted, job.options.tables)
    title = text("paper-name-numbers", job.event.format)
    noun, up = text("slip-table", job.event.format), int(job.choice("up"))
    bundle = number_bundle(numbers, noun, title, job.whole, job.options.paper, up)
    return [bundle] if numbers else []


def ring(job: PrintJob) -> Sequence[Bundle]:
    chart = ring_chart(job.event, job.whole)
    return [ring_bundle(chart, job.options.paper)] if chart is not None else []


def bracket(job: PrintJob) -> Sequence[Bundle]:
    drawing = bracket_of(job.event)
    return [] if drawing is None else bracket_bundles(drawing, job.whole, job.options.paper)


def bracket_of(event: Event) -> BracketDrawing | None:
    """The bracket of an event; None where none follows its rounds."""
    own = show_of(event).bracket
    return None if own is None else own(event)


def all_certificates(job: PrintJob) -> Sequence[Bundle]:
    top = job.choice("top")
    items = certificates(job.event, job.whole, job.choices("for"), None if top == ALL else int(top))
    return [certificate_bundle(items, job.options.paper, job.choice("design"))] if items else []


def options_of_certificates(event: Event) -> tuple[Option, ...]:
    reasons = awarded_for(event)
    usual = tuple(one for one in reasons if one not in (CLASSES, PRIZES))
    return (
        Option("design", tuple(DESIGNS)),
        Option("for", reasons, several=True, usual=usual),
        Option("top", ("3", "1", "5", "10", ALL)),
    )
