"""Changes the language or the text size: a new window replaces the old one, with the same event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from tourneydesk.gui.app.window import Window
from tourneydesk.gui.user_data.language import choose, speak_chosen
from tourneydesk.gui.user_data.preferences import choose_text_size
from tourneydesk.gui.widgets.theme import use_text_size

if TYPE_CHECKING:
    from tourneydesk.desk.networks import Interface
    from tourneydesk.gui.app.phones import Phones


def change_language(key: str, window: Window) -> Window:
    """Replaces this window with one in the given language, with the same event open."""
    choose(key)
    speak_chosen(_app())
    return _replaced(window)


def change_text_size(percent: int, window: Window) -> Window:
    """Replaces this window with one whose text has another size, with the same event open."""
    choose_text_size(percent)
    use_text_size(_app(), percent)
    return _replaced(window)


def _app() -> QApplication:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app


def _replaced(window: Window) -> Window:
    workspace = window.workspace
    event = None if workspace is None else (workspace.session.path, workspace.page)
    day, reading = window.day_path, window.reading
    new = Window(at_home=event is None and day is None)
    new.restoreGeometry(window.saveGeometry())
    new.show()
    shared = window.sharing.hand_over()
    handbook_page, pages_at = _handbook_page(window), _pages_shared_at(window)
    # Closed only now: the program quits when its last window closes.
    window.close()
    window.deleteLater()
    if day is not None:
        new.open_event(day)
    if event is not None:
        path, page = event
        if shared is not None:
            new.sharing.take_over(shared)
        elif day is not None:
            new.show_section(path)
        else:
            (new.open_for_reading if reading else new.open_event)(path)
        if new.workspace is not None:
            new.workspace.go_to(page)
    if pages_at is not None:
        new.phones.start(*pages_at)
    if handbook_page is not None:
        _open_handbook_again(new, handbook_page)
    return new


def _pages_shared_at(window: Window) -> tuple[Interface, int] | None:
    """Where phones read the pages of this window; None if they do not."""
    phones: Phones | None = vars(window).get("phones")
    if phones is None or phones.interface is None:
        return None
    return phones.interface, phones.port


def _handbook_page(window: Window) -> str | None:
    """The page that is read beside this window; None if the handbook is not open."""
    handbook = window.handbook
    return handbook.page if handbook is not None and handbook.isVisible() else None


def _open_handbook_again(window: Window, page: str) -> None:
    from tourneydesk.gui.app.handbook import HandbookWindow

    window.handbook = HandbookWindow()
    window.handbook.show_page(page)
    window.handbook.show()
    window.activateWindow()
