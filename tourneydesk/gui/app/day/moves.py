"""Players who move between the sections of the open day."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from tourneydesk.core.sayings import Refused
from tourneydesk.desk.day.day_file import read_day
from tourneydesk.desk.day.moving import (
    MovePlan,
    OpenMove,
    can_forget_move,
    finish_move,
    move_player,
    open_move,
)
from tourneydesk.gui.app.day.open_section import OpenSection
from tourneydesk.gui.app.day.player_move import PlayerMove
from tourneydesk.present import messages
from tourneydesk.present.messages import say
from tourneydesk.store.trouble import FileTrouble

if TYPE_CHECKING:
    from tourneydesk.gui.app.day.days import Days


class Moves:
    """Makes moves, and finishes one that was interrupted."""

    def __init__(self, days: Days) -> None:
        self._days = days

    def move(self, source: int, player: int, target: int) -> MovePlan:
        """Moves a player between two sections; Refused or FileTrouble if that is not possible."""
        try:
            plan, self._days.file = move_player(
                self._days.day,
                self._days.sections[source].path,
                player,
                self._days.sections[target].path,
            )
        except FileTrouble:
            if self._days.path is not None:
                # The move may be half done: the list says so.
                with suppress(FileTrouble):
                    self._days.file = replace(self._days.file, move=read_day(self._days.path).move)
            raise
        return plan

    @property
    def unfinished(self) -> OpenMove | None:
        """The move that is left to finish."""
        return open_move(self._days.day) if self._days.file.move is not None else None

    def finish(self) -> str:
        """Finishes the move that was interrupted; why not, if it fails."""
        try:
            self._days.file = finish_move(self._days.day)
        except (Refused, FileTrouble) as problem:
            return sentence(problem)
        self._days.refresh()
        return ""

    def ask(self, section: OpenSection, player: int) -> None:
        """Asks on the players page of a section where to move a player."""
        workspace = section.workspace
        if workspace is not None:
            move = PlayerMove(
                self._days, self._days.sections.index(section), player, workspace.players.question
            )
            move.ask(workspace.session.message.emit)

    def forget_done(self) -> None:
        """A move of which nothing is left to do need not be noted any more."""
        if can_forget_move(self._days.day):
            with suppress(FileTrouble):
                self._days.write(replace(self._days.file, move=None))


def sentence(problem: Refused | FileTrouble) -> str:
    """Says what is wrong."""
    if isinstance(problem, FileTrouble):
        return messages.text(problem.code, **problem.facts)
    return messages.sentences(*(say(one) for one in problem.problems))
