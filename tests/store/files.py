"""Event files for the tests of the store."""

from pathlib import Path

from tourneydesk.store.event_file import EventFile
from tourneydesk.store.trouble import FileTrouble

AT = "2025-06-01T09:00:00+02:00"


def made(path: Path, steps: int = 5) -> Path:
    """An event file of that many steps, closed."""
    with EventFile.create(path, AT, '[{"did":"EventOpened","name":"Łódź Öpen"}]') as file:
        for number in range(2, steps + 1):
            file.append(AT, f'[{{"did":"NoteAdded","text":"step {number}"}}]')
    return path


def names(folder: Path) -> list[str]:
    """What lies in a folder."""
    return sorted(one.name for one in folder.iterdir())


def code_of(path: Path, reading: bool = False) -> str:
    """The code of the trouble with a file, ``sound`` if there is none."""
    try:
        if reading:
            EventFile.read(path)
        else:
            EventFile.open(path).close()
    except FileTrouble as trouble:
        return trouble.code
    return "sound"
