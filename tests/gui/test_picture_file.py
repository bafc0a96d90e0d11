"""A picture that the program writes is read by others as it was."""

from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from tourneydesk.gui.widgets.pictures import write_picture


@pytest.mark.parametrize(("wide", "tall"), [(1, 1), (7, 3), (64, 5), (129, 65)])
def test_a_picture_comes_back_dot_by_dot(
    tmp_path: Path, dressed: QApplication, wide: int, tall: int
) -> None:
    picture = QImage(wide, tall, QImage.Format.Format_RGB32)
    for x in range(wide):
        for y in range(tall):
            picture.setPixelColor(x, y, QColor(x % 256, y * 3 % 256, x * y % 256))
    path = write_picture(picture, tmp_path / "picture.png")
    back = QImage(str(path))
    assert back.size() == picture.size()
    assert back.convertToFormat(QImage.Format.Format_RGB32) == picture


def test_a_picture_without_a_place_is_an_error(tmp_path: Path, dressed: QApplication) -> None:
    picture = QImage(2, 2, QImage.Format.Format_RGB32)
    with pytest.raises(FileNotFoundError):
        write_picture(picture, tmp_path / "nowhere" / "picture.png")


def test_what_is_seen_through_becomes_solid(tmp_path: Path, dressed: QApplication) -> None:
    picture = QImage(3, 3, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(QColor(10, 20, 30))
    back = QImage(str(write_picture(picture, tmp_path / "picture.png")))
    assert not back.hasAlphaChannel()
    assert back.pixelColor(1, 1) == QColor(10, 20, 30)
