"""Creates every widget that shows text, so that the text appears literally.

Qt interprets markup in labels and tooltips (and would load a picture named in a player's name),
``&`` in buttons and menus, ``[*]`` in titles. A test bans the bare classes elsewhere in the GUI.
"""

import re
import unicodedata
from bisect import bisect_right
from collections.abc import Callable

from PySide6.QtCore import QEvent, QLocale, QMimeData, QPoint, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import (
    QAction,
    QFont,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QTextCharFormat,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QCalendarWidget,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QRadioButton,
    QSizePolicy,
    QToolButton,
    QToolTip,
    QWidget,
)

from tourneydesk.core.names import ShownName, fitting
from tourneydesk.gui.widgets.theme import SMALL, icon, scaled
from tourneydesk.present import messages

SIZES = {"heading": 20 / 13, "section": 15 / 13, "large": 28 / 13}
"""The looks of labels that are larger than the text, and how much."""
DAY_WIDTH = 6
"""Of a column of a calendar, in digits: its heading is a short name of a day."""
ARROWS = {"qt_calendar_prevmonth": "chevron-left", "qt_calendar_nextmonth": "chevron-right"}
"""The buttons of Qt's calendar, which draws them black in the dark theme, and their icons."""
MAX_WORD_LENGTH = 16
MAX_SHOWN_LENGTH = 60
_NUMBER_BEHIND = re.compile(r"\s\([0-9]+\)$")
_LONG = re.compile("[^\\s\u200b-]{5,}-?")
_UNBROKEN = re.compile(rf"[^\s-]{{{MAX_WORD_LENGTH}}}(?=[^\s-])")
# Left-aligned, also for names in right-to-left scripts.
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter
_ONE_LINE = _LEFT | Qt.TextFlag.TextSingleLine
ENTER_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class NameLabel(QLabel):
    """A name on one line, elided at its end if it does not fit."""

    def __init__(self) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        space = self.contentsRect()
        elided = self.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, space.width()
        )
        painter.drawText(space, _ONE_LINE, elided)


class WrappedLabel(QLabel):
    """A text on several lines; a word wider than the label is broken instead of cut off."""

    def __init__(self) -> None:
        super().__init__()
        self.setWordWrap(True)
        self._whole = ""
        self._broken_for: tuple[str, int, int] | None = None
        """The text last broken, the width of its label and that of a digit."""

    def text(self) -> str:
        return self._whole

    def setText(self, text: str) -> None:  # noqa: N802
        self._whole = text
        self._show()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._show()

    def _show(self) -> None:
        text = self._whole
        # Before that its width is Qt's, and measuring all its words is wasted.
        if self.testAttribute(Qt.WidgetAttribute.WA_Resized):
            width, text_width = self.contentsRect().width(), self.fontMetrics().horizontalAdvance
            now = (text, width, digit := text_width("0"))
            if now == self._broken_for:
                return
            self._broken_for = now
            # It is narrower only before it is laid out.
            if width > 4 * digit:
                text = _LONG.sub(lambda word: _with_breaks(word[0], text_width, width), text)
        if text != super().text():
            super().setText(text)


def label(text: str = "", look: str = "", *, wraps: bool = False) -> QLabel:
    """A plain-text label; ``look`` names its style (heading, section, strong, quiet, wrong …)."""
    created = WrappedLabel() if wraps else QLabel()
    created.setTextFormat(Qt.TextFormat.PlainText)
    created.setAlignment(_LEFT)
    if look:
        created.setProperty("look", look)
    if look in SIZES:
        # Style sheets have no sizes relative to the system font.
        font = created.font()
        font.setPointSizeF(font.pointSizeF() * SIZES[look])
        font.setWeight(QFont.Weight.DemiBold)
        created.setFont(font)
    if wraps:
        created.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
    show_text(created, text)
    return created


def show_text(target: QLabel, text: str, look: str | None = None) -> None:
    """Sets a label's text, and optionally its style."""
    text = from_left(text)
    target.setText(breakable(text) if target.wordWrap() else text)
    if look is not None:
        relook(target, look)


def refuse(widget: QWidget, why: str) -> None:
    """Disables a widget and gives the reason in its tooltip and to screen readers; without a
    reason, the widget is enabled.
    """
    widget.setEnabled(not why)
    widget.setAccessibleDescription(why)
    tip(widget, why)


def relook(widget: QWidget, look: str) -> None:
    """Changes a widget's style to one of the style sheet's names, or empty for none."""
    if widget.property("look") != look:
        widget.setProperty("look", look)
        widget.style().unpolish(widget)
        widget.style().polish(widget)


def label_for(text: str, field: QWidget, wraps: bool = False) -> QLabel:
    """A label that names a field, on screen and for screen readers."""
    created = label(text, wraps=wraps)
    created.setBuddy(field)
    field.setAccessibleName(text)
    return created


def button(
    text: str,
    look: str = "",
    does: Callable[..., object] | SignalInstance | None = None,
    *,
    picture: str = "",
) -> "Button":
    """A button and its action; ``look`` is ``next`` for the page's main action, ``picture`` the
    name of an icon before the text.
    """
    created = Button()
    created.setText(escaped(text))
    if picture:
        created.setIcon(icon(picture, "onaccent" if look == "next" else "text"))
    if look:
        created.setProperty("look", look)
    if does is not None:
        created.clicked.connect(does)
    return created


def radio(text: str, look: str = "") -> QRadioButton:
    """A radio button."""
    created = QRadioButton(escaped(text))
    if look:
        created.setProperty("look", look)
    return created


def check(text: str) -> QCheckBox:
    """A check box."""
    return QCheckBox(escaped(text))


def tip(widget: QWidget | QAction, text: str) -> None:
    """Sets a plain-text tooltip."""
    quiet = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    before, after = widget.toolTip(), f"<qt>{quiet}</qt>" if text else ""
    widget.setToolTip(after)
    if before != after and QToolTip.isVisible() and QToolTip.text() == before:
        # Qt would leave the old text on screen, as a reason that no longer holds.
        QToolTip.hideText()


def title(window: QWidget, text: str) -> None:
    """Sets a window's title; Qt would take [*] for its modified mark."""
    window.setWindowTitle(text.replace("[*]", "[*][*]"))


def escaped(text: str) -> str:
    """A text for buttons and menus, where a single & would underline a letter."""
    return text.replace("&", "&&")


def breakable(text: str) -> str:
    """A text whose longest words may break at the end of a line, instead of widening it; a line
    breaks after a hyphen anyway.
    """
    return _UNBROKEN.sub("\\g<0>\u200b", text) if len(text) > MAX_WORD_LENGTH else text


def _with_breaks(word: str, text_width: Callable[[str], int], width: int) -> str:
    """The word with a break opportunity wherever a line is full."""
    parts, rest = [], word
    while len(rest) > 1 and text_width(rest) > width:
        end = bisect_right(range(1, len(rest)), width, key=lambda most: text_width(rest[:most]))
        end = max(1, end)
        parts.append(rest[:end])
        rest = rest[end:]
    return "\u200b".join((*parts, rest))


def from_left(text: str) -> str:
    """A sentence of ours in left-to-right order, even if it contains a right-to-left name."""
    if text.isascii():
        return text
    mixed = any(unicodedata.bidirectional(sign) in ("R", "AL") for sign in text)
    return f"\u200e{text}" if mixed else text


def shortened(text: str, most: int = MAX_SHOWN_LENGTH) -> str:
    """A text for a narrow place, elided at its end if too long; a name is shortened in its given
    names first, and the number that tells equal names apart stays.
    """
    if isinstance(text, ShownName):
        text = fitting(text, lambda form: len(form) <= most)
    if len(text) <= most:
        return text
    number = _NUMBER_BEHIND.search(text)
    end = number[0] if number else ""
    return text[: most - 1 - len(end)].rstrip() + "…" + end


ICON_GAP = 4
"""Pixels between an icon and its text, besides those of the style."""


class Button(QPushButton):
    """A button that Enter presses too; a held key presses it once."""

    def __init__(self) -> None:
        super().__init__()
        self._space_icon()

    def setText(self, text: str) -> None:  # noqa: N802
        super().setText(text)
        self._space_icon()

    def _space_icon(self) -> None:
        """The icon grows with the text, and has some space before it: Qt's own is 4 pixels."""
        side = scaled(SMALL, self.fontMetrics().height())
        self.setIconSize(QSize(side + (ICON_GAP if self.text() else 0), side))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.isAutoRepeat() and event.key() in (*ENTER_KEYS, Qt.Key.Key_Space):
            return
        if event.key() in ENTER_KEYS:
            if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                # The page handles that.
                event.ignore()
            else:
                self.click()
            return
        super().keyPressEvent(event)


class ChoiceBox(QComboBox):
    """A combo box; its arrow is drawn in the color of its text.

    The wheel scrolls the page around it, and changes the value only while the list is open. The
    wheel does not take the focus either, or the next arrow key would change the value.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        super().paintEvent(event)
        side = self.fontMetrics().height() // 2
        across, down = self.width() - 2 * side - 4, (self.height() - side // 2) // 2
        painter = QPainter(self)
        painter.setPen(QPen(self.palette().text(), max(1, side // 6)))
        painter.drawPolyline(
            [
                QPoint(across, down),
                QPoint(across + side // 2, down + side // 2),
                QPoint(across + side // 2 * 2, down),
            ]
        )


class Field(QLineEdit):
    """A line edit. Undo and redo are the event's if this field has nothing to undo."""

    stepped = Signal(int)
    """Up (-1) or Down (1) was pressed."""

    def __init__(self, most: int = 200) -> None:
        super().__init__()
        self.setMaxLength(most)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            undo = event.matches(QKeySequence.StandardKey.Undo) and not self.isUndoAvailable()
            redo = event.matches(QKeySequence.StandardKey.Redo) and not self.isRedoAvailable()
            if undo or redo:
                event.ignore()
                return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        if step is not None:
            self.stepped.emit(step)
            return
        if event.isAutoRepeat() and event.key() in ENTER_KEYS:
            return
        super().keyPressEvent(event)


class TextArea(QPlainTextEdit):
    """A multi-line plain-text edit. It does not handle Tab and Ctrl+Enter."""

    MAX_LENGTH = 2_000_000

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setTabChangesFocus(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.key() == Qt.Key.Key_Escape or (event.key() in ENTER_KEYS and control):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def insertFromMimeData(self, source: QMimeData) -> None:  # noqa: N802
        """Pastes plain text, and no more of it than a list can hold."""
        self.insertPlainText(source.text()[: self.MAX_LENGTH])


class Calendar(QCalendarWidget):
    """A month, in the colors of the theme; weekends are not red."""

    def __init__(self, name: str, where: QLocale) -> None:
        super().__init__()
        self.setLocale(where)
        self.setAccessibleName(name)
        self.setVerticalHeaderFormat(QCalendarWidget.VerticalHeaderFormat.NoVerticalHeader)
        for day in (Qt.DayOfWeek.Saturday, Qt.DayOfWeek.Sunday):
            self.setWeekdayTextFormat(day, QTextCharFormat())
        self.setMinimumWidth(7 * DAY_WIDTH * self.fontMetrics().horizontalAdvance("0"))
        for button_name, drawing in ARROWS.items():
            arrow = self.findChild(QToolButton, button_name)
            assert isinstance(arrow, QToolButton)
            arrow.setIcon(icon(drawing))


# Texts prefixed with a symbol for their style, for users who cannot distinguish colors.


def signed(text: str, look: str) -> str:
    """The text with its symbol: one for ``wrong``, one for ``attention``."""
    sign = {
        "wrong": messages.text("window-sign-wrong"),
        "attention": messages.text("window-sign-attention"),
    }.get(look, "")
    return f"{sign}{text}" if text else ""


def show_trouble(target: QLabel, text: str, look: str = "attention") -> None:
    """Shows inline what is wrong; an empty text hides the message."""
    show_text(target, signed(text, look), look)
    target.setVisible(bool(text))
