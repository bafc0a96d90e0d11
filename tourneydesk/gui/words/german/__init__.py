"""The words of the window in German: a file for each file of the English ones."""
