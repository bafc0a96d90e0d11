"""The display of a day: the chosen sections have their turns in one window."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu, QPushButton

from tourneydesk.gui.app.day.open_day import OpenDay, OpenSection
from tourneydesk.gui.user_data.event_notes import store_text, stored_text
from tourneydesk.gui.widgets.text_widgets import escaped, shortened
from tourneydesk.present import messages
from tourneydesk.user_folders import noted_path

if TYPE_CHECKING:
    from tourneydesk.gui.event.workspace import Workspace
    from tourneydesk.gui.projector.projector import Projector


KIND = "day-display"


class DayDisplay:
    """Each section is shown from its first page to its last, then the next. A section whose round
    was just posted is shown at once. Which ones have turns is remembered for each day.
    """

    def __init__(self, day: OpenDay, workspace_of: Callable[[OpenSection], Workspace]) -> None:
        """``workspace_of`` makes the workspace of an open section when it is first needed."""
        self._day, self._workspace_of = day, workspace_of
        self._left_out = set() if day.path is None else _stored(day.path)

    @property
    def projectors(self) -> list[Projector]:
        """The projectors that share the window."""
        return [one.projector for one in self._day.workspaces]

    @property
    def on(self) -> bool:
        return any(one.own_window is not None for one in self.projectors)

    @property
    def shown(self) -> list[OpenSection]:
        """The sections that have turns, in order."""
        sections = self._day.sections
        return [one for one in sections if one.session is not None and self._has_turns(one)]

    def watch(self, section: OpenSection) -> None:
        """A section has a workspace, and with it a projector."""
        workspace = section.workspace
        if workspace is None:
            return
        projector = workspace.projector
        projector.sharing = lambda: self.projectors
        projector.slideshow.hand_over = lambda: self._pass_on(section)
        workspace.next_round.posted.connect(lambda _: self._show_posted(section))

    def toggle(self) -> None:
        """Shows the sections to the audience, or stops showing them."""
        holder = next((one for one in self.projectors if one.own_window is not None), None)
        if holder is not None:
            holder.toggle()
            return
        first = next(iter(self.shown), None)
        if first is not None:
            self._workspace_of(first).projector.toggle()

    def show_in_turn(self, section: OpenSection, shown: bool) -> None:
        """Gives a section turns, or none."""
        (self._left_out.discard if shown else self._left_out.add)(noted_path(section.path))
        self._store()

    def renamed(self, old: Path, new: Path) -> None:
        """A section goes on in another file."""
        if noted_path(old) in self._left_out:
            self._left_out = self._left_out - {noted_path(old)} | {noted_path(new)}
            self._store()

    def open_menu(self, button: QPushButton) -> None:
        """Offers to start or stop the display, and which sections it shows."""
        menu = QMenu(button)
        start = "display-stop" if self.on else "display-start"
        menu.addAction(messages.text(start)).triggered.connect(self.toggle)
        menu.addSeparator()
        for section, name in zip(self._day.sections, self._day.names, strict=True):
            if section.session is None:
                continue
            action = menu.addAction(escaped(shortened(name, 40)))
            action.setCheckable(True)
            action.setChecked(self._has_turns(section))
            action.toggled.connect(lambda on, section=section: self.show_in_turn(section, on))
        menu.popup(button.mapToGlobal(QPoint(0, button.height())))

    def name_sections(self) -> None:
        """Gives each slideshow the name of its section, the head of its pages."""
        for section, name in zip(self._day.sections, self._day.names, strict=True):
            if section.workspace is not None:
                section.workspace.projector.slideshow.section = name

    def _has_turns(self, section: OpenSection) -> bool:
        return noted_path(section.path) not in self._left_out

    def _store(self) -> None:
        if self._day.path is not None:
            store_text(KIND, self._day.path, json.dumps(sorted(self._left_out)))

    def _pass_on(self, section: OpenSection) -> bool:
        """The last page of a section was shown: whether another one follows."""
        shown = self.shown
        after = shown[shown.index(section) + 1 :] if section in shown else []
        following = next(iter((*after, *shown)), section)
        return following is not section and self._show(section, following)

    def _show_posted(self, section: OpenSection) -> None:
        holder = next((one for one in self._day.sections if _has_window(one)), None)
        if holder is not None and holder is not section and section in self.shown:
            self._show(holder, section)

    def _show(self, before: OpenSection, section: OpenSection) -> bool:
        if before.workspace is None or not _has_window(before):
            return False
        workspace = self._workspace_of(section)
        self.name_sections()
        old, new = before.workspace.projector, workspace.projector
        settings = old.slideshow.settings
        # All sections look alike on the display.
        new.slideshow.change(
            replace(
                new.slideshow.settings,
                seconds=settings.seconds,
                distance=settings.distance,
                dark=settings.dark,
            )
        )
        old.pass_on(new)
        return True


def _stored(day: Path) -> set[str]:
    """The files of the sections without turns; none if that cannot be read."""
    with suppress(ValueError, TypeError, RecursionError):
        return {str(path) for path in json.loads(stored_text(KIND, day))}
    return set()


def _has_window(section: OpenSection) -> bool:
    workspace = section.workspace
    return workspace is not None and workspace.projector.own_window is not None
