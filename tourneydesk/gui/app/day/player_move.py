"""Moves a player to another section of the open day, after asking where to and, if there is more to
it than the move, whether.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tourneydesk.desk.day.moves import MovePlan, MoveRefused, plan_move
from tourneydesk.gui.app.day.moves import Moves
from tourneydesk.gui.app.day.open_day import OpenDay
from tourneydesk.gui.session.qt_session import refusal
from tourneydesk.gui.widgets.question_card import Answer, Question
from tourneydesk.present import messages
from tourneydesk.present.day import left_behind_text, moved_text
from tourneydesk.present.messages import bare_name_of, name_of

Said = Callable[[str, str], object]
"""Shows a sentence and its look."""


class PlayerMove:
    """A player of a section who is to be moved; asks on a card of the page that is shown."""

    def __init__(
        self, day: OpenDay, moves: Moves, section: int, player: int, question: Question
    ) -> None:
        self._day, self._moves, self._question = day, moves, question
        self._section, self._player = section, player
        self._source = day.sections[section]

    def ask(self, said: Said) -> None:
        """Asks for the section to move to."""
        session = self._source.session
        if session is None:
            return
        names = self._day.names
        others = [
            at
            for at, one in enumerate(self._day.sections)
            if at != self._section and one.session is not None
        ]
        name = name_of(session.event, self._player)
        if not others:
            said(messages.text("day-no-other-section"), "attention")
            return
        answers: list[Answer] = [(names[at], partial(self._chosen, at, said)) for at in others]
        self._question.ask(
            messages.text("day-move-where", name=name),
            "",
            (*answers, (messages.text("wizard-cancel"), lambda: None)),
            focus=True,
            icon="arrow-right",
        )

    def _chosen(self, target: int, said: Said) -> None:
        source, other = self._source.session, self._day.sections[target].session
        if source is None or other is None:
            return
        try:
            plan = plan_move(source.event, other.event, self._player)
        except MoveRefused as refused:
            # The words and the names are those of the section that refuses.
            said(refusal(refused.problems, refused.event), "attention")
            return
        about = self._consequences(plan, target)
        if not about:
            self._move(target, said)
            return
        name = name_of(source.event, self._player)
        self._question.ask(
            messages.text("day-move-heading", name=name, target=self._day.names[target]),
            about,
            (
                (messages.text("day-move-do"), lambda: self._move(target, said)),
                (messages.text("wizard-cancel"), lambda: None),
            ),
            focus=True,
            icon="arrow-right",
        )

    def _consequences(self, plan: MovePlan, target: int) -> str:
        """What else a move means; empty if there is nothing to say."""
        names, session = self._day.names, self._source.session
        assert session is not None
        said = []
        if plan.running:
            format_key = session.event.format
            said.append(messages.text("day-move-running", format_key, table=plan.running))
        if plan.leaves == "withdrawn":
            said.append(
                messages.text("day-move-late", source=names[self._section], target=names[target])
            )
        said.append(left_behind_text(names[target], plan.left_behind))
        return messages.sentences(*said)

    def _move(self, target: int, said: Said) -> None:
        source, other = self._source.session, self._day.sections[target].session
        if source is None or other is None:
            return
        done: list[MovePlan] = []
        outcome = source.attempt(
            lambda _: done.append(self._moves.move(self._section, self._player, target)),
            can_undo=False,
        )
        self._day.refresh_requested.emit()
        if not done:
            if outcome.text:
                said(outcome.text, "attention")
            return
        (plan,) = done
        names, name = self._day.names, bare_name_of(other.event, plan.new_player)
        old_name, new_name = names[self._section], names[target]
        said(moved_text(name, old_name, new_name, plan.leaves, plan.left_behind), "done")
