"""Reads a painted page back: every text with its position and font size, and its colors."""

from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontInfo, QFontMetricsF, QImage, QPainter

from tourneydesk.gui.projector.page_layout import PagePicture
from tourneydesk.gui.projector.painting import paint_page


@dataclass(frozen=True, slots=True)
class Text:
    """A text as it was painted: the smallest room that holds its ink, and its letters in pixels."""

    said: str
    room: QRectF
    letters: int


class Listening(QPainter):
    """Paints as any painter does, and keeps what it writes."""

    def __init__(self, image: QImage) -> None:
        super().__init__(image)
        self.texts: list[Text] = []

    def drawText(self, where: QPointF | QRectF, *said: int | str) -> None:  # type: ignore[override]  # noqa: N802  # two of Qt's forms
        metrics = QFontMetricsF(self.font())
        if isinstance(where, QRectF):
            flags, text = said
            assert isinstance(flags, int)
            ink = metrics.boundingRect(where, flags, str(text))
            super().drawText(where, flags, str(text))
        else:
            (text,) = said
            ink = metrics.tightBoundingRect(str(text)).translated(where)
            super().drawText(where, str(text))
        if text:
            self.texts.append(Text(str(text), ink, QFontInfo(self.font()).pixelSize()))


def read(picture: PagePicture) -> tuple[QImage, list[Text]]:
    """A page as it is painted, and every text on it."""
    image = QImage(picture.size.toSize(), QImage.Format.Format_RGB32)
    painter = Listening(image)
    paint_page(painter, picture)
    painter.end()
    return image, painter.texts


def contrast_in(image: QImage, room: QRectF) -> float:
    """How far the lightest and the darkest pixel of a room stand out from each other (WCAG 2.2,
    contrast ratio): a text and what is behind it; 1 where nothing was painted.
    """
    part = image.copy(room.toAlignedRect().intersected(image.rect()))
    lights = [*map(_luminance_of_pixel, set(memoryview(part.constBits()).cast("I")))]
    return (max(lights) + 0.05) / (min(lights) + 0.05)


def contrast(one: QColor, other: QColor) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@cache
def _luminance_of_pixel(pixel: int) -> float:
    """Pictures have few colours, and each on thousands of letters."""
    return luminance(QColor(pixel))


def luminance(colour: QColor) -> float:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
