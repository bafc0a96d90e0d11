"""Where what belongs to the user and to no event is kept."""

from pathlib import Path

from tourneydesk.user_folders import data_folder


def members_file() -> Path:
    """The member list that is loaded, if any."""
    return data_folder() / "members.db"
