from typing import Any

import pytest

from tests.builders.risk_swiss import (
    by_id,
    by_lot,
    codes,
    decide,
    enter,
    pair,
    places_of,
    play,
    played,
    problem_texts,
    report,
    risk,
)
from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event
from tourneydesk.core.reasons import Refused
from tourneydesk.formats.risk_swiss import FORMAT
from tourneydesk.present import messages
from tourneydesk.present.messages import say


def finalists(event: Event) -> list[int]:
    final = event.rounds[-1]
    assert final.kind == "final"
    assert [table.number for table in final.tables] == [1]
    return sorted(final.tables[0].players)


def test_the_best_five_play_the_final() -> None:
    event = played(risk(20), 1, by_lot(Draw("f", "results")))
    best = places_of(event)[:5]
    event = pair(event)
    assert finalists(event) == sorted(best)
    reason = event.rounds[1].tables[0].reasons[0]
    assert (reason.code, reason.players) == ("final_seats", tuple(best))
    assert say(reason, event) == messages.text(
        "final-seats", "risk-swiss", places=(1, 2, 3, 4, 5), count=5
    )


def test_someone_who_left_gives_his_seat_to_the_next() -> None:
    event = played(risk(20), 1, by_lot(Draw("f", "results")))
    order = places_of(event)
    event = decide(event, d.PlayerDropped(order[1]))
    event = pair(event)
    assert finalists(event) == sorted([order[0], *order[2:6]])
    assert event.rounds[1].tables[0].reasons[0].facts["places"] == (1, 3, 4, 5, 6)


def test_the_tiebreakers_cut_to_the_final() -> None:
    # Ten boards of 4 give ten players 5 points each: the five with the most game points go on.
    event = pair(risk(40, boards=10, swiss_rounds=1))
    event = play(event, lambda table: report(table.players, (), {table.players[0]: table.number}))
    expected = [event.rounds[0].tables[number - 1].players[0] for number in (10, 9, 8, 7, 6)]
    assert finalists(pair(event)) == sorted(expected)


def test_a_cut_by_lot_says_who_was_in_it() -> None:
    event = play(pair(risk(40, boards=10, swiss_rounds=1)), lambda table: report(table.players))
    order = places_of(event)
    event = pair(event)
    reasons = event.rounds[1].tables[0].reasons
    assert codes(reasons) == ["final_seats", "final_seat_by_lot", "final_missed_by_lot"]
    assert reasons[1].players == tuple(order[:5])
    assert reasons[2].players == tuple(order[5:10])
    assert "drawn to play: P" in say(reasons[1], event)


def test_with_four_left_the_final_seats_four() -> None:
    event = decide(played(risk(5), 1), d.PlayerDropped(1))
    assert finalists(pair(event)) == [2, 3, 4, 5]


def three_left(**settings: Any) -> Event:
    event = played(risk(5, **settings), 1)
    return decide(decide(event, d.PlayerDropped(1)), d.PlayerDropped(2))


def test_with_three_left_there_is_no_final_and_it_says_what_to_do() -> None:
    event = three_left()
    with pytest.raises(Refused) as refused:
        pair(event)
    [(code, text)] = problem_texts(refused.value, event)
    assert code == "final_needs_players"
    assert text.startswith(messages.text("final-needs-players", "risk-swiss", players=3, needed=4))
    outlook = FORMAT.outlook(event)
    assert (outlook.status, outlook.next_kind) == ("ready", "final")
    assert codes(outlook.advice) == ["final_needs_players", "boards_of_3_would_do"]
    event = decide(event, d.SettingsChosen({"final": False}))
    assert FORMAT.outlook(event).winners == (1,)


def test_unsanctioned_three_may_play_the_final() -> None:
    assert finalists(pair(three_left(sanctioned=False))) == [3, 4, 5]


def test_without_a_final_the_first_of_the_standings_wins() -> None:
    event = played(risk(20, final=False), 1, by_lot(Draw("f", "results")))
    outlook = FORMAT.outlook(event)
    assert outlook.status == "finished"
    assert outlook.winners == (places_of(event)[0],)
    assert (outlook.rounds_planned, outlook.next_kind) == (1, None)


def test_a_final_nobody_finished_leaves_its_players_in_their_order() -> None:
    event = played(risk(20), 1, by_lot(Draw("f", "results")))
    order = places_of(event)
    event = enter(pair(event), 1, {"withdrawn": order[:5]})
    outlook = FORMAT.outlook(event)
    assert outlook.winners == (order[0],)
    assert codes(outlook.advice) == ["nobody_finished_final"]
    assert say(outlook.advice[0], event).startswith(
        messages.text("nobody-finished-final", "risk-swiss")
    )
    assert places_of(event) == order


def test_a_correction_after_the_final_leaves_the_final_as_played() -> None:
    event = played(risk(10), 1, by_lot(Draw("f", "results")))
    event = play(pair(event))
    seated = finalists(event)
    winner = FORMAT.outlook(event).winners
    outsider = next(line.player for line in FORMAT.standings(event, None) if line.place == 10)
    at = event.rounds[0].table_of(outsider)
    assert at is not None
    others = [player for player in at.players if player != outsider]
    event = enter(event, at.number, report([outsider, *others], (), {outsider: 99}), round=1)
    assert finalists(event) == seated
    assert FORMAT.outlook(event).winners == winner
    assert places_of(event, 1)[0] == outsider
    assert places_of(event)[5] == outsider


def test_forbidden_pairs_in_the_final_are_said() -> None:
    event = played(risk(10, seed="x"), 1, by_id)
    best = places_of(event)[:2]
    event = decide(event, d.PairForbidden((best[0], best[1])))
    assert "forbidden_together" in codes(pair(event).rounds[1].tables[0].reasons)
