"""The bracket as it is drawn: for the window, the display, the web pages and paper."""

from dataclasses import replace

import pytest

from tests.builders.desks import desk_of
from tests.documents.reading import texts
from tourneydesk.core import decisions as d
from tourneydesk.core.event import Event
from tourneydesk.desk import rounds
from tourneydesk.desk.practice import play
from tourneydesk.documents.papers import documents_of, make
from tourneydesk.documents.printing import PrintOptions
from tourneydesk.formats import FORMATS
from tourneydesk.present.drawings import BracketDrawing, described, placed
from tourneydesk.present.messages import text
from tourneydesk.present.projector.page import DisplayOptions
from tourneydesk.present.projector.pages import projector_pages, useful_kinds
from tourneydesk.present.projector.web_pages import folder_pages
from tourneydesk.present.results import kind_in_texts, round_name, round_on_paper
from tourneydesk.present.shows import show_of


def drawing_of(event: Event) -> BracketDrawing:
    bracket = show_of(event).bracket
    drawing = bracket(event) if bracket is not None else None
    assert drawing is not None
    return drawing


@pytest.fixture(scope="module")
def semifinals() -> Event:
    """Two Swiss rounds and the quarterfinals are over, the semifinals are being played."""
    desk = desk_of("age-swiss", 12, rounds=2, top_cut=8, top_cut_games=3)
    play(desk, 3)
    rounds.pair(desk)
    return desk.event


def test_before_it_begins_it_has_seeds_and_no_names() -> None:
    drawing = drawing_of(desk_of("age-swiss", 12, top_cut=8).event)
    assert not drawing.begun
    assert [[seat.seed for seat in match.seats] for match in drawing.stages[0]] == [
        [1, 8],
        [4, 5],
        [3, 6],
        [2, 7],
    ]
    assert drawing.players == []
    assert len(drawing.heads) == 3
    plain = show_of(desk_of("age-swiss", 12).event).bracket
    assert plain is not None
    assert plain(desk_of("age-swiss", 12).event) is None


def test_winners_go_to_the_line_that_theirs_leads_to(semifinals: Event) -> None:
    drawing = drawing_of(semifinals)
    quarters, halves, final = drawing.stages
    for at, match in enumerate(halves):
        for upper, seat in zip((2 * at, 2 * at + 1), match.seats, strict=True):
            won = [one.player for one in quarters[upper].seats if one.state == "won"]
            assert won == [seat.player]
    assert sorted(match.table for match in halves) == [1, 2]
    assert [seat.player for seat in final[0].seats] == [None, None]
    assert sorted(drawing.players) == sorted(
        {player for table in semifinals.rounds[2].tables for player in table.players}
    )


def test_only_the_stages_that_fit_are_shown(semifinals: Event) -> None:
    drawing = drawing_of(semifinals)
    assert [len(stage) for stage in drawing.latest(3, 9).stages] == [2, 1]
    assert [len(stage) for stage in drawing.latest(9, 1).stages] == [2], "being played"
    assert [len(stage) for stage in drawing.latest(1, 9).stages] == [1]
    assert drawing.latest(9, 9) == drawing
    matches = placed(drawing, 100, 10, 2, 4)
    for one in matches:
        assert 0 <= one.left < one.left + one.width <= 100.01
        if one.way:
            after = next(
                other
                for other in matches
                if (other.stage, other.at) == (one.stage + 1, one.at // 2)
            )
            assert one.way[-1] == pytest.approx((after.left, after.middle + (one.at % 2 * 2 - 1)))


def test_games_and_absence_are_beside_the_names() -> None:
    desk = desk_of("age-swiss", 8, rounds=1, top_cut=4, top_cut_games=3)
    play(desk, 1)
    rounds.pair(desk)
    first, second = desk.event.rounds[-1].tables
    one, other = first.players
    games = {"won": {str(one): 2, str(other): 1}}
    rounds.report(desk, first.number, {"winner": one, "games": games})
    rounds.report(desk, second.number, {"forfeit": [second.players[0]]})
    marks = {
        seat.player: seat.mark for match in drawing_of(desk.event).stages[0] for seat in match.seats
    }
    assert marks == {
        one: "2",
        other: "1",
        second.players[0]: text("bracket-walkover"),
        second.players[1]: "",
    }
    said = described(drawing_of(desk.event), one)
    assert said.startswith(
        text(
            "bracket-player-won",
            stage=text("bracket-stage", matches=2, players=4),
            name=f"P{one}",
            other=f"P{other}",
        )
    )
    assert described(drawing_of(desk.event), None) == ""


def test_its_rounds_have_names_everywhere(semifinals: Event) -> None:
    named = text("bracket-stage", matches=2, players=4)
    assert round_on_paper(semifinals, 4) == named
    assert named in round_name(semifinals, 4, "playoff")
    assert kind_in_texts(semifinals, 4) == ""
    assert kind_in_texts(semifinals, 1) == "swiss"
    assert round_on_paper(semifinals, 5) == text("bracket-stage", matches=1, players=2)


def test_the_display_has_a_page_of_it_once_it_has_begun(semifinals: Event) -> None:
    options = DisplayOptions(("bracket", "final"))
    (page,) = projector_pages(semifinals, options)
    assert (page.kind, page.bracket) == ("bracket", drawing_of(semifinals))
    waiting = desk_of("age-swiss", 12, top_cut=8).event
    assert [page.kind for page in projector_pages(waiting, options)] == ["welcome"]
    assert [key for key in FORMATS if "bracket" in useful_kinds(key)] == ["age-swiss"]


def test_the_web_page_has_every_match_and_no_script(semifinals: Event) -> None:
    evil = "<script>alert('x')</script>"
    players = tuple(replace(player, name=evil) for player in semifinals.players)
    named = replace(semifinals, players=players, moment=semifinals.moment + 1)
    page = folder_pages(named, DisplayOptions(("bracket",)), "")["bracket.html"]
    assert "<script" not in page
    assert page.count("<li>") == 4 + 2 + 1


def test_paper_has_the_names_and_lines_for_those_to_come(semifinals: Event) -> None:
    (page,) = texts(make(["bracket"], semifinals, PrintOptions("now", 1, "digest")))
    for table in semifinals.rounds[2].tables:
        for player in table.players:
            assert f"P{player}" in page
    assert text("bracket-winner") in page
    keys = [document.key for document in documents_of(semifinals)]
    assert "bracket" in keys
    without = desk_of("age-swiss", 12).event
    assert "bracket" not in [document.key for document in documents_of(without)]


def test_somebody_who_left_is_marked_where_nobody_played(semifinals: Event) -> None:
    desk = desk_of("age-swiss", 9, rounds=1, top_cut=4)
    play(desk, 2)
    one = drawing_of(desk.event).stages[1][0].seats[0].player
    assert one is not None
    desk.take(d.PlayerDropped(one))
    drawing = drawing_of(desk.event)
    (final,) = drawing.stages[1]
    assert [seat.mark for seat in final.seats] == [text("bracket-walkover"), ""]
    assert drawing.winner == f"P{final.seats[1].player}"
