"""Messages are read and put together as Fluent says; what is wrong with one is an exception."""

from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction

import pytest
from babel import Locale
from hypothesis import given
from hypothesis import strategies as st

from tourneydesk.present.messages.fluent import Catalog, Figure, Scope, Several, Value, written

POLISH = """
# A comment = with a sign
plain = Nic się nie stało.
named = { $name } gra
tables =
    { $count ->
        [0] Brak stołów
        [one] { $count } stół
        [few] { $count } stoły
        [many] { $count } stołów
       *[other] { $count } stołu
    }
by-way = { $way ->
    [white] białe
   *[black] czarne
 }.
two-lines =
    Pierwsza
    druga
-program = { $case ->
    [locative] TourneyDesku
   *[nominative] TourneyDesk
 }
about = O { -program(case: "locative") }: { plain }
braces = { "{" }{ "}" } { "\\u00AB" }
number = { 3 }
shouted = { SHOUT($name, end: "!") }
missing-function = { WHAT($name) }
attribute = { named.title }
broken = { $name
last = koniec
"""


def catalog(source: str = POLISH, language: str = "pl") -> Catalog:
    def shout(scope: Scope, text: Value, end: str) -> Value:
        return written(text).upper() + end

    return Catalog([source], Locale.parse(language).plural_form, {"SHOUT": shout})


def figure(value: int | Fraction) -> Figure:
    return Figure(Fraction(value), str(value))


def said(key: str, **args: Value) -> str:
    return catalog().say(key, Scope(args))


@pytest.mark.parametrize(
    ("key", "args", "text"),
    [
        ("plain", {}, "Nic się nie stało."),
        ("named", {"name": "Ann = { b }"}, "Ann = { b } gra"),
        ("by-way", {"way": "white"}, "białe."),
        ("by-way", {"way": "green"}, "czarne."),
        ("by-way", {"way": "\u2068white\u2069"}, "białe."),
        ("two-lines", {}, "Pierwsza\ndruga"),
        ("about", {}, "O TourneyDesku: Nic się nie stało."),
        ("braces", {}, "{} «"),
        ("number", {}, "3"),
        ("shouted", {"name": "ann"}, "ANN!"),
        ("last", {}, "koniec"),
    ],
)
def test_messages_are_put_together(key: str, args: dict[str, Value], text: str) -> None:
    assert said(key, **args) == text


@pytest.mark.parametrize(
    ("count", "text"),
    [
        (0, "Brak stołów"),
        (1, "1 stół"),
        (3, "3 stoły"),
        (12, "12 stołów"),
        (22, "22 stoły"),
        (Fraction(1, 2), "1/2 stołu"),
    ],
)
def test_a_number_chooses_by_its_value_else_by_its_category(
    count: int | Fraction, text: str
) -> None:
    assert said("tables", count=figure(count)) == text


@pytest.mark.parametrize(("items", "text"), [((), "Brak stołów"), (("3",), "3 stół")])
def test_a_list_chooses_by_its_length(items: tuple[str, ...], text: str) -> None:
    assert said("tables", count=Several(items, ", ".join(items))) == text


@pytest.mark.parametrize(
    ("key", "fault"),
    [
        ("nobody-s", KeyError),
        ("named", KeyError),
        ("missing-function", KeyError),
        ("attribute", ValueError),
        ("broken", ValueError),
    ],
)
def test_what_cannot_be_said_is_an_exception(key: str, fault: type[Exception]) -> None:
    with pytest.raises(fault):
        said(key)


def test_there_is_what_was_read() -> None:
    assert "named" in catalog()
    assert "name" not in catalog()


@given(st.text())
def test_whatever_is_put_in_comes_out(name: str) -> None:
    assert said("named", name=name) == f"{name} gra"


def test_threads_that_use_unread_messages_at_once_get_the_same() -> None:
    many = "\n".join(f"m{n} = {{ $a ->\n    [one] {n}\n   *[other] {n}s\n }}" for n in range(200))
    for _ in range(5):
        shared = catalog(many, "en")

        def all_of_them(count: int, shared: Catalog = shared) -> list[str]:
            return [shared.say(f"m{n}", Scope({"a": figure(count)})) for n in range(200)]

        with ThreadPoolExecutor(8) as threads:
            for count, texts in zip([1, 2] * 4, threads.map(all_of_them, [1, 2] * 4), strict=True):
                assert texts == [f"{n}{'' if count == 1 else 's'}" for n in range(200)]
