"""Papers as plain data: the contents of a card, slip or sheet, and the layout of slips.

`documents` draws them and decides only the layout.
"""

from collections.abc import Callable
from dataclasses import dataclass

from tourneydesk.core.event import Event
from tourneydesk.core.journal.codec import grouped
from tourneydesk.present import messages
from tourneydesk.present.messages import text
from tourneydesk.present.results import round_on_paper
from tourneydesk.present.table import Align


@dataclass(frozen=True, slots=True)
class Stamp:
    """The text at the head and foot of every paper.

    ``printed`` contains the time of printing, the revision of the event and the digest of its
    journal. ``page`` is a pattern with ``{page}`` and ``{pages}``; the number of pages is known
    when drawing. ``revision`` and ``digest`` repeat the same for the paper's code. ``short`` is
    ``printed`` without the time, for where there is no room. ``starts`` is a short text above the
    round, such as when it starts. ``logo`` is the organizer's picture (PNG or JPEG) at the head of
    a sheet, ``footer`` their line at its foot.
    """

    event: str
    round: str
    printed: str
    page: str
    revision: int = 0
    digest: str = ""
    starts: str = ""
    logo: bytes | None = None
    footer: str = ""
    short: str = ""

    def page_of(self, page: int, pages: int) -> str:
        """``page 2 of 5``."""
        return self.page.format(page=page, pages=pages)


@dataclass(frozen=True, slots=True)
class Written:
    """A cell with words or figures, visibly shortened if there is no room."""

    text: str
    align: Align = "left"
    bold: bool = False


@dataclass(frozen=True, slots=True)
class Choices:
    """Words of which one or more are circled or crossed out by pen: ``1st 2nd 3rd``, ``W L D``.

    ``ringed`` and ``crossed`` are indexes into ``options`` from 0. One empty option is a box to
    tick.
    """

    options: tuple[str, ...]
    ringed: tuple[int, ...] = ()
    crossed: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Digits:
    """A number in boxes, one character per box; if longer than ``boxes``, it is written plainly."""

    text: str
    boxes: int


@dataclass(frozen=True, slots=True)
class Opponents:
    """Everybody else at a table of several: a number of so many ``boxes`` for each of the
    ``seats``, and the names, which stand below where they fit whole.
    """

    numbers: tuple[str, ...]
    names: tuple[str, ...]
    seats: int
    boxes: int


Cell = Written | Choices | Digits | Opponents


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a slip or sheet: its heading, its width as a share of the whole, a wider heading
    that it may share with its neighbors (equal texts side by side are merged), and its cell when
    nothing is filled in. The cells of its rows are of the same kind, with the same options and
    boxes.
    """

    head: str
    share: int
    over: str = ""
    blank: Cell = Written("")


@dataclass(frozen=True, slots=True)
class Code:
    """The paper twin: digits in a square code (followed by ``more`` after a line feed), and the
    same digits ``grouped`` for typing.
    """

    digits: str
    more: str
    grouped: str

    @property
    def bytes_after_digits(self) -> bytes:
        """The line feed and what follows it, as a square code holds them."""
        return f"\n{self.more}".encode("utf-8", "replace") if self.more else b""


@dataclass(frozen=True, slots=True)
class SlipField:
    """What every player of a slip fills in: a box to tick, or with ``letters`` one for a number of
    so many characters. Its ``key`` names it in the slip's geometry.
    """

    key: str
    head: str
    letters: int = 0


@dataclass(frozen=True, slots=True)
class SlipSeat:
    """A player on a slip: what the seat is called ("" if it has no name), the player's number, name
    and membership number ("" where unknown), and what a pen has ``written`` in each field, × for a
    tick and "" for nothing. ``remark`` is what no field has room for.
    """

    seat: str
    number: str
    name: str
    member: str
    written: tuple[str, ...]
    remark: str = ""


@dataclass(frozen=True, slots=True)
class Slip:
    """A table's result slip: the table number large (``label`` precedes it; "" is a line to write
    it on), and its players with the same fields each. ``of_many``: its format seats more than two.
    """

    label: str
    table: str
    heading: str
    fields: tuple[SlipField, ...]
    seats: tuple[SlipSeat, ...]
    of_many: bool
    code: Code | None
    stamp: Stamp


def stamp(
    event: Event, round: int | None, printed_at: str, revision: int, digest: str, kind: str = ""
) -> Stamp:
    """The stamp of a paper; ``round`` None for papers of the whole event, ``kind`` the kind of a
    round that is still to be posted. ``printed_at`` is like ``2026-11-22 14:41`` and printed as the
    language writes it.
    """
    return Stamp(
        event=event.name,
        round="" if round is None else round_on_paper(event, round, kind),
        printed=messages.text(
            "paper-printed",
            at=messages.date_and_time(printed_at),
            revision=revision,
            digest=grouped(digest),
        ),
        page=messages.text("paper-page", page="{page}", pages="{pages}"),
        revision=revision,
        digest=digest,
        short=messages.text("paper-printed-short", revision=revision, digest=grouped(digest)),
    )


# What every format specifies about its slip, and fields that several formats use.

COLORS = ("role_white", "role_black")


@dataclass(frozen=True, slots=True)
class SlipLayout:
    """The fields that players of a format fill in, at a table with this number of seats, and what
    the seats are called.
    """

    fields: Callable[[Event, int], tuple[SlipField, ...]]
    seats: tuple[str, ...] = ()


def tick(key: str, code: str = "") -> SlipField:
    """A box to tick, with the words of ``slip_KEY`` unless it has another code."""
    return SlipField(key, text(code or f"slip_{key}"))


def figure(key: str, letters: int) -> SlipField:
    """A box for a number, with the words of ``slip_KEY``."""
    return SlipField(key, text(f"slip_{key}"), letters)


def won_drew_or_drops_out() -> tuple[SlipField, ...]:
    """The boxes of a single game between two."""
    return tick("won"), tick("drew"), tick("drops_out")
