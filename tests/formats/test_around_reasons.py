"""What is said of tables seated around others is true of them, and counts what is there."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from functools import cache

import pytest

from tests.builders.desks import desk_of
from tests.builders.events import event_of, posted, reported
from tests.builders.risk_swiss import by_lot, played, risk
from tests.formats.test_few_left import inside
from tests.present.test_answers import AMISS
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Bye, Event, Round, Table
from tourneydesk.core.reasons import Fact, Problem, Refused
from tourneydesk.formats import FORMATS
from tourneydesk.formats.strikes.meetings import again_in, count_meetings, plan_penalty
from tourneydesk.present.messages import say

RISK, STRIKES = FORMATS["risk-swiss"], FORMATS["strikes"]
DRAW = Draw("around", "round")


@cache
def strikes_after(players: int, rounds: int, seating: str = "dealt_30", largest: int = 5) -> Event:
    event = event_of(
        STRIKES, players, elimination_level=400, seating=seating, largest_table=largest
    )
    lots = Draw("strikes", f"{players}")
    for _ in range(rounds):
        event = posted(STRIKES, event)
        for table in event.rounds[-1].tables:
            scores = {player: lots.below(12) for player in table.players}
            event = reported(STRIKES, event, table.number, {"scores": scores})
    return event


def around_some(key: str, event: Event, stay: slice) -> tuple[Round, list[Table], list[Table]]:
    """A round seated around some of its tables: the round, those that stayed, and the new ones."""
    made = FORMATS[key].propose(event, DRAW)
    kept = replace(made, tables=made.tables[stay])
    again = FORMATS[key].pair_remaining(event, Draw("other", "round"), kept)
    assert (again.number, again.kind) == (made.number, made.kind)
    assert [again.table(table.number) for table in kept.tables] == list(kept.tables)
    seated = [player for table in again.tables for player in table.players]
    seated += [bye.player for bye in again.byes]
    assert sorted(seated) == sorted(inside(event))
    new = [table for table in again.tables if table not in kept.tables]
    for reason in (*again.reasons, *(reason for table in new for reason in table.reasons)):
        text = say(reason, event)
        assert reason.rule
        assert not any(bad.search(text) for bad in AMISS.values()), text
    stayed = tuple(table.number for table in kept.tables)
    for table in new:
        (pair_remaining,) = [one for one in table.reasons if one.code == "seated_around"]
        assert pair_remaining.facts == {"tables": stayed}
    return again, list(kept.tables), new


@pytest.mark.parametrize("seating", ["optimised", "dealt_30"])
@pytest.mark.parametrize("rounds", [1, 3])
@pytest.mark.parametrize("stay", [slice(0, 1), slice(1, 3), slice(0, None, 2)])
def test_strikes_counts_who_meets_again_at_the_new_tables(
    seating: str, rounds: int, stay: slice
) -> None:
    event = strikes_after(20, rounds, seating)
    again, _, new = around_some("strikes", event, stay)
    met = count_meetings([table.players for table in past.tables] for past in event.rounds)
    said = Counter(reason.code for table in new for reason in table.reasons)
    assert said["nobody_met_before"] + said["pair_met_before"] + said["pairs_met_before"] == len(
        new
    )
    for table in new:
        for reason in table.reasons:
            group = reason.facts.get("group", "")
            plan = [one.players for one in new if again.groups.get(one.players[0], "") == group]
            match reason.code:
                case "nobody_met_before" | "pair_met_before" | "pairs_met_before":
                    assert reason.facts["again"] == again_in([table.players], met)
                    assert reason.facts["penalty"] == plan_penalty([table.players], met)
                case "plan_meets_again":
                    assert reason.facts["again"] == again_in(plan, met) > 0
                case "plan_proved_least" | "plan_best_found" | "plan_best_of_thirty":
                    assert reason.facts["penalty"] == plan_penalty(plan, met)
                case "plan_nobody_again":
                    assert plan_penalty(plan, met) == 0


def test_strikes_the_same_draw_seats_around_the_same_tables_alike() -> None:
    event = strikes_after(20, 1)
    made = STRIKES.propose(event, DRAW)
    kept = replace(made, tables=made.tables[:2])
    draws = [Draw("other", "round"), Draw("other", "round"), Draw("another", "round")]
    one, same, other = (STRIKES.pair_remaining(event, draw, kept) for draw in draws)
    assert one == same != other


@pytest.mark.parametrize("rounds", [0, 1, 2])
@pytest.mark.parametrize("stay", [slice(0, 1), slice(1, 3)])
def test_risk_the_boards_left_of_those_set_are_filled(rounds: int, stay: slice) -> None:
    event = risk(24, boards=6, swiss_rounds=3)
    event = played(event, rounds, by_lot(Draw("risk", f"{rounds}")))
    again, kept, new = around_some("risk-swiss", event, stay)
    assert [len(table.seats) for table in again.tables] == [4] * 6
    assert len(new) == 6 - len(kept)
    assert "boards_as_set" in [reason.code for reason in again.reasons]
    points = {row.player: row.points for row in RISK.standings(event, None)}
    for table in new:
        levels = sorted({points[player] for player in table.players}, reverse=True)
        by_points = [one for one in table.reasons if one.code in ("same_points", "mixed_points")]
        if rounds:
            (reason,) = by_points
            expected = levels[0] if len(levels) == 1 else tuple(levels)
            assert reason.facts == {"points": expected}
        else:
            assert not by_points


@pytest.mark.parametrize(("players", "keep", "works"), [(15, 4, (10, 12)), (10, 4, (5, 8))])
def test_risk_those_who_fill_no_boards_are_refused_with_the_counts_that_do(
    players: int, keep: int, works: tuple[int, int]
) -> None:
    event = risk(players)
    made = RISK.propose(event, DRAW)
    first = made.tables[0]
    kept = replace(made, tables=(replace(first, seats=first.seats[:keep]),))
    with pytest.raises(Refused) as refused:
        RISK.pair_remaining(event, DRAW, kept)
    facts: Mapping[str, Fact] = {"players": players - keep, "counts_that_work": works}
    assert refused.value.problems == (Problem("cannot_seat_around", facts=facts),)
    assert say(refused.value.problems[0], event)


def test_strikes_those_who_fill_no_tables_are_refused_with_the_counts_that_do() -> None:
    event = strikes_after(8, 1, largest=4)
    made = STRIKES.propose(event, DRAW)
    first = made.tables[0]
    kept = replace(made, tables=(replace(first, seats=first.seats[:3]),))
    with pytest.raises(Refused) as refused:
        STRIKES.pair_remaining(event, DRAW, kept)
    facts: Mapping[str, Fact] = {"players": 5, "counts_that_work": (4, 6)}
    assert refused.value.problems == (Problem("cannot_seat_around", facts=facts),)


@pytest.mark.parametrize("key", ["age-swiss", "us-swiss"])
@pytest.mark.parametrize("stay", [slice(0, 1), slice(1, 3)])
def test_in_a_swiss_everything_said_around_others_names_its_rule(key: str, stay: slice) -> None:
    event = desk_of(key, 11, rounds=6).event
    for number in range(2):
        event = posted(FORMATS[key], event, f"{number}")
        for table in event.rounds[-1].tables:
            event = reported(FORMATS[key], event, table.number, {"winner": table.players[0]})
    made = FORMATS[key].propose(event, DRAW)
    kept = replace(made, tables=made.tables[stay], byes=())
    again = FORMATS[key].pair_remaining(event, DRAW, kept)
    holders: tuple[Table | Bye, ...] = (*again.tables, *again.byes)
    reasons = [*again.reasons, *(reason for holder in holders for reason in holder.reasons)]
    assert all(reason.rule for reason in reasons)
    assert {"paired_around", "seated_around"} & {reason.code for reason in reasons}
    for text in (say(reason, event) for reason in reasons):
        assert not any(bad.search(text) for bad in AMISS.values()), text
