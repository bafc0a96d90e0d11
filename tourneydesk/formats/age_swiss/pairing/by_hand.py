"""A posted round seated by hand."""

from tourneydesk.core.event import Event, Round
from tourneydesk.core.field import has_same_mark
from tourneydesk.core.format import Arranged, Seating
from tourneydesk.core.reasons import Fact, Problem, Reason, Refused
from tourneydesk.core.seating import misseated, reported_tables_changed, reseated
from tourneydesk.formats.age_swiss.records import PLAYOFF, tallies
from tourneydesk.formats.age_swiss.settings import rules
from tourneydesk.formats.age_swiss.sources import OURS


def arrange(event: Event, posted: Round, seating: Seating) -> Arranged:
    """A posted round with its players seated anew, two at a table, byes unchanged.

    Warns about each changed table with a rematch, different match points or a forbidden pair. A
    table that has reported stays. The bracket of a top cut says who meets. Raises Refused for
    anything else.
    """
    problems = _problems(posted, seating)
    pairs = {frozenset(table.players) for table in posted.tables}
    if not problems and posted.kind == PLAYOFF and pairs != set(map(frozenset, seating)):
        problems = [Problem("cut_is_fixed")]
    if problems:
        raise Refused(*problems)
    sums, mark = tallies(event, posted.number - 1), rules(event.settings).keep_apart
    tables, changed = reseated(
        posted, seating, lambda players: Reason("seated_by_hand", OURS, players)
    )
    warnings: list[Problem] = []
    for table in tables:
        if table.number not in changed:
            continue
        first, second = pair = (min(table.players), max(table.players))
        facts: dict[str, Fact] = {"table": table.number}
        low, high = sorted(sums[player].points for player in pair)
        if low != high:
            warnings.append(Problem("score_gap", pair, {**facts, "high": high, "low": low}))
        if pair in event.forbidden:
            warnings.append(Problem("forbidden_pair", pair, facts))
        if second in sums[first].opponents:
            warnings.append(Problem("rematch", pair, facts))
        if has_same_mark(event, first, second, mark):
            warnings.append(Problem("same_mark", pair, {**facts, "mark": mark}))
    return Arranged(tables, tuple(warnings))


def _problems(posted: Round, seating: Seating) -> list[Problem]:
    wrong = misseated(posted, seating)
    about_players = (
        Problem("seated_twice", wrong.twice),
        Problem("left_unseated", wrong.missing),
        Problem("not_seated_here", wrong.strangers, {"round": posted.number}),
    )
    problems = [problem for problem in about_players if problem.players]
    for table_number, players in enumerate(seating, start=1):
        if len(players) != 2:
            facts: dict[str, Fact] = {"table": table_number, "players": len(players)}
            problems.append(Problem("two_at_a_table", facts=facts))
    return [
        *problems,
        *(
            Problem("table_has_reported", facts={"table": table.number})
            for table in reported_tables_changed(posted, seating)
        ),
    ]
