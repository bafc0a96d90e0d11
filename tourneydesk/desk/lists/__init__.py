"""Player lists: the bytes of a file, its text, its rows, its columns, its players.

``decoding`` finds the characters, ``rows`` the rows and the separator, ``columns`` what stands
where, ``player_list`` the players; ``twins`` tells names that look alike, ``player_fields`` says
what each field of a player may be.
"""
