"""Plays events with made-up players and results, through the same road as a real one."""

import csv
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from pathlib import Path

from tourneydesk.core import codec
from tourneydesk.core.decisions import EventOpened, PlayersAdded, ResultRecorded, Step
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Player, Table
from tourneydesk.core.results import BoardResult, MatchResult, Result, ScoreResult
from tourneydesk.desk import rounds
from tourneydesk.desk.desk import Clock, Desk, wall_clock
from tourneydesk.desk.memory import MemoryJournal
from tourneydesk.formats import format_of
from tourneydesk.shipped import shipped
from tourneydesk.store.chain import chain_of
from tourneydesk.store.whole import write_whole

MOST_PLAYERS = 5_000


def simulate(
    opened: EventOpened,
    path: Path,
    players: int,
    stop_after: int | None = None,
    clock: Clock = wall_clock,
) -> Event:
    """Plays a made-up event into a new file and gives it as it ends.

    ``stop_after`` counts rounds (in formats that call tables, results); the next is then ready to
    pair. Raises Refused when the players cannot be seated, FileTrouble when the file is not free.
    """
    journal = MemoryJournal()
    first: Step = (opened,)
    journal.append(clock(), codec.encode(first))
    desk = Desk(journal, [first], clock)
    desk.take(PlayersAdded(made_up_players(players, Draw(opened.seed, "made-up players"))))
    play(desk, stop_after)
    write_whole(path, chain_of(journal.rows))
    return desk.event


def play(desk: Desk, stop_after: int | None = None) -> None:
    """Pairs and reports at random until the event is finished, or so many rounds are played."""
    played = 0
    while played != stop_after:
        outlook = desk.format.outlook(desk.event)
        match outlook.status:
            case "finished":
                return
            case "waiting" if desk.event.rounds[-1].kind == "ring":
                _report(desk, outlook.needs[:1])
                played += 1
            case "waiting":
                _report(desk, outlook.needs)
                played += 1
            case _:
                rounds.pair(desk)


def made_up_players(count: int, draw: Draw) -> tuple[Player, ...]:
    """Players with names, ratings (most around 1500) and ages (6 to 75), all drawn."""
    first, family = made_up_names()
    named: set[str] = set()
    players = []
    for number in range(1, count + 1):
        name = _new_name(first, family, named, draw)
        named.add(name)
        rating = 800 + sum(draw.below(470) for _ in range(3))
        age = 6 + draw.below(12) if draw.below(2) else 6 + draw.below(70)
        member = str(10_000_000 + draw.below(90_000_000))
        players.append(Player(number, name, rating=rating, age=age, member_id=member))
    return tuple(players)


def made_up_names() -> tuple[list[str], list[str]]:
    """First and family names that the program ships."""
    with shipped("samples/made-up-names.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    return [row["first"] for row in rows if row["first"]], [
        row["family"] for row in rows if row["family"]
    ]


def made_up_result(event: Event, table: Table, draw: Draw) -> Result:
    """A result that such a table could report; the better rated does better more often."""
    return _MAKERS[format_of(event).result](event, table, draw)


def _report(desk: Desk, numbers: Sequence[int]) -> None:
    posted = desk.event.rounds[-1]
    for number in numbers:
        table = posted.table(number)
        assert table is not None, "the outlook names tables that are there"
        draw = Draw(desk.event.seed, f"made-up result {posted.number}.{number}")
        desk.take(ResultRecorded(posted.number, number, made_up_result(desk.event, table, draw)))


def _new_name(first: list[str], family: list[str], taken: set[str], draw: Draw) -> str:
    """A name that nobody has yet; from about the square of the list's length on, numbered."""
    for _ in range(20):
        name = f"{draw.choice(first)} {draw.choice(family)}"
        if name not in taken:
            return name
    return f"{name} {len(taken) + 1}"


def _strength(event: Event, player: int) -> int:
    return event.player(player).rating or 1200


def _in_drawn_order(event: Event, table: Table, draw: Draw) -> list[int]:
    """The players of a table, best first: rating plus a drawn form on the day."""
    return sorted(
        table.players, key=lambda player: (-_strength(event, player) - draw.below(800), player)
    )


def _match(event: Event, table: Table, draw: Draw) -> MatchResult:
    if draw.below(10) == 0:
        return MatchResult(drawn=True)
    return MatchResult(winner=_in_drawn_order(event, table, draw)[0])


def _board(event: Event, table: Table, draw: Draw) -> BoardResult:
    order = _in_drawn_order(event, table, draw)
    places = {player: place for place, player in enumerate(order, start=1)}
    return BoardResult(
        places,
        {player: max(0, 50 - 8 * place + draw.below(9)) for player, place in places.items()},
        {player: draw.below(12) for player in places},
    )


def _scores(event: Event, table: Table, draw: Draw) -> ScoreResult:
    order = _in_drawn_order(event, table, draw)
    return ScoreResult(
        {
            player: Fraction(90 - 9 * place + draw.below(19))
            for place, player in enumerate(order, start=1)
        }
    )


_MAKERS: Mapping[type, Callable[[Event, Table, Draw], Result]] = {
    MatchResult: _match,
    BoardResult: _board,
    ScoreResult: _scores,
}
