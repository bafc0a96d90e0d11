"""Names of a column: shortened only as far as necessary, never the family name, never two alike."""

from hypothesis import given
from hypothesis import strategies as st

from tourneydesk.core.names import entries, parts_of, shown_name


def fitted(names: list[str], width: int) -> list[str]:
    shown = [shown_name(name) for name in names]
    return [entry.text for entry in entries(shown, lambda form: len(form) <= width)]


def test_a_long_name_gets_initials_and_then_loses_its_given_names() -> None:
    assert fitted(["Maite Echeverrigaray", "Bo Lee"], 20) == ["Maite Echeverrigaray", "Bo Lee"]
    assert fitted(["Maite Echeverrigaray", "Bo Lee"], 17) == ["M. Echeverrigaray", "Bo Lee"]
    assert fitted(["Maite Echeverrigaray", "Bo Lee"], 14) == ["Echeverrigaray", "Bo Lee"]
    (long, _) = entries([shown_name("Maite Echeverrigaray"), "Bo"], lambda form: len(form) < 9)
    assert (long.text, long.fits) == ("Echeverrigaray", False)


def test_names_that_become_equal_keep_letters_until_they_differ() -> None:
    names = ["Barbara Echeverrigaray", "Beatriz Echeverrigaray", "Mo Echeverrigaray"]
    assert fitted(names, 18) == [
        "Ba. Echeverrigaray",
        "Be. Echeverrigaray",
        "Mo Echeverrigaray",
    ]
    assert fitted(names[:2], 14) == ["Ba. Echeverrigaray", "Be. Echeverrigaray"]
    assert fitted(["Anna Echeverrigaray", "Ann Echeverrigaray"], 17) == [
        "Anna Echeverrigaray",
        "Ann Echeverrigaray",
    ]


WORDS = st.text("abcABC", min_size=1, max_size=6)


@given(st.lists(st.tuples(WORDS, WORDS), unique=True, max_size=12), st.integers(1, 14))
def test_different_names_stay_different_and_keep_their_family_names(
    pairs: list[tuple[str, str]], width: int
) -> None:
    names = [shown_name(f"{given} {family}x", f"{family}x") for given, family in pairs]
    found = entries(names, lambda form: len(form) <= width)
    assert len({entry.text for entry in found}) == len(set(names))
    for name, entry in zip(names, found, strict=True):
        assert parts_of(name).family in entry.text
        assert entry.fits == (len(entry.text) <= width)
        assert entry.whole == (entry.text == name)
