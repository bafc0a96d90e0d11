"""Asks for files with the system's own dialogs."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from tourneydesk.present import messages


def event_to_open(parent: QWidget, folder: Path) -> Path | None:
    """The selected event file, or None."""
    heading, kinds = messages.text("window-choose-event"), messages.text("day-files-to-open")
    name, _ = QFileDialog.getOpenFileName(parent, heading, str(folder), kinds)
    return Path(name) if name else None


def event_to_add(parent: QWidget, folder: Path) -> Path | None:
    """The selected event file of a section, or None."""
    heading, kinds = messages.text("day-choose-section"), messages.text("window-event-files")
    name, _ = QFileDialog.getOpenFileName(parent, heading, str(folder), kinds)
    return Path(name) if name else None


def place_for_day(parent: QWidget, start: Path) -> Path | None:
    """The path for the list of a new day, or None."""
    # An existing file is never replaced, so the dialog need not offer to.
    name, _ = QFileDialog.getSaveFileName(
        parent,
        messages.text("day-choose-place"),
        str(start),
        messages.text("day-files"),
        options=QFileDialog.Option.DontConfirmOverwrite,
    )
    return Path(name) if name else None


def list_to_import(parent: QWidget, folder: Path) -> Path | None:
    """The selected list file, or None."""
    name, _ = QFileDialog.getOpenFileName(
        parent, messages.text("window-choose-list"), str(folder), messages.text("window-list-files")
    )
    return Path(name) if name else None


def place_for_event(parent: QWidget, start: Path) -> Path | None:
    """The path for a new event, or None."""
    # An existing file is never replaced, so the dialog need not offer to.
    name, _ = QFileDialog.getSaveFileName(
        parent,
        messages.text("window-choose-place"),
        str(start),
        messages.text("window-event-files"),
        options=QFileDialog.Option.DontConfirmOverwrite,
    )
    return Path(name) if name else None


def folder_for_copies(parent: QWidget, start: Path) -> Path | None:
    """The second folder for copies, or None."""
    return _folder(parent, "safety-choose-second", start)


def place_for_pdf(parent: QWidget, start: Path) -> Path | None:
    """The path for a PDF, or None; asks before replacing a file."""
    name, _ = QFileDialog.getSaveFileName(
        parent, messages.text("papers-choose-pdf"), str(start), messages.text("papers-pdf-files")
    )
    return Path(name) if name else None


def place_for_export(parent: QWidget, start: Path) -> Path | None:
    """The path for an export that is one file, or None. An existing file is replaced only by one of
    its kind, so the dialog need not ask.
    """
    name, _ = QFileDialog.getSaveFileName(
        parent,
        messages.text("export-choose-file"),
        str(start),
        options=QFileDialog.Option.DontConfirmOverwrite,
    )
    return Path(name) if name else None


def folder_for_export(parent: QWidget, start: Path) -> Path | None:
    """The folder in which the folder of an export is made, or None."""
    return _folder(parent, "export-choose-folder", start)


def picture_to_use(parent: QWidget, folder: Path) -> Path | None:
    """The selected picture file, or None."""
    heading, kinds = messages.text("event-choose-logo"), messages.text("event-logo-files")
    name, _ = QFileDialog.getOpenFileName(parent, heading, str(folder), kinds)
    return Path(name) if name else None


def codes_to_add(parent: QWidget, folder: Path) -> list[Path]:
    """The selected scans and code files, possibly none."""
    names, _ = QFileDialog.getOpenFileNames(
        parent,
        messages.text("rebuild-choose-file"),
        str(folder),
        messages.text("rebuild-code-files"),
    )
    return [Path(name) for name in names]


def folder_for_pages(parent: QWidget, start: Path) -> Path | None:
    """The folder for the projector pages, or None."""
    return _folder(parent, "display-choose-folder", start)


def _folder(parent: QWidget, heading: str, start: Path) -> Path | None:
    name = QFileDialog.getExistingDirectory(parent, messages.text(heading), str(start))
    return Path(name) if name else None
