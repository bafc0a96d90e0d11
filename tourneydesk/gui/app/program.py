"""Starts the main window: where it is, files handed over by macOS, missing system libraries."""

import ctypes
import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QObject, QRect, QSize
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QWidget

from tourneydesk import __version__
from tourneydesk.gui.user_data.preferences import window_geometry
from tourneydesk.present import messages
from tourneydesk.user_folders import data_folder, portable_folder, unwritable_folder

if TYPE_CHECKING:
    from tourneydesk.gui.app.window import Window

# The system libraries that Qt needs to open a window, and which of them this system lacks.

X_LIBRARIES: Mapping[str, str] = {
    "libxkbcommon0": "libxkbcommon.so.0",
    "libxcb-cursor0": "libxcb-cursor.so.0",
    "libxcb-icccm4": "libxcb-icccm.so.4",
    "libxcb-image0": "libxcb-image.so.0",
    "libxcb-keysyms1": "libxcb-keysyms.so.1",
    "libxcb-randr0": "libxcb-randr.so.0",
    "libxcb-render-util0": "libxcb-render-util.so.0",
    "libxcb-shape0": "libxcb-shape.so.0",
    "libxcb-xkb1": "libxcb-xkb.so.1",
    "libxkbcommon-x11-0": "libxkbcommon-x11.so.0",
}
"""The libraries of a window under X11 by their packages on Debian and Ubuntu."""
WAYLAND_LIBRARIES: Mapping[str, str] = {
    "libxkbcommon0": "libxkbcommon.so.0",
    "libwayland-client0": "libwayland-client.so.0",
    "libwayland-cursor0": "libwayland-cursor.so.0",
    "libwayland-egl1": "libwayland-egl.so.1",
}
"""The same under Wayland alone."""


def missing_packages(
    platform: str,
    environment: Mapping[str, str],
    load: Callable[[str], object] = ctypes.CDLL,
) -> tuple[str, ...]:
    """The packages with the libraries that a window needs here and that cannot be loaded; none
    where no display is named, or where Qt draws somewhere else.
    """
    if not platform.startswith("linux"):
        return ()
    needed: Mapping[str, str] = {}
    drawn = environment.get("QT_QPA_PLATFORM", "")
    if environment.get("DISPLAY") and drawn in ("", "xcb"):
        needed = X_LIBRARIES
    elif in_wayland(environment) and drawn.partition("-")[0] in ("", "wayland"):
        needed = WAYLAND_LIBRARIES
    return tuple(package for package, library in needed.items() if not _loads(library, load))


def in_wayland(environment: Mapping[str, str]) -> bool:
    """Whether this is a Wayland session; its display need not be named."""
    named = environment.get("WAYLAND_DISPLAY")
    return bool(named) or environment.get("XDG_SESSION_TYPE") == "wayland"


def _loads(library: str, load: Callable[[str], object]) -> bool:
    try:
        load(library)
    except OSError:
        return False
    return True


# Opens the files that macOS hands to the running program; other systems name them as arguments.


class OpeningRequests(QObject):
    """Passes on the file of every request to open one; belongs to the application."""

    def __init__(self, app: QObject, open_file: Callable[[Path], None]) -> None:
        super().__init__(app)
        self._open_file = open_file
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if isinstance(event, QFileOpenEvent) and event.file():
            self._open_file(Path(event.file()))
            return True
        return super().eventFilter(watched, event)


# Where the window is when the program starts: where it was, or as the screen allows.

USUAL = QSize(1366, 800)
"""The size of a first window on a large screen, at which the details panel has room."""


def show_at_start(window: QWidget, screen: QRect) -> None:
    """Shows the window where it was last; at first, it fills a laptop's screen and is in the middle
    of a larger one.
    """
    saved = window_geometry()
    if saved and window.restoreGeometry(QByteArray(saved)):
        window.show()
        return
    if screen.width() <= USUAL.width() or screen.height() <= USUAL.height():
        # Also where no window manager maximizes it.
        window.setGeometry(screen)
        window.showMaximized()
        return
    place = QRect(screen.topLeft(), USUAL)
    place.moveCenter(screen.center())
    window.setGeometry(place)
    window.show()


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

    from tourneydesk.gui.widgets.theme import dress, start_qt

    _replace_qt_abort()
    _keep_qt_settings()
    app = start_qt(sys.argv[:1])
    app.setApplicationName(messages.text("window-program"))
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(DESKTOP_FILE)
    from tourneydesk.gui.app.crash_dialog import CrashHandler

    pass
    pass
    from tourneydesk.gui.app.window import Window
    from tourneydesk.gui.app.window_change import change_language, change_text_size
    from tourneydesk.gui.tasks import collect_in_event_loop
    from tourneydesk.gui.user_data.language import speak_chosen, use_this_time
    from tourneydesk.gui.user_data.preferences import text_size, theme

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
