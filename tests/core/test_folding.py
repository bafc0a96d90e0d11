"""Names are found however their letters are typed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tourneydesk.core.name_search import begins, contains, folded, same, words_begin


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("zoe", "Zoë Hartigan"),
        ("ZOË", "Zoe Hartigan"),
        ("lukasz", "Łukasz Żółć"),
        ("zolc", "Łukasz Żółć"),
        ("muller", "Gerd Müller"),
        ("mueller", "Gerd Müller"),
        ("müller", "Gerd Mueller"),
        ("o'brien", "Pat OBrien"),
        ("obrien", "Pat O’Brien"),
        ("o’brien", "Pat O'Brien"),
        ("strasse", "Ida Straße"),
        ("soren", "Søren Ågård"),
        ("soeren aag", "Søren Ågård"),
        ("truong minh anh", "Trương, Minh-Anh"),
        ("istanbul", "İstanbul"),
        ("明", "王小明"),
        ("محمد", "مُحَمَّد"),
        ("smith jones", "Jo Smith-Jones"),
    ],
)
def test_a_name_is_found_without_its_accents(typed: str, name: str) -> None:
    assert words_begin(typed, name)
    assert contains(typed, name)


@pytest.mark.parametrize(
    ("typed", "name"), [("", "Ann"), (" ", "Ann"), ("'", "Ann"), ("nn", "Ann"), ("anna", "Ann")]
)
def test_what_begins_no_word_of_a_name_does_not_find_it(typed: str, name: str) -> None:
    assert not words_begin(typed, name)


def test_a_name_in_full_is_the_same_in_every_spelling() -> None:
    assert same("gerd mueller", "Gerd Müller")
    assert same("GERD MULLER", "Gerd Müller")
    assert not same("gerd mull", "Gerd Müller")
    assert not same("", "")
    assert begins("mue", "Müller")
    assert folded("Łukasz  Żółć") == "lukasz zolc"


@given(st.text(min_size=1))
def test_every_name_is_found_by_itself(name: str) -> None:
    assert contains(name, name) or not name.strip()
    assert same(name, name) or not name.strip()
