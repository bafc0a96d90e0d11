"""What every page of an event is constructed with, and asks of the window."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QMenu, QWidget

from tourneydesk.gui.details.panel import DetailsPanel
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.user_data.preferences import prefer, preferred
from tourneydesk.gui.widgets.text_widgets import Button, escaped, tip
from tourneydesk.gui.widgets.theme import icon
from tourneydesk.present import messages
from tourneydesk.present.messages import enumerated
from tourneydesk.present.table import Column

# What the pages of an event ask of the rest of the window.


class Requests(QObject):
    """Every page emits what it wants; the workspace and the window do it."""

    table = Signal(int, int)
    """The round and table to be shown."""
    papers = Signal(str)
    """The document to be shown for printing."""
    paper_of = Signal(str, object)
    """The same, and the player it is about or None."""
    display = Signal(str)
    """The kind of page that the audience is to see."""
    export = Signal()
    deciding_game = Signal()
    prizes = Signal()
    file = Signal(Path)
    """The file to be opened."""
    move = Signal(int)
    """The player who is to be moved to another section of the day."""


# A button that lets the user choose which columns a list shows; remembered per list.


class ColumnChooser(Button):
    """An icon with a menu of ticks. ``name`` identifies the list in the user's preferences."""

    def __init__(self, name: str, usual: Sequence[str], changed: Callable[[], object]) -> None:
        super().__init__()
        self._key = f"columns-{name}"
        self._usual = tuple(usual)
        self._changed = changed
        self._menu = _StayingMenu(self)
        self.setIcon(icon("columns-3"))
        said = messages.text("window-columns")
        tip(self, said)
        self.setAccessibleName(said)
        self.setMenu(self._menu)

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of the columns to show, in the order of the table."""
        kept = preferred(self._key)
        return tuple(kept.split()) if kept else self._usual

    def offer(self, columns: Sequence[Column], hidden: Sequence[str] = ()) -> None:
        """Offers these columns; one without a heading or an id cannot be hidden. The ``hidden``
        ones have no room at present, which the menu says.
        """
        self._menu.clear()
        shown = set(self.ids)
        order = [column.id for column in columns]
        for column in columns:
            if not column.id or not column.head:
                continue
            action = self._menu.addAction(escaped(column.head))
            action.setCheckable(True)
            action.setChecked(column.id in shown)
            action.toggled.connect(
                lambda on, id=column.id, order=tuple(order): self._toggle(id, on, order)
            )
        without = [column.head for column in columns if column.id in hidden and column.head]
        if without:
            self._menu.addSeparator()
            said = messages.text("window-columns-no-room", columns=enumerated(without))
            self._menu.addAction(escaped(said)).setEnabled(False)

    def _toggle(self, id: str, on: bool, order: Sequence[str]) -> None:
        shown = {*self.ids, id} if on else {*self.ids} - {id}
        prefer(self._key, " ".join(one for one in order if one in shown))
        self._changed()


class _StayingMenu(QMenu):
    """A menu that stays open when one of its ticks is clicked."""

    def __init__(self, parent: ColumnChooser) -> None:
        super().__init__(parent)
        self.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.MouseButtonRelease and isinstance(event, QMouseEvent):
            action = self.actionAt(event.position().toPoint())
            if action is not None and action.isCheckable():
                action.toggle()
                return True
        return super().eventFilter(watched, event)


# Chooses how a list of tables is laid out in the room that it has, so that names and results are
# seen without scrolling sideways.


@dataclass(frozen=True, slots=True)
class SeatLayout:
    """The columns to show, and whether tables of two are ``stacked``: one player a line. ``hidden``
    are columns that the user wants and that have no room.
    """

    ids: tuple[str, ...] = ()
    stacked: bool = False
    hidden: tuple[str, ...] = ()


def layout_of(
    chosen: Sequence[str], usual: Sequence[str], fits: Callable[[SeatLayout], bool]
) -> SeatLayout:
    """The players of a table beside each other if all ``chosen`` columns fit so, else below each
    other; then also without columns, from the last of the ``usual`` ones, as many as need be.
    """
    beside = SeatLayout(tuple(chosen))
    if fits(beside):
        return beside
    layout = SeatLayout(tuple(chosen), stacked=True)
    for id in reversed([one for one in usual if one in chosen]):
        if fits(layout):
            break
        ids = tuple(one for one in layout.ids if one != id)
        layout = SeatLayout(ids, stacked=True, hidden=(id, *layout.hidden))
    return layout


@dataclass(frozen=True, slots=True)
class PageContext:
    """The open event, the details panel, the page's parent widget, and what it can ask for.
    ``in_day``: the event is a section of an open day.
    """

    session: QtSession
    details_panel: DetailsPanel
    parent: QWidget | None = None
    in_day: bool = False
    requests: Requests = field(default_factory=Requests)
