"""Ornaments of certificates, drawn as curves: woven borders, rosettes, a laurel wreath."""

from math import cos, pi, sin

from reportlab.pdfgen.canvas import Canvas

from tourneydesk.documents.drawing.shapes import Area

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
