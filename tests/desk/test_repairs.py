"""A posted round is mended with the fewest tables broken: wrong results, drops, entries, swaps."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from tests.builders.desks import desk_of, written
from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Player, Round
from tourneydesk.core.reasons import Refused
from tourneydesk.core.results import MatchResult
from tourneydesk.desk import repairs as repairing
from tourneydesk.desk import rounds
from tourneydesk.desk.files.journals import MemoryJournal
from tourneydesk.desk.history import name_of_step
from tourneydesk.desk.practice import made_up_result
from tourneydesk.desk.repairs import Repairs
from tourneydesk.desk.session import Session
from tourneydesk.desk.verification import differences
from tourneydesk.formats import FORMATS, format_of
from tourneydesk.present.explain import reasons_for_player, reasons_for_table
from tourneydesk.present.messages import say

SWISS = ("age-swiss", "us-swiss")
BOARDS = ("risk-swiss", "strikes")
QUICK = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])

either_swiss = pytest.mark.parametrize("key", SWISS)
every_round = pytest.mark.parametrize("key", [*SWISS, *BOARDS])


def day(key: str, players: int, posted: int = 2, seed: int = 1) -> Session:
    """So many rounds posted, all but the last with results."""
    more: dict[str, Any] = {"rounds": 6} if key in SWISS else {}
    if key == "risk-swiss":
        more["swiss_rounds"] = 3
    desk = desk_of(key, players, **more)
    for number in range(1, posted + 1):
        rounds.pair(desk, str(seed))
        if number < posted:
            report_all(desk, seed)
    return desk


def report_all(desk: Session, seed: int = 1) -> None:
    posted = desk.event.rounds[-1]
    for table in posted.tables:
        if table.running:
            made = made_up_result(desk.event, table, Draw(f"{seed}", f"t {table.number}"))
            desk.take(d.ResultRecorded(posted.number, table.number, made))


def choices(desk: Session, *started: int) -> Repairs:
    return repairing.repairs(desk.event, len(desk.event.rounds), frozenset(started))


def swap(desk: Session, one: int, other: int) -> None:
    posted = desk.event.rounds[-1]
    instead = {one: other, other: one}
    rounds.seat_by_hand(
        desk,
        posted.number,
        [[instead.get(player, player) for player in table.players] for table in posted.tables],
    )


def turn_result(desk: Session, number: int, table: int) -> None:
    """The other one of a match has won after all."""
    at = desk.event.rounds[number - 1].table(table)
    assert at is not None
    result = at.result
    assert isinstance(result, MatchResult)
    other = next(player for player in at.players if player != result.winner)
    desk.take(d.ResultRecorded(number, table, MatchResult(winner=other)))


def late(desk: Session, *names: str) -> tuple[int, ...]:
    posted, first = len(desk.event.rounds), len(desk.event.players) + 1
    added = tuple(
        Player(number, name, rating=1500, age=20, joined=posted)
        for number, name in enumerate(names, start=first)
    )
    desk.take(d.PlayersAdded(added))
    return tuple(player.id for player in added)


def seats(made: Round) -> list[int]:
    """Everybody who has a table or a bye, in order."""
    seated = [player for table in made.tables for player in table.players]
    return sorted([*seated, *(bye.player for bye in made.byes)])


# The five cases


@either_swiss
def test_a_wrong_result_found_one_round_later_breaks_few_tables(key: str) -> None:
    desk = day(key, 16)
    turn_result(desk, 1, next(t.number for t in desk.event.rounds[0].tables if won(t.result)))
    found = choices(desk)
    assert found.issues.improvable
    least = found.choices[1]
    assert 2 <= len(least.broken) <= 3
    assert least.weight < found.choices[0].weight
    before = {table.number: table for table in desk.event.rounds[-1].tables}
    made = repairing.take(desk, found, least)
    assert {t.number for t in made.tables if before[t.number] != t} == set(least.broken)
    assert seats(made) == sorted(range(1, 17))


def won(result: object) -> bool:
    return isinstance(result, MatchResult) and result.winner is not None


@either_swiss
def test_a_wrong_result_at_the_running_round_breaks_nothing(key: str) -> None:
    desk = day(key, 12)
    table = desk.event.rounds[-1].tables[0]
    desk.take(d.ResultRecorded(2, table.number, MatchResult(winner=table.players[0])))
    turn_result(desk, 2, table.number)
    found = choices(desk)
    assert found.fixed == {table.number}
    assert [choice.broken for choice in found.choices] == [()]
    assert not found.issues.anything


@every_round
def test_a_late_drop_breaks_his_table_and_few_others(key: str) -> None:
    desk = day(key, 12 if key in SWISS else 25 if key == "risk-swiss" else 12)
    gone = desk.event.rounds[-1].tables[0].players[0]
    desk.take(d.PlayerDropped(gone))
    found = choices(desk)
    assert found.issues.withdrawn == (gone,)
    assert found.choices[0].weight[0] == 1
    mended = found.choices[1]
    assert desk.event.rounds[-1].tables[0].number in mended.broken
    assert mended.weight[0] == 0
    made = repairing.take(desk, found, mended)
    assert gone not in seats(made)
    assert desk.event.rounds[-1] == made


@either_swiss
def test_the_opponent_of_who_leaves_meets_whoever_had_the_bye(key: str) -> None:
    desk = day(key, 9)
    posted = desk.event.rounds[-1]
    (bye,) = posted.byes
    desk.take(d.PlayerDropped(posted.tables[1].players[0]))
    best = [choice for choice in choices(desk).choices if choice.weight[:2] == (0, 0)]
    assert best
    assert not best[0].round.byes
    assert bye.player in {move.player for move in best[0].moves}


@either_swiss
def test_two_late_entries_get_in_without_a_table_broken(key: str) -> None:
    desk = day(key, 8)
    one, other = late(desk, "Late One", "Late Other")
    found = choices(desk)
    assert found.issues.unseated == (one, other)
    first = found.choices[1]
    assert first.broken == ()
    assert first.slips == (5,)
    made = repairing.take(desk, found, first)
    assert set(made.tables[-1].players) == {one, other}
    assert desk.event.player(one).joined == 1
    assert not choices(desk).issues.unseated


@pytest.mark.parametrize("key", BOARDS)
def test_two_late_entries_at_boards_break_as_many_as_they_need(key: str) -> None:
    desk = day(key, 17 if key == "risk-swiss" else 11, posted=1)
    both = late(desk, "Late One", "Late Other")
    found = choices(desk)
    assert found.issues.unseated == both
    mended = found.choices[1]
    assert mended.weight[:2] == (0, 0)
    assert 1 <= len(mended.broken) <= 2
    made = repairing.take(desk, found, mended)
    assert set(both) <= set(seats(made))


@pytest.mark.parametrize("key", sorted(FORMATS))
def test_seats_swapped_by_mistake_are_put_right_with_two_tables(key: str) -> None:
    players = {"risk-swiss": 21, "dual-ring": 9}.get(key, 16)
    desk = day(key, players, posted=1 if key in ("dual-ring", "strikes") else 2)
    tables = desk.event.rounds[-1].tables
    one, other = tables[0].players[0], tables[-1].players[0]
    if key == "strikes":
        desk.take(d.PairForbidden((one, tables[-1].players[-1])))
    swap(desk, one, other)
    found = choices(desk)
    if key == "dual-ring":
        # Places of a ring by lot weigh alike; nothing is better than as it was seated.
        assert [choice.changes_nothing for choice in found.choices] == [True]
        return
    assert found.issues.improvable
    assert any(len(choice.broken) == 2 for choice in found.choices)


def test_a_ring_by_rating_seated_wrongly_is_set_right() -> None:
    desk = desk_of("dual-ring", 8, seating="rating")
    rounds.pair(desk)
    swap_ring(desk)
    found = choices(desk)
    assert found.choices[-1].weight == (0, 0, 0, 0)
    made = repairing.take(desk, found, found.choices[-1])
    assert [table.players[0] for table in made.tables] == list(range(1, 9))


def swap_ring(desk: Session) -> None:
    """The third and the sixth of the ring in each other's places."""
    order = [table.players[0] for table in desk.event.rounds[0].tables]
    order[2], order[5] = order[5], order[2]
    ring = [[one, order[(at + 1) % len(order)]] for at, one in enumerate(order)]
    rounds.seat_by_hand(desk, 1, ring)


# What stays


@every_round
def test_tables_with_a_result_or_marked_as_started_are_never_broken(key: str) -> None:
    desk = day(key, 25 if key == "risk-swiss" else 12)
    first, second, *_ = desk.event.rounds[-1].tables
    made_up = made_up_result(desk.event, first, Draw("r", "r"))
    desk.take(d.ResultRecorded(2, first.number, made_up))
    stands = desk.event.rounds[-1].table(first.number)
    desk.take(d.PlayerDropped(desk.event.rounds[-1].tables[-1].players[0]))
    found = choices(desk, second.number)
    assert found.fixed == {first.number, second.number}
    assert len(found.choices) > 1
    for choice in found.choices:
        assert not found.fixed & set(choice.broken)
        assert choice.round.table(first.number) == stands
        assert choice.round.table(second.number) == second


def test_a_round_that_is_over_stays_and_so_does_one_that_is_not_the_last() -> None:
    desk = day("age-swiss", 8)
    with pytest.raises(Refused) as refused:
        repairing.repairs(desk.event, 1)
    assert [problem.code for problem in refused.value.problems] == ["repair_not_last"]
    report_all(desk)
    assert [choice.changes_nothing for choice in choices(desk).choices] == [True]


def test_leaving_it_as_it_is_cannot_be_done_and_neither_can_what_is_stale() -> None:
    desk = day("age-swiss", 8)
    late(desk, "Late One", "Late Other")
    found = choices(desk)
    with pytest.raises(Refused):
        repairing.take(desk, found, found.choices[0])
    desk.take(d.NoteAdded("meanwhile"))
    with pytest.raises(Refused):
        repairing.take(desk, found, found.choices[1])


# Kept, undone and checked


@every_round
def test_a_repair_is_one_step_in_the_file_and_undone_as_one(key: str) -> None:
    desk = day(key, 25 if key == "risk-swiss" else 12)
    desk.take(d.PlayerDropped(desk.event.rounds[-1].tables[0].players[0]))
    before = desk.event
    found = choices(desk)
    repairing.take(desk, found, found.choices[1])
    assert say(name_of_step(desk.steps[-1])) == "Repair round 2"
    assert desk.event.rounds[-1].reasons[-1].code == "repaired_left"
    assert say(desk.event.rounds[-1].reasons[-1], desk.event)
    mended = desk.event
    desk.undo()
    assert desk.event.rounds == before.rounds
    desk.redo()
    assert desk.event.rounds == mended.rounds


@every_round
def test_who_checks_the_draw_hears_of_the_repair_and_its_reason_and_gets_it_again(
    key: str,
) -> None:
    desk = day(key, 25 if key == "risk-swiss" else 12)
    own = {one.code for one in differences(desk.steps)}
    gone = desk.event.rounds[-1].tables[0].players[0]
    desk.take(d.PlayerDropped(gone))
    found = choices(desk)
    repairing.take(desk, found, found.choices[1])
    heard = [one for one in differences(desk.steps) if one.code not in own]
    assert [one.code for one in heard] == ["round_repaired", "repaired_left"]
    assert heard[1].players == (gone,)
    *steps, ((change,)) = [*desk.steps[:-1], desk.steps[-1]]
    assert isinstance(change, d.PairingsChanged)
    first, second, *rest = change.tables
    exchanged = (
        replace(first, seats=(second.seats[0], *first.seats[1:])),
        replace(second, seats=(first.seats[0], *second.seats[1:])),
        *rest,
    )
    forged = (*steps, (replace(change, tables=exchanged),))
    assert "repair_differs" in [one.code for one in differences(forged)]


# The fewest tables, proved


def troubled(key: str, seed: int) -> Event:
    """A small event whose posted round is not as it would be paired now."""
    lot = Draw(f"{seed}", "trouble")
    players = {"age-swiss": 7, "us-swiss": 7, "risk-swiss": 12, "strikes": 9}[key] + lot.below(3)
    desk = day(key, players, posted=1 + lot.below(2), seed=seed)
    posted = desk.event.rounds[-1]
    trouble = lot.below(4)
    if trouble == 0:
        desk.take(d.PlayerDropped(lot.choice(posted.tables).players[0]))
    elif trouble == 1 and not (key == "strikes" and posted.number > 1):
        late(desk, *["Late One", "Late Other"][: 1 + lot.below(2)])
    elif trouble == 2 and posted.number > 1 and key in SWISS:
        table = lot.choice(desk.event.rounds[0].tables)
        desk.take(d.ResultRecorded(1, table.number, MatchResult(winner=table.players[1])))
    elif len(posted.tables) > 1:
        swap(desk, posted.tables[0].players[0], posted.tables[1].players[1])
    return desk.event


def sets_of_tables(posted: Round) -> Iterator[tuple[int, ...]]:
    numbers = [table.number for table in posted.tables]
    for size in range(len(numbers) + 1):
        yield from combinations(numbers, size)


@example(key="risk-swiss", seed=214)
@example(key="risk-swiss", seed=2691)
@QUICK
@given(key=st.sampled_from([*SWISS, *BOARDS]), seed=st.integers(0, 10**6))
def test_no_repair_with_fewer_broken_tables_weighs_as_little(key: str, seed: int) -> None:
    event = troubled(key, seed)
    posted = event.rounds[-1]
    found = repairing.repairs(event, posted.number)
    assert found.all_tried
    fmt = format_of(event)
    label = f"round {posted.number}, repair {event.moment}"
    least: dict[int, tuple[int, ...]] = {}
    left = repairing.issues(event, posted.number).withdrawn
    must = {table.number for table in posted.tables if set(left) & set(table.players)}
    for broken in sets_of_tables(posted):
        if not must <= set(broken):
            # A repair that leaves somebody who has gone where he sat is none.
            continue
        for byes in (posted.byes, ()):
            stays = tuple(table for table in posted.tables if table.number not in broken)
            try:
                made = fmt.pair_remaining(
                    event, Draw(posted.seed, label), replace(posted, tables=stays, byes=byes)
                )
            except Refused:
                continue
            weight = weighed(event, replace(made, seed=posted.seed))
            same = {(table.number, table.seats) for table in made.tables}
            count = sum((table.number, table.seats) not in same for table in posted.tables)
            least[count] = min(weight, least.get(count, weight))
    for choice in found.choices[1:]:
        assert weighed(event, choice.round) == choice.weight
        fewer = [weight for count, weight in least.items() if count < len(choice.broken)]
        assert all(choice.weight < weight for weight in fewer)
        assert choice.weight == least[len(choice.broken)]
    lightest = min([*least.values(), found.choices[0].weight])
    assert found.choices[-1].weight == lightest


def weighed(event: Event, made: Round) -> tuple[int, ...]:
    """Counted once more, by hand: who has left and plays, who is here and sits out, the counts."""
    fmt = format_of(event)
    out = fmt.leavings(replace(event, rounds=event.rounds[: made.number - 1]))
    here = {one.id for one in event.players if not one.dropped and one.id not in out}
    playing = {player for table in made.tables for player in table.players}
    odd = {bye.player for bye in made.byes if bye.why == "odd"}
    asked = {bye.player for bye in made.byes if bye.why != "odd"}
    return (
        len(playing - here),
        len(here - playing - asked - odd) + len(odd),
        *(count.value for count in fmt.evaluate(event, made)),
    )


def pairings(players: list[int]) -> Iterator[list[tuple[int, int]]]:
    """Every way to seat an even number two at a table."""
    if not players:
        yield []
        return
    first, *others = players
    for other in others:
        rest = [one for one in others if one != other]
        for more in pairings(rest):
            yield [(first, other), *more]


@QUICK
@given(key=st.sampled_from(SWISS), seed=st.integers(0, 10**6))
def test_no_other_seating_of_fewer_tables_has_less_of_what_must_not_be(key: str, seed: int) -> None:
    """Whoever seats them: pairs to be kept apart and pairs who have met."""
    event = troubled(key, seed)
    posted = event.rounds[-1]
    found = repairing.repairs(event, posted.number)
    gone = set(found.issues.withdrawn)
    best: dict[int, tuple[int, ...]] = {}
    free_byes = [bye.player for bye in posted.byes if bye.why == "odd"]
    for broken in sets_of_tables(posted):
        stays = [table for table in posted.tables if table.number not in broken]
        loose = [p for t in posted.tables if t.number in broken for p in t.players]
        loose = [p for p in [*loose, *found.issues.unseated, *free_byes] if p not in gone]
        if len(loose) % 2:
            continue
        for pairs in pairings(loose):
            seated = [*(table.players for table in stays), *pairs]
            weight = (
                sum(bool(gone & set(pair)) for pair in seated),
                *musts(event, posted, seated),
            )
            best[len(broken)] = min(weight, best.get(len(broken), weight))
    for choice in found.choices[1:]:
        seated = [table.players for table in choice.round.tables]
        if choice.round.byes:
            continue
        mine = (choice.weight[0], *musts(event, posted, seated))
        fewer = [weight for count, weight in best.items() if count < len(choice.broken)]
        assert all(mine <= weight for weight in fewer)
        assert mine <= best.get(len(choice.broken), mine)


def musts(event: Event, posted: Round, seated: list[tuple[int, ...]]) -> tuple[int, int]:
    met = {
        frozenset(table.players)
        for earlier in event.rounds[: posted.number - 1]
        for table in earlier.tables
    }
    apart = {frozenset(pair) for pair in event.forbidden}
    return (
        sum(frozenset(pair) in apart for pair in seated),
        sum(frozenset(pair) in met for pair in seated),
    )


def test_a_round_as_it_was_posted_has_no_issues() -> None:
    for key in (*SWISS, "dual-ring", "strikes"):
        desk = day(key, 12, posted=1 if key == "dual-ring" else 2)
        assert not repairing.issues(desk.event, len(desk.event.rounds)).anything


def test_a_search_that_is_stopped_gives_what_it_found() -> None:
    desk = day("age-swiss", 12)
    late(desk, "Late One", "Late Other")
    found = repairing.repairs(desk.event, 2, stop=lambda: True)
    assert not found.all_tried
    assert found.proved == 0
    assert len(found.choices) == 2


def test_the_file_gives_the_repaired_round_back() -> None:
    journal = MemoryJournal()
    desk = desk_of("us-swiss", 8, journal)
    rounds.pair(desk)
    late(desk, "Late One", "Late Other")
    found = choices(desk)
    repairing.take(desk, found, found.choices[1])
    assert tuple(written(journal)) == desk.steps


REPAIRED = {"repaired_left", "repaired_entered", "repaired_lighter"}


def says_repaired(posted: Round, number: int) -> bool:
    return any(reason.code in REPAIRED for reason in reasons_for_table(posted, number))


@pytest.mark.parametrize(
    ("key", "what"),
    [
        *(("us-swiss", what) for what in ("swap", "left", "entered")),
        ("age-swiss", "left"),
        ("risk-swiss", "left"),
        ("strikes", "left"),
    ],
)
def test_only_the_tables_and_byes_that_a_repair_changed_say_that_they_were_repaired(
    key: str, what: str
) -> None:
    desk = day(key, 24 if key in SWISS else 40, seed=5)
    before = desk.event.rounds[-1]
    first, last = before.tables[0].players[0], before.tables[1].players[1]
    if what == "swap":
        swap(desk, first, last)
        before = desk.event.rounds[-1]
    elif what == "left":
        desk.take(d.PlayerDropped(first))
    else:
        late = Player(len(desk.event.players) + 1, "Late", age=30, joined=len(desk.event.rounds))
        desk.take(d.PlayersAdded((late,)))
    found = choices(desk)
    repairing.take(desk, found, found.choices[1])
    after = desk.event.rounds[-1]
    changed = {
        table.number
        for table in after.tables
        if (was := before.table(table.number)) is None or was.seats != table.seats
    }
    had_bye = {bye.player for bye in before.byes}
    assert changed or had_bye != {bye.player for bye in after.byes}
    assert {one.number for one in after.tables if says_repaired(after, one.number)} == changed
    for player in (seat.player for table in after.tables for seat in table.seats):
        said = {one.code for one in reasons_for_player(after, player)}
        table = after.table_of(player)
        assert table is not None
        assert bool(said & REPAIRED) == (table.number in changed)
    for bye in after.byes:
        said = {one.code for one in reasons_for_player(after, bye.player)}
        assert bool(said & REPAIRED) == (bye.player not in had_bye)
    assert [one.code for one in differences(desk.steps) if one.code == "repair_differs"] == []


def test_a_semi_final_without_one_who_left_takes_the_next_of_the_standings() -> None:
    desk = desk_of("risk-swiss", 12, semi_final=True, swiss_rounds=1)
    rounds.pair(desk, "1")
    report_all(desk)
    order = [row.player for row in format_of(desk.event).standings(desk.event, None)]
    posted = rounds.pair(desk, "1")
    assert posted.kind == "semi_final"
    desk.take(d.PlayerDropped(order[0]))
    found = choices(desk, 2)
    made = repairing.take(desk, found, found.choices[-1])
    assert made.kind == "semi_final"
    assert seats(made) == sorted(order[1:11])
    assert made.table(2) == posted.table(2)
    changed = {found.code for found in differences(desk.steps)}
    assert changed == {"round_repaired", "repaired_left"}, "it is made again as it was"
