"""The RISK 2210 rating view as plain data: each board as head-to-head matches."""

from collections.abc import Iterator

from tourneydesk.core.event import Event
from tourneydesk.formats.risk_swiss.rating import RatingLine, rating_view
from tourneydesk.present.messages import name_of, text


def head_to_head(event: Event) -> list[dict[str, object]]:
    """Wins and losses of each player, by board and in total, and the expected change.

    ``change`` is in rating points, to two decimal places; None without a rating or a K-value.
    """
    return [
        {
            "player": line.player,
            "wins": line.wins,
            "losses": line.losses,
            "change": _points(line),
            "boards": [
                {
                    "round": board.round,
                    "table": board.table,
                    "wins": board.wins,
                    "losses": board.losses,
                }
                for board in line.boards
            ],
        }
        for line in rating_view(event)
    ]


def rating_lines(event: Event) -> Iterator[str]:
    """The same as text, only where a K-value is set: the largest gain first."""
    if event.settings["k_value"] is None:
        return
    known = [(line, change) for line in rating_view(event) if (change := _points(line)) is not None]
    if known:
        yield text("head-ratings")
    for line, change in sorted(known, key=lambda row: (-row[1], row[0].player)):
        sign = "+" if change > 0 else "−" if change < 0 else "±"
        yield "  " + text(
            "rating-line",
            name=name_of(event, line.player),
            wins=line.wins,
            losses=line.losses,
            change=f"{sign}{abs(change):.2f}",
        )


def _points(line: RatingLine) -> float | None:
    return None if line.change is None else float(round(line.change, 2))
