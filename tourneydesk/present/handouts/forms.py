"""A form to fill in by hand, as plain data: a title, and parts from top to bottom."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tourneydesk.core.event import Event
from tourneydesk.present.messages import enumerated, text
from tourneydesk.present.sheets import Stamp


@dataclass(frozen=True, slots=True)
class Blank:
    """A line to write on, with its label below; ``value`` is what is on it already."""

    label: str
    share: int = 1
    value: str = ""


@dataclass(frozen=True, slots=True)
class Blanks:
    """Lines to write on, side by side."""

    blanks: tuple[Blank, ...]


@dataclass(frozen=True, slots=True)
class Ticks:
    """Boxes to tick after a label."""

    label: str
    options: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Ruled:
    """Room for sentences: a label and empty lines, at least ``lines``; more if there is room."""

    label: str
    lines: int


@dataclass(frozen=True, slots=True)
class Words:
    """A printed sentence; with ``tick`` after a box to tick."""

    text: str
    tick: bool = False


@dataclass(frozen=True, slots=True)
class Signed:
    """Lines for signatures, side by side, each with its label."""

    labels: tuple[str, ...]


Part = Blanks | Ticks | Ruled | Words | Signed


@dataclass(frozen=True, slots=True)
class Form:
    """A form: ``title`` large, ``about`` the event beside it."""

    title: str
    about: str
    parts: tuple[Part, ...]
    stamp: Stamp


def line(*codes: str, format_key: str = "") -> Blanks:
    """Lines to write on with the labels of these messages; ``CODE/3`` is three times as wide."""
    blanks = []
    for code in codes:
        id, _, share = code.partition("/")
        blanks.append(Blank(text(id, format_key), int(share or 1)))
    return Blanks(tuple(blanks))


def ticks(code: str, options: Sequence[str]) -> Ticks:
    """Boxes to tick with the label of this message."""
    return Ticks(text(code) if code else "", tuple(options))


def signed(*codes: str) -> Signed:
    """Lines for signatures with the labels of these messages."""
    return Signed(tuple(map(text, codes)))


def form(title: str, event: Event, parts: Iterable[Part], stamp: Stamp) -> Form:
    """A form about an event, with the title of this message."""
    return Form(text(title), about_event(event), tuple(parts), stamp)


def about_event(event: Event) -> str:
    """The event's name, with its venue and date if they are known."""
    known = (event.details.get(key, "") for key in ("venue", "date"))
    return enumerated([event.name, *filter(None, known)], "list-dots")
