"""The settings of a Dual Ring."""

from tourneydesk.core.settings import Choice, Setting

SEATING = Choice("seating", ("random", "rating", "entered"))

# The source wants one game of each color for everybody, but its example gives player 2 a second
# Black; the default follows the principle, the other value the example.
GAP_COLORS = Choice("gap_colours", ("one_of_each", "as_in_example"))

DRAWN_GAME = Choice("drawn_game", ("replay", "both_out"))

SETTINGS: tuple[Setting, ...] = (SEATING, GAP_COLORS, DRAWN_GAME)
