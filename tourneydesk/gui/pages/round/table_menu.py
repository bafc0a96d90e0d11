"""What can be done with a table of a round, by a right click or the menu key."""

from dataclasses import dataclass

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from tourneydesk.core.event import Event, Table
from tourneydesk.desk.rounds import can_clear
from tourneydesk.gui.pages.round.match_entry import MatchEntry
from tourneydesk.gui.pages.round.sheet_entry import SheetEntry
from tourneydesk.gui.widgets.actions import Does
from tourneydesk.gui.widgets.text_widgets import escaped, tip
from tourneydesk.present import messages


@dataclass(frozen=True, slots=True)
class TableMenu:
    """What the entries of the menu do."""

    correct: Does
    take_back: Does
    show_why: Does
    print_slip: Does

    def fill(  # the state of the page
        self,
        menu: QMenu,
        event: Event,
        round_number: int,
        table: Table,
        entry: MatchEntry | SheetEntry,
        why_not: str,
        *,
        why_shown: bool,
    ) -> None:
        """Adds the actions for a table. ``why_not`` is why this desk may record nothing;
        ``why_shown``: the details panel is open already.
        """
        menu.setToolTipsVisible(True)
        cleared = can_clear(event, round_number, table.number)
        _add(menu, "round-menu-change", self.correct, can=not table.void, why_not=why_not)
        can = table.result is not None and bool(cleared)
        _add(menu, "round-menu-clear", self.take_back, can=can, why_not=why_not)
        if isinstance(entry, MatchEntry) and not table.void:
            no_shows = menu.addMenu(messages.text("round-menu-no-show"))
            entry.fill_menu(no_shows)
            _refuse(no_shows.menuAction(), why_not)
        menu.addSeparator()
        _add(menu, "round-menu-why", self.show_why, can=not why_shown)
        _add(menu, "round-menu-slip", self.print_slip)


def _add(menu: QMenu, name: str, does: Does, *, can: bool = True, why_not: str = "") -> None:
    action = menu.addAction(escaped(messages.text(name)))
    action.setEnabled(can)
    _refuse(action, why_not)
    action.triggered.connect(lambda: does())


def _refuse(action: QAction, why_not: str) -> None:
    if why_not:
        action.setEnabled(False)
        tip(action, why_not)
