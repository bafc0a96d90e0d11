"""The formats, by their keys. Each is a folder that exports one value, `FORMAT`."""

from collections.abc import Mapping, Sequence

from tourneydesk.core.event import Event
from tourneydesk.core.field import public_standings
from tourneydesk.core.format import Format
from tourneydesk.core.incomplete import guarded
from tourneydesk.core.standings import Standing
from tourneydesk.core.table_numbers import advising_on_tables
from tourneydesk.formats import age_swiss, dual_ring, risk_swiss, strikes, us_swiss

_ALL = (
    risk_swiss,
    age_swiss,
    dual_ring,
    strikes,
    us_swiss,
)

FOLDERS: Mapping[str, str] = {folder.FORMAT.key: folder.__name__ for folder in _ALL}
"""Where each format is, as a package; `present.shows` finds there how it shows itself."""

FORMATS: Mapping[str, Format] = {
    folder.FORMAT.key: guarded(advising_on_tables(folder.FORMAT)) for folder in _ALL
}
"""Each tells of tables fixed twice, and nothing final about a rebuilt event with open items."""


def format_of(event: Event) -> Format:
    """The format of an event; KeyError for one that this version does not know."""
    return FORMATS[event.format]


def standings_of(event: Event, through: int | None = None) -> Sequence[Standing]:
    """The standings as everybody sees them: without those who left and never played."""
    return public_standings(event, format_of(event).standings(event, through))
