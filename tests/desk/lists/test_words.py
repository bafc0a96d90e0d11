"""Nothing about a list is said without words, and no words lie about unused."""

import re
from pathlib import Path

import tourneydesk.desk.lists.player_fields as fields
from tests.message_files import ids, texts
from tourneydesk.desk.lists import player_list

SOURCES = [Path(fields.__file__), *Path(player_list.__file__).parent.glob("*.py")]


def test_every_code_has_words_and_every_word_is_used() -> None:
    code = "\n".join(file.read_text("utf-8") for file in SOURCES)
    used = set(re.findall(r'(?:Problem\(|code = |else )"(\w+)"', code))
    used |= set(re.findall(r'code = "(\w+)" if', code))
    used |= {"rating_out_of_range", "age_out_of_range", "games_out_of_range", "in_row"}
    used |= {f"list_without_headings{known}" for known in ("_aged", "_rated", "_rated_aged")}
    used -= {"member_entered"}  # about any player, not only about a row
    assert ids(used) == set(texts("en", "player-lists"))


def test_words_are_for_people() -> None:
    for sentence in texts("en", "player-lists").values():
        assert not re.search(r"(?i)\b(error|invalid|failed|exception|parse|null)", sentence)
