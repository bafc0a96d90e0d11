"""The notes of sample events and of the guided first event."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QBoxLayout, QWidget

from tourneydesk.desk.attendance import absent_players
from tourneydesk.desk.practice import STEPS, GuideStep, next_guide_step
from tourneydesk.gui.event.page_names import PageName
from tourneydesk.gui.event.workspace import Workspace
from tourneydesk.gui.pages.players_page import CHECK_IN
from tourneydesk.gui.user_data.practice import note_guide_over, note_opened, opened_in_guide
from tourneydesk.gui.widgets.actions import action_key
from tourneydesk.gui.widgets.question_card import CARD_MARGINS, Card
from tourneydesk.gui.widgets.text_widgets import Button, button, escaped, label, show_text
from tourneydesk.present import messages
from tourneydesk.present.handbook.pages import without_mnemonic


class Note(Card):
    """Always in the same place; it never takes the focus, and keeps nobody from anything else."""

    def __init__(self) -> None:
        super().__init__(CARD_MARGINS, "graduation-cap", look="note")
        self.icon.show_icon("graduation-cap", "practice")
        self.heading = label("", "practice-strong", wraps=True)
        self.about = label("", wraps=True)
        self.leave = button(messages.text("standings-moment-close"), does=self.hide)
        self.add(self.heading, self.about, answers=(self.leave,))

    def add_button(self, text: str, does: Callable[[], object]) -> Button:
        """Adds a button; the one that closes the note stays the last."""
        made = button(text, does=does)
        self.answers.removeWidget(self.leave)
        self.add(answers=(made, self.leave))
        QWidget.setTabOrder(made, self.leave)
        return made

    def show_texts(self, heading: str, about: str) -> None:
        """Replaces what the note says."""
        show_text(self.heading, heading)
        show_text(self.about, about)
        self.setAccessibleName(heading)

    def name_button(self, made: Button, text: str) -> None:
        """Replaces the text of a button; without one it is hidden."""
        made.setText(escaped(text))
        made.setVisible(bool(text))
        self.arrange()


# The note of the guided first event: one step at a time, done by doing it.

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


# The note of a sample event: what it shows, and three things to try.


class SampleNote(Note):
    """A button for each thing to try leads there."""

    def __init__(
        self,
        workspace: Workspace,
        tries: Sequence[str | int],
        do_action: Callable[[str], object],
    ) -> None:
        """``tries``: names of actions, which ``do_action`` does, or numbers of tables."""
        super().__init__()
        self._workspace, self._do_action = workspace, do_action
        key = workspace.session.event.format
        self.show_texts(messages.text("sample-title", key), messages.text("sample-note", key))
        self.tries = [
            self.add_button(messages.text(f"sample-try-{number}", key), partial(self._try, tried))
            for number, tried in enumerate(tries, start=1)
        ]

    def arrange(self) -> None:
        """The buttons are always below the text: there are too many to be beside it."""
        self._free_buttons()
        self._line.setDirection(QBoxLayout.Direction.TopToBottom)

    def _try(self, tried: str | int) -> None:
        """Does an action, or shows a table of the latest round and why it is paired so."""
        if isinstance(tried, str):
            self._do_action(tried)
        else:
            self._workspace.go_to_round_table(len(self._workspace.session.event.rounds), tried)
            self._workspace.details_panel.set_open(True)
