"""The formats, by their keys. Each is a folder that exports one value, `FORMAT`."""

from collections import UserDict
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module

from tourneydesk.core.event import Event
from tourneydesk.core.field import public_standings
from tourneydesk.core.format import Format
from tourneydesk.core.incomplete import guarded
from tourneydesk.core.standings import Standing
from tourneydesk.core.table_numbers import advising_on_tables

FOLDERS: Mapping[str, str] = {
    "risk-swiss": "tourneydesk.formats.risk_swiss",
    "age-swiss": "tourneydesk.formats.age_swiss",
    "dual-ring": "tourneydesk.formats.dual_ring",
    "strikes": "tourneydesk.formats.strikes",
    "us-swiss": "tourneydesk.formats.us_swiss",
}
"""Each format's package, in the order of choice; `present.shows` finds its `SHOW` there."""


class _Formats(UserDict[str, Format]):
    """Loads a format when it is first asked for: an event has one, the home page none."""

    def __missing__(self, key: str) -> Format:
        if key not in FOLDERS:
            raise KeyError(key)
        found = import_module(FOLDERS[key]).FORMAT
        assert isinstance(found, Format), f"{FOLDERS[key]} exports a Format"
        self.data[key] = guarded(advising_on_tables(found))
        return self.data[key]

    def __contains__(self, key: object) -> bool:
        return key in FOLDERS

    def __iter__(self) -> Iterator[str]:
        return iter(FOLDERS)

    def __len__(self) -> int:
        return len(FOLDERS)


FORMATS: Mapping[str, Format] = _Formats()
"""Each tells of tables fixed twice, and nothing final about a rebuilt event with open items."""


def format_of(event: Event) -> Format:
    """The format of an event; KeyError for one that this version does not know."""
    return FORMATS[event.format]


def standings_of(event: Event, through: int | None = None) -> Sequence[Standing]:
    """The standings as everybody sees them: without those who left and never played."""
    return public_standings(event, format_of(event).standings(event, through))
