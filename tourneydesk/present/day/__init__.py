"""A day of several sections in words: their names and states, and what concerns several of them."""
