"""The standings as rows: the chosen columns, and the line of the cut."""

from collections.abc import Collection, Mapping
from typing import Final, Literal

from tourneydesk.core.event import Event
from tourneydesk.formats import format_of
from tourneydesk.present.figures import figure_keys
from tourneydesk.present.messages import text
from tourneydesk.present.places import ExplainedStandings, cut_of
from tourneydesk.present.shows import show_of
from tourneydesk.present.table import Column, Row, Table, Tone
from tourneydesk.present.tables.standings import Crossings, standings_table

CUT: Final = "cut"
PlaceKey = int | Literal["cut"]
"""The key of a row: the player's, or `CUT` for the one that marks the cut to the final."""
USUAL = ("points", "tiebreaks", "decisive", "status")


def columns_to_choose(event: Event) -> list[Column]:
    """The columns that can be hidden: the same throughout the event, whatever it shows now."""
    fmt, show = format_of(event), show_of(event)
    heads = {
        "number": text("head-number"),
        "rating": text("head-rating"),
        "age": text("head-age"),
        "rounds": text("standings-columns-rounds"),
        "record": text("head-wins-losses-draws") if show.record is not None else "",
        "points": text(f"head-{fmt.points}", event.format),
        "tiebreaks": text("standings-columns-tiebreaks"),
        "opponents_wins": text("head-opponents-wins") if show.opponents_wins is not None else "",
        "decisive": text("head-decisive", event.format) if show.decisive is not None else "",
        "status": text("head-stakes", event.format)
        if fmt.clinch_status is not None
        and (show.bracket is None or show.bracket(event) is not None)
        else text("head-out"),
    }
    return [Column(head, id=id) for id, head in heads.items() if head]


def usual_columns(event: Event) -> tuple[str, ...]:
    """The columns shown until the user chooses others."""
    show = show_of(event)
    return (
        *(("number",) if show.of_many is None else ()),
        *(("rating",) if show.rated else ()),
        *(("age",) if format_of(event).groups is not None else ()),
        *(("rounds",) if show.ring is None else ()),
        *USUAL,
    )


def places_table(
    standings: ExplainedStandings,
    now: Mapping[int, int] | None = None,
    chosen: Collection[str] = USUAL,
    rounds: Crossings | None = None,
    latest: int | None = None,
    tiebreaks: int | None = None,
    winners: Collection[int] = (),
) -> Table[PlaceKey]:
    """A row for each rank, and one at the cut to the final; ``now`` has the real ranks while
    results are being tried. Of ``rounds``, only the ``latest`` are shown, and only so many
    ``tiebreaks`` (None = all).
    """
    played = max((len(cells) for cells in (rounds or {}).values()), default=0)
    first = 1 if latest is None else max(1, played - latest + 1)
    last = "stakes" if standings.clinch_status else "out"
    by_choice = {
        "rounds": [f"round{at}" for at in range(first, played + 1)],
        "tiebreaks": figure_keys(standings.rows)[:tiebreaks],
        "status": (last,),
    }
    about = ("number", "name", "rating", "age", "record", "rounds")
    order = (*about, "points", "tiebreaks", "opponents_wins", "decisive")
    ids = ["place", "now"]
    for id in (*order, "status"):
        if id == "name" or id in chosen:
            ids += by_choice.get(id, (id,))
    table = standings_table(
        standings.event,
        standings.rows,
        ids,
        explained=standings,
        now=now,
        rounds=rounds,
        winners=winners,
    )
    cut = cut_of(standings)
    if cut is None:
        return table
    below, seats = cut
    cells = {"name": text("cut-line", standings.event.format, count=seats)}
    tone: Tone = "accent"
    texts = tuple(cells.get(id, "") for id in table.ids)
    line: Row[PlaceKey] = Row(CUT, texts, tones=(tone,) * len(texts))
    return Table(table.columns, (*table.rows[:below], line, *table.rows[below:]))
