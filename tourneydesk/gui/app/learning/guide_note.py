"""The note of the guided first event: one step at a time, done by doing it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication

from tourneydesk.desk.attendance import absent_players
from tourneydesk.desk.practice import STEPS, GuideStep, next_guide_step
from tourneydesk.gui.app.learning.note import Note
from tourneydesk.gui.event.page_names import PageName
from tourneydesk.gui.event.workspace import Workspace
from tourneydesk.gui.pages.players.page import CHECK_IN
from tourneydesk.gui.user_data.guide_progress import note_guide_over, note_opened, opened_in_guide
from tourneydesk.gui.widgets.actions import action_key
from tourneydesk.present import messages
from tourneydesk.present.handbook.pages import without_mnemonic

KEYS: dict[GuideStep, str] = {
    "check-in": "window-go-to-players",
    "pair": "window-see-standings",
    "result": "keys-match-first",
    "second": "keys-match-second",
    "correct": "keys-round-correct",
    "standings": "window-go-to-standings",
    "display": "display-projector",
    "print": "papers-print-packet",
}
"""The action whose key a step names."""


class GuideNote(Note):
    """Says what to do next, and with which key. What is done is found in the event, in whatever
    order and by whatever way it was done.
    """

    home_requested = Signal()

    def __init__(self, workspace: Workspace) -> None:
        super().__init__()
        self._workspace = workspace
        self.step: GuideStep | None = None
        self.show_me = self.add_button("", self._show_me)
        self.go_home = self.add_button(messages.text("guide-home"), self.home_requested.emit)
        self.name_button(self.leave, messages.text("guide-leave"))
        workspace.session.changed.connect(self.refresh)
        workspace.page_area.pages.currentChanged.connect(self.refresh)
        workspace.projector.toggled.connect(self.refresh)
        workspace.trail.updated.connect(self.refresh)
        self.refresh()

    def refresh(self, *_: object) -> None:
        """Notes what is done, and shows the step that is next."""
        workspace, session = self._workspace, self._workspace.session
        if self.step == "display" and workspace.projector.on:
            workspace.projector.slideshow.show_kind("standings")
        opened = {"display": workspace.projector.on, "print": workspace.trail.has_printed}
        note_opened(*(step for step, done in opened.items() if done))
        self.step = next_guide_step(session.event, session.steps, opened_in_guide())
        if self.step == "standings" and workspace.page == PageName.STANDINGS:
            note_opened("standings")
            self.step = next_guide_step(session.event, session.steps, opened_in_guide())
        if self.step is None:
            note_guide_over()
            self.show_texts(messages.text("guide-over"), messages.text("guide-over-about"))
        else:
            step = STEPS.index(self.step) + 1
            self.show_texts(
                messages.text("guide-step", step=step, steps=len(STEPS)),
                messages.text(
                    f"guide-{self.step}",
                    session.event.format,
                    key=action_key(KEYS[self.step]),
                    table=self._table,
                    names=self._names,
                    save=messages.text("papers-save-pdf"),
                    **{"check-in": without_mnemonic(messages.text("people-task-check-in"))},
                ),
            )
        self.name_button(self.show_me, "" if self.step is None else messages.text("guide-show-me"))
        self.go_home.setVisible(self.step is None)

    @property
    def _names(self) -> str:
        """The players who are not checked in."""
        event = self._workspace.session.event
        absent = absent_players(event)
        return messages.enumerated([messages.name_of(event, player) for player in absent])

    @property
    def _table(self) -> int:
        """The first table that has reported."""
        results = self._workspace.session.event.results()
        return next((table.number for _, table, _ in results), 0)

    def _show_me(self) -> None:
        """Opens the page where the step is done, and puts the focus where it begins."""
        workspace = self._workspace
        match self.step:
            case "check-in":
                workspace.go_to(PageName.PLAYERS)
                workspace.players.tabs.buttons[CHECK_IN].click()
                workspace.players.enter()
            case "pair":
                workspace.go_to(PageName.PLAYERS)
                workspace.status_bar.next.setFocus()
            case "result" | "second":
                workspace.go_to_missing()
            case "correct":
                workspace.go_to_round_table(len(workspace.session.event.rounds), self._table)
            case "standings":
                workspace.go_to(PageName.STANDINGS)
            case "display":
                workspace.go_to(PageName.DISPLAY)
            case "print":
                workspace.print_packet()
        if (focus := QApplication.focusWidget()) is not None:
            workspace.page_area.ensureWidgetVisible(focus)
