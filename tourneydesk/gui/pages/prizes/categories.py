"""The categories that a line of the prize list can be for, to choose from."""

from collections.abc import Iterator

from tourneydesk.core.event import Event
from tourneydesk.core.prize_awards import age_groups_of
from tourneydesk.core.prizes import EVERYBODY, NAMED, Category
from tourneydesk.formats import format_of
from tourneydesk.present.messages import text
from tourneydesk.present.prizes.words import category_name
from tourneydesk.present.shows import show_of

UNDER = (2200, 2000, 1800, 1600, 1400, 1200, 1000, 800)
CLASSES = ((2000, 2199), *((low, low + 199) for low in range(1800, 800, -200)))
"""Expert, and classes A to E."""
MOST_NAMES = 30


def templates(event: Event) -> Iterator[tuple[str, Category]]:
    """Names and categories in the order of choice; one with open bounds is to be filled in."""
    chosen = [EVERYBODY]
    if show_of(event).rated or any(one.rating is not None for one in event.entered):
        chosen += [Category("rating", None, below - 1) for below in UNDER]
        chosen += [Category("rating", low, high) for low, high in CLASSES]
        chosen.append(Category("unrated"))
    chosen += [
        Category("age_group", value=group) for group in age_groups_of(event, format_of(event))
    ]
    for kind in NAMED:
        found = {getattr(one, kind) for one in event.entered} - {None, ""}
        names = sorted(found, key=str.casefold)
        chosen += [Category(kind, value=name) for name in names[:MOST_NAMES]]
    for category in chosen:
        yield category_name(category, event.format), category
    yield text("prizes-any-rating"), Category("rating")
    yield text("prizes-any-age"), Category("age")
    for kind in NAMED:
        yield text(f"prizes-any-{kind}"), Category(kind)
    yield category_name(Category("players")), Category("players")
