"""The pictures of the README, light and dark: the window and the display of sample events."""

import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QSize, QSizeF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from pictures.projector import NOTICES, SIZES
from tourneydesk.desk.files.opening import open_for_reading
from tourneydesk.desk.practice import make_sample, read_recipe
from tourneydesk.desk.session import Session
from tourneydesk.formats import FORMATS
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.projector.page_layout import measure_in
from tourneydesk.gui.screenshots import closed_after, finish, page_image
from tourneydesk.gui.widgets.pictures import write_picture
from tourneydesk.gui.widgets.theme import application, paint
from tourneydesk.present import messages
from tourneydesk.present.projector.page import DisplayOptions
from tourneydesk.present.projector.pages import projector_pages
from tourneydesk.present.shows import show_of_format

SIZE = QSize(1280, 720)
SATURDAY = "2026-05-09T14:41:00+00:00"
"""When everything in the samples happened, so that the same pictures are made every day."""
DESK, DISPLAY = list(FORMATS)[-1], next(iter(FORMATS))
"""The formats whose samples are shown at the desk and to the audience."""


def take_readme(folder: Path) -> Iterator[Path]:
    """Yields ``desk-light.png``, ``desk-dark.png``, ``projector-light.png``, ``projector-dark.png``
    in this folder.
    """
    app = application()
    folder.mkdir(parents=True, exist_ok=True)
    for look, dark in (("light", False), ("dark", True)):
        paint(app, dark)
        yield write_picture(_desk(), folder / f"desk-{look}.png", level=9)
        yield write_picture(_display(dark), folder / f"projector-{look}.png", level=9)
    paint(app, dark=False)


def _sample(key: str) -> Session:
    recipe = read_recipe(show_of_format(key).recipe)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "sample.tourney"
        make_sample(recipe, key, messages.plain("sample-title", key), path, lambda: SATURDAY)
        return open_for_reading(path)


def _desk() -> QImage:
    """A round that is being played, and why the table of the sample's note is paired so."""
    window = Window(at_home=False)
    window.resize(SIZE)
    window.show_event(_sample(DESK), Path("sample.tourney"))
    window.show()
    workspace = window.workspace
    assert workspace is not None
    with closed_after(window):
        workspace.details_panel.set_open(True)
        workspace.go_to_round_table(workspace.session.event.rounds[-1].number, 1)
        finish(window)
        return window.grab().toImage()


def _display(dark: bool) -> QImage:
    """The standings."""
    options = DisplayOptions(("standings",), more_time={}, measure=measure_in(QApplication.font()))
    page = projector_pages(_sample(DISPLAY).event, options)[0]
    return page_image(page, NOTICES, QSizeF(*SIZES["720p"]), dark=dark)


if __name__ == "__main__":
    # Argument: the folder for the pictures.
    for _ in take_readme(Path(sys.argv[1])):
        pass
