"""Every document of every format, read back: pages, fonts, margins, words, names of any kind."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from tests.builders.desks import desk_of
from tests.documents.reading import Box, boxes, fonts, inside, sizes, texts
from tests.documents.test_foundation import BAD_NAMES
from tests.nouns import with_wrong_noun
from tests.thoroughness import in_turns
from tourneydesk.core.decisions import (
    DetailsChanged,
    PlayerDropped,
    PlayersAdded,
    PrizesChanged,
    SettingsChosen,
)
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Player
from tourneydesk.core.prizes import Prize, PrizeList
from tourneydesk.core.reasons import Refused
from tourneydesk.core.results import BoardResult
from tourneydesk.desk import rounds
from tourneydesk.desk.practice import made_up_players, play
from tourneydesk.desk.session import Session
from tourneydesk.documents.drawing.fonts import break_lines, width_of
from tourneydesk.documents.drawing.page import A4, CARD, LETTER, Paper
from tourneydesk.documents.drawing.shapes import MM
from tourneydesk.documents.papers import (
    asks,
    document_of,
    documents_of,
    documents_of_format,
    every_document,
    make,
    why_not_available,
)
from tourneydesk.documents.printing import PrintOptions
from tourneydesk.formats import FORMATS
from tourneydesk.present import messages
from tourneydesk.present.messages import say, text, use_language

every_format = pytest.mark.parametrize("key", sorted(FORMATS))
HOW = PrintOptions("2026-11-21 10:30", 7, "0a1b2c3d4e5f60718293")
SOLID = ("tables", "names", "standings", "wall", "cross", "report", "check-in")
"""Sheets of rows whose texts never touch."""


def hall(key: str, players: int, played: int, plain: bool = False) -> Session:
    """An event with names as they come (or such as a page gives back letter by letter), some
    rounds played and the next one posted.
    """
    desk = desk_of(key)
    made = made_up_players(players, Draw("hall", "players"))
    if plain:
        made = tuple(replace(one, name=f"Player-{at:03}") for at, one in enumerate(made, start=1))
    desk.take(PlayersAdded(made))
    desk.take(DetailsChanged({"venue": "Town hall", "date": "21 November 2026"}))
    desk.take(PrizesChanged(PrizeList((Prize(1, 50_000), Prize(2, 25_000)), "$")))
    if any(setting.key == "top_cut" for setting in desk.format.settings):
        desk.take(SettingsChosen({"top_cut": 4}))
    play(desk, played)
    if desk.format.outlook(desk.event).status == "ready":
        rounds.pair(desk)
    return desk


def now(event: Event) -> list[str]:
    return [one.key for one in documents_of(event) if why_not_available(one, event) is None]


@in_turns(key=sorted(FORMATS), paper=[LETTER, A4])
def test_every_document_stands_inside_its_margins_and_says_what_it_is(
    key: str, paper: Paper
) -> None:
    desk = hall(key, 12, 1)
    made = now(desk.event)
    assert made == [one.key for one in documents_of_format(key) if one.when != "finished"]
    how = replace(HOW, paper=paper)
    for document in made:
        pdf = make([document], desk.event, how)
        assert inside(pdf, 6 * MM), document
        assert all(fonts(pdf).values()), document
        size = sorted((paper.width, paper.height))
        assert all(sorted(page) == pytest.approx(size, abs=0.01) for page in sizes(pdf)), document
        for said in texts(pdf):
            printed = "Printed Nov 21, 2026, 10:30\u202fAM · rev. 7 · check code 0a1b 2c3d"
            assert printed in said, document
            assert "page 1 of " in said or document not in SOLID or "page " in said
            assert "Test" in said, document
            assert not with_wrong_noun(key, said.splitlines()), document


@every_format
def test_equal_input_gives_equal_bytes(key: str) -> None:
    event = hall(key, 14, 1).event
    made = now(event)
    assert make(made, event, HOW) == make(made, event, HOW)
    assert make(["standings"], event, HOW) != make(
        ["standings"], event, replace(HOW, digest="ffffffff")
    )


@every_format
def test_no_text_of_a_sheet_touches_another(key: str) -> None:
    event = hall(key, 22, 2).event
    for document in SOLID:
        for page in boxes(make([document], event, HOW)):
            touching = [(one.text, other.text) for one, other in _pairs(page)]
            assert touching == [], document


def _pairs(page: list[Box]) -> list[tuple[Box, Box]]:
    """Texts of which one stands on the other by more than a hair."""
    hair = 0.8
    return [
        (one, other)
        for at, one in enumerate(page)
        for other in page[at + 1 :]
        if min(one.right, other.right) - max(one.left, other.left) > hair
        and min(one.top, other.top) - max(one.bottom, other.bottom) > hair
    ]


@every_format
def test_no_name_however_bad_leaves_its_sheet(key: str) -> None:
    desk = desk_of(key)
    event = desk.event
    names = [name or "nobody" for name in BAD_NAMES]
    players = tuple(
        Player(at, name, age=20, rating=1500, member_id="9" * 40, club=name[:300], note=name[:300])
        for at, name in enumerate(names, start=1)
    )
    posted = desk.format.propose(replace(event, players=players), Draw("s", "round 1"))
    event = replace(event, players=players, rounds=(posted,), name=names[0] * 3)
    for document in now(event):
        pdf = make([document], event, HOW)
        assert inside(pdf, 6 * MM), document
        assert all(fonts(pdf).values()), document


@pytest.mark.parametrize("paper", [LETTER, A4])
def test_a_name_of_usual_length_and_a_rating_are_whole_on_the_pairing_sheet(paper: Paper) -> None:
    desk = desk_of("us-swiss")
    made = made_up_players(8, Draw("hall", "players"))
    desk.take(PlayersAdded(tuple(replace(one, name="Mahmoud Boatengmah") for one in made)))
    play(desk, 1)
    rounds.pair(desk)
    (page,) = texts(make(["tables"], desk.event, replace(HOW, paper=paper)))
    assert " ".join(page.split()).count("Mahmoud Boatengmah") == 8
    assert "…" not in page


@every_format
@pytest.mark.parametrize("players", [0, 1])
def test_before_anything_is_played_there_are_papers_even_for_nobody(key: str, players: int) -> None:
    event = desk_of(key, players).event
    everywhere = {"check-in", "rules", "blank-card", "cards", "cover", "hand", "numbers"}
    everywhere |= {"badges", "place-cards", "registration", "sign-up", "withdrawal-slips"}
    own = {"us-swiss": {"bye-slips", "score-sheet"}}
    assert {*now(event)} == everywhere | {"incident"} | own.get(key, set())
    assert inside(make(["check-in", "blank-card"], event, HOW), 6 * MM)
    if players:
        assert inside(make(["cards", "numbers"], event, HOW), 6 * MM)
        return
    for document in ("cards", "numbers"):
        assert _refused(partial(make, [document], event, HOW)) == "paper_nothing"


def _refused(do: Callable[[], object]) -> str:
    with pytest.raises(Refused) as refused:
        do()
    (problem,) = refused.value.problems
    assert say(problem)
    return problem.code


def test_what_cannot_be_printed_is_said() -> None:
    event = hall("age-swiss", 12, 1).event
    for code, keys, how in (
        ("paper_unknown", ["bingo"], HOW),
        ("paper_other_format", ["ring"], HOW),
        ("paper_before_end", ["certificates"], HOW),
        ("round_unknown", ["tables"], replace(HOW, round=9)),
        ("paper_table_unknown", ["slips"], replace(HOW, tables=(2, 77))),
        ("paper_card_stock", ["cards", "tables"], replace(HOW, paper=CARD)),
    ):
        assert _refused(partial(make, keys, event, how)) == code
    empty = desk_of("age-swiss", 4).event
    assert _refused(lambda: make(["tables"], empty, HOW)) == "paper_before_round"


def test_every_document_has_a_name_and_a_line_about_it() -> None:
    for one in every_document():
        assert document_of(one.key) is one
        assert one.name != one.about


def test_500_players_fill_page_after_page_each_with_the_heads_of_columns() -> None:
    event = hall("age-swiss", 500, 0).event
    for document, heads in (("tables", "Table"), ("names", "Player"), ("check-in", "Here")):
        pages = texts(make([document], event, HOW))
        assert all(heads in page for page in pages)
        assert all(f"page {at} of {len(pages)}" in page for at, page in enumerate(pages, start=1))
    said = "\n".join(pages)
    assert all(f" {number} " in said or f"\n{number}\n" in said for number in (1, 250, 500))


def test_the_pairing_sheet_reads_like_the_round() -> None:
    desk = desk_of("us-swiss", 5)
    rounds.pair(desk)
    (page,) = texts(make(["tables"], desk.event, HOW))
    flat = " ".join(page.split())
    for table in desk.event.rounds[0].tables:
        white, black = (desk.event.player(one) for one in table.players)
        assert f"{white.name} No. {white.id} · {white.rating} 0" in flat
        assert f"{black.name} No. {black.id} · {black.rating} 0" in flat
    (bye,) = desk.event.rounds[0].byes
    assert f"{bye.player} bye, 1 point P{bye.player}" in flat


def test_only_the_tables_asked_for_are_on_the_sheet_and_a_number_for_any_table() -> None:
    event = hall("age-swiss", 20, 0, plain=True).event
    some = replace(HOW, tables=(3, 9))
    (page,) = texts(make(["tables"], event, some))
    seated = {one for at in (3, 9) for one in event.rounds[0].table(at).players}
    assert all((one.name in page) == (one.id in seated) for one in event.players)
    numbers = texts(
        make(["numbers"], event, replace(HOW, tables=(41, 42, 43), chosen=(("up", ("2",)),)))
    )
    assert [[n for n in ("41", "42", "43") if n in page.split()] for page in numbers] == [
        ["41", "43"],
        ["42"],
    ]


def test_a_corrected_round_of_the_past_is_printed_as_that_round() -> None:
    desk = hall("age-swiss", 12, 2)
    (page,) = texts(make(["standings"], desk.event, replace(HOW, round=1)))
    assert "Standings after round 1" in page
    assert "Round 1" in page


def test_the_packet_is_the_whole_set_of_the_round() -> None:
    event = hall("strikes", 22, 1).event
    pages = texts(make(["packet"], event, HOW))
    together = sum(
        len(texts(make([one], event, HOW))) for one in ("tables", "names", "slips")
    ) + len(texts(make(["standings"], event, replace(HOW, round=1))))
    assert len(pages) == together
    assert "Pairings by table" in pages[0]
    assert "Standings after round 1" in pages[-1]


def test_the_strikes_sheet_has_the_groups_and_who_is_out() -> None:
    desk = hall("strikes", 26, 3, plain=True)
    page = "\n".join(texts(make(["strikes"], desk.event, HOW)))
    posted = desk.event.rounds[-1]
    assert posted.groups
    for group in set(posted.groups.values()):
        assert f"Group {group}" in page
    out = page.index("\nEliminated\n")
    gone = [line for line in desk.format.standings(desk.event, None) if line.out_in is not None]
    assert gone
    for line in gone:
        assert page.index(desk.event.player(line.player).name) > out


def test_a_risk_form_has_the_finishing_order_and_a_line_to_sign() -> None:
    desk = hall("risk-swiss", 43, 1, plain=True)
    page = "\n".join(texts(make(["boards"], desk.event, replace(HOW, round=1))))
    for table in desk.event.rounds[0].tables:
        places = table.result.places
        at = [
            page.index(desk.event.player(one).name)
            for one in sorted(places, key=lambda one: places[one])
        ]
        assert at == sorted(at)
    current = "\n".join(texts(make(["boards"], desk.event, HOW)))
    assert current.count(text("sheet-signed-judge")) == len(desk.event.rounds[-1].tables)
    assert text("sheet-signed-organizer") in "".join(texts(make(["form"], desk.event, HOW)))


def test_the_crosstable_says_with_whom_every_round_was_played() -> None:
    desk = desk_of("us-swiss", 4, rounds=2)
    rounds.pair(desk)
    rounds.report(desk, 1, {"winner": desk.event.rounds[0].tables[0].players[0]})
    rounds.report(desk, 2, {"draw": True})
    page = " ".join(texts(make(["cross"], desk.event, HOW))[0].split())
    first, second = desk.event.rounds[0].tables
    assert f"W {first.players[1]} w" in page
    assert f"L {first.players[0]} b" in page
    assert f"D {second.players[1]} w" in page


def test_the_ring_chart_has_everybody_and_crosses_for_who_is_out() -> None:
    desk = hall("dual-ring", 12, 4, plain=True)
    pages = texts(make(["ring"], desk.event, HOW))
    assert len(pages) == 2
    assert all(player.name in pages[1] for player in desk.event.players)
    assert any(one.name not in pages[0] for one in desk.event.players)
    assert "Out" in pages[1]


def test_certificates_are_for_three_places_and_the_best_of_each_age_group() -> None:
    desk = desk_of("age-swiss", 24)
    play(desk)
    desk.take(PlayerDropped(24))
    pages = texts(make(["certificates"], desk.event, HOW))
    groups = ("10 and under", "11–14", "15 and up")
    first = messages.text("cert-place", place=1)
    best = [
        messages.text(
            "cert-place-in", place=first, group=messages.text("cert-in-ages", group=group)
        )
        for group in groups
    ]
    assert all(sum(one in page for page in pages) == 1 for one in best)
    assert sum(f"{first}\n" in page for page in pages) == 1


def test_cards_of_two_kinds_in_one_file_keep_what_is_printed_on_each() -> None:
    event = hall("age-swiss", 4, 1).event
    both = texts(make(["blank-card", "cards"], event, HOW))
    alone = texts(make(["cards"], event, HOW))
    assert both[1:] == alone


def test_a_ring_too_large_for_letters_that_can_be_read_is_a_list_alone() -> None:
    assert len(texts(make(["ring"], hall("dual-ring", 90, 0).event, HOW))) == 4
    first = texts(make(["ring"], hall("dual-ring", 260, 0).event, HOW))[0]
    assert "Ring place" in " ".join(first.split())


def test_a_name_written_from_the_right_keeps_its_order_over_two_lines() -> None:
    said = "one \u2068alef bet gimel\u2069 two"
    wide = width_of("one alef bet", 10) + 0.01
    assert break_lines(said, wide, 10) == ["one \u2068alef bet\u2069", "\u2068gimel\u2069 two"]
    assert break_lines("", 50, 10) == []
    assert break_lines("a" * 50, 20, 10) == ["a" * 50]


def test_papers_of_one_history_have_one_digest_of_at_least_80_bits() -> None:
    desk, other = desk_of("age-swiss", 4), desk_of("age-swiss", 4)
    assert desk.digest == other.digest
    rounds.pair(desk)
    assert desk.digest != other.digest
    assert len(bytes.fromhex(desk.digest)) * 8 >= 80


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_every_paper_names_its_revision_and_its_whole_digest(language: str) -> None:
    how = replace(HOW, revision=12345)
    event = hall("us-swiss", 12, 1).event
    use_language(language)
    try:
        pdf = make(["cards", "slips", "standings", "packet"], event, how)
    finally:
        use_language("en")
    for page in texts(pdf):
        said = " ".join(page.split())
        assert "12345" in said
        assert "0a1b 2c3d 4e5f 6071 8293" in said


def test_figures_stand_in_the_middle_of_their_boxes_however_long_they_are() -> None:
    desk = desk_of("risk-swiss", 8)
    play(desk, 1)
    event = desk.event
    figures = event.rounds[0].tables[0].result
    assert isinstance(figures, BoardResult)
    changed = replace(figures, energy=dict(zip(figures.places, (7, 11, 5, 120), strict=True)))
    first = replace(event.rounds[0].tables[0], result=changed)
    made = replace(event.rounds[0], tables=(first, *event.rounds[0].tables[1:]))
    pdf = make(["tables"], replace(event, rounds=(made,)), HOW)
    middles = [(box.left + box.right) / 2 for box in boxes(pdf)[0] if box.text in ("11", "120")]
    assert len(middles) == 2
    assert abs(middles[0] - middles[1]) < 2  # the ink of a 1 is not in its middle


def test_what_can_be_chosen_for_a_paper_is_said_with_it() -> None:
    """A format says it of its own papers, so that the window need not know them."""
    of_round = {one.key for one in every_document() if asks(one.key, "round")}
    of_tables = {one.key for one in every_document() if asks(one.key, "tables")}
    of_players = {one.key for one in every_document() if asks(one.key, "players")}
    assert of_players == {"cards", "badges", "place-cards"}
    assert of_tables - {"numbers"} < of_round
    assert {"packet", "slips", "boards", "standings"} <= of_round
    assert not {"cards", "form", "calls", "wall"} & (of_round | of_tables)
    assert not asks("no such paper", "round")
