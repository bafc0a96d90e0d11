"""What each row of a list becomes, as the preview shows it and as it is then imported."""

from collections.abc import Callable, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tourneydesk.core.decisions import PlayersAdded
from tourneydesk.core.event import Player
from tourneydesk.core.reasons import Refused
from tourneydesk.desk.files.journals import MemoryJournal
from tourneydesk.desk.files.opening import plan
from tourneydesk.desk.lists.decoding import encodings_of
from tourneydesk.desk.lists.grid import (
    Choices,
    read_grid,
    with_answer,
    with_cell,
    with_field,
    without_value,
)
from tourneydesk.desk.lists.preview import ImportPreview, list_notes, preview_list, toggled
from tourneydesk.desk.players import import_preview
from tourneydesk.desk.session import Session
from tourneydesk.present.messages import say

Change = Callable[[Choices, ImportPreview], Choices]
ENTERED = (
    Player(1, "Ann Lee", 1500, member_id="A7", club="SK"),
    Player(2, "Bo Diaz", age=12),
)


def preview(
    text: str | bytes, *changes: Change, entered: Sequence[Player] = (), year: int = 2026
) -> ImportPreview:
    return decided(text, *changes, entered=entered, year=year)[1]


def decided(
    text: str | bytes, *changes: Change, entered: Sequence[Player] = (), year: int = 2026
) -> tuple[Choices, ImportPreview]:
    """The list of that text after these decisions, one after the other."""
    data = text.encode() if isinstance(text, str) else text
    choices = Choices()
    for change in (lambda old, _: old, *changes):
        grid = read_grid(data, choices.encoding, choices.headed)
        choices = change(choices, preview_list(grid, choices, entered, year))
    grid = read_grid(data, choices.encoding, choices.headed)
    return choices, preview_list(grid, choices, entered, year)


def column(at: int, field: str) -> Change:
    return lambda choices, shown: with_field(choices, shown.fields, at, field)


def cell(line: int, at: int, text: str) -> Change:
    return lambda choices, _: with_cell(choices, (line, at), text)


def empty(line: int, at: int, note: str) -> Change:
    return lambda choices, _: without_value(choices, (line, at), note)


def tick(line: int) -> Change:
    return lambda choices, shown: toggled(choices, shown.row(line))


def answer(line: int, outcome: str) -> Change:
    return lambda choices, _: with_answer(choices, line, outcome)  # type: ignore[arg-type]


def outcomes(shown: ImportPreview) -> list[str]:
    return [row.outcome for row in shown.rows]


def troubles(shown: ImportPreview) -> list[tuple[int, int | None, str]]:
    """The problems of all rows: the line, the column, the code."""
    return [(row.line, one.column, one.problem.code) for row in shown.rows for one in row.problems]


def names(shown: ImportPreview) -> list[str]:
    return [row.fields.name for row in shown.added if row.fields is not None]


def session(*players: Player) -> Session:
    opened = Session(MemoryJournal(), [(plan("us-swiss", "Event", "seed", {}),)])
    if players:
        opened.take(PlayersAdded(players))
    return opened


BAD_AGES = "Name;Rating;Age\nAnn;1500;abc\nBo;x;12\n;1400;\nCy;1300;11\n"


def test_each_problem_is_at_its_cell_and_its_row_waits_to_be_fixed() -> None:
    shown = preview(BAD_AGES)
    assert outcomes(shown) == ["fix", "fix", "fix", "add"]
    assert troubles(shown) == [
        (2, 2, "not_whole"),
        (3, 1, "not_whole"),
        (4, 0, "name_missing"),
    ]
    assert [row.to_fix for row in shown.rows] == [True, True, True, False]


@pytest.mark.parametrize(
    ("change", "line", "fields"),
    [
        (cell(2, 2, "10"), 2, ("Ann", 1500, 10, None)),
        (empty(2, 2, "age: abc"), 2, ("Ann", 1500, None, "age: abc")),
        (empty(3, 1, "rating: x"), 3, ("Bo", None, 12, "rating: x")),
        (cell(4, 0, "Di"), 4, ("Di", 1400, None, None)),
    ],
)
def test_a_bad_cell_is_edited_or_imported_as_empty_with_a_note(
    change: Change, line: int, fields: tuple[object, ...]
) -> None:
    row = preview(BAD_AGES, change).row(line)
    assert row.outcome == "add"
    assert row.fields is not None
    got = row.fields
    assert (got.name, got.rating, got.age, got.note) == fields


def test_what_was_in_an_emptied_cell_stands_behind_the_players_own_note() -> None:
    text = "Name;Age;Note\nAnn;abc;left-handed\n"
    shown = preview(text, empty(2, 1, "age: abc"))
    assert shown.rows[0].fields is not None
    assert shown.rows[0].fields.note == "left-handed; age: abc"
    assert preview(text, empty(2, 1, "age: abc"), cell(2, 1, "9")).rows[0].fields.note == (
        "left-handed"
    )


@pytest.mark.parametrize(
    ("text", "note"),
    [
        ("Name;Rating\nAnn;abc\n", "allergic; rating: abc"),
        ("Name;Rating;Note\nAnn;abc;\n", "allergic; rating: abc"),
        ("Name;Rating;Note\nAnn;abc;cured\n", "cured; rating: abc"),
    ],
)
def test_what_was_in_an_emptied_cell_stands_behind_the_note_of_an_entered_player(
    text: str, note: str
) -> None:
    desk = session(Player(1, "Ann", note="allergic"))
    changes = empty(2, 1, "rating: abc"), answer(2, "update")
    import_preview(desk, preview(text, *changes, entered=desk.event.entered))
    assert desk.event.player(1).note == note


@pytest.mark.parametrize(
    ("text", "entered", "answers", "expected"),
    [
        (f"Name;Age;Note\nAnn;abc;{'x' * 1_995}\n", None, (), ("fix", 2)),
        (f"Name;Age;Note\nAnn;abc;{'x' * 1_990}\n", None, (), ("add", None)),
        (f"Name;Age;Note\nAnn;abc;{'x' * 1_995}\n", None, ("skip",), ("skip", None)),
        ("Name;Age\nAnn;abc\n", "x" * 1_995, ("update",), ("fix", 1)),
        ("Name;Age\nAnn;abc\n", "x" * 1_990, ("update",), ("update", None)),
        ("Name;Age\nAnn;abc\n", "x" * 1_995, ("add",), ("add", None)),
        ("Name;Age\nAnn;abc\n", "x" * 1_995, (), ("skip", None)),
    ],
)
def test_a_note_that_gets_too_long_is_marked_at_its_row(
    text: str, entered: str | None, answers: tuple[str, ...], expected: tuple[str, int | None]
) -> None:
    players = () if entered is None else (Player(1, "Ann", note=entered),)
    changes = empty(2, 1, "age: abc"), *(answer(2, one) for one in answers)
    shown = preview(text + "Ann;;\n", *changes, entered=players)
    row, below = shown.rows
    assert (row.outcome, row.problems[0].column if row.problems else None) == expected
    assert all(one.problem.code == "too_long" for one in row.problems)
    # A row to fix is nobody's twin yet.
    assert (below.twin is None) is (not row.ticked)


def test_another_player_of_the_same_name_does_not_get_the_others_note() -> None:
    entered = (Player(1, "Ann", note="allergic"),)
    changes = empty(2, 1, "rating: abc"), answer(2, "add")
    (row,) = preview("Name;Rating\nAnn;abc\n", *changes, entered=entered).added
    assert row.fields is not None
    assert row.fields.note == "rating: abc"


def test_a_row_to_fix_can_be_left_out_and_taken_back() -> None:
    left_out = preview(BAD_AGES, tick(2))
    assert (left_out.rows[0].outcome, left_out.rows[0].to_fix) == ("skip", False)
    assert preview(BAD_AGES, tick(2), tick(2)).rows[0].outcome == "fix"


def test_ticks_leave_rows_out_and_take_them_back() -> None:
    text = "name\nAnn\nBo\nCy\n"
    assert names(preview(text, tick(3))) == ["Ann", "Cy"]
    assert names(preview(text, tick(3), tick(3))) == ["Ann", "Bo", "Cy"]


@pytest.mark.parametrize(
    ("text", "fields"),
    [
        ("Name,Elo,DWZ\nAnn,1,2\n", ("name", "rating", "")),
        ("Name,First,Last\nAnn,Ann,Lee\n", ("", "first name", "last name")),
        ("Name;Vorname;DWZ;Elo\nLee;Ann;1;2\n", ("last name", "first name", "rating", "")),
        ("Nombre;Apellidos;Elo;DWZ\nAnn;Lee;1;2\n", ("first name", "last name", "rating", "")),
        ("Name,Born,Age\nAnn,2011,1\n", ("name", "birth date", "age")),
        ("Imię;Punkty\nAnn;1500\nBo;1400\n", ("", "")),
        ("1,2\n3,4\n", ("", "")),
        ("Ann;1500\nBo;1400\n", ("name", "rating")),
    ],
)
def test_columns_are_guessed_as_far_as_they_can_be(text: str, fields: tuple[str, ...]) -> None:
    assert preview(text).fields == fields


def test_unknown_headings_are_kept_and_a_chosen_column_reads_the_list_again() -> None:
    text = "Imię;Punkty\nAnn;1500\nBo;1400\n"
    assert not preview(text).has_names
    choices, shown = decided(text, column(0, "name"), column(1, "rating"))
    assert [row.fields.rating for row in shown.added if row.fields] == [1500, 1400]
    assert list_notes(shown, choices) == ()


def test_a_field_chosen_for_a_column_is_taken_from_the_others() -> None:
    text = "Name,Elo,DWZ\nAnn,1,2\n"
    assert preview(text, column(2, "rating")).fields == ("name", "", "rating")
    again = preview(text, column(2, "rating"), column(1, "rating"))
    assert again.fields == ("name", "rating", "")
    assert preview(text, column(1, "first name")).fields == ("", "first name", "")
    assert preview("Name,Age,x\nAnn,9,2011\n", column(2, "birth date")).fields == (
        "name",
        "age",
        "birth date",
    )


def test_columns_that_are_ignored_are_named_as_they_are_now() -> None:
    choices, shown = decided("Name,Phone,Club\nAnn,555,SK\n", column(2, ""))
    (note,) = list_notes(shown, choices)
    assert note.problem.code == "columns_not_read"
    assert note.problem.facts == {"headings": ("“Phone”", "“Club”")}


def test_the_first_row_is_a_player_if_the_organizer_says_so() -> None:
    text = "Imię;Punkty\nAnn;1500\nBo;1400\n"
    shown = preview(text, lambda old, _: Choices(headed=False), column(0, "name"))
    assert names(shown) == ["Imię", "Ann", "Bo"]


def test_a_cell_beyond_the_headings_is_marked_until_it_is_decided() -> None:
    text = "Name,Rating\nAnn,1500,x\nBo,1400\n"
    assert troubles(preview(text)) == [(2, 2, "too_many_cells")]
    assert outcomes(preview(text, column(2, ""))) == ["add", "add"]
    assert preview(text, column(2, "club")).rows[0].fields.club == "x"
    assert preview(text, empty(2, 2, "x")).rows[0].fields.note == "x"


@pytest.mark.parametrize(
    "text",
    [
        'name,rating\n"Ann,1500\nBob,1400\n"Cy,1300\nDi,1200\n',
        'name,rating\nAnn,1500\nBob,1400\n"Cy,1300\nDi,1200\n',
        'name,club,note\nAnn,SK,"x\nBob,SK,y\nCy,SK,z"\nDi,SK,\n',
    ],
)
def test_stray_quotation_marks_lose_nobody(text: str) -> None:
    shown = preview(text)
    assert sorted(one[:2] for one in names(shown)) == ["An", "Bo", "Cy", "Di"]
    assert sum(row.to_check for row in shown.rows) >= 2


@pytest.mark.parametrize(
    ("row", "outcome", "player"),
    [
        ("Ann Lee;A7;1600", "skip", 1),
        ("Anna Lee;a7;1600", "skip", 1),
        ("Bo Diaz;;1400", "skip", 2),
        ('"Diaz, Bo";;1400', "skip", 2),
        ("BO DIAZ;B9;", "skip", 2),
        ("Ann Lee;X1;", "add", None),
        ("Cy;;", "add", None),
    ],
)
def test_players_already_entered_are_skipped_until_decided(
    row: str, outcome: str, player: int | None
) -> None:
    shown = preview(f"Name;ID;Rating\n{row}\n", entered=ENTERED).rows[0]
    assert (shown.outcome, shown.player, shown.to_check) == (outcome, player, player is not None)


@pytest.mark.parametrize(
    ("text", "changes", "expected"),
    [
        ("Name;ID\nEve;\nEve;\n", (), ["add", "add"]),
        ("Name;ID\nEve;\nEve;\n", (answer(3, "skip"),), ["add", "skip"]),
        ("Name;ID\nEve Poe;5\nPoe, Eve;5\n", (), ["add", "skip"]),
        ("Name;ID\nEve;5\nEve;5\n", (), ["add", "skip"]),
        ("Name;ID\nEve;5\nEve;5\n", (tick(2),), ["skip", "add"]),
        ("Name;ID\nEve;5\nEve;5\n", (answer(3, "add"),), ["add", "fix"]),
        ("Name;ID\nEve;5\nEve;5\n", (answer(3, "add"), empty(3, 1, "5")), ["add", "add"]),
        ("Name;ID\nEve;5\nFlo;5\n", (), ["add", "fix"]),
        ("Name;ID\nAnn Lee;A7\n", (answer(2, "add"),), ["fix"]),
        ("Name;ID\nBo Diaz;\nBo Diaz;\n", (answer(2, "update"), answer(3, "update")), None),
        ("Name;ID\nBo Diaz;9\nCy Poe;9\n", (tick(2), tick(3)), ["update", "fix"]),
        ("Name;ID\nBo Diaz;9\nCy Poe;9\n", (tick(2), tick(3), empty(3, 1, "9")), ["update"] * 2),
        ("Name;ID\nBo Diaz;9\nCy Poe;9\n", (tick(3),), ["skip", "update"]),
        ("Name;ID\nZed;9\nBo Diaz;9\n", (tick(3),), ["add", "fix"]),
        ("Name;ID\nBo Diaz;9\nZed;9\n", (tick(2),), ["update", "fix"]),
    ],
)
def test_rows_equal_to_another_row(
    text: str, changes: tuple[Change, ...], expected: list[str] | None
) -> None:
    entered = (*ENTERED, Player(3, "Cy Poe"))
    assert outcomes(preview(text, *changes, entered=entered)) == (expected or ["update", "skip"])


def test_a_row_left_out_is_still_about_the_same_person_when_it_is_ticked_again() -> None:
    text = "Name\nBo Diaz\nEve\nEve\n"
    left_out = preview(text, answer(2, "skip"), answer(4, "skip"), entered=ENTERED)
    assert [(row.outcome, row.player, row.twin) for row in left_out.rows] == [
        ("skip", 2, None),
        ("add", None, None),
        ("skip", None, 3),
    ]
    assert not any(row.to_check for row in left_out.rows)
    again = preview(text, answer(2, "skip"), tick(2), entered=ENTERED)
    assert (again.rows[0].outcome, again.rows[0].player) == ("update", 2)


def test_a_row_is_to_check_until_the_organizer_has_answered() -> None:
    text = "name\nEve\nEve\nBYE\n"
    assert [row.to_check for row in preview(text).rows] == [False, True, True]
    shown = preview(text, answer(3, "add"), answer(4, "skip"))
    assert not any(row.to_check for row in shown.rows)
    assert shown.rows[1].twin == 2


def test_ugly_encodings_are_offered_with_what_they_make_of_the_names() -> None:
    text = "Name;Rating\nŁukasz Żak;1500\nJosé;1400\n".encode("cp1250")
    offered = dict(encodings_of(text))
    assert offered["Windows-1250"][0] == "Łukasz"
    shown = preview(text, lambda *_: Choices(encoding="Windows-1250"))
    assert names(shown) == ["Łukasz Żak", "José"]
    assert encodings_of("Name\nJosé\n".encode()) == ()
    assert encodings_of("Name\nJosé\n".encode("utf-16")) == ()
    assert shown.grid.certain is False


def test_an_import_adds_and_updates_in_one_step() -> None:
    desk = session(*ENTERED)
    text = "Name;ID;Rating;Club\nAnn Lee;A7;1610;\nCy;;1200;\nBo Diaz;;;RC\nDi;;1;\n"
    shown = preview(text, tick(2), tick(4), tick(5), entered=desk.event.entered)
    outcome = import_preview(desk, shown)
    assert (outcome.added, outcome.updated) == ((3,), (1, 2))
    assert [(one.name, one.rating, one.club, one.age) for one in desk.event.players] == [
        ("Ann Lee", 1610, "SK", None),
        ("Bo Diaz", None, "RC", 12),
        ("Cy", 1200, None, None),
    ]
    assert len(desk.steps) == 3
    desk.undo()
    assert desk.event.players == ENTERED


@pytest.mark.parametrize(
    ("text", "family"),
    [
        ("Family name;Given name;ID\nLee;Ann;A7\n", "Lee"),
        ("Name;ID\nAnn Maria Lee;A7\n", "Lee"),
        ("Name;ID\nAnn Diaz;A7\n", None),
    ],
)
def test_an_update_keeps_a_family_name_that_is_still_in_the_name(
    text: str, family: str | None
) -> None:
    desk = session(Player(1, "Ann Lee", member_id="A7", family="Lee"))
    import_preview(desk, preview(text, answer(2, "update"), entered=desk.event.entered))
    assert desk.event.player(1).family == family


def test_an_update_takes_over_a_rating_and_an_age_of_zero() -> None:
    desk = session(Player(1, "Ann Lee", 1500, 9))
    shown = preview("Name;Rating;Age\nAnn Lee;0;0\n", tick(2), entered=desk.event.entered)
    import_preview(desk, shown)
    assert (desk.event.player(1).rating, desk.event.player(1).age) == (0, 0)


def test_an_import_without_a_ticked_row_is_refused() -> None:
    desk = session()
    with pytest.raises(Refused):
        import_preview(desk, preview("name\nAnn\n", tick(2)))
    assert len(desk.steps) == 1


CELLS = st.sampled_from(
    ["", "Ann", "Ann Lee", "Bo", "7", "A7", "abc", "1500", '"', 'Cy "Ace"', '"x', "José", "-", "é;"]
)
DECISIONS = st.lists(
    st.one_of(
        st.builds(tick, st.integers(2, 8)),
        st.builds(cell, st.integers(2, 8), st.integers(0, 3), CELLS),
        st.builds(empty, st.integers(2, 8), st.integers(1, 3), st.just("was")),
        st.builds(
            column,
            st.integers(0, 3),
            st.sampled_from(["name", "rating", "member ID", "last name", ""]),
        ),
        st.builds(answer, st.integers(2, 8), st.sampled_from(["add", "update", "skip"])),
    ),
    max_size=5,
)


@given(
    st.lists(st.lists(CELLS, min_size=1, max_size=4), min_size=1, max_size=7),
    DECISIONS,
    st.sampled_from(["utf-8", "mac_roman", "utf-16"]),
)
def test_nobody_is_lost_and_those_ticked_are_those_imported(
    rows: list[list[str]], decisions: list[Change], encoding: str
) -> None:
    text = "\n".join(["Name;Rating;ID", *(";".join(row) for row in rows)])
    filled = [at for at, line in enumerate(text.split("\n"), 1) if line.strip('; "-\n')]

    def known(change: Change) -> Change:
        """Decisions about rows that the list does not have are left out."""

        def decide(choices: Choices, shown: ImportPreview) -> Choices:
            try:
                return change(choices, shown)
            except (StopIteration, IndexError):
                return choices

        return decide

    data, desk = text.encode(encoding), session(*ENTERED)
    try:
        shown = preview(data, *map(known, decisions), entered=desk.event.entered)
    except Refused:
        assert filled == [1]
        return
    lines = [row.line for row in shown.rows]
    assert len(set(lines)) == len(lines)
    covered = {at for row in shown.grid.rows for at in range(row.line, row.last_line + 1)}
    assert set(filled) - {1} <= covered
    ticked = [row for row in shown.rows if row.ticked]
    assert len(ticked) == len(shown.added) + len(shown.updated)
    if ticked:
        outcome = import_preview(desk, shown)
        assert len(outcome.added) + len(outcome.updated) == len(ticked)
        assert len(desk.event.players) == len(ENTERED) + len(shown.added)


@given(
    st.one_of(
        st.binary(max_size=200),
        st.text(alphabet='Name;,\t\n"\rÄ7é\ufeff sep=-', max_size=80).map(str.encode),
    ),
    st.sampled_from(["", "Windows-1250", "Shift-JIS"]),
    st.sampled_from([None, True, False]),
)
def test_whatever_a_file_holds_is_shown_or_refused(
    data: bytes, encoding: str, headed: bool | None
) -> None:
    encodings_of(data)
    try:
        grid = read_grid(data, encoding, headed)
    except Refused:
        return
    choices = Choices(encoding, headed)
    shown = preview_list(grid, choices, ENTERED, 2026)
    for note in list_notes(shown, choices):
        assert say(note.problem)
    for row in shown.rows:
        assert len(row.cells) == len(shown.fields)
        assert all(say(one.problem) for one in row.problems)


def test_a_list_with_too_many_rows_is_refused_even_if_its_quotation_marks_are_wrong() -> None:
    for first in ("Ann\n", '"Ann\n'):
        with pytest.raises(Refused) as refused:
            preview("name;club\n" + first + "Bo;SK\n" * 5_020)
        assert refused.value.problems[0].code == "list_too_long"


def test_a_line_with_stray_quotation_marks_is_refused_if_it_has_too_many_cells() -> None:
    with pytest.raises(Refused) as refused:
        preview('name,club\nAnn,SK\n"a"b' + "," * 2_000 + "c\n")
    (problem,) = refused.value.problems
    assert (problem.code, problem.facts) == ("list_too_wide", {"row": 3})
