"""Every language says all that English says, about the same facts; one that is not there yet is
passed over.
"""

import re
from collections.abc import Iterator, Mapping
from string import Formatter

import pytest

from tests.languages import SAME_AS_ENGLISH, has_words
from tourneydesk.present.english import WORDS as ENGLISH
from tourneydesk.present.languages import LANGUAGES, Words, gathered, known_languages

SPOKEN = [one.key for one in known_languages()]
GROUPS = sorted(ENGLISH)


def parts(template: str) -> Iterator[tuple[str, str]]:
    """The fields of a template, each with how it is shown."""
    for _, field, spec, _ in Formatter().parse(template):
        if field is not None:
            yield re.split(r"[.\[]", field)[0], spec or ""


def looked_up(words: Words) -> set[str]:
    """What the codes of facts that are looked up begin with."""
    specs = {
        spec for templates in words.values() for one in templates.values() for _, spec in parts(one)
    }
    return {f"{spec}_" for spec in specs if spec and "|" not in spec}


def gaps(words: Words) -> list[str]:
    """What a language lacks, or has too much."""
    begins = tuple(looked_up(words))
    found = []
    for group in GROUPS:
        mine = words.get(group, {})
        found += [f"{group}: {code} is missing" for code in ENGLISH[group] if code not in mine]
        found += [
            f"{group}: {code} is nobody's"
            for code in mine
            if code not in ENGLISH[group] and not code.startswith(begins)
        ]
    return found


def other_facts(words: Words) -> list[str]:
    """Templates about other facts than the English ones."""
    return [
        f"{group}: {code}"
        for group in GROUPS
        for code, template in ENGLISH[group].items()
        if code in words.get(group, {})
        and {field for field, _ in parts(words[group][code])}
        != {field for field, _ in parts(template)}
    ]


def plain_lists(words: Words) -> list[str]:
    """Templates where one and many do not take their own nouns though English has them so."""
    return [
        f"{group}: {code}"
        for group in GROUPS
        for code, template in words.get(group, {}).items()
        if any(spec.count("|") not in (0, 1) for _, spec in parts(template))
    ]


def left_english(words: Words, same: Mapping[str, frozenset[str]], key: str) -> list[str]:
    """Templates that say the very same as English and are not listed as doing so."""
    return [
        f"{group}: {code}"
        for group in GROUPS
        for code, template in ENGLISH[group].items()
        if words.get(group, {}).get(code) == template
        and has_words(template)
        and code not in same[key]
    ]


@pytest.mark.parametrize("key", SPOKEN)
def test_a_language_has_words_for_every_code_and_no_others(key: str) -> None:
    assert gaps(LANGUAGES[key].words()) == []


@pytest.mark.parametrize("key", SPOKEN)
def test_a_language_speaks_of_the_same_facts(key: str) -> None:
    assert other_facts(LANGUAGES[key].words()) == []


@pytest.mark.parametrize("key", SPOKEN)
def test_one_and_many_are_a_pair_of_nouns(key: str) -> None:
    assert plain_lists(LANGUAGES[key].words()) == []


def test_nothing_is_left_in_english_but_what_is_listed() -> None:
    for key in SPOKEN[1:]:
        assert left_english(LANGUAGES[key].words(), SAME_AS_ENGLISH, key) == [], key


def test_the_words_of_a_language_are_found_in_its_folder() -> None:
    assert gathered("tourneydesk.present.english") == ENGLISH


def test_these_checks_see_what_is_wrong() -> None:
    """The checks above, on English with one thing wrong at a time."""
    common = dict(ENGLISH["common"])
    assert gaps(ENGLISH) == other_facts(ENGLISH) == plain_lists(ENGLISH) == []
    assert len(left_english(ENGLISH, {"en": frozenset()}, "en")) > 500
    del common["nothing_to_undo"]
    common["extra"] = "more"
    common["round_unknown"] = "Runde {runde}"
    common["step_players_added"] = "{count:Spieler|Spieler|viele}"
    wrong = {**ENGLISH, "common": common}
    assert gaps(wrong) == ["common: nothing_to_undo is missing", "common: extra is nobody's"]
    assert other_facts(wrong) == ["common: round_unknown"]
    assert plain_lists(wrong) == ["common: step_players_added"]
