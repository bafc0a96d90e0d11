"""Creates the event from the answers: its file, its details, its players."""

from dataclasses import dataclass, replace
from pathlib import Path

from tourneydesk.core.sayings import Problem, Refused
from tourneydesk.desk.files.opening import open_in_memory, plan
from tourneydesk.desk.lists.decoding import decode
from tourneydesk.desk.lists.player_list import PlayerList, bytes_of, read_list_bytes
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


@dataclass(frozen=True, slots=True)
class ReadText:
    """The players found in a text, None if it is empty; and the text, if it was not typed but comes
    from a file.
    """

    listed: PlayerList | None
    text: str | None = None


def list_of_file(path: Path, year: int, most: int, *, ages: bool = False) -> ReadText:
    """A list and its text; raises Refused if the file cannot be read, is not a list, or has more
    than ``most`` characters. ``ages``: whether small numbers without a heading are ages.
    """
    # Read once: the file may be replaced at any time.
    data = bytes_of(path)
    text = decode(data).text
    if len(text) > most:
        raise Refused(Problem("list_too_big", facts={"most": most // 10**6}))
    return ReadText(read_list_bytes(data, year, ages=ages), text)


def list_of_text(text: str, year: int, *, ages: bool = False) -> PlayerList | None:
    """Players as typed or pasted; None if empty; raises Refused if it is not a list."""
    if not text.strip():
        return None
    listed = read_list_bytes(text.encode("utf-8", "replace"), year, ages=ages)
    if listed.separator:
        return listed
    # A list of one name per line needs no headings, so the advice to add them is dropped.
    problems = tuple(one for one in listed.problems if one.problem.code != "list_without_headings")
    return replace(listed, problems=problems)
