"""The preview of a list of players before it is imported."""
