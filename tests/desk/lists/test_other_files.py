"""Lists of players in files of other programs: dBASE, FIDE's report, Pokémon's TOM."""

from contextlib import suppress
from pathlib import Path

import dbf
import pytest
from dbfread import DBF
from hypothesis import given
from hypothesis import strategies as st

from tourneydesk.core.reasons import Refused
from tourneydesk.desk.lists.decoding import decode
from tourneydesk.desk.lists.grid import Choices, read_grid
from tourneydesk.desk.lists.player_list import PlayerList, read_list_bytes
from tourneydesk.desk.lists.preview import preview_list

SUPPLEMENT = "MEM_ID C(8); MEM_NAME C(30); STATE C(2); EXPIRED D; R_LPB_RAT C(8); Q_LPB_RAT C(8)"
MEMBERS = (
    ("12345678", "LEE,ANN", "FL", dbf.Date(2026, 11, 30), "1100/12", "1402"),
    ("22345678", "MUÑOZ,RENÉ", "GA", None, "*1800", ""),
    ("32345678", "GONE,GUY", "GA", None, "", ""),
    ("42345678", "OTT,UTE", "NY", None, "", "1340/5"),
)


def dbase(folder: Path, codepage: str = "cp1252", fields: str = SUPPLEMENT) -> bytes:
    """A supplement as another library writes it, with the third row deleted."""
    table = dbf.Table(str(folder / "members.dbf"), fields, codepage=codepage)
    table.open(dbf.READ_WRITE)
    for at, row in enumerate(MEMBERS):
        table.append(row)
        if at == 2:
            dbf.delete(table[-1])
    table.close()
    return (folder / "members.dbf").read_bytes()


def told(listed: PlayerList) -> list[tuple[object, ...]]:
    return [
        (one.name, one.member_id, one.rating, one.provisional, one.rating2, one.provisional2)
        for one in listed.players
    ]


@pytest.mark.parametrize("codepage", ["cp437", "cp850", "cp1252"])
def test_a_supplement_brings_everybody_but_deleted_rows(tmp_path: Path, codepage: str) -> None:
    data = dbase(tmp_path, codepage)
    listed = read_list_bytes(data, 2026)
    assert told(listed) == [
        ("LEE,ANN", "12345678", 1100, 12, 1402, None),
        ("MUÑOZ,RENÉ", "22345678", 1800, None, None, None),
        ("OTT,UTE", "42345678", None, None, 1340, 5),
    ]
    assert [(one.state, one.expires) for one in listed.players] == [
        *(("FL", "2026-11-30"), ("GA", None), ("NY", None)),
    ]
    assert listed.problems == ()
    other = DBF(str(tmp_path / "members.dbf"))
    assert [row["MEM_NAME"].strip() for row in other] == [one.name for one in listed.players]


@pytest.mark.parametrize("codepage", ["cp437", "cp850", "cp1252", "utf8"])
def test_a_code_page_that_the_file_does_not_name_is_guessed(tmp_path: Path, codepage: str) -> None:
    data = bytearray(dbase(tmp_path, codepage))
    data[29] = 0
    listed = read_list_bytes(bytes(data), 2026)
    assert [one.name for one in listed.players][1] == "MUÑOZ,RENÉ"
    assert [one.problem.code for one in listed.problems] == ["list_encoding"]


def test_memos_are_left_out_and_numbers_logical_values_and_other_types_are_text(
    tmp_path: Path,
) -> None:
    fields = "NAME C(20); RATING N(4,0); PAID L; LETTER M"
    table = dbf.Table(str(tmp_path / "m.dbf"), fields, dbf_type="db3", codepage="cp1252")
    table.open(dbf.READ_WRITE)
    table.append(("Ann Lee", 1500, True, "a long letter"))
    table.close()
    data = (tmp_path / "m.dbf").read_bytes()
    assert decode(data).text == "NAME\tRATING\tPAID\nAnn Lee\t1500\tT\n"


def test_a_file_that_is_cut_off_brings_the_rows_that_are_whole(tmp_path: Path) -> None:
    data = dbase(tmp_path)
    length = int.from_bytes(data[10:12], "little")
    shown = preview_list(read_grid(data[: -length - 5]), Choices(), (), 2026)
    assert [row.name for row in shown.rows] == ["LEE,ANN", "MUÑOZ,RENÉ"]
    (note,) = [one.problem for one in shown.grid.notes if one.problem.code == "list_cut_off"]
    assert note.facts == {"rows": 2, "expected": 4}


@given(st.data())
def test_whatever_a_dbase_file_is_damaged_to_it_is_read_or_refused(data: st.DataObject) -> None:
    header = bytearray(b"\x03\x7e\x0b\x17" + (1).to_bytes(4, "little") + bytes(24))
    header[8:12] = (65).to_bytes(2, "little") + (11).to_bytes(2, "little")
    field = b"NAME".ljust(11, b"\0") + b"C" + bytes(4) + b"\x0a" + bytes(15)
    sound = bytearray(bytes(header) + field + b"\r" + b" Ann Lee   \x1a")
    assert read_list_bytes(bytes(sound), 2026).players[0].name == "Ann Lee"
    for _ in range(data.draw(st.integers(1, 4))):
        sound[data.draw(st.integers(0, len(sound) - 1))] = data.draw(st.integers(0, 255))
    cut = data.draw(st.integers(0, len(sound)))
    with suppress(Refused):
        read_list_bytes(bytes(sound[:cut]), 2026)


def trf_player(name: str, rating: int, member: str, birth: str) -> str:
    return f"001    1 m GM {name:33} {rating:4} ESP {member:>11} {birth:10}  1.0    1     2 w 1\r\n"


TRF = (
    "012 Spring Open\r\n042 2026/03/01\r\n"
    + trf_player("Núñez, José", 2500, "2200000", "1990/05/17")
    + trf_player("Lee, Ann", 0, "", "").rstrip()
    + "\r\nXXR 5\r\n"
)


@pytest.mark.parametrize("encoding", ["utf-8", "cp1252", "mac_roman"])
def test_the_players_of_a_fide_report_are_a_list(encoding: str) -> None:
    listed = read_list_bytes(TRF.encode(encoding), 2026)
    assert told(listed) == [
        ("Núñez, José", "2200000", 2500, None, None, None),
        ("Lee, Ann", None, None, None, None, None),
    ]
    assert listed.players[0].birth == "1990-05-17"


TOM = """<?xml version="1.0" encoding="utf-8"?>
<tournament type="2"><data><name>Cup</name></data><players>
<player userid="77"><firstname>José</firstname><lastname>Núñez</lastname>
<birthdate>02/27/2014</birthdate></player>
<player userid="78"><firstname>Ann</firstname><lastname>Lee &amp; Co</lastname>
<birthdate>05/17/2010</birthdate></player></players></tournament>"""


def test_the_players_of_a_tom_file_are_a_list_with_birth_years() -> None:
    listed = read_list_bytes(TOM.encode(), 2026)
    assert [(one.name, one.family, one.member_id, one.birth) for one in listed.players] == [
        ("José Núñez", "Núñez", "77", "2014"),
        ("Ann Lee & Co", "Lee & Co", "78", "2010-05-17"),
    ]


@pytest.mark.parametrize(
    "text",
    [
        TOM[:-20],
        TOM.replace("?>", '?><!DOCTYPE x [<!ENTITY a "b">]>', 1),
        TOM.replace("<data>", "<data>" * 60),
        '<?xml version="1.0" encoding="nope"?><tournament/>',
    ],
)
def test_a_tom_file_that_is_damaged_or_hostile_is_refused(text: str) -> None:
    with pytest.raises(Refused) as refusal:
        read_list_bytes(text.encode(), 2026)
    assert refusal.value.problems[0].code == "list_tdf_damaged"


@pytest.mark.parametrize(
    ("data", "names"),
    [
        (
            b"Name\tRating\tClub\rJos\x8e N\x96\x96ez\t1500\tCaf\x8e\rAnn\t1100P12\r",
            ["José", "Ann"],
        ),
        (b"Name;Rating;Club\r\nAnn;1100/12\r\nBo\r\n;;;\r\n\x1a", ["Ann", "Bo"]),
        (b"name,rating,,\nAnn,UNR,,\nBo,NNN\n\n,,,\n\t\n", ["Ann", "Bo"]),
    ],
    ids=["Mac Roman with tabs", "short rows and a Ctrl+Z", "trailing junk"],
)
def test_lists_as_old_programs_write_them_lose_nobody(data: bytes, names: list[str]) -> None:
    shown = preview_list(read_grid(data), Choices(), (), 2026)
    assert [row.name.split()[0] for row in shown.rows][: len(names)] == names
    assert [row.fields is not None for row in shown.rows][: len(names)] == [True, True]


@pytest.mark.parametrize("length", [0, 1, 20])
def test_rows_that_are_shorter_than_their_fields_are_refused(tmp_path: Path, length: int) -> None:
    data = bytearray(dbase(tmp_path))
    data[10:12] = length.to_bytes(2, "little")
    with pytest.raises(Refused) as refused:
        decode(bytes(data))
    assert refused.value.problems[0].code == "list_dbase_damaged"
