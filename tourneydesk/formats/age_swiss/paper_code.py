"""How codes on paper encode this format; it never changes, so that old papers stay readable."""

from tourneydesk.core.format import PaperCode

PAPER_CODE = PaperCode(
    number=1,
    kinds=("swiss",),
    later_kinds=("playoff",),
    settings={
        "rounds": None,
        "age_groups": (11, 15),
        "age_group_names": None,
        "record": "points",
        "games_per_match": 1,
        "ties": "latest_loss",
        "top_cut": None,
        "top_cut_games": None,
        "win_points": 3,
        "draw_points": 1,
        "bye_points": None,
        "oldest_meets_youngest": True,
        "keep_apart": None,
    },
)
