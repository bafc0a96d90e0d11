"""The home page: recent events and ways to start."""
