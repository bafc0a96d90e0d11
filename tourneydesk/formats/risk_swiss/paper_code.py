"""How codes on paper encode this format; it never changes, so that old papers stay readable."""

from tourneydesk.core.format import PaperCode

PAPER_CODE = PaperCode(
    number=2,
    kinds=("swiss", "final"),
    settings={
        "swiss_rounds": None,
        "boards": None,
        "final": True,
        "sanctioned": True,
        "new_opponents_first": False,
        "k_value": None,
        "finalists": 5,
        "points_by_place": (5, 4, 3, 2, 1),
        "tiebreaks": ("game_points", "energy"),
        "keep_apart": None,
        "semi_final": False,
    },
    later_kinds=("semi_final",),
)
