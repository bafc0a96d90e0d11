"""Record cards of all formats as plain data: blank, partly filled in, and final.

Each format's ``show`` defines its columns, its notes and the contents of a player's rows; `deck`
builds the cards of a size (`sizes`), and `geometry` says where everything on them is.
"""
