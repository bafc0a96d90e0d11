"""The ring on the screen: clicks, keys, calls, and pictures of rings of every size."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.formats.dual_ring.rings import played, ring
from tests.gui.keyboard import Key, Keyboard
from tourneydesk.core.event import Event, Player
from tourneydesk.gui import words
from tourneydesk.gui.look import paint
from tourneydesk.gui.plain import label
from tourneydesk.gui.ring_layout import RingLayout, lay_out
from tourneydesk.gui.ring_painting import (
    RingLook,
    RingPicture,
    label_text,
    letters,
    line_of,
    paint_ring,
)
from tourneydesk.gui.ring_panel import RingPanel
from tourneydesk.gui.ring_pictures import take_rings
from tourneydesk.gui.ring_view import RingView
from tourneydesk.present.ring_drawing import RingDrawing, ring_drawing

SIX = ("Ana", "Ben", "Cem", "Dora", "Eva", "Finn")
NAMES = (
    "Ana",
    "Maximiliana Wolfeschlegelsteinhausenbergerdorff",
    "عبد الله بن محمد",
    "山田太郎",
    "<b>Bo</b> & {0}",
    "Dora Dahl",
)
NONE = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def panel(keyboard: Keyboard) -> RingPanel:
    """A ring of six, just set, on show in place of the list."""
    keyboard.sit_down("dual-ring", *SIX)
    keyboard.press(Key.Key_L, control=True)
    found = keyboard.room.ring
    assert found is not None
    return found


def drawing(panel: RingPanel) -> RingDrawing:
    found = panel.drawing
    assert found is not None
    return found


def click(panel: RingPanel, player: int) -> None:
    laid = panel.view.layout_now
    assert laid is not None
    spot = laid.points[player].toPoint()
    QTest.mouseClick(panel.view, Qt.MouseButton.LeftButton, NONE, spot)
    QApplication.processEvents()


def name(panel: RingPanel, player: int) -> str:
    return panel._desk.event.player(player).name


# Keys and clicks


def test_the_ring_takes_the_place_of_the_list_and_the_keyboard(
    keyboard: Keyboard, panel: RingPanel
) -> None:
    assert panel.isVisible()
    assert not keyboard.room.round.tables.isVisible()
    assert keyboard.focus is panel.view
    keyboard.press(Key.Key_L, control=True)
    assert not panel.isVisible()
    assert keyboard.focus is keyboard.room.round.tables


def test_other_formats_have_no_ring(keyboard: Keyboard) -> None:
    keyboard.sit_down("strikes", *SIX)
    assert keyboard.room.ring is None
    assert not keyboard.window.menus.ring.isEnabled()


def test_two_clicks_on_the_players_of_a_game_say_who_won_and_who_lost(
    keyboard: Keyboard, panel: RingPanel
) -> None:
    game = drawing(panel).games[2]
    click(panel, game.black)
    assert name(panel, game.black) in panel.hint.text()
    assert name(panel, game.white) in panel.hint.text()
    click(panel, game.white)
    table = keyboard.room.desk.event.rounds[0].table(game.table)
    assert table is not None
    assert getattr(table.result, "winner", None) == game.black
    said = words.RING_REPORTED.format(
        table=game.table, winner=name(panel, game.black), loser=name(panel, game.white)
    )
    assert panel.hint.text() == said
    assert f"Table {game.table}" in keyboard.room.foot.message.text()
    keyboard.press(Key.Key_Z, control=True)
    assert len(drawing(panel).inside) == 6
    assert panel.hint.text() == words.RING_KEYS


def test_clicking_two_who_have_no_game_reports_nothing_and_says_who_could_have_lost(
    keyboard: Keyboard, panel: RingPanel
) -> None:
    inside = [one.player for one in drawing(panel).inside]
    steps = len(keyboard.room.desk.desk.steps)
    click(panel, inside[0])
    click(panel, inside[3])
    assert len(keyboard.room.desk.desk.steps) == steps
    for player in (inside[3], inside[1], inside[5]):
        assert name(panel, player) in panel.hint.text()
    click(panel, inside[1])
    assert len(drawing(panel).inside) == 5


@pytest.mark.parametrize("lets_go", ["click", "escape"])
def test_a_pick_is_let_go(keyboard: Keyboard, panel: RingPanel, lets_go: str) -> None:
    player = drawing(panel).players[0].player
    click(panel, player)
    assert panel.picked == player
    if lets_go == "click":
        click(panel, player)
    else:
        keyboard.press(Key.Key_Escape)
    assert not panel.picked
    assert panel.hint.text() == words.RING_KEYS


def test_who_is_out_is_said_to_be_out(keyboard: Keyboard, panel: RingPanel) -> None:
    loser = drawing(panel).games[0].black
    keyboard.type("1")
    click(panel, loser)
    assert keyboard.room.foot.message.text().endswith(
        words.RING_IS_OUT.format(name=name(panel, loser))
    )
    assert not panel.picked


def test_arrows_go_once_along_the_whole_ring_and_keys_report_as_in_the_list(
    keyboard: Keyboard, panel: RingPanel
) -> None:
    seen = []
    for _ in range(6):
        seen.append(keyboard.room.round.tables.key)
        keyboard.press(Key.Key_Right)
    assert sorted(number or 0 for number in seen) == [1, 2, 3, 4, 5, 6]
    assert keyboard.room.round.tables.key == seen[0]
    keyboard.press(Key.Key_Left)
    assert keyboard.room.round.tables.key == seen[-1]
    keyboard.type("2")
    table = keyboard.room.desk.event.rounds[0].table(seen[-1] or 0)
    assert table is not None
    assert getattr(table.result, "winner", None) == table.players[1]
    assert keyboard.focus is panel.view


def test_space_picks_as_a_click_does(keyboard: Keyboard, panel: RingPanel) -> None:
    game = drawing(panel).game(keyboard.room.round.tables.key or 0)
    assert game is not None
    keyboard.type(" ")
    assert panel.picked == game.first
    keyboard.press(Key.Key_Right)
    keyboard.type(" ")
    table = keyboard.room.desk.event.rounds[0].table(game.table)
    assert table is not None
    assert getattr(table.result, "winner", None) == game.first


def test_a_ring_is_played_to_its_winner_by_clicks_alone(
    keyboard: Keyboard, panel: RingPanel
) -> None:
    for _ in range(10):
        now = drawing(panel)
        if not now.games:
            break
        click(panel, now.games[0].white)
        click(panel, now.games[0].black)
    assert drawing(panel).winners == keyboard.room.desk.outlook.winners != ()
    assert panel.hint.text() != words.RING_KEYS


def test_names_typed_still_report_while_the_ring_is_on_show(
    keyboard: Keyboard, panel: RingPanel
) -> None:
    game = drawing(panel).games[1]
    keyboard.press(Key.Key_G, control=True)
    keyboard.type(f"{name(panel, game.white)} > {name(panel, game.black)}\n")
    assert drawing(panel).finished == (game.table,)


def test_the_second_pass_goes_back_to_the_list(keyboard: Keyboard, panel: RingPanel) -> None:
    keyboard.room.round.second.click()
    assert keyboard.room.round.tables.isVisible()
    assert not panel.isVisible()


# Calls


def test_a_new_game_is_called_with_both_names_and_stays_until_its_result(
    keyboard: Keyboard, panel: RingPanel
) -> None:
    assert calls(panel) == []
    keyboard.type("1")
    (game,) = drawing(panel).calls
    shown = f"{game.white}  {name(panel, game.white)}\n{game.black}  {name(panel, game.black)}"
    assert calls(panel) == [("7", shown, words.NOT_CALLED)]
    panel.calls.list.setFocus()
    panel.calls.list.choose(7)
    keyboard.type(" ")
    assert calls(panel) == [("7", shown, words.CALLED_OUT)]
    assert not any(one.waits_for for one in drawing(panel).players)
    keyboard.type("1")
    assert keyboard.room.desk.event.rounds[0].table(7).result is not None  # type: ignore[union-attr]
    assert [line[0] for line in calls(panel)] == ["8"]


def test_the_newest_call_stands_first_and_all_are_ticked_with_one_key(
    keyboard: Keyboard, panel: RingPanel
) -> None:
    games = drawing(panel).games
    for game in (games[0], games[3]):
        click(panel, game.white)
        click(panel, game.black)
    assert [line[0] for line in calls(panel)] == ["8", "7"]
    panel.calls.list.setFocus()
    panel.calls.list.choose(7)
    assert keyboard.room.round.tables.key == 7
    keyboard.type("a")
    assert [line[2] for line in calls(panel)] == [words.CALLED_OUT] * 2


def test_a_result_typed_among_the_calls_is_that_of_the_line_at_hand(
    keyboard: Keyboard, panel: RingPanel
) -> None:
    keyboard.type("1")
    panel.calls.list.choose(7)
    keyboard.room.round.tables.choose(4)
    panel.calls.list.setFocus()
    keyboard.type("1")
    posted = keyboard.room.desk.event.rounds[0]
    assert posted.table(7).result is not None  # type: ignore[union-attr]
    assert posted.table(4).result is None  # type: ignore[union-attr]


def calls(panel: RingPanel) -> list[tuple[str, ...]]:
    model = panel.calls.list.model()
    return [
        tuple(str(model.index(row, at).data()) for at in range(3))
        for row in range(model.rowCount())
    ]


# Pictures


def course(count: int) -> list[Event]:
    """A ring of so many, just set and after each result; at most a dozen of them by and by."""
    players = [Player(n, NAMES[n % len(NAMES)]) for n in range(1, count + 1)]
    states = [ring(players)]
    while True:
        now = ring_drawing(states[-1])
        assert now is not None
        if not now.games:
            break
        game = now.games[len(states) * 7 % len(now.games)]
        winner = game.players[len(states) % 2]
        states.append(played(states[-1], f"{game.table}: {winner} wins"))
    return states if count <= 10 else [*states[:2], *states[2 :: count // 8], states[-1]]


@pytest.mark.parametrize("letters_size", [1, 2])
@pytest.mark.parametrize(("width", "height"), [(500, 520), (340, 350), (900, 600)])
@pytest.mark.parametrize("count", [3, 10, 40, 100])
def test_every_label_has_its_room_and_every_player_stands_on_the_circle(
    dressed: QApplication, count: int, width: int, height: int, letters_size: int
) -> None:
    font = letters(dressed.font(), letters_size)
    metrics = QFontMetricsF(font)
    room = QRectF(0, 0, width, height)
    for event in course(count):
        now = ring_drawing(event)
        assert now is not None
        laid = lay_out(now.players, room, metrics.height(), metrics.horizontalAdvance)
        assert set(laid.points) == {one.player for one in now.players}
        for spot in laid.points.values():
            assert room.contains(spot)
        for player in now.inside:
            assert abs(far(laid.points[player.player], laid.middle) - laid.radius) < 0.01
        for one in laid.labels:
            assert room.adjusted(-2, -2, 2, 2).contains(one.room), (len(now.inside), one)
        assert_labels_apart(laid)
        if width > 340 and letters_size == 1:
            assert {one.player for one in laid.labels} == {one.player for one in now.inside}
            assert laid.named or len(now.inside) > 40
        for one in laid.labels:
            picture = RingPicture(event, now, laid)
            bold = QFontMetricsF(letters(font, laid.size, bold=True))
            text = label_text(picture, one, bold)
            assert str(one.player) in text
            assert bold.horizontalAdvance(text) <= one.room.width() + 3, text


def assert_labels_apart(laid: RingLayout) -> None:
    rooms = [one.room for one in laid.labels]
    for at, one in enumerate(rooms):
        for other in rooms[at + 1 :]:
            both = one.intersected(other)
            share = both.width() * both.height() / (one.width() * one.height())
            assert both.isEmpty() or share < 0.12, (one, other)


@pytest.mark.parametrize(
    ("count", "dark"), [(3, False), (10, False), (10, True), (40, False), (100, False)]
)
def test_every_live_game_and_every_player_is_drawn_after_each_result(
    dressed: QApplication, count: int, dark: bool
) -> None:
    paint(dressed, dark)
    try:
        view = RingView()
        view.resize(520, 520)
        for event in course(count):
            now = ring_drawing(event)
            assert now is not None
            view.show_ring(event, now, 0, 0)
            picture = view.picture
            assert picture is not None
            whole = painted(picture, view.look)
            assert painted(picture, view.look) == whole
            for game in now.games[:: max(1, len(now.games) // 4)]:
                others = tuple(one for one in now.games if one is not game)
                without = replace(picture, drawing=replace(now, games=others))
                one, other = line_of(picture, game)
                middle = QRectF((one * 2 + other) / 3, (one + other * 2) / 3).normalized()
                assert differ(whole, painted(without, view.look), middle), game
            for player in now.players[:: max(1, count // 10)]:
                others_in = tuple(one for one in now.players if one is not player)
                without = replace(picture, drawing=replace(now, players=others_in))
                spot = picture.laid.points[player.player]
                dot = QRectF(spot, spot)
                assert differ(whole, painted(without, view.look), dot), player
    finally:
        paint(dressed, False)


def painted(picture: RingPicture, look: RingLook) -> QImage:
    image = QImage(520, 520, QImage.Format.Format_RGB32)
    image.fill(look.ground)
    painter = QPainter(image)
    paint_ring(painter, picture, look)
    painter.end()
    return image


def differ(one: QImage, other: QImage, where: QRectF) -> bool:
    """Whether two pictures are not alike there."""
    spot = where.adjusted(-2, -2, 2, 2).toRect()
    return one.copy(spot) != other.copy(spot)


def far(one: QPointF, other: QPointF) -> float:
    way = one - other
    return float((way.x() ** 2 + way.y() ** 2) ** 0.5)


def test_the_ring_is_described_for_who_cannot_see_it(panel: RingPanel) -> None:
    said = panel.view.accessibleDescription()
    assert said.startswith("6 players are in the ring, 0 out, 6 games are being played.")
    assert "Table 6: " in said
    assert panel.view.accessibleName() == words.RING
    assert panel.calls.list.accessibleName() == words.CALLS


def test_the_mouse_over_a_player_says_who_it_is_and_whom_he_plays(panel: RingPanel) -> None:
    now = drawing(panel)
    player = now.inside[0].player
    laid = panel.view.layout_now
    assert laid is not None
    QTest.mouseMove(panel.view, laid.points[player].toPoint())
    QApplication.processEvents()
    shown = panel.view.toolTip()
    assert name(panel, player) in shown
    assert name(panel, now.inside[1].player) in shown


def test_the_ring_takes_the_colours_of_the_style_sheet(dressed: QApplication) -> None:
    view, lender = RingView(), label("x", "attention")
    lender.ensurePolished()
    assert view.look.attention == lender.palette().windowText().color()
    assert view.look.attention != view.look.text
    assert isinstance(view.look.font, QFont)


def test_pictures_are_made_of_rings_of_every_size_as_they_close(
    dressed: QApplication, tmp_path: Path
) -> None:
    taken = [path.stem for path in take_rings(tmp_path, QSize(1280, 800))]
    assert [name for name in taken if name.startswith("ring-3-")] == [
        "ring-3-after-0",
        "ring-3-after-1",
    ]
    for count in (10, 40, 100):
        assert f"ring-{count}-after-0" in taken
        assert sum(name.startswith(f"ring-{count}-") for name in taken) in range(9, 14)
