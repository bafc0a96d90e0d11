"""What the tests of translations share: which words a language may have in common with English."""

import re
from collections.abc import Mapping

PASSAGES = frozenset(
    {
        "age-swiss-rules-cited",
        "age-swiss-clause-basics",
        "age-swiss-clause-winner",
        "age-swiss-clause-rounds",
        "age-swiss-clause-pairing",
        "dual-ring-rules-cited",
        "dual-ring-clause-introduction",
        "dual-ring-clause-setup",
        "dual-ring-clause-rules",
        "risk-swiss-rules-cited",
        "risk-swiss-clause-basics",
        "risk-swiss-clause-recording",
        "strikes-rules-cited",
        "rules-prize-source",
    }
)
"""Titles of the sources and of their sections, which are in English."""

NAMES_OF_FILES = frozenset(
    {
        "export-version-16",
        "export-version-26",
        "export-rating-b",
        "export-name-tdf",
        "export-name-json",
        "export-name-pgn",
    }
)
"""Kinds of files, and what US Chess calls its ratings."""

SAME_AS_ENGLISH: Mapping[str, frozenset[str]] = {
    "de": PASSAGES
    | NAMES_OF_FILES
    | frozenset(
        {
            "export-version-label",
            "paper-option-order-name",
            "key-enter",
            "key-esc",
            "key-tab",
            "window-program",
            "program-versions",
            "window-title",
            "window-details",
            "event-logo",
            "keys-players-task-check-in",
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
            "card-match-outcome",
            "card-match-outcome-short",
            "card-round-short",
            "sheet-format",
            "cover-format",
            "ring-shown",
            "window-round-ring",
            "setting-tiebreaks-solkoff",
            "setting-tiebreaks-median",
            "setting-tiebreaks-sonneborn-berger",
            "setting-tiebreaks-buchholz",
            "tiebreak-sonneborn-berger",
            "window-recent-format",
            "people-name",
            "people-optional",
            "head-float",
            "head-status",
            "import-field-name",
            "people-player-fields-name",
            "round-filters",
            "wizard-steps-format",
            "window-about-version",
            "paper-option-design-modern",
            "paper-round-ring",
            "rating-class-senior-master",
            "rating-class-master",
            "rating-class-expert",
        }
    ),
    "es": PASSAGES
    | frozenset({"prize-club", "prizes-any-club", "paper-option-signature-no"})
    | NAMES_OF_FILES
    | frozenset(
        {
            "export-rating-r",
            "handout-no",
            "handout-club",
            "handout-rating",
            "paper-option-poster-no",
            "paper-option-by-club",
            "cross-short-bye",
            "head-total",
            "strikes-group-points-one",
            "standings-view-bars",
            "standings-final",
            "winners-strikes",
            "key-enter",
            "key-esc",
            "key-tab",
            "window-program",
            "program-versions",
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
            "import-field-club",
            "import-field-rating",
            "people-player-fields-club",
            "people-player-fields-rating",
            "card-bye",
            "card-color",
            "card-rating-short",
            "paper-printed-short",
            "card-final",
            "card-rating",
            "card-strikes",
            "cross-bye",
            "field-club",
            "field-rating",
            "risk-swiss-head-stakes",
            "head-strikes",
            "kind-final",
            "kind-semi-final",
            "window-round-final",
            "level-strikes",
            "cell-bye",
            "head-color",
            "head-rating",
            "setting-final-false",
            "setting-semi-final",
            "setting-semi-final-false",
            "setting-new-opponents-first-false",
            "setting-tiebreaks-buchholz",
            "setting-tiebreaks-solkoff",
            "setting-tiebreaks-sonneborn-berger",
            "setting-works-with-two-false",
            "setting-re-entry-false",
            "sheet-club",
            "strikes-from-out-short",
            "tiebreak-sonneborn-berger",
            "word-club",
            "word-rating",
            "paper-option-design-laurel",
            "schedule-rating",
            "paper-round-final",
            "paper-round-semi-final",
            "sheet-board-semi-final",
            "risk-swiss-hand-heading-semi-final",
            "sheet-board-final",
            "cert-strikes",
        }
    ),
}
"""By language: the ids whose words are the very same as in English, each on purpose."""


def has_words_in_message(text: str) -> bool:
    """Whether there is anything to translate in what stands behind a message's id."""
    return bool(re.search(r"[^\W\d_]{2}", re.sub(r"\{[^{}]*\}|\[\w+\]|\{[^{}]*->", "", text)))
