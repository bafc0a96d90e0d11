"""Deciding and keeping: the only road to a change of an event."""
