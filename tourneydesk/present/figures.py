"""The figures of the standings as people read them: one source for the window, paper, projector,
web pages and text. Only the JSON state has the bare numbers.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

from tourneydesk.core.event import Event
from tourneydesk.core.standings import UNRANKED, Standing
from tourneydesk.formats import format_of
from tourneydesk.present.messages import number, text

OPEN = "?"
"""Shown for a figure that depends on an open item of a rebuilt event."""


def figure_text(key: str, value: Fraction) -> str:
    """A figure of the standings, given the key of its tiebreak (or ``points``)."""
    if key == "latest_loss" and value == 0:
        return text("figure-never")
    if key == "opponents":
        return text("figure-percent", percent=round(100 * value, 1))
    return number(value)


def place_text(row: Standing) -> str:
    """A player's place: a dash if they are listed without one, a question mark if it depends on
    something that no paper of a rebuilt event shows.
    """
    if row.place == UNRANKED:
        return "–"
    return str(row.place) if row.place_known else OPEN


def points_text(row: Standing) -> str:
    """A player's points, or a question mark if they are open."""
    return figure_text("points", row.points) if row.points_known else OPEN


def figure_keys(rows: Sequence[Standing]) -> tuple[str, ...]:
    """Every tiebreak that any player has, in the order in which they are applied."""
    return tuple(dict.fromkeys(tiebreak.key for row in rows for tiebreak in row.tiebreaks))


def figure_heads(event: Event, keys: Sequence[str]) -> tuple[str, ...]:
    """The headings of the points and of these tiebreaks."""
    points = text(f"head-{format_of(event).points}", event.format)
    return points, *(text(f"tiebreak-{key}", event.format) for key in keys)


def figure_cells(row: Standing, keys: Sequence[str]) -> tuple[str, ...]:
    """A player's points and these tiebreaks; empty where the player has none, a question mark where
    they are open in a rebuilt event. Nobody who went out is undefeated.
    """
    texts = {one.key: figure_text(one.key, one.value) for one in row.tiebreaks}
    if row.out_in is not None and texts.get("latest_loss") == text("figure-never"):
        del texts["latest_loss"]
    if not row.place_known:
        texts = dict.fromkeys(texts, OPEN)
    return points_text(row), *(texts.get(key, "") for key in keys)


def group_standings(event: Event, through: int | None = None) -> Mapping[str, Sequence[Standing]]:
    """The standings within each age group; empty in other formats."""
    fmt = format_of(event)
    if fmt.groups is None:
        return {}
    groups = fmt.groups(event, through)
    if not event.open_items:
        return groups
    # A player of unknown age may be in any group.
    ages_known = not any(one.kind == "age" for one in event.open_items)
    marked = {row.player: row for row in fmt.standings(event, through)}
    return {
        name: [
            replace(
                row,
                points_known=marked[row.player].points_known,
                place_known=ages_known and marked[row.player].place_known,
            )
            for row in rows
        ]
        for name, rows in groups.items()
    }


def provisional_note(event: Event) -> tuple[str, ...]:
    """A note that the standings are provisional, as long as something is open."""
    if not event.open_items:
        return ()
    return (text("open-standings", count=len(event.open_items)),)
