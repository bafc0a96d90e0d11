"""The projector of an open event: its clock, what it shows, its window, its copy in a folder."""

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QWidget

from tourneydesk.gui.event_desk import EventDesk
from tourneydesk.gui.projector.awake import Awake
from tourneydesk.gui.projector.folder_copy import FolderCopy
from tourneydesk.gui.projector.second_window import SETTLES, SecondWindow, screen_of
from tourneydesk.gui.projector.showing import Showing
from tourneydesk.gui.round_timer import RoundTimer


class Projector(QObject):
    """Belongs to the room of an event; on while the room sees it."""

    turned = Signal()
    """It was turned on or off, or moved to another screen."""

    def __init__(self, desk: EventDesk, room: QWidget, awake: Awake | None = None) -> None:
        super().__init__(room)
        self._room = room
        self.awake = awake or Awake()
        self.timer = RoundTimer(desk)
        self.showing = Showing(desk, self.timer)
        self.copy = FolderCopy(self.showing)
        self.window: SecondWindow | None = None
        self.turned.connect(self._wake)
        self.timer.ticked.connect(self._wake)
        self._coming = QTimer(self)
        self._coming.setSingleShot(True)
        self._coming.setInterval(SETTLES)
        self._coming.timeout.connect(lambda: self._start(by_itself=True))
        self._wake()

    @property
    def on(self) -> bool:
        return self.window is not None

    def begin(self) -> None:
        """The event is on the screen: what the room saw last time it sees again, as soon as the
        desktop has told where the window of the desk stands.
        """
        if self.showing.settings.on and not self.on:
            self._coming.start()

    def turn(self) -> None:
        """Shows the pages to the room, or no longer."""
        if self.on:
            self._stop()
        else:
            self._start(by_itself=False)
        self.showing.turn_on(self.on)

    def freeze(self) -> None:
        """Keeps what is shown while results are typed, or no longer."""
        self.showing.freeze(not self.showing.frozen)

    def leave(self) -> None:
        """The event is closing."""
        self.copy.leave()
        self._stop()
        self.showing.leave()
        self.timer.leave()
        self.awake.want(False)

    def _start(self, *, by_itself: bool) -> None:
        self._coming.stop()
        main = self._room.window()
        self.window = SecondWindow(self.showing, main, self._home)
        self.window.closed.connect(self._closed)
        self.window.moved.connect(self.turned)
        self.window.start(by_itself=by_itself)
        # Whoever types goes on typing where he did. The desktop may raise what is activated.
        main.activateWindow()
        (main if by_itself else self.window).raise_()
        self.turned.emit()

    def _stop(self) -> None:
        self._coming.stop()
        window, self.window = self.window, None
        if window is not None:
            window.stop()
            window.deleteLater()
            self.turned.emit()

    def _wake(self) -> None:
        """No screen goes dark while the room looks at one, or the clock runs."""
        self.awake.want(self.on or self.timer.going)

    def _closed(self) -> None:
        """Its window was closed by hand: that is remembered too."""
        if self.on:
            self.turn()

    def _home(self) -> QScreen | None:
        """The screen of the desk."""
        return screen_of(self._room.window())
