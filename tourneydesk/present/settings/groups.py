"""Which settings belong together on a form."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SettingGroup:
    """Settings under one heading, in the order in which they are asked for.

    ``heading`` is the end of its message's id, ``settings-group-…``.
    """

    heading: str
    keys: tuple[str, ...]
