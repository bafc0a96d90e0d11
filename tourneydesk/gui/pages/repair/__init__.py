"""The page of repairs of the round posted last."""
