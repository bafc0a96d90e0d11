"""How a list of tables is laid out in the room that it has."""

from tourneydesk.gui.pages.page import SeatLayout, layout_of


def test_players_go_below_each_other_before_a_column_is_left_out() -> None:
    ids, seen = ("points", "rating", "due"), []

    def fits(most: int) -> SeatLayout:
        """The layout in a list that is so wide; players beside each other need twice as much."""

        def room(layout: SeatLayout) -> bool:
            seen.append(layout)
            return len(layout.ids) * (1 if layout.stacked else 2) <= most

        return layout_of(ids, ("points", "due", "rating"), room)

    assert fits(6) == SeatLayout(ids)
    assert fits(5) == fits(3) == SeatLayout(ids, stacked=True)
    assert fits(2) == SeatLayout(("points", "due"), True, ("rating",))
    assert fits(0) == SeatLayout((), True, ("points", "due", "rating"))


def test_a_column_that_the_user_added_stays_where_there_is_no_room() -> None:
    layout = layout_of(("number", "points"), ("points",), lambda one: len(one.ids) < 2)
    assert layout == SeatLayout(("number",), True, ("points",))
