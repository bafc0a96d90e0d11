"""Builds each document: its data from `present`, painted on pages."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from tourneydesk.core.event import Event
from tourneydesk.documents.cards.sheets import SIZES as CARD_SIZES
from tourneydesk.documents.cards.sheets import (
    card_bundle,
    card_size,
    cards_a_sheet,
    cover_bundle,
    cover_card_bundle,
)
from tourneydesk.documents.certificates import DESIGNS, certificate_bundle
from tourneydesk.documents.charts import bracket_bundles, ring_bundle
from tourneydesk.documents.drawing.page import STOCK, Bundle
from tourneydesk.documents.drawing.ruled_sheets import sheet_bundle
from tourneydesk.documents.forms import form_bundle
from tourneydesk.documents.handouts import (
    BADGES_UP,
    CARDS_UP,
    badge_bundle,
    number_bundle,
    place_card_bundle,
    score_sheet_bundle,
)
from tourneydesk.documents.handouts import UP as SCORE_SHEETS_UP
from tourneydesk.documents.printing import Option, PrintJob, with_results
from tourneydesk.documents.rules_sheet import kit_bundles, rules_bundle
from tourneydesk.documents.schedules import schedule_bundle
from tourneydesk.documents.slip_geometry import UP, UP_OF_MANY
from tourneydesk.documents.slips import bits_of_code, slip_bundle
from tourneydesk.formats import format_of
from tourneydesk.present.cards.card import CardSize
from tourneydesk.present.cards.deck import blank_card, cards
from tourneydesk.present.drawings import BracketDrawing
from tourneydesk.present.handouts import (
    Form,
    badges,
    bye_request,
    incident_report,
    registration_form,
    score_sheets,
    withdrawal,
)
from tourneydesk.present.messages import listed_name_of, text
from tourneydesk.present.papers.certificates import CLASSES, PRIZES, awarded_for, certificates
from tourneydesk.present.papers.charts import ORDERS, ring_chart, wall_chart
from tourneydesk.present.papers.door import cover_sheet
from tourneydesk.present.papers.pairings import pairings_by_name, pairings_by_table, table_numbers
from tourneydesk.present.papers.rules_sheet import rules_sheet
from tourneydesk.present.papers.schedules import schedules
from tourneydesk.present.papers.sheet import Sheet, by_name
from tourneydesk.present.papers.standings import (
    column_name,
    columns_to_choose,
    groupings,
    standings_sheet,
    usual_columns,
)
from tourneydesk.present.prizes.tables import Shown, prizes_sheet, usual_shown
from tourneydesk.present.sheets import stamp
from tourneydesk.present.shows import show_of
from tourneydesk.present.slips import slips, spare_slip

# The sheets for the wall with their options: pairings, standings, the wall chart.

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


# Builds the papers that people fill in, wear or put up.

Options = tuple[Option, ...]


def _up(values: Sequence[int]) -> Options:
    return (Option("up", tuple(map(str, values))),)


def options_of_badges(_: Event) -> Options:
    return _up(BADGES_UP)


def options_of_place_cards(_: Event) -> Options:
    return _up(CARDS_UP)


def options_of_requests(_: Event) -> Options:
    return _up((6, 4))


def options_of_registration(_: Event) -> Options:
    return _up((2, 1))


def options_of_score_sheets(_: Event) -> Options:
    return _up(SCORE_SHEETS_UP)


def name_badges(job: PrintJob) -> Sequence[Bundle]:
    items = badges(job.event, job.options.players)
    up = int(job.choice("up"))
    return [badge_bundle(items, job.whole, job.options.paper, up)] if items else []


def place_cards(job: PrintJob) -> Sequence[Bundle]:
    items = badges(job.event, job.options.players)
    up = int(job.choice("up"))
    return [place_card_bundle(items, job.whole, job.options.paper, up)] if items else []


def score_sheet_pages(job: PrintJob) -> Sequence[Bundle]:
    stamp = job.whole if job.posted is None else job.of_round
    sheets = score_sheets(job.event, job.posted, stamp, job.options.tables)
    up = int(job.choice("up"))
    return [score_sheet_bundle(sheets, job.options.paper, up)] if sheets else []


def bye_slips(job: PrintJob) -> Sequence[Bundle]:
    return _forms(job, bye_request(job.event, job.whole))


def withdrawal_slips(job: PrintJob) -> Sequence[Bundle]:
    return _forms(job, withdrawal(job.event, job.whole))


def incident_form(job: PrintJob) -> Sequence[Bundle]:
    form = incident_report(job.event, job.posted, job.whole)
    return [form_bundle([form], job.options.paper, 1)]


def registration_forms(job: PrintJob) -> Sequence[Bundle]:
    return _forms(job, registration_form(job.event, job.whole))


def _forms(job: PrintJob, form: Form) -> Sequence[Bundle]:
    return [form_bundle([form], job.options.paper, int(job.choice("up")))]


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
        sheet(tables),
        sheet(names),
        slip_sheets,
        sheet(standings_before),
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
