"""The formats, by their keys. Each is a folder that exports one value, `FORMAT`."""

from collections.abc import Mapping

from tourneydesk.core.event import Event
from tourneydesk.core.format import Format
from tourneydesk.formats import age_swiss, dual_ring, risk_swiss, strikes, us_swiss

_ALL: tuple[Format, ...] = (
    risk_swiss.FORMAT,
    age_swiss.FORMAT,
    dual_ring.FORMAT,
    strikes.FORMAT,
    us_swiss.FORMAT,
)

FORMATS: Mapping[str, Format] = {fmt.key: fmt for fmt in _ALL}


def format_of(event: Event) -> Format:
    """The format of an event; KeyError for one that this version does not know."""
    return FORMATS[event.format]
