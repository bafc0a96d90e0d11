"""However players leave, an event that cannot go on says who has won, and never anything untrue."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.builders.desks import desk_of
from tests.builders.ranking import ranking_keys
from tests.builders.risk_swiss import codes, decide, enter, pair, played, report, risk
from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event
from tourneydesk.core.field import active
from tourneydesk.core.reasons import Refused
from tourneydesk.desk import rounds
from tourneydesk.desk.practice import made_up_result
from tourneydesk.desk.session import Session
from tourneydesk.formats import FORMATS, format_of
from tourneydesk.present import messages
from tourneydesk.present.messages import say, use_language
from tourneydesk.present.messages.languages import known_languages
from tourneydesk.present.places import explain_standings, why_place

every_format = pytest.mark.parametrize("key", sorted(FORMATS))


def inside(event: Event) -> tuple[int, ...]:
    return active(event, format_of(event).leavings(event))


def report_round(desk: Session, most: int = 1000) -> None:
    """Reports the running round, or that many games of a ring."""
    for _ in range(most):
        posted = desk.event.rounds[-1]
        table = posted.table(posted.missing[0]) if posted.missing else None
        if table is None:
            return
        result = made_up_result(desk.event, table, Draw(str(desk.event.moment), "result"))
        desk.take(d.ResultRecorded(posted.number, table.number, result))


def leave(desk: Session, players: Sequence[int]) -> None:
    """These players withdraw one after another, until the event is over."""
    for player in players:
        if desk.format.outlook(desk.event).status == "finished":
            return
        desk.take(d.PlayerDropped(player))


def ranked_as_explained(event: Event) -> bool:
    """Whether what the places are explained by puts the players into the order of the places."""
    fmt = format_of(event)
    rows = fmt.standings(event, None)
    keys = ranking_keys(event, rows)
    return all(
        first <= second if upper.place == lower.place else first < second
        for (upper, first), (lower, second) in zip(
            zip(rows, keys, strict=True), list(zip(rows, keys, strict=True))[1:], strict=False
        )
    )


@every_format
@settings(max_examples=40)
@given(data=st.data())
def test_an_event_with_nobody_left_to_play_has_ended_with_winners(
    key: str, data: st.DataObject
) -> None:
    desk = desk_of(key, data.draw(st.sampled_from([4, 5, 8, 9, 12, 13, 20]), label="players"))
    for _ in range(data.draw(st.integers(1, 2), label="rounds")):
        if desk.format.outlook(desk.event).status == "ready":
            rounds.pair(desk)
            report_round(desk, 3 if key == "dual-ring" else 1000)
    here = data.draw(st.permutations(inside(desk.event)), label="order of leaving")
    # Where everyone has left RISK 2210, no rule names a winner.
    left = 1 if key == "risk-swiss" else data.draw(st.integers(0, 1), label="left")
    leave(desk, here[: len(here) - left])

    event = desk.event
    outlook = desk.format.outlook(event)
    rows = desk.format.standings(event, None)
    assert outlook.status == "finished"
    assert outlook.needs == ()
    assert outlook.next_kind is None
    assert outlook.winners
    assert set(outlook.winners) == {row.player for row in rows if row.place == 1}
    assert ranked_as_explained(event)
    shown = explain_standings(event, rows)
    try:
        for language in known_languages():
            use_language(language.key)
            assert all(say(advice, event) for advice in outlook.advice)
            assert all(why_place(shown, row.player) for row in rows)
    finally:
        use_language("en")
    with pytest.raises(Refused) as refused:
        rounds.pair(desk)
    assert all(say(problem, event) for problem in refused.value.problems)


@every_format
def test_the_event_goes_on_when_those_who_left_come_back(key: str) -> None:
    """Ended by leaving is not ended for good, except where the rules then have a winner."""
    desk = desk_of(key, 8)
    rounds.pair(desk)
    report_round(desk, 1)
    if key != "dual-ring":
        report_round(desk)
    here = inside(desk.event)
    before = desk.event
    leave(desk, here[1:])
    assert desk.format.outlook(desk.event).status == "finished"
    while desk.event.players != before.players:
        desk.undo()
    assert desk.format.outlook(desk.event) == desk.format.outlook(before)


@pytest.mark.parametrize("rounds_before", [1, 2])
@pytest.mark.parametrize("final", [True, False])
def test_risk_the_last_player_still_in_has_won_whatever_the_points(
    rounds_before: int, final: bool
) -> None:
    event = played(risk(20, swiss_rounds=3, final=final), rounds_before)
    last = FORMATS["risk-swiss"].standings(event, None)[-1].player
    for player in inside(event):
        if player != last:
            assert FORMATS["risk-swiss"].outlook(event).status == "ready"
            event = decide(event, d.PlayerDropped(player))
    outlook = FORMATS["risk-swiss"].outlook(event)
    assert (outlook.status, outlook.winners) == ("finished", (last,))
    assert codes(outlook.advice) == ["won_as_last_one_in"]
    assert say(outlook.advice[0], event) == messages.text(
        "won-as-last-one-in", "risk-swiss", player1=f"P{last}"
    )
    kept = replace(event.rounds[-1], number=rounds_before + 1, tables=())
    pairings: tuple[Callable[[], object], ...] = (
        lambda: FORMATS["risk-swiss"].propose(event, Draw("s", "next")),
        lambda: FORMATS["risk-swiss"].pair_remaining(event, Draw("s", "next"), kept),
    )
    for pairing in pairings:
        with pytest.raises(Refused) as refused:
            pairing()
        (problem,) = refused.value.problems
        assert problem.code == "over_with_last_one_in"
        assert say(problem, event).startswith(
            messages.text("over-with-last-one-in", "risk-swiss", player1=f"P{last}")
        )
    rows = FORMATS["risk-swiss"].standings(event, None)
    assert rows[0].player == last
    told = why_place(explain_standings(event, rows), rows[1].player)
    assert messages.text("behind-won", place="1st", player2=f"P{last}") in "\n".join(told)
    # The standings of an earlier round stay what they were.
    if rounds_before > 1:
        assert FORMATS["risk-swiss"].standings(event, 1)[0].player != last


def test_risk_where_everyone_left_nobody_is_crowned_by_lot_and_it_says_what_to_do() -> None:
    event = played(risk(8, swiss_rounds=1), 1)
    for player in inside(event):
        event = decide(event, d.PlayerDropped(player))
    outlook = FORMATS["risk-swiss"].outlook(event)
    assert (outlook.status, outlook.winners) == ("ready", ())
    assert codes(outlook.advice) == ["final_needs_players"]
    event = decide(event, d.SettingsChosen({"final": False}))
    best = FORMATS["risk-swiss"].standings(event, None)[0].player
    assert FORMATS["risk-swiss"].outlook(event).winners == (best,)


def test_risk_one_player_left_by_withdrawals_on_the_boards_has_won() -> None:
    event = pair(risk(8, swiss_rounds=2))
    stays = event.rounds[0].tables[0].players[0]
    for table in event.rounds[0].tables:
        assert FORMATS["risk-swiss"].outlook(event).status == "waiting"
        others = [player for player in table.players if player != stays]
        order = [stays] if stays in table.players else []
        event = enter(event, table.number, report(order, others))
    assert FORMATS["risk-swiss"].outlook(event).winners == (stays,)


def test_risk_players_may_leave_the_final_and_who_finishes_it_wins() -> None:
    event = pair(played(risk(10, swiss_rounds=1), 1))
    seated = event.rounds[-1].tables[0].players
    for player in seated[1:]:
        event = decide(event, d.PlayerDropped(player))
    assert FORMATS["risk-swiss"].outlook(event).status == "waiting"
    event = enter(event, 1, report(seated[:1], seated[1:]))
    outlook = FORMATS["risk-swiss"].outlook(event)
    assert (outlook.status, outlook.winners) == ("finished", (seated[0],))


def test_risk_with_a_round_still_to_report_nobody_has_won_yet() -> None:
    event = pair(risk(8, swiss_rounds=2))
    for player in range(2, 9):
        event = decide(event, d.PlayerDropped(player))
    outlook = FORMATS["risk-swiss"].outlook(event)
    assert (outlook.status, outlook.winners) == ("waiting", ())


@pytest.mark.parametrize("key", ["age-swiss", "us-swiss"])
def test_a_swiss_with_two_left_goes_on_and_with_one_left_the_points_decide(key: str) -> None:
    desk = desk_of(key, 8, rounds=4)
    rounds.pair(desk)
    report_round(desk)
    leaders = {row.player for row in desk.format.standings(desk.event, None) if row.place == 1}
    unlucky = [player for player in inside(desk.event) if player not in leaders]
    leave(desk, [player for player in inside(desk.event) if player not in unlucky[:2]])
    assert desk.format.outlook(desk.event).status == "ready"
    leave(desk, unlucky[1:2])
    outlook = desk.format.outlook(desk.event)
    assert outlook.status == "finished"
    assert set(outlook.winners) == leaders


def test_age_swiss_says_that_too_few_are_left() -> None:
    desk = desk_of("age-swiss", 8, rounds=4)
    rounds.pair(desk)
    report_round(desk)
    leave(desk, range(2, 9))
    [advice] = desk.format.outlook(desk.event).advice
    assert say(advice, desk.event) == messages.text("ended-with-too-few", "age-swiss", players=1)


@every_format
def test_before_the_first_round_the_outlook_names_its_kind_and_how_many_there_will_be(
    key: str,
) -> None:
    planned = {"dual-ring": 1, "risk-swiss": 2, "us-swiss": 4, "age-swiss": 3, "strikes": None}
    kinds = {"dual-ring": "ring", "strikes": "random"}
    outlook = FORMATS[key].outlook(desk_of(key, 8).event)
    assert (outlook.status, outlook.needs, outlook.winners) == ("ready", (), ())
    assert outlook.next_kind == kinds.get(key, "swiss")
    assert outlook.rounds_planned == planned[key]


def test_age_swiss_more_rounds_than_opponents_are_said_with_how_many_are_new() -> None:
    for players, fresh in ((4, 3), (5, 5)):
        event = desk_of("age-swiss", players, rounds=7).event
        said = {entry.code: entry.facts for entry in FORMATS["age-swiss"].outlook(event).advice}
        assert said["more_rounds_than_opponents"] == {
            "rounds": 7,
            "players": players,
            "fresh": fresh,
        }
