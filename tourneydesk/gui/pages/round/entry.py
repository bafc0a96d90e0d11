"""The entry widget for each kind of result."""

from PySide6.QtWidgets import QWidget

from tourneydesk.core.results import BoardResult, MatchResult, Result
from tourneydesk.gui.pages.round.match_entry import MatchEntry
from tourneydesk.gui.pages.round.sheet_entry import SheetEntry
from tourneydesk.gui.pages.round.sheets import BOARD, SCORES


def entry_for(result: type[Result], host: QWidget) -> MatchEntry | SheetEntry:
    """One key for a table of two; fields for each seat of a larger table, in the list ``host``."""
    if result is MatchResult:
        return MatchEntry(host)
    return SheetEntry(BOARD if result is BoardResult else SCORES, host)
