"""Loads a federation's list of members, to be searched offline when players are added."""

from collections.abc import Callable
from datetime import date
from itertools import chain
from pathlib import Path

from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.desk.lists.member_list import members_of
from tourneydesk.store.members import MemberList, replace_members

LONGEST_SOURCE = 100


def load_members(
    path: Path, into: Path, progress: Callable[[int], object] = lambda _: None
) -> MemberList:
    """Loads a list instead of the one before. Refused if it cannot be read, if nobody is in it, or
    if the user's folder cannot be written; the list before then stays.
    """
    day = date.today().isoformat()  # noqa: DTZ011
    people = members_of(path)
    first = next(people, None)
    if first is None:
        raise Refused(Problem("nobody_in_list"))
    everybody = chain((first,), people)
    try:
        return replace_members(into, everybody, path.name[:LONGEST_SOURCE], day, progress)
    except OSError as wrong:
        raise Refused(Problem("members_not_kept")) from wrong
