"""Join codes: long enough that nobody guesses one, and short enough to type."""

from math import log2

from tourneydesk.store.sharing.no_driver import grouped, new_code, typed

LEAST_BITS = 60
MANY = 1000


def test_a_code_has_more_than_sixty_random_bits() -> None:
    codes = [new_code() for _ in range(MANY)]
    assert len(set(codes)) == MANY
    # Each place takes each of its characters: 1,000 codes miss one of 32 once in 10**12 times.
    places = [set(characters) for characters in zip(*codes, strict=True)]
    assert sum(log2(len(place)) for place in places) >= LEAST_BITS


def test_a_code_is_typed_in_five_groups() -> None:
    code = new_code()
    groups = grouped(code).split("-")
    assert [len(group) for group in groups] == [3] * 5
    assert typed(grouped(code).lower()) == code


def test_a_code_has_no_characters_that_are_mistaken_for_others() -> None:
    codes = "".join(new_code() for _ in range(MANY))
    assert not set(codes) & set("ILOU")
    assert typed("o1l-iO0") == "011100"
