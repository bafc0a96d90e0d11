"""German is said kindly and set with its own quotation marks, at the tables and in the window."""

import re
from collections.abc import Iterator

import pytest

from tests import message_files
from tourneydesk.gui.words import words_of
from tourneydesk.present import messages


def texts(value: object) -> Iterator[str]:
    """Every text in words of any shape."""
    match value:
        case str():
            yield value
        case dict():
            for inner in value.values():
                yield from texts(inner)
        case tuple():
            for inner in value:
                yield from texts(inner)
        case _:
            return


def german() -> list[str]:
    return [*message_files.texts("de").values(), *texts(words_of("german"))]


@pytest.mark.parametrize("unkind", ["Fehler", "ungültig", "fehlgeschlagen"])
def test_nobody_is_told_off(unkind: str) -> None:
    assert [text for text in german() if re.search(unkind, text, re.IGNORECASE)] == []


def test_german_quotation_marks_go_in_pairs() -> None:
    assert [text for text in german() if text.count("„") != text.count("“")] == []
    assert [text for text in german() if "”" in text] == []


def test_age_groups_are_named_in_german_on_paper_too() -> None:
    messages.speak("de")
    try:
        told = messages.text("sheet-age-group", "age-swiss", group="10 and under")
        assert told == "Altersgruppe bis 10"
        assert messages.text("cert-age-group", "age-swiss", group="15 and up").endswith("ab 15")
    finally:
        messages.speak("en")
