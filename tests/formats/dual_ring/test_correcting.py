"""A wrong result found later: the ring stands as if the right one had been entered at once."""

from dataclasses import replace
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.builders.dual_ring import played, ranking, ring, running, stopped, winners
from tourneydesk.core import decisions as d
from tourneydesk.core.event import Event
from tourneydesk.core.journal.replay import advance
from tourneydesk.core.results import MatchResult, Result
from tourneydesk.formats.dual_ring import FORMAT
from tourneydesk.formats.dual_ring.ring import Ring, ring_of

QUICK = settings(max_examples=150)
DRAWN = MatchResult(drawn=True)


def righted(event: Event, table: int, result: Result | None) -> Event:
    assert FORMAT.correct is not None
    decision = d.ResultCorrected(1, table, FORMAT.correct(event, table, result))
    assert not FORMAT.problems(event, decision)
    after = advance(event, (decision,))
    assert FORMAT.follow(event, after, decision, None) == ()  # type: ignore[arg-type]  # draws nothing
    return after


def won(player: int) -> MatchResult:
    return MatchResult(winner=player)


def test_the_other_player_is_out_and_the_gap_closes_over_him_instead() -> None:
    """Six at a ring; 3 is said to have beaten 4, but 4 won: 2 and 4 are neighbors, not 3 and 5."""
    wrong = played(ring(6), "3: 3 wins")
    assert running(wrong)[7] == (3, 5)
    right = righted(wrong, 3, won(4))
    assert running(right) == {1: (1, 2), 4: (4, 5), 5: (5, 6), 6: (6, 1), 8: (2, 4)}
    assert stopped(right) == [2, 7]
    now = ring_of(right)
    assert now is not None
    assert now.inside == (1, 2, 4, 5, 6)
    assert now.wins[4] == 1
    assert now.wins[3] == 0


def test_results_elsewhere_stay_and_what_followed_from_the_wrong_one_counts_for_nobody() -> None:
    wrong = played(ring(8), "3: 3 wins", "6: 6 wins", "9: 5 wins")
    # Table 9 was 3 against 5, called over the gap of 4; table 6 has nothing to do with it.
    right = righted(wrong, 3, won(4))
    assert right.rounds[0].table(6) == wrong.rounds[0].table(6)
    gone = right.rounds[0].table(9)
    assert gone is not None
    assert gone.void
    assert gone.result is None
    now = ring_of(right)
    assert now is not None
    assert now.inside == (1, 2, 4, 5, 6, 8)
    assert (now.wins[5], now.wins[6], now.wins[4]) == (0, 1, 1)
    assert 4 in running(right)


def test_a_result_of_the_wrong_table_is_taken_back_and_its_game_is_played_on() -> None:
    right = righted(played(ring(5), "2: 2 wins", "4: 4 wins"), 2, None)
    assert {2, 3, 1} <= set(running(right))
    now = ring_of(right)
    assert now is not None
    assert now.inside == (1, 2, 3, 4)


def test_a_wrong_end_is_opened_again() -> None:
    """Three at a ring: 1 beats 2, and with one win to none the event is over; it was a draw."""
    over = played(ring(3), "1: 1 wins")
    assert winners(over) == (1,)
    right = righted(over, 1, DRAWN)
    assert winners(right) == ()
    assert running(right) == {2: (2, 3), 3: (3, 1), 4: (1, 2)}


def test_after_it_the_ring_goes_on_as_any_other() -> None:
    right = righted(played(ring(4), "1: 1 wins"), 1, won(2))
    on = played(right, *(f"{n}: {pair[0]} wins" for n, pair in list(running(right).items())[:1]))
    assert len({table.number for table in on.rounds[0].tables}) == len(on.rounds[0].tables)
    assert [table.number for table in on.rounds[0].tables] == list(
        range(1, len(on.rounds[0].tables) + 1)
    )


def test_what_is_right_already_or_has_no_result_cannot_be_put_right() -> None:
    event = played(ring(5), "2: 2 wins")
    for table, result, code in (
        (2, won(2), "result_is_right"),
        (2, won(5), "winner_or_draw"),
        (3, None, "no_result_yet"),
        (1, won(1), "no_result_yet"),
        (99, None, "no_result_yet"),
    ):
        again = d.ResultCorrected(1, table, ())
        if result is not None:
            seen = event.rounds[0].table(table)
            assert seen is not None
            again = d.ResultCorrected(1, table, (replace(seen, result=result),))
        assert [problem.code for problem in FORMAT.problems(event, again)] == [code]


# Any course, and any of its results wrong


@st.composite
def courses(draw: st.DrawFn) -> tuple[Event, list[Event], int, Result | None]:
    """A ring after some happenings, the states on the way, and a result put right."""
    values = {
        "gap_colours": draw(st.sampled_from(["one_of_each", "as_in_example"])),
        "drawn_game": draw(st.sampled_from(["replay", "both_out"])),
    }
    states = [ring(draw(st.integers(3, 10)), **values)]
    for _ in range(draw(st.integers(1, 12))):
        event = states[-1]
        live = running(event)
        if not live:
            break
        table = draw(st.sampled_from(sorted(live)))
        kind = draw(st.integers(0, 9))
        if kind == 0:
            line = f"{draw(st.sampled_from(live[table]))} leaves"
        elif kind == 1:
            line = f"{table}: draw"
        else:
            line = f"{table}: {draw(st.sampled_from(live[table]))} wins"
        states.append(played(event, line))
    event = states[-1]
    told = [table for table in event.rounds[0].tables if table.result is not None]
    if not told:
        return event, states, 0, None
    table_ = draw(st.sampled_from(told))
    others = [won(table_.players[0]), won(table_.players[1]), DRAWN, None]
    result = draw(st.sampled_from([one for one in others if one != table_.result]))
    return event, states, table_.number, result


def by_hand(states: list[Event], wrong: int, result: Result | None) -> Event:
    """Undone back to before the wrong result, the right one entered, and everything after it that
    can still have happened entered again: the same two with the same colors at one table.
    """
    at = next(
        n
        for n, (one, after) in enumerate(pairwise(states))
        if one.rounds[0].table(wrong) is not None
        and one.rounds[0].table(wrong).result is None
        and after.rounds[0].table(wrong).result is not None
    )
    event = states[at]
    names = {table.number: table.number for table in event.rounds[0].tables}
    if result is not None:
        event = taken(event, d.ResultRecorded(1, wrong, result))
    event_names(states[at + 1], event, names)
    gone: set[int] = set()
    for before, after in pairwise(states[at + 1 :]):
        left = [p.id for p, q in zip(before.players, after.players, strict=True) if p != q]
        if left:
            if not FORMAT.problems(event, d.PlayerDropped(left[0])):
                event = taken(event, d.PlayerDropped(left[0]))
        else:
            told = next(
                table
                for table in after.rounds[0].tables
                if table.result is not None and before.rounds[0].table(table.number).result is None
            )
            here = names.get(told.number)
            table = event.rounds[0].table(here) if here is not None else None
            gone.add(told.number)
            if table is not None and table.running:
                assert told.result is not None
                event = taken(event, d.ResultRecorded(1, table.number, told.result))
        event_names(after, event, names, gone)
    return event


def event_names(
    was: Event, now: Event, names: dict[int, int], gone: frozenset[int] | set[int] = frozenset()
) -> None:
    """Which game of the new story each of the old one is, for those that are the same."""
    known = set(names.values())
    for new in now.rounds[0].tables:
        if new.number in known:
            continue
        for old in was.rounds[0].tables:
            if old.number not in names and old.number not in gone and old.seats == new.seats:
                names[old.number] = new.number
                known.add(new.number)
                break


def taken(event: Event, decision: d.Decision) -> Event:
    assert not FORMAT.problems(event, decision)
    after = advance(event, (decision,))
    return advance(after, FORMAT.follow(event, after, decision, None))  # type: ignore[arg-type]  # draws nothing


def stands(event: Event) -> tuple[object, ...]:
    """All that matters of a ring, whatever its tables are called."""
    now = ring_of(event)
    assert isinstance(now, Ring)
    return (
        now.inside,
        [one.players for one in now.exits],
        dict(now.wins),
        now.winners,
        now.deciding,
        sorted(table.players for table in now.running),
        sorted(table.players for table in now.tables if table.result is not None),
    )


@QUICK
@given(courses())
def test_it_is_as_if_undone_and_entered_again_by_hand(
    course: tuple[Event, list[Event], int, Result | None],
) -> None:
    event, states, wrong, result = course
    if not wrong:
        return
    right = righted(event, wrong, result)
    assert stands(right) == stands(by_hand(states, wrong, result))
    assert [place for place, *_ in ranking(right)]


@QUICK
@given(courses())
def test_nothing_else_changes_and_putting_it_back_loses_nothing_that_stands(
    course: tuple[Event, list[Event], int, Result | None],
) -> None:
    event, _, wrong, result = course
    if not wrong:
        return
    right = righted(event, wrong, result)
    assert right.players == event.players
    was, now = event.rounds[0], right.rounds[0]
    assert [table.number for table in now.tables] == list(range(1, len(now.tables) + 1))
    assert [table.seats for table in now.tables[: len(was.tables)]] == [
        table.seats for table in was.tables
    ]
    at = was.table(wrong)
    assert at is not None
    for old in was.tables:
        new = now.table(old.number)
        assert new is not None
        if old.number == wrong:
            assert new.result == result
        elif old.ended is not None and at.ended is not None and old.ended < at.ended:
            assert new == old
        elif new.result is not None:
            assert (new.result, new.ended) == (old.result, old.ended)
