"""The rail at the left: the event's stages in the order of the day."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout

from tourneydesk.core.event import Event
from tourneydesk.core.field import active
from tourneydesk.core.format import Outlook
from tourneydesk.formats import format_of
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.user_data.practice_folder import mark_of
from tourneydesk.gui.widgets.table_view import Column, Row, TableModel, TableView
from tourneydesk.gui.widgets.text_widgets import label, shortened, show_text
from tourneydesk.present import messages
from tourneydesk.present.messages import text

EVENT = -1
PLAYERS = 0
STANDINGS = 1_000_000
DRAFT = 1_000_100
"""The key of the draft of the round to come."""
REPAIR = 1_000_200
"""The key of the repairs of the round posted last; the rail does not name it."""
PAPERS = 1_000_300
DISPLAY = 1_000_500
HISTORY = 1_000_900
"""Keys of the stages, in which 1 and up to `STANDINGS` are the rounds of that number."""


def is_round(stage: int) -> bool:
    """Whether that is the key of a round."""
    return PLAYERS < stage < STANDINGS


class Sidebar(QFrame):
    """The event's name, format and stages; ``chosen`` tells which is to be shown."""

    chosen = Signal(int)

    def __init__(self, session: QtSession) -> None:
        super().__init__()
        self.setProperty("look", "side")
        self._session = session
        self.drafted = 0
        self._name = label("", "strong", wraps=True)
        format_name = label(text("format-name", session.format.key), "quiet", wraps=True)
        self._mark = label("", "quiet", wraps=True)
        columns = (Column(""), Column("", wide=True), Column("", figures=True))
        self.stages = TableView(
            TableModel(columns), messages.text("window-stages"), heads=False, look="rail"
        )
        self.stages.chosen.connect(self.chosen)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(12, 16, 12, 8)
        lines.setSpacing(4)
        lines.addWidget(self._name)
        lines.addWidget(format_name)
        lines.addWidget(self._mark)
        lines.addSpacing(8)
        lines.addWidget(self.stages, 1)
        self.refresh()

    def refresh(self) -> None:
        """Shows the stages as the event stands."""
        show_text(self._name, shortened(self._session.event.name))
        mark = mark_of(self._session.path)
        show_text(self._mark, messages.text(f"safety-marks-{mark}") if mark is not None else "")
        self._mark.setVisible(mark is not None)
        shown = stages(self._session.event, self._session.outlook, self.drafted)
        self.stages.show_lines(shown)
        self.stages.clearSpans()
        for at, line in enumerate(shown):
            # A stage without a figure has the room of it too.
            if not line.cells[2]:
                self.stages.setSpan(at, 1, 1, 2)

    def choose(self, stage: int) -> None:
        self.stages.choose(stage)


def stages(event: Event, outlook: Outlook, drafted: int = 0) -> list[Row]:
    """The stages with a tick where done, a dot where we are, and a figure that counts; the draft
    of round ``drafted`` after the rounds, where there is one.
    """
    in_play = len(active(event, format_of(event).leavings(event)))
    figure = str(in_play) if in_play == len(event.entered) else f"{in_play}/{len(event.entered)}"
    over = outlook.status == "finished"
    lines = [Row(EVENT, ("", messages.text("event-stage"), ""))]
    lines.append(Row(PLAYERS, (_sign(bool(event.rounds)), messages.text("window-players"), figure)))
    for posted in event.rounds:
        count = sum(not table.void for table in posted.tables)
        is_open = any(one.round == posted.number for one in event.open_items)
        done = not posted.missing and not is_open
        figure = str(count) if not posted.missing else f"{count - len(posted.missing)}/{count}"
        lines.append(
            Row(
                posted.number,
                (_sign(done), messages.text("window-round", round=posted.number), figure),
            )
        )
    if drafted:
        lines.append(Row(DRAFT, (_sign(False), messages.text("draft-page"), "")))
    lines.append(
        Row(STANDINGS, (_sign(over) if over else "", messages.text("window-standings"), ""))
    )
    lines.append(Row(PAPERS, ("", messages.text("papers-page"), "")))
    lines.append(Row(DISPLAY, ("", messages.text("display-page"), "")))
    lines.append(Row(HISTORY, ("", messages.text("history-page"), "")))
    return lines


def _sign(done: bool) -> str:
    return messages.text("window-sign-done") if done else messages.text("window-sign-now")
