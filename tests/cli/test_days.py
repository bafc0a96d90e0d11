"""`tourneydesk day`, and days where other commands take files."""

from pathlib import Path

import pytest
from dbfread import DBF
from pypdfium2 import PdfDocument

from tests.builders.batches import Script
from tests.builders.days import new_section
from tests.cli.inside import run
from tourneydesk.cli.day import names_in
from tourneydesk.core.decisions import ResultRecorded
from tourneydesk.core.draw import Draw
from tourneydesk.desk import rounds
from tourneydesk.desk.day.sections import open_day
from tourneydesk.desk.event_details import change_details
from tourneydesk.desk.files.opening import open_event, open_for_reading
from tourneydesk.desk.practice import made_up_result
from tourneydesk.present.messages import text

DETAILS = {
    "affiliate": "A6012345",
    "chief_td": "12345678",
    "city": "Springfield",
    "state": "IL",
    "begin": "2026-11-21",
    "end": "2026-11-21",
    "time_control": "G/60;d5",
    "rating_system": "R",
}
NAMES = {
    "Open": ["Ann Archer#11111111", "Bo Berg#11111112", "Cy Cole#11111113", "Di Day#11111114"],
    "Reserve": ["Ed Ek#22222221", "Flo Fox#22222222"],
}


@pytest.fixture
def day(tmp_path: Path) -> Path:
    """A day of two chess sections and one of another format, listed by the command."""
    sections = [new_section(tmp_path, name, players) for name, players in NAMES.items()]
    sections.append(new_section(tmp_path, "Strikes", ["Gus", "Hal", "Ina"], "strikes"))
    path = tmp_path / "Saturday.tourneyday"
    ended = run("day", path, "--sections", *sections)
    assert (ended.returncode, ended.stderr) == (0, b"")
    return path


def lines(output: bytes) -> list[str]:
    return output.decode().splitlines()


def play(path: Path) -> None:
    """Pairs and reports a round of an event."""
    session = open_event(path)
    posted = rounds.pair(session)
    for table in posted.tables:
        result = made_up_result(session.event, table, Draw("s", f"table {table.number}"))
        session.take(ResultRecorded(posted.number, table.number, result))
    change_details(session, DETAILS)
    session.close()


def test_a_day_is_listed_with_the_state_and_the_tables_of_each_section(day: Path) -> None:
    play(day.parent / "Open.tourney")
    head, first, second, third, overlap, *more = lines(run("day", day).stdout)
    assert head == text("day-list-head", name="Saturday", count=3)
    assert first.split()[:2] == ["1", "Open"]
    assert text("progress-ready", round=2) in first
    assert text("day-tables", first=1, last=2, count=2) in first
    assert text("progress-not-started") in second
    assert third.split()[:2] == ["3", "Strikes"]
    facts = {"one": "Open", "other": "Reserve", "first": 1, "last": 1, "count": 1}
    assert overlap == text("day-overlap", **facts)
    assert more[-1] == text("day-tables-hint")


def test_a_section_that_cannot_be_opened_is_named_and_the_others_are_listed(day: Path) -> None:
    missing = day.parent / "Reserve.tourney"
    missing.unlink()
    ended = run("day", day)
    assert ended.returncode == 1
    assert lines(ended.stderr) == [text("file-missing", name="Reserve.tourney")]
    assert text("day-not-open") in lines(ended.stdout)[2]
    assert "Strikes" in lines(ended.stdout)[3]
    assert run("day", day, "--remove", missing).returncode == 0


def test_tables_are_numbered_one_section_after_the_other_on_demand(day: Path) -> None:
    ended = run("day", day, "--number-tables", "11")
    assert text("day-tables", first=11, last=12, count=2) in lines(ended.stdout)[1]
    assert len(lines(ended.stdout)) == 4, "nothing overlaps"
    events = open_day(day, open_for_reading).events
    firsts = [event.first_table for event in events]
    assert firsts == [11, 15, 18]


def test_a_player_is_moved_and_named(day: Path) -> None:
    folder = day.parent
    ended = run("day", day, "--move", folder / "Open.tourney", "2", folder / "Reserve.tourney")
    moved = text("day-moved-deleted", name="Bo Berg", source="Open", target="Reserve")
    assert lines(ended.stdout)[0] == moved
    players = [one.name for one in open_for_reading(folder / "Reserve.tourney").event.entered]
    assert players == ["Ed Ek", "Flo Fox", "Bo Berg"]
    for player, code in (("two", "day-move-whom"), ("9", "player-unknown")):
        files = (folder / "Open.tourney", player, folder / "Reserve.tourney")
        ended = run("day", day, "--move", *files)
        assert ended.returncode == 1, code
        assert len(lines(ended.stderr)) == 1
    assert run("day", day, "--finish-move").returncode == 1


def test_the_rating_report_of_a_day_has_all_sections_of_the_format(day: Path) -> None:
    folder = day.parent
    ended = run("export", day, "--to", "uschess", "--check")
    assert ended.returncode == 1
    strikes = text("day-not-exported", event="Strikes", kind="uschess")
    assert lines(ended.stderr)[0] == strikes
    for name in NAMES:
        play(folder / f"{name}.tourney")
    ended = run("export", day, "--to", "uschess", "-o", folder / "report")
    assert (ended.returncode, lines(ended.stderr)) == (0, [strikes])
    sections = [row["S_SEC_NAME"] for row in DBF(folder / "report" / "TSEXPORT.DBF")]
    assert sections == ["Open", "Reserve"]
    players = [row["D_MEM_ID"] for row in DBF(folder / "report" / "TDEXPORT.DBF")]
    assert players == [one.partition("#")[2] for names in NAMES.values() for one in names]
    assert run("export", day, "--to", "tdf", "-o", folder / "x.tdf").returncode == 1
    assert run("export", day, "--to", "csv", "-o", folder / "csv").returncode == 1


def test_a_whole_day_is_run_by_batch_and_day_and_ends_in_one_report(tmp_path: Path) -> None:
    sections = {}
    for name, players in NAMES.items():
        script = Script(tmp_path / f"{name}.tourney")
        script.do("create", format="us-swiss", name=name, seed="s", settings={"rounds": 3})
        for player in players:
            given, _, member = player.partition("#")
            script.do("add_player", name=given, member_id=member)
        script.do("details", **DETAILS)
        script.close()
        sections[name] = tmp_path / f"{name}.tourney"
    day = tmp_path / "Saturday.tourneyday"
    assert run("day", day, "--sections", *sections.values()).returncode == 0
    assert run("day", day, "--number-tables").returncode == 0
    seen: list[int] = []
    for number in (1, 2):
        for path in sections.values():
            script = Script(path)
            script.do("pair")
            posted = script.state()["rounds"][-1]
            for table in posted["tables"]:
                seen += [table["table"]] if number == 1 else []
                script.do("result", table=table["table"], result={"draw": True})
            script.close()
        if number == 1:
            moved = run("day", day, "--move", sections["Open"], "1", sections["Reserve"])
            facts = {"name": "Ann Archer", "source": "Open", "target": "Reserve"}
            assert lines(moved.stdout)[0] == text("day-moved-withdrawn", **facts)
    assert seen == [1, 2, 5]
    assert run("export", day, "--to", "uschess", "-o", tmp_path / "report").returncode == 0
    rows = [
        (row["D_SEC_NUM"], row["D_NAME"], row["D_RND01"][0], row["D_RND02"][0])
        for row in DBF(tmp_path / "report" / "TDEXPORT.DBF")
    ]
    assert rows[0] == ("1", "Archer, Ann", "D", "U"), "withdrawn after round 1"
    assert rows[-1][:3] == ("2", "Archer, Ann", "U"), "entered for round 2"
    assert rows[-1][3] in "DB"


def test_papers_of_all_sections_are_one_pdf_and_who_has_none_is_named(day: Path) -> None:
    for name in ("Open", "Strikes"):
        play(day.parent / f"{name}.tourney")
    out = day.parent / "packet.pdf"
    ended = run("print", day, "packet", "-o", out)
    assert ended.returncode == 0
    (said,) = lines(ended.stderr)
    assert "Reserve" in said
    document = PdfDocument(out)
    outline = [one.get_title() for one in document.get_toc()]
    packet = text("paper-name-packet")
    titles = [one for one in outline if packet in one]
    assert titles == [text("day-paper", section=one, paper=packet) for one in ("Open", "Strikes")]
    assert b"check-in" in run("print", day, "--list").stdout.split()
    assert run("print", day, "certificates", "-o", out).returncode == 1


def test_a_file_that_is_no_day_is_said_in_a_sentence(day: Path) -> None:
    day.write_text("{}")
    for command in (("day", day), ("print", day), ("export", day, "--to", "csv")):
        ended = run(*command)
        assert ended.returncode == 1
        assert lines(ended.stderr) == [text("day-damaged", name=day.name)]


def test_equal_names_of_sections_have_the_names_of_their_files(tmp_path: Path) -> None:
    for name in ("a", "b"):
        session = open_event(new_section(tmp_path, name))
        change_details(session, {"section": "Open"})
        session.close()
    path = tmp_path / "d.tourneyday"
    run("day", path, "--sections", tmp_path / "a.tourney", tmp_path / "b.tourney", tmp_path / "c")
    names = names_in(open_day(path, open_for_reading))
    assert names == (
        text("day-section-twin", name="Open", file="a"),
        text("day-section-twin", name="Open", file="b"),
        "c",
    )
