"""What a round is called: its number, and its kind where that says something."""

from tourneydesk.core.event import Event
from tourneydesk.formats import FORMATS, format_of
from tourneydesk.present.messages import text


def round_name(event: Event, number: int, kind: str, drawn: int = 1) -> str:
    """The name of a round, posted or not, and how often it was drawn if that was more than once."""
    named = named_kind(event, kind)
    if drawn > 1:
        id = "head-round-kind-redrawn" if named else "head-round-redrawn"
    else:
        id = "head-round-kind" if named else "head-round"
    return text(id, round=number, kind=named, times=drawn)


def named_kind(event: Event, kind: str) -> str:
    """The name of a kind of round; empty for the only kind of an ordinary round that the format
    makes: naming it would tell nothing.
    """
    fmt = format_of(event)
    ordinary = [one for one in fmt.kinds if one not in fmt.extra_kinds]
    return "" if ordinary == [kind] else text(f"kind-{kind}", event.format)


def extra_round(kind: str, format_key: str) -> str:
    """What a round that is not one of the numbered ones is called by itself, such as the Final;
    empty for an ordinary round.
    """
    if kind not in FORMATS[format_key].extra_kinds:
        return ""
    return text(f"round-extra-{kind}", format_key)
