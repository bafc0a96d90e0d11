"""The band under the menus: what is shown is not the real thing; its button leads back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFrame, QWidget

from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.user_data.practice_folder import mark_of
from tourneydesk.gui.widgets.layout.boxes import row_of
from tourneydesk.gui.widgets.text_widgets import button, escaped, label, shortened, show_text
from tourneydesk.gui.widgets.theme.icons import LARGE, Icon
from tourneydesk.present import messages

if TYPE_CHECKING:
    from tourneydesk.gui.event.workspace import Workspace

FRAME_WIDTH = 3
"""Pixels of the frame around the window while the band is shown."""


class Band(QFrame):
    """Hidden while everything shown is real. Its one button leads back."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("look", "band")
        self._icon = Icon("graduation-cap", LARGE, "practice")
        self.text = label("", "practice-strong")
        self.about = label("", "practice", wraps=True)
        self._does: Callable[[], object] = self.clear
        self.back = button(messages.text("window-close"), does=lambda: self._does())
        row_of(
            self._icon,
            self.text,
            (self.about, 1),
            self.back,
            on=self,
            margins=(12, 4, 12, 4),
            spacing=12,
        )
        self.hide()

    def clear(self) -> None:
        """Hides the band: what is shown is real. Nothing of the event is kept."""
        self._does = self.clear
        self.hide()

    def show_state(
        self, icon: str, text: str, about: str, back: str, does: Callable[[], object]
    ) -> None:
        """Shows the band; ``back`` is the text of its button, ``does`` what that does."""
        self._icon.show_icon(icon, "practice")
        show_text(self.text, text)
        show_text(self.about, about)
        self.back.setText(escaped(back))
        self._does = does
        self.show()

    def show_for(
        self,
        workspace: Workspace | None,
        original: Path | None,
        open_event: Callable[[Path], object],
        go_home: Callable[[], object],
    ) -> bool:
        """Marks results that are only tried, an event that is not the real one, and a display that
        is frozen; False if there is nothing to mark. ``original`` is the event of which this is a
        copy to rehearse with.
        """
        mark = mark_of(workspace.session.path) if workspace is not None else None
        if workspace is not None and workspace.trying:
            self.show_state(
                "circle-help",
                messages.text("standings-what-if-band"),
                "",
                messages.text("standings-what-if-back"),
                lambda: workspace.standings.end_what_if(),
            )
        elif workspace is not None and workspace.projector.slideshow.frozen:
            self.show_state(
                "snowflake",
                messages.text("window-band-frozen"),
                messages.text("window-band-frozen-about"),
                messages.text("window-band-unfreeze"),
                workspace.projector.freeze,
            )
        elif mark is not None:
            self.show_state(
                "copy" if mark == "rehearsal" else "graduation-cap",
                messages.text(f"safety-marks-{mark}"),
                messages.text(f"window-band-{mark}-about"),
                messages.text("window-close")
                if original is None
                else messages.text("window-band-back", event=shortened(original.stem, 40)),
                go_home if original is None else lambda: open_event(original),
            )
        else:
            self.clear()
            return False
        return True


def event_title(session: QtSession) -> str:
    """The title of the window while an event is open: marked if it is not the real thing, or if
    several desks share it.
    """
    mark, name = mark_of(session.path), session.event.name
    if mark is not None:
        made_up = "rehearsal" if mark == "rehearsal" else "practice"
        return messages.text(f"safety-marked-titles-{made_up}", event=name)
    if session.session.shared:
        desk, role = session.session.desk, session.session.role
        if role == "head":
            return messages.text("share-window-title", event=name, desk=desk)
        role = messages.text(f"share-role-{role}")
        return messages.text("share-window-title-role", event=name, desk=desk, role=role)
    return messages.text("window-title", event=name)
