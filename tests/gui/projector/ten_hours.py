"""Runs the display through ten hours in compressed time and tells its memory after each hour.

They have 36,000 seconds of the clock, 60 results, and so many turns of pages an hour as
TOURNEYDESK_TURNS says (300 for `make nightly`).
"""

import ctypes
import gc
import json
import os
import sys
from dataclasses import asdict, dataclass
from pathlib import Path

from tests.home import move_into
from tourneydesk.present.projector.page import Kind

HOURS, TURNS = 10, int(os.environ.get("TOURNEYDESK_TURNS", "60"))
RESULTS = 6
"""An hour."""


@dataclass(frozen=True, slots=True)
class Hour:
    """What is held after an hour: objects of Python, and memory in KiB where the C library tells it
    (0 elsewhere); and the seconds left on the clock.
    """

    objects: int
    memory: int
    left: int


def main(folder: Path) -> None:
    move_into(folder, os.environ.__setitem__)
    from PySide6.QtWidgets import QApplication, QWidget

    from tests.gui.projector.test_slideshow import Now, a_desk
    from tourneydesk.desk import rounds
    from tourneydesk.gui.projector.page_view import PageView
    from tourneydesk.gui.projector.projector import Projector
    from tourneydesk.gui.projector.settings import ProjectorSettings
    from tourneydesk.gui.widgets.theme import dress

    app = QApplication([])
    dress(app, dark=False)
    desk, room, now = a_desk(60), QWidget(), Now()
    room.show()
    projector = Projector(desk, room)
    showing, timer = projector.slideshow, projector.timer
    timer.now = now
    kinds: tuple[Kind, ...] = ("tables", "names", "standings", "clock", "message")
    showing.change(ProjectorSettings(kinds=kinds))
    preview = PageView("preview")
    preview.resize(320, 180)
    preview.show()

    def show() -> None:
        if showing.page is not None:
            preview.show_page(showing.page, showing.notices, 6, True)

    showing.page_changed.connect(show)
    projector.toggle()
    window = projector.window
    assert window is not None
    window.resize(1280, 720)
    posted = desk.event.rounds[0]

    def settle() -> None:
        app.processEvents()
        while showing.busy:
            app.processEvents()

    def an_hour(hour: int) -> Hour:
        for turn in range(TURNS):
            showing.next_page()
            now.seconds += 3_600 // TURNS
            timer.tick()
            settle()
            if turn % (TURNS // RESULTS) == 0:
                result = hour * RESULTS + turn // (TURNS // RESULTS)
                table = posted.tables[result % len(posted.tables)]
                rounds.report(desk.session, table.number, {"winner": table.players[0]})
                showing.show_message(f"Table {table.number} is in")
                settle()
                desk.session.undo()
                settle()
        gc.collect()
        return Hour(len(gc.get_objects()), allocated(), timer.seconds_left or 0)

    settle()
    timer.start_or_pause()
    json.dump([asdict(an_hour(hour)) for hour in range(HOURS)], sys.stdout)
    sys.stdout.flush()
    projector.leave()


class Allocations(ctypes.Structure):
    """What `mallinfo2` of the GNU C library tells."""

    _fields_ = tuple(
        (name, ctypes.c_size_t)
        for name in (
            *("arena", "ordblks", "smblks", "hblks", "hblkhd"),
            *("usmblks", "fsmblks", "uordblks", "fordblks", "keepcost"),
        )
    )


def allocated() -> int:
    """The memory that this process has taken and not given back, in KiB; 0 where the C library does
    not tell. How much of it is really there depends on the machine and on what else it does.
    """
    tell = getattr(ctypes.CDLL(None), "mallinfo2", None) if sys.platform == "linux" else None
    if tell is None:
        return 0
    tell.restype = Allocations
    told = tell()
    taken: int = told.uordblks + told.hblkhd
    return taken // 1024


if __name__ == "__main__":
    main(Path(sys.argv[1]))
