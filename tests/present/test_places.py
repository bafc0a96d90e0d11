"""Why somebody has his place, as an outsider reads it, in all five formats."""

from collections.abc import Sequence
from fractions import Fraction

import pytest

from tests.builders.desks import desk_of
from tourneydesk.core.decisions import PlayerDropped
from tourneydesk.core.event import Event
from tourneydesk.desk import rounds
from tourneydesk.desk.session import Session
from tourneydesk.formats import format_of
from tourneydesk.present import messages
from tourneydesk.present.figures import figure_text, group_standings
from tourneydesk.present.places import clinch_text, explain_standings, place_text, place_words


def won(desk: Session, *tables: int) -> None:
    """Pairs a round where a side has won each table: 0 the first, 1 the second."""
    rounds.pair(desk)
    for number, side in enumerate(tables, start=1):
        table = desk.event.rounds[-1].table(number)
        assert table is not None
        rounds.report(desk, number, {"winner": table.players[side]})


def why(event: Event, player: int) -> list[str]:
    return place_text(event, format_of(event).standings(event, None), player)


def at(event: Event, place: int) -> int:
    return format_of(event).standings(event, None)[place - 1].player


def lines(texts: Sequence[str]) -> list[str]:
    return [line for text in texts for line in text.split("\n")]


@pytest.mark.parametrize(
    ("place", "said"),
    [(1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (12, "12th"), (22, "22nd"),
     (113, "113th"), (101, "101st")],
)  # fmt: skip
def test_places_are_said_as_people_say_them(place: int, said: str) -> None:
    assert place_words(place) == said


def test_us_swiss_names_the_figure_that_decided_and_what_it_is_made_of() -> None:
    desk = desk_of("us-swiss", 4, first_colour="white", tiebreaks=["solkoff", "most_blacks"])
    won(desk, 0, 0)  # P1 beats P3, P4 beats P2
    won(desk, 0, 0)
    event = desk.event
    (first, second), (third, fourth) = (
        tuple(event.player(n).name for n in table.players) for table in event.rounds[1].tables
    )
    told = lines(why(event, at(event, 2)))
    names = {event.player(at(event, place)).name for place in (1, 2, 3, 4)}
    assert names == {first, second, third, fourth}
    assert told[0].startswith(
        messages.text(
            "behind-on",
            place="1st",
            own="1",
            other="2",
            what="points",
            player2=event.player(at(event, 1)).name,
        )
    )
    assert any(line.startswith("Points: 1 = ") for line in told)
    assert any(line.endswith(messages.text("counts-solkoff")) for line in told)


def test_a_level_score_is_said_before_the_tiebreak_that_parts_it() -> None:
    desk = desk_of("us-swiss", 8, tiebreaks=["cumulative"], rounds=3)
    won(desk, 0, 0, 0, 0)
    won(desk, 0, 0, 0, 0)
    event = desk.event
    rows = [row for row in format_of(event).standings(event, None) if row.points == 1]
    said = "\n".join(why(event, rows[-1].player))
    assert (
        messages.text(
            "behind-on-level",
            place="3rd",
            own="1",
            other="2",
            level="points",
            what="Cumulative",
            player2="P4",
        )
        in said
    )


def test_age_swiss_says_who_lost_later() -> None:
    desk = desk_of("age-swiss", 4)
    won(desk, 0, 0)
    won(desk, 0, 0)
    event = desk.event
    told = lines(why(event, at(event, 2)))
    assert any(
        messages.text(
            "ahead-latest-loss",
            place="3rd",
            own="2",
            other="1",
            level="points",
            player1="P3",
            player2="P2",
        )
        in line
        for line in told
    )
    assert any(line.startswith("Points: 3 = 3 in round 1 (") for line in told)


def test_shares_of_wins_are_percentages_and_no_loss_is_never() -> None:
    desk = desk_of("age-swiss", 4, ties="opponents")
    won(desk, 0, 0)
    told = lines(why(desk.event, at(desk.event, 1)))
    assert any(
        messages.text("made-of-mean", what="Opponents", total="33.3%", parts="33.3% (P2)") in line
        for line in told
    )
    assert figure_text("latest_loss", Fraction(0)) == "Undefeated"
    assert figure_text("latest_loss", Fraction(2)) == "2"


def test_a_ring_says_who_went_out_when_and_what_a_loss_means() -> None:
    desk = desk_of("dual-ring", 5)
    won(desk, 0)
    desk.take(PlayerDropped(desk.event.rounds[0].tables[2].players[0]))
    event = desk.event
    gone = event.rounds[0].tables[0].players[1]
    left = event.rounds[0].tables[2].players[0]
    name = event.player(left).name
    assert messages.text("behind-stayed", place="4th", player2=name) in lines(why(event, gone))
    inside = at(event, 1)
    who = event.player(inside).name
    assert messages.text("one-loss", "dual-ring", player1=who) in why(event, inside)
    shown = explain_standings(event, format_of(event).standings(event, None))
    assert [
        clinch_text(shown, shown.rows[3], "dropped"),
        clinch_text(shown, shown.rows[4], "eliminated"),
    ] == ["Withdrew", "Out"]


def test_strikes_say_how_many_more_put_a_player_out() -> None:
    desk = desk_of("strikes", 4)
    rounds.pair(desk)
    players = desk.event.rounds[0].tables[0].players
    rounds.report(desk, 1, {"scores": {str(n): 40 - 10 * at for at, n in enumerate(players)}})
    event = desk.event
    last, first = (event.player(n).name for n in (players[3], players[0]))
    said = lines(why(event, players[3]))
    assert (
        messages.text(
            "last-place-puts-out", "strikes", more=11, level=35, strikes=24, last=24, player1=last
        )
        in said
    )
    assert "Strikes: 24 = 24 in round 1." in said
    assert messages.text(
        "strikes-from-out", "strikes", more=35, level=35, strikes=0, last=24, player1=first
    ) in lines(why(event, players[0]))


def board(desk: Session, number: int, figures: int) -> None:
    """A board finished in order of seats, everybody with the same game points and energy."""
    table = desk.event.rounds[-1].table(number)
    assert table is not None
    seats = table.players
    raw = {
        "places": {str(n): place for place, n in enumerate(seats, start=1)},
        "game_points": dict.fromkeys(map(str, seats), figures),
        "energy": dict.fromkeys(map(str, seats), 5),
    }
    rounds.report(desk, number, raw)


def test_risk_says_the_lot_and_the_gap_to_the_cut() -> None:
    desk = desk_of("risk-swiss", 8, swiss_rounds=3)
    rounds.pair(desk)
    board(desk, 1, 20)
    board(desk, 2, 20)
    event = desk.event
    name = {place: event.player(at(event, place)).name for place in range(1, 9)}
    assert messages.text(
        "behind-by-lot", place="1st", level="points, game points and energy", player2=name[1]
    ) in lines(why(event, at(event, 2)))
    assert messages.text("cut-in-lot", "risk-swiss", player1=name[5], player2=name[6]) in why(
        event, at(event, 5)
    )
    assert messages.text(
        "cut-out-points", "risk-swiss", gap=1, player1=name[7], player2=name[5]
    ) in why(event, at(event, 7))


def test_age_groups_are_compared_within_themselves() -> None:
    desk = desk_of("age-swiss", 12)
    won(desk, *[0] * 6)
    event = desk.event
    rows = group_standings(event)["10 and under"]
    inside = {event.player(row.player).name for row in rows}
    for row in rows:
        for line in lines(place_text(event, rows, row.player)):
            if line.startswith(("Behind", "Ahead", "Shares")):
                assert any(f" {name}" in line for name in inside)
    assert group_standings(desk_of("us-swiss", 4).event) == {}


def test_before_the_first_result_all_are_level() -> None:
    assert why(desk_of("us-swiss", 4).event, 1)[0] == messages.text("nothing-played")
