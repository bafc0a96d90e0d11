"""The page of a round: its tables and their results."""
