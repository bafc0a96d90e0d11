"""Where the line runs between what can be in an event and what cannot."""

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from tourneydesk.core.decisions import ItemsLeftOpen, ItemsSettled
from tourneydesk.core.event import Bye, Event, OpenItem, Player, Round, Seat, Table
from tourneydesk.core.journal import bounds as possible
from tourneydesk.core.reasons import Problem
from tourneydesk.core.reports import MOST
from tourneydesk.core.results import BoardResult, MatchResult, Result, ScoreResult
from tourneydesk.core.settings import defaults
from tourneydesk.formats import FORMATS

CHESS, RISK, STRIKES = FORMATS["us-swiss"], FORMATS["risk-swiss"], FORMATS["strikes"]
FEW = replace(CHESS, table_sizes=(2, 3), ring_kinds=("ring",))
"""A format with two or three players at a table, and with a ring."""


def table(
    number: int, *players: int, roles: Sequence[str] = ("seat", "seat", "seat", "seat")
) -> Table:
    return Table(
        number, tuple(Seat(player, role) for player, role in zip(players, roles, strict=False))
    )


def game(number: int, white: int, black: int) -> Table:
    return table(number, white, black, roles=("white", "black"))


FIRST = Round(1, "swiss", (table(1, 1, 2), table(2, 3, 4)), (Bye(5, Fraction(1), "odd"),))
EVENT = Event(
    "us-swiss",
    "X",
    "s",
    {},
    players=tuple(Player(number, f"P{number}") for number in range(1, 8)),
    rounds=(FIRST,),
    moment=9,
    deleted=frozenset({7}),
)
"""Seven entries, the last one deleted; 6 was in no round, 5 had a bye."""


def no_player(number: int) -> Problem:
    return Problem("story_player", facts={"player": number})


def no_round(number: int) -> Problem:
    return Problem("story_round", facts={"round": number})


def no_table(round_number: int, number: int) -> Problem:
    return Problem("story_table", facts={"round": round_number, "table": number})


def no_seats(number: int, round_number: int = 2) -> Problem:
    return Problem("story_seats", facts={"round": round_number, "table": number})


def no_value(value: str) -> Problem:
    return Problem("story_value", facts={"value": value})


@pytest.mark.parametrize("number", [-1, 0, 7, 8])
def test_a_player_is_there_who_was_entered_and_not_deleted(number: int) -> None:
    assert possible.unknown_player(EVENT, range(1, 7)) is None
    assert possible.unknown_player(replace(EVENT, deleted=frozenset()), (7,)) is None
    assert possible.unknown_player(EVENT, (1, number)) == no_player(number)


def test_entries_are_numbered_on_and_there_are_10_000_at_most(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    two = (Player(8, "New"), Player(9, "Newer"))
    assert possible.impossible_entries(two, EVENT) is None
    assert possible.impossible_entries((Player(7, "Again"),), EVENT) == no_player(7)
    assert possible.impossible_entries((Player(9, "Too far"),), EVENT) == no_player(9)
    assert possible.impossible_entries((two[0], Player(9, " ")), EVENT) == no_value("#9")
    assert possible.MOST_PLAYERS == 10_000
    monkeypatch.setattr(possible, "MOST_PLAYERS", 9)
    assert possible.impossible_entries(two, EVENT) is None
    assert possible.impossible_entries((*two, Player(10, "Newest")), EVENT) == Problem(
        "story_players", facts={"most": 9}
    )


def test_only_an_entry_that_was_in_no_round_is_deleted() -> None:
    assert possible.impossible_deletion(6, EVENT) is None
    for number in (1, 4, 5, 7, 8):
        assert possible.impossible_deletion(number, EVENT) == no_player(number)


@pytest.mark.parametrize(
    ("field", "least", "most"),
    [("rating", 0, 4000), ("age", 0, 130), ("joined", 0, 1), ("returned", 0, 1), ("left", 0, 9)],
)
def test_the_figures_of_a_player_have_bounds(field: str, least: int, most: int) -> None:
    def wrong(value: int) -> Problem | None:
        figures: dict[str, Any] = {field: value}
        return possible.impossible_player(replace(Player(3, "Ana"), **figures), EVENT)

    assert (wrong(least), wrong(most)) == (None, None)
    assert (wrong(least - 1), wrong(most + 1)) == (no_value("#3"), no_value("#3"))


@pytest.mark.parametrize(
    ("field", "longest"),
    [("name", 200), ("member_id", 200), ("club", 200), ("age_group", 200), ("note", 2000)],
)
def test_the_texts_of_a_player_have_bounds(field: str, longest: int) -> None:
    def wrong(text: str) -> Problem | None:
        texts: dict[str, Any] = {field: text}
        return possible.impossible_player(replace(Player(3, "Ana"), **texts), EVENT)

    assert wrong("x" * longest) is None
    assert wrong("x" * (longest + 1)) == no_value("#3")
    assert (wrong(" ") is None) == (field != "name")


@pytest.mark.parametrize(
    ("points", "can_be"),
    [
        (Fraction(0), True),
        (Fraction(1, 2), True),
        (Fraction(MOST), True),
        (Fraction(-1, 2), False),
        (Fraction(1, 3), False),
        (MOST + Fraction(1, 2), False),
    ],
)
def test_a_bye_counts_whole_or_half_points(points: Fraction, can_be: bool) -> None:
    problem = None if can_be else no_value("bye")
    assert possible.impossible_bye_points(points) == problem
    byes = (Bye(5, points, "odd"),)
    assert possible.impossible_round(Round(2, "swiss", (), byes), EVENT, FEW) == problem


@pytest.mark.parametrize(
    "wrong",
    [
        table(0, 3, 4),
        table(100_000, 3, 4),
        table(1, 3, 4),
        table(2, 3),
        table(2, 3, 4, 5, 6),
        table(2, 3, 3),
        table(2, 3, 7),
        table(2, 3, 2),
        table(2, 3, 4, roles=("judge", "judge")),
        table(2, 3, 4, roles=("seat", "judge")),
        table(2, 3, 4, roles=("black", "white")),
        table(2, 3, 4, roles=("white", "white")),
        table(2, 3, 4, roles=("white", "seat")),
        table(2, 3, 4, 5, roles=("white", "black", "seat")),
        game(2, 3, 3),
    ],
)
def test_a_table_that_cannot_be_in_a_round_is_named(wrong: Table) -> None:
    good = (table(1, 1, 2), table(99_999, 3, 4, 5))
    assert possible.impossible_round(Round(2, "swiss", good), EVENT, FEW) is None
    played = (game(1, 1, 2), table(2, 3, 4, 5))
    assert possible.impossible_round(Round(2, "swiss", played), EVENT, FEW) is None
    bad = Round(2, "swiss", (wrong, table(1, 1, 2)))
    assert possible.impossible_round(bad, EVENT, FEW) == no_seats(wrong.number)


@pytest.mark.parametrize(
    ("byes", "groups", "player"),
    [
        ((Bye(2, Fraction(1), "odd"),), {}, 2),
        ((Bye(5, Fraction(1), "odd"), Bye(5, Fraction(1), "odd")), {}, 5),
        ((Bye(7, Fraction(1), "odd"),), {}, 7),
        ((Bye(8, Fraction(1, 3), "odd"),), {}, 8),
        ((), {1: "A", 7: "B"}, 7),
    ],
)
def test_byes_and_groups_are_of_players_who_are_there_and_not_at_a_table(
    byes: tuple[Bye, ...], groups: dict[int, str], player: int
) -> None:
    tables = (table(1, 1, 2), table(2, 3, 4))
    good = Round(
        2, "swiss", tables, (Bye(5, Fraction(1), "odd"), Bye(6, Fraction(0), "odd")), {1: "A"}
    )
    assert possible.impossible_round(good, EVENT, FEW) is None
    wrong = Round(2, "swiss", tables, byes, groups)
    assert possible.impossible_round(wrong, EVENT, FEW) == no_player(player)


@pytest.mark.parametrize(
    ("games", "goes_round"),
    [
        ([(1, 2), (2, 1)], True),
        ([(1, 2), (2, 3), (3, 1)], True),
        ([(3, 1), (1, 2), (2, 3), (1, 3)], True),
        ([], False),
        ([(1, 2)], False),
        ([(1, 2), (3, 2), (2, 1)], False),
        ([(1, 2), (2, 3), (3, 4)], False),
        ([(1, 2), (2, 1), (3, 4), (4, 3)], False),
    ],
)
def test_in_a_ring_each_black_is_the_next_white(
    games: list[tuple[int, int]], goes_round: bool
) -> None:
    tables = tuple(game(number, *two) for number, two in enumerate(games, start=1))
    problem = possible.impossible_round(Round(1, "ring", tables), EVENT, FEW)
    assert problem == (None if goes_round else no_round(1))


@pytest.mark.parametrize(
    "called",
    [
        table(3, 1, 2, 3),
        table(3, 1),
        game(3, 1, 1),
        game(3, 1, 5),
        game(0, 1, 2),
        game(100_000, 1, 2),
        game(4, 1, 2),
    ],
)
def test_a_game_called_in_a_ring_is_between_two_who_were_seated_in_it(called: Table) -> None:
    ring = Round(2, "ring", (game(1, 1, 2), game(2, 2, 1)))
    for good in (game(3, 2, 1), game(99_999, 1, 2), game(1, 1, 2)):
        assert possible.impossible_games(ring, (game(4, 1, 2), good), EVENT) is None
    wrong = (game(4, 1, 2), called)
    assert possible.impossible_games(ring, wrong, EVENT) == no_seats(called.number)


def test_a_setting_is_one_of_the_formats_with_a_value_that_it_takes() -> None:
    assert possible.impossible_setting(defaults(CHESS.settings), CHESS) is None
    wrong = Problem("story_setting", facts={"setting": "rounds"})
    assert possible.impossible_setting({"rounds": 0}, CHESS) == wrong
    assert possible.impossible_setting({"color of the hall": "white"}, CHESS) == Problem(
        "story_newer"
    )


def test_a_posted_table_is_found_or_what_is_not_there_is_named() -> None:
    assert possible.posted_table(EVENT, 1, 2) is FIRST.tables[1]
    assert possible.posted_table(EVENT, 2, 1) == no_round(2)
    assert possible.posted_table(EVENT, 1, 3) == no_table(1, 3)


def test_a_report_is_the_same_whatever_the_reasons_and_the_moment() -> None:
    one = replace(table(1, 1, 2), result=MatchResult(winner=1), ended=3)
    assert possible.same_report(one, replace(one, ended=4))
    others = (table(1, 1, 3), replace(one, result=MatchResult(winner=2)), replace(one, void=True))
    for other in (*others, None):
        assert not possible.same_report(one, other)
        assert not possible.same_report(other, one)
    assert not possible.same_report(None, None)


@pytest.mark.parametrize(
    ("item", "problem"),
    [
        (OpenItem("result", 1, 2), None),
        (OpenItem("seats", 99_999, 99_999), None),
        (OpenItem("total", 1, player=6), None),
        (OpenItem("status"), None),
        (OpenItem("luck" * 11), no_value("luck" * 10)),
        (OpenItem("round", -1), no_round(-1)),
        (OpenItem("round", 100_000), no_round(100_000)),
        (OpenItem("seats", 1, -1), no_round(1)),
        (OpenItem("seats", 1, 100_000), no_round(1)),
        (OpenItem("status", player=7), no_player(7)),
        (OpenItem("status", player=-1), no_player(-1)),
        (OpenItem("result", 1, 3), no_table(1, 3)),
        (OpenItem("result", 2, 1), no_round(2)),
    ],
)
def test_what_is_left_open_is_about_something_that_can_be(
    item: OpenItem, problem: Problem | None
) -> None:
    for decision in (
        ItemsLeftOpen((OpenItem("settings"), item)),
        ItemsSettled((OpenItem("settings"), item)),
    ):
        assert possible.impossible_open(decision, EVENT, FEW) == problem


def test_there_are_a_million_open_items_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    assert possible.MOST_OPEN_ITEMS == 10**6
    monkeypatch.setattr(possible, "MOST_OPEN_ITEMS", 2)
    items = (OpenItem("settings"),)
    assert possible.impossible_open(ItemsLeftOpen(items * 2), EVENT, FEW) is None
    assert possible.impossible_open(ItemsLeftOpen(items * 3), EVENT, FEW) == no_value("items")


HALF = replace(FIRST, tables=FIRST.tables[:1], byes=())
REPORTED = replace(table(2, 3, 4), result=MatchResult(winner=3))


@pytest.mark.parametrize(
    ("decision", "problem"),
    [
        (ItemsSettled(round=1, tables=(table(2, 3, 4),)), None),
        (ItemsSettled(round=1, byes=(Bye(5, Fraction(1), "odd"),)), None),
        (ItemsSettled(round=1, tables=(table(2, 3, 1),)), no_seats(1, 1)),
        (ItemsSettled(round=1, tables=(table(2, 3),)), no_seats(2, 1)),
        (ItemsSettled(round=1, tables=(REPORTED,)), no_seats(2, 1)),
        (ItemsSettled(round=1, tables=(replace(table(2, 3, 4), void=True),)), no_seats(2, 1)),
        (ItemsSettled(round=1, tables=(replace(table(2, 3, 4), ended=3),)), no_seats(2, 1)),
        (ItemsSettled(round=1, byes=(Bye(2, Fraction(1), "odd"),)), no_player(2)),
        (ItemsSettled(round=1, byes=(Bye(6, Fraction(1), "odd"),)), no_player(6)),
        (ItemsSettled(round=2, byes=(Bye(5, Fraction(1), "odd"),)), no_round(2)),
    ],
)
def test_tables_and_byes_that_are_settled_fit_into_their_round(
    decision: ItemsSettled, problem: Problem | None
) -> None:
    had_bye = replace(HALF, byes=(Bye(6, Fraction(1), "odd"),))
    assert possible.impossible_open(decision, replace(EVENT, rounds=(had_bye,)), FEW) == problem


def test_nothing_is_settled_in_a_ring() -> None:
    event = replace(EVENT, rounds=(Round(1, "ring", (game(1, 1, 2), game(2, 2, 1))),))
    decision = ItemsSettled(round=1, tables=(game(3, 1, 2),))
    assert possible.impossible_open(decision, event, FEW) == no_round(1)


@pytest.mark.parametrize(
    ("result", "can_be"),
    [
        (MatchResult(winner=1), True),
        (MatchResult(drawn=True), True),
        (MatchResult(forfeited=(1,)), True),
        (MatchResult(forfeited=(2, 1)), True),
        (MatchResult(winner=1, won={1: MOST, 2: 0}, drawn_games=MOST), True),
        (MatchResult(), False),
        (MatchResult(winner=3), False),
        (MatchResult(winner=1, drawn=True), False),
        (MatchResult(winner=1, forfeited=(2,)), False),
        (MatchResult(drawn=True, forfeited=(2,)), False),
        (MatchResult(forfeited=(1, 1)), False),
        (MatchResult(forfeited=(3,)), False),
        (MatchResult(winner=1, won={3: 1}), False),
        (MatchResult(winner=1, won={1: -1}), False),
        (MatchResult(winner=1, won={1: MOST + 1}), False),
        (MatchResult(winner=1, drawn_games=-1), False),
        (MatchResult(winner=1, drawn_games=MOST + 1), False),
        (ScoreResult({1: Fraction(1), 2: Fraction(0)}), False),
    ],
)
def test_a_match_has_one_outcome_for_the_two_at_the_table(result: Result, can_be: bool) -> None:
    assert possible.fits(CHESS, table(1, 1, 2), result) is can_be


GOOD = BoardResult({1: 2, 2: 1, 3: 3}, {1: 0, 2: MOST, 3: 1}, {1: MOST, 2: 0, 3: 1})
LEFT = BoardResult({1: 2, 2: 1}, {1: 0, 2: 5}, {1: 1, 2: 0}, (3,))


@pytest.mark.parametrize(
    ("result", "can_be"),
    [
        (GOOD, True),
        (LEFT, True),
        (replace(LEFT, game_points={1: 0, 2: 5, 3: 1}, energy={1: 0, 2: 5, 3: 1}), True),
        (replace(GOOD, places={1: 2, 2: 1}), False),
        (replace(GOOD, places={1: 2, 2: 2, 3: 1}), False),
        (replace(GOOD, places={1: 1, 2: 2, 3: 4}), False),
        (replace(GOOD, places={1: 0, 2: 1, 3: 2}), False),
        (replace(GOOD, withdrawn=(3,)), False),
        (replace(LEFT, withdrawn=(4,)), False),
        (replace(GOOD, game_points={**GOOD.game_points, 4: 1}), False),
        (replace(GOOD, energy={**GOOD.energy, 4: 1}), False),
        (replace(GOOD, game_points={1: 0, 2: 1}), False),
        (replace(GOOD, energy={1: 0, 2: 1}), False),
        (replace(GOOD, game_points={**GOOD.game_points, 1: -1}), False),
        (replace(GOOD, game_points={**GOOD.game_points, 1: MOST + 1}), False),
        (replace(GOOD, energy={**GOOD.energy, 1: -1}), False),
        (replace(GOOD, energy={**GOOD.energy, 1: MOST + 1}), False),
    ],
)
def test_a_board_has_a_place_for_everyone_who_finished(result: BoardResult, can_be: bool) -> None:
    assert possible.fits(RISK, table(1, 1, 2, 3), result) is can_be


@pytest.mark.parametrize(
    ("result", "can_be"),
    [
        (ScoreResult({1: Fraction(MOST), 2: Fraction(-MOST)}), True),
        (ScoreResult({1: Fraction(1, 10**6), 2: Fraction(0)}), True),
        (ScoreResult({1: Fraction(1)}, (2,)), True),
        (ScoreResult({}, (2, 1)), True),
        (ScoreResult({1: Fraction(1)}), False),
        (ScoreResult({1: Fraction(1), 2: Fraction(2)}, (2,)), False),
        (ScoreResult({1: Fraction(1), 3: Fraction(2)}), False),
        (ScoreResult({1: Fraction(1), 2: Fraction(MOST + 1)}), False),
        (ScoreResult({1: Fraction(1), 2: Fraction(-MOST - 1)}), False),
        (ScoreResult({1: Fraction(1), 2: Fraction(1, 3)}), False),
        (ScoreResult({1: Fraction(1), 2: Fraction(1, 10**7)}), False),
    ],
)
def test_scores_are_of_everyone_at_the_table_and_have_six_places_at_most(
    result: ScoreResult, can_be: bool
) -> None:
    assert possible.fits(STRIKES, table(1, 1, 2), result) is can_be
