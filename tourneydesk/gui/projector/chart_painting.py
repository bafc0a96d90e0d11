"""Paints bracket, places, bars, podium and ring on a page."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication, QPainter, QPen

from tourneydesk.gui.projector.page_layout import (
    LEFT,
    MIDDLE,
    RIGHT,
    PagePicture,
    draw_line,
    measure_in,
    sized_font,
)
from tourneydesk.gui.projector.settings import Colors
from tourneydesk.gui.widgets.ring import RingLayout, RingLook, RingPicture, lay_out, ring_parts
from tourneydesk.gui.widgets.theme import draw_icon_in
from tourneydesk.present import messages
from tourneydesk.present.drawings import (
    BracketDrawing,
    BracketSeat,
    PlacedMatch,
    PlacesChart,
    RingPlayer,
    placed,
    rows_by_round,
)
from tourneydesk.present.projector.geometry import LABEL, fitted_name, fitted_names, wrapped
from tourneydesk.present.projector.page import Podium, Step

LINE, LEAST_PITCH, MOST_BRACKET_PITCH, GAP = 1.2, 2.5, 4.0, 1.0
"""A player's line, a match of the first stage with the space below it, and the space between two
stages, in em.
"""
NARROWEST = 6.5
"""The least width of a stage in em."""


def paint_bracket(
    painter: QPainter, drawing: BracketDrawing, body: QRectF, em: float, look: Colors, font: QFont
) -> None:
    """The last stages with space for their matches and names, and who has won."""
    heads = em * LABEL * 1.5
    matches = max(1, int((body.height() - heads) / (LEAST_PITCH * em)))
    stages = max(1, int((body.width() / em + GAP) / (NARROWEST + GAP)))
    shown = drawing.latest(matches, stages)
    first = len(shown.stages[0])
    pitch = min(MOST_BRACKET_PITCH * em, (body.height() - heads) / max(first, 2))
    all_placed = placed(shown, body.width(), pitch, LINE * em, GAP * em)
    down = heads + (pitch / 2 if first == 1 else 0)
    origin = QPointF(body.left(), body.top() + down)
    painter.setPen(look.sky)
    painter.setFont(sized_font(font, em * LABEL))
    for one in all_placed:
        if one.at == 0:
            head = QRectF(body.left() + one.left, body.top(), one.width, heads)
            draw_line(painter, head, shown.heads[one.stage], MIDDLE)
    painter.setPen(QPen(look.sky, em * 0.08))
    for one in all_placed:
        painter.drawPolyline([origin + QPointF(x, y) for x, y in one.way])
    for one in all_placed:
        _paint_match(painter, one, origin, em, look, font)
    if shown.winner:
        final = all_placed[-1]
        top = final.middle - 2.4 * LINE * em
        line = QRectF(final.left, top, final.width, LINE * em).translated(origin)
        painter.setPen(look.yellow)
        painter.setFont(sized_font(font, em, bold=True))
        name = fitted_name(
            shown.winner, line.width() / em, lambda text, _: measure_in(font, em)(text, True)
        )
        draw_line(painter, line, name, LEFT)


def _paint_match(
    painter: QPainter, one: PlacedMatch, origin: QPointF, em: float, look: Colors, font: QFont
) -> None:
    tall = LINE * em
    box = QRectF(one.left, one.middle - tall, one.width, 2 * tall).translated(origin)
    painter.fillRect(box, look.band)
    painter.fillRect(QRectF(box.left(), box.top(), em * 0.15, box.height()), look.tile)
    for at, seat in enumerate(one.match.seats):
        line = QRectF(box.left(), box.top() + at * tall, box.width(), tall)
        _paint_seat(
            painter, seat, seat.mark, line.adjusted(em * 0.35, 0, -em * 0.3, 0), em, look, font
        )
    painter.setPen(QPen(look.ground, em * 0.08))
    painter.drawLine(QPointF(box.left(), box.center().y()), QPointF(box.right(), box.center().y()))


def _paint_seat(
    painter: QPainter,
    seat: BracketSeat,
    mark: str,
    line: QRectF,
    em: float,
    look: Colors,
    font: QFont,
) -> None:
    won = seat.state == "won"
    painter.setPen(look.sky)
    painter.setFont(sized_font(font, em * LABEL))
    if seat.seed:
        number = QRectF(line.left(), line.top(), em * 0.9, line.height())
        draw_line(painter, number, str(seat.seed), LEFT)
        line.setLeft(number.right())
    if mark:
        draw_line(painter, line, mark, RIGHT)
        advance = QFontMetricsF(painter.font()).horizontalAdvance(mark)
        line.setRight(line.right() - advance - em * 0.2)
    painter.setFont(sized_font(font, em * 0.85, bold=won))
    painter.setPen(look.yellow if won else look.sky if seat.state == "lost" else look.text)
    measure = measure_in(font, em * 0.85)
    name = fitted_name(seat.name, line.width() / em / 0.85, lambda text, _: measure(text, won))
    draw_line(painter, line, name, LEFT)


# Paints charts: the leaders' places by round, and a bar towards the line of being out.

BEYOND = 1.15
"""How much longer than up to the line a bar can be."""
KNOT, LEAST_APART, LEAST_SHOWN = 1.3, 2.2, 3
"""The height of a place's mark and the least width of a round in em, and the rounds for which
names are shortened.
"""
MOST_PITCH, MOST_APART = 2.2, 5.0
"""The most space between two lines, and between two rounds, in em."""
ROUNDING = 0.001
_BAR = re.compile(r"([0-9.]+)\+([0-9.]+)/([0-9.]+)")


def paint_places(
    painter: QPainter, chart: PlacesChart, body: QRectF, em: float, look: Colors, font: QFont
) -> None:
    """The lines of the leaders, with their places at each round and their names at the end; the
    latest rounds if not all have space.
    """
    measure = measure_in(font, em)

    def bold(text: str, _: bool) -> float:
        """Every name has space in bold, as the first is painted."""
        return measure(text, True)

    across = body.width() / em
    places = [str(place) for line in chart.lines for place in line.places]
    knot = max(KNOT, max(measure(place, True) for place in places) + 0.5)
    apart = max(LEAST_APART, knot + 0.7)
    count = len(chart.rounds)
    for least in range(min(LEAST_SHOWN, count), 0, -1):
        most = across - knot - 0.7 - (least - 1) * apart
        names = fitted_names([line.name for line in chart.lines], most, bold)
        wide = max(bold(name, True) for name in names)
        if wide <= most:
            break
    rest = across - wide - knot - 0.7
    shown = max(1, min(count, int(rest / apart + ROUNDING) + 1))
    step = min(MOST_APART, rest / max(1, shown - 1)) * em
    left = body.left() + knot / 2 * em
    label = QRectF(body.left(), body.top(), body.width(), em * LABEL * 1.4)
    pitch = min(MOST_PITCH * em, (body.bottom() - label.bottom()) / len(chart.lines))

    def point(at: int, row: int) -> QPointF:
        return QPointF(left + at * step, label.bottom() + (row + 0.5) * pitch)

    painter.setPen(look.sky)
    painter.setFont(sized_font(font, em * LABEL))
    for at, posted in enumerate(chart.rounds[-shown:]):
        text = messages.text("sheet-round-short", number=posted)
        head = QRectF(0, label.top(), apart * em, label.height())
        head.moveCenter(QPointF(point(at, 0).x(), label.center().y()))
        draw_line(painter, head, text, MIDDLE)
    rows = rows_by_round(chart, chart.lines)[-shown:]
    knots = [
        [
            (point(at, row[line.player]), place)
            for at, (row, place) in enumerate(zip(rows, line.places[-shown:], strict=True))
            if place
        ]
        for line in chart.lines
    ]
    # The first line last, so that no other covers it.
    for at, line_knots in reversed([*enumerate(knots)]):
        _paint_line(painter, [spot for spot, _ in line_knots], em, look, first=at == 0)
    size = QSizeF(knot * em, min(KNOT * em, pitch * 0.92))
    for at, line_knots in enumerate(knots):
        for spot, place in line_knots:
            box = QRectF(QPointF(0, 0), size)
            box.moveCenter(spot)
            painter.setFont(sized_font(font, em, bold=True))
            _paint_place(painter, box, place, em, look, first=at == 0)
    begin = point(shown - 1, 0).x() + (knot / 2 + 0.3) * em
    painter.setPen(look.text)
    for at, (line, name) in enumerate(zip(chart.lines, names, strict=True)):
        middle = point(0, rows[-1][line.player]).y()
        painter.setFont(sized_font(font, em, bold=at == 0))
        beside = QRectF(begin, middle - pitch / 2, body.right() - begin, pitch)
        draw_line(painter, beside, name, LEFT)


def _paint_line(
    painter: QPainter, points: list[QPointF], em: float, look: Colors, *, first: bool
) -> None:
    """A line, with a margin in the color of the ground: of two that cross, one is above."""
    thick = em * (0.2 if first else 0.09)
    color = look.tile if first else look.sky
    for pen in (QPen(look.ground, thick + em * 0.14), QPen(color, thick)):
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolyline(points)


def _paint_place(
    painter: QPainter, box: QRectF, place: int, em: float, look: Colors, *, first: bool
) -> None:
    radius = box.height() / 2
    painter.setPen(QPen(look.tile if first else look.sky, em * 0.06))
    painter.setBrush(look.tile if first else look.band)
    painter.drawRoundedRect(box, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(look.number if first else look.text)
    draw_line(painter, box, str(place), MIDDLE)


def paint_bar(painter: QPainter, rect: QRectF, cell: str, look: Colors) -> None:
    """What a player had and what the latest round added, and the line at which they are out."""
    found = _BAR.fullmatch(cell)
    if found is None:
        return
    before, latest, limit = map(float, found.groups())
    scale = (line_in(rect) - rect.left()) / limit
    high = rect.height() * 0.5
    top = rect.center().y() - high / 2
    end = min(rect.width(), (before + latest) * scale)
    begin = min(rect.width(), before * scale)
    line = rect.height() * 0.05
    painter.fillRect(QRectF(rect.left(), top, begin, high), look.line)
    painter.fillRect(QRectF(rect.left() + begin, top, end - begin, high), look.tile)
    painter.setPen(QPen(look.sky, line))
    painter.drawRect(QRectF(rect.left(), top, end, high))
    at = line_in(rect)
    for color, wide in ((look.ground, line * 4), (look.yellow, line * 2)):
        mark = QRectF(at - wide / 2, rect.top(), wide, rect.height())
        painter.fillRect(mark, color)


def line_in(rect: QRectF) -> float:
    """Where the line is in the space of a bar."""
    return rect.left() + rect.width() / BEYOND


# Paints who has won: the name, a podium of three, and the best of each age group.

LARGEST = (2.0, 1.5, 1.2, 1.0)
"""The size of the winners' names in em, by their number."""
HEIGHTS = (0.42, 0.27, 0.17)
"""The heights of the three steps, as shares of the body."""
STEPS, SPACE_FOR_GROUPS = 0.62, 27
"""The podium's share of the width beside age groups, and the width in em that both need."""
DECIDED = 0.7
"""The size of the figure that decided between players with as many points, in em."""
ORDER = (1, 0, 2)
"""The places on the podium from left to right."""


def paint_podium(
    painter: QPainter, podium: Podium, body: QRectF, em: float, look: Colors, font: QFont
) -> None:
    """Paints the page of the winners below its title."""
    measure = measure_in(font, em)
    groups = podium.groups if body.width() >= SPACE_FOR_GROUPS * em else ()
    width = body.width() * (STEPS if groups else 1.0)
    widest = max(measure(name, True) for name in podium.names)
    size = max(1.0, min(LARGEST[len(podium.names) - 1], body.width() / em / widest))
    painter.setPen(look.yellow)
    painter.setFont(sized_font(font, em * size, bold=True))
    top = body.top() + em * 0.1
    for name in podium.names:
        line = fitted_name(name, body.width() / em / size, lambda text, _: measure(text, True))
        draw_line(painter, QRectF(body.left(), top, body.width(), em * size * 1.15), line, LEFT)
        top += em * size * 1.15
    if podium.points:
        painter.setPen(look.text)
        painter.setFont(sized_font(font, em))
        draw_line(painter, QRectF(body.left(), top, width, em * 1.2), podium.points, LEFT)
        top += em * 1.2
    if groups:
        beside = QRectF(body)
        beside.setLeft(body.left() + width + em * 0.5)
        beside.setTop(top - em * 0.6)
        _paint_groups(painter, groups, beside, em, look, font)
    if len(podium.names) < 3:
        space = QRectF(body.left(), top, width, body.bottom() - top)
        _paint_steps(painter, podium.steps, space, em, look, font)


def _paint_steps(
    painter: QPainter, steps: Sequence[Step], space: QRectF, em: float, look: Colors, font: QFont
) -> None:
    """The three steps, the first in the middle; each with a name and points, the first's are above
    already.
    """
    gap = em * 0.2
    wide = (space.width() - 2 * gap) / 3
    measure = measure_in(font, em)
    for at, place in enumerate(ORDER):
        if place >= len(steps):
            continue
        step = steps[place]
        tall = (space.height() + em * 4) * HEIGHTS[place]
        box = QRectF(space.left() + at * (wide + gap), space.bottom() - tall, wide, tall)
        painter.fillRect(box, look.tile if place == 0 else look.band)
        painter.setPen(look.number if place == 0 else look.text)
        painter.setFont(sized_font(font, min(em * (2.9, 2.1, 2.0)[place], tall * 0.9), bold=True))
        draw_line(painter, box, step.place, MIDDLE)
        if place == 0:
            side = min(em * 3, box.top() - space.top() - em * 0.6)
            if side > em:
                icon = QRectF(box.center().x() - side / 2, box.top() - side - em * 0.3, side, side)
                draw_icon_in(painter, "trophy", look.tile.name(), icon.toRect())
            continue
        painter.fillRect(QRectF(box.left(), box.top(), wide, em * 0.15), look.sky)
        name = fitted_name(step.name, 2 * wide / em - 1, measure)
        lines = [*wrapped(name, wide / em, lambda text, _: measure(text, False))][:3]
        texts = [(line, look.text) for line in lines] + [(step.points, look.sky)]
        top = box.top() - em * 1.15 * len(texts) - em * 0.1
        if step.decided:
            top -= em * DECIDED * 1.2
        painter.setFont(sized_font(font, em))
        for line, ink in texts:
            painter.setPen(ink)
            draw_line(painter, QRectF(box.left(), top, wide, em * 1.15), line, MIDDLE)
            top += em * 1.15
        painter.setFont(sized_font(font, em * DECIDED))
        draw_line(painter, QRectF(box.left(), top, wide, em * DECIDED * 1.2), step.decided, MIDDLE)


def _paint_groups(
    painter: QPainter, groups: Sequence[Step], space: QRectF, em: float, look: Colors, font: QFont
) -> None:
    """The best of each age group."""
    painter.setPen(look.text)
    painter.setFont(sized_font(font, em, bold=True))
    head = QRectF(space.left(), space.top(), space.width(), em * 1.3)
    draw_line(painter, head, messages.text("screen-champions-by-age"), LEFT)
    top, tall = head.bottom() + em * 0.2, em * 2.6
    measure = measure_in(font, em)
    for group in groups:
        if top + tall > space.bottom() + 1:
            return
        box = QRectF(space.left(), top, space.width(), tall)
        painter.fillRect(box, look.band)
        painter.fillRect(QRectF(box.left(), box.top(), em * 0.2, tall), look.tile)
        inner = box.adjusted(em * 0.5, em * 0.1, -em * 0.4, -em * 0.1)
        upper = QRectF(inner.left(), inner.top(), inner.width(), inner.height() / 2)
        lower = upper.translated(0, upper.height())
        painter.setFont(sized_font(font, em))
        painter.setPen(look.text)
        draw_line(painter, upper, group.points, RIGHT)
        used = QFontMetricsF(painter.font()).horizontalAdvance(group.points) + em * 0.3
        draw_line(painter, upper.adjusted(0, 0, -used, 0), group.place, LEFT)
        painter.setFont(sized_font(font, em, bold=True))
        name = fitted_name(group.name, inner.width() / em, lambda text, _: measure(text, True))
        draw_line(painter, lower, name, LEFT)
        top += tall + em * 0.3


# Paints a ring on a page. Placing it uses no font, and may be done on another thread.

FONT_SIZES = (1.0, 0.7)
"""Font sizes for a ring's names, relative to the text; the first with space for names is used."""
DIGITS = "0123456789"


@dataclass(frozen=True, slots=True)
class RingFont:
    """A font for a ring: the height of its lines and the widths of its digits, in pixels."""

    font: QFont
    line: float
    digits: Mapping[str, float]

    def width(self, number: str) -> float:
        """The width of a number."""
        return sum(self.digits[digit] for digit in number)


def paint_ring_page(painter: QPainter, picture: PagePicture) -> None:
    """Paints the page's ring in its rectangle."""
    ring = picture.page.ring
    if ring is None:
        return
    layout, font = place_ring(ring.players, ring_rect(picture), ring_fonts(picture))
    for paint in page_ring_parts(picture, layout, font):
        paint(painter)


def ring_rect(picture: PagePicture) -> QRectF:
    """The rectangle of a ring: it needs no column headings."""
    return picture.layout.body


def ring_fonts(picture: PagePicture) -> tuple[RingFont, ...]:
    """The fonts in which a ring may be painted, measured in the window's thread."""
    fonts = []
    for size in FONT_SIZES:
        font = _point_sized(picture.font, picture.layout.font_height * size)
        advance = QFontMetricsF(font).horizontalAdvance
        digits = {digit: advance(digit) for digit in DIGITS}
        fonts.append(RingFont(font, picture.layout.row * size, digits))
    return tuple(fonts)


def place_ring(
    players: Sequence[RingPlayer], rect: QRectF, fonts: Sequence[RingFont]
) -> tuple[RingLayout, RingFont]:
    """Where everything is, in the first of these fonts with space for names, else in the last;
    without numbers if they would have to be smaller still, so that nobody in the audience could
    read them. With hundreds of players this takes long; it may run on any thread.
    """
    for font in fonts:
        layout = lay_out(players, rect, font.line, font.width, least_size=1)
        if layout.named:
            break
    return layout, font


def page_ring_parts(
    picture: PagePicture, layout: RingLayout, font: RingFont
) -> Iterator[Callable[[QPainter], None]]:
    """The parts of a placed ring, in the order in which they are painted."""
    page, look = picture.page, picture.colors
    if page.ring is None or page.event is None:
        return
    yield from ring_parts(
        RingPicture(page.event, page.ring, layout),
        RingLook(
            ground=look.ground,
            text=look.text,
            quiet=look.sky,
            line=look.line,
            accent=look.yellow,
            attention=look.yellow,
            done=look.yellow,
            font=font.font,
        ),
    )


def _point_sized(font: QFont, pixels: float) -> QFont:
    """The same font at this height, in points for the ring's painter."""
    sized = QFont(font)
    sized.setPointSizeF(pixels * 72 / QGuiApplication.primaryScreen().logicalDotsPerInchY())
    return sized
