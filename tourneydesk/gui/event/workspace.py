"""The workspace of an open event: sidebar, page, details panel and status bar."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QPushButton, QWidget

from tourneydesk.desk.players import players_without_age
from tourneydesk.desk.ring_repairs import RingRepair
from tourneydesk.gui.details.panel import DetailsPanel
from tourneydesk.gui.details.records import LargeCard
from tourneydesk.gui.event.cards import BackupCard, ChangedBar, FileCard, RepairNote, place_question
from tourneydesk.gui.event.moments import MomentCard
from tourneydesk.gui.event.page_names import PageKey, PageName
from tourneydesk.gui.event.pages import Page, PageArea, Pages
from tourneydesk.gui.event.sharing import Following
from tourneydesk.gui.event.sidebar import Columns, Sidebar
from tourneydesk.gui.event.status_bar import StatusBar
from tourneydesk.gui.pages.display_page import DisplayPage
from tourneydesk.gui.pages.draft_page import DraftPage
from tourneydesk.gui.pages.event_page import EventPage
from tourneydesk.gui.pages.history_page import HistoryPage
from tourneydesk.gui.pages.page import Requests
from tourneydesk.gui.pages.players_page import PlayersPage
from tourneydesk.gui.pages.repair_work import RepairWork
from tourneydesk.gui.pages.repairs_page import RepairPage
from tourneydesk.gui.pages.ring_page import RingPanel
from tourneydesk.gui.projector.projector import Projector
from tourneydesk.gui.session.next_round import NextRound
from tourneydesk.gui.session.paper_trail import CHANGED, PaperTrail
from tourneydesk.gui.session.qt_session import QtSession, copy_trouble_text, show_message
from tourneydesk.gui.widgets.file_dialogs import folder_for_pages
from tourneydesk.gui.widgets.layouts import column_of
from tourneydesk.gui.widgets.question_card import Question
from tourneydesk.present import messages
from tourneydesk.present.projector.page import Kind

if TYPE_CHECKING:
    from tourneydesk.gui.pages.papers_page import PapersPage, SectionPapers
    from tourneydesk.gui.pages.prizes_page import PrizesPage
    from tourneydesk.gui.pages.standings_page import StandingsPage

NO_DETAILS = (PageName.EVENT, PageName.DISPLAY, PageName.PAPERS)
"""The pages on which nothing can be selected that the details are about."""


class Workspace(QWidget):
    """Redraws the event after each change; only the visible page computes anything."""

    def __init__(
        self, session: QtSession, parent: QWidget | None = None, *, in_day: bool = False
    ) -> None:
        # Every widget gets its parent at construction, outermost first: when Qt reparents a widget,
        # it processes all of its children again.
        super().__init__(parent)
        self._columns = Columns(self)
        area = PageArea(self._columns.center)
        self.page_area = area
        self.session = session
        self.details_panel = DetailsPanel(session)
        self.sidebar = Sidebar(session)
        self.next_round = NextRound(session, self)
        self.repair_work = RepairWork(session)
        self.trail = PaperTrail(session)
        self.projector = Projector(session, self)
        self.requests = Requests(self)
        self._pages = pages = Pages(
            area.viewport(),
            session,
            self.details_panel,
            self.next_round,
            self.repair_work,
            self.projector,
            self.trail,
            self.requests,
            in_day=in_day,
        )
        area.set_pages(pages)
        self.round = pages.round
        self.ring = RingPanel(session, self.round) if session.format.ring_kinds else None
        self.repair_note = RepairNote(session, self.repair_work)
        self.file_card = FileCard(session)
        self.backup_card = BackupCard(session)
        self.status_bar = StatusBar(session, self.next_round, self.projector)
        self.following = Following(session, self)
        self.other_desks, self.desk_card = self.following.other_desks, self.following.card
        self.continue_requested = self.desk_card.continue_requested
        self.join_requested = self.desk_card.join_requested
        self.following.changed.connect(self.refresh)
        self.moments = MomentCard(session)
        self.moments.display_requested.connect(self.show_on_display)
        self.projector.timer.ticked.connect(self._show_clock)
        self._show_clock()
        pages.card_closed.connect(lambda: self.go_to(self._page))
        pages.left.connect(self._back)
        self.tried = pages.tried
        pages.turned.connect(self._place_question)
        self.requests.table.connect(self.go_to_round_table)
        self.requests.papers.connect(self._show_papers)
        self.requests.paper_of.connect(self._show_paper_of)
        self.requests.display.connect(self.show_on_display)
        self.requests.prizes.connect(self._show_prizes)
        self.requests.export.connect(self.export_pages)
        self.requests.deciding_game.connect(self.status_bar.do_next)
        self.details_panel.large_requested.connect(self._show_large)
        self.details_panel.slip_requested.connect(self.print_slip)
        self.round.slip_requested.connect(self._show_slip)
        self.round.round_requested.connect(self.go_to)
        self.round.ring_repair_requested.connect(self.repair_ring)
        self.changed_bar = ChangedBar(self.trail)
        self.changed_bar.reprint_requested.connect(self.print_changed)
        self._page: PageKey = PageName.PLAYERS
        self.sidebar.chosen.connect(self._show)
        self.repair_note.repair_requested.connect(self.repair_round)
        self.repair_work.done.connect(self.go_to)
        self.next_round.posted.connect(self.go_to)
        self.next_round.posted.connect(self.status_bar.offer_pairings)
        self.status_bar.print_requested.connect(lambda: self._show_papers("tables"))
        self.status_bar.display_requested.connect(self.projector.toggle)
        self.status_bar.missing_requested.connect(self.go_to_missing)
        self.status_bar.advice_requested.connect(self.show_advice)
        self.status_bar.age_requested.connect(self.go_to_age)
        self.status_bar.standings_requested.connect(lambda: self.go_to(PageName.STANDINGS))
        # A method, because Qt holds it weakly. A function would keep the whole page and its event
        # alive: the sender belongs to the page and is not a widget that Qt destroys.
        self.next_round.ready.connect(self._go_to_draft)
        self.next_round.changed.connect(self._show_draft)
        session.changed.connect(self.refresh)
        self._lay_out()
        if session.session.address:
            self.following.follow()
        beside = self.sidebar.layout()
        if beside is not None:
            beside.addWidget(self.moments)

    @property
    def page(self) -> PageKey:
        """The key of the visible page."""
        return self._page

    @property
    def current_round(self) -> PageKey:
        """The page of the latest posted round, or the players page before round 1."""
        return len(self.session.event.rounds) or PageName.PLAYERS

    @property
    def event_(self) -> EventPage:
        return self._pages.event_

    @property
    def players(self) -> PlayersPage:
        return self._pages.players

    @property
    def draft(self) -> DraftPage:
        return self._pages.draft

    @property
    def repair(self) -> RepairPage:
        return self._pages.repair

    @property
    def standings(self) -> "StandingsPage":
        return self._pages.standings

    @property
    def prizes(self) -> "PrizesPage":
        return self._pages.prizes

    @property
    def display(self) -> DisplayPage:
        return self._pages.display

    @property
    def history(self) -> HistoryPage:
        return self._pages.history

    @property
    def large(self) -> LargeCard:
        return self._pages.large

    @property
    def papers(self) -> "PapersPage":
        return self._pages.papers

    @property
    def busy(self) -> bool:
        """Whether what is shown is still being computed or rendered, or is about to be."""
        return (
            self._pages.busy
            or self.trail.busy
            or self.details_panel.busy
            or self.repair_work.checking
        )

    @property
    def trying(self) -> bool:
        """Whether results are tried that are not recorded."""
        return self._pages.trying

    def add_note(self, note: QWidget) -> None:
        """Shows a note below every page."""
        self._center_column.addWidget(note)

    def print_with(self, sections: "Callable[[], Sequence[SectionPapers]]") -> None:
        """Offers papers of all these sections of the day."""
        self._pages.sections_of_day = sections

    def _show_prizes(self) -> None:
        self.go_to(PageName.PRIZES)

    def _go_to_draft(self) -> None:
        self.go_to(PageName.DRAFT)

    def enter(self) -> None:
        """Opens the page for the current stage of the day and gives it the focus."""
        self.projector.begin()
        if self.session.outlook.status == "finished":
            self.go_to(PageName.STANDINGS)
        else:
            self.go_to(self.current_round)

    def go_to(self, page: PageKey) -> None:
        """Shows a page and gives it the focus."""
        self.sidebar.blockSignals(True)  # shown once, below
        self.sidebar.choose(page)
        self.sidebar.blockSignals(False)
        self._show(page)
        self._current().enter()

    def answer_question(self) -> None:
        """Moves the focus to the first answer of what is being asked."""
        for question in self._questions:
            if question.isVisible():
                question.take_focus()
                return

    @property
    def asking(self) -> bool:
        """Whether a card asks something that can be answered."""
        return any(not question.isHidden() for question in self._questions)

    @property
    def _questions(self) -> tuple[Question, ...]:
        return self.other_desks.question, self.status_bar.question

    def leave(self) -> None:
        """Releases the event and its file."""
        self.following.leave()
        self.projector.leave()
        self.status_bar.leave()
        self.next_round.leave()
        self.repair_work.leave()
        self._pages.leave()
        self.details_panel.leave()
        self.trail.leave()
        self.session.close()
        show_message(copy_trouble_text(self.session))

    def refresh(self) -> None:
        """Redraws the event; leaves a page that no longer exists."""
        self.sidebar.refresh()
        page, rounds = self._page, len(self.session.event.rounds)
        gone = not rounds if page == PageName.REPAIR else isinstance(page, int) and page > rounds
        if gone:
            self.go_to(self.current_round)
        else:
            self._current().refresh()
            self._refresh_ring()
        self.status_bar.page_has_main_button = _has_main_button(self._current())
        self.status_bar.refresh()

    def repair_round(self) -> None:
        """Shows the repairs available for the latest posted round."""
        rounds = len(self.session.event.rounds)
        if not rounds:
            self.session.message.emit(messages.text("repair-no-round"), "attention")
            return
        if why := self.session.why_not_here("decide"):
            self.session.message.emit(why, "attention")
            return
        self.sidebar.choose(rounds)
        self._show(PageName.REPAIR)
        self.repair.enter()

    def repair_ring(self, repair: RingRepair) -> None:
        """Previews a repair of the ring, ready to be applied."""
        self.repair_round()
        self.repair.ring.propose(repair)

    def show_ring(self) -> None:
        """Toggles between the ring of a Dual Ring and the list of games."""
        rounds = len(self.session.event.rounds)
        if self.ring is None or not rounds:
            return
        if self._page != rounds:
            self.go_to(rounds)
        self.ring.toggle()

    def print_packet(self) -> None:
        """Shows the papers of the current round; on the papers page, prints the selection."""
        if self._page == PageName.PAPERS:
            self.papers.print_chosen()
        else:
            self._show_papers("packet" if self.session.event.rounds else "check-in")

    def print_changed(self) -> None:
        """Shows the papers that changed since they were printed; called again, prints them."""
        if not self.trail.changed:
            self.session.message.emit(messages.text("papers-nothing-changed"), "quiet")
        elif self._page == PageName.PAPERS and self.papers.key == CHANGED:
            self.papers.print_chosen()
        else:
            self._show_papers(CHANGED)

    def _show_slip(self, table: int) -> None:
        """Shows the slip of a table of the visible round, ready to print."""
        number = self.round.number
        self._show_papers("slips")
        self.papers.options.choose_table(number, table)

    def _show_papers(self, key: str) -> None:
        self.go_to(PageName.PAPERS)
        self.papers.choose(key)

    def _show_paper_of(self, key: str, player: int | None) -> None:
        self._show_papers(key)
        self.papers.options.players.setText("" if player is None else str(player))

    def go_to_table(self) -> None:
        """Moves the focus to the table finder of the current round."""
        rounds = len(self.session.event.rounds)
        if self._page == PageName.DRAFT:
            self.draft.focus_finder()
            return
        if not rounds:
            return
        if not isinstance(self._page, int):
            self.go_to(rounds)
        self.round.focus_finder()

    def go_to_round_table(self, posted: int, table: int) -> None:
        """Shows a table of a round."""
        self.go_to(posted)
        if table:
            self.round.tables.choose(table)

    def show_on_display(self, kind: Kind) -> None:
        """Shows the audience the page of this kind, and turns the projector on for it."""
        self.projector.slideshow.show_kind(kind)
        self.projector.show()

    def export_pages(self) -> None:
        """Copies the web pages into a folder that the user chooses, from now on."""
        folder = folder_for_pages(self, Path.home())
        if folder is not None:
            self.projector.copy.choose(folder)

    def go_to_missing(self) -> None:
        """Selects the next table without a result in the first round that has one."""
        rounds = self.session.event.rounds
        number = next((posted.number for posted in rounds if posted.missing), 0)
        if not number:
            return
        if self._page == number:
            self.round.go_to_next_missing()
        else:
            self.go_to(number)

    def go_to_age(self) -> None:
        """Puts the cursor into the age of the first player who is paired only with one."""
        if missing := players_without_age(self.session.event):
            self.go_to(PageName.PLAYERS)
            self.players.enter_age(missing[0])

    def show_advice(self) -> None:
        """Opens the details panel with all advice."""
        self.details_panel.set_open(True)
        self.details_panel.clear()

    @property
    def undo_name(self) -> str:
        """What undo would revert: in the draft while that is visible, otherwise in the event."""
        inside = self.next_round.undo_name if self._page == PageName.DRAFT else ""
        return inside or self.session.undo_name

    @property
    def redo_name(self) -> str:
        inside = self.next_round.redo_name if self._page == PageName.DRAFT else ""
        return inside or self.session.redo_name

    def undo(self) -> None:
        """Undoes one step: in the draft as long as it has steps, then in the event."""
        if self._page == PageName.DRAFT and self.next_round.undo_name:
            self.next_round.undo()
        else:
            self.status_bar.reopening.undo()

    def redo(self) -> None:
        if self._page == PageName.DRAFT and self.next_round.redo_name:
            self.next_round.redo()
        else:
            self.session.redo()

    def _back(self) -> None:
        """Leaves the draft for the page of the current stage of the day."""
        self.go_to(self.current_round)

    def _show_draft(self) -> None:
        """Lists the draft in the sidebar while there is one; otherwise leaves its page."""
        draft = self.next_round.draft
        drafted = draft.round_number if draft is not None else 0
        if drafted != self.sidebar.drafted:
            self.sidebar.drafted = drafted
            self.sidebar.refresh()
        if draft is None and self._page == PageName.DRAFT:
            self._back()

    def _show(self, page: PageKey) -> None:
        if page != self._page:
            self.status_bar.page_opened()
        self._page = page
        self.repair_note.offer(page != PageName.REPAIR)
        self.moments.show_page(page == PageName.STANDINGS)
        self.details_panel.offer(page not in NO_DETAILS)
        self._pages.setCurrentWidget(self._current())
        if isinstance(page, int):
            self.round.show_round(page)
            self._refresh_ring()
        else:
            if page not in (PageName.REPAIR, PageName.DRAFT, PageName.PLAYERS):
                self.details_panel.clear()
            self._current().refresh()
        self._place_question()
        self.status_bar.page_has_main_button = _has_main_button(self._current())
        self.status_bar.at_standings = page == PageName.STANDINGS
        self.status_bar.offer_preview(page != PageName.DRAFT)

    def _place_question(self) -> None:
        for question in self._questions:
            place_question(question, self._current(), self._center_column)

    def _show_large(self, players: tuple[int, ...]) -> None:
        self._pages.setCurrentWidget(self.large)
        self.details_panel.offer(False)
        self.large.show_players(players)

    def print_slip(self, number: int, table: int) -> None:
        """Shows the result slip of a table of this round, ready to print."""
        self._show_papers("slips")
        options = self.papers.options
        options.round.setCurrentIndex(options.round.findData(number))
        options.tables.setText(str(table))
        options.changed.emit()

    def _show_clock(self) -> None:
        self.status_bar.show_clock(*self.projector.timer.status_text())

    def _refresh_ring(self) -> None:
        if self.ring is not None:
            self.ring.refresh()

    def _current(self) -> "Page | PapersPage | PrizesPage | StandingsPage":
        return self._pages.page_for(self._page)

    def _lay_out(self) -> None:
        self._center_column = column_of(
            self.status_bar.question,
            self.other_desks.question,
            (self.page_area, 1),
            self.changed_bar,
            self.repair_note,
            self.backup_card,
            self.following.concern_card,
            self.desk_card,
            self.file_card,
            on=self._columns.center,
            margins=0,
            spacing=0,
        )
        self._columns.lay_out(self.sidebar, self.details_panel)
        column_of((self._columns, 1), self.status_bar, on=self, margins=0, spacing=0)


def _has_main_button(page: QWidget) -> bool:
    """Whether a filled button is shown on a page."""
    buttons = page.findChildren(QPushButton)
    return any(one.property("look") == "next" and one.isVisibleTo(page) for one in buttons)
