"""Every paper of every format in languages made up: of longer words with accents, and from the
right to the left. Read back, nothing is outside the margins or cut, and no word is English.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from tests import pseudo_language
from tests.builders.desks import desk_of
from tests.documents.reading import inside, texts
from tests.thoroughness import in_turns
from tourneydesk.core.decisions import DetailsChanged, PlayersAdded, PrizesChanged
from tourneydesk.core.event import Event, Player
from tourneydesk.core.prizes import Category, Prize, PrizeList
from tourneydesk.desk import rounds
from tourneydesk.desk.practice import play
from tourneydesk.documents.drawing.page import A4, CARD, LETTER
from tourneydesk.documents.drawing.shapes import DOTS, MM
from tourneydesk.documents.papers import ON_CARDS, documents_of, make, why_not_available
from tourneydesk.documents.printing import PrintOptions
from tourneydesk.formats import FORMATS
from tourneydesk.present.messages import in_language

HOW = PrintOptions("2026-11-21 10:30", 7, "0a1b2c3d4e5f60718293")
MADE_UP: Mapping[str, Callable[[str], str]] = {
    "xx": pseudo_language.strange,
    "ar": pseudo_language.from_right,
}
WORD = re.compile(r"[^\W\d_]{3,}")
DATES = {"Nov"}
"""Made-up languages have no names of months; Babel then writes English ones."""
CUT = re.compile(rf"\w+{DOTS}|{DOTS}\w+")
"""A text that ends in dots; alone they stand for a game that is played."""


def event(key: str, *, whole: bool) -> Event:
    """An event to its end, or with two rounds played and the next posted; its data are no words."""
    desk = desk_of(key)
    ages = dict(enumerate(range(6, 19), start=1))
    players = (
        Player(at, f"Q{at:03}", rating=1000 + 7 * at, age=age, member_id=str(at), club="Q")
        for at, age in ages.items()
    )
    desk.take(PlayersAdded(tuple(players)))
    desk.take(DetailsChanged({"name": "Q1", "venue": "Q2", "date": "Q3", "organizer": "Q4"}))
    prizes = (Prize(1, 100), Prize(2, 50), Prize(1, 10, category=Category("rating", None, 1099)))
    desk.take(PrizesChanged(PrizeList((*prizes, Prize(1, text="Q5")), "Q")))
    play(desk) if whole else play(desk, 2)
    if desk.format.outlook(desk.event).status == "ready":
        rounds.pair(desk)
    return desk.event


def words_of_draws(made: Event) -> set[str]:
    """What the report says of draws as it is typed elsewhere: seeds, labels, versions of rules."""
    draws = [made.seed, *(f"{one.seed} {one.label} {one.engine}" for one in made.rounds)]
    return set(WORD.findall(" ".join(draws)))


@contextmanager
def spoken(language: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    pseudo_language.make(folder, language, MADE_UP[language], names=True)
    with pseudo_language.spoken_from(folder, monkeypatch), in_language(language):
        yield


def papers(made: Event, how: PrintOptions) -> Iterator[tuple[str, bytes]]:
    for one in documents_of(made):
        if why_not_available(one, made) is None and (how.paper != CARD or one.key in ON_CARDS):
            yield one.key, make([one.key], made, how)


@in_turns(key=sorted(FORMATS), language=MADE_UP)
def test_papers_have_room_for_every_language_and_say_nothing_in_english(
    key: str, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[str] = []
    printed: set[str] = set()
    with spoken(language, tmp_path, monkeypatch):
        for whole, paper in ((False, LETTER), (True, A4), (False, CARD)):
            made = event(key, whole=whole)
            for name, pdf in papers(made, replace(HOW, paper=paper)):
                said = "\n".join(texts(pdf))
                where = f"{name} on {paper.name}"
                if not inside(pdf, (3 if paper == CARD else 6) * MM):
                    found.append(f"{where}: outside the margins")
                found += [f"{where}: {one} is cut" for one in CUT.findall(said)]
                english = {one for one in WORD.findall(said) if one.isascii()}
                found += [f"{where}: {one}" for one in english - words_of_draws(made) - DATES]
                printed.add(name)
        assert printed == {one.key for one in documents_of(made)}
    assert found == []
