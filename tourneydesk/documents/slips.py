"""Result slips, 4, 6 or 8 per sheet, that cut and stack in table order."""

from collections.abc import Sequence
from functools import lru_cache

from reportlab.pdfgen.canvas import Canvas

from tourneydesk.documents.drawing.fonts import width_of
from tourneydesk.documents.drawing.page import (
    Bundle,
    Grid,
    PagePainter,
    Paper,
    cut_marks,
    grid,
    pdf_of_pages,
    stack_order,
)
from tourneydesk.documents.drawing.shapes import (
    MM,
    Area,
    box,
    cross,
    fit_line,
    fit_name,
    square,
    write,
    write_lines,
)
from tourneydesk.documents.drawing.tagged_canvas import bookmark, tagged
from tourneydesk.documents.slip_geometry import EDGE, UP, SlipGeometry, code_bits, slip_geometry
from tourneydesk.present.cards.geometry import modules_of, side_of
from tourneydesk.present.drawings import Place
from tourneydesk.present.messages import enumerated, text
from tourneydesk.present.papers.pairings import reads_upside_down
from tourneydesk.present.sheets import Slip, SlipField, SlipSeat
from tourneydesk.present.slips import TICK
from tourneydesk.present.table import Align

_NUMBER, _LABEL, _TITLE, _FOOT = 44.0, 14.0, 10.0, 4.5
_LINE = 0.25 * MM
_LEAST_NAME = 4.5


def slip_sheets(
    slips: Sequence[Slip], paper: Paper, up: int = UP[0], spare: Slip | None = None
) -> bytes:
    """A PDF of slips, ``up`` per sheet; slip k of n is on sheet k mod p of p.

    Raises ValueError for no slips, and for a number per sheet that tables of this size cannot have.
    """
    bundle = slip_bundle(slips, paper, up, spare)
    first = slips[0]
    return pdf_of_pages(bundle.pages, first.stamp, enumerated((first.heading, first.label)), paper)


def slip_bundle(
    slips: Sequence[Slip], paper: Paper, up: int = UP[0], spare: Slip | None = None
) -> Bundle:
    """The sheets of slips, to be bound with others; ``spare`` is in the places left over."""
    if not slips:
        raise ValueError("no slips to draw")
    places = slip_grid(paper, up)
    sheets = -(-len(slips) // up)
    spares = [spare] * (sheets * up - len(slips)) if spare is not None else []

    order = {slip: at for at, slip in enumerate(slips)}

    def page(sheet: Sequence[Slip]) -> PagePainter:
        def draw(canvas: Canvas, _: Area) -> None:
            cut_marks(canvas, places, EDGE * MM)
            for place, slip in zip(places.places, sheet, strict=False):
                if slip.table:
                    # Stacks are out of order on a sheet; the outline is in the order of tables.
                    bookmark(canvas, f"{slip.label} {slip.table}", order[slip], place.top)
                with tagged(canvas, "Sect"):
                    _draw(canvas, place, slip, geometry_of(slip, place, up))

        return draw

    return Bundle(paper, tuple(page(sheet) for sheet in stack_order([*slips, *spares], up)))


def slip_grid(paper: Paper, up: int) -> Grid:
    """The places of slips on a sheet, two side by side."""
    return grid(paper, 2, up // 2, paper.width / 2, paper.height / (up // 2))


def bits_of_code(paper: Paper, up: int, *, of_many: bool) -> int:
    """How much data the square code of a slip may have, in bits."""
    place = slip_grid(paper, up).places[0]
    return code_bits(place.height / MM, up, of_many=of_many)


def geometry_of(slip: Slip, place: Area, up: int) -> SlipGeometry:
    """Where everything on a slip is, in millimeters from the upper left corner of its place."""
    return _geometry(place.width, place.height, up, slip.fields, len(slip.seats), slip.of_many)


@lru_cache(maxsize=64)
def _geometry(
    width: float,
    height: float,
    up: int,
    fields: tuple[SlipField, ...],
    seats: int,
    of_many: bool,
) -> SlipGeometry:
    # Rounded, so that slips of one sheet, whose places differ by rounding, share their geometry.
    width, height = round(width / MM, 3), round(height / MM, 3)
    return slip_geometry(width, height, up, fields, seats, of_many=of_many)


def _draw(canvas: Canvas, place: Area, slip: Slip, geometry: SlipGeometry) -> None:
    for corner in geometry.corners:
        at = _area(place, corner)
        canvas.rect(at.x, at.y, at.width, at.height, stroke=0, fill=1)
    _title(canvas, place, slip, geometry)
    if slip.code is not None:
        code = _area(place, geometry.code)
        side = min(code.width, side_of(modules_of(slip.code)) * MM)
        square(canvas, Area(code.right - side, code.top - side, side, side), slip.code)
    _foot(canvas, _area(place, geometry.foot), slip)
    _heads(canvas, place, slip, geometry)
    for seat_at, seat in enumerate(slip.seats):
        row = _area(place, geometry.rows[seat_at])
        right = row.right if seat_at or slip.of_many else _area(place, geometry.title).right
        _line(canvas, row.x, row.top, right)
        # A J begins a little to the left of its line.
        name = _area(place, geometry.names[seat_at]).inside(0.3 * MM, 0)
        if slip.of_many:
            _name_in_row(canvas, name, seat, geometry)
        else:
            _name(canvas, name, seat, geometry)
        _fields(canvas, place, slip, seat_at, geometry)
    _line(canvas, row.x, row.y, row.right)
    _signatures(canvas, place, slip, geometry)


def _title(canvas: Canvas, place: Area, slip: Slip, geometry: SlipGeometry) -> None:
    """The event, the round, and the table number in large type."""
    area = _area(place, geometry.title)
    indent = geometry.corners[0].width * MM + 1.5 * MM
    line = _TITLE * 1.2
    top = Area(area.x + indent, area.top - line, area.width - indent, line)
    write(canvas, top, slip.stamp.event, _TITLE, least=7)
    write(canvas, Area(area.x, top.y - line, area.width, line), slip.heading, _TITLE, least=7)
    base = area.y + 2.6 * MM
    label = fit_line(slip.label, area.width * 0.4, _LABEL, least=8)
    at = Area(area.x, base + 0.36 * label.size - 10, area.width * 0.4, 20)
    write(canvas, at, slip.label, label.size)
    x = area.x + label.width + 3 * MM
    if not slip.table:
        _line(canvas, x, base, min(area.right, x + 34 * MM))
        return
    number = fit_line(slip.table, area.right - x, _NUMBER, least=12, bold=True)
    tall = Area(x, base + 0.36 * number.size - _NUMBER / 2, area.right - x, _NUMBER)
    write(canvas, tall, slip.table, number.size, bold=True, least=12)
    if reads_upside_down(slip.table):
        canvas.rect(x, base - 1.9 * MM, number.width, 0.9 * MM, stroke=0, fill=1)


def _heads(canvas: Canvas, place: Area, slip: Slip, geometry: SlipGeometry) -> None:
    """The heads of columns, at tables of more than two."""
    last = "slip-signature" if geometry.signatures else "slip-initials"
    heads = (text("slip-player"), *(field.head for field in slip.fields), text(last))
    for at, (head, rectangle) in enumerate(zip(heads, geometry.heads, strict=False)):
        area = _area(place, rectangle)
        if area.width:
            align: Align = "center" if at else "left"
            write(canvas, area.inside(0.6, 0), head, 8, align=align, least=5.5)


def _name(canvas: Canvas, area: Area, seat: SlipSeat, geometry: SlipGeometry) -> None:
    """Name and numbers of a player, in two lines or, on small slips, in one."""
    sizes = geometry.sizes
    line, below = sizes.name * 1.2, sizes.facts * 1.2
    code = "slip-player-seat" if seat.seat else "slip-player-number"
    number = text(code, seat=seat.seat, number=seat.number)
    member = text("slip-member-number", number=seat.member) if seat.member else ""
    if area.height >= line + below:
        top = Area(area.x, area.top - line - 0.6 * MM, area.width, line)
        left, right = Area(area.x, top.y - below, area.width, below).columns(2)
    else:
        top, left, right = area.shares(36, 26, 34)
        top = Area(top.x, top.y, top.width - 2 * MM, top.height)
        left = Area(left.x, left.y, left.width - 1.5 * MM, left.height)
    if not seat.number:
        _line(canvas, top.x, top.y + 0.4 * MM, top.x + top.width * 0.8)
    remark = width_of(seat.remark, sizes.name) + 6 if seat.remark else 0.0
    named = Area(top.x, top.y, max(top.width - remark, top.width / 2), top.height)
    _write_name(canvas, named, seat.name, sizes.name, 8)
    noted = Area(named.right, top.y, top.right - named.right, top.height)
    write(canvas, noted, seat.remark, sizes.name, align="right", least=6)
    write(canvas, left, number, sizes.facts, least=5.5)
    write(canvas, right, member, sizes.facts, align="right", least=_LEAST_NAME)


def _write_name(
    canvas: Canvas,
    area: Area,
    name: str,
    size: float,
    least: float,
    *,
    align: Align = "left",
    bold: bool = True,
) -> float:
    """Writes a name, and returns its width; smaller than ``least`` rather than on several lines."""
    lines = fit_name(name, area, size, least=least, bold=bold)
    if len(lines.texts) > 1:
        lines = fit_name(name, area, size, least=_LEAST_NAME, bold=bold)
    write_lines(canvas, area, lines, align=align, bold=bold)
    return max(width_of(line, lines.size, bold) for line in lines.texts)


def _name_in_row(canvas: Canvas, area: Area, seat: SlipSeat, geometry: SlipGeometry) -> None:
    """Name with the player's number, and the membership number."""
    sizes = geometry.sizes
    number_width = width_of(seat.number, sizes.facts) + 2 if seat.number else 0.0
    member = text("slip-member-number", number=seat.member) if seat.member else ""
    if geometry.signatures:
        whole, facts = area.shares(3, 2)
    else:
        line, below = sizes.name * 1.2, sizes.facts * 1.2
        top = area.y + (area.height + line + below) / 2 if member else area.y + area.height / 2
        whole = Area(area.x, top - line if member else top - line / 2, area.width, line)
        facts = Area(area.x, whole.y - below, area.width, below)
    named = Area(whole.x, whole.y, whole.width - number_width, whole.height)
    width = _write_name(canvas, named, seat.name, sizes.name, 7.5)
    after = Area(named.x + width + 2, whole.y, number_width, whole.height)
    write(canvas, after, seat.number, sizes.facts)
    align: Align = "right" if geometry.signatures else "left"
    write(canvas, facts, member, sizes.facts, align=align, least=_LEAST_NAME)


def _fields(canvas: Canvas, place: Area, slip: Slip, seat: int, geometry: SlipGeometry) -> None:
    """The boxes of a player, with what a pen has written in them."""
    first = seat * len(slip.fields)
    for at, (field, written) in enumerate(
        zip(slip.fields, slip.seats[seat].written, strict=True), start=first
    ):
        area = _area(place, geometry.fields[at])
        box(canvas, area, _LINE)
        if geometry.labels:
            label = _area(place, geometry.labels[at])
            write(canvas, label, field.head, 10, least=6.5)
        if written == TICK:
            cross(canvas, area, field.head)
        elif written:
            write(canvas, area.inside(1, 0), written, 12, align="center", bold=True, least=6)
    if geometry.initials:
        box(canvas, _area(place, geometry.initials[seat]), _LINE)


def _signatures(canvas: Canvas, place: Area, slip: Slip, geometry: SlipGeometry) -> None:
    """The lines to sign on, at tables of two with the name below."""
    for rectangle, seat in zip(geometry.signatures, slip.seats, strict=False):
        area = _area(place, rectangle)
        _line(canvas, area.x, area.y, area.right)
        if not slip.of_many:
            tall = geometry.sizes.label * MM
            below = Area(area.x, area.y - tall, area.width, tall)
            label = fit_line(text("slip-signature"), below.width / 2, 8, least=6)
            write(canvas, below, text("slip-signature"), label.size)
            name = Area(below.x + label.width + 4, below.y, below.width - label.width - 4, tall)
            _write_name(canvas, name, seat.name, 8, 6, align="right", bold=False)


def _foot(canvas: Canvas, area: Area, slip: Slip) -> None:
    """Printing time, revision and digest, then the digits of the code in groups."""
    groups = slip.code.grouped.split(" ") if slip.code is not None else []
    upper, lower = area.rows(2)
    size = _FOOT
    digits = " ".join(groups)
    rest = ""
    if width_of(digits, size) > lower.width:
        used = width_of(slip.stamp.printed, size) + 8
        count = 0
        while (
            count < len(groups)
            and used + width_of(" ".join(groups[: count + 1]), size) < upper.width
        ):
            count += 1
        rest, digits = " ".join(groups[:count]), " ".join(groups[count:])
    write(canvas, upper, slip.stamp.printed, size, least=3.5)
    write(canvas, upper, rest, size, align="right")
    write(canvas, lower, digits, size, least=3.2)


def _line(canvas: Canvas, x: float, y: float, right: float) -> None:
    canvas.setLineWidth(_LINE)
    canvas.line(x, y, right, y)


def _area(place: Area, rectangle: Place) -> Area:
    """A place on a slip in points on the page."""
    return Area(
        place.x + rectangle.x * MM,
        place.top - rectangle.bottom * MM,
        rectangle.width * MM,
        rectangle.height * MM,
    )
