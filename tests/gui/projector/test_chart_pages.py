"""Charts on the display, read back from what was painted: large enough, and no name cut."""

from dataclasses import replace
from fractions import Fraction
from itertools import combinations, product

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtWidgets import QApplication

from tests.builders.desks import desk_of
from tests.gui.projector.reading import contrast_in, read
from tourneydesk.core.event import Event
from tourneydesk.desk.practice import play
from tourneydesk.gui.projector.page_layout import Notices, PagePicture, measure_in
from tourneydesk.present.projector.geometry import LABEL, STRIP
from tourneydesk.present.projector.page import CHARTS, DisplayOptions
from tourneydesk.present.projector.pages import projector_pages

LONG_FAMILY = "von Hohenlohe-Waldenburg"
NAMES = (
    "Zoë Echeverrigaray",
    "Kim Park",
    "Kim Park",
    "محمد العربي",
    f"Maximiliane-Friederike {LONG_FAMILY}",
    "王小明",
)
NOTICES = Notices("−0:12:34", "Last 10 minutes", "2:41 PM")


@pytest.fixture(scope="module")
def struck() -> Event:
    desk = desk_of("strikes", 24)
    play(desk, 4)
    players = (
        replace(player, name=NAMES[at % len(NAMES)]) for at, player in enumerate(desk.event.players)
    )
    return replace(desk.event, players=tuple(players), moment=desk.event.moment + 1)


@pytest.mark.parametrize(
    ("size", "far"), [*product(((1920, 1080), (1024, 768)), (3, 6)), ((1280, 720), 8)]
)
def test_charts_can_be_read_from_afar_and_cut_no_name(
    dressed: QApplication, struck: Event, size: tuple[int, int], far: int
) -> None:
    asked = DisplayOptions(
        CHARTS, far, measure=measure_in(QApplication.font()), aspect=Fraction(*size)
    )
    for number, page in enumerate(projector_pages(struck, asked)):
        picture = PagePicture(page, NOTICES, QSizeF(*size), far, number == 0, QApplication.font())
        image, texts = read(picture)
        em = picture.layout.font_height
        whole = QRectF(0, 0, *size)
        for text in texts:
            assert whole.contains(text.room), text
            assert contrast_in(image, text.room) >= 15, text
            assert text.letters >= int(em * STRIP), text
        body = [one for one in texts if picture.layout.body.contains(one.room.center())]
        small = [one.said for one in body if one.letters < int(em)]
        assert all(one.letters >= round(em * LABEL) for one in body)
        rounds = [f"R{number}" for number in range(1, 5)]
        # Only a family name that is wider than its place is smaller than the others.
        assert [one for one in small if one not in rounds and LONG_FAMILY not in one] == []
        assert not [one for one in texts if one.said.endswith("…") and one in body]
        families = [name.split()[-1] for name in NAMES]
        named = [one for one in body if any(family in one.said for family in families)]
        count = len(page.chart.lines) if page.chart is not None else len(page.rows)
        assert len({one.said for one in named}) == len(named) == count
        for one, other in combinations(texts, 2):
            # Letters of some scripts reach a little below their row, on every page.
            assert not inner(one.room).intersects(inner(other.room)), (one, other)


def inner(room: QRectF) -> QRectF:
    return room.adjusted(0, room.height() * 0.1, 0, -room.height() * 0.1)
