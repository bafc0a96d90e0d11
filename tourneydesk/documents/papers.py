"""All documents: who has them, when, and how they are made."""

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache

from tourneydesk.core.event import Event, Round
from tourneydesk.core.reasons import Fact, Problem, Refused, in_one_line
from tourneydesk.documents import bundles
from tourneydesk.documents.drawing.page import STOCK, Bundle, Part, check_own, pdf_of_parts
from tourneydesk.documents.drawing.pdf_file import Metadata
from tourneydesk.documents.printing import (
    Option,
    PrintJob,
    PrintOptions,
    check_chosen,
    with_results,
)
from tourneydesk.formats import FORMATS, format_of
from tourneydesk.present.handouts import sign_up_list
from tourneydesk.present.messages import current_language, enumerated, text
from tourneydesk.present.papers.charts import crosstable
from tourneydesk.present.papers.door import check_in_list, clock_sheet
from tourneydesk.present.papers.purposes import content_of, purpose_of
from tourneydesk.present.papers.standings import final_report, standings_by_age
from tourneydesk.present.show import Asks, Content, OwnPaper, Purpose, When, of_event
from tourneydesk.present.shows import show_of_format

ON_CARDS = ("cards", "blank-card", "cover")
"""The documents for card stock."""


def _any_format(_: str) -> bool:
    return True


def _any_event(_: Event) -> bool:
    return True


def _none(_: Event) -> tuple[Option, ...]:
    return ()


@dataclass(frozen=True, slots=True)
class Document:
    """A kind of document, and the formats that have it, by key, or only some of their events.
    ``asks``: whether it is about a
    round, tables or players that can be chosen; ``offers``: its further options for an event.
    ``purpose`` and ``content`` are None if they are as in `purposes`. Its texts are
    ``paper-name-KEY`` and ``paper-about-KEY``, in the words of a format.
    """

    key: str
    when: When
    bundles: Callable[[PrintJob], Sequence[Bundle]]
    in_format: Callable[[str], bool] = _any_format
    asks: tuple[Asks, ...] = ()
    offers: Callable[[Event], tuple[Option, ...]] = _none
    format_key: str = ""
    purpose: Purpose | None = None
    content: tuple[Content, ...] | None = None
    in_event: Callable[[Event], bool] = _any_event

    @property
    def used(self) -> Purpose:
        """What the document is for."""
        return self.purpose or purpose_of(self.key, self.when)

    @property
    def contains(self) -> tuple[Content, ...]:
        """What in the document goes out of date."""
        return content_of(self.key, self.used) if self.content is None else self.content

    @property
    def name(self) -> str:
        return text(f"paper-name-{self.key}", self.format_key)

    @property
    def about(self) -> str:
        return text(f"paper-about-{self.key}", self.format_key)


def documents_of(event: Event) -> list[Document]:
    """The documents of the event, in the order of use."""
    return [one for one in documents_of_format(event.format) if one.in_event(event)]


def documents_of_format(key: str) -> list[Document]:
    """The documents of a format, in the order of use."""
    return [
        replace(document, format_key=key)
        for document in every_document()
        if document.in_format(key)
    ]


def every_document() -> tuple[Document, ...]:
    """The documents of all formats; a format's own documents come after the common one
    they follow.
    """
    documents = list(COMMON)
    follows = {document.key: document.key for document in COMMON}
    for key in FORMATS:
        for paper in show_of_format(key).papers:
            if paper.key not in follows:
                last = max(
                    at
                    for at, document in enumerate(documents)
                    if follows[document.key] == paper.after
                )
                documents.insert(last + 1, _own(paper))
                follows[paper.key] = paper.after
    return tuple(documents)


def document_of(key: str) -> Document | None:
    """The document with this key, of any format."""
    return next((document for document in every_document() if document.key == key), None)


def asks(key: str, option: Asks) -> bool:
    """Whether the document with this key has this option."""
    document = document_of(key)
    return document is not None and option in document.asks


@cache
def _own(paper: OwnPaper) -> Document:
    return Document(
        paper.key,
        paper.when,
        bundles.sheet(paper.sheet),
        lambda key: paper in show_of_format(key).papers,
        paper.asks,
        purpose=paper.purpose,
        content=paper.content,
    )


def why_not_available(document: Document, event: Event) -> Problem | None:
    """Why a document is not available yet; None if it can be printed."""
    if document.key == "cover" and event.open_items:
        return Problem("items_open", facts={"count": len(event.open_items)})
    facts = {"name": document.name}
    if document.key == "prizes" and not event.prizes:
        return Problem("paper_without_prizes", facts=facts)
    if document.when != "entered" and not event.rounds:
        return Problem("paper_before_round", facts=facts)
    if document.when == "reported" and with_results(event) is None:
        return Problem("paper_before_result", facts=facts)
    if document.when == "finished" and format_of(event).outlook(event).status != "finished":
        return Problem("paper_before_end", facts=facts)
    return None


def make(
    keys: Sequence[str],
    event: Event,
    options: PrintOptions,
    pages: Collection[int] | None = None,
) -> bytes:
    """Documents as one PDF, in this order; equal input gives equal bytes. With ``pages`` it has
    only these, counted from 0.

    Raises Refused for a document that this event does not have or not yet, and for a round, tables
    or options that do not exist.
    """
    parts = parts_of(keys, event, options)
    return pdf_of_parts(parts, metadata_of(event, options, parts), pages)


def parts_of(keys: Sequence[str], event: Event, options: PrintOptions) -> list[Part]:
    """The pages of documents, to be made one PDF; Refused like `make`."""
    documents = [_known(key, event) for key in keys]
    refused = [
        problem
        for document in documents
        if (problem := why_not_available(document, event)) is not None
    ]
    if refused:
        raise Refused(*refused)
    if options.paper in STOCK and any(document.key not in ON_CARDS for document in documents):
        raise Refused(Problem("paper_card_stock"))
    check_chosen(
        (option for document in documents for option in document.offers(event)), options.chosen
    )
    _check_players(event, options)
    check_own(options.logo, options.footer)
    numbers_only = all(document.key == "numbers" for document in documents)
    job = PrintJob(event, _round(event, options, numbers_only), options)
    return [Part(document.name, _bundles_of(document, job)) for document in documents]


def metadata_of(event: Event, options: PrintOptions, parts: Sequence[Part]) -> Metadata:
    """What a PDF of these parts says about itself. Its author is the organizer, if known."""
    whole = PrintJob(event, None, options).whole
    return Metadata(
        f"{event.name} – {enumerated([part.title for part in parts])}",
        event.details.get("organizer", ""),
        whole.printed,
        current_language().key,
        options.created,
    )


def _known(key: str, event: Event) -> Document:
    available = documents_of(event)
    known_keys: dict[str, Fact] = {"known": tuple(document.key for document in available)}
    document = document_of(key)
    if document is None:
        raise Refused(Problem("paper_unknown", facts={"paper": in_one_line(key), **known_keys}))
    for own in available:
        if own.key == key:
            return own
    raise Refused(Problem("paper_other_format", facts={"name": document.name, **known_keys}))


def _round(event: Event, options: PrintOptions, numbers_only: bool) -> Round | None:
    """The round to print; Refused if it or a requested table does not exist. Table numbers can be
    printed for any table.
    """
    if options.round is None:
        posted = event.current
    else:
        posted = event.round(options.round)
        if posted is None:
            facts = {"round": options.round, "posted": len(event.rounds)}
            raise Refused(Problem("round_unknown", facts=facts))
    if posted is not None and options.tables is not None and not numbers_only:
        table_numbers = {table.number for table in posted.tables}
        unknown = tuple(number for number in options.tables if number not in table_numbers)
        if unknown:
            table_facts: dict[str, Fact] = {"tables": unknown, "round": posted.number}
            raise Refused(Problem("paper_table_unknown", facts=table_facts))
    return posted


def _check_players(event: Event, options: PrintOptions) -> None:
    known = {player.id for player in event.entered}
    unknown = tuple(number for number in options.players or () if number not in known)
    if unknown:
        raise Refused(Problem("paper_player_unknown", facts={"numbers": unknown}))


def _bundles_of(document: Document, job: PrintJob) -> Sequence[Bundle]:
    own_bundles = document.bundles(job.offering(document.offers(job.event), document.key))
    if not own_bundles:
        raise Refused(Problem("paper_nothing", facts={"name": document.name}))
    return own_bundles


def owner_of(key: str, option: str, event: Event) -> str:
    """The document that an option belongs to: one that the packet offers belongs to a part of it,
    so that it is chosen for both.
    """
    if key == "packet":
        for part, options in _parts_of_packet(event).items():
            if any(one.key == option for one in options):
                return part
    return key


def _parts_of_packet(event: Event) -> Mapping[str, tuple[Option, ...]]:
    return {
        document.key: document.offers(event)
        for document in COMMON
        if document.key in bundles.PACKET
    }


def _packet(job: PrintJob) -> Sequence[Bundle]:
    return bundles.packet(job, _parts_of_packet(job.event))


def _options_of_packet(event: Event) -> tuple[Option, ...]:
    """What its parts offer, but nothing that means different things in two of them."""
    offered = [option for options in _parts_of_packet(event).values() for option in options]
    parts = Counter(option.key for option in offered)
    return tuple(option for option in offered if parts[option.key] == 1)


COMMON: tuple[Document, ...] = (
    Document("check-in", "entered", bundles.sheet(of_event(check_in_list))),
    Document("rules", "entered", bundles.rules),
    Document("blank-card", "entered", bundles.blank_cards, offers=bundles.options_of_cards),
    Document(
        "cards",
        "entered",
        bundles.record_cards,
        asks=("players",),
        offers=bundles.options_of_cards,
    ),
    Document("cover", "entered", bundles.cover),
    Document("hand", "entered", bundles.emergency_kit, offers=bundles.options_of_cards),
    Document(
        "numbers",
        "entered",
        bundles.numbers,
        asks=("tables",),
        offers=lambda _: (Option("up", ("1", "2", "4")),),
    ),
    Document(
        "badges",
        "entered",
        bundles.name_badges,
        asks=("players",),
        offers=bundles.options_of_badges,
    ),
    Document(
        "place-cards",
        "entered",
        bundles.place_cards,
        asks=("players",),
        offers=bundles.options_of_place_cards,
    ),
    Document(
        "registration",
        "entered",
        bundles.registration_forms,
        offers=bundles.options_of_registration,
    ),
    Document("sign-up", "entered", bundles.sheet(of_event(sign_up_list))),
    Document(
        "bye-slips",
        "entered",
        bundles.bye_slips,
        lambda key: bool(show_of_format(key).requested_byes),
        offers=bundles.options_of_requests,
    ),
    Document(
        "withdrawal-slips",
        "entered",
        bundles.withdrawal_slips,
        offers=bundles.options_of_requests,
    ),
    Document(
        "score-sheet",
        "entered",
        bundles.score_sheet_pages,
        lambda key: show_of_format(key).moves,
        ("round", "tables"),
        bundles.options_of_score_sheets,
    ),
    Document("incident", "entered", bundles.incident_form, asks=("round",)),
    Document("packet", "posted", _packet, asks=("round",), offers=_options_of_packet),
    Document(
        "tables",
        "posted",
        bundles.sheet(bundles.tables),
        asks=("round", "tables"),
        offers=bundles.options_of_tables,
    ),
    Document(
        "names",
        "posted",
        bundles.sheet(bundles.names),
        asks=("round",),
        offers=bundles.options_of_names,
    ),
    Document(
        "slips",
        "posted",
        bundles.slip_sheets,
        asks=("round", "tables"),
        offers=bundles.options_of_slips,
    ),
    Document(
        "filled-slips",
        "reported",
        bundles.filled_slips,
        asks=("round", "tables"),
        offers=bundles.options_of_slips,
    ),
    Document(
        "clock",
        "posted",
        bundles.sheet(lambda work: clock_sheet(work.event, work.at_round, work.of_round)),
        lambda key: not FORMATS[key].ring_kinds,
        ("round",),
    ),
    Document(
        "bracket",
        "posted",
        bundles.bracket,
        lambda key: show_of_format(key).bracket is not None,
        in_event=lambda event: bundles.bracket_of(event) is not None,
        purpose="round",
    ),
    Document("ring", "posted", bundles.ring, lambda key: bool(FORMATS[key].ring_kinds)),
    Document(
        "standings",
        "posted",
        bundles.sheet(bundles.standings),
        asks=("round",),
        offers=bundles.options_of_standings,
    ),
    Document(
        "ages",
        "posted",
        bundles.sheet(lambda work: standings_by_age(work.event, work.of_round, work.through)),
        lambda key: FORMATS[key].groups is not None,
        ("round",),
    ),
    Document("wall", "posted", bundles.sheet(bundles.wall), offers=bundles.options_of_wall),
    Document("cross", "posted", bundles.sheet(of_event(crosstable))),
    Document(
        "schedules",
        "posted",
        bundles.player_schedules,
        offers=bundles.options_of_schedules,
    ),
    Document("report", "posted", bundles.sheet(of_event(final_report))),
    Document(
        "prizes",
        "entered",
        bundles.sheet(bundles.prizes),
        offers=bundles.options_of_prizes,
    ),
    Document(
        "certificates",
        "finished",
        bundles.all_certificates,
        offers=bundles.options_of_certificates,
    ),
)
"""Documents that do not depend on one format, only on its properties."""

# Documents of several sections as one PDF: those of the first section, then of the next.


@dataclass(frozen=True, slots=True)
class PrintedSection:
    """A section to print: its name in the outline, and the options with its own revision."""

    name: str
    event: Event
    options: PrintOptions


def make_for_sections(
    keys: Sequence[str],
    sections: Sequence[PrintedSection],
    title: str,
    pages: Collection[int] | None = None,
) -> tuple[bytes, Mapping[int, tuple[Problem, ...]]]:
    """The documents of all sections that have them as one PDF, and for each other section, by its
    position, why not. Refused with all of that if no section has them. With ``pages`` the PDF has
    only these, counted from 0.
    """
    parts: list[Part] = []
    missing: dict[int, tuple[Problem, ...]] = {}
    for at, section in enumerate(sections):
        try:
            found = parts_of(keys, section.event, section.options)
        except Refused as refused:
            missing[at] = refused.problems
            continue
        parts += [
            Part(text("day-paper", section=section.name, paper=one.title), one.bundles)
            for one in found
        ]
    if not parts:
        raise Refused(*(problem for problems in missing.values() for problem in problems))
    first = sections[0]
    metadata = Metadata(
        title,
        first.event.details.get("organizer", ""),
        language=current_language().key,
        created=first.options.created,
    )
    return pdf_of_parts(parts, metadata, pages), missing
