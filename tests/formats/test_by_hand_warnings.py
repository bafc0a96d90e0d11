"""Tables seated by hand: what is warned of is true, nothing true is left out, in every format."""

from collections.abc import Callable
from fractions import Fraction
from functools import cache, partial
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.builders.desks import desk_of
from tests.formats.test_few_left import report_round
from tests.present.test_answers import AMISS
from tourneydesk.core import decisions as d
from tourneydesk.core.event import Event, Round
from tourneydesk.core.format import Arranged, Seating
from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.desk import rounds
from tourneydesk.desk.files.journals import MemoryJournal
from tourneydesk.desk.session import Session
from tourneydesk.formats import FORMATS
from tourneydesk.present.messages import say

SEATED = sorted(set(FORMATS) - {"dual-ring"})

Pair = tuple[int, int]

every_format = pytest.mark.parametrize("key", SEATED)


@cache
def story(key: str, players: int, seed: str) -> tuple[d.Step, ...]:
    """An event with two rounds played and the third posted."""
    more: dict[str, Any] = {
        "risk-swiss": {"swiss_rounds": 3},
        "strikes": {"elimination_level": 1000},
    }
    desk = desk_of(key, players, **more.get(key, {}))
    for number in (1, 2, 3):
        rounds.pair(desk, f"{seed} {number}")
        if number < 3:
            report_round(desk)
    return tuple(desk.steps)


def begun(key: str, players: int, seed: str, forbidden: Pair) -> Session:
    """That event at a desk of its own, with two kept apart if they are two."""
    desk = Session(MemoryJournal(), story(key, players, seed))
    if forbidden[0] != forbidden[1]:
        desk.take(d.PairForbidden((min(forbidden), max(forbidden))))
    return desk


def met_before(event: Event, posted: Round, pair: Pair) -> list[int]:
    """The rounds in which two sat at one table and played."""
    return [
        past.number
        for past in event.rounds[: posted.number - 1]
        for table in past.tables
        if set(pair) <= set(table.players) and not getattr(table.result, "forfeited", ())
    ]


def points_before(desk: Session, posted: Round) -> dict[int, Fraction]:
    rows = desk.format.standings(desk.event, posted.number - 1)
    return {row.player: row.points for row in rows}


def exchanged(posted: Round, one: int, other: int) -> Seating:
    change = {one: other, other: one}
    return tuple(
        tuple(change.get(player, player) for player in table.players) for table in posted.tables
    )


def changed_tables(key: str, posted: Round, seating: Seating) -> dict[int, tuple[int, ...]]:
    """The tables that others sit at; a change of colors is one too."""
    same = tuple if key == "us-swiss" else frozenset
    return {
        table.number: players
        for table, players in zip(posted.tables, seating, strict=True)
        if same(table.players) != same(players)
    }


def of_code(arranged: Arranged, code: str) -> list[Problem]:
    return [problem for problem in arranged.warnings if problem.code == code]


@every_format
@settings(max_examples=25)
@given(data=st.data())
def test_what_is_warned_of_is_what_the_rules_say_against_the_changed_tables(
    key: str, data: st.DataObject
) -> None:
    players = data.draw(st.sampled_from([8, 12, 13, 16]), label="players")
    someone = st.integers(1, players)
    seed = data.draw(st.sampled_from(["a", "b", "c"]), label="seed")
    kept_apart = (data.draw(someone, label="kept"), data.draw(someone, label="apart"))
    desk = begun(key, players, seed, kept_apart)
    posted = desk.event.rounds[-1]
    seated = [player for table in posted.tables for player in table.players]
    one = data.draw(st.sampled_from(seated), label="one")
    other = data.draw(st.sampled_from(seated), label="other")
    event, points = desk.event, points_before(desk, posted)
    seating = exchanged(posted, one, other)
    changed = changed_tables(key, posted, seating)
    arranged = rounds.seat_by_hand(desk, posted.number, seating)

    for problem in arranged.warnings:
        text = say(problem, event)
        assert not any(bad.search(text) for bad in AMISS.values()), text
    pairs = {
        (min(pair), max(pair)): number
        for number, players in changed.items()
        for pair in combinations(players, 2)
    }
    again = {pair: met for pair in pairs if (met := met_before(event, posted, pair))}
    rematches = {
        (min(problem.players), max(problem.players)): problem
        for problem in of_code(arranged, "rematch")
        if problem.facts["table"] in changed
    }
    assert set(rematches) == set(again)
    for pair, problem in rematches.items():
        assert problem.facts["table"] == pairs[pair]
        assert problem.facts.get("round", again[pair][-1]) in again[pair]
        assert problem.facts.get("times", len(again[pair])) == len(again[pair])
    forbidden = {
        (min(problem.players), max(problem.players)): problem.facts["table"]
        for problem in of_code(arranged, "forbidden_pair")
        if problem.facts["table"] in changed
    }
    assert forbidden == {pair: pairs[pair] for pair in event.forbidden if pair in pairs}
    if key != "strikes":
        gaps = {
            problem.facts["table"]: sorted(problem.players)
            for problem in of_code(arranged, "score_gap")
        }
        assert gaps == {
            number: sorted(players)
            for number, players in changed.items()
            if len({points[player] for player in players}) > 1
        }


@every_format
def test_what_cannot_be_seated_is_refused_with_those_it_is_about(key: str) -> None:
    desk = begun(key, 16, "a", (1, 1))
    posted = desk.event.rounds[-1]
    as_made = [table.players for table in posted.tables]
    (_, *rest), (second, *others) = as_made[0], as_made[1]
    left = next(iter(set(range(1, 17)) - {p for t in as_made for p in t}), 99)
    wrong: list[Seating] = [
        ((second, *rest), (second, *others), *as_made[2:]),
        ((left, *rest), *as_made[1:]),
        ((*as_made[0], second), tuple(others), *as_made[2:]),
        (tuple(rest), *as_made[1:]),
    ]
    for seating in wrong:
        asked: tuple[Callable[[], object], ...] = (
            partial(rounds.seat_by_hand, desk, posted.number, seating),
            partial(desk.format.arrange, desk.event, posted, seating),
        )
        for ask in asked:
            with pytest.raises(Refused) as refused:
                ask()
            for problem in refused.value.problems:
                text = say(problem, desk.event)
                assert not any(bad.search(text) for bad in AMISS.values()), text
    assert desk.event.rounds[-1] == posted


@every_format
def test_a_table_with_a_result_stays_and_the_others_can_be_changed(key: str) -> None:
    desk = begun(key, 16, "b", (1, 1))
    report_round(desk, 1)
    posted = desk.event.rounds[-1]
    reported = posted.tables[0]
    assert reported.result is not None
    one, other = posted.tables[-1].players[0], posted.tables[-2].players[0]
    rounds.seat_by_hand(desk, posted.number, exchanged(posted, one, other))
    assert desk.event.rounds[-1].tables[0] == reported
    seating = exchanged(desk.event.rounds[-1], reported.players[0], one)
    with pytest.raises(Refused) as refused:
        desk.format.arrange(desk.event, desk.event.rounds[-1], seating)
    assert "1" in say(refused.value.problems[0], desk.event)
