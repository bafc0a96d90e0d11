"""Correcting and removing results, double-check entry, and a table's history."""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.gui.keyboard import Key, Keyboard
from tourneydesk.core.results import MatchResult, ScoreResult
from tourneydesk.gui.pages.match_entry import GamesEntry, MatchEntry
from tourneydesk.gui.pages.reporting import CorrectionCard
from tourneydesk.gui.widgets.table_finder import find
from tourneydesk.present import messages

SIX = ("Ann Archer", "Bo Berg", "Cy Cole", "Di Dahl", "Ed Ek", "Flo Frost")


@pytest.fixture
def chess(keyboard: Keyboard) -> Keyboard:
    """Three boards of US Chess Swiss, with the keyboard in the list."""
    keyboard.sit_down("us-swiss", *SIX)
    return keyboard


def result_at(keyboard: Keyboard, number: int, round_number: int = 1) -> object:
    posted = keyboard.workspace.session.event.rounds[round_number - 1]
    return next(table.result for table in posted.tables if table.number == number)


def players_at(keyboard: Keyboard, number: int) -> tuple[int, ...]:
    posted = keyboard.workspace.session.event.rounds[-1]
    return next(table.players for table in posted.tables if table.number == number)


def name(keyboard: Keyboard, player: int) -> str:
    return keyboard.workspace.session.event.player(player).name


def trouble(keyboard: Keyboard) -> str:
    return keyboard.workspace.round.entry.trouble.text()


def card(keyboard: Keyboard) -> CorrectionCard:
    found = keyboard.workspace.round.card
    assert found.isVisible()
    return found


def asks(keyboard: Keyboard) -> bool:
    return keyboard.workspace.round.card.isVisible()


def go_to(keyboard: Keyboard, number: int) -> None:
    keyboard.press(Key.Key_G, control=True)
    keyboard.type(f"{number}\n")


def entry(keyboard: Keyboard) -> MatchEntry:
    found = keyboard.workspace.round.entry
    assert isinstance(found, MatchEntry)
    return found


# Typing over


@pytest.mark.usefixtures("dressed")
def test_typing_over_a_result_changes_nothing_until_confirmed(chess: Keyboard) -> None:
    first, second = players_at(chess, 1)
    chess.type("1")
    go_to(chess, 1)
    event = chess.workspace.session.event
    chess.type("2")
    assert chess.workspace.session.event is event
    shown = card(chess)
    assert shown.heading.text() == messages.text("round-card-heading", "us-swiss", table=1)
    assert [shown.old.text(), shown.new.text()] == ["1–0", "0–1"]
    assert shown.change.text() == messages.text("round-change-result")
    assert shown.keep.text() == messages.text("round-keep")
    chess.until(lambda: "→" in shown.text)
    assert shown.effect.text() == messages.text("round-places-change", count=2)
    assert not shown.details.isVisible()
    closed = shown.more.grab().toImage()
    shown.more.click()
    # In bold letters it would be cut off at both sides.
    assert shown.more.grab().toImage() == closed
    assert re.search(rf"{name(chess, second)}: \w+ → 1st, 0 → 1 points", shown.details.text())
    assert name(chess, first) in shown.details.text()


def test_enter_corrects_and_says_what_changed(chess: Keyboard) -> None:
    second = players_at(chess, 1)[1]
    chess.type("1")
    go_to(chess, 1)
    chess.type("2")
    chess.until(lambda: "→" in card(chess).text)
    chess.type("\n")
    assert result_at(chess, 1) == MatchResult(winner=second)
    said = chess.workspace.status_bar.message.text()
    assert f"Board 1 changed: {name(chess, second)} won" in said
    assert not asks(chess)
    assert chess.workspace.round.tables.number == 1


def test_a_held_key_does_not_confirm_its_own_correction(chess: Keyboard) -> None:
    first = players_at(chess, 1)[0]
    chess.type("1")
    go_to(chess, 1)
    chess.hold("2", times=10)
    assert result_at(chess, 1) == MatchResult(winner=first)


@pytest.mark.parametrize("key", [Key.Key_2, Key.Key_0, Key.Key_7, Key.Key_Delete])
def test_a_key_pressed_twice_in_haste_corrects_nothing(chess: Keyboard, key: Key) -> None:
    first = players_at(chess, 1)[0]
    chess.type("1")
    go_to(chess, 1)
    for _ in range(3):
        chess.press(key)
    assert result_at(chess, 1) == MatchResult(winner=first)
    assert asks(chess)


def test_the_last_figure_of_a_sheet_typed_twice_corrects_nothing(keyboard: Keyboard) -> None:
    keyboard.sit_down("strikes", *SIX[:4])
    keyboard.type("1\n2\n3\n4\n")
    before = result_at(keyboard, 1)
    go_to(keyboard, 1)
    keyboard.type("1\n2\n4\n3\n")
    assert asks(keyboard)
    keyboard.type("3")
    assert result_at(keyboard, 1) == before
    keyboard.press(Key.Key_Return, control=True)
    assert asks(keyboard)
    keyboard.press(Key.Key_Return, control=True)
    assert result_at(keyboard, 1) != before
    assert not asks(keyboard)


def test_of_games_typed_over_enter_asks_and_answers(keyboard: Keyboard) -> None:
    keyboard.sit_down("age-swiss", *SIX[:4], settings={"games_per_match": 3})
    keyboard.type("3")
    before = result_at(keyboard, 1)
    go_to(keyboard, 1)
    keyboard.type("g02\n")
    assert asks(keyboard)
    keyboard.type("1")
    assert not asks(keyboard), "another figure withdraws the question"
    assert result_at(keyboard, 1) == before
    keyboard.type("\n\n")
    assert result_at(keyboard, 1) != before


def test_escape_or_another_table_keeps_the_recorded_result(chess: Keyboard) -> None:
    first = players_at(chess, 1)[0]
    chess.type("1")
    go_to(chess, 1)
    chess.type("2")
    chess.press(Key.Key_Escape)
    assert "Board 1 unchanged" in chess.workspace.status_bar.message.text()
    chess.type("2")
    chess.press(Key.Key_Down)
    chess.press(Key.Key_Up)
    assert not asks(chess)
    chess.press(Key.Key_Return)
    assert result_at(chess, 1) == MatchResult(winner=first)


def test_retyping_the_recorded_result_changes_nothing(chess: Keyboard) -> None:
    chess.type("1")
    steps = len(chess.workspace.session.session.steps)
    go_to(chess, 1)
    chess.type("1")
    assert len(chess.workspace.session.session.steps) == steps
    assert "already has" in chess.workspace.status_bar.message.text()


def test_f2_says_what_to_type_and_delete_takes_a_result_back(chess: Keyboard) -> None:
    chess.type("0")
    go_to(chess, 1)
    chess.press(Key.Key_F2)
    assert messages.text("round-match-change", "us-swiss", table=1) in trouble(chess)
    chess.press(Key.Key_Delete)
    assert result_at(chess, 1) == MatchResult(drawn=True)
    assert card(chess).new.text() == messages.text("result-none")
    chess.press(Key.Key_Return)
    assert result_at(chess, 1) is None
    chess.press(Key.Key_Delete)
    assert messages.text("round-no-result-yet", "us-swiss", table=1) in trouble(chess)


def test_a_correction_of_an_earlier_round_says_that_later_rounds_stay(chess: Keyboard) -> None:
    chess.type("111")
    chess.pair()
    pairings = [table.players for table in chess.workspace.session.event.rounds[1].tables]
    chess.workspace.go_to(1)
    go_to(chess, 1)
    chess.type("2")
    chess.until(lambda: messages.text("round-stays", rounds="2") in card(chess).effect.text())
    chess.type("2")
    assert [table.players for table in chess.workspace.session.event.rounds[1].tables] == pairings


def test_a_correction_is_undone_by_its_name(chess: Keyboard) -> None:
    first = players_at(chess, 1)[0]
    chess.type("1")
    go_to(chess, 1)
    chess.type("2\n")
    assert "board 1" in chess.window.menus["window-undo"].text().lower()
    chess.press(Key.Key_Z, control=True)
    assert result_at(chess, 1) == MatchResult(winner=first)


def test_undo_discards_a_pending_correction(chess: Keyboard) -> None:
    chess.type("1")
    go_to(chess, 1)
    chess.type("2")
    chess.press(Key.Key_Z, control=True)
    assert not asks(chess)
    chess.press(Key.Key_Escape)
    assert result_at(chess, 1) is None


def test_the_current_row_stays_visible_when_the_card_asks(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", *(f"Player {number}" for number in range(1, 81)))
    keyboard.type("1" * 20)
    go_to(keyboard, 1)
    tables = keyboard.workspace.round.tables
    # The last table above the lower edge, where the question would push it out of sight.
    tables.choose(tables.rowAt(tables.viewport().height() - 1))
    assert tables.key in range(5, 21)
    keyboard.type("2")
    keyboard.until(lambda: "→" in card(keyboard).text)
    QApplication.processEvents()  # the page makes room for it
    seen = tables.viewport().rect()
    assert seen.contains(tables.visualRect(tables.currentIndex()))


@pytest.mark.parametrize(("boards", "number"), [(20, 20), (20, 12), (20, 1), (9, 9), (4, 1)])
def test_no_row_moves_when_the_card_asks_and_it_is_above_the_list_if_there_is_room(
    keyboard: Keyboard, boards: int, number: int
) -> None:
    keyboard.sit_down("us-swiss", *(f"Player {number}" for number in range(1, 2 * boards + 1)))
    keyboard.type("1" * boards)
    go_to(keyboard, 1)
    page = keyboard.workspace.round
    tables = page.tables
    tables.choose(number)

    def top() -> int:
        row = tables.visualRect(tables.currentIndex())
        return tables.viewport().mapToGlobal(row.topLeft()).y()

    before = top()
    keyboard.type("2")
    keyboard.until(lambda: "→" in card(keyboard).text)
    QApplication.processEvents()
    assert top() == before
    shown = page.card.geometry()
    above = shown.bottom() < tables.geometry().top()
    assert above == (number > 4), (shown, tables.geometry())
    keyboard.press(Key.Key_Escape)
    QApplication.processEvents()
    assert page.card.isHidden()
    assert top() == before


# History


def test_the_card_has_the_history_of_the_table(chess: Keyboard) -> None:
    chess.type("1")
    go_to(chess, 1)
    chess.type("2\n")
    chess.press(Key.Key_Z, control=True)
    first, second = (name(chess, player) for player in players_at(chess, 1))
    lines = chess.workspace.details_panel.text.split(
        f"{messages.text('round-table-history', 'us-swiss')}\n"
    )[1].splitlines()
    assert [line.split("  ", 1)[1] for line in lines] == [
        f"{first} won",
        f"changed: {second} won",
        f"undone: {second} won",
    ]
    assert all(re.match(r"\d?\d:\d\d", line) for line in lines)


# Forfeits, and the games of a match


@pytest.mark.parametrize(("key", "absent"), [("7", (0,)), ("8", (1,)), ("9", (0, 1))])
def test_who_did_not_come_has_keys_of_their_own(
    chess: Keyboard, key: str, absent: tuple[int, ...]
) -> None:
    players = players_at(chess, 1)
    chess.type(key)
    assert result_at(chess, 1) == MatchResult(
        forfeited=tuple(sorted(players[place] for place in absent))
    )


def test_no_shows_are_offered_only_where_the_format_takes_them(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", *SIX)
    no_show = ("N", messages.text("round-no-show"))
    assert no_show in entry(keyboard).legend.pairs
    assert entry(keyboard).absent.isVisible()
    assert "G" not in dict(entry(keyboard).legend.pairs)
    keyboard.window.show_home()
    keyboard.sit_down("dual-ring", *SIX)
    assert no_show not in entry(keyboard).legend.pairs
    assert not entry(keyboard).absent.isVisible()


@pytest.fixture
def matches(keyboard: Keyboard) -> Keyboard:
    """Three tables of Age-Modified Swiss, best of three."""
    keyboard.sit_down("age-swiss", *SIX, settings={"games_per_match": 3})
    return keyboard


def test_a_match_is_one_key_and_its_games_are_optional(matches: Keyboard) -> None:
    winner = players_at(matches, 1)[0]
    matches.type("1")
    assert result_at(matches, 1) == MatchResult(winner=winner)
    assert matches.workspace.round.tables.number == 2


def test_g_takes_the_games_of_a_match(matches: Keyboard) -> None:
    one, other = players_at(matches, 1)
    matches.type("g12\n")
    assert result_at(matches, 1) == MatchResult(winner=other, won={one: 1, other: 2})
    assert matches.workspace.round.tables.number == 2
    assert matches.focus is matches.workspace.round.tables
    assert "(2–1)" in matches.workspace.status_bar.message.text()
    matches.type("g111")
    assert result_at(matches, 2) is None
    matches.press(Key.Key_Return)
    assert result_at(matches, 2) == MatchResult(
        drawn=True, won=dict.fromkeys(players_at(matches, 2), 1), drawn_games=1
    )


def test_games_that_cannot_be_are_said_and_stay(matches: Keyboard) -> None:
    matches.type("g33\n")
    assert result_at(matches, 1) is None
    assert trouble(matches)
    games = entry(matches).games
    assert isinstance(games, GamesEntry)
    assert [field.text() for field in games.fields] == ["3", "3", ""]
    matches.press(Key.Key_Escape)
    matches.type("1")
    assert result_at(matches, 1) == MatchResult(winner=players_at(matches, 1)[0])


# The two players


def test_two_names_find_where_they_meet(keyboard: Keyboard) -> None:
    keyboard.sit_down("dual-ring", *SIX)
    event = keyboard.workspace.session.event
    posted = event.rounds[0]
    for table in posted.tables:
        one, other = (event.player(player).name for player in table.players)
        for text in (f"{one} {other}", f"{other.upper()}, {one[:3]}", f"{one} vs {other}"):
            assert [found.table for found in find(event, posted, text)] == [table], text
    assert find(event, posted, "Ann Archer Nobody") == []


@pytest.mark.parametrize(("sign", "place"), [(">", 0), (" < ", 1), ("=", None)])
def test_the_two_players_typed_with_a_sign_between_are_a_result(
    keyboard: Keyboard, sign: str, place: int | None
) -> None:
    keyboard.sit_down("dual-ring", *SIX)
    table = keyboard.workspace.session.event.rounds[0].tables[3]
    # In the order of the call, which need not be that of the seats.
    pair = tuple(reversed(table.players))
    one, other = (name(keyboard, player).split()[0].lower() for player in pair)
    keyboard.press(Key.Key_G, control=True)
    keyboard.type(f"{one}{sign}{other}\n")
    expected = MatchResult(drawn=True) if place is None else MatchResult(winner=pair[place])
    assert result_at(keyboard, table.number) == expected
    assert keyboard.focus is keyboard.workspace.round.tables


# The second pass


def start_double_check(keyboard: Keyboard) -> None:
    keyboard.workspace.round.double_check.click()
    keyboard.workspace.round.tables.setFocus()


def column(keyboard: Keyboard) -> list[str]:
    """The results, or what stands in their place."""
    model, head = keyboard.workspace.round.tables.model(), messages.text("head-result")
    heads = [model.headerData(at, Qt.Orientation.Horizontal) for at in range(model.columnCount())]
    return [row.cells[heads.index(head)] for row in keyboard.workspace.round.tables.rows]


@pytest.mark.usefixtures("dressed")
def test_double_check_hides_results_and_records_nothing_that_agrees(chess: Keyboard) -> None:
    chess.type("102")
    steps = len(chess.workspace.session.session.steps)
    start_double_check(chess)
    assert column(chess) == ["", "", ""]
    assert " won" not in chess.workspace.details_panel.text
    chess.type("1")
    assert column(chess) == ["✓ Match", "", ""]
    assert chess.workspace.round.tables.number == 2
    chess.type("02")
    assert messages.text("round-second-done") in chess.workspace.status_bar.message.text()
    assert len(chess.workspace.session.session.steps) == steps


def test_a_difference_stops_and_shows_both(chess: Keyboard) -> None:
    chess.type("111")
    steps = len(chess.workspace.session.session.steps)
    start_double_check(chess)
    chess.type("2")
    assert column(chess)[0] == "▲ Differs"
    shown = card(chess)
    assert shown.heading.text() == messages.text("round-second-heading", "us-swiss", table=1)
    assert [shown.old.text(), shown.new.text()] == ["1–0", "0–1"]
    assert shown.change.text() == messages.text("round-use-new")
    assert shown.keep.text() == messages.text("round-keep-first")
    assert chess.workspace.round.tables.number == 1
    assert len(chess.workspace.session.session.steps) == steps


@pytest.mark.usefixtures("dressed")
def test_of_two_that_differ_escape_keeps_the_first_and_enter_takes_the_second(
    chess: Keyboard,
) -> None:
    first = players_at(chess, 1)[0]
    other = players_at(chess, 2)[1]
    chess.type("111")
    start_double_check(chess)
    chess.type("2")
    chess.press(Key.Key_Escape)
    assert result_at(chess, 1) == MatchResult(winner=first)
    assert chess.workspace.round.tables.number == 2
    chess.type("2\n")
    assert result_at(chess, 2) == MatchResult(winner=other)
    assert chess.workspace.round.tables.number == 3
    assert column(chess) == ["✓ Match", "✓ Match", ""]


def test_a_sheet_is_empty_for_the_second_pass(keyboard: Keyboard) -> None:
    keyboard.sit_down("strikes", *SIX[:4])
    keyboard.type("1\n2\n3\n4\n")
    start_double_check(keyboard)
    keyboard.type("1\n2\n3\n5\n")
    assert asks(keyboard)
    steps = len(keyboard.workspace.session.session.steps)
    keyboard.press(Key.Key_Escape)
    assert len(keyboard.workspace.session.session.steps) == steps
    assert messages.text("round-second-done") in keyboard.workspace.status_bar.message.text()


def test_of_a_sheet_only_the_seats_that_differ_are_shown(keyboard: Keyboard) -> None:
    keyboard.sit_down("strikes", *SIX[:4])
    keyboard.type("1\n2\n3\n4\n")
    third, fourth = (name(keyboard, player) for player in players_at(keyboard, 1)[2:])
    start_double_check(keyboard)
    keyboard.type("1\n2\n3\n5\n")
    assert card(keyboard).text.splitlines()[1:3] == [f"{fourth} 4", f"{fourth} 5"]
    assert third not in card(keyboard).text


def test_double_check_of_a_ring_offers_its_repair_or_keeps_the_first(keyboard: Keyboard) -> None:
    keyboard.sit_down("dual-ring", *SIX)
    keyboard.type("1")
    steps = len(keyboard.workspace.session.session.steps)
    start_double_check(keyboard)
    keyboard.type("2")
    shown = card(keyboard)
    assert shown.heading.text() == messages.text("round-second-heading", "dual-ring", table=1)
    assert shown.change.text() == messages.text("ring-repair-title")
    assert shown.effect.text() == messages.text("round-card-repairs")
    keyboard.press(Key.Key_Escape)
    assert len(keyboard.workspace.session.session.steps) == steps
    assert column(keyboard) == ["✓ Match"]


@pytest.mark.usefixtures("dressed")
def test_what_was_typed_twice_is_remembered_as_long_as_the_event_is_open(chess: Keyboard) -> None:
    chess.type("102")
    start_double_check(chess)
    chess.type("1")
    for away in (Key.Key_1, Key.Key_3):
        chess.press(away, control=True)
        chess.press(Key.Key_2, control=True)
        assert column(chess) == ["✓ Match", "", ""]
    chess.workspace.round.all.click()
    assert column(chess) == ["1–0", "½–½", "0–1"]
    start_double_check(chess)
    chess.type("02")
    chess.pair()
    assert chess.workspace.round.all.isChecked(), "a new round has no first pass yet"
    chess.type("1")
    assert column(chess)[0] == "1–0"
    chess.workspace.go_to(1)
    start_double_check(chess)
    assert column(chess) == ["✓ Match"] * 3


# Why not


def test_the_card_says_why_two_did_not_meet(chess: Keyboard) -> None:
    field = chess.workspace.details_panel.why_not
    here = players_at(chess, 1)
    other = next(one for one in chess.workspace.session.event.players if one.id not in here)
    field.name.setFocus()
    chess.type(f"{other.name}\n")
    chess.until(lambda: other.name in field.answer.text())
    assert all(name(chess, player) in field.answer.text() for player in here)
    answer = field.answer.text()
    chess.workspace.round.refresh()
    assert field.answer.text() == answer


def test_why_not_somebody_who_sits_there_is_answered_in_words(chess: Keyboard) -> None:
    field = chess.workspace.details_panel.why_not
    field.name.setFocus()
    chess.type(f"{players_at(chess, 1)[0]}\n")
    chess.until(lambda: "met in" in field.answer.text())
    chess.type("nobody\n")
    assert messages.text("round-why-not-none", text="nobody") in field.answer.text()
    chess.workspace.round.tables.setFocus()
    chess.press(Key.Key_Down)
    assert field.answer.text() == ""


def asked(keyboard: Keyboard, name: str) -> str:
    """The answer of the card for another player, by the keys of the window."""
    field = keyboard.workspace.details_panel.why_not
    keyboard.shift_control(Key.Key_I)
    keyboard.type(f"{name}\n")
    keyboard.until(lambda: field.answer.text() not in ("", messages.text("round-why-not-asking")))
    return field.answer.text()


def test_a_ring_says_who_stands_between_two_and_how_a_game_ended(keyboard: Keyboard) -> None:
    keyboard.sit_down("dual-ring", *SIX, settings={"seating": "entered"})
    answer = asked(keyboard, SIX[3])
    first, second, fourth = SIX[0], SIX[1], SIX[3]

    def ring(code: str, *players: str, **facts: object) -> str:
        named = {f"player{at}": player for at, player in enumerate(players, start=1)}
        return messages.text(f"why-not-{code}", "dual-ring", everyone=players, **named, **facts)

    def pair(one: str, other: str) -> str:
        return messages.text("round-why-not-pair", one=one, other=other)

    assert f"{pair(first, fourth)}\n{ring('yet', first, fourth)}" in answer
    between, opposite = ring("between", second, SIX[2]), ring("opposite", SIX[4], SIX[5])
    assert f"{between}\n{opposite}" in answer
    assert asked(keyboard, second) == (
        f"{pair(first, second)}\n{ring('playing', first, second, tables=(1,))}"
    )


def test_what_is_the_same_for_a_whole_board_is_said_once(keyboard: Keyboard) -> None:
    keyboard.sit_down("risk-swiss", *SIX, "Gus", "Hal")
    away = players_at(keyboard, 2)[0]
    answer = asked(keyboard, name(keyboard, away))
    assert answer == messages.text("why-not-first-round", "risk-swiss")


def test_why_two_did_not_share_a_table_of_strikes(keyboard: Keyboard) -> None:
    keyboard.sit_down("strikes", *SIX)
    away = name(keyboard, players_at(keyboard, 2)[0])
    assert asked(keyboard, away) == messages.text("why-not-strangers", "strikes", round=1)


def test_mnemonics_lead_to_double_check_entry_and_its_list(chess: Keyboard) -> None:
    chess.type("102")
    chess.workspace.round.focus_finder()
    chess.alt(Key.Key_D)
    chess.until(lambda: chess.workspace.round.double_check.isChecked())
    assert chess.focus is chess.workspace.round.tables
    chess.type("1")
    assert column(chess)[0] == "✓ Match"


def test_a_sheet_that_differs_shows_both_and_enter_takes_the_second(keyboard: Keyboard) -> None:
    keyboard.sit_down("strikes", *SIX[:5])
    keyboard.type("1\n2\n3\n4\n5\n")
    keyboard.workspace.round.double_check.click()
    keyboard.workspace.round.tables.setFocus()
    keyboard.type("9\n2\n3\n4\n5\n")
    assert card(keyboard).text.splitlines()[1:3] == ["Cy Cole 1", "Cy Cole 9"]
    keyboard.type("\n")
    result = result_at(keyboard, 1)
    assert isinstance(result, ScoreResult)
    assert 9 in result.scores.values()
