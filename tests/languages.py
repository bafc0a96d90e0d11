"""What the tests of translations share: which words a language may have in common with English."""

import re
from collections.abc import Mapping
from string import Formatter

SAME_AS_ENGLISH: Mapping[str, frozenset[str]] = {
    "de": frozenset(
        {
            "PROGRAM",
            "WINDOW_TITLE",
            "MARKED_TITLES/practice",
            "format_dual-ring",
            "tiebreak_solkoff",
            "tiebreak_median",
            "tiebreak_buchholz",
            "tiebreak_kashdan",
            "level_kashdan",
            "setting_tiebreaks_kashdan",
            "level_solkoff",
            "level_median",
            "level_buchholz",
            "level_sonneborn_berger",
            "field_name",
            "screen_name",
            "card_name",
            "sheet_format",
            "cover_format",
            "setting_tiebreaks_solkoff",
            "setting_tiebreaks_median",
            "setting_tiebreaks_sonneborn_berger",
            "setting_tiebreaks_buchholz",
            "tiebreak_sonneborn_berger",
            "RECENT_FORMAT",
            "NAME",
            "STATUS",
            "PLAYER_FIELDS/name",
        }
    ),
    "es": frozenset(
        {
            "PROGRAM",
            "LAST_PRINTED",
            "WINDOW_TITLE",
            "MARKED_TITLES/practice",
            "format_dual-ring",
            "tiebreak_solkoff",
            "tiebreak_buchholz",
            "field_no",
            "tiebreak_kashdan",
            "level_kashdan",
            "setting_tiebreaks_kashdan",
            "level_solkoff",
            "level_buchholz",
            "level_sonneborn_berger",
            # bye, club, final, no, rating, strike are Spanish words too.
            "CLUB",
            "COUNTED/strikes",
            "DRAFT_BYE",
            "KEYS_OF_STAGES/players/1/9/1",
            "PLAYER_FIELDS/club",
            "PLAYER_FIELDS/rating",
            "RATING",
            "TASK_TEXTS/3",
            "card_bye",
            "card_final",
            "card_rating",
            "card_strikes",
            "cross_bye",
            "field_club",
            "field_rating",
            "head_stakes_risk-swiss",
            "head_strikes",
            "kind_final",
            "level_strikes",
            "screen_bye",
            "screen_rating",
            "setting_final_false",
            "setting_new_opponents_first_false",
            "setting_tiebreaks_buchholz",
            "setting_tiebreaks_solkoff",
            "setting_tiebreaks_sonneborn_berger",
            "setting_works_with_two_false",
            "sheet_club",
            "strikes_from_out_short",
            "tiebreak_sonneborn_berger",
            "word_club",
            "word_rating",
        }
    ),
}
"""By language: the codes and names whose words are the very same as in English, each on purpose.

A field of a constant is named after it: ``MARKED_TITLES/practice``.
"""

_KEYS = re.compile(r"(Ctrl|Alt|Shift)\+|^F\d+$")


def has_words(text: str) -> bool:
    """Whether there is anything to translate: two letters in a row outside what is put in, and not
    the name of a key.
    """
    if _KEYS.search(text):
        return False
    try:
        plain = "".join(
            before + (spec or "" if "|" in (spec or "") else "")
            for before, _, spec, _ in Formatter().parse(text)
        )
    except ValueError:
        plain = text
    return bool(re.search(r"[^\W\d_]{2}", plain))
