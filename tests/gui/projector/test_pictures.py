"""Pictures of every page at 720p, 1080p and 4K: letters as high as asked, nothing cut off."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication

from tests.builders.crowds import crowd
from tests.builders.dual_ring import played, ring
from tests.builders.events import posted
from tests.formats.age_swiss.test_top_cut import ready
from tests.gui.projector.reading import read
from tourneydesk.core.event import Event, Player
from tourneydesk.formats.age_swiss import FORMAT
from tourneydesk.gui.projector.page_layout import Notices, PagePicture, sized_font
from tourneydesk.gui.projector.painting import fitting_size, paint_page
from tourneydesk.gui.projector.settings import SHEET
from tourneydesk.present.projector.page import USUAL_KINDS, DisplayOptions, ProjectorPage
from tourneydesk.present.projector.pages import projector_pages
from tourneydesk.present.projector.web_style import tokens
from tourneydesk.shipped import shipped

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
COUNTS = (0, 1, 11, 12, 22, 500)
MESSAGE = "Lunch from 12:30"


def some_pages(message: str = "") -> Iterator[ProjectorPage]:
    """The first and last page of every kind that there is."""
    events: list[Event] = [
        crowd("us-swiss", 0),
        crowd("us-swiss", 22, played=True),
        crowd("strikes", 23, 5, played=True),
        crowd("risk-swiss", 5, 5, kind="final"),
        ring(40),
        played(ring(5), "2: 2 wins"),
        posted(FORMAT, ready(4, 9)),
    ]
    yield from projector_pages(events[0], DisplayOptions())
    for event in events:
        asked = DisplayOptions(message=message, more_time={3: 5}, ratings=True)
        for page in projector_pages(event, asked):
            if page.number in (1, page.page_count):
                yield page


def picture_of(page: ProjectorPage, size: tuple[int, int], *, far: int = 6) -> PagePicture:
    beside = Notices("−0:12:34", "Last 10 minutes", "12:41")
    return PagePicture(page, beside, QSizeF(*size), far, True, QApplication.font())


def painted(picture: PagePicture) -> QImage:
    image = QImage(picture.size.toSize(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_page(painter, picture)
    painter.end()
    return image


def is_empty(image: QImage, room: QRectF, ground: QColor) -> bool:
    part = image.copy(room.toRect())
    plain = QImage(part.size(), part.format())
    plain.fill(ground)
    return bool(part == plain)


@pytest.mark.parametrize("size", SIZES)
def test_every_kind_of_page_keeps_to_its_rooms(
    dressed: QApplication, size: tuple[int, int]
) -> None:
    kinds = set()
    for page in some_pages(MESSAGE):
        picture = picture_of(page, size)
        image, laid, ground = painted(picture), picture.layout, picture.colors.ground
        wide, tall = picture.size.width(), picture.size.height()
        side = laid.font_height * 0.4
        assert is_empty(image, QRectF(0, 0, side, tall), ground), page.kind
        assert is_empty(image, QRectF(wide - side, 0, side, tall), ground), page.kind
        assert is_empty(image, QRectF(0, tall - 3, wide, 3), ground), page.kind
        assert not is_empty(image, laid.body, ground), page.kind
        kinds.add(page.kind)
    assert kinds == {*USUAL_KINDS, "welcome"}


@pytest.mark.parametrize(("count", "far"), [*product(COUNTS, (3, 4, 6, 8))])
def test_rows_fit_and_figures_are_never_shortened(
    dressed: QApplication, count: int, far: int
) -> None:
    for key, seats in (("us-swiss", 2), ("strikes", 4)):
        asked = DisplayOptions(distance=far, message=MESSAGE, more_time={})
        for page in projector_pages(crowd(key, count, seats, played=True), asked):
            for size in ((1024, 768), *SIZES):
                assert_fits(picture_of(page, size, far=far))
            if page.number == 3:
                break


def assert_fits(picture: PagePicture) -> None:
    """Every row is within the body and above the message, every figure in its column."""
    laid, page = picture.layout, picture.page
    assert laid.font_height == pytest.approx(picture.size.height() * picture.distance * 62 / 6480)
    assert laid.title.bottom() <= laid.headings.top() + 0.01
    assert laid.headings.bottom() <= laid.body.top() + 0.01
    assert laid.message.bottom() <= laid.footer.top() + 0.01
    assert laid.footer.bottom() <= picture.size.height()
    metrics = QFontMetricsF(sized_font(picture.font, laid.font_height))
    for text in {cell for row in page.rows for cell in row.cells}:
        # The ink: the font's own ascent allows for two accents above each other.
        assert metrics.tightBoundingRect(text).height() <= laid.row
    for at, row in enumerate(page.rows):
        assert laid.row_rect(at).bottom() <= laid.message.top() + 0.5
        for column, cell in enumerate(row.cells):
            room = laid.cell(at, column)
            assert room.right() <= laid.body.right() + 0.5
            if not page.columns[column].wide:
                assert metrics.horizontalAdvance(cell) <= room.width()


@pytest.mark.parametrize(("size", "far"), [*product(SIZES, (4, 6, 8))])
def test_letters_are_as_high_on_the_picture_as_the_distance_asks(
    dressed: QApplication, size: tuple[int, int], far: int
) -> None:
    """1/200 of the distance, counted on the picture itself (AVIXA)."""
    event = replace(crowd("us-swiss", 2), players=(Player(1, "xxxx"), Player(2, "xxxx")))
    (page,) = projector_pages(event, DisplayOptions(kinds=("names",), distance=far))
    picture = picture_of(page, size, far=far)
    image, ground = painted(picture), picture.colors.ground
    room = picture.layout.cell(0, 0)
    lines = [
        y
        for y in range(int(room.top()), int(room.bottom()))
        if not is_empty(image, QRectF(room.left(), y, room.width(), 1), ground)
    ]
    assert len(lines) * 200 >= far * size[1]


def test_a_name_too_long_is_shortened_and_its_neighbours_stay(dressed: QApplication) -> None:
    (page,) = projector_pages(crowd("us-swiss", 8), DisplayOptions(kinds=("tables",)))
    picture = picture_of(page, (1920, 1080))
    image, ground = painted(picture), picture.colors.ground
    long = next(at for at, row in enumerate(page.rows) if any(len(cell) > 60 for cell in row.cells))
    column = next(at for at, cell in enumerate(page.rows[long].cells) if len(cell) > 60)
    room = picture.layout.cell(long, column)
    gap = QRectF(room.right() + 1, room.top(), picture.layout.font_height * 0.5, room.height())
    gap.adjust(0, 4, 0, -4)  # a line parts it from its neighbours
    assert is_empty(image, gap, ground)
    assert not is_empty(image, room, ground)


def test_whatever_is_read_stands_out_at_fifteen_to_one() -> None:
    sheet = shipped(SHEET).read_text(encoding="utf-8")
    for dark in (True, False):
        found = tokens(sheet, dark)
        assert set(found) == {
            *("ground", "text", "sky", "yellow", "line", "band", "tile", "number", "plate")
        }
        for name in ("text", "sky", "yellow"):
            assert contrast(found[name], found["ground"]) >= 15, (name, dark)
        assert contrast(found["text"], found["band"]) >= 15
        assert contrast(found["number"], found["tile"]) >= 15


def contrast(one: str, other: str) -> float:
    """WCAG 2.2, contrast ratio."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_a_text_said_large_is_never_smaller_than_the_other_letters(dressed: QApplication) -> None:
    room = QRectF(0, 0, 1800, 800)
    font = QApplication.font()
    assert fitting_size("Lunch", room, font, 62) > 200
    assert fitting_size("Lunch " * 400, room, font, 62) == 62


def test_a_family_name_without_space_is_smaller_and_keeps_its_number(
    dressed: QApplication,
) -> None:
    names = ("Zoë Hohenlohe-Waldenburg", "Zoë Hohenlohe-Waldenburg", "Ana Echeverrigaray", "Bo Li")
    event = crowd("us-swiss", 4)
    players = (replace(one, name=name) for one, name in zip(event.players, names, strict=True))
    event = replace(event, players=tuple(players), moment=event.moment + 1)
    (page,) = projector_pages(event, DisplayOptions(kinds=("tables",)))
    picture = picture_of(page, (1024, 768))
    _, texts = read(picture)
    letters = {one.said: one.letters for one in texts}
    assert not [said for said in letters if said.endswith("…")]
    usual = letters["Bo Li"]
    assert letters["A. Echeverrigaray"] == usual
    for number in (1, 2):
        said = f"Hohenlohe-Waldenburg ({number})"
        assert usual * 0.6 <= letters[said] < usual
