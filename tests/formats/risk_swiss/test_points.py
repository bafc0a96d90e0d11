import pytest

from tests.builders.risk_swiss import decide, enter, pair, play, report, risk
from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Player, Table
from tourneydesk.core.format import Leaving
from tourneydesk.formats.risk_swiss import FORMAT
from tourneydesk.formats.risk_swiss.points import Tally, match_points, tallies


@pytest.mark.parametrize(
    ("size", "points"), [(5, (5, 4, 3, 2, 1)), (4, (5, 4, 3, 2)), (3, (5, 4, 3))]
)
def test_a_board_gives_match_points_by_place(size: int, points: tuple[int, ...]) -> None:
    event = play(pair(risk(size, sanctioned=False)))
    sums = tallies(event)
    assert tuple(sums[player].points for player in range(1, size + 1)) == points
    assert points == tuple(match_points(event, place) for place in range(1, size + 1))


def test_the_card_of_the_source_runs_5_10_14_19() -> None:
    # Round, table, place, game points, energy of the sample card.
    card = {1: (5, 1, 37, 5), 2: (1, 1, 33, 7), 3: (1, 2, 26, 2), 4: (1, 1, 44, 6)}
    event = pair(risk(25, seed="card", swiss_rounds=4))
    kierin = event.rounds[0].tables[4].players[0]

    for number, line_of_card in card.items():
        event = event if number == 1 else pair(event)
        lot = Draw("card", f"round {number}")

        def ends(
            table: Table, lot: Draw = lot, line: tuple[int, ...] = line_of_card
        ) -> dict[str, object]:
            at, place, game_points, energy = line
            order = [player for player in lot.shuffled(table.players) if player != kierin]
            if kierin not in table.players:
                return report(order)
            assert table.number == at
            order.insert(place - 1, kierin)
            return report(order, (), {kierin: game_points}, {kierin: energy})

        event = play(event, ends)
    running = [tallies(event, through)[kierin].points for through in range(5)]
    assert running == [0, 5, 10, 14, 19]
    assert tallies(event)[kierin] == Tally(19, 37 + 33 + 26 + 44, 5 + 7 + 2 + 6, 3)
    line = next(line for line in FORMAT.standings(event, 3) if line.player == kierin)
    assert (line.points, [one.value for one in line.tiebreaks[:2]]) == (14, [96, 14])


@pytest.fixture
def with_a_withdrawal() -> Event:
    """Ten players, round 1 played; one withdrew at table 1."""
    event = pair(risk(10, swiss_rounds=2))
    first, second = event.rounds[0].tables
    event = enter(event, 1, report(first.players[1:], first.players[:1]))
    return enter(event, 2, report(second.players))


def test_a_withdrawn_player_gets_nothing_and_is_out(with_a_withdrawal: Event) -> None:
    event = with_a_withdrawal
    gone = event.rounds[0].tables[0].players[0]
    assert tallies(event)[gone].points == 0
    assert FORMAT.leavings(event) == {gone: Leaving(1, "withdrawn")}
    assert [tallies(event)[table].points for table in event.rounds[0].tables[0].players[1:]] == [
        *(5, 4, 3, 2)
    ]
    seated = [player for table in pair(event).rounds[1].tables for player in table.players]
    assert gone not in seated
    assert len(seated) == 9
    line = next(line for line in FORMAT.standings(event, None) if line.player == gone)
    assert (line.place, line.out_in) == (10, 1)


def test_a_withdrawn_player_can_be_taken_back(with_a_withdrawal: Event) -> None:
    gone = with_a_withdrawal.rounds[0].tables[0].players[0]
    event = decide(with_a_withdrawal, d.PlayerReturned(gone))
    assert FORMAT.leavings(event) == {}
    event = pair(event)
    at = event.rounds[1].table_of(gone)
    assert at is not None
    others = [player for player in at.players if player != gone]
    event = enter(event, at.number, report(others, [gone]))
    assert FORMAT.leavings(event) == {gone: Leaving(2, "withdrawn")}


def test_whoever_is_dropped_taken_back_and_then_withdraws_in_one_round_is_out() -> None:
    event = pair(risk(10, swiss_rounds=2))
    gone, *others = event.rounds[0].tables[0].players
    event = decide(decide(event, d.PlayerDropped(gone)), d.PlayerReturned(gone))
    event = enter(event, 1, report(others, [gone]))
    assert FORMAT.leavings(event) == {gone: Leaving(1, "withdrawn")}


def test_correcting_a_withdrawal_brings_the_player_back(with_a_withdrawal: Event) -> None:
    event = with_a_withdrawal
    players = event.rounds[0].tables[0].players
    event = enter(event, 1, report(players))
    assert FORMAT.leavings(event) == {}
    assert tallies(event)[players[0]].points == 5


def test_a_late_entry_starts_with_nothing_at_the_bottom_boards() -> None:
    event = play(pair(risk(9, swiss_rounds=2)))
    late = Player(10, "Late", joined=1)
    event = decide(event, d.PlayersAdded((late,)))
    assert tallies(event)[10] == Tally()
    event = pair(event)
    at = event.rounds[1].table_of(10)
    assert at is not None
    assert at.number == 2
    assert 10 not in [line.player for line in FORMAT.standings(event, 0)]
