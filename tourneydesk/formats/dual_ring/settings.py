"""The settings of a Dual Ring."""

from tourneydesk.core.settings import Choice, Setting

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
