"""The page for a file that cannot be opened: what is wrong, what is recoverable, what next."""

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QGuiApplication, QMouseEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QGridLayout, QLabel, QProgressBar

from tourneydesk.desk.recovery import SECOND, Choice, Recovery
from tourneydesk.gui.user_data.language import time_of_day
from tourneydesk.gui.widgets.buttons import ActionButton
from tourneydesk.gui.widgets.layouts import REST, FlowLayout, column_of, row_of, scrolled, widget_of
from tourneydesk.gui.widgets.page_parts import EventFormPage
from tourneydesk.gui.widgets.table_view import TableModel, TableView
from tourneydesk.gui.widgets.text_widgets import button, label, radio, shortened, show_text
from tourneydesk.present import messages
from tourneydesk.present.progress import kept_text, missing_rows, missing_summary
from tourneydesk.present.table import Column, Row

MAX_LISTED = 2000
MAX_WIDTH = 110
"""The widest comfortable line in digits; the page grows no wider."""


class RecoveryPage(EventFormPage):
    """Enter opens the selected part of the event as a new file; Esc goes back."""

    recovery_requested = Signal(object)
    """The choice to continue with."""
    rebuild_requested = Signal()
    handbook_page = "recovery"

    def __init__(self) -> None:
        super().__init__()
        self.recovery: Recovery | None = None
        self.rows: list[ChoiceRow] = []
        self._group = QButtonGroup(self)
        self._group.idToggled.connect(lambda *_: self._show_chosen())
        self.heading = label("", "heading", wraps=True)
        self.recoverable = label("", "strong", wraps=True)
        self.hint = label(messages.text("recovery-hint"), "quiet", wraps=True)
        self.from_what = label(messages.text("recovery-from"), "strong")
        self.missing: TableView[int] = TableView(
            TableModel(
                (
                    Column(messages.text("recovery-change"), "number"),
                    Column(messages.text("recovery-missing-head"), wide=True),
                )
            ),
            messages.text("recovery-missing-head"),
        )
        self.missing.preferred_rows = 5
        self.after_head = label(messages.text("recovery-after"), "strong")
        self.after = label("", wraps=True)
        self.halls = label(messages.text("recovery-hall"), wraps=True)
        self.open_button = button("", "next", does=self._open_chosen)
        self.rebuild = ActionButton("rebuild-menu", self.rebuild_requested)
        self.copy = button(messages.text("recovery-copy"), does=self._copy)
        self.folder = button(messages.text("recovery-folder"), does=self._show_folder)
        self.back = button(messages.text("recovery-home"), does=self.cancelled)
        self._choices = column_of()
        self.key_actions = {
            "keys-forms-go-on": self._open_chosen,
            "keys-forms-create": self._open_chosen,
            "keys-back": self.cancelled.emit,
        }
        self._lay_out()

    @property
    def chosen(self) -> Choice | None:
        """The choice that Enter opens; None if nothing can be recovered."""
        number = self._group.checkedId()
        return self.rows[number].choice if 0 <= number < len(self.rows) else None

    def show_recovery(self, recovery: Recovery) -> None:
        """Shows another file that cannot be opened."""
        self.recovery = recovery
        self.show_message("")
        trouble = recovery.trouble
        show_text(self.heading, messages.text(trouble.code, **trouble.facts))
        for row in self.rows:
            self._group.removeButton(row.button)
            self._choices.removeWidget(row)
            row.deleteLater()
        self.rows = [ChoiceRow(recovery, one, at == 0) for at, one in enumerate(recovery.choices)]
        for number, row in enumerate(self.rows):
            self._group.addButton(row.button, number)
            self._choices.addWidget(row)
        some = bool(self.rows)
        show_text(
            self.recoverable,
            kept_text(self.rows[0].choice.step_count, recovery.expected, counted=recovery.counted)
            if some
            else messages.text("recovery-none"),
        )
        for part in (self.hint, self.from_what, self.open_button, self.after_head, self.after):
            part.setVisible(some)
        if some:
            self.rows[0].button.setChecked(True)
        if not recovery.proved and some:
            self.show_message(messages.text("recovery-unproved"))
        self._show_chosen()

    def enter(self) -> None:
        """Takes the focus on the choice, where Up and Down select another."""
        (self.rows[0].button if self.rows else self.rebuild).setFocus()

    def details(self) -> str:
        """Everything on the page, as text."""
        texts = [self.heading.text(), self.recoverable.text()]
        texts += [row.description for row in self.rows]
        texts += [" ".join(line.cells) for line in self._lines()]
        path = "" if self.recovery is None else str(self.recovery.path)
        return "\n".join((path, *texts)) + "\n"

    def _open_chosen(self) -> None:
        if self.chosen is not None:
            self.recovery_requested.emit(self.chosen)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.details())

    def _show_folder(self) -> None:
        if self.recovery is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.recovery.path.parent)))

    def _show_chosen(self) -> None:
        choice, recovery = self.chosen, self.recovery
        for row in self.rows:
            row.show_chosen()
        lines = self._lines()
        self.missing.show_rows(lines)
        self.missing.setVisible(bool(lines))
        if choice is None or recovery is None:
            return
        self.open_button.setText(messages.text(f"recovery-open-{choice.source}"))
        posted = choice.event.current
        if not lines:
            text = (
                messages.text("recovery-goes-on")
                if recovery.counted
                else messages.text("recovery-check")
            )
        elif posted is not None and posted.missing:
            text = messages.text("recovery-enter-again", round=posted.number)
        else:
            text = messages.text("recovery-again")
        show_text(self.after, text)

    def _lines(self) -> list[Row[int]]:
        choice, recovery = self.chosen, self.recovery
        if choice is None or recovery is None:
            return []
        rows = missing_rows(recovery.missing(choice)[:MAX_LISTED], choice.event)
        return [Row(number, row) for number, row in enumerate(rows)]

    def _lay_out(self) -> None:
        notes = QGridLayout()
        notes.setHorizontalSpacing(24)
        notes.addWidget(self.after_head, 0, 0)
        notes.addWidget(label(messages.text("recovery-in-hall"), "strong"), 0, 1)
        notes.addWidget(self.after, 1, 0)
        notes.addWidget(self.halls, 1, 1)
        more = row_of(self.copy, self.folder, REST, spacing=12)
        column = column_of(
            self.heading,
            self.recoverable,
            self.hint,
            self.trouble,
            self.from_what,
            self._choices,
            self.missing,
            notes,
            more,
            REST,
            margins=0,
            spacing=12,
        )
        inside = widget_of(column)
        inside.setMaximumWidth(self.fontMetrics().horizontalAdvance("0") * MAX_WIDTH)
        scroll = scrolled(inside)
        scroll.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        column_of(
            (scroll, 1),
            row_of(self.open_button, self.rebuild, REST, self.back, spacing=12),
            on=self,
            margins=(32, 24, 32, 24),
            spacing=16,
        )


class ChoiceRow(QFrame):
    """One choice: its source and end, what is missing, and how much it keeps."""

    def __init__(self, recovery: Recovery, choice: Choice, first: bool) -> None:
        super().__init__()
        self.choice = choice
        self.setProperty("look", "choice")
        missing = missing_summary(recovery.missing(choice), choice.event, counted=recovery.counted)
        name = messages.text(f"recovery-sources-{choice.source}")
        self.button = radio(name, "strong")
        time = time_of_day(choice.at)
        until = messages.text("recovery-until", time=time) if time else ""
        of = choice.backup_path if choice.source == SECOND else None
        where = shortened(of.parent.parent.name, 40) if of is not None else ""
        recommended = messages.text("recovery-recommended") if first and not choice.diverges else ""
        forked = messages.text("recovery-forked") if choice.diverges else ""
        about = " · ".join(part for part in (until, where, forked) if part)
        keeps = "recovery-keeps" if recovery.counted else "recovery-keeps-alone"
        figure = messages.text(keeps, kept=choice.step_count, all=recovery.expected)
        self.description = messages.enumerated(
            [part for part in (name, recommended, about, figure, missing) if part]
        )
        self.button.setAccessibleName(name)
        self.button.setAccessibleDescription(self.description)
        bar = QProgressBar()
        bar.setRange(0, max(1, recovery.expected))
        bar.setValue(choice.step_count)
        bar.setTextVisible(False)
        bar.setFixedHeight(8)
        bar.setMinimumWidth(40)
        bar.setAccessibleName(figure)
        grid = QGridLayout(self)
        grid.setContentsMargins(16, 10, 16, 10)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(4)
        top = FlowLayout(spacing=8)
        top.addWidget(self.button)
        if recommended:
            top.addWidget(label(recommended, "chip-done"))
        grid.addLayout(top, 0, 0)
        grid.addWidget(label(about, "quiet", wraps=True), 1, 0)
        grid.addWidget(bar, 0, 1, 2, 1)
        grid.addWidget(label(missing, "quiet", wraps=True), 2, 0, 1, 3)
        grid.addWidget(label(figure, "strong"), 0, 2, 2, 1)
        grid.setColumnStretch(0, 5)
        grid.setColumnStretch(1, 4)

    def show_chosen(self) -> None:
        """Frames the row if it is the selected choice."""
        self.setProperty("chosen", self.button.isChecked())
        # Its texts have another color on the fill of the choice.
        for part in (self, *self.findChildren(QLabel)):
            part.style().unpolish(part)
            part.style().polish(part)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self.button.setChecked(True)
        self.button.setFocus()
        super().mousePressEvent(event)
