"""The list to tick and to order, by mouse."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.patience import MILLISECONDS
from tourneydesk.gui.forms.tick_list import GAP, TickList


@pytest.fixture
def ticks(qtbot: QtBot, dressed: QApplication) -> TickList:
    made = TickList({"a": "Alpha", "b": "Beta", "c": "Gamma"}, {"b": "The second of all. " * 9})
    qtbot.addWidget(made)
    made.resize(240, 200)
    made.show_keys(["c", "a"])
    with qtbot.waitExposed(made, timeout=MILLISECONDS):
        made.show()
    return made


def names(ticks: TickList) -> list[str]:
    return [ticks.item(row).text() for row in range(ticks.count())]


def test_the_ticked_entries_come_first_when_shown(ticks: TickList) -> None:
    assert ticks.keys == ["c", "a"]
    assert names(ticks) == ["Gamma", "Alpha", "Beta"]
    assert [ticks.number_of(row) for row in range(3)] == [1, 2, 0]


def test_a_click_on_the_box_ticks_and_a_click_on_the_name_selects(
    qtbot: QtBot, ticks: TickList
) -> None:
    row = ticks.visualItemRect(ticks.item(2))
    side = ticks.fontMetrics().height() * 8 // 9
    box = QPoint(row.left() + 2 * GAP + side + side // 2, row.center().y())
    with qtbot.waitSignal(ticks.changed, timeout=MILLISECONDS):
        QTest.mouseClick(ticks.viewport(), Qt.MouseButton.LeftButton, pos=box)
    assert ticks.keys == ["c", "a", "b"]
    assert names(ticks) == ["Gamma", "Alpha", "Beta"], "no row moves by itself"
    with qtbot.assertNotEmitted(ticks.changed):
        QTest.mouseClick(
            ticks.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(200, row.center().y())
        )
    assert ticks.currentRow() == 2


def test_a_row_that_is_dragged_changes_the_order(qtbot: QtBot, ticks: TickList) -> None:
    with qtbot.waitSignal(ticks.changed, timeout=MILLISECONDS):
        # What Qt does when the row is dropped.
        ticks.model().moveRow(ticks.rootIndex(), 1, ticks.rootIndex(), 0)
    assert ticks.keys == ["a", "c"]


def test_a_ticked_entry_shows_its_sentence_whole_and_the_list_grows(ticks: TickList) -> None:
    before = ticks.height()
    ticks.toggle(2)
    QApplication.processEvents()
    line = ticks.fontMetrics().height()
    assert ticks.height() >= before + 3 * line
    assert ticks.verticalScrollBar().maximum() == 0
