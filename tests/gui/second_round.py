"""An event in the middle of its second round, for tests of its file."""

from pathlib import Path

from tourneydesk.desk import rounds
from tourneydesk.desk.files.opening import open_event, plan
from tourneydesk.desk.practice import simulate


def second_round(path: Path, results: int) -> Path:
    """Twelve players; the second round is posted and has that many results."""
    simulate(plan("us-swiss", "Spring Open", "seed", {}), path, 12, 1)
    desk = open_event(path)
    rounds.pair(desk)
    for table in range(1, results + 1):
        winner = desk.event.rounds[1].tables[table - 1].players[0]
        rounds.report(desk, table, {"winner": winner})
    desk.close()
    return path
