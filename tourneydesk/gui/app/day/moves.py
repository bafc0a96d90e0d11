"""Players who move between the sections of the open day."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from tourneydesk.core.reasons import Refused
from tourneydesk.desk.day.moves import (
    MovePlan,
    OpenMove,
    can_forget_move,
    finish_move,
    move_player,
    open_move,
)
from tourneydesk.desk.day.sections import read_day
from tourneydesk.gui.app.day.open_day import OpenDay
from tourneydesk.present import messages
from tourneydesk.present.messages import say
from tourneydesk.store.errors import FileTrouble


class Moves:
    """Makes moves, and finishes one that was interrupted."""

    def __init__(self, day: OpenDay) -> None:
        self._day = day

    def move(self, source: int, player: int, target: int) -> MovePlan:
        """Moves a player between two sections; Refused or FileTrouble if that is not possible."""
        try:
            plan, self._day.file = move_player(
                self._day.as_day,
                self._day.sections[source].path,
                player,
                self._day.sections[target].path,
            )
        except FileTrouble:
            if self._day.path is not None:
                # The move may be half done: the list says so.
                with suppress(FileTrouble):
                    self._day.file = replace(self._day.file, move=read_day(self._day.path).move)
            raise
        return plan

    @property
    def unfinished(self) -> OpenMove | None:
        """The move that is left to finish."""
        return open_move(self._day.as_day) if self._day.file.move is not None else None

    def finish(self) -> str:
        """Finishes the move that was interrupted; why not, if it fails."""
        try:
            self._day.file = finish_move(self._day.as_day)
        except (Refused, FileTrouble) as problem:
            return sentence(problem)
        self._day.refresh_requested.emit()
        return ""

    def forget_done(self) -> None:
        """A move of which nothing is left to do need not be noted any more."""
        if can_forget_move(self._day.as_day):
            with suppress(FileTrouble):
                self._day.write(replace(self._day.file, move=None))


def sentence(problem: Refused | FileTrouble) -> str:
    """Says what is wrong."""
    if isinstance(problem, FileTrouble):
        return messages.text(problem.code, **problem.facts)
    return messages.sentences(*(say(one) for one in problem.problems))
