"""Papers as plain data: what stands on a card, a slip or a sheet, in words already.

`documents` draws them and decides nothing but where things stand.
"""

from dataclasses import dataclass

from tourneydesk.core.event import Event
from tourneydesk.core.journal.digest import grouped
from tourneydesk.present import messages
from tourneydesk.present.table import Align


@dataclass(frozen=True, slots=True)
class Stamp:
    """What stands at the head and foot of every paper.

    ``printed`` holds when it was printed, the revision of the event and the digest of its journal.
    ``page`` is a pattern with ``{page}`` and ``{pages}``; how many there are shows in drawing.
    ``revision`` and ``digest`` say the same once more for the paper's code.
    """

    event: str
    round: str
    printed: str
    page: str
    revision: int = 0
    digest: str = ""

    def page_of(self, page: int, pages: int) -> str:
        """``page 2 of 5``."""
        return self.page.format(page=page, pages=pages)


@dataclass(frozen=True, slots=True)
class Written:
    """A cell with words or figures, shortened visibly where there is no room."""

    text: str
    align: Align = "left"
    bold: bool = False


@dataclass(frozen=True, slots=True)
class Choices:
    """Words of which one or more are ringed or crossed by pen: ``1st 2nd 3rd``, ``W L D``.

    ``ringed`` and ``crossed`` are places in ``options`` from 0. One empty option is a box to tick.
    """

    options: tuple[str, ...]
    ringed: tuple[int, ...] = ()
    crossed: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Digits:
    """A number in boxes, one letter a box; what is longer than ``boxes`` is written plainly."""

    text: str
    boxes: int


@dataclass(frozen=True, slots=True)
class Several:
    """Names side by side, each with its share of the cell, so that a long one leaves the others
    their room.
    """

    texts: tuple[str, ...]


Cell = Written | Choices | Digits | Several


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a card or slip: its head, its width in shares of the whole, a wider head that it
    may share with its neighbours (equal texts side by side are one), and its cell while nothing is
    filled in. The cells of its rows are of the same kind, with the same options and boxes. Those of
    a ``printed`` column, such as the number of the row, are on the card before anybody writes.
    """

    head: str
    share: int
    over: str = ""
    blank: Cell = Written("")
    printed: bool = False


@dataclass(frozen=True, slots=True)
class Code:
    """The paper twin: digits in a square code (with ``more`` after them, a line feed between), and
    the same digits ``grouped`` for typing.
    """

    digits: str
    more: str
    grouped: str


@dataclass(frozen=True, slots=True)
class Card:
    """A player's record card; ``about`` are labelled facts at its head, ``key`` its notes.

    ``rows`` have a cell for each of ``columns``. ``code`` is None on a blank card.
    """

    title: str
    about: tuple[tuple[str, Cell], ...]
    key: tuple[str, ...]
    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]
    code: Code | None
    stamp: Stamp


@dataclass(frozen=True, slots=True)
class Slip:
    """A table's result slip: the table large (``label`` says that it is one), a row a seat."""

    label: str
    table: str
    round: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]
    code: Code | None
    stamp: Stamp


def stamp(event: Event, round: int | None, printed_at: str, revision: int, digest: str) -> Stamp:
    """The stamp of a paper; ``round`` None for papers of the whole event, times as text."""
    return Stamp(
        event=event.name,
        round=messages.text("paper-event")
        if round is None
        else messages.text("paper-round", round=round),
        printed=messages.text(
            "paper-printed", at=printed_at, revision=revision, digest=grouped(digest)
        ),
        page=messages.text("paper-page", page="{page}", pages="{pages}"),
        revision=revision,
        digest=digest,
    )
