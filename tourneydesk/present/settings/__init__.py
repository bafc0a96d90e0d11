"""The settings of a format as people read and choose them: words, groups, cards."""
