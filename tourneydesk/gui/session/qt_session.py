"""The open event for widgets: they request changes through it and are notified of every change."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from tourneydesk.core.event import Event, Round
from tourneydesk.core.format import Format, Outlook
from tourneydesk.core.journal.codec import encode
from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.desk.history import Steps, name_of_step
from tourneydesk.desk.session import Change, PendingEntry, Session, StepOfDesk
from tourneydesk.desk.shared import Conflict, OtherDesksStep, Right, replace_earlier, why_may_not
from tourneydesk.formats import format_of
from tourneydesk.gui.tasks import Background
from tourneydesk.gui.user_data.event_notes import AnnouncedGames, EventFooter, EventLogo
from tourneydesk.gui.widgets.actions import action_key
from tourneydesk.present import messages
from tourneydesk.present.messages import say
from tourneydesk.store.chain import Entry
from tourneydesk.store.errors import FileTrouble, display_name

FILE_HAS_MORE = ("written_elsewhere", "file_out_of_step")
"""Trouble codes after which the file is correct and the window is not."""
FILE_IS_LOST = ("file_overwritten", "file_gone", "file_replaced")
"""Trouble codes after which the window is correct and the file is not."""
FILE_NOT_WRITABLE = (
    *("file_read_only", "folder_read_only", "file_not_allowed"),
    *("disk_full", "disk_trouble"),
)
"""Trouble codes after which window and file agree, and another location may have space."""
KEPT = "server_lost_kept"
"""The trouble code of a result that waits until the server is back."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcome of a requested change: done, or why not, in words; without words if a card
    already says it. ``put_off``: it was kept until the server is back, or a card asks about it.
    """

    done: bool
    text: str = ""
    put_off: bool = False


class _Signals(QObject):
    changed = Signal()
    message = Signal(str, str)
    undo_offered = Signal()
    saved_as = Signal()
    session_replaced = Signal()
    file_trouble = Signal(object)
    pages_shared = Signal()
    conflict = Signal(object)
    desk_changed = Signal()
    others_step = Signal(object)


class QtSession:
    """The open event on the GUI thread, the only thread that may write.

    ``changed`` follows every change; ``message`` has a sentence for the status bar and its style
    (``done``, ``attention`` or ``wrong``); ``undo_offered`` follows one about a change that can be
    undone; ``saved_as`` means that the event continues in another
    file; ``session_replaced`` that it continues with another `Session`, shared or no longer shared;
    ``file_trouble`` has a FileTrouble: the file is not as this window left it, or cannot be
    written; ``pages_shared``: phones can read the pages now, or no longer, or elsewhere.

    In an event that several desks share, ``conflict`` has a `Conflict`: another desk was first;
    ``desk_changed`` follows every change of `lost` and `pending`; ``others_step`` has an
    `OtherDesksStep`: what the user wants to undo was done by another desk.
    """

    def __init__(self, session: Session, path: Path) -> None:
        self._signals = _Signals()
        self.changed = self._signals.changed
        self.message = self._signals.message
        self.undo_offered = self._signals.undo_offered
        self.saved_as = self._signals.saved_as
        self.session_replaced = self._signals.session_replaced
        self.file_trouble = self._signals.file_trouble
        self.pages_shared = self._signals.pages_shared
        self.pages_address, self.pages_gone = "", False
        self.conflict = self._signals.conflict
        self.desk_changed = self._signals.desk_changed
        self.others_step = self._signals.others_step
        self.by_other = ""
        """The desk that made the latest change; empty if it was this one."""
        self.session = session
        self.path = path
        self.opening = sha256(encode(session.steps[0]).encode()).hexdigest()
        """A hash of the first step: a later event in the same file has another."""
        self.announced = AnnouncedGames(path, self.opening, saves=not session.only_read)
        self.logo = EventLogo(path, self.opening, saves=not session.only_read)
        self.footer = EventFooter(path, self.opening, saves=not session.only_read)
        self._outlook: Outlook | None = None
        self._just_changed = self._collecting = self._collected = False
        self._watch(session)

    @property
    def event(self) -> Event:
        return self.session.event

    @property
    def format(self) -> Format:
        return self.session.format

    @property
    def steps(self) -> Steps:
        """Every step ever taken, including undone steps and the undo steps themselves."""
        return self.session.steps

    @property
    def times(self) -> Sequence[str]:
        """When the latest steps were taken."""
        return self.session.times

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The journal as stored, with its hash chain."""
        return self.session.entries

    @property
    def digest(self) -> str:
        """The digest of all steps, as printed on papers."""
        return self.session.digest

    @property
    def in_file(self) -> bool:
        """Whether changes are saved to a file."""
        return self.session.in_file

    @property
    def read_only(self) -> bool:
        """Whether the file is open read-only."""
        return self.session.only_read

    @property
    def copy_trouble(self) -> FileTrouble | None:
        """Why recent checkpoints could not be made."""
        return self.session.copy_trouble

    @property
    def shared(self) -> bool:
        """Whether other desks change the event too."""
        return self.session.shared

    @property
    def lost(self) -> FileTrouble | None:
        """Why nothing can be recorded at the moment."""
        return self.session.lost

    @property
    def pending(self) -> tuple[PendingEntry, ...]:
        """What was typed and is not recorded, as the server did not answer."""
        return self.session.pending

    def why_not_here(self, right: Right) -> str:
        """Why this desk may not do that now, in a sentence; empty if it may."""
        problem = why_may_not(self.session, right)
        return "" if problem is None else say(problem, self.event)

    def flush_copies(self) -> None:
        """Waits until the requested copies are made; may be called on any thread."""
        self.session.flush_copies()

    @property
    def outlook(self) -> Outlook:
        """What to do next; computed once after each change."""
        if self._outlook is None:
            self._outlook = self.format.outlook(self.event)
        return self._outlook

    def attempt(self, change: Callable[[Session], object], *, can_undo: bool = True) -> Outcome:
        """Tries a change. If it is refused, the status bar says why and the event is unchanged.

        What is reported in the same pass of the event loop is about this change.
        """
        try:
            with self.one_change():
                change(self.session)
        except Conflict as conflict:
            self.message.emit("", "attention")
            self.conflict.emit(conflict)
            return Outcome(False, put_off=True)
        except OtherDesksStep as step:
            self.others_step.emit(step)
            return Outcome(False)
        except Refused as refused:
            return self.refuse(refused)
        except FileTrouble as trouble:
            if self._is_on_card(trouble):
                # The file card explains it and offers a way out; nothing else on the page repeats
                # it.
                self.message.emit("", "wrong")
                self.file_trouble.emit(trouble)
                return Outcome(False)
            text = messages.text(trouble.code, **trouble.facts)
            if trouble.code == KEPT:
                replace_earlier(self.session)
                # The card lists it.
                self.message.emit("", "attention")
                return Outcome(False, put_off=True)
            self.message.emit(text, "wrong")
            return Outcome(False, text)
        if can_undo:
            self._just_changed = True
            QTimer.singleShot(0, self._forget_change)
        return Outcome(True)

    def _forget_change(self) -> None:
        self._just_changed = False

    def _is_on_card(self, trouble: FileTrouble) -> bool:
        """Whether the file card reports it, which covers the event's own file only."""
        codes = (*FILE_HAS_MORE, *FILE_IS_LOST)
        return trouble.code in codes or (
            trouble.code in FILE_NOT_WRITABLE and trouble.path == self.path
        )

    def refuse(self, refused: Refused) -> Outcome:
        """Says in the status bar why something was refused."""
        text = refusal(refused.problems, self.event)
        self.message.emit(text, "attention")
        return Outcome(False, text)

    def report(self, text: str) -> None:
        """Says in the status bar what was done, and offers to undo it if it just happened."""
        self.message.emit(text, "done")
        if self._just_changed:
            self.undo_offered.emit()

    def undo(self) -> None:
        name = self.undo_name
        if self.attempt(lambda session: session.undo(), can_undo=False).done:
            self.report(messages.text("window-undone", step=name))

    def redo(self) -> None:
        name = self.redo_name
        if self.attempt(lambda session: session.redo(), can_undo=False).done:
            self.report(messages.text("window-redone", step=name))

    @property
    def undo_name(self) -> str:
        """What undo would revert, in words; empty if there is nothing."""
        target = self.session.undo_target
        return "" if target is None else self._step_name(target)

    @property
    def undoes_own(self) -> bool:
        """Whether undo would revert what this desk did."""
        target = self.session.undo_target
        return target is not None and target.desk in ("", self.session.desk)

    @property
    def redo_name(self) -> str:
        """What redo would repeat, in words; empty if there is nothing."""
        target = self.session.redo_target
        return "" if target is None else self._step_name(target)

    def continue_with(self, session: Session) -> None:
        """Goes on with another session of the same event, as when it is shared from now on."""
        self.session = session
        self._watch(session)
        self._outlook = None
        self.session_replaced.emit()
        self.changed.emit()

    def save_as(
        self, path: Path, save: Callable[[Session, Path], object] = Session.save_as
    ) -> None:
        """Continues in a new file; if that cannot be written, says so and keeps the old one."""
        if self.attempt(lambda session: save(session, path), can_undo=False).done:
            self.path = path
            self.saved_as.emit()
            self.announced.continue_in(path)
            self.logo.continue_in(path)
            self.footer.continue_in(path)
            self.report(messages.text("window-saved-as", name=path.name))

    def share_pages_at(self, address: str, *, gone: bool = False) -> None:
        """Phones can read the pages at this address; empty: they cannot. ``gone``: because the
        network is not there.
        """
        if (address, gone) != (self.pages_address, self.pages_gone):
            self.pages_address, self.pages_gone = address, gone
            self.pages_shared.emit()

    def close(self) -> None:
        self.session.close()

    def _step_name(self, step: StepOfDesk) -> str:
        """A step in words, with the desk that took it if that was another."""
        name = say(name_of_step(self.steps[step.number - 1]), self.event)
        if step.desk in ("", self.session.desk):
            return name
        return messages.text("desk-step-of", desk=step.desk, step=name)

    @contextmanager
    def one_change(self) -> Iterator[None]:
        """All steps inside this ``with`` are one change for the window, also those that other desks
        took before one of this desk.
        """
        if self._collecting:
            yield
            return
        self._collecting, self._collected = True, False
        try:
            yield
        finally:
            self._collecting = False
            if self._collected:
                self._show_change()

    def _watch(self, session: Session) -> None:
        def note(_change: Change) -> None:
            # Another window may go on with an earlier session.
            if session is self.session:
                self._change_made()

        session.watch(note)

    def _change_made(self) -> None:
        self._outlook = None
        self._collected = True
        if not self._collecting:
            self._show_change()

    def _show_change(self) -> None:
        desk = self.entries[-1].desk if self.shared else ""
        self.by_other = desk if desk != self.session.desk else ""
        self.changed.emit()


def refusal(problems: tuple[Problem, ...], event: Event | None = None) -> str:
    """Every problem in a sentence, one after the other."""
    return messages.sentences(*(say(problem, event) for problem in problems))


def copy_trouble_text(session: QtSession) -> str:
    """Reports that the last copy of a closed event failed; empty if it succeeded."""
    trouble = session.copy_trouble
    if trouble is None:
        return ""
    why = messages.text(trouble.code, **trouble.facts)
    return messages.text("last-copy-failed", name=display_name(session.path), why=why)


# The event's next action, in words.


def nothing_missing(event: Event, outlook: Outlook, posted: Round) -> str:
    """What to do next, shown in place of an empty list of missing tables."""
    action, possible = next_action(outlook, event)
    waiting = outlook.status == "waiting"
    if posted.number < len(event.rounds) or waiting or not possible:
        return messages.text("round-nothing-missing")
    return messages.text(
        "round-nothing-missing-next",
        action=action,
        key=action_key("window-see-standings"),
    )


def next_action(outlook: Outlook, event: Event) -> tuple[str, bool]:
    """The label of the next action, and whether it is possible now."""
    if outlook.status == "finished" and outlook.next_kind is None:
        return messages.text("window-see-standings"), True
    if outlook.status == "waiting":
        return messages.text("window-next-missing", event.format), True
    kind = outlook.next_kind or ""
    possible = outlook.status in ("ready", "finished")
    fmt, round_number = format_of(event), len(event.rounds) + 1
    if kind in fmt.ring_kinds:
        return messages.text("window-set-ring"), possible
    if kind in fmt.extra_kinds and not fmt.stage(event, round_number):
        return messages.text("window-pair-kind", kind=kind), possible
    return messages.text("window-pair-round", round=round_number), possible


# Reports work that finishes after its event was closed, wherever the window is by then.

WorkOutcome = TypeVar("WorkOutcome")
_unfinished: set[Background[Any]] = set()


class LateMessages(QObject):
    """``message`` emits a sentence about an event that is already closed."""

    message = Signal(str)


@cache
def late_messages() -> LateMessages:
    """The program's only instance."""
    return LateMessages()


def report_outcome(
    work: Background[WorkOutcome], in_words: Callable[[WorkOutcome | Exception], str]
) -> None:
    """Reports the result of work that outlives its event, unless ``in_words`` gives no text."""

    def heard(outcome: WorkOutcome | Exception) -> None:
        _unfinished.discard(work)
        show_message(in_words(outcome))

    if work.hand_over(heard):
        _unfinished.add(work)


def show_message(text: str) -> None:
    """Emits the sentence unless it is empty."""
    if text:
        late_messages().message.emit(text)
