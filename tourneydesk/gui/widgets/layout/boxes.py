"""Columns and rows of widgets, declared by their contents."""

from dataclasses import dataclass
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLayout, QVBoxLayout, QWidget


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
