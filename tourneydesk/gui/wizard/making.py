"""Makes the event of the answers: its file, its details, its players."""

import re
from dataclasses import replace
from pathlib import Path

from tourneydesk.core import codec
from tourneydesk.core.decisions import Step
from tourneydesk.desk.desk import Desk, wall_clock
from tourneydesk.desk.lists.player_list import PlayerList, read_list_bytes
from tourneydesk.desk.memory import MemoryJournal
from tourneydesk.desk.opening import SUFFIX, plan
from tourneydesk.gui import words
from tourneydesk.gui.wizard.flow import Answers, fill
from tourneydesk.store.trouble import FileTrouble

_NOT_IN_NAMES = '<>:"/\\|?*'
_LONGEST_FILE_NAME = 60


def make_file(answers: Answers) -> Path:
    """The event's file, closed, so that this may run on any thread; Refused or FileTrouble, and
    then there is no file.
    """
    opened = plan(answers.format, answers.name, answers.seed.strip() or None, dict(answers.wanted))
    # All in memory first: a file appears only once it is whole.
    first: Step = (opened,)
    journal = MemoryJournal()
    journal.append(wall_clock(), codec.encode(first))
    desk = Desk(journal, [first])
    fill(desk, answers)
    path = Path(answers.file.strip())
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        desk.save_as(path)
    except (OSError, ValueError):
        # The folder could not be made, or the path holds what no path can hold.
        raise FileTrouble("folder_missing", path) from None
    desk.close()
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


def free_place(folder: Path, name: str) -> Path:
    """A file for an event of that name, which no file has yet."""
    kept = "".join(
        "-" if sign in _NOT_IN_NAMES or not sign.isprintable() else sign for sign in name
    )
    stem = kept.strip(" .")[:_LONGEST_FILE_NAME].strip(" .") or words.NEW_HEADING
    number, path = 1, folder / f"{stem}{SUFFIX}"
    while path.exists():
        number += 1
        path = folder / f"{stem} {number}{SUFFIX}"
    return path


def with_suffix(text: str) -> str:
    """A place for a file as it was typed, as a place for an event."""
    text = text.strip()
    return text if not text or re.search(r"\.\w+$", text) else f"{text}{SUFFIX}"
