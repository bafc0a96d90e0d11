"""The ring chart: the ring as a picture on the first page, followed by a list of all players."""

from dataclasses import dataclass

from tourneydesk.core.event import Event
from tourneydesk.present.drawings.ring_drawing import RingDrawing
from tourneydesk.present.drawings.rings import ring_drawing
from tourneydesk.present.messages import listed, name_of, text
from tourneydesk.present.papers.sheet import Block, Sheet, column, row, singles
from tourneydesk.present.sheets import Stamp


@dataclass(frozen=True, slots=True)
class RingChart:
    """The ring to draw, its players' names by number, and the list."""

    drawing: RingDrawing
    names: dict[int, str]
    sheet: Sheet


def ring_chart(event: Event, stamp: Stamp) -> RingChart | None:
    """The chart of the current ring, None before it is set."""
    drawing = ring_drawing(event)
    if drawing is None:
        return None
    columns = (
        column("sheet_ring_place", 44, "right", bold=True),
        column("head_number", 34, "right"),
        column("head_name", 160, bold=True),
        column("", 54),
        column("sheet_ring_next", 140),
        column("sheet_ring_games", 70),
    )
    rows = [
        row(
            columns,
            str(player.place),
            str(player.player),
            name_of(event, player.player),
            text(f"sheet-ring-{player.state}"),
            "" if player.next is None else name_of(event, player.next),
            listed(player.games),
        )
        for player in drawing.players
    ]
    sheet = Sheet(text("paper-name-ring"), (Block("", columns, singles(rows)),), stamp)
    names = {player.player: name_of(event, player.player) for player in drawing.players}
    return RingChart(drawing, names, sheet)
