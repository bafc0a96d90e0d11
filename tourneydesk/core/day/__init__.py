"""A day of several sections: what concerns more than one event at once."""
