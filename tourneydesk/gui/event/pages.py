"""The pages of an event in a stack, one for each entry of the sidebar."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QSizePolicy, QStackedWidget, QWidget

from tourneydesk.gui.details.panel import DetailsPanel
from tourneydesk.gui.details.records import LargeCard
from tourneydesk.gui.event.page_names import PageKey, PageName
from tourneydesk.gui.pages.display_page import DisplayPage
from tourneydesk.gui.pages.draft_page import DraftPage
from tourneydesk.gui.pages.event_page import EventPage
from tourneydesk.gui.pages.history_page import HistoryPage
from tourneydesk.gui.pages.page import PageContext, Requests
from tourneydesk.gui.pages.players_page import PlayersPage
from tourneydesk.gui.pages.repair_work import RepairWork
from tourneydesk.gui.pages.repairs_page import RepairPage
from tourneydesk.gui.pages.round_page import RoundPage
from tourneydesk.gui.projector.projector import Projector
from tourneydesk.gui.session.next_round import NextRound
from tourneydesk.gui.session.paper_trail import PaperTrail
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.widgets.layouts import ScrollArea

if TYPE_CHECKING:
    from tourneydesk.gui.pages.papers_page import PapersPage, SectionPapers
    from tourneydesk.gui.pages.prizes_page import PrizesPage
    from tourneydesk.gui.pages.standings_page import StandingsPage

Page = EventPage | PlayersPage | RoundPage | DraftPage | RepairPage | DisplayPage | HistoryPage
PageWidget = TypeVar("PageWidget", bound=QWidget)


class Pages(QStackedWidget):
    """Holds every page, creating each on first use; the workspace decides which one is visible."""

    left = Signal()
    """The user leaves the draft or the repairs page."""
    card_closed = Signal()
    turned = Signal()
    """The players page shows a list to import, or the players again."""
    tried = Signal()
    """Results are tried on the standings page, or no more."""

    def __init__(
        self,
        parent: QWidget,
        session: QtSession,
        details_panel: DetailsPanel,
        next_round: NextRound,
        repair_work: RepairWork,
        projector: Projector,
        trail: PaperTrail,
        requests: Requests,
        *,
        in_day: bool = False,
    ) -> None:
        super().__init__(parent)
        self._in_day, self._requests = in_day, requests
        self.sections_of_day: Callable[[], Sequence[SectionPapers]] = lambda: ()
        """All sections of the day, for papers; none for an event by itself."""
        self._session, self._details_panel, self._trail = session, details_panel, trail
        self._next_round, self._repair_work, self._projector = next_round, repair_work, projector
        # Parented from the start: Qt restyles a widget and all its children when it is reparented.
        self.round = RoundPage(self._context)
        self.addWidget(self.round)

    @property
    def _context(self) -> PageContext:
        return PageContext(self._session, self._details_panel, self, self._in_day, self._requests)

    @cached_property
    def event_(self) -> EventPage:
        return self._added(EventPage(self._context))

    @cached_property
    def players(self) -> PlayersPage:
        made = PlayersPage(self._context)
        made.currentChanged.connect(lambda _: self.turned.emit())
        return self._added(made)

    @cached_property
    def draft(self) -> DraftPage:
        made = DraftPage(self._context, self._next_round)
        made.left.connect(self.left)
        return self._added(made)

    @cached_property
    def repair(self) -> RepairPage:
        made = RepairPage(self._context, self._repair_work)
        made.left.connect(self.left)
        return self._added(made)

    @cached_property
    def standings(self) -> StandingsPage:
        from tourneydesk.gui.pages.standings_page import StandingsPage

        made = StandingsPage(self._context)
        made.tried.connect(self.tried)
        return self._added(made)

    @cached_property
    def prizes(self) -> PrizesPage:
        from tourneydesk.gui.pages.prizes_page import PrizesPage

        return self._added(PrizesPage(self._context))

    @cached_property
    def display(self) -> DisplayPage:
        return self._added(DisplayPage(self._context, self._projector))

    @cached_property
    def history(self) -> HistoryPage:
        return self._added(HistoryPage(self._context))

    @cached_property
    def papers(self) -> PapersPage:
        # Imported late too: the printing modules load slowly.
        from tourneydesk.gui.pages.papers_page import PapersPage

        made = PapersPage(self._context, self._trail)
        made.sections_of_day = lambda: self.sections_of_day()
        return self._added(made)

    @cached_property
    def large(self) -> LargeCard:
        made = LargeCard(self._session, self)
        made.closed.connect(self.card_closed)
        return self._added(made)

    def _added(self, page: PageWidget) -> PageWidget:
        self.addWidget(page)
        return page

    @property
    def trying(self) -> bool:
        """Whether results are tried on the standings page."""
        return "standings" in vars(self) and self.standings.trying

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        """The height of the visible page. Qt's own implementation returns that of the tallest page,
        and would scroll a list that scrolls itself.
        """
        shown = self.currentWidget()
        return shown.heightForWidth(width) if shown is not None else -1

    @property
    def busy(self) -> bool:
        """Whether the papers shown are still being rendered."""
        papers = "papers" in vars(self) and self.papers.busy
        return papers or ("large" in vars(self) and self.large.cards.busy)

    def page_for(  # noqa: C901  # by page
        self, key: PageKey
    ) -> Page | PapersPage | PrizesPage | StandingsPage:
        """The page for a sidebar key; all rounds share one page."""
        match key:
            case PageName.EVENT:
                return self.event_
            case PageName.PLAYERS:
                return self.players
            case PageName.REPAIR:
                return self.repair
            case PageName.DRAFT:
                return self.draft
            case PageName.STANDINGS:
                return self.standings
            case PageName.PRIZES:
                return self.prizes
            case PageName.DISPLAY:
                return self.display
            case PageName.HISTORY:
                return self.history
            case PageName.PAPERS:
                return self.papers
            case int():
                return self.round

    def leave(self) -> None:
        """Cancels background work for every page."""
        self.round.leave()
        made = vars(self)
        for name in ("event_", "players", "large", "papers"):
            if name in made:
                made[name].leave()


# Shows one page at a time, scrolled when it does not fit.

MAX_DIGITS = 44
"""Minimum page width in digits; in a small window, a page that needs more is scrolled."""
FITS = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
IGNORED = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)


class PageArea(ScrollArea):
    """Holds the visible page. Hidden pages do not affect its size."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def set_pages(self, pages: QStackedWidget) -> None:
        """Sets the pages."""
        self.pages = pages
        self.setWidget(pages)
        for changed in (pages.currentChanged, pages.widgetAdded):
            changed.connect(lambda _: _size_by_current(pages))
        _size_by_current(pages)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        least = super().minimumSizeHint()
        most = self.fontMetrics().horizontalAdvance("0") * MAX_DIGITS
        return QSize(most, least.height())


def _size_by_current(pages: QStackedWidget) -> None:
    for at in range(pages.count()):
        page = pages.widget(at)
        if page is not None:
            page.setSizePolicy(FITS if at == pages.currentIndex() else IGNORED)
