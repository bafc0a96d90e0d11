"""The entry widget for each kind of result."""

from tourneydesk.core.results import BoardResult, MatchResult, Result
from tourneydesk.gui.pages.round.match_entry import MatchEntry
from tourneydesk.gui.pages.round.sheet_entry import SheetEntry
from tourneydesk.gui.pages.round.sheets import BOARD, SCORES


def entry_for(result: type[Result]) -> MatchEntry | SheetEntry:
    """One key for a table of two; a row of fields for each seat of a larger table."""
    if result is MatchResult:
        return MatchEntry()
    return SheetEntry(BOARD if result is BoardResult else SCORES)
