"""The projector of an open event: its clock, what it shows, its window, its copy in a folder."""

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAction, QScreen
from PySide6.QtWidgets import QWidget

from tourneydesk.gui.projector.awake import Awake
from tourneydesk.gui.projector.folder_copy import FolderCopy
from tourneydesk.gui.projector.second_window import SETTLES, SecondWindow, screen_of
from tourneydesk.gui.projector.showing import Showing
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.session.round_timer import RoundTimer
from tourneydesk.present import messages

IN_BOTH = ("display-freeze", "display-clock-turn", "display-clock-more-all")
"""Actions of the desk whose keys do the same in the window for the room."""
ENDS = 1000
"""Milliseconds in which a program that ends has closed all its windows, one after the other."""


class Projector(QObject):
    """Belongs to the room of an event; on while the room sees it."""

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
        """The event is on the screen: what the room saw last time it sees again, as soon as the
        desktop has told where the window of the desk stands.
        """
        if self.showing.settings.on and not self.on:
            self.coming.start()

    def turn(self) -> None:
        """Shows the pages to the room, or no longer."""
        if self.on:
            self._stop()
        else:
            self._start(by_itself=False)
        self.showing.turn_on(self.on)

    def freeze(self) -> None:
        """Keeps what is shown while results are typed, or no longer; says so where one types."""
        self.showing.freeze(not self.showing.frozen)
        frozen = self.showing.frozen
        self._session.tell(
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
        # Whoever types goes on typing where he did. The desktop may raise what is activated.
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
        """No screen goes dark while the room looks at one, or the clock runs."""
        self.awake.want(self.on or self.timer.going)

    def _closed(self) -> None:
        """Its window was closed. By hand, that is remembered too; at the end of the session, which
        may close this window before that of the desk, nobody has decided anything.
        """
        if self.on:
            self._stop()
            self.ending.start()

    def _home(self) -> QScreen | None:
        """The screen of the desk."""
        return screen_of(self._room.window())
