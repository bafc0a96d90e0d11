"""The report of an event and the forms that are signed."""

from dataclasses import replace

import pytest

from tests.builders.desks import desk_of
from tests.documents.people import FORTY, people
from tests.documents.reading import letters, texts
from tourneydesk.core.decisions import PlayersAdded
from tourneydesk.core.event import Event
from tourneydesk.desk import rounds
from tourneydesk.desk.practice import play
from tourneydesk.documents.papers import make
from tourneydesk.documents.printing import PrintOptions
from tourneydesk.formats import FORMATS
from tourneydesk.present.messages import text

HOW = PrintOptions("2026-11-21 10:30", 7, "0a1b2c3d4e5f60718293")
every_format = pytest.mark.parametrize("key", sorted(FORMATS))


def printed(key: str, event: Event, round_number: int | None = None) -> list[str]:
    return texts(make([key], event, replace(HOW, round=round_number)))


@every_format
def test_a_report_says_whether_it_is_final(key: str) -> None:
    desk = desk_of(key, 18)
    rounds.pair(desk)
    so_far, final = text("sheet-report-so-far"), text("sheet-report-final")
    assert all(so_far in page and final not in page for page in printed("report", desk.event))
    play(desk)
    assert all(final in page and so_far not in page for page in printed("report", desk.event))


@every_format
def test_a_report_names_the_pairing_rules_in_words(key: str) -> None:
    desk = desk_of(key, 18)
    rounds.pair(desk)
    report = " ".join("\n".join(printed("report", desk.event)).split())
    engine = desk.event.rounds[0].engine
    assert engine not in report
    version = engine.rpartition(" ")[2]
    name = text("format-name", key)
    assert text("sheet-draw-rules", format=name, version=version) in report


def test_games_of_a_ring_are_in_progress_until_they_have_a_result() -> None:
    desk = desk_of("dual-ring", 12)
    play(desk, 1)
    report = "\n".join(printed("report", desk.event))
    assert text("result-running") in report
    assert text("result-none") not in report


def test_players_and_results_of_a_report_have_letters_of_one_size() -> None:
    desk = desk_of("us-swiss")
    desk.take(PlayersAdded(people(FORTY, 40)))
    play(desk, 1)
    pdf = make(["report"], desk.event, HOW)
    lines = [one for page in letters(pdf) for one in page]
    players = {one.size for one in lines if " – " in one.text}
    won = {one.size for one in lines if one.text.endswith(" won")}
    assert players
    assert players == won


def test_the_final_is_called_final_on_papers() -> None:
    desk = desk_of("risk-swiss", 18)
    play(desk)
    final = desk.event.rounds[-1]
    assert final.kind == "final"
    name = text("paper-round-final")
    assert all(name in page for page in printed("slips", desk.event))
    (form,) = printed("boards", desk.event)
    table = final.tables[0].number
    assert text("sheet-board-final", "risk-swiss", table=str(table)) in form
    report = "\n".join(printed("report", desk.event))
    assert f"\n{name}\n" in report
    assert text("paper-round", round=final.number) not in report


@pytest.mark.parametrize("notes", [(), tuple(f"Note {at} of the organizer" for at in range(75))])
def test_no_page_has_the_signature_alone(notes: tuple[str, ...]) -> None:
    signature = text("sheet-signed-organizer")
    for players in range(8, 44, 3):
        desk = desk_of("us-swiss", players, rounds=2)
        play(desk)
        pages = printed("report", replace(desk.event, notes=notes[: len(notes) - players]))
        assert [signature in page for page in pages] == [False] * (len(pages) - 1) + [True]
        assert any(f"P{one.id}" in pages[-1] for one in desk.event.players) or "Note" in pages[-1]


def test_a_form_keeps_its_lines_to_sign_when_it_is_filled() -> None:
    desk = desk_of("risk-swiss", 43)
    play(desk, 1)
    boards = desk.event.rounds[0].tables
    assert all(table.result is not None for table in boards)
    form = "\n".join(printed("boards", desk.event, 1))
    for label in ("sheet-signed-player", "sheet-signed-judge"):
        assert form.count(text(label)) == len(boards)
