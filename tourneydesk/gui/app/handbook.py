"""The handbook in a window of its own, which stays open beside the work."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDesktopServices,
    QFont,
    QHideEvent,
    QImage,
    QResizeEvent,
    QShowEvent,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QListWidget,
    QListWidgetItem,
    QSplitter,
    QTextBrowser,
    QWidget,
)

from tourneydesk.documents.papers import documents_of_format
from tourneydesk.gui.event.page_names import PageName
from tourneydesk.gui.pages.keys_page import key_groups
from tourneydesk.gui.user_data.preferences import handbook_geometry, remember_handbook_geometry
from tourneydesk.gui.widgets.actions import (
    action_key,
    action_of,
    in_menus,
    keys_text,
    menu_titles,
    only_if,
)
from tourneydesk.gui.widgets.layouts import column_of, row_of
from tourneydesk.gui.widgets.page_parts import PageKeys
from tourneydesk.gui.widgets.text_widgets import Button, Field, button, tip, title
from tourneydesk.gui.widgets.theme import filled_now
from tourneydesk.present import messages
from tourneydesk.present.handbook.chapters import CHAPTERS, FIRST
from tourneydesk.present.handbook.markdown import Hit, Index, html_of
from tourneydesk.present.handbook.pages import (
    KeyGroup,
    Page,
    picture_file,
    read_page,
    read_pages,
    written_pages,
)
from tourneydesk.shipped import shipped

if TYPE_CHECKING:
    from tourneydesk.gui.event.workspace import Workspace

# Shows one page of the handbook as rich text, in the colors and the text size of the program.

MARGIN = 20
WEB = ("http", "https", "mailto")


class PageView(QTextBrowser):
    """Shows HTML made by the program. Links to pages are signals; other links are opened by the
    system, and nothing is fetched.
    """

    link_chosen = Signal(str)
    back_requested = Signal()
    forward_requested = Signal()

    def __init__(self, picture_file: Callable[[str], str]) -> None:
        """``picture_file`` gives the shipped file of a picture; empty if there is none."""
        super().__init__()
        self._picture_file = picture_file
        self._html = ""
        self._outdated = False
        self.setOpenLinks(False)
        self.setAccessibleName(messages.text("handbook-text"))
        self.document().setDocumentMargin(MARGIN)
        # Always there, so that a picture is not made for a page without it and then is too wide.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.anchorClicked.connect(self._follow)
        # One layout for all the sizes that a window has while it is dragged.
        self._relayout = QTimer(self)
        self._relayout.setSingleShot(True)
        self._relayout.setInterval(80)
        self._relayout.timeout.connect(self._show_again)

    def show_html(self, html: str, anchor: str = "") -> None:
        """Shows a page from its top, or from an anchor on."""
        self._html = html
        self._show()
        bar = self.verticalScrollBar()
        bar.setValue(bar.minimum())
        if anchor:
            self.scrollToAnchor(anchor)

    def backward(self) -> None:
        """Called by Qt for its own keys and mouse buttons; the window knows the way back."""
        self.back_requested.emit()

    def forward(self) -> None:
        self.forward_requested.emit()

    def loadResource(self, kind: int, name: QUrl | str) -> object:  # noqa: N802
        """A picture of the program, as wide as the page at most; nothing else."""
        link = name.toString() if isinstance(name, QUrl) else name
        file = self._picture_file(link) if kind == QTextDocument.ResourceType.ImageResource else ""
        if not file:
            return None
        picture = QImage(str(shipped(file)))
        sharp = self.devicePixelRatioF()
        most = max(40, self.viewport().width() - 2 * MARGIN)
        if picture.width() > most:
            smooth = Qt.TransformationMode.SmoothTransformation
            picture = picture.scaledToWidth(round(most * sharp), smooth)
            picture.setDevicePixelRatio(picture.width() / most)
        return picture

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width() and "<img" in self._html:
            self._lay_out_soon()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self._html:
            self._lay_out_soon()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        if self._outdated:
            self._outdated = False
            self._relayout.start()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        super().hideEvent(event)
        if self._relayout.isActive():
            self._relayout.stop()
            self._outdated = True

    def _lay_out_soon(self) -> None:
        """Lays the page out once what changes has come to rest; a hidden page, when it is shown."""
        if self.isVisible():
            self._relayout.start()
        else:
            self._outdated = True

    def _show_again(self) -> None:
        bar = self.verticalScrollBar()
        share = bar.value() / max(1, bar.maximum())
        self._show()
        bar.setValue(round(share * bar.maximum()))

    def _show(self) -> None:
        self.document().setDefaultStyleSheet(filled_now("styles/handbook.css"))
        self.setHtml(self._html)

    def _follow(self, link: QUrl) -> None:
        if link.scheme() in WEB:
            QDesktopServices.openUrl(link)
        elif not link.scheme():
            self.link_chosen.emit(link.toString())


# What the handbook's pages name and only the window knows: menus, keys and papers.


class WindowNames:
    """The names as the menus, the shortcut sheet and the Papers page show them."""

    def menu_path(self, action: str) -> tuple[str, ...]:
        found = action_of(action)
        if not in_menus(found):
            raise KeyError(action)
        return tuple(map(messages.text, (*menu_titles(found), found.on_sheet or found.name)))

    def key(self, action: str) -> str:
        return keys_text(action_of(action))

    def key_groups(self) -> Sequence[KeyGroup]:
        return key_groups()

    def documents(self, format_key: str) -> Sequence[tuple[str, str]]:
        return [(document.name, document.about) for document in documents_of_format(format_key)]


# Which page of the handbook belongs to what the main window shows.

PAGES = {
    PageName.EVENT: "settings",
    PageName.DRAFT: "pairing",
    PageName.REPAIR: "wrong-result",
    PageName.PRIZES: "prizes",
    PageName.PAPERS: "papers",
    PageName.DISPLAY: "projector",
    PageName.HISTORY: "wrong-result",
}
"""The pages about pages of an event; the others depend on what is shown there."""


def handbook_page_of(visible: QWidget | None, workspace: Workspace | None) -> str:
    """The page about what the window shows now, or about the dialog in front of it; ``visible`` is
    the window's visible page, and ``workspace`` that of the open event.
    """
    dialog = QApplication.activeModalWidget() or QApplication.activeWindow()
    shown = dialog if isinstance(dialog, QDialog) else visible
    if workspace is not None and shown is workspace:
        return _page_of_event(workspace)
    return str(getattr(shown, "handbook_page", "")) or FIRST


def _page_of_event(workspace: Workspace) -> str:
    match workspace.page:
        case PageName.PLAYERS:
            return workspace.players.handbook_page
        case PageName.STANDINGS:
            # How players are ranked depends on the format.
            return workspace.session.event.format
        case int():
            asking = workspace.details_panel.why_not.name.hasFocus()
            return "why" if asking else "results"
        case page:
            return PAGES[page]


CONTENTS_BESIDE = 72
"""Digits of width from which on the contents have room beside the page."""
NAME = Qt.ItemDataRole.UserRole
LONGEST_SEARCH = 100


@dataclass(frozen=True, slots=True)
class Place:
    """What is read: a page with an anchor or, without a page, the results of a search.

    A place is the same however far it is scrolled.
    """

    page: str
    anchor: str = ""
    searched: str = ""
    scrolled: int = field(default=0, compare=False)


class HandbookWindow(PageKeys, QWidget):
    """Contents, a search field and one page, with the way back. Esc closes it.

    The main window is not its parent: the work can be in front of it, and dialogs do not block it.
    """

    def __init__(self) -> None:
        super().__init__()
        title(self, messages.text("handbook-title"))
        self.setProperty("look", "page")
        self._language = messages.current_language().key
        self._names = WindowNames()
        self._pages: dict[str, Page] = {}
        self._trail: list[Place] = []
        self._at = -1
        self.search = Field(LONGEST_SEARCH)
        self.search.setPlaceholderText(messages.text("handbook-search"))
        self.search.setAccessibleName(messages.text("handbook-search"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._searched)
        self.contents = self._contents()
        self.view = PageView(lambda link: picture_file(link, self._language))
        self.view.link_chosen.connect(self._follow)
        self.view.back_requested.connect(self.go_back)
        self.view.forward_requested.connect(self.go_forward)
        self.back = self._turning_button("keys-handbook-back", "arrow-left", self.go_back)
        self.forward = self._turning_button("keys-handbook-forward", "arrow-right", self.go_forward)
        self.contents_button = button(
            messages.text("handbook-contents"), "", self._toggle_contents, picture="list-ordered"
        )
        self.contents_button.setCheckable(True)
        self.split = QSplitter(Qt.Orientation.Horizontal)
        self.split.setChildrenCollapsible(False)
        self.split.addWidget(self.contents)
        self.split.addWidget(self.view)
        self.split.setStretchFactor(1, 1)
        top = row_of(self.contents_button, self.back, self.forward, (self.search, 1))
        column_of(top, (self.split, 1), on=self, margins=12)
        self.key_actions = {
            "keys-handbook-find": self._to_search,
            "keys-handbook-back": self.go_back,
            "keys-handbook-forward": self.go_forward,
            "keys-handbook-best": only_if(self.search.hasFocus, self._open_best),
            "keys-handbook-leave": self.close,
        }
        self._set_sizes()

    @cached_property
    def index(self) -> Index:
        """All pages for searching, read with the first search."""
        return Index(read_pages(self._language, self._names))

    @property
    def page(self) -> str:
        """The name of the page that is read; empty for the results of a search."""
        return self._trail[self._at].page if self._trail else ""

    def listed_pages(self) -> tuple[str, ...]:
        """The pages in the contents, from the top."""
        items = [self.contents.item(row) for row in range(self.contents.count())]
        return tuple(item.data(NAME) for item in items if item.data(NAME))

    def show_page(self, name: str, anchor: str = "") -> None:
        """Shows a page, from an anchor on; the first page if this copy lacks it."""
        written = written_pages()
        if not written:
            self.view.show_html(f"<p>{escape(messages.text('handbook-missing'))}</p>")
            return
        self._go(Place(name if name in written else written[0], anchor))

    def open_beside(self, name: str) -> None:
        """Shows a page in front, ready to be scrolled by keys. A page that is followed step by step
        stays where its reader left it.
        """
        if name != self.page:
            self.show_page(name)
        self.show()
        self.raise_()
        self.activateWindow()
        self.view.setFocus()

    def go_back(self) -> None:
        """Shows what was read before."""
        self._step(-1)

    def go_forward(self) -> None:
        """Shows again what was left by going back."""
        self._step(1)

    def hits(self) -> list[Hit]:
        """The pages found for what is typed."""
        return self.index.find(self.search.text())

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        remember_handbook_geometry(bytes(self.saveGeometry().data()))
        super().closeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._show_contents(self._has_room)

    @property
    def _has_room(self) -> bool:
        return self.width() >= CONTENTS_BESIDE * self.fontMetrics().horizontalAdvance("0")

    def _contents(self) -> QListWidget:
        created = QListWidget()
        created.setAccessibleName(messages.text("handbook-contents"))
        created.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        created.setWordWrap(True)
        # Lines break anew when the scroll bar takes some of the width.
        created.setResizeMode(QListWidget.ResizeMode.Adjust)
        created.setProperty("look", "contents")
        written = written_pages()
        for chapter in CHAPTERS:
            pages = [name for name in chapter.pages if name in written]
            if not pages:
                continue
            heading = QListWidgetItem(messages.text(f"handbook-chapter-{chapter.key}"), created)
            heading.setFlags(Qt.ItemFlag.NoItemFlags)
            font = heading.font()
            font.setWeight(QFont.Weight.DemiBold)
            heading.setFont(font)
            for name in pages:
                item = QListWidgetItem(self._page(name).title, created)
                item.setData(NAME, name)
        created.itemClicked.connect(lambda _: self._open_selected())
        created.itemActivated.connect(lambda _: self._open_selected())
        return created

    def _turning_button(self, action: str, picture: str, does: Callable[..., object]) -> Button:
        """A button with an icon alone; its name is in its tooltip and for screen readers."""
        name = messages.text("handbook-turn", does=messages.text(action), key=action_key(action))
        created = button("", "", lambda: does(), picture=picture)
        created.setAccessibleName(name)
        tip(created, name)
        return created

    def _page(self, name: str) -> Page:
        if name not in self._pages:
            self._pages[name] = read_page(name, self._language, self._names)
        return self._pages[name]

    def _go(self, place: Place) -> None:
        """Shows a place that comes after the one shown now."""
        self._note_scrolled()
        if not self._trail or self._trail[self._at] != place:
            self._trail = [*self._trail[: self._at + 1], place]
            self._at = len(self._trail) - 1
        self._show()

    def _step(self, by: int) -> None:
        if 0 <= self._at + by < len(self._trail):
            self._note_scrolled()
            self._at += by
            self._show()
            self.view.verticalScrollBar().setValue(self._trail[self._at].scrolled)

    def _note_scrolled(self) -> None:
        if self._trail:
            scrolled = self.view.verticalScrollBar().value()
            self._trail[self._at] = replace(self._trail[self._at], scrolled=scrolled)

    def _show(self) -> None:
        place = self._trail[self._at]
        if place.page:
            self.view.show_html(html_of(self._page(place.page).markdown), place.anchor)
        else:
            self.view.show_html(_results_html(place.searched, self.index.find(place.searched)))
        self._select(place.page)
        self.forward.setEnabled(self._at + 1 < len(self._trail))
        self.back.setEnabled(self._at > 0)

    def _select(self, name: str) -> None:
        rows = [
            row
            for row in range(self.contents.count())
            if name and self.contents.item(row).data(NAME) == name
        ]
        self.contents.setCurrentRow(rows[0] if rows else -1)

    def _open_selected(self) -> None:
        item = self.contents.currentItem()
        if item is not None and item.data(NAME):
            self._go(Place(item.data(NAME)))

    def _follow(self, link: str) -> None:
        name, _, anchor = link.partition("#")
        self.show_page(name.removesuffix(".md") or self.page, anchor)

    def _searched(self, typed: str) -> None:
        """Shows the results while they are typed; they are one place, however long they take."""
        if not typed.strip():
            return
        place = Place("", searched=typed)
        if self._trail and not self.page:
            self._trail[self._at] = place
            self._show()
        else:
            self._go(place)

    def _open_best(self) -> None:
        hits = self.hits() if self.search.text().strip() else []
        if hits:
            self.show_page(hits[0].page, hits[0].anchor)
            self.view.setFocus()

    def _to_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _toggle_contents(self) -> None:
        self._show_contents(self.contents_button.isChecked())

    def _show_contents(self, shown: bool) -> None:
        self.contents.setVisible(shown)
        self.contents_button.setChecked(shown)

    def _set_sizes(self) -> None:
        digit, line = self.fontMetrics().horizontalAdvance("0"), self.fontMetrics().height()
        screen = self.screen().availableGeometry()
        self.split.setSizes([digit * 27, digit * 70])
        saved = handbook_geometry()
        if not (saved and self.restoreGeometry(QByteArray(saved))):
            self.resize(min(digit * 100, screen.width()), min(line * 40, screen.height() - line))
        self._show_contents(self._has_room)


def _results_html(typed: str, hits: list[Hit]) -> str:
    if not hits:
        return f"<p>{escape(messages.text('handbook-nothing-found'))}</p>"
    heading = escape(messages.text("handbook-results", words=typed.strip()))
    return f"<h2>{heading}</h2>" + "".join(
        f'<p><a href="{hit.page}.md{"#" + hit.anchor if hit.anchor else ""}">'
        f"{escape(_shown_title(hit))}</a><br>{escape(hit.sentence)}</p>"
        for hit in hits
    )


def _shown_title(hit: Hit) -> str:
    return (
        messages.plain("handbook-section", page=hit.title, heading=hit.heading)
        if hit.heading
        else hit.title
    )
