"""An event on PostgreSQL, for several desks: the same chain as a file's, written by many."""
