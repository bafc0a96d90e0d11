"""What program this is, and whose fonts and icons it uses."""

from PySide6.QtWidgets import QDialog, QWidget

from tourneydesk import __version__
from tourneydesk.gui.widgets.layout.boxes import REST, column_of, row_of
from tourneydesk.gui.widgets.text_widgets import TextArea, button, label, title
from tourneydesk.present import messages
from tourneydesk.shipped import shipped

LICENSES = ("fonts/LICENSE-Noto.txt", "fonts/LICENSE-Droid.txt", "icons/LICENSE-Lucide.txt")


class About(QDialog):
    """The version, and the licenses of what is shipped with the program."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        title(self, messages.text("window-about-title"))
        self.licenses = TextArea(messages.text("window-about-licenses"))
        self.licenses.setReadOnly(True)
        texts = (shipped(name).read_text(encoding="utf-8") for name in LICENSES)
        self.licenses.setPlainText("\n\n".join(texts))
        column_of(
            label(messages.text("window-program"), "heading"),
            label(messages.text("window-about-version", version=__version__)),
            label(messages.text("window-about-parts"), "quiet", wraps=True),
            (self.licenses, 1),
            row_of(REST, button(messages.text("window-close"), "next", self.accept)),
            on=self,
            margins=(24, 20, 24, 16),
            spacing=12,
        )
        digit = self.fontMetrics().horizontalAdvance("0")
        self.resize(min(digit * 84, 900), min(self.fontMetrics().height() * 24, 600))
