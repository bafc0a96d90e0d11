"""The page of the whole day: who is here in all sections, and what concerns several of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QMetaObject, QObject, Qt
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout, QWidget

from tourneydesk.core.field import active
from tourneydesk.core.reasons import Refused
from tourneydesk.desk.day.sections import Opening, TablePlan, number_tables, table_plan
from tourneydesk.desk.files.opening import open_event, open_for_reading
from tourneydesk.desk.recovery import NOT_DAMAGE
from tourneydesk.formats import format_of
from tourneydesk.gui.app.day.display import DayDisplay
from tourneydesk.gui.app.day.door_list import DoorList
from tourneydesk.gui.app.day.open_day import Moves, OpenDay, OpenSection, PlayerMove
from tourneydesk.gui.app.day.section_list import SectionList
from tourneydesk.gui.app.recovery import READABLE
from tourneydesk.gui.event.sidebar import phones_button, show_sharing
from tourneydesk.gui.pages.player_requests import CheckIn
from tourneydesk.gui.session.qt_session import QtSession, refusal
from tourneydesk.gui.widgets.buttons import ActionButton
from tourneydesk.gui.widgets.layouts import REST, FlowLayout, column_of, row_of, scrolled
from tourneydesk.gui.widgets.page_parts import PageHeader
from tourneydesk.gui.widgets.question_card import Card, Question
from tourneydesk.gui.widgets.text_widgets import NameLabel, button, label, refuse, show_text, signed
from tourneydesk.gui.widgets.theme import LARGE, Icon
from tourneydesk.present import messages
from tourneydesk.present.day import DoorKey, overlap_text, same_person_text, tables_text
from tourneydesk.present.messages import bare_name_of
from tourneydesk.store.errors import FileTrouble

SIDEBAR = 30
"""The width of the list of sections, in digits."""
MOST_NOTES = 4
"""Notes shown one by one; of more, the number."""


@dataclass(frozen=True, slots=True)
class SectionCommands:
    """What the page lets people do with sections; a number is the position of one."""

    add_new: Callable[[], None]
    add_file: Callable[[], None]
    show_player: Callable[[int, int], None]
    open_again: Callable[[int, Opening], None]
    find_file: Callable[[int], None]
    recover: Callable[[int], None]
    remove: Callable[[int], None]


class DayPage(QWidget):
    """At the left the sections, as beside each of them; at the right the door list."""

    handbook_page = "several-sections"

    def __init__(
        self,
        day: OpenDay,
        sections: SectionList,
        moves: Moves,
        display: DayDisplay,
        commands: SectionCommands,
        *,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setProperty("look", "page")
        self._day, self._moves, self._commands = day, moves, commands
        self.list = sections
        self.header = PageHeader(messages.text("day-whole"))
        self.add_new = ActionButton("day-add-new", commands.add_new, text="day-add-new-button")
        self.add_file = ActionButton("day-add-file", commands.add_file, text="day-add-file-button")
        self.tables = ActionButton("day-number-tables", self.number_tables)
        self.report = ActionButton("day-report", self._report, text="day-report-button")
        self.display = button(messages.text("day-display"), picture="monitor")
        self.display.clicked.connect(lambda: display.open_menu(self.display))
        self.phones = phones_button(day.phones_requested)
        self.question = Question()
        self.cards: list[Card] = []
        self.notes = label("", "attention", wraps=True)
        self.empty = label(messages.text("day-empty"), "quiet", wraps=True)
        self.door = DoorList(lambda: day.named, self._twice)
        self.door.found.connect(self._arrive)
        self.door.ticked.connect(self._toggle)
        self.door.chosen.connect(self._show_chosen)
        self.check_in = button(
            messages.text("people-turn-here"), does=self._press, picture="user-check"
        )
        self.move_to = button(messages.text("day-move"), does=self._move, picture="arrow-right")
        self.go_to = button(messages.text("day-show-section"), does=self._show_section)
        self.message = label("", "done", wraps=True)
        self.message.setAccessibleName(messages.text("window-message"))
        self.undo = button(messages.text("window-undo-this"), "flat", self._undo)
        self._check_ins: dict[QtSession, CheckIn] = {}
        self._connections: dict[QtSession, tuple[QMetaObject.Connection, ...]] = {}
        self._undoable: QtSession | None = None
        self._asked_move = False
        self._lay_out()

    def enter(self, about: Path | None = None) -> None:
        """Takes the focus; ``about`` is a section that cannot be shown, whose card does."""
        for section, card in zip(self._troubled(), self.cards, strict=False):
            if section.path == about:
                card.findChildren(QWidget)[0].setFocus()
        self.door.arrange()
        self.refresh()
        if self.door.isVisibleTo(self):
            self.door.enter()
        else:
            self.add_file.setFocus()

    def refresh(self) -> None:
        """Shows the present state of all sections."""
        self._watch_sessions()
        sections = self._day.named
        # Who withdrew or is out is not expected.
        expected = [
            one.event.player(player)
            for one in sections
            for player in active(one.event, format_of(one.event).leavings(one.event))
        ]
        entered = sum(len(one.event.entered) for one in sections)
        here = sum(player.checked_in for player in expected)
        if here:
            progress = messages.text("people-here-of", here=here, all=len(expected))
            self.header.show_progress(here, len(expected), progress)
        else:
            count = messages.text("count-players", count=entered)
            self.header.show_progress(0, 0, count if entered else "")
        self.empty.setVisible(not self._day.sections)
        for one in (self.door, self._actions):
            one.setVisible(bool(entered))
        refuse(self.tables, "" if sections else messages.text("needs-day-section"))
        refuse(self.display, "" if sections else messages.text("needs-day-section"))
        refuse(self.report, "" if self._day.reported else messages.text("day-nothing-to-report"))
        sessions = (one.session for one in self._day.sections)
        show_sharing(self.phones, next((one for one in sessions if one is not None), None))
        self.door.refresh()
        self._show_cards()
        self._show_notes()
        self._ask_about_move()
        self._show_chosen()

    def show_message(self, text: str, look: str) -> None:
        """Shows a sentence until the next one."""
        self._undoable = None
        self.undo.hide()
        show_text(self.message, signed(text, look), look)

    def number_tables(self) -> None:
        """Proposes tables for all sections and gives them on demand."""
        sessions = [one.session.session for one in self._day.sections if one.session is not None]
        plan = table_plan(sessions)
        names = [one.name for one in self._day.named]
        if not plan.changed:
            self.show_message(messages.text("day-tables-fine"), "done")
            return
        lines = [
            messages.text("label-value", label=name, value=tables_text(tables))
            for name, tables in zip(names, plan.proposed, strict=True)
            if tables.count
        ]
        self.question.ask(
            messages.text("day-tables-heading"),
            "\n".join((*lines, messages.text("day-tables-about"))),
            (
                (messages.text("day-tables-do"), lambda: self._number(plan)),
                (messages.text("day-tables-keep"), lambda: None),
            ),
            focus=True,
            icon="table-2",
        )

    def leave(self) -> None:
        """The day is closing."""
        for session in [*self._check_ins]:
            self._unwatch(session)
        self._undoable = None

    def _number(self, plan: TablePlan) -> None:
        sessions = [one.session.session for one in self._day.sections if one.session is not None]
        try:
            number_tables(sessions, plan)
        except Refused as refused:
            self.show_message(refusal(refused.problems), "attention")
        except FileTrouble as trouble:
            self.show_message(messages.text(trouble.code, **trouble.facts), "wrong")
        else:
            self.show_message(messages.text("day-tables-done"), "done")
        self._day.refresh_requested.emit()

    def _report(self) -> None:
        self._day.report_requested.emit()

    def _watch_sessions(self) -> None:
        """Has a check-in for every open section, which reports here while this page is visible."""
        sessions = [one.session for one in self._day.sections if one.session is not None]
        for gone in [one for one in self._check_ins if one not in sessions]:
            self._unwatch(gone)
        for session in sessions:
            if session not in self._check_ins:
                made = CheckIn(session, self.question)
                made.setParent(self)
                made.hide()
                made.seen.connect(partial(self._seen, session))
                self._connections[session] = (
                    session.message.connect(partial(self._heard, session)),
                    session.undo_offered.connect(partial(self._offer_undo, session)),
                )
                self._check_ins[session] = made

    def _unwatch(self, session: QtSession) -> None:
        """A section was closed. Qt would keep what is connected, and with it this page."""
        for connection in self._connections.pop(session):
            QObject.disconnect(connection)
        self._check_ins.pop(session).deleteLater()

    def _seen(self, session: QtSession, player: int) -> None:
        for at, position in enumerate(self._day.open_positions):
            if self._day.sections[position].session is session:
                self.door.show_player((at, player))

    def _heard(self, _session: QtSession, text: str, look: str) -> None:
        if self.isVisible():
            self.show_message(text, look)

    def _offer_undo(self, session: QtSession) -> None:
        if self.isVisible():
            self._undoable = session
            self.undo.setVisible(bool(session.undo_name))

    def _undo(self) -> None:
        session, self._undoable = self._undoable, None
        if session is not None:
            session.undo()

    def _section(self, place: DoorKey) -> OpenSection:
        return self._day.sections[self._day.open_positions[place[0]]]

    def _check_in_of(self, place: DoorKey) -> CheckIn | None:
        session = self._section(place).session
        return None if session is None else self._check_ins.get(session)

    def _arrive(self, place: DoorKey) -> None:
        check_in = self._check_in_of(place)
        if check_in is not None:
            check_in.arrive(place[1])

    def _toggle(self, place: DoorKey) -> None:
        check_in = self._check_in_of(place)
        if check_in is not None:
            check_in.toggle(place[1])

    def _press(self) -> None:
        place = self.door.key
        check_in = None if place is None else self._check_in_of(place)
        if place is not None and check_in is not None:
            check_in.press(place[1])

    def _move(self) -> None:
        place = self.door.key
        if place is not None:
            position = self._day.open_positions[place[0]]
            move = PlayerMove(self._day, self._moves, position, place[1], self.question)
            move.ask(self.show_message)

    def _show_section(self) -> None:
        """Shows the section of the selected player, at the player."""
        place = self.door.key
        if place is not None:
            self._commands.show_player(self._day.open_positions[place[0]], place[1])

    def _twice(self) -> frozenset[DoorKey]:
        people = self._day.people_twice
        return frozenset(place for person in people for place in person.places)

    def _show_chosen(self) -> None:
        place = self.door.key
        why = messages.text("people-choose-player") if place is None else ""
        for one in (self.check_in, self.move_to, self.go_to):
            refuse(one, why)
        if place is not None:
            player = self.door.player(place)
            text = "people-turn-not-here" if player.checked_in else "people-turn-here"
            if player.dropped:
                text = "people-reinstate-and-check-in"
            self.check_in.setText(messages.text(text))

    def _troubled(self) -> list[OpenSection]:
        return [one for one in self._day.sections if one.session is None]

    def _show_cards(self) -> None:
        """A card for each section that cannot be opened, with the ways out."""
        troubled = self._troubled()
        known = [card.property("about") for card in self.cards]
        if known == [str(one.trouble) + str(one.path) for one in troubled]:
            return
        for card in self.cards:
            card.hide()
            card.deleteLater()
        self.cards = []
        commands = self._commands
        names = dict(zip(map(id, self._day.sections), self._day.names, strict=True))
        for at, section in enumerate(self._day.sections):
            trouble = section.trouble
            if section.session is not None or trouble is None:
                continue
            card = Card(0, "file-warning")
            card.setProperty("about", str(trouble) + str(section.path))
            name = names[id(section)]
            heading = messages.text("day-section-trouble", section=name)
            card.texts.addWidget(label(heading, "section", wraps=True))
            text = messages.text(trouble.code, **trouble.facts)
            card.texts.addWidget(label(text, wraps=True))
            answers = [("window-try-again", partial(commands.open_again, at, open_event))]
            if trouble.code == "file_missing":
                answers.insert(0, ("day-find-file", partial(commands.find_file, at)))
            if trouble.code in READABLE:
                reading = partial(commands.open_again, at, open_for_reading)
                answers.append(("window-read-only", reading))
            if trouble.code not in NOT_DAMAGE:
                answers.append(("day-recover", partial(commands.recover, at)))
            answers.append(("day-remove", partial(commands.remove, at)))
            for text_key, does in answers:
                made = button(messages.text(text_key), does=lambda _=False, does=does: does())
                card.answers.addWidget(made)
            self._card_column.addWidget(card)
            card.show()
            card.arrange()
            self.cards.append(card)

    def _show_notes(self) -> None:
        """People in several sections, and sections with the same tables."""
        sections = self._day.named
        sessions = [one.session.session for one in self._day.sections if one.session is not None]
        plan = table_plan(sessions)
        overlapping = sorted({at for pair in plan.overlaps for at in pair})
        notes = [overlap_text(sections, plan.now, pair) for pair in plan.overlaps]
        if len(notes) > 1:
            shared = tuple(sections[at].name for at in overlapping)
            notes = [messages.text("day-overlap-several", sections=shared)]
        notes += [same_person_text(sections, one) for one in self._day.people_twice]
        more = len(notes) - MOST_NOTES
        shown = notes[:MOST_NOTES]
        if more > 0:
            shown.append(messages.text("export-more-missing", count=more))
        show_text(self.notes, "\n".join(shown))
        self.notes.setVisible(bool(shown))

    def _ask_about_move(self) -> None:
        """Offers once to finish a move that was interrupted."""
        unfinished = self._moves.unfinished
        if unfinished is None or self._asked_move or unfinished.source.session is None:
            return
        self._asked_move = True
        names = {
            one.path: name for one, name in zip(self._day.sections, self._day.names, strict=True)
        }
        source, target = names[unfinished.source.path], names[unfinished.target.path]
        name = bare_name_of(unfinished.source.session.event, unfinished.note.player)
        self.question.ask(
            messages.text("day-move-open-heading", name=name, source=source, target=target),
            messages.text("day-move-open-about", source=source, target=target),
            (
                (messages.text("day-move-finish"), self._finish_move),
                (messages.text("window-not-now"), lambda: None),
            ),
            focus=False,
        )

    def _finish_move(self) -> None:
        why = self._moves.finish()
        self.show_message(why or messages.text("day-move-finished"), "wrong" if why else "done")

    def _lay_out(self) -> None:
        side = QFrame()
        side.setProperty("look", "side")
        name = NameLabel()
        name.setText(self._day.name)
        name.setProperty("look", "strong")
        head = row_of(Icon("calendar", LARGE), (name, 1), margins=(8, 8, 8, 8))
        column_of(head, self.list, REST, on=side, margins=8, spacing=8)
        side.setFixedWidth(self.fontMetrics().horizontalAdvance("0") * SIDEBAR)
        for one in (
            self.add_new,
            self.add_file,
            self.tables,
            self.display,
            self.report,
            self.phones,
        ):
            self.header.add(one)
        self._actions = QWidget()
        across = FlowLayout(self._actions)
        for one_button in (self.check_in, self.move_to, self.go_to):
            across.addWidget(one_button)
        self._card_column: QVBoxLayout = column_of(spacing=8)
        page = QWidget()
        column_of(
            self.header,
            self._card_column,
            self.question,
            self.notes,
            self.empty,
            (self.door, 1),
            self._actions,
            on=page,
            margins=16,
        ).addStretch(0)
        foot = QFrame()
        foot.setProperty("look", "foot")
        row_of((self.message, 1), self.undo, on=foot, margins=(16, 8, 16, 8), spacing=12)
        foot.setMinimumHeight(max(48, 2 * self.fontMetrics().height() + 12))
        foot.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.undo.hide()
        # In a small window the page is scrolled, and the list has some rows all the same.
        page.setMinimumHeight(1)
        body = row_of(side, (scrolled(page), 1), spacing=0)
        column_of((body, 1), foot, on=self, margins=0, spacing=0)
        self.message.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
