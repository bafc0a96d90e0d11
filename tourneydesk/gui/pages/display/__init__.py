"""The page that decides what the projector shows."""
