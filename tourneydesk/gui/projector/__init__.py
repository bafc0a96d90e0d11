"""The projector: the second window, which the audience sees."""
