"""`tourneydesk attest`, the batch command of that name, and what `check` says of forks."""

import json
from io import BytesIO
from pathlib import Path

import pytest

from tourneydesk.cli.batch.batch import run_batch
from tourneydesk.cli.main import main
from tourneydesk.core.decisions import NoteAdded
from tourneydesk.core.journal.codec import grouped
from tourneydesk.desk.files.opening import open_event, open_for_reading
from tourneydesk.documents.papers import make
from tourneydesk.documents.printing import PrintOptions
from tourneydesk.present import messages


@pytest.fixture
def path(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> Path:
    path = tmp_path / "e.tourney"
    assert main(f"simulate us-swiss --players 8 --rounds 1 --seed s -o {path}".split()) == 0
    capfd.readouterr()
    return path


def attest(path: Path, revision: object, digest: str) -> int:
    return main(["attest", str(path), "--revision", str(revision), "--digest", digest])


def test_a_paper_of_this_history_is_attested_also_after_an_undo(
    path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    desk = open_event(path)
    revision, digest = len(desk.steps), desk.digest
    desk.undo()
    desk.close()
    assert attest(path, revision, grouped(digest).upper()) == 0
    said = capfd.readouterr().out
    assert messages.text("attest-belongs", revision=revision) in said
    assert "1 change was recorded" in said
    assert messages.text("attest-undone", undone=1) in said


def test_a_paper_of_another_history_is_not_attested_and_the_revision_is_named(
    path: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "other.tourney"
    assert main(f"simulate us-swiss --players 8 --rounds 1 --seed t -o {other}".split()) == 0
    desk = open_for_reading(other)
    revision, digest = len(desk.steps), desk.digest
    capfd.readouterr()
    assert attest(path, revision, digest) == 1
    assert messages.text("attest-differs", revision=revision) in capfd.readouterr().out
    assert attest(path, 999, digest) == 1
    assert f"only {revision} changes" in capfd.readouterr().out
    assert attest(path, revision, open_for_reading(path).digest[:8]) == 1
    assert messages.text("attest-short-agrees", revision=7) in capfd.readouterr().out


@pytest.mark.parametrize(
    ("revision", "digest", "said"),
    [
        *((wrong, "ab", messages.text("revision-wrong")) for wrong in (0, -1, "x", "9" * 99)),
        *((1, wrong, messages.text("digest-wrong", most=64)) for wrong in ("", "xyz", "0" * 65)),
    ],
)
def test_what_is_no_revision_or_no_digest_is_wrong_usage_in_a_plain_sentence(
    path: Path, capfd: pytest.CaptureFixture[str], revision: object, digest: str, said: str
) -> None:
    with pytest.raises(SystemExit) as ended:
        attest(path, revision, digest)
    assert ended.value.code == 2
    sentence = capfd.readouterr().err
    assert said in sentence
    assert sentence.endswith(".\n")
    assert sentence.count("\n") == 1
    assert "argument" not in sentence


def test_what_stands_on_paper_is_what_attest_takes(path: Path) -> None:
    from tests.documents.reading import texts

    desk = open_for_reading(path)
    pdf = make(["cards"], desk.event, PrintOptions("now", len(desk.steps), desk.digest))
    foot = texts(pdf)[0].split("rev. ")[1].split()
    assert attest(path, foot[0], "".join(foot[4:9])) == 0


def test_batch_attests_too(path: Path) -> None:
    desk = open_for_reading(path)
    asked = [
        {"do": "attest", "revision": len(desk.steps), "digest": desk.digest},
        {"do": "attest", "revision": 1, "digest": desk.digest},
        {"do": "attest", "revision": 1, "digest": "no"},
    ]
    replies = BytesIO()
    run_batch(path, BytesIO("\n".join(map(json.dumps, asked)).encode()), replies)
    first, second, third = map(json.loads, replies.getvalue().splitlines())
    assert (first["belongs"], second["belongs"]) == (True, False)
    assert third["code"] == "digest_wrong"


def test_check_names_a_copy_that_tells_another_history(
    path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    older = path.read_bytes()
    desk = open_event(path)
    desk.undo()
    desk.close()
    path.write_bytes(older)
    desk = open_event(path)
    desk.take(NoteAdded("Another way"))
    desk.close()
    assert main(["check", str(path)]) == 0
    said = capfd.readouterr().out
    assert "has a different history" in said
    assert "e.checkpoints" in said
