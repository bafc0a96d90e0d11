"""Chooses how a list of tables is laid out in the room that it has, so that names and results are
seen without scrolling sideways.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SeatLayout:
    """The columns to show, and whether tables of two are ``stacked``: one player a line. ``hidden``
    are columns that the user wants and that have no room.
    """

    ids: tuple[str, ...] = ()
    stacked: bool = False
    hidden: tuple[str, ...] = ()


def layout_of(
    chosen: Sequence[str], usual: Sequence[str], fits: Callable[[SeatLayout], bool]
) -> SeatLayout:
    """The players of a table beside each other if all ``chosen`` columns fit so, else below each
    other; then also without columns, from the last of the ``usual`` ones, as many as need be.
    """
    beside = SeatLayout(tuple(chosen))
    if fits(beside):
        return beside
    layout = SeatLayout(tuple(chosen), stacked=True)
    for id in reversed([one for one in usual if one in chosen]):
        if fits(layout):
            break
        ids = tuple(one for one in layout.ids if one != id)
        layout = SeatLayout(ids, stacked=True, hidden=(id, *layout.hidden))
    return layout
