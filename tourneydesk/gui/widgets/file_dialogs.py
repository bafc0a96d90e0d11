"""Asks for files with the system's own dialogs."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from tourneydesk.present import messages


def event_to_open(parent: QWidget, folder: Path) -> Path | None:
    """The selected event file, or None."""
    return _to_open(parent, "window-choose-event", folder, "day-files-to-open")


def event_to_add(parent: QWidget, folder: Path) -> Path | None:
    """The selected event file of a section, or None."""
    return _to_open(parent, "day-choose-section", folder, "window-event-files")


def place_for_day(parent: QWidget, start: Path) -> Path | None:
    """The path for the list of a new day, or None."""
    # An existing file is never replaced, so the dialog need not offer to.
    return _to_save(parent, "day-choose-place", start, "day-files", ask=False)


def list_to_import(parent: QWidget, folder: Path) -> Path | None:
    """The selected list file, or None."""
    return _to_open(parent, "window-choose-list", folder, "window-list-files")


def place_for_event(parent: QWidget, start: Path) -> Path | None:
    """The path for a new event, or None."""
    # An existing file is never replaced, so the dialog need not offer to.
    return _to_save(parent, "window-choose-place", start, "window-event-files", ask=False)


def folder_for_copies(parent: QWidget, start: Path) -> Path | None:
    """The second folder for copies, or None."""
    return _folder(parent, "safety-choose-second", start)


def place_for_pdf(parent: QWidget, start: Path) -> Path | None:
    """The path for a PDF, or None; asks before replacing a file."""
    return _to_save(parent, "papers-choose-pdf", start, "papers-pdf-files")


def place_for_export(parent: QWidget, start: Path) -> Path | None:
    """The path for an export that is one file, or None. An existing file is replaced only by one of
    its kind, so the dialog need not ask.
    """
    return _to_save(parent, "export-choose-file", start, ask=False)


def folder_for_export(parent: QWidget, start: Path) -> Path | None:
    """The folder in which the folder of an export is made, or None."""
    return _folder(parent, "export-choose-folder", start)


def picture_to_use(parent: QWidget, folder: Path) -> Path | None:
    """The selected picture file, or None."""
    return _to_open(parent, "event-choose-logo", folder, "event-logo-files")


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


def _to_open(parent: QWidget, heading: str, folder: Path, kinds: str) -> Path | None:
    name, _ = QFileDialog.getOpenFileName(
        parent, messages.text(heading), str(folder), messages.text(kinds)
    )
    return Path(name) if name else None


def _to_save(
    parent: QWidget, heading: str, start: Path, kinds: str = "", *, ask: bool = True
) -> Path | None:
    """``ask``: before an existing file is chosen."""
    options = QFileDialog.Option.DontConfirmOverwrite
    name, _ = QFileDialog.getSaveFileName(
        parent,
        messages.text(heading),
        str(start),
        messages.text(kinds) if kinds else "",
        options=QFileDialog.Option(0) if ask else options,
    )
    return Path(name) if name else None


def _folder(parent: QWidget, heading: str, start: Path) -> Path | None:
    name = QFileDialog.getExistingDirectory(parent, messages.text(heading), str(start))
    return Path(name) if name else None
