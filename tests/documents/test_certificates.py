"""Certificates: who has one and for what, tied places, and names of any length on every design."""

from collections.abc import Collection
from dataclasses import replace
from fractions import Fraction
from io import BytesIO

import pytest
from PIL import Image
from pypdf import PdfReader

from tests.builders.desks import desk_of
from tests.documents.papers import STAMP
from tests.documents.reading import fonts, inside, texts
from tests.thoroughness import in_turns
from tourneydesk.core.event import Event
from tourneydesk.core.standings import Standing
from tourneydesk.desk.practice import play
from tourneydesk.documents.certificates import DESIGNS, certificate_bundle
from tourneydesk.documents.drawing.page import A4, LETTER, Paper, pdf_of_bundles
from tourneydesk.documents.drawing.shapes import MM
from tourneydesk.formats import standings_of
from tourneydesk.present import rating_classes
from tourneydesk.present.messages import dates_in, in_language, text
from tourneydesk.present.papers import certificates as content
from tourneydesk.present.papers.certificates import Certificate, awarded_for, certificates
from tourneydesk.present.rating_classes import CLASS_KEYS, class_key, class_name, class_standings

LONG = "Anastasia-Konstantina Papadopoulou-Wojciechowska de los Ángeles y Fernández " * 2
NAMES = (
    LONG[:120].strip(),
    "W" * 120,
    "يوسف بن عبد الله الحطاطي",
    "남궁도윤",
    "Νικήτας Μαυροκεφάλου",
)


@pytest.fixture(scope="module")
def rated() -> Event:
    desk = desk_of("us-swiss", 24)
    play(desk)
    ratings = (None, *range(1000, 2380, 60))
    players = [
        replace(one, rating=rating) for one, rating in zip(desk.event.players, ratings, strict=True)
    ]
    return replace(desk.event, players=tuple(players))


def placed(event: Event, *places: int, monkeypatch: pytest.MonkeyPatch) -> list[Certificate]:
    """The certificates where the first players have these places."""
    rows = [Standing(place, player, Fraction(3)) for player, place in enumerate(places, start=1)]
    monkeypatch.setattr(content, "standings_of", lambda _: rows)
    monkeypatch.setattr(rating_classes, "standings_of", lambda *_: rows)
    return certificates(event, STAMP, ("places",))


def pdf_of(items: Collection[Certificate], design: str, paper: Paper = LETTER) -> bytes:
    return pdf_of_bundles([certificate_bundle([*items], paper, design)], "Certificates")


@pytest.mark.parametrize("top", [1, 3, 5, 10, None])
def test_there_is_one_for_each_of_the_first_places(rated: Event, top: int | None) -> None:
    rows = [row for row in standings_of(rated) if top is None or row.place <= top]
    made = certificates(rated, STAMP, ("places",), top)
    assert [one.place for one in made] == [row.place for row in rows]
    assert len(made) >= (top or 24)


def test_a_shared_place_is_said_to_be_shared(rated: Event, monkeypatch: pytest.MonkeyPatch) -> None:
    made = placed(rated, 1, 2, 2, 4, monkeypatch=monkeypatch)
    assert [one.achieved for one in made] == [
        (text("cert-place", place=1),),
        (text("cert-place-tied", place=2),),
        (text("cert-place-tied", place=2),),
    ], "fourth place is not among the first three"
    assert text("cert-place", place=2) != text("cert-place-tied", place=2)


def test_classes_have_places_of_their_own(rated: Event) -> None:
    made = certificates(rated, STAMP, ("classes",), 1)
    assert len(class_standings(rated)) == 8
    for key, rows in class_standings(rated).items():
        assert {class_key(rated.player(row.player).rating) for row in rows} == {key}
        best = [one for one in made if any(class_name(key) in line for line in one.achieved)]
        assert len(best) == sum(row.place == 1 for row in rows) >= 1
    assert awarded_for(rated) == ("places", "classes")


@pytest.mark.parametrize(
    ("rating", "key"),
    [
        (None, "unrated"), (0, "J"), (199, "J"), (200, "I"), (1199, "E"), (1399, "D"),
        (1799, "B"), (1800, "A"), (1999, "A"), (2000, "expert"), (2199, "expert"),
        (2200, "master"), (2399, "master"), (2400, "senior-master"), (3000, "senior-master"),
    ],
)  # fmt: skip
def test_rating_classes_have_the_limits_of_us_chess(rating: int | None, key: str) -> None:
    assert class_key(rating) == key
    assert key in CLASS_KEYS
    if len(key) == 1 and key != "J":
        assert str(rating)[:2] <= class_name(key).split("–")[1]


def test_the_best_of_an_age_group_has_one_with_the_overall_place_if_that_counts_too() -> None:
    desk = desk_of("age-swiss", 24)
    play(desk)
    assert awarded_for(desk.event) == ("places", "ages")
    made = certificates(desk.event, STAMP, top=1)
    winners = [one for one in made if text("cert-place", place=1) in one.achieved]
    assert len(winners) == 1
    assert len(winners[0].achieved) == 2, "also first of an age group"
    assert all(one.place == 1 for one in made)
    assert len(made) == 3


def test_where_and_when_are_said_and_undated_ones_have_a_line_for_the_date(rated: Event) -> None:
    details = {"venue": "Town hall", "date": "2026-11-22", "organizer": "Kelly Park"}
    dated = certificates(replace(rated, details=details), STAMP)[0]
    assert dated.where == text("cert-and", first="Town hall", last=dates_in("2026-11-22", "long"))
    assert dated.signed[0][1] == "Kelly Park"
    labels = [label for label, _ in certificates(replace(rated, details={}), STAMP)[0].signed]
    assert labels[:2] == [label for label, _ in dated.signed]
    assert labels[2:] == [text("sheet-signed-date")]


@in_turns(design=DESIGNS, paper=[LETTER, A4])
def test_names_of_any_length_and_script_are_whole_inside_the_margins(
    rated: Event, design: str, paper: Paper
) -> None:
    players = [replace(one, name=NAMES[at % len(NAMES)]) for at, one in enumerate(rated.players)]
    event = replace(rated, players=tuple(players), name=LONG[:120], details={"venue": LONG})
    items = certificates(event, STAMP, top=None)
    pdf = pdf_of(items, design, paper)
    assert inside(pdf, 6 * MM)
    assert all(fonts(pdf).values())
    for said, item in zip(texts(pdf), items, strict=True):
        assert "…" not in said
        for whole in (NAMES[0], NAMES[1], NAMES[3], NAMES[4]):
            if item.player == whole:
                assert "".join(whole.split()) in "".join(said.split())
        assert item.stamp.printed in said


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_every_language_has_words_for_every_place(rated: Event, language: str) -> None:
    with in_language(language):
        for page, item in zip(
            texts(pdf_of(certificates(rated, STAMP, top=None), "modern")),
            certificates(rated, STAMP, top=None),
            strict=True,
        ):
            assert all(line in page.replace("\n", " ") for line in item.achieved)
            assert item.title in page


@pytest.mark.parametrize("design", DESIGNS)
def test_the_organizers_logo_is_on_every_design_inside_the_margins(
    rated: Event, design: str
) -> None:
    picture = BytesIO()
    Image.new("RGB", (300, 120), "navy").save(picture, "PNG")
    stamp = replace(STAMP, logo=picture.getvalue())
    event = replace(rated, name=LONG[:120])
    with_logo = pdf_of(certificates(event, stamp), design)
    assert inside(with_logo, 6 * MM)
    images = [page.images for page in PdfReader(BytesIO(with_logo)).pages]
    assert all(len(found) == 1 for found in images)
    plain = pdf_of(certificates(event, STAMP), design)
    assert not any(page.images for page in PdfReader(BytesIO(plain)).pages)


def test_the_border_is_in_the_file_once_however_many_certificates_have_it(rated: Event) -> None:
    made = certificates(rated, STAMP, ("places",), None)
    one, all_of_them = (pdf_of(items, "classic") for items in (made[:1], made))
    assert len(made) > 20
    assert len(all_of_them) < 3 * len(one)
