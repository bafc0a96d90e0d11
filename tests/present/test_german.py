"""German is said kindly and set with its own quotation marks, at the tables and in the window."""

import re

import pytest

from tests.message_files import texts
from tourneydesk.present import messages


@pytest.mark.parametrize("unkind", ["Fehler", "ungültig", "fehlgeschlagen"])
def test_nobody_is_told_off(unkind: str) -> None:
    assert [text for text in texts("de").values() if re.search(unkind, text, re.IGNORECASE)] == []


def test_german_quotation_marks_go_in_pairs() -> None:
    assert [text for text in texts("de").values() if text.count("„") != text.count("“")] == []
    assert [text for text in texts("de").values() if "”" in text] == []


def test_risk_is_played_at_tables() -> None:
    of_risk = re.compile("risk-swiss|first-places")
    boards = [key for key, text in texts("de").items() if of_risk.search(key) and "Brett" in text]
    assert boards == []


def test_a_team_is_a_mannschaft_everywhere() -> None:
    assert [key for key, text in texts("de").items() if re.search(r"\bTeams?\b", text)] == []


def test_headings_of_a_list_are_quoted_in_german() -> None:
    with messages.in_language("de"):
        told = messages.text("columns-not-read", headings=("“Fee”", "column 3"))
    assert "„Fee“" in told
    assert "Spalte 3" in told


def test_age_groups_are_named_in_german_on_paper_too() -> None:
    messages.use_language("de")
    try:
        told = messages.text("sheet-age-group", "age-swiss", group="10 and under")
        assert told == "Altersgruppe bis 10"
        assert messages.word_of("15 and up", "ages", "age-swiss") == "ab 15"
    finally:
        messages.use_language("en")
