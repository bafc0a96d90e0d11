"""A bracket on the HTML pages: its stages as lists, which a telephone can show."""

from collections.abc import Iterator
from html import escape

from tourneydesk.present.drawings.bracket import BracketDrawing, BracketSeat


def bracket_html(drawing: BracketDrawing) -> Iterator[str]:
    """Every stage with its matches, the final last."""
    yield '<div class="bracket">'
    for head, matches in zip(drawing.heads, drawing.stages, strict=True):
        yield f"<section><h3>{escape(head)}</h3><ol>"
        for match in matches:
            yield f"<li>{''.join(map(_seat, match.seats))}</li>"
        yield "</ol></section>"
    yield "</div>"


def _seat(seat: BracketSeat) -> str:
    seed = f'<span class="seed">{seat.seed}</span> ' if seat.seed else ""
    mark = f' <span class="games">{escape(seat.mark)}</span>' if seat.mark else ""
    tag = "strong" if seat.state == "won" else "span"
    name = f'<{tag} class="{seat.state or "open"}"><bdi>{escape(seat.name or "–")}</bdi></{tag}>'
    return f"<p>{seed}{name}{mark}</p>"
