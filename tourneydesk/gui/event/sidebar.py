"""The sidebar: which event is open, its pages in the order of the day; the window's columns."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
    Signal,
    SignalInstance,
)
from PySide6.QtGui import QColor, QFont, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QMenu,
    QSplitter,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from tourneydesk.core.event import Event, Round
from tourneydesk.core.field import active
from tourneydesk.core.format import Outlook
from tourneydesk.formats import format_of
from tourneydesk.gui.details.panel import DetailsPanel
from tourneydesk.gui.event.page_names import PageKey, PageName
from tourneydesk.gui.pages.round_list import round_name
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.user_data.recent import DAY, recent_events
from tourneydesk.gui.widgets.layouts import column_of, row_of
from tourneydesk.gui.widgets.table_cells import (
    GAP,
    SIDEBAR_PADDING,
    is_chosen,
    paint_fill,
    paint_icon,
    paint_rows,
)
from tourneydesk.gui.widgets.table_view import TableModel, TableView
from tourneydesk.gui.widgets.text_widgets import (
    Button,
    NameLabel,
    button,
    escaped,
    label,
    shortened,
    tip,
)
from tourneydesk.gui.widgets.theme import LARGE, SMALL, Icon, color, icon
from tourneydesk.present import messages
from tourneydesk.present.messages import text
from tourneydesk.present.shows import icon_of, show_of
from tourneydesk.present.table import Column, Row, Tone

# The button that says, while phones can read the pages, that they can, and leads to the dialog.


def phones_button(does: Callable[[], object] | SignalInstance) -> Button:
    """Hidden until pages are shared."""
    made = button("", "flat", does)
    made.hide()
    return made


def show_sharing(target: Button, session: QtSession | None) -> None:
    """Says where the pages of this event can be read, or that the network is gone."""
    address = "" if session is None else session.pages_address
    gone = session is not None and session.pages_gone
    said = messages.text("phones-side-gone" if gone else "phones-side")
    target.setText(said)
    target.setIcon(icon("triangle-alert" if gone else "radio"))
    tip(target, address or said)
    target.setVisible(bool(address) or gone)


# The card on top of the sidebar: which event is open, and a menu that leads to others.

MAX_EVENTS = 8
"""How many recent events the menu lists."""


class Switcher(Button):
    """Shows the event's name and format; pressed, it opens the menu."""

    event_requested = Signal(Path)
    """Requests opening this file."""
    home_requested = Signal()

    def __init__(self, session: QtSession) -> None:
        super().__init__()
        self.setProperty("look", "switcher")
        self._session = session
        self._name = NameLabel()
        self._name.setProperty("look", "strong")
        # A format's name is one of few, and long in German: it wraps.
        self._format = label(text("format-name", session.format.key), "quiet", wraps=True)
        parts = (Icon(icon_of(session.format.key), LARGE), Icon("chevrons-up-down", SMALL))
        self._row = row_of(
            parts[0],
            (column_of(self._name, self._format, spacing=0), 1),
            parts[1],
            on=self,
            margins=(8, 4, 8, 4),
        )
        for part in (*parts, self._name, self._format):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.events = QMenu(self)
        self.clicked.connect(self._open)
        self.refresh()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Qt would give the button the size of its text, which it does not have."""
        return QSize(0, self._row.heightForWidth(self.width()))

    minimumSizeHint = sizeHint  # noqa: N815

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def refresh(self) -> None:
        """Shows the event's present name."""
        name = self._session.event.name
        self._name.setText(name)
        self.setAccessibleName(
            messages.text("window-switch-event", event=name, format=self._format.text())
        )
        tip(self, name)

    def _open(self) -> None:
        self.events.clear()
        here = str(self._session.path.absolute())
        others = [event for event in recent_events() if event.path != here]
        for event in others[:MAX_EVENTS]:
            action = self.events.addAction(
                icon("calendar" if event.format == DAY else icon_of(event.format)),
                escaped(shortened(event.name, 40)),
            )
            action.triggered.connect(
                lambda _=False, path=Path(event.path): self.event_requested.emit(path)
            )
        if others:
            self.events.addSeparator()
        home = self.events.addAction(icon("folder-open"), messages.text("window-all-events"))
        home.triggered.connect(self.home_requested)
        self.events.popup(self.mapToGlobal(QPoint(0, self.height())))


SEPARATED = 16
"""Pixels between two groups of pages, with a line in the middle."""
LEAST_LINES = 11
"""The least height of the pages beside a list of sections, in lines of text: about six of them."""
LEAST_TALL = 240
"""Pixels that least height is at most, so that the window fits a laptop at large text, too."""
TO_COME: tuple[Tone, ...] = ("quiet",) * 3
"""The tones of a round that is not posted yet."""
Index = QModelIndex | QPersistentModelIndex


class Sidebar(QFrame):
    """The event's name, format and pages; ``chosen`` requests the page to show."""

    chosen = Signal(object)
    """The key of the newly selected page, a `PageKey`."""
    phones_requested = Signal()
    """Requests the dialog about the pages that phones can read."""

    def __init__(self, session: QtSession) -> None:
        super().__init__()
        self.setProperty("look", "side")
        self._session = session
        self.drafted = 0
        self.switcher = Switcher(session)
        columns = (Column("", wide=True), Column("", "icon"), Column("", "number"))
        self.pages: TableView[PageKey] = TableView(
            _Pages(columns), messages.text("window-stages"), heads=False, look="rail"
        )
        paint_rows(self.pages, _PageDelegate(self.pages), hidden=(1, 2))
        self.pages.chosen.connect(self.chosen)
        self.phones = phones_button(self.phones_requested)
        session.pages_shared.connect(self._show_phones)
        self._column = column_of(
            self.switcher, (self.pages, 1), self.phones, on=self, margins=(8, 8, 8, 8), spacing=8
        )
        self._show_phones()
        self.refresh()

    def show_sections(self, sections: QWidget) -> None:
        """Shows the sections of the day above the pages."""
        self._column.insertWidget(1, sections)
        # Where there is little room, it is the sections that are scrolled.
        least = self.fontMetrics().height() * LEAST_LINES
        self.pages.setMinimumHeight(min(least, LEAST_TALL))

    def refresh(self) -> None:
        """Shows the pages for the event's current state."""
        self.switcher.refresh()
        rows = sidebar_rows(self._session.event, self._session.outlook, self.drafted)
        self.pages.show_rows(rows)
        height = self.fontMetrics().height() * 7 // 4 + GAP
        for at, row in enumerate(rows):
            self.pages.setRowHeight(at, height + SEPARATED * (row.emphasis == "begins"))

    def choose(self, page: PageKey) -> None:
        self.pages.choose(page)

    def _show_phones(self) -> None:
        """Says while phones can read the pages, and where."""
        show_sharing(self.phones, self._session)


class _Pages(TableModel[PageKey]):
    """The pages; a round to come is listed and cannot be chosen yet."""

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        to_come = self.rows[index.row()].tones == TO_COME
        return flags & ~Qt.ItemFlag.ItemIsEnabled if to_come else flags


class _PageDelegate(QStyledItemDelegate):
    """Paints a page's icon, name and count on a rounded fill if it is the current one."""

    def __init__(self, view: TableView[PageKey]) -> None:
        super().__init__(view)
        self._view = view

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = self._view.rows[index.row()]
        name, picture, count = row.cells
        box = QRect(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if row.emphasis == "begins":
            painter.fillRect(
                box.left() + SIDEBAR_PADDING,
                box.top() + SEPARATED // 2 - 1,
                box.width() - 2 * SIDEBAR_PADDING,
                1,
                QColor(color("line")),
            )
            box.setTop(box.top() + SEPARATED)
        box.setBottom(box.bottom() - GAP)
        chosen = is_chosen(option)
        enabled = bool(option.state & QStyle.StateFlag.State_Enabled)
        paint_fill(painter, box, option, focused=bool(self._view.property("focused")))
        ink = "chosenink" if chosen else "text" if enabled else "quiet"
        tone = ink if chosen or not enabled else "quiet"
        inside = paint_icon(
            painter, box.adjusted(SIDEBAR_PADDING, 0, -SIDEBAR_PADDING, 0), picture, tone, option
        )
        font = option.font
        font.setWeight(QFont.Weight.DemiBold if chosen else QFont.Weight.Normal)
        painter.setFont(font)
        painter.setPen(QColor(color(ink)))
        far, near = Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignLeft
        if option.direction == Qt.LayoutDirection.RightToLeft:
            far, near = near, far
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
        metrics = painter.fontMetrics()
        width = metrics.horizontalAdvance(count) + SIDEBAR_PADDING if count else 0
        shown = metrics.elidedText(name, Qt.TextElideMode.ElideRight, inside.width() - width)
        painter.drawText(inside, near | middle, shown)
        if not chosen:
            painter.setPen(QColor(color("quiet")))
        painter.drawText(inside, far | middle, count)
        painter.restore()


def sidebar_rows(event: Event, outlook: Outlook, drafted: int = 0) -> list[Row[PageKey]]:
    """The sidebar's entries: a name, an icon and a count, in groups. Rounds to come are listed too;
    the draft of round ``drafted``, if there is one, is in the place of its round.
    """
    in_play = len(active(event, format_of(event).leavings(event)))
    players = str(in_play) if in_play == len(event.entered) else f"{in_play}/{len(event.entered)}"
    rows: list[Row[PageKey]] = [
        Row(PageName.EVENT, (messages.text("event-stage"), "settings", "")),
        Row(PageName.PLAYERS, (messages.text("window-players"), "users-round", players)),
    ]
    rounds = [_posted_row(event, posted, in_play) for posted in event.rounds]
    if drafted:
        title = round_name(event, drafted, outlook.next_kind or "")
        name = messages.text("window-round-draft", title=title)
        rounds.append(Row(PageName.DRAFT, (name, "pencil", "")))
    over = outlook.status == "finished" and outlook.next_kind is None
    planned = 0 if over else outlook.rounds_planned or 0
    for number in range(max(len(event.rounds), drafted) + 1, planned + 1):
        kind = (outlook.next_kind or "") if number == len(event.rounds) + 1 else ""
        title = round_name(event, number, kind)
        rounds.append(Row(number, (title, "circle-dashed", ""), tones=TO_COME))
    if rounds:
        rows += [replace(rounds[0], emphasis="begins"), *rounds[1:]]
    return [
        *rows,
        Row(PageName.STANDINGS, (messages.text("window-standings"), "trophy", ""), "begins"),
        Row(PageName.PRIZES, (messages.text("prizes-page"), "award", "")),
        Row(PageName.PAPERS, (messages.text("papers-page"), "printer", "")),
        Row(PageName.DISPLAY, (messages.text("display-page"), "monitor", "")),
        Row(PageName.HISTORY, (messages.text("history-page"), "history", "")),
    ]


def _posted_row(event: Event, posted: Round, in_play: int) -> Row[PageKey]:
    """A round that is posted: what is in of it or, in a ring, how many players are left."""
    count = sum(not table.void for table in posted.tables)
    is_open = any(one.round == posted.number for one in event.open_items)
    done = not posted.missing and not is_open
    figure = f"{count - len(posted.missing)}/{count}"
    if posted.kind in format_of(event).ring_kinds:
        figure = messages.text("window-still-in", count=in_play)
    show = show_of(event)
    icon = "circle-check" if done else show.round_icon or show.icon
    return Row(posted.number, (round_name(event, posted.number, posted.kind), icon, figure))


# The workspace's columns: sidebar, page and details panel; what gives way in a small window.

SIDEBAR, DETAILS = 30, 43
"""Widths in digits."""
NARROW = 186
"""In a window of fewer digits, the details panel is closed until it is opened there."""
CROWDED = 84
"""In a window of fewer digits, the sidebar is hidden while the details panel is open."""
LEAST_SIDEBAR, LEAST_DETAILS, LEAST_ALONE = 20, 13, 20
"""The least widths in digits: of the sidebar, and of the details panel beside it and without it."""


class Columns(QSplitter):
    """``center`` is for the page and what is shown above and below it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.center = QWidget(self)
        self._sidebar: Sidebar | None = None
        self._details: DetailsPanel | None = None

    def lay_out(self, sidebar: Sidebar, details: DetailsPanel) -> None:
        """Puts both beside the center."""
        self._sidebar, self._details = sidebar, details
        self.setChildrenCollapsible(False)
        self.setHandleWidth(1)
        digit = self._digit
        sidebar.setMinimumWidth(digit * LEAST_SIDEBAR)
        details.setMinimumWidth(digit * LEAST_DETAILS)
        self.insertWidget(0, sidebar)
        self.addWidget(details)
        self.setStretchFactor(1, 1)
        widths = SIDEBAR * digit, DETAILS * digit
        self.setSizes([widths[0], NARROW * digit - sum(widths), widths[1]])
        details.toggled.connect(self._make_room)
        # Until it is known how much room there is: the least width would widen a small window.
        details.set_narrow(True)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        if self._details is not None:
            self._details.set_narrow(self.width() < NARROW * self._digit)
            self._make_room()

    @property
    def _digit(self) -> int:
        return self.fontMetrics().horizontalAdvance("0")

    def _make_room(self) -> None:
        """The sidebar gives way to the details where there is no room for both beside a page."""
        sidebar, details, digit = self._sidebar, self._details, self._digit
        if sidebar is None or details is None:
            return
        crowded = self.width() < CROWDED * digit and not details.isHidden()
        if crowded != sidebar.isHidden():
            sidebar.setVisible(not crowded)
            details.setMinimumWidth(digit * (LEAST_ALONE if crowded else LEAST_DETAILS))
