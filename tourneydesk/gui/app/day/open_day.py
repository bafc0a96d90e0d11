"""The day that is open: its sections, its clocks, moves between sections."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from tourneydesk.core.day import SamePerson
from tourneydesk.core.event import Event
from tourneydesk.core.reasons import Refused
from tourneydesk.desk.day.moves import (
    MovePlan,
    MoveRefused,
    OpenMove,
    can_forget_move,
    finish_move,
    move_player,
    open_move,
    plan_move,
)
from tourneydesk.desk.day.sections import (
    Day,
    DayFile,
    Section,
    people_in_several,
    read_day,
    write_day,
)
from tourneydesk.desk.round_clock import (
    Moment,
    RoundClock,
    clock_of,
    moment_now,
    seconds_left,
    warning,
)
from tourneydesk.gui.app.copies import Copies
from tourneydesk.gui.session.qt_session import QtSession, copy_trouble_text, refusal, show_message
from tourneydesk.gui.session.round_timer import KIND
from tourneydesk.gui.user_data.event_notes import stored_text
from tourneydesk.gui.user_data.recent import update
from tourneydesk.gui.widgets.question_card import Answer, Question
from tourneydesk.present import messages
from tourneydesk.present.day import NamedSection, left_behind_text, moved_text, section_names
from tourneydesk.present.messages import bare_name_of, name_of, say
from tourneydesk.present.progress import progress_of, progress_text
from tourneydesk.present.shows import icon_of
from tourneydesk.store.errors import FileTrouble, display_name

if TYPE_CHECKING:
    from tourneydesk.gui.event.workspace import Workspace

# A section of the day that is open in the window.


class OpenSection:
    """Its file and session, or why it could not be opened; its workspace, made when it is first
    shown; its copies, and where the focus was.
    """

    def __init__(self, section: Section) -> None:
        self.path: Path = section.path
        self.trouble: FileTrouble | None = section.trouble
        self.session: QtSession | None = None
        self.workspace: Workspace | None = None
        self.entered = False
        """Whether the workspace has been shown."""
        self.copies = Copies(self)
        self._stored_clock: RoundClock | None = None
        self._focus: QWidget | None = None
        if section.session is not None:
            self.session = QtSession(section.session, section.path)
            self.copies.keep(self.session)
            text = stored_text(KIND, section.path, self.session.opening)
            self._stored_clock = clock_of(text)

    @property
    def as_section(self) -> Section:
        """The section for the desk."""
        session = None if self.session is None else self.session.session
        return Section(self.path, session, self.trouble)

    @property
    def clock(self) -> RoundClock | None:
        """The clock of the posted round: that of its workspace or, without one, as it was left."""
        if self.workspace is not None:
            return self.workspace.projector.timer.clock
        clock = self._stored_clock
        if self.session is None or clock is None:
            return None
        return clock if clock.round == len(self.session.event.rounds) else None

    @property
    def status(self) -> str:
        """How far it is; empty if it is not open."""
        if self.session is None:
            return ""
        return progress_text(progress_of(self.session.event, self.session.outlook))

    @property
    def picture(self) -> str:
        """The name of its icon."""
        return "file-warning" if self.session is None else icon_of(self.session.event.format)

    def note_focus(self) -> None:
        """Another section is about to be shown: remembers what has the focus."""
        self._focus = None if self.workspace is None else self.workspace.focusWidget()

    def restore_focus(self) -> bool:
        """Gives the focus back; False if that is not possible."""
        focus, self._focus = self._focus, None
        if focus is None or not isValid(focus) or not focus.isVisible():
            return False
        focus.setFocus()
        return True

    def leave(self) -> None:
        """Closes the section. Its workspace is left for the window to remove."""
        self.copies.leave()
        session, self.session = self.session, None
        if session is None:
            return
        update(session.path, session.event.name, progress_of(session.event, session.outlook))
        if self.workspace is not None:
            self.workspace.leave()
        else:
            session.close()
            show_message(copy_trouble_text(session))


WHOLE_DAY = -1
"""The position of the page of the whole day; the others are those of the sections."""


class OpenDay(QObject):
    """What the lists, the page, the display, the clocks and the moves of a day need of it."""

    refresh_requested = Signal()
    """Something was done with sections: what shows them is to show their present state."""
    report_requested = Signal()
    """Requests the rating report of all sections."""
    phones_requested = Signal()
    """Requests the dialog about the pages that phones can read."""

    def __init__(self) -> None:
        super().__init__()
        self.path: Path | None = None
        self.file = DayFile()
        """The list as it is on the disk."""
        self.sections: list[OpenSection] = []
        self.at = WHOLE_DAY
        """The position of the section that is shown."""
        self._compared: tuple[Event, ...] = ()
        self._twice: tuple[SamePerson, ...] = ()

    @property
    def is_open(self) -> bool:
        return self.path is not None

    @property
    def name(self) -> str:
        return "" if self.path is None else display_name(self.path.with_suffix(""))

    @property
    def as_day(self) -> Day:
        """The day for the desk."""
        path = self.path or Path()
        return Day(path, self.file, tuple(one.as_section for one in self.sections))

    @property
    def names(self) -> tuple[str, ...]:
        """The name of each section, open or not."""
        return section_names(
            [
                (
                    display_name(one.path.with_suffix("")),
                    None if one.session is None else one.session.event,
                )
                for one in self.sections
            ]
        )

    @property
    def named(self) -> tuple[NamedSection, ...]:
        """The open sections; their positions are those of `open_positions`."""
        names = self.names
        return tuple(
            NamedSection(names[at], one.session.event)
            for at, one in enumerate(self.sections)
            if one.session is not None
        )

    @property
    def open_positions(self) -> tuple[int, ...]:
        """The positions of the open sections among all."""
        return tuple(at for at, one in enumerate(self.sections) if one.session is not None)

    @property
    def people_twice(self) -> tuple[SamePerson, ...]:
        """The people who play in several of the open sections; found once for each state."""
        events = self.as_day.events
        if list(map(id, events)) != list(map(id, self._compared)):
            self._compared, self._twice = events, people_in_several(events)
        return self._twice

    @property
    def workspaces(self) -> list[Workspace]:
        """The workspaces that exist."""
        return [one.workspace for one in self.sections if one.workspace is not None]

    @property
    def reported(self) -> list[QtSession]:
        """The open sections whose format has a rating report of several sections."""
        # Imported here: few days are exported, and never before they are played.
        from tourneydesk.exchange.kinds import KINDS, kinds_of

        sessions = [one.session for one in self.sections if one.session is not None]
        several = {key for key, kind in KINDS.items() if kind.several}
        return [one for one in sessions if several.intersection(kinds_of(one.event))]

    def write(self, file: DayFile) -> None:
        """Writes the list; FileTrouble if that fails."""
        if self.path is not None:
            write_day(self.path, file)
            self.file = file


# Players who move between the sections of the open day.


class Moves:
    """Makes moves, and finishes one that was interrupted."""

    def __init__(self, day: OpenDay) -> None:
        self._day = day

    def move(self, source: int, player: int, target: int) -> MovePlan:
        """Moves a player between two sections; Refused or FileTrouble if that is not possible."""
        try:
            plan, self._day.file = move_player(
                self._day.as_day,
                self._day.sections[source].path,
                player,
                self._day.sections[target].path,
            )
        except FileTrouble:
            if self._day.path is not None:
                # The move may be half done: the list says so.
                with suppress(FileTrouble):
                    self._day.file = replace(self._day.file, move=read_day(self._day.path).move)
            raise
        return plan

    @property
    def unfinished(self) -> OpenMove | None:
        """The move that is left to finish."""
        return open_move(self._day.as_day) if self._day.file.move is not None else None

    def finish(self) -> str:
        """Finishes the move that was interrupted; why not, if it fails."""
        try:
            self._day.file = finish_move(self._day.as_day)
        except (Refused, FileTrouble) as problem:
            return sentence(problem)
        self._day.refresh_requested.emit()
        return ""

    def forget_done(self) -> None:
        """A move of which nothing is left to do need not be noted any more."""
        if can_forget_move(self._day.as_day):
            with suppress(FileTrouble):
                self._day.write(replace(self._day.file, move=None))


def sentence(problem: Refused | FileTrouble) -> str:
    """Says what is wrong."""
    if isinstance(problem, FileTrouble):
        return messages.text(problem.code, **problem.facts)
    return messages.sentences(*(say(one) for one in problem.problems))


# The round clocks of all sections of a day: a warning is said wherever the user is.

TICK = 1000
"""Milliseconds between two looks at all clocks."""


class DayClocks(QObject):
    """Looks at the clocks while the day is open, also where a section was not shown yet."""

    changed = Signal()
    """The warning of a section has changed."""
    warned = Signal(str)
    """A section that is not on show has come to a warning."""

    def __init__(self, day: OpenDay) -> None:
        super().__init__(day)
        self._day = day
        self.now: Callable[[], Moment] = moment_now
        self._known: dict[OpenSection, str] = {}
        self._timer = QTimer(self, interval=TICK)
        self._timer.timeout.connect(self.tick)

    def begin(self) -> None:
        """The day is open: what is late already is in the list of sections, and not said."""
        self._known = {one: self.text(one) for one in self._day.sections}
        self._timer.start()

    def leave(self) -> None:
        """The day is closing."""
        self._timer.stop()
        self._known = {}

    def text(self, section: OpenSection) -> str:
        """The warning of a section whose clock runs, in words; empty if there is none."""
        clock = section.clock
        if clock is None or not clock.running:
            return ""
        level = warning(seconds_left(clock, self.now()))
        return "" if level is None else messages.text(f"display-clock-warnings-{level}")

    def tick(self) -> None:
        """Reports each warning that has changed since the last look."""
        before, self._known = self._known, {one: self.text(one) for one in self._day.sections}
        if before == self._known:
            return
        self.changed.emit()
        for at, (section, text) in enumerate(self._known.items()):
            # The section that is on show says it itself.
            if text and before.get(section) != text and at != self._day.at:
                name = self._day.names[at]
                self.warned.emit(messages.text("label-value", label=name, value=text))


# Moves a player to another section of the open day, after asking where to and, if there is more
# to it than the move, whether.

Said = Callable[[str, str], object]
"""Shows a sentence and its look."""


class PlayerMove:
    """A player of a section who is to be moved; asks on a card of the page that is shown."""

    def __init__(
        self, day: OpenDay, moves: Moves, section: int, player: int, question: Question
    ) -> None:
        self._day, self._moves, self._question = day, moves, question
        self._section, self._player = section, player
        self._source = day.sections[section]

    def ask(self, said: Said) -> None:
        """Asks for the section to move to."""
        session = self._source.session
        if session is None:
            return
        names = self._day.names
        others = [
            at
            for at, one in enumerate(self._day.sections)
            if at != self._section and one.session is not None
        ]
        name = name_of(session.event, self._player)
        if not others:
            said(messages.text("day-no-other-section"), "attention")
            return
        answers: list[Answer] = [(names[at], partial(self._chosen, at, said)) for at in others]
        self._question.ask(
            messages.text("day-move-where", name=name),
            "",
            (*answers, (messages.text("wizard-cancel"), lambda: None)),
            focus=True,
            icon="arrow-right",
        )

    def _chosen(self, target: int, said: Said) -> None:
        source, other = self._source.session, self._day.sections[target].session
        if source is None or other is None:
            return
        try:
            plan = plan_move(source.event, other.event, self._player)
        except MoveRefused as refused:
            # The words and the names are those of the section that refuses.
            said(refusal(refused.problems, refused.event), "attention")
            return
        about = self._consequences(plan, target)
        if not about:
            self._move(target, said)
            return
        name = name_of(source.event, self._player)
        self._question.ask(
            messages.text("day-move-heading", name=name, target=self._day.names[target]),
            about,
            (
                (messages.text("day-move-do"), lambda: self._move(target, said)),
                (messages.text("wizard-cancel"), lambda: None),
            ),
            focus=True,
            icon="arrow-right",
        )

    def _consequences(self, plan: MovePlan, target: int) -> str:
        """What else a move means; empty if there is nothing to say."""
        names, session = self._day.names, self._source.session
        assert session is not None
        said = []
        if plan.running:
            format_key = session.event.format
            said.append(messages.text("day-move-running", format_key, table=plan.running))
        if plan.leaves == "withdrawn":
            said.append(
                messages.text("day-move-late", source=names[self._section], target=names[target])
            )
        said.append(left_behind_text(names[target], plan.left_behind))
        return messages.sentences(*said)

    def _move(self, target: int, said: Said) -> None:
        source, other = self._source.session, self._day.sections[target].session
        if source is None or other is None:
            return
        done: list[MovePlan] = []
        outcome = source.attempt(
            lambda _: done.append(self._moves.move(self._section, self._player, target)),
            can_undo=False,
        )
        self._day.refresh_requested.emit()
        if not done:
            if outcome.text:
                said(outcome.text, "attention")
            return
        (plan,) = done
        names, name = self._day.names, bare_name_of(other.event, plan.new_player)
        old_name, new_name = names[self._section], names[target]
        said(moved_text(name, old_name, new_name, plan.leaves, plan.left_behind), "done")
