"""The stage of the standings: places, points and what breaks ties."""

from collections.abc import Sequence

from PySide6.QtWidgets import QVBoxLayout, QWidget

from tourneydesk.core.event import Event
from tourneydesk.core.format import Format
from tourneydesk.core.standings import Standing
from tourneydesk.gui import words
from tourneydesk.gui.event_desk import EventDesk
from tourneydesk.gui.lines import Column, Line, Lines, LinesView
from tourneydesk.gui.plain import label
from tourneydesk.gui.why import WhyCard
from tourneydesk.present.words import name_of, number, say, word


class StandingsStage(QWidget):
    """The standings as they are now; worked out only while they are on show."""

    def __init__(self, desk: EventDesk, why: WhyCard) -> None:
        super().__init__()
        self._desk = desk
        self._why = why
        self._rows: Sequence[Standing] = ()
        self.places = LinesView(Lines(()), words.STANDINGS)
        self.places.chosen.connect(self._explain)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(16, 16, 16, 16)
        lines.setSpacing(8)
        lines.addWidget(label(words.STANDINGS, "heading"))
        lines.addWidget(self.places, 1)

    def enter(self) -> None:
        """Takes the keyboard."""
        self.refresh()
        self.places.setFocus()
        if self.places.key is None and self._rows:
            self.places.choose(self._rows[0].player)

    def refresh(self) -> None:
        """Shows the standings as the event stands."""
        event, fmt = self._desk.event, self._desk.format
        self._rows = fmt.standings(event, None)
        keys = tiebreak_keys(self._rows)
        self.places.show_lines(
            [_line(event, row, keys) for row in self._rows], _columns(fmt, keys, self._rows)
        )

    def _explain(self, player: int) -> None:
        row = next((row for row in self._rows if row.player == player), None)
        if row is not None:
            event = self._desk.event
            heading = f"{row.place}. {name_of(event, player)}"
            self._why.show_reasons(heading, "", [say(reason, event) for reason in row.reasons])


def tiebreak_keys(rows: Sequence[Standing]) -> tuple[str, ...]:
    """Every tiebreak that somebody has, in the order in which they are looked at."""
    return tuple(dict.fromkeys(tiebreak.key for row in rows for tiebreak in row.tiebreaks))


def _columns(fmt: Format, keys: Sequence[str], rows: Sequence[Standing]) -> list[Column]:
    columns = [
        Column(words.PLACE, figures=True),
        Column(words.NAME, wide=True),
        Column(word(f"head_{fmt.points}", fmt.key), figures=True),
        *(Column(word(f"tiebreak_{key}", fmt.key), figures=True) for key in keys),
    ]
    if any(row.out_in is not None for row in rows):
        columns.append(Column(words.OUT_IN))
    return columns


def _line(event: Event, row: Standing, keys: Sequence[str]) -> Line:
    figures = {tiebreak.key: number(tiebreak.value) for tiebreak in row.tiebreaks}
    out = "" if row.out_in is None else words.ROUND.format(round=row.out_in)
    return Line(
        row.player,
        (
            str(row.place),
            name_of(event, row.player),
            number(row.points),
            *(figures.get(key, "") for key in keys),
            out,
        ),
    )
