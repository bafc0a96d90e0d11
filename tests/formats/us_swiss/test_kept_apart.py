"""Players of one club, team or household do not meet where that costs no score group."""

from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.builders.events import event_of, posted, reported
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Player, Round
from tourneydesk.core.field import MARKS, same_mark
from tourneydesk.core.reasons import Refused
from tourneydesk.formats.us_swiss import FORMAT, score_groups
from tourneydesk.present.messages import say

CLUBS = ("Ålesund", "ALESUND", "Bath", "Cork", None, "")


def field(clubs: list[str | None], mark: str = "club", **chosen: Any) -> Event:
    players = []
    for n, text in enumerate(clubs, start=1):
        club, team, household = (text if mark == one else None for one in MARKS)
        players.append(Player(n, f"P{n}", 2000 - 10 * n, club=club, team=team, household=household))
    return event_of(FORMAT, players, first_colour="white", rounds=6, **chosen)


def played(event: Event, lot: Draw) -> Event:
    """The event after its next round, with results by lot."""
    event = posted(FORMAT, event)
    for table in event.rounds[-1].tables:
        raw = ({"winner": table.players[0]}, {"winner": table.players[1]}, {"draw": True})
        event = reported(FORMAT, event, table.number, raw[lot.below(3)])
    return event


def moved(event: Event, made: Round) -> list[int]:
    """How many go down from each score group, the highest first."""
    points = {row.player: row.points for row in FORMAT.standings(event, None)}
    scores = [sorted(points[player] for player in table.players) for table in made.tables]
    levels = sorted(set(points.values()), reverse=True)
    return [sum(low < level <= high for low, high in scores) for level in levels]


def meeting(event: Event, made: Round, mark: str = "club") -> set[tuple[int, int]]:
    """The pairs of one mark that meet."""
    everyone = [player.id for player in event.players]
    boards = {(min(table.players), max(table.players)) for table in made.tables}
    return boards & set(same_mark(event, everyone, mark))


def next_round(event: Event) -> Round | None:
    try:
        return FORMAT.propose(event, Draw("s", f"round {len(event.rounds) + 1}"))
    except Refused:
        return None


@settings(max_examples=40, deadline=None)
@given(
    clubs=st.lists(st.sampled_from(CLUBS), min_size=4, max_size=14),
    rounds=st.integers(0, 3),
    seed=st.integers(0, 999),
)
def test_it_costs_no_score_group_and_nobody_of_one_club_meets_where_that_can_be(
    clubs: list[str | None], rounds: int, seed: int
) -> None:
    event = field(clubs)
    for _ in range(rounds):
        if next_round(event) is None:
            return
        event = played(event, Draw(f"{seed}", f"results {len(event.rounds)}"))
    usual = next_round(event)
    apart = replace(event, settings={**event.settings, "keep_apart": "club"})
    made = next_round(apart)
    assert (usual is None) == (made is None)
    if usual is None or made is None:
        return
    assert [bye.player for bye in made.byes] == [bye.player for bye in usual.byes]
    assert moved(apart, made) == moved(event, usual)
    pairs = same_mark(event, [player.id for player in event.players], "club")
    parted = replace(event, forbidden=frozenset(pairs))
    strict = next_round(parted)
    if strict is not None and moved(parted, strict) == moved(event, usual):
        same_bye = [bye.player for bye in strict.byes] == [bye.player for bye in usual.byes]
        assert not (same_bye and meeting(event, made))
    for table in made.tables:
        codes = {reason.code for reason in table.reasons}
        pair = (min(table.players), max(table.players))
        assert ("meet_in_same_mark" in codes) == (pair in meeting(event, made))
        assert all(say(reason, apart) for reason in table.reasons)
    for first, second in list(combinations(range(1, len(clubs) + 1), 2))[:12]:
        reasons = FORMAT.why_not(apart, made, first, second)
        assert reasons
        assert all(say(reason, apart) for reason in reasons)


def test_the_natural_opponent_of_the_same_club_gives_way_to_the_next() -> None:
    event = field(["Cork", None, None, "CORK", None, None], keep_apart="club")
    made = FORMAT.propose(event, Draw("s", "round 1"))
    assert meeting(event, made) == set()
    reasons = {reason.code: reason for table in made.tables for reason in table.reasons}
    assert reasons["would_be_same_mark"].facts["mark"] == "club"
    assert FORMAT.why_not(event, made, 1, 4)[0].code == "why_not_same_mark"


def test_two_of_one_household_meet_where_only_that_keeps_the_score_groups() -> None:
    event = field(["Lee", "Lee"], "household", keep_apart="household")
    made = FORMAT.propose(event, Draw("s", "round 1"))
    assert meeting(event, made, "household") == {(1, 2)}
    assert "meet_in_same_mark" in {reason.code for reason in made.tables[0].reasons}
    arranged = FORMAT.arrange(posted(FORMAT, event), made, ((2, 1),))
    assert [warning.code for warning in arranged.warnings] == ["same_mark"]


def test_teams_matter_only_where_teams_are_chosen() -> None:
    for mark, meets in (("team", 0), ("club", 1)):
        event = field(["Red", None, "red ", None], "team", keep_apart=mark)
        made = FORMAT.propose(event, Draw("s", "round 1"))
        assert len(meeting(event, made, "team")) == meets


def test_a_round_says_where_not_every_pair_was_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    clubs: list[str | None] = [*["Bath"] * 5, "Cork"]
    event = field(clubs, keep_apart="club")
    made = FORMAT.propose(event, Draw("s", "round 1"))
    assert "not_all_apart_tried" not in [reason.code for reason in made.reasons]
    monkeypatch.setattr(score_groups, "MOST_TRIES", 1)
    monkeypatch.setattr(score_groups, "FEWEST_TRIES", 1)
    reasons = [
        reason
        for reason in FORMAT.propose(event, Draw("s", "round 1")).reasons
        if reason.code == "not_all_apart_tried"
    ]
    assert [reason.facts for reason in reasons] == [{"mark": "club", "pairs": 10}]
    assert say(reasons[0], event)
