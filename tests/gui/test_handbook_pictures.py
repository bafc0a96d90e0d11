"""The pictures of the handbook: small, used, and what the program shows now."""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from pictures.events import steps_at
from pictures.handbook import (
    MOST_BYTES,
    picture_names,
    recorded,
    small_png,
    take_pictures,
)
from tests.gui.conftest import ALL_SEEN
from tourneydesk.gui.user_data.language import speak_in
from tourneydesk.present.messages.languages import known_languages
from tourneydesk.shipped import shipped

LANGUAGES = [one.key for one in known_languages()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_is_there_and_small(language: str) -> None:
    folder = shipped(f"handbook/pictures/{language}")
    assert {path.stem for path in folder.glob("*.png")} == set(picture_names())
    assert recorded(folder).keys() == set(picture_names())
    for path in folder.glob("*.png"):
        assert path.stat().st_size <= MOST_BYTES, path.name
        with Image.open(path) as opened:
            assert opened.mode == "P", path.name


@pytest.mark.parametrize("language", LANGUAGES if ALL_SEEN else ["en"])
def test_each_picture_shows_what_the_program_shows(
    dressed: QApplication, tmp_path: Path, language: str
) -> None:
    noted = recorded(shipped(f"handbook/pictures/{language}"))
    speak_in(dressed, language)
    # The sample events have names in the language of the program.
    steps_at.cache_clear()
    try:
        shown = {one.name: [*one.texts] for one in take_pictures(tmp_path, painted=False)}
    finally:
        speak_in(dressed, "en")
        steps_at.cache_clear()
    outdated = [name for name, texts in noted.items() if texts != shown[name]]
    assert outdated == [], "make pictures makes them again"


def test_a_screen_becomes_a_small_file_of_few_colors(dressed: QApplication) -> None:
    image = QImage(640, 480, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    for line in range(480):
        image.setPixelColor(line, line, QColor.fromHsv(line % 360, 255, 255))
    png = small_png(image)
    assert len(png) <= MOST_BYTES
    with Image.open(BytesIO(png)) as opened:
        assert (opened.size, opened.mode) == ((640, 480), "P")
