"""A row that wraps when it runs out of space, for large text and long words."""

from dataclasses import dataclass

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLabel, QLayout, QLayoutItem, QWidget

from tourneydesk.gui.widgets.layout.boxes import column_of
from tourneydesk.gui.widgets.text_widgets import label_for


class FlowLayout(QLayout):
    """Widgets and small layouts from left to right, wrapped over as many lines as needed.

    Expanding items share the space left on their line; hidden items take none.
    """

    def __init__(
        self, parent: QWidget | None = None, *, spacing: int = 8, one_line: bool = False
    ) -> None:
        """``one_line``: it asks for the width of all its items, and wraps where it gets less."""
        super().__init__(parent)
        self._one_line = one_line
        self._items: list[QLayoutItem] = []
        self._breaks: set[int] = set()
        self._heights: dict[int, int] = {}
        self._sized: list[_Sized] | None = None
        self._least: QSize | None = None
        self._placed: QRect | None = None
        self.setContentsMargins(QMargins(0, 0, 0, 0))
        self.setSpacing(spacing)

    def add_named(self, text: str, field: QWidget) -> QLabel:
        """Adds a field below its label and returns the label; the two stay together."""
        both = column_of(spacing=4)
        name = label_for(text, field)
        both.addWidget(name)
        both.addWidget(field)
        self.add_layout(both)
        return name

    def add_layout(self, layout: QLayout) -> None:
        """Adds a small layout that stays together."""
        self.addChildLayout(layout)
        self.addItem(layout)

    def add_break(self) -> None:
        """Adds a line break."""
        self._breaks.add(len(self._items))

    def addItem(self, item: QLayoutItem) -> None:  # noqa: N802
        self._items.append(item)
        self._forget_sizes()

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        self._forget_sizes()
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:  # noqa: N802
        return Qt.Orientation.Horizontal

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        # Called many times for each change.
        if width not in self._heights:
            self._heights[width] = self._arrange(QRect(0, 0, width, 0), place=False)
        return self._heights[width]

    def invalidate(self) -> None:
        """An item has changed its size."""
        self._forget_sizes()
        super().invalidate()

    def _forget_sizes(self) -> None:
        self._heights, self._sized, self._least, self._placed = {}, None, None, None

    def setGeometry(self, rect: QRect) -> None:  # noqa: N802
        # Like Qt's own layouts: called each time that the layout around this one is.
        if rect != self._placed:
            super().setGeometry(rect)
            self._arrange(rect, place=True)
            self._placed = QRect(rect)

    def sizeHint(self) -> QSize:  # noqa: N802
        if not self._one_line:
            return self.minimumSize()
        shown = self._shown()
        width = sum(one.width + self.spacing() for one in shown) - self.spacing()
        return QSize(max(0, width), max([0, *(one.height for one in shown)]))

    def minimumSize(self) -> QSize:  # noqa: N802
        if self._least is None:
            size = QSize()
            for item in self._items:
                if not item.isEmpty():
                    size = size.expandedTo(item.minimumSize())
            self._least = size
        return self._least

    def _shown(self) -> "list[_Sized]":
        """The visible items with the sizes that they ask for; computed once for all questions."""
        if self._sized is None:
            self._sized = [
                _Sized(place, item, size.width(), size.height())
                for place, item in enumerate(self._items)
                if not item.isEmpty()
                for size in (_size(item),)
            ]
        return self._sized

    def _arrange(self, rect: QRect, *, place: bool) -> int:
        """The height of the lines at this width; optionally places the items."""
        top, width, spacing = rect.top(), rect.width(), self.spacing()
        for line in self._lines(width, spacing):
            height = max(one.height_within(width) for one in line)
            if place:
                self._place(line, QRect(rect.left(), top, width, height))
            top += height + spacing
        return max(0, top - rect.top() - spacing)

    def _lines(self, width: int, spacing: int) -> "list[list[_Sized]]":
        lines: list[list[_Sized]] = []
        used = last = 0
        for one in self._shown():
            broken = any(last <= at <= one.place for at in self._breaks)
            last = one.place + 1
            if not lines or broken or used + spacing + one.width > width:
                lines.append([])
            used = one.width if not lines[-1] else used + spacing + one.width
            lines[-1].append(one)
        return lines

    def _place(self, line: "list[_Sized]", rect: QRect) -> None:
        grows = [bool(one.item.expandingDirections() & Qt.Orientation.Horizontal) for one in line]
        due = sum(one.width for one in line) + self.spacing() * (len(line) - 1)
        more = max(0, rect.width() - due) // sum(grows) if any(grows) else 0
        left = rect.left()
        for one, grow in zip(line, grows, strict=True):
            width = min(one.width + (more if grow else 0), rect.width())
            # Small items are aligned to the bottom of their line: a button beside a field with its
            # label.
            height = one.height_within(rect.width())
            top = rect.top() + rect.height() - height
            one.item.setGeometry(QRect(QPoint(left, top), QSize(width, height)))
            left += width + self.spacing()


@dataclass(frozen=True, slots=True)
class _Sized:
    """A visible item: its place in the layout, and the size that it asks for."""

    place: int
    item: QLayoutItem
    width: int
    height: int

    def height_within(self, width: int) -> int:
        """The height on a line of this width: an item that is wider itself may wrap."""
        squeezed = self.width > width and self.item.hasHeightForWidth()
        return self.item.heightForWidth(width) if squeezed else self.height


def _size(item: QLayoutItem) -> QSize:
    return item.sizeHint().expandedTo(item.minimumSize()).boundedTo(item.maximumSize())
