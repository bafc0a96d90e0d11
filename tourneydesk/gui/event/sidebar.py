"""The sidebar at the left: the event's pages in the order of the day."""

from enum import StrEnum

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame

from tourneydesk.core.event import Event
from tourneydesk.core.field import active
from tourneydesk.core.format import Outlook
from tourneydesk.formats import format_of
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.user_data.practice_folder import mark_of
from tourneydesk.gui.widgets.layout.boxes import Space, column_of
from tourneydesk.gui.widgets.table_view import Column, Row, TableModel, TableView
from tourneydesk.gui.widgets.text_widgets import label, shortened, show_text
from tourneydesk.present import messages
from tourneydesk.present.messages import text


class PageName(StrEnum):
    """The pages that exist once per event; `REPAIR` is not in the sidebar."""

    EVENT = "event"
    PLAYERS = "players"
    DRAFT = "draft"
    REPAIR = "repair"
    STANDINGS = "standings"
    PAPERS = "papers"
    DISPLAY = "display"
    HISTORY = "history"


PageKey = PageName | int
"""What identifies a page of an event: its name or, for the page of a round, the round's number."""


class Sidebar(QFrame):
    """The event's name, format and pages; ``chosen`` requests the page to show."""

    chosen = Signal(object)
    """The key of the newly selected page, a `PageKey`."""

    def __init__(self, session: QtSession) -> None:
        super().__init__()
        self.setProperty("look", "side")
        self._session = session
        self.drafted = 0
        self._name = label("", "strong", wraps=True)
        format_name = label(text("format-name", session.format.key), "quiet", wraps=True)
        self._mark = label("", "quiet", wraps=True)
        columns = (Column(""), Column("", wide=True), Column("", "number"))
        self.pages: TableView[PageKey] = TableView(
            TableModel(columns), messages.text("window-stages"), heads=False, look="rail"
        )
        self.pages.chosen.connect(self.chosen)
        column_of(
            self._name,
            format_name,
            self._mark,
            Space(pixels=8),
            (self.pages, 1),
            on=self,
            margins=(12, 16, 12, 8),
            spacing=4,
        )
        self.refresh()

    def refresh(self) -> None:
        """Shows the pages for the event's current state."""
        show_text(self._name, shortened(self._session.event.name))
        mark = mark_of(self._session.path)
        show_text(self._mark, messages.text(f"safety-marks-{mark}") if mark is not None else "")
        self._mark.setVisible(mark is not None)
        rows = sidebar_rows(self._session.event, self._session.outlook, self.drafted)
        self.pages.show_rows(rows)
        self.pages.clearSpans()
        for at, line in enumerate(rows):
            # A page without a number still reserves the space for one.
            if not line.cells[2]:
                self.pages.setSpan(at, 1, 1, 2)

    def choose(self, page: PageKey) -> None:
        self.pages.choose(page)


def sidebar_rows(event: Event, outlook: Outlook, drafted: int = 0) -> list[Row[PageKey]]:
    """The sidebar's entries, with a check mark when done, a dot for the current one, and a count.
    The draft of round ``drafted``, if there is one, follows the rounds.
    """
    in_play = len(active(event, format_of(event).leavings(event)))
    figure = str(in_play) if in_play == len(event.entered) else f"{in_play}/{len(event.entered)}"
    over = outlook.status == "finished"
    rows: list[Row[PageKey]] = [Row(PageName.EVENT, ("", messages.text("event-stage"), ""))]
    rows.append(
        Row(PageName.PLAYERS, (_sign(bool(event.rounds)), messages.text("window-players"), figure))
    )
    for posted in event.rounds:
        count = sum(not table.void for table in posted.tables)
        is_open = any(one.round == posted.number for one in event.open_items)
        done = not posted.missing and not is_open
        figure = str(count) if not posted.missing else f"{count - len(posted.missing)}/{count}"
        rows.append(
            Row(
                posted.number,
                (_sign(done), messages.text("window-round", round=posted.number), figure),
            )
        )
    if drafted:
        rows.append(Row(PageName.DRAFT, (_sign(False), messages.text("draft-page"), "")))
    rows.append(
        Row(
            PageName.STANDINGS, (_sign(over) if over else "", messages.text("window-standings"), "")
        )
    )
    rows.append(Row(PageName.PAPERS, ("", messages.text("papers-page"), "")))
    rows.append(Row(PageName.DISPLAY, ("", messages.text("display-page"), "")))
    rows.append(Row(PageName.HISTORY, ("", messages.text("history-page"), "")))
    return rows


def _sign(done: bool) -> str:
    return messages.text("window-sign-done") if done else messages.text("window-sign-now")
