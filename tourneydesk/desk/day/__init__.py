"""A day: several sections, each an event file of its own, opened and looked after together."""
