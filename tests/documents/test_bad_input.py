"""Forms and single pages of events of any size, with names of any kind, at any moment."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.builders.desks import desk_of
from tests.documents.reading import inside
from tests.documents.test_foundation import BAD_NAMES
from tests.thoroughness import in_turns
from tourneydesk.core.event import Event, OpenItem
from tourneydesk.desk.practice import play
from tourneydesk.documents.drawing.shapes import MM
from tourneydesk.documents.papers import documents_of, make, why_not_available
from tourneydesk.documents.printing import PrintOptions
from tourneydesk.formats import FORMATS

HOW = PrintOptions("2026-11-21 10:30", 7, "0a1b2c3d4e5f60718293")
FORMS = (
    *("check-in", "rules", "hand", "clock", "ring", "calls", "strikes"),
    *("schedules", "report", "certificates", "boards", "form"),
)
every_format = pytest.mark.parametrize("key", sorted(FORMATS))


def printed(event: Event) -> Iterator[tuple[str, bytes]]:
    for document in documents_of(event):
        if document.key in FORMS and why_not_available(document, event) is None:
            yield document.key, make([document.key], event, HOW)


def badly_named(event: Event) -> Event:
    names = [(name or "nobody")[:200] for name in BAD_NAMES]
    players = tuple(
        replace(
            one,
            name=names[at % len(names)],
            club=names[(at + 3) % len(names)][:60],
            note="note " * 200,
        )
        for at, one in enumerate(event.players)
    )
    details = {"venue": "V" * 120, "date": "2026-11-22", "organizer": "Ж" * 120}
    return replace(event, players=players, name="W" * 120, details=details)


@every_format
@pytest.mark.parametrize("players", [0, 1, 2, 3])
def test_an_event_of_hardly_anybody_has_its_forms(key: str, players: int) -> None:
    made = dict(printed(desk_of(key, players).event))
    assert {"check-in", "rules", "hand"} <= made.keys()
    assert all(inside(pdf, 6 * MM) for pdf in made.values())


@in_turns(key=sorted(FORMATS), rounds_played=[1, None])
def test_names_of_any_length_and_script_stay_inside_the_margins(
    key: str, rounds_played: int | None
) -> None:
    desk = desk_of(key, 28)
    play(desk, rounds_played)
    made = dict(printed(badly_named(desk.event)))
    assert ("certificates" in made) == (rounds_played is None)
    assert [name for name, pdf in made.items() if not inside(pdf, 6 * MM)] == []


@every_format
def test_an_event_with_open_items_has_its_forms_and_no_certificates(key: str) -> None:
    desk = desk_of(key, 28)
    play(desk, 2)
    items = (OpenItem("result", 1, 1), OpenItem("place", 2, player=3), OpenItem("settings"))
    made = dict(printed(replace(desk.event, open_items=frozenset(items))))
    assert {"check-in", "rules", "hand", "schedules", "report"} <= made.keys()
    assert "certificates" not in made
    assert all(inside(pdf, 6 * MM) for pdf in made.values())
