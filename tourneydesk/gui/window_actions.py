"""What the menus do, by their words: with event files, in the open event's room, beside it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tourneydesk.gui import words
from tourneydesk.gui.menus import Does
from tourneydesk.gui.paper_ways import paper_actions
from tourneydesk.gui.projector.actions import display_actions
from tourneydesk.gui.room_actions import room_actions
from tourneydesk.gui.ways_back import ask_why_not

if TYPE_CHECKING:
    from tourneydesk.gui.window import Window


def window_actions(window: Window) -> dict[str, Does]:
    """Every action of the menus."""
    return {
        words.NEW_EVENT: window.show_new,
        words.OPEN_EVENT: window.choose_event,
        words.SAVE_AS: window.save_as,
        words.PRACTICE: window.show_practice,
        words.REHEARSE: partial(_rehearse, window),
        words.REBUILD: window.ways_back.rebuild_from_cards,
        words.PROVE: window.copying.prove,
        words.SECOND_FOLDER: window.copying.choose,
        words.NO_SECOND_FOLDER: window.copying.stop,
        words.CLOSE_EVENT: window.show_home,
        words.QUIT: lambda: _quit(window),
        **room_actions(window.in_room),
        **paper_actions(window.in_room),
        **display_actions(window.in_room),
        words.SHOW_WHY: partial(_show_why, window),
        words.ASK_WHY_NOT: partial(_ask_why_not, window),
        words.KEYS: lambda: window.keys.turn(window.menus.all()),
    }


def _rehearse(window: Window) -> None:
    """A copy of the open event; without one, of the event chosen on the home screen."""
    if window.room is not None:
        window.ways_back.rehearse(window.room.desk.path)
    else:
        window.home.rehearse_chosen()


def _quit(window: Window) -> None:
    window.close()


def _show_why(window: Window) -> None:
    shown = window.menus.why.isChecked()
    window.in_room(lambda room: room.why.setVisible(shown))


def _ask_why_not(window: Window) -> None:
    window.menus.why.setChecked(True)
    _show_why(window)
    window.in_room(ask_why_not)
