"""The choice among the encodings that a list may have."""

from tourneydesk.desk.lists.decoding import encodings_of
from tourneydesk.gui.widgets.text_widgets import ChoiceBox
from tourneydesk.present import messages


class EncodingChoice(ChoiceBox):
    """Each encoding with words of the list as they would be read; hidden if there is no doubt."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToContents)
        self.setAccessibleName(messages.text("import-encoding"))

    def offer(self, data: bytes, current: str) -> None:
        """Offers the encodings of a list, with the current one selected."""
        offered = encodings_of(data)
        self.clear()
        self.setMinimumWidth(0)
        for name, words in offered:
            sample = messages.enumerated(words)
            self.addItem(messages.text("import-encoding-sample", encoding=name, words=sample), name)
        # Qt leaves room for an arrow that does not grow with the text.
        self.setMinimumWidth(self.sizeHint().width() + self.fontMetrics().height())
        self.setCurrentIndex(self.findData(current))
        self.setVisible(bool(offered))
