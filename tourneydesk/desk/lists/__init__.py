"""Player lists: from the bytes of a file to text, rows, columns and players.

``decoding`` finds the encoding, ``rows`` the separator and the rows, ``columns`` the field of each
column, ``player_list`` the players; ``player_fields`` defines the limits of each field.

For a list that the organizer looks at before it is imported, ``grid`` reads every row, ``choices``
holds what the organizer decides, and ``preview`` has what each row becomes.
"""
