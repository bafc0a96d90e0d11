"""No finder takes anything but what was asked for: several matches are asked about, and where
nothing is found nothing else is chosen, so that no key records a result for it.
"""

import pytest

from tests.builders.desks import desk_of
from tests.gui.keyboard import Key, Keyboard
from tourneydesk.core.decisions import PlayerDropped, PlayersAdded
from tourneydesk.core.event import Event, Player
from tourneydesk.core.results import MatchResult
from tourneydesk.desk import rounds
from tourneydesk.gui.pages.reporting import TableChoice
from tourneydesk.gui.widgets.table_finder import find, find_players
from tourneydesk.present import messages

TWINS = ("Ann Lee", "Bo", "Ann Lee", "Di", "Eva", "Finn")
SIX = ("Ann", "Bo", "Cy", "Di", "Eva", "Finn")


def event(keyboard: Keyboard) -> Event:
    return keyboard.workspace.session.event


def go_to(keyboard: Keyboard, text: str) -> None:
    keyboard.press(Key.Key_G, control=True)
    keyboard.type(f"{text}\n")


def chosen(keyboard: Keyboard) -> int | None:
    return keyboard.workspace.round.tables.number


def reported(keyboard: Keyboard) -> dict[int, object]:
    tables = event(keyboard).rounds[-1].tables
    return {table.number: table.result for table in tables if table.result is not None}


def question(keyboard: Keyboard) -> TableChoice:
    return keyboard.workspace.round.table_choice


def offered(keyboard: Keyboard) -> list[str]:
    asked = question(keyboard)
    assert asked.isVisible()
    model = asked.model()
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


def message(keyboard: Keyboard) -> str:
    return keyboard.workspace.status_bar.message.text()


# The ring


@pytest.fixture(params=["list", "ring"])
def ring(keyboard: Keyboard, request: pytest.FixtureRequest) -> Keyboard:
    """A running ring, in the list and in the ring view, with table 1 already played."""
    keyboard.sit_down("dual-ring", *SIX)
    if request.param == "ring":
        keyboard.press(Key.Key_L, control=True)
    keyboard.type("1")
    return keyboard


def test_a_table_that_is_already_played_is_chosen_and_no_digit_touches_another(
    ring: Keyboard,
) -> None:
    before = reported(ring)
    go_to(ring, "1")
    assert chosen(ring) == 1
    for key in "120":
        ring.type(key)
        ring.press(Key.Key_Return)
        assert reported(ring) == before
        go_to(ring, "1")
        assert chosen(ring) == 1


def test_the_ring_says_that_a_chosen_table_is_over_and_arrows_lead_back(
    keyboard: Keyboard,
) -> None:
    keyboard.sit_down("dual-ring", *SIX)
    keyboard.press(Key.Key_L, control=True)
    keyboard.type("1")
    go_to(keyboard, "1")
    ring = keyboard.workspace.ring
    assert ring is not None
    assert ring.hint.text() == messages.text("ring-game-over", table=1)
    keyboard.press(Key.Key_Right)
    assert ring.drawing is not None
    assert ring.drawing.game(chosen(keyboard) or 0) is not None
    assert ring.hint.text() == messages.text("ring-keys")


def test_changing_to_the_ring_keeps_the_table_that_is_chosen(keyboard: Keyboard) -> None:
    keyboard.sit_down("dual-ring", *SIX)
    keyboard.type("1")
    go_to(keyboard, "1")
    keyboard.press(Key.Key_L, control=True)
    assert chosen(keyboard) == 1
    keyboard.press(Key.Key_L, control=True)
    assert chosen(keyboard) == 1


def test_a_player_of_two_games_is_asked_about_and_the_arrows_choose(ring: Keyboard) -> None:
    tables = [table for table in event(ring).rounds[0].tables if table.running]
    player = tables[-1].players[0]
    games = [table.number for table in event(ring).rounds[0].tables if player in table.players]
    assert len(games) > 1
    before = chosen(ring)
    go_to(ring, event(ring).player(player).name)
    assert chosen(ring) == before
    assert len(offered(ring)) == len(games)
    assert f"{len(games)} games match" in message(ring)
    ring.press(Key.Key_Return)
    assert question(ring).isVisible(), "nothing is chosen by Enter alone"
    assert chosen(ring) == before
    ring.press(Key.Key_Down)
    ring.press(Key.Key_Down)
    wanted = int(offered(ring)[1].split()[1].rstrip(":"))
    ring.press(Key.Key_Return)
    assert chosen(ring) == wanted
    assert player in event(ring).rounds[0].table(wanted).players
    assert not question(ring).isVisible()


@pytest.mark.parametrize("text", ["77", "0", "nobody", "nobody > ann", "ann > nobody", "= ann"])
def test_what_is_not_found_is_said_and_further_digits_record_nothing(
    ring: Keyboard, text: str
) -> None:
    before, results = chosen(ring), reported(ring)
    go_to(ring, text)
    assert text in message(ring)
    assert chosen(ring) == before
    ring.type("120")
    assert reported(ring) == results
    assert ring.workspace.round.finder.hasFocus()


# A round


@pytest.fixture
def chess(keyboard: Keyboard) -> Keyboard:
    keyboard.sit_down("us-swiss", *TWINS)
    rounds.seat_by_hand(keyboard.workspace.session.session, 1, [[1, 2], [3, 4], [5, 6]])
    return keyboard


def table_of(keyboard: Keyboard, player: int) -> int:
    table = event(keyboard).rounds[-1].table_of(player)
    assert table is not None
    return table.number


def test_equal_names_are_asked_about_with_their_numbers(chess: Keyboard) -> None:
    before = chosen(chess)
    go_to(chess, "ann lee")
    assert chosen(chess) == before
    lines = offered(chess)
    assert {"(1)", "(3)"} <= {part for line in lines for part in line.split()}
    chess.press(Key.Key_Down)
    chess.press(Key.Key_Return)
    assert f"Board {chosen(chess)}:" in lines[0]
    assert reported(chess) == {}


def test_a_result_by_name_is_recorded_only_where_one_result_can_be_meant(chess: Keyboard) -> None:
    go_to(chess, "ann > bo")
    assert reported(chess) == {1: MatchResult(winner=1)}
    go_to(chess, "ann = ")
    go_to(chess, "ann < a")
    assert reported(chess) == {1: MatchResult(winner=1)}


def test_a_result_between_equal_names_is_asked_about(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", "Ann Lee", "Ann Lee")
    go_to(keyboard, "ann > ann")
    assert reported(keyboard) == {}
    assert len(offered(keyboard)) == 2
    shown = question(keyboard).model()
    says = [str(shown.index(row, 1).data()) for row in range(2)]
    assert sorted(says) == [
        messages.text("result-won", name=messages.text("ring-numbered", name="Ann Lee", number=1)),
        messages.text("result-won", name=messages.text("ring-numbered", name="Ann Lee", number=2)),
    ]
    at = says.index("Ann Lee (2) won")
    for _ in range(at + 1):
        keyboard.press(Key.Key_Down)
    keyboard.press(Key.Key_Return)
    assert reported(keyboard) == {1: MatchResult(winner=2)}


def test_a_whole_name_goes_before_a_part_of_another(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", "Ann", "Bo", "Annika", "Joanna")
    go_to(keyboard, "ann")
    assert chosen(keyboard) == table_of(keyboard, 1)
    assert not question(keyboard).isVisible()


def test_a_question_goes_with_another_text_another_round_and_escape(chess: Keyboard) -> None:
    go_to(chess, "ann lee")
    assert question(chess).isVisible()
    chess.type("x")
    assert not question(chess).isVisible()
    go_to(chess, "ann lee")
    chess.press(Key.Key_Escape)
    assert not question(chess).isVisible()
    assert chess.focus is chess.workspace.round.tables
    go_to(chess, "ann lee")
    chess.workspace.session.session.take(PlayerDropped(6))
    assert not question(chess).isVisible()


def test_a_click_on_one_of_the_tables_asked_about_takes_it(chess: Keyboard) -> None:
    go_to(chess, "ann lee")
    asked = question(chess)
    asked.choose(1)
    wanted = offered(chess)[1]
    asked.clicked.emit(asked.currentIndex())
    assert f"Board {chosen(chess)}:" in wanted


# Players


@pytest.fixture
def door(keyboard: Keyboard) -> Keyboard:
    """The check-in of an event whose players have equal names."""
    keyboard.sit_down("us-swiss", *TWINS)
    keyboard.press(Key.Key_1, control=True)
    keyboard.workspace.players.tasks[1].click()
    return keyboard


def here(keyboard: Keyboard) -> list[int]:
    return [player.id for player in event(keyboard).players if player.checked_in]


def test_check_in_asks_which_of_two_equal_names(door: Keyboard) -> None:
    door.type("ann\n")
    assert here(door) == []
    assert "2 players match" in door.workspace.players.players.notice.text()
    door.press(Key.Key_Down)
    door.press(Key.Key_Down)
    door.press(Key.Key_Return)
    assert here(door) == [3]


@pytest.mark.parametrize(("text", "player"), [("3", 3), ("ev", 5), ("Eva", 5)])
def test_check_in_takes_a_number_or_the_only_match_at_once(
    door: Keyboard, text: str, player: int
) -> None:
    door.type(f"{text}\n")
    assert here(door) == [player]


def test_check_in_takes_nobody_where_nobody_is_found(door: Keyboard) -> None:
    door.type("zz\n\n")
    assert here(door) == []
    assert "zz" in door.workspace.players.players.notice.text()


@pytest.mark.parametrize("task", [2, 3])
def test_pairs_apart_and_byes_ask_too(keyboard: Keyboard, task: int) -> None:
    keyboard.sit_down("us-swiss", *TWINS)
    keyboard.press(Key.Key_1, control=True)
    keyboard.workspace.players.tasks[task].click()
    steps = len(keyboard.workspace.session.session.steps)
    keyboard.type("ann\n")
    assert "2 players match" in message(keyboard)
    assert len(keyboard.workspace.session.session.steps) == steps
    finder = (keyboard.workspace.players.apart, keyboard.workspace.players.byes)[task - 2].finder
    assert finder.field.text() == "ann"


# The draft, why not, and what really happened in a ring


def test_the_draft_asks_which_of_two_equal_names_and_stays_where_it_was(
    keyboard: Keyboard,
) -> None:
    keyboard.sit_down("us-swiss", *TWINS)
    for number in (1, 2, 3):
        go_to(keyboard, str(number))
        keyboard.type("1")
    keyboard.press(Key.Key_D, control=True)
    keyboard.until(lambda: keyboard.workspace.next_round.draft is not None)
    tables = keyboard.workspace.draft.tables
    before = tables.player
    keyboard.press(Key.Key_G, control=True)
    keyboard.type("ann lee\n")
    assert tables.player == before
    assert messages.text(
        "round-why-not-several", text="ann lee", names="Ann Lee (1) and Ann Lee (3)"
    ) in message(keyboard)
    keyboard.type("zz\n")
    assert tables.player == before
    keyboard.type("eva\n")
    assert tables.player == 5


def test_why_not_asks_which_of_two_equal_names_by_number(chess: Keyboard) -> None:
    go_to(chess, "3")
    field = chess.workspace.details_panel.why_not
    field.name.setFocus()
    chess.type("ann lee\n")
    assert (
        messages.text("round-why-not-several", text="ann lee", names="Ann Lee (1) and Ann Lee (3)")
        in field.answer.text()
    )


def test_what_really_happened_is_not_done_while_several_fit(keyboard: Keyboard) -> None:
    keyboard.sit_down("dual-ring", *TWINS)
    keyboard.type("1")
    keyboard.press(Key.Key_E, control=True)
    steps = len(keyboard.workspace.session.session.steps)
    keyboard.type("ann\n")
    assert len(keyboard.workspace.session.session.steps) == steps
    repair_work = keyboard.workspace.repair.ring
    assert repair_work.nobody.text() == messages.text("ring-repair-several")
    assert repair_work.choices.key is None


# Accents, case and special letters

SPELLED = ("Zoë Hartigan", "Łukasz Żak", "Gerd Müller", "Pat O’Brien", "Eva", "Finn")
TYPED = [("zoe", 1), ("lukasz", 2), ("muller", 3), ("mueller", 3), ("o'brien", 4)]


@pytest.fixture
def spelled(keyboard: Keyboard) -> Keyboard:
    keyboard.sit_down("us-swiss", *SPELLED)
    rounds.seat_by_hand(keyboard.workspace.session.session, 1, [[1, 5], [2, 6], [3, 4]])
    return keyboard


@pytest.mark.parametrize(("typed", "player"), TYPED)
def test_a_table_is_found_without_accents(spelled: Keyboard, typed: str, player: int) -> None:
    go_to(spelled, typed)
    assert chosen(spelled) == table_of(spelled, player)


@pytest.mark.parametrize(
    ("typed", "tables"), [("łd-07É", [1]), ("ld 07e", [1]), ("990", [2]), ("99", [])]
)
def test_a_table_is_found_by_a_member_id_as_people_type_it(typed: str, tables: list[int]) -> None:
    desk = desk_of("us-swiss")
    members = {1: "ŁD-07É", 4: "990"}
    desk.take(
        PlayersAdded(tuple(Player(n, f"P{n}99", member_id=members.get(n)) for n in range(1, 5)))
    )
    rounds.pair(desk)
    rounds.seat_by_hand(desk, 1, [[1, 2], [3, 4]])
    posted = desk.event.rounds[0]
    assert [one.table.number for one in find(desk.event, posted, typed)] == tables
    assert [posted.table_of(one) for one in find_players(desk.event, typed)] == [
        posted.table(number) for number in tables
    ]


def test_a_result_is_recorded_by_names_without_accents(spelled: Keyboard) -> None:
    go_to(spelled, "mueller > obrien")
    assert reported(spelled) == {table_of(spelled, 3): MatchResult(winner=3)}


@pytest.mark.parametrize(("typed", "player"), TYPED)
def test_the_history_is_filtered_without_accents(
    spelled: Keyboard, typed: str, player: int
) -> None:
    spelled.workspace.session.session.take(PlayerDropped(player))
    spelled.press(Key.Key_6, control=True)
    history = spelled.workspace.history
    before = len(history.steps.rows)
    history.player.setText(typed)
    assert 0 < len(history.steps.rows) < before


@pytest.mark.parametrize(("typed", "player"), TYPED)
def test_pairs_to_keep_apart_are_found_without_accents(
    spelled: Keyboard, typed: str, player: int
) -> None:
    spelled.press(Key.Key_1, control=True)
    spelled.workspace.players.tasks[2].click()
    spelled.type(f"eva\n{typed}\n")
    assert event(spelled).forbidden == {(min(5, player), max(5, player))}


def test_why_not_finds_a_player_without_accents(spelled: Keyboard) -> None:
    go_to(spelled, "1")
    field = spelled.workspace.details_panel.why_not
    field.name.setFocus()
    spelled.type("nobody\n")
    assert messages.text("round-why-not-none", text="nobody") in field.answer.text()
    field.name.selectAll()
    spelled.type("mueller\n")
    spelled.until(lambda: "Gerd Müller" in field.answer.text())
