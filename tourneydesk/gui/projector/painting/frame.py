"""Paints what is around the rows: title, times, message and footer."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from tourneydesk.gui.projector.page_layout import LABEL_BASE, TITLE_BASE, sized_font
from tourneydesk.gui.projector.painting.address import paint_footer_address
from tourneydesk.gui.projector.painting.announcements import fitting_size
from tourneydesk.gui.projector.painting.picture import PagePicture
from tourneydesk.gui.projector.painting.texts import (
    LEFT,
    LINE,
    MIDDLE,
    RIGHT,
    draw_line,
    draw_text_at,
)
from tourneydesk.present import messages
from tourneydesk.present.projector.geometry import LABEL, STRIP, TITLE


def paint_title(painter: QPainter, picture: PagePicture) -> None:
    """The event and the round; below, what is shown, and which part of it in yellow."""
    layout, page, look = picture.layout, picture.page, picture.colors
    tall = picture.size.height()
    if page.heading:
        painter.setPen(look.sky)
        painter.setFont(sized_font(picture.font, layout.font_height * LABEL))
        draw_text_at(painter, layout.title, tall * float(LABEL_BASE), page.heading, LEFT)
    painter.setPen(look.text)
    painter.setFont(sized_font(picture.font, layout.font_height * TITLE, bold=True))
    base = tall * float(TITLE_BASE)
    draw_text_at(painter, layout.title, base, page.title, LEFT)
    if page.detail:
        used = QFontMetricsF(painter.font()).horizontalAdvance(f"{page.title} ")
        rest = layout.title.adjusted(used, 0, 0, 0)
        if rest.width() > layout.font_height * 2:
            painter.setPen(look.yellow)
            draw_text_at(painter, rest, base, page.detail, LEFT)


def paint_clock(painter: QPainter, picture: PagePicture) -> None:
    notices, rect, layout = picture.notices, picture.clock_rect, picture.layout
    look = picture.colors
    if picture.page.kind != "clock":
        paint_time(painter, picture, rect, "", notices.clock, notices.label)
        return
    painter.setPen(look.yellow if notices.warning else look.text)
    below = layout.row * 1.2 if notices.warning else 0.0
    large = rect.adjusted(0, 0, 0, -below)
    size = fitting_size(notices.clock, large, picture.font, layout.font_height)
    painter.setFont(sized_font(picture.font, size * 0.85, bold=True))
    painter.drawText(large, int(MIDDLE | LINE), notices.clock)
    if notices.warning:
        under = QRectF(rect.left(), large.bottom(), rect.width(), below)
        painter.setFont(sized_font(picture.font, layout.font_height, bold=True))
        draw_line(painter, under, notices.warning, MIDDLE)


def paint_time(
    painter: QPainter, picture: PagePicture, rect: QRectF, code: str, time: str, label: str = ""
) -> None:
    """A time in the head, with its label above it."""
    look, em, tall = picture.colors, picture.layout.font_height, picture.size.height()
    left = code == ""
    warned = left and bool(picture.notices.warning)
    painter.setPen(look.yellow if warned else look.sky)
    painter.setFont(sized_font(picture.font, em * LABEL, bold=warned))
    shown = label or messages.text(code)
    draw_text_at(painter, rect, tall * float(LABEL_BASE), shown, RIGHT)
    painter.setPen(look.yellow if warned else look.text)
    painter.setFont(sized_font(picture.font, em * TITLE, bold=left))
    draw_text_at(painter, rect, tall * float(TITLE_BASE), time, RIGHT)


def paint_message(painter: QPainter, picture: PagePicture) -> None:
    layout, lines = picture.layout, picture.page.message
    painter.setPen(picture.colors.yellow)
    painter.setFont(sized_font(picture.font, layout.font_height, bold=True))
    tall = layout.message.height() / len(lines)
    for at, line in enumerate(lines):
        top = layout.message.top() + at * tall
        rect = QRectF(layout.message.left(), top, layout.message.width(), tall)
        draw_line(painter, rect, line, LEFT)


def paint_footer(painter: QPainter, picture: PagePicture) -> None:
    """Which page of how many this is, with the beginning of each; on the first page of an event
    where and when it takes place.
    """
    layout, page, look, em = (
        picture.layout,
        picture.page,
        picture.colors,
        picture.layout.font_height,
    )
    painter.setPen(look.text)
    painter.setFont(sized_font(picture.font, em * LABEL, bold=True))
    if page.kind == "welcome":
        painter.setFont(sized_font(picture.font, em * LABEL))
        draw_line(painter, layout.footer, page.detail, LEFT)
        return
    beside = paint_footer_address(painter, picture) if page.address else 0.0
    if page.page_count < 2:
        return
    painter.setPen(look.text)
    painter.setFont(sized_font(picture.font, em * LABEL, bold=True))
    draw_line(painter, layout.footer, page.page_label, LEFT)
    used = QFontMetricsF(painter.font()).horizontalAdvance(page.page_label) + em * 0.5
    strip = layout.footer.adjusted(used, 0, -beside, 0)
    wide, gap, thick = strip.width() / page.page_count, em * 0.1, em * 0.1
    for at in range(page.page_count):
        current = at == page.number - 1
        left = strip.left() + at * wide
        base = strip.center().y() + em * 0.3
        bar = QRectF(left, base + em * 0.15, wide - gap, thick)
        painter.fillRect(bar, look.tile if current else look.line)
        painter.setPen(look.text if current else look.sky)
        painter.setFont(sized_font(picture.font, em * STRIP, bold=current))
        label = page.labels[at] if at < len(page.labels) else ""
        if QFontMetricsF(painter.font()).horizontalAdvance(label) < wide - gap:
            draw_text_at(painter, bar, base, label, MIDDLE)
