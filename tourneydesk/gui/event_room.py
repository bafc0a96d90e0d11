"""The room of an open event: rail, stage, card and foot."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter, QStackedWidget, QVBoxLayout, QWidget

from tourneydesk.gui.event_desk import EventDesk
from tourneydesk.gui.event_stage import EventStage
from tourneydesk.gui.foot import Foot
from tourneydesk.gui.players_stage import PlayersStage
from tourneydesk.gui.rail import EVENT, PLAYERS, STANDINGS, Rail
from tourneydesk.gui.round_stage import RoundStage
from tourneydesk.gui.standings_stage import StandingsStage
from tourneydesk.gui.why import WhyCard


class EventRoom(QWidget):
    """Draws the event anew after each change; only the stage on show works anything out."""

    def __init__(self, desk: EventDesk) -> None:
        super().__init__()
        self.desk = desk
        self.why = WhyCard(desk)
        self.rail = Rail(desk)
        self.players = PlayersStage(desk, self.why)
        self.round = RoundStage(desk, self.why)
        self.standings = StandingsStage(desk, self.why)
        self.event_ = EventStage(desk)
        self.foot = Foot(desk)
        self._stages = QStackedWidget()
        for stage in (self.players, self.round, self.standings, self.event_):
            self._stages.addWidget(stage)
        self._stage = PLAYERS
        self.rail.chosen.connect(self._show)
        self.foot.posted.connect(self.go_to)
        self.foot.standings_wanted.connect(lambda: self.go_to(STANDINGS))
        desk.changed.connect(self.refresh)
        self._lay_out()

    @property
    def stage(self) -> int:
        """Which stage is on show: a key of the rail."""
        return self._stage

    def enter(self) -> None:
        """Shows where the day stands, and takes the keyboard there."""
        event = self.desk.event
        if self.desk.outlook.status == "finished":
            self.go_to(STANDINGS)
        else:
            self.go_to(len(event.rounds) or PLAYERS)

    def go_to(self, stage: int) -> None:
        """Shows a stage and gives it the keyboard."""
        self.rail.choose(stage)
        self._show(stage)
        self._current().enter()

    def leave(self) -> None:
        """Lets go of the event and its file."""
        self.event_.leave()
        self.foot.leave()
        self.players.leave()
        self.round.leave()
        self.why.leave()
        self.desk.close()

    def refresh(self) -> None:
        """Draws the event as it stands; a stage that is no longer there gives way."""
        self.rail.refresh()
        self.foot.refresh()
        if self._stage not in (PLAYERS, STANDINGS) and self._stage > len(self.desk.event.rounds):
            self.go_to(len(self.desk.event.rounds) or PLAYERS)
        else:
            self._current().refresh()

    def go_to_table(self) -> None:
        """Takes the keyboard to where a table is named, in the round at hand."""
        rounds = len(self.desk.event.rounds)
        if not rounds:
            return
        if self._stage in (EVENT, PLAYERS, STANDINGS):
            self.go_to(rounds)
        self.round.leave_to_jump()

    def _show(self, stage: int) -> None:
        self._stage = stage
        if stage == PLAYERS:
            self._stages.setCurrentWidget(self.players)
            self.players.refresh()
        elif stage == STANDINGS:
            self._stages.setCurrentWidget(self.standings)
            self.why.clear()
            self.standings.refresh()
        elif stage == EVENT:
            self._stages.setCurrentWidget(self.event_)
            self.why.clear()
            self.event_.refresh()
        else:
            self._stages.setCurrentWidget(self.round)
            self.round.show_round(stage)

    def _current(self) -> PlayersStage | RoundStage | StandingsStage | EventStage:
        if self._stage == EVENT:
            return self.event_
        if self._stage == PLAYERS:
            return self.players
        return self.standings if self._stage == STANDINGS else self.round

    def _lay_out(self) -> None:
        across = QSplitter(Qt.Orientation.Horizontal)
        across.setChildrenCollapsible(False)
        across.setHandleWidth(1)
        digit = self.fontMetrics().horizontalAdvance("0")
        self.rail.setMinimumWidth(digit * 20)
        self.why.setMinimumWidth(digit * 20)
        for part in (self.rail, self._stages, self.why):
            across.addWidget(part)
        across.setStretchFactor(1, 1)
        across.setSizes([digit * 26, digit * 90, digit * 34])
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        lines.addWidget(across, 1)
        lines.addWidget(self.foot)
