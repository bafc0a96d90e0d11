"""Layouts: columns and rows, wrapping rows, grids, scroll areas, dialog frames."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

from PySide6.QtCore import QEvent, QMargins, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLayoutItem,
    QScrollArea,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from tourneydesk.gui.widgets.text_widgets import Button, label, label_for


@dataclass(frozen=True, slots=True)
class Space:
    """Space between two items: a number of pixels, or a stretch factor."""

    stretch: int = 0
    pixels: int = 0


REST = Space(stretch=1)
"""A stretch that takes all remaining space."""
Layout = TypeVar("Layout", bound=QBoxLayout)
Part = QWidget | QLayout
Item = Part | Space | tuple[Part, int] | tuple[QWidget, int, Qt.AlignmentFlag]
"""An item, optionally with its stretch factor and its alignment."""
Margins = int | tuple[int, int, int, int]
"""Margins in pixels: the same on each side, or left, top, right and bottom."""


def column_of(
    *items: Item,
    on: QWidget | None = None,
    margins: Margins | None = None,
    spacing: int | None = 8,
) -> QVBoxLayout:
    """A vertical box layout of these items, set on the widget ``on`` if given. Margins and spacing
    that are None come from the style.
    """
    return _filled(QVBoxLayout(on) if on is not None else QVBoxLayout(), items, margins, spacing)


def page_column(page: QWidget, *items: Item) -> QVBoxLayout:
    """The column of an event page."""
    return column_of(*items, on=page, margins=16)


def inner_column(part: QWidget, *items: Item) -> QVBoxLayout:
    """The column of a part of a page, which already has the page's margins."""
    return column_of(*items, on=part, margins=0)


def form_column(page: QWidget, *items: Item) -> QVBoxLayout:
    """The column of a form page shown before an event is open."""
    return column_of(*items, on=page, margins=(24, 16, 24, 16), spacing=8)


def row_of(
    *items: Item,
    on: QWidget | None = None,
    margins: Margins | None = None,
    spacing: int | None = 8,
) -> QHBoxLayout:
    """A horizontal box layout of these items; otherwise like `column_of`."""
    return _filled(QHBoxLayout(on) if on is not None else QHBoxLayout(), items, margins, spacing)


def widget_of(layout: QLayout) -> QWidget:
    """A widget with this layout."""
    widget = QWidget()
    widget.setLayout(layout)
    return widget


def frame_of(look: str, layout: QLayout) -> QFrame:
    """A frame with this look and this layout."""
    frame = QFrame()
    frame.setProperty("look", look)
    frame.setLayout(layout)
    return frame


def _filled(
    layout: Layout, items: tuple[Item, ...], margins: Margins | None, spacing: int | None
) -> Layout:
    if margins is not None:
        layout.setContentsMargins(*((margins,) * 4 if isinstance(margins, int) else margins))
    if spacing is not None:
        layout.setSpacing(spacing)
    for item in items:
        _add(layout, item)
    return layout


def _add(layout: QBoxLayout, item: Item) -> None:
    match item:
        case (QWidget() as widget, share, where):
            layout.addWidget(widget, share, where)
        case (QWidget() as widget, share):
            layout.addWidget(widget, share)
        case (QLayout() as inner, share):
            layout.addLayout(inner, share)
        case QWidget():
            layout.addWidget(item)
        case QLayout():
            layout.addLayout(item)
        case Space(pixels=0):
            layout.addStretch(item.stretch)
        case Space():
            layout.addSpacing(item.pixels)


# Cards of equal width in a grid, as many side by side as there is room, and found by name.


class Named(Protocol):
    """What has a name to begin with."""

    name: str


NamedCard = TypeVar("NamedCard", bound=Named)


class CardGrid(QGridLayout):
    """The cards of a widget, from left to right and then below."""

    def __init__(self, on: QWidget, cards: Sequence[QWidget], spacing: int) -> None:
        super().__init__(on)
        self._cards = cards
        self._across = 0
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(spacing)

    def arrange(self, across: int) -> bool:
        """Places so many cards side by side; whether they were arranged in another way before."""
        if across == self._across:
            return False
        self._across = across
        for at, card in enumerate(self._cards):
            self.addWidget(card, at // across, at % across)
        for column in range(len(self._cards)):
            self.setColumnStretch(column, 1 if column < across else 0)
        return True


def found_by_name(
    cards: Sequence[NamedCard], typed: str, letter: str
) -> tuple[str, NamedCard] | None:
    """The first card whose name begins with what was typed, and what that is: the letter extends
    the letters before as long as a name begins with them.
    """
    for begins in (typed + letter, letter):
        for card in cards:
            if card.name.casefold().startswith(begins.casefold()):
                return begins, card
    return None


# A scroll area whose size settles, whatever its content's height depends on.


class ScrollArea(QScrollArea):
    """Use this class instead of QScrollArea.

    Qt resizes the content again after every resize. If the height that the content wants for a
    width differs from one call to the next (a label that wraps differently, a card with a fixed
    aspect ratio), that never ends, and the program crashes with a stack overflow. This class
    ignores a resize of the content during another one.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._resizing = False

    def hold(self, content: QWidget, *, focus: bool = False, sideways: bool = True) -> None:
        """Scrolls this content, which is as wide as the area. Without ``focus`` Tab goes to what is
        inside only; without ``sideways`` nothing can be scrolled to the side.
        """
        self.setWidgetResizable(True)
        if not focus:
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        if not sideways:
            self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(content)

    def setWidget(self, content: QWidget) -> None:  # noqa: N802
        """What is behind the area shows through, such as a card."""
        super().setWidget(content)
        content.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() != QEvent.Type.Resize:
            return super().eventFilter(watched, event)
        if self._resizing:
            return False
        self._resizing = True
        try:
            return super().eventFilter(watched, event)
        finally:
            self._resizing = False


def scrolled(content: QWidget) -> ScrollArea:
    """A scroll area that resizes its content along with itself and takes no focus."""
    area = ScrollArea()
    area.hold(content)
    return area


# A stack of pages that is only as large as the page it shows needs to be.


class OnePage(QStackedWidget):
    """Qt's own stack asks for the height of its largest page, also while another is visible. This
    one asks for the least of the visible page: what needs more scrolls inside it.
    """

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        page = self.currentWidget()
        return page.minimumSizeHint() if page is not None else QSize(0, 0)

    def sizeHint(self) -> QSize:  # noqa: N802
        return self.minimumSizeHint()

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        return False


# Two widgets side by side, or stacked if the space is too narrow for both.

COMFORTABLE = 1.5
"""They are side by side only at this multiple of their combined minimum width."""


class SideBySide(QSplitter):
    """A splitter that changes its orientation with its width; its handle can be dragged."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setChildrenCollapsible(False)
        self.setHandleWidth(1)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """As narrow as the wider of the two, for when they are stacked."""
        least = [self._least(at) for at in range(self.count())]
        widths, heights = [one.width() for one in least], [one.height() for one in least]
        wide = self.orientation() == Qt.Orientation.Horizontal
        return QSize(max(widths), max(heights) if wide else sum(heights) + self.handleWidth())

    def sizeHint(self) -> QSize:  # noqa: N802
        return self.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        self.arrange()
        super().resizeEvent(event)

    def arrange(self) -> None:
        """Puts the widgets side by side if both fit, otherwise stacks them."""
        needed = sum(self._least(at).width() for at in range(self.count())) + self.handleWidth()
        wide = self.width() >= needed * COMFORTABLE
        orientation = Qt.Orientation.Horizontal if wide else Qt.Orientation.Vertical
        if orientation != self.orientation():
            self.setOrientation(orientation)
            self.updateGeometry()

    def _least(self, at: int) -> QSize:
        part = self.widget(at)
        return part.minimumSizeHint().expandedTo(part.minimumSize()) if part else QSize()


# A row that wraps when it runs out of space, for large text and long words.


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


# The frame of a dialog: its heading, what it shows, and its buttons below.


def dialog_content(*items: Item) -> ScrollArea:
    """Items one below the other, which can be scrolled: in large text they may not all fit."""
    inside = QWidget()
    column_of(*items, REST, on=inside, margins=(0, 0, 12, 0), spacing=12)
    return scrolled(inside)


def fill_dialog(dialog: QDialog, heading: str, *items: Item) -> None:
    """Sets a dialog's layout: its heading and these items below."""
    column_of(label(heading, "heading"), *items, on=dialog, margins=(24, 20, 24, 16), spacing=12)


def fit_dialog(dialog: QDialog, digits: int, lines: int, most: tuple[int, int]) -> None:
    """Makes a dialog as wide as so many digits and as high as so many lines of text, but at the
    most this wide and high, in pixels.
    """
    font, (wide, high) = dialog.fontMetrics(), most
    dialog.resize(min(font.horizontalAdvance("0") * digits, wide), min(font.height() * lines, high))


def leave_enter_to_fields(dialog: QDialog) -> None:
    """Enter in a field does what the field says; Qt would press the first button, too."""
    for one in dialog.findChildren(Button):
        one.setAutoDefault(False)
