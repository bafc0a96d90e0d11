"""What the tests of translations share: which words a language may have in common with English."""

import re
from collections.abc import Mapping

SAME_AS_ENGLISH: Mapping[str, frozenset[str]] = {
    "de": frozenset(
        {
            "key-enter",
            "key-esc",
            "key-tab",
            "window-program",
            "window-title",
            "safety-marked-titles-practice",
            "dual-ring-format-name",
            "tiebreak-solkoff",
            "tiebreak-median",
            "tiebreak-buchholz",
            "tiebreak-kashdan",
            "level-kashdan",
            "setting-tiebreaks-kashdan",
            "level-solkoff",
            "level-median",
            "level-buchholz",
            "level-sonneborn-berger",
            "field-name",
            "head-name",
            "card-name",
            "sheet-format",
            "cover-format",
            "ring-shown",
            "setting-tiebreaks-solkoff",
            "setting-tiebreaks-median",
            "setting-tiebreaks-sonneborn-berger",
            "setting-tiebreaks-buchholz",
            "tiebreak-sonneborn-berger",
            "window-recent-format",
            "people-name",
            "head-status",
            "people-player-fields-name",
        }
    ),
    "es": frozenset(
        {
            "card-colour",
            "key-enter",
            "key-esc",
            "key-tab",
            "window-program",
            "papers-last-printed",
            "window-title",
            "safety-marked-titles-practice",
            "dual-ring-format-name",
            "tiebreak-solkoff",
            "tiebreak-buchholz",
            "field-no",
            "tiebreak-kashdan",
            "level-kashdan",
            "setting-tiebreaks-kashdan",
            "level-solkoff",
            "level-buchholz",
            "level-sonneborn-berger",
            # bye, club, final, no, rating, strike are Spanish words too.
            "head-club",
            "round-counted-strikes",
            "draft-bye",
            "people-player-fields-club",
            "people-player-fields-rating",
            "card-bye",
            "card-final",
            "card-rating",
            "card-strikes",
            "cross-bye",
            "field-club",
            "field-rating",
            "risk-swiss-head-stakes",
            "head-strikes",
            "kind-final",
            "level-strikes",
            "cell-bye",
            "head-color",
            "head-rating",
            "setting-final-false",
            "setting-new-opponents-first-false",
            "setting-tiebreaks-buchholz",
            "setting-tiebreaks-solkoff",
            "setting-tiebreaks-sonneborn-berger",
            "setting-works-with-two-false",
            "sheet-club",
            "strikes-from-out-short",
            "tiebreak-sonneborn-berger",
            "word-club",
            "word-rating",
        }
    ),
}
"""By language: the ids whose words are the very same as in English, each on purpose."""


def has_words_in_message(text: str) -> bool:
    """Whether there is anything to translate in what stands behind a message's id."""
    return bool(re.search(r"[^\W\d_]{2}", re.sub(r"\{[^{}]*\}|\[\w+\]|\{[^{}]*->", "", text)))
