"""The second window, on the second screen if there is one; keeps the screen awake."""

import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from itertools import count
from pathlib import Path

from PySide6.QtCore import QEvent, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QMouseEvent, QResizeEvent, QScreen
from PySide6.QtWidgets import QWidget

from tourneydesk.gui.projector.page_view import PageView
from tourneydesk.gui.projector.slideshow import Slideshow
from tourneydesk.gui.user_data.preferences import prefer, preferred
from tourneydesk.gui.widgets.actions import only_if
from tourneydesk.gui.widgets.layouts import column_of
from tourneydesk.gui.widgets.page_parts import PageKeys
from tourneydesk.gui.widgets.text_widgets import title
from tourneydesk.present import messages

# Finds space on the operator's screen where a window does not cover the program's main window.

MIN_SIZE = QSize(320, 180)
"""A smaller picture of the page is illegible."""


def space_beside(session: QRect, screen: QRect) -> QRect | None:
    """The largest 16:9 rectangle beside, above or below the main window, in its corner of the
    screen; None if none is large enough.
    """
    strips = (
        QRect(screen.left(), screen.top(), session.left() - screen.left(), screen.height()),
        QRect(session.right() + 1, screen.top(), screen.right() - session.right(), screen.height()),
        QRect(screen.left(), screen.top(), screen.width(), session.top() - screen.top()),
        QRect(
            screen.left(), session.bottom() + 1, screen.width(), screen.bottom() - session.bottom()
        ),
    )
    fitted = [_in_corner(strip.intersected(screen), screen) for strip in strips]
    best = max(fitted, key=QRect.width)
    large_enough = best.width() >= MIN_SIZE.width() and best.height() >= MIN_SIZE.height()
    return best if large_enough else None


def corner_of(session: QRect, screen: QRect, bar: int) -> QRect:
    """A 16:9 rectangle of a third of the screen's width at its right, above the status bar of the
    main window: the button of the next step stays in sight. ``bar`` is the bar's height.
    """
    width = max(min(MIN_SIZE.width(), screen.width()), screen.width() // 3)
    bottom = min(screen.bottom(), session.bottom()) - bar
    top = max(screen.top(), bottom + 1 - width * 9 // 16)
    corner = QRect(screen.right() + 1 - width, top, width, max(0, bottom + 1 - top))
    return _in_corner(corner, screen)


def _in_corner(space: QRect, screen: QRect) -> QRect:
    """The largest 16:9 rectangle at the bottom of an area, on the side away from the screen's
    center.
    """
    width = max(0, min(space.width(), space.height() * 16 // 9))
    shape = QRect(0, 0, width, width * 9 // 16)
    shape.moveBottom(space.bottom())
    if space.center().x() < screen.center().x():
        shape.moveLeft(space.left())
    else:
        shape.moveRight(space.right())
    return shape


# Blocks the screen saver and display sleep while the audience watches.
#
# Each desktop has its own way: Linux uses the session bus (freedesktop.org: Idle Inhibition
# Service; Power Management), macOS its own program caffeinate, Windows SetThreadExecutionState.
# If no method works, the screen sleeps as usual.

Release = Callable[[], object]
"""Lets the screen sleep again."""
Inhibit = Callable[[], Release | None]
"""Keeps the screen awake; None if that is impossible."""
Bus = tuple[Callable[[str, str, str, list[str]], None], Release]
"""Calls ``Inhibit`` on a service, path and interface; closes the connection."""
CAFFEINATE = "/usr/bin/caffeinate"
ENDING = 1.0
"""Seconds that it has to end when it is told to."""
CONTINUOUS, SYSTEM, DISPLAY = 0x8000_0000, 0x1, 0x2
"""ES_CONTINUOUS, ES_SYSTEM_REQUIRED and ES_DISPLAY_REQUIRED of winbase.h."""
SERVICES = (
    ("org.freedesktop.ScreenSaver", "/org/freedesktop/ScreenSaver", "org.freedesktop.ScreenSaver"),
    (
        "org.freedesktop.PowerManagement",
        "/org/freedesktop/PowerManagement/Inhibit",
        "org.freedesktop.PowerManagement.Inhibit",
    ),
)
"""Service, path and interface of the services that can inhibit sleep."""
_connections = count()


class Awake:
    """Keeps the screen awake while wanted; ends with the program in any case."""

    def __init__(self, inhibit: Inhibit | None = None) -> None:
        """``inhibit`` None means this desktop's way."""
        self._inhibit = inhibit
        self._release: Release | None = None
        self._wanted = False

    def keep_awake(self, wanted: bool) -> None:
        """Sets whether the screen should stay awake from now on."""
        if wanted == self._wanted:
            return
        self._wanted = wanted
        # Whatever goes wrong here must not interrupt the tournament.
        with suppress(Exception):
            if wanted:
                self._release = (self._inhibit or platform_method())()
            elif self._release is not None:
                release, self._release = self._release, None
                release()


def platform_method() -> Inhibit:
    """This desktop's way; None if there is no display."""
    if QGuiApplication.platformName() in ("offscreen", "minimal", ""):
        return lambda: None
    if sys.platform == "darwin":
        return by_caffeinate
    if sys.platform == "win32":
        import ctypes

        return partial(by_execution_state, ctypes.windll.kernel32.SetThreadExecutionState)
    return by_bus if has_bus(os.environ) else lambda: None


def by_caffeinate() -> Release:
    """macOS: a child program that ends with ours."""
    child = subprocess.Popen([CAFFEINATE, "-d", "-i", "-w", str(os.getpid())])

    def release() -> None:
        child.terminate()
        child.wait(timeout=ENDING)

    return release


def by_execution_state(set_state: Callable[[int], object]) -> Release:
    """Windows: lasts until the GUI thread revokes it or ends."""
    set_state(CONTINUOUS | SYSTEM | DISPLAY)
    return lambda: set_state(CONTINUOUS)


def by_bus(connect: Callable[[], Bus | None] | None = None) -> Release | None:
    """Linux: a separate connection. Closing it ends what was requested over it."""
    bus = (connect or session_bus)()
    if bus is None:
        return None
    send, close = bus
    for service in SERVICES:
        # Does not wait for the reply: if a desktop lacks the service, the error is ignored.
        send(*service, [messages.text("window-program"), messages.text("display-awake")])
    return close


def session_bus() -> Bus | None:
    """A new connection to the session bus; None if it does not respond."""
    try:
        from PySide6.QtDBus import QDBusConnection, QDBusMessage
    except ImportError:
        return None
    name = f"tourneydesk-awake-{next(_connections)}"
    bus = QDBusConnection.connectToBus(QDBusConnection.BusType.SessionBus, name)
    if not bus.isConnected():
        return None

    def send(service: str, path: str, interface: str, arguments: list[str]) -> None:
        message = QDBusMessage.createMethodCall(service, path, interface, "Inhibit")
        message.setArguments(arguments)
        bus.send(message)

    return send, lambda: QDBusConnection.disconnectFromBus(name)


def has_bus(environment: Mapping[str, str]) -> bool:
    """Whether there is a session bus; connecting to one that does not exist would start one."""
    if environment.get("DBUS_SESSION_BUS_ADDRESS"):
        return True
    folder = environment.get("XDG_RUNTIME_DIR", "")
    return bool(folder) and (Path(folder) / "bus").exists()


KEY = "projector_screen"
BAR_LINES = 4
"""The height of the main window's status bar and frame, in lines of text."""
SETTLING_TIME = 300
"""Milliseconds for a screen change to settle before the window moves."""


class SecondWindow(PageKeys, QWidget):
    """Full screen on a screen that the main window does not use; a normal window if there is none.
    When it appears on its own, it never covers the main window: it is beside or behind it.
    """

    closed = Signal()
    moved = Signal()
    """It moved to another screen, or left full screen."""

    def __init__(
        self,
        slideshow: Slideshow,
        main_window: QWidget,
        main_screen: Callable[[], QScreen | None],
        screens: Callable[[], Sequence[QScreen]] = QGuiApplication.screens,
    ) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self._main_window = main_window
        self._main_screen = main_screen
        self._screens = screens
        self.behind = False
        # Asking the widget for its screen would tie the screen's lifetime to the window's
        # (PySide6).
        self.where = ""
        # The organizer keeps typing in the main window.
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.view = PageView(messages.text("display-preview"))
        column_of(self.view, on=self, margins=0, spacing=None)
        self.slideshow = slideshow
        self._show_pages_of(slideshow)
        self.settling = QTimer(self, singleShot=True, interval=SETTLING_TIME)
        self.settling.timeout.connect(self.settle)
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.screenAdded.connect(self.screens_changed)
            app.screenRemoved.connect(self.screens_changed)

    @property
    def alone(self) -> bool:
        """Whether the main window's screen is the only one."""
        return self._other_screen() is None

    def change_to(self, slideshow: Slideshow) -> None:
        """Shows the pages of another section of the day, where the window is."""
        before = self.slideshow
        for changed in (before.page_changed, before.settings_changed):
            changed.disconnect(self.refresh)
        before.watch("room", False)
        self._show_pages_of(slideshow)
        slideshow.fit(self.width(), self.height())
        slideshow.watch("room", True)
        slideshow.begin_again()

    def _show_pages_of(self, slideshow: Slideshow) -> None:
        self.slideshow = slideshow
        back, on = partial(slideshow.step, -1), partial(slideshow.step, 1)
        self.key_actions = {
            "keys-display-turn": (back, back, back, on, on, on),
            "keys-display-stay": lambda: slideshow.pause(not slideshow.paused),
            "keys-display-full": self._toggle_full_screen,
            "keys-display-leave": only_if(self.isFullScreen, self._in_window),
            "display-projector": self.close,
        }
        title(self, messages.text("display-title", event=slideshow.session.event.name))
        slideshow.page_changed.connect(self.refresh)
        slideshow.settings_changed.connect(self.refresh)

    def start(self, *, automatic: bool = False) -> None:
        """Shows the window where it belongs; ``automatic``: the user did not just ask for it."""
        self.slideshow.watch("room", True)
        self._place(automatic=automatic)
        self.refresh()

    def stop(self) -> None:
        """Hides the window."""
        self.settling.stop()
        self.slideshow.watch("room", False)
        self.hide()
        self.moved.emit()

    def settle(self) -> None:
        """Moves the window where it belongs after screens were connected or disconnected."""
        if self.isVisible() or self.slideshow.settings.on:
            typing = self._main_window.isActiveWindow()
            self._place(automatic=True)
            if typing or self.behind:
                # Some desktops focus any window that newly fills a screen; and nobody types into a
                # window that is not visible.
                self._main_window.activateWindow()

    def refresh(self) -> None:
        """Shows the current page."""
        page, settings = self.slideshow.page, self.slideshow.settings
        if page is not None and self.isVisible():
            self.view.show_page(page, self.slideshow.notices, settings.distance, settings.dark)

    def show_on(self, screen: QScreen) -> None:
        """Fills a screen, or shows a window on the main window's screen."""
        if screen is self._main_screen():
            self._in_window()
        else:
            self._fill(screen)

    def show_full_screen(self) -> None:
        """Fills the screen that is not the main window's, if there is one, else that one."""
        self._fill(self._other_screen() or self._main_screen() or QGuiApplication.primaryScreen())

    def show_in_window(self) -> None:
        """Leaves full screen."""
        self._in_window()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.slideshow.fit(self.width(), self.height())

    def mouseDoubleClickEvent(self, _event: QMouseEvent) -> None:  # noqa: N802
        self._toggle_full_screen()

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        super().closeEvent(event)
        self.closed.emit()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.behind and self.isActiveWindow():
            # The user raised it.
            self.behind = False
            self.moved.emit()

    def _place(self, *, automatic: bool) -> None:
        screen = self._other_screen()
        if screen is None:
            self._in_window(automatic=automatic)
        else:
            self._fill(screen)

    def _other_screen(self) -> QScreen | None:
        """The screen used last if connected, else the first that the main window is not on."""
        main_screen = self._main_screen()
        # A mirror of the main window's screen does not count: filling it would cover the main
        # window.
        others = [
            screen
            for screen in self._screens()
            if main_screen is None
            or (
                screen is not main_screen
                and not screen.geometry().intersects(main_screen.geometry())
            )
        ]
        last = preferred(KEY)
        return next((screen for screen in others if screen.name() == last), None) or next(
            iter(others), None
        )

    def _fill(self, screen: QScreen) -> None:
        if self.isFullScreen() and self.where == screen.name():
            return
        if self.isFullScreen():
            self.showNormal()
        self.setScreen(screen)
        self.where, self.behind = screen.name(), False
        self.setGeometry(screen.geometry())
        # Qt's showFullScreen would take the focus from the user's typing.
        self.setWindowState(Qt.WindowState.WindowFullScreen)
        self.show()
        if screen is not self._main_screen():
            prefer(KEY, screen.name())
        self._screens_settled()

    def _in_window(self, *, automatic: bool = False) -> None:
        main_screen = self._main_screen() or QGuiApplication.primaryScreen()
        screen = main_screen.availableGeometry()
        space = space_beside(self._main_window.frameGeometry(), screen)
        self.setScreen(main_screen)
        self.where = main_screen.name()
        self.behind = automatic and space is None
        self.showNormal()
        bar = BAR_LINES * self._main_window.fontMetrics().height()
        self._place_in(space or corner_of(self._main_window.frameGeometry(), screen, bar))
        if self.behind:
            self.lower()
        self._screens_settled()

    def _place_in(self, space: QRect) -> None:
        """Places it with the main window's frame size: its own is unknown until it is shown."""
        frame, inside = self._main_window.frameGeometry(), self._main_window.geometry()
        frame_size = frame.size() - inside.size()
        width = min(
            space.width() - frame_size.width(), (space.height() - frame_size.height()) * 16 // 9
        )
        self.resize(width, width * 9 // 16)
        outer = self.size() + frame_size
        self.move(space.right() + 1 - outer.width(), space.bottom() + 1 - outer.height())

    def _toggle_full_screen(self) -> None:
        if self.isFullScreen():
            self._in_window()
        else:
            self.show_full_screen()

    def _screens_settled(self) -> None:
        if self.isFullScreen():
            self.setCursor(Qt.CursorShape.BlankCursor)
        else:
            self.unsetCursor()
        self.moved.emit()
        self.refresh()

    def screens_changed(self, _: QScreen) -> None:
        self.settling.start()


def screen_of(window: QWidget) -> QScreen | None:
    """The screen that a window is on."""
    if QGuiApplication.platformName().startswith("wayland"):
        # Wayland tells no application where its window is.
        return window.screen()
    # Not QWindow.screen(): PySide would tie the screen's lifetime to the window's.
    return QGuiApplication.screenAt(window.geometry().center())
