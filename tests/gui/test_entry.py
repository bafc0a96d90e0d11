"""Entering results: held keys, corrections, refusals that keep what was typed, odd names."""

import pytest
from PySide6.QtCore import Qt

from tests.gui.keyboard import Key, Keyboard, result_at
from tourneydesk.core.results import BoardResult, MatchResult, ScoreResult
from tourneydesk.desk.files.journals import MemoryJournal
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.pages.sheet_entry import SheetEntry
from tourneydesk.present import messages
from tourneydesk.store.errors import FileTrouble

FIVE = ("Ann", "Bo", "Cy", "Di", "Ed")


@pytest.fixture
def ring(keyboard: Keyboard) -> Keyboard:
    """A ring of five, set, with the keyboard in the list of tables."""
    keyboard.sit_down("dual-ring", *FIVE)
    return keyboard


@pytest.fixture
def boards(keyboard: Keyboard) -> Keyboard:
    """Two boards of five, with the keyboard in the list."""
    keyboard.sit_down("risk-swiss", *FIVE, *(name * 2 for name in FIVE))
    return keyboard


@pytest.fixture
def scores(keyboard: Keyboard) -> Keyboard:
    """One table of five that reports scores."""
    keyboard.sit_down("strikes", *FIVE)
    return keyboard


def sheet(keyboard: Keyboard) -> SheetEntry:
    entry = keyboard.workspace.round.entry
    assert isinstance(entry, SheetEntry)
    return entry


def texts(keyboard: Keyboard) -> list[list[str]]:
    return [[field.text() for field in row] for row in sheet(keyboard).fields]


# Tables of two


@pytest.mark.parametrize(("key", "winner"), [("1", 0), ("2", 1)])
def test_one_key_says_who_won(ring: Keyboard, key: str, winner: int) -> None:
    players = ring.workspace.session.event.rounds[0].tables[0].players
    ring.type(key)
    assert result_at(ring, 1) == MatchResult(winner=players[winner])


@pytest.mark.parametrize("key", ["0", "=", "d", "D"])
def test_a_draw_has_several_keys(ring: Keyboard, key: str) -> None:
    ring.type(key)
    assert result_at(ring, 1) == MatchResult(drawn=True)


def test_a_held_key_enters_one_result_only(ring: Keyboard) -> None:
    before = len(ring.workspace.session.session.steps)
    ring.hold("1")
    assert len(ring.workspace.session.session.steps) == before + 1


def test_after_a_result_the_next_missing_table_is_selected(ring: Keyboard) -> None:
    ring.type("1")
    assert ring.workspace.round.tables.number == ring.workspace.session.outlook.needs[0]


def test_tables_keep_their_order_and_stay_in_view_when_they_report(ring: Keyboard) -> None:
    ring.workspace.round.missing.click()
    model = ring.workspace.round.tables.model()
    ring.workspace.round.tables.setFocus()
    before = [model.index(row, 0).data() for row in range(model.rowCount())]
    ring.type("1")
    after = [model.index(row, 0).data() for row in range(model.rowCount())]
    assert after[: len(before)] == before


def test_choosing_missing_again_takes_the_tables_away_that_are_in(ring: Keyboard) -> None:
    ring.type("1")
    ring.workspace.round.missing.click()
    model = ring.workspace.round.tables.model()
    shown = [int(model.index(row, 0).data()) for row in range(model.rowCount())]
    assert shown == list(ring.workspace.session.outlook.needs)


def test_a_forfeit_is_refused_where_the_format_has_none(ring: Keyboard) -> None:
    ring.type("7")
    assert result_at(ring, 1) is None
    assert (
        messages.text("no-forfeits", "dual-ring", table=1)
        in ring.workspace.status_bar.message.text()
    )


def test_a_digit_that_says_nothing_is_answered_in_place(ring: Keyboard) -> None:
    ring.type("5")
    assert (
        messages.text("round-match-key-unknown", key="5", first="1", second="2", draw="0")
        in ring.workspace.round.entry.trouble.text()
    )


def test_a_table_is_found_by_number_or_name(ring: Keyboard) -> None:
    ring.press(Key.Key_G, control=True)
    ring.type("3\n")
    assert ring.workspace.round.tables.number == 3
    ring.press(Key.Key_G, control=True)
    ring.type("di\n")
    chosen = ring.workspace.session.event.rounds[0].table(ring.workspace.round.tables.number or 0)
    di = next(one.id for one in ring.workspace.session.event.players if one.name == "Di")
    assert chosen is not None
    assert di in chosen.players


def test_a_table_that_is_not_there_is_said_and_the_number_stays(ring: Keyboard) -> None:
    ring.press(Key.Key_G, control=True)
    ring.type("77\n")
    assert "77" in ring.workspace.status_bar.message.text()
    assert ring.workspace.round.finder.text() == "77"


def test_when_all_is_in_a_further_key_changes_nothing(boards: Keyboard) -> None:
    for _ in range(2):
        for place in range(1, 6):
            boards.type(f"{place}{place}\n{place}\n")
    event = boards.workspace.session.event
    assert not event.rounds[0].missing
    boards.type("3")
    assert boards.workspace.session.event is event


# Boards


def test_a_board_is_typed_place_points_energy_and_recorded_by_the_last_enter(
    boards: Keyboard,
) -> None:
    players = boards.workspace.session.event.rounds[0].tables[0].players
    for place, points, energy in ((2, 33, 7), (1, 37, 5), (4, 26, 2), (3, 44, 6)):
        boards.type(f"{place}{points}\n{energy}\n")
    boards.type("5")
    boards.type("0\n")
    assert result_at(boards, 1) is None
    boards.type("0\n")
    result = result_at(boards, 1)
    assert isinstance(result, BoardResult)
    assert [result.places[player] for player in players] == [2, 1, 4, 3, 5]
    assert result.game_points[players[3]] == 44
    assert result.energy[players[0]] == 7


def test_w_withdraws_and_goes_on_to_the_next_seat(boards: Keyboard) -> None:
    players = boards.workspace.session.event.rounds[0].tables[0].players
    for place in range(1, 5):
        boards.type(f"{place}9\n1\n")
    boards.type("w")
    result = result_at(boards, 1)
    assert isinstance(result, BoardResult)
    assert result.withdrawn == (players[4],)
    # The next board is at hand, empty.
    assert boards.workspace.round.tables.number == 2
    assert texts(boards)[0] == ["", "", ""]


def test_a_held_place_key_fills_one_place(boards: Keyboard) -> None:
    boards.hold("1", times=6)
    assert [row[0] for row in texts(boards)] == ["1", "", "", "", ""]
    assert texts(boards)[0][1] in ("", "11111")


def test_a_refused_board_keeps_what_was_typed(boards: Keyboard) -> None:
    for place in (1, 1, 3, 4, 5):
        boards.type(f"{place}9\n1\n")
    assert result_at(boards, 1) is None
    assert [row[0] for row in texts(boards)] == ["1", "1", "3", "4", "5"]
    assert sheet(boards).trouble.text()
    assert boards.workspace.status_bar.message.text()


def test_a_missing_figure_is_named_and_the_keyboard_goes_there(boards: Keyboard) -> None:
    for place in range(1, 5):
        boards.type(f"{place}9\n1\n")
    boards.type("5\n\n")
    assert "Game points" in sheet(boards).trouble.text()
    assert boards.focus is sheet(boards).fields[4][1]


def test_a_half_typed_board_is_kept_while_another_is_entered(boards: Keyboard) -> None:
    boards.type("133\n")
    boards.press(Key.Key_G, control=True)
    boards.type("2\n")
    assert texts(boards)[0] == ["", "", ""]
    boards.press(Key.Key_G, control=True)
    boards.type("1\n")
    assert texts(boards)[0] == ["1", "33", ""]
    assert boards.focus is sheet(boards).fields[0][2]


def test_f2_corrects_a_board(boards: Keyboard) -> None:
    for place in range(1, 6):
        boards.type(f"{place}{place}\n{place}\n")
    boards.press(Key.Key_Escape)
    boards.press(Key.Key_Up)
    assert boards.workspace.round.tables.number == 1
    boards.press(Key.Key_F2)
    boards.type("199\n")
    boards.press(Key.Key_Return, control=True)
    shown = boards.workspace.round.card
    assert shown.isVisible()
    assert "(99/1)" in shown.text
    boards.press(Key.Key_Return, control=True)
    players = boards.workspace.session.event.rounds[0].tables[0].players
    result = result_at(boards, 1)
    assert isinstance(result, BoardResult)
    assert result.game_points[players[0]] == 99


# Scores


def test_places_are_shown_while_scores_are_typed(scores: Keyboard) -> None:
    scores.type("7.5\n-3\n7,5\nw\n12")
    shown = [label.text() for label in sheet(scores).beside]
    assert shown == ["place 2–3", "place 4", "place 2–3", "last", "place 1"]
    scores.type("\n")
    result = result_at(scores, 1)
    assert isinstance(result, ScoreResult)
    assert sorted(map(str, result.scores.values())) == ["-3", "12", "15/2", "15/2"]
    assert len(result.withdrawn) == 1


def test_w_stands_for_a_score_until_enter_like_any_other(scores: Keyboard) -> None:
    scores.type("w")
    assert scores.focus is sheet(scores).fields[0][0]
    scores.type("7")
    assert texts(scores)[0] == ["7"], "a figure takes the place of W"
    scores.type("w")
    assert texts(scores)[0] == ["W"]
    scores.type("\n")
    assert scores.focus is sheet(scores).fields[1][0]
    scores.type("1\n2\n3\nw")
    assert result_at(scores, 1) is None
    scores.type("\n")
    assert result_at(scores, 1) is not None


def test_what_is_no_score_is_said_and_stays(scores: Keyboard) -> None:
    scores.press(Key.Key_F2)
    scores.type("abc\n1\n2\n3\n4\n")
    assert result_at(scores, 1) is None
    assert "12 or 7.5" in sheet(scores).trouble.text()
    assert scores.focus is sheet(scores).fields[0][0]
    assert texts(scores)[0] == ["abc"]


def test_undoing_a_result_empties_its_sheet(scores: Keyboard) -> None:
    scores.type("1\n2\n3\n4\n5\n")
    assert result_at(scores, 1) is not None
    scores.press(Key.Key_Z, control=True)
    assert result_at(scores, 1) is None
    assert texts(scores) == [[""]] * 5


# Trouble with the file


@pytest.mark.parametrize(
    "code", ["disk_full", "disk_trouble", "file_read_only", "folder_read_only", "file_not_allowed"]
)
def test_a_full_disk_is_said_and_what_was_typed_stays(
    scores: Keyboard, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    desk = scores.workspace.session

    def full(_: MemoryJournal, at: str, step: str) -> None:
        raise FileTrouble(code, desk.path)

    monkeypatch.setattr(MemoryJournal, "append", full)
    scores.type("1\n2\n3\n4\n5\n")
    assert result_at(scores, 1) is None
    card = scores.workspace.file_card
    assert messages.text(code.replace("_", "-"), name="event.tourney") in card.text.text()
    assert card.save.isVisible()
    assert not sheet(scores).trouble.isVisible()
    assert texts(scores) == [["1"], ["2"], ["3"], ["4"], ["5"]]
    monkeypatch.undo()
    # Once the disk takes it again, the same Enter records it.
    scores.press(Key.Key_Return)
    assert result_at(scores, 1) is not None
    assert not card.isVisible()


def test_a_file_deleted_under_the_window_is_said(keyboard: Keyboard, window: Window) -> None:
    keyboard.new_event("Dual", "Ring")
    keyboard.enter_players("Ann")
    keyboard.workspace.session.path.unlink()
    keyboard.type("Bo\n")
    assert (
        messages.text("file-gone", name="Ring.tourney") in keyboard.workspace.file_card.text.text()
    )
    assert keyboard.workspace.players.form.name.text() == "Bo"


# Names


NAMES = (
    "<b>Ann</b>",
    '<img src="x.png">',
    "Ann & Bo",
    "A && B",
    "A" * 200,
    "%s {0} {name}",
    "عبد الله",
    "山田太郎",
    "A [*]",
    "Last",
)


def test_a_name_is_shown_as_it_is(keyboard: Keyboard, window: Window) -> None:
    keyboard.new_event("Dual", "Ring")
    keyboard.enter_players(*NAMES)
    event = keyboard.workspace.session.event
    assert tuple(one.name for one in event.players) == NAMES
    model = keyboard.workspace.players.list.model()
    assert {model.index(row, 1).data() for row in range(len(NAMES))} == set(NAMES)
    keyboard.pair()
    entry = keyboard.workspace.round.entry
    seen = set()
    for table in keyboard.workspace.session.event.rounds[0].tables:
        keyboard.press(Key.Key_G, control=True)
        keyboard.type(f"{table.number}\n")
        for label in entry.findChildren(type(entry.trouble)):
            assert label.textFormat() == Qt.TextFormat.PlainText
        for player in table.players:
            name = event.player(player).name
            seen.add(name)
            if len(name) < 20:
                assert name in entry.first.accessibleName() + entry.second.accessibleName()
        assert window.width() < 2_000
    assert seen == set(NAMES)


def test_a_name_that_cannot_be_is_refused_beside_the_field_and_stays(
    keyboard: Keyboard, window: Window
) -> None:
    keyboard.new_event("Dual", "Ring")
    keyboard.workspace.players.form.rating.setFocus()
    keyboard.type("9000\n")
    assert keyboard.workspace.players.form.trouble.text()
    assert keyboard.workspace.players.form.rating.text() == "9000"
    assert not keyboard.workspace.session.event.players
