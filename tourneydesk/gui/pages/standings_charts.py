"""Pictures of the standings: places by round, bars, the bracket, the crosstable."""

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import Final, Literal

from PySide6.QtCore import QModelIndex, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractItemView, QSizePolicy, QWidget

from tourneydesk.core.event import Event
from tourneydesk.core.names import fitting
from tourneydesk.core.standings import Standing
from tourneydesk.formats import format_of
from tourneydesk.gui.widgets.layouts import ScrollArea, inner_column
from tourneydesk.gui.widgets.page_parts import PageKeys
from tourneydesk.gui.widgets.table_view import TableModel, TableView
from tourneydesk.gui.widgets.text_widgets import label, show_text
from tourneydesk.gui.widgets.theme import color
from tourneydesk.present import messages
from tourneydesk.present.drawings import (
    Bar,
    BarsChart,
    BracketDrawing,
    BracketSeat,
    PlacedMatch,
    PlacesChart,
    PlacesLine,
    described,
    leaders,
    placed,
    rows_by_round,
)
from tourneydesk.present.figures import figure_keys
from tourneydesk.present.messages import enumerated, number, text
from tourneydesk.present.places import ExplainedStandings, cut_of, place_words
from tourneydesk.present.shows import show_of
from tourneydesk.present.table import Column, Row, Table, Tone
from tourneydesk.present.tables.standings import Crossings, crossing_at, crosstable, standings_table

CENTER = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextSingleLine
LEFT = (
    Qt.AlignmentFlag.AlignLeft
    | Qt.AlignmentFlag.AlignAbsolute
    | Qt.AlignmentFlag.AlignVCenter
    | Qt.TextFlag.TextSingleLine
)
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
EDGE = 12
"""Pixels around a chart."""
MOST_NAME = 0.34
"""The share of the width that names may take."""


class Chart(PageKeys, QWidget):
    """A picture on a card; its players in order are those of the list."""

    chosen = Signal(object)
    """The player who was chosen."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        back, on = partial(self.step, -1), partial(self.step, 1)
        self.key_actions = {"keys-chart-player": (back, back, on, on)}
        self.player: int | None = None

    @property
    def players(self) -> Sequence[int]:
        """Everyone who can be chosen."""
        raise NotImplementedError

    def describe(self) -> str:
        """The chart in words, for the chosen player."""
        raise NotImplementedError

    def draw(self, painter: QPainter) -> None:
        """Paints what is on the card."""
        raise NotImplementedError

    def player_at(self, point: QPointF) -> int | None:
        """The player nearest to a point."""
        raise NotImplementedError

    @property
    def em(self) -> int:
        """The height of the text."""
        return self.fontMetrics().height()

    def choose(self, player: object) -> None:
        """Marks a player."""
        self.player = player if isinstance(player, int) else None
        self.setAccessibleDescription(self.describe())
        self.update()

    def step(self, by: int) -> None:
        """Chooses the next player in the order of the standings, or the one before."""
        players = self.players
        if not players:
            return
        at = players.index(self.player) + by if self.player in players else 0
        self._take(players[max(0, min(at, len(players) - 1))])

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        player = self.player_at(event.position())
        if player is not None:
            self._take(player)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        focused = self.hasFocus()
        painter.setPen(QPen(QColor(color("accent" if focused else "line")), 2 if focused else 1))
        painter.setBrush(QColor(color("card")))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.players:
            self.draw(painter)
        else:
            painter.setPen(QColor(color("quiet")))
            painter.drawText(self.rect(), CENTER, messages.text("standings-chart-empty"))

    def name_width(self, names: Sequence[str]) -> int:
        """The room for these names."""
        longest = max((self.fontMetrics().horizontalAdvance(name) for name in names), default=0)
        return min(longest + 8, round(self.width() * MOST_NAME))

    def draw_name(self, painter: QPainter, where: QRectF, name: str, *, strong: bool) -> None:
        """Draws a name, shortened at its end if it has no room."""
        font = QFont(self.font())
        font.setBold(strong)
        painter.setFont(font)
        elided = painter.fontMetrics().elidedText(
            name, Qt.TextElideMode.ElideRight, int(where.width())
        )
        painter.drawText(where, LEFT, elided)
        painter.setFont(self.font())

    def _take(self, player: int) -> None:
        self.choose(player)
        self.chosen.emit(player)


class PlacesView(Chart):
    """The leaders and the chosen player in the order of each round, as crossing lines with the
    places at their knots. Only those shown have a row, so that equal places do not overlap.
    """

    def __init__(self) -> None:
        super().__init__(messages.text("standings-view-chart"))
        self._chart = PlacesChart((), (), 0)

    @property
    def players(self) -> Sequence[int]:
        return [line.player for line in self._chart.lines]

    @property
    def lines(self) -> Sequence[PlacesLine]:
        """The lines shown: those of the leaders, and the chosen player's."""
        return leaders(self._chart, self.player)

    def show_chart(self, chart: PlacesChart, player: object) -> None:
        """Shows a chart with this player marked."""
        self._chart = chart
        self.updateGeometry()
        self.choose(player)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        rows = len(leaders(self._chart)) + 3
        return QSize(self.em * 16, round(self.em * 1.8 * rows) + 2 * EDGE)

    def sizeHint(self) -> QSize:  # noqa: N802
        return self.minimumSizeHint()

    def describe(self) -> str:
        line = next((line for line in self._chart.lines if line.player == self.player), None)
        if line is None:
            return ""
        places = [place_words(place) if place else "–" for place in line.places]
        return messages.text("standings-chart-places", name=line.name, places=enumerated(places))

    def player_at(self, point: QPointF) -> int | None:
        rows = self._rows()
        nearest = min(range(len(rows)), key=lambda at: abs(self._x(at) - point.x()), default=0)
        if not rows:
            return None
        return min(
            self.lines, key=lambda line: abs(self._y(rows[nearest][line.player]) - point.y())
        ).player

    def draw(self, painter: QPainter) -> None:
        painter.setPen(QColor(color("quiet")))
        for at, posted in enumerate(self._chart.rounds):
            head = QRectF(self._x(at) - self.em * 2, EDGE, self.em * 4, self.em * 1.4)
            painter.drawText(head, CENTER, messages.text("sheet-round-short", number=posted))
        rows = self._rows()
        left = self._x(len(rows) - 1) + self.em * 1.2
        for line in sorted(self.lines, key=lambda line: line.player == self.player):
            marked = line.player == self.player
            self._draw_line(painter, line, [row[line.player] for row in rows], marked=marked)
            painter.setPen(QColor(color("chosenink" if marked else "text")))
            top = self._y(rows[-1][line.player]) - self.em / 2
            where = QRectF(left, top, self.width() - EDGE - left, self.em)
            self.draw_name(painter, where, line.name, strong=marked)

    def _draw_line(
        self, painter: QPainter, line: PlacesLine, rows: Sequence[int], *, marked: bool
    ) -> None:
        knots = [
            (QPointF(self._x(at), self._y(row)), place)
            for at, (row, place) in enumerate(zip(rows, line.places, strict=True))
            if place
        ]
        painter.setPen(QPen(QColor(color("accent" if marked else "edge")), 4 if marked else 2))
        painter.drawPolyline([point for point, _ in knots])
        radius = self.em * 0.72
        for point, place in knots:
            painter.setPen(QPen(QColor(color("accent" if marked else "edge")), 2))
            painter.setBrush(QColor(color("accent" if marked else "card")))
            painter.drawEllipse(point, radius, radius)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QColor(color("onaccent" if marked else "text")))
            box = QRectF(0, 0, radius * 4, radius * 2)
            box.moveCenter(point)
            painter.drawText(box, CENTER, str(place))

    def _rows(self) -> list[dict[int, int]]:
        return rows_by_round(self._chart, self.lines)

    def _x(self, at: int) -> float:
        names = self.name_width([line.name for line in self.lines])
        first, last = EDGE + self.em * 1.5, self.width() - EDGE - names - self.em * 1.5
        steps = len(self._chart.rounds) - 1
        return first + (last - first) * at / steps if steps > 0 else (first + last) / 2

    def _y(self, row: int) -> float:
        top, bottom = EDGE + self.em * 2.5, self.height() - EDGE - self.em * 1.2
        return top + (bottom - top) * row / max(1, len(self.lines) - 1)


class BarsView(Chart):
    """A bar for everyone, with the line at which a player is out."""

    def __init__(self) -> None:
        super().__init__(messages.text("standings-view-bars"))
        self._chart: BarsChart | None = None

    @property
    def bars(self) -> Sequence[Bar]:
        return self._chart.bars if self._chart is not None else ()

    @property
    def players(self) -> Sequence[int]:
        return [bar.player for bar in self.bars]

    def show_chart(self, chart: BarsChart, player: object) -> None:
        """Shows a chart with this player marked."""
        self._chart = chart
        self.updateGeometry()
        self.choose(player)

    def choose(self, player: object) -> None:
        super().choose(player)
        if self.player in self.players:
            self._scroll_to(self.players.index(self.player))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(self.em * 16, round(self._row * (len(self.bars) + 1.5)) + 2 * EDGE)

    def sizeHint(self) -> QSize:  # noqa: N802
        return self.minimumSizeHint()

    def describe(self) -> str:
        bar = next((bar for bar in self.bars if bar.player == self.player), None)
        if bar is None or self._chart is None:
            return ""
        code = "standings-chart-bar-out" if bar.out else "standings-chart-bar"
        return messages.text(code, name=bar.name, points=bar.total, line=self._chart.line)

    def player_at(self, point: QPointF) -> int | None:
        at = int((point.y() - self._top) // self._row)
        return self.bars[at].player if 0 <= at < len(self.bars) else None

    def draw(self, painter: QPainter) -> None:
        chart = self._chart
        if chart is None:
            return
        names = self.name_width([bar.name for bar in self.bars])
        out = self.fontMetrics().horizontalAdvance(messages.text("stake-out")) + self.em
        total = self.em * 3
        left = EDGE + names + self.em / 2
        width = max(1.0, self.width() - EDGE - out - total - left)
        most = max(chart.line, *(bar.total for bar in self.bars))
        scale = width / float(most)
        for at, bar in enumerate(self.bars):
            row = QRectF(EDGE, self._top + at * self._row, self.width() - 2 * EDGE, self._row)
            if bar.player == self.player:
                painter.fillRect(row, QColor(color("chosen")))
            painter.setPen(QColor(color("quiet" if bar.out else "text")))
            where = QRectF(EDGE + 4, row.top(), names, self._row)
            self.draw_name(painter, where, bar.name, strong=bar.player == self.player)
            self._draw_bar(painter, bar, left, row, scale)
            over = bar.total >= chart.line
            painter.setPen(QColor(color("wrong" if over else "text")))
            figure = QRectF(left + width, row.top(), total - self.em / 2, self._row)
            painter.drawText(figure, RIGHT, number(bar.total))
            if bar.out:
                painter.setPen(QColor(color("quiet")))
                where = QRectF(left + width + total, row.top(), out, self._row)
                painter.drawText(where, LEFT, messages.text("stake-out"))
        at_line = left + float(chart.line) * scale
        painter.setPen(QPen(QColor(color("wrong")), 2))
        bottom = self._top + len(self.bars) * self._row
        painter.drawLine(QPointF(at_line, self._top), QPointF(at_line, bottom))
        said = messages.text("standings-chart-line", line=chart.line)
        wide = self.fontMetrics().horizontalAdvance(said) + self.em
        head = QRectF(
            min(at_line - wide / 2, self.width() - EDGE - wide), EDGE, wide, self.em * 1.4
        )
        painter.drawText(head, CENTER, said)

    def _draw_bar(
        self, painter: QPainter, bar: Bar, left: float, row: QRectF, scale: float
    ) -> None:
        """What was there before in a lighter shade, what the latest round added after it."""
        height = self.em * 0.6
        top = row.center().y() - height / 2
        before, now = float(bar.before) * scale, float(bar.latest) * scale
        over = self._chart is not None and bar.total >= self._chart.line
        shade = QColor(color("accent"))
        shade.setAlphaF(0.38)
        painter.fillRect(QRectF(left, top, before, height), shade)
        painter.fillRect(
            QRectF(left + before, top, now, height), QColor(color("wrong" if over else "accent"))
        )
        painter.setPen(QPen(QColor(color("wrong" if over else "edge")), 1))
        painter.drawRect(QRectF(left, top, before + now, height))

    @property
    def _row(self) -> float:
        return self.em * 1.6

    @property
    def _top(self) -> float:
        return EDGE + self.em * 1.6

    def _scroll_to(self, at: int) -> None:
        """Keeps the row of the chosen player visible where the page scrolls."""
        around = self.parentWidget()
        while around is not None and not isinstance(around, ScrollArea):
            around = around.parentWidget()
        inside = around.widget() if isinstance(around, ScrollArea) else None
        if isinstance(around, ScrollArea) and inside is not None and self.isVisible():
            y = int(self._top + at * self._row)
            point = self.mapTo(inside, QPoint(0, y))
            around.ensureVisible(0, point.y(), 0, round(self._row * 2))


# The crosstable: everyone's rounds by place; a cell leads to its table.


class Crosstable(QWidget):
    """A list in which single cells are selected; below it what the signs mean."""

    chosen = Signal(object)
    """The player of the selected row."""
    table_requested = Signal(int, int)
    """The round and table of a cell, to be shown."""

    def __init__(self) -> None:
        super().__init__()
        self._rounds: Crossings = {}
        self.rows: TableView[int] = TableView(
            TableModel(()), messages.text("standings-view-crosstable")
        )
        self.rows.wrap_texts()
        self.rows.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.rows.setCursor(Qt.CursorShape.PointingHandCursor)
        self.rows.chosen.connect(self.chosen)
        self.rows.clicked.connect(self._open)
        self.rows.on_keys({"keys-crosstable-open": lambda: self._open(self.rows.currentIndex())})
        self._key = label("", "quiet", wraps=True)
        inner_column(self, (self.rows, 1), self._key)

    def show_rows(self, event: Event, rows: Sequence[Standing], rounds: Crossings) -> None:
        """Shows these standings with every round of the players."""
        self._rounds = rounds
        self.rows.show_table(crosstable(event, rows, rounds))
        show = show_of(event)
        key = "cross_key_two" if show.of_many is None else show.of_many.key
        colors = (text("cross-key-colours"),) if show.has_colors else ()
        show_text(self._key, " · ".join((text(key), *colors)))

    def _open(self, index: QModelIndex) -> None:
        model = self.rows.table_model
        if not index.isValid() or index.row() >= len(model.rows):
            return
        column = model.columns[index.column()].id
        if not column.startswith("round"):
            return
        cell = crossing_at(self._rounds, model.rows[index.row()].key, column)
        if cell.round:
            self.table_requested.emit(cell.round, cell.table)


# The standings as rows: the chosen columns, and the line of the cut.

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


# The bracket as a picture on the page of the standings.

LINE, PITCH, HEAD, GAP = 1.5, 3.6, 1.8, 1.4
"""A player's line, a match of the first stage with the space below it, the names of the stages, and
the space between two stages, in heights of the text.
"""
NARROWEST, WINNER = 7, 1.7
"""The least width of a stage, and the winner's line above the final, in heights of the text."""


class BracketView(Chart):
    """The matches of every stage, from the first at the left to the final, with the chosen player's
    way marked. Where not all stages have room, the latest are shown.
    """

    def __init__(self) -> None:
        super().__init__(messages.text("standings-view-bracket"))
        self._drawing: BracketDrawing | None = None

    @property
    def players(self) -> Sequence[int]:
        return self._drawing.players if self._drawing is not None else ()

    def show_bracket(self, drawing: BracketDrawing, player: object) -> None:
        """Shows a bracket with this player marked."""
        self._drawing = drawing
        self.updateGeometry()
        self.choose(player)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        first = len(self._drawing.stages[0]) if self._drawing is not None else 1
        tall = first * PITCH + HEAD + WINNER
        return QSize(self.em * 16, round(self.em * tall) + 2 * EDGE)

    def sizeHint(self) -> QSize:  # noqa: N802
        return self.minimumSizeHint()

    def describe(self) -> str:
        return "" if self._drawing is None else described(self._drawing, self.player)

    def player_at(self, point: QPointF) -> int | None:
        for one in self._placed():
            box = self._box(one)
            if box.contains(point):
                return one.match.seats[int(point.y() > box.center().y())].player
        return None

    def draw(self, painter: QPainter) -> None:
        matches, shown = self._placed(), self._shown
        if shown is None:
            return
        painter.setPen(QColor(color("quiet")))
        for one in matches:
            if one.at == 0:
                head = QRectF(EDGE + one.left, EDGE, one.width, self.em * 1.4)
                painter.drawText(head, CENTER, self._elided(shown.heads[one.stage], head))
        for one in matches:
            self._draw_way(painter, one)
        for one in matches:
            self._draw_match(painter, one)
        if shown.winner:
            final = self._box(matches[-1])
            line = final.translated(0, -self.em * WINNER)
            line.setHeight(self.em * LINE)
            painter.setPen(QColor(color("text")))
            self.draw_name(painter, line, shown.winner, strong=True)

    @property
    def _shown(self) -> BracketDrawing | None:
        """The stages that have room."""
        if self._drawing is None:
            return None
        room = (self.width() - 2 * EDGE) / self.em
        return self._drawing.latest(len(self._drawing.stages[0]), int(room / (NARROWEST + GAP)))

    def _placed(self) -> list[PlacedMatch]:
        drawing = self._shown
        if drawing is None:
            return []
        tall = self.height() - self._top - EDGE
        pitch = min(self.em * PITCH * 1.6, tall / len(drawing.stages[0]))
        return placed(
            drawing,
            self.width() - 2 * EDGE,
            max(self.em * LINE * 2.1, pitch),
            self.em * LINE,
            self.em * GAP,
        )

    @property
    def _top(self) -> float:
        shown = self._shown
        only_final = shown is not None and len(shown.stages) == 1
        return EDGE + self.em * (HEAD + WINNER * only_final)

    def _box(self, one: PlacedMatch) -> QRectF:
        line = self.em * LINE
        return QRectF(EDGE + one.left, self._top + one.middle - line, one.width, 2 * line)

    def _draw_way(self, painter: QPainter, one: PlacedMatch) -> None:
        """The line to the next stage; the chosen player's is marked as far as they came."""
        own = any(
            seat.player is not None and seat.player == self.player and seat.state == "won"
            for seat in one.match.seats
        )
        painter.setPen(QPen(QColor(color("accent" if own else "edge")), 3 if own else 1))
        painter.drawPolyline([QPointF(EDGE + x, self._top + y) for x, y in one.way])

    def _draw_match(self, painter: QPainter, one: PlacedMatch) -> None:
        box = self._box(one)
        painter.fillRect(box, QColor(color("card")))
        for seat, line in zip(one.match.seats, _halves(box), strict=True):
            self._draw_seat(painter, seat, line)
        painter.setPen(QPen(QColor(color("edge")), 1))
        painter.drawRect(box)
        middle = box.center().y()
        painter.drawLine(QPointF(box.left(), middle), QPointF(box.right(), middle))

    def _draw_seat(self, painter: QPainter, seat: BracketSeat, line: QRectF) -> None:
        chosen = seat.player is not None and seat.player == self.player
        if chosen:
            painter.fillRect(line, QColor(color("chosen")))
        space = self.em * 0.4
        inner = line.adjusted(space, 0, -space, 0)
        painter.setPen(QColor(color("quiet")))
        if seat.seed:
            number = QRectF(inner.left(), line.top(), self.em * 1.1, line.height())
            painter.drawText(number, RIGHT, str(seat.seed))
            inner.setLeft(number.right() + space)
        mark = seat.mark
        if mark:
            painter.drawText(inner, RIGHT, mark)
            inner.setRight(inner.right() - self.fontMetrics().horizontalAdvance(mark) - space)
        ink = "chosenink" if chosen else "quiet" if seat.state == "lost" else "text"
        painter.setPen(QColor(color(ink)))
        strong = seat.state == "won"
        font = QFont(self.font())
        font.setBold(strong)
        advance = QFontMetrics(font).horizontalAdvance
        name = fitting(seat.name, lambda form: advance(form) <= inner.width())
        self.draw_name(painter, inner, name, strong=strong)

    def _elided(self, head: str, where: QRectF) -> str:
        return self.fontMetrics().elidedText(head, Qt.TextElideMode.ElideRight, int(where.width()))


def _halves(box: QRectF) -> tuple[QRectF, QRectF]:
    upper = QRectF(box.left(), box.top(), box.width(), box.height() / 2)
    return upper, upper.translated(0, upper.height())
