"""The table numbers of a day are proposed, and given on demand."""

from pathlib import Path

from tests.builders.days import new_day, new_section
from tourneydesk.desk import rounds
from tourneydesk.desk.day.sections import number_tables, open_day, table_plan


def test_sections_get_tables_that_do_not_overlap_from_the_next_round_on(tmp_path: Path) -> None:
    names = [f"P{number}" for number in range(12)]
    keys = ("us-swiss", "dual-ring", "us-swiss", "age-swiss")
    sections = [new_section(tmp_path, f"S{at}", names, key) for at, key in enumerate(keys)]
    day = open_day(new_day(tmp_path, *sections))
    sessions = [one.session for one in day.sections if one.session is not None]
    plan = table_plan(sessions)
    assert plan.overlaps == ((0, 2), (0, 3), (2, 3))
    assert [session.event.first_table for session in sessions] == [1] * 4, "nothing is done yet"
    assert number_tables(sessions, plan) == (2, 3)
    again = table_plan(sessions)
    assert (again.overlaps, again.changed) == ((), ())
    seen: set[int] = set()
    for session in (sessions[0], *sessions[2:]):
        numbers = {table.number for table in rounds.pair(session).tables}
        assert not numbers & seen
        seen |= numbers
    assert table_plan(sessions).overlaps == ()
    day.close()
