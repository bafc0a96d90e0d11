"""Papers of the first version, printed by an earlier TourneyDesk, are still read."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.desk.papers import rebuilt_from, remarks
from tourneydesk.core.event import OpenItem
from tourneydesk.present.paper_rebuild.records import slip_record_of
from tourneydesk.present.state import round_shape, standings

FOLDER = Path(__file__).with_name("first_version")
every_format = pytest.mark.parametrize("key", sorted(one.stem for one in FOLDER.glob("*.json")))
"""Those that there were; what has been added since has no papers of that version."""


def printed(key: str) -> dict[str, Any]:
    path = FOLDER / f"{key}.json"
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def shapes(event: Any) -> list[dict[str, object]]:
    kept = ("number", "kind", "tables", "byes")
    return [{key: round_shape(one)[key] for key in kept} for one in event.rounds]


@every_format
def test_an_event_comes_back_from_its_first_version_papers(key: str) -> None:
    paper = printed(key)
    one = rebuilt_from(paper["papers"])
    assert remarks(one) == ""
    assert one.complete
    assert shapes(one.event) == paper["rounds"]
    assert standings(one.event) == paper["standings"]


@every_format
def test_their_slips_agree_and_add_nothing_false(key: str) -> None:
    paper = printed(key)
    one = rebuilt_from([*paper["papers"], *paper["slips"]])
    assert one.complete
    assert shapes(one.event) == paper["rounds"]


@every_format
def test_what_a_lost_first_version_card_said_is_open_or_told_by_others(key: str) -> None:
    paper = printed(key)
    before = {(one["number"], t["table"]): t for one in paper["rounds"] for t in one["tables"]}
    was = {row["player"]: row for row in paper["standings"]}
    for gone in range(1, 9):
        lines = paper["papers"][: 1 + 6 * (gone - 1)] + paper["papers"][1 + 6 * gone :]
        one = rebuilt_from(lines)
        for posted in one.event.rounds:
            shape: Any = round_shape(posted)
            for table in shape["tables"]:
                there = before[posted.number, table["table"]]
                assert table["seats"] == there["seats"]
                item = OpenItem("result", posted.number, table["table"])
                assert table["result"] == (
                    None if item in one.event.open_items else there["result"]
                )
        for row in standings(one.event):
            for figure in ("place", "points", "strikes", "wins"):
                if row.get(figure) is not None:
                    assert row[figure] == was[row["player"]][figure]


def test_a_first_version_slip_says_who_sat_there_and_nothing_else() -> None:
    slip = slip_record_of(printed("us-swiss")["slips"][0])
    assert slip.head.version == 1
    assert len(slip.players) == 2
    assert slip.lines == ()
