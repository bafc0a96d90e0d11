"""A player whose age nobody knows can be entered with his age group."""

from pathlib import Path

import pytest

from tests.builders.desks import desk_of
from tourneydesk.core.reasons import Refused
from tourneydesk.desk import players, rounds
from tourneydesk.present import messages
from tourneydesk.present.messages import say


def test_an_age_group_does_instead_of_an_age_in_any_spelling() -> None:
    desk = desk_of("age-swiss")
    players.enter(desk, {"name": "Ann", "age": 12})
    players.enter(desk, {"name": "Bo"})
    assert desk.format.outlook(desk.event).status == "setup"
    players.change(desk, 2, {"age_group": "11 - 14"})
    players.enter(desk, {"name": "Cy", "age_group": "15 AND UP"})
    players.enter(desk, {"name": "Di", "age": 9, "age_group": "15 and up"})
    assert rounds.pair(desk).groups == {
        1: "11–14",
        2: "11–14",
        3: "15 and up",
        4: "15 and up",
    }


def test_an_age_group_that_the_event_does_not_have_is_refused_with_those_it_has() -> None:
    desk = desk_of("age-swiss")
    with pytest.raises(Refused) as refused:
        players.enter(desk, {"name": "Ann", "age_group": "seniors"})
    assert say(refused.value.problems[0], desk.event) == messages.text(
        "age-group-unknown",
        "age-swiss",
        group="seniors",
        groups=("10 and under", "11–14", "15 and up"),
    )


def test_a_list_may_have_a_column_of_age_groups(tmp_path: Path) -> None:
    path = tmp_path / "list.csv"
    path.write_text("Name,Age group\nAnn,15 and up\nBo,10 and under\n", encoding="utf-8")
    desk = desk_of("age-swiss")
    players.import_list(desk, path)
    assert [player.age_group for player in desk.event.players] == ["15 and up", "10 and under"]
    assert set(rounds.pair(desk).groups.values()) == {"15 and up", "10 and under"}
