"""Given and family names: entered, before a comma, or found by script; lists by family name."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tourneydesk.core import decisions as d
from tourneydesk.core.event import Player
from tourneydesk.core.journal.codec import decode, encode
from tourneydesk.core.names import (
    NAME_ORDERS,
    NameParts,
    family_name,
    fitting,
    given_name,
    is_part,
    joined,
    listed,
    parts_of,
    short_forms,
    shown_name,
    sort_key,
    ways_to_say,
)

WORDS = """Ann Maria Lee van de la y Jr. III (2) 12 V Nagy János García López al-Masri Nguyễn Văn
    山田 太郎 김 محمد بن سلمان விஸ்வநாதன் R. Park, O’Brien"""
NAMES = st.one_of(
    st.lists(st.sampled_from(WORDS.split()), min_size=1, max_size=5).map(" ".join),
    st.text(min_size=1, max_size=30).filter(str.strip),
)


@pytest.mark.parametrize(
    ("name", "given", "family"),
    [
        ("Kelly Park", "Kelly", "Park"),
        ("Park, Kelly", "Kelly", "Park"),
        ("PARK,Kelly Ann", "Kelly Ann", "PARK"),
        ("Pelé", "", "Pelé"),
        # Particles, also with a capital in the middle; a first name is none.
        ("Ludwig van Beethoven", "Ludwig", "van Beethoven"),
        ("Beethoven, Ludwig van", "Ludwig van", "Beethoven"),
        ("Vincent Van Gogh", "Vincent", "Van Gogh"),
        ("van Gogh", "", "van Gogh"),
        ("Ana Maria de la Cruz", "Ana Maria", "de la Cruz"),
        ("Omar Al Masri", "Omar", "Al Masri"),
        ("Omar al-Masri", "Omar", "al-Masri"),
        ("Nur bin Ahmad", "Nur", "bin Ahmad"),
        ("Al Gore", "Al", "Gore"),
        ("Ben Affleck", "Ben", "Affleck"),
        ("José Ortega y Gasset", "José", "Ortega y Gasset"),
        # Suffixes belong to neither.
        ("Martin King Jr.", "Martin", "King"),
        ("King, Martin, Jr.", "Martin", "King"),
        ("King Jr., Martin", "Martin", "King"),
        ("Martin King, Jr.", "Martin", "King"),
        ("Ann Lee III", "Ann", "Lee"),
        ("Jin Xi", "Jin", "Xi"),
        ("Ann Lee (Berlin)", "Ann", "Lee"),
        ("Ann Lee 12", "Ann", "Lee"),
        # Tamil names: one name and initials, or the father's name first.
        ("Anand V", "", "Anand"),
        ("Rameshbabu Praggnanandhaa R", "Rameshbabu", "Praggnanandhaa"),
        ("பிரக்ஞானந்தா", "", "பிரக்ஞானந்தா"),
        ("விஸ்வநாதன் ஆனந்த்", "விஸ்வநாதன்", "ஆனந்த்"),
        # Arabic and Hebrew.
        ("محمد بن سلمان", "محمد", "بن سلمان"),
        ("محمد عبد الله", "محمد", "عبد الله"),
        ("محمد صلاح", "محمد", "صلاح"),
        ("דוד בן גוריון", "דוד", "בן גוריון"),
        # Chinese, Japanese, Korean: family first; one word is never split.
        ("王小明", "", "王小明"),
        ("김철수", "", "김철수"),
        ("山田 太郎", "太郎", "山田"),
        ("山田, 太郎", "太郎", "山田"),
        ("さとう はるか", "はるか", "さとう"),
        ("ジョン・スミス", "", "ジョン・スミス"),
        # Hungarian, Vietnamese and official Russian names are family first too.
        ("Nagy János", "János", "Nagy"),
        ("János Nagy", "János", "Nagy"),
        ("Polgár Judit", "Judit", "Polgár"),
        ("Nguyễn Văn An", "Văn An", "Nguyễn"),
        ("Nguyen Van An", "Van An", "Nguyen"),
        ("Иванов Иван Иванович", "Иван Иванович", "Иванов"),
        ("Иван Иванович Иванов", "Иван Иванович", "Иванов"),
        ("Иван Петрович Мицкевич", "Иван Петрович", "Мицкевич"),
        ("Мицкевич Иван Петрович", "Иван Петрович", "Мицкевич"),
        # Mai is a given name elsewhere.
        ("Mai Larsen", "Mai", "Larsen"),
        ("Mai Ann Müller", "Mai Ann", "Müller"),
        ("Mai van Dijk", "Mai", "van Dijk"),
        ("Mai Nguyễn", "Mai", "Nguyễn"),
        ("Mai Phước Lộc", "Phước Lộc", "Mai"),
        ("Mai Thi Hoa", "Thi Hoa", "Mai"),
        # Not a name with a comma.
        ("Ada Berg, again", "", "Ada Berg, again"),
        ("Lions, Berlin, Ost", "", "Lions, Berlin, Ost"),
    ],
)
def test_a_name_is_split_by_its_comma_its_script_and_its_words(
    name: str, given: str, family: str
) -> None:
    player = Player(1, name)
    assert (given_name(player), family_name(player)) == (given, family)


@pytest.mark.parametrize(
    ("name", "family", "given"),
    [
        ("Gabriel García Márquez", "García Márquez", "Gabriel"),
        ("García Márquez, Gabriel", "García Márquez", "Gabriel"),
        ("山田太郎", "山田", "太郎"),
        ("Park Kelly", "Park", "Kelly"),
        ("Martin King Jr.", "King", "Martin"),
        ("King III", "King", ""),
        ("Nur Aisyah", "Nur Aisyah", ""),
        ("Lee Lee", "Lee", "Lee"),
    ],
)
def test_an_entered_family_name_outranks_every_guess(name: str, family: str, given: str) -> None:
    player = Player(1, name, family=family)
    assert (family_name(player), given_name(player)) == (family, given)
    assert is_part(name, family)


def test_a_family_name_that_is_not_in_the_name_is_none() -> None:
    assert not is_part("Ann Lee", "Smith")
    assert not is_part("Ann Leeds", "Lee")
    assert not is_part("Ann Lee", " ")
    assert family_name(Player(1, "Ann Lee", family="Smith")) == "Lee"


def test_two_parts_are_joined_as_their_script_writes_them() -> None:
    assert joined("Kelly", "Park") == "Kelly Park"
    assert joined("太郎", "山田") == "山田太郎"
    assert joined(" Kelly ", "") == "Kelly"
    assert joined("", "Park") == "Park"
    assert joined("Ann", "山田") == "Ann 山田"


def test_lists_are_in_order_of_family_then_given_names_then_numbers() -> None:
    names = [
        "Zoe Park",
        "park, Ann",
        "Émile Örn",
        "Ann Lee",
        "Bo van Aal",
        "王小明",
        "Ann Lee Jr.",
        "Ann Lee",
    ]
    players = [Player(at, name) for at, name in enumerate(names, start=1)]
    listed = [player.id for player in sorted(players, key=sort_key)]
    assert listed == [4, 8, 7, 3, 2, 1, 5, 6]


def test_a_name_is_said_with_either_part_first() -> None:
    said = ways_to_say(Player(1, "García Márquez, Gabriel"))
    assert {"Gabriel García Márquez", "García Márquez Gabriel"} < {*said}
    assert ways_to_say(Player(1, "王小明")) == ("王小明",)


@pytest.mark.parametrize(
    ("name", "family", "shown"),
    [
        ("Park, Kelly", None, ("Kelly Park", "Park, Kelly", "PARK, Kelly")),
        ("Kelly Park", None, ("Kelly Park", "Park, Kelly", "PARK, Kelly")),
        ("Oscar de la Hoya", None, ("Oscar de la Hoya", "de la Hoya, Oscar", "DE LA HOYA, Oscar")),
        ("King, Martin, Jr.", None, ("Martin King Jr.", "King Jr., Martin", "KING Jr., Martin")),
        (
            "Gabriel García Márquez",
            "García Márquez",
            ("Gabriel García Márquez", "García Márquez, Gabriel", "GARCÍA MÁRQUEZ, Gabriel"),
        ),
        ("Nagy János", None, ("Nagy János", "Nagy, János", "NAGY, János")),
        ("محمد صلاح", None, ("محمد صلاح", "صلاح, محمد", "صلاح, محمد")),
        ("山田太郎", "山田", ("山田太郎",) * 3),
        ("山田, 太郎", None, ("山田 太郎",) * 3),
        ("Pelé", None, ("Pelé", "Pelé", "PELÉ")),
    ],
)
def test_a_name_is_shown_in_the_order_that_is_asked_for(
    name: str, family: str | None, shown: tuple[str, ...]
) -> None:
    assert tuple(shown_name(name, family, order) for order in NAME_ORDERS) == shown


def test_given_names_are_shortened_and_family_names_never() -> None:
    name = shown_name("Gabriel José García Márquez", "García Márquez")
    assert [*short_forms(name)] == [
        "G. José García Márquez",
        "G. J. García Márquez",
        "García Márquez",
    ]
    last_first = shown_name("Gabriel García Márquez", "García Márquez", "family_first")
    assert short_forms(last_first)[0] == "García Márquez, G."
    assert short_forms(shown_name("Nagy János"))[0] == "Nagy J."
    assert short_forms(shown_name("Martin King Jr."))[0] == "M. King Jr."
    assert fitting(shown_name("山田太郎", "山田"), lambda form: len(form) < 3) == "山田太郎"
    assert fitting(name.numbered(f"{name} (7)"), lambda _: False) == "García Márquez (7)"
    joined_names = shown_name("José Ortega y Gasset").numbered("José Ortega y Gasset (7)")
    assert fitting(joined_names, lambda form: len(form) < 18) == "Gasset (7)"


@given(NAMES)
def test_the_parts_have_exactly_the_words_of_the_name(name: str) -> None:
    parts = parts_of(name)
    together = f"{parts.given} {parts.family} {parts.suffix}"
    letters = sorted(name.translate({ord(comma): " " for comma in ",،，、"}).split())
    assert sorted(together.translate({ord(comma): " " for comma in ",،，、"}).split()) == letters
    assert parts.family


@given(NAMES, st.sampled_from(NAME_ORDERS))
def test_no_form_of_a_name_shortens_the_family_name(name: str, order: str) -> None:
    shown = shown_name(name, None, next(one for one in NAME_ORDERS if one == order))
    family = parts_of(name).family
    for form in (shown, *short_forms(shown)):
        assert "".join(family.split()).upper() in "".join(form.split()).upper()


@given(NAMES.map(str.strip), NAMES.map(str.strip))
def test_a_name_joined_from_two_parts_is_split_into_them_again(given: str, family: str) -> None:
    name = joined(given, family)
    player = Player(1, name, family=family)
    if "," not in f"{given}{family}" and given_name(player):
        assert joined(given_name(player), family_name(player)) == " ".join(name.split())


@given(st.lists(NAMES, max_size=8), st.randoms())
def test_the_order_of_lists_depends_on_nothing_but_the_players(
    names: list[str], random: Random
) -> None:
    players = [Player(at, name) for at, name in enumerate(names, start=1)]
    mixed = random.sample(players, len(players))
    assert sorted(mixed, key=sort_key) == sorted(players, key=sort_key)


@given(NAMES, st.none() | NAMES)
def test_a_family_name_survives_the_journal(name: str, family: str | None) -> None:
    step = (d.PlayersAdded((Player(1, name, family=family),)),)
    assert decode(encode(step)) == step


@pytest.mark.parametrize("name", ["", "  "])
def test_no_name_has_no_parts_and_no_forms(name: str) -> None:
    assert parts_of(name) == NameParts("")
    assert [*short_forms(name)] == [name]
    assert fitting(name, lambda _: False) == name
    assert listed(name) == ""


def test_a_player_without_a_family_name_is_written_as_before() -> None:
    text = encode((d.PlayersAdded((Player(1, "Ann Lee"),)),))
    assert text == '[{"did":"PlayersAdded","players":[{"id":1,"name":"Ann Lee"}]}]'
