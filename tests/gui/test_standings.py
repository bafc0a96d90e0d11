"""The standings page: reasons for ranks, age groups, the cut, and tried results."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton

from tests.builders.desks import desk_of
from tests.gui.keyboard import Key, Keyboard
from tourneydesk.core.decisions import ResultRecorded
from tourneydesk.core.draw import Draw
from tourneydesk.core.results import MatchResult
from tourneydesk.desk import rounds
from tourneydesk.desk.practice import made_up_result, play
from tourneydesk.desk.session import Session
from tourneydesk.gui.app.copies import FRAME_WIDTH
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.event.page_names import PageName
from tourneydesk.gui.pages.match_entry import MatchEntry
from tourneydesk.gui.pages.round_page import RoundPage
from tourneydesk.gui.pages.standings_charts import CUT
from tourneydesk.gui.pages.standings_page import StandingsPage
from tourneydesk.present import messages
from tourneydesk.present.drawings import places_chart
from tourneydesk.present.papers.charts import chart_of
from tourneydesk.present.winners import Winners, winners_of


def show(keyboard: Keyboard, desk: Session) -> StandingsPage:
    keyboard.window.show_event(desk, Path("event.tourney"))
    keyboard.press(Key.Key_3, control=True)
    assert keyboard.workspace.page == PageName.STANDINGS
    return keyboard.workspace.standings


def shown(page: StandingsPage) -> list[tuple[str, ...]]:
    model = page.places.model()
    return [
        tuple(str(model.index(row, column).data()) for column in range(model.columnCount()))
        for row in range(model.rowCount())
    ]


def heads(page: StandingsPage) -> list[str]:
    model = page.places.model()
    horizontal = page.places.horizontalHeader().orientation()
    return [str(model.headerData(column, horizontal)) for column in range(model.columnCount())]


def column(page: StandingsPage, id: str) -> list[str]:
    """The cells of a column by its id."""
    model = page.places.table_model
    at = [one.id for one in model.columns].index(id)
    return [row.cells[at] for row in model.rows]


def test_the_card_says_why_each_place(keyboard: Keyboard, window: Window) -> None:
    desk = desk_of("us-swiss", 8)
    play(desk, 2)
    show(keyboard, desk)
    rows = desk.format.standings(desk.event, None)
    keyboard.press(Key.Key_Down)
    said = keyboard.workspace.details_panel.text
    first = desk.event.player(rows[0].player).name
    assert f"Behind {first} (1st)" in said
    assert "Points: " in said
    assert "in round 1 (" in said
    assert "Solkoff: " in said


def test_a_ring_says_who_is_one_loss_from_out(keyboard: Keyboard, window: Window) -> None:
    desk = desk_of("dual-ring", 5)
    rounds.pair(desk)
    winner, loser = desk.event.rounds[0].tables[0].players
    rounds.report(desk, 1, {"winner": winner})
    page = show(keyboard, desk)
    assert heads(page)[-1] == messages.text("dual-ring-head-stakes")
    assert [row[-1] for row in shown(page)] == [messages.text("one-loss-short")] * 4 + ["Out"]
    assert column(page, "name")[-1] == desk.event.player(loser).name
    game = messages.text("decisive-game", "dual-ring", table=1)
    assert column(page, "decisive") == [""] * 4 + [game]


def test_strikes_say_how_far_each_is_from_being_out(keyboard: Keyboard, window: Window) -> None:
    desk = desk_of("strikes", 8)
    play(desk, 1)
    page = show(keyboard, desk)
    by_name = dict(zip(column(page, "name"), column(page, "stakes"), strict=True))
    for row in desk.format.standings(desk.event, None):
        more = 35 - row.points
        assert by_name[desk.event.player(row.player).name].startswith(f"{more} strike")


def test_a_bracket_can_be_walked_by_keyboard_and_printed(
    keyboard: Keyboard, window: Window
) -> None:
    desk = desk_of("age-swiss", 12, rounds=2, top_cut=8)
    play(desk, 3)
    page = show(keyboard, desk)
    assert page.views.key == "places"
    page.show_view("bracket")
    seeds = page.bracket.players
    assert len(seeds) == 8
    page.bracket.setFocus()
    page.bracket.choose(seeds[0])
    keyboard.press(Key.Key_Down)
    assert page.bracket.player == seeds[1]
    name = desk.event.player(seeds[1]).name
    assert name in page.bracket.accessibleDescription()
    assert name in keyboard.workspace.details_panel.text
    asked: list[str] = []
    window.workspace.requests.papers.connect(asked.append)
    page.print.click()
    assert asked == ["bracket"]


def test_a_line_is_drawn_under_the_fifth_seat_of_the_final(
    keyboard: Keyboard, window: Window
) -> None:
    desk = desk_of("risk-swiss", 20, swiss_rounds=3)
    play(desk, 2)
    page = show(keyboard, desk)
    lines = shown(page)
    assert (lines[5][1], lines[5][-1]) == (messages.text("cut-line", count=5), "")
    assert [line[0] for line in lines[:7]] == ["1", "2", "3", "4", "5", "", "6"]
    assert all(line[-1].startswith("In ") for line in lines[:5])
    assert all(
        " short" in line[-1] or line[-1] == messages.text("cut-out-lot-short") for line in lines[6:]
    )
    page.places.choose(CUT)
    assert messages.text("cut-why", count=5) in keyboard.workspace.details_panel.text


def test_nobody_is_cut_before_the_first_result_or_after_the_final(
    keyboard: Keyboard, window: Window
) -> None:
    desk = desk_of("risk-swiss", 20, swiss_rounds=2)
    page = show(keyboard, desk)
    assert all(line[0] for line in shown(page))
    play(desk)
    page.refresh()
    assert all(line[0] for line in shown(page))
    assert "Final" not in heads(page)


def test_an_age_group_is_shown_by_itself(keyboard: Keyboard, window: Window) -> None:
    desk = desk_of("age-swiss", 30)
    play(desk, 2)
    page = show(keyboard, desk)
    assert [page.group.itemText(at) for at in range(page.group.count())] == [
        messages.text("standings-everybody"),
        "10 and under",
        "11–14",
        "15 and up",
    ]
    page.group.setCurrentIndex(1)
    assert {desk.event.player(int(name[1:])).age for name in column(page, "name")} == {7, 8, 9, 10}
    assert shown(page)[0][0] == "1"
    page.group.setCurrentIndex(0)
    assert len(shown(page)) == 30


def test_other_formats_offer_no_age_groups(keyboard: Keyboard, window: Window) -> None:
    page = show(keyboard, desk_of("us-swiss", 4))
    assert not page.group.isVisibleTo(page)


def tried(window: Window) -> str:
    """What the band of the window and the page say."""
    assert window.workspace is not None
    return f"{window.band.text.text()} {window.workspace.standings.tried_results.text()}"


def test_results_are_tried_by_the_same_keys_and_nothing_is_recorded(
    keyboard: Keyboard, window: Window
) -> None:
    desk = desk_of("us-swiss", 6)
    rounds.pair(desk)
    page = show(keyboard, desk)
    steps = desk.steps
    keyboard.type("t")
    assert page.trying
    assert window.band.isVisible()
    assert window.contentsMargins().left() == FRAME_WIDTH
    assert keyboard.focus is page.what_if.tables
    keyboard.type("1")
    keyboard.type("2")
    first, second, _ = desk.event.rounds[0].tables
    names = {desk.event.player(n).name for n in (first.players[0], second.players[1])}
    first_places = zip(column(page, "place"), column(page, "name"), strict=True)
    assert {name for place, name in first_places if place == "1"} == names
    assert heads(page)[:2] == [messages.text("head-place"), messages.text("head-now")]
    assert {row[1] for row in shown(page)} == {"1"}
    assert messages.text("standings-what-if-band") in tried(window)
    assert "Board 2: " in tried(window)
    assert tried(window).count(" won.") == 2
    assert "What if: " in keyboard.workspace.details_panel.text
    assert (desk.steps, desk.event.rounds[0].missing) == (steps, (1, 2, 3))
    window.band.back.click()
    assert not page.trying
    assert not window.band.isVisible()
    assert window.contentsMargins().left() == 0
    assert keyboard.focus is page.places
    assert {row[0] for row in shown(page)} == {"1"}


def test_a_try_is_forgotten_by_itself_and_by_leaving(keyboard: Keyboard, window: Window) -> None:
    desk = desk_of("us-swiss", 4)
    rounds.pair(desk)
    page = show(keyboard, desk)
    keyboard.type("t1")
    keyboard.press(Key.Key_Up)
    keyboard.press(Key.Key_Delete)
    assert page.what_if.tries == ()
    keyboard.type("1")
    assert len(page.what_if.tries) == 1
    keyboard.press(Key.Key_2, control=True)
    keyboard.press(Key.Key_3, control=True)
    assert not page.trying
    assert not window.band.isVisible()


def test_a_window_hidden_meanwhile_comes_back_with_what_is(
    keyboard: Keyboard, window: Window
) -> None:
    desk = desk_of("us-swiss", 4)
    rounds.pair(desk)
    page = show(keyboard, desk)
    keyboard.type("t1")
    page.hide()
    assert not page.trying
    page.show()
    assert not window.band.isVisible()
    assert messages.text("head-now") not in heads(page)


@pytest.mark.parametrize(("key", "typed"), [("strikes", "30\n20\n10\n5\n"), ("risk-swiss", None)])
def test_sheets_are_tried_as_in_the_round(
    keyboard: Keyboard, window: Window, key: str, typed: str | None
) -> None:
    desk = desk_of(key, 8)
    rounds.pair(desk)
    page = show(keyboard, desk)
    keyboard.type("t")
    if typed is None:
        typed = "".join(f"{place}{40 - place}\n{place}\n" for place in (1, 2, 3, 4))
    keyboard.type(typed)
    assert [one.table for one in page.what_if.tries] == [1]
    assert desk.event.rounds[0].missing == (1, 2)
    winner = desk.event.player(desk.event.rounds[0].tables[0].players[0]).name
    first_places = zip(column(page, "place"), column(page, "name"), strict=True)
    assert winner in {name for place, name in first_places if place == "1"}
    keyboard.press(Key.Key_Escape)
    assert not page.trying


def test_a_ring_calls_the_next_table_while_trying(keyboard: Keyboard, window: Window) -> None:
    desk = desk_of("dual-ring", 4)
    rounds.pair(desk)
    page = show(keyboard, desk)
    keyboard.type("t111")
    assert len(page.what_if.tries) >= 2
    assert " won." in tried(window)
    assert len(desk.event.rounds[0].tables) == 4
    for _ in range(4):
        keyboard.type("1")
    assert messages.text("standings-what-if-over", names="P2") in tried(window)


def test_a_result_that_comes_in_takes_the_place_of_its_try(
    keyboard: Keyboard, window: Window
) -> None:
    desk = desk_of("us-swiss", 4)
    rounds.pair(desk)
    page = show(keyboard, desk)
    keyboard.type("t1")
    rounds.report(desk, 1, {"draw": True})
    assert page.what_if.tries == ()
    assert page.trying
    rounds.report(desk, 2, {"draw": True})
    assert not page.trying


def test_where_nothing_is_missing_there_is_nothing_to_try(
    keyboard: Keyboard, window: Window
) -> None:
    page = show(keyboard, desk_of("us-swiss", 4))
    keyboard.type("t")
    assert not page.trying
    assert messages.text("standings-nothing-to-try") in keyboard.workspace.status_bar.message.text()
    assert isinstance(keyboard.workspace.round, RoundPage)


def test_what_cannot_be_tried_is_said_once_where_it_was_typed(
    keyboard: Keyboard, window: Window
) -> None:
    desk = desk_of("risk-swiss", 5)
    rounds.pair(desk)
    page = show(keyboard, desk)
    keyboard.type("t")
    for _ in range(5):
        keyboard.type("19\n1\n")
    said = page.what_if.entry.trouble.text()
    assert said
    assert said not in keyboard.workspace.status_bar.message.text()


def over(key: str, players: int = 8) -> Session:
    desk = desk_of(key, players)
    play(desk)
    return desk


def two_winners() -> Session:
    """The second of the last game has fewer strikes than its winner."""
    desk = desk_of("strikes", 3, works_with_two=True)
    for scores in ({1: 9, 3: 7, 2: 5}, {2: 9, 1: 7, 3: 5}):
        rounds.pair(desk)
        rounds.report(desk, 1, {"scores": {str(one): score for one, score in scores.items()}})
    return desk


def button_with(page: StandingsPage, message: str) -> QAbstractButton:
    said = messages.text(message)
    return next(one for one in page.winners.findChildren(QAbstractButton) if one.text() == said)


def test_each_round_is_a_column_with_result_and_opponent(
    keyboard: Keyboard, window: Window
) -> None:
    desk = desk_of("us-swiss", 8)
    window.resize(1600, 800)
    play(desk, 2)
    page = show(keyboard, desk)
    for number in (1, 2):
        cells = dict(zip(column(page, "name"), column(page, f"round{number}"), strict=True))
        for table in desk.event.rounds[number - 1].tables:
            white, black = table.players
            result = table.result
            assert isinstance(result, MatchResult)
            code = "drawn" if result.drawn else "won" if result.winner == white else "lost"
            said = messages.text(f"cross-short-{code}", other=str(black))
            assert cells[desk.event.player(white).name] == said


def test_in_a_narrow_window_the_latest_rounds_stay(keyboard: Keyboard, window: Window) -> None:
    desk = desk_of("us-swiss", 20, rounds=9)
    play(desk, 9)
    desk.undo()
    window.resize(1366, 700)
    page = show(keyboard, desk)

    def ids() -> list[str]:
        return [one.id for one in page.places.table_model.columns]

    assert "round9" in ids()
    assert "round1" not in ids()
    page.resize(2200, 700)
    assert "round1" in ids()


def test_columns_are_chosen_and_remembered_for_the_format(
    keyboard: Keyboard, window: Window
) -> None:
    desk = desk_of("us-swiss", 6)
    play(desk, 1)
    page = show(keyboard, desk)
    assert "rating" in [one.id for one in page.places.table_model.columns]
    tick = next(
        one for one in page.columns.menu().actions() if one.text() == messages.text("head-rating")
    )
    tick.setChecked(False)
    assert "rating" not in [one.id for one in page.places.table_model.columns]
    again = show(keyboard, desk_of("us-swiss", 6))
    assert "rating" not in [one.id for one in again.places.table_model.columns]


def test_the_final_place_decides_in_its_own_column(keyboard: Keyboard, window: Window) -> None:
    desk = desk_of("risk-swiss", 20, swiss_rounds=2)
    play(desk)
    page = show(keyboard, desk)
    page.show_view("places")
    assert messages.text("head-decisive", "risk-swiss") in heads(page)
    assert column(page, "decisive")[:6] == ["1", "2", "3", "4", "5", ""]
    columns = page.places.table_model.columns
    assert next(one for one in columns if one.id == "decisive").align == "right"


def test_a_cell_of_the_crosstable_leads_to_its_table(keyboard: Keyboard, window: Window) -> None:
    desk = desk_of("us-swiss", 8)
    play(desk, 2)
    page = show(keyboard, desk)
    page.show_view("crosstable")
    rows = page.crosstable.rows
    player = rows.rows[0].key
    at = [one.id for one in rows.table_model.columns].index("round1")
    rows.setCurrentIndex(rows.table_model.index(0, at))
    rows.setFocus()
    keyboard.press(Key.Key_Return)
    assert keyboard.workspace.page == 1
    table = desk.event.rounds[0].table_of(player)
    assert table is not None
    assert keyboard.workspace.round.tables.number == table.number


def test_the_crosstable_has_every_round_as_on_paper(keyboard: Keyboard, window: Window) -> None:
    desk = desk_of("risk-swiss", 13, swiss_rounds=3)
    play(desk, 2)
    page = show(keyboard, desk)
    page.show_view("crosstable")
    chart = chart_of(desk.event)
    for row in page.crosstable.rows.rows:
        assert row.cells[3:5] == tuple(chart[row.key])


def test_arrow_keys_choose_a_player_in_the_chart(keyboard: Keyboard, window: Window) -> None:
    desk = desk_of("us-swiss", 12)
    play(desk, 3)
    page = show(keyboard, desk)
    page.show_view("chart")
    page.enter()
    assert keyboard.focus is page.chart
    order = [line.player for line in places_chart(desk.event).lines]
    for _ in range(10):
        keyboard.press(Key.Key_Down)
    assert page.chart.player == order[10]
    assert page.chart.lines[-1].player == order[10], "they join the leaders"
    name = desk.event.player(order[10]).name
    assert name in page.chart.accessibleDescription()
    assert name in keyboard.workspace.details_panel.text


def test_bars_are_offered_where_a_format_has_them(keyboard: Keyboard, window: Window) -> None:
    desk = desk_of("strikes", 12)
    play(desk, 2)
    page = show(keyboard, desk)
    page.show_view("bars")
    page.enter()
    keyboard.press(Key.Key_End)
    keyboard.press(Key.Key_Down)
    bar = page.bars.bars[1]
    said = messages.text("standings-chart-bar", name=bar.name, points=bar.total, line=35)
    assert page.bars.accessibleDescription() == said
    # The audience sees the view that is shown here.
    requested: list[str] = []
    window.workspace.requests.display.connect(requested.append)
    for view in ("bars", "chart", "crosstable"):
        page.show_view(view)
        page.show_button.click()
    assert requested == ["bars", "places", "standings"]
    keyboard.workspace.projector.toggle()
    chess = show(keyboard, desk_of("us-swiss", 4))
    assert chess.views.buttons["bars"].isHidden()


def test_the_winners_come_first_once_the_event_is_over_and_go_with_undo(
    keyboard: Keyboard, window: Window
) -> None:
    desk = over("us-swiss")
    page = show(keyboard, desk)
    assert page.views.key == "winners"
    ended = winners_of(desk.event)
    assert ended is not None
    assert page.winners.text.startswith(f"{ended.headline}\n{ended.decided}")
    assert all(one.name in page.winners.text for step in ended.podium.values() for one in step)
    keyboard.reopen()
    assert page.views.key == "places"
    assert page.views.buttons["winners"].isHidden()
    assert page.winners.isHidden()


def test_champions_of_age_groups_are_listed_with_the_winners(
    keyboard: Keyboard, window: Window
) -> None:
    page = show(keyboard, over("age-swiss", 20))
    ended = winners_of(keyboard.workspace.session.event)
    assert ended is not None
    shown_champions = {row.cells for row in page.winners.champions.rows}
    assert shown_champions == {
        (group, messages.enumerated(names)) for group, names in ended.champions.items()
    }


@pytest.mark.parametrize(
    ("message", "paper"),
    [("standings-do-certificates", "certificates"), ("standings-do-report", "report")],
)
def test_the_winners_lead_to_certificates_and_report(
    keyboard: Keyboard, window: Window, message: str, paper: str
) -> None:
    page = show(keyboard, over("us-swiss"))
    button_with(page, message).click()
    assert keyboard.workspace.page == PageName.PAPERS
    assert keyboard.workspace.papers.key == paper


def test_the_winners_are_shown_to_the_audience(keyboard: Keyboard, window: Window) -> None:
    page = show(keyboard, over("us-swiss"))
    projector = keyboard.workspace.projector
    button_with(page, "standings-do-display").click()
    assert projector.on
    keyboard.until(lambda: projector.slideshow.page is not None)
    shown_page = projector.slideshow.page
    assert shown_page is not None
    assert shown_page.kind == "final"
    projector.toggle()


def test_tab_leads_to_the_view_that_holds_also_when_the_program_chose_it(
    keyboard: Keyboard, window: Window
) -> None:
    desk = desk_of("us-swiss", 6)
    play(desk, 1)
    page = show(keyboard, desk)
    page.views.buttons["crosstable"].click()
    page.show_view("chart")
    tabbed = Qt.FocusPolicy.TabFocus
    reached = [view for view, one in page.views.buttons.items() if one.focusPolicy() & tabbed]
    assert reached == ["chart"]


def test_an_event_without_a_winner_says_so_and_has_no_podium(
    keyboard: Keyboard, window: Window
) -> None:
    page = show(keyboard, over("us-swiss"))
    page.winners.show_winners(Winners(messages.text("winners-none"), "", {}, {}))
    assert page.winners.text == messages.text("winners-none")
    assert page.winners.first.isHidden(), "there is nobody for a certificate"


def test_joint_winners_can_be_seated_for_the_deciding_game(
    keyboard: Keyboard, window: Window
) -> None:
    desk = two_winners()
    page = show(keyboard, desk)
    assert page.winners.deciding_game.text() == messages.text("window-pair-kind", kind="playoff")
    page.winners.deciding_game.click()
    keyboard.until(lambda: desk.event.rounds[-1].kind == "playoff")
    assert keyboard.workspace.page == len(desk.event.rounds)
    assert not keyboard.workspace.standings.winners.deciding_game.isVisible()


def test_what_if_is_offered_once_there_is_something_to_try(keyboard: Keyboard) -> None:
    desk = desk_of("us-swiss", 4)
    page = show(keyboard, desk)
    assert not page.attempt.isVisible()
    rounds.pair(desk)
    page.refresh()
    assert page.attempt.isVisible()
    assert page.attempt.isEnabled()
    for table in desk.event.rounds[0].tables:
        result = made_up_result(desk.event, table, Draw("r", str(table.number)))
        desk.take(ResultRecorded(1, table.number, result))
    page.refresh()
    assert not page.attempt.isEnabled()
    assert messages.text("standings-nothing-to-try") in page.attempt.toolTip()


def test_what_if_has_a_column_for_each_seat_shown_and_names_a_key_once(keyboard: Keyboard) -> None:
    desk = desk_of("strikes", 9)
    rounds.pair(desk)
    sizes = {table.number: len(table.seats) for table in desk.event.rounds[0].tables}
    assert set(sizes.values()) == {4, 5}
    five = next(number for number, size in sizes.items() if size == 5)
    table = desk.event.rounds[0].table(five)
    assert table is not None
    desk.take(ResultRecorded(1, five, made_up_result(desk.event, table, Draw("r", "5"))))
    page = show(keyboard, desk)
    page.begin_what_if()
    assert "seat4" in page.what_if.tables.ids
    assert "seat5" not in page.what_if.tables.ids
    desk = desk_of("us-swiss", 4)
    rounds.pair(desk)
    page = show(keyboard, desk)
    page.begin_what_if()
    entry = page.what_if.entry
    assert isinstance(entry, MatchEntry)
    on_buttons = [entry.first.text(), entry.draw.text(), entry.second.text()]
    assert all(text.strip()[0] in "012" for text in on_buttons), on_buttons
    assert not set(dict(entry.legend.pairs)) & {"0", "1", "2"}
