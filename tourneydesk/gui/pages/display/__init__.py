"""The page that controls the projector."""
