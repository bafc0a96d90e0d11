"""Match points by place and what the standings rank by, as texts say them."""

from tourneydesk.core.event import Event
from tourneydesk.formats.risk_swiss.settings import rules
from tourneydesk.present.messages import enumerated, text


def points_by_place(event: Event) -> dict[str, int | str]:
    """What the places earn: ``first`` to ``fifth``, and ``four`` for those of a board of four."""
    points = rules(event.settings).points
    places = zip(("first", "second", "third", "fourth", "fifth"), points, strict=True)
    return {**dict(places), "four": enumerated(points[:4])}


def ranked_by(event: Event) -> tuple[str, ...]:
    """The figures that rank players, in order, by their names."""
    keys = ("points", *rules(event.settings).tiebreaks)
    return tuple(text(f"level-{key}") for key in keys)
