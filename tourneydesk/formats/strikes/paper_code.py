"""How codes on paper encode this format; it never changes, so that old papers stay readable."""

from tourneydesk.core.format import PaperCode

PAPER_CODE = PaperCode(
    number=4,
    kinds=("random", "split", "playoff"),
    settings={
        "largest_table": 5,
        "elimination_level": 35,
        "seating": "optimised",
        "works_with_two": False,
        "five_left": "four_and_bye",
        "rounds": None,
        "strikes_by_place": None,
        "re_entry": False,
    },
)
