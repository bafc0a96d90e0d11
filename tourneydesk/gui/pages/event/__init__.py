"""The page of the event itself: details and settings."""
