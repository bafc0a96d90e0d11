"""The single thread on which papers are created and rendered.

ReportLab's fonts are global to the process, and PDFium may be used by one thread at a time;
therefore all paper work shares one queue, and the window never waits for it.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QThreadPool
from PySide6.QtGui import QImage

from tourneydesk.desk.round_clock import print_time
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.tasks.background import one_thread
from tourneydesk.present.sheets import Stamp, stamp

if TYPE_CHECKING:
    from tourneydesk.documents.pictures import Picture


@cache
def paper_thread() -> QThreadPool:
    """The thread pool to pass to `Background`."""
    return one_thread()


def stamp_now(session: QtSession, round: int | None) -> Stamp:
    """The stamp of a document printed now; ``round`` is None for papers of the whole event."""
    return stamp(session.event, round, time_on_wall(), len(session.steps), session.digest)


def time_on_wall() -> str:
    """The date and time as printed on paper."""
    return print_time().strftime("%Y-%m-%d %H:%M")


def image(picture: Picture) -> QImage:
    """Converts a picture to a QImage."""
    kind = QImage.Format.Format_Grayscale8 if picture.gray else QImage.Format.Format_RGB32
    made = QImage(picture.dots, picture.width, picture.height, picture.stride, kind)
    # QImage does not own the buffer; the copy outlives it.
    return made.copy()
