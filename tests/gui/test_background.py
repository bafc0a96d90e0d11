"""Background work: its threads never free what they were given."""

import gc
from collections.abc import Callable, Iterator
from threading import Event, get_ident
from typing import NoReturn

import pytest
from PySide6.QtCore import QObject, QThreadPool, QTimer
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.patience import MILLISECONDS
from tourneydesk.gui.screenshots import WAIT, settle
from tourneydesk.gui.session.paper_trail import paper_thread
from tourneydesk.gui.tasks import AfterPause, Background, CycleCollector

pytestmark = pytest.mark.usefixtures("dressed")


class Freed:
    """Stands for a widget: tells on which thread it is freed."""

    def __init__(self, told: list[int]) -> None:
        self.told = told
        self.itself: Freed | None = None

    def __del__(self) -> None:
        self.told.append(get_ident())


@pytest.fixture
def held() -> Iterator[Event]:
    """Holds work up until it is set."""
    made = Event()
    yield made
    made.set()
    _finish()


def test_what_the_work_was_given_is_freed_on_the_windows_thread(held: Event) -> None:
    told: list[int] = []
    _start(held, Freed(told), lambda came: None)
    held.set()
    _finish()
    assert told == [get_ident()]


def test_who_waits_and_goes_meanwhile_is_freed_on_the_windows_thread(held: Event) -> None:
    told: list[int] = []
    came: list[object] = []

    def start(waits: Freed) -> None:
        _start(held, None, lambda one: came.append((one, waits)))

    start(Freed(told))
    held.set()
    _finish()
    assert told == [get_ident()]
    assert not came, "nobody waits for it any more"


def test_what_failing_work_was_given_is_freed_on_the_windows_thread(held: Event) -> None:
    told: list[int] = []
    came: list[object] = []
    background = Background[object]()

    def start(given: Freed) -> None:
        def work() -> NoReturn:
            held.wait()
            raise ValueError(given.told)

        background.start(work, came.append)

    start(Freed(told))
    held.set()
    _finish()
    assert isinstance(came.pop(), ValueError)
    gc.collect()
    assert told == [get_ident()]


def test_cycles_are_freed_on_the_windows_thread_only(qapp: QApplication) -> None:
    threads: set[int] = set()
    before = gc.get_threshold()

    def seen(_phase: str, _about: object) -> None:
        threads.add(get_ident())

    gc.callbacks.append(seen)
    gc.set_threshold(1, 1, 1)
    try:
        backgrounds = [Background[object]() for _ in range(20)]
        for background in backgrounds:
            background.start(_cycles, lambda came: None)
        _finish()
        collector = qapp.findChild(CycleCollector)
        assert collector is not None
        collector.collect()
    finally:
        gc.set_threshold(*before)
        gc.callbacks.remove(seen)
    assert threads == {get_ident()}


def test_python_frees_no_cycles_by_itself_while_there_is_a_window() -> None:
    assert not gc.isenabled()


def test_cycles_of_widgets_are_freed_by_the_event_loop(
    qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    collector = qapp.findChild(CycleCollector)
    assert collector is not None
    monkeypatch.setattr(gc, "get_count", lambda: (1, 1, 11))
    told: list[int] = []
    freed = Freed(told)
    freed.itself = freed
    del freed
    qtbot.waitUntil(lambda: told == [get_ident()], timeout=MILLISECONDS)


def test_a_picture_waits_for_work_on_every_thread_and_for_what_it_starts(held: Event) -> None:
    paper, pool = Background[object](paper_thread()), Background[object]()
    arrived: list[object] = []
    paper.start(held.wait, lambda _: pool.start(lambda: "costs", arrived.append))
    QTimer.singleShot(WAIT * 10, held.set)
    settle()
    assert arrived == ["costs"]


def test_work_begins_once_after_a_pause_and_not_at_all_when_cancelled(qtbot: QtBot) -> None:
    begun: list[AfterPause[None]] = []
    owner = QObject()
    calm = AfterPause[None](lambda: begun.append(calm), owner)
    stopped = AfterPause[None](lambda: begun.append(stopped), owner)
    for work in (stopped, calm, calm):
        work.begin_after(WAIT)
        assert work.busy
    stopped.cancel()
    assert not stopped.busy
    qtbot.waitUntil(lambda: not calm.busy, timeout=MILLISECONDS)
    assert begun == [calm]


def _start(held: Event, given: Freed | None, done: Callable[[object], None]) -> None:
    """Starts work that holds something, and keeps nothing of it."""
    Background[object]().start(lambda: (held.wait(), given), done)


def _cycles() -> None:
    for _ in range(1000):
        one: list[object] = []
        one.append(one)


def _finish() -> None:
    QThreadPool.globalInstance().waitForDone()
    QApplication.processEvents()


def test_text_that_a_thread_measures_or_paints_is_found(font_uses: list[str]) -> None:
    """What keeps every other test from using fonts on a thread (`tests.gui.window_thread`)."""
    metrics, image = QFontMetricsF(QApplication.font()), QImage(8, 8, QImage.Format.Format_RGB32)
    outcomes: list[object] = []

    def paint(image: QImage) -> None:
        painter = QPainter(image)
        try:
            painter.drawText(0, 0, "a")
        finally:
            painter.end()

    works = (
        lambda: metrics.horizontalAdvance("a"),
        lambda: QFontMetricsF(QFont()),
        lambda: paint(image),
    )
    for work in works:
        background = Background[object]()
        background.start(work, outcomes.append)
        settle()
    assert [type(outcome) for outcome in outcomes] == [AssertionError] * 3
    names = ["QFontMetricsF.horizontalAdvance", "QFontMetricsF.__init__", "QPainter.drawText"]
    assert font_uses == names
    font_uses.clear()
