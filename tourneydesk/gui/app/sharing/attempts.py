"""Sharing and joining in the background: desk names, questions, what failed and why."""

from collections.abc import Callable
from typing import Literal, TypeVar

from PySide6.QtWidgets import QDialog, QWidget

from tourneydesk.core.reasons import Refused
from tourneydesk.desk.sharing.addresses import DEFAULT_PORT
from tourneydesk.gui.forms.fields import FieldRow
from tourneydesk.gui.session.qt_session import refusal
from tourneydesk.gui.tasks import Background
from tourneydesk.gui.user_data.preferences import prefer, preferred
from tourneydesk.gui.widgets.actions import action_of, menu_titles
from tourneydesk.gui.widgets.layouts import REST, column_of, row_of
from tourneydesk.gui.widgets.text_widgets import Field, button, label, title
from tourneydesk.present import messages
from tourneydesk.present.handbook.pages import without_mnemonic
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.sharing.no_driver import need_extra

Answered = Callable[[FileTrouble | Refused | None], None]
"""Receives why something failed, or None if it is done."""
Result = TypeVar("Result")


def attempt(
    background: Background[Result],
    work: Callable[[], Result],
    proceed: Callable[[Result], None],
    done: Answered,
) -> None:
    """Does work that needs the driver in the background, and proceeds with its result; ``done``
    receives why it failed.
    """
    try:
        need_extra()
    except FileTrouble as trouble:
        done(trouble)
        return

    def ended(outcome: Result | Exception) -> None:
        if isinstance(outcome, FileTrouble | Refused):
            done(outcome)
        elif isinstance(outcome, Exception):
            raise outcome
        else:
            proceed(outcome)

    background.start(work, ended)


# This desk's name in shared events, remembered from the last time.

Usual = Literal["share-head-desk", "join-second-desk"]
"""The message with the name that is offered at first: a laptop may share one day and join another.
"""


def own_desk_name(usual: Usual) -> str:
    """The name of the last time, or the usual one."""
    return preferred(usual) or messages.text(usual)


def desk_name_row(usual: Usual) -> tuple[Field, FieldRow]:
    """A field with this desk's name, and its row."""
    field = Field()
    field.setText(own_desk_name(usual))
    row = FieldRow(messages.text("share-desk"), field)
    row.show_help(messages.text("share-desk-help"))
    return field, row


def remember_desk_name(usual: Usual, name: str) -> None:
    """Offers this name the next time; the usual one stays in the language of the window."""
    name = " ".join(name.split())
    prefer(usual, "" if name == messages.text(usual) else name)


# A question above the window, with a button for each answer; Esc answers none.

Answer = tuple[str, Callable[[], object]]
WIDTH = 64
"""In digits."""


class Question(QDialog):
    """The first answer is the usual one."""

    handbook_page = "several-desks"

    def __init__(self, text: str, answers: list[Answer], parent: QWidget, note: str = "") -> None:
        """``note`` is said below, more quietly."""
        super().__init__(parent)
        title(self, messages.text("window-program"))
        self.text = label(text, "strong", wraps=True)
        self.answers = [
            button(said, "" if at else "next", lambda _=False, does=does: self._answer(does))
            for at, (said, does) in enumerate(answers)
        ]
        lines = column_of(self.text, on=self, margins=(24, 24, 24, 16), spacing=12)
        self.note = label(note, "quiet", wraps=True) if note else None
        if self.note is not None:
            lines.addWidget(self.note)
        lines.addStretch(1)
        lines.addLayout(row_of(REST, *reversed(self.answers)))
        self.answers[0].setFocus()
        width = self.fontMetrics().horizontalAdvance("0") * WIDTH
        self.setMinimumWidth(width)
        self.resize(width, lines.heightForWidth(width))

    def _answer(self, does: Callable[[], object]) -> None:
        self.accept()
        does()


# Why an event could not be shared or joined, in words.


def why_not(trouble: FileTrouble | Refused) -> str:
    """Why something failed, in a sentence."""
    if isinstance(trouble, Refused):
        return refusal(trouble.problems)
    facts = dict(trouble.facts)
    if "name" in facts:
        # The usual port is neither shown nor typed.
        facts["name"] = str(facts["name"]).removesuffix(f":{DEFAULT_PORT}")
    return messages.text(trouble.code, **facts)


# Where others find the entry for joining, as their menus say it.

JOIN = "share-join"


def menu_entry() -> str:
    """The way through the menus to joining an event."""
    path = (*menu_titles(action_of(JOIN)), JOIN)
    return " > ".join(without_mnemonic(messages.text(part)) for part in path)
