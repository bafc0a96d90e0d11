"""Names of up to two hundred letters: on every document inside its margins, on several lines and
shortened by the rules of names, but never cut.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.builders.desks import desk_of
from tests.documents.people import FORTY, people
from tests.documents.reading import Letters, inside, letters
from tests.documents.test_papers import now
from tests.thoroughness import in_turns
from tourneydesk.core.decisions import ByeRequested, PlayersAdded, PrizesChanged, SettingsChosen
from tourneydesk.core.event import ByeRequest, Event
from tourneydesk.core.prizes import Prize, PrizeList
from tourneydesk.desk import rounds
from tourneydesk.desk.practice import play
from tourneydesk.documents.drawing.fonts import LEAST_TYPE, width_of
from tourneydesk.documents.drawing.long_names import LINE, outlier
from tourneydesk.documents.drawing.page import A4, LETTER, Paper
from tourneydesk.documents.drawing.shapes import DOTS, MM
from tourneydesk.documents.papers import make
from tourneydesk.documents.printing import PrintOptions
from tourneydesk.formats import FORMATS
from tourneydesk.present.shows import show_of_format

HOW = PrintOptions("2026-11-21 10:30", 7, "0a1b2c3d4e5f60718293")
FIXED = ("cards", "hand", "slips", "filled-slips", "packet", "bracket", "ring")
"""Documents with places that cannot grow: a very long name has smaller letters there."""
LONGEST = 6
"""The first player with a long name."""


@dataclass(frozen=True, slots=True)
class Long:
    """A long family name, after a given name, and a letter of it that no other text has."""

    family: str
    letter: str
    given: str = ""

    def whole(self) -> tuple[str, str]:
        return self._named(self.family)

    def short(self) -> tuple[str, str]:
        """The same name with a family name of one letter."""
        return self._named(self.letter)

    def _named(self, family: str) -> tuple[str, str]:
        return f"{self.given} {family}".strip(), family


CHINESE = Long("山田太郎王李" * 20, "郎")
WIDE = Long("Ŵ" * 200, "Ŵ")
JOINED = Long("-".join(["Featherstonehauĝh"] * 10), "ĝ", "Ann-Sophie")
ARABIC = Long("ابتثجحخد" * 14, "خ", "سليمان")
WORDS = Long(" ".join(["Bartholomeŵ"] * 15), "ŵ", "Anna Lena")
THAI = Long("กขคงจฉชซ" * 15, "ฉ", "ก")
HINDI = Long("कखगघङच" * 20, "ङ")
GREEK = Long("αβγδεζηθ" * 15, "ζ", "Αβγδ" * 15)


@in_turns(
    key=sorted(FORMATS),
    case=[
        # By default each format has one of the first.
        ((CHINESE,), True, LETTER),
        ((ARABIC, WORDS), False, A4),
        ((JOINED, JOINED), True, A4),
        ((WIDE, HINDI), False, LETTER),
        ((GREEK, CHINESE, WIDE, JOINED, ARABIC, WORDS, THAI), False, LETTER),
        *(((name,), over, A4) for name in (WIDE, THAI, HINDI) for over in (False, True)),
        *(((name,), not over, LETTER) for name in (JOINED, GREEK, WORDS) for over in (False, True)),
        ((CHINESE, WIDE, GREEK, THAI, HINDI, WORDS), True, A4),
        ((CHINESE,) * 6, False, A4),
    ],
)
def test_a_long_family_name_is_whole_wherever_a_short_one_is(
    key: str, case: tuple[tuple[Long, ...], bool, Paper]
) -> None:
    names, over, paper = case
    event = _event(key, over=over)
    long = _named(event, [name.whole() for name in names])
    short = _named(event, [name.short() for name in names])
    for document in now(event):
        pdf = make([document], long, replace(HOW, paper=paper))
        assert inside(pdf, 6 * MM), document
        usual = _texts(make([document], short, replace(HOW, paper=paper)))
        pieces = _texts(pdf)
        for name in names:
            written = [one for one in pieces if name.letter in one.text]
            count = sum(one.text.count(name.letter) for one in usual)
            expected = count * name.family.count(name.letter)
            assert sum(one.text.count(name.letter) for one in written) == expected, document
            if document not in FIXED:
                assert all(one.size > LEAST_TYPE - 0.01 for one in written), document
        dots = [sum(one.text.count(DOTS) for one in text) for text in (usual, pieces)]
        assert dots[0] == dots[1], document


def _texts(pdf: bytes) -> list[Letters]:
    return [one for page in letters(pdf) for one in page]


def _event(key: str, *, over: bool) -> Event:
    """An event of thirteen players that is over or being played."""
    desk = desk_of(key)
    desk.take(PlayersAdded(tuple(replace(one, age=9 + one.id) for one in people(FORTY, 13))))
    desk.take(PrizesChanged(PrizeList((Prize(1, 50_000),), "$")))
    if any(setting.key == "top_cut" for setting in desk.format.settings):
        desk.take(SettingsChosen({"top_cut": 4}))
    play(desk, 30 if over else 2)
    if desk.format.outlook(desk.event).status == "ready":
        rounds.pair(desk)
        if show_of_format(key).requested_byes:
            desk.take(ByeRequested(ByeRequest(LONGEST, len(desk.event.rounds) + 1, Fraction(1))))
    return desk.event


def _named(event: Event, names: Sequence[tuple[str, str]]) -> Event:
    players = [*event.players]
    for at, (name, family) in enumerate(names, start=LONGEST - 1):
        players[at] = replace(players[at], name=name, family=family)
    return replace(event, players=tuple(players))


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


@given(
    words=st.lists(st.text("aWé-中שب", min_size=1, max_size=60), min_size=1, max_size=4),
    room=st.floats(12, 200),
    height=st.floats(6, 60),
    least=st.sampled_from([LEAST_TYPE, 1]),
)
@settings(max_examples=100)
def test_the_lines_of_a_name_are_the_whole_name_and_no_wider_than_their_place(
    words: Sequence[str], room: float, height: float, least: float
) -> None:
    name = " ".join(words)
    lines = outlier(name, room, 12, height, bold=True, condensed=False, least=least)
    assert "".join(lines.texts).replace(" ", "") == "".join(words)
    assert least <= lines.size <= 12
    assert all(width_of(line, lines.size, bold=True) <= room * 1.01 for line in lines.texts)
    fits = len(lines.texts) == 1 or len(lines.texts) * LINE * lines.size <= height * 1.01
    assert fits or lines.size == least


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
