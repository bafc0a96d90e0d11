"""The drawer at the right: why the selected table is paired so, or why a player has that rank."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel

from tourneydesk.gui.details.player_records import PlayerRecords
from tourneydesk.gui.details.why_not_field import WhyNotField
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.user_data.preferences import prefer, preferred
from tourneydesk.gui.widgets.actions import action_key
from tourneydesk.gui.widgets.layout.boxes import REST, column_of, row_of, widget_of
from tourneydesk.gui.widgets.layout.flow_layout import FlowLayout
from tourneydesk.gui.widgets.layout.scroll_area import ScrollArea
from tourneydesk.gui.widgets.text_widgets import button, label, show_text, tip
from tourneydesk.gui.widgets.theme.icons import icon
from tourneydesk.present import messages
from tourneydesk.present.messages import say

PREFERENCE = "details"
CLOSED = "closed"


class DetailsPanel(QFrame):
    """A heading, sentences, the records of the players concerned, and what can be printed of them.

    The user opens and closes it, and that is remembered. In a narrow window it is closed until the
    user opens it there.
    """

    large_requested = Signal(object)
    """The players whose record cards are to be shown large, a tuple of ids."""
    slip_requested = Signal(int, int)
    """The round and the table whose slip is to be printed."""
    toggled = Signal()
    """It was opened or closed."""

    def __init__(self, session: QtSession) -> None:
        super().__init__()
        self.setProperty("look", "drawer")
        self.setAccessibleName(messages.text("window-why"))
        self._session = session
        self._wanted, self._offered = preferred(PREFERENCE) != CLOSED, True
        self._narrow = self._wanted_narrow = False
        self._table: tuple[int, tuple[int, ...]] | None = None
        self._heading = label("", "section", wraps=True)
        self.close_button = button("", "flat", lambda: self.set_open(False))
        self.close_button.setIcon(icon("x"))
        closes = messages.text("window-close-details", key=action_key("window-show-why"))
        self.close_button.setAccessibleName(closes)
        tip(self.close_button, closes)
        self._about = label("", "quiet", wraps=True)
        self._why = label(messages.text("window-why-pairing"), "strong", wraps=True)
        self._reasons = label("", wraps=True)
        self._rules = FlowLayout(spacing=8)
        self.rule_chips: list[QLabel] = []
        self.more = button(messages.text("window-details"), "link")
        self.more.setCheckable(True)
        self._details = label("", "quiet", wraps=True)
        self.more.toggled.connect(self._details.setVisible)
        self._history = label("", "quiet", wraps=True)
        self.why_not = WhyNotField(session)
        self.records = PlayerRecords(session)
        self.print_slip = button(
            messages.text("window-print-slip"), does=self._request_slip, picture="printer"
        )
        self.show_card = button(
            messages.text("window-show-card"), does=self._request_cards, picture="id-card"
        )
        self.parts = (self._heading, self._about, self._reasons, self._details, self._history)
        self._lay_out()

    @property
    def text(self) -> str:
        """The panel's whole text."""
        return "\n".join(part.text() for part in self.parts if part.text())

    @property
    def busy(self) -> bool:
        return self.records.busy

    def show_reasons(
        self,
        heading: str,
        about: str,
        reasons: Sequence[str],
        table: tuple[int, tuple[int, ...]] | None = None,
        history: Iterable[str] = (),
        cards: Sequence[int] = (),
        details: Sequence[str] = (),
        rules: Sequence[str] = (),
    ) -> None:
        """Shows the reasons for one subject or, without reasons, that there are none; ``details``
        are shown when asked for, and then for each subject until they are hidden again. ``rules``
        are the numbers of the rules that the reasons cite.

        For a table (its round and players), the user can ask why not another player, and print its
        slip; below are the table's history, a line each, and the records of the players ``cards``.
        """
        self._table = table
        show_text(self._heading, heading)
        show_text(self._about, about)
        self._about.setVisible(bool(about))
        nothing = "" if cards else messages.text("window-no-reasons")
        show_text(self._reasons, "\n\n".join(reasons) or nothing)
        self._reasons.setVisible(bool(self._reasons.text()))
        self._why.setVisible(table is not None and bool(reasons))
        self._show_rules(rules)
        show_text(self._details, "\n\n".join(details))
        self.more.setVisible(bool(details))
        self._details.setVisible(bool(details) and self.more.isChecked())
        self.why_not.show_table(table)
        happened = "\n".join(history)
        show_text(
            self._history,
            f"{messages.text('round-table-history', self._session.event.format)}\n{happened}"
            if happened
            else "",
        )
        self._history.setVisible(bool(happened))
        self.records.show_players(cards, named=heading)
        self.print_slip.setVisible(table is not None)
        self.show_card.setVisible(bool(cards))
        self._foot.setVisible(table is not None or bool(cards))

    def leave(self) -> None:
        """Cancels background work for the panel."""
        self.why_not.leave()
        self.records.leave()

    def clear(self) -> None:
        """Shows what the panel is for, and all advice about the event."""
        advice = [say(one, self._session.event) for one in self._session.outlook.advice]
        self.show_reasons(
            messages.text("window-why"),
            "",
            [messages.text("window-choose-for-why", self._session.event.format), *advice],
        )

    @property
    def is_open(self) -> bool:
        """Whether the user sees the panel, on pages that have one."""
        return self._wanted_narrow if self._narrow else self._wanted

    def set_open(self, wanted: bool) -> None:
        """The user opens or closes the panel."""
        if self._narrow:
            self._wanted_narrow = wanted
        else:
            self._wanted = wanted
            prefer(PREFERENCE, "" if wanted else CLOSED)
        self._apply()

    def set_narrow(self, narrow: bool) -> None:
        """The window has room for the panel beside the page, or not."""
        if narrow != self._narrow:
            self._narrow, self._wanted_narrow = narrow, False
            self._apply()

    def offer(self, offered: bool) -> None:
        """Hides the panel on pages where nothing can be selected."""
        self._offered = offered
        self._apply()

    @property
    def offered(self) -> bool:
        """Whether the visible page has something to show in the panel."""
        return self._offered

    def _apply(self) -> None:
        self.setVisible(self._offered and self.is_open)
        self.toggled.emit()

    def _show_rules(self, rules: Sequence[str]) -> None:
        for at in range(len(self.rule_chips), len(rules)):
            self.rule_chips.append(label("", "chip-accent"))
            self._rules.addWidget(self.rule_chips[at])
        for at, chip in enumerate(self.rule_chips):
            chip.setVisible(at < len(rules))
            show_text(chip, rules[at] if at < len(rules) else "")

    def _request_slip(self) -> None:
        if self._table is None:
            return
        number, players = self._table
        posted = self._session.event.round(number)
        tables = posted.tables if posted is not None else ()
        for table in tables:
            if table.players == tuple(players):
                self.slip_requested.emit(number, table.number)

    def _request_cards(self) -> None:
        self.large_requested.emit(self.records.players)

    def _lay_out(self) -> None:
        inside = column_of(
            self._about,
            self._why,
            self._reasons,
            row_of((self._rules, 1), (self.more, 0, Qt.AlignmentFlag.AlignTop)),
            self._details,
            self.why_not,
            self._history,
            self.records,
            REST,
            margins=(16, 0, 16, 12),
        )
        scroll = ScrollArea()
        scroll.hold(widget_of(inside), focus=True, sideways=False)
        buttons = FlowLayout()
        self._foot = widget_of(column_of(buttons, margins=(16, 8, 16, 12)))
        buttons.addWidget(self.print_slip)
        buttons.addWidget(self.show_card)
        head = row_of((self._heading, 1), self.close_button, margins=(16, 12, 8, 8))
        column_of(head, (scroll, 1), self._foot, on=self, margins=(1, 0, 0, 0), spacing=0)
