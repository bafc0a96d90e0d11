"""Plays events with made-up players and results, through the same road as a real one."""

from collections.abc import Sequence
from pathlib import Path

from tourneydesk.core.decisions import EventOpened, ResultRecorded
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event
from tourneydesk.core.sayings import Refused
from tourneydesk.desk import rounds
from tourneydesk.desk.made_up import made_up_players, made_up_result
from tourneydesk.desk.opening import open_in_memory
from tourneydesk.desk.players import enter_players, import_list
from tourneydesk.desk.session import Clock, Session, wall_clock

MOST_PLAYERS = 5_000


class SimulationStopped(Refused):
    """The rules ended a made-up event before its time; ``event`` is how it stood."""

    def __init__(self, event: Event, refused: Refused) -> None:
        super().__init__(*refused.problems)
        self.event = event


def simulate(
    opened: EventOpened,
    path: Path,
    players: int | Path,
    stop_after: int | None = None,
    clock: Clock = wall_clock,
) -> Event:
    """Plays a made-up event into a new file and gives it as it ends.

    ``players``: how many to make up, or the list that they stand in. ``stop_after`` counts rounds
    (in formats that call tables, results); the next is then ready to pair. Raises
    SimulationStopped when the players cannot be seated, FileTrouble when the file is not free.
    """
    desk = open_in_memory(opened, clock)
    if isinstance(players, Path):
        import_list(desk, players)
    else:
        enter_players(desk, made_up_players(players, Draw(opened.seed, "made-up players")))
    try:
        play(desk, stop_after)
    except Refused as refused:
        raise SimulationStopped(desk.event, refused) from refused
    desk.save_as(path)
    desk.close()
    return desk.event


def play(desk: Session, stop_after: int | None = None) -> None:
    """Pairs and reports at random until the event is finished, or so many rounds are played."""
    played = 0
    while played != stop_after:
        outlook = desk.format.outlook(desk.event)
        match outlook.status:
            case "finished":
                return
            case "waiting" if desk.event.rounds[-1].kind == "ring":
                report(desk, outlook.needs[:1])
                played += 1
            case "waiting":
                report(desk, outlook.needs)
                played += 1
            case _:
                rounds.pair(desk)


def report(desk: Session, numbers: Sequence[int]) -> None:
    """Reports made-up results for these tables of the last round."""
    posted = desk.event.rounds[-1]
    for number in numbers:
        table = posted.table(number)
        assert table is not None, "the outlook names tables that are there"
        draw = Draw(desk.event.seed, f"made-up result {posted.number}.{number}")
        desk.take(ResultRecorded(posted.number, number, made_up_result(desk.event, table, draw)))
