"""The clauses that reasons cite: the sections of the "Age-Modified Swiss Pairing System" sheet, or
our reading where it is silent.
"""

_PAIRING = "Age-Modified Swiss, Score Recording & Pairing"

FIRST_ROUND = f"{_PAIRING} 1"
RECORD_THEN_AGE = f"{_PAIRING} 3"
ELDEST_AND_YOUNGEST = f"{_PAIRING} 3, note"
MOVING_DOWN = f"{_PAIRING} 4"
TIES = f"{_PAIRING} 8"
OURS = "our reading"
HOUSE = "a rule of this event"
