"""A pick list in which each choice has a sentence below it."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QComboBox, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from tourneydesk.gui.widgets.text_widgets import ChoiceBox
from tourneydesk.gui.widgets.theme.look import color

Index = QModelIndex | QPersistentModelIndex
HELP_ROLE = Qt.ItemDataRole.AccessibleDescriptionRole
SIDE, GAP = 10, 6
"""Pixels beside a choice, and above and below it."""
FEWEST_LETTERS = 12


class ExplainedChoices(ChoiceBox):
    """The open list shows the sentences; a choice that is too long does not widen the form."""

    def __init__(self, choices: Sequence[tuple[str, str]]) -> None:
        """The choices, each with its sentence, which may be empty."""
        super().__init__()
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(FEWEST_LETTERS)
        for at, (name, sentence) in enumerate(choices):
            self.addItem(name)
            self.setItemData(at, sentence, HELP_ROLE)
        self.setItemDelegate(_Delegate(self))


class _Delegate(QStyledItemDelegate):
    """Paints a choice and, below it, its sentence."""

    def __init__(self, box: ExplainedChoices) -> None:
        super().__init__(box)
        self._box = box

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        width = self._box.width()
        parts = self._parts(option, index, QRect(0, 0, width, 0))
        return QSize(width, max(part.bottom() for part in parts) + 1 + GAP)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        name, sentence = self._parts(option, index, option.rect)
        painter.save()
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.fillRect(option.rect, QColor(color("chosen" if chosen else "card")))
        painter.setPen(QColor(color("text" if chosen else "quiet")))
        wrap = Qt.TextFlag.TextWordWrap
        painter.drawText(sentence, wrap, str(index.data(HELP_ROLE) or ""))
        painter.setPen(QColor(color("text")))
        painter.setFont(_name_font(option))
        painter.drawText(name, wrap, str(index.data()))
        painter.restore()

    def _parts(
        self, option: QStyleOptionViewItem, index: Index, rect: QRect
    ) -> tuple[QRect, QRect]:
        """Where the name and the sentence are."""
        space = QRect(rect.left() + SIDE, rect.top() + GAP, rect.width() - 2 * SIDE, 9999)
        wrap = Qt.TextFlag.TextWordWrap
        name_metrics = QFontMetrics(_name_font(option))
        name = name_metrics.boundingRect(space, wrap, str(index.data()))
        below = space.translated(0, name.height())
        sentence = str(index.data(HELP_ROLE) or "")
        shown = option.fontMetrics.boundingRect(below, wrap, sentence) if sentence else name
        return name, shown


def _name_font(option: QStyleOptionViewItem) -> QFont:
    font = QFont(option.font)
    font.setWeight(QFont.Weight.DemiBold)
    return font
