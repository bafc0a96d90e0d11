"""Names of one letter and of two hundred: on every document inside its margins, and never cut
silently; a family name that has room is whole.
"""

import re
from collections.abc import Sequence
from dataclasses import replace

from tests.builders.desks import desk_of
from tests.documents.people import FORTY, people
from tests.documents.reading import inside, letters
from tests.documents.structure import structure
from tests.documents.test_papers import now
from tests.thoroughness import in_turns
from tourneydesk.core.decisions import PlayersAdded
from tourneydesk.core.event import Event, Player
from tourneydesk.desk import rounds
from tourneydesk.desk.practice import play
from tourneydesk.documents.drawing.fonts import width_of
from tourneydesk.documents.drawing.page import A4, LETTER, Paper
from tourneydesk.documents.drawing.shapes import DOTS, MM
from tourneydesk.documents.drawing.sheet_columns import outlier
from tourneydesk.documents.papers import make
from tourneydesk.documents.printing import PrintOptions
from tourneydesk.formats import FORMATS

HOW = PrintOptions("2026-11-21 10:30", 7, "0a1b2c3d4e5f60718293")
NAMES = (
    "X",
    "李",
    "Anna-Lena Maria Theodora Charlotte Friederike Wilhelmina Augusta Josephine Margarethe "
    "Elisabeth Antonia Rosalinde Vogelsang",
    "Bartholomew " * 15 + "Quisenberry",
    "W" * 200,
    "محمد " * 30 + "الخوارزمي",
    "Ιωάννης " * 12 + "Παπαδόπουλος",
    "Zbigniew Przemysław Świętosławski",
)
FAMILIES = ("Vogelsang", "Quisenberry", "Παπαδόπουλος", "Świętosławski")
"""The family names that have room on every paper."""
SMALL = ("cards", "hand", "report")
"""Documents with cells that are too small for these names."""
OF_ALL = ("check-in", "cards", "standings", "wall", "cross")
"""The documents that have every player."""


def _event(key: str) -> Event:
    desk = desk_of(key)
    desk.take(
        PlayersAdded(
            tuple(
                Player(at, name[:200].strip(), age=9 + at, rating=1500, club="Ü" * at * 10)
                for at, name in enumerate(NAMES, start=1)
            )
        )
    )
    play(desk, 1)
    if desk.format.outlook(desk.event).status == "ready":
        rounds.pair(desk)
    return desk.event


@in_turns(key=sorted(FORMATS), paper=[LETTER, A4])
def test_names_of_any_length_stay_inside_and_show_where_they_are_shortened(
    key: str, paper: Paper
) -> None:
    event = _event(key)
    for document in now(event):
        pdf = make([document], event, replace(HOW, paper=paper))
        assert inside(pdf, 6 * MM), document
        said = structure(pdf).said
        words = re.findall(rf"[^\W\d_]+{DOTS}?", said)
        for word in words:
            for family in FAMILIES if document not in SMALL else ():
                assert word == family or not word.startswith(family[:4]), document
        # What follows the dots is another cell: the W of White.
        for broken in re.findall(rf"WWWW+(?:\s+W+)*{DOTS}?", said):
            assert broken.count("W") == 200 or broken.endswith(DOTS), document
        if document in OF_ALL:
            assert document in SMALL or set(FAMILIES) <= set(words), document
            assert "WWW" in said, document


LISTS = ("check-in", "tables", "names", "standings", "wall", "cross", "report", "schedules")


@in_turns(key=sorted(FORMATS), name=["W" * 200, "Bartholomew " * 15 + "Quisenberry"])
def test_a_name_longer_than_any_other_changes_only_its_own_row(key: str, name: str) -> None:
    desk = desk_of(key)
    desk.take(PlayersAdded(people(FORTY, 24)))
    play(desk, 1)
    event, longest = desk.event, 7
    tables = [one.players for one in event.rounds[0].tables if longest in one.players]
    beside = {player for table in tables for player in table}
    others = [one.name for one in event.players if one.id not in beside]
    players = tuple(replace(one, name=name) if one.id == longest else one for one in event.players)
    for document in LISTS:
        usual = _least(make([document], event, HOW), others)
        long = _least(make([document], replace(event, players=players), HOW), others)
        assert usual, document
        assert all(long[word] >= size for word, size in usual.items()), document


def _least(pdf: bytes, names: Sequence[str]) -> dict[str, float]:
    """The smallest letters in which the longest word of each name is written."""
    sizes: dict[str, float] = {}
    words = {max(name.split(), key=len) for name in names}
    for page in letters(pdf):
        for one in page:
            for word in words & set(re.findall(r"[^\W\d_]+", one.text)):
                sizes[word] = min(sizes.get(word, 99), round(one.size, 1))
    return sizes


def test_a_long_family_name_breaks_at_its_hyphen_and_only_a_very_long_one_inside() -> None:
    def lines(name: str, room: float) -> Sequence[str]:
        return outlier(name, room, 10, 24, bold=False, condensed=False).texts

    joined, single = "Montgomery-Featherstonehaugh", "Wolfeschlegelsteinhausenbergerdorff"
    for size in range(75, 100, 5):
        assert lines(joined, width_of(joined, size / 10)) in (
            ("Montgomery-", "Featherstonehaugh"),
            (joined,),
        )
    assert lines(single, width_of(single, 8)) == (single,)
    assert len(lines(single, width_of(single, 5))) == 2
