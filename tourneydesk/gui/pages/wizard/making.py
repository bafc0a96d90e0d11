"""Creates the event from the answers: its file, its details, its players."""

from pathlib import Path

from tourneydesk.desk.files.opening import open_in_memory, plan
from tourneydesk.desk.lists.grid import Choices, read_grid
from tourneydesk.desk.lists.preview import ImportPreview, preview_list
from tourneydesk.gui.pages.wizard.flow import Answers, fill
from tourneydesk.store.errors import FileTrouble


def make_file(answers: Answers) -> Path:
    """Creates the event's file and closes it, so that any thread may call this. On Refused or
    FileTrouble no file is left.
    """
    opened = plan(
        answers.format, answers.name, answers.seed.strip() or None, dict(answers.chosen_settings)
    )
    # Everything in memory first: the file appears only when complete.
    session = open_in_memory(opened)
    fill(session, answers)
    path = Path(answers.file.strip())
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        session.save_as(path)
    except (OSError, ValueError):
        # The folder could not be created, or the path is invalid.
        raise FileTrouble("folder_missing", path) from None
    session.close()
    return path


def list_of_text(text: str, year: int, *, ages: bool = False) -> ImportPreview | None:
    """Players as typed or pasted; None if empty; raises Refused if it is not a list. ``ages``:
    whether small numbers without a heading are ages.
    """
    if not text.strip():
        return None
    grid = read_grid(bytes_of_text(text), ages=ages)
    return preview_list(grid, Choices(), (), year)


def bytes_of_text(text: str) -> bytes:
    """The bytes of a list that was typed or pasted."""
    return text.encode("utf-8", "replace")
