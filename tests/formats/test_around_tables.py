"""Rounds weighed, and rounds made around tables that stay, in the three formats of boards."""

from collections import Counter
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from tests.builders.events import event_of
from tests.builders.risk_swiss import by_lot, played
from tests.builders.strikes import and_then
from tourneydesk.core.decisions import PlayerDropped, PlayersAdded, ResultRecorded, RoundPosted
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Player, Round, Seat, Table
from tourneydesk.core.field import active
from tourneydesk.core.format import Format
from tourneydesk.core.journal.replay import advance
from tourneydesk.core.reasons import Refused
from tourneydesk.core.results import BoardResult, Result, ScoreResult
from tourneydesk.core.seating import before_round
from tourneydesk.formats.dual_ring import FORMAT as RING
from tourneydesk.formats.risk_swiss import FORMAT as RISK
from tourneydesk.formats.strikes import FORMAT as STRIKES
from tourneydesk.present.messages import say

FORMATS = {one.key: one for one in (STRIKES, RISK, RING)}
EXACT = {
    "strikes": {"weigh_out_of_group", "weigh_sizes"},
    "risk-swiss": {"weigh_sizes", "weigh_groups", "weigh_points"},
    "dual-ring": {"weigh_order"},
}
HAPPENS = ("drop", "entry", "result")
QUICK = settings(
    max_examples=20,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)


def an_event(key: str, players: int, rounds: int, seed: int, **chosen: Any) -> Event:
    """An event before its next round, some pairs of it not to meet."""
    if key == "risk-swiss":
        chosen["swiss_rounds"] = 2
    event = event_of(FORMATS[key], players, f"{seed}", **chosen)
    lot = Draw(f"{seed}", "played")
    event = replace(event, forbidden=frozenset({(1, 2), (2, 3)}))
    if key == "risk-swiss":
        return played(event, rounds, by_lot(lot))
    for number in range(rounds if key == "strikes" else 0):
        made = STRIKES.propose(event, Draw(f"{seed}", f"round {number + 1}"))
        scores = [{player: lot.below(9) for player in table.players} for table in made.tables]
        event = and_then(event, *scores)
    return event


def proposed(event: Event) -> Round:
    return FORMATS[event.format].propose(event, Draw("a", "b"))


def made_around(event: Event, kept: Round) -> Round:
    fmt = FORMATS[event.format]
    return fmt.pair_remaining(event, Draw("c", "d"), kept)


def evaluate_round(event: Event, made: Round) -> dict[str, int]:
    fmt: Format = FORMATS[event.format]
    return {count.code: count.value for count in fmt.evaluate(event, made)}


def exchanged(made: Round, one: int, other: int) -> Round:
    change = {one: other, other: one}
    return replace(
        made,
        tables=tuple(
            replace(t, seats=tuple(Seat(change.get(s.player, s.player), s.role) for s in t.seats))
            for t in made.tables
        ),
    )


EVENTS = st.builds(
    an_event,
    st.sampled_from(sorted(FORMATS)),
    st.sampled_from([8, 12, 13, 16, 21, 24, 33]),
    st.integers(0, 2),
    st.integers(0, 999),
)


@QUICK
@given(event=EVENTS, lot=st.integers(0, 2**33))
def test_tables_that_stay_are_not_touched_and_everybody_sits_once(event: Event, lot: int) -> None:
    made = proposed(event)
    kept = replace(made, tables=tuple(t for t in made.tables if lot >> t.number & 1))
    again = made_around(event, kept)
    for table in kept.tables:
        assert again.table(table.number) == table
    assert [table.number for table in again.tables] == [table.number for table in made.tables]
    seats = Counter(player for table in again.tables for player in table.players)
    assert seats == Counter(player for table in made.tables for player in table.players)
    sizes = sorted(len(table.seats) for table in again.tables)
    assert sizes == sorted(len(table.seats) for table in made.tables)
    assert again.groups.keys() == made.groups.keys()
    for table in again.tables:
        assert all(say(reason, event) for reason in table.reasons)
        stays = table in kept.tables or not kept.tables
        assert stays == ("seated_around" not in [reason.code for reason in table.reasons])
    assert all(say(reason, event) for reason in again.reasons)


@QUICK
@given(event=EVENTS, lot=st.integers(0, 2**33), happens=st.sampled_from(HAPPENS))
def test_a_posted_round_is_paired_anew_for_whoever_is_in_after_it_was_posted(
    event: Event, lot: int, happens: str
) -> None:
    """Whether the event is given as it stands or as before that posting makes no difference."""
    made = proposed(event)
    assume(made.kind != "final")
    stands = advance(event, (RoundPosted(made),))
    here = {player for table in made.tables for player in table.players}
    here |= {bye.player for bye in made.byes}
    free = [table for table in made.tables if not lot >> table.number & 1]
    if happens == "drop" and free:
        gone = free[0].players[0]
        stands = advance(stands, (PlayerDropped(gone),))
        here.discard(gone)
    elif happens == "entry" and event.format != "dual-ring":
        late = Player(len(event.players) + 1, "Late", rating=1500, joined=made.number)
        # Strikes takes late entries until the second round is made.
        assume(not FORMATS[event.format].problems(stands, PlayersAdded((late,))))
        stands = advance(stands, (PlayersAdded((late,)),))
        here.add(late.id)
    elif event.rounds:
        # Points change; who is in does not, unless his strikes put him out.
        first = event.rounds[0].tables[0]
        assert first.result is not None
        stands = advance(stands, (ResultRecorded(1, first.number, turned(first)),))
        out = FORMATS[event.format].leavings(before_round(stands, made.number))
        stay = {player for table in made.tables if table not in free for player in table.players}
        here = stay | set(active(before_round(stands, made.number), out))
    kept = replace(made, tables=tuple(table for table in made.tables if table not in free))
    again = outcome(stands, kept)
    assert again == outcome(before_round(stands, made.number), kept)
    # So few are free, or a ring has lost a place: they cannot sit by themselves.
    assume(isinstance(again, Round))
    assert isinstance(again, Round)
    assert again.number == made.number
    for table in kept.tables:
        assert again.table(table.number) == table
    seats = [player for table in again.tables for player in dict.fromkeys(table.players)]
    seats += [bye.player for bye in again.byes]
    assert set(seats) == here
    if event.format != "dual-ring":
        assert len(seats) == len(here)


def outcome(event: Event, kept: Round) -> Round | list[str]:
    """The round made around what is kept, or the codes of the refusal."""
    try:
        return made_around(event, kept)
    except Refused as refused:
        return [problem.code for problem in refused.problems]


def turned(table: Table) -> Result:
    """A result with the figures of the first two exchanged."""
    result, (one, other, *_) = table.result, table.players
    change = {one: other, other: one}
    if isinstance(result, ScoreResult):
        scores = {change.get(who, who): score for who, score in result.scores.items()}
        return replace(result, scores=scores)
    assert isinstance(result, BoardResult)
    places = {change.get(who, who): place for who, place in result.places.items()}
    return replace(result, places=places)


@QUICK
@given(event=EVENTS)
def test_with_nothing_kept_it_is_the_round_proposed_and_with_all_kept_the_same_tables(
    event: Event,
) -> None:
    fmt, made = FORMATS[event.format], proposed(event)
    nothing = replace(made, tables=(), byes=())
    assert made_around(event, nothing) == fmt.propose(event, Draw("c", "d"))
    assert made_around(event, made).tables == made.tables
    assert made_around(event, made).groups == made.groups


@QUICK
@given(event=EVENTS)
def test_no_exchange_of_two_betters_a_count_that_the_format_makes_least(event: Event) -> None:
    made = proposed(event)
    least = evaluate_round(event, made)
    players = sorted({player for table in made.tables for player in table.players})
    for one, other in list(combinations(players, 2))[::3]:
        changed = evaluate_round(event, exchanged(made, one, other))
        assert list(changed) == list(least)
        assert all(changed[code] >= least[code] for code in EXACT[event.format])


@pytest.mark.parametrize("key", sorted(FORMATS))
def test_a_round_is_weighed_by_the_rounds_before_it_even_once_it_is_posted(key: str) -> None:
    event = an_event(key, 16, 1, 5)
    made = proposed(event)
    after = replace(event, rounds=(*event.rounds, made))
    assert evaluate_round(after, made) == evaluate_round(event, made)


def test_strikes_tells_what_each_exchange_costs() -> None:
    event = event_of(STRIKES, 8, largest_table=4)
    event = and_then(event, {1: 9, 2: 8, 3: 7, 4: 6}, {5: 9, 6: 8, 7: 7, 8: 6})
    event = replace(event, forbidden=frozenset({(1, 5)}))
    best = and_then(event, dict.fromkeys((1, 5, 2, 6), 0), dict.fromkeys((3, 7, 4, 8), 0))
    split = best.rounds[1]
    assert list(evaluate_round(event, split).values()) == [1, 0, 0, 4]
    assert list(evaluate_round(event, exchanged(split, 1, 3)).values()) == [0, 2, 0, 4]
    assert list(evaluate_round(event, exchanged(split, 5, 4)).values()) == [0, 2, 0, 6]


def test_the_ring_counts_pairs_side_by_side_and_places_against_the_order() -> None:
    event = event_of(RING, 6, seating="rating")
    ring = proposed(event)
    event = replace(event, forbidden=frozenset({(1, 6), (2, 3)}))
    assert evaluate_round(event, ring) == {"weigh_beside": 2, "weigh_order": 0}
    assert evaluate_round(event, exchanged(ring, 3, 6)) == {"weigh_beside": 0, "weigh_order": 2}


def test_a_number_that_fills_no_tables_is_refused_with_the_numbers_that_do() -> None:
    nine = event_of(STRIKES, 9, largest_table=4)
    four = replace(proposed(event_of(STRIKES, 8, largest_table=4)), byes=())
    kept = replace(four, tables=four.tables[:1])
    with pytest.raises(Refused) as refused:
        made_around(nine, kept)
    assert refused.value.problems[0].facts["counts_that_work"] == (4, 6)
    assert "4 and 6" in say(refused.value.problems[0], nine)


def test_games_that_make_no_ring_of_the_players_left_cannot_stay() -> None:
    ring = proposed(event_of(RING, 6))
    with pytest.raises(Refused) as refused:
        made_around(event_of(RING, 7), replace(ring, tables=ring.tables[::5]))
    assert [problem.code for problem in refused.value.problems] == ["ring_cannot_keep"]


@pytest.mark.parametrize("players", [17, 23])
def test_a_late_entry_in_risk_joins_the_players_of_freed_boards(players: int) -> None:
    made = proposed(event_of(RISK, players - 1))
    kept = replace(made, tables=made.tables[2:])
    again = made_around(event_of(RISK, players), kept)
    assert sum(len(table.seats) for table in again.tables) == players
    assert {len(table.seats) for table in again.tables} <= {4, 5}
    assert again.tables[2:] == kept.tables
