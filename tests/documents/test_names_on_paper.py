"""Names on paper: lists in order of family names, long names with shorter given names."""

import re

import pytest

from tests.builders.events import event_of, posted
from tests.documents.reading import texts
from tourneydesk.core import decisions as d
from tourneydesk.core.event import Event, Player
from tourneydesk.core.journal.replay import advance
from tourneydesk.core.names import NAME_ORDERS, NameOrder, shown_name
from tourneydesk.documents.drawing.shapes import Area, fit_line, fit_name
from tourneydesk.documents.papers import make
from tourneydesk.documents.printing import PrintOptions
from tourneydesk.formats import FORMATS
from tourneydesk.present.papers.pairings import pairings_by_name
from tourneydesk.present.sheets import Written, stamp
from tourneydesk.present.tables.pairings import names_table

HOW = PrintOptions("2026-11-21 10:30", 7, "0a1b2c3d4e5f60718293")
OF_MANY_SCRIPTS = (
    Player(1, "Zoe Adams"),
    Player(2, "Lee, Bo"),
    Player(3, "Oscar de la Hoya"),
    Player(4, "Gabriel García Márquez", family="García Márquez"),
    Player(5, "محمد صلاح"),
    Player(6, "王小明"),
    Player(7, "பிரக்ஞானந்தா"),
    Player(8, "Nagy János"),
    Player(9, "Ann Lee"),
    Player(10, "Иван Петров"),
)
IN_ORDER = {
    "given_first": "Zoe Adams|Oscar de la Hoya|Gabriel García Márquez|Ann Lee|Bo Lee|Nagy János",
    "family_first": "Adams, Zoe|de la Hoya, Oscar|García Márquez, Gabriel|Lee, Ann|Lee, Bo"
    "|Nagy, János",
    "family_capitals": "ADAMS, Zoe|DE LA HOYA, Oscar|GARCÍA MÁRQUEZ, Gabriel|LEE, Ann|LEE, Bo"
    "|NAGY, János",
}
LONG = "Echeverrigaray Bengoetxea"


def event_with(*players: Player, order: NameOrder = "given_first") -> Event:
    fmt = FORMATS["us-swiss"]
    event = advance(event_of(fmt, [*players]), (d.DetailsChanged({"name_order": order}),))
    return posted(fmt, event)


def lines(pdf: bytes) -> list[str]:
    return [line for page in texts(pdf) for line in page.splitlines()]


@pytest.mark.parametrize("order", NAME_ORDERS)
@pytest.mark.parametrize("paper", ["names", "check-in"])
def test_lists_by_name_are_read_back_in_order_of_family_names(paper: str, order: NameOrder) -> None:
    event = event_with(*OF_MANY_SCRIPTS, order=order)
    if paper == "check-in":
        event = advance(event_of(FORMATS["us-swiss"], [*OF_MANY_SCRIPTS]), ())
        event = advance(event, (d.DetailsChanged({"name_order": order}),))
    said = " ".join(lines(make([paper], event, HOW)))
    listed = "family_first" if order == "given_first" else order
    places = [said.index(f" {name} ") for name in IN_ORDER[listed].split("|")]
    assert places == sorted(places)


def test_every_script_has_its_place_in_the_list() -> None:
    event = event_with(*OF_MANY_SCRIPTS)
    current = event.current
    assert current is not None
    shown = [row.key for row in names_table(event, current, ("name",)).rows]
    assert shown == [1, 3, 4, 9, 2, 8, 10, 5, 7, 6]


def test_a_name_that_does_not_fit_keeps_its_family_name_whole() -> None:
    given = "Maximiliana Bartholomea Leocadia"
    long_name = Player(1, f"{given} {LONG}", family=LONG)
    event = event_with(long_name, Player(2, "Bo Lee"), Player(3, "Cy Fox"), Player(4, "Di Ray"))
    for paper in ("slips", "cards", "tables", "names", "standings", "wall"):
        said = re.sub(r"\s+", " ", " ".join(lines(make([paper], event, HOW))))
        assert "Echeverrigaray" in said, paper
        assert "Bengoetxea" in said, paper
        assert "Echeverrigaray…" not in said.replace(" ", ""), paper


def test_a_name_shrinks_before_its_given_names_become_initials() -> None:
    name = shown_name(f"Maite Leocadia {LONG}", LONG)
    shown = {
        width: fit_name(name, Area(0, 0, width, 20), 12, least=8).texts
        for width in (300, 155, 127, 110, 60, 30)
    }
    assert shown == {
        300: (f"Maite Leocadia {LONG}",),
        155: (f"M. Leocadia {LONG}",),
        127: (f"M. L. {LONG}",),
        110: (LONG,),
        60: ("Echeverrigaray", "Bengoetxea"),
        30: ("Echeverrig", "aray Beng", "oetxea"),
    }
    # Any other text is not a name.
    assert fit_line(f"Report of {LONG}", 120, 12, least=8).text.startswith("Report of")


def test_cells_of_papers_know_the_parts_of_names() -> None:
    event = event_with(*OF_MANY_SCRIPTS)
    current = event.current
    assert current is not None
    sheet = pairings_by_name(event, current, stamp(event, 1, "now", 1, "0" * 20))
    cells = [cell for group in sheet.blocks[0].groups for row in group for cell in row]
    names = [cell.text for cell in cells if isinstance(cell, Written) and cell.bold]
    assert "García Márquez, Gabriel" in names
