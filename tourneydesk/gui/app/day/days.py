"""Opens, shows, changes and closes the days of several sections."""

from __future__ import annotations

from contextlib import suppress
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal

from tourneydesk.core.reasons import Refused
from tourneydesk.desk.day.sections import (
    DAY_SUFFIX,
    Opening,
    Section,
    create_day,
    open_section,
    read_day,
    same_file,
    with_other_file,
    with_section,
    without_section,
)
from tourneydesk.desk.files.opening import open_event
from tourneydesk.desk.session import Session
from tourneydesk.gui.app.day.display import DayDisplay
from tourneydesk.gui.app.day.open_day import (
    WHOLE_DAY,
    DayClocks,
    Moves,
    OpenDay,
    OpenSection,
    PlayerMove,
    sentence,
)
from tourneydesk.gui.app.day.section_list import SectionList, section_rows
from tourneydesk.gui.event.page_names import PageName
from tourneydesk.gui.user_data.practice import mark_of
from tourneydesk.gui.user_data.recent import DAY, remember, update
from tourneydesk.gui.widgets.file_dialogs import event_to_add, place_for_day
from tourneydesk.present import messages
from tourneydesk.present.progress import Progress
from tourneydesk.store.errors import FileTrouble

if TYPE_CHECKING:
    from tourneydesk.gui.app.day.day_page import DayPage
    from tourneydesk.gui.app.window import Window
    from tourneydesk.gui.event.workspace import Workspace
    from tourneydesk.gui.pages.papers_page import SectionPapers
    from tourneydesk.gui.session.paper_trail import PaperTrail


class Days(OpenDay):
    """Belongs to the window. Without an open day it does nothing."""

    changed = Signal()
    """The list, a section, or what is shown has changed."""

    def __init__(self, window: Window) -> None:
        super().__init__()
        self._window = window
        self.adds_new = False
        """Whether the wizard makes a new section of the day."""
        self._lists: list[SectionList] = []
        self.display = DayDisplay(self, self.workspace_of)
        self.moves = Moves(self)
        self.clocks = DayClocks(self)
        self.clocks.changed.connect(self.refresh)
        self.refresh_requested.connect(self.refresh)
        self.clocks.warned.connect(window.show_message)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.refresh)

    @cached_property
    def page(self) -> DayPage:
        """The page of the whole day, created on first use."""
        from tourneydesk.gui.app.day.day_page import DayPage, SectionCommands

        commands = SectionCommands(
            add_new=self.add_new,
            add_file=self.add_file,
            show_player=self.show_player,
            open_again=self.open_again,
            find_file=self.find_file,
            recover=self.recover,
            remove=self.remove,
        )
        sections = self.new_list()
        return DayPage(
            self, sections, self.moves, self.display, commands, parent=self._window.pages
        )

    def create(self) -> None:
        """Asks for a file for a new day and opens it, with the open event as its first section."""
        workspace = self._window.workspace
        alone = workspace is not None and not self.is_open
        sections: tuple[Path, ...] = ()
        folder = Path.home() if self.path is None else self.path.parent
        if workspace is not None and alone:
            folder = workspace.session.path.parent
            if workspace.session.in_file and mark_of(workspace.session.path) is None:
                sections = (workspace.session.path.absolute(),)
        path = place_for_day(
            self._window.window(), folder / f"{messages.text('day-new-name')}{DAY_SUFFIX}"
        )
        if path is None:
            return
        path = path if path.suffix else path.with_suffix(DAY_SUFFIX)
        try:
            create_day(path, sections)
        except FileTrouble as trouble:
            self._window.show_message(messages.text(trouble.code, **trouble.facts))
            return
        self._window.open_event(path)

    def open(self, path: Path) -> None:
        """Opens a day and all of its sections that can be opened, after whatever was open was
        closed; trouble with the list is said on the home page.
        """
        try:
            file = read_day(path)
        except FileTrouble as trouble:
            self._window.show_home()
            self._window.home.show_message(messages.text(trouble.code, **trouble.facts))
            return
        self.path, self.file, self.at = path.absolute(), file, WHOLE_DAY
        self.sections = [self._opened(one) for one in file.sections]
        self._window.recovery.forget()
        remember(self.path, self.name, DAY)
        self.moves.forget_done()
        self.display = DayDisplay(self, self.workspace_of)
        self.clocks.begin()
        self.show(WHOLE_DAY)

    def leave(self) -> None:
        """Closes all sections."""
        if self.path is None:
            return
        players = sum(len(one.event.entered) for one in self.named)
        count = len(self.sections)
        update(self.path, self.name, Progress("day", {"count": count}, players))
        self.path = None
        self.clocks.leave()
        for section in self.sections:
            section.leave()
            if section.workspace is not None:
                self._window.remove_workspace(section.workspace)
        self.sections, self._lists, self.at, self.adds_new = [], [], WHOLE_DAY, False
        self.display = DayDisplay(self, self.workspace_of)
        self._compared = self._twice = ()
        if "page" in vars(self):
            self.page.leave()
            self._window.pages.removeWidget(self.page)
            self.page.deleteLater()
            del vars(self)["page"]

    def show(self, at: int) -> None:
        """Shows a section, or the page of the whole day."""
        if not self.is_open:
            return
        if self.at >= 0 and self.at < len(self.sections):
            self.sections[self.at].note_focus()
        section = self.sections[at] if at >= 0 else None
        if section is None or section.session is None:
            self.at = WHOLE_DAY
            self._window.show_day_page(self.page, self.name)
            self.refresh()
            self.page.enter(section.path if section is not None else None)
        else:
            self.at = at
            workspace = self.workspace_of(section)
            self._window.copies = section.copies
            self._window.show_workspace(workspace)
            if not section.entered:
                section.entered = True
                workspace.enter()
                section.copies.show_on(workspace)
            elif not section.restore_focus():
                workspace.go_to(workspace.page)
            self.refresh()
        shown = self.sections[self.at].workspace if self.at >= 0 else None
        if self.path is not None:
            self._window.notes.watch_day(self.path, shown)

    def show_player(self, at: int, player: int) -> None:
        """Shows a section with a player selected on its players page."""
        self.show(at)
        workspace = self.sections[at].workspace
        if workspace is not None:
            workspace.go_to(PageName.PLAYERS)
            workspace.players.players.show_player(player)

    def recover(self, at: int) -> None:
        """Closes the day and leads to what can be recovered of a damaged section."""
        self._window.open_event(self.sections[at].path)

    def show_whole(self) -> None:
        """Shows the page of the whole day."""
        self.show(WHOLE_DAY)

    def number_tables(self) -> None:
        """Proposes table numbers for all sections."""
        if self.is_open:
            self.show_whole()
            self.page.number_tables()

    def step(self, by: int) -> None:
        """Shows the next section that is open, or the one before; the whole day is among them."""
        around = [WHOLE_DAY, *self.open_positions]
        place = around.index(self.at) if self.at in around else 0
        self.show(around[(place + by) % len(around)])

    def show_file(self, path: Path) -> None:
        """Shows the section in this file, if there is one."""
        for at, section in enumerate(self.sections):
            if same_file(section.path, path):
                self.show(at)

    def refresh(self) -> None:
        """Shows the present state of all sections in the lists of them and on the day's page."""
        if not self.is_open:
            return
        rows = section_rows(self, self.clocks.text)
        self.display.name_sections()
        for one in self._lists:
            if one.isVisible() or one.window() is self._window.window():
                one.show_sections(rows, self.at)
        if self.at == WHOLE_DAY:
            self.page.refresh()
        self.changed.emit()

    def new_list(self) -> SectionList:
        """A list of the sections for another sidebar."""
        made = SectionList()
        made.chosen.connect(self.show)
        self._lists.append(made)
        return made

    def add_file(self) -> None:
        """Asks for an event file and adds it to the day."""
        if self.path is None:
            return
        path = event_to_add(self._window.window(), self.path.parent)
        if path is not None:
            self.add(path)

    def add_new(self) -> None:
        """Makes a new event with the wizard and adds it to the day; the others stay open."""
        if self.is_open:
            self.adds_new = True
            self._window.show_wizard()

    def add(self, path: Path, session: Session | None = None) -> None:
        """Adds a section, which may be open already."""
        if self.path is None:
            return
        self.adds_new = False
        try:
            file = with_section(self.file, path)
            self.write(file)
        except (Refused, FileTrouble) as problem:
            if session is not None:
                session.close()
            self.show(WHOLE_DAY)
            self.page.show_message(sentence(problem), "attention")
            return
        section = Section(path.absolute(), session)
        if session is None:
            section = open_section(path.absolute())
        self.sections.append(self._watched(OpenSection(section)))
        self.show(len(self.sections) - 1 if section.session is not None else WHOLE_DAY)

    def remove(self, at: int) -> None:
        """Takes a section out of the day; its file stays."""
        section = self.sections[at]
        try:
            self.write(without_section(self.file, section.path))
        except (Refused, FileTrouble) as problem:
            self.page.show_message(sentence(problem), "attention")
            return
        self._close(at)
        del self.sections[at]
        self.show(WHOLE_DAY)

    def open_again(self, at: int, opening: Opening) -> None:
        """Tries once more to open a section, or opens it in another way."""
        self._close(at)
        self.sections[at] = self._watched(
            OpenSection(open_section(self.sections[at].path, opening))
        )
        self.moves.forget_done()
        self.show(WHOLE_DAY)

    def find_file(self, at: int) -> None:
        """Asks where the file of a section is now."""
        section = self.sections[at]
        path = event_to_add(self._window.window(), section.path.parent)
        if path is None:
            return
        try:
            self.write(with_other_file(self.file, section.path, path))
        except (Refused, FileTrouble) as problem:
            self.page.show_message(sentence(problem), "attention")
            return
        before, section.path = section.path, path.absolute()
        self.display.renamed(before, section.path)
        self.open_again(at, open_event)

    def reload(self, path: Path) -> None:
        """Opens a section again from its file and shows it."""
        for at, section in enumerate(self.sections):
            if same_file(section.path, path):
                self._close(at)
                self.sections[at] = self._watched(OpenSection(open_section(path)))
                self.show(at)
                return

    def saved_as(self, old: Path, new: Path) -> None:
        """A section goes on in another file."""
        with suppress(Refused, FileTrouble):
            self.write(with_other_file(self.file, old, new))
        for section in self.sections:
            if section.path == old:
                section.path = new.absolute()
                self.display.renamed(old, section.path)
        self.refresh()

    def _opened(self, path: Path) -> OpenSection:
        return self._watched(OpenSection(open_section(path)))

    def _watched(self, section: OpenSection) -> OpenSection:
        if section.session is not None:
            section.session.changed.connect(self._soon.start)
            section.copies.second_folder_changed.connect(self._copy_others)
        return section

    def _copy_others(self) -> None:
        """Another second folder was chosen: all sections are copied there."""
        for section in self.sections:
            section.copies.second_folder.copy("running")

    def workspace_of(self, section: OpenSection) -> Workspace:
        """The workspace of an open section, made when it is first needed."""
        if section.workspace is None:
            assert section.session is not None
            workspace = section.workspace = self._window.make_workspace(
                section.session, in_day=True
            )
            workspace.sidebar.show_sections(self.new_list())
            workspace.requests.move.connect(partial(self._ask_to_move, section))
            self.display.watch(section)
            workspace.print_with(self._papers)
            section.copies.second_folder_changed.connect(self._window.menus_changed)
        return section.workspace

    def _ask_to_move(self, section: OpenSection, player: int) -> None:
        """Asks on the players page of a section where to move a player."""
        workspace = section.workspace
        if workspace is not None:
            at, question = self.sections.index(section), workspace.players.question
            move = PlayerMove(self, self.moves, at, player, question)
            move.ask(workspace.session.message.emit)

    def _papers(self) -> list[SectionPapers]:
        # Imported here: the printing modules load slowly.
        from tourneydesk.gui.pages.papers_page import SectionPapers

        return [
            SectionPapers(name, one.session, partial(self._trail_of, one))
            for one, name in zip(self.sections, self.names, strict=True)
            if one.session is not None
        ]

    def _trail_of(self, section: OpenSection) -> PaperTrail:
        return self.workspace_of(section).trail

    def _close(self, at: int) -> None:
        section = self.sections[at]
        if self.at == at:
            self.at = WHOLE_DAY
        workspace = section.workspace
        section.leave()
        if workspace is not None:
            self._window.remove_workspace(workspace)
            section.workspace = None
