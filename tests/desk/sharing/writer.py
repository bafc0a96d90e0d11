"""A desk in a process of its own, to be killed: records results until then, and says which."""

import sys
from contextlib import suppress

from tests.builders.unhurried import unhurried
from tourneydesk.core.reasons import Refused
from tourneydesk.desk import rounds
from tourneydesk.desk.sharing.joining import join


def write(address: str, desk: str) -> None:
    session = join(address, desk)
    turn = 0
    while True:
        turn += 1
        table = session.event.rounds[-1].tables[turn % 4]
        with suppress(Refused):
            rounds.report(session, table.number, {"winner": table.players[turn // 4 % 2]})
            if session.entries[-1].desk != desk:
                continue  # another desk recorded the same
            # Only what the server has acknowledged.
            sys.stdout.write(session.entries[-1].chain + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    with unhurried():
        write(sys.argv[1], sys.argv[2])
