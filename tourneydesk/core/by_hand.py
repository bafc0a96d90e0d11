"""Rounds seated by hand: the checks that several formats share, and the resulting tables."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from tourneydesk.core.event import Round, Seat, Table
from tourneydesk.core.format import Seating
from tourneydesk.core.sayings import Problem, Reason


@dataclass(frozen=True, slots=True)
class Misseated:
    """How a seating differs from the players of a round, each list in order of player id.

    ``twice`` sit at more than one seat, ``missing`` at none, ``strangers`` are not in the round.
    """

    twice: tuple[int, ...]
    missing: tuple[int, ...]
    strangers: tuple[int, ...]


def misseated(posted: Round, seating: Seating) -> Misseated:
    """The players that a seating places wrongly."""
    due = {player for table in posted.tables for player in table.players}
    seats = Counter(player for players in seating for player in players)
    return Misseated(
        tuple(sorted(player for player, count in seats.items() if count > 1)),
        tuple(sorted(due - seats.keys())),
        tuple(sorted(seats.keys() - due)),
    )


def misseated_problems(posted: Round, seating: Seating, strangers_code: str) -> list[Problem]:
    """The same as problems; formats have their own code for players who are not in the round."""
    wrong = misseated(posted, seating)
    problems: list[Problem] = []
    if wrong.twice:
        problems.append(Problem("seated_twice", wrong.twice))
    if wrong.missing:
        problems.append(Problem("left_unseated", wrong.missing))
    if wrong.strangers:
        problems.append(Problem(strangers_code, wrong.strangers, {"round": posted.number}))
    return problems


def reported_tables_changed(posted: Round, seating: Seating) -> Iterator[Problem]:
    """A problem for each table that has reported and would seat other players."""
    for table in posted.tables:
        players = seating[table.number - 1] if table.number <= len(seating) else ()
        if table.result is not None and set(players) != set(table.players):
            yield Problem("table_has_reported", facts={"table": table.number})


def reseated(posted: Round, seating: Seating, rule: str) -> tuple[tuple[Table, ...], set[int]]:
    """The tables of a seating in which seats have no roles, and the numbers of those whose players
    changed. A table that has reported keeps its seats.
    """
    tables: list[Table] = []
    changed: set[int] = set()
    for table_number, players in enumerate(seating, start=1):
        old, seats = posted.table(table_number), tuple(map(Seat, players))
        if old is not None and set(old.players) == set(players):
            kept_seats = old.seats if old.result else seats
            tables.append(Table(table_number, kept_seats, old.reasons, old.result, old.ended))
        else:
            reason = Reason("seated_by_hand", rule, tuple(sorted(players)))
            tables.append(Table(table_number, seats, (reason,)))
            changed.add(table_number)
    return tuple(tables), changed
