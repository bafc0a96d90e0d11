"""Whatever happens at the desk, the file alone tells the same story as the screen (R3, R11)."""

import shutil
import subprocess
import tempfile
from fractions import Fraction
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tourneydesk.core.decisions import (
    ByeRequested,
    ByeWithdrawn,
    PairForbidden,
    PlayerDeleted,
    PlayerDropped,
    PlayerReturned,
    ResultCleared,
    ResultRecorded,
)
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import ByeRequest
from tourneydesk.core.journal.replay import replay
from tourneydesk.core.reasons import Refused
from tourneydesk.desk import attendance, players, repairs, ring_repairs, rounds
from tourneydesk.desk.event_details import change_details
from tourneydesk.desk.files.opening import create_event, open_event, open_for_reading, plan
from tourneydesk.desk.practice import made_up_result
from tourneydesk.desk.session import Session
from tourneydesk.desk.verification import differences
from tourneydesk.formats import FORMATS
from tourneydesk.present.state import state

REPAIRED = {"round_repaired", "repaired_left", "repaired_entered", "repaired_lighter"}
"""What `verify` says of a repair that comes out the same again."""

some_player = st.integers(0, 30)


class DayAtTheDesk(RuleBasedStateMachine):
    """Any sequence of what an organizer or a USB stick can do."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp(prefix="desk-"))
        self.path = self.folder / "event.tourney"
        self.session: Session

    @initialize(key=st.sampled_from(sorted(FORMATS)), entered=st.integers(3, 14))
    def open(self, key: str, entered: int) -> None:
        self.session = create_event(self.path, plan(key, "Day", "seed", {}), clock=lambda: "now")
        for number in range(entered):
            players.enter(self.session, {"name": f"P{number}", "rating": 1500, "age": 20})

    @rule(age=st.integers(6, 70))
    def enter_late(self, age: int) -> None:
        self._try(lambda: players.enter(self.session, {"name": "Late", "age": age}))

    @rule(player=some_player)
    def drop(self, player: int) -> None:
        self._try(lambda: self.session.take(PlayerDropped(player)))

    @rule(player=some_player)
    def delete(self, player: int) -> None:
        self._try(lambda: self.session.take(PlayerDeleted(player)))

    @rule(player=some_player)
    def take_back(self, player: int) -> None:
        self._try(lambda: self.session.take(PlayerReturned(player)))

    @rule(one=some_player, other=some_player)
    def keep_apart(self, one: int, other: int) -> None:
        self._try(lambda: self.session.take(PairForbidden((one, other))))

    @rule(player=some_player, table=st.none() | st.integers(0, 9))
    def fix_table(self, player: int, table: int | None) -> None:
        self._try(lambda: attendance.fix_table(self.session, player, table))

    @rule(first=st.sampled_from(["", "1", "5", "0", "x"]))
    def begin_tables_at(self, first: str) -> None:
        self._try(lambda: change_details(self.session, {"first_table": first}))

    @rule(player=some_player, number=st.integers(1, 4), points=st.sampled_from([0, 1]))
    def ask_for_a_bye(self, player: int, number: int, points: int) -> None:
        request = ByeRequest(player, number, Fraction(points, 2))
        self._try(lambda: self.session.take(ByeRequested(request)))

    @rule(player=some_player, number=st.integers(1, 4))
    def withdraw_a_bye(self, player: int, number: int) -> None:
        self._try(lambda: self.session.take(ByeWithdrawn(player, number)))

    @rule(seed=st.none() | st.text(max_size=4))
    def pair(self, seed: str | None) -> None:
        self._try(lambda: rounds.pair(self.session, seed))

    @precondition(lambda self: self.session.event.rounds)
    @rule(data=st.data(), how_many=st.integers(1, 6))
    def report(self, data: st.DataObject, how_many: int) -> None:
        """Reports missing tables, or corrects one, of any round."""
        for _ in range(how_many):
            posted = data.draw(st.sampled_from(self.session.event.rounds))
            table = data.draw(st.sampled_from(posted.tables))
            draw = Draw(str(self.session.event.moment), "result")
            result = made_up_result(self.session.event, table, draw)
            decision = ResultRecorded(posted.number, table.number, result)
            self._try(lambda decision=decision: self.session.take(decision))

    @precondition(lambda self: self.session.event.rounds)
    @rule(table=st.integers(1, 8))
    def clear(self, table: int) -> None:
        self._try(lambda: self.session.take(ResultCleared(len(self.session.event.rounds), table)))

    @precondition(lambda self: self.session.event.rounds)
    @rule(choice=st.integers(0, 5), started=st.frozensets(st.integers(1, 6), max_size=2))
    def mend(self, choice: int, started: frozenset[int]) -> None:
        """Repairs the round posted last; none of the choices is refused."""
        event = self.session.event
        found = repairs.repairs(event, len(event.rounds), started)
        chosen = found.choices[choice % len(found.choices)]
        if not chosen.changes_nothing:
            assert repairs.take(self.session, found, chosen) == self.session.event.rounds[-1]

    @rule(which=st.integers(0, 60))
    def mend_the_ring(self, which: int) -> None:
        found = list(ring_repairs.ring_repairs(self.session.event))
        if found:
            repair = found[which % len(found)]
            self._try(
                lambda: ring_repairs.take(
                    self.session, ring_repairs.ring_outcome(self.session.event, repair)
                )
            )

    @rule()
    def undo(self) -> None:
        self._try(self.session.undo)

    @rule()
    def redo(self) -> None:
        self._try(self.session.redo)

    @rule()
    def close_and_open_again(self) -> None:
        before = self.session.event
        self.session.close()
        self.session = open_event(self.path, clock=lambda: "now")
        assert self.session.event == before

    @rule()
    def copy_only_the_main_file(self) -> None:
        """As somebody does with a stick, while the program holds the file."""
        copy = self.folder / "copy.tourney"
        # By another process: reading the file in this one would drop its lock (POSIX).
        subprocess.run(["cp", str(self.path), str(copy)], check=True)
        assert open_for_reading(copy).event == self.session.event
        copy.unlink()

    @invariant()
    def the_file_tells_what_the_screen_shows(self) -> None:
        if hasattr(self, "session"):
            assert replay(self.session.steps) == self.session.event
            assert state(self.session.event)

    def teardown(self) -> None:
        if hasattr(self, "session"):
            found = {one.code for one in differences(self.session.steps)}
            assert found <= REPAIRED
            assert open_for_reading(self.path).event == self.session.event
            self.session.close()
        shutil.rmtree(self.folder)

    def _try(self, change: Any) -> None:
        before = self.session.event
        try:
            change()
        except Refused:
            assert self.session.event is before


TestDayAtTheDesk = DayAtTheDesk.TestCase
TestDayAtTheDesk.settings = settings(
    max_examples=40,
    stateful_step_count=40,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
