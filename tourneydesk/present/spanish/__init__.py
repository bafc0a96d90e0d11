"""The Spanish words: a file for each of the English ones, with the same codes."""
