"""The formats, by their keys. Each is a folder that exports one value, `FORMAT`."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from tourneydesk.core.event import Event
from tourneydesk.core.field import public_standings
from tourneydesk.core.format import Format
from tourneydesk.core.incomplete import guarded
from tourneydesk.core.standings import Standing
from tourneydesk.core.table_numbers import advising_on_tables
from tourneydesk.formats import age_swiss, dual_ring, risk_swiss, strikes, us_swiss


class Folder(Protocol):
    """The package of a format."""

    __name__: str

    @property
    def FORMAT(self) -> Format: ...  # noqa: N802  # a constant of the package


_folders: dict[str, str] = {}
_formats: dict[str, Format] = {}

FOLDERS: Mapping[str, str] = _folders
"""Where each format is, as a package; `present.shows` finds there how it shows itself."""

FORMATS: Mapping[str, Format] = _formats
"""Each tells of tables fixed twice, and nothing final about a rebuilt event with open items."""


def register(folder: Folder) -> None:
    """Takes a format in; the first one is the first to choose from."""
    _folders[folder.FORMAT.key] = folder.__name__
    _formats[folder.FORMAT.key] = guarded(advising_on_tables(folder.FORMAT))


register(risk_swiss)
register(age_swiss)
register(dual_ring)
register(strikes)
register(us_swiss)


def format_of(event: Event) -> Format:
    """The format of an event; KeyError for one that this version does not know."""
    return FORMATS[event.format]


def standings_of(event: Event, through: int | None = None) -> Sequence[Standing]:
    """The standings as everybody sees them: without those who left and never played."""
    return public_standings(event, format_of(event).standings(event, through))
