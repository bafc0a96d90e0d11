"""Pictures: pages of paper on the screen, logos and PNG files."""

import zlib
from pathlib import Path
from struct import pack

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QImage,
    QImageReader,
    QImageWriter,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.gui.widgets.page_parts import PageKeys

EDGE = 2
"""Pixels around the page: an outline, and the focus frame."""


class PagePicture(PageKeys, QWidget):
    """Shows an image pixel by pixel; white paper until there is one."""

    pressed = Signal()

    def __init__(self, shape: tuple[float, float] | None = None) -> None:
        """``shape`` is the width and height of the paper, if its height follows from its width."""
        super().__init__()
        self._image: QImage | None = None
        self._shape = shape
        self.key_actions = {"keys-papers-card": self.pressed.emit}
        if shape is not None:
            policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            policy.setHeightForWidth(True)
            self.setSizePolicy(policy)

    @property
    def image(self) -> QImage | None:
        return self._image

    @property
    def dots(self) -> tuple[int, int]:
        """The width and height of the paper inside its edge, in device pixels."""
        ratio = self.devicePixelRatioF()
        inside = self._inside()
        return round(inside.width() * ratio), round(inside.height() * ratio)

    def show_image(self, image: QImage | None) -> None:
        """Shows a page; None shows a white one."""
        self._image = image
        self.update()

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        if self._shape is None:
            return -1
        across, down = self._shape
        return max(1, round((width - 2 * EDGE) * down / across)) + 2 * EDGE

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(self.width(), max(1, self.heightForWidth(self.width())))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        if self._shape is not None and event.size().width() != event.oldSize().width():
            # A layout caches the height for a different width.
            self.updateGeometry()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        inside = self._inside()
        painter.fillRect(inside, Qt.GlobalColor.white)
        if self._image is not None:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawImage(inside, self._image)
        colors = self.palette()
        focused = self.hasFocus()
        painter.setPen(QPen(colors.accent() if focused else colors.mid(), 2 if focused else 1))
        painter.drawRect(inside.adjusted(-1, -1, 0, 0))

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if event.button() == Qt.MouseButton.LeftButton:
            self.pressed.emit()

    def _inside(self) -> QRect:
        return self.rect().adjusted(EDGE, EDGE, -EDGE, -EDGE)


# Reads a logo from a picture file: bounded, whatever the file holds, and scaled down.

FORMATS = ("png", "jpeg", "jpg", "webp", "gif", "bmp")
MOST_BYTES = 500_000
"""Of the logo as it is stored."""
MOST_FILE = 20_000_000
"""Of the file, in bytes."""
MOST_SIDE = 6_000
"""Pixels; Qt needs four bytes of memory for each pixel of the picture."""
LARGEST = QSize(1200, 600)
"""Pixels of the logo as it is stored: as many as a 4K display shows."""
SMALLER = 0.75


def logo_of(path: Path) -> bytes:
    """The picture as PNG, small enough to be stored; Refused with the reason."""
    try:
        # Reading a pipe or a device might never end.
        if not path.is_file():
            raise Refused(Problem("picture_unread"))
        if path.stat().st_size > MOST_FILE:
            raise Refused(Problem("picture_file", facts={"most": MOST_FILE // 1_000_000}))
    except OSError:
        raise Refused(Problem("picture_unread")) from None
    reader = QImageReader(str(path))
    reader.setDecideFormatFromContent(True)
    reader.setAutoTransform(True)
    size = reader.size()
    if reader.format().toStdString() not in FORMATS or size.isEmpty():
        raise Refused(Problem("picture_unread"))
    if max(size.width(), size.height()) > MOST_SIDE:
        facts = {"width": size.width(), "height": size.height(), "most": MOST_SIDE}
        raise Refused(Problem("picture_size", facts=facts))
    image = reader.read()
    if image.isNull():
        raise Refused(Problem("picture_unread"))
    if image.width() > LARGEST.width() or image.height() > LARGEST.height():
        image = _scaled(image, LARGEST)
    while len(stored := _png(image)) > MOST_BYTES:
        image = _scaled(image, image.size() * SMALLER)
    return stored


def _scaled(image: QImage, size: QSize) -> QImage:
    aspect, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
    return image.scaled(size, aspect, smooth)


def _png(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())


# Writes a PNG file three times as fast as Qt, which tries every filter on each line.
#
# Flat colors and letters, all that the program shows, need none. Source: PNG (Third Edition),
# W3C.

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_DEPTH, _RGB = 8, 2
_LEVEL = 3
_NO_FILTER = b"\0"


def write_picture(picture: QImage, path: Path, level: int = _LEVEL) -> Path:
    """Writes every pixel as is, without transparency; raises OSError if that fails. At ``level`` 9
    the file is smallest.
    """
    picture = picture.convertToFormat(QImage.Format.Format_RGB888)
    wide, tall, stride = picture.width(), picture.height(), picture.bytesPerLine()
    dots = memoryview(picture.constBits())
    lines = [
        part
        for start in range(0, tall * stride, stride)
        for part in (_NO_FILTER, dots[start : start + 3 * wide])
    ]
    head = pack(">IIBBBBB", wide, tall, _DEPTH, _RGB, 0, 0, 0)
    body = zlib.compress(b"".join(lines), level)
    chunks = (_chunk(b"IHDR", head), _chunk(b"IDAT", body), _chunk(b"IEND", b""))
    path.write_bytes(_SIGNATURE + b"".join(chunks))
    return path


def _chunk(kind: bytes, data: bytes) -> bytes:
    return pack(">I", len(data)) + kind + data + pack(">I", zlib.crc32(kind + data))
