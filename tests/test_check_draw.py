"""`packaging/check_draw.py`, which checks an event file without TourneyDesk, agrees with it."""

import re
import runpy
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from tourneydesk.cli.main import main
from tourneydesk.core.decisions import PairForbidden
from tourneydesk.core.journal.codec import LENGTH, grouped
from tourneydesk.desk import rounds
from tourneydesk.desk.files.opening import open_event
from tourneydesk.formats import FORMATS
from tourneydesk.store.chain import Entry, chain_of
from tourneydesk.store.event_file import read_entries
from tourneydesk.store.replacing import write_whole

CHECKER = Path(__file__).parents[1] / "packaging" / "check_draw.py"
OLD_JOURNALS = sorted((Path(__file__).parent / "desk" / "old_journals").glob("*.jsonl"))
Check = Callable[..., tuple[int, str]]


@pytest.fixture
def check(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Check:
    """Runs the checker: its exit code, and what it says."""
    checker = runpy.run_path(str(CHECKER))["main"]

    def run(path: Path, *more: object) -> tuple[int, str]:
        monkeypatch.setattr(sys, "argv", ["check_draw.py", str(path), *map(str, more)])
        capsys.readouterr()
        code = checker()
        said = capsys.readouterr()
        return code, said.out + said.err

    return run


def simulated(folder: Path, key: str = "us-swiss", players: int = 12) -> Path:
    path = folder / f"{key}.tourney"
    command = ["simulate", key, "--players", str(players), "--seed", f"of {key}", "-o", str(path)]
    assert main(command) == 0
    return path


def paper(entry: Entry) -> tuple[object, ...]:
    """The rev. and check code of a paper printed after that change."""
    return "--revision", entry.number, "--digest", grouped(entry.chain[:LENGTH]).upper()


@pytest.mark.parametrize("key", FORMATS)
def test_it_agrees_with_check_and_attest_on_an_event_of_each_format(
    tmp_path: Path, check: Check, capsys: pytest.CaptureFixture[str], key: str
) -> None:
    path = simulated(tmp_path, key)
    capsys.readouterr()
    assert main(["check", str(path)]) == 0
    foot = re.search("Rev.*", capsys.readouterr().out)
    before = path.read_bytes()
    entries = read_entries(path)
    for entry in entries:
        assert check(path, *paper(entry))[0] == main(["attest", str(path), *map(str, paper(entry))])
    code, said = check(path)
    assert code == 0
    assert foot is not None
    assert foot.group() in said
    assert f"round posted (round {len(open_event(path).event.rounds)})" in said
    assert "was due" not in said
    assert "posted were" not in said
    assert (path.read_bytes(), list(tmp_path.glob("*-journal"))) == (before, [])


@pytest.mark.parametrize(
    ("key", "players"), [("us-swiss", 11), ("us-swiss", 12), ("dual-ring", 9), ("strikes", 13)]
)
def test_a_draw_made_again_is_as_posted_and_another_seed_is_not(
    tmp_path: Path, check: Check, key: str, players: int
) -> None:
    path = simulated(tmp_path, key, players)
    assert "Players drawn again" in check(path)[1]
    assert "posted were" not in check(path)[1]
    steps = [(entry.at, entry.step) for entry in read_entries(path)]
    forged = [(at, re.sub('"seed":"of [^"]*"', '"seed":"chosen 7"', step)) for at, step in steps]
    other = tmp_path / "forged.tourney"
    write_whole(other, chain_of(forged))
    assert "posted were" in check(other)[1] or key == "us-swiss"  # one of two colors can agree


@pytest.mark.parametrize("journal", OLD_JOURNALS, ids=lambda path: path.stem)
def test_events_of_earlier_versions_are_intact(tmp_path: Path, check: Check, journal: Path) -> None:
    steps = journal.read_text(encoding="utf-8").splitlines()
    write_whole(tmp_path / "old.tourney", chain_of([("2026-01-01", step) for step in steps]))
    assert check(tmp_path / "old.tourney")[0] == 0


def test_rounds_of_another_program_have_no_draw(tmp_path: Path, check: Check) -> None:
    path = simulated(tmp_path)
    assert main(["export", str(path), "--to", "trf", "-o", str(tmp_path / "e.trf")]) == 0
    new = tmp_path / "new.tourney"
    assert main(["import", str(tmp_path / "e.trf"), "-o", str(new)]) == 0
    code, said = check(new)
    assert code == 0
    assert "Round 4 came from paper or another file, without a draw" in said


def test_a_seed_that_was_used_for_one_round_alone_is_named(tmp_path: Path, check: Check) -> None:
    path = simulated(tmp_path)
    assert main(["simulate", "us-swiss", "--players", "8", "--rounds", "0", "--seed", "s", "-o",
                 str(tmp_path / "e.tourney")]) == 0  # fmt: skip
    session = open_event(tmp_path / "e.tourney")
    rounds.redraw(session, "wrong player")
    rounds.pair(session, "another")
    for number in session.event.rounds[0].missing:
        rounds.report(session, number, {"draw": True})
    rounds.pair(session)
    session.close()
    said = check(tmp_path / "e.tourney")[1]
    assert "drawn again. The reason: wrong player" in said
    assert "drawn with “another|round 1, redraw 1”, where “s|round 1, redraw 1” was due" in said
    assert "Round 2 was drawn with “s|round 2”, as it must be" in said
    assert "where" not in check(path)[1]


def test_every_single_altered_byte_of_a_step_is_found(tmp_path: Path, check: Check) -> None:
    path = simulated(tmp_path)
    good, draw = path.read_bytes(), Random(1)
    for entry in read_entries(path):
        text = f"{entry.at}{entry.step}".encode()[:90]
        assert good.count(text) == 1
        place = good.index(text) + draw.randrange(len(text))
        damaged = bytearray(good)
        damaged[place] ^= 1 << draw.randrange(8)
        path.write_bytes(damaged)
        code, said = check(path)
        assert (code, f"Change {entry.number} was altered" in said) == (1, True), said
        if entry.number == 3:
            assert main(["check", str(path)]) == 1


def test_a_removed_last_step_is_found_by_the_head_or_else_by_a_paper(
    tmp_path: Path, check: Check
) -> None:
    path = simulated(tmp_path)
    *kept, last = read_entries(path)
    shorter = tmp_path / "shorter.tourney"
    write_whole(shorter, tuple(kept))
    assert check(shorter)[0] == 0
    assert check(shorter, *paper(kept[-1]))[0] == 0
    assert check(shorter, *paper(last)) == (1, check(shorter, *paper(last))[1])
    assert f"only {len(kept)} changes" in check(shorter, *paper(last))[1]
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("DROP TRIGGER journal_no_delete")
        db.execute("DELETE FROM journal WHERE number = ?", (last.number,))
    db.close()
    assert check(path)[0] == 1


def test_a_history_written_anew_is_intact_but_no_paper_belongs_to_it(
    tmp_path: Path, check: Check
) -> None:
    path = simulated(tmp_path)
    entries = read_entries(path)
    rows = [(entry.at, entry.step.replace('"drawn"', '"other"')) for entry in entries]
    rows[0] = ("2026-01-01T00:00:00+00:00", rows[0][1])
    other = tmp_path / "other.tourney"
    write_whole(other, chain_of(rows))
    assert check(other)[0] == 0
    assert all(check(other, *paper(entry))[0] == 1 for entry in entries)
    assert check(path, "--revision", 3, "--digest", entries[2].chain[:8])[0] == 1


def test_it_reads_a_file_that_is_open_in_the_program(tmp_path: Path, check: Check) -> None:
    path = simulated(tmp_path)
    session = open_event(path)
    assert check(path)[0] == 0
    session.close()


def test_what_is_no_event_file_cannot_be_read(tmp_path: Path, check: Check) -> None:
    text = tmp_path / "list.tourney"
    text.write_text("Ann\nBo\n", encoding="utf-8")
    path = simulated(tmp_path)
    other = tmp_path / "other.tourney"
    with closing(sqlite3.connect(other)) as db, db:
        db.execute("CREATE TABLE journal (number, at, step, chain)")
    db.close()
    for wrong in (text, other, tmp_path, tmp_path / "missing.tourney"):
        code, said = check(wrong)
        assert (code, said.count("\n"), "damaged" in said) == (2, 1, False)
    (tmp_path / f"{path.name}-journal").write_bytes(b"half a step")
    assert check(path)[0] == 2


def test_a_chain_over_what_is_no_step_is_not_intact(tmp_path: Path, check: Check) -> None:
    for number, step in enumerate(
        ("{}", "[]", "[1]", '[{"did":1}]', '[{"did":"Undone"}]', "[" * 9999)
    ):
        path = tmp_path / f"{number}.tourney"
        write_whole(path, chain_of([("2026-01-01", step)]))
        assert check(path)[0] == 1


def test_pairs_kept_apart_are_named_where_a_plain_draw_would_differ(
    tmp_path: Path, check: Check
) -> None:
    path = tmp_path / "e.tourney"
    assert main(["simulate", "dual-ring", "--players", "9", "--rounds", "0", "--seed", "s", "-o",
                 str(path)]) == 0  # fmt: skip
    session = open_event(path)
    rounds.pair(session)
    first, second = session.event.rounds[0].tables[0].players
    session.undo()
    session.take(PairForbidden((min(first, second), max(first, second))))
    rounds.pair(session)
    session.close()
    code, said = check(path)
    assert code == 0
    assert said.count("Round 1 was drawn") == 1
    assert "players kept apart explain this" in said


def test_it_needs_nothing_but_a_bare_python(tmp_path: Path) -> None:
    path = simulated(tmp_path)
    last = read_entries(path)[-1]
    run = [sys.executable, "-I", "-S", str(CHECKER), str(path), *map(str, paper(last))]
    done = subprocess.run(run, capture_output=True, cwd=tmp_path, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"The paper belongs to this file" in done.stdout
