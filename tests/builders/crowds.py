"""Events with so many at the tables, seated in order of entry, for what only shows them."""

from dataclasses import replace
from fractions import Fraction

from tests.builders.events import event_of
from tourneydesk.core.decisions import RoundPosted
from tourneydesk.core.event import Bye, Event, Player, Round, Seat, Table
from tourneydesk.core.journal.replay import advance
from tourneydesk.core.results import MatchResult, ScoreResult
from tourneydesk.formats import FORMATS

LONG = "Maximiliane-Friederike von und zu Hohenlohe-Waldenburg-Schillingsfürst der Dritte"


def crowd(
    format_key: str, players: int, seats: int = 2, *, played: bool = False, kind: str = ""
) -> Event:
    """An event with a round of tables of so many seats; those left over sit at a
    smaller one, or where two play one has a bye.
    """
    fmt = FORMATS[format_key]
    names = [LONG, "Ana", "محمد", "Łukasz Żółć", "王小明"]
    entered = [
        Player(
            n,
            names[(n // 7 - 1) % 5] if n % 7 == 0 else f"Player {n:04}",
            rating=1000 + n,
            age=8 + n % 60,
        )
        for n in range(1, players + 1)
    ]
    event = event_of(fmt, entered) if players else _empty(event_of(fmt, 0))
    if not players:
        return event
    roles = ("white", "black") if seats == 2 and format_key == "us-swiss" else ("seat",) * seats
    odd = players % 2 if seats == 2 else 0
    byes = (Bye(players, Fraction(1), "odd"),) if odd else ()
    tables = tuple(
        Table(
            number,
            tuple(
                Seat(player.id, role)
                for player, role in zip(entered[start : start + seats], roles, strict=False)
            ),
        )
        for number, start in enumerate(range(0, players - odd, seats), start=1)
    )
    if played:
        tables = tuple(_reported(table, fmt.result is MatchResult) for table in tables)
    kind = kind or {"dual-ring": "ring", "strikes": "random"}.get(format_key, "swiss")
    return advance(event, (RoundPosted(Round(1, kind, tables, byes)),))


def _empty(event: Event) -> Event:
    return replace(event, players=())


def _reported(table: Table, matches: bool) -> Table:
    players = table.players
    if len(players) < 2:
        return table
    if matches:
        return replace(table, result=MatchResult(winner=players[0]), ended=table.number)
    scores = {player: Fraction(len(players) - at) for at, player in enumerate(players)}
    return replace(table, result=ScoreResult(scores), ended=table.number)
