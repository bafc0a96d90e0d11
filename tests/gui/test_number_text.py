"""Numbers as people type them, exactly."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tourneydesk.gui.pages.sheet_entry import BOARD, SCORES, InvalidFigure, places_by_score
from tourneydesk.gui.widgets.match_keys import as_typed, exact_number, whole_number


@given(st.integers(-(10**9) * 10**6, 10**9 * 10**6))
def test_a_number_typed_out_reads_back_as_itself(millionths: int) -> None:
    value = Fraction(millionths, 10**6)
    assert exact_number(as_typed(value)) == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("12", Fraction(12)),
        ("7.5", Fraction(15, 2)),
        ("7,5", Fraction(15, 2)),
        ("-3", Fraction(-3)),
        ("−3", Fraction(-3)),
        (" 0.1 ", Fraction(1, 10)),
        ("007", Fraction(7)),
    ],
)
def test_what_people_type_is_read(text: str, value: Fraction) -> None:
    assert exact_number(text) == value


@pytest.mark.parametrize(
    "text",
    [
        "",
        "-",
        "1_500",
        "1e9",
        "nan",
        "inf",
        "1.2.3",
        "٣",
        "½",
        "1.1234567",
        "9" * 5000,
        "0x10",
        "--1",
    ],
)
def test_what_is_no_number_is_not(text: str) -> None:
    assert exact_number(text) is None
    assert whole_number(text) is None


@given(st.text(max_size=12))
def test_no_text_breaks_the_reading(text: str) -> None:
    exact_number(text)
    whole_number(text)


@given(st.lists(st.one_of(st.none(), st.integers(-(10**6), 10**6)), min_size=1, max_size=5))
def test_a_sheet_of_scores_reads_what_was_typed(figures: list[int | None]) -> None:
    players = list(range(11, 11 + len(figures)))
    texts = tuple(("w",) if one is None else (str(one),) for one in figures)
    report = SCORES.read(players, texts)
    assert not isinstance(report, InvalidFigure)
    scored = {
        player: Fraction(one)
        for player, one in zip(players, figures, strict=True)
        if one is not None
    }
    assert report["scores"] == scored
    assert report["withdrawn"] == [player for player in players if player not in scored]
    for (text,), place in zip(texts, places_by_score(texts), strict=True):
        if text != "w":
            better = sum(other > int(text) for other in scored.values())
            assert place.removeprefix("place ").split("–")[0] == str(better + 1)


def test_a_board_names_the_first_figure_that_cannot_be_read() -> None:
    slip = BOARD.read([1, 2], (("1", "30", "5"), ("2", "x", "")))
    assert isinstance(slip, InvalidFigure)
    assert (slip.seat, slip.column) == (1, 1)


def test_someone_withdrawn_may_have_points_or_none() -> None:
    report = BOARD.read([1, 2], (("W", "", ""), ("1", "3", "4")))
    assert report == {
        "places": {2: 1},
        "game_points": {2: 3},
        "energy": {2: 4},
        "withdrawn": [1],
    }
