"""The file of a day, and sections that cannot be opened."""

import json
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.builders.days import new_day, new_section
from tests.builders.files import names
from tourneydesk.core.reasons import Refused
from tourneydesk.desk.day.sections import (
    DayFile,
    create_day,
    open_day,
    open_section,
    read_day,
    with_other_file,
    with_section,
    without_section,
    write_day,
)
from tourneydesk.desk.files.opening import open_event
from tourneydesk.present.messages import text
from tourneydesk.store.errors import FileTrouble


def trouble_of(path: Path) -> str:
    with pytest.raises(FileTrouble) as trouble:
        read_day(path)
    assert text(trouble.value.code, **trouble.value.facts)
    return trouble.value.code


def test_a_day_moved_with_its_sections_opens_from_the_new_place(tmp_path: Path) -> None:
    here = tmp_path / "here"
    (here / "sub").mkdir(parents=True)
    sections = new_section(here, "Open"), new_section(here / "sub", "Reserve")
    new_day(here, *sections)
    there = tmp_path / "there"
    shutil.move(here, there)
    day = open_day(there / "Saturday.tourneyday")
    assert [one.path for one in day.sections] == [
        there / "Open.tourney",
        there / "sub" / "Reserve.tourney",
    ]
    assert all(one.session is not None for one in day.sections)
    day.close()


def test_every_section_that_cannot_be_opened_is_named_and_the_others_open(tmp_path: Path) -> None:
    sections = [new_section(tmp_path, name) for name in ("Open", "Reserve", "Novice", "Booster")]
    path = new_day(tmp_path, *sections)
    sections[1].unlink()
    sections[3].write_bytes(sections[3].read_bytes()[:5000])
    with_lock = open_event(sections[2])  # as another program would have it open
    day = open_day(path)
    troubles = [one.trouble for one in day.sections]
    assert troubles[0] is None
    assert [one.code for one in troubles[1:] if one is not None] == [
        "file_missing",
        "file_in_use",
        "file_damaged",
    ]
    assert [event.name for event in day.events] == ["Open"]
    with_lock.close()
    assert open_section(sections[2]).session is not None
    day.close()


@pytest.mark.parametrize(
    "content",
    [b"", b"[]", b"{}", b"\xff\xfe", b'{"kind": "tourneyday"}', b"[" * 100_000, b" " * 300_000]
    + [
        json.dumps({"kind": "tourneyday", "version": version, "sections": sections}).encode()
        for version, sections in (
            (0, []),
            ("1", []),
            (1, "Open.tourney"),
            (1, [1]),
            (1, [""]),
            (1, ["a\0b"]),
            (1, ["x"] * 100),
            (1, ["x" * 1001]),
        )
    ],
)
def test_a_file_that_is_no_day_is_refused_in_a_sentence(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "Saturday.tourneyday"
    path.write_bytes(content)
    assert trouble_of(path) == "day_damaged"


def test_a_day_of_a_newer_program_says_so(tmp_path: Path) -> None:
    path = tmp_path / "Saturday.tourneyday"
    path.write_text(json.dumps({"kind": "tourneyday", "version": 2, "sections": {"new": "shape"}}))
    assert trouble_of(path) == "day_too_new"


def test_a_list_that_is_missing_or_a_folder_says_so(tmp_path: Path) -> None:
    assert trouble_of(tmp_path / "none.tourneyday") == "file_missing"
    (tmp_path / "folder.tourneyday").mkdir()
    assert trouble_of(tmp_path / "folder.tourneyday") == "day_damaged"


KEYS = ("kind", "version", "sections", "move", "from", "to", "player", "as")
ANY_JSON = st.recursive(
    st.none() | st.integers() | st.text(max_size=9),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(KEYS), inner, max_size=6)
    ),
    max_leaves=12,
)


@given(ANY_JSON, st.booleans())
def test_any_json_is_a_day_or_refused(row: object, begins: bool) -> None:
    if begins and isinstance(row, dict):
        row = {**row, "kind": "tourneyday", "version": 1}
    with TemporaryDirectory() as folder:
        path = Path(folder, "a.tourneyday")
        path.write_text(json.dumps(row), encoding="utf-8")
        try:
            day = read_day(path)
        except FileTrouble as trouble:
            refused = trouble.code
        else:
            write_day(path, day)
            assert read_day(path) == day
            return
    assert refused in ("day_damaged", "day_too_new")


def test_an_existing_file_is_not_replaced_by_a_new_day(tmp_path: Path) -> None:
    path = new_day(tmp_path)
    with pytest.raises(FileTrouble) as trouble:
        create_day(path)
    assert trouble.value.code == "file_exists"


def test_sections_are_added_moved_and_removed_and_their_files_stay(tmp_path: Path) -> None:
    one, other = new_section(tmp_path, "Open"), new_section(tmp_path, "Reserve")
    file = with_section(with_section(DayFile(), one), other)
    with pytest.raises(Refused) as refused:
        with_section(file, tmp_path / "." / "Open.tourney")
    assert [problem.code for problem in refused.value.problems] == ["day_section_twice"]
    moved = with_other_file(file, one, tmp_path / "elsewhere.tourney")
    assert moved.sections == (tmp_path / "elsewhere.tourney", other)
    assert without_section(file, one).sections == (other,)
    with pytest.raises(Refused):
        without_section(file, tmp_path / "none.tourney")
    assert names(tmp_path)[:2] == ["Open.tourney", "Reserve.tourney"]


def test_a_list_has_no_more_sections_than_a_rating_report() -> None:
    file = DayFile(tuple(Path(f"/{at}") for at in range(99)))
    with pytest.raises(Refused) as refused:
        with_section(file, Path("/one more"))
    assert refused.value.problems[0].code == "day_too_many_sections"


def test_a_list_that_cannot_be_written_leaves_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = new_day(tmp_path, new_section(tmp_path, "Open"))
    before = path.read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "no space")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(FileTrouble) as trouble:
        write_day(path, DayFile())
    assert trouble.value.code == "disk_full"
    assert path.read_bytes() == before
    assert [name for name in names(tmp_path) if name.startswith(".")] == []


def test_a_file_that_is_listed_under_several_names_is_one_section(tmp_path: Path) -> None:
    section = new_section(tmp_path, "Open")
    (tmp_path / "hard.tourney").hardlink_to(section)
    (tmp_path / "link.tourney").symlink_to(section)
    path = tmp_path / "day.tourneyday"
    listed = ["Open.tourney", "hard.tourney", "./Open.tourney", "link.tourney", "gone.tourney"]
    path.write_text(json.dumps({"kind": "tourneyday", "version": 1, "sections": listed}))
    assert read_day(path).sections == (section, tmp_path / "gone.tourney")
