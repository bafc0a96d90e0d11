from tourneydesk.core.standings import places


def test_equal_keys_share_the_better_place_and_the_next_place_is_skipped() -> None:
    rows = [(1, (2,)), (2, (1,)), (3, (2,)), (4, (3,))]
    assert places(rows) == [(1, 2), (2, 1), (2, 3), (4, 4)]


def test_nobody_has_no_places() -> None:
    assert places([]) == []


def test_shared_places_are_in_order_of_players_however_they_came() -> None:
    assert places([(3, (2,)), (1, (2,)), (2, (1,))]) == [(1, 2), (2, 1), (2, 3)]
