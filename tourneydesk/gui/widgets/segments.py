"""Choices side by side in one frame, of which exactly one holds: the filters of a list."""

from collections.abc import Collection, Hashable, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QRadioButton, QSizePolicy

from tourneydesk.gui.widgets.layout.flow_layout import FlowLayout

K = TypeVar("K", bound=Hashable)


class Segments(QFrame, Generic[K]):
    """Radio buttons drawn as one control, which wraps where it has no room on one line; a letter
    marked by ``&`` in a text is reached by Alt.
    """

    chosen = Signal(object)
    """The key of the choice that the user has made."""

    def __init__(self, name: str, choices: Sequence[tuple[K, str]]) -> None:
        super().__init__()
        self.setProperty("look", "segments")
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Minimum)
        self._group = QButtonGroup(self)
        self._texts = dict(choices)
        self.buttons: dict[K, QRadioButton] = {}
        for key, text in choices:
            made = QRadioButton(text)
            made.clicked.connect(lambda _=False, key=key: self.chosen.emit(key))
            self._group.addButton(made)
            self.buttons[key] = made
        self.choose(choices[0][0])
        row = FlowLayout(self, spacing=0, one_line=True)
        for made in self.buttons.values():
            row.addWidget(made)
        self.offer(tuple(self.buttons))

    @property
    def key(self) -> K:
        """The choice that holds."""
        return next(key for key, made in self.buttons.items() if made.isChecked())

    def choose(self, key: K) -> None:
        """Makes a choice hold, without reporting it. Tab leads to it alone: Qt sees to that only
        for a choice of the user's.
        """
        self.buttons[key].setChecked(True)
        for made in self.buttons.values():
            clicked = Qt.FocusPolicy.ClickFocus
            made.setFocusPolicy(Qt.FocusPolicy.StrongFocus if made.isChecked() else clicked)

    def show_counts(self, counts: dict[K, int]) -> None:
        """Shows a figure behind each of these choices."""
        for key, count in counts.items():
            self.buttons[key].setText(f"{self._texts[key]}\N{NO-BREAK SPACE}{count}")

    def offer(self, keys: Collection[K]) -> None:
        """Shows only these choices."""
        shown = [button for key, button in self.buttons.items() if key in keys]
        for button in self.buttons.values():
            ends = [end for end, at in (("first", 0), ("last", -1)) if button is shown[at]]
            button.setProperty("end", " ".join(ends))
            button.style().unpolish(button)
            button.style().polish(button)
            button.setHidden(button not in shown)
