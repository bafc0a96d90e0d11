"""The projector of an open event: its clock, its pages, its window, its copy in a folder."""

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAction, QScreen
from PySide6.QtWidgets import QWidget

from tourneydesk.gui.projector.awake import Awake
from tourneydesk.gui.projector.folder_copy import FolderCopy
from tourneydesk.gui.projector.second_window import SETTLES, SecondWindow, screen_of
from tourneydesk.gui.projector.slideshow import Showing
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.session.round_timer import RoundTimer
from tourneydesk.present import messages

IN_BOTH = ("display-freeze", "display-clock-turn", "display-clock-more-all")
"""Main window actions whose keys do the same in the projector window."""
ENDS = 1000
"""Milliseconds within which a quitting program closes all its windows."""


class Projector(QObject):
    """Belongs to an event's workspace; on while the audience sees it."""

    turned = Signal()
    """It was turned on or off, or moved to another screen."""

    def __init__(self, session: QtSession, room: QWidget, awake: Awake | None = None) -> None:
        super().__init__(room)
        self._session = session
        self._room = room
        self.awake = awake or Awake()
        self.timer = RoundTimer(session)
        self.showing = Showing(session, self.timer)
        self.copy = FolderCopy(self.showing)
        self.window: SecondWindow | None = None
        self.turned.connect(self._wake)
        self.timer.ticked.connect(self._wake)
        self.coming = QTimer(self, singleShot=True, interval=SETTLES)
        self.coming.timeout.connect(lambda: self._start(by_itself=True))
        self.ending = QTimer(self, singleShot=True, interval=ENDS)
        self.ending.timeout.connect(lambda: self.showing.turn_on(self.on))
        self._wake()

    @property
    def on(self) -> bool:
        return self.window is not None

    def begin(self) -> None:
        """The event is visible: shows the audience what it saw last time, as soon as the desktop
        has reported where the main window is.
        """
        if self.showing.settings.on and not self.on:
            self.coming.start()

    def turn(self) -> None:
        """Shows the pages to the audience, or stops showing them."""
        if self.on:
            self._stop()
        else:
            self._start(by_itself=False)
        self.showing.turn_on(self.on)

    def freeze(self) -> None:
        """Freezes the pages while results are typed, or unfreezes them; says so where results are
        typed.
        """
        self.showing.freeze(not self.showing.frozen)
        frozen = self.showing.frozen
        self._session.report(
            messages.text("display-frozen") if frozen else messages.text("display-thawed")
        )

    def leave(self) -> None:
        """The event is closing."""
        self.ending.stop()
        self.copy.leave()
        self._stop()
        self.showing.leave()
        self.timer.leave()
        self.awake.want(False)

    def _start(self, *, by_itself: bool) -> None:
        self.coming.stop()
        self.ending.stop()
        main = self._room.window()
        self.window = SecondWindow(self.showing, main, self._home)
        self.window.closed.connect(self._closed)
        self.window.moved.connect(self.turned)
        keys = [one for one in main.findChildren(QAction) if one.objectName() in IN_BOTH]
        self.window.addActions(keys)
        self.window.start(by_itself=by_itself)
        # Keeps the focus where the user is typing. The desktop may raise a window that is
        # activated.
        main.activateWindow()
        (main if by_itself else self.window).raise_()
        self.turned.emit()

    def _stop(self) -> None:
        self.coming.stop()
        window, self.window = self.window, None
        if window is not None:
            window.stop()
            window.deleteLater()
            self.turned.emit()

    def _wake(self) -> None:
        """Keeps the screens awake while the audience watches one, or while the clock runs."""
        self.awake.want(self.on or self.timer.going)

    def _closed(self) -> None:
        """Its window was closed. If the user closed it, that is remembered; at the end of the
        session, which may close this window before the main window, it is not a decision.
        """
        if self.on:
            self._stop()
            self.ending.start()

    def _home(self) -> QScreen | None:
        """The main window's screen."""
        return screen_of(self._room.window())
