"""Files of the Tournament Operations Manager: written, read back, and bad ones refused."""

from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.builders.any_moment import desk_at_any_moment
from tourneydesk.cli.main import main
from tourneydesk.core.event import Event
from tourneydesk.core.journal.checked_replay import checked_replay
from tourneydesk.core.journal.replay import replay
from tourneydesk.core.reasons import Refused
from tourneydesk.desk.files.opening import open_for_reading, plan
from tourneydesk.exchange.kinds import WHOLE, make_export, missing
from tourneydesk.exchange.report import event_name, format_of_report, imported_steps
from tourneydesk.exchange.tdf import birth_year, read_tdf
from tourneydesk.formats import FORMATS

HEAD = "<tournament><data><name>Cup</name><startdate>11/21/2026</startdate></data>"
PEOPLE = """<players>
<player userid="11"><firstname>Ann</firstname><lastname>Lee</lastname>
<birthdate>02/27/2014</birthdate></player>
<player userid="22"><firstname>Kim</firstname><lastname>Cho</lastname>
<birthdate>02/27/2010</birthdate></player>
<player userid="33"><firstname>Guy</firstname><lastname>Fox</lastname></player></players>"""


def match(outcome: int, *users: int, table: int = 0) -> str:
    tags = ("player",) if len(users) == 1 else ("player1", "player2")
    people = "".join(f'<{tag} userid="{user}"/>' for tag, user in zip(tags, users, strict=True))
    return f'<match outcome="{outcome}">{people}<tablenumber>{table}</tablenumber></match>'


def file(*rounds: str, people: str = PEOPLE) -> bytes:
    played = "".join(
        f'<round number="{at}" type="3"><matches>{matches}</matches></round>'
        for at, matches in enumerate(rounds, start=1)
    )
    text = f"{HEAD}{people}<pods><pod><rounds>{played}</rounds></pod></pods></tournament>"
    return text.encode()


def imported(content: bytes) -> Event:
    report = read_tdf(content)
    opening = plan(format_of_report(report), event_name(report), "seed", {})
    steps = imported_steps(report, opening)
    checked_replay(steps, FORMATS)
    return replay(steps)


def test_a_file_as_the_program_writes_it_is_read_with_ages_tables_and_byes() -> None:
    event = imported(file(match(1, 22, 11, table=7) + match(5, 33), match(3, 11, 33, table=7)))
    assert event.format == "age-swiss"
    assert [(one.name, one.family, one.age, one.member_id) for one in event.players] == [
        ("Ann Lee", "Lee", 12, "11"),
        ("Kim Cho", "Cho", 16, "22"),
        ("Guy Fox", "Fox", None, "33"),
    ]
    first, second = event.rounds
    assert [(table.number, table.players) for table in first.tables] == [(7, (2, 1))]
    assert first.tables[0].result is not None
    assert [bye.player for bye in first.byes] == [3]
    assert [table.players for table in second.tables] == [(1, 3)]
    assert event.player(2).dropped, "who is in no match of a round has withdrawn"


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_any_event_comes_back_with_its_matches_results_and_ages(data: st.DataObject) -> None:
    event = desk_at_any_moment("age-swiss", data).event
    assume(event.entered)
    players = tuple(replace(one, member_id=str(1000 + one.id)) for one in event.players)
    event = replace(event, players=players, details={**event.details, "begin": "2026-11-21"})
    assume(not missing("tdf", [event]))
    content = make_export("tdf", [event])[WHOLE]
    again = imported(content)
    assert {(one.member_id, one.age) for one in again.players} == {
        (one.member_id, one.age) for one in event.entered
    }
    assert shown(again) == shown(event)


def shown(event: Event) -> list[list[str]]:
    """Who met whom where, and who won, by user id, for each round."""
    rounds = []
    for element in ET.fromstring(make_export("tdf", [with_begin(event)])[WHOLE]).iter("round"):
        matches = element.findall("matches/match")
        rounds.append(sorted(ET.tostring(one).decode() for one in matches))
    # A last round in which nobody is left is no round of a report.
    return [one for one in rounds if one]


def with_begin(event: Event) -> Event:
    return replace(event, details={**event.details, "begin": "2026-11-21"})


def test_what_a_file_needs_is_listed_by_name() -> None:
    event = imported(file(match(1, 11, 22, table=1) + match(5, 33)))
    event = replace(event, details={})
    problems = [(one.code, one.facts.get("player")) for one in missing("tdf", [event])]
    assert problems == [("export_detail_missing", None), ("export_no_age", "Guy Fox")]


@pytest.mark.parametrize(
    ("begin", "age", "year"),
    [("2026-11-21", 12, 2014), ("2026-02-26", 12, 2013), ("2026-02-27", 12, 2014)],
)
def test_the_year_of_birth_gives_the_same_age_back(begin: str, age: int, year: int) -> None:
    assert birth_year(begin, age) == year


BOMB = b"""<!DOCTYPE t [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;">]>
<tournament><players><player userid="&b;"/></players></tournament>"""


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "tdf_not_xml"),
        (b"not xml", "tdf_not_xml"),
        (b"\xff\xfe\x00", "tdf_not_xml"),
        (BOMB, "tdf_doctype"),
        (b'<!DOCTYPE t SYSTEM "file:///etc/passwd"><tournament/>', "tdf_doctype"),
        (b"<html/>", "tdf_not_one"),
        (b"<tournament/>", "tdf_not_one"),
        (b"<x>" * 1000 + b"</x>" * 1000, "tdf_not_one"),
        (file(people="<players/>"), "report_no_players"),
        (file(match(1, 11, 99)), "tdf_unknown_player"),
        (file(match(1, 11, 11)), "tdf_match"),
        (file(match(9, 11, 22)), "tdf_match"),
        (file(match(1, 11, 22) + match(1, 11, 33)), "tdf_twice"),
        (file(people=PEOPLE.replace('"33"', '"22"')), "report_number_twice"),
    ],
)
def test_a_bad_or_hostile_file_is_refused_in_a_sentence(content: bytes, code: str) -> None:
    with pytest.raises(Refused) as refused:
        imported(content)
    assert [problem.code for problem in refused.value.problems] == [code]


def test_the_command_makes_an_event_of_a_file(tmp_path: Path) -> None:
    report, path = tmp_path / "cup.tdf", tmp_path / "cup.tourney"
    report.write_bytes(file(match(1, 11, 22, table=1) + match(5, 33)))
    assert main(["import", str(report), "-o", str(path)]) == 0
    assert [one.name for one in open_for_reading(path).event.players] == [
        "Ann Lee",
        "Kim Cho",
        "Guy Fox",
    ]
