"""The pages that the audience sees, one row for each kind: ticked or not, how many, how long."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QCheckBox, QFrame, QGridLayout, QLabel

from tourneydesk.formats import FORMATS
from tourneydesk.gui.widgets.text_widgets import check, label, show_text
from tourneydesk.gui.widgets.theme.icons import SMALL, icon
from tourneydesk.present import messages
from tourneydesk.present.projector.pages import KINDS, Kind, ProjectorPage

ICONS: dict[Kind, str] = {
    "names": "search",
    "tables": "swords",
    "ring": "circle-dot",
    "standings": "trophy",
    "out": "user-x",
    "final": "medal",
    "clock": "clock",
    "message": "megaphone",
}


def kinds_of(format_key: str) -> list[Kind]:
    """The kinds of content that are useful in this format."""
    without: set[Kind] = set()
    if not FORMATS[format_key].ring_kinds:
        without.add("ring")
    if not FORMATS[format_key].knocks_out:
        without.add("out")
    return [kind for kind in KINDS if kind not in without]


class Playlist(QFrame):
    """A card with a row for each kind of page."""

    changed = Signal()
    """The user ticked a kind, or removed a tick."""

    def __init__(self, format_key: str) -> None:
        super().__init__()
        self.setProperty("look", "card")
        self.boxes: dict[Kind, QCheckBox] = {}
        self.counts: dict[Kind, QLabel] = {}
        self.showing: dict[Kind, QLabel] = {}
        self.seconds: dict[Kind, QLabel] = {}
        lines = QGridLayout(self)
        lines.setContentsMargins(12, 8, 12, 8)
        lines.setHorizontalSpacing(12)
        lines.setColumnStretch(1, 1)
        for row, kind in enumerate(kinds_of(format_key)):
            box = check(messages.text(f"display-kinds-{kind}"))
            box.setIcon(icon(ICONS[kind]))
            box.setIconSize(QSize(SMALL, SMALL))
            box.toggled.connect(self.changed)
            self.boxes[kind] = box
            self.counts[kind] = label("", "quiet")
            self.showing[kind] = label(messages.text("display-showing"), "chip-accent")
            self.seconds[kind] = label("", "quiet")
            lines.addWidget(box, row, 0)
            lines.addWidget(self.counts[kind], row, 1)
            lines.addWidget(self.showing[kind], row, 2)
            lines.addWidget(self.seconds[kind], row, 3)

    def show_pages(
        self, pages: Sequence[ProjectorPage], current: ProjectorPage | None, usual: int
    ) -> None:
        """Shows how many pages each kind has, how long they stay, and which kind is shown now."""
        for kind in self.boxes:
            alike = [page for page in pages if page.kind == kind]
            count = messages.text("display-page-count", count=len(alike)) if alike else ""
            seconds = alike[0].seconds or usual if alike else 0
            show_text(self.counts[kind], count)
            stays = messages.text("display-seconds-each", seconds=seconds) if alike else ""
            show_text(self.seconds[kind], stays)
            self.showing[kind].setVisible(current is not None and current.kind == kind)
