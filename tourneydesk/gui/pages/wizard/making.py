"""Creates the event from the answers: its file, its details, its players."""

from dataclasses import replace
from pathlib import Path

from tourneydesk.desk.files.opening import open_in_memory, plan
from tourneydesk.desk.lists.player_list import PlayerList, read_list_bytes
from tourneydesk.gui.pages.wizard.flow import Answers, fill
from tourneydesk.store.trouble import FileTrouble


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


def list_of_text(text: str, year: int) -> PlayerList | None:
    """Players as typed or pasted; None if empty; raises Refused if it is not a list."""
    if not text.strip():
        return None
    listed = read_list_bytes(text.encode("utf-8", "replace"), year)
    if listed.separator:
        return listed
    # A list of one name per line needs no headings, so the advice to add them is dropped.
    problems = tuple(one for one in listed.problems if one.problem.code != "list_without_headings")
    return replace(listed, problems=problems)
