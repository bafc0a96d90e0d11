"""Who won and what decided, the podium, the champions, and who has gone out."""

from fractions import Fraction

import pytest

from tests.builders.desks import desk_of
from tourneydesk.core.decisions import PlayerDropped
from tourneydesk.desk import rounds
from tourneydesk.desk.practice import play
from tourneydesk.desk.session import Session
from tourneydesk.formats import FORMATS, standings_of
from tourneydesk.present.messages import in_language, text
from tourneydesk.present.messages.languages import known_languages
from tourneydesk.present.places import figure_name
from tourneydesk.present.projector.page import podium_of
from tourneydesk.present.tables.standings import standings_table
from tourneydesk.present.winners import out_headline, went_out, why_out, winners_of

LANGUAGES = [one.key for one in known_languages()]


def over(key: str, players: int = 12) -> Session:
    desk = desk_of(key, players)
    play(desk)
    return desk


@pytest.mark.parametrize("key", FORMATS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_format_says_who_won_and_what_decided(key: str, language: str) -> None:
    event = over(key).event
    with in_language(language):
        ended = winners_of(event)
    assert ended is not None
    for winner in FORMATS[key].outlook(event).winners:
        assert event.player(winner).name in ended.headline
    assert ended.decided.endswith(".")


def test_there_are_no_winners_before_the_end_and_none_after_undo() -> None:
    desk = over("us-swiss", 6)
    assert winners_of(desk.event) is not None
    desk.undo()
    assert winners_of(desk.event) is None


def test_the_podium_has_the_first_three_places_with_what_they_did() -> None:
    event = over("us-swiss").event
    ended = winners_of(event)
    assert ended is not None
    rows = standings_of(event)
    expected = [row.player for row in rows if row.place <= 3]
    assert [one.player for step in ended.podium.values() for one in step] == expected
    first = ended.podium[1][0]
    assert first.about.startswith(f"{event.player(first.player).rating} · ")
    assert len(first.rounds) == len(event.rounds)


@pytest.mark.parametrize("drawn", [None, 3], ids=["tied", "ahead"])
def test_equal_points_name_the_tiebreak_that_decided(drawn: int | None) -> None:
    desk = desk_of("us-swiss", 8, rounds=2)
    for number in (1, 2):
        rounds.pair(desk)
        for table in desk.event.rounds[-1].tables:
            draw = number == 2 and table.number == drawn
            result = {"draw": True} if draw else {"winner": table.players[0]}
            rounds.report(desk, table.number, result)
    first, second = standings_of(desk.event)[:2]
    ended = winners_of(desk.event)
    assert ended is not None
    assert (first.points, second.points) == (2, 2)
    said = text("winners-points-of", points=2, rounds=2)
    if drawn is None:
        assert second.place == 1
        assert ended.decided == text("winners-equal", points=said)
    else:
        what = figure_name(desk.event, "solkoff")
        assert ended.decided == text("winners-ahead", points=said, what=what)


def test_champions_are_the_first_of_each_age_group() -> None:
    event = over("age-swiss", 20).event
    ended = winners_of(event)
    assert ended is not None
    assert list(ended.champions) == ["10 and under", "11–14", "15 and up"]
    assert all(ended.champions.values())


def test_a_ring_says_in_which_game_a_player_went_out() -> None:
    desk = desk_of("dual-ring", 5)
    rounds.pair(desk)
    winner, loser = desk.event.rounds[0].tables[0].players
    rounds.report(desk, 1, {"winner": winner})
    event = desk.event
    assert went_out(event) == {loser}
    assert out_headline(event, [loser]) == text("moment-out", names=event.player(loser).name)
    assert why_out(event, loser) == text(
        "out-lost-decided", event.format, player2=event.player(winner).name, table=1
    )


def test_strikes_say_the_line_that_was_reached() -> None:
    event = over("strikes").event
    points = {row.player: row.points for row in standings_of(event)}
    for player in went_out(event):
        assert why_out(event, player) == text("moment-at-line", points=points[player], line=35)


def test_those_who_share_a_step_are_shown_without_the_rating_of_one_of_them() -> None:
    desk = desk_of("us-swiss", 4, rounds=1)
    rounds.pair(desk)
    for table in desk.event.rounds[0].tables:
        rounds.report(desk, table.number, {"draw": True})
    ended = winners_of(desk.event)
    assert ended is not None
    half = text("winners-points", figure=Fraction(1, 2))
    assert {one.about for one in ended.podium[1]} == {half}
    assert half == text("winners-points", figure=1).replace("1", "½")


@pytest.mark.parametrize("ties", ["latest_loss", "shared"])
def test_a_player_who_withdrew_without_a_loss_is_not_called_undefeated(ties: str) -> None:
    desk = desk_of("age-swiss", 8, ties=ties)
    rounds.pair(desk)
    for table in desk.event.rounds[0].tables:
        rounds.report(desk, table.number, {"winner": table.players[0]})
    gone = desk.event.rounds[0].tables[0].players[0]
    desk.take(PlayerDropped(gone))
    shown = standings_table(desk.event, standings_of(desk.event))
    said = {row.key: row.cells for row in shown.rows}
    undefeated = text("figure-never")
    assert undefeated not in said[gone]
    assert any(undefeated in cells for cells in said.values())


def test_the_display_says_what_decided_between_two_steps_with_as_many_points() -> None:
    desk = desk_of("age-swiss", 8, rounds=3)
    play(desk, 3)
    rows = [row for row in standings_of(desk.event) if row.place <= 3]
    podium = podium_of(desk.event, [rows[0].player])
    assert podium is not None
    for row, step in zip(rows, podium.steps, strict=False):
        tied = [one for one in rows if one.points == row.points and one.place != row.place]
        assert bool(step.decided) == bool(tied)
    assert any(step.decided for step in podium.steps)
