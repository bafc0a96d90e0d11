"""A button that lets the user choose which columns a list shows; remembered per list."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QMenu

from tourneydesk.gui.user_data.preferences import prefer, preferred
from tourneydesk.gui.widgets.text_widgets import Button, escaped, tip
from tourneydesk.gui.widgets.theme.icons import icon
from tourneydesk.present import messages
from tourneydesk.present.messages import enumerated
from tourneydesk.present.table import Column


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
