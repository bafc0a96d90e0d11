"""Match points by place and what the standings rank by, as texts say them."""

from tourneydesk.core.event import Event
from tourneydesk.formats.risk_swiss.settings import rules
from tourneydesk.present.messages import text


def points_by_place(event: Event) -> dict[str, int]:
    """What the places earn: ``first`` to ``fifth``."""
    points = rules(event.settings).points
    return dict(zip(("first", "second", "third", "fourth", "fifth"), points, strict=True))


def ranked_by(event: Event) -> tuple[str, ...]:
    """The figures that rank players, in order, by their names."""
    keys = ("points", *rules(event.settings).tiebreaks)
    return tuple(text(f"level-{key}") for key in keys)
