"""A posted round seated by hand."""

from collections import Counter

from tourneydesk.core.event import Event, Round, Seat, Table
from tourneydesk.core.format import Arranged, Seating
from tourneydesk.core.sayings import Fact, Problem, Reason, Refused
from tourneydesk.formats.age_swiss.records import tallies
from tourneydesk.formats.age_swiss.sources import OURS


def arrange(event: Event, posted: Round, seating: Seating) -> Arranged:
    """A posted round with its players seated anew, two at a table, byes as they were.

    Warns of each changed table with a rematch, different match points or a forbidden pair. A table
    that has reported stays as it is. Raises Refused for anything else.
    """
    found = _problems(posted, seating)
    if found:
        raise Refused(*found)
    sums = tallies(event, posted.number - 1)
    tables: list[Table] = []
    warnings: list[Problem] = []
    for number, players in enumerate(seating, start=1):
        old = posted.table(number)
        if old is not None and set(old.players) == set(players):
            seats = old.seats if old.result else tuple(Seat(player) for player in players)
            tables.append(Table(number, seats, old.reasons, old.result, old.ended))
            continue
        by_hand = Reason("seated_by_hand", OURS, tuple(sorted(players)))
        tables.append(Table(number, tuple(Seat(player) for player in players), (by_hand,)))
        one, other = pair = (min(players), max(players))
        facts: dict[str, Fact] = {"table": number}
        points = sorted((sums[player].points for player in pair), reverse=True)
        if points[0] != points[1]:
            gap: dict[str, Fact] = {**facts, "high": points[0], "low": points[1]}
            warnings.append(Problem("score_gap", pair, gap))
        if pair in event.forbidden:
            warnings.append(Problem("forbidden_pair", pair, facts))
        if other in sums[one].opponents:
            warnings.append(Problem("rematch", pair, facts))
    return Arranged(tuple(tables), tuple(warnings))


def _problems(posted: Round, seating: Seating) -> list[Problem]:
    here = {player for table in posted.tables for player in table.players}
    seated = Counter(player for players in seating for player in players)
    found: list[Problem] = []
    twice = tuple(sorted(player for player, times in seated.items() if times > 1))
    if twice:
        found.append(Problem("seated_twice", twice))
    if here - set(seated):
        found.append(Problem("left_unseated", tuple(sorted(here - set(seated)))))
    if set(seated) - here:
        strangers = tuple(sorted(set(seated) - here))
        found.append(Problem("not_seated_here", strangers, {"round": posted.number}))
    for number, players in enumerate(seating, start=1):
        if len(players) != 2:
            facts: dict[str, Fact] = {"table": number, "players": len(players)}
            found.append(Problem("two_at_a_table", facts=facts))
    for table in posted.tables:
        now = seating[table.number - 1] if table.number <= len(seating) else ()
        if table.result is not None and set(now) != set(table.players):
            found.append(Problem("table_has_reported", facts={"table": table.number}))
    return found
