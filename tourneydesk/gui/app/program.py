"""Starts the main window."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from tourneydesk import __version__
from tourneydesk.gui.app.system_libraries import in_wayland, missing_packages
from tourneydesk.present import messages
from tourneydesk.user_folders import data_folder, portable_folder, unwritable_folder

if TYPE_CHECKING:
    from tourneydesk.gui.app.window import Window

DESKTOP_FILE = "tourneydesk"
"""The name of the menu entry (packaging/linux), by which a Linux desktop finds the icon."""


def main(
    arguments: list[str],
    language: str | None = None,
    join: tuple[str, str, str] | None = None,
) -> int:
    """Opens the window, with the event in the given file if any; returns the exit code.

    ``language`` overrides the saved language until another is chosen in the menu. ``join`` is the
    address of an event of another desk, its code and this desk's name, as far as given. Without a
    display, prints one sentence on stderr and returns 1, instead of Qt's abort.
    """
    if language is not None:
        messages.use_language(language)
    if len(arguments) > 1:
        sys.stderr.write(messages.text("window-too-many-files"))
        return 2
    if not has_screen(sys.platform, os.environ):
        sys.stderr.write(messages.text("window-no-display"))
        return 1
    # Qt is imported only once a display is known to exist.
    from PySide6.QtCore import QThreadPool

    from tourneydesk.gui.widgets.theme.look import dress, start_qt

    _replace_qt_abort()
    _keep_qt_settings()
    app = start_qt(sys.argv[:1])
    app.setApplicationName(messages.text("window-program"))
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(DESKTOP_FILE)
    from tourneydesk.gui.app.crash_dialog import CrashHandler
    from tourneydesk.gui.app.opening_requests import OpeningRequests
    from tourneydesk.gui.app.start_size import show_at_start
    from tourneydesk.gui.app.window import Window
    from tourneydesk.gui.app.window_change import change_language, change_text_size
    from tourneydesk.gui.tasks.garbage import collect_in_event_loop
    from tourneydesk.gui.user_data.appearance import text_size, theme
    from tourneydesk.gui.user_data.language import speak_chosen, use_this_time

    collect_in_event_loop(app)
    crash_handler = CrashHandler()
    crash_handler.watch()
    dress(app, theme=theme(), text_size=text_size())
    use_this_time(language)
    speak_chosen(app)
    window = Window()
    windows = [window]
    crash_handler.open_handbook = lambda: windows[0].menus["handbook-open"].trigger()

    def replace_by(new: Window) -> None:
        windows[0] = new
        new.language_requested.connect(speak)
        new.text_size_requested.connect(resize_text)

    def speak(key: str) -> None:
        replace_by(change_language(key, windows[0]))

    def resize_text(percent: int) -> None:
        replace_by(change_text_size(percent, windows[0]))

    replace_by(window)
    if sys.platform == "darwin":  # elsewhere every event would pass through the filter for nothing
        OpeningRequests(app, lambda path: windows[0].recovery.open(path))
    show_at_start(window, window.screen().availableGeometry())
    try:
        _begin(window, arguments, join)
    except Exception as fault:  # the window stays open and reports it
        crash_handler.handle(type(fault), fault, fault.__traceback__)
    _warn_of_read_only_folder(window)
    code = app.exec()
    QThreadPool.globalInstance().waitForDone()
    return code


def _begin(window: "Window", arguments: list[str], join: tuple[str, str, str] | None) -> None:
    """Joins or opens what the command line names, or offers what was open before a crash."""
    if join is not None:
        window.sharing.show_join_with(*join)
    elif arguments:
        window.recovery.open(Path(arguments[0]))
    else:
        window.recovery.find_crashed_event()


def _keep_qt_settings() -> None:
    """In portable mode keeps beside the program what Qt itself remembers: its file dialog writes a
    file of settings into the home folder otherwise.
    """
    from PySide6.QtCore import QSettings

    if portable_folder() is not None:
        user, native = QSettings.Scope.UserScope, QSettings.Format.NativeFormat
        QSettings.setPath(native, user, str(data_folder()))


def _warn_of_read_only_folder(window: "Window") -> None:
    folder = unwritable_folder()
    if folder is not None:
        window.show_message(messages.text("window-folder-read-only", folder=str(folder)))


def has_screen(platform: str, environment: Mapping[str, str]) -> bool:
    """Whether a display is available, as far as the environment tells."""
    if not platform.startswith(("linux", "freebsd")):
        return True
    named = ("DISPLAY", "QT_QPA_PLATFORM")
    return in_wayland(environment) or any(environment.get(name) for name in named)


def _replace_qt_abort() -> None:
    """Replaces the message with which Qt aborts with our own: the display does not respond, or a
    system library is missing.
    """
    from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

    def handle(kind: QtMsgType, _context: QMessageLogContext, _text: str | None) -> None:
        if kind == QtMsgType.QtFatalMsg:
            missing = missing_packages(sys.platform, os.environ)
            sys.stderr.write(
                messages.text("window-no-library", packages=" ".join(missing))
                if missing
                else messages.text("window-no-display")
            )
            sys.stderr.flush()
            os._exit(1)

    qInstallMessageHandler(handle)
