"""A page of the display as plain data, and what decides which pages there are."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Literal, get_args
from urllib.parse import urlsplit

from tourneydesk.core.event import Event
from tourneydesk.core.standings import Standing
from tourneydesk.formats import standings_of
from tourneydesk.present.drawings import BracketDrawing, PlacesChart, RingDrawing
from tourneydesk.present.figures import (
    figure_cells,
    figure_heads,
    group_standings,
    place_text,
    points_text,
)
from tourneydesk.present.messages import name_of, text
from tourneydesk.present.projector.geometry import (
    ASPECT,
    LETTER,
    SIDE,
    Measure,
    estimated_width,
    wrapped,
)
from tourneydesk.present.table import AnyRow, Column

# Who has won, for the page that says so.

MOST_WINNERS = 4
"""With more, the standings say it better."""
MOST_STEPS = 3
MOST_GROUPS = 3


@dataclass(frozen=True, slots=True)
class Step:
    """A player on the podium, or the best of an age group: place or group, name, and points, and
    the figure that ``decided`` where others have as many.
    """

    place: str
    name: str
    points: str
    decided: str = ""


@dataclass(frozen=True, slots=True)
class Podium:
    """The winners in words, the first three, and the best of each age group, if there are any."""

    title: str
    names: tuple[str, ...]
    points: str
    steps: tuple[Step, ...]
    groups: tuple[Step, ...] = ()


def podium_of(event: Event, winners: Sequence[int]) -> Podium | None:
    """The podium of a finished event, None if too many share the win."""
    if not 0 < len(winners) <= MOST_WINNERS:
        return None
    rows = standings_of(event)
    heading = figure_heads(event, ())[0]
    points = {row.player: points_text(row) for row in rows}
    ranked = sorted(rows, key=lambda row: row.player not in winners)
    # A winner has the first place, whatever the points say.
    steps = tuple(
        Step(
            "1" if row.player in winners else place_text(row),
            name_of(event, row.player),
            points[row.player],
            _decided(event, row, rows),
        )
        for row in ranked[:MOST_STEPS]
    )
    best = [
        (group, standings[0]) for group, standings in group_standings(event).items() if standings
    ]
    return Podium(
        text("screen-champion", count=len(winners)),
        tuple(name_of(event, player) for player in winners),
        text("screen-champion-points", heading=heading, points=points[winners[0]])
        if len({points[player] for player in winners}) == 1
        else "",
        steps,
        tuple(Step(group, name_of(event, row.player), points_text(row)) for group, row in best)[
            :MOST_GROUPS
        ],
    )


def _decided(event: Event, row: Standing, rows: Sequence[Standing]) -> str:
    """The first figure in which a player differs from one with as many points and another place;
    empty if there is none.
    """
    if not (row.points_known and row.place_known):
        return ""
    for other in rows:
        if other.points != row.points or other.place == row.place:
            continue
        for own, theirs in zip(row.tiebreaks, other.tiebreaks, strict=False):
            if own.value != theirs.value:
                heading, figure = figure_heads(event, [own.key])[1], figure_cells(row, [own.key])[1]
                return text("screen-step-figure", heading=heading, figure=figure) if figure else ""
    return ""


# The web address at which the audience finds the pages, as somebody types it.

LONGEST_ADDRESS = 53
"""Bytes that a QR code of 29 modules holds; in the space of a page's footer, more modules would be
too small to be read from the first rows.
"""
_SCHEMES = ("http", "https")


def web_address(typed: str) -> str | None:
    """The whole address, with http if nothing is said; None if it is none or too long. An empty
    text stays empty.
    """
    text = typed.strip()
    if not text:
        return ""
    address = text if "://" in text else f"http://{text}"
    try:
        parts = urlsplit(address)
        valid = parts.scheme in _SCHEMES and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return None
    plain = address.isprintable() and " " not in address
    return address if valid and plain and len(address.encode()) <= LONGEST_ADDRESS else None


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
