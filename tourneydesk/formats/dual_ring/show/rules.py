"""The rules of Dual Ring for the rules sheet. docs/rules/dual-ring.md"""

from collections.abc import Iterator

from tourneydesk.core.event import Event
from tourneydesk.present.papers.rules import OURS, SET, Rule, rule

_GAP = {"one_of_each": "introduction", "as_in_example": "example"}


def rules_of_event(event: Event) -> Iterator[Rule]:
    """Every rule, as this event's settings have it."""
    key = event.format
    gap, drawn = str(event.settings["gap_colours"]), str(event.settings["drawn_game"])
    yield rule("seats", key, "players", "introduction")
    yield rule("seats", key, "two_games", "setup")
    yield rule("seats", key, f"seating_{event.settings['seating']}", OURS)
    yield rule("seats", key, "closed", OURS)
    yield rule("results", key, "out", "rules")
    yield rule("pairing", key, "gap", "rules")
    yield rule("pairing", key, f"gap_{gap}", _GAP[gap])
    yield rule("results", key, f"drawn_{drawn}", "tied")
    if event.settings["both_results"] is True:
        yield rule("results", key, "both_results", SET)
    yield rule("byes", key, "leaves", OURS)
    yield rule("ranking", key, "ranking", OURS)
    yield rule("end", key, "two", "two")
    yield rule("end", key, "two_tied", "two")
    if drawn == "both_out":
        yield rule("end", key, "nobody", OURS)
    yield rule("end", key, "ended", OURS)
