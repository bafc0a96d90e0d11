"""Nothing about a list is said without words, and no words lie about unused."""

import re
from pathlib import Path

import tourneydesk.desk.player_fields as fields
from tourneydesk.desk.lists import player_list
from tourneydesk.present.english import WORDS
from tourneydesk.present.english.common import COMMON
from tourneydesk.present.english.lists import LISTS

SOURCES = [Path(fields.__file__), *Path(player_list.__file__).parent.glob("*.py")]


def test_every_code_has_words_and_every_word_is_used() -> None:
    code = "\n".join(file.read_text("utf-8") for file in SOURCES)
    used = set(re.findall(r'(?:Problem\(|code = |else )"(\w+)"', code))
    used |= set(re.findall(r'code = "(\w+)" if', code))
    used |= {"rating_out_of_range", "age_out_of_range", "in_row"}
    assert used == set(LISTS)


def test_list_words_take_nothing_from_the_common_ones() -> None:
    assert not set(COMMON) & set(LISTS)
    assert set(LISTS) <= set(WORDS["common"])


def test_words_are_for_people() -> None:
    for sentence in LISTS.values():
        assert not re.search(r"(?i)\b(error|invalid|failed|exception|parse|null)", sentence)
