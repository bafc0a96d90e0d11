"""Whatever two desks do in whatever order, and wherever their connections break: one chain, one
event, nothing lost, nothing twice, and nothing shown that the server does not have.
"""

from collections import Counter
from collections.abc import Callable
from functools import partial

import psycopg
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from tests.builders.lost import BreakingDesk, breaking_desk
from tests.builders.shared import SharedEvent, begin_again, first_ring, first_round
from tests.thoroughness import THOROUGH
from tourneydesk.core.journal import codec
from tourneydesk.core.journal.replay import replay
from tourneydesk.core.reasons import Refused
from tourneydesk.desk import attendance, players, rounds
from tourneydesk.desk.shared import Conflict
from tourneydesk.desk.sharing.shared_session import SharedSession
from tourneydesk.store.chain import Entry, first_break
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.sharing.building import HEAD, SCOREKEEPER

HEAD_DESK, SECOND = "Head", "Desk 2"
either = st.sampled_from([HEAD_DESK, SECOND])
tables = st.integers(1, 4)
STEPS = 60 if THOROUGH else 25
LOST = ("server_lost", "server_lost_kept", "server_lost_read_only")


class TwoDesks(RuleBasedStateMachine):
    """A head desk and a scorekeeper, neither of which waits for the other."""

    event: SharedEvent
    start = staticmethod(first_round)

    def __init__(self) -> None:
        super().__init__()
        event = self.event
        begin_again(event, self.start())
        self.desks = {
            HEAD_DESK: breaking_desk(event, HEAD_DESK, HEAD),
            SECOND: breaking_desk(event, SECOND, SCOREKEEPER),
        }
        self.begun = len(self.desks[HEAD_DESK].session.entries)
        self.server = psycopg.connect(event.address(), autocommit=True)
        self.acknowledged: list[tuple[int, str]] = []
        self.unanswered: Counter[tuple[str, str]] = Counter()
        self.corrections: dict[str, Conflict] = {}

    def teardown(self) -> None:
        try:
            self.all_come_back_and_agree()
        finally:
            self.server.close()
            for desk in self.desks.values():
                desk.session.close()

    def all_come_back_and_agree(self) -> None:
        for name, desk in self.desks.items():
            desk.database.mend()
            self.look(name)  # a connection may be lost already, and nobody knows
            if desk.session.lost is not None:
                desk.session.go_online()
        for name, desk in self.desks.items():
            for entry in desk.session.pending:
                self.do(name, partial(SharedSession.take_pending, entry=entry))
                desk.session.drop_pending(entry)
        for desk in self.desks.values():
            desk.session.catch_up()
        self.every_acknowledged_step_is_on_the_server_once()
        first, second = (desk.session for desk in self.desks.values())
        assert first.entries == second.entries
        assert first.event == second.event

    def do(self, name: str, action: Callable[[SharedSession], object]) -> bool:
        """Does it; False if it was refused, or could not be recorded."""
        desk = self.desks[name]
        session, before = desk.session, len(desk.session.entries)
        pending = session.pending
        try:
            action(session)
        except Conflict as conflict:
            self.corrections[name] = conflict
            return False
        except Refused:
            return False
        except FileTrouble as trouble:
            self.lost(desk, trouble, pending)
            return False
        written = session.entries[before:]
        # Nothing is written where the other desk recorded the same.
        if written and written[-1].desk == name:
            self.acknowledged.append((len(session.entries), name))
        return True

    def lost(self, desk: BreakingDesk, trouble: FileTrouble, before: tuple[object, ...]) -> None:
        session = desk.session
        assert trouble.code in LOST
        assert session.lost is not None
        new = [entry for entry in session.pending if entry not in before]
        if trouble.code == "server_lost_kept":
            assert new or len(session.pending) == len(before)  # typed once more
        for entry in new:
            if entry.sent:
                self.unanswered[entry.at, entry.sent] += 1

    @rule(desk=either, table=tables, seat=st.integers(0, 1))
    def report(self, desk: str, table: int, seat: int) -> None:
        def action(session: SharedSession) -> None:
            seated = session.event.rounds[-1].table(table)
            if seated is not None:  # a later round may have fewer tables
                rounds.report(session, table, {"winner": seated.players[seat]})

        self.do(desk, action)

    @rule(desk=either, table=tables)
    def clear(self, desk: str, table: int) -> None:
        self.do(desk, lambda session: rounds.clear(session, table))

    @rule(desk=either)
    def correct(self, desk: str) -> None:
        """What “Correct it” on a conflict's card does."""
        conflict = self.corrections.pop(desk, None)
        if conflict is not None and conflict.correction is not None:
            correction = conflict.correction
            self.do(desk, lambda session: session.take(correction))

    @rule(desk=either)
    def undo(self, desk: str) -> None:
        target = self.desks[desk].session.undo_target
        # What was done before sharing is left alone here, so that there always are tables.
        if target is not None and target.number > self.begun:
            self.do(desk, lambda session: session.undo())

    @rule()
    def undo_others(self) -> None:
        if self.desks[HEAD_DESK].session.active_steps.steps[-1] > self.begun:
            self.do(HEAD_DESK, lambda session: session.undo_others())

    @rule(desk=either)
    def redo(self, desk: str) -> None:
        self.do(desk, lambda session: session.redo())

    @rule(desk=either, player=st.integers(1, 8), here=st.booleans())
    def check_in(self, desk: str, player: int, here: bool) -> None:
        self.do(desk, lambda session: attendance.check_in(session, [player], here))

    @rule(player=st.integers(1, 8))
    def withdraw(self, player: int) -> None:
        self.do(HEAD_DESK, lambda session: attendance.withdraw(session, player))

    @rule()
    def pair(self) -> None:
        self.do(HEAD_DESK, lambda session: rounds.pair(session))

    @rule(number=st.integers(1, 99))
    def enter_late(self, number: int) -> None:
        fields = {"name": f"Late {number}", "rating": 1000}
        self.do(HEAD_DESK, lambda session: players.enter(session, fields))

    @rule(desk=either)
    def look(self, desk: str) -> None:
        session = self.desks[desk].session
        if session.lost is None:
            self.try_to(session, session.catch_up)

    def try_to(self, session: SharedSession, read: Callable[[], object]) -> None:
        """Reads from the server; if that is lost meanwhile, the desk knows it."""
        troubles: list[str] = []
        try:
            read()
        except FileTrouble as trouble:
            troubles.append(trouble.code)
        assert not troubles or (troubles[0] in LOST and session.lost is not None)

    @rule(desk=either, where=st.sampled_from(["before", "after"]))
    def break_at_the_next_step(self, desk: str, where: str) -> None:
        self.desks[desk].database.breaks = where

    @rule(desk=either, where=st.sampled_from(["before", "after"]), statements=st.integers(0, 5))
    def break_at_a_statement(self, desk: str, where: str, statements: int) -> None:
        database = self.desks[desk].database
        database.breaks_statement, database.statements = where, statements

    @rule(desk=either)
    def lose(self, desk: str) -> None:
        one = self.desks[desk]
        one.session.go_offline(FileTrouble("server_lost", one.database.path))

    @precondition(lambda self: any(desk.session.lost for desk in self.desks.values()))
    @rule()
    def come_back(self) -> None:
        for desk in self.desks.values():
            if desk.session.lost is not None:
                self.try_to(desk.session, desk.session.go_online)

    @precondition(lambda self: any(desk.session.pending for desk in self.desks.values()))
    @rule(desk=either, drop=st.booleans())
    def settle_a_pending_entry(self, desk: str, drop: bool) -> None:
        session = self.desks[desk].session
        for entry in session.pending[:1]:
            if drop:
                session.drop_pending(entry)
                assert entry not in session.pending
            else:
                done = self.do(desk, partial(SharedSession.take_pending, entry=entry))
                left = [one for one in session.pending if one.decisions == entry.decisions]
                assert bool(left) != done

    @invariant()
    def each_desk_shows_the_replay_of_what_the_server_has(self) -> None:
        journal = self.journal()
        for desk in self.desks.values():
            session = desk.session
            assert session.event == replay(session.steps)
            assert [codec.encode(step) for step in session.steps[1:]] == [
                entry.step for entry in session.entries[1:]
            ]
            assert session.entries == journal[: len(session.entries)]

    @invariant()
    def every_acknowledged_step_is_on_the_server_once(self) -> None:
        journal = self.journal()
        assert first_break(journal) is None
        numbers = {number for number, _ in self.acknowledged}
        assert len(numbers) == len(self.acknowledged)
        for number, desk in self.acknowledged:
            assert journal[number - 1].desk == desk
        others = Counter(
            (entry.at, entry.step) for entry in journal[self.begun :] if entry.number not in numbers
        )
        # The rest are steps whose acknowledgment was lost: each is there once, or not at all.
        assert others <= self.unanswered

    @invariant()
    def what_is_recorded_is_no_longer_pending(self) -> None:
        journal = self.journal()
        for desk in self.desks.values():
            read = len(desk.session.entries)
            for entry in desk.session.pending:
                rows = journal[entry.seen : read]
                assert (entry.at, entry.sent) not in [(row.at, row.step) for row in rows]

    def journal(self) -> tuple[Entry, ...]:
        """What the server has, as it says itself."""
        rows = self.server.execute("SELECT number, at, step, chain FROM journal ORDER BY number")
        return tuple(Entry(*row) for row in rows)


class TwoDesksAtARing(TwoDesks):
    """Each result calls a game, and a correction stops games."""

    start = staticmethod(first_ring)


@pytest.mark.parametrize("machine", [TwoDesks, TwoDesksAtARing])
def test_two_desks_in_any_order_make_one_chain(
    any_event: SharedEvent, monkeypatch: pytest.MonkeyPatch, machine: type[TwoDesks]
) -> None:
    monkeypatch.setattr(machine, "event", any_event, raising=False)
    examples = max(5, settings.default.max_examples // 6)
    run_state_machine_as_test(
        machine,
        settings=settings(max_examples=examples, stateful_step_count=STEPS),
    )
