"""Reads a logo from a picture file: bounded, whatever the file holds, and scaled down."""

from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QImageWriter

from tourneydesk.core.reasons import Problem, Refused

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
