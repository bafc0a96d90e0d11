"""The measures of record cards, read back from the PDF: rows, boxes, letters, type, code, backs."""

from functools import cache
from itertools import pairwise
from typing import Any

import pypdfium2
import pytest
import zxingcpp
from PIL import Image, ImageFilter

from tests.builders.desks import desk_of
from tests.documents.card_fields import fields, plan_of
from tests.documents.card_lines import Drawn, forms, types_of_pages
from tests.documents.papers import STAMP, with_players
from tests.documents.qr_codes import segno_rows
from tests.documents.reading import boxes, inside, sizes, texts
from tests.thoroughness import in_turns
from tourneydesk.core.decisions import PlayersAdded
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event
from tourneydesk.desk.practice import made_up_players, play
from tourneydesk.documents.cards.sheets import card_sheets, card_size
from tourneydesk.documents.drawing.page import A4, A6, CARD, CARD_4X6, LETTER, Paper
from tourneydesk.documents.drawing.shapes import MM
from tourneydesk.documents.papers import make
from tourneydesk.documents.printing import PrintOptions
from tourneydesk.documents.qr import symbol_of
from tourneydesk.formats import FORMATS
from tourneydesk.present.cards.card import A6 as A6_SIZE
from tourneydesk.present.cards.card import (
    FOUR_BY_SIX,
    QUARTER_A4,
    QUARTER_LETTER,
    SIZES,
    THREE_BY_FIVE,
    Card,
    CardSize,
    capacity,
)
from tourneydesk.present.cards.deck import Spread, blank_card, cards, spread
from tourneydesk.present.cards.geometry import ROOM_FOR_NAMES, modules_of, side_of
from tourneydesk.present.messages import in_language, text
from tourneydesk.present.paper_rebuild.codes import COVER, decode, grouped
from tourneydesk.present.sheets import Code

every_format = pytest.mark.parametrize("key", sorted(FORMATS))
every_size = pytest.mark.parametrize("size", SIZES, ids=lambda one: f"{one.key}-{one.width}")
STOCK: dict[CardSize, Paper] = {
    THREE_BY_FIVE: CARD,
    FOUR_BY_SIX: CARD_4X6,
    A6_SIZE: A6,
    QUARTER_LETTER: LETTER,
    QUARTER_A4: A4,
}
HAIR = 0.02
SQUARE_CODES = zxingcpp.barcode_formats_from_str("QRCode")


@cache
def hall(key: str, players: int, played: int, **settings: Any) -> Event:
    desk = desk_of(key, **settings)
    desk.take(PlayersAdded(made_up_players(players, Draw("hall", "players"))))
    if played:
        play(desk, played)
    return desk.event


def form_of(card: Card) -> Drawn:
    (drawn,) = forms(card_sheets([card], STOCK[card.form.size]))
    return drawn


def rows_of(card: Card, drawn: Drawn) -> list[float]:
    """The lines across the whole card, from top to bottom: above and below heads, below rows."""
    wide = card.form.size.width - 2 * card.form.size.margin - 1
    return sorted(one.top for one in drawn.lines if one.across and one.right - one.left > wide)


@pytest.mark.parametrize(
    ("size", "pitch"),
    [
        (FOUR_BY_SIX, 8.22),
        (QUARTER_LETTER, 9.39),
        (QUARTER_A4, 8.90),
        (A6_SIZE, 8.90),
        (THREE_BY_FIVE, 5.06),
    ],
)
@pytest.mark.parametrize("players", [17, 34])
@pytest.mark.parametrize("key", ["age-swiss", "risk-swiss", "us-swiss"])
def test_six_rounds_have_rows_of_the_height_that_the_formula_says(
    key: str, players: int, size: CardSize, pitch: float
) -> None:
    settings = {"us-swiss": {"rounds": 6}, "risk-swiss": {"swiss_rounds": 5}}.get(
        key, {"rounds": 6}
    )
    event = hall(key, players, 0, **settings)
    (card,) = cards(event, STAMP, [1], size)
    lines = rows_of(card, form_of(card))
    assert len(lines) == 8
    for above, below in pairwise(lines[1:]):
        assert below - above == pytest.approx(pitch, abs=0.05)
        assert below - above >= (5 if size is THREE_BY_FIVE else 6)


@every_size
@every_format
def test_boxes_for_digits_are_wide_enough_and_where_the_data_says(key: str, size: CardSize) -> None:
    event = hall(key, 34, 2)
    for card in (blank_card(event, STAMP, size), cards(event, STAMP, [3], size)[0]):
        drawn = form_of(card)
        upright = [(one.left, one.top, one.bottom) for one in drawn.lines if not one.across]
        listed = fields(card)
        assert len({one.name for one in listed}) == len(listed)
        for one in listed:
            place = one.place
            assert place.x >= size.margin
            assert place.right <= size.width - size.margin
            assert place.bottom <= size.height - size.margin - size.foot + HAIR
            if one.kind == "digit" and one.name.startswith("round-"):
                assert place.width >= 4
                assert place.height >= 4
                for edge in (place.x, place.right):
                    assert any(
                        abs(x - edge) < HAIR
                        and min(top, bottom) < place.y + place.height / 2 < max(top, bottom)
                        for x, top, bottom in upright
                    ), one
            elif one.kind == "digit":
                assert place.width >= 4
                at = (place.x, place.y, place.width, place.height)
                assert any(box == pytest.approx(at, abs=HAIR) for box in drawn.boxes), one


@every_size
@every_format
def test_letters_to_circle_are_apart_and_large_enough(key: str, size: CardSize) -> None:
    event = hall(key, 34, 1)
    card = blank_card(event, STAMP, size)
    pdf = card_sheets([card], STOCK[size])
    letters = [one for one in fields(card) if one.kind == "circle"]
    assert letters
    assert all(one.place.width >= 5 for one in letters)
    printed = {points for drawn in forms(pdf) for points in drawn.types}
    assert 9.0 in printed, "the letters themselves"


@in_turns(key=sorted(FORMATS), size=SIZES, language=["en", "de", "es"])
def test_nothing_but_labels_and_digits_for_typing_is_under_eight_points(
    key: str, size: CardSize, language: str
) -> None:
    with in_language(language):
        event = hall(key, 34, 2)
        made = cards(event, STAMP, [1, 2], size, back=True)
        pdf = card_sheets(made, STOCK[size])
        assert min(min(one.types) for one in forms(pdf)) >= 5.5
        whole = "".join(texts(pdf))
        assert text("card-key-head") in whole
        assert text("card-heading") in whole
        assert "…" not in whole
        assert min(types_of_pages(pdf)) >= 4.5


@every_size
@every_format
def test_the_key_and_the_digits_below_it_are_apart(key: str, size: CardSize) -> None:
    for card in cards(hall(key, 34, 3), STAMP, [1, 2], size):
        plan = plan_of(card.form, card.code)
        above = [one for one in (plan.key, *plan.key_list, plan.name) if one is not None]
        assert max(one.bottom for one in above) <= plan.strip[0].y + HAIR
        assert all(one.height >= 3 for one in plan.key_list)


@every_size
def test_only_games_of_a_match_have_columns(size: CardSize) -> None:
    for games in (1, 3, 5):
        event = hall("age-swiss", 34, 0, games_per_match=games)
        names = {one.name for one in fields(blank_card(event, STAMP, size))}
        played = {name.split(".")[1] for name in names if ".game_" in name}
        wanted = {f"game_{at}" for at in range(1, games + 1)} if games > 1 else {"game_outcome"}
        assert played == wanted


@pytest.mark.parametrize(
    ("size", "rows"),
    [(FOUR_BY_SIX, 8), (QUARTER_LETTER, 9), (QUARTER_A4, 8), (A6_SIZE, 8), (THREE_BY_FIVE, 6)],
)
def test_so_many_rows_fit_on_a_side_where_no_rounds_are_planned(size: CardSize, rows: int) -> None:
    assert capacity(size, low=False) == rows
    assert capacity(size) == (6 if size is THREE_BY_FIVE else 10)


@pytest.mark.parametrize("size", [one for one in SIZES if one is not THREE_BY_FIVE])
@pytest.mark.parametrize("key", ["age-swiss", "us-swiss"])
def test_ten_rounds_are_on_one_card(key: str, size: CardSize) -> None:
    event = hall(key, 40, 3, rounds=10)
    made = cards(event, STAMP, None, size)
    assert len(made) == 40
    for card in made[:3]:
        lines = rows_of(card, form_of(card))
        assert len(lines) == 12
        for above, below in pairwise(lines[1:]):
            assert below - above >= 4.5


def test_rows_are_as_many_as_rounds_and_the_rest_goes_on_further_cards() -> None:
    assert spread(2, 0, 10, 8) == Spread(4, 1)
    assert spread(6, 3, 10, 8) == Spread(6, 1)
    assert spread(10, 3, 10, 8) == Spread(5, 2)
    assert spread(6, 9, 10, 8) == Spread(5, 2)
    assert spread(None, 0, 10, 8) == Spread(8, 1)
    assert spread(None, 9, 10, 8) == Spread(8, 2)


@pytest.mark.parametrize("digits", [1, 60, 153, 230, 255, 256, 400, 1200])
@pytest.mark.parametrize("more", ["", "Ann\n1500", "é" * 90])
def test_the_size_of_a_code_is_known_before_it_is_drawn(digits: int, more: str) -> None:
    code = Code("7" * digits, more, grouped("7" * digits))
    assert modules_of(code) == len(segno_rows(code))


def test_230_digits_take_version_6_and_more_than_255_take_version_7() -> None:
    assert [modules_of(Code("1" * many, "", "")) for many in (230, 255, 256)] == [41, 41, 45]
    assert [side_of(one) for one in (33, 41, 45)] == [22, 22, 22.5]
    for many in range(21, 66, 4):
        assert side_of(many) / many >= 0.5


@every_size
def test_the_code_stands_on_paper_as_it_was_made_with_white_around_it(size: CardSize) -> None:
    (card,) = cards(hall("risk-swiss", 20, 2), STAMP, [1], size)
    assert card.code is not None
    wanted = symbol_of(card.code).rows()
    place = plan_of(card.form, card.code).code
    assert place.width == place.height >= 22
    step = place.width / len(wanted)
    assert step >= 0.5
    document = pypdfium2.PdfDocument(card_sheets([card], STOCK[size]))
    scale = 10 / MM
    picture = document[0].render(scale=scale).to_pil().convert("L")
    document.close()
    quiet = 4
    for down in range(-quiet, len(wanted) + quiet):
        for across in range(-quiet, len(wanted) + quiet):
            x, y = place.x + (across + 0.5) * step, place.y + (down + 0.5) * step
            dark = picture.getpixel((int(x * 10), int(y * 10))) < 128
            in_code = down in range(len(wanted)) and across in range(len(wanted))
            assert dark == (bool(wanted[down][across]) if in_code else False), (down, across)


@in_turns(key=sorted(FORMATS), size=SIZES)
def test_scans_of_150_dpi_turned_and_blurred_are_read(key: str, size: CardSize) -> None:
    made = cards(hall(key, 12, 3), STAMP, [1, 5, 9, 12], size)
    wanted = {f"{card.code.digits}\n{card.code.more}" for card in made if card.code is not None}
    document = pypdfium2.PdfDocument(card_sheets(made, STOCK[size]))
    read: set[str] = set()
    for page in document:
        scan = page.render(scale=150 / 72).to_pil().convert("L")
        turned = scan.rotate(2, expand=True, fillcolor=255, resample=Image.Resampling.BICUBIC)
        blurred = turned.filter(ImageFilter.GaussianBlur(0.7))
        found = zxingcpp.read_barcodes(blurred, formats=SQUARE_CODES)
        read |= {one.bytes.decode() for one in found}
    document.close()
    assert read == wanted


@pytest.mark.parametrize("paper", [LETTER, A4])
@pytest.mark.parametrize("cut", ["quarter", "4x6", "3x5"])
def test_the_back_of_a_card_is_behind_its_front_when_turned_over_the_long_edge(
    paper: Paper, cut: str
) -> None:
    made = cards(hall("us-swiss", 7, 0), STAMP, None, card_size(paper, cut), back=True)
    pdf = card_sheets(made, paper)
    pages = boxes(pdf)
    assert len(pages) % 2 == 0
    for (width, height), front, back in zip(sizes(pdf)[::2], pages[::2], pages[1::2], strict=True):
        for card in made:
            label = text("card-digits").split()[0]
            shown = [one for one in front if card.name in one.text]
            if not shown or card.code is None:
                continue
            first = card.code.grouped[:17]
            digits = next(one for one in back if label in one.text and first in one.text)
            middle_x, middle_y = (digits.left + digits.right) / 2, digits.bottom
            behind = (
                (middle_x, height - middle_y) if width > height else (width - middle_x, middle_y)
            )
            columns, rows = {"quarter": (2, 2), "4x6": (1, 2), "3x5": (2, 2)}[cut]
            name = shown[0]
            assert int(behind[0] / width * columns) == int(name.left / width * columns)
            assert int(behind[1] / height * rows) == int(name.bottom / height * rows)


@every_size
@every_format
def test_the_back_has_the_rules_the_digits_and_a_signature(key: str, size: CardSize) -> None:
    (card,) = cards(hall(key, 20, 2), STAMP, [4], size, back=True)
    pdf = card_sheets([card], STOCK[size])
    assert inside(pdf, 3.2 * MM)
    front, back = texts(pdf)
    assert card.code is not None
    assert card.code.grouped[:23] not in front
    said = " ".join(back.split())
    assert card.code.grouped in said
    for word in ("card-signature", "card-date", "card-notes", "card-rules"):
        assert text(word) in back
    assert card.form.back is not None
    assert all(rule.split(" ")[0] in said for rule in card.form.back.rules)
    chart = card.form.back.chart
    if chart is not None:
        assert chart.rows[0][0] in back


def test_membership_and_player_numbers_are_two_things() -> None:
    event = with_players("age-swiss", ["Ann", "Ben"], ["123456", None])
    names = [fact.code for fact in cards(event, STAMP, [1])[0].form.facts]
    assert names == ["member", "player_number", "age"]
    assert cards(event, STAMP, [2])[0].values == ("", "2", "20")


@in_turns(key=sorted(FORMATS), size=SIZES, members=[None, "ABCDEFGHIJ0123456789"])
def test_a_thousand_players_and_members_of_twenty_letters_have_their_boxes(
    key: str, size: CardSize, members: str | None
) -> None:
    names = [f"P{at}" for at in range(1, 1001)]
    event = with_players(key, names, [members] * 1000)
    made = [blank_card(event, STAMP, size), *cards(event, STAMP, [1000], size)]
    pdf = card_sheets(made, STOCK[size])
    assert inside(pdf, 3.2 * MM)
    said = "".join(texts(pdf))
    assert "P1000" in said
    assert "…" not in said
    numbers = [one for one in fields(made[0]) if one.name.startswith("player_number")]
    assert len(numbers) == 4


def test_a_row_has_room_for_names_of_opponents_only_if_it_is_high() -> None:
    card = blank_card(hall("strikes", 40, 1), STAMP, FOUR_BY_SIX)
    first = [one.place for one in fields(card) if ".opponent_numbers." in one.name]
    pitch = plan_of(card.form, None).rows[0].height
    assert pitch < ROOM_FOR_NAMES
    assert all(one.height == pytest.approx(pitch) for one in first)


@pytest.mark.parametrize("paper", [CARD, CARD_4X6, A6])
@every_format
def test_the_cover_of_a_deck_fits_the_stock_of_its_cards(key: str, paper: Paper) -> None:
    event = hall(key, 34, 2)
    pdf = make(["cover"], event, PrintOptions("10:30", 7, "0a1b2c3d4e5f60718293", paper))
    assert sizes(pdf) == [pytest.approx((paper.width, paper.height), abs=0.01)] * 2
    assert inside(pdf, 3.2 * MM)
    document = pypdfium2.PdfDocument(pdf)
    (code,) = zxingcpp.read_barcodes(document[0].render(scale=150 / 72).to_pil().convert("L"))
    document.close()
    _, back = texts(pdf)
    assert grouped(code.text) in " ".join(back.split())
    assert decode(code.text)[0].kind == COVER
