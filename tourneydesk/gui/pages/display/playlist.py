"""The pages that the audience sees, one row for each kind: ticked or not, how many, how long."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QCheckBox, QFrame, QGridLayout, QLabel

from tourneydesk.gui.widgets.text_widgets import check, label, show_text
from tourneydesk.gui.widgets.theme.icons import SMALL, icon, scaled
from tourneydesk.present import messages
from tourneydesk.present.projector.page import Kind, ProjectorPage
from tourneydesk.present.projector.pages import useful_kinds

ICONS: dict[Kind, str] = {
    "names": "search",
    "tables": "swords",
    "ring": "circle-dot",
    "standings": "trophy",
    "places": "chart-line",
    "bars": "chart-no-axes-column",
    "out": "user-x",
    "final": "medal",
    "clock": "clock",
    "message": "megaphone",
}
USUAL_ICON = "list-ordered"
"""For a kind that has no icon of its own."""


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
        for row, kind in enumerate(useful_kinds(format_key)):
            box = check(messages.text(f"display-kinds-{kind}", format_key))
            box.setIcon(icon(ICONS.get(kind, USUAL_ICON)))
            side = scaled(SMALL, box.fontMetrics().height())
            box.setIconSize(QSize(side, side))
            box.toggled.connect(self.changed)
            self.boxes[kind] = box
            self.counts[kind] = label("", "quiet")
            self.showing[kind] = label(messages.text("display-showing"), "chip-accent")
            keeping = self.showing[kind].sizePolicy()
            keeping.setRetainSizeWhenHidden(True)
            self.showing[kind].setSizePolicy(keeping)
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
