"""Days of several sections for tests."""

from collections.abc import Sequence
from pathlib import Path

from tourneydesk.desk.day.sections import create_day
from tourneydesk.desk.files.opening import create_event, plan
from tourneydesk.desk.players.players import enter


def new_section(
    folder: Path, name: str, names: Sequence[str] = (), format_key: str = "us-swiss"
) -> Path:
    """An event file with these players, closed. Each name may be followed by ``#`` and a member
    ID.
    """
    path = folder / f"{name}.tourney"
    session = create_event(path, plan(format_key, name, "seed", {}))
    for entry in names:
        player, _, member = entry.partition("#")
        enter(session, {"name": player, "member_id": member or None, "age": 20})
    session.close()
    return path


def new_day(folder: Path, *sections: Path) -> Path:
    """A day of these sections."""
    path = folder / "Saturday.tourneyday"
    create_day(path, sections)
    return path
