"""Certificates, one per landscape page, in three designs with ornaments."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import acos, cos, degrees, pi, sin

from reportlab.pdfgen.canvas import Canvas

from tourneydesk.documents.drawing.fonts import break_lines, width_of
from tourneydesk.documents.drawing.page import (
    MARGIN,
    Bundle,
    PagePainter,
    Paper,
    logo_picture,
    paint_logo,
)
from tourneydesk.documents.drawing.shapes import MM, Area, write
from tourneydesk.present.papers.certificates import Certificate
from tourneydesk.present.table import Align

# Ornaments of certificates, drawn as curves: woven borders, rosettes, a laurel wreath.

_INK, _SOFT = 0.15, 0.45
"""Grays that every printer renders as thin solid lines."""


def woven_border(canvas: Canvas, area: Area, depth: float) -> None:
    """A band of interlaced waves inside the edges of an area, between two rules, with a rosette at
    each corner.
    """
    # Thousands of short lines: they are in a file once, however many pages have them.
    name = f"woven-border-{area.width:.2f}-{area.height:.2f}-{depth:.2f}"
    if not canvas.hasForm(name):
        # The rosettes reach beyond the area.
        canvas.beginForm(name, -depth, -depth, area.width + depth, area.height + depth)
        _paint_woven_border(canvas, Area(0, 0, area.width, area.height), depth)
        canvas.endForm()
    canvas.saveState()
    canvas.translate(area.x, area.y)
    canvas.doForm(name)
    canvas.restoreState()


def _paint_woven_border(canvas: Canvas, area: Area, depth: float) -> None:
    canvas.saveState()
    canvas.setStrokeGray(_INK)
    canvas.setLineWidth(1.4)
    canvas.rect(area.x, area.y, area.width, area.height)
    canvas.setLineWidth(0.5)
    inner = area.inside(depth)
    canvas.rect(inner.x, inner.y, inner.width, inner.height)
    half, corner = depth / 2, depth * 0.95
    canvas.setStrokeGray(_SOFT)
    canvas.setLineWidth(0.4)
    across, up = area.width - 2 * corner, area.height - 2 * corner
    for length, x, y, turn in (
        (across, area.x + corner, area.y + half, 0),
        (across, area.x + corner, area.top - half, 0),
        (up, area.x + half, area.y + corner, 90),
        (up, area.right - half, area.y + corner, 90),
    ):
        canvas.saveState()
        canvas.translate(x, y)
        canvas.rotate(turn)
        _waves(canvas, length, half * 0.72)
        canvas.restoreState()
    for x in (area.x + half, area.right - half):
        for y in (area.y + half, area.top - half):
            rosette(canvas, x, y, half * 1.25)
    canvas.restoreState()


def _waves(canvas: Canvas, length: float, height: float) -> None:
    """Four waves along the x axis, a quarter of a wave apart."""
    count = max(4, round(length / (height * 3.2)))
    wave = length / count
    for shift in range(4):
        path = canvas.beginPath()
        for at in range(count * 8 + 1):
            x = wave * at / 8
            y = height * sin(2 * pi * (at / 8 + shift / 4)) * min(1, x / wave, (length - x) / wave)
            if at:
                path.lineTo(x, y)
            else:
                path.moveTo(x, y)
        canvas.drawPath(path)


def rosette(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """A disk with a rose of interlaced loops on a white ground."""
    canvas.saveState()
    canvas.setFillGray(1)
    canvas.setStrokeGray(_INK)
    canvas.setLineWidth(0.8)
    canvas.circle(x, y, radius, stroke=1, fill=1)
    canvas.setLineWidth(0.35)
    for size, petals in ((0.92, 12), (0.6, 8)):
        for side in (0.0, pi / petals):
            path = canvas.beginPath()
            for at in range(petals * 16 + 1):
                turn = 2 * pi * at / (petals * 16)
                reach = radius * size * (0.68 + 0.32 * cos(petals * (turn + side)))
                point = x + reach * cos(turn), y + reach * sin(turn)
                if at:
                    path.lineTo(*point)
                else:
                    path.moveTo(*point)
            canvas.drawPath(path)
    canvas.setFillGray(_INK)
    canvas.circle(x, y, radius * 0.12, stroke=0, fill=1)
    canvas.restoreState()


def divider(canvas: Canvas, x: float, y: float, width: float) -> None:
    """A rule that tapers towards both ends, with a lozenge in the middle and a dot beside it."""
    canvas.saveState()
    canvas.setFillGray(_INK)
    half, gap = width / 2, 11.0
    for side in (-1, 1):
        path = canvas.beginPath()
        path.moveTo(x + side * gap, y + 0.7)
        path.lineTo(x + side * half, y)
        path.lineTo(x + side * gap, y - 0.7)
        path.close()
        canvas.drawPath(path, stroke=0, fill=1)
        canvas.circle(x + side * 7.5, y, 1.1, stroke=0, fill=1)
    path = canvas.beginPath()
    for at, (across, up) in enumerate(((0, 4.5), (4.5, 0), (0, -4.5), (-4.5, 0))):
        if at:
            path.lineTo(x + across, y + up)
        else:
            path.moveTo(x + across, y + up)
    path.close()
    canvas.drawPath(path, stroke=0, fill=1)
    canvas.restoreState()


def laurel(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """Two branches of leaves around a point, open at the top and tied at the bottom."""
    canvas.saveState()
    canvas.setFillGray(_INK)
    canvas.setStrokeGray(_INK)
    canvas.setLineWidth(radius * 0.025)
    for side in (1, -1):
        canvas.saveState()
        canvas.translate(x, y)
        canvas.scale(side, 1)
        stem = canvas.beginPath()
        stem.arc(-radius, -radius, radius, radius, startAng=-97, extent=152)
        canvas.drawPath(stem)
        leaves = 11
        for at in range(leaves):
            turn = -82 + 138 * at / (leaves - 1)
            size = radius * (0.36 - 0.012 * at)
            for lean in (48, -52):
                canvas.saveState()
                canvas.rotate(turn)
                canvas.translate(radius, 0)
                canvas.rotate(90 - lean)
                _leaf(canvas, size)
                canvas.restoreState()
        canvas.saveState()
        canvas.rotate(56)
        canvas.translate(radius, 0)
        canvas.rotate(96)
        _leaf(canvas, radius * 0.3)
        canvas.restoreState()
        canvas.restoreState()
    canvas.circle(x, y - radius, radius * 0.055, stroke=0, fill=1)
    canvas.restoreState()


def _leaf(canvas: Canvas, length: float) -> None:
    """A pointed leaf along the x axis."""
    wide = length * 0.21
    path = canvas.beginPath()
    path.moveTo(length * 0.06, 0)
    path.curveTo(length * 0.3, wide * 1.25, length * 0.7, wide * 1.1, length, 0)
    path.curveTo(length * 0.7, -wide * 0.6, length * 0.3, -wide * 0.7, length * 0.06, 0)
    canvas.drawPath(path, stroke=0, fill=1)


_STAMP, _LEADING = 6.0, 1.22
_MOST_LINES, _LEAST_WORD = 3, 14.0
"""How many lines a text has at most, and the smallest letters of a word that is not broken."""
_SIGNED = 15 * MM
"""The height of the lines to sign on."""
_QUIET = 0.3
_LOGO = 20 * MM
"""The height of the organizer's logo."""
_SPREAD = 0.9
"""How much the gaps grow at most where there is room."""


@dataclass(frozen=True, slots=True)
class _Text:
    """A text of a certificate: its largest size and the room below it, in points."""

    text: str
    size: float
    after: float
    bold: bool = False
    quiet: bool = False
    rule: Callable[[Canvas, float, float], None] | None = None


def certificate_bundle(
    items: Sequence[Certificate], paper: Paper, design: str = "classic"
) -> Bundle:
    """A page for each certificate. KeyError for a design that is not one of `DESIGNS`."""
    paper, draw_page = paper.rotate(), DESIGNS[design]

    def page(certificate: Certificate) -> PagePainter:
        def draw(canvas: Canvas, area: Area) -> None:
            inner = area.inside(MARGIN)
            stamp_at = Area(inner.x, inner.y - 3, inner.width, _STAMP)
            canvas.saveState()
            canvas.setFillGray(_QUIET)
            write(canvas, stamp_at, certificate.stamp.printed, _STAMP, align="center", least=3)
            canvas.restoreState()
            draw_page(
                canvas, Area(inner.x, inner.y + 7, inner.width, inner.height - 7), certificate
            )

        return draw

    return Bundle(paper, tuple(page(item) for item in items))


def _classic(canvas: Canvas, area: Area, item: Certificate) -> None:
    """A woven border with rosettes, everything centered."""
    depth = 10 * MM
    woven_border(canvas, area, depth)
    inner = area.inside(depth + 14 * MM, depth + 7 * MM)
    place = Area(inner.x, inner.top - _LOGO, inner.width, _LOGO)
    inner = _below_logo(canvas, inner, place, item, "center")
    upper = _above_signatures(canvas, inner, item, "center")
    rule = lambda canvas, x, y: divider(canvas, x, y, 210)  # noqa: E731
    _stack(
        canvas,
        upper,
        [
            _Text(item.event, 22, 12, bold=True),
            _Text(item.title, 46, 22, bold=True, rule=rule),
            _Text(item.given_to, 16, 6, quiet=True),
            *_achievement(item, 42),
        ],
        "center",
    )


def _modern(canvas: Canvas, area: Area, item: Certificate) -> None:
    """A dark column with the place, everything else set from the left."""
    side = Area(area.x, area.y, 62 * MM, area.height)
    canvas.saveState()
    canvas.setFillGray(0.13)
    canvas.rect(side.x, side.y, side.width, side.height, stroke=0, fill=1)
    canvas.setStrokeGray(0.42)
    canvas.setLineWidth(0.8)
    for at in range(1, 15):
        radius = at * 9 * MM
        start = degrees(acos(min(1, side.width / radius)))
        corner = side.x - radius, side.y - radius, side.x + radius, side.y + radius
        canvas.arc(*corner, startAng=start, extent=90 - start)
    canvas.setFillGray(1)
    number = str(item.place)
    size = min(150.0, (side.width - 16 * MM) / width_of(number, 1, bold=True))
    write(
        canvas,
        Area(side.x, side.top - 62 * MM, side.width, size * 1.1),
        number,
        size,
        align="center",
        bold=True,
    )
    canvas.restoreState()
    inner = Area(
        side.right + 16 * MM,
        area.y + 8 * MM,
        area.width - side.width - 28 * MM,
        area.height - 18 * MM,
    )
    place = Area(inner.x, inner.top - _LOGO, inner.width, _LOGO)
    inner = _below_logo(canvas, inner, place, item, "right")
    upper = _above_signatures(canvas, inner, item, "left")

    def rule(canvas: Canvas, x: float, y: float) -> None:
        canvas.setLineWidth(3)
        canvas.line(x, y, x + 30 * MM, y)

    _stack(
        canvas,
        upper,
        [
            _Text(item.title, 40, 6),
            _Text(item.event, 20, 26, bold=True, rule=rule),
            _Text(item.given_to, 15, 4, quiet=True),
            *_achievement(item, 42),
        ],
        "left",
    )


def _laurel(canvas: Canvas, area: Area, item: Certificate) -> None:
    """A fine frame with notched corners, and the place in a laurel wreath."""
    _notched_frame(canvas, area, 9 * MM, 1.6)
    _notched_frame(canvas, area.inside(2.2 * MM), 9 * MM, 0.5)
    inner = area.inside(24 * MM, 9.5 * MM)
    radius = 19 * MM
    x, y = inner.x + inner.width / 2, inner.top - radius - 1 * MM
    laurel(canvas, x, y, radius)
    beside = Area(inner.x, y - _LOGO / 2, inner.width / 2 - radius * 1.5, _LOGO)
    _below_logo(canvas, inner, beside, item, "left")
    number = str(item.place)
    size = min(58.0, radius * 1.15 / width_of(number, 1, bold=True))
    at_number = Area(x - radius, y - size * 0.55, 2 * radius, size * 1.1)
    write(canvas, at_number, number, size, align="center", bold=True)
    upper = _above_signatures(canvas, inner, item, "center")
    below = y - radius - 5 * MM
    _stack(
        canvas,
        Area(upper.x, upper.y, upper.width, below - upper.y),
        [
            _Text(item.title, 30, 2, bold=True),
            _Text(item.event, 18, 16),
            _Text(item.given_to, 14, 2, quiet=True),
            *_achievement(item, 38),
        ],
        "center",
    )


DESIGNS: Mapping[str, Callable[[Canvas, Area, Certificate], None]] = {
    "classic": _classic,
    "modern": _modern,
    "laurel": _laurel,
}


def _achievement(item: Certificate, size: float) -> list[_Text]:
    """The player's name and what they achieved."""
    first, *others = item.achieved
    return [
        _Text(item.player, size, 16, bold=True),
        _Text(first, 25, 5, bold=True),
        *(_Text(one, 18, 4, bold=True) for one in others),
        _Text(item.about, 15, 0, quiet=True),
    ]


def _below_logo(canvas: Canvas, area: Area, place: Area, item: Certificate, align: Align) -> Area:
    """Paints the organizer's logo at its place, if there is one; the area below it."""
    if not item.stamp.logo:
        return area
    picture = logo_picture(item.stamp.logo)
    wide = min(place.width, place.height * picture.width / picture.height)
    spare = place.width - wide
    x = place.x + {"left": 0.0, "center": spare / 2, "right": spare}[align]
    paint_logo(canvas, Area(x, place.y, wide, place.height), item.stamp.logo)
    return Area(area.x, area.y, area.width, place.y - 3 * MM - area.y)


def _above_signatures(canvas: Canvas, area: Area, item: Certificate, align: Align) -> Area:
    """Draws the lines to sign on and, above them, format, place and date; the area that is left."""
    signs = Area(area.x, area.y, area.width, _SIGNED)
    for part, (label, name) in zip(signs.columns(len(item.signed)), item.signed, strict=True):
        line = (
            part.inside(6 * MM, 0)
            if align == "center"
            else Area(part.x, part.y, part.width - 9 * MM, part.height)
        )
        canvas.setLineWidth(0.6)
        canvas.line(line.x, line.y + 24, line.right, line.y + 24)
        for words, y, bold in ((name, 11.5, True), (label, 0.0, False)):
            at = Area(line.x, line.y + (y if name else 11.5), line.width, 11)
            write(canvas, at, words, 9.5, align=align, bold=bold, least=4)
    y = signs.top + 9 * MM
    height = _stack(
        canvas,
        Area(area.x, y, area.width, 40),
        [_Text(item.where, 14, 2), _Text(item.format, 12, 0, quiet=True)],
        align,
        from_below=True,
    )
    top = y + height + 4 * MM
    return Area(area.x, top, area.width, area.top - top)


def _stack(
    canvas: Canvas,
    area: Area,
    texts: Sequence[_Text],
    align: Align,
    *,
    from_below: bool = False,
) -> float:
    """Draws texts below one another, as large as the area allows, in the middle of its height or
    from below; the height they take.
    """
    shown = [one for one in texts if one.text]
    scale = 1.0
    while True:
        fitted = [_fitted(one, area.width, scale) for one in shown]
        height = sum(
            len(lines) * size * _LEADING + one.after * scale
            for one, (lines, size) in zip(shown, fitted, strict=True)
        )
        if height <= area.height or scale < 0.1:
            break
        scale *= 0.95
    # Some of the room that is left goes between the texts.
    gaps = sum(one.after for one in shown[:-1]) * scale
    spare = 0.0 if from_below else area.height - height
    spread = 1 + min(_SPREAD, spare * 0.6 / gaps) if gaps else 1.0
    y = area.y + height if from_below else area.top - (spare - gaps * (spread - 1)) / 2
    scale *= spread
    for one, (lines, size) in zip(shown, fitted, strict=True):
        canvas.saveState()
        canvas.setFillGray(_QUIET if one.quiet else 0)
        for line in lines:
            y -= size * _LEADING
            at = Area(area.x, y, area.width, size * _LEADING)
            write(canvas, at, line, size, align=align, bold=one.bold, least=1)
        canvas.restoreState()
        if one.rule is not None:
            canvas.saveState()
            x = area.x + area.width / 2 if align == "center" else area.x
            one.rule(canvas, x, y - one.after * scale * 0.45)
            canvas.restoreState()
        y -= one.after * scale
    return height


def _fitted(one: _Text, width: float, scale: float) -> tuple[list[str], float]:
    """The lines of a text and their size: one line a little smaller rather than two, at most three
    lines, never cut. A word is only broken if it would be very small otherwise.
    """
    size = one.size * scale
    if width_of(one.text, size * 0.72, one.bold) <= width:
        return [one.text], min(size, size * width / max(width_of(one.text, size, one.bold), 1))
    size *= 0.86
    while True:
        lines = break_lines(one.text, width, size, bold=one.bold, inside=size < _LEAST_WORD)
        if len(lines) <= _MOST_LINES and all(
            width_of(line, size, one.bold) <= width for line in lines
        ):
            return _balanced(one, lines, size), size
        size *= 0.94


def _balanced(one: _Text, lines: list[str], size: float) -> list[str]:
    """As many lines as these, of lengths as equal as the words allow."""
    width = sum(width_of(line, size, one.bold) for line in lines) / len(lines)
    longest = max(width_of(line, size, one.bold) for line in lines)
    while width < longest:
        better = break_lines(one.text, width, size, bold=one.bold, inside=size < _LEAST_WORD)
        if len(better) <= len(lines):
            return better
        width *= 1.03
    return lines


def _notched_frame(canvas: Canvas, area: Area, notch: float, line: float) -> None:
    """A frame whose corners are quarters of circles, curved inwards."""
    canvas.saveState()
    canvas.setStrokeGray(0.15)
    canvas.setLineWidth(line)
    path = canvas.beginPath()
    path.moveTo(area.x + notch, area.top)
    path.lineTo(area.right - notch, area.top)
    for x, y, start in (
        (area.right, area.top, 180),
        (area.right, area.y, 90),
        (area.x, area.y, 0),
        (area.x, area.top, -90),
    ):
        path.arcTo(x - notch, y - notch, x + notch, y + notch, start, 90)
    path.close()
    canvas.drawPath(path)
    canvas.restoreState()
