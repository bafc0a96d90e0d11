"""The panel at the right: why the selected table is paired so, or why a player has that rank."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QWidget

from tourneydesk.gui.details.record_cards import RecordCards
from tourneydesk.gui.details.why_not_field import WhyNotField
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.widgets.layout.boxes import REST, column_of
from tourneydesk.gui.widgets.layout.scroll_area import ScrollArea
from tourneydesk.gui.widgets.text_widgets import button, label, show_text
from tourneydesk.present import messages
from tourneydesk.present.messages import say


class DetailsPanel(ScrollArea):
    """A heading with sentences below it, and the record cards of the players concerned."""

    large_requested = Signal(int)
    """The player whose record card is to be shown large."""

    def __init__(self, session: QtSession) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(messages.text("window-why"))
        self._session = session
        self._wanted = self._offered = True
        self._heading = label("", "strong", wraps=True)
        self._about = label("", "quiet", wraps=True)
        self._reasons = label("", wraps=True)
        self.more = button(messages.text("window-details"))
        self.more.setCheckable(True)
        self._details = label("", "quiet", wraps=True)
        self.more.toggled.connect(self._details.setVisible)
        self._history = label("", "quiet", wraps=True)
        self.why_not = WhyNotField(session)
        self.cards = RecordCards(session)
        self.cards.large_requested.connect(self.large_requested)
        self.parts = (self._heading, self._about, self._reasons, self._details, self._history)
        inside = QFrame()
        inside.setProperty("look", "card")
        column_of(
            self._heading,
            self._about,
            self._reasons,
            (self.more, 0, Qt.AlignmentFlag.AlignLeft),
            self._details,
            self.why_not,
            self._history,
            self.cards,
            REST,
            on=inside,
            margins=12,
        )
        self.setWidget(_padded(inside))

    @property
    def text(self) -> str:
        """The panel's whole text."""
        return "\n".join(part.text() for part in self.parts if part.text())

    def show_reasons(
        self,
        heading: str,
        about: str,
        reasons: Sequence[str],
        table: tuple[int, tuple[int, ...]] | None = None,
        history: Iterable[str] = (),
        cards: Sequence[int] = (),
        details: Sequence[str] = (),
    ) -> None:
        """Shows the reasons for one subject or, without reasons, that there are none; ``details``
        are shown when asked for, and then for each subject until they are hidden again.

        For a table (its round and players), the user can ask why not another player; below are the
        table's history, a line each, and the record cards of these players.
        """
        show_text(self._heading, heading)
        show_text(self._about, about)
        self._about.setVisible(bool(about))
        nothing = "" if cards else messages.text("window-no-reasons")
        show_text(self._reasons, "\n\n".join(reasons) or nothing)
        self._reasons.setVisible(bool(self._reasons.text()))
        show_text(self._details, "\n\n".join(details))
        self.more.setVisible(bool(details))
        self._details.setVisible(bool(details) and self.more.isChecked())
        self.why_not.show_table(table)
        happened = "\n".join(history)
        show_text(
            self._history, f"{messages.text('round-table-history')}\n{happened}" if happened else ""
        )
        self._history.setVisible(bool(happened))
        self.cards.show_players(cards)

    def leave(self) -> None:
        """Cancels background work for the panel."""
        self.why_not.leave()
        self.cards.leave()

    def clear(self) -> None:
        """Shows what the panel is for, and all advice about the next round."""
        event, outlook = self._session.event, self._session.outlook
        advice = outlook.advice if outlook.status == "ready" else ()
        advice_texts = [say(one, event) for one in advice]
        self.show_reasons(
            messages.text("window-why"), "", [messages.text("window-choose-for-why"), *advice_texts]
        )

    def set_wanted(self, wanted: bool) -> None:
        """The organizer turns the panel on or off."""
        self._wanted = wanted
        self.setVisible(wanted and self._offered)

    def offer(self, offered: bool) -> None:
        """Hides the panel on pages where nothing can be selected."""
        self._offered = offered
        self.setVisible(offered and self._wanted)


def _padded(inside: QWidget) -> QWidget:
    around = QWidget()
    column_of(inside, on=around, margins=(12, 16, 16, 16), spacing=None)
    return around
