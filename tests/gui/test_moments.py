"""The card for moments: somebody is out, the final is seated, somebody has won."""

from pathlib import Path

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractButton, QApplication

from tests.builders.desks import desk_of
from tests.gui.keyboard import Key, Keyboard
from tourneydesk.desk import rounds
from tourneydesk.desk.practice import play, report
from tourneydesk.desk.session import Session
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.event.moments import MomentCard
from tourneydesk.gui.event.page_names import PageName
from tourneydesk.gui.pages.round_page import RoundPage
from tourneydesk.present import messages
from tourneydesk.present.winners import out_headline, why_out, winners_of


def card(keyboard: Keyboard, desk: Session) -> MomentCard:
    keyboard.window.show_event(desk, Path("event.tourney"))
    return keyboard.workspace.moments


def ring_with_one_out(keyboard: Keyboard) -> tuple[MomentCard, Session, int]:
    desk = desk_of("dual-ring", 6)
    rounds.pair(desk)
    shown = card(keyboard, desk)
    winner, loser = desk.event.rounds[0].tables[0].players
    rounds.report(desk, 1, {"winner": winner})
    return shown, desk, loser


def test_a_player_who_is_out_is_announced_with_what_decided(
    keyboard: Keyboard, window: Window
) -> None:
    shown, desk, loser = ring_with_one_out(keyboard)
    assert shown.isVisible()
    said = messages.sentences(out_headline(desk.event, [loser]), why_out(desk.event, loser))
    assert shown.text == said


def test_each_elimination_is_announced_by_itself(keyboard: Keyboard, window: Window) -> None:
    shown, desk, _ = ring_with_one_out(keyboard)
    table = next(one for one in desk.event.rounds[0].tables if one.running)
    winner, loser = table.players
    rounds.report(desk, table.number, {"winner": winner})
    said = messages.sentences(out_headline(desk.event, [loser]), why_out(desk.event, loser))
    assert shown.text == said


def test_undo_takes_the_card_away_and_so_does_close(keyboard: Keyboard, window: Window) -> None:
    shown, desk, _ = ring_with_one_out(keyboard)
    desk.undo()
    assert shown.isHidden()
    desk.redo()
    assert shown.isVisible()
    shown.close_button.click()
    assert shown.isHidden()


def places(page: RoundPage) -> dict[str, QRect]:
    """Where everything of the page is that can be clicked."""
    parts = (page, page.tables, *page.findChildren(QAbstractButton))
    return {
        f"{type(one).__name__} {one.accessibleName()}": QRect(
            one.mapToGlobal(QPoint(0, 0)), one.size()
        )
        for one in parts
        if one.isVisible()
    }


def test_the_card_leaves_the_focus_and_moves_nothing_where_results_are_typed(
    keyboard: Keyboard, window: Window
) -> None:
    desk = desk_of("dual-ring", 6)
    rounds.pair(desk)
    shown = card(keyboard, desk)
    keyboard.press(Key.Key_2, control=True)
    page, before = keyboard.workspace.round, keyboard.focus
    keyboard.type("1")
    assert shown.isVisible()
    assert keyboard.focus is before
    after = places(page)
    shown.close_button.click()
    QApplication.processEvents()
    assert places(page) == after


def test_nobody_is_announced_who_was_out_when_the_event_was_opened(
    keyboard: Keyboard, window: Window
) -> None:
    desk = desk_of("strikes", 12)
    play(desk, 4)
    assert card(keyboard, desk).isHidden()


def test_the_final_is_announced_with_its_players(keyboard: Keyboard, window: Window) -> None:
    desk = desk_of("risk-swiss", 10, swiss_rounds=1)
    play(desk, 1)
    shown = card(keyboard, desk)
    rounds.pair(desk)
    assert desk.event.rounds[-1].kind == "final"
    assert shown.text.startswith(messages.text("standings-final-seated"))
    for player in desk.event.rounds[-1].tables[0].players:
        assert desk.event.player(player).name in shown.text
    desk.undo()
    assert shown.isHidden()


def won(keyboard: Keyboard) -> tuple[MomentCard, Session]:
    """The last results of a round that decides have just come in."""
    desk = desk_of("us-swiss", 4, rounds=1)
    rounds.pair(desk)
    shown = card(keyboard, desk)
    report(desk, desk.event.rounds[0].missing)
    return shown, desk


def test_the_last_result_announces_the_winner_and_leads_to_the_podium(
    keyboard: Keyboard, window: Window
) -> None:
    shown, desk = won(keyboard)
    ended = winners_of(desk.event)
    assert ended is not None
    assert shown.text == messages.sentences(ended.headline, ended.decided)
    keyboard.workspace.status_bar.next.click()
    assert shown.isHidden()
    assert keyboard.workspace.page == PageName.STANDINGS
    assert keyboard.workspace.standings.views.key == "winners"


def test_the_card_shows_the_moment_to_the_audience(keyboard: Keyboard, window: Window) -> None:
    shown, _, _ = ring_with_one_out(keyboard)
    projector = keyboard.workspace.projector
    shown.show_button.click()
    assert projector.on
    keyboard.until(lambda: projector.slideshow.page is not None)
    page = projector.slideshow.page
    assert page is not None
    assert page.kind == "out"
    projector.toggle()


def test_the_standings_page_needs_no_card_for_the_winner(
    keyboard: Keyboard, window: Window
) -> None:
    shown, _ = won(keyboard)
    keyboard.press(Key.Key_3, control=True)
    assert shown.isHidden()


# An event that is over is opened again


def over(keyboard: Keyboard) -> tuple[MomentCard, Session]:
    """Two boards of one round, both in; the winner is announced."""
    desk = desk_of("us-swiss", 4, rounds=1)
    rounds.pair(desk)
    shown = card(keyboard, desk)
    for table in desk.event.rounds[0].tables:
        rounds.report(desk, table.number, {"winner": table.players[0]})
    assert winners_of(desk.event) is not None
    assert shown.isVisible()
    return shown, desk


def test_undo_after_the_end_asks_once_and_then_withdraws_the_winner(
    keyboard: Keyboard, window: Window
) -> None:
    shown, desk = over(keyboard)
    question, event = keyboard.workspace.status_bar.question, desk.event
    keyboard.press(Key.Key_Z, control=True)
    assert question.text == messages.sentences(
        messages.text("reopen-asked", round=1), messages.text("reopen-winner-about")
    )
    keyboard.press(Key.Key_Escape)
    assert desk.event is event
    assert shown.isVisible()
    keyboard.press(Key.Key_Z, control=True)
    keyboard.press(Key.Key_Return)
    assert winners_of(desk.event) is None
    assert shown.isHidden()
    said = keyboard.workspace.status_bar.message.text()
    assert said == messages.text("reopen-done", round=1)
    keyboard.press(Key.Key_Z, control=True)  # the other result: nothing more to withdraw
    assert question.isHidden()
    assert len(desk.event.rounds[0].missing) == 2


def test_a_result_taken_back_after_the_end_asks_on_the_same_card_as_any_correction(
    keyboard: Keyboard, window: Window
) -> None:
    shown, desk = over(keyboard)
    keyboard.workspace.go_to(1)
    keyboard.press(Key.Key_G, control=True)
    keyboard.type("2\n")
    keyboard.press(Key.Key_Delete)
    asked = keyboard.workspace.round.card
    assert asked.heading.text() == messages.text("reopen-asked", round=1)
    assert asked.change.text() == messages.text("reopen-do", round=1)
    keyboard.until(lambda: messages.text("reopen-winner-about") in asked.effect.text())
    asked.change.click()
    assert shown.isHidden()
    assert desk.event.rounds[0].missing == (2,)


def test_another_winner_is_announced_instead_of_the_first(
    keyboard: Keyboard, window: Window
) -> None:
    shown, desk = over(keyboard)
    first = shown.text
    table = desk.event.rounds[0].tables[0]
    rounds.report(desk, 1, {"winner": table.players[1]}, 1)
    ended = winners_of(desk.event)
    assert ended is not None
    assert shown.text == messages.sentences(ended.headline, ended.decided) != first


def test_undoing_a_posted_round_asks_first(keyboard: Keyboard, window: Window) -> None:
    desk = desk_of("us-swiss", 4, rounds=2)
    rounds.pair(desk)
    report(desk, desk.event.rounds[0].missing)
    rounds.pair(desk)
    card(keyboard, desk)
    question = keyboard.workspace.status_bar.question
    keyboard.press(Key.Key_Z, control=True)
    assert question.text == messages.sentences(
        messages.text("reopen-asked", round=1), messages.text("reopen-posted-about", round=2)
    )
    question.buttons[0].click()
    assert len(desk.event.rounds) == 1
    assert keyboard.workspace.page == 1
