"""Record cards of all formats as plain data: blank, filled so far, final.

Each format's ``show`` says its columns, its notes and what stands in a player's rows; `deck` makes
the cards of it.
"""
