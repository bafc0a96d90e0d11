"""Events of earlier versions open for ever, and every command works on them.

``old_journals/FORMAT-1.jsonl`` is a whole event as the first version with that format wrote it, a
step a line; ``FORMAT-2.jsonl`` one of a later version in which nearly everything happens. They are
never written anew: a version that changes what it writes adds ``-3``.
"""

from pathlib import Path

import pytest

from tests.desk.every_command import outcome
from tourneydesk.core.journal import codec
from tourneydesk.formats import FORMATS

JOURNALS = sorted((Path(__file__).parent / "old_journals").glob("*.jsonl"))


@pytest.mark.parametrize("path", JOURNALS, ids=[path.stem for path in JOURNALS])
def test_an_event_of_an_earlier_version_opens_and_every_command_works(path: Path) -> None:
    assert outcome(path.read_text(encoding="utf-8").splitlines()) == "sound"


@pytest.mark.parametrize("path", JOURNALS, ids=[path.stem for path in JOURNALS])
def test_an_event_of_an_earlier_version_is_written_byte_for_byte_as_it_was(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [codec.encode(codec.decode(line)) for line in lines] == lines


def test_there_are_events_of_every_format() -> None:
    assert {path.stem.rpartition("-")[0] for path in JOURNALS} == set(FORMATS)
    assert len(JOURNALS) >= 2 * len(FORMATS)
