"""Why two did not meet, asked at the desk: of which moment the answer is."""

import pytest

from tests.builders.desks import desk_of
from tests.desk.test_repairs import late, report_all
from tourneydesk.core import decisions as d
from tourneydesk.core.reasons import Refused
from tourneydesk.core.results import MatchResult
from tourneydesk.desk import repairs, rounds
from tourneydesk.desk.players import change
from tourneydesk.desk.session import Session
from tourneydesk.desk.why_not import why_not
from tourneydesk.present import messages
from tourneydesk.present.messages import say


def codes(desk: Session, number: int, one: int, other: int) -> list[str]:
    return [reason.code for reason in why_not(desk.steps, number, one, other)]


def refused(desk: Session, number: int, one: int, other: int) -> str:
    with pytest.raises(Refused) as caught:
        why_not(desk.steps, number, one, other)
    return say(caught.value.problems[0], desk.event)


@pytest.mark.parametrize("key", ["risk-swiss", "us-swiss"])
def test_two_who_did_meet_are_told_where(key: str) -> None:
    desk = desk_of(key, 8)
    table = rounds.pair(desk).tables[1]
    one, other = table.players[:2]
    assert refused(desk, 1, one, other) == messages.text(
        "they-met", key, round=1, table=2, player1=f"P{one}", player2=f"P{other}"
    )


def test_what_cannot_be_asked_is_refused_in_words() -> None:
    desk = desk_of("dual-ring", 5)
    assert refused(desk, 1, 1, 2) == messages.text("round-unknown", round=1, posted=0)
    rounds.pair(desk)
    assert refused(desk, 1, 1, 9) == messages.text("player-unknown", player=9, players=5)
    assert refused(desk, 1, 2, 2) == messages.text("why-not-oneself")


def test_a_ring_tells_how_a_game_ended_and_undo_takes_that_back() -> None:
    desk = desk_of("dual-ring", 6, seating="entered")
    rounds.pair(desk)
    desk.take(d.ResultRecorded(1, 3, MatchResult(winner=4)))
    assert codes(desk, 1, 3, 4) == ["why_not_won"]
    assert codes(desk, 1, 3, 5)[0] == "why_not_had_lost"
    desk.undo()
    assert codes(desk, 1, 3, 4) == ["why_not_playing"]
    assert codes(desk, 1, 3, 5)[0] == "why_not_yet"
    desk.take(d.PlayerDropped(4))
    assert codes(desk, 1, 3, 5) == ["why_not_playing"]


def test_the_places_of_a_ring_go_by_the_ratings_of_that_time() -> None:
    desk = desk_of("dual-ring", 6, seating="rating")
    rounds.pair(desk)
    before = why_not(desk.steps, 1, 1, 4)
    assert [reason.code for reason in before][-1] == "why_not_by_rating"
    change(desk, 4, {"rating": desk.event.player(1).rating})
    assert why_not(desk.steps, 1, 1, 4) == before


def test_who_were_kept_apart_in_a_ring_are_told_so_though_they_may_meet_now() -> None:
    desk = desk_of("dual-ring", 6)
    desk.take(d.PairForbidden((1, 4)))
    rounds.pair(desk)
    desk.take(d.PairAllowed((1, 4)))
    assert codes(desk, 1, 1, 4)[-1] == "why_not_kept_apart"


def test_a_round_is_explained_by_the_results_it_was_paired_by() -> None:
    desk = desk_of("risk-swiss", 8, swiss_rounds=3)
    rounds.pair(desk)
    report_all(desk)
    made = rounds.pair(desk)
    one = made.tables[0].players[0]
    before = [why_not(desk.steps, 2, one, other) for other in made.tables[1].players]
    first = desk.event.rounds[0].tables[0]
    desk.undo()
    rounds.pair(desk)
    raw = {
        "places": {str(p): n for n, p in enumerate(reversed(first.players), start=1)},
        "game_points": dict.fromkeys(map(str, first.players), 1),
        "energy": dict.fromkeys(map(str, first.players), 1),
    }
    rounds.report(desk, first.number, raw, 1)
    again = desk.event.rounds[1]
    assert again.tables == made.tables
    assert [why_not(desk.steps, 2, one, other) for other in made.tables[1].players] == before


@pytest.mark.parametrize("key", ["risk-swiss", "us-swiss", "age-swiss"])
def test_who_came_into_a_posted_round_by_a_repair_can_be_asked_about(key: str) -> None:
    desk = desk_of(key, 16)
    rounds.pair(desk)
    gone = desk.event.rounds[0].tables[0].players[0]
    desk.take(d.PlayerDropped(gone))
    (new,) = late(desk, "Late")
    found = repairs.repairs(desk.event, 1)
    repairs.take(desk, found, found.choices[-1])
    posted = desk.event.rounds[0]
    own = posted.table_of(new)
    assert own is not None
    for table in posted.tables:
        for other in table.players:
            if table != own:
                assert all(say(one, desk.event) for one in why_not(desk.steps, 1, new, other))


@pytest.mark.parametrize("key", ["risk-swiss", "us-swiss", "age-swiss"])
def test_who_left_after_his_table_had_reported_is_in_the_round_though_others_were_repaired(
    key: str,
) -> None:
    desk = desk_of(key, 17)
    posted = rounds.pair(desk)
    first, last = posted.tables[0], posted.tables[-1]
    report_all(desk)
    for table in posted.tables[1:]:
        rounds.clear(desk, table.number)
    desk.take(d.PlayerDropped(first.players[0]))
    desk.take(d.PlayerDropped(last.players[0]))
    found = repairs.repairs(desk.event, 1)
    repairs.take(desk, found, found.choices[-1])
    assert desk.event.rounds[0].tables[0].players == first.players
    for table in desk.event.rounds[0].tables[1:]:
        for other in table.players:
            answers = why_not(desk.steps, 1, first.players[0], other)
            assert all(say(one, desk.event) for one in answers)
