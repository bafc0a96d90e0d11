"""An event file keeps what it acknowledged, and only one program at a time writes to it."""

from pathlib import Path

import pytest

from tests.builders.files import AT, names
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.event_file import EventFile


def test_what_is_appended_is_there_on_opening_again(tmp_path: Path) -> None:
    path = tmp_path / "Spring Open.tourney"
    with EventFile.create(path, AT, '[{"did":"EventOpened"}]') as file:
        for n in range(5):
            file.append(AT, f'[{{"n":{n}}}]')
        written = file.entries
        assert EventFile.read(path) == written
    assert names(tmp_path) == ["Spring Open.tourney"]
    assert EventFile.read(path) == written
    with EventFile.open(path) as file:
        assert file.entries == written
        assert [entry.number for entry in written] == [1, 2, 3, 4, 5, 6]
    assert names(tmp_path) == ["Spring Open.tourney"]


def test_a_file_that_exists_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "e.tourney"
    path.write_text("my notes")
    with pytest.raises(FileTrouble) as caught:
        EventFile.create(path, AT, "[]")
    assert caught.value.code == "file_exists"
    assert path.read_text() == "my notes"
    assert names(tmp_path) == ["e.tourney"]
