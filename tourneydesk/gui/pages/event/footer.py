"""The field for the line on the foot of an event's papers."""

from tourneydesk.gui.forms.field_row import FieldRow
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.user_data.event_footer import MAX_LENGTH
from tourneydesk.gui.widgets.text_widgets import Field
from tourneydesk.present import messages


class FooterField(FieldRow):
    """It is saved when it is left."""

    def __init__(self, session: QtSession) -> None:
        self.text = Field(MAX_LENGTH)
        super().__init__(messages.text("event-footer"), self.text)
        self._footer = session.footer
        self.text.setText(self._footer.text)
        self.show_help(messages.text("event-footer-hint"))
        self.text.editingFinished.connect(self.save)

    def save(self) -> None:
        """Takes the line as typed."""
        if self.text.isModified():
            self._footer.choose(self.text.text())
            self.text.setText(self._footer.text)
            self.show_saved()
