"""Name badges for the usual holders, and place cards to fold."""

from collections.abc import Callable, Sequence

from reportlab.pdfgen.canvas import Canvas

from tourneydesk.documents.drawing.cut_sheets import Grid, cut_marks, grid, stack_order
from tourneydesk.documents.drawing.fonts import width_of
from tourneydesk.documents.drawing.lettering import break_lines
from tourneydesk.documents.drawing.page import MARGIN, Bundle, PagePainter, Paper, foot
from tourneydesk.documents.drawing.shapes import LEAST_TYPE, MM, Area, box, shorter, write
from tourneydesk.present.handouts import Badge
from tourneydesk.present.sheets import Stamp

BADGES_UP = (8, 6)
CARDS_UP = (4, 2)
_BADGE_SIZES = {8: (3.5 * 72, 2.25 * 72), 6: (4 * 72, 3 * 72)}
"""Width and height of a badge in points: 3½ × 2¼ and 4 × 3 inches, the usual holders."""
_EDGE = 6.3 * MM
_LEAST_NAME, _SMALLEST = 14.0, 6.0


def badge_bundle(items: Sequence[Badge], stamp: Stamp, paper: Paper, up: int) -> Bundle:
    """Badges, 8 or 6 to a sheet, in frames to cut along; the cut stacks are in order."""
    places = badge_grid(paper, up)

    def draw(canvas: Canvas, sheet: Sequence[Badge]) -> None:
        for place, badge in zip(places.places, sheet, strict=False):
            box(canvas, place, 0.3)
            _badge(canvas, place.inside(5 * MM, 4 * MM), badge)

    return _bundle(items, stamp, paper, up, draw)


def badge_grid(paper: Paper, up: int) -> Grid:
    """The places of badges; narrower where the paper has no room for two."""
    width, height = _BADGE_SIZES[up]
    return grid(paper, 2, up // 2, min(width, (paper.width - 2 * 7 * MM) / 2), height)


def place_card_bundle(items: Sequence[Badge], stamp: Stamp, paper: Paper, up: int) -> Bundle:
    """Place cards, 4 or 2 to a sheet, to cut and to fold in the middle: the name is on both
    sides.
    """
    places = place_card_grid(paper, up)

    def draw(canvas: Canvas, sheet: Sequence[Badge]) -> None:
        cut_marks(canvas, places, _EDGE)
        for place, badge in zip(places.places, sheet, strict=False):
            _fold(canvas, place)
            lower, upper = halves(place)
            _side(canvas, lower, badge)
            canvas.saveState()
            canvas.translate(upper.x + upper.right, upper.y + upper.top)
            canvas.rotate(180)
            _side(canvas, upper, badge)
            canvas.restoreState()

    return _bundle(items, stamp, paper, up, draw)


def place_card_grid(paper: Paper, up: int) -> Grid:
    """The places of unfolded place cards."""
    across = up // 2
    return grid(paper, across, 2, paper.width / across, paper.height / 2)


def halves(place: Area) -> tuple[Area, Area]:
    """The lower and the upper side of a place card, without its edges."""
    upper, lower = place.inside(10 * MM, 0).rows(2)
    return lower.inside(0, 9 * MM), upper.inside(0, 9 * MM)


def _bundle(
    items: Sequence[Badge],
    stamp: Stamp,
    paper: Paper,
    up: int,
    draw_sheet: Callable[[Canvas, Sequence[Badge]], None],
) -> Bundle:
    sheets = stack_order(items, up)

    def page(number: int, sheet: Sequence[Badge]) -> PagePainter:
        def draw(canvas: Canvas, area: Area) -> None:
            draw_sheet(canvas, sheet)
            line = Area(MARGIN * 1.4, _EDGE, area.width - MARGIN * 2.8, 6)
            foot(canvas, line, stamp, number, len(sheets), LEAST_TYPE)

        return draw

    return Bundle(paper, tuple(page(at, sheet) for at, sheet in enumerate(sheets, start=1)))


def _badge(canvas: Canvas, area: Area, badge: Badge) -> None:
    top = Area(area.x, area.top - 12, area.width, 12)
    write(canvas, top, badge.event, 10, align="center", least=6.5)
    left, right = Area(area.x, area.y, area.width, 12).columns(2)
    write(canvas, left, badge.number, 10, least=6.5)
    write(canvas, right, badge.fact, 10, align="right", least=6.5)
    club = Area(area.x, area.y + 15, area.width, 15)
    write(canvas, club, badge.club, 12, align="center", least=7)
    middle = Area(area.x, club.top + 2, area.width, top.y - club.top - 4)
    _large_name(canvas, middle, badge.name, 34)


def _side(canvas: Canvas, area: Area, badge: Badge) -> None:
    """One side of a place card."""
    top = Area(area.x, area.top - 12, area.width, 12)
    write(canvas, top, badge.event, 10, align="center", least=6.5)
    club = Area(area.x, area.y, area.width, 16)
    write(canvas, club, badge.club, 14, align="center", least=7)
    name = Area(area.x, club.top + 2, area.width, top.y - club.top - 4)
    _large_name(canvas, name, badge.name, 60)


def _large_name(canvas: Canvas, area: Area, name: str, most: float) -> None:
    """A name in one or two lines, as large as it fits; shortened if it must be."""
    size, lines = largest(name, area, most)
    height = size * 1.25 * len(lines)
    middle = Area(area.x, area.y + (area.height - height) / 2, area.width, height)
    for row, line in zip(middle.rows(len(lines)), lines, strict=True):
        write(canvas, row, line, size, align="center", bold=True, least=_SMALLEST)


def largest(name: str, area: Area, most: float) -> tuple[float, list[str]]:
    """The size at which a name is largest in one or two lines, and its lines."""
    choices: list[tuple[float, list[str]]] = []
    short = shorter(name, lambda form: _fits_two(form, area, _LEAST_NAME))
    one = min(most, area.height / 1.25, area.width / max(width_of(short, 1, bold=True), 0.01))
    choices.append((one, [short]))
    size = min(most, area.height / 2.5)
    while size >= _LEAST_NAME:
        lines = break_lines(short, area.width, size, bold=True)
        if len(lines) == 2 and all(width_of(line, size, True) <= area.width for line in lines):
            choices.append((size, lines))
            break
        size -= 1
    size, lines = max(choices, key=lambda choice: choice[0])
    if size < _SMALLEST:
        # Nothing but a single long word: `write` shortens the name where everybody sees it.
        return _SMALLEST, [name]
    return size, lines


def _fits_two(form: str, area: Area, size: float) -> bool:
    lines = break_lines(form, area.width, size, bold=True)
    return len(lines) <= 2 and all(width_of(line, size, True) <= area.width for line in lines)


def _fold(canvas: Canvas, place: Area) -> None:
    """Dashes at both ends of the line along which a place card is folded."""
    y = place.y + place.height / 2
    canvas.saveState()
    canvas.setDash(2, 2)
    canvas.setLineWidth(0.3)
    for x in (place.x + _EDGE, place.right - _EDGE - 8 * MM):
        canvas.line(x, y, x + 8 * MM, y)
    canvas.restoreState()
