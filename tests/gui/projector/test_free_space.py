"""Where a window on the main window's screen does not cover it."""

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect

from tourneydesk.gui.projector.second_window import MIN_SIZE, corner_of, space_beside

SCREEN = QRect(1280, 0, 1920, 1080)
places = st.integers(-500, 3_000)
rooms = st.builds(QRect, places, places, st.integers(10, 4_000), st.integers(10, 3_000))
screens = st.builds(QRect, places, places, st.integers(640, 4_000), st.integers(480, 3_000))


def test_a_main_window_at_the_left_leaves_the_right() -> None:
    desk = QRect(1280, 0, 1000, 1040)
    assert space_beside(desk, SCREEN) == QRect(2280, 1080 - 517, 920, 517)


def test_a_main_window_at_the_right_leaves_the_left() -> None:
    desk = QRect(2200, 0, 1000, 1080)
    assert space_beside(desk, SCREEN) == QRect(1280, 1080 - 517, 920, 517)


def test_a_main_window_that_fills_the_screen_leaves_nothing() -> None:
    assert space_beside(SCREEN, SCREEN) is None
    assert space_beside(SCREEN.adjusted(200, 100, -200, -100), SCREEN) is None


@given(rooms, screens)
def test_the_free_space_does_not_overlap_the_main_window(desk: QRect, screen: QRect) -> None:
    found = space_beside(desk, screen)
    if found is None:
        beside = max(desk.left() - screen.left(), screen.right() - desk.right())
        assert beside < MIN_SIZE.width()
    else:
        assert not found.intersects(desk)
        assert screen.contains(found)
        assert found.width() * 9 // 16 == found.height()


@given(screens)
def test_in_the_corner_it_leaves_the_status_bar_of_a_full_main_window_free(screen: QRect) -> None:
    corner = corner_of(screen, screen, 72)
    assert screen.adjusted(0, 0, 0, -72).contains(corner)
    assert corner.right() == screen.right()
    assert corner.bottom() == screen.bottom() - 72
    assert corner.width() <= max(MIN_SIZE.width(), screen.width() // 3)
