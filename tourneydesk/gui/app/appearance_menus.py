"""The menus for theme and text size, under View."""

from collections.abc import Callable, Hashable, Sequence
from typing import TypeVar, get_args

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from tourneydesk.gui.user_data.appearance import TEXT_SIZES, Theme, text_size, theme
from tourneydesk.present import messages

K = TypeVar("K", bound=Hashable)


def add_appearance_menus(
    under: QMenu, theme_chosen: Callable[[Theme], None], size_chosen: Callable[[int], None]
) -> tuple[QMenu, QMenu]:
    """Adds both menus to another; the functions are called with what the user chooses."""
    themes = [(key, messages.text(f"window-theme-{key or 'system'}")) for key in get_args(Theme)]
    sizes = [(size, messages.text("window-text-size", percent=size)) for size in TEXT_SIZES]
    return (
        _choices(under, messages.text("window-theme"), themes, theme(), theme_chosen),
        _choices(under, messages.text("window-text-sizes"), sizes, text_size(), size_chosen),
    )


def _choices(
    under: QMenu,
    title: str,
    choices: Sequence[tuple[K, str]],
    current: K,
    chosen: Callable[[K], None],
) -> QMenu:
    menu = under.addMenu(title)
    group = QActionGroup(menu)
    for key, text in choices:
        action = QAction(text, menu)
        action.setCheckable(True)
        action.setChecked(key == current)
        action.triggered.connect(lambda _=False, key=key: chosen(key))
        group.addAction(action)
        menu.addAction(action)
    return menu
