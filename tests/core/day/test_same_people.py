"""People who are entered in more than one section."""

from tourneydesk.core.day import same_people
from tourneydesk.core.event import Player


def test_a_member_id_in_two_sections_is_one_person_whatever_the_name() -> None:
    open_ = [Player(1, "Ann Archer", member_id="A1"), Player(2, "Bo Berg")]
    reserve = [Player(1, "Cy Cole"), Player(2, "Archer, A.", member_id="a1")]
    (found,) = same_people([open_, reserve])
    assert found.places == ((0, 1), (1, 2))
    assert found.certain


def test_equal_names_may_be_one_person_unless_something_tells_them_apart() -> None:
    ann = Player(1, "Ann Archer", age=30, club="North")
    for other, found in (
        (Player(1, "Archer, Ann"), True),
        (Player(1, "Ann Archer", age=30), True),
        (Player(1, "Ann Archer", age=31), False),
        (Player(1, "Ann Archer", club="South"), False),
        (Player(1, "Anna Archer"), False),
    ):
        assert bool(same_people([[ann], [other]])) == found, other
    (pair,) = same_people([[ann], [Player(4, "Ann Archer")]])
    assert not pair.certain


def test_namesakes_in_one_section_are_nothing_to_say() -> None:
    two = [Player(1, "Ann Archer"), Player(2, "Ann Archer")]
    assert same_people([two, [Player(1, "Bo Berg")]]) == ()


def test_different_member_ids_are_different_people() -> None:
    one, other = Player(1, "Ann Archer", member_id="1"), Player(1, "Ann Archer", member_id="2")
    assert same_people([[one], [other]]) == ()
