"""The players page: entries, check-in, byes, pairs kept apart, lists."""
