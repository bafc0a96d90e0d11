"""Who is in: neither dropped by the organizer nor out by the rules."""

import pytest

from tourneydesk.core.event import Event, Player
from tourneydesk.core.field import active, status
from tourneydesk.core.format import Leaving

EVENT = Event("any", "X", "s", {}, players=(Player(1, "In"), Player(2, "Left", left=3)))
NOBODY: dict[int, Leaving] = {}


@pytest.mark.parametrize(
    ("player", "leavings", "expected"),
    [
        (1, NOBODY, "active"),
        (2, NOBODY, "dropped"),
        (1, {1: Leaving(1, "withdrawn")}, "dropped"),
        (1, {1: Leaving(1, "eliminated")}, "eliminated"),
        (2, {2: Leaving(1, "withdrawn")}, "dropped"),
        (2, {2: Leaving(1, "eliminated")}, "eliminated"),
        (1, {2: Leaving(1, "eliminated")}, "active"),
    ],
)
def test_out_by_the_rules_outranks_left_and_either_means_out(
    player: int, leavings: dict[int, Leaving], expected: str
) -> None:
    assert status(EVENT, leavings, player) == expected
    assert (player in active(EVENT, leavings)) == (expected == "active")
