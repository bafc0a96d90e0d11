"""A federation's member list: loaded whatever its cells hold, then found by name and ID."""

from pathlib import Path

import pytest

from tests.desk.lists.test_other_files import dbase
from tourneydesk.core.reasons import Refused
from tourneydesk.desk.lists import member_list as reading
from tourneydesk.desk.players import load_members
from tourneydesk.store.known_people import Person
from tourneydesk.store.members import find_members, member_list

LIST = (
    "Federation ratings, November\n"
    "MEM_ID\tMEM_NAME\tSTATE\tEXPIRED\tR_LPB_RAT\tQ_LPB_RAT\tFIDE_ID\n"
    "12345678\tLEE, ANN\tFL\t2026-11-30\t1100/12\t0\t1\n"
    "22345678\tO\u2019BRIEN-N\u00da\u00d1EZ, ZO\u00cb\tGA\tnonsense\tabc\t1402\t2\n"
    "\t\t\t\t\t\t\n"
    "32345678\t\tGA\t\t\t\t\n"
    "42345678\tLeroy Leeson\n"
)


@pytest.fixture
def loaded(tmp_path: Path) -> Path:
    (tmp_path / "list.txt").write_text(LIST, encoding="utf-8")
    path = tmp_path / "data" / "members.db"
    assert load_members(tmp_path / "list.txt", path).members == 3
    return path


def names(path: Path, text: str) -> list[str]:
    return [one.name for one in find_members(path, text)]


def test_a_member_has_what_the_list_says_and_bad_cells_are_empty(loaded: Path) -> None:
    assert find_members(loaded, "12345678") == [
        Person(
            *("Ann Lee", "12345678", None, 1100, None, "Lee"),
            *(12, None, None, "FL", "2026-11-30", None),
            listed=True,
        )
    ]
    (zoe,) = find_members(loaded, "223")
    assert (zoe.rating, zoe.rating2, zoe.expires, zoe.state) == (None, 1402, None, "GA")


def test_members_are_found_by_the_beginning_of_names_and_ids(loaded: Path) -> None:
    assert names(loaded, "lee") == ["Ann Lee", "Leroy Leeson"]
    assert names(loaded, "ann l") == names(loaded, "Lee, A") == ["Ann Lee"]
    assert names(loaded, "obrien nun zoe") == names(loaded, "O\u2019Brien") != []
    assert names(loaded, "42") == ["Leroy Leeson"]
    assert names(loaded, "xyz") == names(loaded, " ") == names(loaded, "*") == []


def test_a_list_replaces_the_one_before_and_says_where_it_is_from(
    loaded: Path, tmp_path: Path
) -> None:
    listed = member_list(loaded)
    assert listed is not None
    assert (listed.source, listed.members, len(listed.loaded)) == ("list.txt", 3, 10)
    (tmp_path / "members.dbf").write_bytes(dbase(tmp_path))
    assert load_members(tmp_path / "members.dbf", loaded).members == 3
    assert names(loaded, "lee") == ["Ann Lee"]
    assert names(loaded, "leeson") == []
    assert find_members(loaded, "42")[0].provisional2 == 5


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "list_empty"),
        (b"Name\n", "nobody_in_list"),
        (b"Color,Size\nred,1\nblue,2\n", "list_no_name_column"),
        (b"\x03 not really dBASE", "list_dbase_damaged"),
        (b"PK\x03\x04 no workbook", "list_is_workbook"),
    ],
)
def test_what_is_no_member_list_is_refused_and_the_list_before_stays(
    loaded: Path, tmp_path: Path, content: bytes, code: str
) -> None:
    (tmp_path / "bad").write_bytes(content)
    with pytest.raises(Refused) as refusal:
        load_members(tmp_path / "bad", loaded)
    assert refusal.value.problems[0].code == code
    assert names(loaded, "lee") == ["Ann Lee", "Leroy Leeson"]
    assert [file.name for file in loaded.parent.iterdir()] == ["members.db"]


def test_a_list_that_is_cut_off_does_not_replace_the_whole_one(
    loaded: Path, tmp_path: Path
) -> None:
    data = dbase(tmp_path)
    (tmp_path / "members.dbf").write_bytes(data[:-40])
    with pytest.raises(Refused) as refusal:
        load_members(tmp_path / "members.dbf", loaded)
    assert refusal.value.problems[0].code == "list_cut_off"
    assert names(loaded, "lee") == ["Ann Lee", "Leroy Leeson"]


def test_a_list_that_is_too_long_or_too_big_is_refused(
    loaded: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "list.txt"
    for name, code in (("MOST_MEMBERS", "list_too_many_lines"), ("MOST_BYTES", "list_too_big")):
        path.write_text("Name\n" + "Ann\n" * 100)
        monkeypatch.setattr(reading, name, 50)
        with pytest.raises(Refused) as refusal:
            load_members(path, loaded)
        monkeypatch.undo()
        assert refusal.value.problems[0].code == code


def test_nobody_is_found_in_a_file_that_is_missing_or_damaged(loaded: Path, tmp_path: Path) -> None:
    assert names(loaded, "lee")
    assert find_members(tmp_path / "none.db", "lee") == []
    assert member_list(tmp_path / "none.db") is None
    (tmp_path / "bad.db").write_bytes(b"SQLite format 3\0" + bytes(500))
    assert find_members(tmp_path / "bad.db", "lee") == []
    assert member_list(tmp_path / "bad.db") is None

    with pytest.raises(Refused) as refusal:
        load_members(tmp_path / "list.txt", tmp_path / "list.txt" / "members.db")
    assert refusal.value.problems[0].code == "members_not_kept"
