"""Changes the language: a new window replaces the old one, with the same event open."""

from PySide6.QtWidgets import QApplication

from tourneydesk.gui.app.window import Window
from tourneydesk.gui.user_data.language import choose, speak_chosen


def change_language(key: str, window: Window) -> Window:
    """Replaces this window with one in the given language, with the same event open."""
    choose(key)
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    speak_chosen(app)
    workspace = window.workspace
    event = None if workspace is None else (workspace.session.path, workspace.page)
    new = Window()
    new.restoreGeometry(window.saveGeometry())
    new.show()
    # Closed only now: the program quits when its last window closes.
    window.close()
    window.deleteLater()
    if event is not None:
        path, page = event
        (new.open_for_reading if window.reading else new.open_event)(path)
        if new.workspace is not None:
            new.workspace.go_to(page)
    return new
