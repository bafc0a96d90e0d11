"""Scroll areas settle, whatever their content wants."""

import ast
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget
from pytestqt.qtbot import QtBot

import tourneydesk.gui
from tests.patience import MILLISECONDS
from tourneydesk.gui.widgets.layouts import ScrollArea


class Restless(QWidget):
    """Wants another height each time that it is asked, as a text whose lines break anew does."""

    def __init__(self) -> None:
        super().__init__()
        self.resizes = 0
        self._turn = 0
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        self._turn += 1
        return 150 + self._turn

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(20, 20)

    def resizeEvent(self, event: object) -> None:  # noqa: N802
        self.resizes += 1
        assert self.resizes < 100, "the area resizes its content for ever"


def test_content_whose_height_changes_with_every_look_is_resized_a_few_times(
    qtbot: QtBot, dressed: QApplication
) -> None:
    area, inside = ScrollArea(), Restless()
    qtbot.addWidget(area)
    area.setWidgetResizable(True)
    area.setWidget(inside)
    with qtbot.waitExposed(area, timeout=MILLISECONDS):
        area.show()
    for height in (100, 149, 150, 151, 300):
        area.resize(200, height)
        QApplication.processEvents()
    assert 0 < inside.resizes < 50
    assert area.widget().width() <= area.viewport().width()


def test_the_window_uses_no_other_scroll_area() -> None:
    folder = Path(tourneydesk.gui.__file__).parent
    named = {
        path.name
        for path in folder.rglob("*.py")
        if "QScrollArea" in (source := path.read_text(encoding="utf-8"))
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.alias) and node.name == "QScrollArea"
    }
    assert named == {"layouts.py"}
