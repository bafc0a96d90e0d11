"""The wizard: shows one page after the other and finally creates the event."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QFrame, QWidget

from tourneydesk.core.reasons import Refused
from tourneydesk.desk.files.opening import open_event
from tourneydesk.desk.session import Session
from tourneydesk.gui.session import new_event
from tourneydesk.gui.session.new_event import STEPS, Answers, Flow, Page, make_file
from tourneydesk.gui.session.qt_session import refusal
from tourneydesk.gui.tasks import Background
from tourneydesk.gui.user_data.people import AddressBook
from tourneydesk.gui.user_data.recent import remember
from tourneydesk.gui.widgets.actions import PASS_ON, sequences
from tourneydesk.gui.widgets.buttons import ActionButton
from tourneydesk.gui.widgets.layouts import (
    REST,
    FlowLayout,
    OnePage,
    Space,
    column_of,
    row_of,
    scrolled,
)
from tourneydesk.gui.widgets.page_parts import FormPage
from tourneydesk.gui.widgets.question_card import Question
from tourneydesk.gui.widgets.text_widgets import (
    NameLabel,
    button,
    escaped,
    label,
    shortened,
    show_text,
)
from tourneydesk.gui.wizard.players_step import PlayersStep
from tourneydesk.gui.wizard.settings_steps import CardsStep, SettingsStep
from tourneydesk.gui.wizard.steps import DetailsStep, FormatStep, ReviewStep, StepBar
from tourneydesk.present import messages
from tourneydesk.store.errors import FileTrouble

AnyPage = FormatStep | DetailsStep | SettingsStep | CardsStep | PlayersStep | ReviewStep

LONG_LIST = 300
"""From this many players on, the event is created in the background, to keep the window responsive.
"""


class Wizard(FormPage):
    """Creates an event and passes it on, open. Until then it keeps the answers, even if the user
    leaves.
    """

    created = Signal(object, object)
    """The session of the new event, and its file."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.flow = Flow()
        self._showing = False
        self.creating = Background[Path](keep_alive=True)
        # Outermost first: when Qt reparents a widget, it styles all of its children again.
        self._outer = OnePage(self)
        column_of((self._outer, 1), on=self, margins=0, spacing=0)
        self._form, self._inside, self._foot = QWidget(self._outer), QWidget(), QFrame()
        self._foot.setProperty("look", "foot")
        # With large text a page may be taller than the window; the buttons stay in sight.
        column_of((scrolled(self._inside), 1), self._foot, on=self._form, margins=0, spacing=0)
        self._outer.addWidget(self._form)
        self._stack = stack = OnePage(self._inside)
        self.format, self.details = FormatStep(stack), DetailsStep(stack)
        self.settings, self.players = SettingsStep(stack), PlayersStep(stack)
        self.cards, self.review = CardsStep(self.settings), ReviewStep(stack)
        self._pages: Mapping[Page, AnyPage] = {
            "format": self.format,
            "details": self.details,
            "settings": self.settings,
            "cards": self.cards,
            "players": self.players,
            "review": self.review,
        }
        self._list = scrolled(self.players.importing)
        self._outer.addWidget(self._list)
        self.players.list_opened.connect(self._open_list)
        self.players.list_closed.connect(self._close_list)
        self.book = AddressBook()
        self.steps = StepBar()
        self.steps.chosen.connect(self._return_to)
        self._summary = NameLabel()
        self._summary.setProperty("look", "quiet")
        self._summary.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.question = label("", "heading", wraps=True)
        self._hint = label("", "quiet", wraps=True)
        self.leaving = Question()
        self.leaving.on_keys({"keys-back": lambda: self.leaving.answer(0)})
        self.cancel = button(messages.text("wizard-cancel"), "flat", does=self.leave)
        self.create_now = ActionButton("keys-wizard-create", self._create)
        self.back = ActionButton("keys-wizard-back", self.go_back)
        self.next = ActionButton("keys-wizard-next", self.advance, "next")
        for page in self._pages.values():
            self._stack.addWidget(page)
            page.changed.connect(self._changed)
            page.finished.connect(self.advance)
        self.key_actions = {
            "keys-wizard-next": self.advance,
            "keys-wizard-create": self._create_now,
            "keys-wizard-line": lambda: self.page.advance(),
            "keys-wizard-back": self.go_back,
        }
        QShortcut(
            sequences("keys-wizard-list")[0],
            self,
            self._choose_list,
            context=Qt.ShortcutContext.WidgetWithChildrenShortcut,
        )
        self._lay_out()
        self._forget()

    @property
    def handbook_page(self) -> str:  # type: ignore[override]
        """The page of the handbook about this step: that of the format for its settings."""
        of_format = self.flow.page in ("settings", "cards")
        return self.flow.answers.format if of_format else "first-event"

    @property
    def page(self) -> AnyPage:
        return self._pages[self.flow.page]

    @property
    def has_input(self) -> bool:
        """Whether there is a name or are players that would have to be typed again."""
        answers = self.flow.answers
        return bool(answers.name or answers.players) or self._at_list

    def enter(self) -> None:
        """Takes the focus, on the first page, unless the rows of a list are being decided."""
        if self._at_list:
            self.players.importing.enter()
            return
        self._go(replace(self.flow, page=STEPS[0]))

    def enter_with(self, format_key: str) -> None:
        """Takes the focus on the second page: the format is answered."""
        answers = replace(self.flow.answers, format=format_key)
        self.flow = Flow("details", answers)
        self._showing = True
        self.format.show_answers(answers)
        self._showing = False
        self._go(self.flow)

    def advance(self) -> None:
        """Moves to the next page if this page's answers are valid; on the last page, creates the
        event.
        """
        if self.players.busy and self.flow.page == "players":
            return
        if self._at_list:
            self._take_list()
            return
        if self.flow.page == "review":
            self._create()
            return
        if self.flow.page == "details" and self.details.show_trouble():
            return
        try:
            onward = new_event.forward(self.flow)
        except Refused as refused:
            self._refuse(refused)
            return
        self._go(onward)

    def leave(self) -> None:
        """Leaves the wizard; asks first if that would lose something typed."""
        if not self.has_input:
            self.cancelled.emit()
            return
        self.leaving.ask(
            messages.text("wizard-discard-question"),
            "",
            (
                (messages.text("wizard-keep-editing"), self.page.enter),
                (messages.text("wizard-discard"), self._discard),
            ),
            focus=True,
        )

    def _discard(self) -> None:
        self._forget()
        self.cancelled.emit()

    def _refuse(self, refused: Refused) -> None:
        """Says on the page shown what is wrong: at the field, if it is one's."""
        text = refusal(refused.problems)
        if not self.page.show_refusal(refused):
            self.show_message(text)
            self.page.enter()

    def _choose_list(self) -> None:
        """Chooses a list of players from any page, and shows it on its own."""
        if self.creating.busy:
            return
        if self.flow.page != "players":
            self._go(replace(self.flow, page="players"))
        self.players.choose_file()

    @property
    def _at_list(self) -> bool:
        """Whether the rows of a list are being decided."""
        return self._outer.currentWidget() is self._list

    def _open_list(self) -> None:
        self._outer.setCurrentWidget(self._list)
        self.players.importing.enter()

    def _close_list(self) -> None:
        self._outer.setCurrentWidget(self._form)
        self.page.enter()

    def _take_list(self) -> bool:
        """Takes the players of a list, or shows the first row to fix; whether it was taken."""
        importing = self.players.importing
        if importing.preview is None or any(row.to_fix for row in importing.preview.rows):
            importing.enter()
        else:
            importing.take.click()
        return not self._at_list

    def _create_now(self) -> object:
        """Creates the event with the rest of its answers as they are, and with the list shown."""
        if self._at_list:
            if not self._take_list() or self.players.busy:
                return None
        elif not self.create_now.isVisible():
            return PASS_ON
        self._create()
        return None

    def go_back(self) -> None:
        """Moves to the previous page; from the first, leaves the wizard."""
        if self.creating.busy:
            return
        if self.flow.page == STEPS[0]:
            self.leave()
        else:
            self._go(new_event.back(self.flow))

    def _return_to(self, page: Page) -> None:
        """Shows an earlier step again, whatever the answers on this one."""
        if not self.creating.busy:
            self._go(replace(self.flow, page=page))

    def _create(self) -> None:
        if self.creating.busy:
            return
        answers = self.flow.answers
        if len(answers.players) < LONG_LIST:
            self._event_created(self._try_to_create(answers))
            return
        self.creating.start(lambda: make_file(answers), self._event_created)
        self._show_next()

    def _try_to_create(self, answers: Answers) -> Path | Refused | FileTrouble:
        try:
            return make_file(answers)
        except (Refused, FileTrouble) as trouble:
            return trouble

    def _event_created(self, outcome: Path | Exception) -> None:
        self._show_next()
        if isinstance(outcome, Path):
            try:
                session = open_event(outcome)
            except FileTrouble as trouble:
                outcome = trouble
            else:
                self._forget()
                self._hand_over(session, outcome)
                return
        if isinstance(outcome, Refused):
            self._go(new_event.to_first_trouble(self.flow))
            self._refuse(outcome)
        elif isinstance(outcome, FileTrouble):
            # The file's location is asked for with the name.
            self._go(replace(self.flow, page="details"))
            self.details.show_file_trouble(messages.text(outcome.code, **outcome.facts))
        elif isinstance(outcome, Exception):
            raise outcome

    def _hand_over(self, session: Session, path: Path) -> None:
        if session.event.entered:
            self.book.remember(session.event.entered, path)
        if self.isVisible():
            self.created.emit(session, path)
            return
        # The user went elsewhere meanwhile: the event can be opened there, but does not interrupt.
        remember(path, session.event.name, session.event.format)
        session.close()

    def _forget(self) -> None:
        self.flow = Flow()
        self._showing = True
        self.settings.forget(self.flow.answers)
        self.players.forget()
        self.format.show_answers(self.flow.answers)
        self.details.show_answers(self.flow.answers)
        self._showing = False
        self._go(self.flow, focus=False)

    def _go(self, onward: Flow, *, focus: bool = True) -> None:
        self.flow = onward
        self._outer.setCurrentWidget(self._form)
        self.show_message("")
        self._stack.setCurrentWidget(self.page)
        name = onward.page
        self.steps.show_step(name)
        self.leaving.close_question()
        if name == "players":
            self.players.show_format(onward.answers.format)
        if name in ("settings", "cards", "players", "review"):
            self._show_answers()
        question = f"wizard-questions-{name}"
        asked = self.cards.question if name == "cards" else messages.text(question)
        show_text(self.question, asked)
        show_text(self._hint, messages.text(f"wizard-page-hints-{name}"))
        self._show_next()
        if not focus:
            return
        if name == "review":
            self.next.setFocus()
        else:
            self.page.enter()

    def _changed(self) -> None:
        """An answer changed: stores it, and shows its effect."""
        if self._showing:
            return
        answers = replace(self.flow.answers, **self.page.read(self.flow.answers))  # type: ignore[arg-type]  # by name
        self.flow = replace(self.flow, answers=answers)
        self.show_message("")
        if self.flow.page in ("settings", "cards", "players"):
            self._show_answers()
        self._show_next()

    def _show_answers(self) -> None:
        """Shows the answers on the page without reporting them as changes."""
        self._showing = True
        self.page.show_answers(self.flow.answers)
        self._showing = False

    def _show_next(self) -> None:
        players, left_out = self.flow.answers.players, self.flow.answers.left_out
        text = (
            messages.text("wizard-create")
            if self.flow.page == "review"
            else messages.text("wizard-next")
        )
        if self.creating.busy:
            text = messages.text("safety-creating")
        if self.flow.page == "players":
            if not players:
                text = messages.text("wizard-next-without-players")
            elif left_out:
                text = messages.text(
                    "wizard-next-without-rows", rows=messages.text("count-rows", count=left_out)
                )
        self.next.setText(escaped(text))
        reading = self.flow.page == "players" and self.players.busy
        self.next.allow(not reading and not self.creating.busy)
        for push_button in (self.back, self.cancel):
            push_button.setVisible(not self.creating.busy)
        self.create_now.setVisible(
            self.flow.page in ("players", "settings", "cards") and not self.creating.busy
        )
        self.create_now.allow(self.next.isEnabled())
        self._summary.setText(self._summary_text())

    def _summary_text(self) -> str:
        """What is answered so far: the event's name and the number of players."""
        answers = self.flow.answers
        listed = len(answers.players)
        if not answers.name.strip() or self.flow.page in ("format", "details"):
            return ""
        name = "wizard-summary-players" if listed else "wizard-summary"
        return messages.text(name, event=shortened(answers.name.strip(), 40), players=listed)

    def _lay_out(self) -> None:
        head = FlowLayout(spacing=16)
        head.addWidget(self.steps)
        head.addWidget(self._summary)
        column_of(
            head,
            Space(pixels=4),
            self.question,
            self._hint,
            self.leaving,
            self.trouble,
            Space(pixels=4),
            (self._stack, 1),
            on=self._inside,
            margins=(24, 16, 24, 12),
        )
        row_of(
            self.cancel,
            REST,
            self.back,
            self.create_now,
            self.next,
            on=self._foot,
            margins=(16, 8, 16, 8),
            spacing=12,
        )
