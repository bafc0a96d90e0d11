"""Makes pictures of the main screens of an event, without a screen."""

import os
import sys
from pathlib import Path

from PySide6.QtCore import QEventLoop, QSize
from PySide6.QtWidgets import QApplication

from tourneydesk.desk.opening import open_for_reading
from tourneydesk.gui.event_room import EventRoom
from tourneydesk.gui.look import dress
from tourneydesk.gui.projector.pictures import take_pages
from tourneydesk.gui.rail import DISPLAY, DRAFT, EVENT, HISTORY, PAPERS, PLAYERS, STANDINGS
from tourneydesk.gui.ring_pictures import take_rings
from tourneydesk.gui.window import Window

SIZE = QSize(1280, 800)


def take(event_path: Path, folder: Path) -> list[Path]:
    """PNG files of the players, the last round, the standings and the home screen of an event, and
    of the draft of its next round where there is one to pair; and of the pages that the room sees.

    Changes nothing; FileTrouble when the event cannot be read. Overwrites earlier pictures.
    """
    desk = open_for_reading(event_path)
    _application()
    window = Window()
    window.show_event(desk, event_path)
    window.resize(SIZE)
    window.show()
    room = window.room
    folder.mkdir(parents=True, exist_ok=True)
    taken = []
    try:
        if room is not None:
            for name, stage in _stages(room):
                room.go_to(stage)
                _wait_for_pages(room)
                taken.append(_picture(window, folder / f"{event_path.stem}-{name}.png"))
            if room.ring is not None and room.desk.event.rounds:
                room.show_ring()
                taken.append(_picture(window, folder / f"{event_path.stem}-ring.png"))
            if _drafted(room):
                taken.append(_picture(window, folder / f"{event_path.stem}-draft.png"))
            taken += take_pages(room.desk.event, folder, event_path.stem)
        window.show_new()
        taken.append(_picture(window, folder / "new-event.png"))
    finally:
        window.close()
        window.deleteLater()
    return taken


def _wait_for_pages(room: EventRoom) -> None:
    """The preview of the display is made beside the window."""
    while room.projector.showing.busy:
        QApplication.processEvents()


def _stages(room: EventRoom) -> list[tuple[str, int]]:
    rounds = [(f"round-{posted.number}", posted.number) for posted in room.desk.event.rounds[-1:]]
    return [
        ("event", EVENT),
        ("players", PLAYERS),
        *rounds,
        ("standings", STANDINGS),
        ("papers", PAPERS),
        ("display", DISPLAY),
        ("history", HISTORY),
    ]


def _drafted(room: EventRoom) -> bool:
    """Goes to the draft of the next round; False where none can be paired."""
    room.foot.look_first()
    while room.drafting.busy or room.drafting.weighing:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    return room.stage == DRAFT


def _application() -> QApplication:
    """The running program, or one for this alone that needs no screen."""
    app = QApplication.instance()
    if isinstance(app, QApplication):
        return app
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    made = QApplication(["tourneydesk"])
    dress(made)
    # Kept for as long as the process lives: Qt ends with its last reference.
    made.setProperty("kept", made)
    return made


def _picture(window: Window, path: Path) -> Path:
    QApplication.processEvents()
    while window.room is not None and window.room.drawing:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    if not window.grab().save(str(path)):
        raise OSError(f"The picture {path.name} could not be written.")
    return path


if __name__ == "__main__":
    # The folder for the pictures, then the event files: how the headless face asks for them,
    # which loads no Qt itself.
    for name in sys.argv[2:]:
        take(Path(name), Path(sys.argv[1]))
    _application()
    take_rings(Path(sys.argv[1]), SIZE)
