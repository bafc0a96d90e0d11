"""The rules of RISK 2210 Swiss for the rules sheet. docs/rules/risk-swiss.md"""

from collections.abc import Iterator

from tourneydesk.core.event import Event
from tourneydesk.core.reasons import Refused
from tourneydesk.formats.risk_swiss.pairing.boards import LARGEST
from tourneydesk.formats.risk_swiss.pairing.plan import next_boards, swiss_planned
from tourneydesk.formats.risk_swiss.settings import POINTS, rules
from tourneydesk.formats.risk_swiss.show.points import points_by_place, ranked_by
from tourneydesk.present.messages import listed
from tourneydesk.present.papers.hand_steps import sizes_text
from tourneydesk.present.papers.rules import OURS, SET, Rule, rule


def rules_of_event(event: Event) -> Iterator[Rule]:
    """Every rule, as this event's settings have it."""
    key, own = event.format, rules(event.settings)
    if own.sanctioned:
        yield rule("seats", key, "boards", "basics")
    else:
        yield rule("seats", key, "boards_of_three", OURS)
    sizes = _sizes(event)
    if sizes:
        source = "basics" if own.boards is None else SET
        facts = {"players": sum(sizes), "sizes": listed(sizes_text(event, sizes))}
        yield rule("seats", key, "fewest" if own.boards is None else "boards_set", source, **facts)
    planned = swiss_planned(event)
    if planned is not None:
        by_chart = own.swiss_rounds is None
        code, source = ("rounds", "basics") if by_chart else ("rounds_set", SET)
        yield rule("seats", key, code, source, rounds=planned)
    yield rule("pairing", key, "first", "recording:1")
    yield rule("pairing", key, "later", "recording:3")
    yield rule("pairing", key, "mixing", OURS)
    if own.keep_apart is not None:
        yield rule("pairing", key, "apart", SET, mark=own.keep_apart)
    if own.new_opponents_first:
        yield rule("pairing", key, "new_opponents", OURS)
    yield rule("byes", key, "withdrawn", "recording:5")
    yield rule("byes", key, "not_seated", OURS)
    yield rule("results", key, "report", "recording:2")
    as_written = own.points == POINTS
    yield rule(
        "results", key, "points", "recording:5" if as_written else SET, **points_by_place(event)
    )
    if own.k_value is not None:
        yield rule("results", key, "rating", "basics", k=own.k_value)
    if own.tiebreaks_of_source:
        yield rule("ranking", key, "order", "recording:2")
    else:
        yield rule("ranking", key, "order_set", SET, keys=ranked_by(event))
    yield rule("ranking", key, "lot", OURS)
    if own.final and own.semi_final:
        yield rule("end", key, "semi_final", SET, seats=own.finalists)
    if own.final:
        source = "recording:6" if own.finalists == LARGEST else SET
        code = "final_board" if own.semi_final else "final"
        yield rule("end", key, code, SET if own.semi_final else source, seats=own.finalists)
        yield rule("end", key, "after_both" if own.semi_final else "after_final", OURS)
    else:
        yield rule("end", key, "no_final", SET)


def _sizes(event: Event) -> tuple[int, ...]:
    """The boards of round 1, played or to come; empty if the players cannot be seated."""
    if event.rounds:
        return tuple(len(table.players) for table in event.rounds[0].tables)
    try:
        return tuple(next_boards(event).sizes)
    except Refused:
        return ()
