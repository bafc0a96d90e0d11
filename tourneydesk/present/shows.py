"""Finds each format's `Show` in the format's own folder when it is first needed."""

from collections.abc import Collection
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from tourneydesk.core.event import Event
from tourneydesk.formats import FOLDERS, FORMATS
from tourneydesk.present.drawings import RingDrawing
from tourneydesk.present.preview import Sketch, Tables
from tourneydesk.present.settings import SettingGroup

if TYPE_CHECKING:
    from tourneydesk.present.show import Show


def show_of(event: Event) -> "Show":
    """The `Show` of an event's format."""
    return show_of_format(event.format)


def show_of_format(key: str) -> "Show":
    """The `Show` of a format; KeyError if this version does not have that format."""
    return _in_folder(FOLDERS[key])


def sketch_of(key: str) -> Sketch:
    """The small picture of a format; a table if none is chosen."""
    return show_of_format(key).sketch if key in FOLDERS else Tables((4,))


def icon_of(key: str) -> str:
    """The name of a format's icon; that of any file if this version does not have the format."""
    return show_of_format(key).icon if key in FOLDERS else "file-text"


def setting_groups_of(key: str) -> tuple[SettingGroup, ...]:
    """The groups of a format's settings; those in no group are one without a heading, first."""
    declared = show_of_format(key).setting_groups
    grouped = {setting for group in declared for setting in group.keys}
    others = tuple(one.key for one in FORMATS[key].settings if one.key not in grouped)
    return (*((SettingGroup("", others),) if others else ()), *declared)


@cache
def _in_folder(folder: str) -> "Show":
    # With the first format that is shown: the home page of a new user shows none.
    from tourneydesk.present.show import Show

    found = import_module(f"{folder}.show").SHOW
    assert isinstance(found, Show), f"{folder}.show exports a Show"
    return found


# The ring of an event, whatever its format.


def ring_drawing(event: Event, announced: Collection[int] = ()) -> RingDrawing | None:
    """The current ring, None before it is set and in formats without one; ``announced`` are the
    tables whose players have already been announced.
    """
    ring = show_of(event).ring
    return None if ring is None else ring.drawing(event, announced)
