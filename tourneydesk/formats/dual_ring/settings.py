"""The settings of the format, and the clauses that reasons cite."""

from tourneydesk.core.format import PaperCode
from tourneydesk.core.settings import Choice, Setting
from tourneydesk.formats.dual_ring.ring import seats_of

SEATING = Choice("seating", ("random", "rating", "entered"))

# The source wants one game of each color for everybody, but its example gives player 2 a second
# Black; the default follows the principle, the other value the example.
GAP_COLORS = Choice("gap_colours", ("one_of_each", "as_in_example"))

DRAWN_GAME = Choice("drawn_game", ("replay", "both_out"))

# The source's ring closes at the first loss; two games of a player that end at once are a rule of
# some organizers.
BOTH_RESULTS = Choice("both_results", (False, True))

SETTINGS: tuple[Setting, ...] = (SEATING, GAP_COLORS, DRAWN_GAME, BOTH_RESULTS)
"""New settings come last: papers identify a setting by its position."""

# The clauses that reasons cite: the sections of Rich Hutnik's "DUAL RING Tournament format"
# (2009), or our reading where it is silent.

TWO_GAMES = "Dual Ring, Introduction: two games at a time, one of each colour"
SETUP = "Dual Ring, Setup"
ELIMINATION = "Dual Ring, Rules: elimination"
EXAMPLE = "Dual Ring, Rules: example of player 3"
LAST_TWO = "Dual Ring, Rules: the last two"
DRAWS = "Dual Ring, Rules: tied games"
OURS = "our reading"
ENDED = "our reading: a ring that the organizer ends"

# How codes on paper encode this format; it never changes, so that old papers stay readable.

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
