"""The final in the standings: everyone's place in it, and what decided."""

from collections.abc import Mapping

from tourneydesk.core.event import Event
from tourneydesk.formats.risk_swiss.pairing.plan import final_report
from tourneydesk.present.messages import text


def final_places(event: Event) -> Mapping[int, str]:
    """The places of those who finished the final."""
    result = final_report(event)
    return {} if result is None else {one: str(place) for one, place in result.places.items()}


def decided(event: Event) -> str:
    """What decided the final; empty without one, or if its game points were not reported."""
    result = final_report(event)
    first = next((one for one, place in result.places.items() if place == 1), 0) if result else 0
    points = result.game_points.get(first) if result is not None else None
    return "" if points is None else text("first-in-final", event.format, points=points)
