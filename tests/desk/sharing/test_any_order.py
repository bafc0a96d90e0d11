"""Whatever two desks do in whatever order: one chain, one event, nothing lost and nothing twice."""

from collections.abc import Callable

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from tests.builders.shared import SharedEvent, begin_again, first_round
from tourneydesk.core.journal import codec
from tourneydesk.core.journal.replay import replay
from tourneydesk.core.sayings import Refused
from tourneydesk.desk.players import players, presence
from tourneydesk.desk.rounds import rounds
from tourneydesk.desk.sharing.shared_session import SharedSession
from tourneydesk.store.chain import first_break
from tourneydesk.store.desks.building import SCOREKEEPER

HEAD_DESK, SECOND = "Head", "Desk 2"
either = st.sampled_from([HEAD_DESK, SECOND])
tables = st.integers(1, 4)


class TwoDesks(RuleBasedStateMachine):
    """A head desk and a scorekeeper, neither of which waits for the other."""

    event: SharedEvent

    def __init__(self) -> None:
        super().__init__()
        event = self.event
        begin_again(event, first_round())
        self.desks = {HEAD_DESK: event.join(HEAD_DESK), SECOND: event.join(SECOND, SCOREKEEPER)}
        self.begun = len(self.desks[HEAD_DESK].entries)
        self.recorded: list[tuple[int, str]] = []

    def teardown(self) -> None:
        for session in self.desks.values():
            session.close()

    def do(self, desk: str, action: Callable[[SharedSession], object]) -> None:
        session = self.desks[desk]
        try:
            action(session)
        except Refused:
            return
        self.recorded.append((len(session.entries), desk))

    @rule(desk=either, table=tables, seat=st.integers(0, 1))
    def report(self, desk: str, table: int, seat: int) -> None:
        def action(session: SharedSession) -> None:
            seated = session.event.rounds[-1].table(table).players
            rounds.report(session, table, {"winner": seated[seat]})

        self.do(desk, action)

    @rule(desk=either, table=tables)
    def clear(self, desk: str, table: int) -> None:
        self.do(desk, lambda session: rounds.clear(session, table))

    @rule(desk=either)
    def undo(self, desk: str) -> None:
        # A scorekeeper may not take back what the head did before either joined.
        if len(self.desks[desk].active_steps.steps) > self.begun:
            self.do(desk, lambda session: session.undo())

    @rule(desk=either)
    def redo(self, desk: str) -> None:
        self.do(desk, lambda session: session.redo())

    @rule(desk=either, player=st.integers(1, 8), here=st.booleans())
    def check_in(self, desk: str, player: int, here: bool) -> None:
        self.do(desk, lambda session: presence.check_in(session, [player], here))

    @rule()
    def pair(self) -> None:
        self.do(HEAD_DESK, lambda session: rounds.pair(session))

    @rule(number=st.integers(1, 99))
    def enter_late(self, number: int) -> None:
        fields = {"name": f"Late {number}", "rating": 1000}
        self.do(HEAD_DESK, lambda session: players.enter(session, fields))

    @rule(desk=either)
    def look(self, desk: str) -> None:
        self.desks[desk].catch_up()

    @invariant()
    def each_desk_shows_the_replay_of_what_it_has_read(self) -> None:
        for session in self.desks.values():
            assert session.event == replay(session.steps)
            assert [codec.encode(step) for step in session.steps[1:]] == [
                entry.step for entry in session.entries[1:]
            ]

    @invariant()
    def every_recorded_step_is_in_one_chain_once(self) -> None:
        longest = max((one.entries for one in self.desks.values()), key=len)
        assert first_break(longest) is None
        taken = [(entry.number, entry.desk) for entry in longest[self.begun :]]
        assert taken == self.recorded
        for session in self.desks.values():
            assert session.entries == longest[: len(session.entries)]


def test_two_desks_in_any_order_make_one_chain(
    any_event: SharedEvent, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TwoDesks, "event", any_event, raising=False)
    examples = max(5, settings.default.max_examples // 3)
    run_state_machine_as_test(
        TwoDesks,
        settings=settings(max_examples=examples, stateful_step_count=25),
    )
