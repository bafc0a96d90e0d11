"""Enters the result of a table of two with a single key or a click; several games."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QActionGroup, QIcon
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QMenu, QWidget

from tourneydesk.core.event import Event, Round, Table
from tourneydesk.core.results import BoardResult, MatchResult, Result
from tourneydesk.desk.rounds import can_clear
from tourneydesk.gui.pages.round_list import KeyLegend, Places
from tourneydesk.gui.pages.sheet_entry import BOARD, SCORES, SeatField, SheetEntry
from tourneydesk.gui.user_data.preferences import prefer, preferred
from tourneydesk.gui.widgets.actions import action_key
from tourneydesk.gui.widgets.layouts import FlowLayout, column_of, row_of
from tourneydesk.gui.widgets.match_keys import (
    KEY_SETS,
    OWN_KEYS,
    KeySet,
    final_scores,
    games_report,
    report_of,
    takes_forfeits,
    whole_number,
)
from tourneydesk.gui.widgets.text_widgets import (
    Button,
    button,
    escaped,
    label,
    refuse,
    shortened,
    show_text,
    tip,
)
from tourneydesk.gui.widgets.theme import icon
from tourneydesk.present import messages
from tourneydesk.present.messages import name_of

# Enters a match of several games: games won by each player, and games drawn.

DIGITS = "012345"
LONGEST_NAME = 12
"""In characters: both names share one line here, and are shown in full above."""

DRAWN = 2
"""The field for drawn games; the two players' fields precede it."""


class GamesEntry(QWidget):
    """Three one-digit fields; drawn games may stay empty. Only Enter records."""

    reported = Signal(object)
    invalid = Signal(str)
    left = Signal()
    edited = Signal()
    """A figure was typed over."""

    def __init__(self) -> None:
        super().__init__()
        self._table: Table | None = None
        self.confirms: Callable[[], bool] = lambda: False
        """Answers a question about what was typed, if there is one."""
        self.fields: list[SeatField] = []
        self._names: list[QLabel] = []
        across = row_of(label(messages.text("round-games")), on=self, margins=0)
        for row in range(3):
            name = label(messages.text("round-games-drawn-short"))
            field = SeatField(DIGITS, False)
            field.setFixedWidth(field.fontMetrics().horizontalAdvance("0") * 4 + 20)
            field.setAccessibleName(messages.text("round-games-drawn"))
            field.filled.connect(lambda row=row: self._step(row + 1))
            field.moved_on.connect(self._enter)
            field.finished.connect(self._enter)
            field.textChanged.connect(
                lambda _, field=field: self.edited.emit() if field.hasFocus() else None
            )
            field.given_up.connect(self.left)
            field.stepped.connect(lambda step, row=row: self._step(row + step))
            across.addWidget(field)
            across.addWidget(name)
            across.addSpacing(8)
            self._names.append(name)
            self.fields.append(field)
        across.addStretch(1)

    def show_table(self, event: Event, table: Table) -> None:
        """Shows the games that this table reported, if any."""
        self._table = table
        result = table.result
        has_games = isinstance(result, MatchResult) and (result.won or result.drawn_games)
        for row, player in enumerate(table.players):
            name = name_of(event, player)
            show_text(self._names[row], shortened(name, LONGEST_NAME))
            self.fields[row].setAccessibleName(messages.text("round-games-won", name=name))
        for row, field in enumerate(self.fields):
            if not has_games or not isinstance(result, MatchResult):
                field.setText("")
            elif row == DRAWN:
                field.setText(str(result.drawn_games))
            else:
                field.setText(str(result.won.get(table.players[row], 0)))

    def begin(self) -> None:
        """Takes the focus."""
        self._step(0)

    def finish(self) -> None:
        """Reports the match; if a figure is missing, moves to it."""
        if self._table is None:
            return
        figures = [whole_number(field.text()) for field in self.fields]
        if not self.fields[DRAWN].text():
            figures[DRAWN] = 0
        if None in figures or not any(figures):
            self.invalid.emit(messages.text("round-games-invalid"))
            self._step(figures.index(None) if None in figures else 0)
            return
        won, lost, drawn = (figure or 0 for figure in figures)
        self.reported.emit(games_report(self._table, won, lost, drawn))

    def _enter(self) -> None:
        if not self.confirms():
            self.finish()

    def _step(self, row: int) -> None:
        """Focuses the next field; the last one keeps the focus."""
        if row >= 0:
            self.fields[min(row, DRAWN)].setFocus()
            self.fields[min(row, DRAWN)].selectAll()


# Enters the result of a table of two with a single key or a click.

KEYS = "result-keys"
"""The preference that names the set of keys."""
SCORES_IN_ROW = 4
"""More final scores than these do not fit in a row."""


class MatchEntry(QFrame):
    """The keys and buttons of the current table. With a ``host``, a list, the buttons are in the
    table's row there.
    """

    reported = Signal(object)
    left = Signal()
    moved = Signal()
    """Other widgets are to be shown in the row."""

    def __init__(self, host: QWidget | None = None) -> None:
        super().__init__()
        self._in_row = host is not None
        if host is None:
            self.setProperty("look", "card")
        self._at: tuple[int, Table] | None = None
        self._event: Event | None = None
        self._changing = 0
        self._why_not = ""
        self._narrow = self._forfeits = False
        self.keys: KeySet = KEY_SETS.get(preferred(KEYS), OWN_KEYS)
        self._score_of: dict[str, tuple[int, int]] = {}
        self._heading = label("", "strong", wraps=True)
        self.legend = KeyLegend(last=self._key_chooser() if host is not None else None)
        self.trouble = label("", "attention", wraps=True)
        self.buttons = QFrame(host)
        self._row: QHBoxLayout | FlowLayout
        if host is None:
            self._row = FlowLayout(self.buttons)
        else:
            self._row = row_of(on=self.buttons, margins=0, spacing=0)
        if host is not None:
            self.buttons.hide()  # until the list puts them in a row
            self.buttons.setProperty("look", "segments")
            self.buttons.setAccessibleName(messages.text("head-result"))
        self.first, self.draw, self.second = (self._key_button(at) for at in range(3))
        self.absent = self._button()
        self._menu = QMenu(self.absent)
        self._menu.aboutToShow.connect(self._fill_menu)
        self.absent.clicked.connect(self._open_menu)
        for push_button in (self.first, self.draw, self.second, self.absent):
            self._row.addWidget(push_button)
        self.scores: list[Button] = []
        self._score_buttons = FlowLayout()
        self.games = GamesEntry()
        self.games.reported.connect(self.reported)
        self.games.invalid.connect(self.show_message)
        self.games.left.connect(self.left)
        self.games.hide()
        if host is not None:
            parts: tuple[QWidget | FlowLayout, ...]
            parts = (self.trouble, self._score_buttons, self.games, self.legend)
            column_of(*parts, on=self, margins=0)
            self.trouble.hide()
        else:
            parts = (self._heading, self.buttons, self._score_buttons, self.games)
            column_of(*parts, self.legend, self.trouble, on=self)

    def show_table(self, event: Event, posted: Round, table: Table) -> None:
        """Makes this the table that the next key applies to."""
        before, self._at = self._at, (posted.number, table)
        self._event = event
        if self._changing != table.number:
            self._changing = 0
        show_text(
            self._heading,
            messages.text(
                "round-table-seating", event.format, table=table.number, seats=seats(event, table)
            ),
        )
        self._score_of = final_scores(event, posted, table)
        self._forfeits = takes_forfeits(event, posted, table)
        self._show_buttons(event, table)
        self._show_scores(event, table)
        self._show_legend(event, posted, table)
        if before != self._at:
            # Games already typed stay while something else in the event changes.
            self.games.show_table(event, table)
            self.games.hide()
            self.show_message("")

    def places(self) -> tuple[Places, Mapping[str, int]]:
        """The buttons for the current row, and the width of their column; no buttons where the
        result is shown instead.
        """
        widths = {"score": self.buttons.sizeHint().width() + 12}
        if self._at is None:
            return {}, {}
        table = self._at[1]
        open_ = table.running or self._changing == table.number
        return ({(0, "score"): self.buttons} if open_ else {}), widths

    def fit(self, narrow: bool) -> None:
        """Shows a picture instead of a word where there is little room."""
        if narrow != self._narrow:
            self._narrow = narrow
            if self._at is not None and self._event is not None:
                self._show_buttons(self._event, self._at[1])
                self.moved.emit()

    def show_message(self, text: str) -> None:
        """Explains inline why a result was refused."""
        said = text or self._why_not
        show_text(self.trouble, said)
        self.trouble.setVisible(bool(said))

    @property
    def typing(self) -> bool:
        """Whether games of the current table are being typed."""
        return not self.games.isHidden() and any(field.text() for field in self.games.fields)

    def allow(self, why_not: str) -> None:
        """Disables what records a result, and says why; without a reason, enables it."""
        if why_not != self._why_not:
            self._why_not = why_not
            refuse(self.buttons, why_not)
            self.legend.setVisible(not why_not)
            self.show_message("")

    def begin(self) -> bool:
        """There is nothing to fill in here: the keys are typed in the list."""
        return False

    def reset(self) -> None:
        """Shows this table's recorded result again and discards any input."""
        self._changing = 0
        if self._at is not None and self._event is not None:
            self.games.show_table(self._event, self._at[1])
            self.games.hide()
            self.moved.emit()
        self.show_message("")

    def correct(self) -> bool:
        """Shows the buttons of a table that has reported; keys are typed in the list."""
        if self._at is None or self._event is None:
            return False
        table = self._at[1]
        if table.result is not None:
            self._changing = table.number
            self.show_message(
                messages.text("round-match-change", self._event.format, table=table.number)
            )
            self.moved.emit()
        return True

    def take_key(self, key: str) -> bool:
        """Handles a key typed in the list; returns False if it is not a result key."""
        if self._at is None:
            return False
        if key in "gG" and self._score_of:
            self.games.show()
            self.games.begin()
            return True
        table = self._at[1]
        score = self._score_of.get(key.upper())
        report = games_report(table, *score, 0) if score else report_of(key, table, self.keys)
        if report is not None:
            self.reported.emit(report)
        elif key in "nN" and self._forfeits and self._in_row:
            self._open_menu()
        elif key.isalnum():
            keys = self.keys
            shown = {name: getattr(keys, name)[0].upper() for name in ("first", "second", "draw")}
            self.show_message(messages.text("round-match-key-unknown", key=key, **shown))
        return report is not None or key.isalnum()

    def choose_keys(self, name: str) -> None:
        """Chooses one of the sets of keys, and remembers it."""
        prefer(KEYS, name)
        self.keys = KEY_SETS[name]
        if self._at is not None and self._event is not None:
            number, table = self._at
            posted = self._event.round(number)
            if posted is not None:
                self._show_buttons(self._event, table)
                self._show_legend(self._event, posted, table)

    def _key_chooser(self) -> Button:
        """A button with the sets of keys to choose from."""
        made = button("", "flat", picture="keyboard")
        made.setAccessibleName(messages.text("round-keys"))
        tip(made, messages.text("round-keys"))
        menu = QMenu(made)
        group = QActionGroup(menu)
        for name, keys in KEY_SETS.items():
            shown = {side: getattr(keys, side)[0].upper() for side in ("first", "second", "draw")}
            action = menu.addAction(escaped(messages.text("round-keys-set", **shown)))
            action.setCheckable(True)
            action.setChecked(keys == self.keys)
            action.triggered.connect(lambda _=False, name=name: self.choose_keys(name))
            group.addAction(action)
        made.setMenu(menu)
        return made

    def _key_button(self, at: int) -> Button:
        made = self._button()
        made.clicked.connect(lambda: self._report_of(at))
        return made

    def _button(self) -> Button:
        made = button("")
        if self._in_row:
            # A click leaves the focus in the list, where the next key is typed.
            made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return made

    def _report_of(self, at: int) -> None:
        if self._at is not None:
            first, second = self._at[1].players
            reports: tuple[dict[str, object], ...] = (
                {"winner": first},
                {"draw": True},
                {"winner": second},
            )
            self.reported.emit(reports[at])

    def _show_buttons(self, event: Event, table: Table) -> None:
        first, second = (shortened(name_of(event, player), 20) for player in table.players)
        keys = self.keys
        long = (
            messages.text("round-key-wins", key=keys.first[0].upper(), name=first),
            messages.text("round-key-draw", key=keys.draw[0].upper()),
            messages.text("round-key-wins", key=keys.second[0].upper(), name=second),
        )
        short = ("score-first-won", "score-drawn", "score-second-won")
        in_scores = self._in_row and 0 < len(self._score_of) <= SCORES_IN_ROW
        for push_button, text, score in zip(
            (self.first, self.draw, self.second), long, short, strict=True
        ):
            push_button.setText(escaped(messages.text(score) if self._in_row else text))
            push_button.setAccessibleName(text)
            tip(push_button, text if self._in_row else "")
            push_button.setEnabled(not table.void)
            push_button.setVisible(not in_scores)
        more = messages.text("round-more-results" if self._score_of else "round-no-show")
        picture = "ellipsis" if self._score_of else "user-x" if self._narrow else ""
        self.absent.setText("" if picture else more)
        self.absent.setIcon(icon(picture) if picture else QIcon())
        self.absent.setAccessibleName(more)
        tip(self.absent, more)
        self.absent.setVisible(self._in_row and (self._forfeits or bool(self._score_of)))
        self.absent.setEnabled(not table.void)

    def _show_legend(self, event: Event, posted: Round, table: Table) -> None:
        keys = self.keys
        colors = table.seats[0].role == "white"
        pairs = [
            (
                keys.first[0].upper(),
                messages.text("round-legend-white" if colors else "round-legend-first"),
            ),
            (
                keys.second[0].upper(),
                messages.text("round-legend-black" if colors else "round-legend-second"),
            ),
            (keys.draw[0].upper(), messages.text("round-legend-draw")),
        ]
        if not self._in_row:
            # The buttons below the list have their keys on them.
            pairs = []
        if self._forfeits:
            key = "N" if self._in_row else "7–9"
            pairs.append((key, messages.text("round-no-show")))
        if self._score_of:
            pairs.append(("G", messages.text("round-legend-games")))
        if self._in_row and can_clear(event, posted.number, table.number):
            pairs.append((action_key("keys-round-take-back"), messages.text("round-legend-clear")))
        self.legend.show_keys(pairs)
        self.legend.setVisible(bool(pairs) and not self._why_not)

    def fill_menu(self, menu: QMenu) -> None:
        """Adds the results that have no button: no-shows, and those of a match of several games."""
        if self._at is None or self._event is None:
            return
        table, event = self._at[1], self._event
        first, second = table.players
        if self._score_of:
            for text, report in (
                (self.first.accessibleName(), {"winner": first}),
                (self.draw.accessibleName(), {"draw": True}),
                (self.second.accessibleName(), {"winner": second}),
            ):
                self._add(menu, text, report)
            other = menu.addAction(escaped(messages.text("round-legend-games")))
            other.triggered.connect(lambda: self.take_key("g"))
        if self._forfeits:
            if self._score_of:
                menu.addSeparator()
            for player in (first, second):
                text = messages.text("round-no-show-of", name=name_of(event, player))
                self._add(menu, text, {"forfeit": [player]})
            self._add(menu, messages.text("round-no-show-both"), {"forfeit": [first, second]})

    def _add(self, menu: QMenu, text: str, report: Mapping[str, object]) -> None:
        action = menu.addAction(escaped(text))
        action.triggered.connect(lambda: self.reported.emit(dict(report)))

    def _fill_menu(self) -> None:
        self._menu.clear()
        self.fill_menu(self._menu)

    def _open_menu(self) -> None:
        at = self.absent.mapToGlobal(QPoint(0, self.absent.height()))
        self._menu.popup(at)
        if self._menu.actions():
            self._menu.setActiveAction(self._menu.actions()[0])

    def _show_scores(self, event: Event, table: Table) -> None:
        """Shows a button for each final score of a match of several games."""
        for at in range(len(self.scores), len(self._score_of)):
            made = self._button()
            made.clicked.connect(lambda _=False, at=at: self._type_score(at))
            self.scores.append(made)
        names = [name_of(event, player) for player in table.players]
        shown = [*self._score_of.items()]
        in_row = self._in_row and len(shown) <= SCORES_IN_ROW
        for at, push_button in enumerate(self.scores):
            row = self._row if in_row else self._score_buttons
            if row.indexOf(push_button) < 0:
                (self._score_buttons if in_row else self._row).removeWidget(push_button)
                if isinstance(row, QHBoxLayout):
                    row.insertWidget(at, push_button)
                else:
                    row.addWidget(push_button)
            push_button.setVisible(at < len(shown))
            if at < len(shown):
                key, (won, lost) = shown[at]
                text = messages.text("round-key-score", key=key, won=won, lost=lost)
                push_button.setText(escaped(f"{won}–{lost}" if in_row else text))
                winner, games = names[won < lost], {"most": max(won, lost), "least": min(won, lost)}
                said = messages.text("round-key-score-spoken", key=key, name=winner, **games)
                push_button.setAccessibleName(said)
                tip(push_button, said)
                push_button.setEnabled(not table.void)

    def _type_score(self, at: int) -> None:
        if at < len(self._score_of):
            self.take_key([*self._score_of][at])


def seats(event: Event, table: Table) -> str:
    """The players of a table: A (White) – B (Black)."""
    names = []
    for seat in table.seats:
        role = messages.text(f"role-{seat.role}")
        name = shortened(name_of(event, seat.player))
        names.append(messages.text("round-seated-as", name=name, role=role) if role else name)
    return " – ".join(names)


def entry_for(result: type[Result], host: QWidget) -> MatchEntry | SheetEntry:
    """One key for a table of two; fields for each seat of a larger table, in the list ``host``."""
    if result is MatchResult:
        return MatchEntry(host)
    return SheetEntry(BOARD if result is BoardResult else SCORES, host)
