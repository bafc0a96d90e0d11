"""How many tables are missing, and which, as long as they are few."""

import pytest

from tests.builders.desks import desk_of
from tourneydesk.desk import rounds
from tourneydesk.formats import format_of
from tourneydesk.present.event_text import MOST_NAMED, what_now
from tourneydesk.present.messages import text


@pytest.mark.parametrize("missing", [MOST_NAMED, MOST_NAMED + 1])
def test_missing_tables_are_counted_and_only_a_few_are_named(missing: int) -> None:
    desk = desk_of("us-swiss", 2 * (MOST_NAMED + 2))
    rounds.pair(desk)
    tables = desk.event.rounds[0].tables
    for table in tables[missing:]:
        rounds.report(desk, table.number, {"winner": table.players[0]})
    facts = {"count": missing, "total": len(tables)}
    numbers = tuple(table.number for table in tables[:missing])
    few = text("now-waiting", "us-swiss", tables=numbers, **facts)
    many = text("now-waiting-many", "us-swiss", **facts)
    now = next(iter(what_now(desk.event, format_of(desk.event).outlook(desk.event))))
    assert now == (few if missing == MOST_NAMED else many)
    assert few != many


def test_a_ring_counts_the_games_in_progress() -> None:
    desk = desk_of("dual-ring", 5)
    rounds.pair(desk)
    outlook = format_of(desk.event).outlook(desk.event)
    wanted = text("now-waiting", "dual-ring", tables=outlook.needs, count=5, total=5)
    assert next(iter(what_now(desk.event, outlook))) == wanted
    assert wanted != text("now-waiting", tables=outlook.needs, count=5, total=5)
