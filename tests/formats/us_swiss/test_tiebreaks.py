"""Every tie-break worked by hand on one small table, and the order in which they are looked at."""

from dataclasses import replace
from fractions import Fraction
from hashlib import sha256

import pytest

from tests.builders.events import after_decision, event_of
from tourneydesk.core import decisions as d
from tourneydesk.core.event import Bye, Event, Round, Seat, Table
from tourneydesk.core.journal.replay import advance
from tourneydesk.core.results import MatchResult
from tourneydesk.formats.us_swiss import FORMAT
from tourneydesk.formats.us_swiss.records import records
from tourneydesk.formats.us_swiss.settings import TIEBREAKS
from tourneydesk.formats.us_swiss.tiebreaks import TIEBREAKERS, tiebreakers

F = Fraction


def played(event: Event, *games: str) -> Event:
    """One more round from lines such as ``1 + 4`` (1 White and won), ``2 = 3``, ``5 - 6``,
    ``1 f 2`` (2 did not come) and ``7 bye 1`` or ``7 bye 1/2``.
    """
    tables: list[Table] = []
    byes: list[Bye] = []
    for game in games:
        one, sign, other = game.split()
        if sign == "bye":
            byes.append(Bye(int(one), Fraction(other), "odd" if other == "1" else "requested"))
            continue
        white, black = int(one), int(other)
        result = {
            "+": MatchResult(winner=white),
            "-": MatchResult(winner=black),
            "=": MatchResult(drawn=True),
            "f": MatchResult(forfeited=(black,)),
        }[sign]
        seats = (Seat(white, "white"), Seat(black, "black"))
        tables.append(Table(len(tables) + 1, seats, result=result))
    number = len(event.rounds) + 1
    return advance(event, (d.RoundPosted(Round(number, "swiss", tuple(tables), tuple(byes))),))


def four_rounds() -> Event:
    """
    |   | 1    | 2    | 3    | 4    | points |
    |---|------|------|------|------|--------|
    | 1 | W+4  | B+2  | W=3  | W+5  | 3½     |
    | 2 | W+5  | W-1  | B+4  | B+3  | 3      |
    | 3 | B+6  | W+5  | B=1  | W-2  | 2½     |
    | 4 | B-1  | W+6  | W-2  | bye  | 2      |
    | 5 | B-2  | B-3  | W+6f | B-1  | 1      |
    | 6 | W-3  | B-4  | f    | out  | 0      |
    """
    event = event_of(FORMAT, 6)
    event = played(event, "1 + 4", "2 + 5", "6 - 3")
    event = played(event, "2 - 1", "3 + 5", "4 + 6")
    event = played(event, "1 = 3", "4 - 2", "5 f 6")
    return played(event, "1 + 5", "3 - 2", "4 bye 1")


# Adjusted scores (unplayed rounds count a half): 1 3½, 2 3, 3 2½, 4 1½, 5 ½, 6 1.
@pytest.mark.parametrize(
    ("key", "figures"),
    [
        # opponents, adjusted: 1: 1½ 3 2½ ½ · 2: ½ 3½ 1½ 2½ · 3: 1 ½ 3½ 3
        # 4: 3½ 1 3 0 · 5: 3 2½ 0 3½
        ("solkoff", {1: F(15, 2), 2: F(8), 3: F(8), 4: F(15, 2), 5: F(9)}),
        # plus scores drop the lowest, 4 (even) both ends, 5 (minus) the highest
        ("modified_median", {1: F(7), 2: F(15, 2), 3: F(15, 2), 4: F(4), 5: F(11, 2)}),
        ("median", {1: F(4), 2: F(4), 3: F(4), 4: F(4), 5: F(11, 2)}),
        # running sums; 4 and 5 less one for the bye and the unplayed win
        (
            "cumulative",
            {1: F(1 + 2) + F(5, 2) + F(7, 2), 2: F(1 + 1 + 2 + 3), 3: F(8), 4: F(3), 5: F(1)},
        ),
        # the opponents' cumulative: 4 3, 2 7, 3 8, 5 1 …
        ("cumulative_opposition", {1: F(19), 2: F(1 + 9 + 3 + 8), 3: F(0 + 1 + 9 + 7), 4: F(16)}),
        ("most_blacks", {1: F(1), 2: F(2), 3: F(2), 4: F(1), 5: F(3)}),
        # 1 beat 1½, 3 and ½, and drew with 2½
        ("sonneborn_berger", {1: F(25, 4), 2: F(9, 2), 3: F(1) + F(1, 2) + F(7, 4), 4: F(1)}),
        # the opponents' points as they stand
        ("buchholz", {1: F(2 + 3 + 1) + F(5, 2), 4: F(7, 2) + 0 + 3, 5: F(3) + F(5, 2) + F(7, 2)}),
    ],
)
def test_each_tiebreak_on_the_table_above(key: str, figures: dict[int, Fraction]) -> None:
    known = records(four_rounds())
    found = {player: TIEBREAKERS[key](player, known, frozenset()) for player in figures}
    assert found == figures


@pytest.mark.parametrize(
    ("key", "figures"),
    [
        # 34E7: 4 for a win, 2 for a draw, 1 for a loss; nothing for 4's bye, 5's forfeit, 6's two
        ("kashdan", {1: F(14), 2: F(13), 3: F(11), 4: F(6), 5: F(3), 6: F(2)}),
        # 5 has one point, from a forfeit; 4 one of two from a game; 6 has none at all
        ("played_first", {1: F(1), 2: F(1), 3: F(1), 4: F(1), 5: F(0), 6: F(1)}),
        # 34E10: performances 1 2275, 2 2177½, 3 2075, 4 5540/3 (bye), 5 1590 (forfeit), 6 1575
        (
            "opposition_rating",
            {
                1: (F(5540, 3) + F(4355, 2) + 2075 + 1590) / 4,
                4: (2275 + F(1575) + F(4355, 2)) / 3,
                6: (2075 + F(5540, 3)) / 2,
            },
        ),
    ],
)
def test_each_optional_tiebreak_on_the_same_table(key: str, figures: dict[int, Fraction]) -> None:
    """Ratings: 1 2000, 2 1990, 3 1980, 4 1970, 5 1960, 6 1950."""
    event = four_rounds()
    known, by_key = records(event), tiebreakers(event)
    assert {player: by_key[key](player, known, ()) for player in figures} == figures


def test_34e10_games_with_unrated_opponents_and_opponents_without_a_performance_are_left_out() -> (
    None
):
    event = four_rounds()
    for player in (1, 2):
        event = after_decision(
            FORMAT, event, d.PlayerChanged(replace(event.player(player), rating=None))
        )
    known, figure = records(event), tiebreakers(event)["opposition_rating"]
    # 4 now only has its win against 6 (2350); 6 lost to 3 and 4 (1580, 1570); 1 met 2, 3, 4 and 5.
    # 2: 5 + 400, 4 + 400, 3 + 400 = 2370; 3: 6 + 400, 5 + 400 = 2355; 5: 3 - 400 = 1580.
    assert figure(1, known, ()) == F(2370 + 2355 + 2350 + 1580) / 4
    for player in (3, 4, 5, 6):
        event = after_decision(
            FORMAT, event, d.PlayerChanged(replace(event.player(player), rating=None))
        )
    assert tiebreakers(event)["opposition_rating"](1, known, ()) == 0


def test_34e13_the_coin_is_a_lot_from_the_seed_of_the_event() -> None:
    event = four_rounds()
    known, coin = records(event), tiebreakers(event)["coin"]

    def lot(player: int) -> int:
        digits = sha256(f"{event.seed}|coin of player {player}|0".encode()).hexdigest()[:16]
        return int(digits, 16) % 2**32

    tied = {1, 3, 5, 6}
    order = sorted(tied, key=lot)
    assert [coin(player, known, tied) for player in order] == [1, 2, 3, 4]
    event = after_decision(FORMAT, event, d.SettingsChosen({"tiebreaks": ("coin",)}))
    assert [row.place for row in FORMAT.standings(event, 1)] == [1, 2, 3, 4, 5, 6]
    other = replace(event, seed="another")
    assert [row.player for row in FORMAT.standings(other, 1)] != [
        row.player for row in FORMAT.standings(event, 1)
    ]


def test_every_tiebreak_is_explained_by_its_parts() -> None:
    for key in TIEBREAKS:
        event = after_decision(FORMAT, four_rounds(), d.SettingsChosen({"tiebreaks": (key,)}))
        rows = FORMAT.standings(event, None)
        account = FORMAT.tiebreak_breakdown(event, rows)
        for row in rows:
            of_key = account(row.player)[1]
            assert of_key.value == row.tiebreaks[0].value
            counted = [part.value for part in of_key.parts if part.counts]
            if counted:
                total = sum(counted, F(0))
                assert of_key.value == (total / len(counted) if of_key.mean else total)


def test_the_points_of_the_table() -> None:
    rows = FORMAT.standings(four_rounds(), None)
    assert [(row.player, row.points) for row in rows] == [
        (1, F(7, 2)),
        (2, F(3)),
        (3, F(5, 2)),
        (4, F(2)),
        (5, F(1)),
        (6, F(0)),
    ]
    assert [tie.key for tie in rows[0].tiebreaks] == [
        "modified_median",
        "solkoff",
        "cumulative",
        "cumulative_opposition",
    ]
    after_two = FORMAT.standings(four_rounds(), 2)
    assert [(row.player, row.points) for row in after_two][:2] == [(1, F(2)), (3, F(2))]


def test_34e1_from_nine_rounds_on_two_scores_are_left_out() -> None:
    event = event_of(FORMAT, 10, rounds=9)
    for other in range(2, 11):
        event = played(event, f"1 + {other}", *(f"{p} bye 1/2" for p in range(2, 11) if p != other))
    known = records(event)
    # Each opponent lost once and sat out eight times: adjusted 4.
    assert TIEBREAKERS["solkoff"](1, known, ()) == 36
    assert TIEBREAKERS["modified_median"](1, known, ()) == 28
    assert TIEBREAKERS["median"](1, known, ()) == 20


def three_way() -> Event:
    """1, 2 and 3 tie with 1½: 1 beat 2, 2 drew with 3."""
    event = event_of(FORMAT, 6, tiebreaks=["result", "most_blacks"])
    event = played(event, "1 + 2", "3 = 4", "5 = 6")
    event = played(event, "2 = 3", "1 = 5", "4 bye 1/2", "6 bye 1/2")
    return played(event, "2 + 6", "4 - 3", "5 + 1")


def test_34e5_the_result_between_those_who_are_tied() -> None:
    event = three_way()
    rows = {row.player: row for row in FORMAT.standings(event, None)}
    tied = [row.player for row in rows.values() if row.points == F(3, 2)]
    assert set(tied) >= {1, 2}
    known = records(event)
    assert TIEBREAKERS["result"](1, known, {1, 2}) == 1
    assert TIEBREAKERS["result"](2, known, {1, 2}) == -1
    assert TIEBREAKERS["result"](1, known, {1, 3}) == 0
    assert rows[1].place < rows[2].place


def test_a_later_tiebreak_looks_only_at_those_still_tied() -> None:
    """``result`` first parts nobody who has not met; put after another it sees a smaller group."""
    event = three_way()
    first = {r.player: r.tiebreaks[0].value for r in FORMAT.standings(event, None)}
    event = after_decision(
        FORMAT, event, d.SettingsChosen({"tiebreaks": ("most_blacks", "result")})
    )
    rows = FORMAT.standings(event, None)
    later = {row.player: row.tiebreaks[1].value for row in rows}
    assert set(first) == set(later)
    for row in rows:
        assert [tie.key for tie in row.tiebreaks] == ["most_blacks", "result"]


def test_without_tiebreaks_equal_points_share_the_place() -> None:
    event = after_decision(FORMAT, four_rounds(), d.SettingsChosen({"tiebreaks": ()}))
    assert [row.place for row in FORMAT.standings(event, 1)] == [1, 1, 1, 4, 4, 4]


def test_a_round_still_running_counts_for_nothing_yet() -> None:
    event = four_rounds()
    before = {r.player: r.tiebreaks for r in FORMAT.standings(event, None)}
    seats = (Seat(1, "white"), Seat(6, "black"))
    table = Table(1, seats)
    rest = tuple(
        Table(n, (Seat(a, "white"), Seat(b, "black"))) for n, (a, b) in ((2, (2, 4)), (3, (3, 5)))
    )
    running = advance(event, (d.RoundPosted(Round(5, "swiss", (table, *rest))),))
    assert {r.player: r.tiebreaks for r in FORMAT.standings(running, None)} == before


def test_34e1_an_even_score_leaves_out_the_highest_and_the_lowest() -> None:
    event = event_of(FORMAT, 8)
    event = played(event, "1 + 2", "3 + 4", "5 + 6", "7 + 8")
    event = played(event, "3 + 1", "5 + 7", "2 + 8", "4 = 6")
    event = played(event, "1 + 7", "3 + 5", "4 + 2", "6 + 8")
    event = played(event, "6 + 1", "3 + 7", "5 + 2", "4 + 8")
    known = records(event)
    # 1 has 2 of 4 against 2 (1), 3 (4), 7 (1) and 6 (2½); 3 a plus score, 2 a minus score.
    assert TIEBREAKERS["solkoff"](1, known, ()) == F(17, 2)
    assert TIEBREAKERS["modified_median"](1, known, ()) == F(7, 2)
    # 3 met 4 (2½), 1 (2), 5 (3), 7 (1); 2 met 1 (2), 8 (0), 4 (2½), 5 (3).
    assert TIEBREAKERS["modified_median"](3, known, ()) == F(15, 2)
    assert TIEBREAKERS["modified_median"](2, known, ()) == F(9, 2)
