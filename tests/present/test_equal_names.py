"""No two players are called the same, on the screen, on paper, on the projector or in sentences."""

import re
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.builders.desks import desk_of
from tests.documents.reading import texts
from tourneydesk.core.decisions import PlayerChanged, PlayerDeleted, PlayersAdded
from tourneydesk.core.event import Event, Player
from tourneydesk.core.name_search import lookalike_key
from tourneydesk.desk import attendance, rounds
from tourneydesk.desk.history import history
from tourneydesk.desk.practice import play
from tourneydesk.desk.session import Session
from tourneydesk.documents.papers import documents_of, make, why_not_available
from tourneydesk.documents.printing import PrintOptions
from tourneydesk.formats import FORMATS, standings_of
from tourneydesk.present.event_text import event_text
from tourneydesk.present.messages import name_of, say
from tourneydesk.present.projector.page import KINDS, DisplayOptions
from tourneydesk.present.projector.pages import projector_pages
from tourneydesk.present.projector.web_pages import folder_pages
from tourneydesk.present.table import AnyTable
from tourneydesk.present.tables.history import step_text
from tourneydesk.present.tables.pairings import byes_table, names_table, seats_table, tables_table
from tourneydesk.present.tables.players import players_table
from tourneydesk.present.tables.standings import standings_table

NAMES = st.sampled_from(["Ann Lee", "ann  lee", "Аnn Lee", "Ann Lee (2)", "Ann Lee (2) (4)", "Bo"])
ALONE = re.compile(r"Ann\s+Lee(?!\s*\(\d+\))")
"""The name of several players where no number tells which of them is meant."""
OWN_NAME = ("cards", "hand", "packet", "certificates")
"""Papers of a single player, who has their number beside the name, or none of it."""


def of_equal_names(key: str, players: int = 9) -> Session:
    """An event after two rounds, with the next one posted, whose players are all called the same,
    and of whom one is withdrawn.
    """
    session = desk_of(key)
    entered = tuple(Player(n, "Ann Lee", 1000 + n, 8 + n) for n in range(1, players + 1))
    session.take(PlayersAdded(entered[:-1]))
    session.take(PlayersAdded(entered[-1:]))
    session.take(PlayerChanged(Player(1, "Ann Lee", 1700, 8)))
    attendance.check_in(session, (2,))
    play(session, 1)
    attendance.withdraw(session, 3)
    if session.format.outlook(session.event).status == "ready":
        rounds.pair(session)
    return session


def tables_of(event: Event) -> Iterator[AnyTable]:
    yield players_table(event)
    yield standings_table(event, standings_of(event))
    for posted in event.rounds:
        yield names_table(event, posted)
        yield tables_table(event, posted)
        yield seats_table(event, posted)
        yield byes_table(event, posted)


@given(st.lists(NAMES, min_size=2, max_size=8), st.sets(st.integers(1, 8)))
def test_no_two_players_of_an_event_have_the_same_label(
    names: list[str], removed: set[int]
) -> None:
    session = desk_of("us-swiss")
    session.take(PlayersAdded(tuple(Player(n, name) for n, name in enumerate(names, start=1))))
    for number in sorted(removed & set(range(1, len(names) + 1))):
        session.take(PlayerDeleted(number))
    event = session.event
    labels = {player.id: lookalike_key(name_of(event, player.id)) for player in event.players}
    assert len(set(labels.values())) == len(labels)
    keys = {player.id: lookalike_key(player.name) for player in event.players}
    for player in event.players:
        others = [other for other in keys if other != player.id]
        taken = {keys[other] for other in others} | {labels[other] for other in others}
        if keys[player.id] not in taken:
            assert name_of(event, player.id) == player.name


def test_the_player_who_is_left_of_two_has_the_plain_name_again() -> None:
    session = desk_of("us-swiss")
    session.take(PlayersAdded((Player(1, "Ann Lee"), Player(2, "Ann Lee"))))
    assert [name_of(session.event, player) for player in (1, 2)] == ["Ann Lee (1)", "Ann Lee (2)"]
    session.take(PlayerDeleted(1))
    assert [name_of(session.event, player) for player in (1, 2)] == ["Ann Lee (1)", "Ann Lee"]


@pytest.mark.parametrize("key", FORMATS)
def test_every_table_and_sentence_says_which_of_two_equal_names_is_meant(key: str) -> None:
    session = of_equal_names(key)
    event = session.event
    for table in tables_of(event):
        for row in table.rows:
            assert not [cell for cell in row.cells if ALONE.search(cell)]
    assert not ALONE.search(event_text(event))


@pytest.mark.parametrize("key", FORMATS)
def test_the_history_says_which_of_two_equal_names_is_meant(key: str) -> None:
    session = of_equal_names(key)
    for past in history(session.steps, ()):
        lines = step_text(session.event, session.steps, past.number)
        for text in (say(past.name, session.event), *lines):
            assert not ALONE.search(text), text


@pytest.mark.parametrize("key", FORMATS)
def test_the_projector_and_its_pages_say_which_of_two_equal_names_is_meant(key: str) -> None:
    event = of_equal_names(key).event
    for kind in KINDS:
        for page in projector_pages(event, DisplayOptions(kinds=(kind,))):
            shown = [cell for row in page.rows for cell in row.cells]
            assert not [text for text in (*shown, page.large_text) if ALONE.search(text)]
    for html in folder_pages(event, DisplayOptions(), "").values():
        assert not ALONE.search(html)


@pytest.mark.parametrize("key", FORMATS)
def test_every_paper_says_which_of_two_equal_names_is_meant(key: str) -> None:
    event = of_equal_names(key).event
    for document in documents_of(event):
        if document.key in OWN_NAME or why_not_available(document, event) is not None:
            continue
        printed = " ".join(texts(make([document.key], event, PrintOptions("now", 1, "0" * 64))))
        found = ALONE.search(printed)
        assert found is None, (document.key, printed[found.start() - 40 : found.end() + 40])
