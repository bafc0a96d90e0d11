"""The options of documents: their defaults, and the choices that are refused."""

import pytest

from tourneydesk.core.sayings import Refused
from tourneydesk.documents.options import Option, check_chosen, chosen_from, chosen_in

UP = Option("up", ("4", "6", "8"))
COLUMNS = Option(
    "columns", ("place", "name", "club", "points"), several=True, usual=("name", "points")
)


def test_the_first_value_is_the_default_and_a_list_has_the_usual_ones() -> None:
    assert chosen_in(UP, ()) == ("4",)
    assert chosen_in(COLUMNS, ()) == ("name", "points")


def test_chosen_values_stay_in_the_order_of_the_document() -> None:
    chosen = chosen_from(["columns=points, club", "up=8"])
    assert chosen_in(COLUMNS, chosen) == ("club", "points")
    assert chosen_in(UP, chosen) == ("8",)


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("size=a6", "paper_option_unknown"),
        ("up=5", "paper_option_value"),
        ("up=", "paper_option_value"),
        ("columns=name,colour", "paper_option_value"),
    ],
)
def test_an_option_or_value_that_no_document_has_is_refused_by_name(typed: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        check_chosen((UP, COLUMNS), chosen_from([typed]))
    assert [problem.code for problem in refused.value.problems] == [code]


@pytest.mark.parametrize("typed", ["up", "=4", " = "])
def test_an_option_is_typed_as_key_and_value(typed: str) -> None:
    with pytest.raises(Refused):
        chosen_from([typed])


def test_without_options_every_choice_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        check_chosen((), chosen_from(["up=4"]))
    assert [problem.code for problem in refused.value.problems] == ["paper_option_none"]


def test_a_value_that_one_of_several_documents_has_is_accepted() -> None:
    check_chosen((Option("up", ("1", "2")), UP), chosen_from(["up=2"]))
