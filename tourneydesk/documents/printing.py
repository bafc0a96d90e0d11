"""Print options, the choices that a document offers, and the event that they apply to."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Self

from tourneydesk.core.event import Event, Round
from tourneydesk.core.reasons import Advice, Fact, Problem, Refused, in_one_line
from tourneydesk.documents.drawing.fonts import missing_letters
from tourneydesk.documents.drawing.page import LETTER, Paper
from tourneydesk.present.messages import text
from tourneydesk.present.sheets import Stamp, stamp

# The choices that a document offers, such as how many slips are on a sheet.

Chosen = tuple[tuple[str, tuple[str, ...]], ...]
"""What was chosen: the keys of options, each with its values."""


@dataclass(frozen=True, slots=True)
class Option:
    """One choice that a document offers.

    ``values`` are what can be chosen, the first by default. With ``several``, any number of them
    can be, by default those of ``usual`` (all if it is empty). ``names`` are how people read the
    values; if empty, the messages ``paper-option-KEY-VALUE`` say it, and numbers speak for
    themselves. The label is ``paper-option-KEY``. What is chosen is not ``remembered`` for other
    events if the values have a meaning in one event only, such as its players.
    """

    key: str
    values: tuple[str, ...]
    several: bool = False
    usual: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    remembered: bool = True

    @property
    def default(self) -> tuple[str, ...]:
        if self.several:
            return self.usual or self.values
        return self.values[:1]

    @property
    def label(self) -> str:
        return text(f"paper-option-{self.key}")

    def name(self, value: str) -> str:
        """A value as people read it."""
        if self.names:
            return self.names[self.values.index(value)]
        return value if value.isdecimal() else text(f"paper-option-{self.key}-{value}")


def chosen_in(option: Option, chosen: Chosen) -> tuple[str, ...]:
    """The values of an option: those chosen that it has, in its own order, else its default."""
    values = dict(chosen).get(option.key, ())
    return tuple(value for value in option.values if value in values) or option.default


def check_chosen(offered: Iterable[Option], chosen: Chosen) -> None:
    """Raises Refused for an option that none of the documents offers, or a value that it does not
    have.
    """
    options: dict[str, tuple[str, ...]] = {}
    for option in offered:
        options[option.key] = tuple(dict.fromkeys((*options.get(option.key, ()), *option.values)))
    for key, values in chosen:
        known: Mapping[str, Fact] = {"option": in_one_line(key), "known": tuple(options)}
        if key not in options:
            problem = "paper_option_unknown" if options else "paper_option_none"
            raise Refused(Problem(problem, facts=dict(known)))
        wrong = next((value for value in values if value not in options[key]), None)
        if wrong is not None or not values:
            facts: dict[str, Fact] = {"value": in_one_line(wrong or ""), "known": options[key]}
            raise Refused(Problem("paper_option_value", facts={"option": key, **facts}))


def chosen_from(texts: Iterable[str]) -> Chosen:
    """Choices as typed: ``KEY=VALUE`` or ``KEY=VALUE,VALUE``; Refused for anything else."""
    chosen: dict[str, tuple[str, ...]] = {}
    for typed in texts:
        key, equals, values = typed.partition("=")
        if not equals or not key.strip():
            raise Refused(Problem("paper_option_form", facts={"text": in_one_line(typed)}))
        chosen[key.strip()] = tuple(value.strip() for value in values.split(","))
    return tuple(chosen.items())


# Finds texts that cannot be printed as written, to report them before printing.


def unprintable(event: Event) -> tuple[Advice, ...]:
    """One advice for each player whose name, club or member ID has letters that no bundled font
    has, with those letters, and one for the event's own name and details; they print as �.
    """
    return tuple(_advice(event))


def _advice(event: Event) -> Iterator[Advice]:
    for player in event.entered:
        own = filter(None, (player.name, player.member_id, player.club))
        if letters := missing_letters(" ".join(own)):
            yield Advice("paper_letters_missing", (player.id,), {"letters": letters})
    details = " ".join((event.name, *event.details.values()))
    if letters := missing_letters(details):
        yield Advice("paper_event_letters_missing", facts={"letters": letters})


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
