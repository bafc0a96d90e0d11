"""Columns and rows contain their items in order, with the widths requested."""

import pytest
from PySide6.QtCore import QMargins, Qt
from PySide6.QtWidgets import QApplication, QBoxLayout, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tourneydesk.gui.widgets.layouts import (
    REST,
    Margins,
    Space,
    column_of,
    form_column,
    inner_column,
    page_column,
    row_of,
)
from tourneydesk.gui.widgets.page_parts import PROGRESS_WIDTH, PageHeader
from tourneydesk.gui.widgets.text_widgets import button


def test_parts_stand_in_their_order_with_their_shares(qtbot: QtBot) -> None:
    whole, first, second, third = QWidget(), QLabel("1"), QLabel("2"), QLabel("3")
    qtbot.addWidget(whole)
    below = Qt.AlignmentFlag.AlignBottom
    inner = row_of(second, REST)
    made = column_of(first, (inner, 2), Space(pixels=5), (third, 0, below), on=whole)
    assert whole.layout() is made
    assert made.direction() == QBoxLayout.Direction.TopToBottom
    assert inner.direction() == QBoxLayout.Direction.LeftToRight
    assert [made.itemAt(at).widget() for at in (0, 3)] == [first, third]
    assert made.itemAt(1).layout() is inner
    assert [made.stretch(at) for at in range(made.count())] == [0, 2, 0, 0]
    assert made.itemAt(2).spacerItem().sizeHint().height() == 5
    assert made.itemAt(3).alignment() == below
    assert (inner.itemAt(0).widget(), inner.stretch(1)) == (second, 1)
    assert second.parent() is whole


@pytest.mark.parametrize(
    ("margins", "kept"), [(7, QMargins(7, 7, 7, 7)), ((1, 2, 3, 4), QMargins(1, 2, 3, 4))]
)
def test_margins_and_spacing_are_those_asked_for(
    qtbot: QtBot, margins: Margins, kept: QMargins
) -> None:
    whole = QWidget()
    qtbot.addWidget(whole)
    made = column_of(on=whole, margins=margins, spacing=3)
    assert (made.contentsMargins(), made.spacing()) == (kept, 3)


def test_what_is_not_asked_for_is_the_styles(qtbot: QtBot) -> None:
    ours, qts = QWidget(), QWidget()
    for widget in (ours, qts):
        qtbot.addWidget(widget)
    made = row_of(on=ours, spacing=None)
    qt = QBoxLayout(QBoxLayout.Direction.LeftToRight, qts)
    assert (made.contentsMargins(), made.spacing()) == (qt.contentsMargins(), qt.spacing())


def test_pages_parts_and_forms_have_margins_of_their_own(qtbot: QtBot) -> None:
    kinds = (page_column, inner_column, form_column)
    widgets = [QWidget() for _ in kinds]
    for widget in widgets:
        qtbot.addWidget(widget)
    made = [kind(widget) for kind, widget in zip(kinds, widgets, strict=True)]
    assert [one.contentsMargins().left() for one in made] == [16, 0, 24]


def test_the_bar_of_a_title_gives_way_before_a_button_wraps(
    qtbot: QtBot, dressed: QApplication
) -> None:
    header = PageHeader("Round 2 (split by strikes)")
    qtbot.addWidget(header)
    header.show_progress(0, 3, "0 of 3 tables reported")
    header.add(button("Print"), button("Show on display"))
    header.resize(1200, 60)
    header.show()
    assert header.bar.width() == PROGRESS_WIDTH
    one_line = header.heightForWidth(1200)
    least = next(width for width in range(300, 1200) if header.heightForWidth(width) == one_line)
    header.resize(least - 30, 60)
    QApplication.processEvents()
    assert header.heightForWidth(least - 30) == one_line
    assert header.bar.width() == PROGRESS_WIDTH - 30
