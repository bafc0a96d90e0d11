"""Where everything on a result slip is, in millimeters from its upper left corner.

The places depend only on the size of the slip and on the fields of the format, not on what is
written: marks on a slip can be read by machine from four corner marks and the square code.
docs/paper.md has the measures and the names of the fields.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from tourneydesk.present.cards.geometry import WORDS, modules_in, side_of
from tourneydesk.present.drawings import Place
from tourneydesk.present.sheets import SlipField

UP = (6, 4, 8)
"""Slips per sheet; the first is the usual."""
UP_OF_MANY = (6, 4)
"""For tables of more than two, whose rows need 9 mm each."""

EDGE, CORNER, QUIET = 6.3, 2.5, 2.2
"""The blank edge of a slip, the side of a corner mark, the white space around a code."""
SIGNATURE_WIDTH, SIGNATURE_HEIGHT = 45.0, 9.0
LEAST_ROW = 9.0
_MOST_SEATS = 5
_HEADS, _FOOT, _GAP = 3.6, 3.2, 2.0
_LABEL = 1.2
_MOST_BETWEEN = 6.0
"""The most white space below the boxes of a player."""

_VERSIONS = range(6, 13)
"""Of the square codes of slips."""


@dataclass(frozen=True, slots=True)
class SlipPlace(Place):
    """A named place on a slip."""

    name: str


@dataclass(frozen=True, slots=True)
class Sizes:
    """Sizes of a slip: the height of a row, of its boxes, of the space for a signature and of the
    label below it; the type sizes of name and facts in points; the highest version of the code.
    """

    row: float
    box: float
    signature: float
    label: float
    name: float
    facts: float
    version: int


_OF_TWO = {
    4: Sizes(22, 8, 14, 4.4, 16, 10, 12),
    6: Sizes(17.5, 6, SIGNATURE_HEIGHT, 3.5, 13, 9, 10),
    8: Sizes(8.8, 4.4, SIGNATURE_HEIGHT, 3, 11, 8, 6),
}
_OF_MANY = {
    4: Sizes(16.5, 8, SIGNATURE_HEIGHT, 0, 12, 9, 12),
    6: Sizes(LEAST_ROW, 6.8, 0, 0, 10, 7.5, 10),
}


@dataclass(frozen=True, slots=True)
class SlipGeometry:
    """The places of a slip. ``code`` is the largest square a code may take; a smaller one is in its
    upper right corner. ``rows`` are the players' parts, ``names`` where name and facts go,
    ``fields`` are named SEAT-KEY and ``signatures`` SEAT-signature, with seats from 1; a signature
    is written on the lower edge of its place. ``initials`` stand in for signatures where there is
    no room for them.
    """

    width: float
    height: float
    sizes: Sizes
    corners: tuple[SlipPlace, ...]
    code: SlipPlace
    title: SlipPlace
    heads: tuple[SlipPlace, ...]
    rows: tuple[SlipPlace, ...]
    names: tuple[SlipPlace, ...]
    fields: tuple[SlipPlace, ...]
    labels: tuple[SlipPlace, ...]
    signatures: tuple[SlipPlace, ...]
    initials: tuple[SlipPlace, ...]
    foot: SlipPlace


def code_bits(height: float, up: int, *, of_many: bool) -> int:
    """How much data the square code of such a slip may have, in bits."""
    return 8 * WORDS[_version(_inner_height(height), _sizes(up, of_many), of_many) - 1]


def slip_geometry(
    width: float,
    height: float,
    up: int,
    fields: Sequence[SlipField],
    seats: int,
    *,
    of_many: bool,
) -> SlipGeometry:
    """The places of a slip of this size, ``up`` to a sheet, with these fields for each seat."""
    sizes = _sizes(up, of_many)
    inner, tall = width - 2 * EDGE, _inner_height(height)
    side = _side(_version(tall, sizes, of_many))
    head = side + QUIET
    top = EDGE + head
    code = SlipPlace(width - EDGE - CORNER - QUIET - side, EDGE, side, side, "code")
    foot_x = EDGE + CORNER + 1.5
    if of_many:
        pitch = (tall - head - _HEADS - _FOOT) / _MOST_SEATS
        rows = _rows(top + _HEADS, inner, pitch, seats)
        parts = _parts_of_many(rows, fields, sizes)
    else:
        below = sizes.signature + sizes.label + _FOOT
        pitch = min((tall - head - below) / 2, sizes.row + _MOST_BETWEEN)
        rows = _rows(top, inner, pitch, seats)
        parts = _parts_of_two(rows, fields, sizes, EDGE + tall - _FOOT)
    return SlipGeometry(
        width,
        height,
        sizes,
        corners=_corners(width, height),
        code=code,
        title=SlipPlace(EDGE, EDGE, code.x - QUIET - EDGE, head, "title"),
        heads=_heads(rows[0], fields, top, parts) if of_many else (),
        rows=rows,
        names=parts["names"],
        fields=parts["fields"],
        labels=parts["labels"],
        signatures=parts["signatures"],
        initials=parts["initials"],
        foot=SlipPlace(foot_x, height - EDGE - _FOOT, width - 2 * foot_x, _FOOT, "foot"),
    )


def _sizes(up: int, of_many: bool) -> Sizes:
    sizes = (_OF_MANY if of_many else _OF_TWO).get(up)
    if sizes is None:
        raise ValueError(f"{up} slips to a page; it can be 4 or 6, or 8 at tables of two")
    return sizes


def _inner_height(height: float) -> float:
    return height - 2 * EDGE


def _version(tall: float, sizes: Sizes, of_many: bool) -> int:
    """The highest version that leaves the rows their height."""
    if of_many:
        below = _HEADS + sizes.row * _MOST_SEATS + _FOOT
    else:
        below = 2 * sizes.row + sizes.signature + sizes.label + _FOOT
    fitting = (one for one in _VERSIONS if _side(one) + QUIET + below <= tall + 0.01)
    return min(sizes.version, max(fitting, default=_VERSIONS[0]))


def _side(version: int) -> float:
    return side_of(modules_in(version))


def _corners(width: float, height: float) -> tuple[SlipPlace, ...]:
    low, right = height - EDGE - CORNER, width - EDGE - CORNER
    places = ((EDGE, EDGE), (right, EDGE), (EDGE, low), (right, low))
    return tuple(
        SlipPlace(x, y, CORNER, CORNER, f"corner-{at}") for at, (x, y) in enumerate(places, 1)
    )


def _rows(top: float, inner: float, pitch: float, seats: int) -> tuple[SlipPlace, ...]:
    return tuple(
        SlipPlace(EDGE, top + at * pitch, inner, pitch, f"{at + 1}") for at in range(seats)
    )


def _parts_of_two(
    rows: Sequence[SlipPlace], fields: Sequence[SlipField], sizes: Sizes, bottom: float
) -> dict[str, tuple[SlipPlace, ...]]:
    """Name and facts, below them the boxes side by side, and below all rows the signatures."""
    boxes, labels = [], []
    lead = min(1.0, (rows[0].height - sizes.row) * 0.7)
    for row in rows:
        pitch = row.width / len(fields)
        # Close to the name they belong to.
        y = row.y + sizes.row + lead - sizes.box - 0.25
        for at, field in enumerate(fields):
            x = row.x + at * pitch
            name = f"{row.name}-{field.key}"
            boxes.append(SlipPlace(x, y, sizes.box, sizes.box, name))
            label_x = x + sizes.box + _LABEL
            label_width = pitch - sizes.box - _LABEL - _GAP
            labels.append(SlipPlace(label_x, y, label_width, sizes.box, name))
    inner, low = rows[0].width, bottom - sizes.signature - sizes.label
    gap = min(5.0, inner - 2 * SIGNATURE_WIDTH)
    width = (inner - gap) / 2
    names = tuple(
        SlipPlace(row.x, row.y + 0.2, row.width, sizes.row + lead - sizes.box - 0.4, row.name)
        for row in rows
    )
    signatures = tuple(
        SlipPlace(EDGE + at * (width + gap), low, width, sizes.signature, f"{row.name}-signature")
        for at, row in enumerate(rows)
    )
    return {
        "names": names,
        "fields": tuple(boxes),
        "labels": tuple(labels),
        "signatures": signatures,
        "initials": (),
    }


def _parts_of_many(
    rows: Sequence[SlipPlace], fields: Sequence[SlipField], sizes: Sizes
) -> dict[str, tuple[SlipPlace, ...]]:
    """In high rows the name, below it boxes and a signature; in low rows the name, the boxes and
    initials in one line.
    """
    widths = [box_width(field) for field in fields]
    needed = sum(widths) + _GAP * (len(widths) - 1)
    boxes, names, signatures, initials = [], [], [], []
    for row in rows:
        if sizes.signature:
            low = row.bottom - 1.6
            names.append(
                SlipPlace(row.x, row.y, row.width, row.height - sizes.signature - 2, row.name)
            )
            x, y, tall = row.x, low - sizes.box, sizes.box
            place = (row.right - SIGNATURE_WIDTH, low - sizes.signature)
            signatures.append(
                SlipPlace(*place, SIGNATURE_WIDTH, sizes.signature, f"{row.name}-signature")
            )
        else:
            tall = row.height - QUIET
            y = row.y + QUIET / 2
            last = box_width(SlipField("initials", "", 3))
            initials.append(SlipPlace(row.right - last, y, last, tall, f"{row.name}-initials"))
            x = row.right - last - _GAP - needed
            names.append(SlipPlace(row.x, row.y, x - _GAP - row.x, row.height, row.name))
        for field, width in zip(fields, widths, strict=True):
            boxes.append(SlipPlace(x, y, width, tall, f"{row.name}-{field.key}"))
            x += width + _GAP
    return {
        "names": tuple(names),
        "fields": tuple(boxes),
        "labels": (),
        "signatures": tuple(signatures),
        "initials": tuple(initials),
    }


def box_width(field: SlipField) -> float:
    """The width of a field's box at a table of many: wider for longer numbers."""
    return 5 + 2.2 * field.letters if field.letters else 6.0


def _heads(
    first: SlipPlace,
    fields: Sequence[SlipField],
    top: float,
    parts: dict[str, tuple[SlipPlace, ...]],
) -> tuple[SlipPlace, ...]:
    """The heads of the columns: of the name, of each field, and of signature or initials."""
    boxes = (*parts["fields"][: len(fields)], *(parts["signatures"] + parts["initials"])[:1])
    over = tuple(
        SlipPlace(box.x - _GAP / 2, top, box.width + _GAP, _HEADS, "head") for box in boxes
    )
    name_width = max(0.0, over[0].x - first.x) if parts["initials"] else 0.0
    return (SlipPlace(first.x, top, name_width, _HEADS, "head"), *over)
