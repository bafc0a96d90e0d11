"""What the entries of the window's menus do, and its look and language."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QApplication, QDialog

from tourneydesk.gui.app.recovery import ask_why_not
from tourneydesk.gui.event.actions import workspace_actions
from tourneydesk.gui.user_data import language, preferences
from tourneydesk.gui.user_data.preferences import Theme
from tourneydesk.gui.widgets.actions import Does, sequences
from tourneydesk.gui.widgets.file_dialogs import event_to_open
from tourneydesk.gui.widgets.theme import use_theme
from tourneydesk.present import messages

if TYPE_CHECKING:
    from tourneydesk.gui.app.export_dialog import ExportDialog
    from tourneydesk.gui.app.window import Window


class WindowActions:
    """Belongs to the window, which keeps the dialogs that are opened here."""

    def __init__(self, window: Window) -> None:
        self._window = window

    def by_name(self) -> dict[str, Does]:
        """The actions by message key."""
        window = self._window
        return {
            "window-new-event": window.show_new,
            "day-new": lambda: window.days.create(),
            "window-open-event": self.choose_event,
            "window-save-as": window.save_as,
            "export-menu": self._show_export,
            "phones-menu": self.show_phones,
            "share-start": window.sharing.show_share,
            "share-stop": window.sharing.ask_to_stop,
            "share-join": window.sharing.show_join,
            "share-continue": window.sharing.ask_to_continue,
            "samples-menu": window.learning.show_samples,
            "safety-practice": window.show_practice,
            "safety-rehearse": self._rehearse,
            "rebuild-menu": window.recovery.rebuild_from_cards,
            "safety-prove": lambda: window.copies.test_backups(),
            "safety-second-folder": lambda: window.copies.choose(window.window()),
            "safety-no-second-folder": lambda: window.copies.stop(),
            "window-close-event": window.show_home,
            "window-quit": self._quit,
            "day-go-to": lambda: window.days.show_whole(),
            "day-next": lambda: window.days.step(1),
            "day-previous": lambda: window.days.step(-1),
            "day-add-file": lambda: window.days.add_file(),
            "day-add-new": lambda: window.days.add_new(),
            "day-number-tables": lambda: window.days.number_tables(),
            "day-report": self.show_report,
            **workspace_actions(window.run_in_workspace),
            "window-show-why": self._show_details_panel,
            "safety-ask-why-not": self._ask_why_not,
            "handbook-open": self._open_handbook,
            "safety-keys": self._toggle_keys,
            "guide-menu": window.learning.start_guide,
            "window-about": self._show_about,
        }

    def choose_event(self) -> None:
        """Asks for an event file and opens it."""
        folder = Path.home()
        if self._window.workspace is not None:
            folder = self._window.workspace.session.path.parent
        elif self._window.day_path is not None:
            folder = self._window.day_path.parent
        path = event_to_open(self._window.window(), folder)
        if path is not None:
            self._window.open_event(path)

    def _open_handbook(self) -> None:
        """Opens the handbook where the window is."""
        # Imported here: the program starts without it.
        from tourneydesk.gui.app.handbook import HandbookWindow, handbook_page_of

        window = self._window
        if window.handbook is None:
            window.handbook = HandbookWindow()
        window.handbook.open_beside(
            handbook_page_of(window.pages.currentWidget(), window.workspace)
        )

    def _toggle_keys(self) -> None:
        workspace = self._window.workspace
        self._window.keys.toggle(workspace.session.event.format if workspace is not None else "")

    def _show_about(self) -> None:
        # Imported here: the program starts without what finds the licenses of its parts.
        from tourneydesk.gui.app.about import About

        self._window.about = About(self._window.window())
        self.open_dialog(self._window.about)

    def _show_export(self) -> None:
        if self._window.workspace is not None:
            # Imported here: few events are exported, and never before they are played.
            from tourneydesk.gui.app.export_dialog import ExportDialog

            self._export(ExportDialog(self._window.workspace.session, self._window.window()))

    def _export(self, dialog: ExportDialog) -> None:
        self._window.exporting = dialog
        self.open_dialog(dialog)

    def open_dialog(self, dialog: QDialog) -> None:
        """Opens a dialog in which F1 opens the handbook, too: the window gets no keys now."""
        for key in sequences("handbook-open"):
            QShortcut(key, dialog, self._open_handbook)
        dialog.open()

    def show_phones(self) -> None:
        """Opens the dialog that shares pages with phones."""
        # Imported here, with the server: few events share their pages.
        from tourneydesk.gui.app.phones_dialog import PhonesDialog

        dialog = self._window.window().findChild(PhonesDialog)
        if dialog is None:
            self.open_dialog(PhonesDialog(self._window.phones, self._window.window()))
        else:
            dialog.open()

    def show_report(self) -> None:
        """The rating report of all sections of the day."""
        from tourneydesk.gui.app.export_dialog import ExportDialog

        sessions = self._window.days.reported
        if sessions:
            day = self._window.day_path
            self._export(ExportDialog(sessions[0], self._window.window(), sessions[1:], day))
        else:
            self._window.show_message(messages.text("day-nothing-to-report"))

    def _quit(self) -> None:
        self._window.window().close()

    def _rehearse(self) -> None:
        """Rehearses a copy of the open event or, if none is open, of the event selected on the home
        page.
        """
        if self._window.workspace is not None:
            self._window.recovery.rehearse(self._window.workspace.session.path)
        else:
            self._window.home.rehearse_chosen()

    def _show_details_panel(self) -> None:
        wanted = self._window.menus["window-show-why"].isChecked()
        self._window.run_in_workspace(lambda workspace: workspace.details_panel.set_open(wanted))

    def _ask_why_not(self) -> None:
        self._window.run_in_workspace(lambda workspace: workspace.details_panel.set_open(True))
        self._window.run_in_workspace(ask_why_not)


# The window's look and language as its menus change them.


class ViewChoices:
    """Changes the theme at once. Another text size or language needs a new window, or waits for the
    next start where that would lose unfinished input.
    """

    def __init__(self, window: Window) -> None:
        self._window = window

    def choose_theme(self, theme: Theme) -> None:
        preferences.choose_theme(theme)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        use_theme(app, theme)

    def choose_text_size(self, percent: int) -> None:
        if self._obstacle():
            preferences.choose_text_size(percent)
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
        if any(one.next_round.draft is not None for one in workspaces):
            return messages.text("language-later")
        # These pages are created on first use.
        pages = (vars(self._window).get("wizard"), vars(self._window.recovery).get("rebuild"))
        typed = any(one.round.has_input or one.players.has_input for one in workspaces)
        if typed or any(page is not None and page.has_input for page in pages):
            return messages.text("language-later-begun")
        return ""
