"""The page that makes a lost event again: codes come in one after another, typed or scanned."""

from collections.abc import Callable
from pathlib import Path

from platformdirs import user_documents_path
from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from tourneydesk.core.decisions import EventOpened
from tourneydesk.core.sayings import Refused
from tourneydesk.desk.lists.decoding import decode
from tourneydesk.desk.opening import SUFFIX, plan
from tourneydesk.desk.rebuilding import rebuild
from tourneydesk.gui import words
from tourneydesk.gui.background import Background
from tourneydesk.gui.choosing import codes_to_add, place_for_event
from tourneydesk.gui.event_desk import refusal
from tourneydesk.gui.form_page import FormPage
from tourneydesk.gui.lines import Column, Line, Lines, LinesView
from tourneydesk.gui.plain import Field, beside, button, label, show_text
from tourneydesk.gui.wizard.making import free_place
from tourneydesk.present.paper_codes import MOST_DIGITS
from tourneydesk.present.paper_cover import Cover
from tourneydesk.present.paper_entries import Entry, entries
from tourneydesk.present.paper_gathering import Gathered, gathered, mistyped
from tourneydesk.present.paper_records import Record
from tourneydesk.present.paper_story import Story, so_far, story
from tourneydesk.present.words import say, word
from tourneydesk.store.trouble import FileTrouble, in_words


class RebuildPage(FormPage):
    """Enter adds what is in the field, Ctrl+Enter creates the event, Esc goes back."""

    made = Signal(Path)
    """The file of the event that was made, to be opened."""

    def __init__(self) -> None:
        super().__init__()
        self._typed: list[str] = []
        self._papers = Gathered()
        self._reading, self._telling, self._making = Background(), Background(), Background()
        self.code = Field(MOST_DIGITS * 2)
        self.code.returnPressed.connect(self._add)
        self.add = button(words.REBUILD_ADD)
        self.add.clicked.connect(self._add)
        self.from_file = button(words.REBUILD_FROM_FILE)
        self.from_file.clicked.connect(self._choose_file)
        self.take_back = button(words.REBUILD_TAKE_BACK)
        self.take_back.clicked.connect(self._take_back)
        self.so_far = label("", "strong", wraps=True)
        self.name = Field()
        self.name_label = beside(words.REBUILD_NAME, self.name)
        self.missing = LinesView(
            Lines((Column(words.REBUILD_MISSING, wide=True),)), words.REBUILD_MISSING
        )
        self.chosen = label("", "quiet", wraps=True)
        self.missing.chosen.connect(self._show_whole)
        self.back = button(words.BACK)
        self.back.clicked.connect(self.cancelled)
        self.create_event = button(words.REBUILD_CREATE, "next")
        self.create_event.clicked.connect(self._create)
        self._notes: tuple[str, ...] = ()
        self._lay_out()

    @property
    def busy(self) -> bool:
        return self._reading.busy or self._telling.busy or self._making.busy

    @property
    def begun(self) -> bool:
        """Whether codes are in that would have to be scanned again."""
        return bool(self._typed)

    def enter(self) -> None:
        """Takes the keyboard; what came before stays, so that nobody need scan it twice."""
        self._show_making(False)
        self._refresh()
        self.code.setFocus()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        """Whoever goes elsewhere does not want what is being made any more."""
        super().hideEvent(event)
        if event.spontaneous():  # the whole window was made small
            return
        for work in (self._reading, self._telling, self._making):
            work.drop()
        self._show_making(False)

    def enter_pressed(self, *, control: bool) -> bool:
        if control:
            self._create()
        return control

    def _add(self) -> None:
        """Takes a line; one that is no code and tells of no player stays, to be mended."""
        text = self.code.text()
        if not text.strip() and not self._typed:
            return
        lines = [*self._typed, text]
        found = entries(lines)
        last = found[-1] if found else None
        if last is None:
            self.code.clear()
            return
        if last.problem is not None and last.line == len(lines):
            known = [one.said.head for one in found if one.said is not None]
            self.say(say(mistyped(last, known, here=True)), "attention")
            self.code.selectAll()
            return
        self._typed = lines
        self.code.clear()
        self.say(_read(last), "done")
        self._refresh()

    def _take_back(self) -> None:
        found = entries(self._typed)
        if found:
            self._typed = self._typed[: found[-1].line - 1]
            self.say("", "done")
            self._refresh()
        self.code.setFocus()

    def _choose_file(self) -> None:
        path = codes_to_add(self, user_documents_path())
        if path is not None:
            self.add_file(path)

    def add_file(self, path: Path) -> None:
        """Adds all codes of a text file."""

        def read() -> list[str]:
            with in_words(path):
                return decode(path.read_bytes()).text.splitlines()

        def came(lines: object) -> None:
            if isinstance(lines, list):
                self._typed = [*self._typed, *lines]
                many = words.papers(sum(one.said is not None for one in entries(lines)))
                self.say(words.REBUILD_FILE_READ.format(papers=many, file=path.name), "done")
                self._refresh()
            else:
                self._trouble(lines)

        self._reading.start(read, came)

    def _refresh(self) -> None:
        """Shows what is there; what is missing follows, worked out beside the window."""
        self._papers = papers = gathered(entries(self._typed))
        show_text(self.so_far, so_far(papers))
        nameless = bool(papers.records) and papers.cover is None
        self.name_label.setVisible(nameless)
        self.name.setVisible(nameless)
        self.take_back.setEnabled(bool(self._typed))
        if papers.records:
            self._telling.start(_teller(papers), self._show_notes)
        else:
            self._telling.drop()
            self._show_lines([say(one) for one in papers.notes])

    def _show_notes(self, came: object) -> None:
        if isinstance(came, Story):
            told = [say(note, came.event) for note in came.notes]
            self._show_lines(told or [words.REBUILD_ALL_THERE])
        else:
            self._trouble(came)

    def _show_lines(self, said: list[str]) -> None:
        self._notes = tuple(said)
        self.missing.show_lines([Line(number, (text,)) for number, text in enumerate(said)])
        self._show_whole(self.missing.key)

    def _show_whole(self, key: int | None) -> None:
        """The whole of a sentence for which a line of the list has no room."""
        there = key is not None and key < len(self._notes)
        show_text(self.chosen, self._notes[key] if there and key is not None else "")

    def _create(self) -> None:
        if self._making.busy:
            return
        if not self._papers.records:
            self.say(words.REBUILD_NOTHING, "attention")
            self.code.setFocus()
            return
        cover = self._papers.cover
        name = cover.name if cover is not None else self.name.text().strip()
        name = name or word("paper_unnamed_event")
        path = place_for_event(self, free_place(user_documents_path(), name))
        if path is None:
            return
        self._show_making(True)
        path = path if path.suffix else path.with_suffix(SUFFIX)
        self._making.start(_maker(self._papers, name, path), self._came)

    def _came(self, came: object) -> None:
        self._show_making(False)
        if isinstance(came, Path):
            self._typed = []
            self.made.emit(came)
        else:
            self._trouble(came)

    def _trouble(self, came: object) -> None:
        if isinstance(came, Refused):
            self.say(refusal(came.problems, None), "attention")
        elif isinstance(came, FileTrouble):
            self.say(word(came.code, **came.facts), "wrong")
        elif isinstance(came, Exception):
            raise came

    def _show_making(self, making: bool) -> None:
        self.create_event.setText(words.REBUILD_CREATING if making else words.REBUILD_CREATE)
        self.create_event.setEnabled(not making)

    def _lay_out(self) -> None:
        typing = QHBoxLayout()
        typing.setSpacing(8)
        typing.addWidget(beside(words.REBUILD_CODE, self.code))
        typing.addWidget(self.code, 1)
        typing.addWidget(self.add)
        naming = QHBoxLayout()
        naming.setSpacing(8)
        naming.addWidget(self.name_label)
        naming.addWidget(self.name, 1)
        presses = QHBoxLayout()
        presses.setSpacing(12)
        for press in (self.back, self.from_file, self.take_back):
            presses.addWidget(press)
        presses.addStretch(1)
        presses.addWidget(self.create_event)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(32, 24, 32, 24)
        lines.setSpacing(12)
        lines.addWidget(label(words.REBUILD_HEADING, "heading"))
        lines.addWidget(label(words.REBUILD_HINT, "quiet", wraps=True))
        lines.addLayout(typing)
        lines.addWidget(self.trouble)
        lines.addWidget(self.so_far)
        lines.addLayout(naming)
        lines.addWidget(self.missing, 1)
        lines.addWidget(self.chosen)
        lines.addLayout(presses)


def _read(entry: Entry) -> str:
    """What has just been read."""
    match entry.said:
        case Record() as record if entry.player is None:
            number = word("paper_player", number=record.head.number)
            return words.REBUILD_NAME_WANTED.format(name=number)
        case Record() if entry.player is not None:
            return words.REBUILD_CARD_READ.format(name=entry.player.name)
        case Cover() as cover:
            return words.REBUILD_COVER_READ.format(event=cover.name)
        case None:
            return ""
        case slip:
            head = slip.head
            return words.REBUILD_SLIP_READ.format(table=head.number, round=head.round)


def _teller(papers: Gathered) -> Callable[[], Story]:
    """What finds out what is missing, on any thread."""
    return lambda: story(papers, _opening(papers, ""), reasons=False)


def _maker(papers: Gathered, name: str, path: Path) -> Callable[[], Path]:
    """What makes the event's file and gives it, on any thread."""

    def make() -> Path:
        rebuild(path, story(papers, _opening(papers, name)).steps).close()
        return path

    return make


def _opening(papers: Gathered, name: str) -> EventOpened:
    """The opening of the event as its cover has it, else as the format has it by default."""
    cover, name = papers.cover, name or word("paper_unnamed_event")
    if cover is None:
        return plan(papers.format, name, None, {})
    return plan(papers.format, name, cover.seed, cover.settings)
