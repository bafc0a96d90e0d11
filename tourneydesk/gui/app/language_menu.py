"""The language menu, under View."""

from collections.abc import Callable

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from tourneydesk.gui.user_data.language import choice, choices
from tourneydesk.present import messages


def add_language_menu(under: QMenu, chosen: Callable[[str], None]) -> QMenu:
    """Adds the menu to another; ``chosen`` is called with the key of the selected language."""
    menu = under.addMenu(messages.text("language-menu"))
    # Filled on demand: looking up the languages' names would slow startup.
    menu.aboutToShow.connect(lambda: _fill(menu, chosen))
    return menu


def _fill(menu: QMenu, chosen: Callable[[str], None]) -> None:
    if menu.actions():
        return
    group = QActionGroup(menu)
    for key, name in choices().items():
        action = QAction(name, menu)
        action.setCheckable(True)
        action.setChecked(key == choice())
        action.setData(key)
        group.addAction(action)
        menu.addAction(action)
    group.triggered.connect(lambda action: chosen(action.data()))
