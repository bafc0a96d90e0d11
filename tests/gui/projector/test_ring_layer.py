"""A changed ring is painted in pieces while the window goes on, and looks the same."""

import pytest
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.builders.dual_ring import played, ring
from tests.patience import MILLISECONDS
from tourneydesk.core.event import Event
from tourneydesk.gui.projector import page_view
from tourneydesk.gui.projector.page_layout import Notices
from tourneydesk.gui.projector.page_view import PageView
from tourneydesk.gui.projector.painting import paint_page
from tourneydesk.present.projector.page import DisplayOptions, ProjectorPage
from tourneydesk.present.projector.pages import projector_pages

BESIDE = Notices("12:41")


def page_of(event: Event) -> ProjectorPage:
    (page,) = projector_pages(event, DisplayOptions(kinds=("ring",)))
    return page


def shown(view: PageView) -> QImage:
    image = QImage(view.size(), QImage.Format.Format_RGB32)
    view.render(image)
    return image


def painted(view: PageView) -> QImage:
    """What is wanted, painted as a whole."""
    picture = view.picture
    assert picture is not None
    image = QImage(view.size(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_page(painter, picture)
    painter.end()
    return image


def rings_alike(view: PageView, one: QImage, other: QImage) -> bool:
    """Whether two pictures are the same in the rectangle of the ring."""
    picture = view.picture
    assert picture is not None
    room = picture.layout.body.toRect()
    return bool(one.copy(room) == other.copy(room))


def test_a_changed_ring_is_painted_while_the_window_goes_on(
    qtbot: QtBot, dressed: QApplication
) -> None:
    view = PageView("page")
    qtbot.addWidget(view)
    view.resize(640, 360)
    view.show_page(page_of(ring(12)), BESIDE, 6, True)
    first = shown(view)
    assert not view.ring.busy
    assert rings_alike(view, first, painted(view))
    after = page_of(played(ring(12), "2: 2 wins"))
    view.show_page(after, BESIDE, 6, True)
    # The window does not wait: it shows the ring that it has, and then the new one.
    assert rings_alike(view, shown(view), first)
    assert view.ring.busy
    qtbot.waitUntil(lambda: not view.ring.busy, timeout=MILLISECONDS)
    second = shown(view)
    assert not view.ring.busy
    assert rings_alike(view, second, painted(view))
    assert not rings_alike(view, second, first)


def test_a_resized_or_restyled_ring_is_painted_at_once(qtbot: QtBot, dressed: QApplication) -> None:
    view = PageView("page")
    qtbot.addWidget(view)
    view.resize(640, 360)
    page = page_of(ring(12))
    for size, dark in ((640, True), (800, True), (800, False)):
        view.resize(size, size * 9 // 16)
        view.show_page(page, BESIDE, 6, dark)
        assert rings_alike(view, shown(view), painted(view))
        assert not view.ring.busy


def test_a_large_ring_is_painted_a_few_parts_at_a_time(
    qtbot: QtBot, dressed: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Fonts may be used in the window's thread only, so the thread must never be held for long."""
    monkeypatch.setattr(page_view, "PIECE", 0)
    view = PageView("page")
    qtbot.addWidget(view)
    view.resize(640, 360)
    view.show_page(page_of(ring(12)), BESIDE, 6, True)
    shown(view)
    pieces: list[bool] = []
    view.ring.pieces.timeout.connect(lambda: pieces.append(view.ring.busy))
    view.show_page(page_of(played(ring(12), "2: 2 wins")), BESIDE, 6, True)
    shown(view)
    qtbot.waitUntil(lambda: not view.ring.busy, timeout=MILLISECONDS)
    # A piece each for the circle, 12 games with their numbers, 12 players and their labels.
    assert len(pieces) > 24
    assert rings_alike(view, shown(view), painted(view))
    # A ring in another size is wanted at once: the one being painted is given up.
    view.show_page(page_of(ring(12)), BESIDE, 6, True)
    shown(view)
    view.resize(800, 450)
    assert rings_alike(view, shown(view), painted(view))
    assert not view.ring.busy
