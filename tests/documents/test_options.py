"""The options of documents: their defaults, and the choices that are refused."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.builders.desks import desk_of
from tourneydesk.core.event import Event
from tourneydesk.core.reasons import Refused
from tourneydesk.documents import papers
from tourneydesk.documents.printing import (
    Option,
    PrintJob,
    PrintOptions,
    check_chosen,
    chosen_from,
    chosen_in,
)

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


def _offering(monkeypatch: pytest.MonkeyPatch, **offered: tuple[Option, ...]) -> None:
    """These documents offer these options."""

    def offers_of(key: str) -> Callable[[Event], tuple[Option, ...]]:
        return lambda _: offered.get(key, ())

    changed = tuple(
        replace(one, offers=offers_of(one.key)) for one in papers.COMMON if one.key != "packet"
    )
    packet = tuple(one for one in papers.COMMON if one.key == "packet")
    monkeypatch.setattr(papers, "COMMON", (*packet, *changed))


def test_the_packet_offers_what_its_parts_do_unless_two_mean_it_differently(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    poster = Option("poster", ("no", "3m"))
    _offering(monkeypatch, slips=(UP,), tables=(COLUMNS, poster), names=(COLUMNS,))
    event = desk_of("us-swiss").event
    packet = papers.document_of("packet")
    assert packet is not None
    assert packet.offers(event) == (poster, UP)
    assert papers.owner_of("packet", "up", event) == "slips"
    assert papers.owner_of("tables", "poster", event) == "tables"


def test_what_is_usual_for_a_part_applies_in_the_packet_and_a_choice_comes_first() -> None:
    usual = (("slips", (("up", ("6",)),)),)
    options = PrintOptions("10:30", 7, "0a1b", usual=usual)
    job = PrintJob(desk_of("us-swiss").event, None, options)
    assert job.offering((UP,), "slips").choice("up") == "6"
    assert job.offering((UP,), "cards").choice("up") == "4", "of another document"
    chosen = replace(job, options=replace(options, chosen=(("up", ("8",)),)))
    assert chosen.offering((UP,), "slips").choice("up") == "8"
