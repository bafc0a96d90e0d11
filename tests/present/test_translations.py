"""The message files: every one can be read, and every language says what English says."""

import re
from collections.abc import Iterator, Mapping
from fractions import Fraction

import pytest
from fluent.syntax import FluentParser, ast

from tests.languages import SAME_AS_ENGLISH, has_words_in_message
from tests.message_files import LOCALE, messages, nodes, resource, texts, variables
from tourneydesk.present.messages.languages import language, language_keys

Messages = Mapping[str, ast.Message]
SPOKEN = language_keys()
FILES = sorted(path.relative_to(LOCALE) for path in LOCALE.glob("*/*.ftl"))
KEYS = {"key-control", "key-enter", "key-esc", "key-space", "key-tab"}
"""What keys are called."""
COUNTS = [*range(201), *(Fraction(n, 2) for n in range(1, 20, 2))]
"""What tournaments count: up to 200 tables, rounds and players, and half points."""
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


def written(source: str) -> Messages:
    """The messages of a text, as those of a file."""
    body = FluentParser(with_spans=False).parse(source).body
    return {one.id.name: one for one in body if isinstance(one, ast.Message)}


def gaps(them: Messages, english: Messages) -> list[str]:
    """What a language lacks, or has too much: also of facts that are looked up by their English,
    English has each, so that a copy of its folder is all that a translator needs.
    """
    return [
        *(f"{one} is missing" for one in english if one not in them),
        *(f"{one} is nobody's" for one in them if one not in english),
    ]


def keys_of(message: ast.Message) -> set[str]:
    """The keys of the keyboard that a message names."""
    found = nodes(message, ast.MessageReference)
    return {one.id.name for one in found if isinstance(one, ast.MessageReference)} & KEYS


def looked_up(message: ast.Message) -> set[tuple[str, ...]]:
    """The facts of a message that are looked up as words, each with what their ids begin with."""
    found = set()
    for call in nodes(message, ast.FunctionReference):
        assert isinstance(call, ast.FunctionReference)
        if call.id.name == "WORD":
            (fact,) = call.arguments.positional
            assert isinstance(fact, ast.VariableReference)
            found.add((fact.id.name, *(str(one.value.value) for one in call.arguments.named)))
    return found


def other_words(them: Messages, english: Messages) -> list[str]:
    """Messages in which other facts are words than in English."""
    return [
        one for one in english if one in them and looked_up(them[one]) != looked_up(english[one])
    ]


def other_variables(them: Messages, english: Messages) -> list[str]:
    return [
        one for one in english if one in them and variables(them[one]) != variables(english[one])
    ]


def uncounted(them: Messages, key: str) -> list[str]:
    """Messages that choose by a number and have no words for some number that comes up."""
    plural = language(key).plural
    needed = {plural(n if isinstance(n, int) else float(n)) for n in COUNTS}
    return [one for one, message in them.items() if any(_lacks(message, needed))]


def _lacks(message: ast.Message, needed: set[str]) -> Iterator[bool]:
    for choice in nodes(message, ast.SelectExpression):
        assert isinstance(choice, ast.SelectExpression)
        names = {one.key.name for one in choice.variants if isinstance(one.key, ast.Identifier)}
        default = next(one.key for one in choice.variants if one.default)
        if names & (CATEGORIES - {"other"}):
            other = isinstance(default, ast.Identifier) and default.name == "other"
            yield not other or not needed <= names | {"other"} or not names <= CATEGORIES


def left_english(key: str, same: frozenset[str], english: Mapping[str, str]) -> list[str]:
    """Messages that say the very same as English and are not listed as doing so."""
    own = texts(key)
    return [
        one
        for one, text in english.items()
        if own.get(one) == text and has_words_in_message(text) and one not in same
    ]


@pytest.mark.parametrize("path", FILES, ids=str)
def test_every_entry_of_a_file_can_be_read(path: object) -> None:
    key, subject = str(path).removesuffix(".ftl").split("/")
    body = resource(key, subject).body
    assert [one.content for one in body if isinstance(one, ast.Junk)] == []
    assert any(isinstance(one, ast.Message | ast.Term) for one in body)


@pytest.mark.parametrize("key", SPOKEN)
def test_no_id_is_used_twice(key: str) -> None:
    found = [
        one.id.name
        for path in FILES
        if path.parts[0] == key
        for one in resource(key, path.stem).body
        if isinstance(one, ast.Message)
    ]
    assert sorted(found) == sorted(set(found))


@pytest.mark.parametrize("key", SPOKEN)
def test_a_language_has_every_message_and_no_others(key: str) -> None:
    assert gaps(messages(key), messages("en")) == []


@pytest.mark.parametrize("key", SPOKEN)
def test_a_message_stands_in_the_same_file_in_every_language(key: str) -> None:
    for path in FILES:
        if path.parts[0] == "en":
            assert messages("en", path.stem).keys() <= messages(key, path.stem).keys()


@pytest.mark.parametrize("key", SPOKEN)
def test_a_language_speaks_of_the_same_facts(key: str) -> None:
    assert other_variables(messages(key), messages("en")) == []


@pytest.mark.parametrize("key", SPOKEN)
def test_the_same_facts_are_words_in_every_language(key: str) -> None:
    assert other_words(messages(key), messages("en")) == []


@pytest.mark.parametrize("key", SPOKEN)
def test_every_number_that_comes_up_has_words(key: str) -> None:
    assert uncounted(messages(key), key) == []


@pytest.mark.parametrize("key", SPOKEN[1:])
def test_nothing_is_left_in_english_but_what_is_listed(key: str) -> None:
    assert left_english(key, SAME_AS_ENGLISH.get(key, frozenset()), texts("en")) == []


@pytest.mark.parametrize("key", SPOKEN)
def test_no_message_holds_the_line_of_a_file(key: str) -> None:
    """As when a line was put into itself by a search and replace."""
    own = texts(key)
    assert [one for one, text in own.items() if text.startswith(f"{one} = ")] == []


@pytest.mark.parametrize("key", SPOKEN)
def test_no_message_names_a_key_of_the_keyboard(key: str) -> None:
    named = re.compile(
        r"\b(Ctrl|Strg|Cmd|Alt|Shift|Umschalt|Mayús)\s?\+|\bF\d{1,2}\b|[⌘⌥⇧]"
        r"|\b(Entf|Supr|Einfg|Page (Up|Down)|Bild (auf|ab)|(Re|Av)Pág)\b"
        r"|\((Del|Ins|Enter|Esc|Space|Leertaste|Espacio)\)"
    )
    assert [one for one, text in texts(key).items() if named.search(text)] == []


def test_english_says_once_what_a_key_is_called() -> None:
    """Shortcuts and sentences agree. “Enter” is a verb too."""
    names = re.compile(r"\b(Esc|Space|Tab)\b")
    assert texts("en").keys() >= KEYS
    assert {one for one, text in texts("en").items() if names.search(text)} <= KEYS


@pytest.mark.parametrize("key", SPOKEN)
def test_sentences_take_the_names_of_keys_from_the_same_place(key: str) -> None:
    own, english = messages(key), messages("en")
    assert [
        one for one in english if one in own and keys_of(own[one]) != keys_of(english[one])
    ] == []


def test_these_checks_see_what_is_wrong() -> None:
    """The checks above, on English with one thing wrong at a time."""
    english = messages("en")
    wrong = {
        **{one: message for one, message in english.items() if one != "nothing-to-undo"},
        **written(
            "extra = more\n"
            "round-unknown = Runde { $runde }\n"
            "step-players-added = { $count ->\n    [few] a\n   *[other] b\n }\n"
            "sheet-age-group = { $group }\n"
        ),
    }
    assert gaps(english, english) == other_words(english, english) == []
    assert other_variables(english, english) == uncounted(english, "en") == []
    assert gaps(wrong, english) == ["nothing-to-undo is missing", "extra is nobody's"]
    assert other_variables(wrong, english) == ["round-unknown"]
    assert other_words(wrong, english) == ["sheet-age-group"]
    assert uncounted(wrong, "en") == ["step-players-added"]
    assert len(left_english("en", frozenset(), texts("en"))) > 1000
