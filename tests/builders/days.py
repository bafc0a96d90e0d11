"""Days of several sections for tests."""

from collections.abc import Sequence
from pathlib import Path

from tourneydesk.desk.day.sections import create_day
from tourneydesk.desk.files.opening import create_event, plan
from tourneydesk.desk.players import enter

PLAYERS = {
    "Open": ["Ann Archer#11111111", "Zoë Berg#11111112", "Cy Cole#11111113", "Di Day#11111114"],
    "Reserve": ["Ed Ek#22222221", "Flo Fox#22222222", "Ann Archer#22222223", "Gil Gray#22222224"],
    "Novice": ["Hal Hunt#33333331", "Ina Ito#33333332", "Jo Jay#33333333", "Kim Koe#33333334"],
    "Side": ["Lee Low", "Mia Moe", "Ned Nye", "Ola Oak", "Pia Poe"],
}
DETAILS = {
    "affiliate": "A6012345",
    "chief_td": "12345678",
    "city": "Springfield",
    "state": "IL",
    "begin": "2026-11-21",
    "end": "2026-11-21",
    "time_control": "G/60;d5",
    "rating_system": "R",
}


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


def day_of_four_sections(folder: Path) -> Path:
    """A day of the sections of `PLAYERS`: three Swisses and a side event of another format."""
    sections = [
        new_section(folder, name, names, "strikes" if name == "Side" else "us-swiss")
        for name, names in PLAYERS.items()
    ]
    return new_day(folder, *sections)
