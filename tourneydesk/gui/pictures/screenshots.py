"""Takes screenshots of every screen, without a display: in light and dark, at 100 and 200 %."""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QFont

from tourneydesk.desk.files.opening import open_for_reading
from tourneydesk.formats import FORMATS
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.event.page_names import PageKey, PageName
from tourneydesk.gui.pictures.projector import take_pages
from tourneydesk.gui.pictures.rings import take_rings
from tourneydesk.gui.pictures.screens import all_screens, closed_after, finish, walk
from tourneydesk.gui.user_data.language import speak_chosen
from tourneydesk.gui.user_data.recent import remember
from tourneydesk.gui.widgets.png_file import write_picture
from tourneydesk.gui.widgets.theme.look import application, paint

SIZE = QSize(1280, 800)


def take(event_path: Path, folder: Path) -> list[Path]:
    """PNG files of the pages of an event in its current state, and of its projector pages.

    Changes nothing; FileTrouble if the event cannot be read. Overwrites earlier pictures.
    """
    session = open_for_reading(event_path)
    application()
    window = Window(at_home=False)
    window.show_event(session, event_path)
    window.resize(SIZE)
    window.show()
    workspace = window.workspace
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    with closed_after(window):
        if workspace is not None:
            rounds = [
                (f"round-{one.number}", one.number) for one in workspace.session.event.rounds[-1:]
            ]
            pages: list[tuple[str, PageKey]] = [
                ("event", PageName.EVENT),
                ("players", PageName.PLAYERS),
                *rounds,
                ("standings", PageName.STANDINGS),
                ("prizes", PageName.PRIZES),
                ("display", PageName.DISPLAY),
                ("history", PageName.HISTORY),
            ]
            for name, page in pages:
                workspace.go_to(page)
                paths.append(_picture(window, folder / f"{event_path.stem}-{name}.png"))
            if workspace.ring is not None and workspace.session.event.rounds:
                workspace.show_ring()
                paths.append(_picture(window, folder / f"{event_path.stem}-ring.png"))
            paths += take_pages(workspace.session.event, folder, event_path.stem)
    return paths


def take_all(
    folder: Path, scale: int, *, dark: bool, formats: Sequence[str] = tuple(FORMATS)
) -> Iterator[Path]:
    """Yields PNG files of every screen of the program in one look: ``FORMAT-draft.png`` …"""
    app = application()
    font = QFont(app.font())
    font_before = QFont(font)
    font.setPointSizeF(font.pointSizeF() * scale / 100)
    app.setFont(font)
    paint(app, dark)
    folder.mkdir(parents=True, exist_ok=True)
    window = Window()
    window.resize(SIZE)
    window.show()
    window.activateWindow()
    try:
        with closed_after(window):
            for key, screen in walk(window, all_screens(formats), folder / "event.tourney"):
                yield _picture(window, folder / f"{key or 'program'}-{screen.name}.png")
    finally:
        app.setFont(font_before)
        paint(app, dark=False)


def _picture(window: Window, path: Path) -> Path:
    finish(window)
    return write_picture(window.grab().toImage(), path)


def _all_looks(folder: Path, scale: int, formats: Sequence[str]) -> None:
    """Prints a line at the start of each look."""
    for look, dark in (("light", False), ("dark", True)):
        sys.stdout.write(f"{look} {scale}\n")
        sys.stdout.flush()
        for _ in take_all(folder / f"{look}-{scale}", scale, dark=dark, formats=formats):
            pass


if __name__ == "__main__":
    # Arguments: the folder for the pictures, the text size in percent, the formats, then the event
    # files. The command-line program, which does not import Qt, starts this module with them. The
    # language is the system's.
    speak_chosen(application())
    _folder, _scale, _keys, *_events = sys.argv[1:]
    _formats = [key for key in _keys.split(",") if key]
    for _name in _events:
        take(Path(_name), Path(_folder))
        remember(Path(_name), Path(_name).stem, Path(_name).stem)
    _all_looks(Path(_folder), int(_scale), _formats)
    if _events and any(FORMATS[key].ring_kinds for key in _formats):
        take_rings(Path(_folder), SIZE)
