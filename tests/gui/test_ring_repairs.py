"""Repairing a running ring by keyboard: found by typing, previewed, applied with one key."""

import pytest
from PySide6.QtWidgets import QTableView

from tests.gui.keyboard import Key, Keyboard
from tourneydesk.core.decisions import PlayerDropped, ResultRecorded
from tourneydesk.core.results import MatchResult
from tourneydesk.desk.ring_repairs import RingRepair
from tourneydesk.desk.session import Session
from tourneydesk.gui.event.page_names import PageName
from tourneydesk.gui.pages.ring_repairs import RingRepairForm
from tourneydesk.present import messages

SIX = ("Ana", "Ben", "Cem", "Dora", "Eva", "Finn")


@pytest.fixture
def page(keyboard: Keyboard) -> RingRepairForm:
    """Six in a ring in the order of entry; Cem is said to have beaten Dora at table 3."""
    keyboard.sit_down("dual-ring", *SIX, settings={"seating": "entered"})
    desk = keyboard.workspace.session.session
    desk.take(ResultRecorded(1, 3, MatchResult(winner=3)))
    keyboard.press(Key.Key_E, control=True)
    assert keyboard.workspace.page == PageName.REPAIR
    assert keyboard.workspace.repair.ring.isVisible()
    return keyboard.workspace.repair.ring


def desk_of(keyboard: Keyboard) -> Session:
    return keyboard.workspace.session.session


def lines(view: QTableView) -> list[tuple[str, ...]]:
    model = view.model()
    return [
        tuple(model.index(row, at).data() for at in range(model.columnCount()))
        for row in range(model.rowCount())
    ]


def games(page: RingRepairForm) -> list[tuple[str, str, str]]:
    """The games that change: number, players, and what becomes of them."""
    return [(number, seats, becomes) for number, seats, _, _, becomes in lines(page.tables)]


def test_the_page_opens_with_nothing_chosen_so_that_enter_alone_changes_nothing(
    keyboard: Keyboard, page: RingRepairForm
) -> None:
    before = desk_of(keyboard).event
    assert keyboard.focus is page.field
    assert page.repair is None
    assert not page.apply_button.isEnabled()
    keyboard.press(Key.Key_Return)
    assert desk_of(keyboard).event is before
    assert keyboard.workspace.page == PageName.REPAIR


def test_a_player_who_left_is_found_previewed_and_withdrawn_with_one_key(
    keyboard: Keyboard, page: RingRepairForm
) -> None:
    desk = desk_of(keyboard)
    before = desk.event
    keyboard.type("eva")
    assert lines(page.choices)[0] == (
        messages.text("ring-repair-has-left", name="Eva"),
        messages.text("ring-repair-plays-at", tables=(5, 7)),
    )
    assert games(page) == [
        ("5", "Eva – Finn", "Stops"),
        ("7", "Cem – Eva", "Stops"),
        (
            "8",
            "Cem – Finn",
            messages.text("ring-repair-is-called"),
        ),
    ]
    said = keyboard.workspace.details_panel.text
    stopped = messages.text("ring-repair-stopped", tables=(5, 7))
    called = messages.text(
        "ring-repair-calls-now",
        table=8,
        seats=messages.text("ring-repair-white-black", white="Cem", black="Finn"),
    )
    assert stopped in said
    assert called in said
    assert "Out: Eva." in said
    keyboard.press(Key.Key_Return)
    assert keyboard.workspace.page == 1
    assert desk.event.player(5).dropped
    message = keyboard.workspace.status_bar.message.text()
    assert message.startswith(
        messages.text(
            "ring-repair-done",
            what=messages.text("ring-repair-has-left", name="Eva"),
            follows=f"{stopped} {called}",
        )
    )
    assert keyboard.workspace.undo_name == messages.text("step-dropped", player1="Eva")
    mended = desk.event
    keyboard.press(Key.Key_Z, control=True)
    assert desk.event == before
    desk.take(PlayerDropped(5))
    assert desk.event == mended


def test_a_wrong_result_is_corrected_after_it_led_to_new_games(
    keyboard: Keyboard, page: RingRepairForm
) -> None:
    desk = desk_of(keyboard)
    desk.take(ResultRecorded(1, 5, MatchResult(winner=5)))
    desk.take(ResultRecorded(1, 7, MatchResult(winner=5)))
    before = desk.event
    keyboard.type("3")
    # The number of a player, and of a table; here table 3 alone, Cem is out by now.
    assert [line[0] for line in lines(page.choices)] == [
        messages.text("ring-repair-won-really", table=3, name="Dora"),
        messages.text("ring-repair-drawn-really", table=3),
        messages.text("ring-repair-not-over", table=3),
    ]
    assert lines(page.choices)[0][1] == messages.text(
        "ring-repair-played",
        seats="Cem – Dora",
        result=messages.text("result-won", name="Cem"),
    )
    assert (
        "7",
        "Cem – Eva",
        messages.text("ring-repair-is-undone"),
    ) in games(page)
    assert (
        "4",
        "Dora – Eva",
        messages.text("ring-repair-is-again"),
    ) in games(page)
    assert (
        "3",
        "Cem – Dora",
        messages.text("result-won", name="Dora"),
    ) in games(page)
    said = keyboard.workspace.details_panel.text
    assert messages.text("ring-repair-kept", count=1) in said
    assert messages.text("ring-repair-back", names="Dora") in said
    keyboard.press(Key.Key_Return)
    assert keyboard.workspace.page == 1
    assert desk.event.rounds[0].table(3).result == MatchResult(winner=4)
    assert desk.event.rounds[0].table(5) == before.rounds[0].table(5)
    assert desk.event.rounds[0].table(7).void
    assert keyboard.workspace.undo_name == messages.text("step-game-corrected", table=3)
    keyboard.press(Key.Key_Z, control=True)
    assert desk.event == before


def test_a_number_names_a_table_before_a_player_so_that_nobody_is_dropped_by_a_slip(
    keyboard: Keyboard, page: RingRepairForm
) -> None:
    keyboard.type("3")
    assert [line[0] for line in lines(page.choices)] == [
        messages.text("ring-repair-won-really", table=3, name="Dora"),
        messages.text("ring-repair-drawn-really", table=3),
        messages.text("ring-repair-not-over", table=3),
        messages.text("ring-repair-has-left", name="Cem"),
    ]


def test_arrows_in_the_field_choose_among_what_was_found(
    keyboard: Keyboard, page: RingRepairForm
) -> None:
    keyboard.type("dora")
    assert lines(page.choices)[0][0] == messages.text(
        "ring-repair-won-really", table=3, name="Dora"
    )
    keyboard.press(Key.Key_Down)
    keyboard.press(Key.Key_Down)
    assert page.choices.key == page.choices.rows[2].key
    assert (
        "3",
        "Cem – Dora",
        messages.text("ring-repair-is-open"),
    ) in (games(page))
    assert keyboard.focus is page.field
    keyboard.press(Key.Key_Return)
    assert desk_of(keyboard).event.rounds[0].table(3).running


def test_unknown_name_is_reported_and_enter_does_nothing(
    keyboard: Keyboard, page: RingRepairForm
) -> None:
    before = desk_of(keyboard).event
    keyboard.type("zoltan\n")
    assert page.nobody.isVisible()
    assert "zoltan" in page.nobody.text()
    assert desk_of(keyboard).event is before
    keyboard.press(Key.Key_Escape)
    assert keyboard.workspace.page == 1


def test_a_finished_ring_is_opened_again_from_its_last_result(keyboard: Keyboard) -> None:
    keyboard.sit_down("dual-ring", "Ana", "Ben", "Cem", settings={"seating": "entered"})
    desk = desk_of(keyboard)
    desk.take(ResultRecorded(1, 1, MatchResult(winner=1)))
    assert keyboard.workspace.session.outlook.status == "finished"
    keyboard.press(Key.Key_E, control=True)
    page = keyboard.workspace.repair.ring
    assert not any("withdrew" in line[0] for line in lines(page.choices))
    keyboard.type("1\n")
    assert keyboard.workspace.page == 1
    assert keyboard.workspace.session.outlook.winners == (2,)


def test_what_happens_meanwhile_is_in_the_list_at_once(
    keyboard: Keyboard, page: RingRepairForm
) -> None:
    desk = desk_of(keyboard)
    assert any(line[0] == "Ana withdrew" for line in lines(page.choices))
    desk.take(PlayerDropped(1))
    assert not any(line[0] == "Ana withdrew" for line in lines(page.choices))
    keyboard.press(Key.Key_Z, control=True)
    assert any(line[0] == "Ana withdrew" for line in lines(page.choices))


# From the round's list


def at_game_3(keyboard: Keyboard) -> Session:
    """In the list of the ring with Cem's win at table 3, which is then chosen there."""
    keyboard.sit_down("dual-ring", *SIX, settings={"seating": "entered"})
    desk = desk_of(keyboard)
    desk.take(ResultRecorded(1, 3, MatchResult(winner=3)))
    keyboard.press(Key.Key_G, control=True)
    keyboard.type("3\n")
    return desk


def test_another_result_typed_over_leads_to_the_repair_with_that_result(
    keyboard: Keyboard,
) -> None:
    desk = at_game_3(keyboard)
    before = desk.event
    keyboard.type("2")
    card = keyboard.workspace.round.card
    assert [card.old.text(), card.new.text()] == ["1–0", "0–1"]
    assert card.change.text() == messages.text("ring-repair-title")
    assert card.effect.text() == messages.text("round-card-repairs")
    keyboard.press(Key.Key_Return)
    assert keyboard.workspace.page == PageName.REPAIR
    assert card.isHidden()
    page = keyboard.workspace.repair.ring
    assert page.repair == RingRepair(table=3, result=MatchResult(winner=4))
    assert ("3", "Cem – Dora", messages.text("result-won", name="Dora")) in games(page)
    assert messages.text("ring-repair-back", names="Dora") in keyboard.workspace.details_panel.text
    assert desk.event is before
    keyboard.press(Key.Key_Return)
    assert keyboard.workspace.page == 1
    assert desk.event.rounds[0].table(3).result == MatchResult(winner=4)


def test_the_mouse_leads_to_the_repair_and_applies_it(keyboard: Keyboard) -> None:
    desk = at_game_3(keyboard)
    keyboard.press(Key.Key_Delete)  # still being played
    keyboard.workspace.round.card.change.click()
    page = keyboard.workspace.repair.ring
    assert page.repair == RingRepair(table=3, result=None)
    page.apply_button.click()
    assert desk.event.rounds[0].table(3).running


def test_enter_leads_there_and_the_same_key_again_or_held_does_not(keyboard: Keyboard) -> None:
    desk = at_game_3(keyboard)
    before = desk.event
    keyboard.hold("2")
    assert keyboard.workspace.page == 1
    keyboard.type("22")
    assert keyboard.workspace.page == 1
    keyboard.type("\n")
    assert keyboard.workspace.page == PageName.REPAIR
    assert desk.event is before
    keyboard.press(Key.Key_Escape)
    assert keyboard.workspace.page == 1
    assert desk.event is before


def test_keeping_the_result_of_a_ring_changes_nothing(keyboard: Keyboard) -> None:
    desk = at_game_3(keyboard)
    before = desk.event
    keyboard.type("2")
    keyboard.press(Key.Key_Escape)
    assert keyboard.workspace.round.card.isHidden()
    assert keyboard.workspace.page == 1
    assert desk.event is before
