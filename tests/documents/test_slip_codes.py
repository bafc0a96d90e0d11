"""The codes of result slips: read from bad scans; and who they say a player without a card is."""

from dataclasses import replace

import pypdfium2
import pytest
import zxingcpp
from PIL import ImageFilter
from PIL.Image import Image, Resampling

from tests.builders.desks import desk_of
from tests.desk.papers import cards, cover, printed, rebuilt_from
from tests.documents.papers import STAMP, with_players
from tests.documents.reading import texts
from tests.documents.test_slips import PER_SHEET, every_format, first_round, of_many, slips_for
from tests.thoroughness import THOROUGH, in_turns
from tourneydesk.core.decisions import PlayersAdded
from tourneydesk.core.event import Player, Round, Seat, Table
from tourneydesk.desk.practice import play
from tourneydesk.documents.drawing.page import A4, LETTER, Paper
from tourneydesk.documents.slips import bits_of_code, slip_sheets
from tourneydesk.formats import FORMATS
from tourneydesk.present.paper_rebuild.collected_papers import collect_papers, entries
from tourneydesk.present.paper_rebuild.records import slip_code, slip_record_of
from tourneydesk.present.slips import people_within, slips

_SQUARE_CODES = zxingcpp.barcode_formats_from_str("QRCode")


@in_turns(key=sorted(FORMATS), paper=[LETTER, A4])
def test_the_code_of_every_slip_is_read_from_a_bad_scan(key: str, paper: Paper) -> None:
    """150 dpi, gray, turned by 2 degrees, blurred by .7 pixels."""
    event = first_round(key, 46)
    for up in PER_SHEET[of_many(event)]:
        made = slips_for(event, paper, up)
        if not THOROUGH:
            # The first and the last sheet: the least and the most digits.
            made = [*made[:up], *made[up:][-up:]]
        read = read_codes(slip_sheets(made, paper, up))
        assert {slip.code.digits for slip in made if slip.code is not None} <= read


def read_codes(pdf: bytes) -> set[str]:
    document = pypdfium2.PdfDocument(pdf)
    try:
        scans = [scan(page.render(scale=150 / 72, grayscale=True).to_pil()) for page in document]
    finally:
        document.close()
    return {
        code.text.split("\n")[0]
        for image in scans
        for code in zxingcpp.read_barcodes(image, formats=_SQUARE_CODES)
    }


def scan(page: Image) -> Image:
    turned = page.rotate(2, Resampling.BICUBIC, expand=True, fillcolor=255)
    return turned.filter(ImageFilter.GaussianBlur(0.7))


@every_format
def test_a_slip_carries_its_table_and_players_in_its_code(key: str) -> None:
    event = first_round(key, 14)
    for slip, table in zip(
        slips(event, event.rounds[0], STAMP), event.rounds[0].tables, strict=True
    ):
        assert slip.code is not None
        seating = slip_record_of(slip.code.grouped)
        assert (str(seating.head.number), seating.players) == (slip.table, table.players)
        assert slip.code.grouped in " ".join(" ".join(texts(slip_sheets([slip], A4))).split())
        (entry,) = entries([slip.code.digits, *slip.code.more.split("\n")])
        assert [one.name for one in entry.people] == [
            event.player(player).name for player in table.players
        ]


@pytest.mark.parametrize("key", ["risk-swiss", "us-swiss"])
def test_the_printed_slips_of_a_lost_card_give_its_player_back_or_say_what_is_shortened(
    key: str,
) -> None:
    club = "Königlicher Schachverein von 1836"
    desk = desk_of(key)
    made = [Player(at, f"Maximilian Huber-{at:02}", rating=1500 + at) for at in range(1, 11)]
    desk.take(PlayersAdded(tuple(replace(one, club=club, member_id=f"M-{one.id}") for one in made)))
    play(desk, 2)
    event, at = desk.event, printed(desk)
    stamp = replace(STAMP, revision=at.revision, digest=at.digest)
    bits = bits_of_code(LETTER, 6, of_many=of_many(event))
    lines = [cover(event, at), *cards(event, [4], at)]
    for posted in event.rounds:
        numbers = [table.number for table in posted.tables if 4 in table.players]
        for slip in slips(event, posted, stamp, numbers, filled=True, code_bits=bits):
            assert slip.code is not None
            lines += [slip.code.digits, *slip.code.more.split("\n")]
    again = rebuilt_from(lines)
    player = again.event.player(4)
    assert "Huber-04" in player.name
    assert again.event.open_items == frozenset()
    noted = [note.players for note in again.notes if note.code == "paper_names_shortened"]
    if key == "us-swiss":
        assert player.name == "Maximilian Huber-04"
        assert (player.rating, player.club, player.member_id, noted) == (1504, club, "M-4", [])
    else:
        assert noted == [(4,)]


def test_who_one_slip_shortens_is_taken_whole_from_another() -> None:
    event = with_players("us-swiss", ["Ann Lee", "Bo Fox", "Cy Ray", "Di Orr"], [None] * 4)
    whole = [replace(one, club="Club of the North") for one in event.players]
    seats = [(Seat(1, "white"), Seat(2, "black")), (Seat(1, "white"), Seat(3, "black"))]
    posted = [Round(at, "swiss", (Table(1, pair),)) for at, pair in enumerate(seats, start=1)]
    event = replace(event, players=tuple(whole), rounds=tuple(posted))
    lines: list[str] = []
    for one, most in zip(posted, (60, 1000), strict=True):
        people = [event.player(player) for player in one.tables[0].players]
        described = people_within(people, (), most).split("\n")
        lines += [slip_code(event, one, one.tables[0]), *described]
    papers = collect_papers(entries(lines))
    assert papers.people[1].club == "Club of the North"
    assert papers.people[2].club == "…"


def test_what_a_code_has_no_room_for_is_marked_as_shortened_and_names_go_last() -> None:
    name = "Wolfeschlegelsteinhausenbergerdorff"
    event = with_players("us-swiss", [f"{name} A", f"{name} B"], ["M" * 30, None])
    players = [replace(one, club="Club of " * 5) for one in event.players]
    whole = people_within(players, ("rating",), 1000)
    assert name in whole
    assert "M" * 30 in whole
    for most in range(len(whole.encode()), 40, -7):
        described = people_within(players, ("rating",), most)
        assert len(described.encode()) <= most
        lines = described.split("\n")
        assert (len(lines) == 12) == bool(described)
        if described and described != whole:
            assert any(line.endswith("…") for line in lines[:6])
            assert any(line.endswith("…") for line in lines[6:])
            assert lines[1] == lines[7] == "1500"
            # Before a name is shortened, nothing else that can go is left.
            assert name in lines[0] or not lines[4]
    assert people_within(players, (), 20) == ""
