"""Age-Modified Swiss events for tests: written as tables, or played at random."""

from dataclasses import replace
from random import Random
from typing import Any

from tests.builders.events import event_of, posted, reported
from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Player, Round
from tourneydesk.core.journal.replay import advance
from tourneydesk.core.results import MatchResult
from tourneydesk.formats.age_swiss import FORMAT


def event_with(ages: str, seed: str = "test", **settings: Any) -> Event:
    """An event with players P1, P2 … of these ages: ``"16 12 9"``."""
    players = [
        Player(number, f"P{number}", age=int(age))
        for number, age in enumerate(ages.split(), start=1)
    ]
    return event_of(FORMAT, players, seed, **settings)


def seated(event: Event, rows: str) -> Event:
    """The event with one more round, seated and reported as written, a table a line.

    ``1 beats 2``, ``1 draws 2``, ``1 meets 2`` (not reported), ``1 absent 2`` (2 was absent),
    ``1 and 2 absent``, ``3 bye``.
    """
    made = posted(FORMAT, event)
    current = made.rounds[-1]
    tables, results, byes = [], {}, []
    for line in filter(None, (row.split() for row in rows.splitlines())):
        if line[1] == "bye":
            byes.append(int(line[0]))
            continue
        one, other = (int(word) for word in line if word.isdigit())
        tables.append((one, other))
        match line[1]:
            case "beats":
                results[len(tables)] = MatchResult(winner=one)
            case "draws":
                results[len(tables)] = MatchResult(drawn=True)
            case "absent":
                results[len(tables)] = MatchResult(forfeited=(other,))
            case "and":
                results[len(tables)] = MatchResult(forfeited=(one, other))
    byes_there = tuple(replace(current.byes[0], player=player) for player in byes)
    kept = replace(current, byes=byes_there, tables=())
    for number, pair in enumerate(tables, start=1):
        table = replace(current.tables[0], number=number)
        seats = tuple(replace(table.seats[0], player=player) for player in pair)
        table = replace(table, seats=seats, result=results.get(number))
        kept = replace(kept, tables=(*kept.tables, table))
    return advance(event, (d.RoundPosted(kept),))


def played(event: Event, seed: int = 0, draws: int = 10) -> Event:
    """The event with its next round paired and reported at random, ``draws`` per cent drawn."""
    random = Random(f"{seed} {len(event.rounds)}")
    made = FORMAT.propose(event, Draw(event.seed, f"round {len(event.rounds) + 1}"))
    return advance(event, (d.RoundPosted(with_results(made, random, draws)),))


def with_results(made: Round, random: Random, draws: int = 10) -> Round:
    tables = tuple(
        replace(
            table,
            result=MatchResult(drawn=True)
            if random.randrange(100) < draws
            else MatchResult(winner=random.choice(table.players)),
        )
        for table in made.tables
    )
    return replace(made, tables=tables)


def random_event(players: int, rounds: int, seed: int = 0, **settings: Any) -> Event:
    """An event of so many players of ages 6 to 40 after so many random rounds."""
    random = Random(seed)
    ages = " ".join(str(random.choice((8, 9, 12, 13, 16, 30))) for _ in range(players))
    event = event_with(ages, seed=str(seed), **{"rounds": 99, **settings})
    for _ in range(rounds):
        event = played(event, seed)
    return event


def report(event: Event, *reports: tuple[int, dict[str, object]]) -> Event:
    """The event with reports of tables of the current round, in their JSON shape."""
    for table, raw in reports:
        event = reported(FORMAT, event, table, raw)
    return event


def tables_of(made: Round) -> set[frozenset[int]]:
    """Who meets whom."""
    return {frozenset(table.players) for table in made.tables}
