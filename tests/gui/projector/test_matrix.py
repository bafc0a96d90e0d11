"""Every kind of page with 0, 1, 11, 12, 22 and 500 rows at 720p, 1080p and 4K, read back from what
was painted.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtWidgets import QApplication

from pictures.all_screens import ROWS
from pictures.projector import SIZES, first_and_last
from pictures.projector_samples import SAMPLES
from tests.gui.projector.reading import Text, contrast_in, read
from tourneydesk.gui.projector.page_layout import Notices, PagePicture
from tourneydesk.present.projector.geometry import STRIP
from tourneydesk.present.projector.page import KINDS, ProjectorPage

HEIGHT = {"720p": 41, "1080p": 62, "4K": 124}
"""Letters that can be read at six heights of the picture (AVIXA, DESIGN of the projector)."""
PER_PAGE = 11
DRAWN = ("ring",)
"""Kinds that are a drawing and not rows."""


def picture_of(page: ProjectorPage, size: str, *, dark: bool = True) -> PagePicture:
    room = QSizeF(*SIZES[size])
    beside = Notices("−0:12:34", "Last 10 minutes", "2:41 PM")
    return PagePicture(page, beside, room, 6, dark, QApplication.font())


def pictures(name: str, size: str, *, dark: bool = True) -> Iterator[PagePicture]:
    """The first and last page of every number of rows."""
    for rows in ROWS:
        for page in shown_pages(name, rows):
            yield picture_of(page, size, dark=dark)


@cache
def shown_pages(name: str, rows: int) -> tuple[ProjectorPage, ...]:
    """Made once: they do not depend on the size of the picture."""
    return tuple(first_and_last(SAMPLES[name](rows)))


def rows_of(picture: PagePicture, texts: list[Text]) -> list[Text]:
    """The texts that stand in rows."""
    body = picture.layout.body
    return [one for one in texts if body.contains(one.room.center())]


@pytest.mark.parametrize(("name", "rows"), [*product(SAMPLES, ROWS)])
def test_everything_stands_on_one_page_and_the_pages_are_counted(
    dressed: QApplication, name: str, rows: int
) -> None:
    made = SAMPLES[name](rows).pages
    assert made
    for kind in {page.kind for page in made}:
        alike = [page for page in made if page.kind == kind]
        keys = [row.key for page in alike for row in page.rows]
        cells = [row.cells for page in alike for row in page.rows]
        if name == "seats":
            players = SAMPLES[name](rows).event.players
            shown = [row[1].partition(" (")[0] for row in cells]
            assert sorted(shown) == sorted(one.name for one in players)
        elif name == "final":
            assert len(keys) == min(rows, PER_PAGE)
        elif kind not in ("welcome", "message", *DRAWN):
            assert len(keys) == len(set(keys)) == rows
        counted = [f"{n} of {len(alike)}" for n in range(1, len(alike) + 1)]
        assert [page.page_label for page in alike] == (counted if len(alike) > 1 else [""])
        most = PER_PAGE + (kind == "names")
        assert all(len(page.rows) <= most * page.blocks for page in alike)
    assert {page.kind for page in made} <= {*KINDS, "welcome"}


@pytest.mark.parametrize(("name", "size"), [*product(SAMPLES, SIZES)])
def test_every_text_is_within_the_picture_on_no_other_and_large_enough(
    dressed: QApplication, name: str, size: str
) -> None:
    for picture in pictures(name, size):
        page, (_, texts) = picture.page, read(picture)
        whole = QRectF(0, 0, picture.size.width(), picture.size.height())
        assert all(whole.contains(one.room) for one in texts)
        if page.kind in DRAWN:
            continue
        assert all(one.letters >= HEIGHT[size] for one in rows_of(picture, texts))
        assert all(one.letters >= int(HEIGHT[size] * STRIP) for one in texts)
        for one, other in combinations(texts, 2):
            assert not one.room.intersects(other.room), (one, other)
        said = [one.said for one in texts]
        assert page.title in said or any(page.title.startswith(one[:-1]) for one in said)
        assert page.page_label in ("", *said)
        assert sum(map(len, said)) > len(page.title)


@pytest.mark.parametrize(("name", "dark"), [*product(SAMPLES, (True, False))])
def test_every_text_stands_out_from_what_is_behind_it_at_fifteen_to_one(
    dressed: QApplication, name: str, dark: bool
) -> None:
    for picture in pictures(name, "1080p", dark=dark):
        if picture.page.kind in DRAWN:
            continue
        image, texts = read(picture)
        assert image.pixelColor(0, 0) == picture.colors.ground
        for one in texts:
            assert contrast_in(image, one.room) >= 15, one


@pytest.mark.parametrize("name", ["pairings", "names", "seats", "standings", "out", "final"])
def test_only_names_are_shortened_and_visibly(dressed: QApplication, name: str) -> None:
    for picture in pictures(name, "720p"):
        page, (_, texts) = picture.page, read(picture)
        said = [one.said for one in texts]
        for column, row in product(range(len(page.columns)), page.rows):
            if page.columns[column].wide:
                family = row.cells[column].partition(" (")[0].split()[-1]
                assert any(family in one for one in said)
            else:
                assert row.cells[column] in ("", *said)
        long = any("Montgomery" in cell for row in page.rows for cell in row.cells)
        long_family = "Wolfeschlegelstein-Hausenbergerdorff y Montgomery"
        forms = ("Montgomery", long_family, f"M. A. {long_family}")
        if page.rows:
            assert long == any(one.partition(" (")[0] in forms for one in said)
        assert not any(one.endswith("…") for one in said)


@pytest.mark.parametrize("size", SIZES)
def test_a_ring_of_twenty_two_has_names_as_large_as_any_row(
    dressed: QApplication, size: str
) -> None:
    for rows in (11, 12, 22):
        (page,) = SAMPLES["ring"](rows).pages
        _, texts = read(picture_of(page, size))
        numbered = [one for one in texts if "(" in one.said]
        assert len(numbered) == rows
        assert all(one.letters >= HEIGHT[size] for one in numbered)
