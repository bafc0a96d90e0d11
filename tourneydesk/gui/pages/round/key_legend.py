"""The line below a round's list: which key does what."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from tourneydesk.gui.widgets.layout.boxes import row_of, widget_of
from tourneydesk.gui.widgets.layout.flow_layout import FlowLayout
from tourneydesk.gui.widgets.text_widgets import label

Pairs = Sequence[tuple[str, str]]
"""Keys as they are written on caps, each with what it does."""


class KeyLegend(QWidget):
    """Key caps with a text each, and a widget behind them; wraps where there is no room."""

    def __init__(self, look: str = "key", last: QWidget | None = None) -> None:
        super().__init__()
        self._look = look
        self._row = FlowLayout(self, spacing=12)
        self._last = last
        if last is not None:
            self._row.addWidget(last)
        self._shown: Pairs = ()

    @property
    def pairs(self) -> Pairs:
        return self._shown

    def show_keys(self, pairs: Pairs) -> None:
        """Shows these keys instead of those before."""
        if tuple(pairs) == self._shown:
            return
        self._shown = tuple(pairs)
        while (item := self._row.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None and widget is not self._last:
                widget.hide()
                widget.deleteLater()
        for key, text in pairs:
            part = row_of(label(key, self._look), label(text, "quiet"), margins=0, spacing=6)
            self._row.addWidget(widget_of(part))
        if self._last is not None:
            self._row.addWidget(self._last)
