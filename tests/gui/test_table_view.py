"""The list of every page: columns as wide as their texts, and texts that wrap."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tourneydesk.gui.widgets.table_view import TableModel, TableView
from tourneydesk.present.table import Column, Row

LONG = " ".join(f"Player {letter}" for letter in "ABCDEFGHIJKLMN")


@pytest.fixture
def view(qtbot: QtBot, dressed: QApplication) -> TableView[int]:
    columns = (Column("R1", "mark"), Column("Effect", wide=True))
    made: TableView[int] = TableView(TableModel(columns), "List")
    qtbot.addWidget(made)
    made.resize(300, 200)
    made.show()
    return made


def test_the_widest_of_short_texts_is_not_cut(view: TableView[int]) -> None:
    results = ("L11", "L12", "L13", "L14", "L15", "W20")
    view.show_rows([Row(at, (result, "")) for at, result in enumerate(results)])
    assert view.columnWidth(0) >= view.fontMetrics().horizontalAdvance("W20") + view.cell_padding


def test_a_text_wraps_where_it_would_be_cut_and_the_list_grows(view: TableView[int]) -> None:
    view.wrap_texts(2)
    view.show_rows([Row(at, ("W20", "")) for at in range(3)])
    usual, height = view.rowHeight(0), view.height()
    view.show_rows([Row(0, ("W20", LONG)), *(Row(at, ("W20", "")) for at in (1, 2))])
    line = view.fontMetrics().height()
    assert view.rowHeight(0) >= 2 * line
    assert view.rowHeight(1) == usual
    assert view.height() == height + view.rowHeight(0) - usual
    view.show_rows([Row(at, ("W20", "")) for at in range(3)])
    assert (view.rowHeight(0), view.height()) == (usual, height)
