"""The page of the players: entries, check-in, byes, pairs kept apart, lists."""
