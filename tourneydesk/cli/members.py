"""`tourneydesk members`: loads a federation's member list for the window, or says which it is."""

from pathlib import Path

from tourneydesk.cli.streams import to_output
from tourneydesk.desk.players import load_members
from tourneydesk.present.messages import dates_in, text
from tourneydesk.store.members import MemberList, member_list, members_file


def members(path: Path | None) -> int:
    """Loads the list in this file; without one, only says which is loaded."""
    listed = member_list(members_file()) if path is None else load_members(path, members_file())
    to_output(_said(listed) + "\n")
    return 0


def _said(listed: MemberList | None) -> str:
    if listed is None:
        return text("members-none")
    day = dates_in(listed.loaded)
    return text("members-list", source=listed.source, count=listed.members, day=day)
