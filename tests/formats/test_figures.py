"""What ranks players, and what their figures are made of, in all five formats."""

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.builders.desks import desk_of
from tests.builders.ranking import ranking_keys
from tourneydesk.core.decisions import PlayerDropped, PlayerReturned
from tourneydesk.core.event import Event
from tourneydesk.core.reasons import Refused
from tourneydesk.core.standings import FigureBreakdown
from tourneydesk.desk.practice import play
from tourneydesk.desk.session import Session
from tourneydesk.formats import FORMATS, format_of
from tourneydesk.formats.us_swiss.settings import TIEBREAKS
from tourneydesk.present.messages import say, text
from tourneydesk.present.places import place_text

SETTINGS: dict[str, list[dict[str, object]]] = {
    "age-swiss": [{"ties": "latest_loss"}, {"ties": "opponents"}, {"ties": "shared"}],
    "dual-ring": [{}, {"drawn_game": "both_out"}],
    "risk-swiss": [{}, {"final": False}, {"swiss_rounds": 4}],
    "strikes": [{}, {"elimination_level": 60, "works_with_two": True}],
    "us-swiss": [{"tiebreaks": TIEBREAKS}, {"rounds": 9, "tiebreaks": ["result", "median"]}],
}
CASES = [(key, chosen) for key, several in SETTINGS.items() for chosen in several]


def total(account: FigureBreakdown) -> Fraction:
    parts = [part.value for part in account.parts if part.counts]
    return sum(parts, Fraction(0)) / (len(parts) if account.mean else 1)


def check(event: Event) -> None:
    fmt = format_of(event)
    rows = fmt.standings(event, None)
    keys = ranking_keys(event, rows)
    for one, other, first, second in zip(rows, rows[1:], keys, keys[1:], strict=False):
        if one.place == other.place:
            assert first == second, (fmt.key, one, other)
        else:
            # Only where everything before is equal do both have the same figures to compare.
            assert first[: len(second)] < second[: len(first)], (fmt.key, one, other)
    account = fmt.tiebreak_breakdown(event, rows)
    for row in rows:
        figures = {"points": row.points, **{one.key: one.value for one in row.tiebreaks}}
        for made in account(row.player):
            assert made.value == figures[made.key], (fmt.key, made)
            # A lot, or whether a player ever played, is made of nothing.
            if made.parts or not (made.mean or made.key in ("coin", "played_first")):
                assert total(made) == made.value, (fmt.key, made)
    stakes = fmt.clinch_status(event) if fmt.clinch_status is not None else {}
    for player, stake in stakes.items():
        assert stake.rule
        assert say(stake, event)
        assert text(f"{stake.code}-short", **stake.facts)
        assert stake.players[0] == player
    for row in rows:
        assert all(place_text(event, rows, row.player))


def played(key: str, players: int, turns: int, drop: int, chosen: dict[str, Any]) -> Session:
    desk = desk_of(key, players, **chosen)
    for turn in range(turns):
        try:
            play(desk, 1)
            if turn == 0 and drop:
                desk.take(PlayerDropped(drop))
            if turn == 2 and drop:
                desk.take(PlayerReturned(drop))
        except Refused:
            continue
    return desk


@pytest.mark.parametrize(("key", "chosen"), CASES)
@settings(max_examples=12)
@given(
    players=st.integers(4, 15),
    turns=st.integers(0, 12),
    drop=st.integers(0, 4),
)
def test_the_marks_give_the_places_and_the_accounts_the_figures(
    key: str, chosen: dict[str, object], players: int, turns: int, drop: int
) -> None:
    check(played(key, players, turns, drop, chosen).event)


@pytest.mark.parametrize("key", sorted(FORMATS))
def test_every_format_says_what_its_points_are_made_of(key: str) -> None:
    event = played(key, 8, 4, 0, {}).event
    fmt = format_of(event)
    rows = fmt.standings(event, None)
    account = fmt.tiebreak_breakdown(event, rows)
    for row in rows:
        assert "points" in {made.key for made in account(row.player)}
