"""The one thread on which papers are made and drawn.

The fonts of ReportLab belong to the whole program, and PDFium may be used by one thread at a time;
so all paper work stands in one line, and the window never waits for it.
"""

from __future__ import annotations

from datetime import datetime
from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QThreadPool
from PySide6.QtGui import QImage

from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.present.sheets import Stamp, stamp

if TYPE_CHECKING:
    from tourneydesk.documents.pictures import Picture


@cache
def paper_thread() -> QThreadPool:
    """To be given to `Background`."""
    pool = QThreadPool()
    pool.setMaxThreadCount(1)
    return pool


def stamp_now(session: QtSession, round: int | None) -> Stamp:
    """The stamp of what is printed now; ``round`` None for papers of the whole event."""
    return stamp(session.event, round, time_on_wall(), len(session.steps), session.digest)


def time_on_wall() -> str:
    """The day and time as they stand on paper."""
    return datetime.now().strftime("%Y-%m-%d %H:%M")  # noqa: DTZ005 (the clock on the wall)


def image(picture: Picture) -> QImage:
    """A picture as Qt has it."""
    kind = QImage.Format.Format_Grayscale8 if picture.gray else QImage.Format.Format_RGB32
    made = QImage(picture.dots, picture.width, picture.height, picture.stride, kind)
    # Qt only looks at the dots; its own copy outlives them.
    return made.copy()
