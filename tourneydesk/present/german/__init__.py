"""The German words: a file for each file of the English ones."""
