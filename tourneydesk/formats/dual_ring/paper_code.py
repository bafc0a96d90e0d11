"""How codes on paper encode this format; it never changes, so that old papers stay readable."""

from tourneydesk.core.format import PaperCode
from tourneydesk.formats.dual_ring.ring import seats_of

PAPER_CODE = PaperCode(
    number=3,
    kinds=("ring",),
    settings={
        "seating": "random",
        "gap_colours": "one_of_each",
        "drawn_game": "replay",
        "both_results": False,
    },
    roles=("white", "black"),
    ring=lambda posted: len(seats_of(posted)),
)
