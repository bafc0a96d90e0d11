"""The page that rebuilds a lost event: codes are typed, or read from scans dropped onto it."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QHideEvent

from tourneydesk.core.reasons import Advice, Refused
from tourneydesk.desk.files.opening import SUFFIX, plan
from tourneydesk.desk.paper_rebuild.scans import CodeLines, lines_of, page_note
from tourneydesk.desk.paper_rebuild.settling import rebuild
from tourneydesk.gui.session.paper_trail import paper_thread
from tourneydesk.gui.session.qt_session import refusal
from tourneydesk.gui.tasks import Background
from tourneydesk.gui.user_data.recent import free_path
from tourneydesk.gui.widgets.file_dialogs import codes_to_add, place_for_event
from tourneydesk.gui.widgets.layouts import REST, form_column, row_of
from tourneydesk.gui.widgets.page_parts import EventFormPage
from tourneydesk.gui.widgets.table_view import TableModel, TableView
from tourneydesk.gui.widgets.text_widgets import Field, button, label, label_for, show_text
from tourneydesk.present import messages
from tourneydesk.present.messages import listed, say, text
from tourneydesk.present.paper_rebuild.codes import MOST_DIGITS
from tourneydesk.present.paper_rebuild.collected_papers import (
    CollectedPapers,
    Entry,
    collect_papers,
    entries,
    mistyped,
)
from tourneydesk.present.paper_rebuild.cover import Cover
from tourneydesk.present.paper_rebuild.rebuilt_event import (
    RebuiltEvent,
    rebuild_event,
    settings_of,
    so_far,
)
from tourneydesk.present.paper_rebuild.records import Record
from tourneydesk.present.progress import open_lines
from tourneydesk.present.table import Column, Row
from tourneydesk.store.errors import FileTrouble
from tourneydesk.user_folders import documents_folder

# Describes codes on the rebuild page, and does its background work.


def last_code_text(entry: Entry) -> str:
    """What was just read."""
    match entry.paper:
        case Record() as record if entry.player is None:
            number = text("paper-player", number=record.head.number)
            return messages.text("rebuild-name-wanted", name=number)
        case Record() if entry.player is not None:
            return messages.text("rebuild-card-read", name=entry.player.name)
        case Cover() as cover:
            return messages.text("rebuild-cover-read", event=cover.name)
        case None:
            return ""
        case slip:
            head = slip.head
            return messages.text(
                "rebuild-slip-read", head.format, table=head.number, round=head.round
            )


def event_rebuilder(papers: CollectedPapers) -> Callable[[], RebuiltEvent]:
    """A function that finds out what is missing; may run on any thread."""
    return lambda: _rebuild(papers, "", reasons=False)


def maker(papers: CollectedPapers, name: str, path: Path) -> Callable[[], Path]:
    """A function that creates the event's file and returns it; may run on any thread."""

    def make() -> Path:
        rebuild(path, _rebuild(papers, name, reasons=True).steps).close()
        return path

    return make


def _rebuild(papers: CollectedPapers, name: str, *, reasons: bool) -> RebuiltEvent:
    """The reconstructed history; the event opens as on its cover sheet or, without one, with the
    format's defaults.
    """
    cover, name = papers.cover, name or text("paper-unnamed-event")
    settings = dict(settings_of(papers) or {})
    opened = plan(papers.format, name, None if cover is None else cover.seed, settings)
    return rebuild_event(papers, opened, reasons=reasons)


def summary(rebuilt: RebuiltEvent, unread: Sequence[Advice]) -> list[str]:
    """What is certain, what is open, which papers settle it, and other remarks."""
    notes = (*unread, *rebuilt.contradictions, *rebuilt.notes)
    return [
        *([] if rebuilt.complete else open_lines(rebuilt.event)),
        *(say(note, rebuilt.event) for note in notes),
    ]


def dropped_files(data: QMimeData) -> list[Path]:
    """The local files among the dropped data."""
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]


MAX_NAMED = 3
"""The number of files named in a message."""


class RebuildPage(EventFormPage):
    """Enter adds the code in the field, Ctrl+Enter creates the event, Esc goes back."""

    handbook_page = "lost-laptop"

    def __init__(self) -> None:
        super().__init__()
        self.code_lines: list[str] = []
        self._papers = CollectedPapers()
        # Scans are read with PDFium, which printing needs too.
        self._reading = Background[CodeLines](paper_thread())
        self._describing = Background[RebuiltEvent]()
        self._creating = Background[Path]()
        self._waiting: list[Path] = []
        self.code = Field(MOST_DIGITS * 2)
        self.code.returnPressed.connect(self._add)
        self.add = button(messages.text("rebuild-add"), does=self._add)
        self.from_file = button(messages.text("rebuild-from-file"), does=self._choose_file)
        self.remove_last = button(messages.text("rebuild-take-back"), does=self._remove_last)
        self.so_far = label("", "strong", wraps=True)
        self.name = Field()
        self.name_label = label_for(messages.text("rebuild-name"), self.name)
        self.missing: TableView[int] = TableView(
            TableModel((Column(messages.text("rebuild-missing"), wide=True),)),
            messages.text("rebuild-missing"),
        )
        self.chosen = label("", "quiet", wraps=True)
        self.missing.chosen.connect(self._show_whole)
        self.back = button(messages.text("wizard-back"), does=self.cancelled)
        self.create_event = button(messages.text("rebuild-create"), "next", does=self._create)
        self.key_actions = {
            "keys-forms-create": self._create,
            "keys-back": self.cancelled.emit,
        }
        self._notes: tuple[str, ...] = ()
        self._unread: tuple[Advice, ...] = ()
        self.setAcceptDrops(True)
        self._lay_out()

    @property
    def busy(self) -> bool:
        return self._reading.busy or self._describing.busy or self._creating.busy

    @property
    def has_input(self) -> bool:
        """Whether codes were added that would otherwise have to be scanned again."""
        return bool(self.code_lines)

    def enter(self) -> None:
        """Takes the focus; codes added before stay, so that nobody needs to scan them twice."""
        self._show_progress(False)
        self._refresh()
        self.code.setFocus()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        """Leaving the page cancels the rebuild in progress."""
        super().hideEvent(event)
        if event.spontaneous():  # the whole window was minimized
            return
        self._waiting = []
        for work in (self._reading, self._describing, self._creating):
            work.cancel()
        self._show_progress(False)

    def _add(self) -> None:
        """Adds a line; one that is neither a code nor about a player stays, to be corrected."""
        text = self.code.text()
        if not text.strip() and not self.code_lines:
            return
        lines = [*self.code_lines, text]
        found = entries(lines)
        last = found[-1] if found else None
        if last is None:
            self.code.clear()
            return
        if last.problem is not None and last.line == len(lines):
            codes = [one.paper.head for one in found if one.paper is not None]
            self.show_message(say(mistyped(last, codes, being_typed=True)), "attention")
            self.code.selectAll()
            return
        self.code_lines = lines
        self.code.clear()
        self.show_message(last_code_text(last), "done")
        self._refresh()

    def _remove_last(self) -> None:
        found = entries(self.code_lines)
        if found:
            self.code_lines = self.code_lines[: found[-1].line - 1]
            self._unread = ()
            self.show_message("", "done")
            self._refresh()
        self.code.setFocus()

    def _choose_file(self) -> None:
        self.add_files(codes_to_add(self, documents_folder()))

    def add_files(self, paths: Sequence[Path]) -> None:
        """Queues all codes of images, PDFs and text files."""
        self._waiting += paths
        if not self._reading.busy:
            self._read_waiting()

    def _read_waiting(self) -> None:
        paths, self._waiting = self._waiting, []
        if not paths:
            return

        def finished(read: CodeLines | Exception) -> None:
            if isinstance(read, CodeLines):
                self.code_lines = [*self.code_lines, *read.lines]
                many = messages.text(
                    "rebuild-papers",
                    count=sum(one.paper is not None for one in entries(read.lines)),
                )
                files = listed([path.name for path in paths[:MAX_NAMED]])
                self.show_message(
                    messages.text("rebuild-file-read", papers=many, file=files), "done"
                )
                self._unread += tuple(page_note(page) for page in read.pages if not page.codes)
                self._refresh()
                self._read_waiting()
            else:
                self._waiting = []
                self._trouble(read)

        self.show_message(messages.text("rebuild-reading"), "done")
        self._reading.start(lambda: lines_of(paths), finished)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802
        """Accepts files anywhere on the page."""
        if dropped_files(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802
        """Reads the dropped scans."""
        event.acceptProposedAction()
        self.add_files(dropped_files(event.mimeData()))

    def _refresh(self) -> None:
        """Shows the codes; what is missing follows, computed in the background."""
        self._papers = papers = collect_papers(entries(self.code_lines))
        show_text(self.so_far, so_far(papers))
        nameless = bool(papers.records) and papers.cover is None
        self.name_label.setVisible(nameless)
        self.name.setVisible(nameless)
        self.remove_last.setEnabled(bool(self.code_lines))
        if papers.records:
            self._describing.start(event_rebuilder(papers), self._show_notes)
        else:
            self._describing.cancel()
            notes = (*self._unread, *papers.notes, *papers.contradictions)
            self._show_lines([say(one, format_key=papers.format) for one in notes])

    def _show_notes(self, outcome: RebuiltEvent | Exception) -> None:
        if isinstance(outcome, RebuiltEvent):
            self._show_lines(summary(outcome, self._unread) or [messages.text("rebuild-all-there")])
        else:
            self._trouble(outcome)

    def _show_lines(self, texts: list[str]) -> None:
        self._notes = tuple(texts)
        self.missing.show_rows([Row(number, (text,)) for number, text in enumerate(texts)])
        self._show_whole(self.missing.key)

    def _show_whole(self, key: int | None) -> None:
        """Shows the full text of a sentence that is cut off in the list."""
        there = key is not None and key < len(self._notes)
        show_text(self.chosen, self._notes[key] if there and key is not None else "")

    def _create(self) -> None:
        if self._creating.busy:
            return
        if self._reading.busy:
            self.show_message(messages.text("rebuild-reading"), "attention")
            return
        if not self._papers.records:
            self.show_message(messages.text("rebuild-nothing"), "attention")
            self.code.setFocus()
            return
        cover = self._papers.cover
        name = cover.name if cover is not None else self.name.text().strip()
        name = name or messages.text("paper-unnamed-event")
        path = place_for_event(self, free_path(documents_folder(), name))
        if path is None:
            return
        self._show_progress(True)
        path = path if path.suffix else path.with_suffix(SUFFIX)
        self._creating.start(maker(self._papers, name, path), self._finished)

    def _finished(self, outcome: Path | Exception) -> None:
        self._show_progress(False)
        if isinstance(outcome, Path):
            self.code_lines, self._unread = [], ()
            self.created.emit(outcome)
        else:
            self._trouble(outcome)

    def _trouble(self, trouble: Exception) -> None:
        if isinstance(trouble, Refused):
            self.show_message(refusal(trouble.problems, None), "attention")
        elif isinstance(trouble, FileTrouble):
            self.show_message(messages.text(trouble.code, **trouble.facts), "wrong")
        else:
            raise trouble

    def _show_progress(self, making: bool) -> None:
        self.create_event.setText(
            messages.text("rebuild-creating") if making else messages.text("rebuild-create")
        )
        self.create_event.setEnabled(not making)

    def _lay_out(self) -> None:
        form_column(
            self,
            label(messages.text("rebuild-heading"), "heading"),
            label(messages.text("rebuild-hint"), "quiet", wraps=True),
            row_of(label_for(messages.text("rebuild-code"), self.code), (self.code, 1), self.add),
            self.trouble,
            self.so_far,
            row_of(self.name_label, (self.name, 1)),
            (self.missing, 1),
            self.chosen,
            row_of(
                self.back, self.from_file, self.remove_last, REST, self.create_event, spacing=12
            ),
        )
