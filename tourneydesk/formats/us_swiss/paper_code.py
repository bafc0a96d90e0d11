"""How codes on paper encode this format; it never changes, so that old papers stay readable."""

from tourneydesk.core.format import PaperCode

PAPER_CODE = PaperCode(
    number=5,
    kinds=("swiss",),
    settings={
        "rounds": 4,
        "acceleration": "none",
        "alternation_limit": 80,
        "equalisation_limit": 200,
        "first_colour": "lot",
        "tiebreaks": ("modified_median", "solkoff", "cumulative", "cumulative_opposition"),
        "missed_rounds": "zero",
        "last_round_byes": "stand",
        "half_point_byes": None,
        "bye_points": 1,
        "pairing_rating": "first",
        "keep_apart": None,
    },
    first_settings={
        "tiebreaks": ("modified_median", "solkoff", "cumulative", "median", "cumulative_opposition")
    },
    roles=("white", "black"),
)
