"""Papers and copies bear witness: which history they belong to, and which they do not."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.builders.desks import desk_of
from tourneydesk.core.decisions import NoteAdded
from tourneydesk.core.journal.codec import LENGTH, cleaned, digest_of, grouped
from tourneydesk.core.journal.replay import active_steps
from tourneydesk.desk.files.opening import copy_event, create_event, open_event, plan
from tourneydesk.desk.session import Session
from tourneydesk.desk.witnesses import attest, fork_advice, forks_of
from tourneydesk.present.messages import say
from tourneydesk.store.checkpoints import folder_of

HEX = "0123456789abcdef"


def codes(desk: Session, revision: int, digest: str) -> list[str]:
    return [one.code for one in attest(desk.entries, desk.steps, revision, digest).advice]


def play_on(desk: Session, moves: str) -> None:
    """Goes on by notes (n), undo (u) and redo (r), where they are possible."""
    for move in moves:
        if move == "u" and len(desk.active_steps.steps) > 1:
            desk.undo()
        elif move == "r" and desk.active_steps.undone:
            desk.redo()
        else:
            desk.take(NoteAdded(f"Note {len(desk.steps)}"))


@given(st.text("nur", min_size=1, max_size=12), st.text("nur", max_size=12))
def test_a_paper_belongs_to_its_history_whatever_happens_later(before: str, after: str) -> None:
    desk = desk_of("strikes", 4)
    play_on(desk, before)
    revision, digest, counted = len(desk.steps), desk.digest, desk.active_steps.steps
    play_on(desk, after)
    found = attest(desk.entries, desk.steps, revision, digest)
    said = {one.code: dict(one.facts) for one in found.advice}
    assert found.belongs
    assert said["attest_belongs"] == {"revision": revision}
    assert said.get("attest_later", {"later": 0}) == {"later": len(after)}
    undone = set(counted) - set(active_steps(desk.steps).steps)
    assert said.get("attest_undone", {"undone": 0}) == {"undone": len(undone)}


@given(st.text("nur", min_size=1, max_size=9), st.data())
def test_no_other_digest_or_revision_is_taken_for_it(moves: str, data: st.DataObject) -> None:
    desk = desk_of("strikes", 4)
    play_on(desk, moves)
    revision, digest = len(desk.steps), desk.digest
    at = data.draw(st.integers(0, len(digest) - 1))
    other = data.draw(st.sampled_from(HEX.replace(digest[at], "")))
    forged = digest[:at] + other + digest[at + 1 :]
    assert codes(desk, revision, forged) == ["attest_differs"]
    assert codes(desk, revision + 1, digest) == ["attest_too_few"]
    assert codes(desk, revision - 1, digest) == ["attest_other_revision"]
    short = data.draw(st.integers(1, LENGTH - 1))
    assert codes(desk, revision, digest[:short]) == ["attest_short_agrees"]
    if at < short:
        assert codes(desk, revision, forged[:short]) == ["attest_short_differs"]


@given(st.text(HEX, min_size=1, max_size=64), st.data())
def test_a_digest_is_read_as_people_type_it(digest: str, data: st.DataObject) -> None:
    between = st.text(" -\u00a0\u2010\u2013\t", max_size=2)
    typed = "".join(data.draw(between) + one for one in digest)
    typed = data.draw(st.sampled_from([str.upper, str.lower, str.title]))(typed)
    assert cleaned(typed) == digest
    assert cleaned(grouped(digest)) == digest


@pytest.mark.parametrize("text", ["", " - ", "0x12", "12g4", "1.2", "é", "0" * 65, "12_34"])
def test_what_is_no_digest_is_none(text: str) -> None:
    assert cleaned(text) is None


def test_a_history_that_was_forged_with_a_right_chain_has_another_digest() -> None:
    desk, forged = desk_of("strikes", 4), desk_of("strikes", 4)
    desk.take(NoteAdded("Ann won"))
    forged.take(NoteAdded("Ben won"))
    assert codes(forged, len(desk.steps), digest_of(desk.entries[-1].chain)) == ["attest_differs"]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "Open.tourney"


def opened(path: Path, notes: int) -> Session:
    desk = create_event(path, plan("strikes", "Open", "s", {}))
    play_on(desk, "n" * notes)
    return desk


def said_of(desk: Session, path: Path, second: Path | None = None) -> list[str]:
    return [one.code for one in fork_advice(forks_of(path, desk.entries, second), desk.entries)]


def test_an_older_copy_put_back_and_played_on_is_a_fork(path: Path) -> None:
    desk = opened(path, 3)
    desk.close()
    older = path.read_bytes()
    desk = open_event(path)
    play_on(desk, "nn")
    desk.close()
    path.write_bytes(older)
    desk = open_event(path)
    assert said_of(desk, path) == ["fork_ahead"], "the file is behind its copies"
    desk.take(NoteAdded("Another way"))
    play_on(desk, "n" * 30)
    desk.flush_copies()
    (fork,) = forks_of(path, desk.entries)
    assert (fork.common, fork.steps) == (4, 6)
    assert said_of(desk, path) == ["fork_other"]
    desk.close()
    desk = open_event(path)
    assert said_of(desk, path) == ["fork_other"], "and nothing has tidied it away"
    (said,) = fork_advice(forks_of(path, desk.entries), desk.entries)
    assert str(fork.copy) in say(said)
    desk.close()


def test_forks_in_the_second_folder_are_found_too_and_the_longest_is_named(
    path: Path, tmp_path: Path
) -> None:
    stick, elsewhere = tmp_path / "stick", tmp_path / "elsewhere" / "Open.tourney"
    for folder in (stick, elsewhere.parent):
        folder.mkdir()
    desk = opened(path, 2)
    copy_event(path, elsewhere)
    other = open_event(elsewhere)
    for _ in range(2):
        play_on(other, "n" * 5)
        other.close()
        other = open_event(elsewhere)
    other.close()
    elsewhere.with_name("Open.checkpoints").rename(stick / "Open.checkpoints")
    desk.take(NoteAdded("Another way"))
    assert said_of(desk, path) == []
    assert said_of(desk, path, stick) == ["fork_other", "fork_more"]
    assert forks_of(path, desk.entries, stick)[-1].steps == 13
    desk.close()


def test_an_event_of_its_own_in_the_same_folder_is_no_fork(path: Path) -> None:
    opened(path, 3).close()
    path.unlink()
    desk = create_event(path, plan("strikes", "Open", "another seed", {}))
    assert said_of(desk, path) == []
    desk.close()


def test_a_copy_in_which_somebody_played_on_is_a_fork(path: Path) -> None:
    opened(path, 3).close()
    (copy,) = folder_of(path).iterdir()
    by_mistake = open_event(copy)
    by_mistake.take(NoteAdded("Played on in the copy"))
    by_mistake.close()
    desk = open_event(path)
    assert said_of(desk, path) == ["fork_ahead"]
    desk.take(NoteAdded("Played on in the file"))
    assert said_of(desk, path) == ["fork_other"]
    desk.close()
