"""The frame of a dialog: its heading, what it shows, and its buttons below."""

from PySide6.QtWidgets import QDialog, QWidget

from tourneydesk.gui.widgets.layout.boxes import REST, Item, column_of
from tourneydesk.gui.widgets.layout.scroll_area import ScrollArea, scrolled
from tourneydesk.gui.widgets.text_widgets import Button, label


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
