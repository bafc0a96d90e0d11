"""The clauses that reasons cite: the sections of Rich Hutnik's "DUAL RING Tournament format"
(2009), or our reading where it is silent.
"""

TWO_GAMES = "Dual Ring, Introduction: two games at a time, one of each colour"
SETUP = "Dual Ring, Setup"
ELIMINATION = "Dual Ring, Rules: elimination"
EXAMPLE = "Dual Ring, Rules: example of player 3"
LAST_TWO = "Dual Ring, Rules: the last two"
DRAWS = "Dual Ring, Rules: tied games"
OURS = "our reading"
ENDED = "our reading: a ring that the organizer ends"
