"""Who stands where."""

from fractions import Fraction

from tests.builders.strikes import event_after
from tourneydesk.core.event import Event
from tourneydesk.core.standings import Tiebreak
from tourneydesk.formats.strikes import FORMAT
from tourneydesk.present import messages
from tourneydesk.present.messages import say

# Round 1, two tables: 0 8 16 24. Round 2 likewise.
FIRST = ({1: 9, 2: 7, 3: 5, 4: 3}, {5: 9, 6: 7, 7: 5, 8: 3})
SECOND = ({1: 9, 5: 7, 2: 5, 6: 3}, {3: 9, 7: 7, 4: 5, 8: 3})


def table(event: Event, through: int | None = None) -> list[str]:
    """``place player strikes out-in`` for every line."""
    return [
        f"{row.place} {row.player} {row.points} {row.out_in or '-'}"
        for row in FORMAT.standings(event, through)
    ]


def test_those_still_in_stand_by_strikes_and_equals_share_a_place() -> None:
    assert table(event_after(8, FIRST)) == [
        "1 1 0 -",
        "1 5 0 -",
        "3 2 8 -",
        "3 6 8 -",
        "5 3 16 -",
        "5 7 16 -",
        "7 4 24 -",
        "7 8 24 -",
    ]


def test_the_later_out_stand_higher_then_fewer_strikes() -> None:
    third = ({1: 9, 3: 7, 5: 5}, {2: 9, 7: 5, 6: 3})
    event = event_after(8, FIRST, SECOND, third)
    assert table(event) == [
        "1 1 0 -",
        "2 2 24 -",
        "3 3 28 -",
        "4 5 32 -",
        "5 7 36 3",
        "6 6 56 3",
        "7 4 40 2",
        "8 8 48 2",
    ]
    assert table(event, 1) == table(event_after(8, FIRST))
    assert table(event, 0) == [f"1 {player} 0 -" for player in range(1, 9)]


def test_a_winner_stands_first_whatever_his_strikes_and_it_says_why() -> None:
    rounds = [[{4: 9, 1: 7, 3: 5, 2: 3}], [{1: 9, 2: 7, 3: 5, 4: 3}], [{2: 9, 3: 7, 1: 5, 4: 3}]]
    event = event_after(4, *rounds, elimination_level=40)
    assert table(event) == ["1 2 32 -", "2 1 24 -", "3 3 40 3", "4 4 48 3"]
    assert [say(reason, event) for reason in FORMAT.standings(event, None)[0].reasons] == [
        messages.text(
            "won-game", "strikes", strikes=24, other=32, place=3, player1="P2", player2="P1"
        )
    ]


def test_a_margin_that_decided_is_shown() -> None:
    event = event_after(
        6, [{1: 9, 3: 5, 4: 3}, {2: 9, 5: 8, 6: 3}], elimination_level=12
    )  # 1 and 2 have no strikes, won by 4 and by 1; 3 to 6 are out
    rows = FORMAT.standings(event, None)
    assert [(row.place, row.player, row.tiebreaks) for row in rows[:3]] == [
        (1, 1, (Tiebreak("margin", Fraction(4)),)),
        (2, 2, (Tiebreak("margin", Fraction(1)),)),
        (3, 3, ()),
    ]
    assert say(rows[0].reasons[0], event) == messages.text(
        "won-margin", "strikes", strikes=0, margin=4, other_margin=1, player1="P1", player2="P2"
    )
