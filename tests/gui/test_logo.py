"""An event's logo: read within bounds, shown to the audience, kept beside the event."""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from tests.builders.desks import desk_of
from tests.gui.keyboard import Key, Keyboard
from tests.gui.projector.reading import read
from tourneydesk.core.reasons import Refused
from tourneydesk.desk.event_details import change_details
from tourneydesk.gui.projector.page_layout import Notices, PagePicture
from tourneydesk.gui.user_data.event_notes import EventLogo
from tourneydesk.gui.widgets.pictures import LARGEST, MOST_BYTES, logo_of
from tourneydesk.present import messages
from tourneydesk.present.messages import clock_time
from tourneydesk.present.projector.page import DisplayOptions
from tourneydesk.present.projector.pages import projector_pages

RED = QColor(200, 20, 20)


def picture(path: Path, wide: int, tall: int) -> Path:
    image = QImage(wide, tall, QImage.Format.Format_RGB32)
    image.fill(RED)
    assert image.save(str(path))
    return path


def noise(path: Path, side: int) -> Path:
    """A picture that cannot be compressed."""
    state, values = 1, bytearray()
    for _ in range(side * side):
        state = state * 1_103_515_245 + 12_345 & 0x7FFFFFFF
        values += (state >> 7).to_bytes(4, "little")
    image = QImage(bytes(values), side, side, QImage.Format.Format_RGB32)
    assert image.save(str(path))
    return path


def refused(path: Path) -> list[str]:
    with pytest.raises(Refused) as why:
        logo_of(path)
    return [problem.code for problem in why.value.problems]


def test_a_picture_is_scaled_down_and_a_file_that_is_none_is_refused(
    dressed: QApplication, tmp_path: Path
) -> None:
    small = QImage.fromData(logo_of(picture(tmp_path / "small.png", 30, 20)))
    assert (small.width(), small.height()) == (30, 20)
    large = QImage.fromData(logo_of(picture(tmp_path / "large.jpg", 3000, 2000)))
    assert (large.width(), large.height()) == (900, LARGEST.height())
    rough = logo_of(noise(tmp_path / "noise.bmp", 420))
    assert 0 < len(rough) <= MOST_BYTES
    assert refused(picture(tmp_path / "wide.png", 20_000, 1)) == ["picture_size"]
    assert refused(tmp_path / "gone.png") == ["picture_unread"]
    text = tmp_path / "text.png"
    text.write_text("a picture")
    assert refused(text) == ["picture_unread"]
    half = tmp_path / "half.png"
    half.write_bytes((tmp_path / "small.png").read_bytes()[:60])
    assert refused(half) == ["picture_unread"]
    drawing = tmp_path / "drawing.svg"
    drawing.write_text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    assert refused(drawing) == ["picture_unread"]
    with (tmp_path / "huge.png").open("wb") as file:
        file.truncate(21_000_000)
    assert refused(tmp_path / "huge.png") == ["picture_file"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes have names on Unix alone")
def test_a_pipe_is_refused_and_not_waited_for(dressed: QApplication, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "logo.png")
    assert refused(tmp_path / "logo.png") == ["picture_unread"]


def test_a_logo_belongs_to_its_event_and_goes_with_it(tmp_path: Path) -> None:
    first, second = tmp_path / "a.tourney", tmp_path / "b.tourney"
    logo = EventLogo(first, "fall")
    logo.choose(b"picture")
    assert EventLogo(first, "fall").picture == b"picture"
    assert EventLogo(first, "spring").picture == b"", "another event in the same file"
    assert EventLogo(second, "fall").picture == b"picture", "its file may have been moved"
    logo.continue_in(second)
    assert EventLogo(second, "fall").picture == b"picture"
    EventLogo(first, "fall", saves=False).choose(b"")
    assert EventLogo(first, "fall").picture == b"picture"
    logo.choose(b"")
    assert EventLogo(second, "fall").picture == b""


def test_the_event_page_takes_a_logo_and_a_start(keyboard: Keyboard, tmp_path: Path) -> None:
    keyboard.sit_down("us-swiss", "Ann", "Bo")
    keyboard.press(Key.Key_0, control=True)
    page, session = keyboard.workspace.event_, keyboard.workspace.session
    page.logo.read(picture(tmp_path / "logo.png", 600, 300))
    keyboard.until(lambda: not page.logo.busy)
    chosen = session.logo.picture
    assert chosen
    assert page.logo.picture.isVisible()
    page.logo.read(picture(tmp_path / "wide.png", 20_000, 1))
    keyboard.until(lambda: not page.logo.busy)
    said = messages.text("picture-size", width=20_000, height=1, most=6000)
    assert said in page.logo.error.text()
    assert session.logo.picture == chosen
    page.logo.remove.click()
    assert session.logo.picture == b""
    assert not page.logo.error.isVisible()
    assert not page.logo.picture.isVisible()
    page.starts.setFocus()
    keyboard.type("half past\n")
    assert messages.text("start-time") in page.rows["starts"].error.text()
    page.starts.setFocus()
    page.starts.selectAll()
    keyboard.type("9.30\n")
    assert session.event.details["starts"] == "09:30"
    assert page.starts.text() == clock_time("09:30")


def test_an_event_whose_file_was_moved_still_has_its_logo(own_home: Path, tmp_path: Path) -> None:
    here, there, copy = (tmp_path / name for name in ("a.tourney", "b.tourney", "c.tourney"))
    EventLogo(here, "second").choose(b"picture")
    assert EventLogo(there, "second").picture == b"picture"
    assert EventLogo(there, "third").picture == b""
    moved = EventLogo(there, "second")
    moved.choose(b"")
    assert EventLogo(there, "second").picture == b""
    assert EventLogo(copy, "secon").picture == b""


@pytest.mark.parametrize("far", [3, 6, 8])
@pytest.mark.parametrize("name", ["Fall Open", "Forty-second International Open " * 3])
def test_the_welcome_shows_all_in_letters_that_are_large_enough(
    dressed: QApplication, tmp_path: Path, name: str, far: int
) -> None:
    desk = desk_of("us-swiss", 8)
    change_details(desk, {"name": name, "starts": "10:00", "venue": "Hall"})
    logo = logo_of(picture(tmp_path / "logo.png", 400, 300))
    address = "http://club.example"
    options = DisplayOptions(distance=far, logo=logo, address=address)
    (page,) = projector_pages(desk.event, options)
    for size in ((1280, 720), (1024, 768)):
        notices = Notices(now="2:41 PM")
        shot = PagePicture(page, notices, QSizeF(*size), far, True, QApplication.font())
        image, texts = read(shot)
        said = " ".join(one.said for one in texts)
        for part in (name.strip(), page.starts, "Hall", "2:41 PM"):
            assert part in said
        assert page.large_text in said or far == 8
        tall = {one.letters for one in texts if one.said in name}
        assert min(tall) >= int(shot.layout.font_height * 0.8)
        for at, one in enumerate(texts):
            assert image.rect().contains(one.room.toAlignedRect()), one
            over = [other for other in texts[at + 1 :] if one.room.intersects(other.room)]
            assert not over, (one, over)
        corner = image.pixelColor(round(shot.layout.body.left() + size[1] * 0.03), size[1] // 12)
        assert corner == RED or far == 8, "left out only without space"
        first = next(
            one for one in texts if one.said in f"{messages.text('screen-welcome')} {name}"
        )
        above = QRectF(0, first.room.top(), size[0], size[1])
        below = image.copy(above.toAlignedRect().intersected(image.rect()))
        assert RED.rgb() not in set(memoryview(below.constBits()).cast("I")), "above all texts"
