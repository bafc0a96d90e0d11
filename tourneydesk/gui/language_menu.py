"""The menu of languages, under View."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from tourneydesk.gui import words
from tourneydesk.gui.language import choice, choices
from tourneydesk.gui.sheet_entry import SheetEntry

if TYPE_CHECKING:
    from tourneydesk.gui.window import Window


def add_language_menu(under: QMenu, chosen: Callable[[str], None]) -> QMenu:
    """Adds the menu to another; ``chosen`` is told the key of the language that is wanted."""
    menu = under.addMenu(words.LANGUAGE_MENU)
    group = QActionGroup(menu)
    for key, name in choices().items():
        action = QAction(name, menu)
        action.setCheckable(True)
        action.setChecked(key == choice())
        action.setData(key)
        group.addAction(action)
        menu.addAction(action)
    group.triggered.connect(lambda action: chosen(action.data()))
    return menu


def why_later(window: Window) -> str:
    """Why the language can only change at the next start: another window, in its place, would
    begin with nothing of what is half done. Empty where nothing would be lost.
    """
    room = window.room
    if room is not None and room.drafting.draft is not None:
        return words.LANGUAGE_LATER
    # These pages are made when they are first wanted.
    pages = (vars(window).get("new"), vars(window.ways_back).get("rebuild"))
    entry = room.round.entry if room is not None else None
    typed = isinstance(entry, SheetEntry) and entry.begun
    if typed or any(page is not None and page.begun for page in pages):
        return words.LANGUAGE_LATER_BEGUN
    return ""
