"""Attention cards: what needs the organizer, in a sentence or two, and a button for each answer."""

from collections.abc import Callable, Sequence
from functools import cache

from PySide6.QtCore import QObject, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QHideEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QFrame,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QWidget,
)
from shiboken6 import isValid

from tourneydesk.gui.widgets.actions import action_key
from tourneydesk.gui.widgets.layouts import (
    REST,
    FlowLayout,
    Margins,
    ScrollArea,
    column_of,
    frame_of,
    row_of,
    widget_of,
)
from tourneydesk.gui.widgets.page_parts import Mixed, PageKeys
from tourneydesk.gui.widgets.text_widgets import Button, escaped, label, relook, show_text
from tourneydesk.gui.widgets.theme import LARGE, SMALL, Icon
from tourneydesk.present.messages import sentences

Answer = tuple[str, Callable[[], object]]
"""A button's label and its action."""
CARD_MARGINS = (16, 8, 16, 4)
"""Around a card that is above or below a page."""
CAP_GAP = 8
"""Pixels between the text of a button and its key."""
MIN_TEXT = 44
"""The room in digits that the text of a card has at least beside its buttons."""
QWIDGETSIZE_MAX = 16777215

ROOM_MADE = 100
"""Milliseconds in which a page has been laid out again around a card."""


class _OpenCards(QObject):
    """The cards on screen whose first button is filled."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._cards: set[QWidget] = set()

    def in_window(self, window: QWidget) -> bool:
        """Whether such a card is shown in this window."""
        return any(card.window() is window for card in self._cards if isValid(card))

    def note(self, card: QWidget, shown: bool) -> None:
        """A card was shown or hidden."""
        self._cards = {one for one in self._cards if isValid(one)}
        (self._cards.add if shown else self._cards.discard)(card)
        self.changed.emit()


@cache
def open_cards() -> _OpenCards:
    """The cards on screen; while there is one, no other button is filled."""
    return _OpenCards()


class OpenCard(Mixed):
    """A mixin to put before a widget's base class: while it is shown, no other button is filled."""

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        open_cards().note(self, True)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        super().hideEvent(event)
        open_cards().note(self, False)


class Card(QFrame):
    """The look of all attention cards: an icon, text, and buttons at the right or, in a narrow
    window, below. ``margins`` are around the card; without an ``icon`` the text has its room. The
    ``look`` is that of a question, or of good news.
    """

    def __init__(
        self, margins: Margins = 0, icon: str = "triangle-alert", look: str = "question"
    ) -> None:
        super().__init__()
        self.icon = Icon(icon, LARGE, "attention")
        if not icon:
            self.icon.hide()
        self.texts = column_of(spacing=4)
        self.answers = FlowLayout()
        self._buttons = widget_of(self.answers)
        top = Qt.AlignmentFlag.AlignTop
        self._line = row_of((column_of(REST, self.texts, REST), 1), self._buttons, spacing=16)
        parts = (self.icon, 0, top), (self._line, 1)
        around = (12, 10, 16, 10) if icon else (12, 10, 12, 10)
        inside = row_of(*parts, margins=around, spacing=12)
        self._around = column_of(frame_of(look, inside), on=self, margins=margins)

    def add(self, *texts: QWidget, answers: Sequence[QWidget] = ()) -> None:
        """Adds texts below each other, and buttons."""
        for text in texts:
            self.texts.addWidget(text)
        for answer in answers:
            self.answers.addWidget(answer)

    def set_margins(self, margins: Margins) -> None:
        """Changes the space around the card."""
        around = margins if isinstance(margins, tuple) else (margins,) * 4
        self._around.setContentsMargins(*around)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.arrange()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        self.arrange()

    def come_into_view(self) -> None:
        """Scrolls the page to the card, at once and when the page has made room for it."""
        for pause in (0, ROOM_MADE):
            QTimer.singleShot(pause, self._scroll_here)

    def _scroll_here(self) -> None:
        if not isValid(self) or not self.isVisible():
            return
        around = self.parentWidget()
        while around is not None:
            if isinstance(around, ScrollArea):
                around.ensureWidgetVisible(self, 0, 8)
            around = around.parentWidget()

    def arrange(self) -> None:
        """Puts the buttons beside the text if both have room there."""
        shown = [one for one in self._buttons.findChildren(Button) if not one.isHidden()]
        self._buttons.setVisible(bool(shown))
        needed = sum(one.sizeHint().width() + self.answers.spacing() for one in shown)
        least = MIN_TEXT * self.fontMetrics().horizontalAdvance("0")
        beside = needed + least < self.width()
        self._buttons.setFixedWidth(needed) if beside else self._free_buttons()
        way = QBoxLayout.Direction
        self._line.setDirection(way.LeftToRight if beside else way.TopToBottom)

    def _free_buttons(self) -> None:
        self._buttons.setMinimumWidth(0)
        self._buttons.setMaximumWidth(QWIDGETSIZE_MAX)


class Question(OpenCard, PageKeys, Card):
    """Hidden if there is no question. Enter gives the answer that has the focus, at first the
    first; Esc gives the last, unless it does something else.
    """

    shown = Signal()
    """There is a question now, or none any more."""

    def __init__(self, margins: Margins = 0) -> None:
        super().__init__(margins)
        self.key_actions = {"keys-back": self._give_up}
        self._answers: Sequence[Answer] = ()
        self._escape: Callable[[], object] | None = None
        self._keyboard: QWidget | None = None
        self._heading = label("", "section", wraps=True)
        self._before, self._after = label("", "chip"), label("", "chip")
        self._arrow = Icon("arrow-right", SMALL)
        self._change = (self._before, self._arrow, self._after)
        self._about = label("", wraps=True)
        self.buttons: list[AnswerButton] = []
        self.texts.addWidget(self._heading)
        self.texts.addLayout(row_of(*self._change, REST))
        self.texts.addWidget(self._about)
        focus = QApplication.instance()
        assert isinstance(focus, QApplication)
        focus.focusChanged.connect(self._focus_changed)
        self.hide()

    @property
    def text(self) -> str:
        return sentences(self._heading.text(), self._about.text())

    def ask(
        self,
        heading: str,
        about: str,
        answers: Sequence[Answer],
        *,
        focus: bool,
        change: tuple[str, str] | None = None,
        icon: str = "triangle-alert",
        escape: Callable[[], object] | None = None,
    ) -> None:
        """Replaces the current question. ``focus`` moves the focus to the first answer; otherwise
        it stays where results are being typed. ``change`` is what changes: before and after.
        """
        self._answers, self._escape = answers, escape
        self.icon.show_icon(icon, "attention")
        show_text(self._heading, heading)
        show_text(self._about, about)
        self._about.setVisible(bool(about))
        for widget in self._change:
            widget.setVisible(change is not None)
        for chip, text in zip((self._before, self._after), change or (), strict=False):
            show_text(chip, text)
        for at in range(len(self.buttons), len(answers)):
            answer_button = AnswerButton()
            answer_button.clicked.connect(lambda _=False, at=at: self.answer(at))
            relook(answer_button, "next" if at == 0 else "")
            self.buttons.append(answer_button)
            self.answers.addWidget(answer_button)
        for at, answer_button in enumerate(self.buttons):
            answer_button.setVisible(at < len(answers))
            answer_button.setText(escaped(answers[at][0]) if at < len(answers) else "")
            keys = {0: "keys-forms-go-on"}
            if escape is None:
                keys[len(answers) - 1] = "keys-back"
            answer_button.set_key(action_key(keys[at]) if at in keys else "")
        self.show()
        self.shown.emit()
        self.arrange()
        self.come_into_view()
        if focus:
            self.take_focus()

    def take_focus(self) -> None:
        """Moves the focus to the first answer, until the question is answered."""
        before = QApplication.focusWidget()
        self._keyboard = self._keyboard if before in self.buttons else before
        self.buttons[0].setFocus()

    def answer(self, at: int) -> None:
        """Closes the card and runs the answer's action."""
        if at < len(self._answers):
            _, action = self._answers[at]
            self.close_question()
            action()

    def _give_up(self) -> None:
        """Esc."""
        escape = self._escape
        if escape is None:
            self.answer(len(self._answers) - 1)
        else:
            self.close_question()
            escape()

    def close_question(self) -> None:
        """Withdraws the question and returns the focus to where it was."""
        inside = QApplication.focusWidget() in self.buttons
        before, self._keyboard = self._keyboard, None
        self._answers = ()
        self.hide()
        self.shown.emit()
        if inside and before is not None and isValid(before):
            before.setFocus()

    def _focus_changed(self, before: QWidget | None, now: QWidget | None) -> None:
        """Shows keys only while they work: Enter on the first button, Esc on any."""
        if not isValid(self):
            return
        inside = now in self.buttons
        # A click brings the focus here too; the answer gives it back in the same way.
        if inside and before is not None and before not in self.buttons:
            self._keyboard = before
        last = len(self._answers) - 1
        for at, answer_button in enumerate(self.buttons):
            works = answer_button is now if at == 0 else at == last and self._escape is None
            answer_button.show_key(inside and works)


class AnswerButton(Button):
    """A button with the cap of the key that presses it, while there is one."""

    def __init__(self) -> None:
        super().__init__()
        self._key, self.shows_key = "", False

    def set_key(self, key: str) -> None:
        """Reserves room for a key, so that nothing moves when it is shown."""
        self._key = key
        self.updateGeometry()

    def show_key(self, shown: bool) -> None:
        """Shows the key or hides it."""
        if shown != self.shows_key:
            self.shows_key = shown
            self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        hint = super().sizeHint()
        room = self._cap_width() + CAP_GAP if self._key else 0
        return QSize(hint.width() + room, hint.height())

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        if not (self._key and self.shows_key):
            super().paintEvent(event)
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButtonBevel, option)
        width = self._cap_width()
        text_width = self.fontMetrics().horizontalAdvance(option.text.replace("&&", "&"))
        shift = width + CAP_GAP
        right = self.layoutDirection() == Qt.LayoutDirection.LeftToRight
        option.rect = (
            self.rect().adjusted(0, 0, -shift, 0) if right else self.rect().adjusted(shift, 0, 0, 0)
        )
        painter.drawControl(QStyle.ControlElement.CE_PushButtonLabel, option)
        middle = option.rect.center().x()
        left = middle + text_width // 2 + CAP_GAP if right else middle - text_width // 2 - shift
        self._draw_cap(painter, left, width)

    def _draw_cap(self, painter: QPainter, left: int, width: int) -> None:
        font = self._cap_font()
        height = QFontMetrics(font).height() + 2
        cap = QRectF(left + 0.5, (self.height() - height) / 2 + 0.5, width - 1, height - 1)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = self.palette().buttonText().color()
        painter.setPen(QPen(ink, 1))
        painter.drawRoundedRect(cap, 4, 4)
        painter.setFont(font)
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self._key)

    def _cap_font(self) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * 0.92)
        font.setWeight(QFont.Weight.Normal)
        return font

    def _cap_width(self) -> int:
        return QFontMetrics(self._cap_font()).horizontalAdvance(self._key) + 2 * CAP_GAP
