"""A page of the display as plain data, and what decides which pages there are."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Literal, get_args

from tourneydesk.core.event import Event
from tourneydesk.present.drawings.bracket import BracketDrawing
from tourneydesk.present.drawings.charts import PlacesChart
from tourneydesk.present.drawings.ring_drawing import RingDrawing
from tourneydesk.present.messages import text
from tourneydesk.present.projector.geometry import (
    ASPECT,
    LETTER,
    SIDE,
    Measure,
    estimated_width,
    wrapped,
)
from tourneydesk.present.projector.winners import Podium
from tourneydesk.present.table import AnyRow, Column

Kind = Literal[
    "names",
    "tables",
    "ring",
    "standings",
    "places",
    "bars",
    "bracket",
    "out",
    "final",
    "clock",
    "message",
]
KINDS: tuple[Kind, ...] = get_args(Kind)
CHARTS: tuple[Kind, ...] = ("places", "bars")
"""Kinds that are shown only where they are asked for."""
USUAL_KINDS: tuple[Kind, ...] = tuple(kind for kind in KINDS if kind not in CHARTS)
LONGEST_MESSAGE = 200
MOST_MESSAGE_LINES = 2
"""A message with more lines has a page of its own instead of the space under every page."""


@dataclass(frozen=True, slots=True)
class DisplayOptions:
    """What to display, and how.

    ``more_time`` maps tables to extra minutes, None if no clock has been set. ``ratings`` and
    ``ages`` are private and left out unless requested. ``announced`` are the games of a ring that
    have already been announced. ``measure`` is the width of a text in the font that is used.
    ``address`` is where the audience finds the pages on the web, ``logo`` a picture of the event.
    ``section`` is the name of the event as a section of a day, empty for an event by itself.
    """

    kinds: tuple[Kind, ...] = USUAL_KINDS
    distance: int = 6
    ratings: bool = False
    ages: bool = False
    message: str = ""
    more_time: Mapping[int, int] | None = None
    announced: frozenset[int] = frozenset()
    measure: Measure = estimated_width
    aspect: Fraction = ASPECT
    address: str = ""
    logo: bytes = field(default=b"", repr=False)
    section: str = ""

    @property
    def whole_message(self) -> str:
        return self.message.strip()[:LONGEST_MESSAGE]

    @property
    def message_lines(self) -> tuple[str, ...]:
        """The lines of the message under every page; none if it is too long for that."""
        if not self.whole_message:
            return ()
        width = float((self.aspect - 2 * SIDE) / (LETTER * self.distance))
        signed = text("window-sign-attention") + self.whole_message
        lines = wrapped(signed, width, self.measure)
        return lines if len(lines) <= MOST_MESSAGE_LINES else ()


@dataclass(frozen=True, slots=True)
class ProjectorPage:
    """One page: a title and rows, a ring, a chart, a bracket, a podium, or one large text.

    ``number`` and ``page_count`` count the pages of the same kind, ``labels`` says what is on each.
    Rows run down first, then into the next of ``blocks`` side by side, ``down`` in each. With
    ``seats``, each group of rows is one table of up to this many, with a large number.

    - ``detail``: the rest of the title, such as the names on this page.
    - ``heading``: the event and the round, above the title; ``subject`` is what is shown of it.
    - ``tile``: the column that is painted largest, on a colored ground.
    - ``bands``: for each row, whether its ground differs, to lead the eye.
    - ``seconds``: how long it stays; 0 for the usual time.
    - ``address``: where the pages are on the web, for a QR code.
    - ``starts`` and ``logo``: when the event begins, and its picture, before the first round.
    """

    kind: Kind | Literal["welcome"]
    title: str
    columns: tuple[Column, ...] = ()
    rows: tuple[AnyRow, ...] = ()
    down: int = 1
    blocks: int = 1
    number: int = 1
    page_count: int = 1
    large_text: str = ""
    ring: RingDrawing | None = None
    chart: PlacesChart | None = None
    bracket: BracketDrawing | None = None
    event_name: str = ""
    event: Event | None = field(default=None, compare=False, repr=False)
    detail: str = ""
    heading: str = ""
    labels: tuple[str, ...] = ()
    tile: int | None = None
    bands: tuple[bool, ...] = ()
    seats: int = 0
    tall: bool = False
    message: tuple[str, ...] = ()
    podium: Podium | None = None
    seconds: int = 0
    address: str = ""
    starts: str = ""
    logo: bytes = field(default=b"", repr=False)

    @property
    def headed(self) -> bool:
        """Whether its columns have headings; names and table numbers explain themselves."""
        return bool(self.rows) and self.kind != "names" and not self.seats

    @property
    def page_label(self) -> str:
        """``2 of 5``; empty for a single page."""
        return (
            text("screen-page", page=self.number, pages=self.page_count)
            if self.page_count > 1
            else ""
        )
