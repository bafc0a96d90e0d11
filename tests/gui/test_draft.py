"""Previewing a round before it is posted: swaps by key and mouse, locks, redraws, posting."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QThreadPool
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.gui.keyboard import Key, Keyboard
from tests.gui.test_random_events import lines_of
from tests.gui.work_gate import WorkGate
from tourneydesk.core.decisions import PlayerDropped, PlayersAdded
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Player, Round
from tourneydesk.core.format import Criterion
from tourneydesk.core.journal import codec
from tourneydesk.desk.files.journals import MemoryJournal
from tourneydesk.desk.files.opening import plan
from tourneydesk.desk.practice import made_up_players
from tourneydesk.desk.rounds import Draft
from tourneydesk.desk.session import Session
from tourneydesk.desk.verification import differences
from tourneydesk.formats import FORMATS
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.event.page_names import PageName
from tourneydesk.gui.pages.draft_page import DraftPage
from tourneydesk.present import messages
from tourneydesk.present.shows import show_of_format

NONE = Qt.KeyboardModifier.NoModifier
LEFT = Qt.MouseButton.LeftButton
FIRST = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ina", "Jo", "Kim", "Lo")
NAMES = tuple(f"{name} Player" for name in FIRST)

every_format = pytest.mark.parametrize("key", sorted(FORMATS))


def sit_down(keyboard: Keyboard, key: str, count: int = 12) -> None:
    """At an event whose first round can be paired."""
    desk = Session(MemoryJournal(), [(plan(key, "Event", "seed", {}),)])
    players = (Player(n, name, age=9 + n) for n, name in enumerate(NAMES[:count], start=1))
    desk.take(PlayersAdded(tuple(players)))
    keyboard.window.show_event(desk, Path("event.tourney"))


def preview(keyboard: Keyboard) -> DraftPage:
    """Ctrl+D, and until the draft is there."""
    keyboard.press(Key.Key_D, control=True)
    keyboard.until(
        lambda: keyboard.workspace.page == PageName.DRAFT and not keyboard.workspace.next_round.busy
    )
    return keyboard.workspace.draft


def rows_of(page: DraftPage) -> list[tuple[str, ...]]:
    """The number in each row, the players in it, its state and its lock."""
    tables = page.tables
    names = [at for at, one in enumerate(tables.table_model.columns) if one.kind == "name"]
    return [
        (line[0], *(line[at] for at in names if line[at]), *line[-2:]) for line in lines_of(tables)
    ]


def place_of(page: DraftPage, player: int) -> QPoint:
    """Where a player is in the list."""
    page.tables.choose_player(player)
    return page.tables.visualRect(page.tables.currentIndex()).center()


def draft_of(keyboard: Keyboard) -> Draft:
    draft = keyboard.workspace.next_round.draft
    assert draft is not None
    return draft


def settle(keyboard: Keyboard) -> None:
    keyboard.until(lambda: not keyboard.workspace.next_round.busy)


def swap_by_keys(keyboard: Keyboard) -> tuple[int, int]:
    """The first player of the first table with the first of the last, by their names."""
    draft = draft_of(keyboard)
    one, other = draft.changed.tables[0].players[0], draft.changed.tables[-1].players[0]
    for player in (one, other):
        keyboard.press(Key.Key_G, control=True)
        keyboard.type(f"{NAMES[player - 1]}\n")
        assert keyboard.workspace.draft.tables.player == player
        keyboard.type("s")
    return one, other


def places_apart(made: Round) -> int:
    return sum(abs(table.players[0] - table.players[1]) for table in made.tables)


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """US Chess with one count that anybody can work out: how far apart partners entered."""

    def evaluate(event: Event, made: Round) -> tuple[Criterion, ...]:
        return (Criterion("weigh_moved", places_apart(made)),)

    def around(event: Event, draw: Draw, kept: Round) -> Round:
        made = FORMATS["us-swiss"].propose(event, draw)
        seated = {player for table in kept.tables for player in table.players}
        rest = [one for table in made.tables for one in table.players if one not in seated]
        tables = tuple(
            kept.table(table.number)
            or replace(table, seats=tuple(replace(seat, player=rest.pop()) for seat in table.seats))
            for table in made.tables
        )
        return replace(made, tables=tables) if seated else made

    shown = replace(FORMATS["us-swiss"], evaluate=evaluate, pair_remaining=around)
    monkeypatch.setitem(FORMATS, "us-swiss", shown)


@every_format
def test_a_previewed_round_is_posted_as_proposed(keyboard: Keyboard, key: str) -> None:
    sit_down(keyboard, key)
    page = preview(keyboard)
    event = keyboard.workspace.session.event
    assert not event.rounds
    made = draft_of(keyboard).proposed
    shown = rows_of(page)
    numbers = [row[0] for row in shown if row[0] and row[0] != messages.text("draft-bye")]
    assert numbers == [str(table.number) for table in made.tables]
    assert shown[0][1] == NAMES[made.tables[0].players[0] - 1]
    post = messages.text("draft-post-ring" if key == "dual-ring" else "draft-post", round=1)
    assert keyboard.workspace.status_bar.next.text() == post
    keyboard.press(Key.Key_Return)
    assert keyboard.workspace.session.event.rounds[0] == made
    assert keyboard.workspace.page == 1
    assert keyboard.workspace.next_round.draft is None
    assert differences(keyboard.workspace.session.session.steps) == ()


@every_format
def test_keys_swap_two_players_and_one_undo_reverts_it(keyboard: Keyboard, key: str) -> None:
    sit_down(keyboard, key)
    preview(keyboard)
    before = keyboard.workspace.session.event
    swap_by_keys(keyboard)
    changed = draft_of(keyboard).changed
    assert changed != draft_of(keyboard).proposed
    keyboard.press(Key.Key_Return, control=True)
    posted = keyboard.workspace.session.event.rounds[0]
    assert [table.seats for table in posted.tables] == [table.seats for table in changed.tables]
    found = differences(keyboard.workspace.session.session.steps)
    assert [difference.code for difference in found] == ["round_by_hand"]
    keyboard.reopen()
    assert keyboard.workspace.session.event == before


def test_posting_straight_from_results_is_still_one_key(keyboard: Keyboard) -> None:
    sit_down(keyboard, "us-swiss")
    assert keyboard.workspace.status_bar.next.text() == "Pair round 1"
    assert keyboard.workspace.status_bar.preview.isVisible()
    keyboard.pair()
    assert keyboard.workspace.page == 1


def test_dragging_a_player_onto_another_swaps_them(keyboard: Keyboard) -> None:
    sit_down(keyboard, "us-swiss")
    tables = preview(keyboard).tables
    first, second = (table.players for table in draft_of(keyboard).proposed.tables[:2])
    places = [place_of(keyboard.workspace.draft, pair[1]) for pair in (first, second)]
    QTest.mousePress(tables.viewport(), LEFT, NONE, places[0])
    for step in range(1, 6):
        QTest.mouseMove(tables.viewport(), places[0] + (places[1] - places[0]) * step / 5)
    QTest.mouseRelease(tables.viewport(), LEFT, NONE, places[1])
    now = [table.players for table in draft_of(keyboard).changed.tables[:2]]
    assert now == [(first[0], second[1]), (second[0], first[1])]


def test_dropping_a_player_outside_the_list_changes_nothing(keyboard: Keyboard) -> None:
    sit_down(keyboard, "us-swiss")
    tables = preview(keyboard).tables
    before = draft_of(keyboard)
    place = place_of(keyboard.workspace.draft, before.changed.tables[0].players[0])
    QTest.mousePress(tables.viewport(), LEFT, NONE, place)
    QTest.mouseRelease(tables.viewport(), LEFT, NONE, QPoint(-50, -50))
    assert draft_of(keyboard) is before


def test_what_a_change_costs_is_shown_in_the_format_s_own_counts(
    keyboard: Keyboard, counted: None
) -> None:
    sit_down(keyboard, "us-swiss")
    page = preview(keyboard)
    what = messages.text("weigh-moved", "us-swiss")
    before = places_apart(draft_of(keyboard).proposed)
    keyboard.until(lambda: bool(keyboard.workspace.next_round.costs))
    assert page.counts.isHidden()  # the rules' own pairing is as good as it can be
    swap_by_keys(keyboard)
    after = places_apart(draft_of(keyboard).changed)
    assert after != before
    change = messages.text("draft-cost-changed", what=what, value=after, before=before)
    keyboard.until(lambda: page.counts.text().endswith(change))
    assert page.about.text() == messages.text("draft-changed-by-hand", "us-swiss", tables=2)
    assert lines_of(page.tables)[0][-2:] == ("Changed", "lock")


def swap_into_rematch(keyboard: Keyboard) -> DraftPage:
    """The draft of round 2, in which the first table's players of round 1 meet again by hand."""
    sit_down(keyboard, "us-swiss")
    keyboard.pair()
    keyboard.type("111111")
    first, second = keyboard.workspace.session.event.rounds[0].tables[0].players
    page = preview(keyboard)
    table = draft_of(keyboard).proposed.table_of(first)
    assert table is not None
    (rival,) = {*table.players} - {first}
    for player in (rival, second):
        page.tables.choose_player(player)
        keyboard.type("s")
    return page


def test_a_rematch_by_hand_is_asked_about_and_posted_only_with_a_reason(
    keyboard: Keyboard,
) -> None:
    page = swap_into_rematch(keyboard)
    session = keyboard.workspace.session
    assert page.objection.isVisible()
    keyboard.press(Key.Key_Return)
    assert len(session.event.rounds) == 1
    assert messages.text("draft-answer-first") in keyboard.workspace.status_bar.message.text()
    assert not page.objection.keep.isEnabled()
    objection = page.objection.text
    page.objection.reason.setFocus()
    keyboard.type("both families asked\n")
    assert not page.objection.isVisible()
    keyboard.press(Key.Key_Return)
    assert len(session.event.rounds) == 2
    (note,) = session.event.notes
    assert objection in note
    assert "both families asked" in note


def test_undoing_the_swap_answers_the_card(keyboard: Keyboard) -> None:
    page = swap_into_rematch(keyboard)
    page.objection.undo.click()
    assert not page.objection.isVisible()
    assert not draft_of(keyboard).by_hand
    keyboard.press(Key.Key_Return)
    assert len(keyboard.workspace.session.event.rounds) == 2
    assert not keyboard.workspace.session.event.notes


def test_a_click_on_the_lock_keeps_the_table(keyboard: Keyboard) -> None:
    sit_down(keyboard, "us-swiss")
    page = preview(keyboard)
    last = page.tables.model().columnCount() - 1
    place = page.tables.visualRect(page.tables.model().index(1, last)).center()
    for kept in (frozenset({2}), frozenset()):
        QTest.mouseClick(page.tables.viewport(), LEFT, NONE, place)
        assert draft_of(keyboard).kept_tables == kept


def test_a_warning_stands_at_the_table_it_is_about_only(keyboard: Keyboard) -> None:
    sit_down(keyboard, "us-swiss")
    keyboard.pair()
    keyboard.type("111111")
    met = keyboard.workspace.session.event.rounds[0].tables[0].players
    page = preview(keyboard)
    beside = draft_of(keyboard).proposed.table_of(met[0])
    assert beside is not None
    assert page.warnings.isHidden()
    (rival,) = set(beside.players) - {met[0]}
    for player in (rival, met[1]):
        page.tables.choose_player(player)
        keyboard.type("s")
    page.tables.choose_player(met[0])
    assert "met" in page.warnings.text()
    assert page.warnings.isVisible()
    untouched = next(
        table for table in draft_of(keyboard).changed.tables if not {*met, rival} & {*table.players}
    )
    page.tables.choose(untouched.number)
    assert page.warnings.isHidden()


def test_locked_tables_stay_and_the_others_are_paired_around_them(
    keyboard: Keyboard, counted: None
) -> None:
    sit_down(keyboard, "us-swiss")
    page = preview(keyboard)
    proposed = draft_of(keyboard).proposed
    keyboard.press(Key.Key_Down)
    keyboard.press(Key.Key_Space)
    assert draft_of(keyboard).kept_tables == {2}
    assert lines_of(page.tables)[1][-2:] == ("Locked", "lock")
    keyboard.type("r")
    settle(keyboard)
    assert draft_of(keyboard).changed.table(2) == proposed.table(2)
    assert draft_of(keyboard).changed.tables != proposed.tables
    keyboard.type("lr")
    settle(keyboard)
    assert draft_of(keyboard).changed == proposed


def test_undo_steps_back_inside_the_draft_first(keyboard: Keyboard, window: Window) -> None:
    sit_down(keyboard, "us-swiss")
    preview(keyboard)
    event, proposed = keyboard.workspace.session.event, draft_of(keyboard).proposed
    one, other = swap_by_keys(keyboard)
    keyboard.type("l")
    assert window.menus["window-undo"].text().startswith("&Undo: Unlock board ")
    keyboard.press(Key.Key_Z, control=True)
    assert (
        window.menus["window-undo"].text() == f"&Undo: Swap {NAMES[one - 1]} and {NAMES[other - 1]}"
    )
    keyboard.press(Key.Key_Z, control=True)
    assert draft_of(keyboard).changed == proposed
    keyboard.shift_control(Key.Key_Z)
    assert draft_of(keyboard).by_hand
    keyboard.press(Key.Key_Z, control=True)
    assert keyboard.workspace.session.event is event
    assert window.menus["window-undo"].text().startswith("&Undo: Add ")


def test_a_redraw_asks_why_is_counted_and_outlives_closing(
    keyboard: Keyboard, window: Window
) -> None:
    sit_down(keyboard, "dual-ring")
    page = preview(keyboard)
    first = draft_of(keyboard).proposed
    keyboard.type("d\n")
    assert (
        messages.text("redraw-without-why", round=1) in keyboard.workspace.status_bar.message.text()
    )
    keyboard.type("two brothers are neighbours\n")
    settle(keyboard)
    assert draft_of(keyboard).proposed.tables != first.tables
    assert draft_of(keyboard).proposed.label == "round 1, redraw 1"
    assert page.about.text() == messages.text("draft-drawn", times=2)
    assert window.menus["window-undo"].text() == messages.text(
        "window-undo-step",
        step=messages.text("step-redrawn", round=1, why="two brothers are neighbours"),
    )
    steps = [codec.decode(codec.encode(step)) for step in keyboard.workspace.session.session.steps]
    window.show_home()
    window.show_event(Session(MemoryJournal(), steps), Path("event.tourney"))
    assert keyboard.workspace.next_round.draft is None
    assert preview(keyboard).about.text() == messages.text("draft-drawn", times=2)
    keyboard.press(Key.Key_Return)
    assert keyboard.workspace.round.title.text() == messages.text(
        "draft-round-title-redrawn", title=messages.text("window-round-ring"), times=2
    )
    assert differences(keyboard.workspace.session.session.steps) == ()


def test_undoing_a_redraw_shows_the_draw_before(keyboard: Keyboard) -> None:
    sit_down(keyboard, "dual-ring")
    page = preview(keyboard)
    first = draft_of(keyboard).proposed
    keyboard.type("dx\n")
    settle(keyboard)
    keyboard.press(Key.Key_Z, control=True)
    settle(keyboard)
    assert draft_of(keyboard).proposed == first
    assert page.about.text() == messages.text(
        "draft-size",
        players=messages.text("count-players", count=12),
        tables=messages.text("count-tables", "dual-ring", count=12),
    )


def test_a_stale_draft_says_so_and_is_paired_again(
    keyboard: Keyboard,
) -> None:
    sit_down(keyboard, "us-swiss")
    page = preview(keyboard)
    keyboard.workspace.session.session.take(PlayerDropped(12))
    assert page.stale.isVisible()
    assert keyboard.workspace.status_bar.next.text() == "Pair round 1 again"
    keyboard.press(Key.Key_Return)
    assert not keyboard.workspace.session.event.rounds
    assert "event changed" in keyboard.workspace.status_bar.message.text()
    keyboard.press(Key.Key_R, control=True)
    settle(keyboard)
    assert page.stale.isHidden()
    assert {bye.why for bye in draft_of(keyboard).changed.byes} == {"odd"}
    keyboard.press(Key.Key_R, control=True)
    assert len(keyboard.workspace.session.event.rounds) == 1


def test_escape_leaves_the_draft_and_the_status_bar_leads_back(
    keyboard: Keyboard,
) -> None:
    sit_down(keyboard, "us-swiss")
    preview(keyboard)
    swap_by_keys(keyboard)
    kept = draft_of(keyboard)
    keyboard.press(Key.Key_Escape)
    assert keyboard.workspace.page == PageName.PLAYERS
    assert keyboard.workspace.status_bar.preview.text() == messages.text("draft-look")
    keyboard.workspace.status_bar.preview.click()
    assert keyboard.workspace.page == PageName.DRAFT
    assert draft_of(keyboard) is kept
    keyboard.press(Key.Key_Escape)
    keyboard.press(Key.Key_R, control=True)
    assert keyboard.workspace.session.event.rounds[0].tables == kept.changed.tables


def test_escape_puts_back_the_picked_up_player_first(keyboard: Keyboard) -> None:
    sit_down(keyboard, "us-swiss")
    page = preview(keyboard)
    keyboard.type("s")
    assert rows_of(page)[0][1].startswith("⇄")
    keyboard.press(Key.Key_Escape)
    assert not rows_of(page)[0][1].startswith("⇄")
    assert keyboard.workspace.page == PageName.DRAFT


def test_a_discarded_draft_is_gone(keyboard: Keyboard) -> None:
    sit_down(keyboard, "us-swiss")
    preview(keyboard)
    keyboard.press(Key.Key_Delete)
    assert keyboard.workspace.next_round.draft is None
    assert keyboard.workspace.page == PageName.PLAYERS
    assert keyboard.workspace.status_bar.next.text() == "Pair round 1"


def test_the_odd_players_bye_is_a_row_and_can_be_swapped(keyboard: Keyboard) -> None:
    sit_down(keyboard, "us-swiss", 11)
    page = preview(keyboard)
    (bye,) = draft_of(keyboard).proposed.byes
    first = draft_of(keyboard).proposed.tables[0].players[0]
    assert rows_of(page)[-1][:2] == ("Bye", NAMES[bye.player - 1])
    players = messages.text("count-players", count=11)
    boards = messages.text("count-tables", "us-swiss", count=5)
    assert page.about.text() == messages.text("draft-size", players=players, tables=boards)
    keyboard.type("s")
    keyboard.press(Key.Key_End, control=True)
    keyboard.type("s")
    assert [one.player for one in draft_of(keyboard).changed.byes] == [first]
    assert rows_of(page)[-1] == ("Bye", NAMES[first - 1], "Changed", "lock")
    keyboard.press(Key.Key_Return)
    assert keyboard.workspace.session.event.rounds[0].byes[0].player == first


def test_arrows_go_from_player_to_player_and_never_beside_them(keyboard: Keyboard) -> None:
    sit_down(keyboard, "risk-swiss", 9)  # a board of five and one of four
    page = preview(keyboard)
    seats = [table.players for table in draft_of(keyboard).proposed.tables]
    walked = [page.tables.player]
    for _ in range(6):
        keyboard.press(Key.Key_Right)
        walked.append(page.tables.player)
    assert walked == [*seats[0], *[seats[0][-1]] * (7 - len(seats[0]))]
    keyboard.press(Key.Key_Down)
    assert page.tables.player == seats[1][0]


def test_a_name_that_nobody_has_is_said_and_a_table_is_found_by_its_number(
    keyboard: Keyboard,
) -> None:
    sit_down(keyboard, "us-swiss")
    page = preview(keyboard)
    keyboard.press(Key.Key_G, control=True)
    keyboard.type("Zorro\n")
    assert "“Zorro”" in keyboard.workspace.status_bar.message.text()
    keyboard.type("4\n")
    assert page.tables.key == 4
    assert page.tables.hasFocus()


def test_preview_does_nothing_when_no_round_can_be_paired(keyboard: Keyboard) -> None:
    sit_down(keyboard, "us-swiss")
    keyboard.pair()
    assert keyboard.workspace.status_bar.preview.isHidden()
    keyboard.press(Key.Key_D, control=True)
    assert keyboard.workspace.next_round.draft is None
    assert not keyboard.workspace.next_round.busy


def test_a_held_enter_posts_one_round(keyboard: Keyboard) -> None:
    sit_down(keyboard, "us-swiss")
    preview(keyboard)
    keyboard.hold("\n", 5)
    QApplication.processEvents()
    assert len(keyboard.workspace.session.event.rounds) == 1


def test_a_draft_of_a_thousand_keeps_the_window_answering(keyboard: Keyboard) -> None:
    desk = Session(MemoryJournal(), [(plan("age-swiss", "Event", "seed", {}),)])
    desk.take(PlayersAdded(made_up_players(1000, Draw("n", "p"))))
    keyboard.window.show_event(desk, Path("event.tourney"))
    page = preview(keyboard)
    assert page.tables.model().rowCount() == 500
    keyboard.type("s")
    keyboard.press(Key.Key_End, control=True)
    keyboard.type("s")
    assert draft_of(keyboard).by_hand


def test_long_pairing_of_a_draft_is_reported_and_esc_stops_it(
    keyboard: Keyboard, work_gate: WorkGate
) -> None:
    sit_down(keyboard, "us-swiss")
    work_gate.shut()
    keyboard.press(Key.Key_D, control=True)
    foot = keyboard.workspace.status_bar
    keyboard.until(lambda: "Esc" in foot.message.text())
    keyboard.press(Key.Key_Escape)
    assert not keyboard.workspace.next_round.busy
    work_gate.open()
    QThreadPool.globalInstance().waitForDone()
    QApplication.processEvents()
    assert keyboard.workspace.next_round.draft is None
    assert keyboard.workspace.page == PageName.PLAYERS
    assert foot.next.text() == "Pair round 1"
    assert foot.next.isEnabled()


def test_a_round_split_by_strikes_shows_each_table_s_group(keyboard: Keyboard) -> None:
    sit_down(keyboard, "strikes")
    keyboard.pair()
    for table in keyboard.workspace.session.event.rounds[0].tables:
        keyboard.type("".join(f"{50 - player}\n" for player in table.players))
    page = preview(keyboard)
    blocks = [line[0] for line in lines_of(page.tables) if line[0]]
    assert blocks == ["1\nG1", "2\nG1", "3\nG2"]
    one, other = swap_by_keys(keyboard)
    assert rows_of(page)[0][:2] == ("1\nG1 + G2", NAMES[other - 1])
    page.tables.choose_player(one)
    keyboard.type("s")
    assert any(f"⇄ {NAMES[one - 1]}" in line for line in lines_of(page.tables))


def test_the_status_bar_says_why_no_round_can_be_drafted(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", "Ann", "Bo", "Cem", "Dora")
    keyboard.press(Key.Key_D, control=True)
    assert keyboard.workspace.next_round.draft is None
    assert keyboard.workspace.status_bar.message.text() == "▲ 2 of 2 boards missing: 1 and 2"


def test_the_columns_of_a_draft_are_chosen_apart_from_those_of_the_round_and_remembered(
    keyboard: Keyboard,
) -> None:
    sit_down(keyboard, "us-swiss")
    keyboard.pair()
    keyboard.type("111111")
    page = preview(keyboard)
    assert {"points1", "due1", "colors1"} <= {*page.tables.ids} | {
        f"{id}1" for id in page.tables.ids
    }
    head = messages.text("head-colors")
    next(one for one in page.columns.menu().actions() if one.text() == head).setChecked(False)
    assert not {"colors", "colors1"} & {*page.tables.ids}
    assert "colors" not in page.columns.ids
    assert keyboard.workspace.round.columns.ids == show_of_format("us-swiss").round_columns
    steps = keyboard.workspace.session.session.steps
    keyboard.window.show_home()
    keyboard.window.show_event(Session(MemoryJournal(), [*steps]), Path("event.tourney"))
    assert not {"colors", "colors1"} & {*preview(keyboard).tables.ids}


def test_in_little_room_players_of_a_draft_are_below_each_other_and_swapped_by_keys_and_mouse(
    keyboard: Keyboard,
) -> None:
    sit_down(keyboard, "us-swiss")
    page = preview(keyboard)
    first, second = (table.players for table in draft_of(keyboard).proposed.tables[:2])
    page.tables.choose_player(first[1])
    page.tables.setFixedWidth(320)
    QApplication.processEvents()
    assert page.tables.player == first[1], "the same player is selected"
    assert [row[1] for row in rows_of(page)[:2]] == [NAMES[player - 1] for player in first]
    keyboard.press(Key.Key_Left)
    assert page.tables.player == first[0]
    places = [place_of(page, player) for player in (first[0], second[1])]
    page.tables.scrollToTop()
    QTest.mousePress(page.tables.viewport(), LEFT, NONE, places[0])
    QTest.mouseRelease(page.tables.viewport(), LEFT, NONE, places[1])
    assert draft_of(keyboard).changed.tables[0].players == (second[1], first[1])
    assert page.tables.horizontalScrollBar().maximum() == 0
