"""Pictures of events for `tourneydesk demo`, without a display: the pages of the window, light and
dark and at two text sizes, and the pages of the second screen.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QSize, QSizeF, QTimer
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from tourneydesk.core.event import Event
from tourneydesk.desk.files.opening import open_for_reading
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.event.page_names import PageKey, PageName
from tourneydesk.gui.projector.page_layout import Notices, PagePicture, measure_in
from tourneydesk.gui.projector.painting import paint_page
from tourneydesk.gui.tasks import any_work
from tourneydesk.gui.user_data.language import speak_chosen
from tourneydesk.gui.widgets.pictures import write_picture
from tourneydesk.gui.widgets.theme import application, paint, use_text_size
from tourneydesk.present.projector.page import KINDS, DisplayOptions, ProjectorPage
from tourneydesk.present.projector.pages import projector_pages

SIZE = QSize(1280, 800)
SCALES = (100, 200)
"""Text sizes in percent."""
PROJECTOR = QSizeF(1920, 1080)
NOTICES = Notices("50:00", now="")
WAIT = 5
"""Milliseconds between two checks whether everything is drawn."""
QUIET = 3
"""After this many passes of the event loop that start no background work, none is left to come."""


def take(event_path: Path, folder: Path) -> list[Path]:
    """PNG files of the pages of an event in its current state.

    Changes nothing; FileTrouble if the event cannot be read. Overwrites earlier pictures.
    """
    session = open_for_reading(event_path)
    window = Window(at_home=False)
    window.show_event(session, event_path)
    window.resize(SIZE)
    window.show()
    workspace = window.workspace
    assert workspace is not None
    rounds = [(f"round-{one.number}", one.number) for one in session.event.rounds[-1:]]
    pages: list[tuple[str, PageKey]] = [
        ("event", PageName.EVENT),
        ("players", PageName.PLAYERS),
        *rounds,
        ("standings", PageName.STANDINGS),
        ("prizes", PageName.PRIZES),
        ("display", PageName.DISPLAY),
        ("history", PageName.HISTORY),
    ]
    paths = []
    with closed_after(window):
        for name, page in pages:
            workspace.go_to(page)
            paths.append(_picture(window, folder / f"{event_path.stem}-{name}.png"))
        if workspace.ring is not None and session.event.rounds:
            workspace.show_ring()
            paths.append(_picture(window, folder / f"{event_path.stem}-ring.png"))
    return paths


def take_display(event: Event, folder: Path, stem: str) -> list[Path]:
    """PNG files of the first page of each kind on the second screen; OSError if writing fails."""
    options = DisplayOptions(KINDS, more_time={}, measure=measure_in(QApplication.font()))
    return [
        write_picture(page_image(page, NOTICES), folder / f"{stem}-{page.kind}.png")
        for page in projector_pages(event, options)
        if page.number == 1
    ]


def page_image(
    page: ProjectorPage, notices: Notices, size: QSizeF = PROJECTOR, *, dark: bool = True
) -> QImage:
    """A page as the audience sees it on a projector of this size."""
    image = QImage(size.toSize(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_page(painter, PagePicture(page, notices, size, 6, dark, QApplication.font()))
    painter.end()
    return image


def finish(window: Window) -> None:
    """Waits until the window shows everything: also what it computes only after a pause."""
    settle()
    while window.workspace is not None and window.workspace.busy:
        wait_briefly()
        settle()


@contextmanager
def closed_after(window: Window) -> Iterator[None]:
    """Closes the window at the end and waits until it is gone: Qt would style it again for the next
    look.
    """
    try:
        yield
    finally:
        window.close()
        window.deleteLater()
        settle()


def settle() -> None:
    """Waits until no background work is left and closed widgets are deleted.

    The outcome of one piece of work may start the next: a pairing, what it costs.
    """
    QApplication.processEvents()
    # Deferred deletion waits for the program's own event loop, which does not run here.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    quiet = 0
    while quiet < QUIET:
        if any_work():
            wait_briefly()
            quiet = 0
        QApplication.processEvents()
        quiet += 1


def wait_briefly() -> None:
    """Leaves the processor to background work."""
    loop = QEventLoop()
    QTimer.singleShot(WAIT, loop.quit)
    loop.exec()


def _picture(window: Window, path: Path) -> Path:
    finish(window)
    return write_picture(window.grab().toImage(), path)


def take_all(events: list[Path], windows: Path, pages: Path) -> None:
    """The pictures of all events: the window in its usual look in the folder itself, in the others
    in ``dark-100`` and so on, at the start of each of which it prints a line.
    """
    app = application()
    pages.mkdir(parents=True, exist_ok=True)
    for path in events:
        take_display(open_for_reading(path).event, pages, path.stem)
    for scale, dark in product(SCALES, (False, True)):
        look = "dark" if dark else "light"
        sys.stdout.write(f"{look} {scale}\n")
        sys.stdout.flush()
        use_text_size(app, scale)
        paint(app, dark)
        usual = (scale, dark) == (SCALES[0], False)
        folder = windows if usual else windows / f"{look}-{scale}"
        folder.mkdir(parents=True, exist_ok=True)
        for path in events:
            take(path, folder)


if __name__ == "__main__":
    # Arguments: the folders for the pictures of the window and of the second screen, then the
    # events. The command-line program, which does not import Qt, starts this module with them. The
    # language is the system's.
    speak_chosen(application())
    _windows, _pages, *_events = map(Path, sys.argv[1:])
    take_all(_events, _windows, _pages)
