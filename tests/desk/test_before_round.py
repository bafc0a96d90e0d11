"""The round page shows what its pairings were decided by, whatever is corrected later."""

from tests.builders.desks import desk_of
from tourneydesk.core.results import MatchResult
from tourneydesk.desk import rounds
from tourneydesk.desk.session import Session
from tourneydesk.desk.what_if import correct
from tourneydesk.desk.why_not import BeforeRounds
from tourneydesk.present.messages import text
from tourneydesk.present.table import Row
from tourneydesk.present.tables.results import results_table

COLUMNS = ("points", "due")


def second_round(key: str = "us-swiss") -> Session:
    """An event whose second round is paired, with every first game won by White."""
    session = desk_of(key, 8)
    rounds.pair(session)
    for number in session.event.rounds[0].missing:
        table = session.event.rounds[0].table(number)
        assert table is not None
        rounds.report(session, number, {"winner": table.players[0]}, 1)
    rounds.pair(session)
    return session


def rows(session: Session, before: BeforeRounds) -> tuple[Row[int], ...]:
    event = session.event
    posted = event.rounds[1]
    was = before.of_round(event, session.steps, 2)
    return results_table(event, posted, COLUMNS, was, tables=posted.tables).rows


def test_scores_and_due_colors_stay_those_of_the_pairing_after_a_correction() -> None:
    session, before = second_round(), BeforeRounds()
    shown = rows(session, before)
    assert {row.cells[1] for row in shown} == {"0", "1"}
    loser = session.event.rounds[0].tables[0].players[1]
    correct(session, 1, 1, MatchResult(winner=loser))
    assert rows(session, before) == shown
    assert rows(session, BeforeRounds()) == shown
    session.undo()
    assert rows(session, before) == shown


def test_a_round_paired_again_after_a_correction_has_the_new_scores() -> None:
    session, before = second_round(), BeforeRounds()
    rows(session, before)
    session.undo()
    correct(session, 1, 1, MatchResult(drawn=True))
    rounds.pair(session)
    assert "½" in {row.cells[1] for row in rows(session, before)}


def test_a_ring_around_a_due_color_marks_who_did_not_get_it() -> None:
    session = second_round()
    event, posted = session.event, session.event.rounds[1]
    table = results_table(
        event,
        posted,
        COLUMNS,
        BeforeRounds().of_round(event, session.steps, 2),
        tables=posted.tables,
    )
    whites = {one.players[0] for one in event.rounds[0].tables}
    letters = {True: text("card-black-letter"), False: text("card-white-letter")}
    for seated, row in zip(posted.tables, table.rows, strict=True):
        cells = dict(zip(table.ids, row.cells, strict=True))
        tones = dict(zip(table.ids, row.tones, strict=True))
        for seat, player in enumerate(seated.players, start=1):
            due = letters[player in whites]
            assert cells[f"due{seat}"] == due
            got = letters[seat == 2]
            assert tones[f"due{seat}"].endswith("missed") == (due != got)
