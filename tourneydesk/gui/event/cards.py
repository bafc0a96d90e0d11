"""The cards above the status bar: copies, the file, papers out of date, repairs."""

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from shiboken6 import isValid

from tourneydesk.gui.pages.repair_text import issues_text, round_facts
from tourneydesk.gui.pages.repair_work import RepairWork
from tourneydesk.gui.pages.round_page import RoundPage
from tourneydesk.gui.session.paper_trail import PaperTrail, changed_text
from tourneydesk.gui.session.qt_session import (
    FILE_HAS_MORE,
    FILE_IS_LOST,
    FILE_NOT_WRITABLE,
    QtSession,
)
from tourneydesk.gui.widgets.buttons import ActionButton
from tourneydesk.gui.widgets.page_parts import PageHeader
from tourneydesk.gui.widgets.question_card import CARD_MARGINS, Card, Question
from tourneydesk.gui.widgets.text_widgets import button, label, relook, show_text
from tourneydesk.present import messages
from tourneydesk.present.messages import sentences, text
from tourneydesk.store.errors import FileTrouble

LOOK = 1000
"""Milliseconds between two looks at what became of the copies."""


class BackupCard(Card):
    """Visible only while there is something to say; its buttons are for copies that failed."""

    elsewhere_requested = Signal()
    """Requests choosing a folder for a second copy."""
    retry_requested = Signal()

    def __init__(self, session: QtSession) -> None:
        super().__init__(CARD_MARGINS, "hard-drive-download")
        self._session = session
        self._fork = self._second = ""
        self.text = label("", "strong", wraps=True)
        self.elsewhere = button(
            messages.text("window-back-up-elsewhere"), does=self.elsewhere_requested
        )
        self.retry = button(messages.text("window-try-again"), does=self.retry_requested)
        self.add(self.text, answers=(self.elsewhere, self.retry))
        self._trouble: FileTrouble | None = None
        session.changed.connect(self.refresh)
        # A copy may fail long after the change that it was made for, and before the next one.
        looking = QTimer(self, interval=LOOK)
        looking.timeout.connect(self._look)
        looking.start()
        self.refresh()

    def show_copies(self, fork: str, second: str) -> None:
        """Shows what is known of the copies: that one went on by itself, and why the second folder
        has none.
        """
        self._fork, self._second = fork, second
        self.refresh()

    def _look(self) -> None:
        if self._session.copy_trouble is not self._trouble:
            self.refresh()

    def refresh(self) -> None:
        """Shows the card while a copy is missing or another event's."""
        trouble = self._trouble = self._session.copy_trouble
        failed = ""
        if trouble is not None:
            failed = messages.text("window-no-copy", why=text(trouble.code, **trouble.facts))
        said = sentences(self._fork, failed, self._second)
        show_text(self.text, said)
        self.elsewhere.setVisible(bool(failed or self._second))
        self.retry.setVisible(bool(self._second))
        self.setVisible(bool(said))


# A card above the status bar: the event's file was changed elsewhere or cannot be written.

RELOADABLE = (*FILE_HAS_MORE, "file_overwritten", "file_replaced")


class FileCard(Card):
    """Visible only while changes cannot be saved to the file; its first button is the usual fix."""

    reload_requested = Signal()
    save_requested = Signal()

    def __init__(self, session: QtSession) -> None:
        super().__init__(CARD_MARGINS, "file-warning")
        self.text = label("", "strong", wraps=True)
        self.reload = button(messages.text("recovery-reload-event"), does=self.reload_requested)
        self.save = button(messages.text("recovery-save-event-as"), does=self.save_requested)
        self.add(self.text, answers=(self.save, self.reload))
        session.file_trouble.connect(self.show_trouble)
        session.changed.connect(self._resolved)
        session.saved_as.connect(self._resolved)
        self._focus_before: QWidget | None = None
        self.hide()

    def show_trouble(self, trouble: FileTrouble) -> None:
        """Explains what happened to the file and takes the focus, except where a retry may soon
        succeed, as on a full disk.
        """
        saves = trouble.code in (*FILE_IS_LOST, *FILE_NOT_WRITABLE)
        show_text(self.text, text(trouble.code, **trouble.facts))
        self.save.setVisible(saves)
        self.reload.setVisible(trouble.code in RELOADABLE)
        relook(self.save, "next" if saves else "")
        relook(self.reload, "" if saves else "next")
        if not self.isVisible():
            self._focus_before = QApplication.focusWidget()
        self.show()
        if trouble.code in FILE_NOT_WRITABLE:
            return
        (self.save if saves else self.reload).setFocus()

    def _resolved(self) -> None:
        """Changes are being saved again: restores the focus, unless it has moved on."""
        inside = self.window().focusWidget() in (self.save, self.reload)
        back, self._focus_before = self._focus_before, None
        if inside and back is not None and isValid(back):
            back.setFocus()
        self.hide()


# A card above the status bar: printed papers that are out of date, with a link to reprint them.


class ChangedBar(Card):
    """Visible only while something needs reprinting; ``reprint_requested`` requests it."""

    reprint_requested = Signal()

    def __init__(self, trail: PaperTrail) -> None:
        super().__init__(CARD_MARGINS, "printer")
        self._trail = trail
        self.text = label("", "strong", wraps=True)
        self.button = ActionButton("papers-print-changed", self.reprint_requested)
        self.add(self.text, answers=(self.button,))
        trail.updated.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Lists what needs reprinting."""
        what = self._trail.changed
        show_text(self.text, changed_text(self._trail) if what else "")
        self.setVisible(bool(what))


# The card above the status bar that says what is wrong with the current round.


class RepairNote(Card):
    """Visible only if something is wrong; its button opens the repairs page."""

    repair_requested = Signal()

    def __init__(self, session: QtSession, repair_work: RepairWork) -> None:
        super().__init__(CARD_MARGINS)
        self._session = session
        self._repair_work = repair_work
        self._offered = True
        self.text = label("", "strong", wraps=True)
        self.button = ActionButton("repair-menu", lambda _=False: self.repair_requested.emit())
        self.add(self.text, answers=(self.button,))
        repair_work.changed.connect(self.refresh)
        session.desk_changed.connect(self.refresh)
        self.refresh()

    def offer(self, offered: bool) -> None:
        """Offers repairs, unless the repairs page is already open."""
        self._offered = offered
        self.refresh()

    def refresh(self) -> None:
        """Says what is wrong, if anything."""
        number, issues = self._repair_work.number, self._repair_work.issues
        offered = self._offered and not self._session.why_not_here("decide")
        self.setVisible(offered and bool(number) and issues.anything)
        self.button.show_text("repair-round", **round_facts(self._session.event, number))
        if number and issues.anything:
            show_text(self.text, issues_text(self._session.event, number, issues))


# Where the card that asks is shown.


def place_question(question: Question, page: QWidget, above_pages: QVBoxLayout) -> None:
    """Puts the card that asks below the title of the visible page, or above the page if it has no
    title of its own there. On the page of a round it is below the list: no row moves under the
    pointer when it opens.
    """
    # The players page has a second header, of the list that is being imported.
    headers = (one for one in page.findChildren(PageHeader) if one.isVisibleTo(page))
    header = next(headers, None)
    inside = header.parentWidget() if header is not None else None
    column = inside.layout() if inside is not None else None
    above: QWidget | None = page.tables if isinstance(page, RoundPage) else header
    if isinstance(column, QVBoxLayout) and above is not None and column.indexOf(above) >= 0:
        if question.parentWidget() is not inside:
            question.set_margins(0)
            column.insertWidget(column.indexOf(above) + 1, question)
    elif question.parentWidget() is not above_pages.parentWidget():
        question.set_margins(CARD_MARGINS)
        above_pages.insertWidget(0, question)
