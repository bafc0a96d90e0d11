"""Paints who has won: the name, a podium of three, and the best of each age group."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from tourneydesk.gui.projector.colors import Colors
from tourneydesk.gui.projector.page_layout import measure_in, sized_font
from tourneydesk.gui.projector.painting.texts import LEFT, MIDDLE, RIGHT, draw_line
from tourneydesk.gui.widgets.theme.icons import draw_icon_in
from tourneydesk.present import messages
from tourneydesk.present.projector.geometry import fitted_name, wrapped
from tourneydesk.present.projector.page import Podium, Step

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
