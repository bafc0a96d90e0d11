"""Print options, and the event and round that they apply to."""

from dataclasses import dataclass, replace
from datetime import datetime
from typing import Self

from tourneydesk.core.event import Event, Round
from tourneydesk.documents.drawing.page import LETTER, Paper
from tourneydesk.documents.options import Chosen, Option, chosen_in
from tourneydesk.present.messages import text
from tourneydesk.present.sheets import Stamp, stamp


@dataclass(frozen=True, slots=True)
class PrintOptions:
    """Print options: the paper, the time (as text), the event's revision and digest; the round
    (None = the current one), only some tables (None = all), and what was ``chosen`` of the options
    that documents offer; where nothing was, ``usual`` applies: what is usually chosen for each
    document, by its key. ``players`` are those whose cards are wanted; a ``corrected`` sheet says
    so next to its round. ``logo`` (a picture) and ``footer`` (a line) are the organizer's own.
    ``created`` is the time of printing that the PDF says, None = no time. ``pages_address`` is
    where phones can read the pages now, empty = nowhere.
    """

    printed_at: str
    revision: int
    digest: str
    paper: Paper = LETTER
    round: int | None = None
    tables: tuple[int, ...] | None = None
    chosen: Chosen = ()
    players: tuple[int, ...] | None = None
    corrected: bool = False
    logo: bytes | None = None
    footer: str = ""
    usual: tuple[tuple[str, Chosen], ...] = ()
    created: datetime | None = None
    pages_address: str = ""


def with_results(event: Event) -> Round | None:
    """The last round with a reported table."""
    reported = (
        round_ for round_ in reversed(event.rounds) if any(table.result for table in round_.tables)
    )
    return next(reported, None)


@dataclass(frozen=True, slots=True)
class PrintJob:
    """An event with the round to print (None before the first), and the options ``offered`` by the
    ``document`` to print, a key.
    """

    event: Event
    posted: Round | None
    options: PrintOptions
    offered: tuple[Option, ...] = ()
    document: str = ""

    def offering(self, offered: tuple[Option, ...], document: str = "") -> Self:
        """The same for a document with these options."""
        return replace(self, offered=offered, document=document)

    def choice(self, key: str) -> str:
        """The value of an option of the document; of several, the first."""
        return self.choices(key)[0]

    def choices(self, key: str) -> tuple[str, ...]:
        """The values of an option of the document, in the order in which it lists them."""
        option = next(option for option in self.offered if option.key == key)
        usual = dict(self.options.usual).get(self.document, ())
        return chosen_in(option, (*usual, *self.options.chosen))

    @property
    def at_round(self) -> Round:
        assert self.posted is not None, "documents of a round are asked for once one is posted"
        return self.posted

    @property
    def tables(self) -> tuple[int, ...] | None:
        """The requested tables, None = all."""
        return self.options.tables

    @property
    def whole(self) -> Stamp:
        """The stamp of a document of the whole event."""
        return self._stamp(None)

    @property
    def of_round(self) -> Stamp:
        return self._stamp(None if self.posted is None else self.posted.number)

    @property
    def through(self) -> int | None:
        """The round after which the standings are requested; None means now."""
        last = self.posted is None or self.posted.number == len(self.event.rounds)
        return None if last or self.posted is None else self.posted.number

    def _stamp(self, round_number: int | None) -> Stamp:
        options = self.options
        round_stamp = stamp(
            self.event, round_number, options.printed_at, options.revision, options.digest
        )
        round_stamp = replace(round_stamp, logo=options.logo, footer=options.footer)
        if options.corrected:
            return replace(round_stamp, round=text("paper-corrected", round=round_stamp.round))
        return round_stamp
