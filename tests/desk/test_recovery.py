"""What can be recovered of a damaged file and its backups, and going on from it."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.desk.forging import journal_of
from tourneydesk.core.journal import codec
from tourneydesk.desk.files.opening import open_event, open_for_reading
from tourneydesk.desk.history import StepName
from tourneydesk.desk.recovery import (
    BACKUP,
    FILE,
    JOINED,
    MissingSteps,
    Recovery,
    recover,
    recovery_of,
)
from tourneydesk.desk.rounds import pair
from tourneydesk.desk.session import Session
from tourneydesk.present import messages
from tourneydesk.present.messages import say_recorded
from tourneydesk.present.progress import kept_text, missing_lines, missing_summary
from tourneydesk.store.chain import Entry, chain_of
from tourneydesk.store.checkpoints import keep_entries
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.replacing import write_whole

STEPS = journal_of("us-swiss")
ALL = len(STEPS)


def entries(steps: tuple[str, ...] = STEPS) -> tuple[Entry, ...]:
    return chain_of([(f"2026-05-01T09:{n % 60:02}:00+00:00", step) for n, step in enumerate(steps)])


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "Spring Open.tourney"
    write_whole(path, entries())
    return path


def backed_up(path: Path, count: int, label: str = "running") -> Path:
    return keep_entries(path, entries()[:count], label).path


def flipped(path: Path, text: str) -> Path:
    """One bit of that text in the file changed."""
    data = bytearray(path.read_bytes())
    at = data.rindex(text.encode())
    data[at] ^= 1
    path.write_bytes(data)
    return path


def wiped(path: Path, first: int, last: int) -> Path:
    """Pages of the file (from 1) overwritten with noughts."""
    data = bytearray(path.read_bytes())
    data[(first - 1) * 4096 : last * 4096] = bytes((last - first + 1) * 4096)
    path.write_bytes(data)
    return path


def trouble_of(path: Path) -> FileTrouble:
    with pytest.raises(FileTrouble) as trouble:
        open_for_reading(path)
    return trouble.value


def recovery(path: Path) -> Recovery:
    found = recovery_of(trouble_of(path))
    assert found is not None
    return found


def test_a_damaged_entry_leaves_the_entries_before_it(path: Path) -> None:
    middle = entries()[ALL // 2]
    found = recovery(flipped(path, middle.step))
    (best,) = found.choices
    assert (best.source, best.step_count, found.expected) == (FILE, ALL // 2, ALL)
    assert best.entries == entries()[: ALL // 2]
    assert found.missing(best)[0].first == ALL // 2 + 1
    assert found.missing(best)[-1].last == ALL


def test_a_backup_closes_the_gap_and_the_file_goes_on_after_it(path: Path) -> None:
    backed_up(path, ALL - 5)
    flipped(path, entries()[ALL // 2].step)
    found = recovery(path)
    assert [(one.source, one.step_count) for one in found.choices] == [
        (JOINED, ALL),
        (BACKUP, ALL - 5),
        (FILE, ALL // 2),
    ]
    assert found.choices[0].entries == entries()
    assert found.missing(found.choices[0]) == ()
    assert kept_text(ALL, found.expected, counted=found.counted) == messages.text(
        "recovery-whole", all=ALL
    )


def test_two_damaged_backups_and_a_damaged_file_make_one_sound_story(path: Path) -> None:
    flipped(backed_up(path, ALL - 3, "before-round-2"), entries()[3].step)
    flipped(backed_up(path, ALL - 2), entries()[ALL - 6].step)
    flipped(path, entries()[8].step)
    assert recovery(path).choices[0].entries == entries()


@pytest.mark.parametrize("pages", [(1, 1), (1, 2), (2, 2), (1, 3)])
def test_a_file_without_its_first_pages_is_read_all_the_same(
    path: Path, pages: tuple[int, int]
) -> None:
    found = recovery(wiped(path, *pages))
    assert found.trouble.code == "file_damaged"
    assert found.choices[0].entries == entries()


@pytest.mark.parametrize("harm", ["emptied", "overwritten", "deleted"])
def test_a_file_that_is_lost_is_recovered_from_its_newest_backup(path: Path, harm: str) -> None:
    backed_up(path, ALL - 4, "before-round-3")
    backed_up(path, ALL - 1)
    match harm:
        case "emptied":
            path.write_bytes(b"")
        case "overwritten":
            path.write_text("a shopping list, long enough to be a file of its own\n" * 200)
        case _:
            path.unlink()
    found = recovery(path)
    assert [(one.source, one.step_count) for one in found.choices] == [(BACKUP, ALL - 1)]
    assert not found.proved
    assert not found.counted


def test_a_backup_of_another_event_of_that_name_is_not_joined(path: Path) -> None:
    other = tuple(step.replace('"seed":"seed"', '"seed":"other"') for step in STEPS)
    keep_entries(path, entries(other), "running")
    flipped(path, entries()[ALL // 2].step)
    found = recovery(path)
    assert [(one.source, one.step_count) for one in found.choices] == [(FILE, ALL // 2)]


def test_of_a_lost_file_the_event_last_at_work_under_its_name_is_offered(path: Path) -> None:
    older = tuple(step.replace('"seed":"seed"', '"seed":"other"') for step in (*STEPS, STEPS[-1]))
    keep_entries(path, chain_of([("2025", step) for step in older]), "closed")
    backed_up(path, 9)
    path.unlink()
    found = recovery(path)
    assert [(one.source, one.step_count) for one in found.choices] == [(BACKUP, 9)]


def test_a_backup_that_goes_another_way_comes_last_and_says_so(path: Path) -> None:
    kept = ALL - 8
    note = codec.encode(codec.decode('[{"did":"NoteAdded","text":"another way"}]'))
    fork = entries((*STEPS[:kept], *(note for _ in range(20))))
    keep_entries(path, fork, "running")
    flipped(path, entries()[-2].step)
    found = recovery(path)
    assert [(one.source, one.diverges) for one in found.choices] == [(FILE, False), (BACKUP, True)]
    assert found.choices[0].entries == entries()[:-2]


def test_an_impossible_step_leaves_the_steps_before_it(tmp_path: Path) -> None:
    path = tmp_path / "forged.tourney"
    forged = (*STEPS, '[{"did":"PlayerDropped","player":999}]', STEPS[1])
    write_whole(path, entries(forged))
    trouble = trouble_of(path)
    assert (trouble.code, trouble.facts["step"]) == ("story_player", ALL + 1)
    found = recovery(path)
    assert found.choices[0].entries == entries()
    assert len(found.missing(found.choices[0])) == 2


def test_what_is_missing_is_named_step_by_step_and_in_a_line(path: Path) -> None:
    results = [n for n, step in enumerate(STEPS, 1) if '"ResultRecorded"' in step]
    at = results[-4]
    found = recovery(flipped(path, entries()[at - 1].step))
    best = found.choices[0]
    missing = found.missing(best)
    lines = list(missing_lines(missing, best.event))
    assert lines[0] == messages.text("recovery-step-unread", number=at)
    assert StepName("step_result", (), {"round": 3, "table": 5}) in [
        one.name for one in missing if one.last == results[-1]
    ]
    summary = missing_summary(missing, best.event, counted=found.counted)
    tables = messages.text("recovery-tables", best.event.format, tables=(4, 5), round=3)
    unread = messages.text("recovery-unread", count=1)
    assert summary.startswith(messages.text("recovery-missing", parts=tables)[:-1])
    assert summary.endswith(f"{unread}.")


@pytest.mark.parametrize("bit", [0x01, 0x80])
@pytest.mark.parametrize("opening", [open_event, open_for_reading])
def test_a_file_that_could_not_be_opened_is_let_go_of_at_once(
    path: Path, bit: int, opening: Callable[[Path], Session]
) -> None:
    good = path.read_bytes()
    data = bytearray(good)
    data[data.rindex(entries()[9].step.encode()) + 8] ^= bit
    path.write_bytes(data)
    with pytest.raises(FileTrouble) as kept:  # with its traceback, as a window may keep it
        opening(path)
    path.write_bytes(good)
    open_event(path).close()
    assert kept.value.code in ("chain_broken", "file_damaged")


def test_recovering_makes_a_new_file_and_touches_nothing_else(path: Path, tmp_path: Path) -> None:
    backup = backed_up(path, ALL - 2)
    flipped(path, entries()[4].step)
    before = path.read_bytes(), backup.read_bytes()
    found = recovery(path)
    new = tmp_path / "Spring Open recovered.tourney"
    recover(found.choices[0], new)
    assert (path.read_bytes(), backup.read_bytes()) == before
    desk = open_event(new)
    assert len(desk.steps) == ALL
    pair(desk)
    desk.close()
    with pytest.raises(FileTrouble, match="file_exists"):
        recover(found.choices[0], path)


def test_nothing_is_offered_for_a_strangers_file_or_one_that_is_only_in_use(tmp_path: Path) -> None:
    path = tmp_path / "notes.tourney"
    path.write_text("not an event\n" * 900)
    assert recovery_of(trouble_of(path)) is None
    assert recovery_of(FileTrouble("file_in_use", path)) is None


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda rows: rows[1].pop("players"), "story_unreadable"),
        (lambda rows: rows[1].update(extra=1), "story_newer"),
    ],
)
def test_a_step_that_cannot_be_read_is_refused_with_its_number(
    tmp_path: Path, change: Callable[[list[dict[str, object]]], object], code: str
) -> None:
    path = tmp_path / "forged.tourney"
    rows = [json.loads(step)[0] for step in STEPS[:2]]
    change(rows)
    write_whole(path, entries(tuple(json.dumps([row]) for row in rows)))
    trouble = trouble_of(path)
    assert (trouble.code, trouble.facts["step"]) == (code, 2)
    assert recovery(path).choices[0].step_count == 1


def test_an_event_with_a_setting_of_a_newer_version_is_not_damaged(tmp_path: Path) -> None:
    """Nothing is offered that would make a new event of an older beginning, or of its papers."""
    path = tmp_path / "newer.tourney"
    (opened,) = json.loads(STEPS[0])
    key, value = next((k, v) for k, v in opened["settings"].items() if isinstance(v, str))
    opened["settings"][key] = f"{value}_of_a_newer_version"
    write_whole(path, entries((json.dumps([opened]),)))
    trouble = trouble_of(path)
    assert (trouble.code, trouble.facts["step"]) == ("story_newer", 1)
    assert recovery_of(trouble) is None


def test_missing_tables_are_named_in_order(path: Path) -> None:
    event = recovery(flipped(path, entries()[-1].step)).choices[0].event
    missing = tuple(
        MissingSteps(n, n, StepName("step_result", (), {"round": 1, "table": table}))
        for n, table in enumerate((3, 4, 1, 3), 1)
    )
    assert missing_summary(missing, event, counted=True) == messages.text(
        "recovery-missing",
        parts=messages.text("recovery-tables", event.format, tables=(1, 3, 4), round=1),
    )


def test_another_missing_step_is_quoted_as_the_history_names_it(path: Path) -> None:
    event = recovery(flipped(path, entries()[-1].step)).choices[0].event
    posted = StepName("step_posted", (), {"round": 2})
    assert missing_summary((MissingSteps(1, 1, posted),), event, counted=True) == messages.text(
        "recovery-missing",
        parts=messages.text("recovery-other", step=say_recorded(posted, event)),
    )
