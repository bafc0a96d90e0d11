"""Plays events with made-up players and results, using the same functions as a real event."""

from collections.abc import Sequence
from pathlib import Path

from tourneydesk.core.decisions import EventOpened, ResultRecorded
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event
from tourneydesk.core.reasons import Refused
from tourneydesk.desk.files.opening import open_in_memory
from tourneydesk.desk.players.players import enter_players, import_list
from tourneydesk.desk.practice.made_up import made_up_players, made_up_result
from tourneydesk.desk.rounds import rounds
from tourneydesk.desk.session import Clock, Session, wall_clock

MOST_PLAYERS = 5_000


class SimulationStopped(Refused):
    """The rules ended a made-up event early; ``event`` is its last state."""

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
    """Plays a made-up event into a new file and returns its final state.

    ``players``: the number to make up, or the path of a list. ``stop_after`` counts rounds
    (results, in formats that call tables); the next one is then ready to pair. Raises
    SimulationStopped if the players cannot be seated, FileTrouble if the file exists.
    """
    session = open_in_memory(opened, clock)
    if isinstance(players, Path):
        import_list(session, players)
    else:
        enter_players(session, made_up_players(players, Draw(opened.seed, "made-up players")))
    try:
        play(session, stop_after)
    except Refused as refused:
        raise SimulationStopped(session.event, refused) from refused
    session.save_as(path)
    session.close()
    return session.event


def play(session: Session, stop_after: int | None = None) -> None:
    """Pairs and reports at random until the event is finished or ``stop_after`` rounds are over."""
    played = 0
    while played != stop_after:
        outlook = session.format.outlook(session.event)
        match outlook.status:
            case "finished":
                return
            case "waiting" if session.event.rounds[-1].kind in session.format.ring_kinds:
                report(session, outlook.needs[:1])
                played += 1
            case "waiting":
                report(session, outlook.needs)
                played += 1
            case _:
                rounds.pair(session)


def report(session: Session, table_numbers: Sequence[int]) -> None:
    """Reports made-up results for these tables of the last round."""
    posted = session.event.rounds[-1]
    for table_number in table_numbers:
        table = posted.table(table_number)
        assert table is not None, "the outlook names tables that are there"
        draw = Draw(session.event.seed, f"made-up result {posted.number}.{table_number}")
        session.take(
            ResultRecorded(posted.number, table_number, made_up_result(session.event, table, draw))
        )
