"""A format says which of its kinds of round are for a few; what they are called does not matter."""

from collections.abc import MutableMapping
from dataclasses import replace
from typing import cast

import pytest

from tests.builders.desks import desk_of
from tourneydesk.core.event import Event
from tourneydesk.core.format import Format
from tourneydesk.desk import rounds
from tourneydesk.desk.practice import play
from tourneydesk.desk.repairs import active_players, unseated_players
from tourneydesk.formats import FORMATS
from tourneydesk.present.messages import text
from tourneydesk.present.papers.charts import chart_of
from tourneydesk.present.projector.page import DisplayOptions, ProjectorPage
from tourneydesk.present.projector.pages import projector_pages
from tourneydesk.present.results import named_kind, round_name

KEY, OTHER = "risk-swiss", "playoff"
"""A format with a final, and what it might call it instead."""


@pytest.fixture
def event() -> Event:
    """Thirteen players, of whom five sit at the final, which has just been posted."""
    desk = desk_of(KEY, 13, swiss_rounds=1)
    play(desk, 1)
    assert rounds.pair(desk).kind == "final"
    return desk.event


def called_otherwise(event: Event) -> Event:
    return replace(event, rounds=(*event.rounds[:-1], replace(event.rounds[-1], kind=OTHER)))


def register(extra: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    """Has a format in the place of that one whose final is called otherwise, or is an ordinary
    round.
    """
    fmt, kinds = FORMATS[KEY], ("swiss", OTHER)
    made = replace(fmt, kinds=kinds, extra_kinds=extra, code=replace(fmt.code, kinds=kinds))
    monkeypatch.setitem(cast(MutableMapping[str, Format], FORMATS), KEY, made)


def pages(event: Event) -> list[ProjectorPage]:
    return projector_pages(event, DisplayOptions(kinds=("tables", "final")))


def test_a_final_of_another_name_is_one(event: Event, monkeypatch: pytest.MonkeyPatch) -> None:
    chart, shown = chart_of(event), pages(event)
    register((OTHER,), monkeypatch)
    other = called_otherwise(event)
    assert chart_of(other) == chart
    assert [page.rows for page in pages(other)] == [page.rows for page in shown]
    assert text(f"kind-{OTHER}") in pages(other)[0].title
    assert unseated_players(other, other.rounds[-1], active_players(other, other.rounds[-1])) == ()


def test_a_round_that_is_no_extra_one_was_missed(
    event: Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    missed = text("cross-missed")
    assert not any(missed in cells for cells in chart_of(event).values())
    register((), monkeypatch)
    other = called_otherwise(event)
    assert sum(missed in cells for cells in chart_of(other).values()) == 8
    assert [page.kind for page in pages(other)] == ["tables"]
    assert (
        len(unseated_players(other, other.rounds[-1], active_players(other, other.rounds[-1]))) == 8
    )


def test_a_kind_of_round_is_named_where_another_could_be_expected(
    event: Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert [named_kind(event, kind) for kind in ("swiss", "final")] == ["", text("kind-final")]
    for key, kinds in {
        "us-swiss": {"swiss": False},
        "dual-ring": {"ring": False},
        "strikes": {"random": True, "split": True, "playoff": True},
    }.items():
        other = replace(event, format=key)
        assert {kind: bool(named_kind(other, kind)) for kind in kinds} == kinds
    names = [round_name(event, 2, kind, drawn) for kind in ("swiss", "final") for drawn in (1, 2)]
    final = {"round": 2, "kind": text("kind-final"), "times": 2}
    assert names == [
        text("head-round", round=2),
        text("head-round-redrawn", round=2, times=2),
        text("head-round-kind", **final),
        text("head-round-kind-redrawn", **final),
    ]
    register((), monkeypatch)
    assert named_kind(event, "swiss") == text("kind-swiss")
