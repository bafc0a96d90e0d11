"""What identifies the pages of an event."""

from enum import StrEnum


class PageName(StrEnum):
    """The pages that exist once per event; `REPAIR` is not in the sidebar."""

    EVENT = "event"
    PLAYERS = "players"
    DRAFT = "draft"
    REPAIR = "repair"
    STANDINGS = "standings"
    PRIZES = "prizes"
    PAPERS = "papers"
    DISPLAY = "display"
    HISTORY = "history"


PageKey = PageName | int
"""What identifies a page of an event: its name or, for the page of a round, the round's number."""
