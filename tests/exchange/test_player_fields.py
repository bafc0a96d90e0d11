"""What exports say of a player beside name and results: ratings, birth, team; never the e-mail."""

import csv
from dataclasses import replace
from io import StringIO
from pathlib import Path

import pytest

from tests.exchange.irregular import irregular_event
from tests.exchange.test_trf_import import imported
from tests.exchange.test_uschess import rows_of
from tourneydesk.core.event import Event
from tourneydesk.exchange.kinds import WHOLE, kinds_of, make_export, missing

EMAIL = "ann@example.org"


def event() -> Event:
    there = irregular_event()
    ann, *others = there.players
    ann = replace(
        ann,
        provisional=12,
        rating2=1402,
        provisional2=7,
        state="IL",
        expires="2026-10-31",
        team="Bears",
        household="Lee",
        grade="5",
        birth="2010-12-17",
        email=EMAIL,
    )
    jose, *others = others
    return replace(there, players=(ann, replace(jose, state="Florida", birth="1990"), *others))


def test_tables_have_every_field_but_the_e_mail_address() -> None:
    content = make_export("csv", [event()])["players.csv"].decode("utf-8-sig")
    ann, jose, *_ = csv.DictReader(StringIO(content, newline=""))
    assert {key: ann[key] for key in ("rating", "provisional", "rating2", "provisional2")} == {
        **{"rating": "1800", "provisional": "12", "rating2": "1402", "provisional2": "7"}
    }
    assert [ann[key] for key in ("state", "expires", "team", "household", "grade", "birth")] == [
        *("IL", "2026-10-31", "Bears", "Lee", "5", "2010-12-17")
    ]
    assert jose["provisional"] == ""


@pytest.mark.parametrize("key", sorted(kinds_of(event())))
def test_no_export_has_an_e_mail_address(key: str) -> None:
    assert not missing(key, [event()]) or key == "package"
    if key == "package":
        return
    files = make_export(key, [event()])
    assert not [name for name, content in files.items() if EMAIL.encode() in content]


def test_a_rating_report_has_the_number_and_the_letters_of_the_state(tmp_path: Path) -> None:
    rows = rows_of(make_export("uschess", [event()])["TDEXPORT.DBF"], tmp_path)
    assert [(row["D_RATING"].strip(), row["D_STATE"].strip()) for row in rows][:2] == [
        *(("1800", "IL"), ("1600", ""))
    ]


def test_a_fide_report_has_the_number_and_brings_birth_dates_back() -> None:
    text = make_export("trf", [event()], "16")[WHOLE].decode()
    again = imported(text)
    assert [(one.rating, one.birth, one.age) for one in again.players][:2] == [
        *((1800, "2010-12-17", 15), (1600, "1990", 36))
    ]
