"""The standings page, with a tryout of missing results."""
