"""Events as tables for spreadsheets and databases, of every format, read back by other readers."""

import csv
import json
import sqlite3
from io import BytesIO, StringIO
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openpyxl import load_workbook

from tests.builders.desks import desk_of
from tests.exchange.irregular import irregular_event
from tourneydesk.core.event import Event
from tourneydesk.desk.practice import play
from tourneydesk.exchange.content import Sheet, sheets
from tourneydesk.exchange.csv_files import csv_of, harmless
from tourneydesk.exchange.kinds import KINDS, WHOLE, kinds_of, make_export, missing
from tourneydesk.formats import FORMATS
from tourneydesk.present.state import state

every_format = pytest.mark.parametrize("key", sorted(FORMATS))


def played(key: str) -> Event:
    desk = desk_of(key, 9)
    play(desk, 2)
    return desk.event


def csv_rows(content: bytes) -> list[list[str]]:
    return list(csv.reader(StringIO(content.decode("utf-8-sig"), newline="")))


@every_format
def test_csv_workbook_and_database_have_the_same_rows(key: str, tmp_path: Path) -> None:
    event = played(key)
    made = {sheet.name: sheet for sheet in sheets(event)}
    assert [*made] == ["players", "pairings", "results", "standings", "crosstable"]
    files = make_export("csv", [event])
    book = load_workbook(BytesIO(make_export("xlsx", [event])[WHOLE]))
    path = tmp_path / "tables.db"
    path.write_bytes(make_export("sqlite", [event])[WHOLE])
    db = sqlite3.connect(path)
    for name, sheet in made.items():
        texts = [["" if one is None else str(one) for one in row] for row in sheet.rows]
        assert csv_rows(files[f"{name}.csv"]) == [list(sheet.heads), *texts]
        cells = [list(row) for row in book[name].iter_rows(values_only=True)]
        assert cells == [list(sheet.heads), *(list(row) for row in sheet.rows)]
        stored = [list(row) for row in db.execute(f"SELECT * FROM {name}")]
        assert stored == [list(row) for row in sheet.rows]
    db.close()


@every_format
def test_the_tables_agree_with_the_state(key: str) -> None:
    event = played(key)
    shape = json.loads(json.dumps(state(event)))
    made = {sheet.name: sheet for sheet in sheets(event)}
    places = [(row[0], row[1], row[3]) for row in made["standings"].rows]
    points = FORMATS[key].points
    assert places == [(one["place"], one["player"], one[points]) for one in shape["standings"]]
    seats = sum(len(table["seats"]) for one in shape["rounds"] for table in one["tables"])
    byes = sum(len(one["byes"]) for one in shape["rounds"])
    assert len(made["pairings"].rows) == seats + byes
    assert len(made["results"].rows) == seats + byes
    assert json.loads(make_export("json", [event])[WHOLE]) == shape


@every_format
def test_equal_events_give_equal_bytes_in_every_kind(key: str) -> None:
    event = played(key)
    for kind in kinds_of(event):
        if not missing(kind, [event]) and not KINDS[kind].package:
            assert make_export(kind, [event]) == make_export(kind, [event]), kind


def test_a_forfeit_and_a_bye_say_so_in_the_results() -> None:
    results = next(one for one in sheets(irregular_event()) if one.name == "results")
    column = {head: at for at, head in enumerate(results.heads)}
    said = {
        (row[column["round"]], row[column["player"]]): (
            row[column["outcome"]],
            row[column["bye_points"]],
        )
        for row in results.rows
    }
    assert said[1, 5] == ("bye_odd", 1)
    assert said[2, 4] == ("bye_requested", 0.5)
    assert said[2, 5] == ("forfeit_lost", None)
    assert said[2, 1] == ("forfeit_won", None)


@given(st.text())
def test_no_text_begins_a_formula_in_a_csv_file(text: str) -> None:
    cell = str(harmless(text))
    assert not cell.lstrip(" ").startswith(("=", "+", "-", "@", "\t", "\r"))
    assert cell in (text, f"'{text}")
    written = csv_of(Sheet("x", ("head",), ((text,),)))
    assert [*csv.reader(StringIO(written, newline=""))][1:] in (
        [[cell]],
        [[]] if not cell else [[cell]],
    )


def test_a_negative_number_stays_a_number() -> None:
    assert harmless(-5) == -5


def test_a_club_that_looks_like_a_formula_is_text_in_both() -> None:
    files = make_export("csv", [irregular_event()])
    assert "'=1+1" in files["players.csv"].decode("utf-8-sig")
    book = load_workbook(BytesIO(make_export("xlsx", [irregular_event()])[WHOLE]))
    cells = [cell for row in book["players"].iter_rows() for cell in row if cell.value == "=1+1"]
    assert [cell.data_type for cell in cells] == ["s"]
