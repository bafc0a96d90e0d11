"""The prizes page: who would win what now and why, and the prize list to edit."""

from typing import Literal

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from tourneydesk.gui.pages.context import PageContext
from tourneydesk.gui.pages.prizes.editor import PrizeEditor
from tourneydesk.gui.widgets.layout.boxes import page_column
from tourneydesk.gui.widgets.layout.flow_layout import FlowLayout
from tourneydesk.gui.widgets.page_header import PageHeader
from tourneydesk.gui.widgets.page_keys import PageKeys
from tourneydesk.gui.widgets.segments import Segments
from tourneydesk.gui.widgets.table.table_view import TableModel, TableView
from tourneydesk.gui.widgets.text_widgets import button, label, refuse, show_text
from tourneydesk.present.messages import name_of, sentences, text
from tourneydesk.present.prizes import event_awards
from tourneydesk.present.prizes.tables import AwardKey, awards_table
from tourneydesk.present.prizes.words import left_over, money, why_award, won

View = Literal["winners", "list"]


class PrizesPage(PageKeys, QWidget):
    """Computed only while the page is visible."""

    def __init__(self, context: PageContext) -> None:
        super().__init__(context.parent)
        session = self._session = context.session
        self._details_panel = context.details_panel
        self._requests = context.requests
        self.header = PageHeader(text("prizes-page"))
        self.views: Segments[View] = Segments(
            text("prizes-views"),
            [("winners", text("prizes-view-winners")), ("list", text("prizes-view-list"))],
        )
        self.views.chosen.connect(self.show_view)
        self.winners: TableView[AwardKey] = TableView(
            TableModel(awards_table(session.event).columns), text("prizes-view-winners")
        )
        self.winners.wrap_texts()
        self.winners.chosen.connect(self._explain)
        self.left = label("", "quiet", wraps=True)
        self.editor = PrizeEditor(session)
        self.print = button(text("prizes-print"), does=self._print, picture="printer")
        self.show_button = button(text("prizes-show"), does=self._show, picture="monitor")
        self.key_actions = {"keys-prizes-leave": self._leave}
        self.header.add(self.print, self.show_button)
        tools = FlowLayout()
        tools.addWidget(self.views)
        page_column(self, self.header, tools, self.left, (self.winners, 1), (self.editor, 1))

    def enter(self) -> None:
        """Takes the focus; without prizes the list is there to be entered."""
        self.show_view("winners" if self._session.event.prizes else "list")
        if self.views.key == "list":
            self.editor.enter()
        else:
            self.winners.setFocus()
            if self.winners.key is None and self.winners.rows:
                self.winners.choose(self.winners.rows[0].key)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Reached by a click too, a page without prizes shows where to enter them."""
        super().showEvent(event)
        if not event.spontaneous() and not self._session.event.prizes:
            self.views.choose("list")
            self.refresh()

    def show_view(self, view: View) -> None:
        """Shows who wins, or the list."""
        self.views.choose(view)
        self.refresh()
        if view == "list":
            self.editor.enter()

    def refresh(self) -> None:
        """Shows the current prizes and winners."""
        event, view = self._session.event, self.views.key
        offered = event.prizes
        count = len(offered.prizes)
        if offered.total:
            words = text("prizes-total", total=money(offered.total, offered), count=count)
        else:
            words = text("prizes-count", count=count)
        self.header.show_progress(0, 0, words)
        self.winners.setVisible(view == "winners")
        self.left.setVisible(view == "winners")
        self.editor.setVisible(view == "list")
        for action in (self.print, self.show_button):
            action.setEnabled(bool(offered))
        self.show_button.setVisible(self._session.outlook.status == "finished")
        if view == "list":
            refuse(self.editor, self._session.why_not_here("decide"))
            self.editor.refresh()
            return
        show_text(self.left, sentences(*left_over(event)))
        self.winners.show_table(awards_table(event))
        if self.winners.key is not None:
            self._explain(self.winners.key)

    def _explain(self, key: AwardKey) -> None:
        if not self.isVisibleTo(self.window()):
            return
        event = self._session.event
        player, _ = key
        awards = event_awards(event).of(player)
        self._details_panel.show_reasons(
            name_of(event, player),
            " + ".join(won(event, award) for award in awards),
            [why_award(event, award) for award in awards],
        )

    def _leave(self) -> None:
        """Esc: back to the list of the view."""
        (self.winners if self.views.key == "winners" else self.editor.lines).setFocus()

    def _print(self) -> None:
        self._requests.papers.emit("prizes")

    def _show(self) -> None:
        self._requests.display.emit("final")
