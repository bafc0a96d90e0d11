"""Desks type while their network is cut, held up and slowed at random: nothing acknowledged is
lost, and nothing is there twice.
"""

import random
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager

import pytest

from tests.builders.bad_network import TO_DESK, TO_SERVER, BadNetwork, bad_network
from tests.builders.shared import NOON, SharedEvent
from tests.patience import SECONDS
from tests.thoroughness import THOROUGH
from tourneydesk.core.journal.replay import replay
from tourneydesk.core.reasons import Refused
from tourneydesk.desk import rounds
from tourneydesk.desk.sharing.joining import join
from tourneydesk.store.chain import first_break
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.sharing.building import SCOREKEEPER
from tourneydesk.store.sharing.connection import LOST

ACKNOWLEDGED = "acknowledged"
DESKS, TROUBLES, EACH = (8, 150, 200) if THOROUGH else (3, 6, 15)
"""Desks, troubles with their network, and the steps that each desk records at least."""


class Outcomes:
    """What became of the desks' attempts to record, to be waited for."""

    def __init__(self) -> None:
        self.counts = Counter[str]()
        self.mended = 0
        """How often the network was mended so far."""
        self._changed = threading.Condition()
        self._works = False

    def note(self, outcome: str, mended: int) -> None:
        """An attempt ended that began after the network was mended this often."""
        with self._changed:
            self.counts[outcome] += 1
            self._works |= outcome == ACKNOWLEDGED and mended == self.mended
            self._changed.notify_all()

    def wait_for_connection(self) -> None:
        """Until some desk is connected again by a network that was mended just now."""
        with self._changed:
            self.mended += 1
            self._works = False
            assert self._changed.wait_for(lambda: self._works, SECONDS), self.counts

    @contextmanager
    def one_more(self, *outcomes: str) -> Iterator[None]:
        """At the end of this ``with`` there is one more of these than at its beginning."""

        def number() -> int:
            return sum(self.counts[outcome] for outcome in outcomes)

        before = number()
        yield
        with self._changed:
            assert self._changed.wait_for(lambda: number() > before, SECONDS), self.counts


class Typist(threading.Thread):
    """Records results at random until the troubles are over and enough are acknowledged."""

    def __init__(
        self, address: str, name: str, seed: int, outcomes: Outcomes, over: threading.Event
    ) -> None:
        super().__init__()
        self._over, self._outcomes = over, outcomes
        self._session = join(address, name, clock=lambda: NOON)
        self._chance = random.Random(seed)
        self.acknowledged: list[str] = []
        self.fault: BaseException | None = None

    def run(self) -> None:
        try:
            with closing(self._session):
                while not (self._over.is_set() and len(self.acknowledged) >= EACH):
                    mended = self._outcomes.mended
                    self._outcomes.note(self._type(), mended)
                    self._over.wait(0.002)  # so that a long night does not fill the memory
        except BaseException as fault:
            self.fault = fault
            raise

    def _type(self) -> str:
        table = self._chance.choice(self._session.event.rounds[-1].tables)
        winner, known = self._chance.choice(table.players), len(self._session.entries)
        try:
            try:
                rounds.report(self._session, table.number, {"winner": winner})
            except Refused:
                self._session.catch_up()
                return "refused"
        except FileTrouble as trouble:
            return trouble.code
        self.acknowledged.append(self._session.entries[-1].chain)
        # A step that was found recorded after a trouble is acknowledged without the server.
        return ACKNOWLEDGED if len(self._session.entries) > known else "known"


def _make_trouble(network: BadNetwork, chance: random.Random, outcomes: Outcomes) -> bool:
    """Makes the network bad until somebody has noticed; whether a desk must lose its server."""
    kind = chance.randrange(4)
    slow = kind == 3
    with outcomes.one_more("server_lost", *([ACKNOWLEDGED] if slow else [])):
        match kind:
            case 0:
                network.cut()
            case 1:
                network.hold_up()
            case 2:  # what is sent arrives, and the desk never hears of it
                network.hold_up(chance.choice((TO_DESK, TO_SERVER)))
            case _:
                network.slow(0.05)
    return not slow


@pytest.mark.parametrize("seed", range(5 if THOROUGH else 1))
def test_whatever_happens_to_the_network_nothing_acknowledged_is_lost_or_doubled(
    event: SharedEvent, seed: int
) -> None:
    chance, outcomes, lost = random.Random(seed), Outcomes(), 0
    over = threading.Event()
    with bad_network(event.server.port, answer=0.2) as network:
        address = network.address(event.address(SCOREKEEPER))
        desks = [
            Typist(address, f"Desk {number}", seed + number, outcomes, over)
            for number in range(DESKS)
        ]
        for desk in desks:
            desk.start()
        try:
            for _ in range(TROUBLES):
                outcomes.wait_for_connection()
                over.wait(0.05 * chance.random())
                lost += _make_trouble(network, chance, outcomes)
                network.mend()
        finally:
            network.mend()
            over.set()
            for desk in desks:
                desk.join()
    with closing(event.join("Head")) as head:
        chains = Counter(entry.chain for entry in head.entries)
        assert [desk.fault for desk in desks] == [None] * DESKS
        assert outcomes.counts["server_lost"] >= lost > TROUBLES // 3
        assert outcomes.counts.keys() <= {ACKNOWLEDGED, "known", "refused", *LOST, "server_busy"}
        assert all(chains[one] == 1 for desk in desks for one in desk.acknowledged)
        assert first_break(head.entries) is None
        assert head.event == replay(head.steps)
