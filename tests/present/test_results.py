"""A result has one wording, whatever shows it."""

import ast
from fractions import Fraction
from pathlib import Path

import pytest

import tourneydesk
from tests.builders.events import event_of
from tourneydesk.core.event import Player, Seat, Table
from tourneydesk.core.results import BoardResult, MatchResult, Result, ScoreResult
from tourneydesk.formats import FORMATS
from tourneydesk.present.results import outcome_text, result_text, score_text, seat_result

EVENT = event_of(FORMATS["age-swiss"], [Player(1, "Ana"), Player(2, "Ben"), Player(3, "Cem")])
BOARD = BoardResult({2: 1, 1: 2}, {2: 9, 1: 4}, {2: 3, 1: 0}, (3,))
SCORES = ScoreResult({1: Fraction(5, 2), 2: Fraction(7)}, (3,))
WORDS: list[tuple[Result | None, str, str, tuple[str, ...]]] = [
    (None, "no result", "", ("", "")),
    (MatchResult(winner=1), "Ana won", "1–0", ("W", "L")),
    (MatchResult(winner=2), "Ben won", "0–1", ("L", "W")),
    (MatchResult(drawn=True), "draw", "½–½", ("D", "D")),
    (MatchResult(forfeited=(2,)), "Ben didn’t show up", "1–0 forfeit", ("X", "F")),
    (MatchResult(forfeited=(1,)), "Ana didn’t show up", "0–1 forfeit", ("F", "X")),
    (MatchResult(forfeited=(1, 2)), "Ana and Ben didn’t show up", "0–0 forfeit", ("F", "F")),
    (MatchResult(winner=2, won={1: 1, 2: 2}), "Ben won (2–1)", "0–1", ("L", "W")),
    (MatchResult(winner=1, won={1: 2}), "Ana won (2–0)", "1–0", ("W", "L")),
    (
        MatchResult(drawn=True, won={1: 1, 2: 1}, drawn_games=1),
        "draw (1–1–1)",
        "½–½",
        ("D", "D"),
    ),
    (BOARD, "1. Ben (9/3), 2. Ana (4/0), Cem withdrew", "✓ In", ("2", "1", "WD")),
    (SCORES, "Ben 7, Ana 2½, Cem withdrew", "✓ In", ("2½", "7", "WD")),
]
PAPERS = ("score-sheet",)
"""The key of a document, which says no result."""
SAID = ("result-won", "result-drawn", "result-forfeit", "score-", "cross-forfeit-")


def table(result: Result | None, *, void: bool = False) -> Table:
    many = not isinstance(result, MatchResult | None)
    seats = tuple(Seat(player) for player in ((1, 2, 3) if many else (1, 2)))
    return Table(1, seats, result=result, void=void)


@pytest.mark.parametrize(("result", "words", "score", "signs"), WORDS, ids=str)
def test_a_result_in_words_in_a_list_and_at_a_seat(
    result: Result | None, words: str, score: str, signs: tuple[str, ...]
) -> None:
    at = table(result)
    assert result_text(EVENT, result) == outcome_text(EVENT, at) == words
    assert score_text(at) == score
    assert tuple(seat_result(at, player) for player in at.players) == signs


def test_points_instead_of_letters_where_a_format_counts_so() -> None:
    for result, points in (
        (MatchResult(winner=1), ("1", "0")),
        (MatchResult(drawn=True), ("½", "½")),
        (MatchResult(forfeited=(1,)), ("F", "X")),
    ):
        at = table(result)
        assert tuple(seat_result(at, player, in_points=True) for player in (1, 2)) == points


def test_a_game_that_was_stopped_says_so() -> None:
    at = table(None, void=True)
    assert outcome_text(EVENT, at) == "stopped, no result"
    assert score_text(at) == "Stopped"


def test_no_other_module_puts_results_into_words() -> None:
    """But for the answer to what was typed, which tells players of one name apart."""
    house = Path(tourneydesk.__file__).parent
    sources = {path: path.read_text(encoding="utf-8") for path in house.rglob("*.py")}
    found = {
        str(path.relative_to(house))
        for path, source in sources.items()
        if any(one in source for one in SAID)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant)
        and str(node.value).startswith(SAID)
        and node.value not in PAPERS
    }
    assert found == {
        "present/results.py",
        "present/tables/pairings.py",  # the room that a score takes before there is one
        "present/tables/results.py",  # a game of a record that was stopped
        "gui/pages/match_entry.py",  # the buttons that give a result
        "gui/pages/reporting.py",
    }
