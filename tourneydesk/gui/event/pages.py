"""The stages of an event, one above the other: each is a place of the rail."""

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QStackedWidget, QWidget

from tourneydesk.gui.details.large_card import LargeCard
from tourneydesk.gui.details.panel import DetailsPanel
from tourneydesk.gui.event.sidebar import PageKey, PageName
from tourneydesk.gui.pages.context import PageContext
from tourneydesk.gui.pages.display.page import DisplayPage
from tourneydesk.gui.pages.draft.page import DraftPage
from tourneydesk.gui.pages.draft.work import DraftWork
from tourneydesk.gui.pages.event.page import EventPage
from tourneydesk.gui.pages.history.page import HistoryPage
from tourneydesk.gui.pages.players.page import PlayersStep
from tourneydesk.gui.pages.repair.page import RepairPage
from tourneydesk.gui.pages.repair.work import RepairWork
from tourneydesk.gui.pages.round.page import RoundPage
from tourneydesk.gui.pages.standings.page import StandingsPage
from tourneydesk.gui.projector.projector import Projector
from tourneydesk.gui.session.paper_trail import PaperTrail
from tourneydesk.gui.session.qt_session import QtSession

if TYPE_CHECKING:
    from tourneydesk.gui.pages.papers.page import PapersPage
Page = (
    EventPage
    | PlayersStep
    | RoundPage
    | DraftPage
    | RepairPage
    | StandingsPage
    | DisplayPage
    | HistoryPage
)


class Pages(QStackedWidget):
    """Holds every stage; which is on show is the room's to say."""

    def __init__(
        self,
        parent: QWidget,
        session: QtSession,
        why: DetailsPanel,
        drafting: DraftWork,
        repair_work: RepairWork,
        projector: Projector,
        trail: PaperTrail,
    ) -> None:
        super().__init__(parent)
        self._session, self._why, self._trail = session, why, trail
        # Inside from the first: Qt styles what is moved into another once more, with all in it.
        context = PageContext(session, why, self)
        self.event_ = EventPage(context)
        self.players = PlayersStep(context)
        self.round = RoundPage(context)
        self.draft = DraftPage(context, drafting)
        self.repair = RepairPage(context, repair_work)
        self.standings = StandingsPage(context)
        self.display = DisplayPage(context, projector)
        self.history = HistoryPage(context)
        self.large = LargeCard(session, self)
        self._places: dict[PageKey, Page] = {
            PageName.EVENT: self.event_,
            PageName.PLAYERS: self.players,
            PageName.REPAIR: self.repair,
            PageName.DRAFT: self.draft,
            PageName.STANDINGS: self.standings,
            PageName.DISPLAY: self.display,
            PageName.HISTORY: self.history,
        }
        for stage in (*self._places.values(), self.round, self.large):
            self.addWidget(stage)

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        """As tall as the stage on show has to be; Qt's own would be as tall as the tallest of all,
        and scroll a list that scrolls itself.
        """
        shown = self.currentWidget()
        return shown.heightForWidth(width) if shown is not None else -1

    @cached_property
    def papers(self) -> "PapersPage":
        """The stage of the papers, made when it is first wanted: what prints takes long to load."""
        from tourneydesk.gui.pages.papers.page import PapersPage

        made = PapersPage(PageContext(self._session, self._why, self), self._trail)
        self.addWidget(made)
        return made

    @property
    def drawing(self) -> bool:
        """Whether papers on show are still being drawn."""
        papers = "papers" in vars(self) and self.papers.busy
        return papers or self.large.cards.busy

    def of(self, key: PageKey) -> "Page | PapersPage":
        """The stage of a key of the rail; every round has the same."""
        return self.papers if key == PageName.PAPERS else self._places.get(key, self.round)

    def leave(self) -> None:
        """What is still being worked out for any of them is not wanted any more."""
        self.event_.leave()
        self.players.leave()
        self.round.leave()
        self.large.leave()
        if "papers" in vars(self):
            self.papers.leave()
