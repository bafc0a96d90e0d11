"""A file dialog looks into every file of the event's folder; the event stays locked."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeDatabase, QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QTreeView

from tests.gui.keyboard import Keyboard
from tests.store.programs import other_program
from tourneydesk.desk.files.opening import create_event, open_event, plan
from tourneydesk.desk.players import enter
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.widgets import file_dialogs


@pytest.fixture
def event_file(tmp_path: Path) -> Path:
    path = tmp_path / "e.tourney"
    create_event(path, plan("dual-ring", "Spring Open", "seed", {})).close()
    return path


def leave_dialog_once_it_lists(name: str, timer: QTimer) -> None:
    """Presses Escape in the file dialog when that file is shown."""
    dialog = QApplication.activeModalWidget()
    if not isinstance(dialog, QFileDialog):
        return
    for view in dialog.findChildren(QTreeView):
        rows = view.model().rowCount(view.rootIndex())
        shown = [view.model().index(row, 0, view.rootIndex()).data() for row in range(rows)]
        if name in shown:
            timer.stop()
            dialog.reject()
            return


def test_after_a_file_dialog_a_second_program_is_still_refused(
    keyboard: Keyboard, window: Window, event_file: Path
) -> None:
    window.open_event(event_file)
    keyboard.type("Ann\nBo\n")
    timer = QTimer()
    timer.timeout.connect(lambda: leave_dialog_once_it_lists(event_file.name, timer))
    timer.start(20)
    assert file_dialogs.event_to_open(window, event_file.parent) is None
    # What the dialog does to find the type of a file, whether its icons asked for it or not.
    QMimeDatabase().mimeTypeForFile(str(event_file), QMimeDatabase.MatchMode.MatchContent)
    with other_program() as other:
        assert other("open", event_file) == "file_in_use"
        enter(keyboard.workspace.session.session, {"name": "Cy"})
        assert other("open", event_file) == "file_in_use"
    window.close()
    desk = open_event(event_file)
    assert [player.name for player in desk.event.players] == ["Ann", "Bo", "Cy"]
    desk.close()
