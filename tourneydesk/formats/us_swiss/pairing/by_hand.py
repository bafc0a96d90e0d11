"""Boards seated by hand, and the objections of the rules to them."""

from collections.abc import Iterator, Mapping

from tourneydesk.core.event import Event, Round, Seat, Table
from tourneydesk.core.field import has_same_mark
from tourneydesk.core.format import Arranged, Seating
from tourneydesk.core.reasons import Fact, Problem, Reason, Refused
from tourneydesk.core.seating import misseated
from tourneydesk.formats.us_swiss.pairing.colors import run_of_two
from tourneydesk.formats.us_swiss.pairing.entrants import NO_COLOR
from tourneydesk.formats.us_swiss.reasons import COLORS
from tourneydesk.formats.us_swiss.records import records, score
from tourneydesk.formats.us_swiss.settings import rules_of
from tourneydesk.formats.us_swiss.sources import OURS


def arrange(event: Event, posted: Round, seating: Seating) -> Arranged:
    """The players of a posted round on other boards; the first of each two has White.

    Warns about rematches, forbidden pairs, players kept apart, different scores and a third game in
    a row with the same color. A board that has reported stays. Raises Refused for an impossible
    seating.
    """
    problems = _cannot(posted, seating)
    if problems:
        raise Refused(*problems)
    known = records(event, posted.number - 1)
    tables: list[Table] = []
    warnings: list[Problem] = []
    for table_number, players in enumerate(seating, start=1):
        old = posted.table(table_number)
        if old is not None and old.players == players:
            tables.append(old)
            continue
        white, black = players
        facts: dict[str, Fact] = {"table": table_number}
        for index, entry in enumerate(known[white], start=1):
            if entry.kind == "played" and entry.opponent == black:
                warnings.append(Problem("rematch", players, {**facts, "round": index}))
        warnings += _not_to_meet(event, white, black, facts)
        halves = [score(known[player]) for player in players]
        if halves[0] != halves[1]:
            warnings.append(Problem("score_gap", players, facts))
        for player, color in ((white, "W"), (black, "B")):
            if run_of_two("".join(e.color or NO_COLOR for e in known[player])) == color:
                third: dict[str, Fact] = {**facts, "colour": COLORS[color]}
                warnings.append(Problem("third_in_a_row", (player,), third))
        seats = (Seat(white, "white"), Seat(black, "black"))
        tables.append(Table(table_number, seats, (Reason("seated_by_hand", OURS, players),)))
    return Arranged(tuple(tables), tuple(warnings))


def _not_to_meet(
    event: Event, white: int, black: int, facts: Mapping[str, Fact]
) -> Iterator[Problem]:
    """The organizer's wishes against this board."""
    if (min(white, black), max(white, black)) in event.forbidden:
        yield Problem("forbidden_pair", (white, black), facts)
    mark = rules_of(event.settings).keep_apart
    if has_same_mark(event, white, black, mark):
        yield Problem("same_mark", (white, black), {**facts, "mark": mark})


def _cannot(posted: Round, seating: Seating) -> list[Problem]:
    wrong = misseated(posted, seating)
    misplaced = sorted({*wrong.twice, *wrong.missing, *wrong.strangers})
    if misplaced:
        return [Problem("not_each_once", tuple(misplaced[:5]), {"round": posted.number})]
    problems = [
        Problem("board_of_two", facts={"table": table_number, "given": len(players)})
        for table_number, players in enumerate(seating, start=1)
        if len(players) != 2
    ]
    if problems:
        return problems
    return [
        Problem("board_has_reported", table.players, {"table": table.number})
        for table in posted.tables
        if table.result is not None and seating[table.number - 1] != table.players
    ]
