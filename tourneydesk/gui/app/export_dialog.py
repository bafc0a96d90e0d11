"""File > Export: what the event can be exported to, what is missing for that, and where it goes."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtWidgets import QDialog, QGridLayout, QWidget

from tourneydesk.core.event import Event
from tourneydesk.core.journal.dates import DATES, RATING_SYSTEMS
from tourneydesk.core.reasons import Problem
from tourneydesk.desk.event_details import change_details
from tourneydesk.desk.round_clock import print_time
from tourneydesk.documents.drawing.page import LETTER
from tourneydesk.documents.printing import PrintOptions
from tourneydesk.exchange.content import Files
from tourneydesk.exchange.kinds import (
    KINDS,
    Kind,
    kinds_of,
    left_out,
    make_export,
    missing,
    write_files,
)
from tourneydesk.exchange.package import Original
from tourneydesk.gui.forms.fields import DateField, FieldRow, entered, field_of, show_detail
from tourneydesk.gui.pages.paper_options import PAPER, PAPERS
from tourneydesk.gui.session.paper_trail import paper_thread, time_on_wall
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.tasks import Background
from tourneydesk.gui.user_data.preferences import preferred
from tourneydesk.gui.widgets.file_dialogs import folder_for_export, place_for_export
from tourneydesk.gui.widgets.layouts import REST, dialog_content, fill_dialog, fit_dialog, row_of
from tourneydesk.gui.widgets.text_widgets import (
    ChoiceBox,
    Field,
    button,
    label,
    label_for,
    refuse,
    show_text,
    title,
)
from tourneydesk.present import messages
from tourneydesk.present.messages import say
from tourneydesk.store.errors import FileTrouble, display_name
from tourneydesk.store.event_file import file_of

MOST_LINES = 8
"""Missing things shown one by one; of more, the number."""
ACROSS = 2
"""Fields beside each other."""


class ExportDialog(QDialog):
    """The details that a report needs are asked here and saved with the event. With ``others``, the
    further sections of ``day``, all of them are exported together.
    """

    handbook_page = "rating-report"

    def __init__(
        self,
        session: QtSession,
        parent: QWidget | None = None,
        others: Sequence[QtSession] = (),
        day: Path | None = None,
    ) -> None:
        super().__init__(parent)
        title(self, messages.text("export-title"))
        self._session, self._day = session, day
        self._sections = (session, *others)
        # A package has papers.
        self._writing = Background[Path](paper_thread(), keep_alive=True)
        self.kind = ChoiceBox()
        for key in kinds_of(session.event):
            if day is not None and not KINDS[key].several:
                continue
            self.kind.addItem(messages.text(f"export-name-{key}"), key)
        self.version = ChoiceBox()
        self.about = label("", "quiet", wraps=True)
        self.rows = {key: FieldRow(_name(key), _field(key)) for key in _all_details()}
        self.missing = label("", wraps=True)
        self.outcome = label("", wraps=True)
        self.export = button(messages.text("export-button"), "next", self.choose_place)
        self._lay_out()
        self.kind.activated.connect(lambda _: self.show_kind())
        for key, row in self.rows.items():
            self._connect(key, row)
        for one in self._sections:
            one.changed.connect(self._show_missing)
        self.show_kind()

    @property
    def busy(self) -> bool:
        return self._writing.busy

    @property
    def chosen(self) -> Kind:
        """The kind of export that is chosen."""
        return KINDS[self.kind.currentData()]

    def show_kind(self) -> None:
        """Shows what the chosen kind is, needs and lacks."""
        kind, details = self.chosen, self._session.event.details
        show_text(self.about, messages.sentences(*self._about(kind)))
        self._version_label.setVisible(bool(kind.versions))
        self.version.setVisible(bool(kind.versions))
        if kind.versions:
            self.version.clear()
            for version in kind.versions:
                self.version.addItem(messages.text(f"export-version-{version}"), version)
        for key, row in self.rows.items():
            row.setVisible(key in self._asked(kind))
            row.show_error("")
            if isinstance(row.field, ChoiceBox):
                row.field.setCurrentIndex(max(0, row.field.findData(details.get(key, ""))))
            else:
                show_detail(field_of(row), details.get(key, ""))
        for at, key in enumerate(self._asked(kind)):
            self._grid.addWidget(self.rows[key], at // ACROSS, at % ACROSS)
        self._fields.setVisible(bool(kind.details))
        show_text(self.outcome, "")
        self._show_missing()

    def choose_place(self) -> None:
        """Asks where to write the export."""
        kind, start = self.chosen, Path(self._day or self._session.path).absolute()
        name = f"{start.stem} {kind.key}" if kind.folder else f"{start.stem}{kind.suffix}"
        if kind.folder:
            folder = folder_for_export(self, start.parent)
            place = None if folder is None else folder / name
        else:
            place = place_for_export(self, start.with_name(name))
        if place is not None:
            self.write(place)

    def write(self, path: Path) -> None:
        """Writes the export in the background."""
        kind, events = self.chosen, self._events
        version = self.version.currentData() or "" if kind.versions else ""
        entries, papers = self._session.entries, self._papers() if kind.package else None

        def work() -> Path:
            original = None if papers is None else Original(file_of(entries), papers)
            files: Files = make_export(kind.key, events, version, original)
            write_files(kind, files, path)
            return path

        refuse(self.export, messages.text("export-writing"))
        self._writing.start(work, self._written)

    @property
    def _events(self) -> list[Event]:
        return [one.event for one in self._sections]

    def _about(self, kind: Kind) -> Iterator[str]:
        yield messages.text(f"export-about-{kind.key}")
        if self._day is not None:
            names = tuple(event.name for event in self._events)
            yield messages.text("day-report-sections", sections=names)

    def _asked(self, kind: Kind) -> tuple[str, ...]:
        """The details that are asked; what each section is called is a matter of its own."""
        return tuple(key for key in kind.details if self._day is None or key != "section")

    def _papers(self) -> PrintOptions:
        session = self._session
        return PrintOptions(
            time_on_wall(),
            len(session.steps),
            session.digest,
            PAPERS.get(preferred(PAPER), LETTER),
            created=print_time(),
        )

    def _written(self, outcome: Path | Exception) -> None:
        if isinstance(outcome, FileTrouble):
            show_text(self.outcome, messages.text(outcome.code, **outcome.facts), "wrong")
        elif isinstance(outcome, Exception):
            raise outcome
        else:
            text = messages.text("export-written", name=display_name(outcome))
            show_text(self.outcome, text, "done")
            self._session.report(text)
        self._show_missing()

    def _connect(self, key: str, row: FieldRow) -> None:
        if isinstance(row.field, ChoiceBox):
            row.field.activated.connect(lambda _: self._save(key))
        else:
            field_of(row).editingFinished.connect(lambda: self._save(key))

    def _save(self, key: str) -> None:
        row, details = self.rows[key], self._session.event.details
        if isinstance(row.field, ChoiceBox):
            text = str(row.field.currentData())
        else:
            text = entered(field_of(row)).strip()
        before = details.get(key, "")
        # What another section has on its own stays.
        changing = [
            one
            for one in self._sections
            if one.event.details.get(key, "") in ("", before)
            and one.event.details.get(key, "") != text
        ]
        if not changing:
            row.show_error("")
            return
        if isinstance(row.field, DateField) and row.field.trouble:
            row.show_error(row.field.trouble, focus=False)
            return
        for one in changing:
            outcome = one.attempt(lambda session: change_details(session, {key: text}))
            row.show_error("" if outcome.done else outcome.text, focus=False)
            if not outcome.done:
                return
        row.show_saved()

    def _show_missing(self) -> None:
        event, chosen = self._session.event, self.chosen
        lines = _sentences(missing(chosen.key, self._events), event, self._day is not None)
        refuse(self.export, messages.text("export-why-not") if lines else "")
        if chosen.package:
            for kind, problems in left_out(event).items():
                name = messages.text(f"export-name-{kind}")
                lines.append(messages.text("package-left-out", kind=name))
                lines += _sentences(problems, event)
        complete = messages.text("export-complete-here")
        show_text(self.missing, "\n".join(lines) or complete, "attention" if lines else "done")

    def _lay_out(self) -> None:
        self._fields = QWidget()
        self._version_label = label_for(messages.text("export-version-label"), self.version)
        self._grid = QGridLayout(self._fields)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(12)
        for column in range(ACROSS):
            self._grid.setColumnStretch(column, 1)
        for row in self.rows.values():
            row.setParent(self._fields)
        content = dialog_content(
            self.about,
            row_of(self._version_label, self.version, REST),
            self._fields,
            # In large text they would leave no room for the fields.
            self.missing,
        )
        fill_dialog(
            self,
            messages.text("export-title"),
            row_of(label_for(messages.text("export-to"), self.kind), (self.kind, 1)),
            (content, 1),
            self.outcome,
            row_of(REST, button(messages.text("window-close"), "", self.accept), self.export),
        )
        fit_dialog(self, 76, 34, (860, 680))


def _sentences(problems: Sequence[Problem], event: Event, of_day: bool = False) -> list[str]:
    """What is missing, each in a sentence; of many, the first and how many more. ``of_day``: with
    the section in which it is missing.
    """

    def line(problem: Problem) -> str:
        named = problem.facts.get("event")
        if not of_day or named is None:
            return say(problem, event)
        return messages.text("export-of-event", event=named, problem=say(problem))

    lines = [line(problem) for problem in problems[:MOST_LINES]]
    if len(problems) > MOST_LINES:
        lines.append(messages.text("export-more-missing", count=len(problems) - MOST_LINES))
    return lines


def _all_details() -> tuple[str, ...]:
    """The details of all kinds, in the order in which they are asked."""
    keys = (key for kind in KINDS.values() for key in kind.details)
    return tuple(dict.fromkeys(keys))


def _name(key: str) -> str:
    return messages.text(f"detail-{key}".replace("_", "-"))


def _field(key: str) -> QWidget:
    if key in DATES:
        return DateField()
    if key != "rating_system":
        return Field()
    choices = ChoiceBox()
    choices.addItem(messages.text("export-rating-none"), "")
    for system in RATING_SYSTEMS:
        choices.addItem(messages.text(f"export-rating-{system.lower()}"), system)
    return choices
