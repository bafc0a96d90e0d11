"""German says all that English says, of the same facts, on paper, at the tables and in the window.

A word that German lacks is said in English, so nothing but a test sees the gap.
"""

import re
from collections.abc import Iterator
from string import Formatter

import pytest

from tourneydesk.gui.words import words_of
from tourneydesk.present.english import WORDS as ENGLISH
from tourneydesk.present.german import WORDS as GERMAN

TEMPLATES = [(group, code) for group in sorted(ENGLISH) for code in sorted(ENGLISH[group])]


def facts(template: str) -> set[str]:
    return {field for _, field, _, _ in Formatter().parse(template) if field is not None}


def texts(value: object) -> Iterator[str]:
    """Every text in a constant of the window, in order."""
    match value:
        case str():
            yield value
        case dict():
            for key in value:
                yield from texts(value[key])
        case tuple():
            for inner in value:
                yield from texts(inner)
        case _:
            return


def test_every_code_has_german_words() -> None:
    assert [one for one in TEMPLATES if one[1] not in GERMAN[one[0]]] == []


def test_german_templates_hold_the_facts_of_the_english_ones() -> None:
    differ = [
        (group, code)
        for group, code in TEMPLATES
        if facts(GERMAN[group][code]) != facts(ENGLISH[group][code])
    ]
    assert differ == []


def test_figures_come_with_one_noun_for_one_and_one_for_many() -> None:
    wrong = [
        (group, code, spec)
        for group, templates in GERMAN.items()
        for code, template in templates.items()
        for _, _, spec, _ in Formatter().parse(template)
        if spec and spec.count("|") > 1
    ]
    assert wrong == []


def test_every_name_of_the_window_has_german_words_of_the_same_shape() -> None:
    english, german = words_of(), words_of("german")
    assert [name for name in english if name not in german] == []
    for name, value in english.items():
        assert type(german[name]) is type(value), name
        pairs = zip(texts(value), texts(german[name]), strict=True)
        assert [one for one, other in pairs if facts(one) != facts(other)] == [], name


@pytest.mark.parametrize("unkind", ["Fehler", "ungültig", "fehlgeschlagen"])
def test_nobody_is_told_off(unkind: str) -> None:
    said = [text for templates in GERMAN.values() for text in templates.values()]
    said += [text for value in words_of("german").values() for text in texts(value)]
    assert [text for text in said if re.search(unkind, text, re.IGNORECASE)] == []


def test_german_quotation_marks_go_in_pairs() -> None:
    said = [text for templates in GERMAN.values() for text in templates.values()]
    said += [text for value in words_of("german").values() for text in texts(value)]
    assert [text for text in said if text.count("„") != text.count("“")] == []
    assert [text for text in said if "”" in text] == []
