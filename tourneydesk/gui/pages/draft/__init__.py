"""The page of a round that is not posted yet."""
