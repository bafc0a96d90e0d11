"""Makes the event of the answers: its file, its details, its players."""

from dataclasses import replace
from pathlib import Path

from tourneydesk.desk.files.opening import open_in_memory, plan
from tourneydesk.desk.lists.player_list import PlayerList, read_list_bytes
from tourneydesk.gui.pages.wizard.flow import Answers, fill
from tourneydesk.store.trouble import FileTrouble


def make_file(answers: Answers) -> Path:
    """The event's file, closed, so that this may run on any thread; Refused or FileTrouble, and
    then there is no file.
    """
    opened = plan(answers.format, answers.name, answers.seed.strip() or None, dict(answers.wanted))
    # All in memory first: a file appears only once it is whole.
    session = open_in_memory(opened)
    fill(session, answers)
    path = Path(answers.file.strip())
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        session.save_as(path)
    except (OSError, ValueError):
        # The folder could not be made, or the path holds what no path can hold.
        raise FileTrouble("folder_missing", path) from None
    session.close()
    return path


def list_of_text(text: str, year: int) -> PlayerList | None:
    """Players as they were typed or pasted, None where nothing is there; Refused for no list."""
    if not text.strip():
        return None
    listed = read_list_bytes(text.encode("utf-8", "replace"), year)
    if listed.separator:
        return listed
    # One name a line needs no headings, and nobody need be told so.
    told = tuple(one for one in listed.problems if one.problem.code != "list_without_headings")
    return replace(listed, problems=told)
