"""The prizes page: the prize list, and who would win what."""
