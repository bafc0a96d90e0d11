"""The US Chess rating report, read back by another program's reader."""

from dataclasses import replace
from pathlib import Path

import pytest
from dbfread import DBF

from tests.exchange.irregular import irregular_event
from tourneydesk.core.event import Event
from tourneydesk.core.reasons import Refused
from tourneydesk.exchange.kinds import make_export, missing
from tourneydesk.exchange.uschess import HEADER, SECTION


def rows_of(content: bytes, folder: Path) -> list[dict[str, str]]:
    path = folder / "read.dbf"
    path.write_bytes(content)
    return [dict(row) for row in DBF(path, encoding="cp1252", char_decode_errors="strict")]


def test_every_round_of_an_irregular_event_is_as_worked_by_hand(tmp_path: Path) -> None:
    files = make_export("uschess", [irregular_event()])
    rounds = {
        row["D_PAIR_NUM"]: (row["D_RND01"], row["D_RND02"], row["D_RND03"])
        for row in rows_of(files["TDEXPORT.DBF"], tmp_path)
    }
    assert rounds == {
        "1": ("W3W", "X0", "Z0"),
        "2": ("D4W", "W3B", "Z0"),
        "3": ("L1B", "L2W", "U0"),
        "4": ("D2B", "H0", "W5W"),
        "5": ("B0", "F0", "L4B"),
    }


def test_the_head_the_sections_and_the_players_carry_what_the_office_asks_for(
    tmp_path: Path,
) -> None:
    other = replace(irregular_event(), name="Reserve")
    files = make_export("uschess", [irregular_event(), other])
    (head,) = rows_of(files["THEXPORT.DBF"], tmp_path)
    assert (head["H_FORMAT"], head["H_NAME"], head["H_TOT_SECT"]) == ("2C", "Club Open", "2")
    assert (head["H_BEG_DATE"], head["H_CITY"], head["H_AFF_ID"]) == (
        "20261121",
        "Springfield",
        "A6012345",
    )
    sections = rows_of(files["TSEXPORT.DBF"], tmp_path)
    assert [(one["S_SEC_NUM"], one["S_TOT_RNDS"], one["S_LST_PAIR"]) for one in sections] == [
        ("1", "3", "5"),
        ("2", "3", "5"),
    ]
    players = rows_of(files["TDEXPORT.DBF"], tmp_path)
    assert [(one["D_SEC_NUM"], one["D_NAME"], one["D_MEM_ID"]) for one in players[:2]] == [
        ("1", "Lee, Ann", "11111111"),
        ("1", "Núñez, José", "22222222"),
    ]
    assert len(players) == 10
    assert players[3]["D_RATING"] == ""


def test_a_player_who_entered_again_has_a_line_for_each_entry(tmp_path: Path) -> None:
    event = irregular_event()
    first, again = event.players[1], event.players[4]
    again = replace(again, name=first.name, member_id=first.member_id, rating=first.rating)
    event = replace(event, players=(*event.players[:4], again))
    assert missing("uschess", [event]) == ()
    rows = rows_of(make_export("uschess", [event])["TDEXPORT.DBF"], tmp_path)
    games = {row["D_PAIR_NUM"]: row["D_RND02"] for row in rows if row["D_MEM_ID"] == "22222222"}
    assert games == {"2": "W3B", "5": "F0"}


def test_the_files_are_dbase_iii_with_the_fields_of_the_layout_in_order(tmp_path: Path) -> None:
    files = make_export("uschess", [irregular_event()])
    for name, layout in (("THEXPORT.DBF", HEADER), ("TSEXPORT.DBF", SECTION)):
        assert files[name][0] == 3, "dBASE III without memo"
        path = tmp_path / name
        path.write_bytes(files[name])
        fields = DBF(path).fields
        assert [(one.name, one.length, one.type) for one in fields] == [
            (field, width, "C") for field, width in layout.items()
        ]
    assert make_export("uschess", [irregular_event()]) == files, "equal input gives equal bytes"


@pytest.mark.parametrize(
    ("changed", "codes"),
    [
        ({"details": {}}, ["export_detail_missing"] * 8),
        ({"rounds": ()}, ["export_no_rounds"]),
    ],
)
def test_a_half_filled_report_is_refused_with_all_that_is_missing(
    changed: dict[str, object], codes: list[str]
) -> None:
    event: Event = replace(irregular_event(), **changed)  # type: ignore[arg-type]
    assert [problem.code for problem in missing("uschess", [event])] == codes
    with pytest.raises(Refused) as refused:
        make_export("uschess", [event])
    assert [problem.code for problem in refused.value.problems] == codes


def test_a_missing_result_and_every_wrong_member_id_are_named() -> None:
    event = irregular_event()
    first, *others = event.rounds
    open_round = replace(first, tables=(replace(first.tables[0], result=None), first.tables[1]))
    one, two, *rest = event.players
    players = (replace(one, member_id=None), replace(two, member_id="1234"), *rest)
    event = replace(event, rounds=(open_round, *others), players=players)
    problems = missing("uschess", [event])
    assert [(one.code, one.facts.get("player"), one.facts.get("round")) for one in problems] == [
        ("export_no_member_id", "Ann Lee", None),
        ("export_wrong_member_id", "José Núñez", None),
        ("export_result_missing", None, 1),
    ]


def test_long_and_foreign_names_fit_their_fields(tmp_path: Path) -> None:
    event = irregular_event()
    players = (
        replace(event.players[0], name="x" * 120, family=None),
        replace(event.players[1], name="Оксана Берёзкин", family=None),
        *event.players[2:],
    )
    files = make_export("uschess", [replace(event, players=players)])
    names = [row["D_NAME"] for row in rows_of(files["TDEXPORT.DBF"], tmp_path)]
    assert names[0] == "x" * 30
    assert names[1] == "????????, ??????"
