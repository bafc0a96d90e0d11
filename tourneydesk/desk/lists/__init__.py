"""Player lists: from the bytes of a file to text, rows, columns and players.

``decoding`` finds the encoding, ``rows`` the separator and the rows, ``columns`` the field of each
column, ``player_list`` the players; ``player_fields`` defines the limits of each field.
"""
