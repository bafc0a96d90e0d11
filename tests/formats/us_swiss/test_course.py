"""Whole events with everything that happens at a venue, checked round by round from outside."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.builders.events import event_of
from tests.builders.us_swiss import played_out
from tests.formats.us_swiss.checker import check
from tests.formats.us_swiss.venues import venue
from tourneydesk.core import decisions as d
from tourneydesk.core.journal.codec import decode, encode
from tourneydesk.desk.files.journals import MemoryJournal
from tourneydesk.desk.session import Session
from tourneydesk.desk.verification import differences
from tourneydesk.formats.us_swiss import FORMAT, proving
from tourneydesk.present.messages import say


@pytest.mark.parametrize("block", range(8))
def test_every_round_of_an_event_full_of_surprises_is_by_the_rules(block: int) -> None:
    for seed in range(12 * block, 12 * block + 12):
        desk = venue(seed, 30)
        assert differences(desk.steps) == ()
        assert Session(MemoryJournal(), desk.steps).event == desk.event


@settings(max_examples=25, deadline=None)
@given(
    players=st.integers(2, 60),
    count=st.integers(1, 7),
    seed=st.integers(0, 10**6),
    acceleration=st.sampled_from(["none", "adjusted_rating", "added_score"]),
)
def test_plain_events_are_by_the_rules(
    players: int, count: int, seed: int, acceleration: str
) -> None:
    event = event_of(FORMAT, players, seed=str(seed), rounds=count, acceleration=acceleration)
    while FORMAT.outlook(event).status == "ready":
        event = played_out(event, str(seed), len(event.rounds) + 1)
    check(event)
    assert FORMAT.outlook(event).status == "finished"
    assert FORMAT.outlook(event).winners


@pytest.mark.parametrize("players", [150, 211, 300])
def test_large_events_too(players: int) -> None:
    event = played_out(event_of(FORMAT, players, rounds=6), f"large {players}")
    assert check(event) == 6 * (players // 2)
    assert not [r for posted in event.rounds for r in posted.reasons if r.code == "not_proved"]


def test_groups_too_large_to_weigh_whole_are_paired_all_the_same_and_say_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(proving, "MOST_EDGES", 40)
    monkeypatch.setattr(proving, "WINDOW", 2)
    event = played_out(event_of(FORMAT, 81, rounds=5), "large")
    check(event)
    codes = {reason.code for posted in event.rounds for reason in posted.reasons}
    assert "not_proved" in codes
    made = event.rounds[-1]
    before = replace(event, rounds=event.rounds[:-1])
    for a, b in ((1, 2), (1, 81), (30, 50)):
        assert all(say(reason, event) for reason in FORMAT.why_not(before, made, a, b))


def test_a_step_of_an_accelerated_event_is_kept_word_for_word() -> None:
    event = played_out(event_of(FORMAT, 21, rounds=3, acceleration="added_score"), "kept")
    for posted in event.rounds:
        step = (d.RoundPosted(posted),)
        assert decode(encode(step)) == step
