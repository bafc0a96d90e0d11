"""FIDE's report file, column by column."""

from dataclasses import replace

import pytest

from tests.exchange.irregular import irregular_event
from tourneydesk.core.event import ByeRequest
from tourneydesk.exchange.kinds import WHOLE, make_export


def lines_of(version: str, **changed: object) -> list[str]:
    event = replace(irregular_event(), **changed)  # type: ignore[arg-type]
    text = make_export("trf", [event], version)[WHOLE].decode()
    assert text.endswith("\r\n")
    return text.removesuffix("\r\n").split("\r\n")


@pytest.mark.parametrize("version", ["16", "26"])
def test_an_irregular_event_is_as_worked_by_hand(version: str) -> None:
    players = [line for line in lines_of(version) if line.startswith("001 ")]
    shown = [
        (
            line[4:8].strip(),
            line[14:47].strip(),
            line[48:52].strip(),
            line[57:68].strip(),
            line[80:84].strip(),
            line[85:89].strip(),
        )
        for line in players
    ]
    assert shown == [
        ("1", "Lee, Ann", "1800", "11111111", "2.0", shown[0][5]),
        ("2", "Núñez, José", "1600", "22222222", "1.5", "3"),
        ("3", "Cho, Kim", "1500", "33333333", "0.0", "5"),
        ("4", "Fox, Guy", "1400", "55555555", "1.0", "4"),
        ("5", "Dent, Eve", "", "44444444", "2.0", shown[4][5]),
    ]
    assert {shown[0][5], shown[4][5]} <= {"1", "2"}
    rounds = [[line[at : at + 8] for at in (91, 101, 111)] for line in players]
    assert rounds == [
        ["   3 w 1", "   4 b +", "   2 b -"],
        ["   5 w =", "   3 b 1", "   1 w -"],
        ["   1 b 0", "   2 w 0", "0000 - Z"],
        ["0000 - U", "   1 w -", "   5 b 0"],
        ["   2 b =", "0000 - H", "   4 w 1"],
    ]


def test_the_head_says_where_when_and_who() -> None:
    lines = lines_of("16")
    assert lines[:4] == [
        "012 Club Open",
        "022 Springfield",
        "042 2026/11/21",
        "052 2026/11/21",
    ]
    assert "102 12345678" in lines
    (dates,) = [line for line in lines if line.startswith("132")]
    assert dates[91:99] == dates[101:109] == dates[111:119] == "26/11/21"
    assert lines[-1] == "XXR 3"


def test_trf26_has_the_rounds_the_coming_byes_and_who_must_not_meet() -> None:
    requests = (ByeRequest(2, 4, irregular_event().rounds[1].byes[0].points),)
    lines = lines_of("26", bye_requests=requests)
    assert "142 3" in lines
    assert "182 TourneyDesk" in lines
    assert "240 H 004    2" in lines
    assert "260 001 003    1    5" in lines
    assert not any(line.startswith("XX") for line in lines)


def test_a_round_being_played_has_its_pairing_and_no_result() -> None:
    event = irregular_event()
    third = event.rounds[2]
    tables = tuple(replace(table, result=None) for table in third.tables)
    lines = lines_of("16", rounds=(*event.rounds[:2], replace(third, tables=tables)))
    ann = next(line for line in lines if "Lee, Ann" in line)
    assert ann[111:] == "   2 b"


def test_a_name_longer_than_its_field_moves_no_column() -> None:
    event = irregular_event()
    long = replace(event.players[0], name="Ann " + "L" * 60, family=None, member_id="1" * 20)
    lines = lines_of("16", players=(long, *event.players[1:]))
    ann = next(line for line in lines if line.startswith("001    1"))
    assert ann[14:47] == ("L" * 33)
    assert ann[48:52] == "1800"
    assert ann[57:68].strip() == "", "an id cut short would be another player's"
