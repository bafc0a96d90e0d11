"""The row above a round's tables: the table finder, the filters and double-check entry."""

from typing import Literal

from PySide6.QtWidgets import QSizePolicy, QWidget

from tourneydesk.core.event import Round
from tourneydesk.gui.widgets.actions import action_key
from tourneydesk.gui.widgets.finders.search_field import SearchField
from tourneydesk.gui.widgets.layout.flow_layout import FlowLayout
from tourneydesk.gui.widgets.segments import Segments
from tourneydesk.gui.widgets.text_widgets import Button, refuse, tip
from tourneydesk.gui.widgets.theme.icons import icon
from tourneydesk.present import messages

NAME_WIDTH = 26
"""Width of the field, in digits."""
Filter = Literal["all", "missing", "reported"]


class TableFinderRow(FlowLayout):
    """A field for a table number or names; all tables, or only those that are missing or in; and
    double-check entry.
    """

    def __init__(self, format_key: str) -> None:
        super().__init__(spacing=8)
        self.finder = SearchField(60)
        self.finder.setFixedWidth(self.finder.fontMetrics().horizontalAdvance("0") * NAME_WIDTH)
        self.finder.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.finder.setPlaceholderText(messages.text("round-jump-placeholder", format_key))
        self.finder.setAccessibleName(messages.text("round-jump", format_key))
        tip(
            self.finder,
            messages.text("round-jump-keys", format_key, key=action_key("window-go-to-table")),
        )
        self.filters: Segments[Filter] = Segments(
            messages.text("round-filters"),
            (
                ("all", messages.text("round-all-tables")),
                ("missing", messages.text("round-missing-only")),
                ("reported", messages.text("round-reported-only")),
            ),
        )
        self.double_check = Button()
        self.double_check.setText(messages.text("round-second-pass"))
        self.double_check.setIcon(icon("list-checks"))
        self.double_check.setCheckable(True)
        self.double_check.setProperty("look", "flat")
        self.allow_double_check("")
        # Its text is semi-bold while it is on.
        self.double_check.setMinimumWidth(self.double_check.sizeHint().width() + NAME_WIDTH // 2)
        between = QWidget()
        between.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for widget in (self.finder, self.filters, between, self.double_check):
            self.addWidget(widget)

    def allow_double_check(self, why_not: str) -> None:
        """Disables double-check entry and says why; without a reason, enables it."""
        refuse(self.double_check, why_not)
        if not why_not:
            tip(self.double_check, messages.text("round-second-pass-tip"))

    def show_counts(self, posted: Round) -> set[int]:
        """Shows how many tables each filter has; returns the tables that have reported."""
        voids = {table.number for table in posted.tables if table.void}
        reported = {table.number for table in posted.tables} - {*posted.missing} - voids
        self.filters.show_counts(
            {
                "all": len(posted.tables) - len(voids),
                "missing": len(posted.missing),
                "reported": len(reported),
            }
        )
        return reported
