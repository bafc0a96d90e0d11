"""Another desk wrote its step first."""


class Overtaken(Exception):
    """Nothing was appended: other desks have appended steps that this one has not read."""
