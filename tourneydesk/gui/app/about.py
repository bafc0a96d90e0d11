"""What program this is, where it keeps its data, and the licenses of all its parts."""

from pathlib import Path

from PySide6.QtWidgets import QDialog, QWidget

from tourneydesk import __version__
from tourneydesk.gui.widgets.layouts import REST, fill_dialog, fit_dialog, row_of
from tourneydesk.gui.widgets.text_widgets import TextArea, button, label, show_text, title
from tourneydesk.licenses import licenses
from tourneydesk.present import messages
from tourneydesk.user_folders import data_folder


class About(QDialog):
    """The version, and the licenses of what is shipped with the program."""

    handbook_page = "help"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        title(self, messages.text("window-about-title"))
        self.licenses = TextArea(messages.text("window-about-licenses"))
        self.licenses.setReadOnly(True)
        self.folder = label("", "quiet", wraps=True)
        self.show_folder(data_folder())
        parts = licenses()
        names = "\n".join(one.part for one in parts)
        texts = (f"{'─' * 12}\n{one.part}\n\n{one.text}" for one in parts)
        self.licenses.setPlainText("\n\n\n".join((names, *texts)))
        fill_dialog(
            self,
            messages.text("window-program"),
            label(messages.text("window-about-version", version=__version__)),
            self.folder,
            label(messages.text("window-about-parts"), "quiet", wraps=True),
            (self.licenses, 1),
            row_of(REST, button(messages.text("window-close"), "next", self.accept)),
        )
        fit_dialog(self, 84, 24, (900, 600))

    def show_folder(self, folder: Path) -> None:
        """Says where the user's own files are."""
        show_text(self.folder, messages.text("window-about-folder", folder=str(folder)))
