"""A row that wraps when it runs out of space, for large text and long words."""

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

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
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
        self._heights = {}
        super().invalidate()

    def setGeometry(self, rect: QRect) -> None:  # noqa: N802
        super().setGeometry(rect)
        self._arrange(rect, place=True)

    def sizeHint(self) -> QSize:  # noqa: N802
        if not self._one_line:
            return self.minimumSize()
        sizes = [_size(item) for item in self._items if not item.isEmpty()]
        width = sum(size.width() + self.spacing() for size in sizes) - self.spacing()
        return QSize(max(0, width), max([0, *(size.height() for size in sizes)]))

    def minimumSize(self) -> QSize:  # noqa: N802
        size = QSize()
        for item in self._items:
            if not item.isEmpty():
                size = size.expandedTo(item.minimumSize())
        return size

    def _arrange(self, rect: QRect, *, place: bool) -> int:
        """The height of the lines at this width; optionally places the items."""
        top = rect.top()
        for line in self._lines(rect.width()):
            height = max(_height(item, rect.width()) for item in line)
            if place:
                self._place(line, QRect(rect.left(), top, rect.width(), height))
            top += height + self.spacing()
        return max(0, top - rect.top() - self.spacing())

    def _lines(self, width: int) -> list[list[QLayoutItem]]:
        lines: list[list[QLayoutItem]] = []
        used = 0
        for place, item in enumerate(self._items):
            if place in self._breaks:
                lines.append([])
            if item.isEmpty():
                continue
            needs = _size(item).width()
            if not lines or (lines[-1] and used + self.spacing() + needs > width):
                lines.append([])
            used = needs if not lines[-1] else used + self.spacing() + needs
            lines[-1].append(item)
        return [line for line in lines if line]

    def _place(self, line: list[QLayoutItem], rect: QRect) -> None:
        grows = [bool(item.expandingDirections() & Qt.Orientation.Horizontal) for item in line]
        due = sum(_size(item).width() for item in line) + self.spacing() * (len(line) - 1)
        more = max(0, rect.width() - due) // sum(grows) if any(grows) else 0
        left = rect.left()
        for item, grow in zip(line, grows, strict=True):
            size = _size(item)
            width = min(size.width() + (more if grow else 0), rect.width())
            # Small items are aligned to the bottom of their line: a button beside a field with its
            # label.
            height = _height(item, rect.width())
            top = rect.top() + rect.height() - height
            item.setGeometry(QRect(QPoint(left, top), QSize(width, height)))
            left += width + self.spacing()


def _height(item: QLayoutItem, width: int) -> int:
    """The height of an item on a line of this width: an item that is wider itself may wrap."""
    size = _size(item)
    squeezed = size.width() > width and item.hasHeightForWidth()
    return item.heightForWidth(width) if squeezed else size.height()


def _size(item: QLayoutItem) -> QSize:
    return item.sizeHint().expandedTo(item.minimumSize()).boundedTo(item.maximumSize())
