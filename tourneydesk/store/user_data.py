"""Where what belongs to the user and to no event is kept."""

from pathlib import Path

from platformdirs import user_data_path


def data_folder() -> Path:
    """The folder for the user's data that does not belong to an event."""
    return user_data_path("tourneydesk", appauthor=False)


def members_file() -> Path:
    """The member list that is loaded, if any."""
    return data_folder() / "members.db"
