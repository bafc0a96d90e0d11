"""The row above a round's tables: the table finder and the filter."""

from PySide6.QtWidgets import QButtonGroup, QRadioButton

from tourneydesk.gui.widgets.actions import action_key
from tourneydesk.gui.widgets.layout.boxes import REST, row_of
from tourneydesk.gui.widgets.layout.flow_layout import FlowLayout
from tourneydesk.gui.widgets.text_widgets import Field, label_for, tip
from tourneydesk.present import messages

NAME_WIDTH = 16
"""Width of the field, in digits."""


class TableFinderRow(FlowLayout):
    """A field for a table number or names; and all tables, only missing ones, or double-check
    entry.
    """

    def __init__(self) -> None:
        super().__init__(spacing=12)
        self.finder = Field(60)
        self.finder.setFixedWidth(self.finder.fontMetrics().horizontalAdvance("0") * NAME_WIDTH)
        self.finder.setPlaceholderText(messages.text("round-jump-placeholder"))
        tip(self.finder, messages.text("round-jump-keys", key=action_key("window-go-to-table")))
        self.all = QRadioButton(messages.text("round-all-tables"))
        self.missing = QRadioButton(messages.text("round-missing-only"))
        self.double_check = QRadioButton(messages.text("round-second-pass"))
        tip(self.double_check, messages.text("round-second-pass-tip"))
        self.all.setChecked(True)
        self.filters = QButtonGroup(self)
        self.add_layout(
            row_of(
                label_for(messages.text("round-jump"), self.finder), self.finder, REST, spacing=None
            )
        )
        for radio in (self.all, self.missing, self.double_check):
            self.filters.addButton(radio)
            self.addWidget(radio)
