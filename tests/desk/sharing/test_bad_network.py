"""Desks type while their network is cut, held up and slowed at random: nothing acknowledged is
lost, and nothing is there twice.
"""

import random
import threading
from collections import Counter
from contextlib import closing, suppress
from time import monotonic

import pytest

from tests.builders.bad_network import TO_DESK, TO_SERVER, BadNetwork, bad_network
from tests.builders.shared import NOON, SharedEvent
from tests.patience import SECONDS
from tests.thoroughness import THOROUGH
from tourneydesk.core.journal.replay import replay
from tourneydesk.core.sayings import Refused
from tourneydesk.desk.rounds import rounds
from tourneydesk.desk.sharing.joining import join
from tourneydesk.store.chain import first_break
from tourneydesk.store.desks.building import SCOREKEEPER
from tourneydesk.store.trouble import FileTrouble

DESKS, TROUBLES, EACH = (8, 150, 200) if THOROUGH else (3, 6, 15)
"""Desks, troubles with their network, and the steps that each desk records at least."""


def _trouble(network: BadNetwork, chance: random.Random) -> None:
    match chance.randrange(4):
        case 0:
            network.cut()
        case 1:
            network.hold_up()
        case 2:  # what is sent arrives, and the desk never hears of it
            network.hold_up(chance.choice((TO_DESK, TO_SERVER)))
        case _:
            network.slow(0.05)


class Typist(threading.Thread):
    """Records results at random until the troubles are over and enough are acknowledged."""

    def __init__(self, address: str, name: str, seed: int, over: threading.Event) -> None:
        super().__init__()
        self._over = over
        self._session = join(address, name, clock=lambda: NOON)
        self._chance = random.Random(seed)
        self.acknowledged: list[str] = []
        self.troubles = Counter[str]()
        self.fault: BaseException | None = None

    def run(self) -> None:
        until = monotonic() + SECONDS * (10 if THOROUGH else 1)
        try:
            with closing(self._session):
                while not self._done and monotonic() < until:
                    self._type()
                    self._over.wait(0.002)  # so that a long night does not fill the memory
        except BaseException as fault:
            self.fault = fault
            raise

    @property
    def _done(self) -> bool:
        return self._over.is_set() and len(self.acknowledged) >= EACH

    def _type(self) -> None:
        table = self._chance.choice(self._session.event.rounds[-1].tables)
        try:
            rounds.report(
                self._session, table.number, {"winner": self._chance.choice(table.players)}
            )
        except Refused:
            with suppress(FileTrouble):
                self._session.catch_up()
        except FileTrouble as trouble:
            self.troubles[trouble.code] += 1
        else:
            self.acknowledged.append(self._session.entries[-1].chain)


@pytest.mark.parametrize("seed", range(5 if THOROUGH else 1))
def test_whatever_happens_to_the_network_nothing_acknowledged_is_lost_or_doubled(
    event: SharedEvent, seed: int
) -> None:
    chance = random.Random(seed)
    over = threading.Event()
    with bad_network(event.server.port, answer=0.2) as network:
        address = network.address(event.address(SCOREKEEPER))
        desks = [Typist(address, f"Desk {number}", seed + number, over) for number in range(DESKS)]
        for desk in desks:
            desk.start()
        for _ in range(TROUBLES):
            threading.Event().wait(0.05 * chance.random())
            _trouble(network, chance)
            threading.Event().wait(0.5 * chance.random())
            network.mend()
            threading.Event().wait(0.05)
        over.set()
        for desk in desks:
            desk.join()
    with closing(event.join("Head")) as head:
        chains = Counter(entry.chain for entry in head.entries)
        assert [desk.fault for desk in desks] == [None] * DESKS
        assert all(len(desk.acknowledged) >= EACH for desk in desks), [
            desk.troubles for desk in desks
        ]
        met = sum((desk.troubles for desk in desks), Counter[str]())
        assert met["server_lost"] >= TROUBLES // 3
        assert met.keys() <= {"server_lost", "server_unreachable", "server_busy"}
        assert all(chains[one] == 1 for desk in desks for one in desk.acknowledged)
        assert first_break(head.entries) is None
        assert head.event == replay(head.steps)
