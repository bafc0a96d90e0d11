"""The window's look and language as its menus change them."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QApplication

from tourneydesk.gui.app.interfaces.day_window import DayWindow
from tourneydesk.gui.user_data import appearance, language
from tourneydesk.gui.user_data.appearance import Theme
from tourneydesk.gui.widgets.theme.look import use_theme
from tourneydesk.present import messages


class ReplaceableWindow(DayWindow, Protocol):
    """A window that another one may replace."""

    @property
    def language_requested(self) -> SignalInstance:
        """Requests the language with this key."""

    @property
    def text_size_requested(self) -> SignalInstance:
        """Requests this text size in percent."""


class ViewChoices:
    """Changes the theme at once. Another text size or language needs a new window, or waits for the
    next start where that would lose unfinished input.
    """

    def __init__(self, window: ReplaceableWindow) -> None:
        self._window = window

    def choose_theme(self, theme: Theme) -> None:
        appearance.choose_theme(theme)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        use_theme(app, theme)

    def choose_text_size(self, percent: int) -> None:
        if self._obstacle():
            appearance.choose_text_size(percent)
            self._window.show_message(messages.text("window-text-size-later"))
        else:
            self._window.text_size_requested.emit(percent)

    def choose_language(self, key: str) -> None:
        obstacle = self._obstacle()
        if not obstacle:
            self._window.language_requested.emit(key)
            return
        language.choose(key)
        self._window.show_message(obstacle)

    def _obstacle(self) -> str:
        """Why the language can only change at the next start: the new window would lose unfinished
        input. Empty if nothing would be lost.
        """
        workspaces = [self._window.workspace] if self._window.workspace is not None else []
        if self._window.day is not None:
            workspaces = self._window.day.workspaces
        if any(one.draft_work.draft is not None for one in workspaces):
            return messages.text("language-later")
        # These pages are created on first use.
        pages = (vars(self._window).get("wizard"), vars(self._window.recovery).get("rebuild"))
        typed = any(one.round.has_input or one.players.has_input for one in workspaces)
        if typed or any(page is not None and page.has_input for page in pages):
            return messages.text("language-later-begun")
        return ""
