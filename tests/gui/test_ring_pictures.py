"""Pictures of rings of every size: all numbers can be read, nothing lies on anything else."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from pictures import rings
from tests.builders.dual_ring import played, ring
from tests.thoroughness import THOROUGH
from tourneydesk.core.decisions import PlayersAdded
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Player
from tourneydesk.desk import rounds
from tourneydesk.desk.files.journals import MemoryJournal
from tourneydesk.desk.files.opening import plan
from tourneydesk.desk.practice import made_up_players, play
from tourneydesk.desk.session import Session
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.pages.ring_page import RingView
from tourneydesk.gui.screenshots import settle
from tourneydesk.gui.widgets.layouts import SideBySide
from tourneydesk.gui.widgets.ring import (
    RingLayout,
    RingLook,
    RingPicture,
    label_text,
    lay_out,
    line_of,
    min_side,
    paint_ring,
    resized_font,
)
from tourneydesk.gui.widgets.text_widgets import label
from tourneydesk.gui.widgets.theme import paint
from tourneydesk.present.shows import ring_drawing

NAMES = (
    "Ana",
    "Maximiliana Wolfeschlegelsteinhausenbergerdorff",
    "عبد الله بن محمد",
    "山田太郎",
    "<b>Bo</b> & {0}",
    "Dora Dahl",
)
COUNTS = (3, 40)
"""Rings that pictures are made of by day; `make nightly` has one of a hundred too."""


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
def test_labels_do_not_overlap_and_players_are_on_the_circle(
    dressed: QApplication, count: int, width: int, height: int, letters_size: int
) -> None:
    font = resized_font(dressed.font(), letters_size)
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
            assert abs(far(laid.points[player.player], laid.center) - laid.radius) < 0.01
        for one in laid.labels:
            assert room.adjusted(-2, -2, 2, 2).contains(one.rect), (len(now.inside), one)
        assert_labels_apart(laid)
        widest = metrics.horizontalAdvance(str(count))
        if min(width, height) >= min_side(len(now.inside), metrics.height(), widest):
            assert {one.player for one in laid.labels} == {one.player for one in now.inside}
        if width > 340 and letters_size == 1:
            assert laid.named or len(now.inside) > 36
        for one in laid.labels:
            picture = RingPicture(event, now, laid)
            bold = QFontMetricsF(resized_font(font, laid.size, bold=True))
            text = label_text(picture, one, bold)
            assert str(one.player) in text
            assert bold.horizontalAdvance(text) <= one.rect.width() + 3, text


def assert_labels_apart(laid: RingLayout) -> None:
    rooms = [one.rect for one in laid.labels]
    for at, one in enumerate(rooms):
        for other in rooms[at + 1 :]:
            assert one.adjusted(0.1, 0.1, -0.1, -0.1).intersected(other).isEmpty(), (one, other)


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
                spot = picture.layout.points[player.player]
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


def test_the_ring_takes_the_colours_of_the_style_sheet(dressed: QApplication) -> None:
    view, lender = RingView(), label("x", "attention")
    lender.ensurePolished()
    assert view.look.attention == lender.palette().windowText().color()
    assert view.look.attention != view.look.text
    assert isinstance(view.look.font, QFont)


def test_pictures_are_made_of_rings_of_every_size_as_they_close(
    dressed: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not THOROUGH:
        monkeypatch.setattr(rings, "COUNTS", COUNTS)
    taken = [path.stem for path in rings.take_rings(tmp_path, QSize(640, 480))]
    assert [name for name in taken if name.startswith("ring-3-")] == [
        "ring-3-after-0",
        "ring-3-after-1",
    ]
    for count in rings.COUNTS[1:]:
        assert f"ring-{count}-after-0" in taken
        assert sum(name.startswith(f"ring-{count}-") for name in taken) in range(9, 14)


@pytest.mark.parametrize("count", [3, 7, 12, 40, 72, 100, 101, 250, 500])
@pytest.mark.parametrize("letters_size", [1, 2])
def test_every_number_fits_at_the_rings_minimum_size(
    dressed: QApplication, count: int, letters_size: int
) -> None:
    metrics = QFontMetricsF(resized_font(dressed.font(), letters_size))
    now = ring_drawing(ring(count))
    assert now is not None
    side = min_side(count, metrics.height(), metrics.horizontalAdvance(str(count)))
    side = max(side, metrics.height() * 9)
    laid = lay_out(
        now.players, QRectF(0, 0, side, side), metrics.height(), metrics.horizontalAdvance
    )
    assert len(laid.labels) == count
    assert_labels_apart(laid)


@pytest.mark.parametrize(("count", "numbered"), [(40, True), (200, False)])
def test_numbers_that_nobody_could_read_from_afar_are_left_out(
    dressed: QApplication, count: int, numbered: bool
) -> None:
    metrics = QFontMetricsF(resized_font(dressed.font(), 2))
    now = ring_drawing(ring(count))
    assert now is not None
    room = QRectF(0, 0, 1200, 700)
    width = metrics.horizontalAdvance
    laid = lay_out(now.players, room, metrics.height(), width, least_size=1)
    assert len(laid.labels) == (count if numbered else 0)
    assert laid.size >= 1
    assert all(room.contains(point) for point in laid.points.values())
    if not numbered:
        assert laid.radius > room.height() * 0.45
        assert laid.size > 1


@pytest.mark.parametrize("results", [0, 1, 37, 60, 97])
@pytest.mark.parametrize("scale", [100, 200])
def test_in_the_window_all_of_100_players_can_be_found(
    dressed: QApplication, scale: int, results: int
) -> None:
    """The real window of 1280 by 800: every number is painted, and no text on another."""
    kept = QFont(dressed.font())
    dressed.setFont(resized_font(kept, scale / 100))
    paint(dressed, dark=False)
    window = ring_window(100, results)
    try:
        assert window.workspace is not None
        window.workspace.show_ring()
        QApplication.processEvents()
        assert window.workspace.ring is not None
        view = window.workspace.ring.view
        picture = view.picture
        assert picture is not None
        inside = {one.player for one in picture.drawing.inside}
        assert {one.player for one in picture.layout.labels} == inside
        assert_labels_apart(picture.layout)
        texts = []
        for one in picture.layout.labels:
            bold = one.player in picture.current_players
            metrics = QFontMetricsF(resized_font(view.look.font, picture.layout.size, bold=bold))
            text = label_text(picture, one, metrics)
            assert str(one.player) in text
            wide = metrics.horizontalAdvance(text)
            if one.named:
                assert wide <= one.rect.width()
            else:
                middle = one.rect.center()
                texts.append(QRectF(middle.x() - wide / 2, one.rect.top(), wide, one.rect.height()))
        for at, text_room in enumerate(texts):
            assert QRectF(view.rect()).contains(text_room)
            assert not any(text_room.intersects(other) for other in texts[at + 1 :])
        whole = view.grab().toImage()
        for one in picture.layout.labels:
            assert inked(whole.copy(one.rect.toAlignedRect())), one.player
    finally:
        # Gone before the style sheet is put on again: Qt styles all there is.
        window.close()
        window.deleteLater()
        settle()
        dressed.setFont(kept)
        paint(dressed, dark=False)


def inked(part: QImage) -> bool:
    """Whether something is painted there: more than the ground and the edge of a line."""
    return len({part.pixel(x, y) for x in range(part.width()) for y in range(part.height())}) > 2


def ring_window(count: int, results: int) -> Window:
    desk = Session(MemoryJournal(), [(plan("dual-ring", "Ring", "rings", {}),)])
    desk.take(PlayersAdded(made_up_players(count, Draw("rings", f"{count} players"))))
    rounds.pair(desk)
    if results:
        play(desk, results)
    window = Window()
    window.resize(1280, 800)
    window.show_event(desk, Path("ring.tourney"))
    window.show()
    return window


def test_the_ring_page_is_no_taller_than_its_space(dressed: QApplication, qtbot: QtBot) -> None:
    """Other stages need more room; the one on show is not made as tall as they are."""
    window = ring_window(100, 30)
    qtbot.addWidget(window)
    assert window.workspace is not None
    window.workspace.show_ring()
    QApplication.processEvents()
    page = window.workspace.round
    assert page.height() <= window.height()
    window.workspace.ring.toggle()
    QApplication.processEvents()
    assert page.height() <= window.height()
    window.close()


@pytest.mark.parametrize(("width", "beside"), [(640, True), (480, False)])
def test_the_calls_move_below_the_ring_when_space_is_narrow(
    dressed: QApplication, qtbot: QtBot, width: int, beside: bool
) -> None:
    both, ring_part, calls = SideBySide(), QWidget(), QWidget()
    qtbot.addWidget(both)
    for part in (ring_part, calls):
        part.setMinimumSize(200, 100)
        both.addWidget(part)
    assert both.minimumSizeHint().width() == 200
    both.resize(width, 400)
    both.show()
    QApplication.processEvents()
    assert (calls.geometry().left() > ring_part.geometry().left()) == beside
    assert (calls.geometry().top() > ring_part.geometry().top()) != beside
