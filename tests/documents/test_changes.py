"""What was printed and says something else now."""

from dataclasses import replace
from pathlib import Path

import pytest

from tests import pseudo_language
from tests.builders.desks import desk_of
from tests.documents.papers import eight_in_round_2
from tests.documents.reading import boxes, texts
from tourneydesk.core.decisions import PairingsChanged, PlayerChanged, PlayersAdded, ResultRecorded
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Player
from tourneydesk.core.results import MatchResult
from tourneydesk.desk import rounds
from tourneydesk.desk.practice import made_up_players, play
from tourneydesk.desk.session import Session
from tourneydesk.documents.changes import (
    content_of_changes,
    make_changed,
    outdated_papers,
    printed_content,
)
from tourneydesk.documents.papers import make
from tourneydesk.documents.printing import PrintOptions
from tourneydesk.formats import FORMATS
from tourneydesk.present.messages import text, use_language
from tourneydesk.present.papers.changes import (
    OutdatedPapers,
    PrintedContent,
    merged,
)

NOW = PrintOptions("10:30", 7, "0a1b2c3d4e5f60718293")


@pytest.fixture
def desk() -> Session:
    return eight_in_round_2()


def printed(event: Event, *keys: str, how: PrintOptions = NOW) -> tuple[PrintedContent, ...]:
    printed: tuple[PrintedContent, ...] = ()
    for key in keys:
        printed = merged(printed, printed_content(key, event, how))
    return printed


def swapped(desk: Session) -> None:
    """The second players of tables 1 and 2 change places, by hand."""
    one, two, *others = desk.event.rounds[-1].tables
    tables = (
        replace(one, seats=(one.seats[0], two.seats[1])),
        replace(two, seats=(two.seats[0], one.seats[1])),
    )
    desk.take(PairingsChanged(2, (*tables, *others)))


def test_nothing_has_changed_as_long_as_nothing_was_printed(desk: Session) -> None:
    assert not outdated_papers(desk.event, ())


def test_results_that_come_in_ask_for_no_new_paper(desk: Session) -> None:
    contents = printed(desk.event, "packet")
    table = desk.event.rounds[-1].tables[0]
    desk.take(ResultRecorded(2, table.number, MatchResult(winner=table.players[0])))
    assert outdated_papers(desk.event, contents) == OutdatedPapers()


@pytest.mark.parametrize("key", sorted(FORMATS))
def test_another_language_asks_for_no_new_paper_but_a_change_in_it_does(key: str) -> None:
    made = desk_of(key)
    made.take(PlayersAdded(made_up_players(10, Draw("hall", "players"))))
    rounds.pair(made)
    contents = printed(made.event, "packet", "standings", "slips")
    try:
        use_language("de")
        assert not outdated_papers(made.event, contents)
        german = printed(made.event, "packet", "standings", "slips")
        made.take(PlayerChanged(replace(made.event.player(3), name="Corrected Name")))
        assert outdated_papers(made.event, contents).slips
    finally:
        use_language("en")
    assert outdated_papers(made.event, german).slips


@pytest.mark.parametrize("key", sorted(FORMATS))
def test_other_words_ask_for_no_new_paper(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = desk_of(key)
    made.take(PlayersAdded(made_up_players(10, Draw("hall", "players"))))
    rounds.pair(made)
    contents = printed(made.event, "packet", "standings", "slips")
    assert contents
    before = text("nothing-to-undo")
    pseudo_language.make(tmp_path / "locale", "en", pseudo_language.longer)
    with pseudo_language.spoken_from(tmp_path / "locale", monkeypatch):
        assert text("nothing-to-undo") != before
        assert not outdated_papers(made.event, contents)


def test_a_change_by_hand_asks_for_its_slips_and_the_pairing_sheets(desk: Session) -> None:
    contents = printed(desk.event, "packet")
    swapped(desk)
    assert outdated_papers(desk.event, contents) == OutdatedPapers(
        (("tables", 2), ("names", 2)), (1, 2)
    )


def test_only_what_was_printed_is_printed_again(desk: Session) -> None:
    contents = printed(desk.event, "slips", how=replace(NOW, tables=(2, 3)))
    swapped(desk)
    assert outdated_papers(desk.event, contents) == OutdatedPapers((), (2,))


def test_taking_a_change_back_asks_for_nothing(desk: Session) -> None:
    contents = printed(desk.event, "packet")
    swapped(desk)
    desk.undo()
    assert not outdated_papers(desk.event, contents)


def test_a_slip_whose_result_is_in_is_not_wanted_again(desk: Session) -> None:
    contents = printed(desk.event, "slips")
    swapped(desk)
    table = desk.event.rounds[-1].tables[0]
    desk.take(ResultRecorded(2, 1, MatchResult(winner=table.players[0])))
    assert outdated_papers(desk.event, contents).slips == (2,)


def test_a_corrected_result_asks_for_the_sheets_that_showed_it(desk: Session) -> None:
    contents = printed(desk.event, "packet")
    table = desk.event.rounds[0].tables[0]
    drawn = getattr(table.result, "drawn", False)
    other = MatchResult(winner=table.players[0]) if drawn else MatchResult(drawn=True)
    desk.take(ResultRecorded(1, table.number, other))
    what = outdated_papers(desk.event, contents)
    assert what.sheets == (("tables", 2), ("standings", 1))
    assert what.slips == ()


def test_a_corrected_name_is_on_every_paper_that_has_it(desk: Session) -> None:
    contents = printed(desk.event, "packet")
    desk.take(PlayerChanged(replace(desk.event.player(3), name="Corrected Name")))
    what = outdated_papers(desk.event, contents)
    assert [key for key, _ in what.sheets] == ["tables", "names", "standings"]
    (table,) = [one for one in desk.event.rounds[-1].tables if 3 in one.players]
    assert what.slips == (table.number,)


def test_what_has_changed_is_printed_as_corrected_sheets_and_slips_alone(desk: Session) -> None:
    contents = printed(desk.event, "packet")
    swapped(desk)
    what = outdated_papers(desk.event, contents)
    pages = texts(make_changed(desk.event, what, replace(NOW, revision=12)))
    assert len(pages) == 3
    assert all("rev. 12" in page for page in pages)
    assert ["Round 2, corrected" in page for page in pages] == [True, True, False]
    slips = pages[2]
    for table in desk.event.rounds[-1].tables:
        for player in table.players:
            assert (desk.event.player(player).name in slips) == (table.number in what.slips)


def test_slips_are_printed_again_as_they_were_chosen(desk: Session) -> None:
    contents = printed(desk.event, "slips")
    swapped(desk)
    what = outdated_papers(desk.event, contents)
    pages = {}
    for up in ("4", "6", "8"):
        chosen = (("up", (up,)),)
        again = make_changed(desk.event, what, replace(NOW, usual=(("slips", chosen),)))
        pages[up] = boxes(again)
        assert pages[up] == boxes(
            make(["slips"], desk.event, replace(NOW, tables=what.slips, chosen=chosen))
        )
    assert pages["4"] != pages["6"] != pages["8"]


def test_once_printed_again_nothing_has_changed(desk: Session) -> None:
    contents = printed(desk.event, "packet")
    swapped(desk)
    what = outdated_papers(desk.event, contents)
    contents = merged(contents, content_of_changes(desk.event, what))
    assert not outdated_papers(desk.event, contents)


def test_the_papers_of_the_round_before_are_looked_at_no_more(desk: Session) -> None:
    contents = printed(desk.event, "packet")
    play(desk, 2)
    rounds.pair(desk)
    desk.take(PlayerChanged(replace(desk.event.player(3), name="Corrected Name")))
    assert outdated_papers(desk.event, contents) == OutdatedPapers()


@pytest.mark.parametrize("key", sorted(FORMATS))
def test_in_every_format_the_packet_is_up_to_date_when_it_is_printed(key: str) -> None:
    made = desk_of(key)
    made.take(PlayersAdded(made_up_players(10, Draw("hall", "players"))))
    rounds.pair(made)
    contents = printed(made.event, "packet", "standings", "slips")
    assert {one.key for one in contents} >= {"slips"}
    assert not outdated_papers(made.event, contents)
    made.take(PlayerChanged(replace(made.event.player(3), name="Corrected Name")))
    what = outdated_papers(made.event, contents)
    assert what.slips
    assert texts(make_changed(made.event, what, NOW))


def test_a_late_entry_who_is_not_paired_changes_nothing(desk: Session) -> None:
    contents = printed(desk.event, "slips", "tables", "names")
    desk.take(PlayersAdded((Player(9, "Late Lou"),)))
    assert not outdated_papers(desk.event, contents)
