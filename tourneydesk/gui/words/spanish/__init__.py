"""The Spanish words of the window: a file for each of the English ones, with the same names."""
