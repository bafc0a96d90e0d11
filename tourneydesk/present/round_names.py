"""What a round is called: its number, and its kind where that says something."""

from tourneydesk.core.event import Event
from tourneydesk.formats import FORMATS, format_of
from tourneydesk.present.messages import has, text


def round_name(event: Event, number: int, kind: str, drawn: int = 1) -> str:
    """The name of a round, posted or not, and how often it was drawn if that was more than once."""
    named = stage_name(event, number) or named_kind(event, kind)
    if drawn > 1:
        id = "head-round-kind-redrawn" if named else "head-round-redrawn"
    else:
        id = "head-round-kind" if named else "head-round"
    return text(id, round=number, kind=named, times=drawn)


def round_on_paper(event: Event, number: int, kind: str = "") -> str:
    """What papers call a round: its number, or what it is instead: the final, the ring. ``kind`` is
    that of a round that is still to be posted.
    """
    if stage := stage_name(event, number):
        return stage
    posted = event.round(number)
    own = f"paper-round-{kind if posted is None else posted.kind}"
    return text(own if has(own, event.format) else "paper-round", event.format, round=number)


def stage_name(event: Event, number: int) -> str:
    """What a round of a bracket is called, posted or to come, such as Semifinals; empty for another
    round.
    """
    matches = format_of(event).stage(event, number)
    return text("bracket-stage", matches=matches, players=2 * matches) if matches else ""


def kind_in_texts(event: Event, number: int) -> str:
    """The kind by which texts call a posted round; empty if they call it by its number, as they do
    the rounds of a bracket.
    """
    posted = event.round(number)
    return "" if posted is None or stage_name(event, number) else posted.kind


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
    return text(f"paper-round-{kind}", format_key)
