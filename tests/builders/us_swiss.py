"""Chess fields for tests, written as tables: a rating and the colors so far, one player a line.

Every game of the past was drawn against somebody who has left since (an unplayed round was a
half-point bye), so that all stand level and nobody has met, unless a line says otherwise.
"""

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any

from tests.builders.events import event_of, posted, reported
from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Bye, Event, Player, Round, Seat, Table
from tourneydesk.core.journal.replay import advance
from tourneydesk.core.results import MatchResult
from tourneydesk.desk.practice import made_up_result
from tourneydesk.formats.us_swiss import FORMAT

HALF = Fraction(1, 2)


def field(lines: str, met: Sequence[tuple[int, int]] = (), **settings: Any) -> Event:
    """An event before its next round, from lines such as ``2000 WB`` or ``- WxB +1``.

    Rating (``-`` for none), colors (``x`` = not played), then maybe points more than the others
    have (so many of the last games were won, or lost with a minus). ``met`` holds pairs of lines,
    from 1, who played each other in the last round, the first with White.
    """
    rows = [line.split() for line in lines.strip().splitlines()]
    rounds = max(len(row[1]) if len(row) > 1 else 0 for row in rows)
    history = [(row[1] if len(row) > 1 else "").rjust(rounds, "x") for row in rows]
    extra = [2 * Fraction(row[2]) if len(row) > 2 else Fraction(0) for row in rows]
    count = len(rows)
    players = [
        Player(n, f"P{n}", rating=None if row[0] == "-" else int(row[0]))
        for n, row in enumerate(rows, start=1)
    ]
    players += [Player(count + n, f"Gone {n}") for n in range(1, count + 1)]
    event = event_of(FORMAT, players, **{"rounds": rounds + 3, "first_colour": "white", **settings})
    for number in range(1, rounds + 1):
        last = number == rounds
        tables: list[Table] = []
        byes: list[Bye] = []
        paired = {one for pair in met for one in pair} if last else set()
        for n in range(1, count + 1):
            color = history[n - 1][number - 1]
            if n in paired:
                continue
            if color == "x":
                byes.append(Bye(n, HALF, "requested"))
                continue
            result = MatchResult(drawn=True)
            if rounds - number < abs(extra[n - 1]):
                result = MatchResult(winner=n if extra[n - 1] > 0 else count + n)
            tables.append(_table(len(tables) + 1, n, count + n, color, result))
        for white, black in met if last else ():
            tables.append(_table(len(tables) + 1, white, black, "W", MatchResult(drawn=True)))
        made = Round(number, "swiss", tuple(tables), tuple(byes), seed="past", label="past")
        event = advance(event, (d.RoundPosted(made),))
    return advance(event, [d.PlayerDropped(count + n) for n in range(1, count + 1)])


def _table(number: int, one: int, other: int, color: str, result: MatchResult) -> Table:
    white, black = (one, other) if color == "W" else (other, one)
    seats = (Seat(white, "white"), Seat(black, "black"))
    return Table(number, seats, result=result)


def boards(event: Event) -> list[str]:
    """The next round as ``2000–1500`` (ratings, White first), or ``P3`` for who has none."""
    return pairs_text(event, FORMAT.propose(event, Draw(event.seed, "round")))


def pairs_text(event: Event, made: Round) -> list[str]:
    return ["–".join(_name(event, player) for player in table.players) for table in made.tables]


def _name(event: Event, player: int) -> str:
    one = event.player(player)
    return one.name if one.rating is None else str(one.rating)


def counts_of(event: Event, made: Round) -> list[tuple[int, int]]:
    """White and Black by board, as ids."""
    return [(table.players[0], table.players[1]) for table in made.tables]


def next_round(event: Event, *results: str) -> Event:
    """The next round posted and reported: ``1-0``, ``0-1``, ``½``, ``1F`` (Black absent), ``0F``
    (White absent) or ``FF`` by board; a board without a word is a win for the higher rated.
    """
    event = posted(FORMAT, event)
    made = event.rounds[-1]
    for table in made.tables:
        word = results[table.number - 1] if table.number <= len(results) else ""
        white, black = table.players
        raw: dict[str, object]
        match word:
            case "½":
                raw = {"draw": True}
            case "1F":
                raw = {"forfeit": [black]}
            case "0F":
                raw = {"forfeit": [white]}
            case "FF":
                raw = {"forfeit": [white, black]}
            case "1-0":
                raw = {"winner": white}
            case "0-1":
                raw = {"winner": black}
            case _:
                ratings = [event.player(one).rating or 0 for one in (white, black)]
                raw = {"winner": white if ratings[0] >= ratings[1] else black}
        event = reported(FORMAT, event, table.number, raw)
    return event


def played_out(event: Event, seed: str, rounds: int | None = None) -> Event:
    """So many rounds (all that are left) with drawn results."""
    for _ in range(len(event.rounds), rounds or int(str(event.settings["rounds"]))):
        number = len(event.rounds) + 1
        made = FORMAT.propose(event, Draw(seed, f"round {number}"))
        tables = tuple(
            replace(t, result=made_up_result(event, t, Draw(seed, f"{number}.{t.number}")))
            for t in made.tables
        )
        event = advance(event, (d.RoundPosted(replace(made, tables=tables)),))
    return event
