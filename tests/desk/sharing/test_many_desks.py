"""Many desks type at once, at random: nothing acknowledged is lost, and nothing is there twice."""

import random
import threading
from pathlib import Path

from tests.builders.shared import SharedEvent, begin_again, first_round
from tests.thoroughness import THOROUGH
from tourneydesk.core.journal.replay import replay
from tourneydesk.core.reasons import Refused
from tourneydesk.desk import players, rounds
from tourneydesk.desk.files.journals import journal_of
from tourneydesk.desk.sharing.shared_session import SharedSession
from tourneydesk.store.chain import first_break
from tourneydesk.store.sharing.building import SCOREKEEPER

DESKS, PLAYERS, ROUNDS, LATE = (8, 500, 5, 20) if THOROUGH else (4, 16, 2, 3)
"""Late entries are of each round, while the other desks type."""


def _type(session: SharedSession, chance: random.Random, turns: int) -> list[str]:
    """Results, corrections, clears and undos at random; the steps that were acknowledged."""
    recorded = []
    for _ in range(turns):
        table = chance.choice(session.event.rounds[-1].tables)
        try:
            match chance.randrange(10):
                case 0:
                    rounds.clear(session, table.number)
                case 1:
                    session.catch_up()
                    if len(session.active_steps.steps) > 3:
                        session.undo()
                case _:
                    winner = chance.choice(table.players)
                    rounds.report(session, table.number, {"winner": winner})
        except Refused:
            continue
        if session.entries[-1].desk == session.desk:  # otherwise another recorded the same
            recorded.append(session.entries[-1].chain)
    return recorded


def test_many_desks_at_once_make_one_chain_in_which_each_recorded_step_is_once(
    any_event: SharedEvent,
) -> None:
    begin_again(any_event, first_round(PLAYERS, ROUNDS + 1))
    head = any_event.join("Head")
    desks = [any_event.join(f"Desk {number}", SCOREKEEPER) for number in range(2, DESKS + 1)]
    begun = len(head.entries)
    recorded: list[list[str]] = []

    def write(session: SharedSession, number: int) -> None:
        recorded.append(_type(session, random.Random(number), 2 * PLAYERS // DESKS + 10))

    for round_number in range(1, ROUNDS + 1):
        threads = [
            threading.Thread(target=write, args=(desk, round_number * 100 + number))
            for number, desk in enumerate(desks)
        ]
        for thread in threads:
            thread.start()
        for number in range(LATE):
            players.enter(head, {"name": f"Late {round_number}.{number}", "rating": 1000})
            recorded.append([head.entries[-1].chain])
        for thread in threads:
            thread.join()
        head.catch_up()
        for table in head.event.rounds[-1].tables:
            if table.result is None:
                rounds.report(head, table.number, {"winner": table.players[0]})
                recorded.append([head.entries[-1].chain])
        rounds.pair(head)
        recorded.append([head.entries[-1].chain])
        for desk in desks:
            desk.catch_up()
    assert len(head.event.players) == PLAYERS + ROUNDS * LATE
    chains = [entry.chain for entry in head.entries[begun:]]
    assert sorted(chains) == sorted(chain for some in recorded for chain in some)
    assert first_break(head.entries) is None
    assert head.event == replay(head.steps) == journal_of(Path("e"), head.entries)[1]
    assert all(desk.entries == head.entries and desk.event == head.event for desk in desks)
    for session in (head, *desks):
        session.close()
