"""Every document there is: for which formats, from when on, and how it is made."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from tourneydesk.core.event import Event, Round
from tourneydesk.core.quoting import in_one_line
from tourneydesk.core.sayings import Fact, Problem, Refused
from tourneydesk.documents.cards import card_bundle
from tourneydesk.documents.certificates import certificate_bundle
from tourneydesk.documents.page import CARD, LETTER, Bundle, Paper, bound
from tourneydesk.documents.ring_chart import ring_bundle
from tourneydesk.documents.ruled_sheets import sheet_bundle
from tourneydesk.documents.slips import slip_bundle
from tourneydesk.documents.table_numbers import number_bundle
from tourneydesk.formats import format_of
from tourneydesk.present.cards.deck import blank_card, cards
from tourneydesk.present.papers.certificates import certificates
from tourneydesk.present.papers.charts import crosstable, wall_chart
from tourneydesk.present.papers.door import call_sheet, check_in_list, clock_sheet
from tourneydesk.present.papers.final_report import final_report
from tourneydesk.present.papers.pairings import pairings_by_name, pairings_by_table
from tourneydesk.present.papers.ring_sheet import ring_chart
from tourneydesk.present.papers.risk_forms import board_forms, event_form
from tourneydesk.present.papers.sheet import Sheet
from tourneydesk.present.papers.standings import standings_by_age, standings_sheet
from tourneydesk.present.papers.strikes_sheet import strikes_sheet
from tourneydesk.present.papers.table_numbers import table_numbers
from tourneydesk.present.sheets import Stamp, stamp
from tourneydesk.present.slips import slips
from tourneydesk.present.words import word

When = Literal["entered", "posted", "finished"]
"""From when on a document has something to say: as soon as there is an event, once the first round
is posted, once the event is over."""

ON_CARDS = ("cards", "blank-card")
"""What card stock is for."""

_BLANK_CARDS = 4
"""A sheet of them."""


@dataclass(frozen=True, slots=True)
class Printing:
    """How to print: the paper, when (as text), the event's revision and digest; the round (None =
    the current one), only some tables, and how many cards (3 or 4) or table numbers (1, 2 or 4)
    stand on a sheet (None = as is usual). ``players`` are those whose cards are wanted; a
    ``corrected`` sheet says so beside its round.
    """

    printed_at: str
    revision: int
    digest: str
    paper: Paper = LETTER
    round: int | None = None
    tables: tuple[int, ...] | None = None
    up: int | None = None
    players: tuple[int, ...] | None = None
    corrected: bool = False


@dataclass(frozen=True, slots=True)
class _Work:
    """An event with the round that is printed (None before the first)."""

    event: Event
    posted: Round | None
    how: Printing

    @property
    def at_round(self) -> Round:
        assert self.posted is not None, "documents of a round are asked for once one is posted"
        return self.posted

    @property
    def whole(self) -> Stamp:
        """The stamp of a document of the whole event."""
        return self._stamp(None)

    @property
    def of_round(self) -> Stamp:
        return self._stamp(None if self.posted is None else self.posted.number)

    @property
    def through(self) -> int | None:
        """The round after which the standings are asked for; None is now."""
        last = self.posted is None or self.posted.number == len(self.event.rounds)
        return None if last or self.posted is None else self.posted.number

    def _stamp(self, number: int | None) -> Stamp:
        how = self.how
        made = stamp(self.event, number, how.printed_at, how.revision, how.digest)
        if how.corrected:
            return replace(made, round=word("paper_corrected", round=made.round))
        return made


@dataclass(frozen=True, slots=True)
class Document:
    """A kind of document. ``formats`` empty = all. ``paper_name_KEY`` and ``paper_about_KEY`` are
    its words.
    """

    key: str
    when: When
    bundles: Callable[[_Work], Sequence[Bundle]]
    formats: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return word(f"paper_name_{self.key}")

    @property
    def about(self) -> str:
        return word(f"paper_about_{self.key}")


def documents_of(event: Event) -> list[Document]:
    """The documents of the event's format, in the order of the day."""
    return [one for one in DOCUMENTS if not one.formats or event.format in one.formats]


def not_yet(document: Document, event: Event) -> Problem | None:
    """Why a document has nothing to say as things stand; None when it can be printed."""
    named = {"name": document.name}
    if document.when != "entered" and not event.rounds:
        return Problem("paper_before_round", facts=named)
    if document.when == "finished" and format_of(event).outlook(event).status != "finished":
        return Problem("paper_before_end", facts=named)
    return None


def make(keys: Sequence[str], event: Event, how: Printing) -> bytes:
    """Documents as one PDF, in that order; equal input gives equal bytes.

    Raises Refused for a document that this event does not have or not yet, and for a round or
    tables that are not there.
    """
    chosen = [_known(key, event) for key in keys]
    refused = [why for one in chosen if (why := not_yet(one, event)) is not None]
    if refused:
        raise Refused(*refused)
    _check_players(event, how)
    if how.paper == CARD and any(one.key not in ON_CARDS for one in chosen):
        raise Refused(Problem("paper_card_stock"))
    numbers_only = all(one.key == "numbers" for one in chosen)
    work = _Work(event, _round(event, how, numbers_only), how)
    bundles = [bundle for one in chosen for bundle in _made(one, work)]
    title = ", ".join(one.name for one in chosen)
    return bound(bundles, f"{event.name} – {title}")


def _known(key: str, event: Event) -> Document:
    mine = documents_of(event)
    known = ", ".join(one.key for one in mine)
    found = next((one for one in DOCUMENTS if one.key == key), None)
    if found is None:
        facts = {"paper": in_one_line(key), "known": known}
        raise Refused(Problem("paper_unknown", facts=facts))
    if found not in mine:
        facts = {"name": found.name, "known": known}
        raise Refused(Problem("paper_other_format", facts=facts))
    return found


def _round(event: Event, how: Printing, numbers_only: bool) -> Round | None:
    """The round to print; Refused where it, or a table asked for, is not there. A number can be
    printed for any table.
    """
    if how.round is None:
        posted = event.current
    else:
        posted = event.round(how.round)
        if posted is None:
            facts = {"round": how.round, "posted": len(event.rounds)}
            raise Refused(Problem("round_unknown", facts=facts))
    if posted is not None and how.tables is not None and not numbers_only:
        there = {table.number for table in posted.tables}
        strange = tuple(number for number in how.tables if number not in there)
        if strange:
            named: dict[str, Fact] = {"tables": strange, "round": posted.number}
            raise Refused(Problem("paper_table_unknown", facts=named))
    return posted


def _check_players(event: Event, how: Printing) -> None:
    known = {player.id for player in event.players}
    strange = tuple(number for number in how.players or () if number not in known)
    if strange:
        raise Refused(Problem("paper_player_unknown", facts={"numbers": strange}))


def _made(document: Document, work: _Work) -> Sequence[Bundle]:
    bundles = document.bundles(work)
    if not bundles:
        raise Refused(Problem("paper_nothing", facts={"name": document.name}))
    return bundles


def _sheet(made: Callable[[_Work], Sheet]) -> Callable[[_Work], Sequence[Bundle]]:
    return lambda work: [sheet_bundle(made(work), work.how.paper)]


def _tables(work: _Work) -> Sheet:
    return pairings_by_table(work.event, work.at_round, work.of_round, work.how.tables)


def _names(work: _Work) -> Sheet:
    return pairings_by_name(work.event, work.at_round, work.of_round)


def _slips(work: _Work) -> Sequence[Bundle]:
    """Slips of the tables asked for, else of those to report, else of the whole round."""
    posted, tables = work.at_round, work.how.tables
    if tables is None and not posted.missing:
        tables = tuple(table.number for table in posted.tables if not table.void)
    made = slips(work.event, posted, work.of_round, tables)
    return [slip_bundle(made, work.how.paper)] if made else []


def _standings(work: _Work) -> Sheet:
    return standings_sheet(work.event, work.of_round, work.through)


def _packet(work: _Work) -> Sequence[Bundle]:
    whole = replace(work, how=replace(work.how, tables=None))
    sheets = [sheet_bundle(made(whole), work.how.paper) for made in (_tables, _names)]
    return [*sheets, *_slips(whole), sheet_bundle(_before(whole), work.how.paper)]


def _before(work: _Work) -> Sheet:
    """The standings that hang beside a round's pairings: those before it while it is played."""
    posted = work.at_round
    if posted.kind == "ring" or not posted.missing:
        return _standings(work)
    return standings_sheet(work.event, work.of_round, posted.number - 1)


def _cards(work: _Work) -> Sequence[Bundle]:
    made = cards(work.event, work.of_round, work.how.players)
    return [card_bundle(made, work.how.paper, _cards_up(work))] if made else []


def _blank_cards(work: _Work) -> Sequence[Bundle]:
    card = blank_card(work.event, work.whole)
    up = _cards_up(work)
    many = 1 if work.how.paper == CARD else up
    return [card_bundle([card] * many, work.how.paper, up)]


def _cards_up(work: _Work) -> int:
    return work.how.up if work.how.up in (3, 4) else _BLANK_CARDS


def _numbers(work: _Work) -> Sequence[Bundle]:
    numbers = table_numbers(work.event, work.posted, work.how.tables)
    up = work.how.up if work.how.up in (1, 2, 4) else 1
    title = word("paper_name_numbers")
    made = number_bundle(numbers, title, work.whole, work.how.paper, up)
    return [made] if numbers else []


def _ring(work: _Work) -> Sequence[Bundle]:
    chart = ring_chart(work.event, work.whole)
    return [ring_bundle(chart, work.how.paper)] if chart is not None else []


def _certificates(work: _Work) -> Sequence[Bundle]:
    made = certificates(work.event, work.whole)
    return [certificate_bundle(made, work.how.paper)] if made else []


_OF_ROUNDS = ("age-swiss", "risk-swiss", "strikes", "us-swiss")

DOCUMENTS: tuple[Document, ...] = (
    Document("check-in", "entered", _sheet(lambda work: check_in_list(work.event, work.whole))),
    Document("blank-card", "entered", _blank_cards),
    Document("cards", "entered", _cards),
    Document("numbers", "entered", _numbers),
    Document("packet", "posted", _packet),
    Document("tables", "posted", _sheet(_tables)),
    Document("names", "posted", _sheet(_names)),
    Document("slips", "posted", _slips),
    Document(
        "boards",
        "posted",
        _sheet(lambda work: board_forms(work.event, work.at_round, work.of_round, work.how.tables)),
        ("risk-swiss",),
    ),
    Document(
        "clock",
        "posted",
        _sheet(lambda work: clock_sheet(work.event, work.at_round, work.of_round)),
        _OF_ROUNDS,
    ),
    Document("ring", "posted", _ring, ("dual-ring",)),
    Document(
        "calls",
        "posted",
        _sheet(lambda work: call_sheet(work.event, work.whole)),
        ("dual-ring",),
    ),
    Document("standings", "posted", _sheet(_standings)),
    Document(
        "ages",
        "posted",
        _sheet(lambda work: standings_by_age(work.event, work.of_round, work.through)),
        ("age-swiss",),
    ),
    Document(
        "strikes",
        "posted",
        _sheet(lambda work: strikes_sheet(work.event, work.whole)),
        ("strikes",),
    ),
    Document("wall", "posted", _sheet(lambda work: wall_chart(work.event, work.whole))),
    Document("cross", "posted", _sheet(lambda work: crosstable(work.event, work.whole))),
    Document(
        "form",
        "posted",
        _sheet(lambda work: event_form(work.event, work.whole)),
        ("risk-swiss",),
    ),
    Document("report", "posted", _sheet(lambda work: final_report(work.event, work.whole))),
    Document("certificates", "finished", _certificates),
)

BY_KEY: Mapping[str, Document] = {document.key: document for document in DOCUMENTS}
