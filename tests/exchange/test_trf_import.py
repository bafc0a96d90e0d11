"""Tournament reports read back: the same event where a report can carry it, and bad files."""

from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.builders.any_moment import desk_at_any_moment
from tests.exchange.irregular import irregular_event
from tourneydesk.cli.main import main
from tourneydesk.core.event import Event
from tourneydesk.core.journal.checked_replay import checked_replay
from tourneydesk.core.journal.replay import replay
from tourneydesk.core.reasons import Refused
from tourneydesk.desk.files.opening import open_for_reading, plan
from tourneydesk.exchange.report import (
    event_name,
    format_of_report,
    imported_steps,
    settings_of_report,
)
from tourneydesk.exchange.trf import read_trf, trf
from tourneydesk.formats import FORMATS
from tourneydesk.present import messages


def imported(text: str) -> Event:
    report = read_trf(text)
    settings = settings_of_report(report)
    opening = plan(format_of_report(report), event_name(report), "seed", settings)
    steps = imported_steps(report, opening)
    checked_replay(steps, FORMATS)
    return replay(steps)


def players_of(text: str) -> list[str]:
    """The lines of players up to the points and, behind the place, the rounds."""
    return [line[:84] + line[89:].rstrip() for line in text.splitlines() if line.startswith("001")]


@pytest.mark.parametrize("version", ["16", "26"])
def test_an_irregular_event_comes_back_with_names_results_colors_and_byes(version: str) -> None:
    event = irregular_event()
    again = imported(trf(event, version).decode())
    assert [(one.name, one.family, one.rating) for one in again.players] == [
        ("Ann Lee", "Lee", 1800),
        ("José Núñez", "Núñez", 1600),
        ("Kim Cho", "Cho", 1500),
        ("Guy Fox", "Fox", 1400),
        ("Eve Dent", "Dent", None),
    ]
    assert players_of(trf(again).decode()) == players_of(trf(event).decode())
    assert again.details["city"] == "Springfield"
    assert again.details["begin"] == "2026-11-21"
    assert again.settings["rounds"] == 3
    if version == "26":
        assert again.forbidden == {(1, 5)}


@settings(max_examples=60, deadline=None)
@given(st.data(), st.sampled_from(["us-swiss", "age-swiss"]), st.sampled_from(["16", "26"]))
def test_any_event_comes_back_the_same_in_what_a_report_can_carry(
    data: st.DataObject, key: str, version: str
) -> None:
    event = desk_at_any_moment(key, data).event
    assume(event.entered)
    text = trf(event, version).decode()
    again = imported(text)
    assert again.format == key
    assert players_of(trf(again, version).decode()) == players_of(text)


def line(rank: int, name: str, *rounds: str) -> str:
    fixed = f"001 {rank:>4}      {name:<33} {'':4}     {'':11} {'':10}  0.0    1"
    return f"{fixed:<91}{'  '.join(rounds)}"


GOOD = (line(1, "Lee, Ann", "   2 w 1"), line(2, "Cho, Kim", "   1 b 0"))


def test_a_report_of_another_hand_is_read_with_tabs_short_rows_and_remarks() -> None:
    text = "\n".join(
        (
            "### a remark",
            "012 Club Open   ",
            "XYZ what nobody knows",
            *GOOD,
            line(3, "Fox, Guy").rstrip(),
            "",
        )
    )
    event = imported(text)
    assert event.name == "Club Open"
    assert [one.name for one in event.players] == ["Ann Lee", "Kim Cho", "Guy Fox"]
    (posted,) = event.rounds
    assert [table.players for table in posted.tables] == [(1, 2)]
    assert [(bye.player, bye.points) for bye in posted.byes] == [(3, 0)]


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        ((), "report_no_players"),
        (("001    x      Lee, Ann",), "trf_no_rank"),
        ((*GOOD, line(2, "Fox, Guy")), "report_number_twice"),
        ((GOOD[0],), "report_no_opponent"),
        ((GOOD[0], line(2, "Cho, Kim", "   3 b 0"), line(3, "Fox, Guy")), "report_one_sided"),
        ((GOOD[0], line(2, "Cho, Kim", "   1 b 1")), "report_two_results"),
        ((GOOD[0], line(2, "Cho, Kim", "   1 w 0")), "report_same_color"),
        ((line(1, "Lee, Ann", "   2 w ?"), GOOD[1]), "trf_cell"),
        ((line(1, "Lee, Ann", "  x2 w 1"), GOOD[1]), "trf_cell"),
        ((line(1, "Lee, Ann", *["0000 - Z"] * 120),), "trf_too_many_rounds"),
        (("XXS W=7 D=2.5", *GOOD), "report_scoring"),
        (("XXS W=2 D=3", *GOOD), "report_scoring"),
        (("XXS W=200 D=1", *GOOD), "report_scoring"),
    ],
)
def test_a_report_that_contradicts_itself_is_refused_by_name(
    lines: tuple[str, ...], code: str
) -> None:
    with pytest.raises(Refused) as refused:
        imported("\n".join(lines))
    assert [problem.code for problem in refused.value.problems] == [code]


@pytest.mark.parametrize(
    ("points", "key", "settings"),
    [
        ("W=1 D=0.5", "us-swiss", {}),
        ("W=3 D=1", "age-swiss", {"win_points": 3, "draw_points": 1}),
        ("W=2 D=1", "age-swiss", {"win_points": 2, "draw_points": 1}),
        ("W=3 D=0", "age-swiss", {"win_points": 3, "draw_points": 0}),
    ],
)
def test_other_points_for_wins_and_draws_become_settings(
    points: str, key: str, settings: dict[str, int]
) -> None:
    event = imported("\n".join((f"XXS {points}", *GOOD)))
    assert event.format == key
    assert {name: event.settings[name] for name in settings} == settings
    assert dict(settings_of_report(read_trf(trf(event).decode()))) == dict(
        settings_of_report(read_trf("\n".join((f"XXS {points}", *GOOD))))
    )


@given(st.text(alphabet=st.sampled_from("001 2wb-=+HFUZ\n\t,Ax"), max_size=400))
def test_no_text_breaks_the_reader(text: str) -> None:
    with suppress(Refused):
        assert imported(f"{GOOD[0]}\n{text}").players


def test_the_command_makes_an_event_that_can_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    report, path = tmp_path / "open.trf", tmp_path / "open.tourney"
    report.write_bytes(trf(replace(irregular_event(), rounds=irregular_event().rounds[:2])))
    assert main(["import", str(report), "-o", str(path)]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[-1] == '{"complete": true, "open": [], "contradictions": []}'
    assert open_for_reading(path).event.rounds[1].number == 2
    assert main(["import", str(report), "-o", str(path)]) == 1
    assert capsys.readouterr().err.strip() == messages.text("file-exists", name=path.name)


def test_a_file_in_an_old_encoding_keeps_its_names(tmp_path: Path) -> None:
    report, path = tmp_path / "open.TRF", tmp_path / "open.tourney"
    text = "\r\n".join((line(1, "Núñez, José", "   2 w 1"), GOOD[1]))
    report.write_bytes(text.encode("cp1252"))
    assert main(["import", str(report), "-o", str(path)]) == 0
    assert open_for_reading(path).event.player(1).name == "José Núñez"
