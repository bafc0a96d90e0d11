"""What leaves for a spreadsheet is shown there, never computed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tourneydesk.present.cells import safe_cell


@pytest.mark.parametrize("start", ["=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠"])
def test_a_cell_that_would_begin_a_formula_gets_an_apostrophe(start: str) -> None:
    assert safe_cell(start + "cmd|' /C calc'!A0") == "'" + start + "cmd|' /C calc'!A0"


@pytest.mark.parametrize("text", ["", "Ann Lee", "a=b", "O'Brien", "3–0", "José", " =1"])
def test_other_cells_stay_as_they_are(text: str) -> None:
    assert safe_cell(text) == text


@given(st.text())
def test_nothing_is_lost(text: str) -> None:
    assert safe_cell(text).removeprefix("'" if safe_cell(text) != text else "") == text
    assert not safe_cell(text).startswith(("=", "+", "-", "@", "\t", "\r", "\n"))
