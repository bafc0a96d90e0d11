"""Another desk's steps come in while somebody types here: nothing that is typed is disturbed."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QLineEdit, QMenu

from tests.builders.desks import desk_of
from tests.builders.two_desks import HERE, THERE, DeskSession
from tests.gui.keyboard import Key, Keyboard, result_at
from tourneydesk.core.decisions import PlayersCheckedIn
from tourneydesk.core.event import Event
from tourneydesk.core.journal.replay import replay
from tourneydesk.core.results import MatchResult
from tourneydesk.desk import attendance, players, rounds
from tourneydesk.desk.session import PendingEntry, Session
from tourneydesk.desk.what_if import correct
from tourneydesk.gui.event import sharing
from tourneydesk.gui.event.page_names import PageName
from tourneydesk.gui.pages.match_entry import MatchEntry
from tourneydesk.gui.pages.players_page import ALL, CHECK_IN
from tourneydesk.gui.pages.sheet_entry import SheetEntry
from tourneydesk.present.messages import text
from tourneydesk.store.errors import FileTrouble

AT = "2026-11-23T12:00:00+00:00"


class TwoDesks:
    """The window of Desk 1, and what Desk 2 does."""

    def __init__(self, keyboard: Keyboard, format_key: str, count: int, **settings: Any) -> None:
        self.keyboard = keyboard
        desk = desk_of(format_key, count, **settings)
        rounds.pair(desk)
        self.desk = DeskSession(desk)
        keyboard.window.show_event(self.desk, Path("event.tourney"))
        self.workspace = keyboard.workspace
        self.round = keyboard.workspace.round

    def there(self, action: Callable[[Session], object]) -> None:
        self.desk.elsewhere(action)

    @contextmanager
    def lost(self) -> Iterator[None]:
        """The server is lost inside this ``with``."""
        self.desk.trouble = FileTrouble("server_lost", Path("server"), name=THERE)
        self.workspace.session.desk_changed.emit()
        yield
        self.desk.trouble = None
        self.workspace.session.desk_changed.emit()

    def wins_there(self, table: int) -> None:
        """Desk 2 records a win of the first player."""
        seated = self.desk.event.rounds[-1].table(table)
        assert seated is not None
        self.there(lambda desk: rounds.report(desk, table, {"winner": seated.players[0]}))


@pytest.fixture
def swiss(keyboard: Keyboard) -> TwoDesks:
    return TwoDesks(keyboard, "us-swiss", 60)


@pytest.fixture
def strikes(keyboard: Keyboard) -> TwoDesks:
    return TwoDesks(keyboard, "strikes", 20)


def texts_of(entry: SheetEntry) -> list[list[str]]:
    return [[field.text() for field in row] for row in entry.fields]


def input_of(field: QLineEdit) -> tuple[str, int, str]:
    return field.text(), field.cursorPosition(), field.selectedText()


def test_the_finder_keeps_its_text_and_the_list_its_row(swiss: TwoDesks) -> None:
    swiss.round.tables.choose(7)
    swiss.round.focus_finder()
    swiss.keyboard.type("p1")
    swiss.round.finder.setCursorPosition(1)
    before = input_of(swiss.round.finder)
    swiss.wins_there(3)
    assert swiss.keyboard.focus is swiss.round.finder
    assert input_of(swiss.round.finder) == before
    assert swiss.round.tables.number == 7


def test_tables_offered_under_the_finder_stay(swiss: TwoDesks) -> None:
    swiss.round.focus_finder()
    swiss.keyboard.type("p\n")
    assert swiss.round.table_choice.asking
    swiss.keyboard.press(Key.Key_Down)
    chosen = swiss.round.table_choice.key
    swiss.wins_there(3)
    assert swiss.round.table_choice.asking
    assert swiss.round.table_choice.key == chosen is not None


def test_the_list_stays_where_it_was_scrolled_to(swiss: TwoDesks) -> None:
    swiss.round.tables.choose(2)
    bar = swiss.round.tables.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    before = bar.value()
    swiss.wins_there(29)
    assert bar.value() == before > 0


def test_a_question_about_a_correction_stays_while_another_table_reports(swiss: TwoDesks) -> None:
    swiss.keyboard.type("1")
    swiss.round.go_to_table(1)
    swiss.keyboard.type("2")
    assert swiss.round.card.isVisible()
    swiss.wins_there(5)
    assert swiss.round.card.isVisible()
    swiss.keyboard.press(Key.Key_Return)
    seated = swiss.desk.event.rounds[0].tables[0].players
    assert result_at(swiss.keyboard, 1) == MatchResult(winner=seated[1])


def test_a_correction_of_a_table_that_changed_is_withdrawn_with_a_note(swiss: TwoDesks) -> None:
    swiss.keyboard.type("1")
    swiss.round.go_to_table(1)
    swiss.keyboard.type("2")
    swiss.there(lambda desk: correct(desk, 1, 1, MatchResult(drawn=True)))
    assert swiss.round.card.isHidden()
    assert isinstance(swiss.round.entry, MatchEntry)
    assert THERE in swiss.round.entry.trouble.text()
    assert result_at(swiss.keyboard, 1) == MatchResult(drawn=True)


def test_half_typed_figures_stay_while_another_table_reports(strikes: TwoDesks) -> None:
    entry = strikes.round.entry
    assert isinstance(entry, SheetEntry)
    entry.begin()
    strikes.keyboard.type("12\n3")
    field = strikes.keyboard.focus
    assert isinstance(field, QLineEdit)
    before = input_of(field), texts_of(entry)
    other = strikes.desk.event.rounds[0].tables[-1]
    strikes.there(lambda desk: rounds.report(desk, other.number, scores(other.players)))
    assert strikes.keyboard.focus is field
    assert (input_of(field), texts_of(entry)) == before


def test_figures_of_a_table_that_another_desk_recorded_are_theirs_and_a_note_says_so(
    strikes: TwoDesks,
) -> None:
    entry = strikes.round.entry
    assert isinstance(entry, SheetEntry)
    entry.begin()
    strikes.keyboard.type("12\n3")
    table = strikes.desk.event.rounds[0].tables[0]
    strikes.there(lambda desk: rounds.report(desk, 1, scores(table.players)))
    assert THERE in entry.trouble.text()
    assert texts_of(entry)[0] == ["10"]


def scores(seated: tuple[int, ...]) -> dict[str, object]:
    return {"scores": {str(player): 10 * at for at, player in enumerate(seated, start=1)}}


def test_what_was_just_done_here_stays_in_the_status_bar(swiss: TwoDesks) -> None:
    bar = swiss.workspace.status_bar
    swiss.keyboard.type("1")
    said = bar.message.text()
    swiss.wins_there(5)
    assert bar.message.text() == said
    assert not bar.undo.isHidden()
    assert bar.others.text() == f"{THERE}: board 5: 1–0"


def test_a_result_that_another_desk_changed_is_no_longer_told_with_undo(swiss: TwoDesks) -> None:
    bar = swiss.workspace.status_bar
    swiss.keyboard.type("1")
    assert not bar.undo.isHidden()
    swiss.there(lambda desk: correct(desk, 1, 1, MatchResult(drawn=True)))
    assert bar.undo.isHidden()
    assert bar.message.text() == ""
    swiss.keyboard.type("1")
    assert not bar.undo.isHidden()
    swiss.there(lambda desk: desk.undo())
    assert bar.undo.isHidden()
    assert bar.message.text() == ""


def test_what_another_desk_did_is_told_as_done(swiss: TwoDesks) -> None:
    others = swiss.workspace.status_bar.others
    swiss.there(lambda desk: attendance.check_in(desk, [3]))
    assert others.text() == f"{THERE}: P3 checked in"
    swiss.there(lambda desk: desk.undo())
    assert others.text() == f"{THERE}: P3 checked in (undone)"
    for table in range(1, 31):
        swiss.wins_there(table)
    swiss.there(rounds.pair)
    assert others.text() == f"{THERE}: round 2 posted"
    swiss.wins_there(4)
    assert others.text() == f"{THERE}: board 4: 1–0"
    swiss.there(lambda desk: correct(desk, 1, 12, MatchResult(drawn=True)))
    assert others.text() == f"{THERE}: round 1, board 12: ½–½"
    swiss.there(lambda desk: desk.undo())
    assert others.text() == f"{THERE}: round 1, board 12: ½–½ (undone)"


def test_what_other_desks_did_is_no_longer_told_once_the_event_is_not_shared(
    swiss: TwoDesks,
) -> None:
    swiss.wins_there(5)
    others = swiss.workspace.status_bar.others
    assert others.isVisible()
    swiss.workspace.session.continue_with(desk_of("us-swiss", 60))
    assert others.isHidden()


def test_a_question_stays_open_while_another_desk_records(swiss: TwoDesks) -> None:
    question = swiss.workspace.status_bar.question
    question.ask("Sure?", "", (("Yes", lambda: None),), focus=True)
    swiss.wins_there(5)
    assert question.isVisible()
    assert swiss.keyboard.focus is question.buttons[0]


def test_a_player_being_edited_is_not_replaced_unseen(swiss: TwoDesks) -> None:
    swiss.workspace.go_to(PageName.PLAYERS)
    page = swiss.workspace.players
    page.list.choose(3)
    assert page.players.editor.open(3, "rating")
    before = page.players.editor.field.text()
    swiss.there(lambda desk: players.change(desk, 3, {"rating": 1234}))
    assert page.players.editor.field.text() == before
    swiss.keyboard.press(Key.Key_Return)
    assert swiss.desk.event.player(3).rating == 1234


def test_a_cell_that_changed_while_it_was_typed_asks_once(swiss: TwoDesks) -> None:
    swiss.workspace.go_to(PageName.PLAYERS)
    page = swiss.workspace.players
    page.list.choose(3)
    page.players.editor.open(3, "rating")
    swiss.keyboard.type("1800")
    swiss.there(lambda desk: players.change(desk, 3, {"rating": 1234}))
    swiss.keyboard.press(Key.Key_Return)
    assert "1234" in page.players.editor.reason.text()
    assert swiss.desk.event.player(3).rating == 1234
    swiss.keyboard.press(Key.Key_Return)
    assert swiss.desk.event.player(3).rating == 1800


def test_a_player_in_the_form_whom_another_desk_edited_is_noted(swiss: TwoDesks) -> None:
    swiss.workspace.go_to(PageName.PLAYERS)
    page = swiss.workspace.players
    page.list.choose(3)
    page.buttons.all_fields.click()
    swiss.keyboard.type("New Name")
    swiss.there(lambda desk: attendance.check_in(desk, (3,)))
    assert page.form.trouble.isHidden()
    swiss.there(lambda desk: players.change(desk, 3, {"rating": 1234}))
    assert THERE in page.form.trouble.text()
    assert page.form.name.text() == "New Name"


def test_history_keeps_the_step_in_view_when_new_ones_come_on_top(swiss: TwoDesks) -> None:
    for table in range(1, 25):
        swiss.wins_there(table)
    swiss.workspace.go_to(PageName.HISTORY)
    steps = swiss.workspace.history.steps
    steps.choose(12)
    bar = steps.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    top = steps.rows[steps.rowAt(0)].key
    swiss.wins_there(28)
    assert steps.rows[steps.rowAt(0)].key == top
    assert steps.key == 12


def test_history_has_a_column_for_the_desk(swiss: TwoDesks) -> None:
    swiss.keyboard.type("1")
    swiss.wins_there(2)
    swiss.workspace.go_to(PageName.HISTORY)
    steps = swiss.workspace.history.steps
    at = steps.ids.index("desk")
    assert [row.cells[at] for row in steps.rows[:2]] == [THERE, HERE]


def test_the_history_of_a_table_names_the_desks(swiss: TwoDesks) -> None:
    swiss.keyboard.type("1")
    swiss.there(lambda desk: correct(desk, 1, 1, MatchResult(drawn=True)))
    swiss.round.go_to_table(1)
    panel = swiss.workspace.details_panel.text
    assert f"{HERE}: P31 won" in panel
    assert f"{THERE}: changed: draw" in panel


def test_an_event_field_that_changed_while_it_was_typed_says_so(swiss: TwoDesks) -> None:
    from tourneydesk.desk.event_details import change_details

    swiss.workspace.go_to(PageName.EVENT)
    swiss.keyboard.type("My Open")
    swiss.there(lambda desk: change_details(desk, {"name": "Their Open"}))
    page = swiss.workspace.event_
    assert page.fields["name"].text() == "My Open"
    assert "Their Open" in page.rows["name"].error.text()


def test_a_draft_is_paired_again_after_another_desk_corrected_a_result(swiss: TwoDesks) -> None:
    for table in swiss.desk.event.rounds[0].missing:
        swiss.wins_there(table)
    swiss.workspace.status_bar.preview_round()
    swiss.keyboard.until(lambda: swiss.workspace.page == PageName.DRAFT)
    assert swiss.workspace.draft.stale.isHidden()
    swiss.there(lambda desk: correct(desk, 1, 1, MatchResult(drawn=True)))
    assert swiss.workspace.draft.stale.isVisible()
    bar = swiss.workspace.status_bar
    bar.do_next()
    swiss.keyboard.until(lambda: not swiss.workspace.next_round.busy)
    assert swiss.workspace.draft.stale.isHidden()
    bar.do_next()
    assert len(swiss.desk.event.rounds) == 2


def test_a_round_is_paired_again_if_another_desk_was_first(swiss: TwoDesks) -> None:
    for table in swiss.desk.event.rounds[0].missing:
        swiss.wins_there(table)
    swiss.workspace.status_bar.do_next()  # the round is there only in the event loop
    swiss.there(lambda desk: correct(desk, 1, 1, MatchResult(drawn=True)))
    swiss.keyboard.until(lambda: len(swiss.desk.event.rounds) == 2)
    assert result_at(swiss.keyboard, 1) == MatchResult(drawn=True)
    assert swiss.desk.event.rounds[1] == rounds.proposal(event_before_round_2(swiss))


def test_a_check_in_that_waits_for_the_server_is_never_shown_as_recorded(swiss: TwoDesks) -> None:
    swiss.workspace.go_to(PageName.PLAYERS)
    page = swiss.workspace.players
    swiss.desk.typed = (PendingEntry(AT, (PlayersCheckedIn((2,), True),)),)
    swiss.workspace.session.desk_changed.emit()
    for task, first in ((ALL, ()), (CHECK_IN, ("clock",))):
        page.tabs.buttons[task].click()
        row = next(row for row in page.list.rows if row.key == 2)
        status = row.cells[page.list.ids.index("status")]
        assert status == text("desk-mark-waiting", score=text("cell-here"))
        assert row.cells[: len(first)] == first
        assert "square-checked" not in row.cells
    page.list.choose(2)
    assert page.buttons.check_in.text() == text("people-turn-not-here")
    swiss.desk.typed = ()
    swiss.workspace.session.desk_changed.emit()
    assert not any(status in row.cells for row in page.list.rows)


def test_in_large_text_the_card_of_a_lost_server_is_one_line_until_unfolded(
    swiss: TwoDesks, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sharing, "LARGE_TEXT", 1)
    swiss.desk.trouble = FileTrouble("server_lost", Path("server"), name=THERE)
    swiss.desk.typed = (PendingEntry(AT, (PlayersCheckedIn((2,), True),)),)
    swiss.workspace.session.desk_changed.emit()
    card = swiss.workspace.desk_card
    lost, count = text("desk-lost-server"), text("desk-waiting-count", count=1)
    assert card.heading.text() == f"{lost} {count}"
    folded = card.height()
    assert card.waiting.isHidden()
    assert card.go_on.isHidden()
    card.more.click()
    swiss.keyboard.until(lambda: card.height() > folded)
    assert card.go_on.isVisible()
    assert "P2" in card.waiting.text()
    assert card.heading.text() == lost


@pytest.mark.parametrize("page", [PageName.EVENT, PageName.PLAYERS])
def test_a_field_that_is_disabled_while_the_server_is_lost_has_its_text_and_the_focus_afterwards(
    swiss: TwoDesks, page: PageName
) -> None:
    swiss.workspace.go_to(page)
    if page == PageName.EVENT:
        field: QLineEdit = swiss.workspace.event_.fields["name"]
    else:
        swiss.workspace.players.add_button.click()
        field = swiss.workspace.players.form.name
    field.setFocus()
    field.selectAll()
    swiss.keyboard.type("Half ty")
    before = input_of(field)
    with swiss.lost():
        assert not field.isEnabled()
        assert field.text() == "Half ty"
    assert swiss.keyboard.focus is field
    assert input_of(field) == before
    swiss.keyboard.type("ped")
    assert field.text() == "Half typed"


def test_the_focus_stays_where_the_user_took_it_while_the_server_was_lost(swiss: TwoDesks) -> None:
    swiss.workspace.go_to(PageName.PLAYERS)
    page = swiss.workspace.players
    page.add_button.click()
    page.form.name.setFocus()
    with swiss.lost():
        page.players.search.setFocus()
        swiss.workspace.status_bar.next.setFocus()
        page.players.search.setFocus()
        swiss.keyboard.type("P1")
    assert swiss.keyboard.focus is page.players.search


def test_a_viewer_has_no_way_to_a_change_and_is_told_why(swiss: TwoDesks) -> None:
    swiss.wins_there(1)
    swiss.desk.may_record = False
    swiss.workspace.session.desk_changed.emit()
    only_watches = text("desk-only-watches")
    double_check = swiss.round.double_check
    assert not double_check.isEnabled()
    assert double_check.accessibleDescription() == only_watches
    table = swiss.desk.event.rounds[0].tables[0]
    menu = QMenu()
    swiss.round.fill_menu(menu, table)
    changes = menu.actions()[:3]
    assert [one.isEnabled() for one in changes] == [False] * 3
    assert all(only_watches in one.toolTip() for one in changes)
    for name in ("repair-menu", "end-menu", "draft-look-first"):
        action = swiss.keyboard.window.menus[name]
        assert not action.isEnabled()
        assert text("desk-not-head") in action.toolTip()
    swiss.desk.may_record = True
    swiss.workspace.session.desk_changed.emit()
    assert double_check.isEnabled()
    assert swiss.keyboard.window.menus["repair-menu"].isEnabled()
    assert text("desk-not-head") not in swiss.keyboard.window.menus["repair-menu"].toolTip()


def event_before_round_2(desks: TwoDesks) -> Event:
    return replay(desks.desk.steps[:-1])
